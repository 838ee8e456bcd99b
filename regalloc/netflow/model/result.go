package model

import (
	"cmp"
	"slices"

	"spillway/regalloc"
)

// Result converts the assignment x to a Result. Its Bound is unknown.
func (m *Model) Result(x *States) *regalloc.Result {
	r := &regalloc.Result{Locs: make([]regalloc.Loc, len(m.P.Operands)), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	e := emitter{Pricer: Pricer{M: m, X: x, keep: true}, r: r}
	e.slots, r.Slots = m.slots(x)
	for k := range m.Segs {
		e.segment(int32(k))
	}
	slices.SortStableFunc(r.InstrMoves, func(a, b regalloc.InstrMove) int {
		return cmp.Or(cmp.Compare(a.Before, b.Before), cmp.Compare(a.Step, b.Step))
	})
	slices.SortStableFunc(r.EdgeMoves, func(a, b regalloc.EdgeMove) int {
		return cmp.Or(cmp.Compare(a.Edge, b.Edge), cmp.Compare(a.Step, b.Step))
	})
	m.size(r)
	return r
}

// size makes the slots of r large enough for all values stored there by moves and operands: a wide value may be
// stored for a narrower one that is tied to it.
func (m *Model) size(r *regalloc.Result) {
	fit := func(l regalloc.Loc, v regalloc.VReg) {
		if l.Kind() == regalloc.SlotLoc {
			c, s := &m.P.Machine.Classes[m.P.VRegs[v].Class], &r.Slots[l.Slot()]
			s.Size, s.Align = max(s.Size, c.SpillSize), max(s.Align, c.SpillAlign)
		}
	}
	for i := range r.InstrMoves {
		fit(r.InstrMoves[i].Dst, r.InstrMoves[i].VReg)
	}
	for i := range r.EdgeMoves {
		fit(r.EdgeMoves[i].Dst, r.EdgeMoves[i].VReg)
	}
	for n, l := range r.Locs {
		fit(l, m.P.Operands[n].VReg)
	}
}

// emitter turns an assignment into moves.
type emitter struct {
	Pricer
	r *regalloc.Result
}

func (e *emitter) segment(k int32) {
	m := e.M
	s := &m.Segs[k]
	j := s.First
	if s.Def {
		e.r.Locs[s.DefOp] = e.definition(s)
		j++
	}
	for ev := s.Events[0]; j <= s.Last; j++ {
		e.Point(s, k, j, ev)
		e.before(j)
		for ; ev < s.Events[1] && m.Events[ev].Instr == j; ev++ {
			e.r.Locs[m.Events[ev].Op] = e.operandLoc(s, &m.Events[ev])
		}
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		e.Link(i)
		for _, mv := range e.moves {
			e.r.EdgeMoves = append(e.r.EdgeMoves, regalloc.EdgeMove{Edge: m.Links[i].Edge, Move: mv})
		}
		e.moves = e.moves[:0]
	}
}

// before adds the collected moves before instruction j.
func (e *emitter) before(j regalloc.InstrID) {
	for _, mv := range e.moves {
		e.r.InstrMoves = append(e.r.InstrMoves, regalloc.InstrMove{Before: j, Move: mv})
	}
	e.moves = e.moves[:0]
}

func (e *emitter) definition(s *Seg) regalloc.Loc {
	l := e.M.Layout(s)
	switch a := int(e.X.At[s.Node]); {
	case a < l.K:
		return regalloc.InRegister(l.Regs[a])
	case a == l.Mem():
		return e.slot(s.V)
	}
	return regalloc.Recomputed
}

func (e *emitter) operandLoc(s *Seg, ev *Event) regalloc.Loc {
	l := e.M.Layout(s)
	switch loc := int(e.X.Op[ev.Op]); {
	case loc < l.K:
		return regalloc.InRegister(l.Regs[loc])
	case loc == InMemory && ev.Kind == Tied:
		return e.slot(e.M.Segs[ev.Child].V)
	case loc == InMemory:
		return e.slot(s.V)
	}
	return regalloc.Recomputed
}

// span is a run of points, 2j and 2j+1 for instruction j: before and after it.
type span struct{ from, to int32 }

// slots numbers the slots of x that are in use.
func (m *Model) slots(x *States) ([]int32, []regalloc.Slot) {
	number := make([]int32, len(m.P.VRegs))
	n := int32(0)
	for v, used := range m.inMemory(x) {
		if at := &number[x.Slot[v]]; used && *at == 0 {
			n++
			*at = n
		}
	}
	for v := range number {
		number[v]--
	}
	return number, make([]regalloc.Slot, n)
}

// inMemory reports for each value whether it is in its slot somewhere.
func (m *Model) inMemory(x *States) []bool {
	used := make([]bool, len(m.P.VRegs))
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		used[s.V] = used[s.V] || !s.Def && l.InMemory(int(x.In[k]))
		for j := s.First; j <= s.Last && !used[s.V]; j++ {
			if b := x.Through(s, j); b >= 0 && l.InMemory(b) {
				used[s.V] = true
			}
		}
		for ev := s.Events[0]; ev < s.Events[1]; ev++ {
			if int(x.Op[m.Events[ev].Op]) == InMemory {
				used[s.V] = true
			}
		}
	}
	return used
}

// ShareSlots merges numbers of x.Slot that are never in memory at once, which makes frames smaller and removes moves
// between slots. Time is the number of spans times the slots tried for each, of which there are few.
func (m *Model) ShareSlots(x *States) {
	spans := m.memorySpans(x)
	lead := make([]int32, len(spans))
	var leads []int32
	var taken [][]span
	for n, list := range spans {
		if lead[n] = int32(n); len(list) == 0 {
			continue
		}
		slices.SortFunc(list, func(a, b span) int { return cmp.Compare(a.from, b.from) })
		k := 0
		for k < len(taken) && overlap(taken[k], list) {
			k++
		}
		if k == len(taken) {
			leads, taken = append(leads, int32(n)), append(taken, nil)
		}
		taken[k] = mergeSpans(taken[k], list)
		lead[n] = leads[k]
	}
	for v, n := range x.Slot {
		x.Slot[v] = lead[n]
	}
}

// memorySpans lists by slot number where the slot is needed.
func (m *Model) memorySpans(x *States) [][]span {
	spans := make([][]span, len(m.P.VRegs))
	add := func(v regalloc.VReg, from, to int32) {
		l := &spans[x.Slot[v]]
		if n := len(*l); n > 0 && (*l)[n-1].to >= from-1 && (*l)[n-1].from <= from {
			(*l)[n-1].to = max((*l)[n-1].to, to)
			return
		}
		*l = append(*l, span{from, to})
	}
	for k := range m.Segs {
		s := &m.Segs[k]
		l := m.Layout(s)
		if !s.Def && l.InMemory(int(x.In[k])) {
			add(s.V, 2*int32(s.First), 2*int32(s.First))
		}
		ev := s.Events[0]
		for j := s.First; j <= s.Last; j++ {
			b := x.Through(s, j)
			def := s.Def && j == s.First
			if !def && l.InMemory(x.Before(s, int32(k), j)) {
				add(s.V, 2*int32(j), 2*int32(j))
			}
			if b >= 0 && l.InMemory(b) {
				from := 2*int32(j) + 1
				if !def {
					from--
				}
				add(s.V, from, 2*int32(j)+1)
			}
			for ; ev < s.Events[1] && m.Events[ev].Instr == j; ev++ {
				if e := &m.Events[ev]; int(x.Op[e.Op]) == InMemory {
					add(s.V, 2*int32(j), 2*int32(j))
					if e.Kind == Tied {
						add(m.Segs[e.Child].V, 2*int32(j), 2*int32(j)+1)
					}
				}
			}
		}
	}
	return spans
}

// overlap reports whether two sorted lists share a point.
func overlap(a, b []span) bool {
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i].to < b[j].from:
			i++
		case b[j].to < a[i].from:
			j++
		default:
			return true
		}
	}
	return false
}

func mergeSpans(a, b []span) []span {
	out := make([]span, 0, len(a)+len(b))
	for len(a) > 0 || len(b) > 0 {
		next := &a
		if len(a) == 0 || len(b) > 0 && b[0].from < a[0].from {
			next = &b
		}
		s := (*next)[0]
		*next = (*next)[1:]
		if n := len(out); n > 0 && out[n-1].to >= s.from-1 {
			out[n-1].to = max(out[n-1].to, s.to)
		} else {
			out = append(out, s)
		}
	}
	return out
}
