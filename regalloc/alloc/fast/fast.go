package fast

import (
	"cmp"
	"fmt"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
)

// Allocator allocates registers in one backward walk over each block.
type Allocator struct{ w walk }

// New returns the allocator. It takes Problems in SSA form.
func New() regalloc.Allocator { return &Allocator{} }

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, _ regalloc.Options) (*regalloc.Result, error) {
	w := &a.w
	f := w.cfg.NewFlow(p)
	order := w.cfg.ReversePostorder(f)
	w.reset(p, f)
	for k := len(order.Blocks) - 1; k >= 0; k-- {
		if err := w.block(regalloc.BlockID(order.Blocks[k])); err != nil {
			return nil, err
		}
	}
	return w.result(), nil
}

// walk is the state of one allocation.
type walk struct {
	cfg cfg.Workspace
	fit assign.Searcher
	p   *regalloc.Problem // inputs
	m   *regalloc.Machine
	f   *cfg.Flow

	instrState

	blocks []regalloc.BlockID

	anchors   []anchor // of the current block
	anchoring bool     // it may have anchors
	stores    []store  // of all blocks
	storing   []store  // those not yet merged with the edge moves
	regs      registers
	now       assignment
	border    borders
	outcome   outcome
}

// registers are the allocatable registers of a machine, kept across Problems.
type registers struct {
	alloc    []regalloc.RegSet // derived: by class, registers to choose from
	shared   regalloc.RegSet   // those and the registers that share units with one of them
	aliased  bool              // some registers share units
	machine  *regalloc.Machine // what these were derived from
	reserved regalloc.RegSet
}

// assignment is the location of each value after the current program point.
type assignment struct {
	reg   []regalloc.Reg  // by virtual register: where it is after the program point, or NoReg: evolving
	slot  []int32         // by virtual register: its slot, plus one
	occ   []regalloc.VReg // by physical register: what is in it
	held  regalloc.RegSet // the occupied registers
	busy  regalloc.RegSet // those and the registers that share a unit with one
	seen  []int32         // by physical register: when its value was last used
	clock int32
	gone  regalloc.RegSet // registers that are written after the last split point of the block
}

// borders are the facts about blocks and edges: locations of parameters and arguments, and values expected at block
// starts.
type borders struct {
	movable  []bool // by edge: moves may be placed on it
	isolated []bool // by block: its parameters are passed in slots of their own
	staged   []int32
	done     []bool         // by block
	params   []regalloc.Reg // parallel to Params: the register that the parameter starts in, or NoReg
	args     []regalloc.Loc // parallel to Args: where the argument is at the end of its block; 0: at home
	wants    []want         // of all blocks
	wantOf   [][2]int32     // by block
}

// outcome collects the Result.
type outcome struct {
	locs   []regalloc.Loc
	slots  []regalloc.Slot
	edges  []regalloc.EdgeMove
	out    []regalloc.InstrMove
	moves  []regalloc.InstrMove
	moveOf [][2]int32 // by block: range of moves, the last first
}

// A want is a value that a block expects in a register at its start.
type want struct {
	v   regalloc.VReg // or None: already there
	reg regalloc.Reg
	src regalloc.Loc // its source; 0: not yet known
}

func (w *walk) reset(p *regalloc.Problem, f *cfg.Flow) {
	w.p, w.m, w.f = p, p.Machine, f
	if w.regs.machine != p.Machine || w.regs.reserved != p.Reserved {
		w.derive()
	}
	n, nb := len(p.VRegs), len(p.Blocks)
	w.now.reg, w.now.slot = scratch.Filled(w.now.reg, n, regalloc.NoReg), scratch.Zeroed(w.now.slot, n)
	w.defined = scratch.Filled(w.defined, n, regalloc.InstrID(regalloc.None))
	w.now.occ, w.now.seen, w.now.clock = scratch.Sized(w.now.occ, len(w.m.Regs)), scratch.Zeroed(w.now.seen, len(w.m.Regs)), 0
	w.now.held, w.now.busy = regalloc.RegSet{}, regalloc.RegSet{}
	w.border.done = scratch.Zeroed(w.border.done, nb)
	w.border.params = scratch.Filled(w.border.params, len(p.Params), regalloc.NoReg)
	w.border.args, w.border.wants = scratch.Zeroed(w.border.args, len(p.Args)), w.border.wants[:0]
	w.border.wantOf, w.outcome.moveOf = scratch.Zeroed(w.border.wantOf, nb), scratch.Zeroed(w.outcome.moveOf, nb)
	w.outcome.moves, w.outcome.slots, w.outcome.edges, w.outcome.out = w.outcome.moves[:0], nil, w.outcome.edges[:0], w.outcome.out[:0]
	w.stores = w.stores[:0]
	w.outcome.locs = make([]regalloc.Loc, len(p.Operands))
	w.isolate()
}

func (w *walk) derive() {
	w.regs.machine, w.regs.reserved = w.m, w.p.Reserved
	w.regs.alloc, w.regs.shared, w.regs.aliased = w.regs.alloc[:0], regalloc.RegSet{}, false
	for c := range w.m.Classes {
		w.regs.alloc = append(w.regs.alloc, w.p.Allocatable(regalloc.ClassID(c)))
	}
	for r := range w.m.Regs {
		w.regs.aliased = w.regs.aliased || w.m.Conflicts(regalloc.Reg(r)).Len() > 1
	}
	for _, rs := range w.regs.alloc {
		w.regs.shared = w.regs.shared.Union(w.closed(rs))
	}
}

// isolate finds the blocks with parameters and an incoming edge that cannot hold moves: their arguments go to slots of
// their own at the ends of the predecessors.
func (w *walk) isolate() {
	p := w.p
	w.border.isolated = w.border.isolated[:0]
	if len(p.Params) == 0 {
		return
	}
	w.border.movable = p.AppendMovable(w.border.movable[:0])
	if !slices.Contains(w.border.movable, false) {
		return
	}
	w.border.isolated, w.border.staged = scratch.Zeroed(w.border.isolated, len(p.Blocks)), scratch.Zeroed(w.border.staged, len(p.Params))
	for e := range p.Edges {
		if x := &p.Edges[e]; !w.border.movable[e] && x.Args[0] != x.Args[1] {
			w.border.isolated[x.To] = true
		}
	}
}

// isIsolated reports whether the parameters of b are passed in slots of their own.
func (w *borders) isIsolated(b regalloc.BlockID) bool { return len(w.isolated) > 0 && w.isolated[b] }

// occupy puts v into r, which must be free.
func (w *walk) occupy(r regalloc.Reg, v regalloc.VReg) {
	w.now.occ[r], w.now.reg[v] = v, r
	w.now.held.Add(r)
	w.now.busy = w.now.busy.Union(w.m.Conflicts(r))
	w.now.clock++
	w.now.seen[r] = w.now.clock
}

// release empties r.
func (w *walk) release(r regalloc.Reg) {
	w.now.reg[w.now.occ[r]] = regalloc.NoReg
	w.now.held.Remove(r)
	if !w.regs.aliased {
		w.now.busy.Remove(r)
		return
	}
	w.now.busy = w.closed(w.now.held)
}

// closed extends a set by all registers that share a unit with a member.
func (w *walk) closed(rs regalloc.RegSet) regalloc.RegSet {
	if !w.regs.aliased {
		return rs
	}
	out := rs
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		out = out.Union(w.m.Conflicts(r))
	}
	return out
}

func (w *walk) remat(v regalloc.VReg) bool { return w.p.VRegs[v].Remat != regalloc.None }

// home returns v's slot, and marks it as needed.
func (w *walk) home(v regalloc.VReg) regalloc.Loc {
	if w.remat(v) {
		return regalloc.Recomputed
	}
	if w.now.slot[v] == 0 {
		w.now.slot[v] = w.newSlot(v)
	}
	return regalloc.InSlot(w.now.slot[v] - 1)
}

// newSlot returns the number of a new slot for v, plus one.
func (w *walk) newSlot(v regalloc.VReg) int32 {
	c := &w.m.Classes[w.p.VRegs[v].Class]
	w.outcome.slots = append(w.outcome.slots, regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign})
	return int32(len(w.outcome.slots))
}

// block allocates one block. Its successors have been allocated, except across back edges.
func (w *walk) block(b regalloc.BlockID) error {
	p := w.p
	first, end := p.InstrRange(b)
	last := p.Blocks[b].LastSplit
	from := int32(len(w.outcome.moves))
	var taken regalloc.RegSet
	w.now.gone, w.first = regalloc.RegSet{}, first
	w.anchors, w.anchoring = w.anchors[:0], last < end-1 && w.freeEdges(b)
	for i := end - 1; i >= last; i-- {
		if err := w.instr(i, last); err != nil {
			return err
		}
		w.now.gone = w.now.gone.Union(w.late).Union(w.clob)
		w.anchor()
		taken = taken.Union(w.early).Union(w.now.gone)
	}
	if err := w.leave(b, taken); err != nil {
		return err
	}
	for i := last - 1; i >= first; i-- {
		if err := w.instr(i, last); err != nil {
			return err
		}
	}
	w.outcome.moveOf[b] = [2]int32{from, int32(len(w.outcome.moves))}
	w.enter(b)
	w.border.done[b] = true
	return nil
}

// An anchor is a value defined at or after the last split point of a block: it keeps its location to the end.
type anchor struct {
	v  regalloc.VReg
	at regalloc.Loc
}

// A store spills an anchored value on an edge.
type store struct {
	edge regalloc.EdgeID
	anchor
}

// freeEdges reports whether moves can be placed on all edges out of b.
func (w *walk) freeEdges(b regalloc.BlockID) bool {
	edges := w.p.OutEdges(b)
	for k := range edges {
		if edges[k].NoSplit {
			return false
		}
	}
	return true
}

// anchor records where the current instruction leaves its results.
func (w *walk) anchor() {
	if !w.anchoring {
		return
	}
	for k := range w.ops {
		if w.ops[k].Role != regalloc.Use {
			w.anchors = append(w.anchors, anchor{w.ops[k].VReg, w.at[k]})
		}
	}
}

// anchored returns the location of v at the end of the block if it is defined at or after the last split point, or 0.
func (w *walk) anchored(v regalloc.VReg) regalloc.Loc {
	for k := range w.anchors {
		if w.anchors[k].v == v {
			return w.anchors[k].at
		}
	}
	return 0
}

// leave begins the walk over b after its last split point with the values that its successors expect, and arguments,
// in registers that are not taken there.
func (w *walk) leave(b regalloc.BlockID, taken regalloc.RegSet) error {
	e0, e1 := w.p.Succs(b)
	for _, x := range w.anchors {
		for e := e0; e < e1; e++ {
			w.stores = append(w.stores, store{e, x})
		}
	}
	for e := e0; e < e1; e++ {
		to := w.p.Edges[e].To
		if w.inherits(to) && w.border.done[to] && w.p.Blocks[to].Loop >= w.p.Blocks[b].Loop {
			w.adopt(to, taken)
		}
	}
	for e := e0; e < e1; e++ {
		to := w.p.Edges[e].To
		if w.inherits(to) && w.border.done[to] {
			w.supply(to)
		}
		if args := w.p.EdgeArgs(e); len(args) > 0 {
			if err := w.pass(e, args, taken); err != nil {
				return err
			}
		}
	}
	return nil
}

// inherits reports whether b starts with the register contents at the end of its only predecessor.
func (w *walk) inherits(b regalloc.BlockID) bool {
	return b != 0 && w.f.PredStart[b+1]-w.f.PredStart[b] == 1
}

// adopt places what block to expects, at the end of its only predecessor.
func (w *walk) adopt(to regalloc.BlockID, taken regalloc.RegSet) {
	list := w.border.wants[w.border.wantOf[to][0]:w.border.wantOf[to][1]]
	for k := range list {
		x := &list[k]
		if w.now.reg[x.v] == regalloc.NoReg && !w.remat(x.v) && w.anchored(x.v) == 0 && !w.now.busy.Has(x.reg) && !taken.Has(x.reg) {
			w.occupy(x.reg, x.v)
		}
	}
}

// atEnd returns the register that v is in at the end of the block, or NoReg.
func (w *assignment) atEnd(v regalloc.VReg) regalloc.Reg {
	if r := w.reg[v]; r == regalloc.NoReg || !w.gone.Has(r) {
		return r
	}
	return regalloc.NoReg
}

// supply records where the values that block to expects are at the end of its only predecessor.
func (w *walk) supply(to regalloc.BlockID) {
	list := w.border.wants[w.border.wantOf[to][0]:w.border.wantOf[to][1]]
	for k := range list {
		x := &list[k]
		if at := w.anchored(x.v); at != 0 {
			if x.src = at; at == regalloc.InRegister(x.reg) {
				x.v = regalloc.None
			}
			continue
		}
		switch w.now.atEnd(x.v) {
		case x.reg:
			x.v = regalloc.None
		case regalloc.NoReg:
			x.src = w.home(x.v)
		default:
			x.src = regalloc.InRegister(w.now.reg[x.v])
		}
	}
}

// pass determines the locations of the arguments of edge e at the end of its source.
func (w *walk) pass(e regalloc.EdgeID, args []regalloc.VReg, taken regalloc.RegSet) error {
	edge := &w.p.Edges[e]
	param := w.p.Blocks[edge.To].Params[0]
	for k, v := range args {
		n := param + int32(k)
		switch p := w.p.Params[n]; {
		case w.border.isIsolated(edge.To):
			w.home(v)
			continue
		case w.border.done[edge.To] && w.border.params[n] == regalloc.NoReg && w.now.slot[p] == 0:
			continue // the parameter is dead
		case w.anchored(v) != 0:
			w.border.args[edge.Args[0]+int32(k)] = w.anchored(v)
			continue
		case w.now.reg[v] == regalloc.NoReg && !w.remat(v):
			if r := w.pick(w.regs.alloc[w.p.VRegs[v].Class], w.p.VRegs[v].Class, w.now.busy.Union(taken), w.border.params[n]); r != regalloc.NoReg {
				w.occupy(r, v)
			}
		}
		if r := w.now.atEnd(v); r != regalloc.NoReg {
			w.border.args[edge.Args[0]+int32(k)] = regalloc.InRegister(r)
		} else {
			w.home(v)
		}
	}
	if !w.border.isIsolated(edge.To) || w.border.movable[e] {
		return nil
	}
	for t := w.p.Blocks[edge.From].Succs[0]; t < e; t++ {
		if w.p.Edges[t].To == edge.To && !w.border.movable[t] {
			if !slices.Equal(w.p.EdgeArgs(t), args) {
				return fmt.Errorf("%s: edges %d and %d from block %d to block %d pass different arguments; split one of them", w.p.Name, t, e, edge.From, edge.To)
			}
			return nil
		}
	}
	for k, v := range args {
		w.outcome.moves = append(w.outcome.moves, regalloc.InstrMove{Before: w.p.Blocks[edge.From].LastSplit, Move: regalloc.Move{VReg: v, Step: 1, Dst: w.stage(param + int32(k)), Src: w.home(v)}})
	}
	return nil
}

// stage returns the slot in which an argument is passed to parameter n.
func (w *walk) stage(n int32) regalloc.Loc {
	if w.border.staged[n] == 0 {
		w.border.staged[n] = w.newSlot(w.p.Params[n])
	}
	return regalloc.InSlot(w.border.staged[n] - 1)
}

// enter ends the walk over b: the current register contents are expected at its start.
func (w *walk) enter(b regalloc.BlockID) {
	x := w.p.Blocks[b].Params
	for n := x[0]; n < x[1]; n++ {
		if r := w.now.reg[w.p.Params[n]]; r != regalloc.NoReg {
			w.border.params[n] = r
			w.release(r)
		}
	}
	from := int32(len(w.border.wants))
	later := w.inherits(b) && !w.border.done[w.f.PredsOf(int32(b))[0]]
	for rs := w.now.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := w.now.occ[r]
		x := want{v: v, reg: r}
		if !later {
			x.src = w.home(v)
		}
		w.border.wants = append(w.border.wants, x)
		w.now.reg[v] = regalloc.NoReg
	}
	w.now.held, w.now.busy = regalloc.RegSet{}, regalloc.RegSet{}
	w.border.wantOf[b] = [2]int32{from, int32(len(w.border.wants))}
}

// result orders the moves and returns the Result.
func (w *walk) result() *regalloc.Result {
	w.blocks = w.p.AppendByInstr(w.blocks[:0])
	for _, b := range w.blocks {
		w.start(b)
		x := w.outcome.moveOf[b]
		for k := x[1] - 1; k >= x[0]; k-- {
			w.outcome.out = append(w.outcome.out, w.outcome.moves[k])
		}
	}
	slices.SortStableFunc(w.stores, func(x, y store) int { return cmp.Compare(x.edge, y.edge) })
	w.storing = w.stores
	for e := range w.p.Edges {
		w.edge(regalloc.EdgeID(e))
	}
	return &regalloc.Result{Locs: w.outcome.locs, InstrMoves: append([]regalloc.InstrMove(nil), w.outcome.out...), EdgeMoves: append([]regalloc.EdgeMove(nil), w.outcome.edges...), Slots: w.outcome.slots, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
}

// start emits the moves at the start of b.
func (w *walk) start(b regalloc.BlockID) {
	first := w.p.Blocks[b].Instrs[0]
	add := func(v regalloc.VReg, dst, src regalloc.Loc) {
		w.outcome.out = append(w.outcome.out, regalloc.InstrMove{Before: first, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}})
	}
	if w.border.isIsolated(b) {
		x := w.p.Blocks[b].Params
		for n := x[0]; n < x[1]; n++ {
			v := w.p.Params[n]
			if r := w.border.params[n]; r != regalloc.NoReg {
				add(v, regalloc.InRegister(r), w.stage(n))
			}
			if s := w.now.slot[v]; s != 0 {
				add(v, regalloc.InSlot(s-1), w.stage(n))
			}
		}
	}
	if w.inherits(b) {
		return // with the parameters, on the edge
	}
	for _, x := range w.border.wants[w.border.wantOf[b][0]:w.border.wantOf[b][1]] {
		add(x.v, regalloc.InRegister(x.reg), x.src)
	}
}

// edge emits the moves on edge e.
func (w *walk) edge(e regalloc.EdgeID) {
	edge := &w.p.Edges[e]
	if w.inherits(edge.To) {
		for _, x := range w.border.wants[w.border.wantOf[edge.To][0]:w.border.wantOf[edge.To][1]] {
			if x.v != regalloc.None {
				w.outcome.edges = append(w.outcome.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x.v, Dst: regalloc.InRegister(x.reg), Src: x.src}})
			}
		}
	}
	for ; len(w.storing) > 0 && w.storing[0].edge == e; w.storing = w.storing[1:] {
		x := &w.storing[0]
		if w.now.slot[x.v] == 0 || x.at == regalloc.InSlot(w.now.slot[x.v]-1) {
			continue
		}
		w.outcome.edges = append(w.outcome.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x.v, Dst: regalloc.InSlot(w.now.slot[x.v] - 1), Src: x.at}})
	}
	param := w.p.Blocks[edge.To].Params[0]
	for k, v := range w.p.EdgeArgs(e) {
		n := param + int32(k)
		src := w.border.args[edge.Args[0]+int32(k)]
		p := w.p.Params[n]
		add := func(dst regalloc.Loc) {
			if src == 0 {
				src = w.home(v)
			}
			x := p // its class is that of v, but v determines what to rematerialize
			if src == regalloc.Recomputed {
				x = v
			}
			if dst != src {
				w.outcome.edges = append(w.outcome.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x, Dst: dst, Src: src}})
			}
		}
		if w.border.isIsolated(edge.To) {
			if w.border.movable[e] {
				add(w.stage(n))
			}
			continue
		}
		if r := w.border.params[n]; r != regalloc.NoReg {
			add(regalloc.InRegister(r))
		}
		if s := w.now.slot[p]; s != 0 {
			add(regalloc.InSlot(s - 1))
		}
	}
}
