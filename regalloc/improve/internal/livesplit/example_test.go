package livesplit_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/improve/internal/livesplit"
	"spillway/regalloc/improve/internal/locations"
)

// A loop shifts by v0, which comes in r2, and has to have it in r1 for that: it is copied there in each round.
// Since no other value has r1, it is copied once, before the loop, and r2 is free there.
func Example_rejoin() {
	p, err := regalloc.ParseProblem("example", []byte(`machine toy units 3 prefix 0
reg r0 units 0
reg r1 units 1
reg r2 units 2
class r slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1 r2
problem f ssa
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i2
i0 @0 0 entry: def v0 r in r2
i1 @1 1 make: def v1 r
i2 @2 2 jump term
e0 -> b1 freq 1 args v1
block b1 freq 10 loop 1 split i4 params v2
i3 @2 3 shift: use v2 r; use v0 r in r1; def v3 r tied 0
i4 @5 4 branch term
e1 -> b1 freq 9 args v3
e2 -> b2 freq 1
block b2 freq 1 loop 0 split i5
i5 @5 5 return term: use v3 r in r0
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r0, r1, r2 := regalloc.InRegister(0), regalloc.InRegister(1), regalloc.InRegister(2)
	r := &regalloc.Result{
		Locs:       []regalloc.Loc{r2, r0, r0, r1, r0, r0},
		InstrMoves: []regalloc.InstrMove{{Before: 3, Move: regalloc.Move{VReg: 0, Dst: r1, Src: r2}}},
		Bound:      regalloc.NoBound,
		ModelBound: regalloc.NoBound,
	}
	var m locations.Map
	m.Compute(p, r)
	if new(livesplit.Splitter).Rejoin(&m, r, livesplit.Options{}) {
		m.Install(r)
	}
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// result f bound none
	// i0 r2
	// i1 r0
	// i3 r0 r1 r0
	// i5 r0
	// on e0 step 0 v0 r1 <- r2
}
