package live

import (
	"slices"

	"spillway/regalloc"
)

// accessWeight is what one more load or store in the code weighs under the speed
// metric however seldom it runs: it takes space in memory and in caches.
const accessWeight = 0.5

// manyRegs is how many registers an instruction destroys that is taken for a call.
const manyRegs = 4

// Saves returns the registers that cost something to use at all (RegInfo.SaveSpeed)
// and are worth it under the speed metric: as many, in the order of their
// classes, as the values that live across calls are worth together, or as blocks
// need whose values do not fit into the others. One value alone may not be worth
// saving a register for that serves many, one after the other. r is over the
// blocks in the given order. Near linear.
func (ws *Workspace) Saves(p *regalloc.Problem, order []int32, r *Ranges, u *NextUse) (open regalloc.RegSet) {
	var saved, seen regalloc.RegSet
	for i := range p.Machine.Regs {
		if p.Machine.Regs[i].SaveSpeed > 0 {
			saved.Add(regalloc.Reg(i))
		}
	}
	x := saving{p: p, r: r, u: u}
	for c := range p.Machine.Classes {
		rs := p.Allocatable(regalloc.ClassID(c)).Intersect(saved)
		if rs.Minus(seen).Empty() {
			continue
		}
		seen = seen.Union(rs)
		if x.worth == nil {
			x.findCalls(order)
			x.weigh()
		}
		x.saved, x.bank = saved, rs
		n := x.count()
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
	p *regalloc.Problem
	r *Ranges
	u *NextUse

	calls []int32   // their places, ascending
	freqs []float64 // executions of the calls before each
	worth []float64 // by register: what it costs to have it in memory around calls, or 0

	saved, bank regalloc.RegSet // all registers to be saved; those of the bank at hand
}

func (x *saving) findCalls(order []int32) {
	sum := 0.0
	for _, b := range order {
		first, end := x.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			if x.p.Instrs[i].Clobbers.Len() >= manyRegs {
				x.calls, x.freqs = append(x.calls, x.r.Place[b]+int32(i-first)), append(x.freqs, sum)
				sum += x.p.Blocks[b].Freq
			}
		}
	}
	x.freqs = append(x.freqs, sum)
}

// crossed returns the executions of calls that v lives across.
func (x *saving) crossed(v regalloc.VReg) (freq float64) {
	for k := x.r.First(v); k >= 0; k = x.r.Next(k) {
		// A call at place n destroys registers at point 2n+1.
		a, _ := slices.BinarySearch(x.calls, (x.r.Segs[k].From+1)/2)
		b, _ := slices.BinarySearch(x.calls, (x.r.Segs[k].To-1)/2)
		if a < b {
			freq += x.freqs[b] - x.freqs[a]
		}
	}
	return freq
}

// weigh sets worth: an access for each operand, but no more than a store and a
// load for each call.
func (x *saving) weigh() {
	x.worth = make([]float64, len(x.p.VRegs))
	if len(x.calls) == 0 {
		return
	}
	count := make([]float64, len(x.p.VRegs))
	for b := range x.p.Blocks {
		first, end := x.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			ops := x.p.Ops(i)
			for k := range ops {
				v := ops[k].VReg
				price := float64(regalloc.LoadSpeed)
				if info := &x.p.VRegs[v]; info.Remat != regalloc.None {
					if ops[k].Role == regalloc.Def {
						continue
					}
					price = float64(info.RematSpeed)
				}
				x.worth[v] += price * x.p.Blocks[b].Freq
				count[v]++
			}
		}
	}
	for v := range x.worth {
		if freq := x.crossed(regalloc.VReg(v)); freq > 0 {
			x.worth[v] = min(x.worth[v], (regalloc.LoadSpeed+regalloc.StoreSpeed)*freq) + accessWeight*count[v]
		} else {
			x.worth[v] = 0
		}
	}
}

// count returns how many registers of the bank are worth their price.
func (x *saving) count() int {
	var list []Interval
	for v := range x.worth {
		if x.worth[v] == 0 || x.allocatable(x.p.VRegs[v].Class).Intersect(x.bank).Empty() {
			continue
		}
		first := x.r.First(regalloc.VReg(v))
		last := first
		for k := first; k >= 0; k = x.r.Next(k) {
			last = k
		}
		list = append(list, Interval{From: x.r.Segs[first].From, To: x.r.Segs[last].To, Weight: x.worth[v]})
	}
	price := float64(x.p.Machine.Regs[x.bank.First()].SaveSpeed) + accessWeight
	return max(Tracks(list, price, x.bank.Len()), x.crowded(price))
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
	gain := make([]float64, x.bank.Len()+1) // by registers that are missing
	for b := range x.p.Blocks {
		missing := -free
		for _, c := range of {
			missing += int(x.u.Pressure[b*classes+c])
		}
		if missing > 0 {
			gain[min(missing, x.bank.Len())] += regalloc.LoadSpeed * x.p.Blocks[b].Freq
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
