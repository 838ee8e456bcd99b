package mach

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// liveness finds, for each group of moves, the registers that are needed after it.
func (a *applier) liveness() {
	a.order = scratch.Sized(a.order, len(a.f.Blocks))
	for b := range a.order {
		a.order[b] = BlockID(b)
	}
	live.SolveRegisters(&a.live, a.order, func(b BlockID) []BlockID { return a.f.Blocks[b].Preds }, func(b BlockID) (in regalloc.RegSet) {
		for _, e := range a.f.Blocks[b].Succs {
			in = in.Union(a.live.In[e.To])
		}
		return a.scan(b, in)
	})
}

// scan walks block b backward from the units live at its end to those live at its start, and records liveness after
// each group of moves.
func (a *applier) scan(b BlockID, after regalloc.RegSet) regalloc.RegSet {
	items := a.items[b]
	for i := len(items) - 1; i >= 0; i-- {
		it := &items[i]
		it.live = after
		if it.instr == regalloc.None {
			after = live.BeforeMoves(a.t.Machine, it.moves, after, nil)
			continue
		}
		after = live.BeforeInstr(a.p, it.instr, a.r.Locs, after)
	}
	return after
}

// touching returns the registers that contain one of units.
func (a *applier) touching(units regalloc.RegSet) (rs regalloc.RegSet) {
	if a.resolver.plain {
		return units
	}
	for r := range a.t.Machine.Regs {
		if !a.t.Machine.Regs[r].Units.Intersect(units).Empty() {
			rs.Add(regalloc.Reg(r))
		}
	}
	return rs
}
