package intervals_test

import (
	"fmt"
	"os"

	"spillway/alloc/intervals"
	"spillway/check"
	"spillway/regalloc"
)

const loopText = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem loop ssa
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 1 jump term
  e0 -> b1 freq 1 args v1
block b1 freq 10 loop 1 split i5 params v2
  i3 @2 2 next : use v2 r ; def v3 r tied 0
  i4 @4 3 use : use v3 r
  i5 @5 4 branch term
  e1 -> b3 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i6
  i6 @5 5 return term : use v0 r ; use v3 r
block b3 freq 9 loop 1 split i7
  i7 @7 1 jump term
  e3 -> b1 freq 9 args v3
`

// Example allocates a counting loop: no move, load or store is left.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(loopText))
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := intervals.New().Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed))
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// findings: 0 cost: 0
	// result loop bound -1
	// i0 r0
	// i1 r1
	// i3 r1 r1
	// i4 r1
	// i6 r0 r1
}
