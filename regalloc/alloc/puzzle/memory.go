package puzzle

import (
	"slices"

	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/slots"
)

// memory assigns slots to values. Its storage is reused for all Problems of an Allocator.
type memory struct {
	s     *solution
	of    []int32 // by virtual register or carrier: its web, as disjoint sets
	slots []regalloc.Slot
	at    []int32 // by virtual register or carrier: its slot

	needs   []bool // by virtual register or carrier: it needs a slot
	segs    []alive
	segsAt  [][2]int32 // by web: where one of its values is alive, if that is known
	edges   []regalloc.EdgeID
	webs    []slots.Range
	seen    []bool   // by web
	hoisted []bool   // by virtual register: it is stored at its definition
	keys    []uint64 // for sorting

	coloring slots.Coloring
}

type alive struct{ from, to int32 }

// slot returns the final slot of the provisional location l.
func (m *memory) slot(l regalloc.Loc) regalloc.Loc {
	if l.Kind() != regalloc.SlotLoc {
		return l
	}
	return regalloc.InSlot(m.at[l.Slot()])
}

// assign determines the values that need slots, coalesces those that flow into one another if their live ranges do
// not overlap, and colors the webs.
func (m *memory) assign(s *solution) {
	n := len(s.p.VRegs) + len(s.ends.carriers)
	m.s, m.needs, m.slots = s, scratch.Zeroed(m.needs, n), nil
	found := false
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			m.needs[l.Slot()], found = true, true
		}
	}
	for _, l := range s.out.locs {
		note(l)
	}
	for k := range s.out.instrMoves {
		note(s.out.instrMoves[k].Dst)
		note(s.out.instrMoves[k].Src)
	}
	for k := range s.out.edgeMoves {
		note(s.out.edgeMoves[k].Dst)
		note(s.out.edgeMoves[k].Src)
	}
	if !found {
		return
	}
	m.of = disjoint.Singletons(m.of, n)
	m.segs, m.segsAt = m.segs[:0], scratch.Zeroed(m.segsAt, n)
	if !s.a.opts.NoSharing {
		m.joinWebs()
	}
	m.color()
}

// webLimit bounds the live ranges that are compared for one web.
const webLimit = 256

// joinWebs makes values that flow into one another share a slot, which avoids moves in memory, by decreasing edge
// frequency.
func (m *memory) joinWebs() {
	p := m.s.p
	m.edges = m.edges[:0]
	for e := range p.Edges {
		params := p.BlockParams(p.Edges[e].To)
		for k, arg := range p.EdgeArgs(regalloc.EdgeID(e)) {
			if m.needs[arg] && m.needs[params[k]] && arg != params[k] {
				m.edges = append(m.edges, regalloc.EdgeID(e))
				break
			}
		}
	}
	slices.SortStableFunc(m.edges, func(a, b regalloc.EdgeID) int {
		switch x, y := p.Edges[a].Freq, p.Edges[b].Freq; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	for _, e := range m.edges {
		params := p.BlockParams(p.Edges[e].To)
		for k, arg := range p.EdgeArgs(e) {
			if m.needs[arg] && m.needs[params[k]] {
				m.join(int32(arg), int32(params[k]))
			}
		}
	}
}

// spans returns the live ranges of web v.
func (m *memory) spans(v int32) []alive {
	if x := m.segsAt[v]; x[0] != x[1] {
		return m.segs[x[0]:x[1]]
	}
	mark := len(m.segs)
	for k := m.s.prog.ranges.First(regalloc.VReg(v)); k >= 0 && len(m.segs)-mark <= webLimit; k = m.s.prog.ranges.Next(k) {
		g := &m.s.prog.ranges.Segs[k]
		m.segs = append(m.segs, alive{g.From, g.To})
	}
	return m.keep(v, mark)
}

// keep makes the ranges appended to segs since mark those of web v.
func (m *memory) keep(v int32, mark int) []alive {
	m.segsAt[v] = [2]int32{int32(mark), int32(len(m.segs))}
	return m.segs[mark:]
}

// join merges the webs of a and b if they do not overlap.
func (m *memory) join(a, b int32) {
	a, b = disjoint.Find(m.of, a), disjoint.Find(m.of, b)
	if a == b {
		return
	}
	x, y := m.spans(a), m.spans(b)
	if len(x)+len(y) > webLimit {
		return
	}
	mark := len(m.segs)
	for len(x) > 0 && len(y) > 0 {
		if x[0].from > y[0].from {
			x, y = y, x
		}
		if x[0].to > y[0].from {
			m.segs = m.segs[:mark]
			return
		}
		m.segs, x = append(m.segs, x[0]), x[1:]
	}
	m.segs = append(append(m.segs, x...), y...)
	if a > b {
		a, b = b, a
	}
	m.of[b] = a
	m.keep(a, mark)
}

// findWebs lists the webs that need slots.
func (m *memory) findWebs() {
	m.webs, m.seen = m.webs[:0], scratch.Zeroed(m.seen, len(m.of))
	for v := range len(m.s.p.VRegs) {
		if !m.needs[v] {
			continue
		}
		root := disjoint.Find(m.of, int32(v))
		if m.seen[root] {
			continue
		}
		m.seen[root] = true
		list := m.spans(root)
		w := slots.Range{VReg: regalloc.VReg(root), From: list[0].from, To: list[len(list)-1].to, Slot: m.size(regalloc.VReg(root))}
		if len(list) > webLimit {
			w.To = 1 << 30
		}
		m.webs = append(m.webs, w)
	}
}

// color gives each web a slot.
func (m *memory) color() {
	m.findWebs()
	n := len(m.s.p.VRegs)
	m.at = scratch.Zeroed(m.at, len(m.of))
	m.slots = m.coloring.Color(m.webs, func(v regalloc.VReg, slot int32) { m.at[v] = slot })
	for v := range n {
		m.at[v] = m.at[disjoint.Find(m.of, int32(v))]
	}
	for k, v := range m.s.ends.carriers {
		if m.needs[n+k] {
			m.at[n+k] = int32(len(m.slots))
			m.slots = append(m.slots, m.size(v))
		}
	}
}

func (m *memory) size(v regalloc.VReg) regalloc.Slot {
	c := &m.s.m.Classes[m.s.p.VRegs[v].Class]
	return regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign}
}
