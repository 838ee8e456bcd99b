package debuginfo_test

import (
	"slices"
	"testing"

	"spillway"
	"spillway/emit/debuginfo"
	"spillway/internal/irgen"
	"spillway/mach"
	"spillway/regalloc/alloc/color"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"

	"spillway/regalloc"
)

// TestLocate locates all registers of random Problems, for two allocators, and has check prove the locations. It
// expects check to reject stays extended by an instruction past a write of the location, and stays of other registers.
func TestLocate(t *testing.T) {
	stays, longer, other, found := 0, 0, 0, 0
	for seed := range uint64(40) {
		for _, tg := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4)} {
			p := irgen.Problem(tg, seed, irgen.Options{Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8})
			var a regalloc.Allocator = linear.New()
			if seed%2 == 0 {
				a = color.New()
			}
			r, err := spillway.Allocate(p, a, regalloc.Options{})
			if err != nil {
				t.Fatal(err)
			}
			f := &mach.Func{Watched: [][]mach.VReg{nil}}
			for v := range p.VRegs {
				f.Watched[0] = append(f.Watched[0], mach.VReg(v))
			}
			debuginfo.Locate(f, p, r)
			var claims []check.Observation
			for v := range p.VRegs {
				for _, s := range f.Places.All[f.Places.Start[v]:f.Places.Start[v+1]] {
					claims = append(claims, check.Observation{VReg: regalloc.VReg(v), From: regalloc.InstrID(s.From - 1), To: regalloc.InstrID(s.To - 1), Loc: s.Loc, Survives: s.Survives, Made: s.Made})
				}
			}
			stays += len(claims)
			if errs := check.Observations(p, r, claims); len(errs) > 0 {
				t.Fatalf("%s seed %d: %v (%d of %d claims)", tg.Machine.Name, seed, &errs[0], len(errs), len(claims))
			}
			for k := int(seed); k < len(claims); k += 37 {
				x := claims[k]
				if end := blockEnd(p, x.To-1); !x.Survives && x.To < end {
					x.To++
					longer++
					if len(check.Observations(p, r, []check.Observation{x})) > 0 {
						found++
					}
				}
				y := claims[k]
				y.VReg = (y.VReg + 1) % regalloc.VReg(len(p.VRegs))
				if !slices.ContainsFunc(claims, func(c check.Observation) bool { return c.VReg == y.VReg && c.Loc == y.Loc }) {
					other++
					if len(check.Observations(p, r, []check.Observation{y})) == 0 {
						t.Errorf("%s seed %d: check believes %+v", tg.Machine.Name, seed, y)
					}
				}
			}
		}
	}
	if stays < 1000 || other < 100 || found*100 < longer*95 || longer < 50 {
		// A move may restore a value immediately.
		t.Errorf("%d stays, %d of another register, %d of %d that are too long are found", stays, other, found, longer)
	}
}

// blockEnd returns the end of the block that instruction i is in.
func blockEnd(p *regalloc.Problem, i regalloc.InstrID) regalloc.InstrID {
	for b := range p.Blocks {
		if first, end := p.InstrRange(regalloc.BlockID(b)); first <= i && i < end {
			return end
		}
	}
	return 0
}
