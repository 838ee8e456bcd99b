package locations

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// passing is the state for blocks that needs pass through: needs in locations that nothing in the block writes are
// needed at its start, too.
type passing struct {
	known   []bool            // by block: its writes are known
	all     []bool            // by block: it has a copy, which may change needs in any location
	regs    []regalloc.RegSet // by block: the registers that it writes
	slotsAt [][2]int32        // by block: its slots in slots
	slots   []int32           // the slots that blocks write
	loose   []bool            // by block: the needs at its start are not in order

	first []int32  // by location: index in have, or -1, if stamp matches
	stamp []int32  // by location
	have  []listed // needs at the start of the current block
	now   int32
	more  []Need // at the start of the current block
}

// listed is a value that is needed in a location.
type listed struct {
	v    regalloc.VReg
	next int32 // another one that is needed there, or -1
}

func (x *passing) reset(blocks, locs int) {
	x.known, x.all, x.loose = scratch.Zeroed(x.known, blocks), scratch.Zeroed(x.all, blocks), scratch.Zeroed(x.loose, blocks)
	x.regs, x.slotsAt, x.slots = scratch.Sized(x.regs, blocks), scratch.Sized(x.slotsAt, blocks), x.slots[:0]
	x.first, x.stamp, x.now = scratch.Sized(x.first, locs), scratch.Zeroed(x.stamp, locs), 0
}

// findWritten finds the locations that b writes.
func (m *Map) findWritten(b regalloc.BlockID) {
	x := &m.passing
	x.known[b], x.regs[b] = true, regalloc.RegSet{}
	from := int32(len(x.slots))
	write := func(l regalloc.Loc) {
		switch l.Kind() {
		case regalloc.RegLoc:
			x.regs[b].Add(l.Reg())
		case regalloc.SlotLoc:
			x.slots = scratch.Push(x.slots, l.Slot())
		}
	}
	first, end := m.P.InstrRange(b)
	for i, moves := range m.R.Points(first, end) {
		in := &m.P.Instrs[i]
		if in.Flags&regalloc.FlagMove != 0 {
			x.all[b] = true
		}
		for o := in.Operands[0]; o < in.Operands[1]; o++ {
			if m.P.Operands[o].Role != regalloc.Use {
				write(m.R.Locs[o])
			}
		}
		for k := range moves.Len() {
			write(moves.At(k).Dst)
		}
	}
	x.slotsAt[b] = [2]int32{from, int32(len(x.slots))}
}

// writes reports whether b writes l, or may change a need there.
func (m *Map) writes(b regalloc.BlockID, l regalloc.Loc) bool {
	x := &m.passing
	if !x.known[b] {
		m.findWritten(b)
	}
	if x.all[b] {
		return true
	}
	if l.Kind() == regalloc.RegLoc {
		return x.regs[b].Has(l.Reg())
	}
	return slices.Contains(x.slots[x.slotsAt[b][0]:x.slotsAt[b][1]], l.Slot())
}

// list records the needs at the start of b for enlist.
func (m *Map) list(b regalloc.BlockID) {
	x := &m.passing
	x.now++
	x.have = x.have[:0]
	for _, n := range m.in[b] {
		x.note(m.needs.number(n.Loc), n.VReg)
	}
	x.more = x.more[:0]
}

// note records that v is needed in the location with index at, and reports whether that was known.
func (x *passing) note(at int, v regalloc.VReg) bool {
	if x.stamp[at] != x.now {
		x.stamp[at], x.first[at] = x.now, -1
	}
	for k := x.first[at]; k >= 0; k = x.have[k].next {
		if x.have[k].v == v {
			return true
		}
	}
	x.have = scratch.Push(x.have, listed{v, x.first[at]})
	x.first[at] = int32(len(x.have)) - 1
	return false
}

// enlist adds n to the needs at the start of the block that list was called for, if it is new.
func (m *Map) enlist(n Need) {
	if x := &m.passing; !x.note(m.needs.number(n.Loc), n.VReg) {
		x.more = scratch.Push(x.more, n)
	}
}

// keep adds the enlisted needs to those at the start of b: its predecessors must then process them.
func (m *Map) keep(b regalloc.BlockID) {
	x := &m.passing
	if len(x.more) == 0 {
		return
	}
	n := len(m.in[b]) + len(x.more)
	if cap(m.all)-len(m.all) < n { // older lists stay where they are
		m.all = scratch.Room(m.all[:0], max(4*cap(m.all), n))
	}
	at := len(m.all)
	m.all = append(append(m.all, m.in[b]...), x.more...)
	m.in[b], x.loose[b] = m.all[at:len(m.all):len(m.all)], true
	for _, p := range m.Flow.PredsOf(int32(b)) {
		m.dirty[p] = true
	}
}

// pass propagates the unprocessed needs after b to its start. It reports false if b must be walked for that.
func (m *Map) pass(b regalloc.BlockID) bool {
	m.dirty[b] = false
	m.list(b)
	e0, e1 := m.P.Succs(b)
	for e := e0; e < e1; e++ {
		if !m.behind(b, e) {
			return false
		}
	}
	m.keep(b)
	return true
}

// behind enlists the needs at the end of b due to unprocessed needs at the start of e's target. It reports false if b
// writes one of those locations.
func (m *Map) behind(b regalloc.BlockID, e regalloc.EdgeID) bool {
	to := m.P.Edges[e].To
	list := m.in[to][m.seen[e]:]
	m.seen[e] = int32(len(m.in[to]))
	if m.movesOn[e] == m.movesOn[e+1] {
		for _, n := range list {
			if !m.bring(b, e, n) {
				return false
			}
		}
		return true
	}
	m.throughMoves(e, list)
	ok := true
	for k := 0; ok && k < len(m.trace.list); k++ {
		ok = m.bring(b, e, Need{m.trace.list[k].VReg, m.trace.list[k].cur})
	}
	m.trace.clear(&m.needs)
	return ok
}

// bring enlists n, which has come to the start of e from its target, unless b writes there; then it reports false.
func (m *Map) bring(b regalloc.BlockID, e regalloc.EdgeID, n Need) bool {
	if !kept(n.Loc) {
		return true
	}
	if m.writes(b, n.Loc) {
		return false
	}
	if to := m.P.Edges[e].To; m.ParamOf(n.VReg, to) {
		n.VReg = m.P.EdgeArgs(e)[m.Index[n.VReg]-m.P.Blocks[to].Params[0]]
	}
	m.enlist(n)
	return true
}

// sort sorts the needs at the start of b.
func (m *Map) sort(b regalloc.BlockID) {
	list := m.in[b]
	m.keys = m.keys[:0]
	for _, n := range list {
		m.keys = append(m.keys, n.key())
	}
	slices.Sort(m.keys)
	for k, key := range m.keys {
		list[k] = Need{regalloc.VReg(key >> 32), regalloc.Loc(key)}
	}
	m.passing.loose[b] = false
}
