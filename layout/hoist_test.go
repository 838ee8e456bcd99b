package layout_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target/amd64"
)

// hoistable is a function in which block 2 gives a phi of block 3 its value, if it is not computed in block 1.
const hoistable = `func @f target amd64 stage allocated
block 0 freq %[1]g loop 0
  %[3]s
  -> 1() %[5]g, 2() %[6]g
block 1 freq %[7]g loop 0
  %[4]s
  jmp
  -> 3() 1
block 2 freq %[8]g loop 0
  %[2]s
  jmp
  -> 3() 1
block 3 freq %[1]g loop 0
  store64 @rax [@rsi]
  ret
`

// TestHoist names what decides whether a block is hoisted.
func TestHoist(t *testing.T) {
	const branch = "br.cmp64.rr @rdi @rsi cond eq"
	for _, test := range []struct {
		name                string
		freq, prob          float64
		short, first, other string
		metric              regalloc.Metric
		hoisted             bool
	}{
		{"constant", 1, 0.5, "@rax = const64.u imm 1", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"copy", 1, 0.5, "@rax = move64 @rcx", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"zero", 1, 0.5, "@rax = zero64", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"two", 1, 0.7, "@rax = const64.u imm 1\n  @rcx = const64.u imm 2", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"two, seldom", 1, 0.5, "@rax = const64.u imm 1\n  @rcx = const64.u imm 2", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), false},
		{"seldom", 1, 0.1, "@rax = const64.u imm 1", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), false},
		{"seldom, for size", 1, 0.1, "@rax = const64.u imm 1", branch, "@rax = const64.u imm 2", regalloc.Mixed(0.1), true},
		{"seldom, in what is seldom executed", 0.1, 0.1, "@rax = const64.u imm 1", branch, "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"read on the other way", 1, 0.5, "@rax = const64.u imm 1", branch, "@rax = lea64 [@rax+1]", regalloc.Mixed(10), false},
		{"kept on the other way", 1, 0.5, "@rax = const64.u imm 1", branch, "@rcx = const64.u imm 2", regalloc.Mixed(10), false},
		{"compared", 1, 0.5, "@rax = const64.u imm 1", "br.cmp64.rr @rax @rsi cond eq", "@rax = const64.u imm 2", regalloc.Mixed(10), false},
		{"a caller's", 1, 0.5, "@rax = const64.u imm 1\n  @rbx = const64.u imm 1", branch, "@rax = const64.u imm 2", regalloc.Size, false},
		{"what stores", 1, 0.5, "@rax = const64.u imm 1\n  store64 @rcx [@rsi]", branch, "@rax = const64.u imm 2", regalloc.Size, false},
		{"what loads", 1, 0.5, "@rax = load64 [@rcx]", branch, "@rax = const64.u imm 2", regalloc.Size, false},
		{"before flags that a comparison needs", 1, 0.5, "@rax = zero64", "@rdi = sub64.rr @rdi @rcx\n  br.test64.rr @rdi @rdi cond eq", "@rax = const64.u imm 2", regalloc.Mixed(10), true},
		{"that is read before flags that a comparison needs", 1, 0.5, "@rax = zero64", "@rdi = sub64.rr @rdi @rax\n  br.test64.rr @rdi @rdi cond eq", "@rax = const64.u imm 2", regalloc.Mixed(10), false},
	} {
		text := fmt.Sprintf(hoistable, test.freq, test.short, test.first, test.other, 1-test.prob, test.prob, test.freq*(1-test.prob), test.freq*test.prob)
		fs, err := mach.Parse("f.mach", text, machine)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		f := fs[0]
		f.Layout = []mach.BlockID{0, 1, 3, 2}
		layout.Hoist(f, test.metric)
		if errs := mach.Verify(f, mach.Allocated); errs != nil {
			t.Fatalf("%s: %v", test.name, errs)
		}
		if hoisted := !slices.Contains(f.Layout, 2); hoisted != test.hoisted {
			t.Errorf("%s: hoisted: %v\n%s", test.name, hoisted, f)
		}
		if test.hoisted && strings.Contains(test.first, "sub64") && machine.Tiles[f.Blocks[0].Instrs[0].Tile].Name != "zero64" {
			t.Errorf("%s: flags are destroyed:\n%s", test.name, f)
		}
	}
}

// TestHoistUnreachable expects a block to be hoisted as if what control cannot reach did not lead to it.
func TestHoistUnreachable(t *testing.T) {
	const dead = "block 4 freq 0 loop 0\n  jmp\n  -> 2() 1\n"
	for _, more := range []string{"", dead} {
		fs, err := mach.Parse("f.mach", fmt.Sprintf(hoistable, 1., "@rax = const64.u imm 1", "br.cmp64.rr @rdi @rsi cond eq", "@rax = const64.u imm 2", 0.5, 0.5, 0.5, 0.5)+more, machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.Layout = []mach.BlockID{0, 1, 3, 2}
		if layout.Hoist(f, regalloc.Mixed(10)); !slices.Equal(f.Layout, []mach.BlockID{0, 1, 3}) || !slices.Equal(f.Blocks[3].Preds, []mach.BlockID{0, 1}) {
			t.Errorf("%d blocks: the order is %d, and %d lead to the last", len(f.Blocks), f.Layout, f.Blocks[3].Preds)
		}
	}
}

// randomShort returns a random function without loops, of blocks that fill registers and read them.
func randomShort(r *rand.Rand) *mach.Func {
	n := 3 + r.IntN(7)
	f := newFunc(n)
	regs := []regalloc.Reg{amd64.RAX, amd64.RAX + 3, amd64.RAX + 1}[:2+r.IntN(2)]
	f.CalleeSaved = regs[1:][:r.IntN(2)]
	any := func() mach.Operand { return reg(regs[r.IntN(len(regs))]) }
	for k, b := range f.Blocks {
		if b.Freq = 0; k == 0 {
			b.Freq = r.Float64() * 2
		}
	}
	for k, b := range f.Blocks {
		for i := range 1 + r.IntN(1+r.IntN(3)) {
			switch r.IntN(12) {
			case 0:
				b.Instrs = append(b.Instrs, mach.Instr{Tile: tile("store64"), Mem: mach.Mem{Used: true, Base: 1, Index: -1, Slot: -1}, Regs: []mach.Operand{any(), reg(amd64.RAX + 6)}})
			case 1, 2, 3:
				dst := r.IntN(len(regs))
				src := (dst + 1 + r.IntN(len(regs)-1)) % len(regs)
				b.Instrs = append(b.Instrs, mach.Instr{Tile: tile("move64"), Mem: mach.NoMem, Origin: mach.FromCopy, Regs: []mach.Operand{reg(regs[dst]), reg(regs[src])}})
			default:
				b.Instrs = append(b.Instrs, mach.Instr{Tile: letterTile, Imm: int64(10*k + i), Mem: mach.NoMem, Regs: []mach.Operand{any()}})
			}
		}
		to := func(n int) mach.BlockID { // most often n blocks ahead
			if r.IntN(4) == 0 {
				n = 1 + r.IntN(3)
			}
			return mach.BlockID(min(k+n, len(f.Blocks)-1))
		}
		switch kind := (k + r.IntN(4)/3) % 3; {
		case k == n-1 || k > 2 && r.IntN(8) == 0:
			leave(b)
			b.Instrs[len(b.Instrs)-1].Regs = []mach.Operand{reg(amd64.RAX)}
		case kind > 0 || k == n-2:
			jump(f, b, to(3-kind))
		default:
			yes, no := to(1), to(2)
			for no == yes {
				no = to(2)
			}
			branch(b, ir.EQ, yes, no, r.Float64())
			if r.IntN(4) == 0 {
				b.Instrs[len(b.Instrs)-1].Regs[r.IntN(2)] = any()
			}
		}
		for _, e := range b.Succs {
			f.Blocks[e.To].Freq += b.Freq * e.Prob
		}
	}
	f.ComputePreds()
	return f
}

// firstSpoilt is the first of the values that nothing may read.
const firstSpoilt = 1000

// doings returns what f does on each of its ways: what it stores, compares and returns, and what it
// leaves to its caller.
func doings(f *mach.Func) (all []string) {
	var walk func(b *mach.Block, regs [16]int64, done string)
	walk = func(b *mach.Block, regs [16]int64, done string) {
		for i := range b.Instrs {
			switch in := &b.Instrs[i]; {
			case in.Tile == letterTile:
				regs[in.Regs[0].Reg] = in.Imm
			case in.Tile == tile("move64"):
				if regs[in.Regs[0].Reg] = regs[in.Regs[1].Reg]; regs[in.Regs[0].Reg] >= firstSpoilt {
					done += " spoilt"
				}
			default:
				for _, o := range in.Regs {
					done += fmt.Sprint(" ", regs[o.Reg])
				}
			}
		}
		if len(b.Succs) == 0 {
			if rbx := amd64.RAX + 3; !slices.Contains(f.CalleeSaved, rbx) {
				done += fmt.Sprint(" kept ", regs[rbx])
			}
			all = append(all, done)
		}
		for k, e := range b.Succs {
			if next := done; len(b.Succs) == 2 {
				walk(f.Blocks[e.To], regs, next+fmt.Sprint(" way ", k))
			} else {
				walk(f.Blocks[e.To], regs, next)
			}
		}
	}
	var regs [16]int64
	for r := range regs {
		regs[r] = int64(-1 - r)
	}
	walk(f.Blocks[0], regs, "")
	return all
}

// executed returns the cost of f under metric.
func executed(f *mach.Func, metric regalloc.Metric) float64 {
	bytes, jumps := quality(f)
	cost := metric.Byte*float64(bytes) + metric.Move*jumps
	for _, id := range f.Layout {
		for i := range f.Blocks[id].Instrs {
			if x := f.Blocks[id].Instrs[i].Tile; x == letterTile || x == tile("move64") {
				cost += metric.Move * f.Blocks[id].Freq
			}
		}
	}
	return cost
}

// TestHoistOptimum compares Hoist with trying each block at each branch that leads to it: what a
// function does stays as it is, it costs no more, and no single block is left that could be hoisted
// without changing that for less.
func TestHoistOptimum(t *testing.T) {
	hoisted := 0
	for seed := range uint64(10000) {
		f := randomShort(rand.New(rand.NewPCG(seed, 2)))
		metric := irgen.Metric(seed)
		layout.Thread(f)
		layout.Order(f)
		before, want, cost := f.String(), doings(f), executed(f, metric)
		blocks := len(f.Layout)
		layout.Hoist(f, metric)
		if errs := mach.Verify(f, mach.Allocated); errs != nil {
			t.Fatalf("seed %d: %v\n%s", seed, errs, before)
		}
		if !slices.Equal(doings(f), want) {
			t.Fatalf("seed %d: other things happen:\n%s\nbecomes\n%s", seed, before, f)
		}
		least := executed(f, metric)
		if least > cost+1e-9 {
			t.Fatalf("seed %d: the cost grows from %g to %g:\n%s\nbecomes\n%s", seed, cost, least, before, f)
		}
		hoisted += blocks - len(f.Layout)
		for _, p := range f.Layout {
			for way := range f.Blocks[p].Succs {
				if g, s := hoistOne(f, p, way); g != nil && slices.Equal(doings(g), want) && slices.Equal(doings(s), want) && executed(g, metric) < least-1e-9 {
					t.Fatalf("seed %d: block %d could be hoisted to block %d for %g in place of %g under %v:\n%v %s\n%v %s", seed, f.Blocks[p].Succs[way].To, p, executed(g, metric), least, metric, f.Layout, f, g.Layout, g)
				}
			}
		}
	}
	if hoisted < 500 {
		t.Errorf("%d blocks were hoisted", hoisted)
	}
}

// hoistOne returns a copy of f in which block p does what the block does to which it continues one
// way, and skips that, if it could. What is speculated clobbers registers in the second copy.
func hoistOne(f *mach.Func, p mach.BlockID, way int) (hoisted, spoilt *mach.Func) {
	g, s := clone(f), clone(f)
	b := g.Blocks[p]
	if len(b.Succs) != 2 || b.Succs[0].To == b.Succs[1].To {
		return nil, nil
	}
	e := g.Blocks[b.Succs[way].To]
	n := len(e.Instrs) - 1
	if n < 1 || n > 3 || len(e.Succs) != 1 || e.Succs[0].To == b.Succs[1-way].To ||
		slices.ContainsFunc(e.Instrs, func(in mach.Instr) bool { return in.Tile == tile("store64") }) {
		return nil, nil
	}
	poison := &mach.Block{ID: mach.BlockID(len(s.Blocks))}
	for k := range n {
		dst := e.Instrs[k].Regs[0]
		if slices.Contains(b.Instrs[len(b.Instrs)-1].Regs, dst) {
			return nil, nil
		}
		poison.Instrs = append(poison.Instrs, mach.Instr{Tile: letterTile, Imm: int64(firstSpoilt + k), Mem: mach.NoMem, Regs: []mach.Operand{dst}})
	}
	jump(s, poison, b.Succs[1-way].To)
	s.Blocks = append(s.Blocks, poison)
	s.Blocks[p].Succs[1-way].To = poison.ID
	b.Instrs = slices.Insert(b.Instrs, len(b.Instrs)-1, e.Instrs[:n]...)
	e.Freq -= b.Freq * b.Succs[way].Prob
	b.Succs[way].To = e.Succs[0].To
	g.ComputePreds()
	g.Layout = slices.DeleteFunc(slices.Clone(f.Layout), func(id mach.BlockID) bool { return id != 0 && len(g.Blocks[id].Preds) == 0 })
	return g, s
}

// clone returns a copy of f without predecessors.
func clone(f *mach.Func) *mach.Func {
	g := *f
	g.Blocks = nil
	for _, b := range f.Blocks {
		x := *b
		x.Instrs, x.Succs, x.Preds = slices.Clone(b.Instrs), slices.Clone(b.Succs), nil
		g.Blocks = append(g.Blocks, &x)
	}
	return &g
}

// TestHoistPlaces expects variables to have no places in registers that a hoisted block overwrites because
// the other successor does not need them.
func TestHoistPlaces(t *testing.T) {
	const rax, rcx = amd64.RAX, amd64.RAX + 1
	fs, err := mach.Parse("f.mach", fmt.Sprintf(hoistable, 1.0, "@rax = const64.u imm 1", "br.cmp64.rr @rdi @rsi cond eq", "@rcx = const64.u imm 7\n  @rax = const64.u imm 2", 0.5, 0.5, 0.5, 0.5), machine)
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	f.Layout = []mach.BlockID{0, 1, 3, 2}
	point := int32(0)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			point++
			b.Instrs[i].Point = point // 1: br; 2, 3, 4: block 1; 5, 6: block 2; 7, 8: block 3
		}
	}
	at := func(r regalloc.Reg) regalloc.Loc { return regalloc.InRegister(r) }
	f.Places = &mach.Places{Start: []int32{0, 3, 4}, All: []mach.Stay{{From: 1, To: 4, Loc: at(rax)}, {From: 4, To: 5, Loc: at(rax)}, {From: 7, To: 9, Loc: at(rax)}, {From: 1, To: 3, Loc: at(rcx)}}}
	layout.Hoist(f, regalloc.Mixed(10))
	if slices.Contains(f.Layout, 2) {
		t.Fatalf("nothing is hoisted:\n%s", f)
	}
	var live []int32 // points before which the first value is said to be somewhere
	for _, s := range f.Places.All[f.Places.Start[0]:f.Places.Start[1]] {
		for p := s.From; p < s.To; p++ {
			live = append(live, p)
		}
	}
	if want := []int32{4, 7, 8}; !slices.Equal(live, want) {
		t.Errorf("the value is in rax before %d, want %d", live, want)
	}
	if s := f.Places.All[f.Places.Start[1]:]; len(s) != 1 || s[0] != (mach.Stay{From: 1, To: 3, Loc: at(rcx)}) {
		t.Errorf("rcx: %+v", s)
	}
}

// invoking is a function in which an exception leaves block 1 by a call, after which rbx gets another value. The
// landing pad reads rbx or not.
const invoking = `func @f target amd64 stage %s calls
block 0 freq 1 loop 0
  %s
  br.cmp64.rr @rdi @rsi cond eq
  -> 1() 0.1, 4() 0.9
block 1 freq 0.1 loop 0
  @rax @rdx = call.sym @rdi imm 0 sym @"g"
  @rbx = move64 @rax !copy
  invoke
  -> 2() 0.9, 3() 0.1
block 2 freq 0.9 loop 0
  ret @rbx
block 3 freq 0.1 loop 0
  store64 @%s [@rsp]
  unreachable
block 4 freq 0.9 loop 0
  @rbx = const64.u imm 1
  jmp
  -> 2() 1
`

// TestInvoked expects what a landing pad reads to be live at the call, and not after it.
func TestInvoked(t *testing.T) {
	for _, read := range []bool{false, true} {
		parse := func(stage, first string) *mach.Func {
			name := "r12"
			if read {
				name = "rbx"
			}
			fs, err := mach.Parse("f.mach", fmt.Sprintf(invoking, stage, first, name), machine)
			if err != nil {
				t.Fatal(err)
			}
			f := fs[0]
			f.CalleeSaved = []regalloc.Reg{amd64.RAX + 3, amd64.RAX + 12}
			f.Layout = []mach.BlockID{0, 1, 2, 3, 4}
			return f
		}
		f := parse("allocated", "@r12 = move64 @rsi !copy")
		f.Blocks[3].Instrs[0].Point = 5
		f.Places = &mach.Places{Start: []int32{0, 1}, All: []mach.Stay{{From: 5, To: 6, Loc: regalloc.InRegister(amd64.RAX + 3)}}}
		if layout.Hoist(f, regalloc.Mixed(10)); slices.Contains(f.Layout, 4) != read {
			t.Errorf("read %v: hoisted:\n%s", read, f)
		}
		if found := len(f.Places.All) > 0; found != read { // what is hoisted overwrites rbx before the call
			t.Errorf("read %v: debuggers find a value in rbx in the landing pad: %v", read, found)
		}
		f = parse("framed", "@rax = move64 @rbx !copy")
		layout.Exchange(f, regalloc.Mixed(0.1))
		if got := machine.Tiles[f.Blocks[0].Instrs[0].Tile].Name; (got == "swap64") == read {
			t.Errorf("read %v: %s", read, got)
		}
	}
}
