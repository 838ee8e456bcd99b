package outssa

import (
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// name gives the leaders dense names, in their order.
func (l *lowerer) name() {
	l.outcome.names, l.outcome.infos, l.outcome.member = scratch.Sized(l.outcome.names, len(l.inserted.vregs)), l.outcome.infos[:0], l.outcome.member[:0]
	for v := range l.inserted.vregs {
		if l.web[v] == regalloc.VReg(v) {
			l.outcome.names[v] = regalloc.VReg(len(l.outcome.infos))
			l.outcome.infos, l.outcome.member = append(l.outcome.infos, l.inserted.vregs[v]), append(l.outcome.member, regalloc.None)
		}
	}
	for v := range l.inserted.vregs {
		n := l.outcome.names[disjoint.Find(l.web, regalloc.VReg(v))]
		if l.outcome.names[v] = n; l.outcome.member[n] == regalloc.None {
			l.outcome.member[n] = l.inserted.members[v]
		}
	}
}

// finish puts the new names into the outcome, in place. Copies whose sides have
// one name go. It returns how many are left.
func (l *lowerer) finish() (pairs int) {
	q := &l.outcome.q
	q.VRegs = l.outcome.infos
	l.sequence.written = scratch.Zeroed(l.sequence.written, len(l.outcome.infos))
	w := finisher{l: l, q: q}
	for _, b := range l.inserted.order {
		blk := &q.Blocks[b]
		first, last, end := blk.Instrs[0], blk.LastSplit, blk.Instrs[1]
		blk.Instrs[0] = w.instrs
		for i := first; i < end; i++ {
			if i == last {
				blk.LastSplit = w.instrs
			}
			if l.outcome.origin[i].isCopy() {
				pairs := regalloc.InstrID(q.Instrs[i].Operands[1]-q.Instrs[i].Operands[0]) / 2
				w.copy(i, i == first)
				i += room(pairs)
			} else {
				w.instr(i)
			}
		}
		blk.Instrs[1] = w.instrs
	}
	q.Instrs, q.Operands, l.outcome.origin = q.Instrs[:w.instrs], q.Operands[:w.ops], l.outcome.origin[:w.instrs]
	return w.pairs
}

// finisher moves what is left of the outcome together.
type finisher struct {
	l      *lowerer
	q      *regalloc.Problem
	instrs regalloc.InstrID // done
	ops    regalloc.OpID    // done
	pairs  int              // of copies
}

// operand appends operand n.
func (w *finisher) operand(n regalloc.OpID) *regalloc.Operand {
	o := &w.q.Operands[w.ops]
	if n != w.ops {
		*o = w.q.Operands[n]
	}
	o.VReg = w.l.outcome.names[o.VReg]
	w.ops++
	return o
}

// append appends instruction i, whose operands from first on are done.
func (w *finisher) append(i regalloc.InstrID, first regalloc.OpID) *regalloc.Instr {
	in := &w.q.Instrs[w.instrs]
	if i != w.instrs {
		*in, w.l.outcome.origin[w.instrs] = w.q.Instrs[i], w.l.outcome.origin[i]
	}
	in.Operands = [2]regalloc.OpID{first, w.ops}
	w.instrs++
	return in
}

// copy keeps of the parallel copy i what still copies something. What several pairs
// write is one value.
func (w *finisher) copy(i regalloc.InstrID, start bool) {
	r, first := w.q.Instrs[i].Operands, w.ops
	half := (r[1] - r[0]) / 2
	for n := r[0]; n < r[0]+half; n++ {
		if d := w.l.outcome.names[w.q.Operands[n+half].VReg]; d == w.l.outcome.names[w.q.Operands[n].VReg] {
			w.l.sequence.written[d] = i + 1
		}
	}
	kept := regalloc.OpID(0)
	for n := r[0]; n < r[0]+half; n++ {
		if d, s := &w.q.Operands[n+half], &w.q.Operands[n]; w.l.sequence.written[w.l.outcome.names[d.VReg]] != i+1 {
			w.l.sequence.written[w.l.outcome.names[d.VReg]] = i + 1
			w.q.Operands[r[0]+kept], w.q.Operands[r[0]+half+kept] = *s, *d
			kept++
		}
	}
	w.pairs += int(kept)
	if kept > 1 && !start || kept > wide {
		if start {
			w.inRegisters(r[0], kept)
		}
		kept = w.sequence(i, w.q.Operands[r[0]:r[0]+kept], w.q.Operands[r[0]+half:r[0]+half+kept])
		r[0], half, first = 0, kept, w.ops
		for n := range kept {
			w.put(w.l.sequence.moved[n])
		}
		for n := range kept {
			w.put(w.l.sequence.moved[half+n])
		}
	} else {
		for n := range kept {
			w.operand(r[0] + n)
		}
		for n := range kept {
			w.operand(r[0] + half + n)
		}
	}
	if kept > 0 {
		w.append(i, first)
	}
}

// inRegisters keeps an allocator from making constants for the sources of a copy at the start of
// a block, which starts at operand first: that must happen on an edge, where copies in sequence
// are not put.
func (w *finisher) inRegisters(first, n regalloc.OpID) {
	for k := range n {
		w.q.Operands[first+k].Const = regalloc.NoAlt
	}
}

// single appends a copy of one value, for the parallel copy i.
func (w *finisher) single(i regalloc.InstrID, src, dst regalloc.Operand) {
	first := w.ops
	w.put(src)
	w.put(dst)
	w.append(i, first)
}

// put appends o, which has its name.
func (w *finisher) put(o regalloc.Operand) {
	w.q.Operands[w.ops] = o
	w.ops++
}

// wide is how many values a parallel copy may copy at once. Allocators look at the operands of an
// instruction together, which must not take longer the more there are; and cycles of more values
// than a machine has registers go through memory in any case.
const wide = 64

// room returns how many instructions copy leaves after a parallel copy of so many pairs for what
// sequence makes of it.
func room(pairs regalloc.InstrID) regalloc.InstrID {
	if pairs > wide {
		return pairs - 1 + pairs/2 // a temporary for each cycle
	}
	return max(0, pairs-1)
}

// sequence makes of the parallel copy i of several values copies of single ones, one
// after the other: what a copy writes, no later one reads. It returns the number of
// pairs that go round in circles, and these in moved. An allocator that copies one
// value at a time can have one register for a source and another pair's target.
func (w *finisher) sequence(i regalloc.InstrID, srcs, dsts []regalloc.Operand) regalloc.OpID {
	l, n := w.l, len(srcs)
	// The pairs are taken out of the way; moved has all sources, then all targets.
	l.sequence.moved = append(append(l.sequence.moved[:0], srcs...), dsts...)
	l.sequence.reads = scratch.Sized(l.sequence.reads, len(l.outcome.infos))
	l.sequence.writer = scratch.Sized(l.sequence.writer, len(l.outcome.infos))
	for k := range l.sequence.moved {
		o := &l.sequence.moved[k]
		o.VReg = l.outcome.names[o.VReg]
		l.sequence.reads[o.VReg], l.sequence.writer[o.VReg] = 0, -1
	}
	for k := range n {
		l.sequence.reads[l.sequence.moved[k].VReg]++
		l.sequence.writer[l.sequence.moved[n+k].VReg] = int32(k)
	}
	ready := l.sequence.ready[:0]
	for k := range n {
		if l.sequence.reads[l.sequence.moved[n+k].VReg] == 0 {
			ready = append(ready, int32(k))
		}
	}
	done := 0
	for ; done < len(ready); done++ {
		k := ready[done]
		s := l.sequence.moved[k].VReg
		w.single(i, l.sequence.moved[k], l.sequence.moved[n+int(k)])
		if l.sequence.reads[s]--; l.sequence.reads[s] == 0 && l.sequence.writer[s] >= 0 {
			ready = append(ready, l.sequence.writer[s])
		}
		l.sequence.writer[l.sequence.moved[n+int(k)].VReg] = -2 // done
	}
	l.sequence.ready = ready
	if n-done > wide {
		w.cycles(i, n)
		return 0
	}
	if done == 0 {
		return regalloc.OpID(n)
	}
	left := 0
	for k := range n {
		if l.sequence.writer[l.sequence.moved[n+k].VReg] >= 0 {
			l.sequence.moved[left] = l.sequence.moved[k]
			left++
		}
	}
	at := left
	for k := range n {
		if l.sequence.writer[l.sequence.moved[n+k].VReg] >= 0 {
			l.sequence.moved[at] = l.sequence.moved[n+k]
			at++
		}
	}
	return regalloc.OpID(left)
}

// cycles makes copies of single values of those of the n pairs in moved that are left, which form
// cycles. In each, a temporary takes the value that is overwritten first.
func (w *finisher) cycles(i regalloc.InstrID, n int) {
	l := w.l
	for first := range n {
		d := l.sequence.moved[n+first]
		if l.sequence.writer[d.VReg] < 0 {
			continue
		}
		saved := regalloc.Operand{VReg: d.VReg, Class: d.Class, Const: regalloc.NoAlt}
		d.VReg = w.temp(d.VReg)
		w.single(i, saved, d)
		for k := int32(first); k >= 0; {
			src, dst := l.sequence.moved[k], l.sequence.moved[n+int(k)]
			l.sequence.writer[dst.VReg] = -2 // done
			if k = l.sequence.writer[src.VReg]; k < 0 {
				src.VReg = d.VReg
			}
			w.single(i, src, dst)
		}
	}
}

// temp returns the name of a new register like that of name n.
func (w *finisher) temp(n regalloc.VReg) regalloc.VReg {
	l := w.l
	t := regalloc.VReg(len(l.outcome.infos))
	l.outcome.infos = append(l.outcome.infos, regalloc.VRegInfo{Class: l.outcome.infos[n].Class, Remat: regalloc.None})
	l.outcome.member = append(l.outcome.member, l.outcome.member[n])
	w.q.VRegs = l.outcome.infos
	return t
}

// instr keeps instruction i. A copy between registers that became one leaves a
// mark, whose only operand tells Raise where the register is.
func (w *finisher) instr(i regalloc.InstrID) {
	l, in, first := w.l, &w.q.Instrs[i], w.ops
	r := in.Operands
	if in.Flags&regalloc.FlagMove != 0 && l.outcome.isSame(w.q.Operands[r[0]:r[1]]) {
		o := w.operand(r[0])
		o.Constraint, o.Mem, o.Const = regalloc.Anywhere, 0, 0
		*w.append(i, first) = regalloc.Instr{
			Op: int32(len(w.q.OpNames)) - 1, MemLimit: 1, Operands: [2]regalloc.OpID{first, w.ops},
		}
		return
	}
	remat := regalloc.VReg(regalloc.None)
	if in.Flags&regalloc.FlagRemat != 0 {
		remat = w.q.Operands[r[0]].VReg
	}
	for n := r[0]; n < r[1]; n++ {
		w.operand(n)
	}
	w.append(i, first)
	if remat >= 0 && l.inserted.vregs[remat].Remat == regalloc.InstrID(l.outcome.origin[w.instrs-1]) {
		w.q.VRegs[l.outcome.names[remat]].Remat = w.instrs - 1
	}
}

// isSame reports whether a copy with these operands, of one register, now copies
// it to itself.
func (l *outcome) isSame(ops []regalloc.Operand) bool {
	return len(ops) == 2 && free(&ops[0]) && free(&ops[1]) && ops[0].VReg != ops[1].VReg && l.names[ops[0].VReg] == l.names[ops[1].VReg]
}
