package model_test

import (
	"slices"
	"strings"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/route"
)

const boundaryMachine = `machine tiny units 3 prefix 0
reg a units 0
reg b units 1
reg c units 2
class r slot 4 4 move 2 load 3 store 4 swap 2 regs a b c
problem f ssa
`

// TestBoundaries begins where moves cannot be placed: with everything in memory but what has to
// be in a register there.
func TestBoundaries(t *testing.T) {
	for _, c := range []struct{ name, text, fault string }{
		{"read behind the last split point", `vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 use : use v0 r ; use v1 r
  i2 @4 2 cmp : use v0 r ; use v1 r
  i3 @6 3 jump term : use v1 r
  e0 -> b1 freq 1
block b1 freq 1 loop 0 split i4
  i4 @7 4 ret term : use v0 r
`, ""},
		{"parameters that change places around a loop", `vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 8 loop 1 split i3 params v2 v3
  i2 @2 2 use : use v2 r ; use v3 r
  i3 @4 1 jump term
  e1 -> b1 freq 7 nosplit args v3 v2
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @4 3 ret term : use v2 r
`, ""},
		{"one value for two parameters", `vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b2 freq 0.5 nosplit args v0 v0
  e1 -> b1 freq 0.5
block b1 freq 0.5 loop 0 split i2
  i2 @2 1 jump term
  e2 -> b2 freq 0.5 args v0 v1
block b2 freq 1 loop 0 split i3 params v2 v3
  i3 @2 2 ret term : use v2 r ; use v3 r ; use v0 r
`, "has no register throughout"},
	} {
		p, err := regalloc.ParseProblem("p", []byte(boundaryMachine+c.text))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if faults := p.Validate(); len(faults) > 0 {
			t.Fatalf("%s: %v", c.name, &faults[0])
		}
		m := model.New(p, size)
		var v route.Improver
		x, err := v.Begin(m)
		if c.fault != "" {
			if err == nil || !strings.Contains(err.Error(), c.fault) {
				t.Errorf("%s: %v, want: %s", c.name, err, c.fault)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if !v.Load(x) {
			t.Errorf("%s: values in one place", c.name)
		}
		y := m.NewStates(slices.Clone(x.Slot))
		for n, way := range []func(){func() {}, func() { new(route.Greedy).Route(&v, y) }, func() { new(route.Sweep).Route(&v, y) }} {
			y.Copy(x)
			way()
			if err := proved(m, y, m.Total(y)); err != nil {
				t.Errorf("%s, %d: %v", c.name, n, err)
			}
		}
	}
}
