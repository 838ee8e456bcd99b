package spillway_test

import (
	"slices"
	"testing"

	"spillway"
	"spillway/regalloc"
)

// TestLowPart takes the low part of a value that ends there, in its register, and
// puts another part next to it: with any allocator that looks ahead no move, and no second register.
func TestLowPart(t *testing.T) {
	blind := []string{"puzzle-paper", "iterative", "fast"} // what is ahead of them they do not see
	for name, text := range map[string]string{"loose": lowPart, "fixed": fixedLowPart} {
		p, err := regalloc.ParseProblem("low", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, info := range spillway.Allocators() {
			r, err := spillway.Allocate(p, info.New(), regalloc.Options{Budget: regalloc.Budget{Iterations: 3}})
			if err != nil {
				t.Errorf("%s by %s: %v", name, info.Name, err)
			} else if cost := regalloc.Cost(p, r, regalloc.Speed); cost != 0 && !slices.Contains(blind, info.Name) {
				t.Errorf("%s by %s: the cost is %g, want 0", name, info.Name, cost)
			}
		}
	}
}

const partMachine = `
machine half units 6 prefix 0
reg ax units 0 1
reg al units 0 part ax 0
reg ah units 1 part ax 8
reg bx units 2 3 save 2 16
reg bl units 2 part bx 0 save 2 16
reg bh units 3 part bx 8 save 2 16
reg cx units 4 5
reg cl units 4 part cx 0
reg ch units 5 part cx 8
class w slot 4 4 move 2 load 4 store 4 swap 2 regs ax cx bx
class b slot 1 1 move 2 load 4 store 4 swap 2 regs ah ch al cl bl bh
`

const lowPart = partMachine + `
problem halves ssa
vreg v0 w
vreg v1 b
vreg v2 b
vreg v3 w
block b0 freq 1 loop 0 split i5
  i0 @0 0 make : def v0 w
  i1 @1 1 low low : def v1 b ; use v0 w
  i2 @3 0 make : def v2 b
  i3 @4 0 make : def v3 w
  i4 @5 2 use : use v1 b ; use v2 b ; use v3 w
  i5 @8 3 return term
`

const fixedLowPart = partMachine + `
problem fixed ssa
vreg v0 w
vreg v1 b
vreg v2 w
block b0 freq 1 loop 0 split i4
  i0 @0 0 make : def v0 w
  i1 @1 0 make : def v2 w
  i2 @2 1 low low : def v1 b ; use v0 w
  i3 @4 2 shift : use v1 b in cl ; use v2 w
  i4 @6 3 return term
`
