package improve_test

import (
	"strings"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
)

// TestExchange has two registers change places where that saves prefixes, unless an operand names one of them, an instruction destroys one of
// them alone, or they are in different classes.
func TestExchange(t *testing.T) {
	const text = `machine m units 3 prefix 1
reg a units 0
reg b units 1
reg c units 2
class r slot 4 4 move 1 load 2 store 2 swap 3 regs a b c prefix b
class ac slot 4 4 move 1 load 2 store 2 swap 3 regs c
regcost 1 prefix b longer shorter
problem f ssa
vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i5
  i0 @0 0 op : def v0 r regcost 1
  i1 @1 0 op : def v1 r regcost 1
  i2 @2 0 op : use v1 r regcost 1
  i3 @3 0 op : use v1 r regcost 1
  i4 @4 0 op : use v1 r regcost 1
  i5 @5 0 op term : use v0 r regcost 1
`
	for _, test := range []struct {
		from, to string
		saved    float64
	}{
		{"", "", 2}, // of four
		{"i5 @5 0 op term : use v0 r regcost 1", "i5 @5 0 op term : use v0 r in a regcost 1", 0},
		{"i4 @4 0 op :", "i4 @4 0 op clobbers c :", 2},
		{"regs c\n", "regs a c\n", 0},
	} {
		p, err := regalloc.ParseProblem("exchange", []byte(strings.Replace(text, test.from, test.to, 1)))
		if err != nil {
			t.Fatal(err)
		}
		a, b := regalloc.InRegister(0), regalloc.InRegister(1)
		r := &regalloc.Result{Locs: []regalloc.Loc{a, b, b, b, b, a}, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
		var w improve.Workspace
		next := w.Result(p, r, regalloc.Options{Metric: regalloc.Mixed(1)})
		for _, f := range check.Result(p, next) {
			t.Error(f.Error())
		}
		if saved := regalloc.Cost(p, r, regalloc.Mixed(1)) - regalloc.Cost(p, next, regalloc.Mixed(1)); saved != test.saved {
			t.Errorf("%q for %q: %g bytes are saved, want %g: %v", test.to, test.from, saved, test.saved, next.Locs)
		}
	}
}
