package cloning

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/improve/internal/locations"
)

// changes are the edits to the moves of a map.
type changes struct {
	noMove []bool // by move: removed
	noEdge []bool // by move on an edge
	moves  []regalloc.InstrMove
	edges  []locations.EdgeMove
}

func (x *changes) reset(m *locations.Map) {
	x.noMove, x.noEdge = scratch.Zeroed(x.noMove, len(m.Moves)), scratch.Zeroed(x.noEdge, len(m.Edges))
	x.moves, x.edges = x.moves[:0], x.edges[:0]
}

// install applies the edits to m.
func (x *changes) install(m *locations.Map) {
	m.Moves = append(without(m.Moves, x.noMove), x.moves...)
	m.Edges = append(without(m.Edges, x.noEdge), x.edges...)
}

func without[T any](list []T, gone []bool) []T {
	kept := list[:0]
	for k := range list {
		if !gone[k] {
			kept = append(kept, list[k])
		}
	}
	return kept
}

// pays reports whether the cut costs less than the fills, including jumps, and no more without them.
func (c *Cloner) pays(fills []want) bool {
	var was, now cost
	for k := range fills {
		was.add(fills[k].cost)
		if !c.near(c.gaps[fills[k].gap].last) {
			now.add(fills[k].cost)
		}
	}
	c.each(func(_ int32, x *source) { now.add(x.cost) }, func(w *way) { now.add(w.fill.cost) })
	least := 1e-6 * was.both()
	return now.both() < was.both()-least && now.price <= was.price+least
}

func (c *cost) add(x cost) { c.price, c.jump = c.price+x.price, c.jump+x.jump }

// each yields the fills of the cut: the gaps with a fill inside, and the edges with one.
func (c *Cloner) each(inside func(int32, *source), on func(*way)) {
	for k := range c.gaps {
		g := &c.gaps[k]
		switch {
		case !c.near(g.last) || g.begins == held:
		case g.begins == blocked || !c.near(g.first):
			inside(int32(k), &g.fill)
		default:
			for i := g.ways[0]; i < g.ways[1]; i++ {
				if w := &c.ways[i]; !w.held && (w.gap == none || !c.near(c.gaps[w.gap].last)) {
					on(w)
				}
			}
		}
	}
}

// reads reports whether an instruction of b at a position from from to before to reads v in l.
func (c *inputs) reads(v regalloc.VReg, l regalloc.Loc, b regalloc.BlockID, from, to int32) bool {
	first := c.p.Blocks[b].Instrs[0] - regalloc.InstrID(c.m.Start[b])
	for i := first + regalloc.InstrID(from); i < first+regalloc.InstrID(to); i++ {
		r := c.p.Instrs[i].Operands
		for o := r[0]; o < r[1]; o++ {
			if op := &c.p.Operands[o]; op.VReg == v && op.Role == regalloc.Use && c.r.Locs[o] == l {
				return true
			}
		}
	}
	return false
}

// take records the edits of the cut.
func (x *changes) take(c *Cloner, r regalloc.Reg, fills []want) {
	for k := range fills {
		switch f := &fills[k]; {
		case !c.near(c.gaps[f.gap].last):
		case f.edge:
			x.noEdge[f.n] = true
			c.onEdge[c.m.Edges[f.n].Edge]--
		default:
			x.noMove[f.n] = true
		}
	}
	c.each(func(k int32, from *source) {
		g := &c.gaps[k]
		i := c.p.Blocks[g.block].Instrs[0] + regalloc.InstrID(from.row/2-c.m.Start[g.block])
		x.moves = append(x.moves, regalloc.InstrMove{Before: i, Move: regalloc.Move{VReg: g.v, Dst: regalloc.InRegister(r), Src: from.loc}})
	}, func(w *way) {
		c.onEdge[w.edge]++
		x.edges = append(x.edges, locations.EdgeMove{Edge: w.edge, From: w.arg, To: w.v, Dst: regalloc.InRegister(r), Src: w.fill.loc})
	})
	units := c.p.Machine.Regs[r].Units
	for k := range c.gaps {
		g := &c.gaps[k]
		if !c.near(g.last) {
			continue
		}
		from := g.from
		switch {
		case g.begins == held:
		case g.begins == blocked || !c.near(g.first):
			from = g.fill.row
		default:
			c.m.Entry[g.block] = c.m.Entry[g.block].Union(units)
		}
		for row := from; row < g.to; row++ {
			c.m.Rows[row] = c.m.Rows[row].Union(units)
		}
	}
}
