package intervals_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/alloc/intervals"
	"spillway/regalloc/check"
)

const text = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem three ssa
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i6
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 0 make : def v2 r
  i3 @3 1 use : use v2 r
  i4 @4 1 use : use v1 r
  i5 @5 1 use : use v0 r
  i6 @6 2 return term : use v0 r
`

// Example allocates three values, of which two have registers: what ends last goes to
// memory by one scan, what costs least there by the other.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, opts := range []intervals.Options{{}, {Extended: true}} {
		r, err := intervals.NewWith(opts).Allocate(p, regalloc.Options{})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed))
		regalloc.WriteResult(os.Stdout, p, r)
	}
	// Output:
	// findings: 0 cost: 24
	// result three bound none
	// slot s0 4 4
	// i0 r0
	// before i1 step 0 v0 s0 <- r0
	// i1 r0
	// i2 r1
	// i3 r1
	// i4 r0
	// before i5 step 0 v0 r0 <- s0
	// i5 r0
	// before i6 step 0 v0 r0 <- s0
	// i6 r0
	// findings: 0 cost: 16
	// result three bound none
	// slot s0 4 4
	// i0 r0
	// i1 r1
	// before i2 step 0 v1 s0 <- r1
	// i2 r1
	// i3 r1
	// before i4 step 0 v1 r1 <- s0
	// i4 r1
	// i5 r0
	// i6 r0
}
