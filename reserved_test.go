package spillway_test

import (
	"reflect"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// TestReserved defines values in registers that are reserved but named, and reads them there again after
// instructions that read them elsewhere, destroy the register, take all others or share units with it.
func TestReserved(t *testing.T) {
	const machine = `
machine reserving units 4 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
reg cl units 2 part c 0
class w slot 4 4 move 2 load 4 store 4 swap 2 regs a b c d
class l slot 1 1 move 2 load 4 store 4 swap 2 regs cl
group pair tuple a b
`
	for name, text := range map[string]string{
		"read elsewhere": `
vreg v0 w
vreg v1 w
block b0 freq 1 loop 0 split i4
  i0 @0 0 entry : def v0 w in d
  i1 @1 1 load : use v0 w ; def v1 w
  i2 @3 2 call clobbers a b c d : use v0 w in d ; use v1 w in a
  i3 @5 3 use mem 1 : use v0 w mem 1 ; use v0 w anywhere
  i4 @7 4 return term
`,
		"destroyed": `
vreg v0 w
vreg v1 w
block b0 freq 1 loop 0 split i5
  i0 @0 0 entry : def v0 w in d
  i1 @1 1 call clobbers a b c d
  i2 @1 2 low : def v1 w
  i3 @2 3 use : use v1 w
  i4 @3 1 call clobbers a b c d : use v0 w in d
  i5 @4 4 return term
`,
		"all others taken": `
vreg v0 w
vreg v1 w
vreg v2 w
vreg v3 w
vreg v4 w
block b0 freq 1 loop 0 split i6
  i0 @0 0 entry : def v0 w in d
  i1 @1 1 two : def v1 w ; def v2 w
  i2 @3 2 pair : use v2 w group 0 0 ; use v1 w group 0 1 ; def v3 w
  i3 @6 3 use : use v3 w
  i4 @7 4 use : use v0 w in d
  i5 @8 1 two : def v4 w
  i6 @9 6 return term : use v4 w in a
`,
		"the part is free": `
vreg v0 w
vreg v1 l
vreg v2 w
vreg v3 w
block b0 freq 1 loop 0 split i5
  i0 @0 0 entry : def v0 w in c
  i1 @1 1 low : def v1 l
  i2 @2 2 two : def v2 w ; def v3 w
  i3 @4 3 use : use v1 l ; use v2 w ; use v3 w
  i4 @7 4 use : use v0 w in c
  i5 @8 5 return term
`,
	} {
		p, err := regalloc.ParseProblem("reserved", []byte(machine+"problem f ssa\nreserved c d\n"+text))
		if err != nil {
			t.Fatal(name, err)
		}
		for _, bad := range p.Validate() {
			t.Error(name, bad)
		}
		for _, info := range spillway.Allocators() {
			r, err := spillway.Allocate(p, info.New(), regalloc.Options{Budget: regalloc.Budget{Iterations: 3}})
			if err != nil {
				t.Errorf("%s by %s: %v", name, info.Name, err)
				continue
			}
			for _, f := range check.Result(p, r) {
				t.Errorf("%s by %s: %v", name, info.Name, &f)
			}
			if got, want := irgen.ExecuteResult(p, r, 1, 100), irgen.Execute(p, 1, 100); !reflect.DeepEqual(got, want) {
				t.Errorf("%s by %s: another outcome", name, info.Name)
			}
		}
	}
}
