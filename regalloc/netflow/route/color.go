package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A coloring gives units registers for their whole lives, as far as possible, without an interference graph: units
// take registers in order, each one that is free throughout its life, first the one that most of its fixed operands
// name, then the first of its class. Units that can have a register that a fixed operand names come first. Time is
// one scan of each unit's life per register, 64 points at a time.
type coloring struct {
	of    []int8     // by unit: a register of its layout, or -1
	taken [][]uint64 // by unit of the machine: a set of points
	room  []uint64
	life  []stretch
}

func (c *coloring) color(m *model.Model, u *Units, order []int32) {
	c.of = scratch.Filled(c.of, u.N, -1)
	c.occupied(m)
	for _, named := range [2]bool{true, false} { // those that fixed operands name first
		for _, n := range order {
			if segs := u.of(n); len(segs) > 0 && c.of[n] < 0 {
				c.unit(m, n, segs, named)
			}
		}
	}
}

// unit colors unit n; if named is set, only with a register that a fixed operand of it names.
func (c *coloring) unit(m *model.Model, n int32, segs []int32, named bool) {
	l := m.Layout(&m.Segs[segs[0]])
	preferred := wishes(m, l, segs)
	if named && preferred == [60]float64{} {
		return
	}
	c.life = c.life[:0]
	for _, k := range segs {
		c.life = append(c.life, alive(m, &m.Segs[k]))
	}
	best := -1
	for k := range l.K {
		if l.Given>>k&1 != 0 && (!named || preferred[k] > 0) && (best < 0 || preferred[k] > preferred[best]) && c.free(l.UnitList[k]) {
			best = k
		}
	}
	if c.of[n] = int8(best); best >= 0 {
		c.take(l.UnitList[best])
	}
}

// occupied records where instructions clobber each unit.
func (c *coloring) occupied(m *model.Model) {
	words := 3*len(m.P.Instrs)/64 + 2
	c.taken, c.room = scratch.Sized(c.taken, m.P.Machine.NumUnits), scratch.Zeroed(c.room, m.P.Machine.NumUnits*words)
	for w := range c.taken {
		c.taken[w] = c.room[w*words : (w+1)*words]
	}
	for i := range m.P.Instrs {
		for w, set := range m.Clobber[i] {
			for ; set != 0; set &= set - 1 {
				at := 3*i + 2
				c.taken[w<<6+trailing(set)][at>>6] |= 1 << (at & 63)
			}
		}
	}
}

// free reports whether the units are free all through the life.
func (c *coloring) free(units []uint8) bool {
	for _, w := range units {
		for _, x := range c.life {
			for n := x.from >> 6; n <= x.to>>6; n++ {
				if c.taken[w][n]&x.mask(n) != 0 {
					return false
				}
			}
		}
	}
	return true
}

// take takes them.
func (c *coloring) take(units []uint8) {
	for _, w := range units {
		for _, x := range c.life {
			for n := x.from >> 6; n <= x.to>>6; n++ {
				c.taken[w][n] |= x.mask(n)
			}
		}
	}
}

// mask returns the points of x in the n-th word of a set.
func (x stretch) mask(n int32) uint64 {
	mask := ^uint64(0)
	if n == x.from>>6 {
		mask <<= x.from & 63
	}
	if n == x.to>>6 {
		mask &= ^uint64(0) >> (63 - x.to&63)
	}
	return mask
}

// wishes returns how often fixed operands of the segments name each register of l.
func wishes(m *model.Model, l *model.Layout, segs []int32) (w [60]float64) {
	wish := func(o *regalloc.Operand, f float64) {
		if o.Constraint == regalloc.InReg && l.Index[o.Reg] >= 0 {
			w[l.Index[o.Reg]] += f
		}
	}
	for _, k := range segs {
		s := &m.Segs[k]
		if s.Def {
			wish(&m.P.Operands[s.DefOp], m.Freq(s.Block))
		}
		for e := s.Events[0]; e < s.Events[1]; e++ {
			wish(&m.P.Operands[m.Events[e].Op], m.Freq(s.Block))
		}
	}
	return w
}
