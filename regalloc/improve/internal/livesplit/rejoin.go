package livesplit

import (
	"cmp"
	"slices"

	"spillway/internal/mincut"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// Rejoin is Improve for values that are copied between registers: it moves parts of their live ranges, which may be in
// memory, into one of the registers that they are in elsewhere.
func (f *Splitter) Rejoin(m *locations.Map, r *regalloc.Result, opts Options) bool {
	f.start(m, r, opts)
	f.turn.fuel = f.steps(rejoinWork)
	if !f.lists.find(f.findCopied) {
		return false
	}
	f.index()
	f.lists.bind()
	f.rank()
	for _, k := range f.back.ranked {
		if f.turn.fuel < 0 || f.turn.limit == 0 {
			break
		}
		if f.placed.home[k] >= 0 || f.placed.home[k] == unslotted {
			f.rejoinValue(k)
		}
	}
	f.install()
	return f.placed.any
}

// bind finds the operands of candidates that are bound to their locations, and those that must avoid early results.
func (f *lists) bind() {
	p := f.p
	f.bound, f.early = scratch.Zeroed(f.bound, len(p.Operands)), scratch.Filled(f.early, len(p.Operands), regalloc.InstrID(regalloc.None))
	for _, x := range f.mentions {
		in := &p.Instrs[x.instr]
		f.bound[x.op] = in.Flags&regalloc.FlagLow != 0
		for o := in.Operands[0]; o < in.Operands[1] && !f.bound[x.op]; o++ {
			op := &p.Operands[o]
			f.bound[x.op] = op.Constraint == regalloc.TiedTo && in.Operands[0]+regalloc.OpID(op.Tied) == x.op
			if early(op) {
				f.early[x.op] = x.instr
			}
		}
	}
}

// early reports whether op is a result that is written before all operands are read.
func early(op *regalloc.Operand) bool { return op.Role != regalloc.Use && op.Pos == regalloc.Early }

// rank sorts the candidates by the cost of their copies relative to the number of spans, most expensive first.
func (f *Splitter) rank() {
	f.back.ranked = f.back.ranked[:0]
	for k, v := range f.lists.order {
		f.back.ranked = append(f.back.ranked, int32(k))
		f.back.copyCost[v] /= float64(1 + len(f.lists.usesOf(int32(k))) + len(f.lists.livesOf(int32(k))))
	}
	slices.SortStableFunc(f.back.ranked, func(a, b int32) int {
		return cmp.Compare(f.back.copyCost[f.lists.order[b]], f.back.copyCost[f.lists.order[a]])
	})
}

// rejoinWork is the budget of Rejoin, in units of work. Values with the most expensive copies, relative to their number
// of spans, come first.
const rejoinWork = 3

// rejoinValue rejoins the live range of candidate k.
func (f *Splitter) rejoinValue(k int32) {
	f.divide(k)
	f.survey()
	if (f.placed.home[k] != unslotted || f.cand.everywhere()) && f.ownSlot() && f.rejoin() {
		f.turn.limit--
		f.rewrite()
	}
	f.occupy(true)
}

// copied marks, in nth while candidates are looked for, a value that is copied from one register to another.
const copied = 3

// unslotted is the home of a candidate that is never in memory.
const unslotted = -3

// findCopied marks the values with copies between registers that another choice of registers could save, and reports
// whether there are any. A value copied once, for an operand, and no more often than it is defined is skipped.
func (f *Splitter) findCopied() (any bool) {
	m, p := f.m, f.p
	registers := func(dst, src regalloc.Loc) bool {
		return dst.Kind() == regalloc.RegLoc && src.Kind() == regalloc.RegLoc
	}
	f.back.copyCost = scratch.Zeroed(f.back.copyCost, len(p.VRegs))
	mark := func(v regalloc.VReg, n int32, freq float64) {
		if f.isRemat(v) {
			return
		}
		f.cand.setValue(v)
		f.back.copyCost[v] += f.price(f.cand.copy(freq))
		if f.lists.nth[v] -= n; f.lists.nth[v] < -1 {
			any = true
		}
	}
	for k := range m.Moves {
		if x := &m.Moves[k]; registers(x.Dst, x.Src) {
			n, freq := int32(1), f.freqOf(x.Before)
			if d := m.DefIn[x.VReg]; d >= 0 && freq > p.Blocks[d].Freq {
				n++
			}
			mark(x.VReg, n, freq)
		}
	}
	for k := range m.Edges {
		x := &m.Edges[k]
		switch freq := p.Edges[x.Edge].Freq; {
		case !registers(x.Dst, x.Src):
		case x.From == x.To:
			mark(x.From, 2, freq)
		default:
			mark(x.From, 1, freq)
			mark(x.To, 1, freq)
		}
	}
	for v, n := range f.lists.nth {
		if f.lists.nth[v] = 0; n < -1 {
			f.lists.nth[v] = copied
		}
	}
	return any
}

// rejoin assigns one register to several spans that are in different registers, if that costs less than the current
// choice, until there are none left. It reports whether there were any.
func (f *Splitter) rejoin() (any bool) {
	var now splitCost
	for set := f.partners(); !set.Empty(); {
		r := set.First()
		set.Remove(r)
		if !f.expand(r) {
			continue
		}
		if !any {
			now = f.cost()
		}
		f.adopt(r, func(x *span) bool { return f.cand.graph.Near(x.node) })
		if next := f.cost(); f.better(next.plus(f.back.forms), now) {
			now, any = next, true
			f.back.settle()
		} else {
			f.undo()
		}
	}
	if any {
		f.cost() // of the final choice
	}
	return any
}

// settle removes relocated operands from the rows of their old registers.
func (f *rejoining) settle() {
	for _, x := range f.relocated {
		units := f.p.Machine.Regs[x.was.Reg()].Units
		for row := x.from; row < x.to; row++ {
			f.m.Rows[row] = f.m.Rows[row].Minus(units)
		}
	}
}

// partners returns the registers that the value occupies, or is copied to or from.
func (f *Splitter) partners() (set regalloc.RegSet) {
	for i := range f.cand.spans {
		if x := &f.cand.spans[i]; x.in {
			set.Add(x.begins)
			set.Add(x.finishes)
		}
	}
	for i := range f.cand.group {
		set = set.Union(f.cand.group[i].regs)
	}
	if o := f.m.Def[f.cand.v]; o != regalloc.None {
		if l := f.r.Locs[o]; l.Kind() == regalloc.RegLoc {
			set.Add(l.Reg())
		}
	}
	for _, a := range f.lists.argsOf(f.cand.k) {
		if r := f.ends.paramReg[a.to]; r != regalloc.NoReg {
			set.Add(r)
		}
	}
	if k := f.m.Index[f.cand.v]; k >= 0 {
		b := f.m.DefIn[f.cand.v]
		n := k - f.p.Blocks[b].Params[0]
		for _, e := range f.m.EdgesTo(b) {
			if r := f.ends.argReg[f.m.Args[e]+n]; r != regalloc.NoReg {
				set.Add(r)
			}
		}
	}
	return set.Intersect(f.choices[f.p.VRegs[f.cand.v].Class].regs)
}

// expand finds the set of spans that should be in register r, among those in which no other value occupies r, to
// minimize the total cost, and reports whether it includes any that are not in r now. adopt moves them to r.
//
// It is a minimum cut (an expansion move [Boykov01]): r is the source's side, the current choice the sink's.
func (f *Splitter) expand(r regalloc.Reg) bool {
	g := &f.cand.graph
	g.Reset()
	free := false
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		switch {
		case x.in && x.begins == r && x.finishes == r:
			x.node = mincut.Source
		case f.couldBeIn(i, r):
			x.node = g.Node()
			free = true
		default:
			x.node = mincut.Sink
		}
	}
	f.turn.fuel -= len(f.cand.spans)
	if !free {
		return false
	}
	for i := range f.cand.spans {
		if f.cand.spans[i].node > mincut.Sink {
			f.expandSpan(i, r)
		}
		f.expandInto(i, r)
	}
	f.expandEnds(r)
	f.turn.fuel -= g.Size()
	if !g.Cut(cutRounds) {
		return false
	}
	for i := range f.cand.spans {
		if x := &f.cand.spans[i]; x.node > mincut.Sink && g.Near(x.node) {
			return true
		}
	}
	return false
}

// couldBeIn reports whether the value may be in r in span i: no other value occupies it there, nor at the use that
// ends the span.
func (f *Splitter) couldBeIn(i int, r regalloc.Reg) bool {
	x, rows, units := &f.cand.spans[i], f.m.Rows, f.p.Machine.Regs[r].Units
	if !f.occupiedDuring(x, units).Intersect(units).Empty() {
		return false
	}
	if x.after >= 0 { // it is moved there before the use, if it was elsewhere
		if g := &f.cand.group[x.after]; !g.holds(r) && !rows[2*g.pos].Intersect(units).Empty() {
			return false
		}
	}
	if x.before >= 0 {
		g := &f.cand.group[x.before]
		if !g.holds(r) && !rows[2*g.pos].Intersect(units).Empty() {
			return false
		}
		for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
			if u.late && f.r.Locs[u.op] != regalloc.InRegister(r) && !rows[2*g.pos+1].Intersect(units).Empty() {
				return false
			}
			if f.r.Locs[u.op].Kind() == regalloc.SlotLoc && !f.takesClass(u.op, f.p.VRegs[f.cand.v].Class) {
				return false
			}
		}
	}
	if x.def {
		o := f.m.Def[f.cand.v]
		switch l := f.r.Locs[o]; {
		case l.Kind() != regalloc.RegLoc:
			return f.takesClass(o, f.p.VRegs[f.cand.v].Class)
		case l.Reg() != r && f.lists.flexible(o, r):
			at := 2 * f.cand.defPos()
			taken := rows[at+1]
			if f.p.Operands[o].Pos == regalloc.Early {
				taken = taken.Union(rows[at])
			}
			return taken.Intersect(units).Empty()
		}
	}
	return true
}

// flexible reports whether operand o, which is in a register, may be in r as well.
func (f *lists) flexible(o regalloc.OpID, r regalloc.Reg) bool {
	op := &f.p.Operands[o]
	return op.Constraint == regalloc.InClass && !f.bound[o] && f.r.Locs[o].Kind() == regalloc.RegLoc && f.p.Machine.Classes[op.Class].Set.Has(r) &&
		!f.overwritten(o, r)
}

// overwritten reports whether an early result of the instruction that reads o overwrites r. The value may be in r up to
// there: the result may be tied to another operand that is the same value.
func (f *lists) overwritten(o regalloc.OpID, r regalloc.Reg) bool {
	if f.early[o] == regalloc.None || f.p.Operands[o].Role != regalloc.Use {
		return false
	}
	ops := f.p.Instrs[f.early[o]].Operands
	for d := ops[0]; d < ops[1]; d++ {
		if l := f.r.Locs[d]; early(&f.p.Operands[d]) && l.Kind() == regalloc.RegLoc && f.p.Machine.Conflicts(r).Has(l.Reg()) {
			return true
		}
	}
	return false
}

// fixed returns the registers in which g reads the value although it is in r.
func (f *Splitter) fixed(g *group, r regalloc.Reg) (set regalloc.RegSet) {
	for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
		if l := f.r.Locs[u.op]; l.Kind() == regalloc.RegLoc && !f.lists.flexible(u.op, r) {
			set.Add(l.Reg())
		}
	}
	return set
}

// expandSpan adds the arcs for the costs of span i and the use that ends it.
func (f *Splitter) expandSpan(i int, r regalloc.Reg) {
	x := &f.cand.spans[i]
	freq := f.p.Blocks[x.block].Freq
	own := f.cand.copy(freq).times(int(x.transitions))
	var other splitCost
	if x.def && f.r.Locs[f.m.Def[f.cand.v]].Kind() == regalloc.RegLoc {
		o := f.m.Def[f.cand.v]
		l := f.r.Locs[o].Reg()
		if x.in && x.begins != l {
			own = own.plus(f.cand.copy(freq))
		}
		switch {
		case l == r:
		case f.lists.flexible(o, r):
			other = f.form(o, r)
		default:
			other = f.cand.copy(freq)
		}
	}
	if x.before >= 0 {
		g := &f.cand.group[x.before]
		if !x.in {
			own = own.plus(f.reading(g, freq))
		} else {
			own = own.plus(f.cand.copy(freq).times(except(g.regs, x.finishes)))
		}
		other = other.plus(f.cand.copy(freq).times(except(f.fixed(g, r), r)))
		for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
			if f.lists.flexible(u.op, r) {
				other = other.plus(f.form(u.op, r))
			}
		}
	}
	f.cand.side(x, own, other)
}

// except returns the number of registers in set other than r.
func except(set regalloc.RegSet, r regalloc.Reg) int {
	n := set.Len()
	if set.Has(r) {
		n--
	}
	return n
}

// expandInto adds the arcs of the transitions into span i.
func (f *Splitter) expandInto(i int, r regalloc.Reg) {
	y := &f.cand.spans[i]
	switch {
	case y.after >= 0:
		if x := &f.cand.spans[i-1]; x.node > mincut.Sink || y.node > mincut.Sink {
			g, freq := &f.cand.group[y.after], f.p.Blocks[y.block].Freq
			fixed := f.fixed(g, r)
			f.cand.pair(x, y, r, func(from, to regalloc.Reg) splitCost {
				switch {
				case to == regalloc.NoReg || from == to || from == r && fixed.Has(to) || from != r && g.holds(to):
					return splitCost{}
				case from == regalloc.NoReg:
					return f.cand.reloadCost(g, freq)
				}
				return f.cand.copy(freq)
			})
		}
	case y.entry && i != f.cand.head:
		for _, e := range f.cand.from(y) {
			f.cand.pair(&f.cand.spans[e.span], y, r, func(from, to regalloc.Reg) splitCost { return f.cand.crossing(from, to, e.freq) })
		}
	}
}

// expandEnds adds the arcs for passing arguments to the value and the value to parameters.
func (f *Splitter) expandEnds(r regalloc.Reg) {
	head := &f.cand.spans[f.cand.head]
	if f.cand.param && head.node > mincut.Sink {
		f.cand.side(head, f.incoming(head), f.beginning(r, -1))
	}
	for _, a := range f.lists.argsOf(f.cand.k) {
		y := &f.cand.spans[f.cand.last[f.p.Edges[a.edge].From]]
		if f.p.Params[a.to] == f.cand.v {
			f.cand.pair(y, head, r, func(from, to regalloc.Reg) splitCost { return f.cand.crossing(from, to, f.p.Edges[a.edge].Freq) })
			continue
		}
		if y.node <= mincut.Sink {
			continue
		}
		own, _ := f.leavingBy(a)
		in, finishes := y.in, y.finishes
		y.in, y.finishes = true, r
		other, _ := f.leavingBy(a)
		y.in, y.finishes = in, finishes
		f.cand.side(y, own, other)
	}
}

// side adds the costs of span x under the current choice, and in expand's register.
func (f *candidate) side(x *span, own, other splitCost) {
	if a, b := f.weight(own), f.weight(other); a > b {
		f.graph.Arc(mincut.Source, x.node, int64(min((a-b)*unit, largest)))
	} else if b > a {
		f.graph.Arc(x.node, mincut.Sink, int64(min((b-a)*unit, largest)))
	}
}

// pair adds the cost of going from span x to span y, if either is in register r or as currently chosen.
func (f *candidate) pair(x, y *span, r regalloc.Reg, cost func(from, to regalloc.Reg) splitCost) {
	if x.node <= mincut.Sink && y.node <= mincut.Sink {
		return
	}
	from, to := x.leaves(), y.enters()
	weigh := func(from, to regalloc.Reg) int64 { return int64(min(f.weight(cost(from, to))*unit, largest)) }
	both, first, second := weigh(from, to), weigh(r, to), weigh(from, r)
	f.graph.Arc(mincut.Source, x.node, second)
	if both > second {
		f.graph.Arc(mincut.Source, y.node, both-second)
	} else {
		f.graph.Arc(y.node, mincut.Sink, second-both)
	}
	f.graph.Arc(x.node, y.node, max(0, first+second-both))
}

// form returns the extra cost of operand o in r compared with its current location.
func (f *inputs) form(o regalloc.OpID, r regalloc.Reg) splitCost {
	x, was := &f.p.Machine.RegCosts[f.p.Operands[o].RegCost], f.r.Locs[o].Reg()
	n := 0.0
	count := func(set *regalloc.RegSet, bytes float64) {
		if set.Has(r) {
			n += bytes
		}
		if set.Has(was) {
			n -= bytes
		}
	}
	count(&x.Longer, 1)
	count(&x.Shorter, -1)
	count(&x.Prefix, float64(f.p.Machine.PrefixBytes))
	return splitCost{bytes: n}
}

// A relocation is an operand that has been given another register.
type relocation struct {
	op       regalloc.OpID
	was      regalloc.Loc
	from, to int32 // the rows that it takes: half-open
}

// adopt moves the chosen spans that may be but are not in r to r, with the operands that may be there. Undo reverts
// that.
func (f *Splitter) adopt(r regalloc.Reg, chosen func(*span) bool) {
	f.back.oldSpans, f.back.oldGroup = append(f.back.oldSpans[:0], f.cand.spans...), append(f.back.oldGroup[:0], f.cand.group...)
	f.back.relocated, f.back.forms = f.back.relocated[:0], splitCost{}
	for i := range f.cand.spans {
		x := &f.cand.spans[i]
		if x.node <= mincut.Sink || !chosen(x) {
			continue
		}
		x.in, x.orig, x.transitions, x.reg, x.begins, x.finishes = true, false, 0, r, r, r
		if x.def {
			o, at := f.m.Def[f.cand.v], 2*f.cand.defPos()+1
			if f.p.Operands[o].Pos == regalloc.Early {
				f.relocate(o, r, at-1, at+1)
			} else {
				f.relocate(o, r, at, at+1)
			}
		}
		if x.before < 0 {
			continue
		}
		g := &f.cand.group[x.before]
		g.regs = regalloc.RegSet{}
		for _, u := range f.lists.usesOf(f.cand.k)[g.from:g.to] {
			if u.late {
				f.relocate(u.op, r, 2*u.pos, 2*u.pos+2)
			} else {
				f.relocate(u.op, r, 2*u.pos, 2*u.pos+1)
			}
			if l := f.r.Locs[u.op]; l.Kind() == regalloc.RegLoc {
				g.regs.Add(l.Reg())
			}
		}
	}
}

// relocate moves operand o, which occupies the rows up to to, to r if allowed.
func (f *Splitter) relocate(o regalloc.OpID, r regalloc.Reg, from, to int32) {
	if was := f.r.Locs[o]; was != regalloc.InRegister(r) && f.lists.flexible(o, r) {
		f.back.forms = f.back.forms.plus(f.form(o, r))
		f.back.relocated = scratch.Push(f.back.relocated, relocation{o, was, from, to})
		f.r.Locs[o] = regalloc.InRegister(r)
	}
}

// undo reverts adopt.
func (f *Splitter) undo() {
	copy(f.cand.spans, f.back.oldSpans)
	copy(f.cand.group, f.back.oldGroup)
	for _, x := range f.back.relocated {
		f.r.Locs[x.op] = x.was
	}
}

// everywhere reports whether the value is in a register in all spans.
func (f *candidate) everywhere() bool {
	for i := range f.spans {
		if !f.spans[i].was {
			return false
		}
	}
	return true
}
