package regalloc

import "sort"

// A Breakdown is the cost of a Result by kind: static counts, and executions per call of the function. An operand read
// from a slot counts as a load, one written to a slot as a store, one modified in place as both.
type Breakdown struct {
	Loads, Stores, Moves, Remats                 int
	LoadFreq, StoreFreq, MoveFreq, RematFreq     float64
	FoldedLoads, FoldedStores                    int // of Loads and Stores: within instructions that do something else
	SavedRegs                                    int // registers that must be saved and restored
	MoveBytes, OperandBytes, SaveBytes, RematLen int // parts of Bytes
	Bytes                                        int
	// SaveSpeed and RematSpeed are executions in units of the Speed metric: of saving the registers in SavedRegs, of
	// rematerializations that read no memory, and of those that do.
	SaveSpeed                 float64
	RematMoves, RematAccesses float64
}

// Cost returns the cost of r, a Result of p, under the metric.
//
// Bytes are those of moves, loads, stores and rematerializations, of operands in slots and constants, of prefixes and
// longer or shorter encodings caused by registers, and of saving registers that are used at all. Executions are those
// of loads, stores, moves and rematerializations, each as often as its block, and of saving registers, once. A
// rematerializable definition that is not removed counts as a rematerialization. Not counted are costs that do not
// depend on the Result, and costs that depend on several decisions together or hardly ever matter (see
// docs/design/rejected.md): whether a cycle of moves is an exchange or uses a scratch register, a prefix that a
// register adds to a rematerialization away from the definition, the jump of a block inserted for an edge's moves, the
// length of a slot's displacement, alignment of slots.
func Cost(p *Problem, r *Result, m Metric) float64 {
	b := Costs(p, r)
	return b.Price(m)
}

// LeastCost returns a lower bound on the Cost of every Result of p under the metric, found without a search: the sum
// of what each operand can save by itself. It is at most 0, and usually 0.
func LeastCost(p *Problem, m Metric) float64 {
	bytes := 0
	for i := range p.Instrs {
		in := &p.Instrs[i]
		if in.Flags&FlagMove != 0 {
			continue
		}
		for n := in.Operands[0]; n < in.Operands[1]; n++ {
			bytes += leastBytes(p.Machine, &p.Operands[n])
		}
	}
	return m.orSpeed().Byte*float64(bytes) + 0 // not -0
}

// leastBytes returns the least that an operand adds to the length of its instruction, or 0 if that is above 0.
func leastBytes(m *Machine, o *Operand) (bytes int) {
	rc := &m.RegCosts[o.RegCost]
	short := rc.Shorter.Minus(rc.Longer).Intersect(m.Classes[o.Class].Set)
	if !short.Empty() && (o.Constraint != InReg || short.Has(o.Reg)) {
		bytes = -1
	}
	if o.Constraint == Anywhere {
		return bytes
	}
	for _, alt := range [2]int8{o.Mem, o.Const} {
		if alt != NoAlt {
			bytes = min(bytes, int(alt))
		}
	}
	return bytes
}

// Price returns what b costs under the metric.
func (b *Breakdown) Price(m Metric) float64 {
	m = m.orSpeed()
	return m.Byte*float64(b.Bytes) + m.Access*(b.LoadFreq+b.StoreFreq+b.RematAccesses+b.SaveSpeed/LoadSpeed) +
		m.Move*(b.MoveFreq+b.RematMoves) + m.Store*(b.StoreFreq+b.SaveSpeed/(2*LoadSpeed))
}

// Costs returns all of what Cost adds up, in time linear in p and r.
func Costs(p *Problem, r *Result) Breakdown {
	c := pricer{p: p, r: r, m: p.Machine}
	c.all()
	return c.b
}

// An ItemKind is the kind of an Item.
type ItemKind uint8

// The kinds of items.
const (
	InstrItem     ItemKind = iota // instruction N: operands in slots and constants, encodings that depend on registers, copies
	InstrMoveItem                 // Result.InstrMoves[N]
	EdgeMoveItem                  // Result.EdgeMoves[N]
	SaveItem                      // register N, with its parts, is saved and restored
)

// An Item is a component of the cost of a Result.
type Item struct {
	Kind ItemKind
	N    int32
	Cost Breakdown
}

// Items calls visit for each nonzero component of Costs, in order of kind and number; the sum of their prices is the
// Cost.
func Items(p *Problem, r *Result, visit func(*Item)) {
	c := pricer{p: p, r: r, m: p.Machine}
	var item Item
	c.item = func(kind ItemKind, n int32) {
		c.sum()
		if c.b != (Breakdown{}) {
			item = Item{kind, n, c.b}
			visit(&item)
		}
		c.b = Breakdown{}
	}
	c.all()
}

// all prices everything.
func (c *pricer) all() {
	p, r := c.p, c.r
	for b := range p.Blocks {
		first, end := p.InstrRange(BlockID(b))
		for i := first; i < end; i++ {
			c.instr(i, p.Blocks[b].Freq)
			c.done(InstrItem, int32(i))
		}
	}
	c.instrMoves()
	for k := range r.EdgeMoves {
		m := &r.EdgeMoves[k]
		c.move(m.VReg, m.VReg, m.Dst, m.Src, p.Edges[m.Edge].Freq)
		c.done(EdgeMoveItem, int32(k))
	}
	c.saves()
	c.sum()
}

// sum adds up the bytes.
func (c *pricer) sum() {
	c.b.Bytes = c.b.MoveBytes + c.b.OperandBytes + c.b.SaveBytes + c.b.RematLen
}

// done reports an item as priced.
func (c *pricer) done(kind ItemKind, n int32) {
	if c.item != nil {
		c.item(kind, n)
	}
}

type pricer struct {
	p    *Problem
	r    *Result
	m    *Machine
	used RegSet
	b    Breakdown                    // so far, or of the item
	item func(kind ItemKind, n int32) // called after each item; nil: only the sum is needed
}

// instrMoves prices moves before instructions; blocks may be placed in any order.
func (c *pricer) instrMoves() {
	moves, k := c.r.InstrMoves, 0
	for b := range c.p.Blocks {
		first, end := c.p.InstrRange(BlockID(b))
		if k > 0 && moves[k-1].Before >= first || k < len(moves) && moves[k].Before < first {
			k = sort.Search(len(moves), func(k int) bool { return moves[k].Before >= first })
		}
		for ; k < len(moves) && moves[k].Before < end; k++ {
			m := &moves[k]
			c.move(m.VReg, m.VReg, m.Dst, m.Src, c.p.Blocks[b].Freq)
			c.done(InstrMoveItem, int32(k))
		}
	}
}

// move prices a move of v; remat is the value that a rematerializing source recomputes.
func (c *pricer) move(v, remat VReg, dst, src Loc, freq float64) {
	if dst == src {
		return
	}
	class := &c.m.Classes[c.p.VRegs[v].Class]
	prefix := 0
	for _, l := range [2]Loc{dst, src} {
		if l.Kind() == RegLoc && class.Prefix.Has(l.Reg()) {
			prefix = int(c.m.PrefixBytes)
		}
	}
	switch src.Kind() {
	case RegLoc:
		if dst.Kind() == RegLoc {
			c.b.Moves++
			c.b.MoveFreq += freq
			c.b.MoveBytes += int(class.Move) + prefix
		}
	case SlotLoc:
		c.b.Loads++
		c.b.LoadFreq += freq
		c.b.MoveBytes += int(class.Load) + prefix
	case RematLoc:
		c.remat(remat, freq)
	}
	switch dst.Kind() {
	case SlotLoc:
		c.b.Stores++
		c.b.StoreFreq += freq
		c.b.MoveBytes += int(class.Store) + prefix
	case RegLoc:
		c.used.Add(dst.Reg())
	}
}

// low prices a copy of a low part as a move, unless it needs no code.
func (c *pricer) low(ops []Operand, locs []Loc, freq float64) {
	use := 0
	if ops[0].Role != Use {
		use = 1
	}
	src, dst := locs[use], locs[1-use]
	if src.Kind() == RegLoc && dst.Kind() == RegLoc {
		if c.m.Low(src.Reg()) == dst.Reg() {
			return
		}
		c.b.Moves++
		c.b.MoveFreq += freq
	}
	c.b.MoveBytes += int(c.m.Classes[c.p.VRegs[ops[1-use].VReg].Class].Move)
}

// The metrics under which a rematerialization costs the moves, or the accesses, that it executes.
var executions, accesses = Metric{Move: 1}, Metric{Access: 1}

func (c *pricer) remat(v VReg, freq float64) {
	c.b.Remats++
	c.b.RematFreq += freq
	c.b.RematLen += int(c.p.VRegs[v].RematBytes)
	info := &c.p.VRegs[v]
	c.b.RematMoves += freq * executions.Remat(info)
	c.b.RematAccesses += freq * accesses.Remat(info)
}

func (c *pricer) instr(i InstrID, freq float64) {
	in := &c.p.Instrs[i]
	ops := c.p.Operands[in.Operands[0]:in.Operands[1]]
	locs := c.r.Locs[in.Operands[0]:in.Operands[1]]
	if in.Flags&FlagMove != 0 {
		half := len(ops) / 2
		for k := range half {
			c.move(ops[half+k].VReg, ops[k].VReg, locs[half+k], locs[k], freq)
		}
		return
	}
	if in.Flags&FlagLow != 0 {
		c.low(ops, locs, freq)
	}
	prefix := false
	for k := range ops {
		o, l := &ops[k], locs[k]
		switch l.Kind() {
		case RegLoc:
			if o.RegCost != 0 {
				rc := &c.m.RegCosts[o.RegCost]
				prefix = prefix || rc.Prefix.Has(l.Reg())
				if rc.Longer.Has(l.Reg()) {
					c.b.OperandBytes++
				}
				if rc.Shorter.Has(l.Reg()) {
					c.b.OperandBytes--
				}
			}
			if o.Role != Use {
				c.used.Add(l.Reg())
				if c.p.VRegs[o.VReg].Remat == i {
					c.remat(o.VReg, freq)
				}
			}
		case SlotLoc:
			if o.Constraint != Anywhere {
				c.folded(o, tiedUse(ops, k), freq)
			}
		case RematLoc:
			if o.Constraint != Anywhere && o.Const != NoAlt {
				c.b.OperandBytes += int(o.Const)
			}
		}
	}
	if prefix {
		c.b.OperandBytes += int(c.m.PrefixBytes)
	}
}

// tiedUse reports whether a definition is tied to operand k.
func tiedUse(ops []Operand, k int) bool {
	for d := range ops {
		if ops[d].Constraint == TiedTo && int(ops[d].Tied) == k {
			return true
		}
	}
	return false
}

// folded prices an operand in a slot. The bytes of a tied pair are at the definition.
func (c *pricer) folded(o *Operand, tied bool, freq float64) {
	if o.Mem != NoAlt && !tied {
		c.b.OperandBytes += int(o.Mem)
	}
	if o.Role != Def {
		c.b.Loads++
		c.b.FoldedLoads++
		c.b.LoadFreq += freq
	}
	if o.Role != Use {
		c.b.Stores++
		c.b.FoldedStores++
		c.b.StoreFreq += freq
	}
}

func (c *pricer) saves() {
	for rs := c.used; !rs.Empty(); {
		r := rs.First()
		rs = rs.Minus(c.m.Kin(r))
		x := &c.m.Regs[r]
		if x.SaveCost != 0 || x.SaveSpeed != 0 {
			c.b.SavedRegs++
			c.b.SaveBytes += int(x.SaveCost)
			c.b.SaveSpeed += float64(x.SaveSpeed)
			c.done(SaveItem, int32(r))
		}
	}
}
