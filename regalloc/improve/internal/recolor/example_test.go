package recolor_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/improve/internal/recolor"
)

// A value is made in r1 and copied to r0, where the return needs it. Another one is in r0 until
// then; the two exchange their registers, and the copy goes.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(`machine toy units 2 prefix 0
reg r0 units 0
reg r1 units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1
problem f ssa
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i3
i0 @0 0 make: def v0 r
i1 @1 0 make: def v1 r
i2 @2 1 add: use v1 r; use v0 r; def v2 r tied 0
i3 @5 2 return term: use v2 r in r0
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r0, r1 := regalloc.InRegister(0), regalloc.InRegister(1)
	r := &regalloc.Result{
		Locs:       []regalloc.Loc{r0, r1, r1, r0, r1, r0},
		InstrMoves: []regalloc.InstrMove{{Before: 3, Move: regalloc.Move{VReg: 2, Dst: r0, Src: r1}}},
		Bound:      regalloc.NoBound,
		ModelBound: regalloc.NoBound,
	}
	m := locations.Map{}
	m.Compute(p, r)
	if new(recolor.Colorer).Improve(&m, r, regalloc.Options{}) {
		m.Install(r)
	}
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// result f bound none
	// i0 r1
	// i1 r0
	// i2 r0 r1 r0
	// i3 r0
}

// A loop exchanges its two registers and back in every round, as they are needed here and come from
// there; now they are exchanged once, on the way in.
func Example_loop() {
	p, err := regalloc.ParseProblem("example", []byte(`machine toy units 2 prefix 0
reg r0 units 0
reg r1 units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1
problem f ssa
vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i2
i0 @0 0 make: def v0 r in r0
i1 @1 0 make: def v1 r in r1
i2 @2 1 jump term
e0 -> b1 freq 1
block b1 freq 100 loop 1 split i4
i3 @2 2 compare: use v0 r; use v1 r
i4 @4 3 branch term
e1 -> b2 freq 99
e2 -> b3 freq 1
block b2 freq 99 loop 1 split i6
i5 @4 4 call: use v0 r in r1; use v1 r in r0
i6 @6 1 jump term
e3 -> b1 freq 99
block b3 freq 1 loop 0 split i7
i7 @6 5 return term
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r0, r1 := regalloc.InRegister(0), regalloc.InRegister(1)
	r := &regalloc.Result{
		Locs: []regalloc.Loc{r0, r1, r0, r1, r1, r0},
		EdgeMoves: []regalloc.EdgeMove{
			{Edge: 1, Move: regalloc.Move{VReg: 0, Dst: r1, Src: r0}}, {Edge: 1, Move: regalloc.Move{VReg: 1, Dst: r0, Src: r1}},
			{Edge: 3, Move: regalloc.Move{VReg: 0, Dst: r0, Src: r1}}, {Edge: 3, Move: regalloc.Move{VReg: 1, Dst: r1, Src: r0}},
		},
		Bound:      regalloc.NoBound,
		ModelBound: regalloc.NoBound,
	}
	m := locations.Map{}
	m.Compute(p, r)
	if new(recolor.Colorer).Improve(&m, r, regalloc.Options{Metric: regalloc.Speed}) {
		m.Install(r)
	}
	if err := check.Result(p, r); err != nil {
		fmt.Println(err)
	}
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// result f bound none
	// i0 r0
	// i1 r1
	// i3 r1 r0
	// i5 r1 r0
	// on e0 step 0 v1 r0 <- r1
	// on e0 step 0 v0 r1 <- r0
}
