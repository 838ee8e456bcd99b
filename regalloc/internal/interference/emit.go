package interference

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	islots "spillway/regalloc/internal/slots"
	"spillway/regalloc/live"
)

// result writes what coloring has found.
func (a *Allocator) result() (*regalloc.Result, error) {
	p := a.p
	r := &regalloc.Result{Locs: make([]regalloc.Loc, len(p.Operands)), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	r.Slots = a.assignSlots()
	a.moves, a.edges = a.moves[:0], a.edges[:0]
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			if err := a.emit(r, regalloc.BlockID(b), i); err != nil {
				return nil, err
			}
		}
	}
	if a.pieces {
		a.movePieces()
	}
	byPlace := func(x, y regalloc.InstrMove) int {
		return cmp.Or(cmp.Compare(x.Before, y.Before), cmp.Compare(x.Step, y.Step))
	}
	if !slices.IsSortedFunc(a.moves, byPlace) {
		slices.SortStableFunc(a.moves, byPlace)
	}
	slices.SortStableFunc(a.edges, func(x, y regalloc.EdgeMove) int { return cmp.Compare(x.Edge, y.Edge) })
	r.InstrMoves, r.EdgeMoves = append(r.InstrMoves, a.moves...), append(r.EdgeMoves, a.edges...)
	return r, nil
}

// loc returns the location of v at s.
func (a *Allocator) loc(s spot, v regalloc.VReg) regalloc.Loc {
	switch {
	case s >= 0:
		return regalloc.InRegister(a.nodes[a.Find(s.node())].reg)
	case s == slotSpot:
		return regalloc.InSlot(a.slotOf[v])
	case s == rematSpot:
		return regalloc.Recomputed
	}
	return regalloc.InRegister(s.reg())
}

// emit writes the locations of instruction i of block b, and the moves around it: those
// before it are step 1 there, those after it step 0 before the next instruction.
func (a *Allocator) emit(r *regalloc.Result, b regalloc.BlockID, i regalloc.InstrID) error {
	p := a.p
	in := &p.Instrs[i]
	for k := in.Operands[0]; k < in.Operands[1]; k++ {
		r.Locs[k] = a.loc(a.spots[k], p.Operands[k].VReg)
	}
	last := p.Blocks[b].LastSplit
	of := a.of[i]
	before := i
	for k := of[0]; k < of[1]; k++ {
		t := &a.transfers[k]
		m := regalloc.Move{VReg: t.v, Step: 1, Dst: a.loc(t.dst, t.v), Src: a.loc(t.src, t.v)}
		if m.Dst == m.Src {
			continue
		}
		if i > last && before == i {
			if before = last; !a.accessesNothing(last, i) {
				return assign.Infeasible(p, i, "needs moves after the last split point of its block")
			}
		}
		a.moves = append(a.moves, regalloc.InstrMove{Before: before, Move: m})
	}
	for k := of[1]; k < of[2]; k++ {
		t := &a.transfers[k]
		m := regalloc.Move{VReg: t.v, Dst: a.loc(t.dst, t.v), Src: a.loc(t.src, t.v)}
		switch {
		case m.Dst == m.Src:
		case i < last:
			a.moves = append(a.moves, regalloc.InstrMove{Before: i + 1, Move: m})
		case !a.undisturbed(i+1, p.Blocks[b].Instrs[1], m) || !a.onEdges(b, m):
			return assign.Infeasible(p, i, "needs moves after the last split point of its block")
		}
	}
	return nil
}

// onEdges puts a move on all edges out of b, and reports whether it could.
func (a *Allocator) onEdges(b regalloc.BlockID, m regalloc.Move) bool {
	movable := a.p.MovableEdges()
	first, end := a.p.Succs(b)
	for e := first; e < end; e++ {
		if !movable[e] {
			return false
		}
		a.edges = append(a.edges, regalloc.EdgeMove{Edge: e, Move: m})
	}
	return true
}

// undisturbed reports whether m does the same after instructions from to end-1 as before them: none
// of them uses its value, or changes one of its locations.
func (a *Allocator) undisturbed(from, end regalloc.InstrID, m regalloc.Move) bool {
	changes := func(r regalloc.RegSet) bool {
		for _, l := range [2]regalloc.Loc{m.Src, m.Dst} {
			if l.Kind() == regalloc.RegLoc && !a.m.Conflicts(l.Reg()).Intersect(r).Empty() {
				return true
			}
		}
		return false
	}
	for i := from; i < end; i++ {
		in := &a.p.Instrs[i]
		if changes(in.Clobbers) {
			return false
		}
		for k := in.Operands[0]; k < in.Operands[1]; k++ {
			o := &a.p.Operands[k]
			if o.VReg == m.VReg {
				return false
			}
			if l := a.loc(a.spots[k], o.VReg); o.Role != regalloc.Use && (l == m.Dst || l.Kind() == regalloc.RegLoc && changes(regalloc.SetOf(l.Reg()))) {
				return false
			}
		}
	}
	return true
}

// accessesNothing reports whether instructions from to end-1 read and write nothing.
func (a *Allocator) accessesNothing(from, end regalloc.InstrID) bool {
	for i := from; i < end; i++ {
		if in := &a.p.Instrs[i]; in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
			return false
		}
	}
	return true
}

// homes joins spilled values that are copied to each other: they share a slot, and
// the copy is nothing, if they are never live at once.
type homes struct {
	lead []regalloc.VReg // by virtual register: what it shares its slot with
	segs [][]live.Segment
	list []islots.Range
	at   []int32 // by virtual register: its list in segs, plus one
	tmp  []live.Segment
}

// assignSlots gives spilled values slots.
func (a *Allocator) assignSlots() []regalloc.Slot {
	p, h := a.p, &a.home
	a.slotOf = scratch.Filled(a.slotOf, len(p.VRegs), -1)
	needs := func(v regalloc.VReg) bool { return a.spilled[v] && p.VRegs[v].Remat == regalloc.None }
	any := false
	for v := range p.VRegs {
		any = any || needs(regalloc.VReg(v))
	}
	if !any {
		return nil
	}
	ranges := a.ws.Ranges(p, a.f.Loops.Order, a.sets)
	h.lead, h.at, h.segs = scratch.Sized(h.lead, len(p.VRegs)), scratch.Zeroed(h.at, len(p.VRegs)), h.segs[:0]
	for v := range h.lead {
		h.lead[v] = regalloc.VReg(v)
	}
	segments := func(v regalloc.VReg) int {
		if h.at[v] == 0 {
			h.segs = longer(h.segs)
			h.segs[len(h.segs)-1] = ranges.Append(h.segs[len(h.segs)-1], v)
			h.at[v] = int32(len(h.segs))
		}
		return int(h.at[v]) - 1
	}
	for i := range p.Instrs {
		in := &p.Instrs[i]
		if in.Flags&regalloc.FlagMove == 0 {
			continue
		}
		half := (in.Operands[1] - in.Operands[0]) / 2
		for k := in.Operands[0]; k < in.Operands[0]+half; k++ {
			s, d := h.find(p.Operands[k].VReg), h.find(p.Operands[k+half].VReg)
			if s == d || !needs(s) || !needs(d) || p.VRegs[s].Class != p.VRegs[d].Class {
				continue
			}
			x, y := segments(s), segments(d)
			if joined, ok := h.join(h.segs[x], h.segs[y]); ok {
				h.lead[max(s, d)] = min(s, d)
				h.segs[int(h.at[min(s, d)])-1] = append(h.segs[int(h.at[min(s, d)])-1][:0], joined...)
			}
		}
	}
	h.list = h.list[:0]
	for v := range regalloc.VReg(len(p.VRegs)) {
		if !needs(v) || h.lead[v] != v {
			continue
		}
		c := &a.m.Classes[p.VRegs[v].Class]
		x := islots.Range{VReg: v, Slot: regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign}}
		if segs := h.segs[:]; h.at[v] != 0 {
			list := segs[h.at[v]-1]
			x.From, x.To = list[0].From, list[len(list)-1].To
		} else {
			k := ranges.First(v)
			if k < 0 {
				continue // it is nowhere
			}
			x.From = ranges.Segs[k].From
			for ; k >= 0; k = ranges.Next(k) {
				x.To = ranges.Segs[k].To
			}
		}
		h.list = append(h.list, x)
	}
	slots := a.slots.Color(h.list, func(v regalloc.VReg, slot int32) { a.slotOf[v] = slot })
	for v := range regalloc.VReg(len(p.VRegs)) {
		a.slotOf[v] = a.slotOf[h.find(v)]
	}
	return slots
}

// find returns the value that v shares its slot with, or v.
func (h *homes) find(v regalloc.VReg) regalloc.VReg {
	for h.lead[v] != v {
		h.lead[v] = h.lead[h.lead[v]]
		v = h.lead[v]
	}
	return v
}

// join merges two sorted lists of segments, unless two of them have a point in common.
func (h *homes) join(s, t []live.Segment) ([]live.Segment, bool) {
	h.tmp = h.tmp[:0]
	i, j := 0, 0
	for i < len(s) || j < len(t) {
		if j == len(t) || i < len(s) && s[i].From <= t[j].From {
			h.tmp = append(h.tmp, s[i])
			i++
		} else {
			h.tmp = append(h.tmp, t[j])
			j++
		}
		if n := len(h.tmp); n > 1 && h.tmp[n-2].To > h.tmp[n-1].From {
			return nil, false
		}
	}
	return h.tmp, true
}
