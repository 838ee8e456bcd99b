package outssa

import (
	"slices"

	"spillway/regalloc"
)

// Raise turns a Result of the lowered Problem into one of the original. Copies
// become moves at the place where they stand; operands keep their locations.
func (l *Lowered) Raise(r *regalloc.Result) *regalloc.Result {
	out := &regalloc.Result{
		Locs: make([]regalloc.Loc, len(l.Original.Operands)), Slots: r.Slots, Bound: r.Bound,
		InstrMoves: make([]regalloc.InstrMove, 0, len(r.InstrMoves)+l.pairs), EdgeMoves: slices.Clone(r.EdgeMoves),
	}
	w := raiser{l: l, out: out, before: regalloc.None}
	k := 0
	for i, o := range l.origin {
		from := k
		for k < len(r.InstrMoves) && r.InstrMoves[k].Before == regalloc.InstrID(i) {
			k++
		}
		if k > from {
			w.moves(o.instr(), r.InstrMoves[from:k])
		}
		if o.isCopy() {
			w.copy(regalloc.InstrID(i), r.Locs)
		} else {
			w.locs(regalloc.InstrID(i), r.Locs)
		}
	}
	for k := range out.EdgeMoves {
		m := &out.EdgeMoves[k]
		m.VReg = l.member[m.VReg]
	}
	return out
}

// raiser numbers the steps of moves that now stand before one instruction.
type raiser struct {
	l      *Lowered
	out    *regalloc.Result
	before regalloc.InstrID
	step   int32
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
	if w.before != i {
		w.before, w.step = i, 0
		return
	}
	w.step++
}

func (w *raiser) add(m regalloc.Move) {
	m.Step = w.step
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
	w.at(w.l.origin[i].instr())
	ops := w.l.Problem.Instrs[i].Operands
	half := (ops[1] - ops[0]) / 2
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
	}
}
