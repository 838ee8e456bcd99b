package check

import (
	"fmt"
	"sort"

	"spillway/regalloc"
)

// checker holds one proof.
type checker struct {
	p *regalloc.Problem // inputs
	m *regalloc.Machine
	r *regalloc.Result

	movable []bool // by edge

	findings []Finding
}

func newChecker(p *regalloc.Problem, r *regalloc.Result) *checker {
	return &checker{p: p, m: p.Machine, r: r, movable: p.MovableEdges()}
}

func (c *checker) report(i regalloc.InstrID, e regalloc.EdgeID, operand int, format string, args ...any) {
	f := Finding{Func: c.p.Name, Instr: i, Edge: e, Operand: operand, What: fmt.Sprintf(format, args...)}
	if i >= 0 && int(i) < len(c.p.Instrs) {
		if op := c.p.Instrs[i].Op; op >= 0 && int(op) < len(c.p.OpNames) {
			f.Op = c.p.OpNames[op]
		}
	}
	c.findings = append(c.findings, f)
}

func (c *checker) at(i regalloc.InstrID, operand int, format string, args ...any) {
	c.report(i, regalloc.None, operand, format, args...)
}

func (c *checker) on(e regalloc.EdgeID, format string, args ...any) {
	c.report(regalloc.None, e, regalloc.None, format, args...)
}

// shape checks lengths, ranges and orders, on which the other checks rely.
func (c *checker) shape() bool {
	p, r := c.p, c.r
	if len(r.Locs) != len(p.Operands) {
		c.report(regalloc.None, regalloc.None, regalloc.None, "%d locations for %d operands", len(r.Locs), len(p.Operands))
		return false
	}
	if !sort.SliceIsSorted(r.InstrMoves, func(i, j int) bool {
		a, b := &r.InstrMoves[i], &r.InstrMoves[j]
		return a.Before < b.Before || a.Before == b.Before && a.Step < b.Step
	}) {
		c.report(regalloc.None, regalloc.None, regalloc.None, "moves at instructions are out of order")
	}
	if !sort.SliceIsSorted(r.EdgeMoves, func(i, j int) bool {
		a, b := &r.EdgeMoves[i], &r.EdgeMoves[j]
		return a.Edge < b.Edge || a.Edge == b.Edge && a.Step < b.Step
	}) {
		c.report(regalloc.None, regalloc.None, regalloc.None, "moves on edges are out of order")
	}
	for i := range r.InstrMoves {
		m := &r.InstrMoves[i]
		if m.Before < 0 || int(m.Before) >= len(p.Instrs) {
			c.at(m.Before, regalloc.None, "a move before an instruction that does not exist")
			continue
		}
		c.move(&m.Move, m.Before, regalloc.None)
	}
	for i := range r.EdgeMoves {
		m := &r.EdgeMoves[i]
		if m.Edge < 0 || int(m.Edge) >= len(p.Edges) {
			c.on(m.Edge, "a move on an edge that does not exist")
			continue
		}
		if !c.movable[m.Edge] {
			c.on(m.Edge, "a move on an edge that allows none")
		}
		c.move(&m.Move, regalloc.None, m.Edge)
	}
	for b := range p.Blocks {
		c.afterLastSplit(regalloc.BlockID(b))
	}
	return len(c.findings) == 0
}

// afterLastSplit reports moves after the last split point of b.
func (c *checker) afterLastSplit(b regalloc.BlockID) {
	ms := c.r.InstrMoves
	last, end := c.p.Blocks[b].LastSplit, c.p.Blocks[b].Instrs[1]
	for k := sort.Search(len(ms), func(k int) bool { return ms[k].Before > last }); k < len(ms) && ms[k].Before < end; k++ {
		c.at(ms[k].Before, regalloc.None, "a move after the last split point of block %d", b)
	}
}

// move checks that a move is possible.
func (c *checker) move(m *regalloc.Move, i regalloc.InstrID, e regalloc.EdgeID) {
	if m.VReg < 0 || int(m.VReg) >= len(c.p.VRegs) {
		c.report(i, e, regalloc.None, "a move of v%d, which does not exist", m.VReg)
		return
	}
	class := c.p.VRegs[m.VReg].Class
	for _, l := range [2]regalloc.Loc{m.Dst, m.Src} {
		switch l.Kind() {
		case regalloc.RegLoc:
			if !c.m.Classes[class].Set.Has(l.Reg()) {
				c.report(i, e, regalloc.None, "a move of v%d between %s and %s, not both in its class", m.VReg, c.name(m.Src), c.name(m.Dst))
				return
			}
		case regalloc.SlotLoc:
			if why := c.slot(l, class); why != "" {
				c.report(i, e, regalloc.None, "a move of v%d: %s", m.VReg, why)
				return
			}
		case regalloc.NoLoc:
			c.report(i, e, regalloc.None, "a move of v%d from or to nowhere", m.VReg)
			return
		}
	}
	switch {
	case c.p.Allocatable(class).Empty():
		c.report(i, e, regalloc.None, "a move of v%d, whose class has no allocatable register", m.VReg)
	case m.Dst.Kind() == regalloc.RematLoc:
		c.report(i, e, regalloc.None, "a move of v%d has a rematerialized destination", m.VReg)
	case m.Src.Kind() == regalloc.RematLoc && c.p.VRegs[m.VReg].Remat == regalloc.None:
		c.report(i, e, regalloc.None, "v%d cannot be rematerialized", m.VReg)
	case m.Dst.Kind() == regalloc.RegLoc && c.reserved(m.Dst.Reg()) && !c.demanded(i, m.Dst.Reg()):
		c.report(i, e, regalloc.None, "a move of v%d into %s, which is reserved", m.VReg, c.m.RegName(m.Dst.Reg()))
	}
}

func (c *checker) reserved(r regalloc.Reg) bool { return c.m.Regs[r].Reserved || c.p.Reserved.Has(r) }

// demanded reports whether an operand of i names r.
func (c *checker) demanded(i regalloc.InstrID, r regalloc.Reg) bool {
	if i == regalloc.None {
		return false
	}
	for _, o := range c.p.Ops(i) {
		if o.Constraint == regalloc.InReg && o.Reg == r {
			return true
		}
	}
	return false
}

// slot returns why l cannot be a slot of a value of the class, or "".
func (c *checker) slot(l regalloc.Loc, class regalloc.ClassID) string {
	if int(l.Slot()) >= len(c.r.Slots) {
		return fmt.Sprintf("slot %d does not exist", l.Slot())
	}
	s, k := c.r.Slots[l.Slot()], &c.m.Classes[class]
	if s.Size < k.SpillSize || s.Align < k.SpillAlign {
		return fmt.Sprintf("slot %d is too small or not aligned for class %s", l.Slot(), k.Name)
	}
	return ""
}

func (c *checker) name(l regalloc.Loc) string {
	if l.Kind() == regalloc.RegLoc {
		return c.m.RegName(l.Reg())
	}
	return l.String()
}

// constraints checks each instruction by itself.
func (c *checker) constraints() {
	for i := range c.p.Instrs {
		c.instr(regalloc.InstrID(i))
	}
}

func (c *checker) instr(i regalloc.InstrID) {
	in := &c.p.Instrs[i]
	ops := c.p.Ops(i)
	locs := c.r.Locs[in.Operands[0]:in.Operands[1]]
	if c.removed(i) {
		for k := range ops {
			if ops[k].Role != regalloc.Def || locs[k] != regalloc.Recomputed {
				c.at(i, k, "only some operands of a removed instruction are rematerialized")
			}
		}
		return
	}
	slots := 0
	for k := range ops {
		c.operand(i, k, ops, locs)
		if c.countsAsSlot(in, k, ops, locs) {
			slots++
		}
	}
	if slots > int(in.MemLimit) {
		c.at(i, regalloc.None, "%d operands in slots, at most %d allowed", slots, in.MemLimit)
	}
	c.conflicts(i, ops, locs)
}

// countsAsSlot reports whether operand k is one of those that MemLimit bounds.
func (c *checker) countsAsSlot(in *regalloc.Instr, k int, ops []regalloc.Operand, locs []regalloc.Loc) bool {
	if locs[k].Kind() != regalloc.SlotLoc || ops[k].Constraint == regalloc.Anywhere || ops[k].Constraint == regalloc.TiedTo {
		return false
	}
	half := len(ops) / 2
	return in.Flags&regalloc.FlagMove == 0 || locs[k] != locs[(k+half)%len(ops)] // copied in place: no code
}

// removed reports whether i is removed in r.
func (c *checker) removed(i regalloc.InstrID) bool {
	in := &c.p.Instrs[i]
	for n := in.Operands[0]; n < in.Operands[1]; n++ {
		o := &c.p.Operands[n]
		if c.r.Locs[n] == regalloc.Recomputed && c.p.VRegs[o.VReg].Remat == i {
			return true
		}
	}
	return false
}

// operand checks one operand.
func (c *checker) operand(i regalloc.InstrID, k int, ops []regalloc.Operand, locs []regalloc.Loc) {
	o, l := &ops[k], locs[k]
	if o.Constraint == regalloc.TiedTo && l != locs[o.Tied] {
		c.at(i, k, "v%d is in %s, tied to operand %d in %s", o.VReg, c.name(l), o.Tied, c.name(locs[o.Tied]))
		return
	}
	switch l.Kind() {
	case regalloc.NoLoc:
		c.at(i, k, "v%d has no location", o.VReg)
	case regalloc.RegLoc:
		c.inRegister(i, k, o, l.Reg())
	case regalloc.SlotLoc:
		if !memAllowed(ops, k) {
			c.at(i, k, "v%d may not be in a slot", o.VReg)
		} else if why := c.slot(l, c.p.VRegs[o.VReg].Class); why != "" {
			c.at(i, k, "v%d: %s", o.VReg, why)
		}
	case regalloc.RematLoc:
		switch {
		case o.Role != regalloc.Use:
			c.at(i, k, "the definition of v%d cannot be omitted", o.VReg)
		case o.Const == regalloc.NoAlt && o.Constraint != regalloc.Anywhere:
			c.at(i, k, "v%d may not be a constant", o.VReg)
		case c.p.VRegs[o.VReg].Remat == regalloc.None:
			c.at(i, k, "v%d cannot be rematerialized", o.VReg)
		}
	}
}

func (c *checker) inRegister(i regalloc.InstrID, k int, o *regalloc.Operand, r regalloc.Reg) {
	switch {
	case !c.m.Classes[o.Class].Set.Has(r):
		c.at(i, k, "v%d is in %s, not of class %s", o.VReg, c.m.RegName(r), c.m.Classes[o.Class].Name)
	case o.Constraint == regalloc.InReg && r != o.Reg:
		c.at(i, k, "v%d is in %s and must be in %s", o.VReg, c.m.RegName(r), c.m.RegName(o.Reg))
	case c.reserved(r) && !c.demanded(i, r):
		c.at(i, k, "v%d is in %s, which is reserved", o.VReg, c.m.RegName(r))
	}
}

// memAllowed reports whether operand k may be in a slot. For a tied pair the
// alternative is at the definition.
func memAllowed(ops []regalloc.Operand, k int) bool {
	if ops[k].Constraint == regalloc.Anywhere {
		return true
	}
	for d := range ops {
		if ops[d].Constraint == regalloc.TiedTo && int(ops[d].Tied) == k {
			return ops[d].Mem != regalloc.NoAlt
		}
	}
	return ops[k].Mem != regalloc.NoAlt
}

// conflicts checks the pairs of operands of which at least one is written: definitions need locations of their own,
// early ones also against uses, late uses against definitions; and no operand may be in a clobbered register. Two uses
// may share any location that holds both values.
func (c *checker) conflicts(i regalloc.InstrID, ops []regalloc.Operand, locs []regalloc.Loc) {
	clobbers := &c.p.Instrs[i].Clobbers
	for k := range ops {
		o := &ops[k]
		if locs[k].Kind() == regalloc.RegLoc {
			held := o.Role == regalloc.Def && o.Pos == regalloc.Early || o.Role == regalloc.Use && o.Pos == regalloc.Late
			if held && !clobbers.Intersect(c.m.Conflicts(locs[k].Reg())).Empty() {
				c.at(i, k, "v%d is in %s, which the instruction clobbers", o.VReg, c.name(locs[k]))
			}
		}
		if o.Role == regalloc.Use {
			continue
		}
		for j := range ops {
			if clash(ops, j, k) && c.overlap(locs[j], locs[k]) {
				c.at(i, k, "v%d in %s conflicts with v%d in %s", o.VReg, c.name(locs[k]), ops[j].VReg, c.name(locs[j]))
			}
		}
	}
	c.groups(i, ops, locs)
}

// clash reports whether operand j may not share a location with the operand k, which writes.
func clash(ops []regalloc.Operand, j, k int) bool {
	a, d := &ops[j], &ops[k]
	if a.Role != regalloc.Use {
		return j < k // report a pair of definitions once, and none with itself
	}
	if d.Constraint == regalloc.TiedTo && int(d.Tied) == j {
		return false
	}
	// A use-def is one location, read and written: another reader of the same
	// register is fine before it is written.
	return a.Pos == regalloc.Late || d.Role == regalloc.Def && d.Pos == regalloc.Early
}

func (c *checker) overlap(a, b regalloc.Loc) bool {
	if a.Kind() == regalloc.RegLoc && b.Kind() == regalloc.RegLoc {
		conf := c.m.Conflicts(a.Reg())
		return conf.Has(b.Reg())
	}
	return a == b && a.Kind() == regalloc.SlotLoc
}

// groups checks that operands of one group are the registers of one tuple.
func (c *checker) groups(i regalloc.InstrID, ops []regalloc.Operand, locs []regalloc.Loc) {
	for k := range ops {
		if ops[k].Constraint != regalloc.InGroup {
			continue
		}
		g := &c.m.Groups[ops[k].Reg]
		ok := false
		for _, tuple := range g.Tuples {
			fits := true
			for j := range ops {
				if o := &ops[j]; o.Constraint == regalloc.InGroup && o.Reg == ops[k].Reg && (o.Role == regalloc.Use) == (ops[k].Role == regalloc.Use) {
					fits = fits && int(o.Tied) < len(tuple) && locs[j] == regalloc.InRegister(tuple[o.Tied])
				}
			}
			ok = ok || fits
		}
		if !ok {
			c.at(i, k, "v%d is in %s, out of place in group %s", ops[k].VReg, c.name(locs[k]), g.Name)
			return
		}
	}
}
