package cloning

import (
	"spillway/internal/mincut"
	"spillway/regalloc"
)

// A beginning is what precedes a gap.
type beginning uint8

const (
	blocked beginning = iota // the register is occupied, or the value is defined elsewhere
	held                     // the value, in the register
	entered                  // the start of the block
)

// A gap is a range of rows of a block in which the register is unoccupied, and before which the value may be brought
// into it.
type gap struct {
	v        regalloc.VReg // the value: that of the fills, or an argument that becomes it
	block    regalloc.BlockID
	begins   beginning
	from, to int32
	fill     source   // the cheapest one inside; its price is negative if there is none
	last     int32    // node: the value is there in the last row of the gap
	first    int32    // node: it is in the first; last, if there is no fill inside
	ways     [2]int32 // of an entered gap: its part of the ways in
}

// clone determines where else the value of fills should be in one register, makes these changes if that costs less,
// and reports whether it does.
func (c *Cloner) clone(fills []want) bool {
	v, r := fills[0].v, fills[0].r
	if !c.p.Allocatable(c.p.VRegs[v].Class).Has(r) {
		return false
	}
	c.forget()
	for k := range fills {
		x := &fills[k]
		if b, row := c.position(x); row == 2*c.m.Stop(b) {
			x.gap = c.toEnd(v, r, b)
		} else {
			x.gap = c.grow(v, r, b, row)
		}
	}
	for k := 0; k < len(c.gaps) && c.fuel >= 0; k++ {
		if c.gaps[k].begins == entered {
			c.enter(r, int32(k))
		}
	}
	if c.fuel < 0 {
		return false
	}
	for k := range fills {
		if x := &fills[k]; c.gaps[x.gap].last != mincut.Sink {
			c.graph.Arc(mincut.Source, c.gaps[x.gap].last, capacity(x.both()))
		}
	}
	c.fuel -= c.graph.Size()
	if !c.graph.Cut(cutRounds) || !c.pays(fills) {
		return false
	}
	c.out.take(c, r, fills)
	return true
}

// forget removes all gaps.
func (c *Cloner) forget() {
	for k := range c.gaps {
		c.gapAt[c.gaps[k].block] = -1
	}
	c.gaps, c.ways = c.gaps[:0], c.ways[:0]
	c.graph.Reset()
}

// position returns the block of x, and the row before which it is, or the one after the last.
func (c *inputs) position(x *want) (regalloc.BlockID, int32) {
	if x.edge {
		b := c.p.Edges[c.m.Edges[x.n].Edge].From
		return b, 2 * c.m.Stop(b)
	}
	i := c.m.Moves[x.n].Before
	b := c.m.BlockOf(i)
	return b, c.row(b, i)
}

// toEnd returns the number of the gap of v up to the end of b, or none if there is one of another value.
func (c *Cloner) toEnd(v regalloc.VReg, r regalloc.Reg, b regalloc.BlockID) int32 {
	if c.m.Shared[v] || !c.p.Allocatable(c.p.VRegs[v].Class).Has(r) {
		return none
	}
	if c.gapAt[b] < 0 {
		c.gapAt[b] = c.grow(v, r, b, 2*c.m.Stop(b))
	} else if c.gaps[c.gapAt[b]].v != v {
		return none
	}
	return c.gapAt[b]
}

// grow creates the gap of b that ends before row to, and returns its number.
func (c *Cloner) grow(v regalloc.VReg, r regalloc.Reg, b regalloc.BlockID, to int32) int32 {
	g := gap{v: v, block: b, to: to}
	g.from, g.begins = c.back(v, r, b, to)
	c.fuel -= int(to - g.from)
	g.fill = nowhere
	if g.begins != held {
		g.fill = c.places.cheapest(v, b, r, g.from, to)
	}
	switch {
	case g.begins == blocked && !g.fill.any():
		g.last, g.first = mincut.Sink, mincut.Sink
	case g.begins == blocked:
		g.last = c.graph.Node()
		c.graph.Arc(g.last, mincut.Sink, capacity(g.fill.both()))
		g.first = g.last
	default:
		g.last = c.graph.Node()
		g.first = g.last
		if g.begins == entered && g.fill.any() {
			g.first = c.graph.Node()
			c.graph.Arc(g.last, g.first, capacity(g.fill.both()))
		}
	}
	c.gaps = append(c.gaps, g)
	return int32(len(c.gaps)) - 1
}

// back returns the start of the gap of b before row to, and what precedes it.
func (c *Cloner) back(v regalloc.VReg, r regalloc.Reg, b regalloc.BlockID, to int32) (int32, beginning) {
	made := int32(-1)
	if c.m.DefIn[v] == b {
		made = c.madeAt(v)
	}
	for row := to; row > 2*c.m.Start[b]; row-- {
		switch {
		case row-1 == made:
			if c.r.Locs[c.m.Def[v]] == regalloc.InRegister(r) {
				return row, held
			}
			return row, blocked
		case c.free(row-1, r):
		case c.places.holds(v, b, r, row-1), row&1 != 0 && c.reads(v, regalloc.InRegister(r), b, row/2, row/2+1):
			return row, held
		default:
			return row, blocked
		}
	}
	start := 2 * c.m.Start[b]
	switch taken := !c.m.Entry[b].Intersect(c.p.Machine.Regs[r].Units).Empty(); {
	case taken && c.places.enters(v, b, r):
		return start, held
	case taken || b == 0 || !c.m.Flow.RPO.IsReachable(int32(b)):
		return start, blocked
	}
	return start, entered
}

// A way is an edge into a gap with its fill.
type way struct {
	edge regalloc.EdgeID
	fill source        // of the value, or of its argument
	v    regalloc.VReg // what it becomes
	arg  regalloc.VReg
	held bool  // it is in the register already
	gap  int32 // up to the end of the edge's source, or none
}

const none = -1

// way returns what the edge e can provide to a gap of v and r.
func (c *Cloner) way(v regalloc.VReg, r regalloc.Reg, e regalloc.EdgeID) way {
	edge := &c.p.Edges[e]
	w := way{edge: e, v: v, arg: v, gap: none}
	if c.m.ParamOf(v, edge.To) {
		w.arg = c.p.EdgeArgs(e)[c.m.Index[v]-c.p.Blocks[edge.To].Params[0]]
	}
	if !c.m.Flow.RPO.IsReachable(int32(edge.From)) {
		w.fill = nowhere
		return w
	}
	if w.gap = c.toEnd(w.arg, r, edge.From); w.gap != none {
		g := &c.gaps[w.gap]
		w.held = g.begins == held && g.from == g.to
	}
	if !w.held {
		w.fill = c.places.atEnd(w.arg, e, r)
	}
	return w
}

// enter finds the ways into gap k, and adds their arcs.
func (c *Cloner) enter(r regalloc.Reg, k int32) {
	from := len(c.ways)
	for _, e := range c.m.EdgesTo(c.gaps[k].block) {
		c.ways = append(c.ways, c.way(c.gaps[k].v, r, regalloc.EdgeID(e)))
	}
	c.gaps[k].ways = [2]int32{int32(from), int32(len(c.ways))}
	c.fuel -= 4 * (len(c.ways) - from)
	first := c.gaps[k].first
	for i := from; i < len(c.ways); i++ {
		w, to := &c.ways[i], mincut.Sink
		if w.gap != none {
			to = c.gaps[w.gap].last
		}
		switch {
		case w.held:
		case w.fill.any():
			c.graph.Arc(first, to, capacity(w.fill.both()))
		default:
			c.graph.Arc(first, to, forbidden)
			if to == mincut.Sink {
				return // once is enough, and does not add up
			}
		}
	}
}

const (
	unit      = 1 << 12 // scales prices for the flow
	largest   = 1 << 44 // maximum capacity, so that sums do not overflow
	forbidden = 1 << 52
	cutRounds = 200 // maximum number of rounds of one flow
)

// capacity returns a price as a capacity, at least 1.
func capacity(price float64) int64 { return int64(min(price*unit, largest)) + 1 }

// near reports whether the value should be in the register at a node.
func (c *Cloner) near(node int32) bool { return node != mincut.Sink && c.graph.Near(node) }
