package regalloc

import "slices"

// An Emitter writes the code of a Result; see Emit.
type Emitter interface {
	// Block begins block b.
	Block(b BlockID)
	// Edge begins a block of its own on edge e: the moves follow, and after them a jump to the target of e must be
	// emitted. The branch to e leads here.
	Edge(e EdgeID)
	// Moves happen at once; package shuffle makes a sequence of them. The slice is
	// valid during the call.
	Moves(moves []Move)
	// Instr emits instruction i with its operands at locs.
	Instr(i InstrID, locs []Loc)
}

// Emit calls w for everything in the code of p with its Result r, in the order of the text: each block's moves and
// instructions, then the blocks for moves on critical edges. Copies (FlagMove) become moves. Omitted are copies of a
// low part that is already in place, and instructions whose result is unused because it is rematerialized.
//
// Moves on an edge are at the end of its source or at the start of its target
// where the edge is the only one there. r must be right (package check proves it).
// Time is linear, except for a binary search for each block.
func Emit(p *Problem, r *Result, w Emitter) {
	e := emitter{p: p, r: r, w: w, preds: make([]int32, len(p.Blocks)), in: make([]EdgeID, len(p.Blocks)), edgeMoves: make([][2]int32, len(p.Edges))}
	for k := range p.Edges {
		to := p.Edges[k].To
		e.preds[to]++
		e.in[to] = EdgeID(k)
	}
	e.preds[0]++ // function entry
	for k := range r.EdgeMoves {
		x := &e.edgeMoves[r.EdgeMoves[k].Edge]
		if x[1] == 0 {
			x[0] = int32(k)
		}
		x[1] = int32(k) + 1
	}
	for b := range p.Blocks {
		e.block(BlockID(b))
	}
}

// emitter is the state of Emit.
type emitter struct {
	p *Problem
	r *Result
	w Emitter

	preds     []int32    // by block: edges into it
	in        []EdgeID   // by block: the last of them
	edgeMoves [][2]int32 // by edge: range of r.EdgeMoves
	group     []Move     // what is passed to w
}

// An edgePlace is where the moves on an edge are emitted.
type edgePlace uint8

const (
	onEdge edgePlace = iota
	atEnd
	atStart
)

func (e *emitter) place(k EdgeID) edgePlace {
	switch x := &e.p.Edges[k]; {
	case e.p.NumSuccs(int(x.From)) == 1 && e.p.QuietEnd(x.From):
		return atEnd
	case e.preds[x.To] == 1:
		return atStart
	}
	return onEdge
}

func (e *emitter) block(b BlockID) {
	p := e.p
	e.w.Block(b)
	if e.preds[b] == 1 && b != 0 && e.place(e.in[b]) == atStart {
		e.edge(e.in[b])
	}
	first, end := p.InstrRange(b)
	moves := e.r.InstrMoves
	k, _ := slices.BinarySearchFunc(moves, first, func(m InstrMove, i InstrID) int { return int(m.Before) - int(i) })
	succ, succEnd := p.Succs(b)
	for i := first; i < end; i++ {
		for k < len(moves) && moves[k].Before == i {
			step := moves[k].Step
			for ; k < len(moves) && moves[k].Before == i && moves[k].Step == step; k++ {
				e.group = append(e.group, moves[k].Move)
			}
			e.flush()
		}
		if i == p.Blocks[b].LastSplit && succ+1 == succEnd && e.place(succ) == atEnd {
			e.edge(succ)
		}
		e.instr(i)
	}
	for s := succ; s < succEnd; s++ {
		if e.edgeMoves[s][1] > 0 && e.place(s) == onEdge {
			e.w.Edge(s)
			e.edge(s)
		}
	}
}

// edge passes on the moves on edge k.
func (e *emitter) edge(k EdgeID) {
	moves := e.r.EdgeMoves[e.edgeMoves[k][0]:e.edgeMoves[k][1]]
	for n := range moves {
		e.group = append(e.group, moves[n].Move)
		if n+1 == len(moves) || moves[n+1].Step != moves[n].Step {
			e.flush()
		}
	}
}

// flush passes on the group, if there is one.
func (e *emitter) flush() {
	if len(e.group) > 0 {
		e.w.Moves(e.group)
		e.group = e.group[:0]
	}
}

func (e *emitter) instr(i InstrID) {
	in, ops := &e.p.Instrs[i], e.p.Ops(i)
	locs := e.r.Locs[in.Operands[0]:in.Operands[1]:in.Operands[1]]
	switch {
	case in.Flags&FlagMove != 0:
		e.copy(ops, locs)
	case in.Flags&FlagRemat != 0 && slices.Contains(locs, Recomputed):
	case in.Flags&FlagLow != 0 && e.lowInPlace(ops, locs):
	default:
		e.w.Instr(i, locs)
	}
}

// copy passes on a copy as moves.
func (e *emitter) copy(ops []Operand, locs []Loc) {
	half := len(ops) / 2
	for k := range half {
		if src, dst := locs[k], locs[half+k]; src != dst && dst.Kind() != NoLoc {
			v := ops[half+k].VReg
			if src.Kind() == RematLoc {
				v = ops[k].VReg // identifies the value to rematerialize
			}
			e.group = append(e.group, Move{VReg: v, Dst: dst, Src: src})
		}
	}
	e.flush()
}

// lowInPlace reports whether the copy of a low part needs no code.
func (e *emitter) lowInPlace(ops []Operand, locs []Loc) bool {
	use := 0
	if ops[0].Role != Use {
		use = 1
	}
	src, dst := locs[use], locs[1-use]
	return src.Kind() == RegLoc && dst.Kind() == RegLoc && e.p.Machine.Low(src.Reg()) == dst.Reg()
}
