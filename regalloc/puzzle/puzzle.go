package puzzle

import (
	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
	"spillway/regalloc/puzzle/board"
)

// Spilling is how the values that enter a block in registers are chosen.
type Spilling uint8

// The ways to spill. Inside blocks both evict the value that costs least.
const (
	// LoopAware is the extension of MIN to SSA form of Braun and Hack (CC 2009):
	// a loop is entered with the values that it uses in registers, and with
	// others only as far as they do not crowd it.
	LoopAware Spilling = iota
	// FurthestFirst follows [Pereira08 §5]: a block goes on with what its
	// predecessors left in registers.
	FurthestFirst
)

// Options select between variants, for comparison; the zero value is the best.
type Options struct {
	Spilling       Spilling
	NoCoalescing   bool // no preferences over the edges of blocks and for fixed operands ahead
	NoLoadLowering bool // a value in memory is loaded into a register wherever one is free
	NoSharing      bool // values that flow into one another do not share memory
	// NoTransferElimination stores values wherever they are evicted.
	NoTransferElimination bool
	NoRefinement          bool // where values stay is not reconsidered
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

	reserved  reservation // of the last Problem
	residence residence
	refiner   refiner
}

// New returns an allocator with the default options.
func New() *Allocator { return NewWith(Options{}) }

// NewWith returns an allocator with the given options.
func NewWith(o Options) *Allocator { return &Allocator{opts: o} }

// Stats returns what the allocator has counted since it was made.
func (a *Allocator) Stats() Stats { return a.stats }

// Allocate implements regalloc.Allocator for Problems in SSA form.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	if a.file == nil || a.file.m != p.Machine {
		a.file = newFile(p.Machine)
	}
	s := newSolution(a, p, opts)
	for _, b := range s.order {
		if err := s.block(regalloc.BlockID(b)); err != nil {
			return nil, err
		}
	}
	if !a.opts.NoRefinement {
		s.refine()
	}
	s.resolveEdges()
	return s.finish(), nil
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

// solution is the working state of one allocation.
type solution struct {
	// inputs
	a    *Allocator
	p    *regalloc.Problem
	m    *regalloc.Machine
	f    *file
	size bool // minimise bytes
	fuel int  // optional decisions left, or negative

	// derived
	flow       *cfg.Info
	order      []int32 // blocks, loops together
	sets       *live.Sets
	ranges     *live.Ranges
	uses       *live.NextUse
	given      []regalloc.RegSet // by class: registers that may be given out
	restricted []bool            // by class: not every spot of its width is one of its registers
	usable     [][]bool          // by bank and area: some register of it may be given out
	scarce     regalloc.RegSet   // registers of restricted classes that are used
	defs       []regalloc.OpID   // by virtual register: its definition, None for a parameter
	defIn      []regalloc.BlockID
	read       []bool  // by virtual register: something uses it
	calls      []int32 // by place: instructions before it that clobber registers
	across     []int32 // by block and bank: how many values live across a call, or -1
	hints      hints
	reloads    reloads
	residence  *residence
	refined    bool      // residence was changed after the puzzles were solved
	worth      []float32 // by virtual register: what it costs to have it in memory
	crossing   []float32 // by virtual register: what it costs to have it in memory around calls
	segment    []int32   // by virtual register: the live range segment at the current place, or a later one

	// evolving: the state before the next instruction
	reg      []regalloc.Reg // by virtual register: where it is, or NoReg
	clean    []bool         // by virtual register: memory has it too, or it can be recomputed
	next     []int32        // by virtual register: place of its next use
	at       []regalloc.VReg
	busy     regalloc.RegSet   // units that hold a value
	resident [][]regalloc.VReg // by bank
	used     regalloc.RegSet   // registers used so far
	place    int32             // of the current instruction
	now      regalloc.BlockID  // the current block
	entering bool              // its start is being decided
	events   events
	puzzle   puzzle
	solver   board.Solver

	// evolving: the result
	entry, exit []state // by block
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

func newSolution(a *Allocator, p *regalloc.Problem, opts regalloc.Options) *solution {
	n := len(p.VRegs)
	s := &solution{
		a: a, p: p, m: p.Machine, f: a.file, size: opts.Metric == regalloc.Size, fuel: opts.Fuel,
		reg: make([]regalloc.Reg, n), clean: make([]bool, n), next: make([]int32, n), at: make([]regalloc.VReg, p.Machine.NumUnits),
		entry: make([]state, len(p.Blocks)), exit: make([]state, len(p.Blocks)), done: make([]bool, len(p.Blocks)),
		locs: make([]regalloc.Loc, len(p.Operands)), inReg: make([]bool, n), stores: make([]float32, n),
		resident: make([][]regalloc.VReg, len(a.file.banks)), movable: p.MovableEdges(),
		memoryOnly: make([]bool, len(p.Blocks)), arrival: make([]int32, len(p.Params)),
	}
	if s.fuel == 0 {
		s.fuel = -1
	}
	for v := range s.reg {
		s.reg[v] = regalloc.NoReg
	}
	for u := range s.at {
		s.at[u] = regalloc.None
	}
	for k := range s.arrival {
		s.arrival[k] = regalloc.None
	}
	s.flow = a.flow.Analyze(p)
	s.order = s.flow.Loops.Order
	s.sets = a.live.Compute(p, s.flow.Flow)
	s.ranges = a.live.Ranges(p, s.order, s.sets)
	s.uses = a.live.NextUses(p, s.flow, s.sets)
	s.segment = make([]int32, n)
	for v := range s.segment {
		s.segment[v] = s.ranges.First(regalloc.VReg(v))
	}
	s.classes()
	s.findScarce()
	s.definitions()
	s.countAcross()
	if across := s.aroundCalls(); !s.size {
		s.used = live.Saves(p, across, s.uses)
	}
	s.reloads.compute(s)
	s.findHints()
	s.events.scan(s)
	s.join.init(n)
	s.residence = &a.residence
	s.residence.init(p)
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
			s.arrival[k] = int32(n + len(s.carriers))
			s.carriers = append(s.carriers, p.Params[k])
		}
	}
	return s
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
	s.residence.settle(stay{v: v, reg: r, block: s.now, entry: s.entering})
}

// leave takes v out of its register.
func (s *solution) leave(v regalloc.VReg) {
	r := s.reg[v]
	if r == regalloc.NoReg {
		return
	}
	s.reg[v] = regalloc.NoReg
	s.residence.leave(v)
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
	s.residence.row, s.entering = 2*s.ranges.Place[b], true
	s.enter(b)
	s.residence.entry[b], s.entering = s.busy, false
	first, end := s.p.InstrRange(b)
	s.place = s.ranges.Place[b]
	for i := first; i < end; i++ {
		if err := s.instr(b, i); err != nil {
			return err
		}
		s.place++
	}
	s.exit[b] = s.residents(b)
	s.reloads.leave(s, b)
	s.residence.row = 2 * s.place
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
	var list state
	for bank := range s.resident {
		for _, v := range s.resident[bank] {
			list = append(list, resident{v, s.reg[v], s.clean[v]})
		}
	}
	return list
}
