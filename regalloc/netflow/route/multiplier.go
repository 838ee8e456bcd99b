package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// multipliers is the cost model of Lagrangian prices: of every unit of the machine in every row, and of memory operands
// above an instruction's limit.
type multipliers struct {
	m      *model.Model
	n      int           // prices in a row
	index  []uint8       // by unit of the machine: its position in a row
	price  []cost        // by row and index
	hot    []model.Units // by row: units that have a price
	limit  []cost        // by instruction
	closed model.Units   // registers that there are not
	share  []cost        // by operand: its share of its instruction's prefix
	counts []int32       // of divide
	causes []cause       // such operands, those of an instruction together
	rents  [][]cost      // by class and instruction: cost of passing it in each register, for propagations
	known  []uint64      // by instruction: classes with current rents
	idle   []uint64      // and are nothing
	units  [][]uint8     // by class: the index of the first unit of each register
	more   [][]unitOf    // the others
	none   []cost        // no prices
}

// A unitOf is a register and the index of one of its units.
type unitOf struct{ register, unit uint8 }

// reset prepares for m with zero prices, for all units of the machine or only for those that can hold a value.
func (t *multipliers) reset(m *model.Model, all bool) {
	t.m, t.closed = m, model.Units{}
	t.number(all)
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	t.price, t.hot = scratch.Zeroed(t.price, rows*t.n), scratch.Zeroed(t.hot, rows)
	t.limit = scratch.Zeroed(t.limit, len(m.P.Instrs))
	t.divide()
	n := len(m.P.Instrs) + len(m.P.Blocks)
	t.known, t.idle = scratch.Zeroed(t.known, n), scratch.Sized(t.idle, n)
	t.rents = scratch.Sized(t.rents, min(len(m.Layouts), 64))
	t.units, t.more = scratch.Sized(t.units, len(t.rents)), scratch.Sized(t.more, len(t.rents))
	for c := range t.rents {
		t.rents[c] = t.rents[c][:0]
	}
	t.none = scratch.Zeroed(t.none, t.n)
}

// number gives units their positions in rows; those that no value uses share the last.
func (t *multipliers) number(all bool) {
	units := t.m.P.Machine.NumUnits
	t.index = scratch.Sized(t.index, units)
	if t.n = units; all {
		for u := range t.index {
			t.index[u] = uint8(u)
		}
		return
	}
	var used model.Units
	for c := range t.m.Layouts {
		for _, us := range t.m.Layouts[c].Units {
			used = used.Or(us)
		}
	}
	t.n = 0
	for u := range t.index {
		if used[u>>6]>>(u&63)&1 != 0 {
			t.index[u] = uint8(t.n)
			t.n++
		}
	}
	for u := range t.index {
		if used[u>>6]>>(u&63)&1 == 0 {
			t.index[u] = uint8(t.n)
		}
	}
	t.n++
}

// paid appends to rows the instructions from last down to first with a nonzero rent in some register of l, and last
// itself if must is set.
func (t *multipliers) paid(l *model.Layout, first, last regalloc.InstrID, must bool, rows []int32) []int32 {
	t.room(l)
	for i := last; i >= first; i-- {
		if t.known[i]>>l.Class&1 == 0 {
			at := int(model.Read(i)) * t.n
			t.charge(l, int(i), t.price[at:at+t.n], t.price[at+t.n:at+2*t.n], t.m.Clobber[i])
		}
		if t.idle[i]>>l.Class&1 == 0 || must {
			rows = append(rows, int32(i))
			must = false
		}
	}
	return rows
}

// entryCosts returns the cost of each register of l at the start of block b, or nil if all are zero.
func (t *multipliers) entryCosts(l *model.Layout, b int32) []cost {
	t.room(l)
	row := len(t.m.P.Instrs) + int(b)
	if t.known[row]>>l.Class&1 == 0 {
		at := int(t.m.EntryRow(b)) * t.n
		t.charge(l, row, t.price[at:at+t.n], t.none, model.Units{})
	}
	if t.idle[row]>>l.Class&1 != 0 {
		return nil
	}
	return t.rents[l.Class][row*laneCount(l):][:l.K]
}

// room allocates the rents of l.
func (t *multipliers) room(l *model.Layout) {
	if len(t.rents[l.Class]) > 0 {
		return
	}
	t.rents[l.Class] = scratch.Filled(t.rents[l.Class], len(t.known)*laneCount(l), far)
	units, more := t.units[l.Class][:0], t.more[l.Class][:0]
	for k, us := range l.UnitList {
		units = append(units, t.index[us[0]])
		for _, u := range us[1:] {
			more = append(more, unitOf{uint8(k), t.index[u]})
		}
	}
	t.units[l.Class], t.more[l.Class] = units, more
}

// charge computes the rents of the registers of l in a row, from the prices p and q.
func (t *multipliers) charge(l *model.Layout, row int, p, q []cost, clobber model.Units) {
	t.known[row] |= 1 << l.Class
	h := t.rents[l.Class][row*laneCount(l):][:l.K]
	some := cost(0)
	for k, u := range t.units[l.Class] {
		x := p[u] + q[u]
		h[k] = x
		some |= x
	}
	for _, e := range t.more[l.Class] {
		x := p[e.unit] + q[e.unit]
		h[e.register] += x
		some |= x
	}
	if clobber != (model.Units{}) {
		for b := l.Blocked(clobber); b != 0; b &= b - 1 {
			h[trailing(b)], some = inf, inf
		}
	}
	if t.idle[row] &^= 1 << l.Class; some == 0 {
		t.idle[row] |= 1 << l.Class
	}
}

// forget must be called when prices have changed.
func (t *multipliers) forget() { clear(t.known) }

// add adds the prices of a row to h, and to its second half if both is set.
func (t *multipliers) add(l *model.Layout, row int32, h []cost, both bool) {
	if t.hot[row] == (model.Units{}) && t.closed == (model.Units{}) {
		return
	}
	p := t.price[int(row)*t.n : int(row+1)*t.n]
	for b := l.Blocked(t.hot[row]); b != 0; b &= b - 1 {
		k := trailing(b)
		x := cost(0)
		for _, u := range l.UnitList[k] {
			x += p[t.index[u]]
		}
		h[k] += x
		if both {
			h[l.K+k] += x
		}
	}
	if t.closed == (model.Units{}) {
		return
	}
	for b := l.Blocked(t.closed); b != 0; b &= b - 1 {
		k := trailing(b)
		if h[k] = inf; both {
			h[l.K+k] = inf
		}
	}
}

func (t *multipliers) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Read(i), h, true)
	t.add(l, model.Write(i), h, true)
	if c := t.m.Clobber[i]; c != (model.Units{}) {
		shut(l, ^l.Blocked(c), h)
	}
}

func (t *multipliers) entry(l *model.Layout, b int32, h []cost) {
	if t.closed != (model.Units{}) || int(l.Class) >= len(t.rents) {
		t.add(l, t.m.EntryRow(b), h, true)
		return
	}
	hC := h[l.K:]
	for k, x := range t.entryCosts(l, b) {
		h[k], hC[k] = h[k]+x, hC[k]+x
	}
}

func (t *multipliers) read(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Read(i), h, false)
}

func (t *multipliers) write(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Write(i), h, false)
}

func (t *multipliers) memory(i regalloc.InstrID) cost { return t.limit[i] }

// prefix is the operand's share: an instruction has a prefix if any operand needs it, and the shares add up to no
// more than its price.
func (t *multipliers) prefix(_ regalloc.InstrID, o regalloc.OpID) cost { return t.share[o] }

func (t *multipliers) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	return l.Blocked(t.hot[model.Read(i)].Or(t.hot[model.Write(i)]).Or(t.m.Clobber[i])) == 0
}

func (t *multipliers) free(l *model.Layout, i regalloc.InstrID, k int) bool { return true }
