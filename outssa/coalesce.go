package outssa

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/live"
	"spillway/regalloc"
)

// A candidate is a copy that one would like to be rid of.
type candidate struct {
	pairOf
	index int32 // in order of discovery
	freq  float64
}

// coalescer joins registers.
type coalescer struct {
	leader     []regalloc.VReg // by register: disjoint sets of those joined
	candidates []candidate
	ranges     *live.Ranges
	lists      []list // by leader: its segments, ascending with gaps; empty until needed
	segs       []live.Segment
}

// coalesce joins the sides of copies wherever their live ranges, over the
// Problem with all copies, allow it.
func (l *lowerer) coalesce(f *cfg.Info, sets *live.Sets) {
	c := &l.coalescer
	c.ranges = l.live.Ranges(&l.q, f.Loops.Order, sets)
	c.lists, c.segs = scratch.Zeroed(c.lists, len(l.vregs)), c.segs[:0]
	slices.SortFunc(c.candidates, func(a, b candidate) int {
		if a.freq != b.freq {
			return cmp.Compare(b.freq, a.freq)
		}
		return int(a.index - b.index)
	})
	fuel := l.opts.Fuel
	for k := range c.candidates {
		if l.join(c.candidates[k].dst, c.candidates[k].src) {
			if fuel--; fuel == 0 {
				return
			}
		}
	}
}

// findCandidates lists the copies.
func (l *lowerer) findCandidates() {
	l.candidates = l.candidates[:0]
	p := l.p
	for b := range regalloc.BlockID(len(p.Blocks)) {
		freq := p.Blocks[b].Freq
		for _, k := range l.copies[atStart].in(b) {
			l.candidate(k, freq)
		}
		first, end := p.InstrRange(b)
		for i := first; i < end; i++ {
			if p.Instrs[i].Flags&regalloc.FlagMove == 0 {
				continue
			}
			if ops := p.Ops(i); len(ops) == 2 && free(&ops[0]) && free(&ops[1]) {
				l.candidate(pairOf{ops[1].VReg, ops[0].VReg}, freq)
			}
		}
		for _, k := range l.copies[atEnd].in(b) {
			l.candidate(k, freq)
		}
	}
}

func (l *lowerer) candidate(x pairOf, freq float64) {
	l.candidates = append(l.candidates, candidate{x, int32(len(l.candidates)), freq})
}

// free reports whether o asks for no register in particular.
func free(o *regalloc.Operand) bool { return o.Constraint == regalloc.InClass }

// join makes a and b one register and reports whether it could.
func (l *lowerer) join(a, b regalloc.VReg) bool {
	c := &l.coalescer
	a, b = disjoint.Find(c.leader, a), disjoint.Find(c.leader, b)
	x, y := &l.vregs[a], &l.vregs[b]
	if a == b || x.Class != y.Class || x.Remat != regalloc.None || y.Remat != regalloc.None {
		return false
	}
	s, t := c.list(a), c.list(b)
	if len(s) < len(t) {
		a, b, s, t = b, a, t, s
	}
	if intersect(s, t) {
		return false
	}
	c.merge(&c.lists[a], t)
	c.leader[b] = a
	return true
}

// A list is a run of segs with room to grow in.
type list struct{ at, n, room int32 }

// list returns the segments of v; those of a register that stands for itself are
// looked up when they are first asked for.
func (c *coalescer) list(v regalloc.VReg) []live.Segment {
	x := &c.lists[v]
	if x.n == 0 {
		x.at = int32(len(c.segs))
		c.segs = c.ranges.Append(c.segs, v)
		x.n = int32(len(c.segs)) - x.at
		x.room = x.n
	}
	return c.segs[x.at : x.at+x.n]
}

// merge puts the segments t, which do not intersect its own, into x; adjoining
// segments become one. Time is linear in t and what stands after its first.
func (c *coalescer) merge(x *list, t []live.Segment) {
	total := x.n + int32(len(t))
	if total > x.room {
		at := len(c.segs)
		c.segs = append(c.segs, c.segs[x.at:x.at+x.n]...)
		c.segs = slices.Grow(c.segs, int(2*total))[:at+int(2*total)]
		x.at, x.room = int32(at), 2*total
	}
	s := c.segs[x.at : x.at+total]
	i, j := x.n-1, len(t)-1
	for k := total - 1; j >= 0; k-- {
		if i >= 0 && s[i].From > t[j].From {
			s[k] = s[i]
			i--
		} else {
			s[k] = t[j]
			j--
		}
	}
	n := max(i, 0)
	for k := n + 1; k < total; k++ {
		if s[n].To == s[k].From {
			s[n].To = s[k].To
			continue
		}
		n++
		s[n] = s[k]
	}
	x.n = min(n+1, total)
}

// intersect reports whether two sorted lists have a point in common; long is
// searched for each segment of short, with steps that double.
func intersect(long, short []live.Segment) bool {
	for _, s := range short {
		step := 1
		for step < len(long) && long[step-1].To <= s.From {
			long = long[step:]
			step *= 2
		}
		// The first that ends after s begins is among the first step ones.
		for len(long) > 0 && long[0].To <= s.From {
			half := (min(step, len(long)) + 1) / 2
			if long[half-1].To <= s.From {
				long = long[half:]
			}
			step = half
		}
		if len(long) > 0 && long[0].From < s.To {
			return true
		}
	}
	return false
}
