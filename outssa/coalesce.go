package outssa

import (
	"sort"

	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
)

// A candidate is a copy that one would like to be rid of.
type candidate struct {
	pairOf
	freq float64
}

// coalesce joins the sides of copies in first, the Problem with all copies,
// wherever their live ranges allow it; the outcome is in rename, as a union-find.
func (l *lowerer) coalesce(first *Lowered) {
	f := cfg.Analyze(l.p)
	q := first.Problem
	ranges := live.ComputeRanges(q, f.Loops.Order, live.Compute(q, f.Flow))
	c := coalescer{l: l, ranges: ranges, segs: make([][]live.Segment, len(l.vregs))}
	fuel := l.opts.Fuel
	for _, k := range l.candidates() {
		if c.join(k.dst, k.src) {
			if fuel--; fuel == 0 {
				return
			}
		}
	}
}

// candidates lists the copies, the most frequent first.
func (l *lowerer) candidates() []candidate {
	var list []candidate
	p := l.p
	for b := range p.Blocks {
		freq := p.Blocks[b].Freq
		for _, k := range l.atStart[b] {
			list = append(list, candidate{k, freq})
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			if ops := p.Ops(i); p.Instrs[i].Flags&regalloc.FlagMove != 0 && len(ops) == 2 && free(&ops[0]) && free(&ops[1]) {
				list = append(list, candidate{pairOf{ops[1].VReg, ops[0].VReg}, freq})
			}
		}
		for _, k := range l.atEnd[b] {
			list = append(list, candidate{k, freq})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].freq > list[j].freq })
	return list
}

// free reports whether o asks for no register in particular.
func free(o *regalloc.Operand) bool { return o.Constraint == regalloc.InClass }

type coalescer struct {
	l      *lowerer
	ranges *live.Ranges
	segs   [][]live.Segment // by leader: sorted segments; nil until needed
}

func (c *coalescer) find(v regalloc.VReg) regalloc.VReg {
	for c.l.rename[v] != v {
		c.l.rename[v] = c.l.rename[c.l.rename[v]]
		v = c.l.rename[v]
	}
	return v
}

// join makes a and b one register and reports whether it could.
func (c *coalescer) join(a, b regalloc.VReg) bool {
	a, b = c.find(a), c.find(b)
	x, y := &c.l.vregs[a], &c.l.vregs[b]
	if a == b || x.Class != y.Class || x.Remat != regalloc.None || y.Remat != regalloc.None {
		return false
	}
	if len(c.list(a)) < len(c.list(b)) {
		a, b = b, a
	}
	if intersect(c.segs[a], c.segs[b]) {
		return false
	}
	c.segs[a] = merge(c.segs[a], c.segs[b])
	c.segs[b] = nil
	c.l.rename[b] = a
	return true
}

func (c *coalescer) list(v regalloc.VReg) []live.Segment {
	if c.segs[v] == nil {
		c.segs[v] = c.ranges.List(v)
	}
	return c.segs[v]
}

// intersect reports whether two sorted lists have a point in common; long is
// searched for each segment of short.
func intersect(long, short []live.Segment) bool {
	for _, s := range short {
		k := sort.Search(len(long), func(k int) bool { return long[k].To > s.From })
		if k < len(long) && long[k].From < s.To {
			return true
		}
		long = long[k:]
	}
	return false
}

// merge joins two sorted lists that do not intersect; adjoining segments become one.
func merge(long, short []live.Segment) []live.Segment {
	out := make([]live.Segment, 0, len(long)+len(short))
	for len(long) > 0 || len(short) > 0 {
		var s live.Segment
		if len(short) == 0 || len(long) > 0 && long[0].From < short[0].From {
			s, long = long[0], long[1:]
		} else {
			s, short = short[0], short[1:]
		}
		if n := len(out); n > 0 && out[n-1].To == s.From {
			out[n-1].To = s.To
			continue
		}
		out = append(out, s)
	}
	return out
}

// compact replaces leaders by dense names.
func (l *lowerer) compact() {
	c := coalescer{l: l}
	name := make([]regalloc.VReg, len(l.vregs))
	size := make([]int32, len(l.vregs))
	for v := range l.vregs {
		size[c.find(regalloc.VReg(v))]++
	}
	for v := range l.vregs {
		if size[v] > 0 {
			name[v] = regalloc.VReg(l.count)
			l.merged = append(l.merged, size[v] > 1)
			l.count++
		}
	}
	leaders := make([]regalloc.VReg, len(l.vregs))
	for v := range l.vregs {
		leaders[v] = name[c.find(regalloc.VReg(v))]
	}
	l.rename = leaders
}
