package outssa

import (
	"fmt"
	"math"
	"slices"
	"sort"

	"spillway/regalloc"
)

// Options choose how a Problem leaves SSA form; the zero value is the production default.
type Options struct {
	// KeepCopies leaves every copy where it was put.
	KeepCopies bool
	// Fuel bounds the number of copies that are removed, to bisect a wrong one; 0 is no bound.
	Fuel int
}

// A Lowered is a Problem out of SSA form and its relation to the original.
type Lowered struct {
	Problem  *regalloc.Problem
	Original *regalloc.Problem
	// VReg is, by register of the original, the lowered register it became.
	VReg []regalloc.VReg

	member []regalloc.VReg // by lowered register: one original register of those it stands for
	origin []origin        // by lowered instruction
	op     []regalloc.OpID // by original operand: the lowered one
}

// An origin says what a lowered instruction was.
type origin struct {
	instr  regalloc.InstrID // the original instruction, or that before which the copy stands
	isCopy bool
}

// Lower translates p. A Problem that is not in SSA form only has its copies
// removed. The error is about two critical edges between the same blocks that
// pass different arguments: there is no place for their copies.
func Lower(p *regalloc.Problem, opts Options) (*Lowered, error) {
	l := &lowerer{p: p, opts: opts}
	if err := l.place(); err != nil {
		return nil, err
	}
	l.rename = make([]regalloc.VReg, len(l.vregs))
	for v := range l.rename {
		l.rename[v] = regalloc.VReg(v)
	}
	if !opts.KeepCopies {
		first := l.emit()
		l.coalesce(first)
		l.compact()
	}
	return l.emit(), nil
}

// lowerer holds one translation.
type lowerer struct {
	p    *regalloc.Problem // input
	opts Options

	vregs   []regalloc.VRegInfo // original registers, then temporaries
	members []regalloc.VReg     // by register: itself, or a temporary's parameter
	atEnd   [][]pairOf          // by block: the copy at its end
	atStart [][]pairOf          // by block: the copy at its start

	rename []regalloc.VReg // by register: its name in the outcome
	merged []bool          // by new name: it stands for several registers
	count  int             // of new names
}

// A pairOf is one copy of a parallel copy.
type pairOf struct{ dst, src regalloc.VReg }

// place puts a parallel copy for every edge that has arguments.
func (l *lowerer) place() error {
	p := l.p
	l.vregs = append(l.vregs, p.VRegs...)
	l.members = make([]regalloc.VReg, len(p.VRegs))
	for v := range l.members {
		l.members[v] = regalloc.VReg(v)
	}
	l.atEnd, l.atStart = make([][]pairOf, len(p.Blocks)), make([][]pairOf, len(p.Blocks))
	if len(p.Params) == 0 {
		return nil
	}
	preds := make([]int32, len(p.Blocks))
	preds[0] = 1 // the call of the function
	for e := range p.Edges {
		preds[p.Edges[e].To]++
	}
	at := make([]placement, len(p.Edges))
	isolated := make([]bool, len(p.Blocks))
	for e := range p.Edges {
		at[e] = l.placement(regalloc.EdgeID(e), preds)
		if at[e] == critical {
			isolated[p.Edges[e].To] = true
		}
	}
	temps := make([]regalloc.VReg, len(p.Params)) // beside Params
	for b := range p.Blocks {
		if isolated[b] {
			l.isolate(regalloc.BlockID(b), temps)
		}
	}
	twin := make([]regalloc.EdgeID, len(p.Blocks)) // by target: an edge to it, plus one
	for e := range p.Edges {
		edge := &p.Edges[e]
		if t := twin[edge.To] - 1; t >= 0 && p.Edges[t].From == edge.From {
			if !slices.Equal(p.EdgeArgs(t), p.EdgeArgs(regalloc.EdgeID(e))) {
				return fmt.Errorf("%s: edges %d and %d from block %d to block %d pass different arguments; give one of them a block", p.Name, t, e, edge.From, edge.To)
			}
			continue
		}
		twin[edge.To] = regalloc.EdgeID(e) + 1
		l.copyEdge(regalloc.EdgeID(e), at[e], isolated, temps)
	}
	return nil
}

// A placement is where the copy of an edge may stand.
type placement uint8

const (
	endOfSource placement = iota
	startOfTarget
	critical
)

func (l *lowerer) placement(e regalloc.EdgeID, preds []int32) placement {
	edge := &l.p.Edges[e]
	switch {
	case l.p.NumSuccs(int(edge.From)) == 1 && l.quietEnd(edge.From):
		return endOfSource
	case preds[edge.To] == 1:
		return startOfTarget
	}
	return critical
}

// quietEnd reports whether no instruction from b's last split point on has operands.
func (l *lowerer) quietEnd(b regalloc.BlockID) bool {
	for i := l.p.Blocks[b].LastSplit; i < l.p.Blocks[b].Instrs[1]; i++ {
		in := &l.p.Instrs[i]
		if in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
			return false
		}
	}
	return true
}

// isolate gives every parameter of b a temporary.
func (l *lowerer) isolate(b regalloc.BlockID, temps []regalloc.VReg) {
	r := l.p.Blocks[b].Params
	for k := r[0]; k < r[1]; k++ {
		v := l.p.Params[k]
		temps[k] = regalloc.VReg(len(l.vregs))
		l.vregs = append(l.vregs, regalloc.VRegInfo{Class: l.p.VRegs[v].Class, Remat: regalloc.None})
		l.members = append(l.members, v)
		l.atStart[b] = append(l.atStart[b], pairOf{v, temps[k]})
	}
}

func (l *lowerer) copyEdge(e regalloc.EdgeID, at placement, isolated []bool, temps []regalloc.VReg) {
	edge := &l.p.Edges[e]
	first := l.p.Blocks[edge.To].Params[0]
	params := l.p.BlockParams(edge.To)
	for k, a := range l.p.EdgeArgs(e) {
		switch {
		case isolated[edge.To]:
			l.atEnd[edge.From] = append(l.atEnd[edge.From], pairOf{temps[int(first)+k], a})
		case at == startOfTarget:
			l.atStart[edge.To] = append(l.atStart[edge.To], pairOf{params[k], a})
		default:
			l.atEnd[edge.From] = append(l.atEnd[edge.From], pairOf{params[k], a})
		}
	}
}

// emit writes the Problem with its copies under the present names; pairs whose
// sides have one name are left out.
func (l *lowerer) emit() *Lowered {
	p := l.p
	q := &regalloc.Problem{
		Name: p.Name, Machine: p.Machine, Reserved: p.Reserved,
		Blocks: append([]regalloc.Block(nil), p.Blocks...), Edges: append([]regalloc.Edge(nil), p.Edges...),
		OpNames:  append(append([]string(nil), p.OpNames...), "copy", "same"),
		Instrs:   make([]regalloc.Instr, 0, len(p.Instrs)+len(p.Instrs)/8),
		Operands: make([]regalloc.Operand, 0, len(p.Operands)+len(p.Args)*2),
	}
	w := &emitter{l: l, q: q, out: &Lowered{Problem: q, Original: p, op: make([]regalloc.OpID, len(p.Operands))}}
	w.names()
	w.instrOf = make([]regalloc.InstrID, len(p.Instrs))
	for _, b := range byInstr(p) {
		w.block(b)
	}
	for e := range q.Edges {
		q.Edges[e].Args = [2]int32{}
	}
	for v := range q.VRegs {
		if x := &q.VRegs[v]; x.Remat != regalloc.None {
			x.Remat = w.instrOf[x.Remat]
		}
	}
	return w.out
}

// byInstr returns the blocks in the order of their instructions.
func byInstr(p *regalloc.Problem) []regalloc.BlockID {
	order := make([]regalloc.BlockID, len(p.Blocks))
	for b := range order {
		order[b] = regalloc.BlockID(b)
	}
	less := func(i, j int) bool { return p.Blocks[order[i]].Instrs[0] < p.Blocks[order[j]].Instrs[0] }
	if !sort.SliceIsSorted(order, less) {
		sort.Slice(order, less)
	}
	return order
}

type emitter struct {
	l   *lowerer
	q   *regalloc.Problem
	out *Lowered

	instrOf []regalloc.InstrID // by original instruction
}

// names fills in the registers of the outcome.
func (w *emitter) names() {
	l := w.l
	n := len(l.vregs)
	if l.merged != nil {
		n = l.count
	}
	w.q.VRegs = make([]regalloc.VRegInfo, n)
	w.out.member = make([]regalloc.VReg, n)
	w.out.VReg = l.rename[:len(l.p.VRegs)]
	for v := len(l.vregs) - 1; v >= 0; v-- {
		to := l.rename[v]
		w.q.VRegs[to] = l.vregs[v]
		if l.merged != nil && l.merged[to] {
			w.q.VRegs[to] = regalloc.VRegInfo{Class: l.vregs[v].Class, Remat: regalloc.None}
		}
		w.out.member[to] = l.members[v]
	}
}

func (w *emitter) block(b regalloc.BlockID) {
	p, q := w.l.p, w.q
	first, end := p.InstrRange(b)
	start := regalloc.InstrID(len(q.Instrs))
	w.copy(w.l.atStart[b], first)
	for i := first; i < end; i++ {
		if i == p.Blocks[b].LastSplit {
			w.copy(w.l.atEnd[b], i)
			q.Blocks[b].LastSplit = regalloc.InstrID(len(q.Instrs))
		}
		w.instr(i)
	}
	q.Blocks[b].Instrs = [2]regalloc.InstrID{start, regalloc.InstrID(len(q.Instrs))}
	q.Blocks[b].Params = [2]int32{}
}

// copy emits a parallel copy before original instruction i.
func (w *emitter) copy(pairs []pairOf, i regalloc.InstrID) {
	q, first := w.q, regalloc.OpID(len(w.q.Operands))
	for _, c := range pairs {
		if w.l.rename[c.src] == w.l.rename[c.dst] {
			continue
		}
		v := w.l.rename[c.src]
		o := regalloc.Operand{VReg: v, Class: q.VRegs[v].Class, Const: regalloc.NoAlt}
		if q.VRegs[v].Remat != regalloc.None {
			o.Const = 0
		}
		q.Operands = append(q.Operands, o)
	}
	if regalloc.OpID(len(q.Operands)) == first {
		return
	}
	for _, c := range pairs {
		if w.l.rename[c.src] == w.l.rename[c.dst] {
			continue
		}
		v := w.l.rename[c.dst]
		q.Operands = append(q.Operands, regalloc.Operand{
			VReg: v, Role: regalloc.Def, Pos: regalloc.Late, Class: q.VRegs[v].Class, Const: regalloc.NoAlt,
		})
	}
	q.Instrs = append(q.Instrs, regalloc.Instr{
		Op: int32(len(q.OpNames)) - 2, Flags: regalloc.FlagMove, MemLimit: math.MaxUint8,
		Operands: [2]regalloc.OpID{first, regalloc.OpID(len(q.Operands))},
	})
	w.out.origin = append(w.out.origin, origin{i, true})
}

// instr emits original instruction i. A copy between registers that became one
// leaves a mark, whose only operand tells Raise where the register is.
func (w *emitter) instr(i regalloc.InstrID) {
	q, in := w.q, w.l.p.Instrs[i]
	w.instrOf[i] = regalloc.InstrID(len(q.Instrs))
	first := regalloc.OpID(len(q.Operands))
	r := in.Operands
	gone := w.l.isSame(i)
	for n := r[0]; n < r[1]; n++ {
		o := w.l.p.Operands[n]
		o.VReg = w.l.rename[o.VReg]
		w.out.op[n] = regalloc.OpID(len(q.Operands))
		if gone {
			w.out.op[n] = first
			if n > r[0] {
				continue
			}
			o.Constraint, o.Mem, o.Const = regalloc.Anywhere, 0, 0
		}
		q.Operands = append(q.Operands, o)
	}
	if gone {
		in = regalloc.Instr{Op: int32(len(q.OpNames)) - 1, MemLimit: 1}
	}
	in.Operands = [2]regalloc.OpID{first, regalloc.OpID(len(q.Operands))}
	q.Instrs = append(q.Instrs, in)
	w.out.origin = append(w.out.origin, origin{i, false})
}

// isSame reports whether i is a copy of one register to what is now the same register.
func (l *lowerer) isSame(i regalloc.InstrID) bool {
	ops := l.p.Ops(i)
	return l.p.Instrs[i].Flags&regalloc.FlagMove != 0 && len(ops) == 2 && ops[0].VReg != ops[1].VReg &&
		l.rename[ops[0].VReg] == l.rename[ops[1].VReg]
}
