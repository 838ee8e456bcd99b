package route

import (
	"fmt"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// Begin prepares for m and returns an assignment with all values in memory, except for those that cross edges without
// moves and have no slot in common there. The error names the operands that find no registers, or the value that
// would have to be in several places on such an edge, which the model does not allow.
func (v *Improver) Begin(m *model.Model) (*model.States, error) {
	v.Reset(m)
	x := m.NewStates(slices.Clone(v.Units.Of))
	if err := m.SpillAll(x); err != nil {
		return nil, err
	}
	if m.Total(x) >= model.Frozen.Move {
		return nil, fmt.Errorf("%s: moves are needed where none are allowed", m.P.Name)
	}
	return x, nil
}

// Route sweeps twice, with and without unused callee-saved registers, and sets x, an assignment of v's model as Begin
// makes it, to the better outcome. If decisions at the two ends of an edge without moves turn out to conflict, the
// sweep is repeated with such locations as they are in x; if that fails too, x is unchanged. Finally each block is
// swept again, now that everything around it is decided, unless Once is set.
func (w *Sweep) Route(v *Improver, x *model.States) {
	m := v.m
	best, next, bestClosed := model.Cost(inf), m.NewStates(x.Slot), model.Units{}
	begin := m.NewStates(x.Slot)
	begin.Copy(x)
	var saved model.Units
	for _, n := range v.saved {
		saved = saved.Or(m.Machine.Units[m.Machine.Wholes[n]])
	}
	for n, closed := range [2]model.Units{{}, saved} {
		if n > 0 && len(v.saved) == 0 {
			break
		}
		ok := false
		for _, w.pinned = range [2]bool{false, true} {
			if ok || w.pinned && !slices.ContainsFunc(m.Links, func(l model.Link) bool { return l.Frozen }) {
				break
			}
			next.Copy(begin)
			ok = w.run(v, next, closed)
		}
		if c := m.Total(next); ok && c < best {
			best, bestClosed = c, closed
			x.Copy(next)
		}
	}
	if w.Left = best == inf; !w.Left && !w.Once {
		w.refine(v, x, bestClosed)
	}
}

// run sweeps; blocks with remaining conflicts start over, and if that does not help, the conflicting values are moved
// apart.
func (w *Sweep) run(v *Improver, x *model.States, closed model.Units) bool {
	if !w.Run(v, x, closed) && !w.resetConflicts(v, x) {
		w.negotiator.Reset(v)
		if !w.negotiator.Round(x, nil, 0) {
			return false
		}
	}
	return v.m.Total(x) < model.Frozen.Move
}

// resetConflicts resets blocks with conflicts to their initial state. It reports whether no conflicts are left.
func (w *Sweep) resetConflicts(v *Improver, x *model.States) bool {
	m, occ := v.m, &v.occ
	for b := range m.P.Blocks {
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		over := w.hasConflict(m.EntryRow(int32(b)))
		for i := first; i < end && !over; i++ {
			over = w.hasConflict(model.Read(i)) || w.hasConflict(model.Write(i)) || occ.Mem[i] > m.P.Instrs[i].MemLimit
		}
		for k := w.heads[b]; k < w.ends[b] && over; k++ {
			w.resetSegment(x, k)
		}
	}
	occ.Fill(m, x)

	return occ.Over == 0 && m.Total(x) < model.Frozen.Move
}

// hasConflict reports whether a row has a conflict.
func (w *Sweep) hasConflict(row int32) bool {
	for _, c := range w.v.occ.Counts(row) {
		if c > 1 {
			return true
		}
	}
	return false
}

// resetSegment resets segment k of x to its initial state.
func (w *Sweep) resetSegment(x *model.States, k int32) {
	m := w.m
	s := &m.Segs[k]
	from, to := s.Node, s.Node+int32(s.Last-s.First)+1
	copy(x.At[from:to], w.home[from:to])
	x.In[k] = w.homeIn[k]
	for e := s.Events[0]; e < s.Events[1]; e++ {
		x.Op[m.Events[e].Op] = w.fits[m.Events[e].Op]
	}
	if s.Def {
		x.Op[s.DefOp] = w.fits[s.DefOp]
	}
}
