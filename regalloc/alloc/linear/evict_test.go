package linear_test

import (
	"testing"

	"spillway/regalloc"
)

// evicting is what comes before the blocks of Problems about what to evict.
const evicting = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c d
class x slot 4 4 move 2 load 3 store 3 swap 2 regs a
class y slot 4 4 move 2 load 3 store 3 swap 2 regs b
class xy slot 4 4 move 2 load 3 store 3 swap 2 regs a b
class z slot 4 4 move 2 load 3 store 3 swap 2 regs d
problem dying
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
`

// TestExchangeDying has an instruction whose last uses need each other's registers.
func TestExchangeDying(t *testing.T) {
	p, err := regalloc.ParseProblem("exchange", []byte(evicting+`
block b0 freq 1 loop 0 split i3
  i0 @0 0 make : def v0 r in a
  i1 @1 0 make : def v1 r in b
  i2 @2 1 use : use v0 y ; use v1 x
  i3 @4 2 return term
`))
	if err != nil {
		t.Fatal(err)
	}
	allocate(t, p, regalloc.Options{})
}

// TestEvictDying evicts a value that the instruction reads for the last time, and elsewhere, rather than one that is needed later: it
// has to be moved anyhow.
func TestEvictDying(t *testing.T) {
	p, err := regalloc.ParseProblem("dying", []byte(evicting+`
block b0 freq 1 loop 0 split i6
  i0 @0 0 make : def v0 r in a
  i1 @1 0 make : def v1 r in b
  i2 @2 0 make : def v2 r in c
  i3 @3 0 make : def v3 r in d
  i4 @4 1 use : use v2 xy ; use v0 z
  i5 @6 2 use : use v1 r ; use v3 r
  i6 @8 3 return term
`))
	if err != nil {
		t.Fatal(err)
	}
	r := allocate(t, p, regalloc.Options{})
	for _, m := range r.InstrMoves {
		if m.VReg < 2 && (m.Dst.Kind() == regalloc.SlotLoc || m.Src.Kind() == regalloc.SlotLoc) {
			t.Errorf("v%d is stored or loaded: %v", m.VReg, r.InstrMoves)
		}
	}
}
