package pbqp

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	"spillway/regalloc/internal/slots"
	"spillway/regalloc/live"
	solver "spillway/regalloc/pbqp"
)

// Allocator is a register allocator that solves partitioned boolean quadratic problems.
type Allocator struct {
	// Solver bounds the solver's search; the zero value is its default.
	Solver solver.Options
	// Stats accumulates over all Problems.
	Stats Stats

	s state
}

// Stats counts outcomes.
type Stats struct {
	Problems int
	Proved   int // solved with proof that no choice costs less, in every round
	Rounds   int // times that a graph was built and solved
	Nodes    int // of all graphs
	Edges    int
	ByRN     int // nodes of all graphs that a heuristic decided
}

// New returns the allocator. It takes Problems out of SSA form: without block
// parameters (see package outssa).
func New() *Allocator { return &Allocator{} }

// SSA implements regalloc.Allocator: Problems come out of SSA form.
func (a *Allocator) SSA() bool { return false }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	f := a.s.cfg.Analyze(p)
	return a.AllocateLive(p, f, a.s.ws.Compute(p, f.Flow), opts)
}

// AllocateLive implements outssa.Allocator.
func (a *Allocator) AllocateLive(p *regalloc.Problem, f *cfg.Info, sets *live.Sets, opts regalloc.Options) (*regalloc.Result, error) {
	s := &a.s
	s.reset(p, f, sets, opts)
	s.survey()
	s.relieve()
	proved := true
	for {
		s.place()
		if !s.connect() {
			return nil, &regalloc.SizeError{Name: p.Name}
		}
		x := s.solver.Solve(&s.build.graph, a.Solver)
		a.Stats.Rounds++
		a.Stats.Nodes += s.build.graph.Nodes()
		a.Stats.Edges += s.build.graph.Edges()
		a.Stats.ByRN += x.RN
		proved = proved && x.Proved
		s.build.choice = x.Choice
		if x.Cost == solver.Inf {
			if s.demote() {
				continue
			}
			if x = s.solver.Solve(&s.build.graph, solver.Options{Core: s.build.graph.Nodes(), Steps: patience}); x.Cost == solver.Inf {
				return nil, s.impossible(x.Choice)
			}
			s.build.choice = x.Choice
		}
		if !s.splitSpilled() {
			break
		}
	}
	r, err := s.finish()
	if err != nil {
		return nil, err
	}
	a.Stats.Problems++
	if proved {
		a.Stats.Proved++
	}
	return r, nil
}

// patience bounds the search for operands that no heuristic can satisfy together, in options by node.
const patience = 1 << 12

// none is the absence of a piece.
const none int32 = -1

// state is one allocation.
type state struct {
	inputs
	regs  registers
	prog  program
	parts parts
	build building
	out   output

	spent  int // optional decisions: copies to be removed, operands in slots
	cfg    cfg.Workspace
	ws     live.Workspace
	solver solver.Solver
}

// inputs are the arguments of the allocation.
type inputs struct {
	p      *regalloc.Problem
	m      *regalloc.Machine
	opts   regalloc.Options
	metric regalloc.Metric
	f      *cfg.Info
	sets   *live.Sets
}

// registers are the allocatable registers, as options of groups.
type registers struct {
	*inputs

	machine machineKey // the machine of the shapes
	shapes  []shape    // by class, then by group
	sharing []bool     // by pair of shapes: an option of one shares a unit with one of the other
	clash   []solver.Matrix
	unpaid  regalloc.RegSet // registers that cost something at first use, and are not worth it
}

// A program is control flow and facts about values before they are split.
type program struct {
	*inputs

	pos       []int32 // by block: number of its first instruction in the linear order
	interval  []span  // by register: in that order
	liveAt    []int32 // scratch by register: block, counted from 1, that it is live in
	dead      []bool  // by operand: a definition that nothing reads
	quiet     []bool  // by block: moves before its last split point are as good as at its end
	rigid     []bool  // by register: never split, since no move can be placed where it is defined
	price     []float64
	crossings []live.Crossing
	crossing  []int32 // by register: its crossing, counted from 1
}

// parts are the pieces of live ranges and the groups of operands that share a register.
type parts struct {
	*inputs

	split  []bool // by register: in memory between pieces
	apart  []bool // by operand: of no piece
	pieces []piece
	whole  []int32 // by register: its piece, or none
	holder []int32 // by operand: the piece that holds the value, or none
	temp   []int32 // by operand: the piece that is the operand, if not the holder, or none
	groups []group
	group  []int32 // scratch by operand: of the same register in a block, or none
	last   []int32 // scratch by register: the latest group
	epoch  []int32 // scratch by register: when that was
	now    int32   // the present epoch
}

// building is the state while the graph is built.
type building struct {
	*inputs

	graph  solver.Graph
	same   [64]sameMatrix // of the present graph, by price
	at     instrState
	live   []int32 // pieces, in no particular order
	where  []int32 // by piece: its place in live, counted from 1, or 0
	buf    []float64
	choice []int32
}

// output is the Result so far.
type output struct {
	*inputs

	locs       []regalloc.Loc
	instrMoves []regalloc.InstrMove
	edgeMoves  []regalloc.EdgeMove
	slotOf     []int32
	slotList   []slots.Range
	slots      slots.Coloring
}

// span is a half-open run of program points: 2n where instruction n of the linear order
// reads, 2n+1 where it writes.
type span struct{ from, to int32 }

// machineKey identifies the inputs of findShapes.
type machineKey struct {
	m        *regalloc.Machine
	reserved regalloc.RegSet
}

// A shape is a list of options that nodes have in common. Option 0 is not a register.
type shape struct {
	units  []regalloc.RegSet // by option: registers that share a unit with one of it
	regs   []regalloc.Reg    // by option: the register; of a class
	tuples [][]regalloc.Reg  // by option: the registers; of a group
	option []int32           // by register: its option, or 0; of a class
}

// reset prepares s for p, reusing memory.
func (s *state) reset(p *regalloc.Problem, f *cfg.Info, sets *live.Sets, opts regalloc.Options) {
	n, ops := len(p.VRegs), len(p.Operands)
	s.inputs = inputs{p, p.Machine, opts, opts.Price(), f, sets}
	in := &s.inputs
	s.regs.inputs, s.prog.inputs, s.parts.inputs, s.build.inputs, s.out.inputs = in, in, in, in, in
	s.prog.pos = scratch.Sized(s.prog.pos, len(p.Blocks))
	at := int32(0)
	for _, b := range f.Loops.Order {
		s.prog.pos[b] = at
		at += int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	}
	s.prog.interval, s.prog.liveAt = scratch.Filled(s.prog.interval, n, span{-1, -1}), scratch.Zeroed(s.prog.liveAt, n)
	s.prog.dead, s.parts.apart = scratch.Zeroed(s.prog.dead, ops), scratch.Zeroed(s.parts.apart, ops)
	s.parts.split, s.prog.rigid, s.prog.price = scratch.Zeroed(s.parts.split, n), scratch.Zeroed(s.prog.rigid, n), scratch.Zeroed(s.prog.price, n)
	s.prog.crossings, s.prog.crossing = s.prog.crossings[:0], scratch.Zeroed(s.prog.crossing, n)
	s.parts.whole, s.parts.last, s.parts.epoch = scratch.Sized(s.parts.whole, n), scratch.Sized(s.parts.last, n), scratch.Zeroed(s.parts.epoch, n)
	s.parts.holder, s.parts.temp, s.parts.group = scratch.Sized(s.parts.holder, ops), scratch.Sized(s.parts.temp, ops), scratch.Sized(s.parts.group, ops)
	s.parts.now = 0
	s.findShapes()
}

// findShapes derives the data that is constant over the Problem, unless the previous one had the same registers.
func (s *state) findShapes() {
	key := machineKey{s.m, s.p.Reserved}
	if key == s.regs.machine {
		return
	}
	s.regs.machine = key
	s.regs.shapes = s.regs.shapes[:0]
	var allowed regalloc.RegSet
	for c := range s.m.Classes {
		rs := s.p.Allocatable(regalloc.ClassID(c))
		allowed = allowed.Union(rs)
		if rs.Empty() {
			rs = s.m.Classes[c].Set // in which values are handed on
		}
		x := shape{units: make([]regalloc.RegSet, 1), regs: []regalloc.Reg{regalloc.NoReg}, option: make([]int32, len(s.m.Regs))}
		for _, r := range s.m.Classes[c].Regs {
			if rs.Has(r) {
				x.option[r] = int32(len(x.regs))
				x.regs, x.units = append(x.regs, r), append(x.units, s.m.Conflicts(r))
			}
		}
		s.regs.shapes = append(s.regs.shapes, x)
	}
	for g := range s.m.Groups {
		x := shape{units: make([]regalloc.RegSet, 1), tuples: make([][]regalloc.Reg, 1)}
		for _, tuple := range s.m.Groups[g].Tuples {
			if set := regalloc.SetOf(tuple...); set.Minus(allowed).Empty() {
				x.tuples, x.units = append(x.tuples, tuple), append(x.units, s.closed(set))
			}
		}
		s.regs.shapes = append(s.regs.shapes, x)
	}
	n := len(s.regs.shapes)
	s.regs.sharing, s.regs.clash = scratch.Sized(s.regs.sharing, n*n), scratch.Sized(s.regs.clash, n*n)
	for a := range n {
		for b := range n {
			s.regs.sharing[a*n+b] = s.overlap(&s.regs.shapes[a], &s.regs.shapes[b])
		}
	}
	s.build.graph = solver.Graph{}
	s.build.same = [64]sameMatrix{}
	for a := range n {
		for b := range n {
			if s.regs.sharing[a*n+b] {
				s.regs.clash[a*n+b] = s.build.exclusive(&s.regs.shapes[a], &s.regs.shapes[b], nil)
			}
		}
	}
	s.build.graph.Keep()
}

// A sameMatrix is a matrix that prices different registers of two shapes.
type sameMatrix struct {
	a, b  int32
	price float64 // 0: there is none
	m     solver.Matrix
}

// closed returns the registers that share a unit with one of rs.
func (s *inputs) closed(rs regalloc.RegSet) (out regalloc.RegSet) {
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		out = out.Union(s.m.Conflicts(r))
	}
	return out
}

// set returns the registers of option i.
func (x *shape) set(i int) regalloc.RegSet {
	switch {
	case i == 0:
		return regalloc.RegSet{}
	case x.tuples != nil:
		return regalloc.SetOf(x.tuples[i]...)
	}
	return regalloc.SetOf(x.regs[i])
}

func (s *state) overlap(x, y *shape) bool {
	for i := range x.units {
		for j := range y.units {
			if !x.units[i].Intersect(y.set(j)).Empty() {
				return true
			}
		}
	}
	return false
}

// spend reports whether one more optional decision is allowed by Options.Fuel.
func (s *state) spend() bool {
	if s.opts.Fuel > 0 && s.spent == s.opts.Fuel {
		return false
	}
	s.spent++
	return true
}

// handed reports whether the class of v has no allocatable registers, so that v stays in the register of its
// definition.
func (s *inputs) handed(v regalloc.VReg) bool {
	return s.p.Allocatable(s.p.VRegs[v].Class).Empty()
}

func (s *inputs) remat(v regalloc.VReg) bool { return s.p.VRegs[v].Remat != regalloc.None }

// home returns the location of v between its pieces. Slots are numbered by virtual register until the end.
func (s *inputs) home(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}

// impossible returns the error for operands that cannot be satisfied together.
func (s *state) impossible(choice []int32) error {
	i, bad := regalloc.InstrID(0), false
	s.build.graph.Forbidden(choice, func(a, b solver.Node) {
		if !bad {
			i, bad = s.parts.pieces[a].first, true
		}
	})
	return s.infeasible(i, "its constraints are unsatisfiable")
}

func (s *inputs) infeasible(i regalloc.InstrID, why string) error {
	return assign.Infeasible(s.p, i, why)
}
