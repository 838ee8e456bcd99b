package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// capacity is the cost model in which every occupied location is closed.
type capacity struct {
	m      *model.Model
	occ    *model.Occupancy
	closed model.Units   // registers not yet paid for
	soft   *softness     // soft locations, or nil
	yields model.Units   // units that yield for everyone, except for
	fixed  []model.Units // demanded by operands, by row
	favor  [60]cost      // tie-breaking costs, by register
	biased *model.Layout // whose registers favor is about, or nil
	known  [8]struct {   // by class: the registers of closed
		closed model.Units
		regs   uint64
	}
}

// open returns the registers of l in which a value can pass i.
func (c *capacity) open(l *model.Layout, i regalloc.InstrID) uint64 {
	if c.yielding() || int(l.Class) >= len(c.known) {
		u := c.taken(model.Read(i)).Or(c.taken(model.Write(i))).Or(c.m.Clobber[i]).Or(c.closed)
		return l.Given &^ l.Blocked(u)
	}
	return c.occ.Open(l, i) &^ c.closedRegs(l)
}

// closedRegs returns the registers of l that share a unit with c.closed.
func (c *capacity) closedRegs(l *model.Layout) uint64 {
	if int(l.Class) >= len(c.known) {
		return l.Blocked(c.closed)
	}
	x := &c.known[l.Class]
	if x.closed != c.closed {
		x.closed, x.regs = c.closed, l.Blocked(c.closed)
	}
	return x.regs
}

// window returns the registers of l in which a value can pass all instructions from first to last.
func (c *capacity) window(l *model.Layout, first, last regalloc.InstrID) uint64 {
	if !c.yielding() {
		return c.occ.OpenThrough(l, first, last) &^ c.closedRegs(l)
	}
	open := ^uint64(0)
	for j := first; j <= last; j++ {
		open &= c.open(l, j)
	}
	return open
}

// atEntry returns the registers of l in which a value can be at the start of block b.
func (c *capacity) atEntry(l *model.Layout, b int32) uint64 {
	u := c.occ.Units[c.m.EntryRow(b)]
	if c.yields != (model.Units{}) {
		u = model.Units{u[0] &^ c.yields[0], u[1] &^ c.yields[1]}
	}
	return l.Given &^ l.Blocked(u) &^ c.closedRegs(l)
}

// yielding reports whether any occupied location is open nevertheless.
func (c *capacity) yielding() bool { return c.soft != nil || c.yields != (model.Units{}) }

// taken returns the units of a row that are occupied and not yielding.
func (c *capacity) taken(row int32) model.Units {
	u := c.occ.Units[row]
	if y := c.yields; y != (model.Units{}) {
		f := c.fixed[row]
		u = model.Units{u[0] &^ (y[0] &^ f[0]), u[1] &^ (y[1] &^ f[1])}
	}
	if c.soft == nil || u == (model.Units{}) {
		return u
	}
	s := c.soft.of(row)
	return model.Units{u[0] &^ s[0], u[1] &^ s[1]}
}

func (c *capacity) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	shut(l, c.open(l, i), h)
	c.bias(l, h)
}

// bias adds the tie-breaking costs.
func (c *capacity) bias(l *model.Layout, h []cost) {
	if c.biased != l {
		return
	}
	for k := range l.K {
		h[k] += c.favor[k]
		h[l.K+k] += c.favor[k]
	}
}

// shut makes states in registers that are not open impossible.
func shut(l *model.Layout, open uint64, h []cost) {
	K := l.K
	hD, hC := h[:K:K], h[K:2*K:2*K]
	for k := range hD {
		if open>>k&1 == 0 {
			hD[k], hC[k] = inf, inf
		}
	}
}

func (c *capacity) entry(l *model.Layout, b int32, h []cost) {
	shut(l, c.atEntry(l, b), h)
	c.bias(l, h)
}

func (c *capacity) read(l *model.Layout, i regalloc.InstrID, h []cost) {
	c.row(l, model.Read(i), h)
}

func (c *capacity) write(l *model.Layout, i regalloc.InstrID, h []cost) {
	c.row(l, model.Write(i), h)
}

func (c *capacity) row(l *model.Layout, row int32, h []cost) {
	if c.biased == l {
		for k := range l.K {
			h[k] += c.favor[k]
		}
	}
	b := l.Blocked(c.taken(row).Or(c.closed))
	if b == 0 {
		return
	}
	for k := range l.K {
		if b>>k&1 != 0 {
			h[k] = inf
		}
	}
}

func (c *capacity) memory(i regalloc.InstrID) cost {
	if c.occ.Mem[i] >= c.m.P.Instrs[i].MemLimit {
		return inf
	}
	return 0
}

func (c *capacity) prefix(i regalloc.InstrID, _ regalloc.OpID) cost {
	if c.occ.High[i] > 0 {
		return 0
	}
	return c.m.Prefix()
}

// plain: if no register open at the next instruction is closed here, the value can already be in its state there; if
// strictly fewer are open at the previous one, it can still be in its state there.
func (c *capacity) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	open := c.open(l, i)
	if !last && c.open(l, i+1)&^open == 0 {
		return true
	}
	if first {
		return false
	}
	before := c.open(l, i-1)
	return before&^open == 0 && before != open
}

func (c *capacity) free(l *model.Layout, i regalloc.InstrID, k int) bool {
	return c.open(l, i)>>k&1 != 0
}
