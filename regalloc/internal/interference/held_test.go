package interference_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/intervals"
	"spillway/regalloc/check"
)

// scans are the allocators and the linear scans.
func scans() map[string]regalloc.Allocator {
	all := allocators()
	all["linear-whole"] = intervals.New()
	all["linear-extended"] = intervals.NewWith(intervals.Options{Extended: true})
	return all
}

const heldText = `
machine stack units 4 prefix 0
reg a units 0
reg b units 1
reg st units 2 reserved
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
class s slot 8 8 move 8 load 8 store 8 swap -1 regs st
problem held ssa
vreg v0 s
vreg v1 r
vreg v2 s
vreg v3 r
block b0 freq 1 loop 0 split i5
  i0 @0 0 call call clobbers a b : def v0 s in st
  i1 @1 1 take : def v1 r ; use v0 s in st
  i2 @3 0 call call clobbers a b : def v2 s in st
  i3 @4 0 call call clobbers a b : def v3 r in a
  i4 @5 2 use : use v1 r ; use v3 r
  i5 @7 3 return term
`

// TestHeld has results in a register that nothing is given: they stay there until
// they are taken, and one that nothing takes needs no other place.
func TestHeld(t *testing.T) {
	p, err := regalloc.ParseProblem("held", []byte(heldText))
	if err != nil {
		t.Fatal(err)
	}
	for name, a := range scans() {
		r, err := a.Allocate(p, regalloc.Options{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if errs := check.Result(p, r); len(errs) > 0 {
			t.Errorf("%s: %v", name, &errs[0])
		}
		for _, m := range r.InstrMoves {
			if p.VRegs[m.VReg].Class == 1 {
				t.Errorf("%s: v%d moves from %v to %v", name, m.VReg, m.Src, m.Dst)
			}
		}
	}
}
