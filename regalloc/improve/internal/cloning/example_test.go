package cloning_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/improve/internal/cloning"
	"spillway/regalloc/improve/internal/locations"
)

// An argument in r0 is wanted there by a call on one way, and after calls on both: each way copies it
// to r1, which calls preserve, and back. One copy where the ways part serves both, and the first call finds it in r0 still.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(`machine toy units 2 prefix 0
reg r0 units 0
reg r1 units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1
problem f ssa
vreg v0 r
block b0 freq 1 loop 0 split i1
i0 @0 0 entry: def v0 r in r0
i1 @1 1 branch term
e0 -> b1 freq 0.5
e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i3
i2 @1 2 call call clobbers r0: use v0 r in r0
i3 @2 3 jump term
e2 -> b3 freq 0.5
block b2 freq 0.5 loop 0 split i5
i4 @2 2 call call clobbers r0
i5 @2 3 jump term
e3 -> b3 freq 0.5
block b3 freq 1 loop 0 split i6
i6 @2 4 return term: use v0 r in r0
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r0, r1 := regalloc.InRegister(0), regalloc.InRegister(1)
	copied := func(before regalloc.InstrID, dst, src regalloc.Loc) regalloc.InstrMove {
		return regalloc.InstrMove{Before: before, Move: regalloc.Move{VReg: 0, Dst: dst, Src: src}}
	}
	r := &regalloc.Result{
		Locs:       []regalloc.Loc{r0, r0, r0},
		InstrMoves: []regalloc.InstrMove{copied(2, r1, r0), copied(4, r1, r0), copied(6, r0, r1)},
		Bound:      regalloc.NoBound,
		ModelBound: regalloc.NoBound,
	}
	var m locations.Map
	m.Compute(p, r)
	if new(cloning.Cloner).Improve(&m, r, regalloc.Options{Metric: regalloc.Size}) {
		m.Install(r)
	}
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// result f bound none
	// i0 r0
	// before i1 step 0 v0 r1 <- r0
	// i2 r0
	// before i6 step 0 v0 r0 <- r1
	// i6 r0
}
