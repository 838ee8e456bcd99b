package route

import (
	"spillway/internal/scratch"
	"spillway/netflow/model"
	"spillway/regalloc"
)

// multipliers is the terrain of Lagrangian prices: of every unit of the machine in
// every row, and of operands in memory beyond an instruction's limit.
type multipliers struct {
	m      *model.Model
	n      int           // units of the machine
	price  []cost        // by row and unit
	hot    []model.Units // by row: units that have a price
	limit  []cost        // by instruction
	closed model.Units   // registers that there are not
	share  []cost        // by operand: what it pays of its instruction's prefix if it can cause one
	counts []int32       // of divide
	causes []cause       // such operands, those of an instruction together
	rents  [][]cost      // by class and instruction: what passing it costs in each register, for climbs
	known  []uint64      // by instruction: classes for which rents are what prices say
	idle   []uint64      // and are nothing
}

func (t *multipliers) reset(m *model.Model) {
	t.m, t.n, t.closed = m, m.P.Machine.NumUnits, model.Units{}
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	t.price, t.hot = scratch.Zeroed(t.price, rows*t.n), scratch.Zeroed(t.hot, rows)
	t.limit = scratch.Zeroed(t.limit, len(m.P.Instrs))
	t.divide()
	t.known, t.idle = scratch.Zeroed(t.known, len(m.P.Instrs)), scratch.Sized(t.idle, len(m.P.Instrs))
	t.rents = scratch.Sized(t.rents, min(len(m.Layouts), 64))
	for c := range t.rents {
		t.rents[c] = t.rents[c][:0]
	}
}

// paid appends to rows the instructions from last down to first that it costs something to pass in some register of l, and
// last if it must be one.
func (t *multipliers) paid(l *model.Layout, first, last regalloc.InstrID, must bool, rows []int32) []int32 {
	if len(t.rents[l.Class]) == 0 {
		t.rents[l.Class] = scratch.Filled(t.rents[l.Class], len(t.known)*laneCount(l), far)
	}
	for i := last; i >= first; i-- {
		if t.known[i]>>l.Class&1 == 0 {
			t.charge(l, i)
		}
		if t.idle[i]>>l.Class&1 == 0 || must {
			rows = append(rows, int32(i))
			must = false
		}
	}
	return rows
}

// charge computes the rents of the registers of l at i.
func (t *multipliers) charge(l *model.Layout, i regalloc.InstrID) {
	t.known[i] |= 1 << l.Class
	w, at := laneCount(l), int(model.Read(i))*t.n
	h := t.rents[l.Class][int(i)*w:][:l.K]
	read, write := t.price[at:at+t.n], t.price[at+t.n:at+2*t.n]
	some := cost(0)
	for k, us := range l.UnitList {
		x := read[us[0]] + write[us[0]]
		for _, u := range us[1:] {
			x += read[u] + write[u]
		}
		h[k] = x
		some |= x
	}
	if c := t.m.Clobber[i]; c != (model.Units{}) {
		for b := l.Blocked(c); b != 0; b &= b - 1 {
			h[trailing(b)], some = inf, inf
		}
	}
	if t.idle[i] &^= 1 << l.Class; some == 0 {
		t.idle[i] |= 1 << l.Class
	}
}

// forget must be called when prices have changed.
func (t *multipliers) forget() { clear(t.known) }

// add adds the prices of a row to h, and to its second half if that has one.
func (t *multipliers) add(l *model.Layout, row int32, h []cost, both bool) {
	if t.hot[row] == (model.Units{}) && t.closed == (model.Units{}) {
		return
	}
	p := t.price[int(row)*t.n : int(row+1)*t.n]
	for b := l.Blocked(t.hot[row]); b != 0; b &= b - 1 {
		k := trailing(b)
		x := cost(0)
		for _, u := range l.UnitList[k] {
			x += p[u]
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
	t.add(l, t.m.EntryRow(b), h, true)
}

func (t *multipliers) read(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Read(i), h, false)
}

func (t *multipliers) write(l *model.Layout, i regalloc.InstrID, h []cost) {
	t.add(l, model.Write(i), h, false)
}

func (t *multipliers) memory(i regalloc.InstrID) cost { return t.limit[i] }

// prefix is the operand's share: an instruction has a prefix if any of its operands wants it, and
// their shares add up to no more than its price.
func (t *multipliers) prefix(_ regalloc.InstrID, o regalloc.OpID) cost { return t.share[o] }

func (t *multipliers) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	return l.Blocked(t.hot[model.Read(i)].Or(t.hot[model.Write(i)]).Or(t.m.Clobber[i])) == 0
}

func (t *multipliers) free(l *model.Layout, i regalloc.InstrID, k int) bool { return true }
