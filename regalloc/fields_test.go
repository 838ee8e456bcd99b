package regalloc_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// TestTextFields changes one field of a Problem each: its text must change, and read
// back as the changed Problem.
func TestTextFields(t *testing.T) {
	for k, change := range []func(p *regalloc.Problem){
		func(p *regalloc.Problem) { p.Name = "a name" },
		func(p *regalloc.Problem) { p.Name = `"` },
		func(p *regalloc.Problem) { p.Reserved.Add(0) },
		func(p *regalloc.Problem) { p.Edges[0].NoSplit = true },
		func(p *regalloc.Problem) { p.Edges[0].Freq = 0.75 },
		func(p *regalloc.Problem) { p.Edges[0].To = 0; p.Edges[0].Args[1] = 0; p.Blocks[1].Params[1] = 0 },
		func(p *regalloc.Problem) { p.Blocks[1].Freq = 1e-9 },
		func(p *regalloc.Problem) { p.Blocks[1].Loop = 1 },
		func(p *regalloc.Problem) { p.Blocks[0].LastSplit = 1 },
		func(p *regalloc.Problem) { p.Machine.Name = "other" },
		func(p *regalloc.Problem) { p.Machine.PrefixBytes = 2 },
		func(p *regalloc.Problem) { p.Machine.Regs[0].SaveCost = 1 },
		func(p *regalloc.Problem) { p.Machine.Regs[0].SaveSpeed = 1 },
		func(p *regalloc.Problem) { p.Machine.Regs[0].Reserved = true },
		func(p *regalloc.Problem) { p.Machine.Regs[0].Part = &regalloc.Part{Of: 1, Bit: 8} },
		func(p *regalloc.Problem) { p.Machine.Classes[0].Prefix = regalloc.RegSet{} },
		func(p *regalloc.Problem) { p.Machine.Classes[0].SpillSize = 8 },
		func(p *regalloc.Problem) { p.Machine.Classes[0].SpillAlign = 8 },
		func(p *regalloc.Problem) { p.Machine.Classes[0].Swap = -1 },
		func(p *regalloc.Problem) {
			p.Machine.Groups = []regalloc.Group{{Name: "g", Tuples: [][]regalloc.Reg{{0, 1}, {1, 0}}}}
		},
		func(p *regalloc.Problem) {
			p.Machine.RegCosts = append(p.Machine.RegCosts, regalloc.RegCost{Longer: regalloc.SetOf(0)})
			p.Operands[0].RegCost = 1
		},
		func(p *regalloc.Problem) { p.VRegs[1].RematBytes = 6 },
		func(p *regalloc.Problem) { p.VRegs[1].RematSpeed = 3 },
		func(p *regalloc.Problem) { p.Instrs[0].Flags = regalloc.FlagMove },
		func(p *regalloc.Problem) { p.Instrs[0].Flags = regalloc.FlagCall },
		func(p *regalloc.Problem) { p.Instrs[0].Flags = regalloc.FlagLow },
		func(p *regalloc.Problem) { p.Instrs[0].MemLimit = 3 },
		func(p *regalloc.Problem) { p.Instrs[0].Clobbers = regalloc.SetOf(1) },
		func(p *regalloc.Problem) { p.Operands[0].Pos = regalloc.Early },
		func(p *regalloc.Problem) { p.Operands[0].Mem = 0 },
		func(p *regalloc.Problem) { p.Operands[0].Const = -1 },
		func(p *regalloc.Problem) { p.Operands[0].Constraint, p.Operands[0].Reg = regalloc.InReg, 1 },
		func(p *regalloc.Problem) { p.Operands[0].Constraint = regalloc.Anywhere },
	} {
		p, err := regalloc.ParseProblem("p", []byte(small))
		if err != nil {
			t.Fatal(err)
		}
		before := p.String()
		change(p)
		text := p.String()
		if text == before {
			t.Errorf("change %d is not in the text", k)
			continue
		}
		if len(p.Machine.Finish().Regs) == 0 || len(p.Validate()) > 0 {
			continue // it is only printed
		}
		q, err := regalloc.ParseProblem("p", []byte(text))
		if err != nil {
			t.Errorf("change %d: %v", k, err)
		} else if again := q.String(); again != text {
			t.Errorf("change %d is read back as another:\n%s", k, diff(text, again))
		}
	}
}

// TestResultText writes a Result and reads it back.
func TestResultText(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	text := `result small bound 2.5
slot s0 4 4
slot s1 8 16
i0 r0
before i1 step 0 v0 s0 <- r0
before i1 step 1 v0 r1 <- s0
i1 remat
before i3 step 2 v1 r1 <- remat
i3 s0 r1
on e0 step 0 v0 s1 <- r1
on e0 step 3 v0 s0 <- s1
`
	r, err := regalloc.ParseResult("r", []byte(text), p)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.InstrMoves) != 3 || r.InstrMoves[1].Step != 1 || r.InstrMoves[2].Before != 3 || len(r.EdgeMoves) != 2 || r.Slots[1] != (regalloc.Slot{Size: 8, Align: 16}) {
		t.Errorf("%+v", r)
	}
	var b bytes.Buffer
	if err := regalloc.WriteResult(&b, p, r); err != nil || b.String() != text {
		t.Errorf("%v, written as\n%s", err, b.String())
	}
	text = strings.Replace(text, "bound 2.5", "bound -2 model 2.5", 1)
	if r, err = regalloc.ParseResult("r", []byte(text), p); err != nil || r.Bound != -2 || r.ModelBound != 2.5 {
		t.Errorf("%v: %+v", err, r)
	}
	b.Reset()
	if err := regalloc.WriteResult(&b, p, r); err != nil || b.String() != text {
		t.Errorf("%v, written as\n%s", err, b.String())
	}
	again, err := regalloc.ParseResult("r", b.Bytes(), p)
	if err != nil || !reflect.DeepEqual(again, r) {
		t.Errorf("%v, read back as %+v, want %+v", err, again, r)
	}
	// A Result for other operands is printed as far as it goes.
	b.Reset()
	if err := regalloc.WriteResult(&b, p, &regalloc.Result{Bound: regalloc.NoBound, ModelBound: regalloc.NoBound, Locs: r.Locs[:1]}); err != nil || b.String() != "result small bound none\ni0 r0\n" {
		t.Errorf("%v, %s", err, b.String())
	}
}

// TestBadWords has faults of single words, of Problems and of Results.
func TestBadWords(t *testing.T) {
	p, err := regalloc.ParseProblem("p", []byte(small))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"machine tiny", `machine "tiny`, "p:1:9: unfinished string"},
		{"use v2 r", "use x2 r", "expected a virtual register"},
		{"use v2 r", "use v", "expected a virtual register"},
		{"reg a units", "reg part units", `p:2:5: a register cannot have the name "part"`},
		{"problem small ssa", "regcost 1 prefix longer shorter\nregcost 1 prefix longer shorter\nproblem small ssa", "expected a higher number"},
		{"vreg v0 r\n", "vreg v0 r\nproblem again\n", `unknown keyword "problem"`},
		{"vreg v0 r\n", "vreg v0 r\nregcost 1\n", `unknown keyword "regcost"`},
		{"reg b", "vreg b", `unknown keyword "vreg"`},
		{"block b1", "vreg v3 r\nblock b1", `unknown keyword "vreg"`},
		{"block b0", "i0 @0 0 make\nblock b0", `unknown keyword "i0"`},
		{"swap 2", "swap", "expected"},
		{"save 2 16", "save 200 16", "a number from -128 to 127"},
		{"use v2 r mem 1 ;", "use v2 r mem 1", "expected"},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		if text == small {
			t.Fatalf("%q is not in the text", c.old)
		}
		if _, err := regalloc.ParseProblem("p", []byte(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s for %s: error %v, want %s", c.new, c.old, err, c.want)
		}
	}
	for text, want := range map[string]string{
		"i9 r0":                        "expected an instruction",
		"before i9 step 0 v0 r0 <- r1": "expected an instruction",
		"on e1 step 0 v0 r0 <- r1":     "expected an edge",
		"on e0 step -1 v0 r0 <- r1":    "expected a step",
		"on e0 v0 r0 <- r1":            `expected "step"`,
		"slot s1 4 4":                  "expected s0",
		"i0 r9":                        "expected a location",
		"result small bound x":         "expected a bound",
		"result small bound nan":       "expected a bound",
		"i0 r0 r1":                     `unexpected "r1"`,
		"i0":                           "expected a location",
		"on e0 step 0 v0 r0 r1":        `expected "<-"`,
		"result small bound none\nslot s0 4 -1\n": "expected alignment",
	} {
		if _, err := regalloc.ParseResult("r", []byte(text), p); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
}

// TestInfeasible prints what cannot be satisfied, with and without registers.
func TestInfeasible(t *testing.T) {
	e := &regalloc.InfeasibleError{Func: "f", Instr: 3, Op: "div", Operands: []int{0, 2}, VRegs: []regalloc.VReg{4, 5}, Why: "too few registers"}
	for _, want := range []string{
		"f: instruction 3 (div): too few registers: operand 0 (v4), operand 2 (v5)",
		"f: instruction 3 (div): too few registers: operand 0 (v4), operand 2 (v5) compete for a, d",
		"f: instruction 3 (div): too few registers: operand 0 (v4 use in a), operand 2 (v5 late use in class word) compete for a, d; the instruction clobbers d",
		"f: instruction 3: too few registers: operand 2 (v5 late use in class word) needs one of a, d; the instruction clobbers d",
	} {
		if got := e.Error(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
		switch {
		case e.Regs == nil:
			e.Regs = []string{"a", "d"}
		case e.Wants == nil:
			e.Wants, e.Destroyed = []string{"use in a", "late use in class word"}, []string{"d"}
		default:
			e.Op, e.Operands, e.VRegs, e.Wants = "", e.Operands[1:], e.VRegs[1:], e.Wants[1:]
		}
	}
}

// TestGap expects the share of a cost that is not proved.
func TestGap(t *testing.T) {
	for _, c := range []struct{ bound, cost, want float64 }{
		{regalloc.NoBound, 5, 1}, {regalloc.NoBound, -3, 1}, {regalloc.NoBound, 0, 1}, {-1, 5, 1}, {-4, -2, 1}, {-3, -2, 0.5}, {-3, -3, 0}, {-3, 0, 1}, {0, 0, 0}, {0, 4, 1}, {3, 4, 0.25}, {4, 4, 0}, {5, 4, 0},
	} {
		if got := (&regalloc.Result{Bound: c.bound}).Gap(c.cost); got != c.want {
			t.Errorf("cost %g, bound %g: gap %g, want %g", c.cost, c.bound, got, c.want)
		}
	}
}

// TestRegSet adds and removes registers of both words.
func TestRegSet(t *testing.T) {
	for r := range regalloc.Reg(regalloc.MaxRegs) {
		s := regalloc.SetOf(r)
		if s.Len() != 1 || s.First() != r || !s.Has(r) || s.Has((r+64)%regalloc.MaxRegs) {
			t.Errorf("the set of %d has %d members, the first %d", r, s.Len(), s.First())
		}
		all := s
		for q := range regalloc.Reg(regalloc.MaxRegs) {
			all.Add(q)
		}
		if all.Remove(r); all.Len() != regalloc.MaxRegs-1 || all.Has(r) || !all.Union(s).Minus(all).Has(r) || !all.Intersect(s).Empty() {
			t.Errorf("without %d: %d members", r, all.Len())
		}
	}
	if (regalloc.RegSet{}).First() != regalloc.NoReg {
		t.Error("the empty set has a first member")
	}
}

// TestSave prices the use of a register under metrics that count bytes, executions or both.
func TestSave(t *testing.T) {
	r := &regalloc.RegInfo{SaveCost: 3, SaveSpeed: 16}
	for _, c := range []struct {
		m    regalloc.Metric
		want float64
	}{{regalloc.Speed, 16}, {regalloc.Size, 3}, {regalloc.Mixed(1), 3 + 4*2}, {regalloc.Metric{Byte: 2, Access: 8}, 6 + 16}} {
		if got := c.m.Save(r); got != c.want {
			t.Errorf("%s: %g, want %g", c.m, got, c.want)
		}
	}
}

// TestOpNames expects a name for each kind of instruction, once.
func TestOpNames(t *testing.T) {
	b := regalloc.NewBuilder("f", irgen.Tiny(3).Machine)
	b.Begin(b.Block())
	for _, op := range []string{"x", "y", "x", "y"} {
		b.Instr(op)
	}
	b.Return("x")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(p.OpNames, []string{"x", "y"}) || p.Instrs[2].Op != 0 || p.Instrs[3].Op != 1 || p.Instrs[4].Op != 0 {
		t.Errorf("%q", p.OpNames)
	}
}

// TestSqueezeCopies squeezes a parallel copy of many values, which can be in slots,
// and an instruction that reads two.
func TestSqueezeCopies(t *testing.T) {
	for _, c := range []struct{ reads, want int }{{0, 1}, {2, 2}, {3, 3}} {
		b := regalloc.NewBuilder("f", irgen.Tiny(8).Machine)
		b.Begin(b.Block())
		var srcs, dsts []regalloc.VReg
		for range 6 {
			srcs, dsts = append(srcs, b.VReg(0)), append(dsts, b.VReg(0))
			b.Instr("make", b.Def(srcs[len(srcs)-1]))
		}
		b.Copy("copy", dsts, srcs)
		var uses []regalloc.Operand
		for k := range c.reads {
			uses = append(uses, b.Use(dsts[k]))
		}
		b.Instr("use", uses...)
		b.Return("return")
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		if n := p.Squeeze(1).Allocatable(0).Len(); n != c.want {
			t.Errorf("with %d operands: %d registers, want %d", c.reads, n, c.want)
		}
	}
}
