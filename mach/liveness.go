package mach

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// liveness finds, for each group of moves, the registers that are needed after
// it: the usual backward data flow, over units of registers.
func (a *applier) liveness() {
	n := len(a.f.Blocks)
	liveIn, queued, work := scratch.Zeroed(a.liveIn, n), scratch.Filled(a.queued, n, true), a.work[:0]
	for b := range n {
		work = append(work, BlockID(b))
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work, queued[b] = work[:len(work)-1], false
		var live regalloc.RegSet
		for _, e := range a.f.Blocks[b].Succs {
			live = live.Union(liveIn[e.To])
		}
		if live = a.scan(b, live); live != liveIn[b] {
			liveIn[b] = live
			for _, p := range a.f.Blocks[b].Preds {
				if !queued[p] {
					work, queued[p] = append(work, p), true
				}
			}
		}
	}
	a.liveIn, a.queued, a.work = liveIn, queued, work
}

// scan walks block b backward from the units live at its end to those live at
// its start, and notes what is live after each group of moves.
func (a *applier) scan(b BlockID, live regalloc.RegSet) regalloc.RegSet {
	m := a.t.Machine
	items := a.items[b]
	for i := len(items) - 1; i >= 0; i-- {
		it := &items[i]
		it.live = live
		if it.instr == regalloc.None {
			for _, mv := range it.moves {
				if mv.Dst.Kind() == regalloc.RegLoc {
					live = live.Minus(m.Regs[mv.Dst.Reg()].Units)
				}
			}
			for _, mv := range it.moves {
				if mv.Src.Kind() == regalloc.RegLoc {
					live = live.Union(m.Regs[mv.Src.Reg()].Units)
				}
			}
			continue
		}
		ops := a.p.Instrs[it.instr].Operands
		for o := ops[0]; o < ops[1]; o++ {
			if l := a.r.Locs[o]; a.p.Operands[o].Role != regalloc.Use && l.Kind() == regalloc.RegLoc {
				live = live.Minus(m.Regs[l.Reg()].Units)
			}
		}
		for o := ops[0]; o < ops[1]; o++ {
			if l := a.r.Locs[o]; a.p.Operands[o].Role != regalloc.Def && l.Kind() == regalloc.RegLoc {
				live = live.Union(m.Regs[l.Reg()].Units)
			}
		}
	}
	return live
}

// touching returns the registers that have one of units.
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
