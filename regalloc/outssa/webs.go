package outssa

import (
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

func (l *lowerer) find(v regalloc.VReg) regalloc.VReg { return disjoint.Find(l.leader, v) }

// webs makes of the classes what gets one name. Without pins these are the classes.
// With them, what is in one register of the machine at different times, and
// unrelated, stays apart.
func (l *lowerer) webs() {
	if l.tied.pins == nil {
		l.web = l.leader
		return
	}
	l.ofWeb = disjoint.Singletons(l.ofWeb, len(l.inserted.vregs))
	l.web = l.ofWeb
	for k := range l.candidates {
		if x := &l.candidates[k]; l.find(x.dst) == l.find(x.src) {
			l.connect(x.dst, x.src)
		}
	}
	switch {
	case l.opts.KeepCopies:
	case !l.opts.Explicit:
		l.mergePinned()
	case l.tied.method.values:
		l.inPlace()
	}
}

// connect makes the webs of a and b one, if one register can have both.
func (l *lowerer) connect(a, b regalloc.VReg) {
	a, b = disjoint.Find(l.web, a), disjoint.Find(l.web, b)
	if a != b && l.inserted.vregs[a].Class == l.inserted.vregs[b].Class {
		l.web[max(a, b)] = min(a, b)
	}
}

// mergePinned merges what only pins keep apart: the allocator handles pins.
func (l *lowerer) mergePinned() {
	c := &l.coalescer
	clear(c.lists)
	c.segs = c.segs[:0]
	// Members of each web are together in members, from start on.
	start := scratch.Zeroed(c.start, len(l.inserted.vregs)+2)
	for v := range l.web {
		start[disjoint.Find(l.web, regalloc.VReg(v))+2]++
	}
	for v := range l.web {
		start[v+2] += start[v+1]
	}
	members := scratch.Sized(c.members, len(l.inserted.vregs))
	for v := range l.web {
		w := disjoint.Find(l.web, regalloc.VReg(v))
		members[start[w+1]] = regalloc.VReg(v)
		start[w+1]++
	}
	c.start, c.members = start, members
	for w := range l.web {
		c.leader[w] = disjoint.Find(l.web, regalloc.VReg(w))
		if m := members[start[w]:start[w+1]]; len(m) > 1 {
			at := int32(len(c.segs))
			for _, v := range m {
				c.own(l, v)
			}
			c.lists[w] = c.normalize(at)
		}
	}
	pins, fuel := l.tied.pins, l.fuel
	l.tied.pins, l.fuel, l.tied.dissolving = nil, 0, true
	l.byFrequency()
	l.joinAll(func(x *candidate) bool { return x.kind == useCopy || x.kind == defCopy })
	l.joinAll(nil)
	l.tied.pins, l.fuel, l.tied.dissolving = pins, fuel, false
	l.web = l.leader
}
