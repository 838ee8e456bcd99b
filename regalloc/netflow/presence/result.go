package presence

import (
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
)

// Result converts an integer solution to a Result. Slots are merged as in the solution; if different values would share
// one, the Result is wrong, and package check reports it.
func (n *Program) Result(s *lp.Solution) *regalloc.Result {
	r := &reader{Program: n, x: s.Values}
	r.homes()
	r.out = &regalloc.Result{Locs: make([]regalloc.Loc, len(n.p.Operands)), Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	for o := range n.p.Operands {
		r.out.Locs[o] = r.operand(regalloc.OpID(o))
	}
	for i := range n.spots {
		for _, m := range r.spot(&n.spots[i]) {
			r.out.InstrMoves = append(r.out.InstrMoves, regalloc.InstrMove{Before: regalloc.InstrID(i), Move: m})
		}
	}
	for e := range n.edges {
		for _, m := range r.spot(&n.edges[e]) {
			r.out.EdgeMoves = append(r.out.EdgeMoves, regalloc.EdgeMove{Edge: regalloc.EdgeID(e), Move: m})
		}
	}
	r.slots()
	return r.out
}

// reader extracts a Result from a solution.
type reader struct {
	*Program
	x   []float64
	out *regalloc.Result

	first  []int32 // by value: the number of its first home
	home   []int32 // by home: another that is the same slot, or itself
	needed []bool  // by home: scratch
}

// is reports whether a variable is 1.
func (r *reader) is(c int32) bool { return c != none && r.x[c] > 0.5 }

// any reports whether one of the variables is 1.
func (r *reader) any(cols []int32) bool { return slices.ContainsFunc(cols, r.is) }

// operand returns where operand o is.
func (r *reader) operand(o regalloc.OpID) regalloc.Loc {
	x, v := &r.ops[o], r.p.Operands[o].VReg
	if r.is(x.remat) {
		return regalloc.Recomputed
	}
	for a, c := range x.at {
		if r.is(c) {
			return r.loc(v, a)
		}
	}
	return 0
}

// loc returns location a of v.
func (r *reader) loc(v regalloc.VReg, a int) regalloc.Loc {
	regs := r.regs(v)
	if a < len(regs) {
		return regalloc.InRegister(regs[a])
	}
	return regalloc.InSlot(r.find(r.first[v] + int32(a-len(regs))))
}

func (r *reader) find(h int32) int32 {
	for r.home[h] != h {
		h = r.home[h]
	}
	return h
}

// join merges the slots of two homes.
func (r *reader) join(g, h int32) {
	g, h = r.find(g), r.find(h)
	r.home[max(g, h)] = min(g, h)
}

// slots numbers and sizes the slots in use.
func (r *reader) slots() {
	number := make([]int32, len(r.home))
	use := func(l *regalloc.Loc, v regalloc.VReg) {
		if l.Kind() != regalloc.SlotLoc {
			return
		}
		k := &number[l.Slot()]
		if *k == 0 {
			r.out.Slots = append(r.out.Slots, regalloc.Slot{})
			*k = int32(len(r.out.Slots))
		}
		s, c := &r.out.Slots[*k-1], r.class(v)
		s.Size, s.Align = max(s.Size, c.SpillSize), max(s.Align, c.SpillAlign)
		*l = regalloc.InSlot(*k - 1)
	}
	for o := range r.out.Locs {
		use(&r.out.Locs[o], r.p.Operands[o].VReg)
	}
	move := func(m *regalloc.Move) {
		use(&m.Dst, m.VReg)
		use(&m.Src, m.VReg)
	}
	for k := range r.out.InstrMoves {
		move(&r.out.InstrMoves[k].Move)
	}
	for k := range r.out.EdgeMoves {
		move(&r.out.EdgeMoves[k].Move)
	}
}

// a pending move has not been put into a step yet.
type pending struct {
	v  regalloc.VReg
	at int
	by way
}

// spot returns the moves of s in order. A step takes all moves whose sources are available by then.
func (r *reader) spot(s *spot) (moves []regalloc.Move) {
	var rest []pending
	has := make([][]bool, len(s.before)) // by value and location: present
	for k, x := range s.before {
		has[k] = make([]bool, len(x.at))
		for a, c := range x.at {
			has[k][a] = r.is(c)
		}
	}
	for k := range s.fills {
		f := &s.fills[k]
		for w := range f.col {
			for a, c := range f.col[w] {
				if r.is(c) {
					rest = append(rest, pending{f.v, a, way(w)})
				}
			}
		}
	}
	for step := int32(0); len(rest) > 0; step++ {
		var later []pending
		first := len(moves)
		for _, m := range rest {
			src, ok := r.source(s, has, &m)
			if !ok {
				later = append(later, m)
				continue
			}
			dst := r.loc(m.v, m.at)
			moves = append(moves, regalloc.Move{VReg: r.named(m.v, dst, src), Step: step, Dst: dst, Src: src})
		}
		if len(moves) == first {
			break // what is left has no source
		}
		for _, m := range moves[first:] {
			r.moved(s, has, &m)
		}
		rest = later
	}
	return moves
}

// source returns the source of m, if it is available yet.
func (r *reader) source(s *spot, has [][]bool, m *pending) (regalloc.Loc, bool) {
	if m.by == byRemat {
		return regalloc.Recomputed, true
	}
	k := slices.IndexFunc(s.before, func(x presence) bool { return x.v == m.v })
	regs, c := r.regs(m.v), r.class(m.v)
	for a, is := range has[k] {
		switch {
		case !is || a == m.at:
		case m.by == byLoad:
			if a >= len(regs) {
				return r.loc(m.v, a), true
			}
		case a >= len(regs):
		case r.flat(c) || m.at < len(regs) && c.Prefix.Has(regs[m.at]) || c.Prefix.Has(regs[a]) == (m.by == byHigh):
			return r.loc(m.v, a), true
		}
	}
	return 0, false
}

// moved updates has for a move.
func (r *reader) moved(s *spot, has [][]bool, m *regalloc.Move) {
	for k, x := range s.before {
		for a := range has[k] {
			l := r.loc(x.v, a)
			if x.v == m.VReg && l == m.Dst {
				has[k][a] = true
			}
			if x.v != m.VReg && l.Kind() == regalloc.RegLoc && m.Dst.Kind() == regalloc.RegLoc {
				conflicts := r.p.Machine.Conflicts(m.Dst.Reg())
				has[k][a] = has[k][a] && !conflicts.Has(l.Reg())
			}
		}
	}
}

// named returns the value whose name a move of v uses: one of the cheapest class that is wide enough.
func (r *reader) named(v regalloc.VReg, dst, src regalloc.Loc) regalloc.VReg {
	if src.Kind() == regalloc.RematLoc {
		return v
	}
	best, least := v, r.length(v, dst, src)
	for u := range r.p.VRegs {
		u := regalloc.VReg(u)
		if r.class(u).SpillSize < r.class(v).SpillSize {
			continue
		}
		if n := r.length(u, dst, src); n < least && r.fits(u, dst) && r.fits(u, src) {
			best, least = u, n
		}
	}
	return best
}

// fits reports whether a move of u may have l as its source or destination.
func (r *reader) fits(u regalloc.VReg, l regalloc.Loc) bool {
	return l.Kind() != regalloc.RegLoc || r.class(u).Set.Has(l.Reg())
}

// length returns the length in bytes of a move of u.
func (r *reader) length(u regalloc.VReg, dst, src regalloc.Loc) (n int) {
	c := r.class(u)
	for _, l := range [2]regalloc.Loc{dst, src} {
		if l.Kind() == regalloc.RegLoc && c.Prefix.Has(l.Reg()) {
			n = int(r.p.Machine.PrefixBytes)
		}
	}
	switch {
	case src.Kind() == regalloc.SlotLoc && dst.Kind() == regalloc.SlotLoc:
		return n + int(c.Load) + int(c.Store)
	case src.Kind() == regalloc.SlotLoc:
		return n + int(c.Load)
	case dst.Kind() == regalloc.SlotLoc:
		return n + int(c.Store)
	}
	return n + int(c.Move)
}
