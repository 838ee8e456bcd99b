package puzzle

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// searchLimit bounds the areas tried for one board with restricted classes.
const searchLimit = 20000

// room is the units of a class's registers, and the minimum number that one register takes.
type room struct {
	units regalloc.RegSet
	least int
}

func (x *room) add(units regalloc.RegSet) {
	if n := units.Len(); x.least == 0 || n < x.least {
		x.least = n
	}
	x.units = x.units.Union(units)
}

// crowded reports whether the pieces of index need more units than pinned pieces leave: those in the registers of one
// class, in one row, or in both without clobbers. No search is needed then.
func (s *solution) crowded(upper, lower regalloc.RegSet) bool {
	q := &s.puzzle
	both := upper.Union(lower).Union(q.clobbed)
	for n, i := range q.index {
		c := q.pieces[i].class
		if n > 0 && c == q.pieces[q.index[n-1]].class {
			continue
		}
		all := s.regs.room[c].units
		var inUpper, inLower, inBoth int
		for _, k := range q.index {
			x := &q.pieces[k]
			r := &s.regs.room[x.class]
			if !r.units.Minus(all).Empty() {
				continue
			}
			if x.upper {
				inUpper += r.least
			}
			if x.lower {
				inLower += r.least
			}
			if !x.clobberable() {
				inBoth += r.least
			}
		}
		if inUpper > all.Minus(upper).Len() || inLower > all.Minus(lower).Len() || inBoth > all.Minus(both).Len() {
			return true
		}
	}
	return false
}

// search solves a board on which some pieces are restricted to certain registers (as 32-bit registers with byte parts
// on x86-32, four of seven): it tries registers, the preferred one first, for the pieces with the fewest choices
// first.
func (s *solution) search(bank int16) bool {
	q := &s.puzzle
	var upper, lower regalloc.RegSet
	q.index = q.index[:0]
	q.wishes = scratch.Sized(q.wishes, len(q.pieces))
	wish := q.wishes
	for k := range q.pieces {
		x := &q.pieces[k]
		if s.bankOf(x) != bank {
			continue
		}
		if x.pinned {
			s.cover(x, x.reg, &upper, &lower)
			continue
		}
		wish[k], x.reg = x.reg, regalloc.NoReg
		q.index = append(q.index, int16(k))
	}
	if s.crowded(upper, lower) {
		return false
	}
	// Insertion sort: restricted classes, then pieces over both rows.
	rank := func(k int16) int {
		x := &q.pieces[k]
		n := 4 * s.regs.given[x.class].Len()
		if !x.upper || !x.lower {
			n += 2
		}
		return n
	}
	for i := 1; i < len(q.index); i++ {
		for j := i; j > 0 && rank(q.index[j]) < rank(q.index[j-1]); j-- {
			q.index[j], q.index[j-1] = q.index[j-1], q.index[j]
		}
	}
	steps := 0
	var try func(n int, upper, lower regalloc.RegSet) bool
	try = func(n int, upper, lower regalloc.RegSet) bool {
		if n == len(q.index) {
			return true
		}
		x := &q.pieces[q.index[n]]
		for k := -1; k < len(s.m.Classes[x.class].Regs); k++ {
			r := wish[q.index[n]]
			if k >= 0 {
				r = s.m.Classes[x.class].Regs[k]
				if r == wish[q.index[n]] {
					continue
				}
			}
			if r == regalloc.NoReg || !s.regs.given[x.class].Has(r) || !s.isFree(x, r, upper, lower) {
				continue
			}
			if steps++; steps > searchLimit {
				return false
			}
			u, l := upper, lower
			s.cover(x, r, &u, &l)
			x.reg = r
			if try(n+1, u, l) {
				return true
			}
		}
		x.reg = regalloc.NoReg
		return false
	}
	return try(0, upper, lower)
}
