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
}

func (t *multipliers) reset(m *model.Model) {
	t.m, t.n, t.closed = m, m.P.Machine.NumUnits, model.Units{}
	rows := 2*len(m.P.Instrs) + len(m.P.Blocks)
	t.price, t.hot = scratch.Zeroed(t.price, rows*t.n), scratch.Zeroed(t.hot, rows)
	t.limit = scratch.Zeroed(t.limit, len(m.P.Instrs))
	t.divide()
}

// add adds the prices of a row to h, and to its second half if that has one.
func (t *multipliers) add(l *model.Layout, row int32, h []cost, both bool) {
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
