package outssa

import (
	"slices"
	"sort"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// physical says which classes are registers of the machine.
type physical struct {
	of    []regalloc.Reg                  // by leader: its register, or NoReg
	class [regalloc.MaxRegs]regalloc.VReg // by register: a member of its class, or None
	used  []regalloc.Reg                  // those that have a class, ascending
	// crossings are, by register, the points across which nothing can stay in it:
	// a value may be read just before them and written just after.
	crossings [regalloc.MaxRegs][]int32
	members   []regalloc.VReg
}

// unite notes that b joins a.
func (x *physical) unite(a, b regalloc.VReg) {
	if x.of[a] < 0 {
		x.of[a] = x.of[b]
	}
}

// label joins what is pinned to one resource and finds where registers of the machine
// are destroyed.
func (l *lowerer) label() {
	x := &l.labels
	x.of = scratch.Filled(x.of, len(l.inserted.vregs), regalloc.NoReg)
	x.used = x.used[:0]
	for r := range x.class {
		x.class[r], x.crossings[r] = regalloc.None, x.crossings[r][:0]
	}
	// Members of one resource are together, those of registers of the machine first.
	m := x.members[:0]
	for v, r := range l.tied.resource {
		if r != Unpinned {
			m = append(m, regalloc.VReg(v))
		}
	}
	slices.SortStableFunc(m, func(a, b regalloc.VReg) int { return int(l.tied.resource[a] - l.tied.resource[b]) })
	x.members = m
	for len(m) > 0 {
		r := l.tied.resource[m[0]]
		n := 1
		for n < len(m) && l.tied.resource[m[n]] == r {
			n++
		}
		l.resourceOf(m[:n])
		if reg, ok := r.Reg(); ok {
			x.of[m[0]], x.class[reg] = reg, m[0]
			x.used = append(x.used, reg)
		}
		m = m[n:]
	}
	l.findCrossings()
}

// resourceOf makes one class of the members of a resource.
func (l *lowerer) resourceOf(m []regalloc.VReg) {
	c := &l.coalescer
	at := int32(len(c.segs))
	for _, v := range m {
		c.own(l, v)
		c.leader[v] = m[0]
	}
	c.lists[m[0]] = c.normalize(at)
}

// normalize makes the segments from at on a list.
func (c *coalescer) normalize(at int32) list {
	s := c.segs[at:]
	byStart := func(a, b segment) int { return int(a.from - b.from) }
	if !slices.IsSortedFunc(s, byStart) {
		slices.SortFunc(s, byStart)
	}
	n := 0
	for k := 1; k < len(s); k++ {
		if s[n].value == s[k].value && s[n].to >= s[k].from {
			s[n].to = max(s[n].to, s[k].to)
			continue
		}
		n++
		s[n] = s[k]
	}
	if len(s) > 0 {
		n++
	}
	c.segs = c.segs[:int(at)+n]
	return list{at: at, n: int32(n), room: int32(n)}
}

// findCrossings notes where instructions destroy registers that have a class, or have
// operands there that no temporary stands for.
func (l *lowerer) findCrossings() {
	x, q := &l.labels, &l.outcome.q
	m := q.Machine
	for b := range q.Blocks {
		first, end := q.InstrRange(regalloc.BlockID(b))
		at := 2 * l.ranges.Pos[b]
		for i := first; i < end; i, at = i+1, at+2 {
			in := &q.Instrs[i]
			if !in.Clobbers.Empty() {
				for _, r := range x.used {
					if !m.Conflicts(r).Intersect(in.Clobbers).Empty() {
						x.crossings[r] = append(x.crossings[r], at+1)
					}
				}
			}
			ops := q.Ops(i)
			for k := range ops {
				o := &ops[k]
				if o.Constraint != regalloc.InReg || l.tied.resource[o.VReg] == Physical(o.Reg) {
					continue
				}
				for _, r := range x.used {
					switch {
					case !m.Conflicts(r).Has(o.Reg):
					case o.Role == regalloc.Use:
						x.crossings[r] = append(x.crossings[r], at)
					default:
						x.crossings[r] = append(x.crossings[r], at+1)
					}
				}
			}
		}
	}
	for _, r := range x.used {
		if !slices.IsSorted(x.crossings[r]) {
			slices.Sort(x.crossings[r])
		}
	}
}

// labelsInterfere reports whether the classes that a and b lead cannot become one for
// what registers of the machine they are, if any.
func (l *lowerer) labelsInterfere(a, b regalloc.VReg) bool {
	x := &l.labels
	r, s := x.of[a], x.of[b]
	switch {
	case r < 0 && s < 0:
		return false
	case r >= 0 && s >= 0:
		return true // different ones: each has one class
	case s >= 0:
		a, b, r = b, a, s
	}
	m := l.outcome.q.Machine
	if !m.Classes[l.inserted.vregs[b].Class].Set.Has(r) || l.p.Reserved.Has(r) {
		return true
	}
	list := l.list(l, b)
	for k := range list {
		c := x.crossings[r]
		n := sort.Search(len(c), func(k2 int) bool { return c[k2] > list[k].from })
		if n < len(c) && c[n] < list[k].to {
			return true
		}
	}
	for _, o := range x.used {
		if o != r && m.Conflicts(r).Has(o) {
			other := l.list(l, l.find(x.class[o]))
			if len(other) < len(list) && intersect(list, other, l.tied.values()) || len(other) >= len(list) && intersect(other, list, l.tied.values()) {
				return true
			}
		}
	}
	return false
}
