package model

import (
	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// An Isolation is a Problem in which the arguments of edges without moves are copies, made at the last point of the
// block where moves can be placed. A value that continues in several places over such an edge becomes several values,
// so that the model has an assignment where it otherwise might not. Every Result of the original corresponds to one
// of it at the same cost.
type Isolation struct {
	P *regalloc.Problem

	of     *regalloc.Problem
	old    []regalloc.InstrID // by instruction of P: that of the original; of a copy the one after it
	copied []bool             // by instruction of P
	source []regalloc.VReg    // by value of P: that of the original
}

// Large reports whether p is too large for a model, which has a state for each instruction at which a value is live
// and is traversed several times.
func Large(p *regalloc.Problem) bool { return new(live.Workspace).Crowded(p, cfg.NewFlow(p)) }

// OrIsolated calls solve for a Result of p and, after an error, for one of p's Isolation, which it converts to one of
// p. The error is that of p, or a regalloc.SizeError if p is too large.
func OrIsolated(p *regalloc.Problem, solve func(*regalloc.Problem) (*regalloc.Result, error)) (*regalloc.Result, error) {
	if Large(p) {
		return nil, &regalloc.SizeError{Name: p.Name}
	}
	r, err := solve(p)
	if err == nil {
		return r, nil
	}
	if x := Isolate(p); x != nil {
		if r, err := solve(x.P); err == nil {
			return x.Result(r), nil
		}
	}
	return nil, err
}

// Isolate returns the Isolation of p, a Problem in SSA form, or nil if no edge without
// moves has arguments. Time is linear in p.
func Isolate(p *regalloc.Problem) *Isolation {
	movable := p.AppendMovable(nil)
	any := false
	for e := range p.Edges {
		any = any || !movable[e] && len(p.EdgeArgs(regalloc.EdgeID(e))) > 0
	}
	if !any {
		return nil
	}
	q := *p
	q.Source = nil
	x := &Isolation{P: &q, of: p}
	q.VRegs = append([]regalloc.VRegInfo(nil), p.VRegs...)
	q.Blocks = append([]regalloc.Block(nil), p.Blocks...)
	q.Edges = append([]regalloc.Edge(nil), p.Edges...)
	q.Args = append([]regalloc.VReg(nil), p.Args...)
	q.OpNames = append(append([]string(nil), p.OpNames...), "isolate")
	q.Instrs, q.Operands = nil, nil
	for v := range p.VRegs {
		x.source = append(x.source, regalloc.VReg(v))
	}
	at := make([]regalloc.InstrID, len(p.Instrs)) // by instruction of p: that of q
	split := make([]int32, len(p.Instrs))         // by instruction: the block whose last split point it is, plus one
	for b := range p.Blocks {
		split[p.Blocks[b].LastSplit] = int32(b) + 1
	}
	for i := range regalloc.InstrID(len(p.Instrs)) {
		if b := split[i] - 1; b >= 0 {
			for e := p.Blocks[b].Succs[0]; e < p.Blocks[b].Succs[1]; e++ {
				if !movable[e] {
					x.copies(e, i)
				}
			}
		}
		at[i] = regalloc.InstrID(len(q.Instrs))
		x.instr(p.Instrs[i], p.Ops(i), i, false)
	}
	for b := range q.Blocks {
		k, was := &q.Blocks[b], &p.Blocks[b]
		k.LastSplit = at[was.LastSplit]
		k.Instrs = [2]regalloc.InstrID{x.begin(at, was.Instrs[0]), at[was.Instrs[1]-1] + 1}
	}
	for v := range p.VRegs {
		if i := p.VRegs[v].Remat; i != regalloc.None {
			q.VRegs[v].Remat = at[i]
		}
	}
	return x
}

// begin returns the first of the copies before instruction i in x.P, or i itself.
func (x *Isolation) begin(at []regalloc.InstrID, i regalloc.InstrID) regalloc.InstrID {
	n := at[i]
	for n > 0 && x.copied[n-1] {
		n--
	}
	return n
}

// instr adds an instruction to x.P.
func (x *Isolation) instr(in regalloc.Instr, ops []regalloc.Operand, old regalloc.InstrID, copied bool) {
	q := x.P
	n := regalloc.OpID(len(q.Operands))
	q.Operands = append(q.Operands, ops...)
	in.Operands = [2]regalloc.OpID{n, n + regalloc.OpID(len(ops))}
	q.Instrs = append(q.Instrs, in)
	x.old, x.copied = append(x.old, old), append(x.copied, copied)
}

// copies adds copies of e's arguments before instruction i of the original.
func (x *Isolation) copies(e regalloc.EdgeID, i regalloc.InstrID) {
	q := x.P
	args := x.of.EdgeArgs(e)
	at := int32(len(q.Args)) // edges may have their arguments in one place
	q.Edges[e].Args = [2]int32{at, at + int32(len(args))}
	for _, v := range args {
		c := regalloc.VReg(len(q.VRegs))
		q.VRegs = append(q.VRegs, regalloc.VRegInfo{Class: q.VRegs[v].Class, Remat: regalloc.None})
		x.source = append(x.source, v)
		class := q.VRegs[v].Class
		use := regalloc.Operand{VReg: v, Class: class, Mem: 0, Const: regalloc.NoAlt}
		if x.of.VRegs[v].Remat != regalloc.None {
			use.Const = 0
		}
		def := regalloc.Operand{VReg: c, Class: class, Role: regalloc.Def, Pos: regalloc.Late, Mem: 0, Const: regalloc.NoAlt}
		x.instr(regalloc.Instr{Op: int32(len(q.OpNames) - 1), Flags: regalloc.FlagMove, MemLimit: 1}, []regalloc.Operand{use, def}, i, true)
		q.Args = append(q.Args, c)
	}
}

// Result converts r, a Result of x.P, to one of the original: the copies are moves.
func (x *Isolation) Result(r *regalloc.Result) *regalloc.Result {
	y := *r
	y.Locs, y.InstrMoves = nil, nil
	y.EdgeMoves = append([]regalloc.EdgeMove(nil), r.EdgeMoves...)
	for k := range y.EdgeMoves {
		y.EdgeMoves[k].VReg = x.source[y.EdgeMoves[k].VReg]
	}
	step, k := int32(0), 0
	for i := range x.P.Instrs {
		last := step
		for ; k < len(r.InstrMoves) && r.InstrMoves[k].Before == regalloc.InstrID(i); k++ {
			m := r.InstrMoves[k].Move
			m.VReg, m.Step = x.source[m.VReg], m.Step+step
			last = m.Step + 1
			y.InstrMoves = append(y.InstrMoves, regalloc.InstrMove{Before: x.old[i], Move: m})
		}
		in := &x.P.Instrs[i]
		locs := r.Locs[in.Operands[0]:in.Operands[1]]
		if !x.copied[i] {
			y.Locs = append(y.Locs, locs...)
			step = 0
			continue
		}
		if step = last; locs[0] != locs[1] {
			v := x.P.Operands[in.Operands[0]].VReg
			y.InstrMoves = append(y.InstrMoves, regalloc.InstrMove{Before: x.old[i], Move: regalloc.Move{VReg: v, Step: step, Dst: locs[1], Src: locs[0]}})
			step++
		}
	}
	return &y
}
