package mach_test

import (
	"slices"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/target"
)

// TestFoldTiedAndConstant lets an addition have its result, and the operand tied
// to it, in a slot, and its other operand as a constant.
func TestFoldTiedAndConstant(t *testing.T) {
	f := code(t, "define i64 @f(i64 %a, i64 %b) {\n  %c = add i64 %a, %b\n  ret i64 %c\n}\n", spillway.ToSelected)[0]
	five := code(t, "define i64 @five() {\n  ret i64 5\n}\n", spillway.ToSelected)[0]
	from, n := find(five, func(_ *mach.Instr, tile *target.Tile) bool { return tile.Flags&target.TileRemat != 0 })
	b, i := find(f, func(_ *mach.Instr, tile *target.Tile) bool { return tile.NumDefs == 1 && tile.Operands[0].Tied == 1 })
	k := mach.VReg(len(f.VRegs))
	f.VRegs = append(f.VRegs, f.VRegs[b.Instrs[i].Regs[0].VReg])
	in := from.Instrs[n]
	in.Regs = []mach.Operand{{VReg: k, Reg: regalloc.NoReg}}
	b.Instrs = slices.Insert(b.Instrs, i, in)
	b.Instrs[i+1].Regs[2].VReg = k
	mach.SplitEdges(f)

	p := mach.Problem(f)
	add := regalloc.InstrID(i + 1) // the function is one block
	slot, result := regalloc.InSlot(0), regalloc.InRegister(p.Ops(add + 1)[0].Reg)
	r := &regalloc.Result{
		Slots: []regalloc.Slot{{Size: 8, Align: 8}},
		InstrMoves: []regalloc.InstrMove{
			{Before: add, Move: regalloc.Move{VReg: p.Ops(add)[1].VReg, Dst: slot, Src: regalloc.InRegister(p.Ops(0)[0].Reg)}},
			{Before: add + 1, Move: regalloc.Move{VReg: p.Ops(add)[0].VReg, Dst: result, Src: slot}},
		},
	}
	for i := range p.Instrs {
		for _, o := range p.Ops(regalloc.InstrID(i)) {
			l := regalloc.InRegister(o.Reg)
			switch {
			case o.VReg == k:
				l = regalloc.Recomputed
			case regalloc.InstrID(i) == add:
				l = slot
			}
			r.Locs = append(r.Locs, l)
		}
	}
	for _, finding := range check.Result(p, r) {
		t.Error(finding.Error())
	}
	if err := mach.Apply(f, p, r, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	for _, err := range mach.Verify(f, mach.Allocated) {
		t.Error(err)
	}
	b, i = find(f, func(in *mach.Instr, _ *target.Tile) bool { return in.Folded })
	if in := &b.Instrs[i]; len(in.Regs) != 0 || in.Imm != 5 || !in.Mem.Used || f.Slots[in.Mem.Slot].Kind != mach.SpillSlot {
		t.Errorf("%s of slot %d with %d registers and constant %d", f.Target.Tiles[in.Tile].Name, in.Mem.Slot, len(in.Regs), in.Imm)
	}
	if len(b.Instrs) != 5 { // entry, store, addition, load, return
		t.Errorf("%d instructions, want 5", len(b.Instrs))
	}
}

// TestSlotBesideConstant asks of a conditional move what may be in a slot: where a number that is
// compared may be a constant, nothing that no tile has in memory besides it.
func TestSlotBesideConstant(t *testing.T) {
	f := code(t, `define i64 @f(double %a, double %b, i64 %x, i64 %y) {
  %c = fcmp ogt double %a, %b
  %s = select i1 %c, i64 %x, i64 %y
  ret i64 %s
}
`, spillway.ToSelected)[0]
	number := code(t, "define double @number() {\n  ret double 3.5\n}\n", spillway.ToSelected)[0]
	from, n := find(number, func(_ *mach.Instr, tile *target.Tile) bool { return tile.Flags&target.TileRemat != 0 })
	b, i := find(f, func(in *mach.Instr, tile *target.Tile) bool { return tile.NumDefs == 1 && len(in.Regs) == 5 })
	alternatives := func() []regalloc.Operand {
		mach.SplitEdges(f)
		p := mach.Problem(f)
		return p.Ops(regalloc.InstrID(i)) // the function is one block
	}
	if ops := alternatives(); ops[2].Const != regalloc.NoAlt || ops[3].Mem == regalloc.NoAlt {
		t.Errorf("of two registers compared, one may be a constant (%d), or what is chosen may not be in a slot (%d)", ops[2].Const, ops[3].Mem)
	}
	k := mach.VReg(len(f.VRegs))
	f.VRegs = append(f.VRegs, f.VRegs[b.Instrs[i].Regs[2].VReg])
	in := from.Instrs[n]
	in.Regs = []mach.Operand{{VReg: k, Reg: regalloc.NoReg}}
	b.Instrs = slices.Insert(b.Instrs, i, in)
	i++
	b.Instrs[i].Regs[2].VReg = k
	if ops := alternatives(); ops[2].Const == regalloc.NoAlt || ops[3].Mem != regalloc.NoAlt {
		t.Errorf("of a register and a constant compared, none may be a constant (%d), or what is chosen may be in a slot (%d)", ops[2].Const, ops[3].Mem)
	}
}

// TestBoolInSlot rematerializes true into a slot: its other bits are zero there,
// since tiles that read i1 see eight or more of them.
func TestBoolInSlot(t *testing.T) {
	f := code(t, "define i1 @f() {\n  ret i1 true\n}\n", spillway.ToSelected)[0]
	mach.SplitEdges(f)
	p := mach.Problem(f)
	ret := regalloc.InstrID(len(p.Instrs) - 1)
	v, result := p.Ops(ret)[0].VReg, regalloc.InRegister(p.Ops(ret)[0].Reg)
	r := &regalloc.Result{
		Slots: []regalloc.Slot{{Size: 4, Align: 4}},
		InstrMoves: []regalloc.InstrMove{
			{Before: ret, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(0), Src: regalloc.Recomputed}},
			{Before: ret, Move: regalloc.Move{VReg: v, Dst: result, Src: regalloc.Recomputed}},
		},
		Locs: []regalloc.Loc{regalloc.Recomputed, result},
	}
	for _, finding := range check.Result(p, r) {
		t.Error(finding.Error())
	}
	if err := mach.Apply(f, p, r, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	b, i := find(f, func(in *mach.Instr, _ *target.Tile) bool { return in.Origin == mach.FromRemat && in.Mem.Used })
	if in := &b.Instrs[i]; in.Imm != 1 {
		t.Errorf("%s of %d, want 1", f.Target.Tiles[in.Tile].Name, in.Imm)
	}
}

// TestRematerializedLoads expects loads of constants to be rematerialized where calls destroy registers, but
// for volatile ones, those of variables, of constants by way of an address that a register has, and of thread-local ones.
func TestRematerializedLoads(t *testing.T) {
	for _, c := range []struct {
		name, load string
		want       bool
	}{
		{"a vector", "%x = add <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>\n  %y = xor <4 x i32> %x, <i32 1, i32 2, i32 3, i32 4>", true},
		{"a constant", "%x = load i32, ptr @constant", true},
		{"volatile", "%x = load volatile i32, ptr @constant", false},
		{"a variable", "%x = load i32, ptr @variable", false},
		{"an element", "%q = getelementptr i32, ptr @constant, i64 %i\n  %x = load i32, ptr %q", false},
		{"thread-local", "%q = call ptr @llvm.threadlocal.address.p0(ptr @local)\n  %x = load i32, ptr %q", false},
	} {
		f := code(t, "@constant = external hidden constant [4 x i32]\n@variable = internal global i32 3\n@local = internal thread_local(localexec) constant i32 3\n@out = internal global i32 0\n"+
			"declare ptr @llvm.threadlocal.address.p0(ptr)\n"+
			"define <4 x i32> @f(i64 %i, <4 x i32> %a) {\n  "+c.load+"\n  "+map[bool]string{true: "ret <4 x i32> %y", false: "store i32 %x, ptr @out\n  ret <4 x i32> %a"}[c.name == "a vector"]+"\n}\n", spillway.ToSelected)[0]
		p := mach.Problem(f)
		got := false
		id := regalloc.InstrID(0)
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				in := &b.Instrs[i]
				flags := f.Target.Tiles[in.Tile].Flags
				if flags&target.TileLoads != 0 && flags&target.TileStores == 0 && len(in.Regs) > 0 && p.VRegs[in.Regs[0].VReg].Remat == id {
					got = true
				}
				id++
			}
		}
		if got != c.want {
			t.Errorf("%s: rematerialized %v, want %v", c.name, got, c.want)
		}
	}
}

// TestOneConstant compares with a number and selects the same number: one instruction, which has it as a constant
// in either place, but not in both.
func TestOneConstant(t *testing.T) {
	text := []byte(`
define i32 @f(i32 %a, i32 %y, i1 %b) {
  %c = icmp eq i32 %a, 0
  %r = select i1 %c, i32 0, i32 %y
  %s = select i1 %b, i32 0, i32 %y
  %t = mul i32 %r, %s
  ret i32 %t
}
`)
	sharing, err := spillway.SelectorByName("cse-all") // the number is not taken into the instructions at once
	if err != nil {
		t.Fatal(err)
	}
	machine, err := spillway.TargetByName("arm")
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse("test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	level, err := spillway.LevelByName("z")
	if err != nil {
		t.Fatal(err)
	}
	opts := spillway.Options{Target: machine, Check: true}
	level.Apply(&opts)
	opts.Selector = sharing
	if _, err := spillway.Compile(t.Context(), m, opts); err != nil {
		t.Error(err)
	}
}
