package puzzle

import (
	"container/heap"
	"slices"

	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// memory gives values slots. What it needs for that serves all Problems of an
// Allocator.
type memory struct {
	s     *solution
	of    []int32 // by virtual register or carrier: its web, as disjoint sets
	slots []regalloc.Slot
	at    []int32 // by virtual register or carrier: its slot

	needs   []bool // by virtual register or carrier: it needs a slot
	segs    []alive
	segsAt  [][2]int32 // by web: where one of its values is alive, if that is known
	edges   []regalloc.EdgeID
	webs    []web
	seen    []bool // by web
	active  slotHeap
	free    []freeSlots
	hoisted []bool   // by virtual register: it is stored at its definition
	keys    []uint64 // for sorting
}

// A web is alive from its first point to its last.
type web struct{ v, from, to int32 }

// freeSlots are the slots of one size that are not in use.
type freeSlots struct {
	size regalloc.Slot
	list []int32
}

type alive struct{ from, to int32 }

// slot returns the slot that the provisional location l is.
func (m *memory) slot(l regalloc.Loc) regalloc.Loc {
	if l.Kind() != regalloc.SlotLoc {
		return l
	}
	return regalloc.InSlot(m.at[l.Slot()])
}

// assign finds the values that need slots, joins those that flow into one another
// without being alive at once, and colours the webs.
func (m *memory) assign(s *solution) {
	n := len(s.p.VRegs) + len(s.carriers)
	m.s, m.needs, m.slots = s, scratch.Zeroed(m.needs, n), nil
	found := false
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			m.needs[l.Slot()], found = true, true
		}
	}
	for _, l := range s.locs {
		note(l)
	}
	for k := range s.instrMoves {
		note(s.instrMoves[k].Dst)
		note(s.instrMoves[k].Src)
	}
	for k := range s.edgeMoves {
		note(s.edgeMoves[k].Dst)
		note(s.edgeMoves[k].Src)
	}
	if !found {
		return
	}
	m.of = disjoint.Singletons(m.of, n)
	m.segs, m.segsAt = m.segs[:0], scratch.Zeroed(m.segsAt, n)
	if !s.a.opts.NoSharing {
		m.joinWebs()
	}
	m.colour()
}

// webLimit bounds the live ranges that are compared for one web.
const webLimit = 256

// joinWebs makes values that flow into one another share a slot, so that nothing
// need be moved in memory, edges of high frequency first.
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

// spans returns where web v is alive.
func (m *memory) spans(v int32) []alive {
	if x := m.segsAt[v]; x[0] != x[1] {
		return m.segs[x[0]:x[1]]
	}
	mark := len(m.segs)
	for k := m.s.ranges.First(regalloc.VReg(v)); k >= 0 && len(m.segs)-mark <= webLimit; k = m.s.ranges.Next(k) {
		g := &m.s.ranges.Segs[k]
		m.segs = append(m.segs, alive{g.From, g.To})
	}
	return m.keep(v, mark)
}

// keep makes what was appended to segs since mark that of web v.
func (m *memory) keep(v int32, mark int) []alive {
	m.segsAt[v] = [2]int32{int32(mark), int32(len(m.segs))}
	return m.segs[mark:]
}

// join makes the webs of a and b one if they are never alive together.
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

// findWebs lists the webs that need slots in the order of their first points.
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
		w := web{root, list[0].from, list[len(list)-1].to}
		if len(list) > webLimit {
			w.to = 1 << 30
		}
		m.webs = append(m.webs, w)
	}
	slices.SortFunc(m.webs, func(a, b web) int {
		if a.from != b.from {
			return int(a.from) - int(b.from)
		}
		return int(a.v) - int(b.v)
	})
}

// colour gives each web a slot; webs whose live ranges, from their first point to
// their last, do not overlap share one.
func (m *memory) colour() {
	m.findWebs()
	n := len(m.s.p.VRegs)
	m.at, m.active = scratch.Zeroed(m.at, len(m.of)), m.active[:0]
	for k := range m.free {
		m.free[k].list = m.free[k].list[:0]
	}
	for _, w := range m.webs {
		for len(m.active) > 0 && m.active[0].until <= w.from {
			x := m.active[0].slot
			list := m.freeOf(m.slots[x])
			*list = append(*list, x)
			last := len(m.active) - 1
			m.active[0], m.active = m.active[last], m.active[:last]
			if last > 0 {
				heap.Fix(&m.active, 0)
			}
		}
		size := m.size(regalloc.VReg(w.v))
		slot := int32(len(m.slots))
		if list := m.freeOf(size); len(*list) > 0 {
			slot, *list = (*list)[len(*list)-1], (*list)[:len(*list)-1]
		} else {
			m.slots = append(m.slots, size)
		}
		m.active = append(m.active, held{w.to, slot})
		heap.Fix(&m.active, len(m.active)-1)
		m.at[w.v] = slot
	}
	for v := range n {
		m.at[v] = m.at[disjoint.Find(m.of, int32(v))]
	}
	for k, v := range m.s.carriers {
		if m.needs[n+k] {
			m.at[n+k] = int32(len(m.slots))
			m.slots = append(m.slots, m.size(v))
		}
	}
}

// freeOf returns the list of the free slots of a size.
func (m *memory) freeOf(size regalloc.Slot) *[]int32 {
	for k := range m.free {
		if m.free[k].size == size {
			return &m.free[k].list
		}
	}
	m.free = append(m.free, freeSlots{size: size})
	return &m.free[len(m.free)-1].list
}

// A held slot is in use up to a point.
type held struct{ until, slot int32 }

// slotHeap has the slot that is given back first on top.
type slotHeap []held

func (h slotHeap) Len() int { return len(h) }
func (h slotHeap) Less(i, j int) bool {
	return h[i].until < h[j].until || h[i].until == h[j].until && h[i].slot < h[j].slot
}
func (h slotHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }

// Push and Pop implement heap.Interface.
func (h *slotHeap) Push(x any) { *h = append(*h, x.(held)) }

// Pop removes the last element.
func (h *slotHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

func (m *memory) size(v regalloc.VReg) regalloc.Slot {
	c := &m.s.m.Classes[m.s.p.VRegs[v].Class]
	return regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign}
}
