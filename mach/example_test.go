package mach_test

import (
	"fmt"

	"spillway"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
)

// From selected code by way of a Problem and a Result to allocated code.
func Example() {
	fs, err := mach.Parse("twice.mach", `func @twice target amd64 stage selected
block 0 freq 1 loop 0
  v0:r64@rdi = entry
  v1:r64 = add64.rr v0:r64 v0:r64
  ret v1:r64@rax
`, machine)
	if err != nil {
		fmt.Println(err)
		return
	}
	f := fs[0]
	mach.SplitEdges(f)
	p := mach.Problem(f)
	r, err := spillway.Allocate(p, linear.New(), regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := mach.Apply(f, p, r, regalloc.Speed); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(len(mach.Verify(f, mach.Allocated)), "violations")
	fmt.Print(f)
	// Output:
	// 0 violations
	// func @twice target amd64 stage allocated
	// block 0 freq 1 loop 0
	//   v0:r64@rdi = entry
	//   v1:r64@rdi = add64.rr v0:r64@rdi v0:r64@rdi
	//   @rax = move64 @rdi !copy
	//   ret v1:r64@rax
}
