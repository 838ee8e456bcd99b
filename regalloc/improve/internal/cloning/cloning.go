package cloning

import (
	"cmp"
	"slices"

	"spillway/internal/mincut"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// work is the search budget, in rows, locations and arcs visited, per instruction and need at the start of a block.
const work = 6

// A Cloner improves Results. It reuses its memory.
type Cloner struct {
	inputs
	places places
	wants  []want
	groups []group
	gaps   []gap
	ways   []way   // into them
	gapAt  []int32 // by block: the gap that reaches its end, or -1
	graph  mincut.Graph
	out    changes
	fuel   int
	limit  int // changes that may still be made, or negative
}

// inputs are the arguments of a Cloner, embedded in its parts.
type inputs struct {
	m       *locations.Map
	p       *regalloc.Problem
	r       *regalloc.Result
	metric  regalloc.Metric
	movable []bool  // by edge
	onEdge  []int32 // by edge: its number of moves, negative if they need no block of their own
}

// A want is a fill: a point at which a value is brought into a register.
type want struct {
	v    regalloc.VReg
	r    regalloc.Reg
	edge bool
	n    int32 // its number in Map.Edges if it is on an edge, else in Map.Moves
	cost
	gap int32 // the gap before it
}

// A cost is the cost of a fill under the metric, and that of the jump inserted for it, which regalloc.Cost does not
// count.
type cost struct{ price, jump float64 }

func (c cost) both() float64 { return c.price + c.jump }

// A group is the fills of one value into one register: a range of needs.
type group struct {
	from, to int32
	price    float64
}

// Improve changes the moves of m, the map of r, to reduce the cost of r, and reports whether it did. The caller
// installs the map, and must rebuild it before the next call.
func (c *Cloner) Improve(m *locations.Map, r *regalloc.Result, opts regalloc.Options) (any bool) {
	if !c.start(m, r, opts) {
		return false
	}
	for k := range c.groups {
		if c.fuel < 0 || c.limit == 0 {
			break
		}
		if c.clone(c.fillsOf(k)) {
			any = true
			c.limit--
		}
	}
	if any {
		c.out.install(m)
	}
	return any
}

// start makes r the Result to improve, and reports whether there is anything to do.
func (c *Cloner) start(m *locations.Map, r *regalloc.Result, opts regalloc.Options) bool {
	c.m, c.p, c.r, c.metric = m, m.P, r, opts.Price()
	c.movable = c.p.AppendMovable(c.movable[:0])
	c.count()
	c.fuel, c.limit = work*(len(c.p.Instrs)+m.Size()), opts.Fuel
	if c.limit == 0 {
		c.limit = -1
	}
	if !c.find() {
		return false
	}
	c.places.index(&c.inputs)
	c.out.reset(m)
	c.gaps, c.gapAt = c.gaps[:0], scratch.Filled(c.gapAt, len(c.p.Blocks), -1)
	return true
}

// fillsOf returns the fills of a group.
func (c *Cloner) fillsOf(k int) []want { return c.wants[c.groups[k].from:c.groups[k].to] }

// find lists the fills before which their register is free, by value and register, the most expensive groups first,
// and reports whether there are any.
func (c *Cloner) find() bool {
	m := c.m
	c.wants, c.groups = c.wants[:0], c.groups[:0]
	for k := range m.Moves {
		x := &m.Moves[k]
		if x.Dst.Kind() != regalloc.RegLoc || m.Shared[x.VReg] {
			continue
		}
		b := m.BlockOf(x.Before)
		if c.open(x.VReg, x.Dst, b, c.row(b, x.Before)) {
			c.wants = append(c.wants, want{x.VReg, x.Dst.Reg(), false, int32(k), cost{c.price(x.VReg, x.Dst, x.Src, c.p.Blocks[b].Freq), 0}, none})
		}
	}
	for k := range m.Edges {
		x := &m.Edges[k]
		if x.Dst.Kind() != regalloc.RegLoc || m.Shared[x.From] || m.Shared[x.To] {
			continue
		}
		from := c.p.Edges[x.Edge].From
		if c.open(x.From, x.Dst, from, 2*m.Stop(from)) {
			c.wants = append(c.wants, want{x.From, x.Dst.Reg(), true, int32(k), cost{c.price(x.From, x.Dst, x.Src, c.p.Edges[x.Edge].Freq), c.jump(x.Edge, 1)}, none})
		}
	}
	if len(c.wants) == 0 {
		return false
	}
	slices.SortStableFunc(c.wants, func(a, b want) int {
		return cmp.Or(cmp.Compare(a.v, b.v), cmp.Compare(a.r, b.r))
	})
	for k := range c.wants {
		x := &c.wants[k]
		if k == 0 || c.wants[k-1].v != x.v || c.wants[k-1].r != x.r {
			c.groups = append(c.groups, group{from: int32(k)})
		}
		g := &c.groups[len(c.groups)-1]
		g.to, g.price = int32(k)+1, g.price+x.both()
	}
	slices.SortStableFunc(c.groups, func(a, b group) int { return cmp.Compare(b.price, a.price) })
	return true
}

// open reports whether nothing but v occupies register l before a row of b.
func (c *inputs) open(v regalloc.VReg, l regalloc.Loc, b regalloc.BlockID, row int32) bool {
	if row == 2*c.m.Start[b] {
		return c.m.Entry[b].Intersect(c.p.Machine.Regs[l.Reg()].Units).Empty()
	}
	return c.free(row-1, l.Reg()) || c.madeIn(v, l, row-1)
}

// count counts the moves on edges.
func (c *inputs) count() {
	c.onEdge = scratch.Sized(c.onEdge, len(c.p.Edges))
	for e := range c.p.Edges {
		x := &c.p.Edges[e]
		c.onEdge[e] = 0
		if c.p.NumSuccs(int(x.From)) == 1 || len(c.m.EdgesTo(x.To)) == 1 {
			c.onEdge[e] = never
		}
	}
	for k := range c.m.Edges {
		c.onEdge[c.m.Edges[k].Edge]++
	}
}

// never stays negative whatever is added to it.
const never = -1 << 30

// jumpBytes is the length of the jump out of a block inserted for moves on an edge.
const jumpBytes = 2

// jump returns the price of the jump out of the block inserted for the moves on e if it now has n moves, otherwise 0.
func (c *inputs) jump(e regalloc.EdgeID, n int32) float64 {
	if c.onEdge[e] != n {
		return 0
	}
	return c.metric.Byte*jumpBytes + c.metric.Move*c.p.Edges[e].Freq
}

// row returns the row in which instruction i of b reads.
func (c *inputs) row(b regalloc.BlockID, i regalloc.InstrID) int32 {
	return 2 * (c.m.Start[b] + int32(i-c.p.Blocks[b].Instrs[0]))
}

// free reports whether r is unoccupied in a row.
func (c *inputs) free(row int32, r regalloc.Reg) bool {
	return c.m.Rows[row].Intersect(c.p.Machine.Regs[r].Units).Empty()
}

// madeIn reports whether v is defined in l in a row, or just before it.
func (c *inputs) madeIn(v regalloc.VReg, l regalloc.Loc, row int32) bool {
	o := c.m.Def[v]
	return o >= 0 && c.r.Locs[o] == l && c.madeAt(v) == row
}

// madeAt returns the row after which v is defined, or -1 for a parameter.
func (c *inputs) madeAt(v regalloc.VReg) int32 {
	if c.m.Def[v] < 0 {
		return -1
	}
	return c.row(c.m.DefIn[v], c.m.DefAt[v]) + 1
}

// price returns the cost of bringing v from src to dst freq times, as regalloc.Cost counts it.
func (c *inputs) price(v regalloc.VReg, dst, src regalloc.Loc, freq float64) float64 {
	info := &c.p.VRegs[v]
	class := &c.p.Machine.Classes[info.Class]
	prefix := 0.0
	for _, l := range [2]regalloc.Loc{dst, src} {
		if l.Kind() == regalloc.RegLoc && class.Prefix.Has(l.Reg()) {
			prefix = float64(c.p.Machine.PrefixBytes)
		}
	}
	switch src.Kind() {
	case regalloc.RegLoc:
		return c.metric.Copy(class, freq) + c.metric.Byte*prefix
	case regalloc.SlotLoc:
		return c.metric.Byte*(float64(class.Load)+prefix) + c.metric.Access*freq
	}
	return c.metric.Byte*float64(info.RematBytes) + c.metric.Remat(info)*freq
}
