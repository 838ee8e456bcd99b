package linear_test

import (
	"testing"

	"spillway/regalloc"
)

// header is what comes before the blocks of Problems with two values and four registers.
const header = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c d
problem across
vreg v0 r
vreg v1 r
`

// TestAcrossCalls gives the registers that calls preserve, in loops that call in every round, to
// what is loaded and stored most if it is in memory during calls, wherever values are before the
// loop.
func TestAcrossCalls(t *testing.T) {
	for _, test := range []struct {
		name, text    string
		loads, stores float64 // executions
	}{
		{"what the loop changes", `
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r in d
  i1 @1 0 make : def v1 r in a
  i2 @2 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i6
  i3 @2 2 use : use v0 r
  i4 @3 5 call call clobbers a b c
  i5 @3 2 next : use v1 r ; def v1 r tied 0
  i6 @5 1 branch term
  e1 -> b1 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i7
  i7 @5 2 return term : use v1 r
`, 9, 1},
		{"what is used more often", `
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r in d
  i1 @1 0 make : def v1 r in a
  i2 @2 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i8
  i3 @2 2 use : use v0 r
  i4 @3 5 call call clobbers a b c
  i5 @3 2 use : use v1 r
  i6 @4 5 call call clobbers a b c
  i7 @4 2 use : use v1 r
  i8 @5 1 branch term
  e1 -> b1 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i9
  i9 @5 2 return term : use v1 r
`, 9, 1},
		{"what is left over waits where it is undisturbed longest", `
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r in d
  i1 @1 0 make : def v1 r in a
  i2 @2 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i6
  i3 @2 2 use : use v0 r
  i4 @3 5 call call clobbers a b
  i5 @3 2 next : use v1 r ; def v1 r tied 0
  i6 @5 1 branch term
  e1 -> b2 freq 1
  e2 -> b3 freq 9
block b2 freq 1 loop 1 split i8
  i7 @5 5 call call clobbers a b c
  i8 @5 1 jump term
  e3 -> b3 freq 1
block b3 freq 10 loop 1 split i9
  i9 @5 1 branch term
  e4 -> b1 freq 9
  e5 -> b4 freq 1
block b4 freq 1 loop 0 split i10
  i10 @5 2 return term : use v1 r
`, 1, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := regalloc.ParseProblem("across", []byte(header+test.text))
			if err != nil {
				t.Fatal(err)
			}
			for _, err := range p.Validate() {
				t.Error(err)
			}
			b := regalloc.Costs(p, allocate(t, p, regalloc.Options{}))
			if b.LoadFreq != test.loads || b.StoreFreq != test.stores {
				t.Errorf("%g loads and %g stores are executed, want %g and %g", b.LoadFreq, b.StoreFreq, test.loads, test.stores)
			}
		})
	}
}

// TestDemandedAgain keeps a value in the register that calls in a loop want it in and leave alone, as
// that of the address of the offset table on x86-32, also if it comes to the loop in another one.
func TestDemandedAgain(t *testing.T) {
	const text = `
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i6
  i3 @2 5 call call clobbers a b : use v0 r in c
  i4 @3 2 use : use v1 r
  i5 @4 5 call call clobbers a b : use v0 r in c
  i6 @5 1 branch term
  e1 -> b1 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i7
  i7 @5 2 return term : use v1 r
`
	p, err := regalloc.ParseProblem("demanded", []byte(header+text))
	if err != nil {
		t.Fatal(err)
	}
	b := regalloc.Costs(p, allocate(t, p, regalloc.Options{}))
	if b.MoveFreq > 1 || b.LoadFreq > 0 || b.StoreFreq > 0 {
		t.Errorf("%g copies, %g loads and %g stores are executed", b.MoveFreq, b.LoadFreq, b.StoreFreq)
	}
}
