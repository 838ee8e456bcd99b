package livesplit

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// rematerialized marks, in nth while candidates are looked for, a value that is rematerialized somewhere. Splitting
// treats it like one in memory that is stored at no cost: outside registers it has no location, a load is a
// rematerialization, and so is its definition, which is removed if the value does not begin in a register.
const rematerialized = 2

// isRemat reports whether v can be rematerialized.
func (f *inputs) isRemat(v regalloc.VReg) bool { return f.p.VRegs[v].Remat != regalloc.None }

// memory returns where the value is when it is in no register: its slot, or nowhere.
func (f *Splitter) memory() regalloc.Loc {
	if f.cand.remat {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(f.placed.home[f.cand.k])
}

// findRemats marks the values that their defining instructions rematerialize in any register of their class, and that
// flow into no parameter: where they would be live is determined by their uses. It reports whether there are any,
// except those that flow into parameters.
func (f *lists) findRemats() (any bool) {
	m, p := f.m, f.p
	mark := func(v regalloc.VReg, src regalloc.Loc) {
		if x := &p.VRegs[v]; src == regalloc.Recomputed && x.Remat != regalloc.None && x.Remat == m.DefAt[v] && !m.InSlot[v] && f.takesClass(m.Def[v], x.Class) {
			f.nth[v], any = rematerialized, true
		}
	}
	for k := range m.Moves {
		mark(m.Moves[k].VReg, m.Moves[k].Src)
	}
	for k := range m.Edges {
		mark(m.Edges[k].From, m.Edges[k].Src)
	}
	for _, v := range m.ArgOf {
		if f.isRemat(v) {
			f.nth[v] = 0
		}
	}
	return any
}

// madeForOne reports whether the current candidate is rematerialized just before its only use, which is in the block
// of its definition, now removed: nothing costs less.
func (f *Splitter) madeForOne() bool {
	uses := f.lists.usesOf(f.cand.k)
	return f.cand.remat && len(uses) == 1 && len(f.cand.spans) == 1 && len(f.staysOf()) == 0 &&
		f.r.Locs[f.m.Def[f.cand.v]] == regalloc.Recomputed && f.r.Locs[uses[0].op].Kind() == regalloc.RegLoc
}

// ofOneSpan is the size of the graph of such a value: not solving it must not leave more budget to later values.
const ofOneSpan = 5

// findRematLiveness computes for each rematerialized candidate the blocks at whose start it would be live without
// rematerialization, and its last uses. Candidates beyond the budget are dropped.
func (f *Splitter) findRematLiveness() {
	m := f.m
	f.lists.remats, f.lists.rematsAt, f.lists.reached = f.lists.remats[:0], scratch.Zeroed(f.lists.rematsAt, len(f.lists.order)), scratch.Zeroed(f.lists.reached, len(f.p.Blocks))
	limit := len(f.p.Instrs) + m.Size()
	for k, v := range f.lists.order {
		if !f.isRemat(v) {
			continue
		}
		from, stamp := len(f.lists.remats), int32(k)+1
		reach := func(b regalloc.BlockID) {
			if !m.Flow.RPO.IsReachable(int32(b)) {
				f.placed.home[k] = -2
			} else if b != m.DefIn[v] && f.lists.reached[b] != stamp {
				f.lists.reached[b] = stamp
				f.lists.remats = append(f.lists.remats, b)
			}
		}
		uses := f.lists.usesOf(int32(k))
		for i := range uses {
			reach(m.BlockOf(uses[i].instr))
		}
		for n := from; n < len(f.lists.remats) && len(f.lists.remats) < limit; n++ {
			for _, e := range m.EdgesTo(f.lists.remats[n]) {
				if !f.lists.movable[e] {
					f.placed.home[k] = -2
				}
				if x := f.p.Edges[e].From; m.Flow.RPO.IsReachable(int32(x)) {
					reach(x) // nothing comes from elsewhere
				}
			}
		}
		if len(f.lists.remats) >= limit {
			f.placed.home[k] = -2
		}
		f.lists.rematsAt[k] = [2]int32{int32(from), int32(len(f.lists.remats))}
		slices.SortFunc(f.lists.remats[from:], func(a, b regalloc.BlockID) int { return int(m.Start[a] - m.Start[b]) })
		for i := len(uses) - 1; i >= 0; i-- {
			b := m.BlockOf(uses[i].instr)
			if i+1 < len(uses) && m.BlockOf(uses[i+1].instr) == b {
				uses[i].dies = uses[i+1].pos == uses[i].pos && uses[i+1].dies
			} else {
				uses[i].dies = !f.lists.leavesAlive(b, stamp)
			}
		}
	}
}

// leavesAlive reports whether the candidate with a stamp is alive at the end of b.
func (f *lists) leavesAlive(b regalloc.BlockID, stamp int32) bool {
	e0, e1 := f.p.Succs(b)
	for e := e0; e < e1; e++ {
		if f.reached[f.p.Edges[e].To] == stamp {
			return true
		}
	}
	return false
}

// defineAgain adds or removes the value's definition.
func (f *Splitter) defineAgain(head *span) {
	o := f.m.Def[f.cand.v]
	switch l := f.r.Locs[o]; {
	case !head.in:
		f.r.Locs[o] = regalloc.Recomputed
	case l.Kind() != regalloc.RegLoc:
		f.r.Locs[o] = regalloc.InRegister(head.begins)
	case head.begins != l.Reg():
		f.move(f.m.DefAt[f.cand.v]+1, regalloc.InRegister(head.begins), l)
	}
}
