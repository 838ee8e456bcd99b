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

// Allocator allocates registers in one walk backwards over each block.
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

	alloc    []regalloc.RegSet // derived: by class, registers to choose from
	shared   regalloc.RegSet   // those and the registers that share units with one of them
	aliased  bool              // some registers share units
	machine  *regalloc.Machine // what these were derived from
	reserved regalloc.RegSet
	movable  []bool // by edge: moves may stand on it
	isolated []bool // by block: its parameters come in slots of their own
	staged   []int32

	reg   []regalloc.Reg  // by virtual register: where it is after the program point, or NoReg: evolving
	slot  []int32         // by virtual register: its slot, plus one
	occ   []regalloc.VReg // by physical register: what is in it
	held  regalloc.RegSet // the registers that hold something
	busy  regalloc.RegSet // those that share a unit with one of them, too
	seen  []int32         // by physical register: when its value was looked at last
	clock int32
	done  []bool          // by block
	gone  regalloc.RegSet // registers that are written after the last split point of the block

	instrState

	params []regalloc.Reg // beside Params: the register that the parameter starts in, or NoReg
	args   []regalloc.Loc // beside Args: where the argument is at the end of its block; 0: at home
	wants  []want         // of all blocks
	wantOf [][2]int32     // by block
	moves  []regalloc.InstrMove
	moveOf [][2]int32 // by block: range of moves, the last first
	blocks []regalloc.BlockID

	locs  []regalloc.Loc
	slots []regalloc.Slot
	edges []regalloc.EdgeMove

	anchors   []anchor // of the current block
	anchoring bool     // it may have some
	stores    []store  // of all blocks
	storing   []store  // those that are not among edges yet
	out       []regalloc.InstrMove
}

// A want is a value that a block wants in a register when it starts.
type want struct {
	v   regalloc.VReg // or None: it is there
	reg regalloc.Reg
	src regalloc.Loc // where it comes from; 0: not known yet
}

func (w *walk) reset(p *regalloc.Problem, f *cfg.Flow) {
	w.p, w.m, w.f = p, p.Machine, f
	if w.machine != p.Machine || w.reserved != p.Reserved {
		w.derive()
	}
	n, nb := len(p.VRegs), len(p.Blocks)
	w.reg, w.slot = scratch.Filled(w.reg, n, regalloc.NoReg), scratch.Zeroed(w.slot, n)
	w.defined = scratch.Filled(w.defined, n, regalloc.InstrID(regalloc.None))
	w.occ, w.seen, w.clock = scratch.Sized(w.occ, len(w.m.Regs)), scratch.Zeroed(w.seen, len(w.m.Regs)), 0
	w.held, w.busy = regalloc.RegSet{}, regalloc.RegSet{}
	w.done = scratch.Zeroed(w.done, nb)
	w.params = scratch.Filled(w.params, len(p.Params), regalloc.NoReg)
	w.args, w.wants = scratch.Zeroed(w.args, len(p.Args)), w.wants[:0]
	w.wantOf, w.moveOf = scratch.Zeroed(w.wantOf, nb), scratch.Zeroed(w.moveOf, nb)
	w.moves, w.slots, w.edges, w.out = w.moves[:0], nil, w.edges[:0], w.out[:0]
	w.stores = w.stores[:0]
	w.locs = make([]regalloc.Loc, len(p.Operands))
	w.isolate()
}

func (w *walk) derive() {
	w.machine, w.reserved = w.m, w.p.Reserved
	w.alloc, w.shared, w.aliased = w.alloc[:0], regalloc.RegSet{}, false
	for c := range w.m.Classes {
		w.alloc = append(w.alloc, w.p.Allocatable(regalloc.ClassID(c)))
	}
	for r := range w.m.Regs {
		w.aliased = w.aliased || w.m.Conflicts(regalloc.Reg(r)).Len() > 1
	}
	for _, rs := range w.alloc {
		w.shared = w.shared.Union(w.closed(rs))
	}
}

// isolate finds the blocks with parameters into which an edge leads that can have no
// moves: arguments go to slots of their own at the ends of the blocks before.
func (w *walk) isolate() {
	p := w.p
	w.isolated = w.isolated[:0]
	if len(p.Params) == 0 {
		return
	}
	w.movable = p.AppendMovable(w.movable[:0])
	if !slices.Contains(w.movable, false) {
		return
	}
	w.isolated, w.staged = scratch.Zeroed(w.isolated, len(p.Blocks)), scratch.Zeroed(w.staged, len(p.Params))
	for e := range p.Edges {
		if x := &p.Edges[e]; !w.movable[e] && x.Args[0] != x.Args[1] {
			w.isolated[x.To] = true
		}
	}
}

// isIsolated reports whether the parameters of b come in slots of their own.
func (w *walk) isIsolated(b regalloc.BlockID) bool { return len(w.isolated) > 0 && w.isolated[b] }

// occupy puts v into r, which is free.
func (w *walk) occupy(r regalloc.Reg, v regalloc.VReg) {
	w.occ[r], w.reg[v] = v, r
	w.held.Add(r)
	w.busy = w.busy.Union(w.m.Conflicts(r))
	w.clock++
	w.seen[r] = w.clock
}

// release takes what is in r out of it.
func (w *walk) release(r regalloc.Reg) {
	w.reg[w.occ[r]] = regalloc.NoReg
	w.held.Remove(r)
	if !w.aliased {
		w.busy.Remove(r)
		return
	}
	w.busy = w.closed(w.held)
}

// closed adds to a set all that shares a unit with a member.
func (w *walk) closed(rs regalloc.RegSet) regalloc.RegSet {
	if !w.aliased {
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

// home is where v is while it is in no register; from now on it is needed there.
func (w *walk) home(v regalloc.VReg) regalloc.Loc {
	if w.remat(v) {
		return regalloc.Recomputed
	}
	if w.slot[v] == 0 {
		w.slot[v] = w.newSlot(v)
	}
	return regalloc.InSlot(w.slot[v] - 1)
}

// newSlot returns the number of a new slot for v, plus one.
func (w *walk) newSlot(v regalloc.VReg) int32 {
	c := &w.m.Classes[w.p.VRegs[v].Class]
	w.slots = append(w.slots, regalloc.Slot{Size: c.SpillSize, Align: c.SpillAlign})
	return int32(len(w.slots))
}

// block allocates one block. What is after it has been, but where an edge leads back.
func (w *walk) block(b regalloc.BlockID) error {
	p := w.p
	first, end := p.InstrRange(b)
	last := p.Blocks[b].LastSplit
	from := int32(len(w.moves))
	var taken regalloc.RegSet
	w.gone, w.first = regalloc.RegSet{}, first
	w.anchors, w.anchoring = w.anchors[:0], last < end-1 && w.freeEdges(b)
	for i := end - 1; i >= last; i-- {
		if err := w.instr(i, last); err != nil {
			return err
		}
		w.gone = w.gone.Union(w.late).Union(w.clob)
		w.anchor()
		taken = taken.Union(w.early).Union(w.gone)
	}
	if err := w.leave(b, taken); err != nil {
		return err
	}
	for i := last - 1; i >= first; i-- {
		if err := w.instr(i, last); err != nil {
			return err
		}
	}
	w.moveOf[b] = [2]int32{from, int32(len(w.moves))}
	w.enter(b)
	w.done[b] = true
	return nil
}

// An anchor is a value defined at or after the last split point of a block: it stays where it
// is up to the end.
type anchor struct {
	v  regalloc.VReg
	at regalloc.Loc
}

// A store brings an anchored value home on an edge.
type store struct {
	edge regalloc.EdgeID
	anchor
}

// freeEdges reports whether moves can stand on all edges out of b.
func (w *walk) freeEdges(b regalloc.BlockID) bool {
	edges := w.p.OutEdges(b)
	for k := range edges {
		if edges[k].NoSplit {
			return false
		}
	}
	return true
}

// anchor notes where the current instruction leaves what it defines.
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

// anchored returns where v is at the end of the block, if it is defined after the last split
// point, or 0.
func (w *walk) anchored(v regalloc.VReg) regalloc.Loc {
	for k := range w.anchors {
		if w.anchors[k].v == v {
			return w.anchors[k].at
		}
	}
	return 0
}

// leave begins the walk over b after its last split point: with what the blocks
// after it want and with arguments, in registers that are not taken there.
func (w *walk) leave(b regalloc.BlockID, taken regalloc.RegSet) error {
	e0, e1 := w.p.Succs(b)
	for _, x := range w.anchors {
		for e := e0; e < e1; e++ {
			w.stores = append(w.stores, store{e, x})
		}
	}
	for e := e0; e < e1; e++ {
		to := w.p.Edges[e].To
		if w.inherits(to) && w.done[to] && w.p.Blocks[to].Loop >= w.p.Blocks[b].Loop {
			w.adopt(to, taken)
		}
	}
	for e := e0; e < e1; e++ {
		to := w.p.Edges[e].To
		if w.inherits(to) && w.done[to] {
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

// inherits reports whether b starts with what its only predecessor leaves in registers.
func (w *walk) inherits(b regalloc.BlockID) bool {
	return b != 0 && w.f.PredStart[b+1]-w.f.PredStart[b] == 1
}

// adopt puts what block to wants where it wants it, at the end of its only predecessor.
func (w *walk) adopt(to regalloc.BlockID, taken regalloc.RegSet) {
	list := w.wants[w.wantOf[to][0]:w.wantOf[to][1]]
	for k := range list {
		x := &list[k]
		if w.reg[x.v] == regalloc.NoReg && !w.remat(x.v) && w.anchored(x.v) == 0 && !w.busy.Has(x.reg) && !taken.Has(x.reg) {
			w.occupy(x.reg, x.v)
		}
	}
}

// atEnd returns the register that v is in at the end of the block, or NoReg.
func (w *walk) atEnd(v regalloc.VReg) regalloc.Reg {
	if r := w.reg[v]; r == regalloc.NoReg || !w.gone.Has(r) {
		return r
	}
	return regalloc.NoReg
}

// supply says where what block to wants is at the end of its only predecessor.
func (w *walk) supply(to regalloc.BlockID) {
	list := w.wants[w.wantOf[to][0]:w.wantOf[to][1]]
	for k := range list {
		x := &list[k]
		if at := w.anchored(x.v); at != 0 {
			if x.src = at; at == regalloc.InRegister(x.reg) {
				x.v = regalloc.None
			}
			continue
		}
		switch w.atEnd(x.v) {
		case x.reg:
			x.v = regalloc.None
		case regalloc.NoReg:
			x.src = w.home(x.v)
		default:
			x.src = regalloc.InRegister(w.reg[x.v])
		}
	}
}

// pass finds out where the arguments of edge e are at the end of its source.
func (w *walk) pass(e regalloc.EdgeID, args []regalloc.VReg, taken regalloc.RegSet) error {
	edge := &w.p.Edges[e]
	param := w.p.Blocks[edge.To].Params[0]
	for k, v := range args {
		n := param + int32(k)
		switch p := w.p.Params[n]; {
		case w.isIsolated(edge.To):
			w.home(v)
			continue
		case w.done[edge.To] && w.params[n] == regalloc.NoReg && w.slot[p] == 0:
			continue // nothing reads it
		case w.anchored(v) != 0:
			w.args[edge.Args[0]+int32(k)] = w.anchored(v)
			continue
		case w.reg[v] == regalloc.NoReg && !w.remat(v):
			if r := w.pick(w.alloc[w.p.VRegs[v].Class], w.p.VRegs[v].Class, w.busy.Union(taken), w.params[n]); r != regalloc.NoReg {
				w.occupy(r, v)
			}
		}
		if r := w.atEnd(v); r != regalloc.NoReg {
			w.args[edge.Args[0]+int32(k)] = regalloc.InRegister(r)
		} else {
			w.home(v)
		}
	}
	if !w.isIsolated(edge.To) || w.movable[e] {
		return nil
	}
	for t := w.p.Blocks[edge.From].Succs[0]; t < e; t++ {
		if w.p.Edges[t].To == edge.To && !w.movable[t] {
			if !slices.Equal(w.p.EdgeArgs(t), args) {
				return fmt.Errorf("%s: edges %d and %d from block %d to block %d pass different arguments; give one of them a block", w.p.Name, t, e, edge.From, edge.To)
			}
			return nil
		}
	}
	for k, v := range args {
		w.moves = append(w.moves, regalloc.InstrMove{Before: w.p.Blocks[edge.From].LastSplit, Move: regalloc.Move{VReg: v, Step: 1, Dst: w.stage(param + int32(k)), Src: w.home(v)}})
	}
	return nil
}

// stage returns the slot that an argument for parameter n is brought to.
func (w *walk) stage(n int32) regalloc.Loc {
	if w.staged[n] == 0 {
		w.staged[n] = w.newSlot(w.p.Params[n])
	}
	return regalloc.InSlot(w.staged[n] - 1)
}

// enter ends the walk over b: what is in registers now is wanted there.
func (w *walk) enter(b regalloc.BlockID) {
	x := w.p.Blocks[b].Params
	for n := x[0]; n < x[1]; n++ {
		if r := w.reg[w.p.Params[n]]; r != regalloc.NoReg {
			w.params[n] = r
			w.release(r)
		}
	}
	from := int32(len(w.wants))
	later := w.inherits(b) && !w.done[w.f.PredsOf(int32(b))[0]]
	for rs := w.held; !rs.Empty(); {
		r := rs.First()
		rs.Remove(r)
		v := w.occ[r]
		x := want{v: v, reg: r}
		if !later {
			x.src = w.home(v)
		}
		w.wants = append(w.wants, x)
		w.reg[v] = regalloc.NoReg
	}
	w.held, w.busy = regalloc.RegSet{}, regalloc.RegSet{}
	w.wantOf[b] = [2]int32{from, int32(len(w.wants))}
}

// result puts the moves in order.
func (w *walk) result() *regalloc.Result {
	w.blocks = w.p.AppendByInstr(w.blocks[:0])
	for _, b := range w.blocks {
		w.start(b)
		x := w.moveOf[b]
		for k := x[1] - 1; k >= x[0]; k-- {
			w.out = append(w.out, w.moves[k])
		}
	}
	slices.SortStableFunc(w.stores, func(x, y store) int { return cmp.Compare(x.edge, y.edge) })
	w.storing = w.stores
	for e := range w.p.Edges {
		w.edge(regalloc.EdgeID(e))
	}
	return &regalloc.Result{Locs: w.locs, InstrMoves: append([]regalloc.InstrMove(nil), w.out...), EdgeMoves: append([]regalloc.EdgeMove(nil), w.edges...), Slots: w.slots, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
}

// start makes the moves at the start of b.
func (w *walk) start(b regalloc.BlockID) {
	first := w.p.Blocks[b].Instrs[0]
	add := func(v regalloc.VReg, dst, src regalloc.Loc) {
		w.out = append(w.out, regalloc.InstrMove{Before: first, Move: regalloc.Move{VReg: v, Dst: dst, Src: src}})
	}
	if w.isIsolated(b) {
		x := w.p.Blocks[b].Params
		for n := x[0]; n < x[1]; n++ {
			v := w.p.Params[n]
			if r := w.params[n]; r != regalloc.NoReg {
				add(v, regalloc.InRegister(r), w.stage(n))
			}
			if s := w.slot[v]; s != 0 {
				add(v, regalloc.InSlot(s-1), w.stage(n))
			}
		}
	}
	if w.inherits(b) {
		return // with the parameters, on the edge
	}
	for _, x := range w.wants[w.wantOf[b][0]:w.wantOf[b][1]] {
		add(x.v, regalloc.InRegister(x.reg), x.src)
	}
}

// edge makes the moves on edge e.
func (w *walk) edge(e regalloc.EdgeID) {
	edge := &w.p.Edges[e]
	if w.inherits(edge.To) {
		for _, x := range w.wants[w.wantOf[edge.To][0]:w.wantOf[edge.To][1]] {
			if x.v != regalloc.None {
				w.edges = append(w.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x.v, Dst: regalloc.InRegister(x.reg), Src: x.src}})
			}
		}
	}
	for ; len(w.storing) > 0 && w.storing[0].edge == e; w.storing = w.storing[1:] {
		x := &w.storing[0]
		if w.slot[x.v] == 0 || x.at == regalloc.InSlot(w.slot[x.v]-1) {
			continue
		}
		w.edges = append(w.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x.v, Dst: regalloc.InSlot(w.slot[x.v] - 1), Src: x.at}})
	}
	param := w.p.Blocks[edge.To].Params[0]
	for k, v := range w.p.EdgeArgs(e) {
		n := param + int32(k)
		src := w.args[edge.Args[0]+int32(k)]
		p := w.p.Params[n]
		add := func(dst regalloc.Loc) {
			if src == 0 {
				src = w.home(v)
			}
			x := p // its class is that of v, but what to recompute is v
			if src == regalloc.Recomputed {
				x = v
			}
			if dst != src {
				w.edges = append(w.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: x, Dst: dst, Src: src}})
			}
		}
		if w.isIsolated(edge.To) {
			if w.movable[e] {
				add(w.stage(n))
			}
			continue
		}
		if r := w.params[n]; r != regalloc.NoReg {
			add(regalloc.InRegister(r))
		}
		if s := w.slot[p]; s != 0 {
			add(regalloc.InSlot(s - 1))
		}
	}
}
