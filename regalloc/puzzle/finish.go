package puzzle

import (
	"container/heap"
	"slices"

	"spillway/regalloc"
)

// finish turns the working state into a Result: it decides where values are
// stored, gives them slots, and drops moves that have become unnecessary.
func (s *solution) finish() *regalloc.Result {
	s.hoistStores()
	m := memory{s: s, of: make([]int32, len(s.p.VRegs)+len(s.carriers))}
	m.assign()
	r := &regalloc.Result{Locs: s.locs, Slots: m.slots, Bound: -1}
	for o, l := range r.Locs {
		if l.Kind() == regalloc.SlotLoc {
			r.Locs[o] = m.slot(l)
		}
	}
	slices.SortStableFunc(s.instrMoves, func(a, b move) int {
		if a.Before != b.Before {
			return int(a.Before) - int(b.Before)
		}
		return int(a.Step) - int(b.Step)
	})
	for k := range s.instrMoves {
		x := s.instrMoves[k].InstrMove
		if x.Dst, x.Src = m.slot(x.Dst), m.slot(x.Src); x.Dst != x.Src {
			r.InstrMoves = append(r.InstrMoves, x)
		}
	}
	slices.SortStableFunc(s.edgeMoves, func(a, b edgeMove) int { return int(a.Edge) - int(b.Edge) })
	for k := range s.edgeMoves {
		x := s.edgeMoves[k].EdgeMove
		if x.Dst, x.Src = m.slot(x.Dst), m.slot(x.Src); x.Dst == x.Src {
			continue
		}
		if s.edgeMoves[k].instead != 0 {
			x.Src = s.edgeMoves[k].instead
		}
		r.EdgeMoves = append(r.EdgeMoves, x)
	}
	return r
}

// hoistStores replaces the stores of a value at its evictions by one at its
// definition where that is no dearer: the value never changes, so that one store
// serves all (redundant memory transfer elimination [Pereira08 §5.2]).
func (s *solution) hoistStores() {
	if s.a.opts.NoTransferElimination {
		return
	}
	hoisted := make([]bool, len(s.p.VRegs))
	for v := range hoisted {
		hoisted[v] = s.stores[v] > 0 && s.hoist(regalloc.VReg(v))
	}
	s.instrMoves = slices.DeleteFunc(s.instrMoves, func(x move) bool { return x.evict && hoisted[x.VReg] })
	s.edgeMoves = slices.DeleteFunc(s.edgeMoves, func(x edgeMove) bool { return x.evict && hoisted[x.VReg] })
	for v := range hoisted {
		if hoisted[v] {
			s.storeAtDefinition(regalloc.VReg(v))
		}
	}
}

// hoist reports whether v is better stored where it is defined.
func (s *solution) hoist(v regalloc.VReg) bool {
	b := s.defIn[v]
	blk := &s.p.Blocks[b]
	price := float32(s.access(blk.Freq))
	if o := s.defs[v]; o != regalloc.None && s.instrOf(o, b)+1 > blk.LastSplit {
		return false
	}
	return price <= s.stores[v]
}

// instrOf returns the instruction in b that operand o belongs to.
func (s *solution) instrOf(o regalloc.OpID, b regalloc.BlockID) regalloc.InstrID {
	first, end := s.p.InstrRange(b)
	k, _ := slices.BinarySearchFunc(s.p.Instrs[first:end], o, func(in regalloc.Instr, o regalloc.OpID) int {
		switch {
		case in.Operands[1] <= o:
			return -1
		case in.Operands[0] > o:
			return 1
		}
		return 0
	})
	return first + regalloc.InstrID(k)
}

// storeAtDefinition stores v right after its definition, or has it defined in
// memory if nothing reads it in a register.
func (s *solution) storeAtDefinition(v regalloc.VReg) {
	b := s.defIn[v]
	o := s.defs[v]
	if o == regalloc.None {
		for _, x := range s.entry[b] {
			if x.v == v {
				s.move(s.p.Blocks[b].Instrs[0], 0, v, regalloc.InSlot(int32(v)), regalloc.InRegister(x.reg))
			}
		}
		return
	}
	i := s.instrOf(o, b)
	if !s.inReg[v] && s.definable(i, o) {
		s.locs[o] = regalloc.InSlot(int32(v))
		return
	}
	s.move(i+1, 0, v, regalloc.InSlot(int32(v)), s.locs[o])
}

// definable reports whether the definition o of instruction i can be in memory.
func (s *solution) definable(i regalloc.InstrID, o regalloc.OpID) bool {
	op := &s.p.Operands[o]
	if op.Mem == regalloc.NoAlt || op.Constraint != regalloc.InClass {
		return false
	}
	n := 0
	r := s.p.Instrs[i].Operands
	for k := r[0]; k < r[1]; k++ {
		switch s.locs[k].Kind() {
		case regalloc.SlotLoc:
			n++
		case regalloc.RematLoc:
			return false // a form may have a constant or an operand in memory, not surely both
		}
	}
	return n < int(s.p.Instrs[i].MemLimit)
}

// memory gives values slots.
type memory struct {
	s     *solution
	of    []int32 // by virtual register or carrier: its web, then its slot
	slots []regalloc.Slot
	segs  map[int32][]alive // by web of several values: where one of them is alive
}

type alive struct{ from, to int32 }

// slot returns the slot that the provisional location l is.
func (m *memory) slot(l regalloc.Loc) regalloc.Loc {
	if l.Kind() != regalloc.SlotLoc {
		return l
	}
	return regalloc.InSlot(m.of[l.Slot()])
}

// assign finds the values that need slots, joins those that flow into one another
// without being alive at once, and colours the webs.
func (m *memory) assign() {
	s := m.s
	needs := make([]bool, len(m.of))
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			needs[l.Slot()] = true
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
	for v := range m.of {
		m.of[v] = int32(v)
	}
	m.segs = map[int32][]alive{}
	if !s.a.opts.NoSharing {
		m.joinWebs(needs)
	}
	m.colour(needs)
}

// webLimit bounds the live ranges that are compared for one web.
const webLimit = 256

// joinWebs makes values that flow into one another share a slot, so that nothing
// need be moved in memory, edges of high frequency first.
func (m *memory) joinWebs(needs []bool) {
	p := m.s.p
	var edges []regalloc.EdgeID
	for e := range p.Edges {
		if p.Edges[e].Args[0] != p.Edges[e].Args[1] {
			edges = append(edges, regalloc.EdgeID(e))
		}
	}
	slices.SortStableFunc(edges, func(a, b regalloc.EdgeID) int {
		switch x, y := p.Edges[a].Freq, p.Edges[b].Freq; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	for _, e := range edges {
		params := p.BlockParams(p.Edges[e].To)
		for k, arg := range p.EdgeArgs(e) {
			if needs[arg] && needs[params[k]] {
				m.join(int32(arg), int32(params[k]))
			}
		}
	}
}

func (m *memory) find(v int32) int32 {
	for m.of[v] != v {
		m.of[v] = m.of[m.of[v]]
		v = m.of[v]
	}
	return v
}

func (m *memory) spans(v int32) []alive {
	if list, ok := m.segs[v]; ok {
		return list
	}
	var list []alive
	for k := m.s.ranges.First(regalloc.VReg(v)); k >= 0 && len(list) <= webLimit; k = m.s.ranges.Next(k) {
		g := &m.s.ranges.Segs[k]
		list = append(list, alive{g.From, g.To})
	}
	return list
}

// join makes the webs of a and b one if they are never alive together.
func (m *memory) join(a, b int32) {
	a, b = m.find(a), m.find(b)
	if a == b {
		return
	}
	x, y := m.spans(a), m.spans(b)
	if len(x)+len(y) > webLimit {
		return
	}
	merged := make([]alive, 0, len(x)+len(y))
	for len(x) > 0 && len(y) > 0 {
		if x[0].from > y[0].from {
			x, y = y, x
		}
		if x[0].to > y[0].from {
			return
		}
		merged, x = append(merged, x[0]), x[1:]
	}
	merged = append(append(merged, x...), y...)
	if a > b {
		a, b = b, a
	}
	m.of[b] = a
	m.segs[a] = merged
}

// colour gives each web a slot; webs whose live ranges, from their first point to
// their last, do not overlap share one.
func (m *memory) colour(needs []bool) {
	s := m.s
	type web struct{ v, from, to int32 }
	var webs []web
	n := int32(len(s.p.VRegs))
	seen := make([]bool, len(m.of))
	for v := range needs {
		if !needs[v] || int32(v) >= n {
			continue
		}
		root := m.find(int32(v))
		if seen[root] {
			continue
		}
		seen[root] = true
		list := m.spans(root)
		w := web{root, list[0].from, list[len(list)-1].to}
		if len(list) > webLimit {
			w.to = 1 << 30
		}
		webs = append(webs, w)
	}
	slices.SortFunc(webs, func(a, b web) int {
		if a.from != b.from {
			return int(a.from) - int(b.from)
		}
		return int(a.v) - int(b.v)
	})
	result := make([]int32, len(m.of))
	free := map[regalloc.Slot][]int32{}
	var active slotHeap
	for _, w := range webs {
		for len(active) > 0 && active[0].until <= w.from {
			x := heap.Pop(&active).(held)
			free[m.slots[x.slot]] = append(free[m.slots[x.slot]], x.slot)
		}
		size := m.size(regalloc.VReg(w.v))
		slot := int32(len(m.slots))
		if list := free[size]; len(list) > 0 {
			slot, free[size] = list[len(list)-1], list[:len(list)-1]
		} else {
			m.slots = append(m.slots, size)
		}
		heap.Push(&active, held{w.to, slot})
		result[w.v] = slot
	}
	for v := range m.of {
		if int32(v) < n {
			result[v] = result[m.find(int32(v))]
		}
	}
	for k, v := range s.carriers {
		if needs[int(n)+k] {
			result[int(n)+k] = int32(len(m.slots))
			m.slots = append(m.slots, m.size(v))
		}
	}
	m.of = result
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
