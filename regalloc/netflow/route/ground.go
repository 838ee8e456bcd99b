package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// ground is the terrain of a sweep: before the front, occupied locations are closed; after it, all are open; at the
// front they cost the eviction of their occupants.
type ground struct {
	capacity
	front regalloc.InstrID // -1: everything lies ahead
	toll  [2][128]cost     // by unit of the machine: when the front reads and writes
	shut  model.Units      // closed at the front
	full  bool             // no further operand of the front can be in memory
}

// soften makes conflicts at the front merely undesirable.
func (g *ground) soften() { g.level(1) }

// forbid closes occupied locations at the front.
func (g *ground) forbid() { g.level(inf) }

// level sets all tolls.
func (g *ground) level(c cost) {
	for row := range g.toll {
		for u := range g.toll[row] {
			g.toll[row][u] = c
		}
	}
}

// price returns the toll of register k of l in a row of the front.
func (g *ground) price(l *model.Layout, k, row int) (c cost) {
	counts := g.occ.Counts(model.Read(g.front) + int32(row))
	for _, u := range l.UnitList[k] {
		if counts[u] > 0 {
			c = max(c, g.toll[row][u])
		}
	}
	return c
}

func (g *ground) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	if i < g.front {
		g.capacity.through(l, i, h)
		return
	}
	closed := g.m.Clobber[i].Or(g.closed)
	if i == g.front {
		closed = closed.Or(g.shut)
	}
	shut(l, l.Given&^l.Blocked(closed), h)
	g.bias(l, h)
	if i == g.front {
		for k := range l.K {
			c := max(g.price(l, k, 0), g.price(l, k, 1))
			h[k], h[l.K+k] = min(inf, h[k]+c), min(inf, h[l.K+k]+c)
		}
	}
}

func (g *ground) entry(l *model.Layout, b int32, h []cost) {
	if g.front >= 0 {
		g.capacity.entry(l, b, h)
		return
	}
	shut(l, l.Given&^l.Blocked(g.closed), h)
	g.bias(l, h)
}

func (g *ground) read(l *model.Layout, i regalloc.InstrID, h []cost)  { g.rowOf(l, i, 0, h) }
func (g *ground) write(l *model.Layout, i regalloc.InstrID, h []cost) { g.rowOf(l, i, 1, h) }

func (g *ground) rowOf(l *model.Layout, i regalloc.InstrID, row int, h []cost) {
	if i < g.front {
		g.row(l, model.Read(i)+int32(row), h)
		return
	}
	b, paid := uint64(0), l.Blocked(g.closed)
	if g.biased == l {
		for k := range l.K {
			h[k] += g.favor[k]
		}
	}
	if i == g.front {
		b = l.Blocked(g.shut)
	}
	for k := range l.K {
		switch {
		case b>>k&1 != 0:
			h[k] = inf
			continue
		case paid>>k&1 != 0: // an operand can need it
			h[k] = min(inf, h[k]+g.savePrice(l, k))
		}
		if i == g.front {
			h[k] = min(inf, h[k]+g.price(l, k, row))
		}
	}
}

// savePrice returns the price of saving register k of l.
func (g *ground) savePrice(l *model.Layout, k int) cost {
	return g.m.Save[g.m.Machine.Whole[l.UnitList[k][0]]]
}

func (g *ground) memory(i regalloc.InstrID) cost {
	if i > g.front {
		return 0
	}
	if i == g.front && g.full {
		return inf
	}
	return g.capacity.memory(i)
}

func (g *ground) prefix(i regalloc.InstrID, o regalloc.OpID) cost {
	if i > g.front {
		return g.m.Prefix()
	}
	return g.capacity.prefix(i, o)
}

func (g *ground) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	if g.front < 0 {
		return l.Blocked(g.m.Clobber[i]) == 0
	}
	return g.capacity.plain(l, i, first, last || i+1 == g.front)
}

func (g *ground) free(l *model.Layout, i regalloc.InstrID, k int) bool {
	if i < g.front {
		return g.capacity.free(l, i, k)
	}
	return (l.Given&^l.Blocked(g.m.Clobber[i].Or(g.closed)))>>k&1 != 0
}
