package recolor

import (
	"cmp"
	"slices"

	"spillway/internal/disjoint"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// work is the search budget, in rows, copies and operands visited, per those of the function.
const work = 16

// A Colorer recolors Results. It reuses its memory.
type Colorer struct {
	m      *locations.Map
	p      *regalloc.Problem
	r      *regalloc.Result
	metric regalloc.Metric
	free   regalloc.RegSet // registers without additional saving
	fuel   int
	limit  int // changes that may still be made, or negative

	copies  []affinity // savings from a common register
	hottest []float64  // by loop: executions of the edge in it that exchanges registers most often
	hotter  []int32    // by loop: the innermost enclosing one with a larger hottest, or -1
	prefix  []int16    // by instruction: operands in registers that need a prefix

	instrOf []regalloc.InstrID // by operand
	track   tracking
	set     pieces
	todo    changes
}

// tracking is the current contents of locations, while pieces are formed.
type tracking struct {
	last     []int32    // by stay: the last row that it takes
	opStay   []int32    // by operand: its stay, then its piece, or -1
	cur      []int32    // by register: the stay in it at the current row, or -1
	start    []int32    // by register: the stay that a block begins with in it, or -1
	staysAt  [][2]int32 // by block: its stays
	leaving  []int32    // stays at the ends of blocks
	leavesAt [][2]int32 // by block: those at its end
	edgeAt   [][2]int32 // by edge: its moves
	moveEnds [][2]int32 // by move: the stays that it reads and makes, or -1
	edgeEnds [][2]int32
}

// pieces are sets of stays that share one register, with their properties.
type pieces struct {
	parent    []int32           // by stay: disjoint sets, its piece
	pinned    []bool            // by stay, then by piece: it cannot move
	piece     []int32           // by stay: the piece
	reg       []regalloc.Reg    // by piece
	may       []regalloc.RegSet // by piece: registers that its values and operands allow
	stayStart []int32           // by piece: index of the first in the lists below
	copyStart []int32
	opStart   []int32
	stays     []int32
	copyOf    []int32
	ends      []int32 // by copy: both pieces
	ops       []regalloc.OpID
}

// changes are the pieces considered, and those that change registers together.
type changes struct {
	chain  []int32 // pieces that change registers together
	queue  []int32
	queued []bool
}

// An affinity is a copy from one stay to another, which a common register saves.
type affinity struct {
	a, b  int32 // stays, then pieces
	price float64
	class regalloc.ClassID
}

// Improve recolors stays of r, whose map m has all register stays, and the moves of m. It reports whether it changed
// any.
func (c *Colorer) Improve(m *locations.Map, r *regalloc.Result, opts regalloc.Options) bool {
	c.m, c.p, c.r, c.metric = m, m.P, r, opts.Price()
	c.fuel = work * (2*len(c.p.Instrs) + len(c.p.Operands) + len(c.p.Blocks))
	c.limit = opts.Fuel
	if c.limit == 0 {
		c.limit = -1
	}
	c.free = m.Used
	for i := range c.p.Machine.Regs {
		if x := &c.p.Machine.Regs[i]; x.SaveCost == 0 && x.SaveSpeed == 0 {
			c.free.Add(regalloc.Reg(i))
		}
	}
	edges := len(m.Edges)
	if !c.connect() {
		return false
	}
	if !c.number() || !c.search() {
		m.Edges = m.Edges[:edges] // without copies that were not needed
		return false
	}
	c.rewrite()
	return true
}

// union merges a and b; the lower one represents the piece.
func (c *pieces) union(a, b int32) {
	if a, b = disjoint.Find(c.parent, a), disjoint.Find(c.parent, b); a < b {
		c.parent[b] = a
	} else {
		c.parent[a] = b
	}
}

// connect joins stays to pieces: those that an edge without a move, a tie or a copy in place keeps in one register. It
// reports false if recoloring could not save anything.
func (c *Colorer) connect() bool {
	m, p := c.m, c.p
	n := len(m.Regs)
	c.set.parent, c.track.last, c.set.pinned = disjoint.Singletons(c.set.parent, n), scratch.Sized(c.track.last, n), scratch.Zeroed(c.set.pinned, n)
	for s := range n {
		x := &m.Regs[s]
		c.track.last[s] = x.To - 1
		c.set.pinned[s] = m.Shared[x.VReg] || c.reserved(x.Loc.Reg())
	}
	c.track.opStay = scratch.Filled(c.track.opStay, len(p.Operands), -1)
	c.instrOf = scratch.Sized(c.instrOf, len(p.Operands))
	c.prefix = scratch.Zeroed(c.prefix, len(p.Instrs))
	c.track.staysAt = scratch.Sized(c.track.staysAt, len(p.Blocks))
	c.copies = c.copies[:0]
	c.track.cur = scratch.Filled(c.track.cur, len(p.Machine.Regs), -1)
	c.track.start = scratch.Filled(c.track.start, len(p.Machine.Regs), -1)
	c.track.moveEnds = scratch.Sized(c.track.moveEnds, len(m.Moves))
	c.track.leaving, c.track.leavesAt = c.track.leaving[:0], scratch.Sized(c.track.leavesAt, len(p.Blocks))
	k, at := int32(n), len(m.Moves)
	for _, b := range m.Order {
		from := k
		for k > 0 && m.Regs[k-1].Block == regalloc.BlockID(b) {
			k--
		}
		c.track.staysAt[b] = [2]int32{k, from}
		at = c.block(regalloc.BlockID(b), k, from, at)
	}
	c.edges()
	return len(c.copies) > 0
}

func (c *Colorer) reserved(r regalloc.Reg) bool {
	return c.p.Machine.Regs[r].Reserved || c.p.Reserved.Has(r)
}

// block walks b forward; its stays are those from first to end, the latest first, and its moves end at number at. It
// returns the number of the first.
func (c *Colorer) block(b regalloc.BlockID, first, end int32, at int) int {
	m, p := c.m, c.p
	k := end - 1
	for ; k >= first && m.Regs[k].Entry; k-- {
		c.enter(k)
	}
	blk := &p.Blocks[b]
	for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
		pos := m.Start[b] + int32(i-blk.Instrs[0])
		to := at
		for at > 0 && m.Moves[at-1].Before == i {
			at--
			c.track.moveEnds[at] = [2]int32{-1, -1}
			if x := m.Moves[at].Src; x.Kind() == regalloc.RegLoc {
				c.track.moveEnds[at][0] = c.track.cur[x.Reg()]
			}
		}
		low := k
		for ; low >= first && m.Regs[low].From/2 == pos; low-- {
			if x := &m.Regs[low]; x.From == 2*pos && !c.defines(i, x) {
				c.enter(low)
			}
		}
		for n := at; n < to; n++ {
			x := &m.Moves[n]
			if x.Dst.Kind() != regalloc.RegLoc {
				continue
			}
			c.track.moveEnds[n][1] = c.track.cur[x.Dst.Reg()]
			if x.Src.Kind() == regalloc.RegLoc {
				c.copies = scratch.Push(c.copies, affinity{c.track.moveEnds[n][0], c.track.moveEnds[n][1], c.price(x.VReg, blk.Freq), p.VRegs[x.VReg].Class})
			}
		}
		c.instr(b, i, pos, low, k)
		k = low
	}
	from := int32(len(c.track.leaving))
	stop := 2 * m.Stop(b)
	for s := first; s < end; s++ { // not c.cur: two values may be in one register, of which one ends before
		if m.Regs[s].To == stop {
			c.track.leaving = scratch.Push(c.track.leaving, s)
		}
	}
	for r := range c.track.cur {
		c.track.cur[r] = -1
	}
	c.track.leavesAt[b] = [2]int32{from, int32(len(c.track.leaving))}
	return at
}

// enter records the start of stay s. If another value is in that register, too, they form one pinned piece: later
// operands and moves do not identify the value.
func (c *Colorer) enter(s int32) {
	x := &c.m.Regs[s]
	r := x.Loc.Reg()
	if was := c.track.cur[r]; was >= 0 && was != s && c.m.Regs[was].To > x.From && c.m.Regs[was].Block == x.Block {
		c.set.union(s, was)
		c.set.pinned[s], c.set.pinned[was] = true, true
		if c.m.Regs[was].To > x.To {
			return // the last to end is met last
		}
	}
	c.track.cur[r] = s
}

// price returns the cost of a move of v executed freq times, without its prefix.
func (c *Colorer) price(v regalloc.VReg, freq float64) float64 {
	return c.metric.Copy(&c.p.Machine.Classes[c.p.VRegs[v].Class], freq)
}

// instr records the stays of the operands of instruction i. Those that start with it are numbered above low and not
// above high.
func (c *Colorer) instr(b regalloc.BlockID, i regalloc.InstrID, pos, low, high int32) {
	m, p := c.m, c.p
	in := &p.Instrs[i]
	o0, o1 := in.Operands[0], in.Operands[1]
	pin := in.Flags&regalloc.FlagLow != 0
	for o := o0; o < o1; o++ {
		c.instrOf[o] = i
		op, l := &p.Operands[o], c.r.Locs[o]
		if l.Kind() != regalloc.RegLoc || op.Role != regalloc.Use {
			continue
		}
		if s := c.track.cur[l.Reg()]; s >= 0 {
			c.track.opStay[o] = s
			c.track.last[s] = max(c.track.last[s], 2*pos+int32(op.Pos))
		}
	}
	for n := high; n > low; n-- {
		x := &m.Regs[n]
		defined := c.defines(i, x)
		if x.From == 2*pos && !defined {
			continue // a move has made it
		}
		if was := c.track.cur[x.Loc.Reg()]; !defined && was >= 0 {
			c.set.union(n, was) // a copy of the same contents
		}
		c.enter(n)
	}
	for o := o0; o < o1; o++ {
		op, l := &p.Operands[o], c.r.Locs[o]
		if l.Kind() != regalloc.RegLoc {
			continue
		}
		if op.Role != regalloc.Use {
			c.track.opStay[o] = c.track.cur[l.Reg()]
		}
		s := c.track.opStay[o]
		if s < 0 {
			continue
		}
		x := &m.Regs[s]
		dead := op.Role != regalloc.Use && c.track.last[s] < x.From
		if pin || dead && op.Pos == regalloc.Early || op.Role != regalloc.Use && c.clobbered(in, l.Reg()) || x.VReg != op.VReg || op.Constraint == regalloc.InReg || op.Constraint == regalloc.InGroup {
			c.set.pinned[s] = true
		}
		if dead {
			c.track.last[s] = x.From
		}
		if p.Machine.RegCosts[op.RegCost].Prefix.Has(l.Reg()) {
			c.prefix[i]++
		}
	}
	for o := o0; o < o1; o++ {
		if op := &p.Operands[o]; op.Constraint == regalloc.TiedTo && c.track.opStay[o] >= 0 && in.Flags&regalloc.FlagMove == 0 {
			if s := c.track.opStay[o0+regalloc.OpID(op.Tied)]; s >= 0 {
				c.set.union(c.track.opStay[o], s)
			}
		}
	}
	if in.Flags&regalloc.FlagMove != 0 {
		half := (o1 - o0) / 2
		for o := o0; o < o0+half; o++ {
			if s, d := c.track.opStay[o], c.track.opStay[o+half]; s >= 0 && d >= 0 {
				v := p.Operands[o+half].VReg
				c.copies = scratch.Push(c.copies, affinity{s, d, c.price(v, p.Blocks[b].Freq), p.VRegs[v].Class})
			}
		}
	}
}

// clobbered reports whether in clobbers r, so that no other value can be there across it even if the result there is
// recolored.
func (c *Colorer) clobbered(in *regalloc.Instr, r regalloc.Reg) bool {
	return !in.Clobbers.Intersect(c.p.Machine.Conflicts(r)).Empty()
}

// defines reports whether instruction i defines the value of x in place.
func (c *Colorer) defines(i regalloc.InstrID, x *locations.Stay) bool {
	r := c.p.Instrs[i].Operands
	for o := r[0]; o < r[1]; o++ {
		if op := &c.p.Operands[o]; op.Role != regalloc.Use && op.VReg == x.VReg && c.r.Locs[o] == x.Loc {
			return true
		}
	}
	return false
}

// edges joins the stays that edges carry without a move, and records the copies on them.
func (c *Colorer) edges() {
	m, p := c.m, c.p
	c.track.edgeAt = scratch.Zeroed(c.track.edgeAt, len(p.Edges))
	for k := range m.Edges {
		x := &c.track.edgeAt[m.Edges[k].Edge]
		if x[1] == 0 {
			x[0] = int32(k)
		}
		x[1] = int32(k) + 1
	}
	c.track.edgeEnds = scratch.Sized(c.track.edgeEnds, len(m.Edges))
	c.findHottest()
	for b := range p.Blocks {
		leaving := c.track.leaving[c.track.leavesAt[b][0]:c.track.leavesAt[b][1]]
		for _, s := range leaving {
			c.track.cur[m.Regs[s].Loc.Reg()] = s
		}
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			c.edge(e)
		}
		for _, s := range leaving {
			c.track.cur[m.Regs[s].Loc.Reg()] = -1
		}
	}
}

// findHottest computes how often loops exchange registers: copies on an edge that form a cycle.
func (c *Colorer) findHottest() {
	p, loops := c.p, c.m.Flow.Loops
	c.hottest = scratch.Zeroed(c.hottest, len(loops.Loops))
	for k := range p.Edges {
		e := &p.Edges[k]
		if at := c.track.edgeAt[k]; at[1]-at[0] < 2 || !c.circular(at) {
			continue
		}
		if l := loops.Around(loops.Of[e.From], int32(e.To)); l >= 0 && 2*e.Freq >= p.Blocks[loops.Loops[l].Header].Freq {
			c.hottest[l] = max(c.hottest[l], e.Freq)
		}
	}
	c.hotter = scratch.Sized(c.hotter, len(loops.Loops))
	for l := range loops.Loops {
		out := loops.Loops[l].Parent
		for out >= 0 && c.hottest[out] <= c.hottest[l] {
			out = c.hotter[out]
		}
		c.hotter[l] = out
	}
}

// circular reports whether some of the moves of an edge exchange registers.
func (c *Colorer) circular(at [2]int32) bool {
	moves := c.m.Edges[at[0]:at[1]]
	for k := range moves {
		if moves[k].Dst.Kind() != regalloc.RegLoc {
			continue
		}
		l := moves[k].Src
		for n := 0; n < len(moves) && l.Kind() == regalloc.RegLoc; n++ {
			if l == moves[k].Dst {
				return true
			}
			i := slices.IndexFunc(moves, func(x locations.EdgeMove) bool { return x.Dst == l })
			if i < 0 {
				break
			}
			l = moves[i].Src
		}
	}
	return false
}

// divides reports whether values on e may change registers: it enters or leaves a loop that exchanges registers more
// often.
func (c *Colorer) divides(e *regalloc.Edge) bool {
	loops := c.m.Flow.Loops
	crosses := func(in, out regalloc.BlockID) bool {
		for l := loops.Of[in]; l >= 0 && !loops.Contains(l, int32(out)); l = c.hotter[l] {
			if c.hottest[l] > often*e.Freq {
				return true
			}
		}
		return false
	}
	return !e.NoSplit && (crosses(e.From, e.To) || crosses(e.To, e.From))
}

// often is the required ratio of register exchanges in a loop to executions of an edge into or out of it, for copies
// to be placed on the edge.
const often = 8

// lasting is the weight of a byte of a new copy relative to the execution of an access, in addition to the metric.
const lasting = 0.3

// edge joins the stays that e carries, and records the copies on it; cur has the stays at the end of its source.
func (c *Colorer) edge(e regalloc.EdgeID) {
	m, edge := c.m, &c.p.Edges[e]
	entering := c.entries(edge.To)
	divides, moves := c.divides(edge), c.track.edgeAt[e]
	if !divides && moves[0] == moves[1] {
		for s := entering[1] - 1; s >= entering[0]; s-- {
			if from := c.track.cur[m.Regs[s].Loc.Reg()]; from >= 0 {
				c.set.union(s, from)
			}
		}
		return
	}
	for s := entering[1] - 1; s >= entering[0]; s-- {
		c.track.start[m.Regs[s].Loc.Reg()] = s
	}
	split := c.p.Blocks[edge.From].Succs[1]-c.p.Blocks[edge.From].Succs[0] > 1 && len(m.EdgesTo(edge.To)) > 1
	for k := moves[0]; k < moves[1]; k++ {
		x := &m.Edges[k]
		ends := [2]int32{-1, -1}
		if x.Src.Kind() == regalloc.RegLoc {
			ends[0] = c.track.cur[x.Src.Reg()]
		}
		if x.Dst.Kind() == regalloc.RegLoc {
			ends[1] = c.track.start[x.Dst.Reg()]
		}
		c.track.edgeEnds[k] = ends
		if x.Src.Kind() == regalloc.RegLoc && x.Dst.Kind() == regalloc.RegLoc {
			c.copyOn(edge, ends, x.From, split, c.metric.Byte)
		}
	}
	for k := moves[0]; k < moves[1]; k++ {
		if s := c.track.edgeEnds[k][1]; s >= 0 {
			c.track.start[m.Regs[s].Loc.Reg()] = -1
		}
	}
	for s := entering[1] - 1; s >= entering[0]; s-- {
		r := m.Regs[s].Loc.Reg()
		if c.track.start[r] < 0 || c.track.cur[r] < 0 {
			continue
		}
		from := c.track.cur[r]
		if !divides || m.Shared[m.Regs[s].VReg] || m.Shared[m.Regs[from].VReg] {
			c.set.union(s, from)
			continue
		}
		ends := [2]int32{from, s}
		c.copyOn(edge, ends, m.Regs[from].VReg, split, c.metric.Byte+lasting*c.metric.Access)
		m.Edges = append(m.Edges, locations.EdgeMove{Edge: e, From: m.Regs[from].VReg, To: m.Regs[s].VReg, Dst: m.Regs[s].Loc, Src: m.Regs[s].Loc})
		c.track.edgeEnds = append(c.track.edgeEnds, ends)
	}
	for s := entering[1] - 1; s >= entering[0]; s-- {
		c.track.start[m.Regs[s].Loc.Reg()] = -1
	}
}

// entries returns the range of the stays that begin at the start of b.
func (c *Colorer) entries(b regalloc.BlockID) [2]int32 {
	first, end := c.track.staysAt[b][0], c.track.staysAt[b][1]
	at := end
	for at > first && c.m.Regs[at-1].Entry {
		at--
	}
	return [2]int32{at, end}
}

// copyOn records a copy of v on an edge between two stays, with the cost of its bytes; on an edge to be split, it
// includes a jump.
func (c *Colorer) copyOn(edge *regalloc.Edge, ends [2]int32, v regalloc.VReg, split bool, ofByte float64) {
	price := ofByte*float64(c.p.Machine.Classes[c.p.VRegs[v].Class].Move) + c.metric.Move*edge.Freq
	if split {
		price += ofByte*jump + c.metric.Move*edge.Freq
	}
	c.copies = scratch.Push(c.copies, affinity{ends[0], ends[1], price, c.p.VRegs[v].Class})
}

// jump is the length of the jump out of a block created for the copies on an edge.
const jump = 2

// number forms pieces from the connected stays. It reports false if none of them could be recolored.
func (c *Colorer) number() bool {
	m, p := c.m, c.p
	n := int32(0)
	c.set.piece = scratch.Sized(c.set.piece, len(m.Regs))
	c.set.reg, c.set.may = c.set.reg[:0], c.set.may[:0]
	for s := range m.Regs {
		root := disjoint.Find(c.set.parent, int32(s))
		x := &m.Regs[s]
		set := p.Machine.Classes[p.VRegs[x.VReg].Class].Set
		if root == int32(s) {
			c.set.piece[s] = n
			n++
			c.set.reg, c.set.may = scratch.Push(c.set.reg, x.Loc.Reg()), scratch.Push(c.set.may, set)
			continue
		}
		k := c.set.piece[root]
		c.set.piece[s] = k
		c.set.may[k] = c.set.may[k].Intersect(set)
		c.set.pinned[root] = c.set.pinned[root] || c.set.pinned[s]
		if x.Loc.Reg() != c.set.reg[k] {
			c.set.pinned[root] = true
		}
	}
	for s := range m.Regs { // the representative of a piece comes first
		if c.set.parent[s] == int32(s) {
			c.set.pinned[c.set.piece[s]] = c.set.pinned[s]
		}
	}
	kept := c.copies[:0]
	for _, x := range c.copies {
		if x.a >= 0 && x.b >= 0 {
			if x.a, x.b = c.set.piece[x.a], c.set.piece[x.b]; x.a != x.b {
				kept = append(kept, x)
			}
		}
	}
	c.copies = kept
	if !slices.ContainsFunc(kept, func(x affinity) bool {
		return c.set.reg[x.a] != c.set.reg[x.b] && !(c.set.pinned[x.a] && c.set.pinned[x.b])
	}) {
		return false
	}
	for o, s := range c.track.opStay {
		if s >= 0 {
			k := c.set.piece[s]
			c.track.opStay[o] = k
			c.set.may[k] = c.set.may[k].Intersect(p.Machine.Classes[p.Operands[o].Class].Set)
		}
	}
	c.set.ends = scratch.Room(c.set.ends[:0], 2*len(kept))
	for k := range kept {
		c.set.ends = append(c.set.ends, kept[k].a, kept[k].b)
	}
	c.set.stayStart, c.set.stays = group(c.set.stayStart, c.set.stays, int(n), c.set.piece, 1)
	c.set.opStart, c.set.ops = group(c.set.opStart, c.set.ops, int(n), c.track.opStay, 1)
	c.set.copyStart, c.set.copyOf = group(c.set.copyStart, c.set.copyOf, int(n), c.set.ends, 2)
	return true
}

// group lists, for each of n pieces, the indices of its elements in of, which has pieces or -1; each is the number of
// consecutive elements with one index.
func group[T ~int32](start []int32, list []T, n int, of []int32, each int) ([]int32, []T) {
	start = scratch.Zeroed(start, n+2)
	for _, k := range of {
		if k >= 0 {
			start[k+2]++
		}
	}
	for k := range n {
		start[k+2] += start[k+1]
	}
	list = scratch.Sized(list, int(start[n+1]))
	for i, k := range of {
		if k >= 0 {
			list[start[k+1]] = T(i / each)
			start[k+1]++
		}
	}
	return start, list
}

// search recolors one piece after another until that saves nothing.
func (c *Colorer) search() bool {
	n := len(c.set.reg)
	c.todo.queue, c.todo.queued = c.todo.queue[:0], scratch.Zeroed(c.todo.queued, n)
	order := scratch.Sized(c.set.parent, 0)
	for k := range c.copies {
		if x := &c.copies[k]; c.set.reg[x.a] != c.set.reg[x.b] {
			order = append(order, int32(k))
		}
	}
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(c.copies[b].price, c.copies[a].price) })
	for _, k := range order {
		c.push(c.copies[k].a)
		c.push(c.copies[k].b)
	}
	any := false
	for at := 0; at < len(c.todo.queue) && c.fuel > 0 && c.limit != 0; at++ {
		k := c.todo.queue[at]
		c.todo.queued[k] = false
		if !c.improve(k) {
			continue
		}
		any = true
		c.limit--
		c.push(k)
		c.pushPartners(k)
	}
	return any
}

// pushPartners queues the pieces that piece k is copied to and from.
func (c *Colorer) pushPartners(k int32) {
	for _, x := range c.set.copyOf[c.set.copyStart[k]:c.set.copyStart[k+1]] {
		c.push(c.partner(x, k))
	}
}

func (c *Colorer) push(k int32) {
	if !c.todo.queued[k] && !c.set.pinned[k] {
		c.todo.queued[k] = true
		c.todo.queue = scratch.Push(c.todo.queue, k)
	}
}

// improve assigns piece k its cheapest register, among those of the pieces that it is copied to and from. It reports
// whether it changed.
func (c *Colorer) improve(k int32) bool {
	now := c.set.reg[k]
	cost := c.cost(k, now)
	best, least := now, cost-tie
	var tried, blocked regalloc.RegSet
	tried.Add(now)
	for _, x := range c.set.copyOf[c.set.copyStart[k]:c.set.copyStart[k+1]] {
		r := c.set.reg[c.partner(x, k)]
		if tried.Has(r) {
			continue
		}
		tried.Add(r)
		if !c.allowed(k, r) {
			continue
		}
		if x := c.cost(k, r); x >= least {
			continue
		} else if c.fits(k, r, c.units(k)) {
			best, least = r, x
		} else {
			blocked.Add(r)
		}
	}
	if best != now {
		c.paint(k, best)
		return true
	}
	for ; !blocked.Empty(); blocked.Remove(blocked.First()) {
		if c.exchange(k, blocked.First()) {
			return true
		}
	}
	return false
}

// partner returns the piece at the other end of copy x of piece k.
func (c *Colorer) partner(x, k int32) int32 {
	if y := &c.copies[x]; y.a != k {
		return y.a
	}
	return c.copies[x].b
}

// allowed reports whether piece k may be in r, if no other piece is.
func (c *Colorer) allowed(k int32, r regalloc.Reg) bool {
	return c.set.may[k].Has(r) && c.free.Has(r) && !c.reserved(r)
}

// units returns those of the register of piece k.
func (c *Colorer) units(k int32) regalloc.RegSet { return c.p.Machine.Regs[c.set.reg[k]].Units }

// exchange assigns register r to piece k, k's old register to the pieces in its way there, r to those in their way, and
// so on (a Kempe chain), if that saves anything.
func (c *Colorer) exchange(k int32, r regalloc.Reg) bool {
	left := c.set.reg[k]
	other := func(y int32) regalloc.Reg {
		if c.set.reg[y] == r {
			return left
		}
		return r
	}
	c.todo.chain = append(c.todo.chain[:0], k)
	for at := 0; at < len(c.todo.chain); at++ {
		if y := c.todo.chain[at]; !c.allowed(y, other(y)) || !c.blockers(y, other(y)) {
			return false
		}
	}
	saved := 0.0
	for _, y := range c.todo.chain {
		to := other(y)
		saved += c.cost(y, c.set.reg[y]) - c.cost(y, to)
		c.name(y, to)
	}
	if saved <= tie {
		for _, y := range c.todo.chain {
			c.name(y, other(y))
		}
		return false
	}
	for _, y := range c.todo.chain {
		c.lift(y, other(y)) // where it was
	}
	for _, y := range c.todo.chain {
		c.put(y)
		c.push(y)
		c.pushPartners(y)
	}
	return true
}

// most is the maximum number of pieces in an exchange.
const most = 8

// blockers adds to the chain the pieces that have r where piece k is. It reports false if a blocker cannot move, or if
// the chain gets too long.
func (c *Colorer) blockers(k int32, r regalloc.Reg) bool {
	m := c.m
	asked := c.p.Machine.Regs[r].Units.Minus(c.units(k))
	for _, s := range c.set.stays[c.set.stayStart[k]:c.set.stayStart[k+1]] {
		x := &m.Regs[s]
		if x.Entry && !m.Entry[x.Block].Intersect(asked).Empty() {
			if t := c.entering(x.Block, r); t < 0 || !c.inTheWay(t) {
				return false
			}
		}
		last := c.track.last[s]
		for row := x.From; row <= last; row++ {
			c.fuel--
			if m.Rows[row].Intersect(asked).Empty() {
				continue
			}
			t := c.staying(x.Block, r, row)
			if t < 0 || !c.inTheWay(t) {
				return false
			}
			row = c.track.last[t]
		}
	}
	return true
}

// inTheWay adds the piece of stay t to the chain, and reports whether it can be there.
func (c *Colorer) inTheWay(t int32) bool {
	y := c.set.piece[t]
	if slices.Contains(c.todo.chain, y) {
		return true
	}
	c.todo.chain = append(c.todo.chain, y)
	return !c.set.pinned[y] && len(c.todo.chain) <= most
}

// entering returns the stay in r at the start of b, or -1.
func (c *Colorer) entering(b regalloc.BlockID, r regalloc.Reg) int32 {
	for t := c.track.staysAt[b][1] - 1; t >= c.track.staysAt[b][0] && c.m.Regs[t].Entry; t-- {
		c.fuel--
		if c.set.reg[c.set.piece[t]] == r {
			return t
		}
	}
	return -1
}

// staying returns the stay in r at a row of b, or -1.
func (c *Colorer) staying(b regalloc.BlockID, r regalloc.Reg, row int32) int32 {
	m := c.m
	first, end := c.track.staysAt[b][0], c.track.staysAt[b][1]
	// Later stays come first, except for those that begin with one instruction.
	at := first
	for high := end; at < high; {
		if mid := (at + high) / 2; m.Regs[mid].From/2 <= row/2 {
			high = mid
		} else {
			at = mid + 1
		}
	}
	for t := at; t < end; t++ {
		c.fuel--
		if c.set.reg[c.set.piece[t]] == r && m.Regs[t].From <= row && c.track.last[t] >= row {
			return t
		}
		if c.fuel < 0 {
			break
		}
	}
	return -1
}

// tie is the minimum gain of a change.
const tie = 1e-9

// cost returns the register-dependent cost of piece k in r.
func (c *Colorer) cost(k int32, r regalloc.Reg) (sum float64) {
	machine := c.p.Machine
	c.fuel -= int(c.set.copyStart[k+1] - c.set.copyStart[k] + c.set.opStart[k+1] - c.set.opStart[k])
	for _, x := range c.set.copyOf[c.set.copyStart[k]:c.set.copyStart[k+1]] {
		y := &c.copies[x]
		other := c.partner(x, k)
		if c.set.reg[other] == r {
			continue
		}
		sum += y.price
		if set := &machine.Classes[y.class].Prefix; set.Has(r) || set.Has(c.set.reg[other]) {
			sum += c.metric.Byte * float64(machine.PrefixBytes)
		}
	}
	for _, o := range c.set.ops[c.set.opStart[k]:c.set.opStart[k+1]] {
		rc := &machine.RegCosts[c.p.Operands[o].RegCost]
		if rc.Longer.Has(r) {
			sum += c.metric.Byte
		}
		if rc.Shorter.Has(r) {
			sum -= c.metric.Byte
		}
		if rc.Prefix.Has(r) {
			others := c.prefix[c.instrOf[o]]
			if rc.Prefix.Has(c.set.reg[k]) {
				others--
			}
			if others == 0 {
				sum += c.metric.Byte * float64(machine.PrefixBytes)
			}
		}
	}
	return sum
}

// fits reports whether no other value occupies r where piece k is; own are the units that k occupies there.
func (c *Colorer) fits(k int32, r regalloc.Reg, own regalloc.RegSet) bool {
	m, asked := c.m, c.p.Machine.Regs[r].Units.Minus(own)
	for _, s := range c.set.stays[c.set.stayStart[k]:c.set.stayStart[k+1]] {
		x := &m.Regs[s]
		if x.Entry && !m.Entry[x.Block].Intersect(asked).Empty() {
			return false
		}
		if x.From > c.track.last[s] {
			continue
		}
		for n, row := range m.Rows[x.From : c.track.last[s]+1] {
			if !row.Intersect(asked).Empty() {
				c.fuel -= n + 1
				return false
			}
		}
		c.fuel -= int(c.track.last[s] - x.From + 1)
	}
	return true
}

// paint assigns r to piece k.
func (c *Colorer) paint(k int32, r regalloc.Reg) {
	c.lift(k, c.set.reg[k])
	c.name(k, r)
	c.put(k)
}

// name records r as the register of piece k, except in the rows.
func (c *Colorer) name(k int32, r regalloc.Reg) {
	was := c.set.reg[k]
	for _, o := range c.set.ops[c.set.opStart[k]:c.set.opStart[k+1]] {
		set := &c.p.Machine.RegCosts[c.p.Operands[o].RegCost].Prefix
		if set.Has(was) {
			c.prefix[c.instrOf[o]]--
		}
		if set.Has(r) {
			c.prefix[c.instrOf[o]]++
		}
	}
	c.set.reg[k] = r
}

// lift removes piece k from the rows of register r.
func (c *Colorer) lift(k int32, r regalloc.Reg) {
	m, own := c.m, c.p.Machine.Regs[r].Units
	for _, s := range c.set.stays[c.set.stayStart[k]:c.set.stayStart[k+1]] {
		x := &m.Regs[s]
		if x.Entry {
			m.Entry[x.Block] = m.Entry[x.Block].Minus(own)
		}
		if x.From <= c.track.last[s] {
			rows := m.Rows[x.From : c.track.last[s]+1]
			for r := range rows {
				rows[r] = rows[r].Minus(own)
			}
		}
	}
}

// put adds piece k to the rows of its register.
func (c *Colorer) put(k int32) {
	m, units := c.m, c.units(k)
	for _, s := range c.set.stays[c.set.stayStart[k]:c.set.stayStart[k+1]] {
		x := &m.Regs[s]
		if x.Entry {
			m.Entry[x.Block] = m.Entry[x.Block].Union(units)
		}
		if x.From <= c.track.last[s] {
			rows := m.Rows[x.From : c.track.last[s]+1]
			for r := range rows {
				rows[r] = rows[r].Union(units)
			}
		}
	}
}

// rewrite updates the Result and the moves of the map to the coloring of the pieces.
func (c *Colorer) rewrite() {
	m := c.m
	for o, k := range c.track.opStay {
		if k >= 0 {
			c.r.Locs[o] = regalloc.InRegister(c.set.reg[k])
		}
	}
	kept := m.Moves[:0]
	for k, x := range m.Moves {
		c.set.relocate(&x.Move.Src, &x.Move.Dst, c.track.moveEnds[k])
		if x.Src != x.Dst {
			kept = append(kept, x)
		}
	}
	m.Moves = kept
	edges := m.Edges[:0]
	for k, x := range m.Edges {
		c.set.relocate(&x.Src, &x.Dst, c.track.edgeEnds[k])
		if x.Src != x.Dst {
			edges = append(edges, x)
		}
	}
	m.Edges = edges
}

// Follow updates the map that Improve was called with last, if that changed anything: arguments, needs at the starts of
// blocks, and stays. Otherwise, the map must be as Improve has left it; Used may have registers that are no longer
// occupied.
func (c *Colorer) Follow() {
	m, p := c.m, c.p
	for b := range p.Blocks {
		leaving := c.track.leaving[c.track.leavesAt[b][0]:c.track.leavesAt[b][1]]
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			for n := range p.EdgeArgs(e) {
				at := m.Args[e] + int32(n)
				for _, s := range leaving {
					if x := &m.Regs[s]; x.VReg == m.ArgOf[at] && x.Loc == m.ArgLoc[at] {
						m.ArgLoc[at] = c.set.location(s)
						break
					}
				}
			}
		}
		entering := c.entries(regalloc.BlockID(b))
		for s := entering[0]; s < entering[1]; s++ {
			x := &m.Regs[s]
			needs := m.InOf(regalloc.BlockID(b), x.VReg)
			for n := range needs {
				if needs[n].Loc == x.Loc {
					needs[n].Loc = c.set.location(s)
					break
				}
			}
		}
		for s := c.track.staysAt[b][0]; s < c.track.staysAt[b][1]; s++ {
			m.Regs[s].Loc = c.set.location(s)
		}
	}
}

func (c *pieces) relocate(src, dst *regalloc.Loc, ends [2]int32) {
	if ends[0] >= 0 {
		*src = c.location(ends[0])
	}
	if ends[1] >= 0 {
		*dst = c.location(ends[1])
	}
}

// location returns where stay s is.
func (c *pieces) location(s int32) regalloc.Loc { return regalloc.InRegister(c.reg[c.piece[s]]) }
