package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// sweepCosts is the cost model of a sweep: before the front, occupied locations are closed; after it, all are open; at
// the front they cost the eviction of their occupants.
type sweepCosts struct {
	capacity
	front regalloc.InstrID // -1: everything lies ahead
	evict [2][128]cost     // cost of evicting the occupant, by unit of the machine: when the front reads and writes
	shut  model.Units      // closed at the front
	full  bool             // no further operand of the front can be in memory
}

// soften makes conflicts at the front merely undesirable.
func (s *sweepCosts) soften() { s.level(1) }

// forbid closes occupied locations at the front.
func (s *sweepCosts) forbid() { s.level(inf) }

// level sets all costs of eviction.
func (s *sweepCosts) level(c cost) {
	for row := range s.evict {
		for u := range s.evict[row] {
			s.evict[row][u] = c
		}
	}
}

// price returns the cost of evicting the occupants of register k of l in a row of the front.
func (s *sweepCosts) price(l *model.Layout, k, row int) (c cost) {
	counts := s.occ.Counts(model.Read(s.front) + int32(row))
	for _, u := range l.UnitList[k] {
		if counts[u] > 0 {
			c = max(c, s.evict[row][u])
		}
	}
	return c
}

func (s *sweepCosts) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	if i < s.front {
		s.capacity.through(l, i, h)
		return
	}
	closed := s.m.Clobber[i].Or(s.closed)
	if i == s.front {
		closed = closed.Or(s.shut)
	}
	shut(l, l.Given&^l.Blocked(closed), h)
	s.bias(l, h)
	if i == s.front {
		for k := range l.K {
			c := max(s.price(l, k, 0), s.price(l, k, 1))
			h[k], h[l.K+k] = min(inf, h[k]+c), min(inf, h[l.K+k]+c)
		}
	}
}

func (s *sweepCosts) entry(l *model.Layout, b int32, h []cost) {
	if s.front >= 0 {
		s.capacity.entry(l, b, h)
		return
	}
	shut(l, l.Given&^l.Blocked(s.closed), h)
	s.bias(l, h)
}

func (s *sweepCosts) read(l *model.Layout, i regalloc.InstrID, h []cost)  { s.rowOf(l, i, 0, h) }
func (s *sweepCosts) write(l *model.Layout, i regalloc.InstrID, h []cost) { s.rowOf(l, i, 1, h) }

func (s *sweepCosts) rowOf(l *model.Layout, i regalloc.InstrID, row int, h []cost) {
	if i < s.front {
		s.row(l, model.Read(i)+int32(row), h)
		return
	}
	b, paid := uint64(0), l.Blocked(s.closed)
	if s.biased == l {
		for k := range l.K {
			h[k] += s.favor[k]
		}
	}
	if i == s.front {
		b = l.Blocked(s.shut)
	}
	for k := range l.K {
		switch {
		case b>>k&1 != 0:
			h[k] = inf
			continue
		case paid>>k&1 != 0: // an operand can need it
			h[k] = min(inf, h[k]+s.savePrice(l, k))
		}
		if i == s.front {
			h[k] = min(inf, h[k]+s.price(l, k, row))
		}
	}
}

// savePrice returns the price of saving register k of l.
func (s *sweepCosts) savePrice(l *model.Layout, k int) cost {
	return s.m.Save[s.m.Machine.Whole[l.UnitList[k][0]]]
}

func (s *sweepCosts) memory(i regalloc.InstrID) cost {
	if i > s.front {
		return 0
	}
	if i == s.front && s.full {
		return inf
	}
	return s.capacity.memory(i)
}

func (s *sweepCosts) prefix(i regalloc.InstrID, o regalloc.OpID) cost {
	if i > s.front {
		return s.m.Prefix()
	}
	return s.capacity.prefix(i, o)
}

func (s *sweepCosts) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	if s.front < 0 {
		return l.Blocked(s.m.Clobber[i]) == 0
	}
	return s.capacity.plain(l, i, first, last || i+1 == s.front)
}

func (s *sweepCosts) free(l *model.Layout, i regalloc.InstrID, k int) bool {
	if i < s.front {
		return s.capacity.free(l, i, k)
	}
	return (l.Given&^l.Blocked(s.m.Clobber[i].Or(s.closed)))>>k&1 != 0
}
