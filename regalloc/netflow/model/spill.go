package model

import (
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
)

// SpillAll sets x to the assignment in which every value is in memory between instructions, or nowhere if it can be
// rematerialized, and each register operand has a register of its own; where no moves can be placed and memory would
// need some, values stay in one register. It is a starting point for improvement. The error is a
// *regalloc.InfeasibleError if the operands of an instruction cannot be placed, another one if a value would have to
// be in several locations where no moves can be placed.
func (m *Model) SpillAll(x *States) error {
	for k := range m.Segs {
		s := &m.Segs[k]
		rest := m.Resting(s)
		x.In[k] = rest
		for j := s.First; j <= s.Last; j++ {
			x.At[s.Node+int32(j-s.First)] = rest
		}
	}
	held, err := m.cross(x)
	if err != nil {
		return err
	}
	c := placer{m: m, x: x, held: held}
	c.index()
	for i := range m.P.Instrs {
		if err := c.instr(regalloc.InstrID(i)); err != nil {
			return err
		}
	}
	return nil
}

// Resting returns the state of s without events: nowhere if it can be rematerialized, else memory.
func (m *Model) Resting(s *Seg) int8 {
	l := m.Layout(s)
	if s.Rates.Remat < Inf {
		return int8(l.None())
	}
	return int8(l.Mem())
}

// placer finds registers for the operands of one instruction at a time.
type placer struct {
	m     *Model
	x     *States
	held  *boundaries // values already in place, or nil
	first []int32     // by instruction: the operands' events and definitions, see index
	refs  []ref

	read, write Units // taken when the instruction reads and writes
	memory      int
}

// A ref is an operand: event e of a segment, or the definition of segment s.
type ref struct {
	e, s int32 // one is -1
}

// index lists the operands that need a register by instruction.
func (c *placer) index() {
	m := c.m
	n := len(m.P.Instrs)
	c.first = make([]int32, n+2)
	for e := range m.Events {
		c.first[m.Events[e].Instr+2]++
	}
	for k := range m.Segs {
		if m.Segs[k].Def {
			c.first[m.Segs[k].First+2]++
		}
	}
	for i := range n {
		c.first[i+2] += c.first[i+1]
	}
	c.refs = make([]ref, c.first[n+1])
	put := func(i regalloc.InstrID, r ref) {
		c.refs[c.first[i+1]] = r
		c.first[i+1]++
	}
	for e := range m.Events {
		put(m.Events[e].Instr, ref{int32(e), -1})
	}
	for k := range m.Segs {
		if m.Segs[k].Def {
			put(m.Segs[k].First, ref{-1, int32(k)})
		}
	}
}

// instr places the operands of instruction i.
func (c *placer) instr(i regalloc.InstrID) error {
	refs := c.refs[c.first[i]:c.first[i+1]]
	c.read, c.write, c.memory = Units{}, Units{}, int(c.m.P.Instrs[i].MemLimit)
	if c.held != nil {
		refs = c.keep(i, refs)
	}
	steps := 0
	if c.place(i, refs, 0, &steps) {
		return nil
	}
	return assign.Infeasible(c.m.P, i, "its constraints are unsatisfiable")
}

// keep places the operands that boundaries hold at i, and returns the rest.
func (c *placer) keep(i regalloc.InstrID, refs []ref) []ref {
	c.read, c.write = c.held.held[Read(i)], c.held.held[Write(i)]
	n := 0
	for k := range refs {
		if !c.held.placed(refs[k], i) {
			refs[n], refs[k] = refs[k], refs[n]
			n++
		}
	}
	return refs[:n]
}

// stays reports whether the value of e is in register k all through the instruction.
func (c *placer) stays(e *Event, k int) bool {
	s := &c.m.Segs[e.Seg]
	b := c.x.Through(s, e.Instr)
	return e.Kind != Tied && b >= 0 && c.m.Layout(s).Register(b) == k
}

// maxSteps is the search budget for one instruction.
const maxSteps = 100000

// place places refs[n:] by trying all registers, fixed operands first.
func (c *placer) place(i regalloc.InstrID, refs []ref, n int, steps *int) bool {
	if n == len(refs) {
		return true
	}
	if *steps++; *steps > maxSteps {
		return false
	}
	c.bring(refs, n)
	r := refs[n]
	if r.s >= 0 {
		return c.definition(i, refs, n, steps)
	}
	e := &c.m.Events[r.e]
	s := &c.m.Segs[e.Seg]
	l := c.m.Layout(s)
	if e.Const < Inf && e.Kind == Plain {
		c.x.Op[e.Op] = Constant
		return c.place(i, refs, n+1, steps)
	}
	for k := range l.K {
		if c.m.Costs[e.Costs+int32(k)] >= Inf || e.Kind == Tied && !c.fitsTied(e, l, k) || c.badTuple(i, refs[:n], e.Op, l.Regs[k]) {
			continue
		}
		read, write := c.read, c.write
		if c.held != nil && c.stays(e, k) || c.shared(refs[:n], e, k) || c.take(l.Units[k], true, e.Late) {
			if c.x.Op[e.Op] = int8(k); c.place(i, refs, n+1, steps) {
				return true
			}
		}
		c.read, c.write = read, write
	}
	return c.inMemory(i, refs, n, steps)
}

// bring moves the ref with the fewest registers of refs[n:] to n; definitions come
// after the uses that they are tied to.
func (c *placer) bring(refs []ref, n int) {
	best, least := n, 1<<30
	for k := n; k < len(refs); k++ {
		if f := c.freedom(refs[k]); f < least {
			best, least = k, f
		}
	}
	refs[n], refs[best] = refs[best], refs[n]
}

func (c *placer) freedom(r ref) int {
	m, at, s, f := c.m, int32(0), int32(0), 0
	if r.s >= 0 {
		at, s = m.Segs[r.s].DefCosts, r.s
		if m.Segs[r.s].ByOperand {
			f = 1 << 20
		}
	} else {
		at, s = m.Events[r.e].Costs, m.Events[r.e].Seg
	}
	for k := range m.Layout(&m.Segs[s]).K {
		if m.Costs[at+int32(k)] < Inf {
			f++
		}
	}
	return f
}

// take takes the units if they are free in the requested rows, when the instruction reads or writes.
func (c *placer) take(u Units, read, write bool) bool {
	if read && (c.read[0]&u[0] != 0 || c.read[1]&u[1] != 0) || write && (c.write[0]&u[0] != 0 || c.write[1]&u[1] != 0) {
		return false
	}
	if read {
		c.read = c.read.Or(u)
	}
	if write {
		c.write = c.write.Or(u)
	}
	return true
}

// shared reports whether another operand has the same value in register k already;
// a tied operand needs one of its own if the value is still needed.
func (c *placer) shared(done []ref, e *Event, k int) bool {
	for _, r := range done {
		if r.e >= 0 {
			if o := &c.m.Events[r.e]; o.Seg == e.Seg && o.Late == e.Late && o.Kind != Tied && e.Kind != Tied && int(c.x.Op[o.Op]) == k {
				return true
			}
		}
	}
	return false
}

// fitsTied reports whether the definition tied to e can be in register k of l.
func (c *placer) fitsTied(e *Event, l *Layout, k int) bool {
	d := &c.m.Segs[e.Child]
	q := c.m.Layout(d).Index[l.Regs[k]]
	u := l.Units[k]
	return q >= 0 && c.m.Costs[d.DefCosts+int32(q)] < Inf && c.write[0]&u[0] == 0 && c.write[1]&u[1] == 0
}

// definition places refs[n], which is one.
func (c *placer) definition(i regalloc.InstrID, refs []ref, n int, steps *int) bool {
	m, x := c.m, c.x
	s := &m.Segs[refs[n].s]
	l := m.Layout(s)
	if s.Rates.Remat < Inf {
		x.At[s.Node], x.Op[s.DefOp] = int8(l.None()), Constant
		return c.place(i, refs, n+1, steps)
	}
	tied := -1
	if s.ByOperand {
		if e := &m.Events[s.Source]; e.Kind == Tied {
			if x.Op[e.Op] == InMemory {
				x.At[s.Node], x.Op[s.DefOp] = int8(l.Mem()), InMemory
				return c.place(i, refs, n+1, steps)
			}
			tied = int(m.Layout(&m.Segs[e.Seg]).Regs[x.Op[e.Op]])
		}
	}
	for k := range l.K {
		if m.Costs[s.DefCosts+int32(k)] >= Inf || tied >= 0 && int(l.Regs[k]) != tied || c.badTuple(i, refs[:n], s.DefOp, l.Regs[k]) {
			continue
		}
		read, write := c.read, c.write
		if c.take(l.Units[k], s.DefEarly, true) {
			x.At[s.Node], x.Op[s.DefOp] = int8(k), int8(k)
			if c.place(i, refs, n+1, steps) {
				return true
			}
		}
		c.read, c.write = read, write
	}
	if s.DefMem < Inf && !s.ByOperand && (c.memory > 0 || !s.Limited) {
		x.At[s.Node], x.Op[s.DefOp] = int8(l.Mem()), InMemory
		if s.Limited {
			c.memory--
			defer func() { c.memory++ }()
		}
		return c.place(i, refs, n+1, steps)
	}
	return false
}

// inMemory places refs[n], a use, in memory if it can be there.
func (c *placer) inMemory(i regalloc.InstrID, refs []ref, n int, steps *int) bool {
	e := &c.m.Events[refs[n].e]
	if e.Mem >= Inf || e.Limited && c.memory == 0 || e.Kind == Copied || e.Kind == Tied && c.m.Segs[e.Seg].Alive(i) {
		return false
	}
	c.x.Op[e.Op] = InMemory
	if e.Limited {
		c.memory--
		defer func() { c.memory++ }()
	}
	return c.place(i, refs, n+1, steps)
}

// badTuple reports whether operand n in r is not part of a tuple with those of its
// group that are placed.
func (c *placer) badTuple(i regalloc.InstrID, done []ref, n regalloc.OpID, r regalloc.Reg) bool {
	p := c.m.P
	o := &p.Operands[n]
	if o.Constraint != regalloc.InGroup {
		return false
	}
	for _, t := range p.Machine.Groups[o.Reg].Tuples {
		ok := int(o.Tied) < len(t) && t[o.Tied] == r
		for _, d := range done {
			y, reg := c.placed(d)
			if q := &p.Operands[y]; q.Constraint == regalloc.InGroup && q.Reg == o.Reg && (q.Role == regalloc.Use) == (o.Role == regalloc.Use) {
				ok = ok && int(q.Tied) < len(t) && t[q.Tied] == reg
			}
		}
		if ok {
			return false
		}
	}
	return true
}

// placed returns the operand of r and its register.
func (c *placer) placed(r ref) (regalloc.OpID, regalloc.Reg) {
	m, n := c.m, regalloc.OpID(0)
	if r.s >= 0 {
		n = m.Segs[r.s].DefOp
	} else {
		n = m.Events[r.e].Op
	}
	l := &m.Layouts[m.P.VRegs[m.P.Operands[n].VReg].Class]
	if k := int(c.x.Op[n]); k < l.K {
		return n, l.Regs[k]
	}
	return n, regalloc.NoReg
}
