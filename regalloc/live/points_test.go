package live_test

import (
	"testing"

	"spillway/cfg"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// TestPointsWithin counts live points in another way.
func TestPointsWithin(t *testing.T) {
	var ws live.Workspace
	for seed := range uint64(100) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{Wild: seed%2 == 0})
		f := cfg.NewFlow(p)
		s := live.Compute(p, f)
		points := len(s.In) + len(s.Out)
		for b := range p.Blocks {
			alive := map[regalloc.VReg]bool{}
			for _, v := range s.LiveOut(regalloc.BlockID(b)) {
				alive[v] = true
			}
			first, end := p.InstrRange(regalloc.BlockID(b))
			for i := end - 1; i >= first; i-- {
				for _, o := range p.Ops(i) {
					if o.Role == regalloc.Def {
						delete(alive, o.VReg)
					}
				}
				for _, o := range p.Ops(i) {
					if o.Role != regalloc.Def {
						alive[o.VReg] = true
					}
				}
				points += len(alive)
			}
		}
		if !ws.PointsWithin(p, f, points) || ws.PointsWithin(p, f, points-1) {
			t.Fatalf("seed %d: there are not %d points", seed, points)
		}
	}
}
