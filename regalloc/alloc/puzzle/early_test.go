package puzzle_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
)

// TestEarlyDefinitions has instructions that write registers before they have read all of theirs.
func TestEarlyDefinitions(t *testing.T) {
	const machine = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c d
group pairs tuple a b tuple c d
`
	for _, test := range []struct{ name, text string }{
		{"tied", `
problem tied
vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 0 add : def v1 r early tied 1 ; use v0 r ; use v0 r
  i2 @4 1 return term : use v1 r
`},
		{"tuple", `
problem tuple
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
vreg v4 r
block b0 freq 1 loop 0 split i3
  i0 @0 0 make : def v0 r in a
  i1 @1 0 make : def v1 r in c
  i2 @2 0 pair : def v3 r early group 0 0 ; def v4 r early group 0 1 ; use v0 r ; use v1 r
  i3 @6 1 return term : use v3 r ; use v4 r
`},
	} {
		p, err := regalloc.ParseProblem(test.name, []byte(machine+test.text))
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		allocate(t, p, puzzle.Options{}, regalloc.Options{})
	}
}
