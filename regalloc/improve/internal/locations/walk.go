package locations

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// passes walks all blocks in reverse order, by parts that no path from a later block reenters. A part without cycles
// is one block, and one walk is enough.
func (m *Map) passes() {
	for end := len(m.Order); end > 0; {
		first, cyclic := m.part(end)
		if cyclic {
			m.iterate(first, end)
		} else {
			m.final(first, end)
		}
		end = first
	}
}

// part returns the index of the first block of the part that ends there, and reports whether it is cyclic.
func (m *Map) part(end int) (first int, cyclic bool) {
	index, back := m.Flow.Loops.Index, end
	for first = end; first == end || first > back; {
		first--
		for _, s := range m.Flow.SuccsOf(m.Order[first]) {
			if to := int(index[s]); to <= first {
				back, cyclic = min(back, to), true
			}
		}
	}
	return first, cyclic
}

// iterate computes the needs at the start of each block of a part of the order, and records the results. All blocks are
// walked; then additional needs at loop headers are propagated through the blocks, of which only those that write one
// of the locations are walked again. The last walk records the results.
func (m *Map) iterate(first, end int) {
	for k := end - 1; k >= first; k-- {
		m.rewalk(regalloc.BlockID(m.Order[k]))
	}
	for m.anyDirty(first, end) {
		m.spread(first, end)
	}
	m.final(first, end)
}

// rewalk walks b for the needs at its start, which may grow.
func (m *Map) rewalk(b regalloc.BlockID) {
	m.dirty[b] = false
	m.walk(b, false)
	m.see(b)
	m.grown(b)
	m.needs.clear()
}

// see marks the needs after b as processed.
func (m *Map) see(b regalloc.BlockID) {
	e0, e1 := m.P.Succs(b)
	for e := e0; e < e1; e++ {
		m.seen[e] = int32(len(m.in[m.P.Edges[e].To]))
	}
}

// spread propagates new needs after the blocks of a part of the order to their starts.
func (m *Map) spread(first, end int) {
	for k := end - 1; k >= first; k-- {
		b := regalloc.BlockID(m.Order[k])
		if m.dirty[b] && !m.pass(b) {
			m.rewalk(b)
		}
	}
}

// grown adds the current needs to those at the start of b, if there are more; predecessors must then process them.
func (m *Map) grown(b regalloc.BlockID) {
	if len(m.needs.list) == len(m.in[b]) {
		return
	}
	if len(m.in[b]) == 0 {
		x := &m.passing
		x.more = scratch.Room(x.more[:0], len(m.needs.list))
		for k := range m.needs.list {
			x.more = append(x.more, m.needs.list[k].Need)
		}
	} else {
		m.list(b)
		for k := range m.needs.list {
			m.enlist(m.needs.list[k].Need)
		}
	}
	m.keep(b)
}

// anyDirty reports whether a block of a part of the order has to be walked again.
func (m *Map) anyDirty(first, end int) bool {
	return slices.ContainsFunc(m.Order[first:end], func(b int32) bool { return m.dirty[b] })
}

// final walks the blocks of a part of the order and records the results. Needs no longer grow in a part that has been
// iterated.
func (m *Map) final(first, end int) {
	for k := end - 1; k >= first; k-- {
		b := regalloc.BlockID(m.Order[k])
		m.dirty[b] = false
		m.walk(b, true)
		m.grown(b)
		m.close(b)
	}
}

// close records the needs at the start of b, and clears them.
func (m *Map) close(b regalloc.BlockID) {
	m.Entry[b] = m.needs.taken
	for n := range m.needs.list {
		m.note(&m.needs.list[n], 2*m.Start[b], b, true)
	}
	m.needs.clear()
}

// note records the stay of a need that begins at row from.
func (m *Map) note(x *need, from int32, b regalloc.BlockID, entry bool) {
	if x.Loc.Kind() == regalloc.SlotLoc {
		m.Slots = scratch.Push(m.Slots, Stay{x.VReg, x.Loc, b, entry, from, max(x.to, from+1)})
		return
	}
	m.Regs = scratch.Push(m.Regs, Stay{x.VReg, x.Loc, b, entry, from, x.to})
}

// walk visits b from its end to its start.
func (m *Map) walk(b regalloc.BlockID, record bool) {
	p := m.P
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		m.edge(e, record)
	}
	first, end := p.InstrRange(b)
	pos := m.Stop(b)
	for i, moves := range m.R.PointsBack(first, end) {
		pos--
		m.instr(b, i, pos, record)
		if moves.Len() > 0 {
			m.moves(b, i, moves, 2*pos, record)
		}
	}
}

// add records a need and whether it is shared.
func (m *Map) add(v regalloc.VReg, l regalloc.Loc, to int32) {
	if !kept(l) {
		return
	}
	n := &m.needs
	at := n.number(l)
	first := n.first[at]
	if first >= 0 {
		m.share(v, l, to, at)
		return
	}
	if l.Kind() == regalloc.SlotLoc {
		m.InSlot[v] = true
	}
	n.push(v, l, to, at)
}

// share is add if there is already a need in l, the location with index at.
func (m *Map) share(v regalloc.VReg, l regalloc.Loc, to int32, at int) {
	n := &m.needs
	for k := n.first[at]; k >= 0; k = n.list[k].next {
		if n.list[k].VReg == v {
			return
		}
	}
	if l.Kind() == regalloc.SlotLoc {
		m.InSlot[v] = true
	}
	n.push(v, l, to, at)
	for k := n.first[at]; k >= 0; k = n.list[k].next {
		m.Shared[n.list[k].VReg] = true
	}
}

// instr propagates the needs backwards over instruction i.
func (m *Map) instr(b regalloc.BlockID, i regalloc.InstrID, pos int32, record bool) {
	in := &m.P.Instrs[i]
	ops := m.P.Operands[in.Operands[0]:in.Operands[1]]
	locs := m.R.Locs[in.Operands[0]:in.Operands[1]]
	if record {
		m.lower(in, ops, locs, 2*pos+1)
	}
	var early regalloc.RegSet
	for k := range ops {
		if ops[k].Role == regalloc.Use || !kept(locs[k]) {
			continue
		}
		from := 2*pos + 1
		if ops[k].Pos == regalloc.Early {
			from--
			early = early.Union(m.needs.units[m.needs.number(locs[k])])
		}
		x := need{Need: Need{ops[k].VReg, locs[k]}, to: from} // nothing reads it
		if n := m.needs.find(ops[k].VReg, locs[k]); n >= 0 {
			x = m.needs.remove(n)
		}
		if record {
			m.note(&x, from, b, false)
		}
	}
	if in.Flags&regalloc.FlagMove != 0 {
		m.copies(b, ops, 2*pos+1, record)
	}
	if record {
		for k := range ops {
			m.Last[int(in.Operands[0])+k] = ops[k].Role == regalloc.Use && m.needs.count[ops[k].VReg] == 0
		}
	}
	for k := range ops {
		if ops[k].Role == regalloc.Use {
			to := 2 * pos
			if locs[k].Kind() == regalloc.SlotLoc {
				to++ // it is read there
			}
			m.add(ops[k].VReg, locs[k], to)
		}
	}
	if record {
		m.Rows[2*pos] = m.needs.taken.Union(early)
	}
}

// copies turns the remaining needs of the values that a parallel copy defines into needs of its sources, at their
// locations.
func (m *Map) copies(b regalloc.BlockID, ops []regalloc.Operand, row int32, record bool) {
	half := len(ops) / 2
	for k := half; k < len(ops); k++ {
		for n := int32(0); m.needs.count[ops[k].VReg] > 0 && int(n) < len(m.needs.list); {
			if m.needs.list[n].VReg != ops[k].VReg {
				n++
				continue
			}
			x := m.needs.remove(n)
			if record {
				m.note(&x, row, b, false)
			}
			m.add(ops[k-half].VReg, x.Loc, row)
		}
	}
}

// lower records the units occupied in the row in which an instruction writes.
func (m *Map) lower(in *regalloc.Instr, ops []regalloc.Operand, locs []regalloc.Loc, row int32) {
	taken := m.needs.taken
	for k := range ops {
		if locs[k].Kind() == regalloc.RegLoc && (ops[k].Role != regalloc.Use || ops[k].Pos == regalloc.Late) {
			taken = taken.Union(m.needs.units[locs[k].Reg()])
		}
	}
	for set := in.Clobbers; !set.Empty(); {
		r := set.First()
		set.Remove(r)
		taken = taken.Union(m.needs.units[r])
	}
	m.Rows[row] = taken
}
