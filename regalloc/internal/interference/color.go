package interference

import (
	"fmt"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
)

// color gives the nodes on the stack registers, the last pushed first, and reports
// whether all got one. If not, values were spilled, or instructions pinned.
func (a *Allocator) color() (done bool, err error) {
	a.used, a.bonus = regalloc.RegSet{}, scratch.Zeroed(a.bonus, len(a.m.Regs))
	for n := range a.nodes {
		if r := a.nodes[n].reg; a.nodes[n].state == assigned {
			a.used = a.used.Union(a.m.Kin(r))
		}
	}
	done = true
	for k := len(a.stack) - 1; k >= 0; k-- {
		n := a.stack[k]
		x := &a.nodes[n]
		free := x.avail
		for _, m := range a.adj[n] {
			if y := &a.nodes[m]; y.state != merged && y.reg != regalloc.NoReg {
				free = free.Minus(a.m.Conflicts(y.reg))
			}
		}
		r, price := a.choose(n, free)
		if r == regalloc.NoReg || price > x.cost && x.value != regalloc.None {
			if done = false; x.value != regalloc.None {
				why := "its neighbors have all registers that it could have"
				if r != regalloc.NoReg {
					why = fmt.Sprintf("%s is free, but costs %.4g, and memory %.4g", a.m.RegName(r), price, x.cost)
				}
				a.logSpill(n, none, why)
				a.spill(n)
			} else if err := a.makeRoom(n); err != nil {
				return false, err
			}
			continue
		}
		x.reg = r
		a.used = a.used.Union(a.m.Kin(r))
		if a.opts.Log != nil {
			a.log(regalloc.Assigned, n, none, regalloc.InRegister(r), fmt.Sprintf("cheapest of %d that its neighbors leave", free.Len()))
		}
	}
	return done, nil
}

// choose returns the best of the free registers for n, or NoReg, and what it costs to
// use it: for saving it, for prefixes, and for the copies that are left to and from what
// has its register. The order of its class decides between equals.
func (a *Allocator) choose(n Node, free regalloc.RegSet) (best regalloc.Reg, price float64) {
	if free.Empty() {
		return regalloc.NoReg, 0
	}
	x := &a.nodes[n]
	var wished regalloc.RegSet
	copies := 0.0 // price of those to and from nodes that have their registers
	for _, k := range a.copies[n] {
		c := &a.list[k]
		if c.Low {
			wished = wished.Union(a.preferLow(n, c, free))
			continue
		}
		r := c.Reg
		if r == regalloc.NoReg {
			m := a.Find(c.A)
			if m == n {
				m = a.Find(c.B)
			}
			if r = a.nodes[m].reg; r == regalloc.NoReg {
				for rs := a.demanded(m).Intersect(free); !rs.Empty(); {
					r := rs.First()
					rs.Remove(r)
					a.bonus[r] += c.Weight * hope
					wished.Add(r)
				}
				continue
			}
		}
		if r != regalloc.NoReg {
			copies += c.Weight
			if free.Has(r) {
				a.bonus[r] += c.Weight
				wished.Add(r)
			}
		}
	}
	class := &a.m.Classes[x.class]
	best = regalloc.NoReg
	for _, r := range class.Regs {
		if !free.Has(r) {
			continue
		}
		cost := copies - a.bonus[r]
		if a.saved.Has(r) && !a.used.Has(r) && !a.open.Has(r) {
			cost = a.metric.Save(&a.m.Regs[r])
		}
		if class.Prefix.Has(r) {
			cost += x.prefix
		}
		if best == regalloc.NoReg || cost < price {
			best, price = r, cost
		}
	}
	if best != regalloc.NoReg {
		price -= copies - a.bonus[best] // in memory there would be loads and stores in their place
	}
	for !wished.Empty() {
		r := wished.First()
		wished.Remove(r)
		a.bonus[r] = 0
	}
	return best, price
}

// hope is what a copy counts that would be saved if the other side got its wish.
const hope = 0.75

// demanded returns the registers that n, which has none yet, may get and is copied from
// or to.
func (a *Allocator) demanded(n Node) (rs regalloc.RegSet) {
	list := a.copies[n]
	for _, k := range list[:min(len(list), 16)] {
		if r := a.list[k].Reg; r != regalloc.NoReg && a.nodes[n].avail.Has(r) {
			rs.Add(r)
		}
	}
	return rs
}

// preferLow adds to the bonus of the free registers in which n would be the low part of
// the other side of c, or the other way around, and returns them. Where that has no
// register yet, one that it may get will do, for a little less.
func (a *Allocator) preferLow(n Node, c *Copy, free regalloc.RegSet) (wished regalloc.RegSet) {
	part := a.Find(c.A) == n
	m := a.Find(c.A)
	if part {
		m = a.Find(c.B)
	}
	others, weight := a.nodes[m].avail, c.Weight*hope
	if rs := a.demanded(m); !rs.Empty() {
		others = rs
	}
	if r := a.nodes[m].reg; r != regalloc.NoReg {
		others, weight = regalloc.SetOf(r), c.Weight
	}
	for rs := free; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		fits := false
		if part {
			whole := a.m.Whole(r)
			fits = a.m.Low(whole) == r && others.Has(whole)
		} else if low := a.m.Low(r); low != regalloc.NoReg {
			fits = others.Has(low)
		}
		if fits {
			a.bonus[r] += weight
			wished.Add(r)
		}
	}
	return wished
}

// spill puts the values of n into memory.
func (a *Allocator) spill(n Node) {
	for m := n; m != none; m = a.nodes[m].next {
		if v := a.nodes[m].value; v != regalloc.None {
			a.spilled[v] = true
		}
	}
}

// makeRoom is called for a node n of an instruction's own that gets no register: of its
// neighbors the one with values that costs least, for the room that it takes, goes
// to memory. If there is none, the instruction's operands are searched for.
func (a *Allocator) makeRoom(n Node) error {
	best, least := none, 0.0
	for _, m := range a.adj[n] {
		x := &a.nodes[m]
		if x.state == merged || x.value == regalloc.None || x.reg == regalloc.NoReg || a.m.Conflicts(x.reg).Intersect(a.nodes[n].avail).Empty() {
			continue
		}
		if a.isSpilled(m) {
			return nil // there is room already
		}
		if cost := x.cost / float64(1+len(a.adj[m])); best == none || cost < least {
			best, least = m, cost
		}
	}
	if best != none {
		a.logSpill(best, n, "an instruction needs its register, and of the values that interfere there it is cheapest in memory")
		a.spill(best)
		return nil
	}
	pinned := false
	for m := n; m != none; m = a.nodes[m].next {
		if i := a.nodes[m].instr; i != regalloc.None && a.pin[i] == 0 {
			if err := a.pinInstr(i); err != nil {
				return err
			}
			pinned = true
		}
	}
	if !pinned {
		return assign.Infeasible(a.p, a.nodes[n].instr, "its constraints are unsatisfiable")
	}
	return nil
}

// isSpilled reports whether n's values go to memory.
func (a *Allocator) isSpilled(n Node) bool {
	v := a.nodes[n].value
	return v != regalloc.None && a.spilled[v]
}

// pinGroups searches for the operands of the instructions that demand tuples.
func (a *Allocator) pinGroups() error {
	for i := range a.p.Instrs {
		for _, o := range a.p.Ops(regalloc.InstrID(i)) {
			if o.Constraint == regalloc.InGroup {
				if err := a.pinInstr(regalloc.InstrID(i)); err != nil {
					return err
				}
				break
			}
		}
	}
	return nil
}

// pinInstr searches for locations of the operands of instruction i: in registers, or, if
// that cannot be, in memory, too.
func (a *Allocator) pinInstr(i regalloc.InstrID) error {
	ops := a.p.Ops(i)
	from := len(a.pins)
	for range ops {
		a.pins = append(a.pins, 0)
	}
	locs := a.pins[from:]
	memory := func(k int) regalloc.Loc {
		v := ops[k].VReg
		if !a.spilled[v] && ops[k].Constraint != regalloc.Anywhere {
			return 0
		}
		return a.memory(v)
	}
	if !a.fit.Search(a.p, i, locs, memory) && !a.fit.Search(a.p, i, locs, func(k int) regalloc.Loc { return a.memory(ops[k].VReg) }) {
		return assign.Infeasible(a.p, i, "its constraints are unsatisfiable")
	}
	for k := range ops {
		if l := locs[k].Kind(); l == regalloc.SlotLoc || l == regalloc.RematLoc {
			a.spilled[ops[k].VReg] = true
		}
	}
	a.Pinned++
	a.pin[i] = int32(from) + 1
	return nil
}

// memory is where v is when it is spilled, to the search.
func (a *Allocator) memory(v regalloc.VReg) regalloc.Loc {
	if a.p.VRegs[v].Remat != regalloc.None {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}
