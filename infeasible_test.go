package spillway_test

import (
	"errors"
	"strings"
	"testing"

	"spillway"
	"spillway/regalloc"
)

// narrow is a machine of four registers, of which two are a class of their own.
func narrow() *regalloc.Machine {
	word := regalloc.Class{Name: "word", Regs: []regalloc.Reg{0, 1, 2, 3}, SpillSize: 4, SpillAlign: 4, Move: 2, Load: 3, Store: 3, Swap: 2}
	two := word
	two.Name, two.Regs = "two", []regalloc.Reg{0, 1}
	return (&regalloc.Machine{
		Name:    "narrow",
		Regs:    []regalloc.RegInfo{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}},
		Classes: []regalloc.Class{word, two},
		Groups:  []regalloc.Group{{Name: "pair", Tuples: [][]regalloc.Reg{{0, 1}, {2, 3}}}},
	}).Finish()
}

// TestInfeasible wants every allocator to name the operands that cannot be satisfied together, no others, and the
// registers that they want.
func TestInfeasible(t *testing.T) {
	late, early := regalloc.Late, regalloc.Early
	for _, c := range []struct {
		name, want string
		instr      func(b *regalloc.Builder, v, w []regalloc.VReg) // v are defined, w is not
	}{
		{"five", "operand 0 (v0 use in class word), operand 1 (v1 use in class word), operand 2 (v2 use in class word), operand 3 (v3 use in class word), operand 4 (v4 use in class word) compete for a, b, c, d",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]), b.Use(v[1]), b.Use(v[2]), b.Use(v[3]), b.Use(v[4]))
			}},
		{"two", "operand 1 (v1 use in class two), operand 3 (v3 use in class two), operand 4 (v4 use in a) compete for a, b",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).OrMem(0), b.Use(v[1]).Within(1), b.Use(v[2]).Fixed(3), b.Use(v[3]).Within(1), b.Use(v[4]).Fixed(0))
			}},
		{"early", "operand 0 (v0 use in class two), operand 1 (v1 use in class two), operand 3 (v5 early def in class two) compete for a, b",
			func(b *regalloc.Builder, v, w []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).Within(1), b.Use(v[1]).Within(1), b.Use(v[2]), b.Def(w[0]).Within(1).At(early))
			}},
		{"tied", "operand 0 (v5 def tied to operand 1), operand 1 (v0 use in class two), operand 2 (v6 def in class two), operand 3 (v1 late use in a) compete for a, b",
			func(b *regalloc.Builder, v, w []regalloc.VReg) {
				b.Instr("x", b.Def(w[0]).TiedTo(1), b.Use(v[0]).Within(1), b.Def(w[1]).Within(1), b.Use(v[1]).Fixed(0).At(late))
			}},
		{"destroyed", "operand 1 (v1 late use in class two) wants one of a, b; the instruction destroys a, b",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).OrMem(0), b.Use(v[1]).Within(1).At(late), b.Use(v[2]).Fixed(2))
				b.Clobber(0, 1)
			}},
		{"pair", "operand 0 (v0 use as number 0 of pair), operand 1 (v1 use as number 1 of pair), operand 2 (v2 use in a), operand 3 (v3 use in d) compete for a, b, c, d",
			func(b *regalloc.Builder, v, _ []regalloc.VReg) {
				b.Instr("x", b.Use(v[0]).InTuple(0, 0), b.Use(v[1]).InTuple(0, 1), b.Use(v[2]).Fixed(0), b.Use(v[3]).Fixed(3), b.Use(v[4]).OrMem(0))
				b.MemLimit(1)
			}},
	} {
		b := regalloc.NewBuilder("f", narrow())
		b.Begin(b.Block())
		var v, w []regalloc.VReg
		for range 5 {
			x := b.VReg(0)
			v = append(v, x)
			b.Instr("make", b.Def(x))
		}
		for range 2 {
			w = append(w, b.VReg(0))
		}
		c.instr(b, v, w)
		b.Return("return")
		p, err := b.Build()
		if err != nil {
			t.Fatal(c.name, err)
		}
		for _, info := range spillway.Allocators() {
			_, err := spillway.Allocate(p, info.New(), regalloc.Options{})
			var bad *regalloc.InfeasibleError
			if !errors.As(err, &bad) {
				t.Errorf("%s by %s: %v", c.name, info.Name, err)
			} else if !strings.HasPrefix(err.Error(), "f: instruction 5 (x): its ") || !strings.HasSuffix(err.Error(), ": "+c.want) {
				t.Errorf("%s by %s: %v, want %s", c.name, info.Name, err, c.want)
			}
		}
	}
}
