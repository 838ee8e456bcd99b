package layout_test

import (
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// TestFlags counts down, with different instructions between the sum and the branch.
func TestFlags(t *testing.T) {
	move := machine.Moves[machine.Classes.I64]
	instr := func(name string, regs ...regalloc.Reg) mach.Instr {
		in := mach.Instr{Tile: tile(name), Mem: mach.NoMem}
		for _, r := range regs {
			in.Regs = append(in.Regs, reg(r))
		}
		return in
	}
	for _, test := range []struct {
		name    string
		between []mach.Instr
		pred    ir.Pred
		width   string
		dropped bool
	}{
		{"at once", nil, ir.NE, "64", true},
		{"equal", nil, ir.EQ, "64", true},
		{"less", nil, ir.SLT, "64", false},
		{"narrower", nil, ir.NE, "32", false},
		{"behind a move", []mach.Instr{{Tile: move.Move, Mem: mach.NoMem, Regs: []mach.Operand{reg(1), reg(2)}}}, ir.NE, "64", true},
		{"behind a move to it", []mach.Instr{{Tile: move.Move, Mem: mach.NoMem, Regs: []mach.Operand{reg(3), reg(2)}}}, ir.NE, "64", false},
		{"behind a constant", []mach.Instr{letter(0)}, ir.NE, "64", true},
		{"behind a zero", []mach.Instr{instr("zero64", 1)}, ir.NE, "64", false},
		{"behind another sum", []mach.Instr{instr("dec64.r", 1, 1)}, ir.NE, "64", false},
	} {
		f := newFunc(2)
		b := f.Blocks[0]
		b.Instrs = append(append(b.Instrs, instr("dec64.r", 3, 3)), test.between...)
		br := instr("br.cmp"+test.width+".r0", 3)
		br.Pred = test.pred
		b.Instrs = append(b.Instrs, br)
		b.Succs = []mach.Edge{{To: 0, Prob: 0.5}, {To: 1, Prob: 0.5}}
		leave(f.Blocks[1])
		layout.Flags(f)
		if got := b.Instrs[len(b.Instrs)-1].Flags; got != test.dropped {
			t.Errorf("%s: dropped %t, want %t", test.name, got, test.dropped)
		}
	}
}

// TestFlagsAgain repeats a comparison, with different instructions between the two, in one block and in two.
func TestFlagsAgain(t *testing.T) {
	instr := func(name string, imm int64, regs ...regalloc.Reg) mach.Instr {
		in := mach.Instr{Tile: tile(name), Imm: imm, Mem: mach.NoMem, Pred: ir.SLT}
		for _, r := range regs {
			in.Regs = append(in.Regs, reg(r))
		}
		return in
	}
	memory := func(folded bool) mach.Instr {
		in := instr("set32.cmp32.rm", 0, 3, 1)
		in.Mem.Used, in.Mem.Slot, in.Folded = true, 0, folded
		return in
	}
	inMemory := func(folded bool) mach.Instr {
		in := instr("br.cmp32.rm", 0, 1)
		in.Mem.Used, in.Mem.Slot, in.Folded = true, 0, folded
		return in
	}
	first, last := instr("sel64.cmp32.rr", 0, 3, 1, 2, 4, 3), instr("br.cmp32.rr", 0, 1, 2)
	move := machine.Moves[machine.Classes.I64].Move
	for _, test := range []struct {
		name    string
		first   mach.Instr
		between []mach.Instr
		last    mach.Instr
		dropped bool
	}{
		{"at once", first, nil, last, true},
		{"another selection", first, []mach.Instr{instr("sel64.cmp32.rr", 0, 4, 1, 2, 3, 4)}, last, true},
		{"a move", first, []mach.Instr{{Tile: move, Mem: mach.NoMem, Regs: []mach.Operand{reg(4), reg(2)}}}, last, true},
		{"a move to an operand", first, []mach.Instr{{Tile: move, Mem: mach.NoMem, Regs: []mach.Operand{reg(1), reg(2)}}}, last, false},
		{"a sum", first, []mach.Instr{instr("add64.rr", 0, 3, 3, 4)}, last, false},
		{"inline assembly", first, []mach.Instr{{Tile: tile("asm"), Mem: mach.NoMem}}, last, false},
		{"to an operand", instr("sel64.cmp32.rr", 0, 1, 1, 2, 4, 1), nil, last, false},
		{"other registers", first, nil, instr("br.cmp32.rr", 0, 2, 1), false},
		{"another width", first, nil, instr("br.cmp64.rr", 0, 1, 2), false},
		{"a truth value", instr("set32.cmp32.ri", 7, 3, 1), nil, instr("br.cmp32.ri", 7, 1), true},
		{"another constant", instr("set32.cmp32.ri", 7, 3, 1), nil, instr("br.cmp32.ri", 8, 1), false},
		{"a slot", memory(true), nil, inMemory(true), true},
		{"a variable", memory(false), nil, inMemory(false), false},
	} {
		for _, blocks := range []int{1, 2} {
			f := newFunc(2 + blocks)
			f.Slots = []mach.Slot{{}}
			b := f.Blocks[0]
			b.Instrs = append(b.Instrs, test.first)
			if blocks == 2 {
				b.Instrs = append(b.Instrs, f.Jump())
				b.Succs = []mach.Edge{{To: 1, Prob: 1}}
				b = f.Blocks[1]
			}
			b.Instrs = append(append(b.Instrs, test.between...), test.last)
			b.Succs = []mach.Edge{{To: mach.BlockID(blocks), Prob: 0.5}, {To: mach.BlockID(blocks + 1), Prob: 0.5}}
			leave(f.Blocks[blocks])
			leave(f.Blocks[blocks+1])
			f.ComputePreds()
			layout.Flags(f)
			in := &b.Instrs[len(b.Instrs)-1]
			if in.Flags != test.dropped {
				t.Errorf("%s, %d blocks: dropped %t, want %t", test.name, blocks, in.Flags, test.dropped)
			}
			var p target.Assignment
			f.Assignment(&p, in)
			if got, all := len(machine.Tiles[in.Tile].LinesAt(&p)), len(machine.Tiles[in.Tile].Lines(0)); (got < all) != test.dropped {
				t.Errorf("%s: %d of %d lines", test.name, got, all)
			}
		}
	}
}

// TestFlagsOfOverflow takes a carry or an overflow from the flag, with different instructions
// between the operation and what uses it, and leaves it there if nothing else reads it.
func TestFlagsOfOverflow(t *testing.T) {
	operand := func(r regalloc.Reg) mach.Operand { return mach.Operand{VReg: mach.VReg(r), Reg: r} }
	instr := func(name string, regs ...regalloc.Reg) mach.Instr {
		in := mach.Instr{Tile: tile(name), Mem: mach.NoMem, Pred: ir.EQ}
		for _, r := range regs {
			in.Regs = append(in.Regs, operand(r))
		}
		return in
	}
	move := func(to, from regalloc.Reg) mach.Instr {
		return mach.Instr{Tile: machine.Moves[machine.Classes.I64].Move, Mem: mach.NoMem, Regs: []mach.Operand{operand(to), operand(from)}}
	}
	branch, chain := instr("br.true.r", 3), instr("adc64.rr.last", 4, 3, 4, 5, 3)
	unsigned, signed := instr("uaddo64.rr", 1, 3, 1, 2), instr("saddo64.rr", 1, 3, 1, 2)
	for _, test := range []struct {
		name         string
		first        mach.Instr
		between      []mach.Instr
		use          mach.Instr
		behind       []mach.Instr
		first2, use2 string // the tiles behind layout.Flags
		taken        bool
	}{
		{"behind a zero", unsigned, []mach.Instr{instr("zero64", 6)}, branch, nil, "uaddo64.rr.carry", "br.true.r.carry", true},
		{"behind a zero that the flags tell of", unsigned, []mach.Instr{instr("zero32", 6)}, branch, nil, "uaddo64.rr.carry", "br.true.r.carry", true},
		{"behind two such zeros", unsigned, []mach.Instr{instr("zero32", 6), instr("zero32", 7)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind such a zero in its place", unsigned, []mach.Instr{instr("zero32", 3)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind such a zero that is looked at", unsigned, []mach.Instr{instr("zero32", 6), instr("br.cmp32.r0", 6)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind a zero in its place", unsigned, []mach.Instr{instr("zero64", 3)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind two zeros", unsigned, []mach.Instr{instr("zero64", 6), instr("zero64", 7)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind a zero and a move of it", unsigned, []mach.Instr{instr("zero64", 6), move(7, 3)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"carry", unsigned, nil, branch, nil, "uaddo64.rr.carry", "br.true.r.carry", true},
		{"overflow", signed, nil, branch, nil, "saddo64.rr.overflow", "br.true.r.overflow", true},
		{"product", instr("smulo64.rr", 1, 3, 1, 2), nil, branch, nil, "smulo64.rr.overflow", "br.true.r.overflow", true},
		{"exchange", instr("cmpxchg64", 0, 3, 0, 2), []mach.Instr{move(6, 1)}, branch, nil, "cmpxchg64.equal", "br.true.r.equal", true},
		{"exchange in a chain", instr("cmpxchg64", 0, 3, 0, 2), nil, chain, nil, "cmpxchg64", "adc64.rr.last", false},
		{"behind a move", unsigned, []mach.Instr{move(6, 1)}, branch, nil, "uaddo64.rr.carry", "br.true.r.carry", true},
		{"behind a move of it", unsigned, []mach.Instr{move(6, 3)}, branch, nil, "uaddo64.rr", "br.true.r.carry", true},
		{"behind a move to it", unsigned, []mach.Instr{move(3, 6)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"behind a sum", unsigned, []mach.Instr{instr("add64.rr", 6, 6, 2)}, branch, nil, "uaddo64.rr", "br.true.r", false},
		{"of another register", unsigned, nil, instr("br.true.r", 6), nil, "uaddo64.rr", "br.true.r", false},
		{"in a chain", unsigned, nil, chain, nil, "uaddo64.rr.carry", "adc64.rr.last", true},
		{"in a chain, overflow", signed, nil, chain, nil, "saddo64.rr", "adc64.rr.last", false},
		{"selection", signed, nil, instr("sel64.true.r", 6, 3, 2, 6), nil, "saddo64.rr.overflow", "sel64.true.r.overflow", true},
		{"used again", signed, nil, instr("sel64.true.r", 6, 3, 2, 6), []mach.Instr{move(7, 3)}, "saddo64.rr", "sel64.true.r.overflow", true},
		{"moved on, as what is on an edge", signed, nil, instr("sel64.true.r", 6, 3, 2, 6), []mach.Instr{{Tile: machine.Moves[machine.Classes.I64].Move, Mem: mach.NoMem, Regs: []mach.Operand{reg(7), reg(3)}}}, "saddo64.rr", "sel64.true.r.overflow", true},
		{"and chosen", signed, nil, instr("sel64.true.r", 6, 3, 3, 6), nil, "saddo64.rr", "sel64.true.r.overflow", true},
	} {
		f := newFunc(1)
		f.VRegs = make([]mach.VRegInfo, 16)
		b := f.Blocks[0]
		b.Instrs = append(append(append(append(b.Instrs, test.first), test.between...), test.use), test.behind...)
		f.Places = &mach.Places{Start: make([]int32, len(f.VRegs)+1), All: make([]mach.Stay, len(f.VRegs))}
		for v := range f.Places.Start {
			f.Places.Start[v] = int32(v)
		}
		layout.Flags(f)
		first, use := &b.Instrs[0], &b.Instrs[1+len(test.between)]
		if got := machine.Tiles[first.Tile].Name; got != test.first2 {
			t.Errorf("%s: begins with %s, want %s", test.name, got, test.first2)
		}
		forgotten := f.Places.Start[4] == f.Places.Start[3]
		if want := slices.ContainsFunc([]string{".carry", ".overflow", ".equal"}, func(end string) bool { return strings.HasSuffix(test.first2, end) }); forgotten != want || f.Places.Start[3] != 3 || len(f.Places.All) < 15 {
			t.Errorf("%s: debug locations in the register are dropped: %t, want %t", test.name, forgotten, want)
		}
		for _, in := range b.Instrs[1 : 1+len(test.between)] {
			if name := machine.Tiles[in.Tile].Name; strings.HasPrefix(name, "zero") && strings.HasSuffix(name, ".keeping") != test.taken {
				t.Errorf("%s: between stands %s", test.name, name)
			}
		}
		if got := machine.Tiles[use.Tile].Name; got != test.use2 || use.Flags != test.taken {
			t.Errorf("%s: is used by %s (from the flag: %t), want %s (%t)", test.name, got, use.Flags, test.use2, test.taken)
		}
	}
}

// TestDuplicate makes a dispatch that two blocks jump to.
func TestDuplicate(t *testing.T) {
	for _, metric := range []regalloc.Metric{{Move: 1, Access: 4}, {Byte: 1, Move: 1, Access: 1}} {
		f := newFunc(6)
		jump(f, f.Blocks[0], 3)
		jump(f, f.Blocks[1], 3)
		jump(f, f.Blocks[2], 3)
		d := f.Blocks[3]
		d.Instrs = append(d.Instrs, letter(7), mach.Instr{Tile: tile("jmp.r"), Mem: mach.NoMem, Regs: []mach.Operand{reg(0)}})
		for to := mach.BlockID(1); to <= 4; to++ {
			if to != 3 {
				d.Succs = append(d.Succs, mach.Edge{To: to, Prob: 1. / 3})
			}
		}
		jump(f, f.Blocks[4], 5)
		leave(f.Blocks[5])
		f.ComputePreds()
		layout.Duplicate(f, metric)
		want := 2
		if metric.Byte > 0 {
			want = 1
		}
		for _, b := range f.Blocks[:3] {
			if len(b.Instrs) != want {
				t.Errorf("block %d has %d instructions, want %d", b.ID, len(b.Instrs), want)
			}
		}
		if metric.Byte == 0 && (len(d.Preds) != 0 || !slices.Equal(f.Blocks[1].Preds, []mach.BlockID{0, 1, 2})) {
			t.Errorf("predecessors are %v and %v", d.Preds, f.Blocks[1].Preds)
		}
	}
}

// TestFlagsSetBefore has an operation before a comparison set the flags, with different instructions in between.
func TestFlagsSetBefore(t *testing.T) {
	for _, test := range []struct{ name, code, want string }{
		{"its operands", "x2 = sub64.rr x0 x1; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult", "subs x2, x0, x1; csel x3, x4, x5, lo"},
		{"others", "x2 = sub64.rr x1 x0; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult", "sub x2, x1, x0; cmp x0, x1; csel x3, x4, x5, lo"},
		{"fewer bits", "x2 = sub64.rr x0 x1; x3 = sel64.cmp32.rr x0 x1 x4 x5 cond ult", "sub x2, x0, x1; cmp w0, w1; csel x3, x4, x5, lo"},
		{"an operand that is the result", "x0 = sub64.rr x0 x1; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult", "sub x0, x0, x1; cmp x0, x1; csel x3, x4, x5, lo"},
		{"an operand that changes", "x2 = sub64.rr x0 x1; x1 = move64 x6; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult", "sub x2, x0, x1; mov x1, x6; cmp x0, x1; csel x3, x4, x5, lo"},
		{"a move between", "x2 = sub64.rr x0 x1; x7 = move64 x6; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult", "subs x2, x0, x1; mov x7, x6; csel x3, x4, x5, lo"},
		{"a comparison between", "x2 = sub64.rr x0 x1; x7 = sel64.cmp64.rr x1 x0 x4 x5 cond ult; x3 = sel64.cmp64.rr x0 x1 x4 x5 cond ult",
			"sub x2, x0, x1; cmp x1, x0; csel x7, x4, x5, lo; cmp x0, x1; csel x3, x4, x5, lo"},
		{"the negated constant", "x2 = add64.ri x0 imm -5; x3 = sel64.cmp64.ri x0 x4 x5 imm 5 cond ugt", "adds x2, x0, #-5; csel x3, x4, x5, hi"},
		{"a constant, negated in the comparison", "x2 = add64.ri x0 imm 5; x3 = sel64.cmp64.ri x0 x4 x5 imm -5 cond slt", "adds x2, x0, #5; csel x3, x4, x5, lt"},
		{"another constant", "x2 = add64.ri x0 imm -5; x3 = sel64.cmp64.ri x0 x4 x5 imm 6 cond ugt", "add x2, x0, #-5; cmp x0, #6; csel x3, x4, x5, hi"},
		{"the same constant", "x2 = add64.ri x0 imm 5; x3 = sel64.cmp64.ri x0 x4 x5 imm 5 cond ugt", "add x2, x0, #5; cmp x0, #5; csel x3, x4, x5, hi"},
		{"zero, negated", "x2 = add64.ri x0 imm 0; x3 = sel64.cmp64.ri x0 x4 x5 imm 0 cond ugt", "add x2, x0, #0; cmp x0, #0; csel x3, x4, x5, hi"},
		{"the negated constant, of another register", "x2 = add64.ri x1 imm -5; x3 = sel64.cmp64.ri x0 x4 x5 imm 5 cond ugt", "add x2, x1, #-5; cmp x0, #5; csel x3, x4, x5, hi"},
		{"the negated constant, of fewer bits", "x2 = add64.ri x0 imm -5; x3 = sel64.cmp32.ri x0 x4 x5 imm 5 cond ugt", "add x2, x0, #-5; cmp w0, #5; csel x3, x4, x5, hi"},
		{"the negated constant, over its operand", "x0 = add64.ri x0 imm -5; x3 = sel64.cmp64.ri x0 x4 x5 imm 5 cond ugt", "add x0, x0, #-5; cmp x0, #5; csel x3, x4, x5, hi"},
		{"the result and zero", "x2 = add64.rr x0 x1; x3 = sel64.cmp64.ri x2 x4 x5 imm 0 cond eq", "adds x2, x0, x1; csel x3, x4, x5, eq"},
		{"the result, less than zero", "x2 = add64.rr x0 x1; x3 = sel64.cmp64.ri x2 x4 x5 imm 0 cond slt", "add x2, x0, x1; cmp x2, #0; csel x3, x4, x5, lt"},
		{"the result and one", "x2 = add64.rr x0 x1; x3 = sel64.cmp64.ri x2 x4 x5 imm 1 cond eq", "add x2, x0, x1; cmp x2, #1; csel x3, x4, x5, eq"},
		{"the result that changes", "x2 = add64.rr x0 x1; x2 = move64 x6; x3 = sel64.cmp64.ri x2 x4 x5 imm 0 cond eq", "add x2, x0, x1; mov x2, x6; cmp x2, #0; csel x3, x4, x5, eq"},
	} {
		f := arm64Code(t, test.code)
		layout.Flags(f)
		if got := arm64Text(f); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}
