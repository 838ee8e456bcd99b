package auto_test

import (
	"fmt"

	"spillway/regalloc"
	"spillway/regalloc/alloc/auto"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/internal/alloctest"
)

// Example allocates a counting loop, for which the first allocator's Result is good enough.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(alloctest.CountingLoop))
	if err != nil {
		fmt.Println(err)
		return
	}
	other := &counted{Allocator: puzzle.New()}
	r, err := auto.New(linear.New(), other).Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("cost:", regalloc.Cost(p, r, regalloc.Speed), "others asked:", other.asked)
	// Output:
	// cost: 0 others asked: 0
}
