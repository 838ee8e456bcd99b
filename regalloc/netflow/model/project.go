package model

import (
	"slices"

	"spillway/regalloc"
)

// Project sets x to the locations of values in r, a valid Result of the Model's Problem. Where r has a value in
// several locations at once, x has it in one of them, so x may cost more; and x may have two values in one location
// where r has one value under two names. It reports whether r fits the model. Time is near linear in points and
// moves, times the loop nesting depth at worst.
func (m *Model) Project(r *regalloc.Result, x *States) bool { return m.project(r, x, nil) }

// ProjectPart is Project for a Result in which values may be in unallocatable registers: it sets lost, by value, for
// those whose locations x lacks.
func (m *Model) ProjectPart(r *regalloc.Result, x *States, lost []bool) { m.project(r, x, lost) }

func (m *Model) project(r *regalloc.Result, x *States, lost []bool) bool {
	p := &projection{
		m: m, r: r, x: x, lost: lost,
		where:   make([]places, len(m.P.VRegs)),
		holders: make([][]regalloc.VReg, len(m.P.Machine.Regs)+len(r.Slots)),
		in:      make([]places, len(m.Segs)),
		reached: make([]bool, len(m.P.Blocks)),
	}
	p.index()
	p.iterate()
	p.pin()
	p.record = true
	for _, b := range m.Order.Blocks {
		p.block(b, nil)
	}
	p.operands()
	return !p.failed
}

// places are the locations known to hold a value: a must-analysis.
type places struct {
	regs  regalloc.RegSet
	slots []int32 // most recently filled first; never modified, but replaced
}

// meet intersects a with b and reports whether that changed a.
func (a *places) meet(b *places) (changed bool) {
	regs := a.regs.Intersect(b.regs)
	changed = regs != a.regs
	a.regs = regs
	missing := func(s int32) bool { return !slices.Contains(b.slots, s) }
	if slices.ContainsFunc(a.slots, missing) {
		a.slots = slices.DeleteFunc(slices.Clone(a.slots), missing)
		changed = true
	}
	return changed
}

func (a *places) empty() bool { return a.regs.Empty() && len(a.slots) == 0 }

// projection is the working state of Project.
type projection struct {
	m *Model // inputs
	r *regalloc.Result
	x *States

	linkStart []int32 // derived: links by edge
	links     []int32
	segStart  []int32 // by block

	where   []places          // by value: evolving
	holders [][]regalloc.VReg // by register, then slot: the values that may be there
	touched []regalloc.VReg   // values with locations
	filled  []int32           // locations with holders
	in      []places          // by segment at a block's start
	reached []bool            // by block
	undo    []undoing         // changes by edges' moves, to be undone
	logging bool
	kept    []int8 // by node of boundaries: the register in which a boundary is crossed, or -1
	record  bool
	lost    []bool // by value, or nil: those in no location of the model
	failed  bool   // some are
	moved   []held
}

type undoing struct {
	v   regalloc.VReg
	was places
}

// held is a value on its way to a location.
type held struct {
	v     regalloc.VReg
	place int32
}

// index lists links by edge and segments by block.
func (p *projection) index() {
	m := p.m
	p.linkStart = make([]int32, len(m.P.Edges)+2)
	for i := range m.Links {
		p.linkStart[m.Links[i].Edge+2]++
	}
	for e := range m.P.Edges {
		p.linkStart[e+2] += p.linkStart[e+1]
	}
	p.links = make([]int32, len(m.Links))
	for i := range m.Links {
		at := &p.linkStart[m.Links[i].Edge+1]
		p.links[*at] = int32(i)
		*at++
	}
	p.segStart = make([]int32, len(m.P.Blocks)+1)
	k := int32(0)
	p.segStart = p.segStart[:0]
	for range m.P.Blocks {
		p.segStart = append(p.segStart, 0)
	}
	for _, b := range m.Order.Blocks {
		p.segStart[b] = k
		for int(k) < len(m.Segs) && m.Segs[k].Block == b {
			k++
		}
	}
}

// iterate processes blocks until the facts at their starts no longer shrink.
func (p *projection) iterate() {
	order := p.m.Order
	p.reached[0] = true
	for _, b := range order.Blocks[order.Reachable:] {
		p.reached[b] = true
	}
	order.Forward(p.block)
}

// block runs block b and calls changed with the blocks whose start changed.
func (p *projection) block(b int32, changed func(to int32)) {
	m := p.m
	p.reset()
	for k := p.segStart[b]; int(k) < len(m.Segs) && m.Segs[k].Block == b && !m.Segs[k].Def; k++ {
		p.place(m.Segs[k].V, p.in[k])
		if p.record {
			p.x.In[k] = p.begin(k)
		}
	}
	first, end := m.P.InstrRange(regalloc.BlockID(b))
	active := []int32{}
	if p.record {
		for k := p.segStart[b]; int(k) < len(m.Segs) && m.Segs[k].Block == b && !m.Segs[k].Def; k++ {
			active = append(active, k)
		}
	}
	next := p.segStart[b] + int32(len(active))
	for i, moves := range p.r.Points(first, end) {
		p.steps(moves)
		p.instr(i)
		if p.record {
			for ; int(next) < len(m.Segs) && m.Segs[next].Block == b && m.Segs[next].First == i && m.Segs[next].Def; next++ {
				p.definition(next)
				active = append(active, next)
			}
			active = p.note(i, active)
		}
	}
	if p.record {
		return
	}
	e0, e1 := m.P.Succs(regalloc.BlockID(b))
	for e := e0; e < e1; e++ {
		if p.edge(e) {
			changed(int32(m.P.Edges[e].To))
		}
	}
}

// note records the states after instruction i and returns the segments that continue.
func (p *projection) note(i regalloc.InstrID, active []int32) []int32 {
	m := p.m
	out := active[:0]
	for _, k := range active {
		s := &m.Segs[k]
		if i > s.Last {
			continue
		}
		if !s.Def || i > s.First {
			n := s.Node + int32(i-s.First)
			if s.Alive(i) {
				p.x.At[n] = p.through(s, k, i)
			} else {
				p.x.At[n] = int8(m.Layout(s).None())
			}
		}
		if s.Alive(i) {
			out = append(out, k)
		}
	}
	return out
}

func (p *projection) definition(k int32) {
	s := &p.m.Segs[k]
	l := p.m.Layout(s)
	switch loc := p.r.Locs[s.DefOp]; loc.Kind() {
	case regalloc.RegLoc:
		if p.x.At[s.Node] = l.Index[loc.Reg()]; l.Index[loc.Reg()] < 0 {
			p.x.At[s.Node] = int8(l.None())
			p.lose(s.V)
		}
	case regalloc.SlotLoc:
		p.x.At[s.Node] = int8(l.Mem())
	default:
		p.x.At[s.Node] = int8(l.None())
	}
}

// begin returns the state of segment k at its block's start.
func (p *projection) begin(k int32) int8 {
	s := &p.m.Segs[k]
	r := p.kept[2*k+1]
	if r < 0 {
		return p.choose(s, p.in[k], -1)
	}
	for _, i := range p.m.Ins[s.Ins[0]:s.Ins[1]] { // memory is useless if the incoming value is in another slot
		if l := &p.m.Links[i]; l.Frozen && p.x.Slot[p.m.Segs[l.From].V] != p.x.Slot[s.V] {
			return r
		}
	}
	return p.choose(s, p.in[k], int(r))
}

// through returns the state of segment k after instruction i.
func (p *projection) through(s *Seg, k int32, i regalloc.InstrID) int8 {
	before, last := p.x.Before(s, k, i), p.m.P.Blocks[s.Block].LastSplit
	at, l := &p.where[s.V], p.m.Layout(s)
	q := l.Register(before)
	if i > last && (q >= 0 && at.regs.Has(l.Regs[q]) || before == l.Mem() && len(at.slots) > 0) {
		return int8(before) // nothing can change it here
	}
	if r := p.kept[2*k]; i >= last && r >= 0 && at.regs.Has(l.Regs[r]) {
		before = int(r)
	}
	return p.choose(s, *at, before)
}

// choose returns the state of s in one of the locations at, preferably its current register. An unallocatable
// register is used only if there is no other location.
func (p *projection) choose(s *Seg, at places, before int) int8 {
	l := p.m.Layout(s)
	k, mem := -1, len(at.slots) > 0
	if given := at.regs.Minus(p.m.demand[s.Class]); mem || !given.Empty() {
		at.regs = given
	}
	if before >= 0 {
		if q := l.Register(before); q >= 0 && at.regs.Has(l.Regs[q]) {
			k = q
		}
	}
	for q := 0; k < 0 && q < l.K; q++ {
		if at.regs.Has(l.Regs[q]) {
			k = q
		}
	}
	switch {
	case k >= 0 && mem:
		return int8(l.K + k)
	case k >= 0:
		return int8(k)
	case mem:
		return int8(l.Mem())
	}
	if s.Rates.Remat == Inf {
		p.lose(s.V)
	}
	return int8(l.None())
}

// lose records that v is in no location of the model.
func (p *projection) lose(v regalloc.VReg) {
	if p.failed = true; p.lost != nil {
		p.lost[v] = true
	}
}

// operands sets the locations of operands.
func (p *projection) operands() {
	m := p.m
	for o := range m.P.Operands {
		switch loc := p.r.Locs[o]; loc.Kind() {
		case regalloc.RegLoc:
			v := m.P.Operands[o].VReg
			if p.x.Op[o] = m.Layouts[m.P.VRegs[v].Class].Index[loc.Reg()]; p.x.Op[o] < 0 {
				p.x.Op[o] = Constant
				p.lose(v)
			}
		case regalloc.SlotLoc:
			p.x.Op[o] = InMemory
		default:
			p.x.Op[o] = Constant
		}
	}
}

func (p *projection) reset() {
	for _, v := range p.touched {
		p.where[v] = places{}
	}
	for _, l := range p.filled {
		p.holders[l] = p.holders[l][:0]
	}
	p.touched, p.filled = p.touched[:0], p.filled[:0]
}

// place records that v is in the locations at.
func (p *projection) place(v regalloc.VReg, at places) {
	for r := at.regs.First(); r != regalloc.NoReg; r = at.regs.First() {
		at.regs.Remove(r)
		p.add(v, int32(r))
	}
	for i := len(at.slots) - 1; i >= 0; i-- { // the first ends up first
		p.add(v, p.slot(at.slots[i]))
	}
}

func (p *projection) slot(s int32) int32 { return int32(len(p.m.P.Machine.Regs)) + s }

func (p *projection) add(v regalloc.VReg, place int32) {
	w := &p.where[v]
	p.log(v)
	if w.empty() {
		p.touched = append(p.touched, v)
	}
	if s := place - int32(len(p.m.P.Machine.Regs)); s < 0 {
		w.regs.Add(regalloc.Reg(place))
	} else if !slices.Contains(w.slots, s) {
		w.slots = append([]int32{s}, w.slots...)
	}
	if len(p.holders[place]) == 0 {
		p.filled = append(p.filled, place)
	}
	p.holders[place] = append(p.holders[place], v)
}

func (p *projection) has(v regalloc.VReg, place int32) bool {
	w := &p.where[v]
	if s := place - int32(len(p.m.P.Machine.Regs)); s >= 0 {
		return slices.Contains(w.slots, s)
	}
	return w.regs.Has(regalloc.Reg(place))
}

// forget empties a location and all that overlap it.
func (p *projection) forget(place int32) {
	if int(place) >= len(p.m.P.Machine.Regs) {
		p.empty(place)
		return
	}
	c := p.m.P.Machine.Conflicts(regalloc.Reg(place))
	for r := c.First(); r != regalloc.NoReg; r = c.First() {
		c.Remove(r)
		p.empty(int32(r))
	}
}

func (p *projection) empty(place int32) {
	s := place - int32(len(p.m.P.Machine.Regs))
	for _, v := range p.holders[place] {
		p.log(v)
		w := &p.where[v]
		if s < 0 {
			w.regs.Remove(regalloc.Reg(place))
		} else if i := slices.Index(w.slots, s); i >= 0 {
			w.slots = slices.Concat(w.slots[:i], w.slots[i+1:])
		}
	}
	p.holders[place] = p.holders[place][:0]
}

func (p *projection) log(v regalloc.VReg) {
	if p.logging {
		p.undo = append(p.undo, undoing{v, p.where[v]})
	}
}

func (p *projection) placeOf(l regalloc.Loc) int32 {
	if l.Kind() == regalloc.RegLoc {
		return int32(l.Reg())
	}
	return p.slot(l.Slot())
}

// steps executes moves, those of a step at once.
func (p *projection) steps(moves regalloc.Moves) {
	for step := range moves.Steps() {
		p.moved = p.moved[:0]
		for k := range step.Len() {
			p.lift(step.At(k))
		}
		for k := range step.Len() {
			p.forget(p.placeOf(step.At(k).Dst))
		}
		for _, h := range p.moved {
			p.add(h.v, h.place)
		}
	}
}

// lift records the effect of a move on its destination.
func (p *projection) lift(mv *regalloc.Move) {
	dst := p.placeOf(mv.Dst)
	if mv.Src == regalloc.Recomputed {
		p.moved = append(p.moved, held{mv.VReg, dst})
		return
	}
	src := p.placeOf(mv.Src)
	for i, v := range p.holders[src] {
		if !p.m.P.Carries(mv, v) || !p.has(v, src) {
			continue
		}
		again := false
		for _, u := range p.holders[src][:i] {
			again = again || u == v
		}
		if !again {
			p.moved = append(p.moved, held{v, dst})
		}
	}
}

// instr executes instruction i.
func (p *projection) instr(i regalloc.InstrID) {
	m := p.m.P
	in := &m.Instrs[i]
	ops := m.Ops(i)
	locs := p.r.Locs[in.Operands[0]:in.Operands[1]]
	if in.Flags&regalloc.FlagMove != 0 {
		p.copies(ops, locs)
		return
	}
	c := in.Clobbers
	for r := c.First(); r != regalloc.NoReg; r = c.First() {
		c.Remove(r)
		p.forget(int32(r))
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use && locs[k] != regalloc.Recomputed {
			p.forget(p.placeOf(locs[k]))
		}
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			p.vacate(ops[k].VReg)
			if locs[k] != regalloc.Recomputed {
				p.add(ops[k].VReg, p.placeOf(locs[k]))
			}
		}
	}
}

// vacate forgets where v was before it was defined again.
func (p *projection) vacate(v regalloc.VReg) {
	p.log(v)
	p.where[v] = places{}
}

// copies executes a parallel copy: every location that holds a source and is not overwritten also holds its copy.
func (p *projection) copies(ops []regalloc.Operand, locs []regalloc.Loc) {
	n := len(ops) / 2
	for k := n; k < len(ops); k++ {
		if locs[k] != locs[k-n] {
			p.forget(p.placeOf(locs[k]))
		}
	}
	for k := n; k < len(ops); k++ {
		kept := p.where[ops[k-n].VReg]
		p.vacate(ops[k].VReg)
		p.add(ops[k].VReg, p.placeOf(locs[k]))
		p.place(ops[k].VReg, kept)
	}
}

// edge runs the moves of edge e and reports whether the start of its target changed.
func (p *projection) edge(e regalloc.EdgeID) (changed bool) {
	m := p.m
	p.logging, p.undo = true, p.undo[:0]
	p.steps(p.r.MovesOn(e))
	p.logging = false
	b := m.P.Edges[e].To
	for _, i := range p.links[p.linkStart[e]:p.linkStart[e+1]] {
		l := &m.Links[i]
		now := &p.where[m.Segs[l.From].V]
		if !p.reached[b] {
			p.in[l.To], changed = *now, true
		} else if p.in[l.To].meet(now) {
			changed = true
		}
	}
	changed = changed || !p.reached[b]
	p.reached[b] = true
	p.revert()
	return changed
}

// revert undoes an edge's moves.
func (p *projection) revert() {
	for i := len(p.undo) - 1; i >= 0; i-- {
		u := &p.undo[i]
		now := u.was
		p.where[u.v] = places{}
		p.place(u.v, now)
	}
}
