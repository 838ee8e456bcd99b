package locations

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A Stay is a part of a live range in which a value is needed in one location.
type Stay struct {
	VReg     regalloc.VReg
	Loc      regalloc.Loc
	Block    regalloc.BlockID
	Entry    bool  // it begins at the start of the block
	From, To int32 // rows: the first, and the one after the last
}

// A Need is a value that is needed in a location.
type Need struct {
	VReg regalloc.VReg
	Loc  regalloc.Loc
}

// key orders needs by value, then by location.
func (n Need) key() uint64 { return uint64(n.VReg)<<32 | uint64(n.Loc) }

// An EdgeMove is a move on an edge; the value at the start of the edge may differ from that at its end.
type EdgeMove struct {
	Edge     regalloc.EdgeID
	From, To regalloc.VReg
	Dst, Src regalloc.Loc
}

// A Map is the locations of the values of a Result.
type Map struct {
	P    *regalloc.Problem
	R    *regalloc.Result
	Flow *cfg.Info
	Linear
	Definitions
	Outcome
	Arguments
	analysis
	keys    []uint64 // scratch
	brought []int32  // of Install, by location: the last move on an edge that writes it, or -1
	flow    cfg.Workspace
	saved   saved
}

// Linear is a linear order of blocks, in which instructions have positions.
type Linear struct {
	Order   []int32            // blocks in the linear order
	Start   []int32            // by block: the position of its first instruction
	blockOf []regalloc.BlockID // by instruction
}

// Definitions are the definitions of values.
type Definitions struct {
	DefIn []regalloc.BlockID // by value: the block that defines it, or None
	Def   []regalloc.OpID    // by value: its definition, None for a parameter
	DefAt []regalloc.InstrID // by value: the instruction of Def
	Index []int32            // by value: its position in Params, or None
}

// Arguments are the arguments passed on edges to parameters.
type Arguments struct {
	Args    []int32         // by edge: index of its first argument; edges may share arguments
	ArgOf   []regalloc.VReg // by argument
	ArgLoc  []regalloc.Loc  // by argument: where it is read at the end of the block, a register if possible; or 0
	ArgSlot []regalloc.Loc  // by argument: the slot from which it is read, or 0
}

// Outcome is the contents of the map: the locations of values, and the moves between them.
type Outcome struct {
	Regs   []Stay            // in registers, by descending row; dead ones end where they begin
	Slots  []Stay            // in slots, by descending row
	Rows   []regalloc.RegSet // by row: units taken
	Entry  []regalloc.RegSet // by block: units taken at its start
	Last   []bool            // by operand: it reads its value, which nothing reads afterwards
	Moves  []regalloc.InstrMove
	Edges  []EdgeMove
	InSlot []bool // by value: it is in a slot somewhere
	Shared []bool // by value: it shares a location with another
	Used   regalloc.RegSet
}

// analysis is the working state of the data-flow analysis.
type analysis struct {
	movesOn []int32 // by edge: index of its first move; one more
	needs   needs
	in      [][]Need // by block: the needs at its start
	all     []Need   // memory of in
	dirty   []bool   // by block: more is needed after it than when it was walked
	seen    []int32  // by edge: how many of the needs at the start of its target its source has processed
	passing passing
	trace   tracer
	mark    []int32 // by location: stamp if something is moved there
	stamp   int32
}

// saved is a copy of what users of the map modify.
type saved struct {
	rows, entry []regalloc.RegSet
	moves       []regalloc.InstrMove
	edges       []EdgeMove
}

// Save keeps a copy of Rows, Entry, Moves and Edges.
func (m *Map) Save() {
	s := &m.saved
	s.rows, s.entry = append(scratch.Room(s.rows[:0], len(m.Rows)), m.Rows...), append(scratch.Room(s.entry[:0], len(m.Entry)), m.Entry...)
	s.moves, s.edges = append(scratch.Room(s.moves[:0], len(m.Moves)), m.Moves...), append(scratch.Room(s.edges[:0], len(m.Edges)), m.Edges...)
}

// Restore restores the state saved by Save.
func (m *Map) Restore() {
	s := &m.saved
	copy(m.Rows, s.rows)
	copy(m.Entry, s.entry)
	m.Moves, m.Edges = append(m.Moves[:0], s.moves...), append(m.Edges[:0], s.edges...)
}

// In returns the needs at the start of b, ordered by value.
func (m *Map) In(b regalloc.BlockID) []Need {
	if m.passing.loose[b] {
		m.sort(b)
	}
	return m.in[b]
}

// InOf returns the needs of v at the start of b.
func (m *Map) InOf(b regalloc.BlockID, v regalloc.VReg) []Need {
	list := m.In(b)
	k, _ := slices.BinarySearchFunc(list, v, func(n Need, v regalloc.VReg) int { return int(n.VReg) - int(v) })
	end := k
	for end < len(list) && list[end].VReg == v {
		end++
	}
	return list[k:end]
}

// ParamOf reports whether v is a parameter of b.
func (d *Definitions) ParamOf(v regalloc.VReg, b regalloc.BlockID) bool {
	return d.Index[v] >= 0 && d.DefIn[v] == b
}

// BlockOf returns the block of instruction i.
func (l *Linear) BlockOf(i regalloc.InstrID) regalloc.BlockID { return l.blockOf[i] }

// Size returns the number of needs at the starts of blocks.
func (m *Map) Size() int {
	n := 0
	for b := range m.in {
		n += len(m.in[b])
	}
	return n
}

// EdgesTo returns the edges into b.
func (m *Map) EdgesTo(b regalloc.BlockID) []int32 {
	return m.Flow.PredEdge[m.Flow.PredStart[b]:m.Flow.PredStart[b+1]]
}

// Compute builds the map of r, a Result of p.
func (m *Map) Compute(p *regalloc.Problem, r *regalloc.Result) {
	m.ComputeWith(p, m.flow.Analyze(p), r)
}

// ComputeWith is Compute with the flow graph of p.
func (m *Map) ComputeWith(p *regalloc.Problem, f *cfg.Info, r *regalloc.Result) {
	m.P = p
	m.Flow = f
	m.Order = m.Flow.Loops.Order
	m.number()
	m.Definitions.find(p)
	m.Linear.findBlocks(p)
	m.Arguments.index(p)
	m.Recompute(r)
}

// Recompute builds the map of r, another Result of the Problem last passed to Compute, which must be unchanged.
func (m *Map) Recompute(r *regalloc.Result) {
	m.R = r
	m.reset()
	m.passes()
	m.noteUsed()
}

// number assigns a position to each instruction.
func (m *Map) number() {
	m.Start = scratch.Sized(m.Start, len(m.P.Blocks))
	n := int32(0)
	for _, b := range m.Order {
		m.Start[b] = n
		n += int32(m.P.Blocks[b].Instrs[1] - m.P.Blocks[b].Instrs[0])
	}
}

// Stop returns the position after the last instruction of b.
func (m *Map) Stop(b regalloc.BlockID) int32 {
	return m.Start[b] + int32(m.P.Blocks[b].Instrs[1]-m.P.Blocks[b].Instrs[0])
}

// findBlocks records the block of each instruction.
func (l *Linear) findBlocks(p *regalloc.Problem) {
	l.blockOf = scratch.Sized(l.blockOf, len(p.Instrs))
	for b := range p.Blocks {
		for i := p.Blocks[b].Instrs[0]; i < p.Blocks[b].Instrs[1]; i++ {
			l.blockOf[i] = regalloc.BlockID(b)
		}
	}
}

// find finds the definitions of p's values.
func (d *Definitions) find(p *regalloc.Problem) {
	n := len(p.VRegs)
	d.DefIn, d.Def = scratch.Filled(d.DefIn, n, regalloc.None), scratch.Filled(d.Def, n, regalloc.None)
	d.DefAt, d.Index = scratch.Filled(d.DefAt, n, regalloc.None), scratch.Filled(d.Index, n, regalloc.None)
	for b := range p.Blocks {
		blk := &p.Blocks[b]
		for k := blk.Params[0]; k < blk.Params[1]; k++ {
			d.DefIn[p.Params[k]], d.Index[p.Params[k]] = regalloc.BlockID(b), k
		}
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				if p.Operands[o].Role != regalloc.Use {
					v := p.Operands[o].VReg
					d.DefIn[v], d.Def[v], d.DefAt[v] = regalloc.BlockID(b), o, i
				}
			}
		}
	}
}

// index numbers the arguments of p's edges.
func (a *Arguments) index(p *regalloc.Problem) {
	a.Args, a.ArgOf = scratch.Sized(a.Args, len(p.Edges)), a.ArgOf[:0]
	for e := range p.Edges {
		a.Args[e] = int32(len(a.ArgOf))
		a.ArgOf = append(a.ArgOf, p.EdgeArgs(regalloc.EdgeID(e))...)
	}
}

func (m *Map) reset() {
	p := m.P
	locs := len(p.Machine.Regs) + len(m.R.Slots)
	m.needs.reset(p, locs)
	m.in, m.all = scratch.Zeroed(m.in, len(p.Blocks)), m.all[:0]
	m.dirty, m.seen = scratch.Zeroed(m.dirty, len(p.Blocks)), scratch.Zeroed(m.seen, len(p.Edges))
	m.passing.reset(len(p.Blocks), locs)
	m.mark, m.stamp = scratch.Zeroed(m.mark, locs), 0
	m.trace.reset(locs)
	m.Shared, m.InSlot = scratch.Zeroed(m.Shared, len(p.VRegs)), scratch.Zeroed(m.InSlot, len(p.VRegs))
	m.all = scratch.Room(m.all, 4*len(p.VRegs))
	m.Moves, m.Edges = scratch.Room(m.Moves, len(m.R.InstrMoves)), scratch.Room(m.Edges, len(m.R.EdgeMoves))
	m.Regs, m.Slots, m.Moves, m.Edges = m.Regs[:0], m.Slots[:0], m.Moves[:0], m.Edges[:0]
	m.Rows, m.Entry = scratch.Sized(m.Rows, 2*len(p.Instrs)), scratch.Sized(m.Entry, len(p.Blocks))
	m.Last = scratch.Zeroed(m.Last, len(p.Operands))
	m.movesOn = scratch.Zeroed(m.movesOn, len(p.Edges)+1)
	for k := range m.R.EdgeMoves {
		m.movesOn[m.R.EdgeMoves[k].Edge+1]++
	}
	for e := range p.Edges {
		m.movesOn[e+1] += m.movesOn[e]
	}
	m.ArgLoc, m.ArgSlot = scratch.Zeroed(m.ArgLoc, len(m.ArgOf)), scratch.Zeroed(m.ArgSlot, len(m.ArgOf))
	m.Used = regalloc.RegSet{}
}

// noteUsed collects the registers that the Result writes, and those saved together with them.
func (m *Map) noteUsed() {
	note := func(l regalloc.Loc) {
		if l.Kind() == regalloc.RegLoc && !m.Used.Has(l.Reg()) {
			m.Used = m.Used.Union(m.P.Machine.Kin(l.Reg()))
		}
	}
	for o := range m.R.Locs {
		if m.P.Operands[o].Role != regalloc.Use {
			note(m.R.Locs[o])
		}
	}
	for k := range m.Moves {
		note(m.Moves[k].Dst)
	}
	for k := range m.Edges {
		note(m.Edges[k].Dst)
	}
}
