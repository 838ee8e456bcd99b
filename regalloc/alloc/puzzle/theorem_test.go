package puzzle_test

import (
	"testing"

	"spillway/cfg"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/live"
)

// pressure returns how many registers p, a Problem of one class without demands of certain registers, takes at its fullest board: the
// values around an instruction, and the copies of those that it writes over though they are needed.
func pressure(p *regalloc.Problem) (most int) {
	sets := live.Compute(p, cfg.NewFlow(p))
	for b := range p.Blocks {
		now := map[regalloc.VReg]bool{}
		for _, v := range sets.LiveOut(regalloc.BlockID(b)) {
			now[v] = true
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := end - 1; i >= first; i-- {
			ops := p.Ops(i)
			uses := map[regalloc.VReg]int{}
			after, copies := map[regalloc.VReg]bool{}, 0
			for v := range now {
				after[v] = true
			}
			for k := range ops {
				if ops[k].Role != regalloc.Def {
					uses[ops[k].VReg]++
				}
				if ops[k].Role != regalloc.Use || ops[k].Pos == regalloc.Late {
					after[ops[k].VReg] = true
				}
			}
			early := 0
			for k := range ops {
				if ops[k].Role == regalloc.Use {
					continue
				}
				if ops[k].Pos == regalloc.Early {
					early++
				}
				if ops[k].Constraint == regalloc.TiedTo {
					if v := ops[ops[k].Tied].VReg; now[v] || uses[v] > 1 {
						copies++
					}
				}
				delete(now, ops[k].VReg)
			}
			for v := range uses {
				now[v] = true
			}
			most = max(most, len(after), len(now)+early+copies)
		}
	}
	return most
}

// TestSpillFree checks the theorem of [Pereira08] for registers of one size: as many of them as the fullest board takes are enough
// for all of the function, with every board full as may be; and one less is not.
func TestSpillFree(t *testing.T) {
	full, short := 0, 0
	for seed := range uint64(400) {
		o := irgen.Options{Blocks: 1 + int(seed%12), Window: 4 + int(seed%13), Params: 3 * int(seed%3)}
		at := func(registers int) *regalloc.Problem { return irgen.Problem(irgen.Tiny(registers), seed, o) }
		const plenty = 60
		if r, err := puzzle.New().Allocate(at(plenty), regalloc.Options{}); err != nil || len(r.Slots) > 0 {
			continue // an operand needs memory
		}
		n := pressure(at(plenty))
		if n < 2 {
			continue
		}
		for name, po := range variants() {
			if r := allocate(t, at(n), po, regalloc.Options{}); len(r.Slots) > 0 {
				t.Errorf("seed %d, %s: %d slots with the %d registers that the fullest board takes", seed, name, len(r.Slots), n)
			}
		}
		full++
		if r, err := puzzle.New().Allocate(at(n-1), regalloc.Options{}); err != nil || spills(r) {
			short++
		}
	}
	t.Logf("%d functions without spills, %d of which spill with one register less", full, short)
	if full < 300 || short < full {
		t.Errorf("%d functions, %d of which spill with one register less", full, short)
	}
}

// spills reports whether r has values in memory, or recomputes some.
func spills(r *regalloc.Result) bool {
	if len(r.Slots) > 0 {
		return true
	}
	for _, l := range r.Locs {
		if l == regalloc.Recomputed {
			return true
		}
	}
	return false
}
