package board

import "slices"

// Areas of eight columns: the positions of pieces of width 8 determine the halves of all areas, and these are a board
// whose widest areas have four columns.

// A rowGroup is a set of free rows for pieces of width 8 that are equivalent up to exchanges of columns within a half
// and of halves: whatever fits one board of them fits any.
type rowGroup struct {
	columns uint8
	other   uint8   // filled squares of the other row, in canonical order
	areas   []int16 // that have such a row
}

// bare reports whether the row takes X-pieces, or Z-pieces, alone: the other row is filled or unrelated to this one.
func (g *rowGroup) bare() bool { return g.columns == 1 || g.other == Area{Columns: g.columns}.full() }

// canonical returns the filled squares of a row with the given number of columns, in a form that is equal for
// symmetric rows.
func canonical(row, columns uint8) uint8 {
	if columns == 1 {
		return row
	}
	half := columns / 2
	a, b := canonical(row&(1<<half-1), half), canonical(row>>half, half)
	return min(a, b) | max(a, b)<<half
}

// An octPlanner finds places for pieces of width 8.
type octPlanner struct {
	halves  *Solver // of the remaining board
	rest    Pieces
	areas   []Area // the halves
	groups  [2][]rowGroup
	whole   []int16   // by two halves: their area
	covered [2][]bool // by area: a piece of width 8 covers its row
	both    []bool    // by area: one covers both rows
}

// decideOcts decides a board with areas of eight columns.
//
// Pieces of width 8 over both rows take empty areas, those with the fewest columns first: whatever fits there fits in
// an area of more columns. Others prefer rows over filled ones to rows of as many columns or more, by the same
// exchange, and in empty areas an X-piece is above a Z-piece. All other choices between groups of rows are tried, and
// the halves decided for each.
func (s *Solver) decideOcts(p *Pieces) bool {
	q := &s.octs
	if q.halves == nil {
		q.halves = new(Solver)
	}
	q.halves.mutant = s.mutant
	q.rest = *p
	q.rest[X8], q.rest[Z8], q.rest[Y16] = 0, 0, 0
	for _, list := range []*[]bool{&q.covered[Upper], &q.covered[Lower], &q.both} {
		*list = append((*list)[:0], make([]bool, len(s.areas))...)
	}
	if !q.throughout(s.areas, p[Y16]) {
		return false
	}
	for row := range q.groups {
		q.group(s.areas, row)
	}
	return q.lay(s.areas, Upper, 0, p[X8], p[Z8])
}

// throughout places n pieces over both rows of empty areas.
func (q *octPlanner) throughout(areas []Area, n int32) bool {
	for columns := uint8(1); columns <= 8; columns *= 2 {
		for i := range areas {
			if n > 0 && areas[i] == (Area{Columns: columns}) {
				n--
				q.covered[Upper][i], q.covered[Lower][i], q.both[i] = true, true, true
			}
		}
	}
	return n == 0
}

// group finds the free upper or lower rows, in order of their columns, those opposite a filled row first.
func (q *octPlanner) group(areas []Area, row int) {
	list := q.groups[row][:0]
	for i := range areas {
		a := &areas[i]
		this, other := a.Upper, a.Lower
		if row == Lower {
			this, other = other, this
		}
		if this != 0 || q.covered[row][i] {
			continue
		}
		if other = canonical(other, a.Columns); a.Columns == 1 {
			other = 0
		}
		k := slices.IndexFunc(list, func(x rowGroup) bool { return x.columns == a.Columns && x.other == other })
		if k < 0 {
			if k = len(list); k < cap(list) {
				list = list[:k+1] // reusing the memory of that element
			} else {
				list = append(list, rowGroup{})
			}
			list[k] = rowGroup{a.Columns, other, list[k].areas[:0]}
		}
		list[k].areas = append(list[k].areas, int16(i))
	}
	slices.SortFunc(list, func(a, b rowGroup) int {
		if a.columns != b.columns {
			return int(a.columns) - int(b.columns)
		}
		return int(b.other) - int(a.other) // full rows have the highest number
	})
	q.groups[row] = list
}

// lay places x pieces over upper rows of the groups numbered from and above, then z over lower rows, in all ways that
// need to be tried, and reports whether the halves can be solved for one of them, which it leaves in place.
func (q *octPlanner) lay(areas []Area, row, from int, x, z int32) bool {
	n := x
	if row == Lower {
		n = z
	}
	list := q.groups[row]
	if from == len(list) {
		switch {
		case n > 0:
			return false
		case row == Upper:
			return q.lay(areas, Lower, 0, 0, z)
		}
		return q.halve(areas)
	}
	g := &list[from]
	most := min(n, int32(len(g.areas)))
	least := max(0, n-room8(list[from+1:]))
	if g.bare() {
		least = most
	}
	for _, i := range g.areas[:most] {
		q.covered[row][i] = true
	}
	for k := most; k >= least; k-- {
		left := [2]int32{x, z}
		left[row] -= k
		if q.lay(areas, row, from+1, left[Upper], left[Lower]) {
			return true
		}
		if k > 0 {
			q.covered[row][g.areas[k-1]] = false
		}
	}
	for _, i := range g.areas[:most] {
		q.covered[row][i] = false
	}
	return false
}

// room8 returns the number of rows of groups.
func room8(list []rowGroup) (n int32) {
	for i := range list {
		n += int32(len(list[i].areas))
	}
	return n
}

// halve builds the board of halves and decides it.
func (q *octPlanner) halve(areas []Area) bool {
	q.areas, q.whole = q.areas[:0], q.whole[:0]
	for i := range areas {
		a := areas[i]
		if a.Columns == 1 {
			continue
		}
		if q.covered[Upper][i] {
			a.Upper = a.full()
		}
		if q.covered[Lower][i] {
			a.Lower = a.full()
		}
		q.whole = append(q.whole, int16(i))
		half := a.Columns / 2
		low := uint8(1)<<half - 1
		q.areas = append(q.areas, Area{half, a.Upper & low, a.Lower & low}, Area{half, a.Upper >> half, a.Lower >> half})
	}
	q.halves.load(q.areas)
	return q.halves.decide(q.rest)
}

// placeOcts appends the places of all pieces of a board that decideOcts found solvable.
func (s *Solver) placeOcts(dst []Placed) []Placed {
	q := &s.octs
	for i := range s.areas {
		spot := Spot{Area: int16(i)}
		if q.both[i] {
			dst = append(dst, Placed{Y16, spot})
			continue
		}
		for row, k := range [2]Kind{X8, Z8} {
			if q.covered[row][i] {
				dst = append(dst, Placed{k, spot})
			}
		}
	}
	first := len(dst)
	dst = q.halves.place(dst, q.rest)
	for k := first; k < len(dst); k++ {
		x := &dst[k].Spot
		i := q.whole[x.Area/2]
		x.Column += uint8(x.Area%2) * s.areas[i].Columns / 2
		x.Area = i
	}
	return dst
}
