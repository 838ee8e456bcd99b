package locations_test

import (
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve/internal/locations"
	"spillway/regalloc/outssa"
)

// results calls f with random Problems and Results of two allocators for them.
func results(t *testing.T, seeds uint64, f func(seed uint64, p *regalloc.Problem, r *regalloc.Result)) {
	t.Helper()
	tested := 0
	var ws outssa.Workspace
	for seed := range seeds {
		m := irgen.I386()
		if seed%3 == 0 {
			m = irgen.Tiny(4 + int(seed%5))
		}
		p := irgen.Problem(m, seed, irgen.Options{Blocks: 10, Instrs: 6, Wild: seed%2 == 0, Critical: seed%3 == 0, Window: 12})
		if r, err := puzzle.New().Allocate(p, regalloc.Options{}); err == nil {
			f(seed, p, r)
			tested++
		}
		if r, err := ws.Allocate(p, linear.New(), regalloc.Options{}); err == nil {
			f(seed, p, r)
			tested++
		}
	}
	if tested < int(seeds) {
		t.Errorf("only %d Results", tested)
	}
}

// TestInstall takes Results apart and puts them together again: what comes out is
// valid and costs no more.
func TestInstall(t *testing.T) {
	var m locations.Map
	results(t, 300, func(seed uint64, p *regalloc.Problem, r *regalloc.Result) {
		before := regalloc.Cost(p, r, regalloc.Speed)
		m.Compute(p, r)
		again := *r
		m.Install(&again)
		for _, f := range check.Result(p, &again) {
			t.Fatalf("seed %d: %s", seed, f.Error())
		}
		if after := regalloc.Cost(p, &again, regalloc.Speed); after > before*(1+1e-9) {
			t.Fatalf("seed %d: cost was %g and is %g", seed, before, after)
		}
	})
}

// TestInstallSame compares the map of a Result with that of what Install makes of it, where that
// says that they are the same.
func TestInstallSame(t *testing.T) {
	var m, of locations.Map
	same := 0
	results(t, 200, func(seed uint64, p *regalloc.Problem, r *regalloc.Result) {
		m.Compute(p, r)
		again := *r
		if !m.Install(&again) {
			return
		}
		same++
		of.Compute(p, &again)
		if !slices.Equal(m.Regs, of.Regs) || !slices.Equal(m.Slots, of.Slots) || !slices.Equal(m.Rows, of.Rows) || !slices.Equal(m.Entry, of.Entry) ||
			!slices.Equal(m.Last, of.Last) || !slices.Equal(m.Moves, of.Moves) || !slices.Equal(m.Edges, of.Edges) ||
			!slices.Equal(m.ArgLoc, of.ArgLoc) || !slices.Equal(m.ArgSlot, of.ArgSlot) || !slices.Equal(m.Shared, of.Shared) || !slices.Equal(m.InSlot, of.InSlot) || m.Used != of.Used {
			t.Fatalf("seed %d: the map is another one\n%v\n%v", seed, p, &again)
		}
	})
	if same < 50 {
		t.Errorf("only %d Results have the same map", same)
	}
}

// TestRows checks that what the map says a stay takes is what the rows say.
func TestRows(t *testing.T) {
	var m locations.Map
	results(t, 100, func(seed uint64, p *regalloc.Problem, r *regalloc.Result) {
		m.Compute(p, r)
		for _, s := range m.Regs {
			units := p.Machine.Regs[s.Loc.Reg()].Units
			if s.Entry && !units.Minus(m.Entry[s.Block]).Empty() {
				t.Fatalf("seed %d: %s enters block %d untaken: %v\n%v\n%v", seed, s.Loc, s.Block, s, p, r)
			}
			for row := s.From; row < s.To; row++ {
				if !units.Minus(m.Rows[row]).Empty() {
					t.Fatalf("seed %d: v%d is in %s at row %d, which is free", seed, s.VReg, s.Loc, row)
				}
			}
		}
		for b := range p.Blocks {
			in := m.In(regalloc.BlockID(b))
			if !slices.IsSortedFunc(in, func(x, y locations.Need) int { return int(x.VReg) - int(y.VReg) }) {
				t.Fatalf("seed %d: needs of block %d are not in order", seed, b)
			}
		}
	})
}
