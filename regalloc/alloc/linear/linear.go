package linear

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	"spillway/regalloc/internal/slots"
	"spillway/regalloc/live"
)

// NeedsLowered says what New's allocator takes: Problems without block parameters.
const NeedsLowered = true

// Allocator is a second-chance binpacking linear-scan allocator.
type Allocator struct{ s scan }

// New returns the allocator. It takes Problems out of SSA form: without block
// parameters (see package outssa).
func New() regalloc.Allocator { return &Allocator{} }

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
	for _, b := range s.f.Loops.Order {
		if err := s.block(regalloc.BlockID(b)); err != nil {
			return nil, err
		}
	}
	s.resolve()
	return s.finish(), nil
}

const never = live.Never

// scan is the state of one allocation. Sets of registers that say "taken" are
// closed under conflicts: they hold every register that shares a unit with a
// member.
type scan struct {
	cfg    cfg.Workspace
	ws     live.Workspace
	p      *regalloc.Problem // inputs
	m      *regalloc.Machine
	opts   regalloc.Options
	metric regalloc.Metric

	f         *cfg.Info // derived
	sets      *live.Sets
	uses      *live.NextUse
	pos       []int32 // number of each block's first instruction in the linear order
	movable   []bool  // by edge
	freq      []float64
	key       machineKey        // of what deriveMachine found
	alloc     []regalloc.RegSet // by class: registers to choose from
	reserved  regalloc.RegSet   // given only to operands that name them
	saved     regalloc.RegSet   // registers that cost something at first use
	aliased   bool              // some registers of the classes used share units
	weightOf  int               // registers that one register can share units with at most, itself included
	fixed     fixedEvents
	blocked   []regalloc.RegSet // by register: what is fixed or clobbered somewhere in its live range
	demanded  []bool            // by register: an operand names the register that it is to be in, and leaves it there
	cross     []float64         // by register: executions of calls in its live range
	crossings []live.Crossing   // scratch
	hints     []int32           // by operand: wish after it, see ahead.go
	ahead     []ahead           // scratch by register
	mentions  []int32           // by register: operands; where bytes count
	access    float64           // the price of the bytes of an access
	defs      defPositions
	loops     loopPressure
	sharing   []bool // by pair of classes: they have registers in common

	occ   []regalloc.VReg // by physical register: what is in it: evolving
	held  regalloc.RegSet // the registers that hold something
	busy  regalloc.RegSet // those that share a unit with one of them, too
	reg   []regalloc.Reg  // by virtual register: where it is, or NoReg: in its slot or nowhere
	valid []bool          // by virtual register in a register: its slot holds the same value
	next  []int32         // by virtual register: position of its next use
	last  []regalloc.Reg  // by virtual register: the register it was in last
	fresh regalloc.RegSet // registers of saved not used yet

	entry, exit []contents      // by block: what is in registers at its start and end
	values      []regalloc.VReg // of all contents
	inherits    []bool          // by block: it starts with what its only predecessor left
	done        []bool          // by block

	at    instrState
	spent int // optional decisions taken: hints, folds, values for loops, moved stores

	edgesIn       []edgeIn // scratch
	used, through []wish   // scratch

	stampLive     []int32        // by virtual register: block+1 it was last marked live into
	unsaved       []int32        // by virtual register: block+1 that it enters from where its slot is not valid
	weight        []float64      // scratch by virtual register
	stretchOf     []int32        // by virtual register: the stretch between calls in which an operand was seen last
	stretch       int32          // the present one
	votes         []vote         // scratch
	ballot        []int32        // scratch by virtual register: its first vote plus one, or 0
	idle          []int32        // scratch by class: values that live through a loop unread
	left          []int32        // scratch by class: registers
	where         []regalloc.Reg // scratch by virtual register: see resolveEdge
	snapshot      []regalloc.VReg
	snapshotValid regalloc.RegSet

	byInstr    []regalloc.BlockID // blocks in the order of their instructions
	locs       []regalloc.Loc
	instrMoves []regalloc.InstrMove
	moves      [][2]int32           // by block: range of instrMoves, until they are ordered
	ordered    []regalloc.InstrMove // scratch
	storing    []float64            // scratch by virtual register: executions of stores
	read       []bool               // scratch by virtual register: its slot is read
	sweeper    sweeper
	slotOf     []int32 // scratch by virtual register
	slots      slots.Coloring
	edgeMoves  []regalloc.EdgeMove
}

// reset prepares s for p; memory of earlier Problems is used again.
func (s *scan) reset(p *regalloc.Problem, f *cfg.Info, sets *live.Sets, opts regalloc.Options) {
	n, nb, nr := len(p.VRegs), len(p.Blocks), len(p.Machine.Regs)
	s.p, s.m, s.opts, s.metric, s.f = p, p.Machine, opts, opts.Price(), f
	s.sets, s.movable = sets, p.AppendMovable(s.movable[:0])
	s.freq, s.pos = scratch.Sized(s.freq, nb), scratch.Sized(s.pos, nb)
	s.reg, s.last = scratch.Filled(s.reg, n, regalloc.NoReg), scratch.Filled(s.last, n, regalloc.NoReg)
	s.where = scratch.Filled(s.where, n, regalloc.NoReg)
	s.valid, s.next, s.stampLive, s.unsaved = scratch.Zeroed(s.valid, n), scratch.Sized(s.next, n), scratch.Zeroed(s.stampLive, n), scratch.Zeroed(s.unsaved, n)
	s.weight, s.ballot = scratch.Sized(s.weight, n), scratch.Zeroed(s.ballot, n)
	s.stretchOf, s.stretch = scratch.Zeroed(s.stretchOf, n), 0
	s.occ, s.snapshot = scratch.Filled(s.occ, nr, regalloc.None), scratch.Sized(s.snapshot, nr)
	s.entry, s.exit, s.values = scratch.Sized(s.entry, nb), scratch.Sized(s.exit, nb), s.values[:0]
	s.moves = scratch.Sized(s.moves, nb)
	s.inherits, s.done = scratch.Zeroed(s.inherits, nb), scratch.Zeroed(s.done, nb)
	s.held, s.busy, s.spent = regalloc.RegSet{}, regalloc.RegSet{}, 0
	s.locs = make([]regalloc.Loc, len(p.Operands))
	s.instrMoves, s.edgeMoves = s.instrMoves[:0], s.edgeMoves[:0]
	s.uses = s.ws.NextUses(p, f, s.sets)
	s.machine()
	at := int32(0)
	for _, b := range f.Loops.Order {
		s.freq[b], s.pos[b] = s.weigh(p.Blocks[b].Freq), at
		at += int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	}
	s.at.defAt, s.at.dieAt = scratch.Zeroed(s.at.defAt, n), scratch.Zeroed(s.at.dieAt, n)
	s.lookAhead()
	s.fresh = s.fresh.Minus(s.ws.Saves(p, s.metric, s.acrossCalls(), s.uses))
	s.countMentions()
	s.defs.known = false
	s.findPressure()
}

// countMentions counts the operands of each register, which matters where bytes do.
func (s *scan) countMentions() {
	if s.metric.Byte == 0 {
		return
	}
	s.mentions = scratch.Zeroed(s.mentions, len(s.p.VRegs))
	for o := range s.p.Operands {
		s.mentions[s.p.Operands[o].VReg]++
	}
}

// spend reports whether one more optional decision may be taken.
func (s *scan) spend() bool {
	if s.opts.Fuel > 0 && s.spent == s.opts.Fuel {
		return false
	}
	s.spent++
	return true
}

// weigh turns an execution count into a weight: the price of an access executed so
// often against that of one executed once.
func (s *scan) weigh(freq float64) float64 {
	return (s.access + s.metric.Access*freq) / (s.access + s.metric.Access)
}

// machine derives what is constant over the Problem, unless the one before was
// for the same registers.
func (s *scan) machine() {
	if key := (machineKey{s.p.Machine, s.p.Reserved, s.metric}); key != s.key {
		s.key = key
		s.deriveMachine()
	}
	s.fresh = s.saved
	s.findAliases()
}

// machineKey is all that deriveMachine depends on.
type machineKey struct {
	m        *regalloc.Machine
	reserved regalloc.RegSet
	metric   regalloc.Metric
}

func (s *scan) deriveMachine() {
	s.alloc, s.saved, s.aliased = s.alloc[:0], regalloc.RegSet{}, true
	s.access = s.metric.Byte * float64(s.m.Classes[0].Load)
	for c := range s.m.Classes {
		s.alloc = append(s.alloc, s.p.Allocatable(regalloc.ClassID(c)))
	}
	s.reserved = s.p.Reserved
	for r := range regalloc.Reg(len(s.m.Regs)) {
		info := &s.m.Regs[r]
		if s.metric.Save(info) > 0 {
			s.saved.Add(r)
		}
		if info.Reserved {
			s.reserved.Add(r)
		}
	}
	n := len(s.m.Classes)
	s.sharing = scratch.Sized(s.sharing, n*n)
	for c := range n {
		for d := range n {
			s.sharing[c*n+d] = !s.closed(s.m.Classes[c].Set).Intersect(s.m.Classes[d].Set).Empty()
		}
	}
}

// findAliases finds out whether registers of the classes that are used share units.
func (s *scan) findAliases() {
	var used regalloc.RegSet
	s.weightOf = 1
	for v := range s.p.VRegs {
		used = used.Union(s.m.Classes[s.p.VRegs[v].Class].Set)
	}
	for all := used; !all.Empty(); {
		r := all.First()
		all.Remove(r)
		s.weightOf = max(s.weightOf, s.m.Conflicts(r).Intersect(used).Len())
	}
	s.aliased = s.weightOf > 1
}

// block allocates one block.
func (s *scan) block(b regalloc.BlockID) error {
	s.enter(b)
	first, end := s.p.InstrRange(b)
	at, moves := s.pos[b], int32(len(s.instrMoves))
	s.at.block = b
	for i := first; i < end; i++ {
		if i == s.p.Blocks[b].LastSplit {
			s.conform(b, i)
		}
		if err := s.instr(i, at); err != nil {
			return err
		}
		at++
	}
	s.exit[b] = s.note()
	s.moves[b] = [2]int32{moves, int32(len(s.instrMoves))}
	return nil
}

// occupy puts v into r, which is free.
func (s *scan) occupy(r regalloc.Reg, v regalloc.VReg) {
	s.occ[r], s.reg[v], s.last[v] = v, r, r
	s.held.Add(r)
	s.busy = s.busy.Union(s.m.Conflicts(r))
	s.fresh = s.fresh.Minus(s.m.Kin(r))
}

// release takes what is in r out of it.
func (s *scan) release(r regalloc.Reg) {
	s.reg[s.occ[r]] = regalloc.NoReg
	s.occ[r] = regalloc.None
	s.held.Remove(r)
	if !s.aliased {
		s.busy = s.busy.Minus(s.m.Conflicts(r))
		return
	}
	s.recount()
}

func (s *scan) recount() { s.busy = s.closed(s.held) }

func (s *scan) remat(v regalloc.VReg) bool { return s.p.VRegs[v].Remat != regalloc.None }

// home is where v is while it is in no register.
func (s *scan) home(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}

func (s *scan) infeasible(i regalloc.InstrID, why string) error {
	return assign.Infeasible(s.p, i, why)
}
