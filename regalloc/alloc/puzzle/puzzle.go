package puzzle

import (
	"math/bits"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/live"
)

// Options select variants, for comparison; the zero value is the best.
type Options struct {
	// Paper is the algorithm as printed [Pereira08 §4, §5]; see the package's doc.
	Paper        bool
	NoCoalescing bool // no preferences across edges and for fixed operands ahead
	NoFolding    bool // an operand that may be in memory is loaded if a register is free
	NoSharing    bool // values that flow into one another do not share slots
	NoHoisting   bool // values are stored at evictions, not at their definitions
	// NoTransferElimination keeps redundant stores [Pereira08 §5.2].
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

// Stats returns the counts since the allocator was created.
func (a *Allocator) Stats() Stats { return a.stats }

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator for Problems in SSA form.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if a.file == nil || a.file.m != p.Machine {
		a.file = newFile(p.Machine)
	}
	s := &a.solution
	s.vals.lowered = scratch.Zeroed(s.vals.lowered, len(p.VRegs))
	if err := s.solveAll(a, p, opts); err != nil {
		return nil, err
	}
	if a.opts.Paper && !a.opts.NoLoadLowering && s.lower() {
		counted := a.stats
		opts.Log.Note("values loaded more often than used are loaded at each use: another run")
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
	opts.Log.Begin("a puzzle for each instruction, block after block")
	for _, b := range s.prog.order {
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
		f.regs[b] = make([]regalloc.Reg, len(f.banks[b].Areas)*spotsOfArea)
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

// An area has up to eight columns, where pieces of up to four widths begin.
const (
	spotsOfColumn = 4
	spotsOfArea   = 8 * spotsOfColumn
)

// spotIndex numbers the spots of a bank's board by area, column and width.
func spotIndex(s board.Spot, width int8) int {
	return int(s.Area)*spotsOfArea + int(s.Column)*spotsOfColumn + bits.Len8(uint8(width)) - 1
}

// register returns the register of width finest columns at a spot.
func (f *file) register(bank int16, s board.Spot, width int8) regalloc.Reg {
	return f.regs[bank][spotIndex(s, width)]
}

// solution is the state of one allocation. Its memory is reused for all Problems of an Allocator.
type solution struct {
	inputs
	prog program
	regs registers
	vals values
	cur  places
	ends ends
	out  output

	events events
	puzzle puzzle
	solver board.Solver
	fuel   int // optional decisions left, or negative
}

// inputs are the arguments of the allocation.
type inputs struct {
	a      *Allocator
	p      *regalloc.Problem
	m      *regalloc.Machine
	f      *file
	metric regalloc.Metric
	log    regalloc.Log // nil: not recorded
}

// A program is control flow and liveness.
type program struct {
	*inputs

	flow    *cfg.Info
	order   []int32 // blocks, loops together
	sets    *live.Sets
	ranges  *live.Ranges
	uses    *live.NextUse
	dom     *cfg.DomTree // Paper
	walk    []int32      // memory of order
	movable []bool       // by edge
}

// registers are the allocatable registers.
type registers struct {
	*inputs

	given      []regalloc.RegSet // by class: allocatable registers
	restricted []bool            // by class: not every spot of its width is one of its registers
	usable     [][]bool          // by bank and area: some register of it may be allocated
	room       []room            // by class
	scarce     regalloc.RegSet   // registers of restricted classes that are used
}

// values are facts about virtual registers known before allocation.
type values struct {
	*inputs

	defs     []regalloc.OpID // by virtual register: its definition, None for a parameter
	defIn    []regalloc.BlockID
	defAt    []regalloc.InstrID // the instruction of defs
	read     []bool             // by virtual register: something uses it
	calls    []int32            // by position: calls before it that destroy registers
	callFreq []float32          // and their executions
	across   []int32            // by block and bank: how many values live across a call, or -1
	count    []int32            // scratch by bank
	lowered  []bool             // by virtual register: with Paper: loaded for each use
	worth    []float32          // by virtual register: its spill cost
	crossing []float32          // by virtual register: its cost in memory around calls
	crossers []live.Crossing    // the values that live across calls
	hints    hints
	reloads  reloads
}

// places are the locations of values before the next instruction.
type places struct {
	*inputs

	reg      []regalloc.Reg // by virtual register: where it is, or NoReg
	clean    []bool         // by virtual register: memory has it too, or it can be recomputed
	next     []int32        // by virtual register: position of its next use
	at       []regalloc.VReg
	busy     regalloc.RegSet   // units that hold a value
	resident [][]regalloc.VReg // by bank
	used     regalloc.RegSet   // registers used so far
	pos      int32             // of the current instruction
	now      regalloc.BlockID  // the current block
	segment  []int32           // by virtual register: the live range segment at the current position, or a later one
}

// ends are the locations of values at the starts and ends of blocks.
type ends struct {
	*inputs

	entry, exit []state    // by block
	boundaries  []resident // memory of entry and exit
	done        []bool
	carriers    []regalloc.VReg
	arrival     []int32 // by index in Params: slot in which it arrives over edges without moves, or None
	memoryOnly  []bool  // by block: it is entered with all values in memory
	join        joiner
}

// output is the Result so far.
type output struct {
	*inputs

	locs       []regalloc.Loc // slots are numbers of virtual registers until finish
	instrMoves []move
	edgeMoves  []edgeMove
	inReg      []bool    // by virtual register: something reads it in a register
	stores     []float32 // by virtual register: frequency of stores where it is evicted
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
	instead regalloc.Loc // a register that holds the same value as the slot Src, or 0
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
	n, nb := len(p.VRegs), len(p.Blocks)
	s.inputs = inputs{a, p, p.Machine, a.file, opts.Price(), opts.Log}
	in := &s.inputs
	s.prog.inputs, s.regs.inputs, s.vals.inputs, s.cur.inputs, s.ends.inputs, s.out.inputs = in, in, in, in, in, in
	s.fuel = opts.Fuel
	if s.fuel == 0 {
		s.fuel = -1
	}
	s.cur.reg, s.cur.clean, s.cur.next = scratch.Filled(s.cur.reg, n, regalloc.NoReg), scratch.Zeroed(s.cur.clean, n), scratch.Zeroed(s.cur.next, n)
	s.cur.at, s.cur.busy, s.cur.used = scratch.Filled(s.cur.at, p.Machine.NumUnits, regalloc.None), regalloc.RegSet{}, regalloc.RegSet{}
	s.cur.resident = scratch.Sized(s.cur.resident, len(s.f.banks))
	for bank := range s.cur.resident {
		s.cur.resident[bank] = s.cur.resident[bank][:0]
	}
	s.puzzle.clobFor, s.puzzle.clobbed = regalloc.RegSet{}, regalloc.RegSet{}
	s.ends.entry, s.ends.exit, s.ends.boundaries = scratch.Zeroed(s.ends.entry, nb), scratch.Zeroed(s.ends.exit, nb), s.ends.boundaries[:0]
	s.ends.done, s.ends.memoryOnly = scratch.Zeroed(s.ends.done, nb), scratch.Zeroed(s.ends.memoryOnly, nb)
	s.out.locs = make([]regalloc.Loc, len(p.Operands)) // the Result's
	s.out.instrMoves, s.out.edgeMoves = s.out.instrMoves[:0], s.out.edgeMoves[:0]
	s.out.inReg, s.out.stores = scratch.Zeroed(s.out.inReg, n), scratch.Zeroed(s.out.stores, n)
	s.prog.movable = p.AppendMovable(s.prog.movable[:0])
	s.derive()
	s.ends.join.init(n)
	s.findArrivals()
}

// derive runs the analyses.
func (s *solution) derive() {
	a, p := s.a, s.p
	s.prog.flow = a.flow.Analyze(p)
	s.prog.order = s.prog.flow.Loops.Order
	if a.opts.Paper {
		s.prog.walkDominators()
	}
	s.prog.sets = a.live.Compute(p, s.prog.flow.Flow)
	s.prog.ranges = a.live.Ranges(p, s.prog.order, s.prog.sets)
	s.prog.uses = a.live.NextUses(p, s.prog.flow, s.prog.sets)
	s.cur.segment = scratch.Sized(s.cur.segment, len(p.VRegs))
	for v := range s.cur.segment {
		s.cur.segment[v] = s.prog.ranges.First(regalloc.VReg(v))
	}
	s.regs.classes()
	s.regs.findScarce()
	s.definitions()
	s.scanBackward()
	s.aroundCalls()
	if !a.opts.Paper {
		s.cur.used = s.a.live.Saves(p, s.metric, s.vals.crossers, s.prog.uses)
	}
	s.vals.reloads.compute(s)
}

// findArrivals finds the blocks that are entered with all values in memory.
func (s *solution) findArrivals() {
	p := s.p
	s.ends.arrival, s.ends.carriers = scratch.Filled(s.ends.arrival, len(p.Params), regalloc.None), s.ends.carriers[:0]
	for e := range p.Edges {
		if !s.prog.movable[e] {
			s.ends.memoryOnly[p.Edges[e].To] = true
		}
	}
	for b := range p.Blocks {
		if !s.ends.memoryOnly[b] {
			continue
		}
		for k := p.Blocks[b].Params[0]; k < p.Blocks[b].Params[1]; k++ {
			s.ends.arrival[k] = int32(len(p.VRegs) + len(s.ends.carriers))
			s.ends.carriers = append(s.ends.carriers, p.Params[k])
		}
	}
}

// spend reports whether an optional decision is allowed by Options.Fuel.
func (s *solution) spend() bool {
	if s.fuel > 0 {
		s.fuel--
	}
	return s.fuel != 0
}

// remat reports whether v can be rematerialized.
func (s *inputs) remat(v regalloc.VReg) bool { return s.p.VRegs[v].Remat != regalloc.None }

// home returns the location of v when it is in no register.
func (s *inputs) home(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}

// settle puts v into register r.
func (s *places) settle(v regalloc.VReg, r regalloc.Reg) {
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

// leave empties v's register.
func (s *places) leave(v regalloc.VReg) {
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
	s.cur.now = b
	s.vals.reloads.enter(s, b)
	s.enter(b)
	if s.log != nil {
		s.logEntry(b)
	}
	first, end := s.p.InstrRange(b)
	s.cur.pos = s.prog.ranges.Pos[b]
	for i := first; i < end; i++ {
		if err := s.instr(b, i); err != nil {
			return err
		}
		s.cur.pos++
	}
	s.ends.exit[b] = s.residents(b)
	s.vals.reloads.leave(s, b)
	for bank := range s.cur.resident {
		for len(s.cur.resident[bank]) > 0 {
			s.cur.leave(s.cur.resident[bank][0])
		}
	}
	s.ends.done[b] = true
	return nil
}

// residents lists the values in registers.
func (s *solution) residents(regalloc.BlockID) state {
	mark := len(s.ends.boundaries)
	for bank := range s.cur.resident {
		for _, v := range s.cur.resident[bank] {
			s.ends.boundaries = append(s.ends.boundaries, resident{v, s.cur.reg[v], s.cur.clean[v]})
		}
	}
	return s.ends.boundary(mark)
}

// boundary returns what has been appended to boundaries since mark as a state.
func (s *ends) boundary(mark int) state {
	return s.boundaries[mark:len(s.boundaries):len(s.boundaries)]
}
