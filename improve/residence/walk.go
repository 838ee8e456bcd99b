package residence

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// finish walks the blocks at the end of the order from which no way leads back: once is
// enough, and what there is can be noted at once. It returns the number of the others.
func (m *Map) finish() int {
	k := len(m.Order)
	for ; k > 0; k-- {
		b := m.Order[k-1]
		for _, s := range m.Flow.SuccsOf(b) {
			if m.Start[s] <= m.Start[b] {
				return k
			}
		}
		m.walk(regalloc.BlockID(b), true)
		m.keep(regalloc.BlockID(b))
		m.close(regalloc.BlockID(b))
	}
	return k
}

// iterate finds what is needed at the start of each of the first n blocks of the order.
func (m *Map) iterate(n int) {
	for again := true; again; {
		again = false
		for k := n - 1; k >= 0; k-- {
			b := regalloc.BlockID(m.Order[k])
			if !m.dirty[b] {
				continue
			}
			m.dirty[b] = false
			m.walk(b, false)
			if len(m.needs.list) != len(m.in[b]) {
				m.keep(b)
				for _, x := range m.Flow.PredsOf(int32(b)) {
					m.dirty[x], again = true, true
				}
			}
			m.needs.clear()
		}
	}
}

// keep makes the current needs those of the start of b. They only ever grow.
func (m *Map) keep(b regalloc.BlockID) {
	m.keys = m.keys[:0]
	for k := range m.needs.list {
		m.keys = append(m.keys, m.needs.list[k].key())
	}
	slices.Sort(m.keys)
	if cap(m.all)-len(m.all) < len(m.keys) { // what is there stays where it is
		m.all = scratch.Room(m.all[:0], max(4*cap(m.all), len(m.keys)))
	}
	at := len(m.all)
	for _, key := range m.keys {
		m.all = append(m.all, Need{regalloc.VReg(key >> 32), regalloc.Loc(key)})
	}
	m.in[b] = m.all[at:len(m.all):len(m.all)]
}

// record walks the first n blocks of the order once more and notes what there is.
func (m *Map) record(n int) {
	for k := n - 1; k >= 0; k-- {
		b := regalloc.BlockID(m.Order[k])
		m.walk(b, true)
		m.close(b)
	}
}

// close notes what is needed at the start of b, and forgets it.
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

// walk goes through b from its end to its start.
func (m *Map) walk(b regalloc.BlockID, record bool) {
	p := m.P
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		m.edge(e, record)
	}
	first, end := p.InstrRange(b)
	ms := m.R.InstrMoves
	k := int(m.movesEnd[b])
	pos := m.Stop(b)
	for i := end - 1; i >= first; i-- {
		pos--
		m.instr(b, i, pos, record)
		to := k
		for k > 0 && ms[k-1].Before == i {
			k--
		}
		if k < to {
			m.moves(b, ms[k:to], 2*pos, record)
		}
	}
}

// add notes a need and whether it is shared.
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

// share is add where something is needed in l, the location with number at, already.
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

// instr brings the needs from after instruction i to before it.
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
		x := need{Need: Need{ops[k].VReg, locs[k]}, to: from} // nobody reads it
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

// copies turns what is still needed of the values that a parallel copy defines into
// needs of what it copies: it was in that location before.
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

// lower notes what the row in which an instruction writes is taken by.
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
