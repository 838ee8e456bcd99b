package model

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A Model is a Problem in SSA form as segments of values and their events. All arrays are flat; it is valid until the
// Workspace makes another.
type Model struct {
	P       *regalloc.Problem
	Machine *Machine
	Metric  regalloc.Metric
	Scale   float64 // of Cost
	Flow    *cfg.Flow
	Order   *cfg.Order

	Layouts []Layout // by class
	Segs    []Seg
	Events  []Event // of a segment in order, those of an instruction together
	Links   []Link  // of a segment together
	Ins     []int32 // links into a segment, together
	Costs   []Cost  // of operands by register: see Event.Costs
	Nodes   int     // points of all segments
	entries int32   // the first row of blocks' starts
	Save    []Cost  // by Machine.Wholes

	Movable  []bool            // by edge: moves may be placed on it
	Clobber  []Units           // by instruction: the clobbered units
	grouped  []regalloc.OpID   // operands of groups
	costsOf  []int32           // parallel to grouped: where their costs are
	pattern  []int32           // cache: offset in Costs by class, operand class and register cost
	treeEdge []int32           // by block: the edge whose links join trees, or -1
	merged   *equivalence      // or nil
	demand   []regalloc.RegSet // by class: reserved registers that fixed operands name
}

// A Seg is the part of a value's live range in one block, from its definition, or the block's start, to its last use
// or the block's end. Its points are the instructions First to Last; its state at point j is that after j's uses and
// before the next instruction's moves: the value stays there throughout j. At its definition it is the location of
// the definition.
type Seg struct {
	V           regalloc.VReg
	Class       regalloc.ClassID // of V
	Block       int32
	First, Last regalloc.InstrID
	Def, Out    bool  // it begins at a definition (else the block's start); it reaches the block's end
	Once        bool  // its block has only one incoming edge, on which moves cost the same as before its first instruction
	ByOperand   bool  // its source is an operand of its first instruction: Parent's event Source
	Node        int32 // number of its first point
	Parent      int32 // the segment that it comes from in its tree, or -1
	Source      int32 // ByOperand: the event; else the link, or -1
	Events      [2]int32
	Links       [2]int32
	Ins         [2]int32

	DefOp     regalloc.OpID // or -1
	DefCosts  int32         // in Costs
	DefPrefix uint64        // registers that give the defining instruction a prefix
	DefMem    Cost          // of being defined in memory
	DefEarly  bool
	Limited   bool // DefMem counts against the instruction's limit of memory operands
	Rates     Rates
}

// Kind is how an operand's value continues.
type Kind uint8

// The kinds.
const (
	Plain  Kind = iota
	Tied        // to a definition, in the same location
	Copied      // to a definition
	Low         // its low part becomes a definition
)

// An Event is a use of a segment's value by an operand.
type Event struct {
	Instr   regalloc.InstrID
	Op      regalloc.OpID
	Seg     int32
	Child   int32  // segment of the definition, or -1
	Costs   int32  // in Model.Costs: by register, without prefixes
	Prefix  uint64 // registers that give the instruction a prefix
	Mem     Cost
	Const   Cost
	Kind    Kind
	Late    bool
	Limited bool // Mem counts against the instruction's limit of memory operands
}

// A Link carries a value over an edge to a segment of the next block.
type Link struct {
	Edge     regalloc.EdgeID
	From, To int32 // segments
	Exit     int32 // the last point of From
	Same     bool  // both are segments of one value
	Tree     bool  // To's parent is From
	Frozen   bool  // no move can be placed on the edge
	Extra    bool  // another link of the same edge carries the same value
	Rates    Rates
}

// A Workspace is memory for Models.
type Workspace struct {
	m       Model
	cfg     cfg.Workspace
	machine *Machine
	live    live.Workspace
	dead    []bool // by position in Params: the parameter and its arguments are unused
	sets    *live.Sets
	at      []int32 // by value: its segment in this block
	entry   []int32 // by value: its segment at the start of the block to be linked
	stamp   []int32
	heads   []int32 // by block: its first segment
	sorted  []Event
	counts  []int32
}

// New builds the Model of p, which must be in SSA form, under the metric.
func (ws *Workspace) New(p *regalloc.Problem, metric regalloc.Metric) *Model {
	return ws.NewWith(p, metric, Options{})
}

// NewWith is New with a simplification. It returns nil if that changes nothing.
func (ws *Workspace) NewWith(p *regalloc.Problem, metric regalloc.Metric, opts Options) *Model {
	if ws.machine == nil || ws.machine.M != p.Machine {
		ws.machine = NewMachine(p.Machine)
	}
	m := &ws.m
	m.P, m.Machine, m.Metric, m.merged = p, ws.machine, metric, nil
	if opts.Merged {
		ws.machine.one.divide(ws.machine, p)
		if !ws.machine.one.merges(p.Machine) {
			return nil
		}
		m.merged = &ws.machine.one
	}
	m.entries = 2 * int32(len(p.Instrs))
	m.Flow = ws.cfg.NewFlow(p)
	m.Order = ws.cfg.ReversePostorder(m.Flow)
	m.scale()
	m.Layouts = ws.machine.layouts(p, m.merged)
	m.Costs, m.grouped, m.costsOf = m.Costs[:0], m.grouped[:0], m.costsOf[:0]
	m.patterns()
	m.registers()
	ws.dead = ws.live.DeadParams(p, m.Flow)
	ws.sets = ws.live.ComputeWithout(p, m.Flow, ws.dead)
	ws.segments()
	ws.sortEvents()
	ws.number()
	ws.links()
	return m
}

// New builds the Model of p in new memory.
func New(p *regalloc.Problem, metric regalloc.Metric) *Model { return new(Workspace).New(p, metric) }

// Layout returns the layout of s's value.
func (m *Model) Layout(s *Seg) *Layout { return &m.Layouts[s.Class] }

// Freq returns how often block b is executed.
func (m *Model) Freq(b int32) float64 { return m.P.Blocks[b].Freq }

// edgeOf returns the edge that is number q of Flow.Preds.
func (m *Model) edgeOf(q int32) regalloc.EdgeID {
	from := m.Flow.Preds[q]
	return m.P.Blocks[from].Succs[0] + regalloc.EdgeID(m.Flow.PredEdge[q]-m.Flow.SuccStart[from])
}

// Alive reports whether s's value is still needed after instruction j.
func (s *Seg) Alive(j regalloc.InstrID) bool { return s.Out || j < s.Last }

// registers computes the data that depends only on registers and instructions.
func (m *Model) registers() {
	p := m.P
	m.Save = scratch.Sized(m.Save, len(m.Machine.Wholes))
	for w, r := range m.Machine.Wholes {
		m.Save[w] = m.Fixed(m.Metric.Save(&p.Machine.Regs[r]))
	}
	m.Movable = p.AppendMovable(m.Movable[:0])
	m.Clobber = scratch.Zeroed(m.Clobber, len(p.Instrs))
	var last regalloc.RegSet
	var units Units
	for i := range p.Instrs {
		c := p.Instrs[i].Clobbers
		if c.Empty() {
			continue
		}
		if c != last {
			last, units = c, Units{}
			for r := c.First(); r != regalloc.NoReg; r = c.First() {
				c.Remove(r)
				units = units.Or(m.Machine.Units[r])
			}
		}
		m.Clobber[i] = units
	}
}

// segments builds the segments and events, block by block.
func (ws *Workspace) segments() {
	m := &ws.m
	m.Segs, m.Events = m.Segs[:0], m.Events[:0]
	ws.at = scratch.Sized(ws.at, len(m.P.VRegs))
	ws.heads = scratch.Sized(ws.heads, len(m.P.Blocks))
	for _, b := range m.Order.Blocks {
		ws.block(b)
	}
}

func (ws *Workspace) block(b int32) {
	m, p := &ws.m, ws.m.P
	head := int32(len(m.Segs))
	ws.heads[b] = head
	first, end := p.InstrRange(regalloc.BlockID(b))
	for _, v := range ws.sets.LiveIn(regalloc.BlockID(b)) {
		ws.segment(v, b, first)
	}
	for n := p.Blocks[b].Params[0]; n < p.Blocks[b].Params[1]; n++ {
		if !ws.dead[n] {
			ws.segment(p.Params[n], b, first)
		}
	}
	for i := first; i < end; i++ {
		ws.instr(b, i)
	}
	for _, v := range ws.sets.LiveOut(regalloc.BlockID(b)) {
		s := &m.Segs[ws.at[v]]
		s.Out, s.Last = true, end-1
	}
}

// segment begins a segment at the start of block b.
func (ws *Workspace) segment(v regalloc.VReg, b int32, i regalloc.InstrID) *Seg {
	m := &ws.m
	ws.at[v] = int32(len(m.Segs))
	m.Segs = append(m.Segs, Seg{
		V: v, Class: m.P.VRegs[v].Class, Block: b, First: i, Last: i - 1, Parent: -1, Source: -1, DefOp: -1, DefMem: Inf,
		Rates: m.rates(v, m.Freq(b)),
	})
	return &m.Segs[ws.at[v]]
}

func (ws *Workspace) instr(b int32, i regalloc.InstrID) {
	p := ws.m.P
	in := &p.Instrs[i]
	ops := p.Ops(i)
	for k := range ops {
		if ops[k].Role == regalloc.Use {
			ws.m.Segs[ws.at[ops[k].VReg]].Last = i
		}
	}
	uses := int32(len(ws.m.Events))
	for k := range ops {
		if ops[k].Role == regalloc.Use {
			ws.use(b, i, in, ops, k)
		}
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use {
			ws.definition(b, i, in, ops, k)
		}
	}
	for e := uses; e < int32(len(ws.m.Events)); e++ {
		ws.children(e, in, ops)
	}
}

func (ws *Workspace) use(b int32, i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, k int) {
	m := &ws.m
	o := &ops[k]
	f := m.Freq(b)
	e := Event{Instr: i, Op: in.Operands[0] + regalloc.OpID(k), Seg: ws.at[o.VReg], Child: -1, Late: o.Pos == regalloc.Late, Const: Inf, Limited: true}
	e.Costs, e.Prefix = m.operand(e.Op, in, i)
	e.Mem = m.memory(o, f, 1, 0)
	remat := m.P.VRegs[o.VReg].Remat != regalloc.None
	if remat && o.Const != regalloc.NoAlt {
		e.Const = m.Fixed(m.Metric.Byte * float64(o.Const))
	}
	if o.Constraint == regalloc.Anywhere {
		e.Mem, e.Limited = 0, false
		if remat {
			e.Const = 0
		}
	}
	m.Events = append(m.Events, e)
}

func (ws *Workspace) definition(b int32, i regalloc.InstrID, in *regalloc.Instr, ops []regalloc.Operand, k int) {
	m := &ws.m
	o := &ops[k]
	s := ws.segment(o.VReg, b, i)
	s.Def, s.Last, s.DefOp = true, i, in.Operands[0]+regalloc.OpID(k)
	s.DefCosts, s.DefPrefix = m.operand(s.DefOp, in, i)
	s.DefEarly = o.Pos == regalloc.Early && o.Constraint != regalloc.TiedTo // the tied use has the location already
	switch {
	case o.Constraint == regalloc.Anywhere:
		s.DefMem = 0
	case o.Constraint != regalloc.TiedTo && in.Flags&regalloc.FlagMove == 0:
		s.DefMem, s.Limited = m.memory(o, m.Freq(b), 0, 1), true
	}
}

// children finds the definition that event e's value continues as.
func (ws *Workspace) children(e int32, in *regalloc.Instr, ops []regalloc.Operand) {
	m := &ws.m
	x := &m.Events[e]
	k := int(x.Op - in.Operands[0])
	for d := range ops {
		o := &ops[d]
		switch {
		case o.Role != regalloc.Def:
			continue
		case in.Flags&regalloc.FlagMove != 0 && d == k+len(ops)/2:
			x.Kind, x.Mem, x.Const = Copied, copiedMem(in, &ops[k]), Inf
			if m.P.VRegs[ops[k].VReg].Remat != regalloc.None {
				x.Const = copiedConst(&ops[k])
			}
			m.Segs[ws.at[o.VReg]].DefMem = copiedMem(in, o)
		case in.Flags&regalloc.FlagLow != 0:
			x.Kind = Low
		case o.Constraint == regalloc.TiedTo && int(o.Tied) == k:
			x.Kind, x.Const = Tied, Inf
			x.Mem = m.memory(o, m.Freq(m.Segs[x.Seg].Block), 1, 1)
			m.Segs[ws.at[o.VReg]].DefMem = 0
		default:
			continue
		}
		x.Child = ws.at[o.VReg]
		c := &m.Segs[x.Child]
		c.Parent, c.ByOperand, c.Source = x.Seg, true, e
	}
}

// sortEvents groups the events by segment; at an instruction, those whose value continues come last.
func (ws *Workspace) sortEvents() {
	m := &ws.m
	next := scratch.Zeroed(ws.counts, len(m.Segs)+1)
	for e := range m.Events {
		next[m.Events[e].Seg+1]++
	}
	for k := range m.Segs {
		m.Segs[k].Events[0] = next[k]
		next[k+1] += next[k]
		m.Segs[k].Events[1] = next[k+1]
	}
	ws.sorted = scratch.Sized(ws.sorted, len(m.Events))
	for e := range m.Events {
		x := &m.Events[e]
		at := next[x.Seg]
		next[x.Seg]++
		ws.sorted[at] = *x
		if at > m.Segs[x.Seg].Events[0] && x.Kind == Plain {
			if y := &ws.sorted[at-1]; y.Kind != Plain && y.Instr == x.Instr {
				*y, ws.sorted[at] = ws.sorted[at], *y
			}
		}
	}
	ws.counts = next
	m.Events, ws.sorted = ws.sorted, m.Events
	for e := range m.Events {
		if c := m.Events[e].Child; c >= 0 {
			m.Segs[c].Source = int32(e)
		}
	}
}

// number gives every point a number.
func (ws *Workspace) number() {
	m := &ws.m
	m.Nodes = 0
	for k := range m.Segs {
		s := &m.Segs[k]
		s.Node = int32(m.Nodes)
		m.Nodes += int(s.Last-s.First) + 1
	}
}

// links connects segments over edges.
func (ws *Workspace) links() {
	m, p := &ws.m, ws.m.P
	m.treeEdges()
	m.Links = m.Links[:0]
	ws.entry, ws.stamp = scratch.Sized(ws.entry, len(p.VRegs)), scratch.Filled(ws.stamp, len(p.VRegs), -1)
	k := 0
	for _, b := range m.Order.Blocks {
		for ; k < len(m.Segs) && m.Segs[k].Block == b; k++ {
			s := &m.Segs[k]
			s.Links[0] = int32(len(m.Links))
			if s.Out {
				ws.linksOf(int32(k))
			}
			s.Links[1] = int32(len(m.Links))
		}
	}
	ws.incoming()
}

// linksOf adds the links out of segment k.
func (ws *Workspace) linksOf(k int32) {
	m, p := &ws.m, ws.m.P
	s := &m.Segs[k]
	first, end := p.Succs(regalloc.BlockID(s.Block))
	for e := first; e < end; e++ {
		to := p.Edges[e].To
		from := len(m.Links)
		if c := ws.entering(int32(to), s.V); c >= 0 {
			ws.link(e, k, c)
		}
		params := p.Blocks[to].Params[0]
		for n, x := range p.EdgeArgs(e) {
			if x == s.V && !ws.dead[params+int32(n)] {
				ws.link(e, k, ws.parameter(int32(to), p.Params[params+int32(n)]))
			}
		}
		for i := from + 1; i < len(m.Links); i++ {
			m.Links[i].Extra = true
		}
	}
}

// entering returns the segment of v, which is live into block b, or -1: they are
// in ascending order.
func (ws *Workspace) entering(b int32, v regalloc.VReg) int32 {
	if n, ok := slices.BinarySearch(ws.sets.LiveIn(regalloc.BlockID(b)), v); ok {
		return ws.heads[b] + int32(n)
	}
	return -1
}

// parameter returns the segment of v, a parameter of block b: they follow in their order.
func (ws *Workspace) parameter(b int32, v regalloc.VReg) int32 {
	m := &ws.m
	c := ws.heads[b] + int32(len(ws.sets.LiveIn(regalloc.BlockID(b))))
	for m.Segs[c].V != v {
		c++
	}
	return c
}

func (ws *Workspace) link(e regalloc.EdgeID, from, to int32) {
	m := &ws.m
	edge := &m.P.Edges[e]
	l := Link{Edge: e, From: from, To: to, Tree: m.treeEdge[edge.To] == int32(e), Frozen: !m.Movable[e]}
	s := &m.Segs[from]
	l.Exit, l.Same = s.Node+int32(s.Last-s.First), s.V == m.Segs[to].V
	if l.Rates = m.rates(m.Segs[from].V, edge.Freq); l.Frozen {
		l.Rates = frozenRates()
	}
	if c := &m.Segs[to]; l.Tree {
		c.Parent, c.Source = from, int32(len(m.Links))
	}
	m.Links = append(m.Links, l)
}

// treeEdges chooses for each block the hottest forward edge into it.
func (m *Model) treeEdges() {
	m.treeEdge = scratch.Filled(m.treeEdge, len(m.P.Blocks), -1)
	for b := range int32(len(m.P.Blocks)) {
		best := -1.0
		for q := m.Flow.PredStart[b]; q < m.Flow.PredStart[b+1]; q++ {
			from, e := m.Flow.Preds[q], m.edgeOf(q)
			if m.Order.Index[from] < m.Order.Index[b] && m.P.Edges[e].Freq > best {
				best, m.treeEdge[b] = m.P.Edges[e].Freq, int32(e)
			}
		}
	}
}

// incoming lists the links by the segment they lead to.
func (ws *Workspace) incoming() {
	m := &ws.m
	ws.counts = scratch.Zeroed(ws.counts, len(m.Segs)+2)
	for i := range m.Links {
		ws.counts[m.Links[i].To+2]++
	}
	for k := range m.Segs {
		ws.counts[k+2] += ws.counts[k+1]
	}
	m.Ins = scratch.Sized(m.Ins, len(m.Links))
	for i := range m.Links {
		to := m.Links[i].To
		m.Ins[ws.counts[to+1]] = int32(i)
		ws.counts[to+1]++
	}
	at := int32(0)
	for k := range m.Segs {
		s := &m.Segs[k]
		s.Ins = [2]int32{at, ws.counts[k+1]}
		at = ws.counts[k+1]
		if s.Ins[1]-s.Ins[0] == 1 && m.Flow.PredStart[s.Block+1]-m.Flow.PredStart[s.Block] == 1 {
			s.Once = m.Links[m.Ins[s.Ins[0]]].Rates == *m.RatesAt(s, s.First)
		}
	}
}

// RatesAt returns the rates of moves of s before instruction j.
func (m *Model) RatesAt(s *Seg, j regalloc.InstrID) *Rates {
	if j > m.P.Blocks[s.Block].LastSplit {
		return &Frozen
	}
	return &s.Rates
}
