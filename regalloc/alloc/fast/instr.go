package fast

import (
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
)

// instrState is the working state of one instruction.
type instrState struct {
	first   regalloc.InstrID // of the block
	id      regalloc.InstrID
	in      *regalloc.Instr
	ops     []regalloc.Operand
	at      []regalloc.Loc     // of the operands
	behind  bool               // moves may be placed after the instruction
	defined []regalloc.InstrID // by virtual register: the last visited instruction that defines it

	// Sets closed under conflicts.
	demandEarly, demandLate regalloc.RegSet // what operands demand where it reads and where it writes
	clob                    regalloc.RegSet
	early, late             regalloc.RegSet // taken at reads, besides busy, and at writes
	overwritten             regalloc.RegSet // by early definitions
	pinned                  regalloc.RegSet // registers that hold its inputs

	pre, post []regalloc.Move
	log       []change
}

// A change records that v occupied a register or left it, for undo.
type change struct {
	v        regalloc.VReg
	reg      regalloc.Reg
	occupied bool
}

// instr allocates instruction i of a block with the given last split point.
func (w *walk) instr(i, last regalloc.InstrID) error {
	w.id, w.in, w.behind = i, &w.p.Instrs[i], i < last
	x := w.in.Operands
	w.ops, w.at = w.p.Operands[x[0]:x[1]], w.outcome.locs[x[0]:x[1]]
	w.clob = regalloc.RegSet{}
	if !w.in.Clobbers.Empty() {
		w.clob = w.closed(w.in.Clobbers)
	}
	w.early, w.late, w.pinned, w.overwritten = regalloc.RegSet{}, regalloc.RegSet{}, regalloc.RegSet{}, regalloc.RegSet{}
	if len(w.ops) == 0 && w.clob.Empty() {
		return nil
	}
	w.pre, w.post, w.log = w.pre[:0], w.post[:0], w.log[:0]
	if !w.greedy() {
		w.undo()
		if !w.search() {
			return assign.Infeasible(w.p, i, "its constraints are unsatisfiable")
		}
	}
	return w.flush(last)
}

// flush emits the moves after and before the instruction.
func (w *walk) flush(last regalloc.InstrID) error {
	i := w.id
	if len(w.post) > 0 && !w.behind {
		return assign.Infeasible(w.p, i, "needs moves after the last split point of its block")
	}
	for k := range w.post {
		w.outcome.moves = append(w.outcome.moves, regalloc.InstrMove{Before: i + 1, Move: w.post[k]})
	}
	before := i
	if i > last && len(w.pre) > 0 {
		before = last
		for j := last; j < i; j++ {
			if in := &w.p.Instrs[j]; in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
				return assign.Infeasible(w.p, i, "needs moves after the last split point of its block")
			}
		}
	}
	for k := range w.pre {
		w.pre[k].Step = 1
		w.outcome.moves = append(w.outcome.moves, regalloc.InstrMove{Before: before, Move: w.pre[k]})
	}
	return nil
}

// put is occupy with undo.
func (w *walk) put(r regalloc.Reg, v regalloc.VReg) {
	w.occupy(r, v)
	w.log = append(w.log, change{v, r, true})
}

// take is release with undo.
func (w *walk) take(r regalloc.Reg) {
	w.log = append(w.log, change{w.now.occ[r], r, false})
	w.release(r)
}

// undo restores the state after the instruction.
func (w *walk) undo() {
	for k := len(w.log) - 1; k >= 0; k-- {
		if x := w.log[k]; x.occupied {
			w.release(x.reg)
		} else {
			w.occupy(x.reg, x.v)
		}
	}
	w.pre, w.post, w.log = w.pre[:0], w.post[:0], w.log[:0]
	clear(w.at)
}

// greedy allocates the instruction step by step and reports whether all operands got a location.
func (w *walk) greedy() bool {
	w.demandEarly, w.demandLate = regalloc.RegSet{}, regalloc.RegSet{}
	special := !w.clob.Empty() // some register is demanded or clobbered
	defs, ties := false, false
	for k := range w.ops {
		o := &w.ops[k]
		if o.Role != regalloc.Use {
			defs = true
			w.defined[o.VReg] = w.id
		}
		switch o.Constraint {
		case regalloc.InReg:
			special = true
			c := w.m.Conflicts(o.Reg)
			if assign.Early(o) {
				w.demandEarly = w.demandEarly.Union(c)
			}
			if assign.Late(o) {
				w.demandLate = w.demandLate.Union(c)
			}
		case regalloc.TiedTo:
			ties = true
			if u := &w.ops[o.Tied]; u.Constraint == regalloc.InReg {
				w.demandLate = w.demandLate.Union(w.m.Conflicts(u.Reg))
			}
		case regalloc.InGroup:
			return false
		}
	}
	if special && !w.makeWay() {
		return false
	}
	if defs {
		if len(w.ops) == 1 && w.removed() {
			return true
		}
		for k := range w.ops {
			if w.ops[k].Role != regalloc.Use && !w.define(k) {
				return false
			}
		}
	}
	if special || ties {
		w.fixedUses(ties)
	}
	for k := range w.ops {
		if w.ops[k].Role == regalloc.Use && w.at[k] == 0 && !w.use(k) {
			return false
		}
	}
	return true
}

// removed removes the instruction if its only result is rematerialized at its uses.
func (w *walk) removed() bool {
	v := w.ops[0].VReg
	if w.p.VRegs[v].Remat != w.id || w.now.reg[v] != regalloc.NoReg {
		return false
	}
	w.at[0] = regalloc.Recomputed
	return true
}

// makeWay moves values that live through out of registers that are demanded or clobbered.
func (w *walk) makeWay() bool {
	for rs := w.now.held.Intersect(w.clob.Union(w.demandEarly).Union(w.demandLate)); !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := w.now.occ[r]
		if w.defined[v] == w.id || !w.clob.Has(r) && w.readsIn(v, r) {
			continue
		}
		if !w.behind {
			return false
		}
		w.take(r)
		src := w.elsewhere(v)
		if src == 0 {
			src = w.home(v)
		}
		w.reload(v, r, src)
	}
	return true
}

// reload brings v back to r after the instruction. If v was in r only before it, since r was needed, v goes from src
// to its former location.
func (w *walk) reload(v regalloc.VReg, r regalloc.Reg, src regalloc.Loc) {
	at := regalloc.InRegister(r)
	for k := range w.post {
		if m := &w.post[k]; m.VReg == v && m.Src == at {
			m.Src = src
			return
		}
	}
	w.post = append(w.post, regalloc.Move{VReg: v, Dst: at, Src: src})
}

// readsIn reports whether the instruction reads v in r, where v also is afterwards, and defines nothing there.
func (w *walk) readsIn(v regalloc.VReg, r regalloc.Reg) bool {
	reads := false
	for k := range w.ops {
		o := &w.ops[k]
		if o.Constraint == regalloc.TiedTo {
			o = &w.ops[o.Tied]
			if o.Constraint == regalloc.InReg && w.m.Conflicts(o.Reg).Has(r) {
				return false
			}
			continue
		}
		if o.Constraint != regalloc.InReg || !w.m.Conflicts(o.Reg).Has(r) {
			continue
		}
		if o.Role != regalloc.Use || o.VReg != v || o.Reg != r {
			return false
		}
		reads = true
	}
	return reads
}

// elsewhere moves v, which is in the way, to another register up to the point after the instruction; it returns 0 if
// none is free or v is cheaper to rematerialize.
func (w *walk) elsewhere(v regalloc.VReg) regalloc.Loc {
	if w.remat(v) {
		return 0
	}
	c := w.p.VRegs[v].Class
	free := w.regs.alloc[c].Minus(w.now.busy).Minus(w.clob).Minus(w.demandEarly).Minus(w.demandLate)
	for _, r := range w.m.Classes[c].Regs {
		if free.Has(r) && (w.m.Regs[r].SaveSpeed == 0 || w.now.seen[r] > 0) {
			w.put(r, v)
			return regalloc.InRegister(r)
		}
	}
	return 0
}

// pick returns the first register in the order of class c that is in allowed and not in avoid, or NoReg; hint is
// preferred.
func (w *walk) pick(allowed regalloc.RegSet, c regalloc.ClassID, avoid regalloc.RegSet, hint regalloc.Reg) regalloc.Reg {
	free := allowed.Minus(avoid)
	if hint != regalloc.NoReg && free.Has(hint) {
		return hint
	}
	if free.Empty() {
		return regalloc.NoReg
	}
	for _, r := range w.m.Classes[c].Regs {
		if free.Has(r) {
			return r
		}
	}
	return regalloc.NoReg
}

// pickOrEvict is pick among registers that are not busy or, if there is none, among those that hold a value which only
// lives through, the least recently used first.
func (w *walk) pickOrEvict(allowed regalloc.RegSet, c regalloc.ClassID, avoid regalloc.RegSet, hint regalloc.Reg) regalloc.Reg {
	if r := w.pick(allowed, c, avoid.Union(w.now.busy), hint); r != regalloc.NoReg || !w.behind {
		return r
	}
	best, oldest := regalloc.NoReg, w.now.clock+1
	for rs := allowed.Minus(avoid); !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		if at, ok := w.evictable(r); ok && at < oldest {
			best, oldest = r, at
		}
	}
	if best == regalloc.NoReg {
		return best
	}
	for rs := w.m.Conflicts(best).Intersect(w.now.held); !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := w.now.occ[r]
		w.take(r)
		w.reload(v, r, w.home(v))
	}
	return best
}

// evictable reports whether the values in r, and in registers that share units with it, only live through, and when
// they were last used.
func (w *walk) evictable(r regalloc.Reg) (at int32, ok bool) {
	for rs := w.m.Conflicts(r).Intersect(w.now.held); !rs.Empty(); {
		h := rs.First()
		rs.Remove(h)
		if w.pinned.Has(h) || w.defined[w.now.occ[h]] == w.id {
			return 0, false
		}
		at = max(at, w.now.seen[h])
	}
	return at, true
}

// define assigns a register to definition k.
func (w *walk) define(k int) bool {
	o := &w.ops[k]
	v := o.VReg
	there := w.now.reg[v]
	reads := o.Pos == regalloc.Early // it also needs a register at reads
	allowed := w.regs.alloc[o.Class]
	avoid := w.late.Union(w.demandLate)
	x := regalloc.NoReg
	switch o.Constraint {
	case regalloc.InReg:
		x = o.Reg
	case regalloc.TiedTo:
		u := &w.ops[o.Tied]
		if u.Constraint == regalloc.InReg {
			if x = u.Reg; w.late.Has(x) || w.early.Has(x) {
				return false
			}
			break
		}
		reads = true
		allowed = allowed.Intersect(w.m.Classes[u.Class].Set)
	}
	if x == regalloc.NoReg {
		if reads {
			avoid = avoid.Union(w.early).Union(w.demandEarly)
		}
		if o.Pos == regalloc.Early {
			avoid = avoid.Union(w.clob)
		}
		if x = there; there == regalloc.NoReg || !allowed.Has(there) || avoid.Has(there) {
			if x = w.pickOrEvict(allowed, o.Class, avoid, regalloc.NoReg); x == regalloc.NoReg {
				return false
			}
		}
	}
	w.made(v, regalloc.InRegister(x))
	c := w.m.Conflicts(x)
	w.late = w.late.Union(c)
	if reads {
		w.early = w.early.Union(c)
	}
	if o.Pos == regalloc.Early {
		w.overwritten = w.overwritten.Union(c)
	}
	w.at[k] = regalloc.InRegister(x)
	return true
}

// made moves v, defined by the instruction in l, to where it is expected.
func (w *walk) made(v regalloc.VReg, l regalloc.Loc) {
	if r := w.now.reg[v]; r != regalloc.NoReg {
		if to := regalloc.InRegister(r); to != l {
			w.post = append(w.post, regalloc.Move{VReg: v, Dst: to, Src: l})
		}
		w.take(r)
	}
	if s := w.now.slot[v]; s != 0 && (w.behind || !w.anchoring) && l != regalloc.InSlot(s-1) {
		w.post = append(w.post, regalloc.Move{VReg: v, Dst: regalloc.InSlot(s - 1), Src: l})
	}
}

// fixedUses moves values to demanded registers and to those of tied definitions.
func (w *walk) fixedUses(ties bool) {
	for k := range w.ops {
		if o := &w.ops[k]; o.Constraint == regalloc.InReg && o.Role == regalloc.Use {
			w.bring(k, o.Reg)
		}
	}
	if !ties {
		return
	}
	for k := range w.ops {
		if o := &w.ops[k]; o.Constraint == regalloc.TiedTo && w.at[o.Tied] == 0 {
			w.bring(int(o.Tied), w.at[k].Reg())
		}
	}
}

// bring assigns r, which must be untaken, to use k.
func (w *walk) bring(k int, r regalloc.Reg) {
	o := &w.ops[k]
	w.at[k] = regalloc.InRegister(r)
	w.read(o.VReg, r)
	if o.Pos == regalloc.Late {
		w.late = w.late.Union(w.m.Conflicts(r))
	}
}

// read brings v into r, which must be untaken, at reads.
func (w *walk) read(v regalloc.VReg, r regalloc.Reg) {
	switch at := w.now.reg[v]; {
	case at == r:
	case at != regalloc.NoReg:
		w.copyTo(v, r, regalloc.InRegister(at))
	case (w.m.Regs[r].Reserved || w.p.Reserved.Has(r)) && !w.madeIn(v, r):
		w.copyTo(v, r, w.home(v)) // nothing is moved there before it is demanded
		return
	default:
		w.put(r, v)
	}
	w.pinned.Add(w.now.reg[v])
}

// near is the number of preceding instructions that madeIn examines.
const near = 16

// madeIn reports whether one of the preceding instructions of the block defines v in r, which is reserved, and nothing
// can overwrite r in between.
func (w *walk) madeIn(v regalloc.VReg, r regalloc.Reg) bool {
	if w.regs.shared.Has(r) {
		return false
	}
	for i := w.id - 1; i >= max(w.first, w.id-near); i-- {
		ops := w.p.Ops(i)
		for k := range ops {
			if o := &ops[k]; o.Constraint == regalloc.InReg && w.m.Conflicts(o.Reg).Has(r) {
				return o.Reg == r && o.VReg == v && o.Role != regalloc.Use
			}
		}
		if !w.m.Conflicts(r).Intersect(w.p.Instrs[i].Clobbers).Empty() {
			return false
		}
	}
	return false
}

// copyTo copies v before the instruction from its location to r.
func (w *walk) copyTo(v regalloc.VReg, r regalloc.Reg, from regalloc.Loc) {
	w.early = w.early.Union(w.m.Conflicts(r))
	for k := range w.pre {
		if w.pre[k].Dst == regalloc.InRegister(r) {
			return // it already reads it there
		}
	}
	w.pre = append(w.pre, regalloc.Move{VReg: v, Dst: regalloc.InRegister(r), Src: from})
}

// use assigns a location to use k, which demands no particular register.
func (w *walk) use(k int) bool {
	o := &w.ops[k]
	v := o.VReg
	r := w.now.reg[v]
	avoid := w.early.Union(w.demandEarly)
	if o.Pos == regalloc.Late {
		avoid = avoid.Union(w.late).Union(w.demandLate).Union(w.clob)
	}
	if r != regalloc.NoReg && w.regs.alloc[o.Class].Has(r) && !w.overwritten.Has(r) && (o.Pos == regalloc.Early || !w.late.Has(r) && !w.clob.Has(r)) {
		w.at[k] = regalloc.InRegister(r)
		w.now.clock++
		w.now.seen[r] = w.now.clock
		w.pinned.Add(r)
		if o.Pos == regalloc.Late {
			w.late = w.late.Union(w.m.Conflicts(r))
		}
		return true
	}
	if o.Constraint == regalloc.Anywhere {
		w.at[k] = w.home(v)
		return true
	}
	if r == regalloc.NoReg && o.Const != regalloc.NoAlt && w.remat(v) {
		w.at[k] = regalloc.Recomputed
		return true
	}
	x := w.pickOrEvict(w.regs.alloc[o.Class], o.Class, avoid, w.hint(k))
	if x == regalloc.NoReg {
		return false
	}
	w.at[k] = regalloc.InRegister(x)
	w.read(v, x)
	if o.Pos == regalloc.Late {
		w.late = w.late.Union(w.m.Conflicts(x))
	}
	return true
}

// hint returns the register in which a copy would be free, or NoReg.
func (w *walk) hint(k int) regalloc.Reg {
	switch {
	case w.in.Flags&regalloc.FlagMove != 0:
		if l := w.at[k+len(w.ops)/2]; l.Kind() == regalloc.RegLoc {
			return l.Reg()
		}
	case w.in.Flags&regalloc.FlagLow != 0:
		if l := w.at[1-k]; l.Kind() == regalloc.RegLoc {
			if whole := w.m.Whole(l.Reg()); w.m.Low(whole) == l.Reg() {
				return whole
			}
		}
	}
	return regalloc.NoReg
}

// search allocates the instruction with all other values in memory, except those in reserved registers (madeIn).
func (w *walk) search() bool {
	for k := range w.ops {
		if o := &w.ops[k]; o.Role != regalloc.Use {
			w.defined[o.VReg] = w.id
		}
	}
	for rs := w.now.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		if v := w.now.occ[r]; w.defined[v] != w.id && w.regs.shared.Has(r) {
			w.take(r)
			w.reload(v, r, w.home(v))
		}
	}
	if !w.fit.Search(w.p, w.id, w.at, func(k int) regalloc.Loc { return w.home(w.ops[k].VReg) }) {
		return false
	}
	w.early, w.late = regalloc.RegSet{}, regalloc.RegSet{}
	for k := range w.ops {
		o := &w.ops[k]
		if w.at[k].Kind() == regalloc.RegLoc {
			c := w.m.Conflicts(w.at[k].Reg())
			w.early, w.late = w.early.Union(c), w.late.Union(c)
		}
		if o.Role != regalloc.Use {
			w.made(o.VReg, w.at[k])
		}
	}
	for k := range w.ops {
		o := &w.ops[k]
		if o.Role != regalloc.Use || w.at[k].Kind() != regalloc.RegLoc {
			continue
		}
		w.read(o.VReg, w.at[k].Reg())
	}
	return true
}
