package regalloc_test

import (
	"math"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// rebuild builds p with a Builder.
func rebuild(p *regalloc.Problem) (*regalloc.Problem, error) {
	b := regalloc.NewBuilder(p.Name, p.Machine)
	if !p.SSA {
		b.OutOfSSA()
	}
	for r := range p.Machine.Regs {
		if p.Reserved.Has(regalloc.Reg(r)) {
			b.Reserve(regalloc.Reg(r))
		}
	}
	for v := range p.VRegs {
		b.VReg(p.VRegs[v].Class)
	}
	for x := range p.Blocks {
		b.Block(p.BlockParams(regalloc.BlockID(x))...)
	}
	for _, x := range p.AppendByInstr(nil) {
		b.Begin(x)
		b.Freq(p.Blocks[x].Freq)
		first, end := p.InstrRange(x)
		for i := first; i < end; i++ {
			rebuildInstr(b, p, x, i, i == end-1)
		}
	}
	return b.Build()
}

func rebuildInstr(b *regalloc.Builder, p *regalloc.Problem, x regalloc.BlockID, i regalloc.InstrID, last bool) {
	in, ops := &p.Instrs[i], p.Ops(i)
	name := p.OpNames[in.Op]
	switch {
	case last:
		var succs []regalloc.Succ
		first, _ := p.Succs(x)
		for k, e := range p.OutEdges(x) {
			succs = append(succs, regalloc.Succ{To: e.To, Args: p.EdgeArgs(first + regalloc.EdgeID(k)), Prob: e.Freq / p.Blocks[x].Freq, NoSplit: e.NoSplit})
		}
		b.Branch(name, succs, ops...)
	case in.Flags&regalloc.FlagRemat != 0 && p.VRegs[ops[0].VReg].Remat == i:
		v := &p.VRegs[ops[0].VReg]
		b.Remat(name, ops[0], v.RematBytes, v.RematSpeed)
	case in.Flags&regalloc.FlagCall != 0:
		b.Call(name, in.Clobbers, ops...)
	default:
		b.Instr(name, ops...)
	}
	for r := range p.Machine.Regs {
		if in.Clobbers.Has(regalloc.Reg(r)) {
			b.Clobber(regalloc.Reg(r))
		}
	}
	b.Mark(in.Flags)
	b.MemLimit(int(in.MemLimit))
}

// TestBuilder makes random Problems again.
func TestBuilder(t *testing.T) {
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
		for seed := range uint64(40) {
			p := irgen.Problem(target, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			q, err := rebuild(p)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", target.Machine.Name, seed, err)
			}
			for e := range q.Edges {
				if math.Abs(q.Edges[e].Freq-p.Edges[e].Freq) > 1e-6*p.Edges[e].Freq {
					t.Errorf("seed %d: edge %d has frequency %g, want %g", seed, e, q.Edges[e].Freq, p.Edges[e].Freq)
				}
				q.Edges[e].Freq = p.Edges[e].Freq
			}
			for i := range q.Instrs { // in the numbers of p, which need not follow first use
				if q.OpNames[q.Instrs[i].Op] != p.OpNames[p.Instrs[i].Op] {
					t.Fatalf("seed %d: instruction %d is %s", seed, i, q.OpNames[q.Instrs[i].Op])
				}
				q.Instrs[i].Op = p.Instrs[i].Op
			}
			q.OpNames = p.OpNames
			if got, want := q.String(), p.String(); got != want {
				t.Fatalf("%s, seed %d: built as another problem:\n%s", target.Machine.Name, seed, diff(want, got))
			}
		}
	}
}

// TestBuilderOrder fills blocks in another order than they are declared in, and
// leaves the frequencies to the Builder.
func TestBuilderOrder(t *testing.T) {
	b := regalloc.NewBuilder("order", irgen.Tiny(3).Machine)
	v := b.VReg(0)
	entry, loop, rare, done := b.Block(), b.Block(), b.Block(), b.Block()
	b.Begin(done)
	b.Return("return", b.Use(v))
	b.Begin(rare)
	b.Freq(0.5)
	b.Jump("jump", loop)
	b.Begin(loop)
	i := b.Branch("branch", []regalloc.Succ{{To: done, Prob: 0.125}, {To: rare, Prob: 0.125}, {To: loop, Prob: 0.75}}, b.Use(v).OrMem(1))
	b.Begin(entry)
	b.Instr("make", b.Def(v))
	b.Jump("jump", loop)
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	for x, want := range []regalloc.Block{ // entry, loop, rare, done
		{Freq: 1, Instrs: [2]regalloc.InstrID{3, 5}, Succs: [2]regalloc.EdgeID{0, 1}, LastSplit: 4},
		{Freq: 8, Loop: 1, Instrs: [2]regalloc.InstrID{2, 3}, Succs: [2]regalloc.EdgeID{1, 4}, LastSplit: 2},
		{Freq: 0.5, Loop: 1, Instrs: [2]regalloc.InstrID{1, 2}, Succs: [2]regalloc.EdgeID{4, 5}, LastSplit: 1},
		{Freq: 1, Instrs: [2]regalloc.InstrID{0, 1}, Succs: [2]regalloc.EdgeID{5, 5}},
	} {
		if got := p.Blocks[x]; got != want {
			t.Errorf("block %d is %+v, want %+v", x, got, want)
		}
	}
	for e, want := range []float64{1, 1, 1, 6, 0.5} {
		if p.Edges[e].Freq != want {
			t.Errorf("edge %d has frequency %g, want %g", e, p.Edges[e].Freq, want)
		}
	}
	if i != 2 || p.Instrs[i].MemLimit != 1 || p.Instrs[0].MemLimit != 0 {
		t.Errorf("instruction %d may have %d operands in slots", i, p.Instrs[i].MemLimit)
	}
}

// TestBuilderMisuse makes one mistake each, which Build reports and nothing else.
func TestBuilderMisuse(t *testing.T) {
	for _, c := range []struct {
		want string
		do   func(b *regalloc.Builder, v regalloc.VReg)
	}{
		{"", func(b *regalloc.Builder, v regalloc.VReg) {}},
		{"virtual register v1: class 9 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.VReg(9) }},
		{"instruction 1 (x), operand 0: v8 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.Use(8)) }},
		{"instruction 1 (x), operand 0: v-1 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Remat("x", b.Def(-1), 1, 1) }},
		{"block 1 is declared, but never begun", func(b *regalloc.Builder, v regalloc.VReg) { b.Block() }},
		{"reserves register 300, which does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Reserve(300) }},
		{"clobbers register -1, which does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Clobber(-1) }},
		{"limit of 256 operands in slots", func(b *regalloc.Builder, v regalloc.VReg) { b.MemLimit(256) }},
		{"limit of -1 operands in slots", func(b *regalloc.Builder, v regalloc.VReg) { b.MemLimit(-1) }},
		{"instruction 1 (x), operand 0: v1 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.Use(1)) }},
		{"instruction 1 (x), operand 0: v1 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Remat("x", b.Def(1), 1, 1) }},
		{"block 1 is begun but not declared", func(b *regalloc.Builder, v regalloc.VReg) { b.Return("return"); b.Begin(1) }},
		{"block 0 leads to block 1, which does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Jump("jump", 1) }},
		{"a copy of 1 values to 0", func(b *regalloc.Builder, v regalloc.VReg) { b.Copy("copy", nil, []regalloc.VReg{v}) }},
		{"block 0 leads to block 7, which does not exist", func(b *regalloc.Builder, v regalloc.VReg) {
			b.Jump("jump", 7)
			b.Begin(b.Block())
		}},
		{"instruction 2 (x) is past the end of block 0", func(b *regalloc.Builder, v regalloc.VReg) {
			b.Return("return")
			b.Instr("x")
			b.Begin(b.Block())
		}},
		{"block 0 does not end in a jump", func(b *regalloc.Builder, v regalloc.VReg) { b.Begin(b.Block()) }},
		{"block 0 is begun twice", func(b *regalloc.Builder, v regalloc.VReg) {
			b.Return("return")
			x := b.Block()
			b.Begin(0)
			b.Begin(x)
		}},
		{"block 5 is begun but not declared", func(b *regalloc.Builder, v regalloc.VReg) {
			b.Return("return")
			x := b.Block()
			b.Begin(5)
			b.Begin(x)
		}},
		{"a frequency outside a block", func(b *regalloc.Builder, v regalloc.VReg) {
			b.Return("return")
			x := b.Block()
			b.Begin(x)
			b.Return("return")
			b.Begin(9)
			b.Freq(1)
		}},
		{"the probabilities of the edges out of block 0 add up to 0.5", func(b *regalloc.Builder, v regalloc.VReg) {
			x := b.Block()
			b.Branch("branch", []regalloc.Succ{{To: x, Prob: 0.5}, {To: x}})
			b.Begin(x)
		}},
		{"with probability NaN", func(b *regalloc.Builder, v regalloc.VReg) {
			x := b.Block()
			b.Branch("branch", []regalloc.Succ{{To: x, Prob: math.NaN()}, {To: x}})
			b.Begin(x)
		}},
		{"is not an early use", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.Def(b.VReg(0)).TiedTo(1<<20)) }},
		{"group -1 does not exist", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.Use(v).InTuple(-5, 0)) }},
		{"block 0 has frequency -1", func(b *regalloc.Builder, v regalloc.VReg) { b.Freq(-1) }},
		{"v0 has 2 definitions", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.Def(v)) }},
		{"a use-def in SSA form", func(b *regalloc.Builder, v regalloc.VReg) { b.Instr("x", b.UseDef(v)) }},
	} {
		b := regalloc.NewBuilder("f", irgen.Tiny(3).Machine)
		v := b.VReg(0)
		b.Begin(b.Block())
		b.Instr("make", b.Def(v))
		c.do(b, v)
		b.Return("return")
		switch p, err := b.Build(); {
		case c.want == "" && (err != nil || p == nil):
			t.Errorf("without a mistake: %v", err)
		case c.want != "" && (err == nil || p != nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%v, want %s", err, c.want)
		}
		if _, err := b.Build(); err == nil || !strings.Contains(err.Error(), "already been built") {
			t.Errorf("built again: %v", err)
		}
	}
	for want, b := range map[string]*regalloc.Builder{
		"no machine":                          regalloc.NewBuilder("f", nil),
		"the machine is not finished":         regalloc.NewBuilder("f", &regalloc.Machine{Regs: []regalloc.RegInfo{{Name: "a"}}}),
		"clobbers without an instruction":     regalloc.NewBuilder("f", irgen.Tiny(1).Machine),
		"instruction 0 (return) is in no blo": regalloc.NewBuilder("f", irgen.Tiny(1).Machine),
		"no blocks":                           regalloc.NewBuilder("f", irgen.Tiny(1).Machine),
	} {
		switch want {
		case "clobbers without an instruction":
			b.Clobber(0)
		case "instruction 0 (return) is in no blo":
			b.Return("return")
		case "the machine is not finished", "no machine":
			b.Begin(b.Block())
			b.Return("return")
		}
		if _, err := b.Build(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestMachineDefaults expects registers to be units of their own where no units are given.
func TestMachineDefaults(t *testing.T) {
	m := (&regalloc.Machine{Regs: []regalloc.RegInfo{{Name: "a"}, {Name: "b"}}}).Finish()
	if m.NumUnits != 2 || m.Regs[1].Units != regalloc.SetOf(1) || len(m.RegCosts) != 1 {
		t.Errorf("%+v", m)
	}
	half := (&regalloc.Machine{Regs: []regalloc.RegInfo{{Name: "a", Units: regalloc.SetOf(3)}, {Name: "b"}}}).Finish()
	if half.NumUnits != 0 || !half.Regs[1].Units.Empty() {
		t.Errorf("units given in part are completed: %+v", half)
	}
}

// TestOperands sets everything about an operand that can be set.
func TestOperands(t *testing.T) {
	b := regalloc.NewBuilder("f", irgen.I386().Machine)
	v := b.VReg(0)
	plain := regalloc.Operand{VReg: v, Mem: regalloc.NoAlt, Const: regalloc.NoAlt}
	for _, c := range []struct {
		got  regalloc.Operand
		want func(o *regalloc.Operand)
	}{
		{b.Use(v), func(o *regalloc.Operand) {}},
		{b.Def(v), func(o *regalloc.Operand) { o.Role, o.Pos = regalloc.Def, regalloc.Late }},
		{b.UseDef(v), func(o *regalloc.Operand) { o.Role = regalloc.UseDef }},
		{b.Use(v).Within(2), func(o *regalloc.Operand) { o.Class = 2 }},
		{b.Use(v).Fixed(3), func(o *regalloc.Operand) { o.Constraint, o.Reg = regalloc.InReg, 3 }},
		{b.Use(v).TiedTo(4), func(o *regalloc.Operand) { o.Constraint, o.Tied = regalloc.TiedTo, 4 }},
		{b.Use(v).InTuple(5, 1), func(o *regalloc.Operand) { o.Constraint, o.Reg, o.Tied = regalloc.InGroup, 5, 1 }},
		{b.Use(v).Anywhere(), func(o *regalloc.Operand) { o.Constraint = regalloc.Anywhere }},
		{b.Use(v).At(regalloc.Late), func(o *regalloc.Operand) { o.Pos = regalloc.Late }},
		{b.Use(v).OrMem(-1), func(o *regalloc.Operand) { o.Mem = -1 }},
		{b.Use(v).OrConst(2), func(o *regalloc.Operand) { o.Const = 2 }},
		{b.Use(v).Priced(6), func(o *regalloc.Operand) { o.RegCost = 6 }},
	} {
		want := plain
		c.want(&want)
		if c.got != want {
			t.Errorf("%+v, want %+v", c.got, want)
		}
	}
}
