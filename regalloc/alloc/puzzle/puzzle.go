package puzzle

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/live"
)

// Options select between variants, for comparison; the zero value is the best.
type Options struct {
	// Paper is the algorithm as printed [Pereira08 §4, §5]; see the package's doc.
	Paper        bool
	NoCoalescing bool // no preferences over the edges of blocks and for fixed operands ahead
	NoFolding    bool // an operand that may be in memory is loaded wherever a register is free
	NoSharing    bool // values that flow into one another do not share memory
	NoHoisting   bool // values are stored wherever they are evicted, not at their definitions
	// NoTransferElimination keeps stores of what memory has [Pereira08 §5.2].
	NoTransferElimination bool
	NoLoadLowering        bool // with Paper: values stay in registers after reloads [Pereira08 §5.3]
	// Observe, if not nil, is called with every puzzle and its solution. The
	// Puzzle is only valid during the call.
	Observe func(*Puzzle)
}

// An Allocator allocates registers by solving a puzzle for each instruction.
type Allocator struct {
	opts  Options
	file  *file
	stats Stats
	flow  cfg.Workspace // memory for analyses, used again and again
	live  live.Workspace

	reserved reservation // of the last Problem
	solution solution
	memory   memory
}

// New returns an allocator with the default options.
func New() *Allocator { return NewWith(Options{}) }

// NewWith returns an allocator with the given options.
func NewWith(o Options) *Allocator { return &Allocator{opts: o} }

// Stats returns what the allocator has counted since it was made.
func (a *Allocator) Stats() Stats { return a.stats }

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator for Problems in SSA form.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if a.file == nil || a.file.m != p.Machine {
		a.file = newFile(p.Machine)
	}
	s := &a.solution
	s.lowered = scratch.Zeroed(s.lowered, len(p.VRegs))
	if err := s.solveAll(a, p, opts); err != nil {
		return nil, err
	}
	if a.opts.Paper && !a.opts.NoLoadLowering && s.lower() {
		counted := a.stats
		if err := s.solveAll(a, p, opts); err != nil {
			return nil, err
		}
		a.stats = counted
	}
	return s.finish(), nil
}

// solveAll solves the puzzles of all blocks.
func (s *solution) solveAll(a *Allocator, p *regalloc.Problem, opts regalloc.Options) error {
	s.reset(a, p, opts)
	for _, b := range s.order {
		if err := s.block(regalloc.BlockID(b)); err != nil {
			return err
		}
	}
	s.resolveEdges()
	return nil
}

// file is a machine's register file as boards.
type file struct {
	m      *regalloc.Machine
	banks  []board.Bank
	shapes []board.Shape // by register
	regs   [][]regalloc.Reg
	bank   []int16 // by class
	width  []int8  // by class: finest columns of its registers
}

func newFile(m *regalloc.Machine) *file {
	f := &file{m: m, bank: make([]int16, len(m.Classes)), width: make([]int8, len(m.Classes))}
	f.banks, f.shapes = board.Banks(m)
	f.regs = make([][]regalloc.Reg, len(f.banks))
	for b := range f.banks {
		f.regs[b] = make([]regalloc.Reg, len(f.banks[b].Areas)*16)
		for i := range f.regs[b] {
			f.regs[b][i] = regalloc.NoReg
		}
	}
	for c := len(m.Classes) - 1; c >= 0; c-- {
		f.bank[c] = -1
		for _, r := range m.Classes[c].Regs {
			x := f.shapes[r]
			f.bank[c], f.width[c] = x.Bank, max(f.width[c], x.Width)
			f.regs[x.Bank][spotIndex(x.Spot, x.Width)] = r
		}
	}
	return f
}

// spotIndex numbers the spots of a bank's board by area, column and width.
func spotIndex(s board.Spot, width int8) int {
	return int(s.Area)*16 + int(s.Column)*4 + int(width>>1)
}

// register returns the register of width finest columns at a spot.
func (f *file) register(bank int16, s board.Spot, width int8) regalloc.Reg {
	return f.regs[bank][spotIndex(s, width)]
}

// solution is the working state of one allocation. Its memory serves all Problems
// of an Allocator.
type solution struct {
	// inputs
	a      *Allocator
	p      *regalloc.Problem
	m      *regalloc.Machine
	f      *file
	metric regalloc.Metric
	fuel   int // optional decisions left, or negative

	// derived
	flow       *cfg.Info
	order      []int32 // blocks, loops together
	sets       *live.Sets
	ranges     *live.Ranges
	uses       *live.NextUse
	given      []regalloc.RegSet // by class: registers that may be given out
	restricted []bool            // by class: not every spot of its width is one of its registers
	usable     [][]bool          // by bank and area: some register of it may be given out
	room       []room            // by class
	scarce     regalloc.RegSet   // registers of restricted classes that are used
	defs       []regalloc.OpID   // by virtual register: its definition, None for a parameter
	defIn      []regalloc.BlockID
	defAt      []regalloc.InstrID // the instruction of defs
	read       []bool             // by virtual register: something uses it
	calls      []int32            // by position: calls before it that destroy registers
	callFreq   []float32          // and their executions
	across     []int32            // by block and bank: how many values live across a call, or -1
	count      []int32            // scratch by bank
	hints      hints
	reloads    reloads
	dom        *cfg.DomTree    // Paper
	lowered    []bool          // by virtual register: Paper has it loaded for each use
	walk       []int32         // memory of order
	worth      []float32       // by virtual register: what it costs to have it in memory
	crossing   []float32       // by virtual register: what it costs to have it in memory around calls
	crossers   []live.Crossing // the values that live across calls
	segment    []int32         // by virtual register: the live range segment at the current position, or a later one

	// evolving: the state before the next instruction
	reg      []regalloc.Reg // by virtual register: where it is, or NoReg
	clean    []bool         // by virtual register: memory has it too, or it can be recomputed
	next     []int32        // by virtual register: position of its next use
	at       []regalloc.VReg
	busy     regalloc.RegSet   // units that hold a value
	resident [][]regalloc.VReg // by bank
	used     regalloc.RegSet   // registers used so far
	pos      int32             // of the current instruction
	now      regalloc.BlockID  // the current block
	events   events
	puzzle   puzzle
	solver   board.Solver

	// evolving: the result
	entry, exit []state    // by block
	boundaries  []resident // memory of entry and exit
	done        []bool
	locs        []regalloc.Loc // slots are numbers of virtual registers until finish
	instrMoves  []move
	edgeMoves   []edgeMove
	inReg       []bool    // by virtual register: something reads it in a register
	stores      []float32 // by virtual register: frequency of stores where it is evicted
	carriers    []regalloc.VReg
	arrival     []int32 // by index in Params: slot in which it arrives over edges without moves, or None
	memoryOnly  []bool  // by block: it is entered with all values in memory
	movable     []bool  // by edge
	join        joiner
}

// A move may be a store at an eviction; such stores are dropped if the value is
// stored at its definition instead.
type move struct {
	regalloc.InstrMove
	evict bool
}

type edgeMove struct {
	regalloc.EdgeMove
	evict   bool
	instead regalloc.Loc // a register that has what the slot Src has, or 0
}

// A resident value is one in a register at the boundary of a block.
type resident struct {
	v     regalloc.VReg
	reg   regalloc.Reg
	clean bool
}

type state []resident

// reset prepares s for p.
func (s *solution) reset(a *Allocator, p *regalloc.Problem, opts regalloc.Options) {
	n, nb, metric := len(p.VRegs), len(p.Blocks), opts.Price()
	s.a, s.p, s.m, s.f = a, p, p.Machine, a.file
	s.metric, s.fuel = metric, opts.Fuel
	if s.fuel == 0 {
		s.fuel = -1
	}
	s.reg, s.clean, s.next = scratch.Filled(s.reg, n, regalloc.NoReg), scratch.Zeroed(s.clean, n), scratch.Zeroed(s.next, n)
	s.at, s.busy, s.used = scratch.Filled(s.at, p.Machine.NumUnits, regalloc.None), regalloc.RegSet{}, regalloc.RegSet{}
	s.resident = scratch.Sized(s.resident, len(s.f.banks))
	for bank := range s.resident {
		s.resident[bank] = s.resident[bank][:0]
	}
	s.puzzle.clobFor, s.puzzle.clobbed = regalloc.RegSet{}, regalloc.RegSet{}
	s.entry, s.exit, s.boundaries = scratch.Zeroed(s.entry, nb), scratch.Zeroed(s.exit, nb), s.boundaries[:0]
	s.done, s.memoryOnly = scratch.Zeroed(s.done, nb), scratch.Zeroed(s.memoryOnly, nb)
	s.locs = make([]regalloc.Loc, len(p.Operands)) // the Result's
	s.instrMoves, s.edgeMoves = s.instrMoves[:0], s.edgeMoves[:0]
	s.inReg, s.stores = scratch.Zeroed(s.inReg, n), scratch.Zeroed(s.stores, n)
	s.movable = p.AppendMovable(s.movable[:0])
	s.derive()
	s.join.init(n)
	s.findArrivals()
}

// derive makes the analyses.
func (s *solution) derive() {
	a, p := s.a, s.p
	s.flow = a.flow.Analyze(p)
	s.order = s.flow.Loops.Order
	if a.opts.Paper {
		s.walkDominators()
	}
	s.sets = a.live.Compute(p, s.flow.Flow)
	s.ranges = a.live.Ranges(p, s.order, s.sets)
	s.uses = a.live.NextUses(p, s.flow, s.sets)
	s.segment = scratch.Sized(s.segment, len(p.VRegs))
	for v := range s.segment {
		s.segment[v] = s.ranges.First(regalloc.VReg(v))
	}
	s.classes()
	s.findScarce()
	s.definitions()
	s.lookBack()
	s.aroundCalls()
	if !a.opts.Paper {
		s.used = s.a.live.Saves(p, s.metric, s.crossers, s.uses)
	}
	s.reloads.compute(s)
}

// findArrivals finds the blocks that are entered with all values in memory.
func (s *solution) findArrivals() {
	p := s.p
	s.arrival, s.carriers = scratch.Filled(s.arrival, len(p.Params), regalloc.None), s.carriers[:0]
	for e := range p.Edges {
		if !s.movable[e] {
			s.memoryOnly[p.Edges[e].To] = true
		}
	}
	for b := range p.Blocks {
		if !s.memoryOnly[b] {
			continue
		}
		for k := p.Blocks[b].Params[0]; k < p.Blocks[b].Params[1]; k++ {
			s.arrival[k] = int32(len(p.VRegs) + len(s.carriers))
			s.carriers = append(s.carriers, p.Params[k])
		}
	}
}

// spend reports whether an optional decision may be made.
func (s *solution) spend() bool {
	if s.fuel > 0 {
		s.fuel--
	}
	return s.fuel != 0
}

// remat reports whether v can be recomputed anywhere.
func (s *solution) remat(v regalloc.VReg) bool { return s.p.VRegs[v].Remat != regalloc.None }

// home is where v is when it is in no register.
func (s *solution) home(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}

// settle puts v into register r.
func (s *solution) settle(v regalloc.VReg, r regalloc.Reg) {
	s.reg[v] = r
	units := s.m.Regs[r].Units
	s.busy = s.busy.Union(units)
	for !units.Empty() {
		u := units.First()
		units.Remove(u)
		s.at[u] = v
	}
	s.used = s.used.Union(s.m.Kin(r))
	bank := s.f.shapes[r].Bank
	s.resident[bank] = append(s.resident[bank], v)
}

// leave takes v out of its register.
func (s *solution) leave(v regalloc.VReg) {
	r := s.reg[v]
	if r == regalloc.NoReg {
		return
	}
	s.reg[v] = regalloc.NoReg
	units := s.m.Regs[r].Units
	s.busy = s.busy.Minus(units)
	for !units.Empty() {
		u := units.First()
		units.Remove(u)
		s.at[u] = regalloc.None
	}
	list := s.resident[s.f.shapes[r].Bank]
	for k, x := range list {
		if x == v {
			list[k] = list[len(list)-1]
			s.resident[s.f.shapes[r].Bank] = list[:len(list)-1]
			break
		}
	}
}

// block allocates one block.
func (s *solution) block(b regalloc.BlockID) error {
	s.now = b
	s.reloads.enter(s, b)
	s.enter(b)
	first, end := s.p.InstrRange(b)
	s.pos = s.ranges.Pos[b]
	for i := first; i < end; i++ {
		if err := s.instr(b, i); err != nil {
			return err
		}
		s.pos++
	}
	s.exit[b] = s.residents(b)
	s.reloads.leave(s, b)
	for bank := range s.resident {
		for len(s.resident[bank]) > 0 {
			s.leave(s.resident[bank][0])
		}
	}
	s.done[b] = true
	return nil
}

// residents lists what is in registers.
func (s *solution) residents(regalloc.BlockID) state {
	mark := len(s.boundaries)
	for bank := range s.resident {
		for _, v := range s.resident[bank] {
			s.boundaries = append(s.boundaries, resident{v, s.reg[v], s.clean[v]})
		}
	}
	return s.boundary(mark)
}

// boundary returns what has been appended to boundaries since mark as a state.
func (s *solution) boundary(mark int) state {
	return s.boundaries[mark:len(s.boundaries):len(s.boundaries)]
}
