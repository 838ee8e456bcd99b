package outssa

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// Raise turns a Result of the lowered Problem into one of the original. Copies
// become moves where they are; operands keep their locations.
func (l *Lowered) Raise(r *regalloc.Result) *regalloc.Result {
	out := &regalloc.Result{
		Locs: make([]regalloc.Loc, len(l.Original.Operands)), Slots: r.Slots, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound, Iterations: r.Iterations,
		InstrMoves: make([]regalloc.InstrMove, 0, len(r.InstrMoves)+l.pairs), EdgeMoves: append([]regalloc.EdgeMove(nil), r.EdgeMoves...),
	}
	w := raiser{l: l, out: out, before: regalloc.None, slots: make([]int32, len(r.Slots))}
	k := 0
	for i, o := range l.origin {
		w.edge = regalloc.None
		if o.isCopy() && (i == 0 || l.origin[i-1] != o) && w.recomputes(regalloc.InstrID(i), r.Locs) {
			w.onEdge(w.into(o.instr()), r.EdgeMoves)
		}
		w.together = i > 0 && o.isCopy() && l.origin[i-1] == o && w.before == o.instr()
		from := k
		for k < len(r.InstrMoves) && r.InstrMoves[k].Before == regalloc.InstrID(i) {
			k++
		}
		if k > from {
			w.moves(o.instr(), r.InstrMoves[from:k])
			w.together = false
		}
		if o.isCopy() {
			w.copy(regalloc.InstrID(i), r.Locs)
		} else {
			w.locs(regalloc.InstrID(i), r.Locs)
		}
	}
	for k := range r.EdgeMoves {
		m := &out.EdgeMoves[k]
		m.VReg = l.member[m.VReg]
	}
	if len(out.EdgeMoves) > len(r.EdgeMoves) {
		slices.SortStableFunc(out.EdgeMoves, func(a, b regalloc.EdgeMove) int { return cmp.Compare(a.Edge, b.Edge) })
	}
	return out
}

// raiser numbers the steps of moves that now are before one instruction, or on
// an edge.
type raiser struct {
	l      *Lowered
	out    *regalloc.Result
	before regalloc.InstrID
	edge   regalloc.EdgeID // or None
	step   int32
	// together says that the copy may happen at once with the one before it.
	together bool
	regs     regalloc.RegSet   // that moves of the current step write, and what conflicts with them
	slots    []int32           // by slot: the last of steps, counted, that writes it
	count    int32             // of steps
	edges    []regalloc.EdgeID // by instruction that begins a block: an edge to the block; or nil
}

// recomputes reports whether the copy that is lowered instruction i makes a
// constant.
func (w *raiser) recomputes(i regalloc.InstrID, locs []regalloc.Loc) bool {
	ops := w.l.Problem.Instrs[i].Operands
	return slices.Contains(locs[ops[0]:(ops[0]+ops[1])/2], regalloc.Recomputed)
}

// into returns the edge to the block that begins with original instruction i, if
// copies to the block's parameters are at its start, or None. Parameters have
// their values when the block is entered: what makes a constant for one must
// happen on the edge.
func (w *raiser) into(i regalloc.InstrID) regalloc.EdgeID {
	p := w.l.Original
	if w.edges == nil {
		w.edges = make([]regalloc.EdgeID, len(p.Instrs))
		for k := range w.edges {
			w.edges[k] = regalloc.None
		}
		several := make([]bool, len(p.Blocks))
		several[0] = true // it is also reached by the call of the function
		for e := range p.Edges {
			to := p.Edges[e].To
			at := &w.edges[p.Blocks[to].Instrs[0]]
			if several[to] {
				*at = regalloc.None
			} else if !copiesAtEnd(p, p.Edges[e].From) {
				*at = regalloc.EdgeID(e)
			}
			several[to] = true
		}
	}
	return w.edges[i]
}

// onEdge puts the moves that come on edge e, unless it is None, after those
// that are on it.
func (w *raiser) onEdge(e regalloc.EdgeID, ms []regalloc.EdgeMove) {
	if w.edge = e; e == regalloc.None {
		return
	}
	w.before, w.step = regalloc.None, -1
	k, _ := slices.BinarySearchFunc(ms, e+1, func(m regalloc.EdgeMove, e regalloc.EdgeID) int { return cmp.Compare(m.Edge, e) })
	if k > 0 && ms[k-1].Edge == e {
		w.step = ms[k-1].Step
	}
}

// locs copies the locations of the operands of lowered instruction i.
func (w *raiser) locs(i regalloc.InstrID, locs []regalloc.Loc) {
	from, to := w.l.Problem.Instrs[i].Operands, w.l.Original.Instrs[w.l.origin[i]].Operands
	for n := range to[1] - to[0] {
		w.out.Locs[to[0]+n] = locs[from[0]+min(n, from[1]-from[0]-1)] // what became one has one location
	}
}

// at starts a new step before original instruction i.
func (w *raiser) at(i regalloc.InstrID) {
	if w.edge == regalloc.None && w.before != i {
		w.before, w.step = i, 0
		return
	}
	w.step++
}

func (w *raiser) add(m regalloc.Move) {
	m.Step = w.step
	if w.edge != regalloc.None {
		w.out.EdgeMoves = append(w.out.EdgeMoves, regalloc.EdgeMove{Edge: w.edge, Move: m})
		return
	}
	w.out.InstrMoves = append(w.out.InstrMoves, regalloc.InstrMove{Before: w.before, Move: m})
}

func (w *raiser) moves(i regalloc.InstrID, ms []regalloc.InstrMove) {
	for k := range ms {
		if k == 0 || ms[k].Step != ms[k-1].Step {
			w.at(i)
		}
		m := ms[k].Move
		m.VReg = w.l.member[m.VReg]
		w.add(m)
	}
}

// copy turns the parallel copy that is lowered instruction i into moves.
func (w *raiser) copy(i regalloc.InstrID, locs []regalloc.Loc) {
	ops := w.l.Problem.Instrs[i].Operands
	half := (ops[1] - ops[0]) / 2
	// Copies in sequence become moves that happen at once, unless one reads or writes
	// what another one writes: who makes them instructions chooses their order.
	for n := ops[0]; n < ops[1]; n++ {
		w.together = w.together && !w.written(locs[n])
	}
	if !w.together {
		w.at(w.l.origin[i].instr())
		w.regs = regalloc.RegSet{}
		w.count++
	}
	for n := ops[0]; n < ops[0]+half; n++ {
		src, dst := locs[n], locs[n+half]
		if src == dst {
			continue
		}
		v := w.l.Problem.Operands[n+half].VReg
		if src == regalloc.Recomputed {
			v = w.l.Problem.Operands[n].VReg
		}
		w.add(regalloc.Move{VReg: w.l.member[v], Dst: dst, Src: src})
		w.write(dst)
	}
}

// written reports whether a copy of the current step writes at.
func (w *raiser) written(at regalloc.Loc) bool {
	switch at.Kind() {
	case regalloc.RegLoc:
		return w.regs.Has(at.Reg())
	case regalloc.SlotLoc:
		return w.slots[at.Slot()] == w.count
	}
	return false
}

// write notes that a copy of the current step writes at.
func (w *raiser) write(at regalloc.Loc) {
	switch at.Kind() {
	case regalloc.RegLoc:
		w.regs = w.regs.Union(w.l.Problem.Machine.Conflicts(at.Reg()))
	case regalloc.SlotLoc:
		w.slots[at.Slot()] = w.count
	}
}
