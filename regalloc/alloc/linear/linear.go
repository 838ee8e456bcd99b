package linear

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	"spillway/regalloc/internal/slots"
	"spillway/regalloc/live"
)

// NeedsLowered documents that the allocator takes Problems without block parameters.
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
	f := a.s.flow.cfg.Analyze(p)
	return a.AllocateLive(p, f, a.s.flow.ws.Compute(p, f.Flow), opts)
}

// AllocateLive implements outssa.Allocator.
func (a *Allocator) AllocateLive(p *regalloc.Problem, f *cfg.Info, sets *live.Sets, opts regalloc.Options) (*regalloc.Result, error) {
	s := &a.s
	s.reset(p, f, sets, opts)
	for _, b := range s.flow.f.Loops.Order {
		if err := s.block(regalloc.BlockID(b)); err != nil {
			return nil, err
		}
	}
	s.resolve()
	return s.finish(), nil
}

const never = live.Never

// scan is the state of one allocation. Sets of taken registers are closed under conflicts: they contain every register
// that shares a unit with a member.
type scan struct {
	inputs
	flow  flow
	regs  registers
	prefs preferences
	cur   places
	ends  ends
	poll  poll
	out   output

	at      instrState
	journal journal
	spent   int // optional decisions taken: hints, folds, values for loops, moved stores
}

// inputs are the arguments of the allocation.
type inputs struct {
	p      *regalloc.Problem
	m      *regalloc.Machine
	opts   regalloc.Options
	metric regalloc.Metric
}

// flow is control flow and liveness.
type flow struct {
	*inputs

	cfg     cfg.Workspace
	ws      live.Workspace
	f       *cfg.Info
	sets    *live.Sets
	uses    *live.NextUse
	pos     []int32 // number of each block's first instruction in the linear order
	movable []bool  // by edge
	freq    []float64
	loops   loopPressure
	byInstr []regalloc.BlockID // blocks in the order of their instructions
}

// registers are the allocatable registers and their costs.
type registers struct {
	*inputs

	key      machineKey        // what deriveMachine depends on
	alloc    []regalloc.RegSet // by class: registers to choose from
	reserved regalloc.RegSet   // given only to operands that name them
	saved    regalloc.RegSet   // registers with a cost at first use
	aliased  bool              // some registers of the classes used share units
	weightOf int               // maximum aliases per register, itself included
	sharing  []bool            // by pair of classes: they have registers in common
	access   float64           // the price of the bytes of an access
}

// preferences are the preferred locations of values.
type preferences struct {
	*inputs

	fixed     fixedEvents
	blocked   []regalloc.RegSet // by register: what is fixed or clobbered somewhere in its live range
	demanded  []bool            // by register: an operand names the register that it is to be in, and leaves it there
	cross     []float64         // by register: executions of calls in its live range
	crossings []live.Crossing   // scratch
	hints     []int32           // by operand: hint after it, see ahead.go
	ahead     []ahead           // scratch by register
	mentions  []int32           // by register: number of operands; if bytes count
	defs      defPositions
}

// places are the locations of values before the next instruction.
type places struct {
	*inputs

	occ   []regalloc.VReg // by physical register: what is in it
	held  regalloc.RegSet // the registers that hold something
	busy  regalloc.RegSet // those and the registers that share a unit with one
	reg   []regalloc.Reg  // by virtual register: where it is, or NoReg: in its slot or nowhere
	valid []bool          // by virtual register in a register: its slot holds the same value
	next  []int32         // by virtual register: position of its next use
	last  []regalloc.Reg  // by virtual register: the register it was in last
	fresh regalloc.RegSet // registers of saved not used yet
}

// ends are the register contents at the starts and ends of blocks.
type ends struct {
	*inputs

	entry     []contents // by block: what is in registers at its start and end
	exit      []contents
	values    []regalloc.VReg   // of all contents
	inherits  []bool            // by block: it inherits the register contents of its only predecessor
	done      []bool            // by block
	edgesIn   []edgeIn          // scratch
	used      []headerCandidate // scratch
	through   []headerCandidate
	stampLive []int32   // by virtual register: block+1 it was last marked live into
	unsaved   []int32   // by virtual register: block+1 that it enters from where its slot is not valid
	weight    []float64 // scratch by virtual register
	idle      []int32   // scratch by class: values that live through a loop unread
	left      []int32   // scratch by class: registers
}

// A poll collects votes for the locations of values at the start of a block.
type poll struct {
	*inputs

	stretchOf []int32 // by virtual register: the stretch between calls in which an operand was seen last
	stretch   int32   // the present one
	votes     []vote  // scratch
	firstVote []int32 // scratch by virtual register: its first vote plus one, or 0
}

// output is the Result under construction.
type output struct {
	*inputs

	locs          []regalloc.Loc
	instrMoves    []regalloc.InstrMove
	moves         [][2]int32           // by block: range of instrMoves, until they are ordered
	ordered       []regalloc.InstrMove // scratch
	storing       []float64            // scratch by virtual register: executions of stores
	read          []bool               // scratch by virtual register: its slot is read
	sweeper       sweeper
	slotOf        []int32 // scratch by virtual register
	slots         slots.Coloring
	edgeMoves     []regalloc.EdgeMove
	where         []regalloc.Reg // scratch by virtual register: see resolveEdge
	snapshot      []regalloc.VReg
	snapshotValid regalloc.RegSet
}

// reset prepares s for p, reusing memory.
func (s *scan) reset(p *regalloc.Problem, f *cfg.Info, sets *live.Sets, opts regalloc.Options) {
	n, nb, nr := len(p.VRegs), len(p.Blocks), len(p.Machine.Regs)
	s.inputs = inputs{p, p.Machine, opts, opts.Price()}
	in := &s.inputs
	s.flow.inputs, s.regs.inputs, s.prefs.inputs, s.cur.inputs, s.ends.inputs, s.poll.inputs, s.out.inputs = in, in, in, in, in, in, in
	s.flow.f = f
	s.flow.sets, s.flow.movable = sets, p.AppendMovable(s.flow.movable[:0])
	s.flow.freq, s.flow.pos = scratch.Sized(s.flow.freq, nb), scratch.Sized(s.flow.pos, nb)
	s.cur.reg, s.cur.last = scratch.Filled(s.cur.reg, n, regalloc.NoReg), scratch.Filled(s.cur.last, n, regalloc.NoReg)
	s.out.where = scratch.Filled(s.out.where, n, regalloc.NoReg)
	s.cur.valid, s.cur.next, s.ends.stampLive, s.ends.unsaved = scratch.Zeroed(s.cur.valid, n), scratch.Sized(s.cur.next, n), scratch.Zeroed(s.ends.stampLive, n), scratch.Zeroed(s.ends.unsaved, n)
	s.ends.weight, s.poll.firstVote = scratch.Sized(s.ends.weight, n), scratch.Zeroed(s.poll.firstVote, n)
	s.poll.stretchOf, s.poll.stretch = scratch.Zeroed(s.poll.stretchOf, n), 0
	s.cur.occ, s.out.snapshot = scratch.Filled(s.cur.occ, nr, regalloc.None), scratch.Sized(s.out.snapshot, nr)
	s.ends.entry, s.ends.exit, s.ends.values = scratch.Sized(s.ends.entry, nb), scratch.Sized(s.ends.exit, nb), s.ends.values[:0]
	s.out.moves = scratch.Sized(s.out.moves, nb)
	s.ends.inherits, s.ends.done = scratch.Zeroed(s.ends.inherits, nb), scratch.Zeroed(s.ends.done, nb)
	s.cur.held, s.cur.busy, s.spent = regalloc.RegSet{}, regalloc.RegSet{}, 0
	s.journal.log, s.journal.notes = opts.Log, s.journal.notes[:0]
	opts.Log.Begin("second-chance binpacking: a scan over the blocks, loops together; a value keeps its register until another needs it more")
	s.out.locs = make([]regalloc.Loc, len(p.Operands))
	s.out.instrMoves, s.out.edgeMoves = s.out.instrMoves[:0], s.out.edgeMoves[:0]
	s.flow.uses = s.flow.ws.NextUses(p, f, s.flow.sets)
	s.machine()
	at := int32(0)
	for _, b := range f.Loops.Order {
		s.flow.freq[b], s.flow.pos[b] = s.regs.weigh(p.Blocks[b].Freq), at
		at += int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	}
	s.at.defAt, s.at.dieAt = scratch.Zeroed(s.at.defAt, n), scratch.Zeroed(s.at.dieAt, n)
	s.lookAhead()
	s.cur.fresh = s.cur.fresh.Minus(s.flow.ws.Saves(p, s.metric, s.prefs.acrossCalls(), s.flow.uses))
	s.prefs.countMentions()
	s.prefs.defs.known = false
	s.findPressure()
}

// countMentions counts the operands of each virtual register, if bytes count.
func (s *preferences) countMentions() {
	if s.metric.Byte == 0 {
		return
	}
	s.mentions = scratch.Zeroed(s.mentions, len(s.p.VRegs))
	for o := range s.p.Operands {
		s.mentions[s.p.Operands[o].VReg]++
	}
}

// spend reports whether one more optional decision is allowed by Options.Fuel.
func (s *scan) spend() bool {
	if s.opts.Fuel > 0 && s.spent == s.opts.Fuel {
		return false
	}
	s.spent++
	return true
}

// weigh converts an execution count into a weight: the price of an access executed that often relative to one executed
// once.
func (s *registers) weigh(freq float64) float64 {
	return (s.access + s.metric.Access*freq) / (s.access + s.metric.Access)
}

// machine derives the data that is constant over the Problem, unless the previous Problem had the same registers.
func (s *scan) machine() {
	if key := (machineKey{s.p.Machine, s.p.Reserved, s.metric}); key != s.regs.key {
		s.regs.key = key
		s.regs.deriveMachine()
	}
	s.cur.fresh = s.regs.saved
	s.regs.findAliases()
}

// machineKey identifies the inputs of deriveMachine.
type machineKey struct {
	m        *regalloc.Machine
	reserved regalloc.RegSet
	metric   regalloc.Metric
}

func (s *registers) deriveMachine() {
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

// findAliases determines whether registers of the used classes share units.
func (s *registers) findAliases() {
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
	at, moves := s.flow.pos[b], int32(len(s.out.instrMoves))
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
	s.ends.exit[b] = s.contents()
	s.out.moves[b] = [2]int32{moves, int32(len(s.out.instrMoves))}
	return nil
}

// occupy puts v into r, which is free.
func (s *places) occupy(r regalloc.Reg, v regalloc.VReg) {
	s.occ[r], s.reg[v], s.last[v] = v, r, r
	s.held.Add(r)
	s.busy = s.busy.Union(s.m.Conflicts(r))
	s.fresh = s.fresh.Minus(s.m.Kin(r))
}

// release empties r.
func (s *scan) release(r regalloc.Reg) {
	s.cur.reg[s.cur.occ[r]] = regalloc.NoReg
	s.cur.occ[r] = regalloc.None
	s.cur.held.Remove(r)
	if !s.regs.aliased {
		s.cur.busy = s.cur.busy.Minus(s.m.Conflicts(r))
		return
	}
	s.recount()
}

func (s *scan) recount() { s.cur.busy = s.regs.closed(s.cur.held) }

func (s *inputs) remat(v regalloc.VReg) bool { return s.p.VRegs[v].Remat != regalloc.None }

// home returns the location of v while it is in no register.
func (s *inputs) home(v regalloc.VReg) regalloc.Loc {
	if s.remat(v) {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(int32(v))
}

func (s *inputs) infeasible(i regalloc.InstrID, why string) error {
	return assign.Infeasible(s.p, i, why)
}
