package color_test

import (
	"fmt"
	"os"

	"spillway/regalloc"
	"spillway/regalloc/alloc/color"
	"spillway/regalloc/check"
	"spillway/regalloc/internal/alloctest"
)

// Example allocates a counting loop: no move, load or store is left.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(alloctest.CountingLoop))
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := color.New().Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("findings:", len(check.Result(p, r)), "cost:", regalloc.Cost(p, r, regalloc.Speed))
	regalloc.WriteResult(os.Stdout, p, r)
	// Output:
	// findings: 0 cost: 0
	// result loop bound none
	// i0 r0
	// i1 r1
	// i3 r1 r1
	// i4 r1
	// i6 r0 r1
}
