package interference

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A spot is where an operand is: a node, a register (fixed), the slot of its value, or
// nowhere, since the value is recomputed or was never kept.
type spot int32

const (
	noSpot    spot = -1
	slotSpot  spot = -2
	rematSpot spot = -3
	regSpots  spot = -4 // and below: registers
)

func inReg(r regalloc.Reg) spot { return regSpots - spot(r) }

func (s spot) reg() regalloc.Reg {
	if s <= regSpots {
		return regalloc.Reg(regSpots - s)
	}
	return regalloc.NoReg
}

func (s spot) node() Node { return Node(max(s, noSpot)) }

// A transfer brings a value from one spot to another, before an instruction or after it.
type transfer struct {
	v        regalloc.VReg
	dst, src spot
}

// builder makes the graph of a Problem out of SSA form in which some values are in
// memory, in one walk backwards.
type builder struct {
	Graph
	sets    *live.Sets
	order   []int32 // of blocks
	within  []bool  // by pair of classes: the registers of the first are registers of the second
	spilled []bool  // by virtual register: it is in memory, or recomputed
	pin     []int32 // by instruction: where its locations are in pins, plus one; 0: it has none
	pins    []regalloc.Loc
	costs   []float64          // by virtual register: of its being spilled
	unread  []regalloc.InstrID // by virtual register: the instruction that defines it, if nothing reads it, or None
	aliased bool               // some registers share units

	held []regalloc.Reg // by virtual register: the register that it is in for life, though values may not have it, or NoReg

	intervals bool // nodes have intervals in place of edges
	pieces    bool // and values a node for each block

	value     []Node     // by virtual register
	spots     []spot     // by operand
	transfers []transfer // before and after instructions
	of        [][3]int32 // by instruction: transfers from [0] to [1] are before it, those to [2] after
	walk

	spans []span // by node, where intervals take the place of edges; see scan.go
	tick  int32
	cuts  cuts
}

// A walk is the state of the pass over the blocks, from the end of each.
type walk struct {
	live   []Node
	at     []int32 // by node: its place in live, plus one
	read   []int32 // by virtual register: how often the current instruction reads it
	freq   float64 // of the current block
	before []transfer
	behind []transfer
	mem    int // operands of the instruction in slots
}

// build makes the graph.
func (b *builder) build() error {
	p := b.p
	b.Graph.clear()
	b.value = scratch.Filled(b.value, len(p.VRegs), none)
	for v := range p.VRegs {
		if !b.spilled[v] && b.held[v] == regalloc.NoReg {
			c := p.VRegs[v].Class
			i := b.unread[v]
			if i == unseen {
				continue
			}
			if i != regalloc.None {
				b.value[v] = b.node(c, b.alloc[c], regalloc.None, 0, i) // memory does not help it
				continue
			}
			if b.pieces && !b.cuts.whole[v] {
				continue // it gets a node for each block
			}
			b.value[v] = b.node(c, b.alloc[c], regalloc.VReg(v), b.costs[v], regalloc.None)
		}
	}
	b.at = scratch.Zeroed(b.at, len(b.nodes))
	b.spots = scratch.Filled(b.spots, len(p.Operands), noSpot)
	b.of = scratch.Zeroed(b.of, len(p.Instrs))
	b.read = scratch.Zeroed(b.read, len(p.VRegs))
	b.transfers = b.transfers[:0]
	b.tick = 0
	for k := len(b.order) - 1; k >= 0; k-- {
		b.block(regalloc.BlockID(b.order[k]))
		if b.edges.n > b.most {
			break
		}
	}
	if b.pieces {
		b.joinPieces()
	}
	return b.weigh()
}

// node adds a node.
func (b *builder) node(c regalloc.ClassID, avail regalloc.RegSet, v regalloc.VReg, cost float64, i regalloc.InstrID) Node {
	n := b.add(c, avail, v, cost, i)
	b.at = append(b.at[:n:cap(b.at)], 0)
	if b.intervals {
		b.spans = append(b.spans[:n:cap(b.spans)], never)
	}
	return n
}

func (b *builder) block(x regalloc.BlockID) {
	for _, n := range b.live {
		b.at[n] = 0
	}
	b.live = b.live[:0]
	b.freq = b.p.Blocks[x].Freq
	if b.pieces {
		b.cut(x)
	}
	for _, v := range b.sets.LiveOut(x) {
		if n := b.value[v]; n != none {
			b.makeLive(n)
		}
	}
	first, end := b.p.InstrRange(x)
	for i := end - 1; i >= first && b.edges.n <= b.most; i-- {
		b.instr(i)
	}
	if b.intervals {
		for _, n := range b.live {
			b.spans[n].reach(b.tick)
		}
		b.tick++
	}
}

func (b *builder) makeLive(n Node) {
	if b.at[n] == 0 {
		b.live = append(b.live, n)
		b.at[n] = int32(len(b.live))
		if b.intervals {
			b.spans[n].reach(b.tick)
		}
	}
}

func (b *builder) kill(n Node) {
	if k := b.at[n]; k != 0 {
		if b.intervals {
			b.spans[n].reach(b.tick)
		}
		last := b.live[len(b.live)-1]
		b.live[k-1], b.at[last] = last, k
		b.live, b.at[n] = b.live[:len(b.live)-1], 0
	}
}

// forbid takes registers, closed under conflicts, from all nodes that are live but x.
func (b *builder) forbid(rs regalloc.RegSet, x Node) {
	for _, n := range b.live {
		if n != x {
			b.nodes[n].avail = b.nodes[n].avail.Minus(rs)
		}
	}
}

// define makes n interfere with all nodes that are live but x.
func (b *builder) define(n, x Node) {
	if b.intervals {
		return // both are live at this tick
	}
	for _, m := range b.live {
		if m != x {
			b.connect(n, m)
		}
	}
}

// claim makes s, which is written or held, interfere with all that are live but x.
func (b *builder) claim(s spot, x Node) {
	if r := s.reg(); r != regalloc.NoReg {
		b.forbid(b.m.Conflicts(r), x)
	} else if s >= 0 {
		b.define(s.node(), x)
	}
}

// closed adds to a set all that shares a unit with a member.
func (b *builder) closed(rs regalloc.RegSet) regalloc.RegSet {
	if !b.aliased {
		return rs
	}
	out := rs
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		out = out.Union(b.m.Conflicts(r))
	}
	return out
}

// home is where v is between instructions.
func (b *builder) home(v regalloc.VReg) spot {
	switch {
	case b.held[v] != regalloc.NoReg:
		return inReg(b.held[v])
	case !b.spilled[v]:
		return spot(b.value[v])
	case b.p.VRegs[v].Remat != regalloc.None:
		return rematSpot
	}
	return slotSpot
}

// fits reports whether every register of v's class is one of class c.
func (b *builder) fits(v regalloc.VReg, c regalloc.ClassID) bool {
	return b.within[int(b.p.VRegs[v].Class)*b.classes+int(c)]
}

// instr passes instruction i backwards.
func (b *builder) instr(i regalloc.InstrID) {
	in := &b.p.Instrs[i]
	r := in.Operands
	ops, spots := b.p.Operands[r[0]:r[1]], b.spots[r[0]:r[1]]
	b.before, b.behind, b.mem = b.before[:0], b.behind[:0], 0
	b.place(i, in, ops, spots)
	from := int32(len(b.transfers))
	b.pass(in, ops, spots)
	b.transfers = append(b.transfers, b.before...)
	mid := int32(len(b.transfers))
	b.transfers = append(b.transfers, b.behind...)
	b.of[i] = [3]int32{from, mid, int32(len(b.transfers))}
	b.candidates(in, ops, spots)
}

// candidates notes the copies, and what prefixes cost.
func (b *builder) candidates(in *regalloc.Instr, ops []regalloc.Operand, spots []spot) {
	for _, list := range [2][]transfer{b.before, b.behind} {
		for _, t := range list {
			b.candidate(t.dst, t.src, t.v)
		}
	}
	if in.Flags&regalloc.FlagMove != 0 {
		half := len(ops) / 2
		for k := range half {
			b.candidate(spots[half+k], spots[k], ops[half+k].VReg)
		}
		return
	}
	if in.Flags&regalloc.FlagLow != 0 {
		b.lowPart(ops, spots)
	}
	if b.metric.Byte == 0 || b.m.PrefixBytes == 0 {
		return
	}
	for k := range ops {
		if n := spots[k].node(); n != none && !b.m.RegCosts[ops[k].RegCost].Prefix.Empty() {
			b.nodes[n].prefix += b.metric.Byte * float64(b.m.PrefixBytes)
		}
	}
}

// lowPart notes that the two sides of a copy of a low part belong into one register.
func (b *builder) lowPart(ops []regalloc.Operand, spots []spot) {
	d, u := 0, 1
	if ops[0].Role == regalloc.Use {
		d, u = 1, 0
	}
	x, y := spots[d].node(), spots[u].node()
	if x == none || y == none {
		return
	}
	b.copyOf(x, y, regalloc.NoReg, b.metric.Copy(&b.m.Classes[b.nodes[x].class], b.freq))
	b.list[len(b.list)-1].Low = true
}

func (b *builder) candidate(dst, src spot, v regalloc.VReg) {
	d, s := dst.node(), src.node()
	c := &b.m.Classes[b.p.VRegs[v].Class]
	weight := b.metric.Copy(c, b.freq)
	switch {
	case d != none && s != none && d != s:
		b.copyOf(d, s, regalloc.NoReg, weight)
	case d != none && src.reg() != regalloc.NoReg:
		b.copyOf(d, none, src.reg(), weight)
	case s != none && dst.reg() != regalloc.NoReg:
		b.copyOf(s, none, dst.reg(), weight)
	}
}

// pass makes what is live after an instruction, whose operands have their spots, what is
// live before it, and lets nodes interfere on the way:
//
//	behind transfers: what they write, with all that is live after them
//	where it writes:  definitions, with all that is live then, and late uses
//	clobbers:         all that is live then but late definitions
//	where it reads:   early definitions and what is brought, with all that is read or lives through
func (b *builder) pass(in *regalloc.Instr, ops []regalloc.Operand, spots []spot) {
	b.passBehind()
	b.passWrites(ops, spots)
	if !in.Clobbers.Empty() {
		b.forbid(b.closed(in.Clobbers), none)
	}
	b.passReads(ops, spots)
	b.tick++
	for _, t := range b.before {
		if t.src >= 0 {
			b.makeLive(t.src.node())
		}
	}
}

// passBehind passes the transfers after the instruction, and drops those that nothing reads.
func (b *builder) passBehind() {
	kept := b.behind[:0]
	for _, t := range b.behind {
		n := t.dst.node()
		if n != none && b.at[n] == 0 {
			continue // nothing reads it
		}
		if n != none {
			b.define(n, none)
		}
		kept = append(kept, t)
	}
	b.behind = kept
	for _, t := range b.behind {
		if n := t.dst.node(); n != none {
			b.kill(n)
		}
	}
	b.tick++
	for _, t := range b.behind {
		if t.src >= 0 {
			b.makeLive(t.src.node())
		}
	}
}

// lateUse and earlyDef report whether o is read where others are written, and written where others are read.
func lateUse(o *regalloc.Operand) bool  { return o.Role == regalloc.Use && o.Pos == regalloc.Late }
func earlyDef(o *regalloc.Operand) bool { return o.Role == regalloc.Def && o.Pos == regalloc.Early }

// passWrites passes what the instruction writes, and what it reads late.
func (b *builder) passWrites(ops []regalloc.Operand, spots []spot) {
	for k := range ops {
		if o := &ops[k]; (o.Role != regalloc.Use || lateUse(o)) && spots[k] >= 0 {
			b.makeLive(spots[k].node())
		}
	}
	for k := range ops {
		switch o := &ops[k]; {
		case o.Role != regalloc.Use:
			b.claim(spots[k], none)
		case lateUse(o) && spots[k].reg() != regalloc.NoReg:
			b.claim(spots[k], b.home(o.VReg).node())
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role != regalloc.Use && o.Pos == regalloc.Late && spots[k] >= 0 {
			b.kill(spots[k].node())
		}
	}
	b.tick++
	for k := range ops {
		if lateUse(&ops[k]) && spots[k] >= 0 {
			b.makeLive(spots[k].node())
		}
	}
}

// passReads passes what the instruction reads, what it writes early, and the transfers before it.
func (b *builder) passReads(ops []regalloc.Operand, spots []spot) {
	for k := range ops {
		if ops[k].Role != regalloc.Def && spots[k] >= 0 {
			b.makeLive(spots[k].node())
		}
	}
	for k := range ops {
		if earlyDef(&ops[k]) {
			b.claim(spots[k], none)
		}
	}
	for _, t := range b.before {
		b.claim(t.dst, t.src.node())
	}
	for k := range ops {
		if earlyDef(&ops[k]) && spots[k] >= 0 {
			b.kill(spots[k].node())
		}
	}
	for _, t := range b.before {
		if t.dst >= 0 {
			b.kill(t.dst.node())
		}
	}
}
