package fast_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
)

// Example allocates a counting loop: the value that the loop does not
// use is stored before it and loaded after it, and the loop itself has no loads.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(alloctest.CountingLoop))
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := fast.New().Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed))
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// findings: 0 cost: 17
	// result loop bound none
	// slot s0 4 4
	// i0 r0
	// before i1 step 0 v0 s0 <- r0
	// i1 r0
	// i3 r0 r0
	// i4 r0
	// i6 r0 r1
	// on e2 step 0 v0 r0 <- s0
	// on e2 step 0 v3 r1 <- r0
}
