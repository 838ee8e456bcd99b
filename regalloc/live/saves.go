package live

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// lasting is what one more load or store in the code weighs however seldom it runs,
// in executions of one: it takes space in memory and in caches. See
// docs/design/constants.md for what other values change.
const lasting = 1. / 16

// A Crossing is a value that lives across calls.
type Crossing struct {
	VReg     regalloc.VReg
	From, To int32   // from the first point where it is live to the one after the last
	Around   float64 // price of a store and a load for each of the calls
}

// Saves returns the registers that cost something to use at all (Metric.Save) and are
// worth it under the metric: as many, in the order of their
// classes, as the values that live across calls are worth together, or as blocks
// need whose values do not fit into the others. One value alone may not be worth
// saving a register for that serves many, one after the other. Near linear.
func (ws *Workspace) Saves(p *regalloc.Problem, m regalloc.Metric, across []Crossing, u *NextUse) (open regalloc.RegSet) {
	var saved, seen regalloc.RegSet
	for i := range p.Machine.Regs {
		if m.Save(&p.Machine.Regs[i]) > 0 {
			saved.Add(regalloc.Reg(i))
		}
	}
	x := &ws.saving
	x.p, x.metric, x.u, x.across, x.saved = p, m, u, across, saved
	x.weigh()
	for c := range p.Machine.Classes {
		rs := p.Allocatable(regalloc.ClassID(c)).Intersect(saved)
		if rs.Minus(seen).Empty() {
			continue
		}
		seen = seen.Union(rs)
		x.bank = rs
		n := x.affordable()
		for _, reg := range p.Machine.Classes[c].Regs {
			if n > 0 && rs.Has(reg) {
				open = open.Union(p.Machine.Kin(reg))
				n--
			}
		}
	}
	return open
}

// saving is the working state of Saves.
type saving struct {
	p      *regalloc.Problem
	metric regalloc.Metric
	u      *NextUse
	across []Crossing
	saved  regalloc.RegSet // the registers to be saved
	bank   regalloc.RegSet // those of the current bank

	worth []float64 // by crossing: what it costs to have the value in memory around calls

	at     []int32    // scratch by register: its crossing, counted from 1, or 0
	count  []float64  // scratch by crossing: its operands
	list   []Interval // scratch
	gain   []float64  // scratch by registers that are missing
	packer Packer
}

// weigh sets worth: an access for each operand, but no more than a store and a
// load for each call.
func (x *saving) weigh() {
	x.worth = scratch.Zeroed(x.worth, len(x.across))
	if len(x.across) == 0 {
		return
	}
	x.at, x.count = scratch.Zeroed(x.at, len(x.p.VRegs)), scratch.Zeroed(x.count, len(x.across))
	at, count := x.at, x.count
	for k := range x.across {
		at[x.across[k].VReg] = int32(k) + 1
	}
	for b := range x.p.Blocks {
		first, end := x.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			ops := x.p.Ops(i)
			for k := range ops {
				n := at[ops[k].VReg] - 1
				if n < 0 {
					continue
				}
				if price, counts := x.operand(&ops[k], x.p.Blocks[b].Freq); counts {
					x.worth[n] += price
					count[n]++
				}
			}
		}
	}
	for k := range x.across {
		x.worth[k] = min(x.worth[k], x.across[k].Around) + lasting*x.metric.Access*count[k]
	}
}

// operand returns the price of an operand whose value is in memory in a block that is
// executed freq times. A definition of what can be rematerialized does not count.
func (x *saving) operand(o *regalloc.Operand, freq float64) (price float64, counts bool) {
	info := &x.p.VRegs[o.VReg]
	switch c := &x.p.Machine.Classes[info.Class]; {
	case info.Remat == regalloc.None && o.Role == regalloc.Use:
		return x.metric.Byte*float64(c.Load) + x.metric.Access*freq, true
	case info.Remat == regalloc.None:
		return x.metric.Byte*float64(c.Store) + x.metric.Accesses(0, freq), true
	case o.Role == regalloc.Def:
		return 0, false
	}
	return x.metric.Byte*float64(info.RematBytes) + x.metric.Remat(info)*freq, true
}

// affordable returns how many registers of the bank are worth their price.
func (x *saving) affordable() int {
	x.list = x.list[:0]
	for k := range x.across {
		c := &x.across[k]
		if !x.allocatable(x.p.VRegs[c.VReg].Class).Intersect(x.bank).Empty() {
			x.list = append(x.list, Interval{c.From, c.To, x.worth[k]})
		}
	}
	price := x.metric.Save(&x.p.Machine.Regs[x.bank.First()]) + lasting*x.metric.Access
	return max(x.packer.Tracks(x.list, price, x.bank.Len()), x.crowded(price))
}

func (x *saving) allocatable(c regalloc.ClassID) regalloc.RegSet {
	return x.p.Machine.Classes[c].Set.Minus(x.p.Reserved)
}

// crowded returns how many registers of the bank blocks need whose values do not
// fit into the registers that cost nothing, if an access for each execution of
// such a block weighs more than the price of a register.
func (x *saving) crowded(price float64) int {
	var of []int // the classes that have registers of the bank
	free := 0
	classes := len(x.p.Machine.Classes)
	for c := range classes {
		if rs := x.p.Allocatable(regalloc.ClassID(c)); !rs.Intersect(x.bank).Empty() {
			of = append(of, c)
			free = max(free, rs.Minus(x.saved).Len())
		}
	}
	x.gain = scratch.Zeroed(x.gain, x.bank.Len()+1)
	gain, access := x.gain, x.metric.Byte*float64(x.p.Machine.Classes[0].Load)
	for b := range x.p.Blocks {
		missing := -free
		for _, c := range of {
			missing += int(x.u.Pressure[b*classes+c])
		}
		if missing > 0 {
			gain[min(missing, x.bank.Len())] += access + x.metric.Access*x.p.Blocks[b].Freq
		}
	}
	sum := 0.0
	for n := x.bank.Len(); n > 0; n-- {
		if sum += gain[n]; sum > price {
			return n
		}
	}
	return 0
}
