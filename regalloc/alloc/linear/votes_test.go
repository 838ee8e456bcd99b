package linear_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
)

// TestVotes expects values, where paths meet, in the registers that spare most
// executions of moves: what all predecessors that bring it there weigh together,
// and the successors that expect it there.
func TestVotes(t *testing.T) {
	const header = `
machine tiny units 3 prefix 0
reg a units 0
reg b units 1
reg c units 2
class r slot 4 4 move 2 load 3 store 3 swap 2 regs c b a
problem votes
vreg v0 r
vreg v1 r
`
	for _, test := range []struct {
		name, text string
		want       float64 // executions of moves
	}{
		{"two of three together", `
block b0 freq 11 loop 0 split i0
  i0 @0 1 branch term
  e0 -> b1 freq 3
  e1 -> b2 freq 3
  e2 -> b3 freq 5
block b1 freq 3 loop 0 split i2
  i1 @0 0 make : def v0 r in a
  i2 @1 1 jump term
  e3 -> b4 freq 3
block b2 freq 3 loop 0 split i4
  i3 @1 0 make : def v0 r in a
  i4 @2 1 jump term
  e4 -> b4 freq 3
block b3 freq 5 loop 0 split i6
  i5 @2 0 make : def v0 r in b
  i6 @3 1 jump term
  e5 -> b4 freq 5
block b4 freq 11 loop 0 split i7
  i7 @3 2 return term : use v0 r
`, 5},
		{"two values that cross", `
block b0 freq 10 loop 0 split i0
  i0 @0 1 branch term
  e0 -> b1 freq 1
  e1 -> b2 freq 9
block b1 freq 1 loop 0 split i2
  i1 @0 0 make : def v0 r in a ; def v1 r in b
  i2 @2 1 jump term
  e2 -> b3 freq 1
block b2 freq 9 loop 0 split i4
  i3 @2 0 make : def v0 r in b ; def v1 r in a
  i4 @4 1 jump term
  e3 -> b3 freq 9
block b3 freq 10 loop 0 split i5
  i5 @4 2 return term : use v0 r ; use v1 r
`, 2},
		{"a loop expects it", `
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r in a
  i1 @1 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i3
  i2 @1 2 use : use v0 r
  i3 @2 1 branch term
  e1 -> b2 freq 6
  e2 -> b3 freq 4
block b2 freq 6 loop 1 split i5
  i4 @2 0 make : def v0 r in b
  i5 @3 1 jump term
  e3 -> b4 freq 6
block b3 freq 4 loop 1 split i7
  i6 @3 0 make : def v0 r in c
  i7 @4 1 jump term
  e4 -> b4 freq 4
block b4 freq 10 loop 1 split i8
  i8 @4 1 branch term
  e5 -> b1 freq 9
  e6 -> b5 freq 1
block b5 freq 1 loop 0 split i9
  i9 @4 2 return term : use v0 r
`, 10},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := regalloc.ParseProblem("votes", []byte(header+test.text))
			if err != nil {
				t.Fatal(err)
			}
			for _, err := range p.Validate() {
				t.Error(err)
			}
			r, err := linear.New().Allocate(p, regalloc.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range check.Result(p, r) {
				t.Error(f.Error())
			}
			if b := regalloc.Costs(p, r); b.MoveFreq != test.want || b.LoadFreq != 0 {
				t.Errorf("%g moves and %g loads are executed, want %g moves", b.MoveFreq, b.LoadFreq, test.want)
			}
		})
	}
}
