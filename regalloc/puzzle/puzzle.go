package puzzle

import (
	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
	"spillway/regalloc/puzzle/board"
)

// Spilling is how the values that enter a block in registers are chosen.
type Spilling uint8

// The ways to spill. Inside blocks both evict the value whose next use is
// furthest, as Belady's MIN does.
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
	// Observe, if not nil, is called with every puzzle and its solution. The
	// Puzzle is only valid during the call.
	Observe func(*Puzzle)
}

// An Allocator allocates registers by solving a puzzle for each instruction.
type Allocator struct {
	opts  Options
	file  *file
	stats Stats
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
	worth      []float32 // by virtual register: what it costs to have it in memory
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
	s.flow = cfg.Analyze(p)
	s.order = s.flow.Loops.Order
	s.sets = live.Compute(p, s.flow.Flow)
	s.ranges = live.ComputeRanges(p, s.order, s.sets)
	s.uses = live.NextUses(p, s.flow, s.sets)
	s.segment = make([]int32, n)
	for v := range s.segment {
		s.segment[v] = s.ranges.First(regalloc.VReg(v))
	}
	s.classes()
	s.findScarce()
	s.definitions()
	s.countAcross()
	s.findHints()
	s.events.scan(s)
	s.join.init(n)
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

// classes finds which registers may be given out.
func (s *solution) classes() {
	s.usable = make([][]bool, len(s.f.banks))
	for b := range s.usable {
		s.usable[b] = make([]bool, len(s.f.banks[b].Areas))
	}
	s.given = make([]regalloc.RegSet, len(s.m.Classes))
	for c := range s.given {
		s.given[c] = s.p.Allocatable(regalloc.ClassID(c))
		for set := s.given[c]; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			s.usable[s.f.shapes[r].Bank][s.f.shapes[r].Area] = true
		}
	}
	s.restricted = make([]bool, len(s.m.Classes))
	for c := range s.restricted {
		bank := s.f.bank[c]
		if bank < 0 {
			continue
		}
		for i, a := range s.f.banks[bank].Areas {
			for col := range a.Columns {
				r := s.f.register(bank, board.Spot{Area: int16(i), Column: col}, s.f.width[c])
				if s.usable[bank][i] && r != regalloc.NoReg && !s.given[c].Has(r) {
					s.restricted[c] = true
				}
			}
		}
		for set := s.given[c]; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			x := s.f.shapes[r]
			s.restricted[c] = s.restricted[c] || x.Width != s.f.width[c] || s.f.register(bank, x.Spot, x.Width) != r
		}
		for i := range s.f.banks[bank].Areas {
			if !s.usable[bank][i] {
				continue
			}
			if s.f.register(bank, board.Spot{Area: int16(i)}, s.f.width[c]) == regalloc.NoReg && s.fitsWidth(bank, i, s.f.width[c]) {
				s.restricted[c] = true
			}
		}
	}
}

// findScarce collects the registers that restricted classes compete for.
func (s *solution) findScarce() {
	for v := range s.p.VRegs {
		if c := s.p.VRegs[v].Class; s.restricted[c] {
			s.scarce = s.scarce.Union(s.given[c])
		}
	}
}

// fitsWidth reports whether a piece of the given width can lie in an empty area.
func (s *solution) fitsWidth(bank int16, area int, width int8) bool {
	b := &s.f.banks[bank]
	return int(width) >= b.Widest/int(b.Areas[area].Columns)
}

// definitions finds where each virtual register is defined and what it costs to
// have it in memory.
func (s *solution) definitions() {
	p := s.p
	n := len(p.VRegs)
	s.defs, s.defIn, s.worth = make([]regalloc.OpID, n), make([]regalloc.BlockID, n), make([]float32, n)
	s.calls, s.read = make([]int32, len(p.Instrs)+1), make([]bool, n)
	for _, v := range p.Args {
		s.read[v] = true
	}
	for v := range s.defs {
		s.defs[v], s.defIn[v] = regalloc.None, regalloc.None
	}
	for _, b := range s.order {
		blk := &p.Blocks[b]
		freq := float32(blk.Freq)
		for _, v := range p.BlockParams(regalloc.BlockID(b)) {
			s.defIn[v] = regalloc.BlockID(b)
			s.worth[v] += regalloc.StoreSpeed * freq
		}
		place := s.ranges.Place[b]
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			s.calls[place+1] = s.calls[place]
			if !p.Instrs[i].Clobbers.Empty() {
				s.calls[place+1]++
			}
			place++
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				v := p.Operands[o].VReg
				s.read[v] = s.read[v] || p.Operands[o].Role == regalloc.Use
				price := float32(regalloc.LoadSpeed)
				if p.Operands[o].Role != regalloc.Use {
					s.defs[v], s.defIn[v] = o, regalloc.BlockID(b)
					price = regalloc.StoreSpeed
				}
				if p.VRegs[v].Remat != regalloc.None {
					price = float32(p.VRegs[v].RematSpeed)
					if p.Operands[o].Role != regalloc.Use || p.Operands[o].Const != regalloc.NoAlt {
						price = 0
					}
				}
				s.worth[v] += price * freq
			}
		}
	}
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
	s.used.Add(r)
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
	s.enter(b)
	first, end := s.p.InstrRange(b)
	s.place = s.ranges.Place[b]
	for i := first; i < end; i++ {
		if err := s.instr(b, i); err != nil {
			return err
		}
		s.place++
	}
	s.exit[b] = s.residents(b)
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
