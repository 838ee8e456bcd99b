package slotcoloring_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/slotcoloring"
)

// Two values are stored on different ways, in b1 and in b2, and loaded where these continue, in b3 and
// in b4. In the order of the blocks both are in memory at b2 and b3; on no way they are.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(`machine toy units 2 prefix 0
reg r0 units 0
reg r1 units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1
problem f ssa
vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i2
i0 @0 0 make: def v0 r
i1 @1 0 make: def v1 r
i2 @2 1 branch term
e0 -> b1 freq 0.5
e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i3
i3 @2 2 jump term
e2 -> b3 freq 0.5
block b2 freq 0.5 loop 0 split i4
i4 @2 2 jump term
e3 -> b4 freq 0.5
block b3 freq 0.5 loop 0 split i5
i5 @2 3 return term: use v0 r in r0
block b4 freq 0.5 loop 0 split i6
i6 @3 3 return term: use v1 r in r0
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	r0, r1 := regalloc.InRegister(0), regalloc.InRegister(1)
	word := regalloc.Slot{Size: 4, Align: 4}
	move := func(before regalloc.InstrID, v regalloc.VReg, dst, src regalloc.Loc) regalloc.InstrMove {
		return regalloc.InstrMove{Before: before, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}}
	}
	r := &regalloc.Result{
		Locs: []regalloc.Loc{r0, r1, r0, r0},
		InstrMoves: []regalloc.InstrMove{
			move(3, 0, regalloc.InSlot(0), r0), move(4, 1, regalloc.InSlot(1), r1),
			move(5, 0, r0, regalloc.InSlot(0)), move(6, 1, r0, regalloc.InSlot(1)),
		},
		Slots:      []regalloc.Slot{word, word},
		Bound:      regalloc.NoBound,
		ModelBound: regalloc.NoBound,
	}
	r = new(slotcoloring.Sharer).Slots(p, r)
	regalloc.WriteResult(os.Stdout, p, r)
	fmt.Println(len(check.Result(p, r)), "errors")
	// Output:
	// result f bound none
	// slot s0 4 4
	// i0 r0
	// i1 r1
	// before i3 step 0 v0 s0 <- r0
	// before i4 step 0 v1 s0 <- r1
	// before i5 step 0 v0 r0 <- s0
	// i5 r0
	// before i6 step 0 v1 r0 <- s0
	// i6 r0
	// 0 errors
}
