package board

// A cell is a part of the board that package-internal pieces go into: two
// columns of an area, or one column that takes wide pieces only.
type cell struct {
	area   int16
	column uint8 // the leftmost, in the area's own columns
	pair   bool
	filled uint8 // as in Area.pair or Area.column
}

// place appends the places of all pieces of a board that decide found solvable.
func (s *Solver) place(dst []Placed, p Pieces) []Placed {
	if s.widest == 8 {
		return s.placeOcts(dst)
	}
	left, quads, _ := split(&p, s.widest)
	t := tiling{s: s, dst: dst, left: left}
	if s.widest == 4 {
		t.placeQuads(quads)
	}
	t.cut()
	t.fillColumns()
	t.real = t.left
	pad(&s.count, &t.left)
	t.fillPairs()
	return t.dst
}

// tiling places the pieces of one board.
type tiling struct {
	s    *Solver
	dst  []Placed
	left small // pieces still to place, padding included
	real small // and without it
}

// put records a piece in its place.
func (t *tiling) put(k Kind, area int16, column uint8) {
	t.dst = append(t.dst, Placed{k, Spot{area, column}})
}

// placeQuads carries out the plan for pieces of width 4.
func (t *tiling) placeQuads(all quadPieces) {
	s := t.s
	plan := s.plan
	t.columnsOf(1, plan.quads)
	for i := range s.areas {
		if a := &s.areas[i]; a.Columns > 1 && a.Upper|a.Lower == 0 {
			left := &plan.yEmpty
			if a.Columns == 2 {
				left = &plan.yCoarse
			}
			if *left > 0 {
				*left--
				t.quad(Y8, int16(i), 0)
			}
		}
	}
	for i := range s.areas {
		if s.areas[i].Columns == 1 {
			continue
		}
		rows := [2]rowClass{s.areas[i].classOf(Upper), s.areas[i].classOf(Lower)} // before either is covered
		for row, k := range [2]Kind{X4, Z4} {
			if class := rows[row]; class != rowTaken && plan.covers[row][class] > 0 {
				plan.covers[row][class]--
				t.quad(k, int16(i), 0)
			}
		}
	}
}

// columnsOf places pieces of width 4 into columns of that width.
func (t *tiling) columnsOf(columns uint8, n quadPieces) {
	s := t.s
	for _, todo := range [3]struct {
		k Kind
		n int32
	}{{Y8, n.y}, {X4, n.x}, {Z4, n.z}} {
		// Half free columns first: the empty ones serve either row.
		for pass := range 2 {
			for i := range s.areas {
				a := s.areas[i]
				if todo.n > 0 && a.Columns == columns && a.fits(todo.k, 0, 4) && (pass == 1 || a.column(0) != 0) {
					todo.n--
					t.quad(todo.k, int16(i), 0)
				}
			}
		}
	}
}

// quad places a piece of width 4 and fills its squares.
func (t *tiling) quad(k Kind, area int16, column uint8) {
	t.s.fill(&Placed{k, Spot{area, column}})
	t.put(k, area, column)
}

// cut makes the cells.
func (t *tiling) cut() {
	s := t.s
	s.cells = s.cells[:0]
	for i, a := range s.areas {
		n := int16(i)
		switch {
		case a.Columns == 4:
			s.cells = append(s.cells, cell{n, 0, true, a.pair(0)}, cell{n, 2, true, a.pair(2)})
		case a.Columns == 2 && s.widest == 4:
			s.cells = append(s.cells, cell{n, 0, false, a.column(0)}, cell{n, 1, false, a.column(1)})
		case a.Columns == 2:
			s.cells = append(s.cells, cell{n, 0, true, a.pair(0)})
		case s.widest < 4:
			s.cells = append(s.cells, cell{n, 0, false, a.column(0)})
		}
	}
}

// wide returns the kind of a wide piece with the rows of k on this board.
func (t *tiling) wide(k Kind) Kind {
	if t.s.widest == 1 {
		return k.OfWidth(1)
	}
	return k.OfWidth(2)
}

// fillColumns places wide pieces into columns that take nothing else.
func (t *tiling) fillColumns() {
	y, x, z := fillColumns(&t.s.count, &t.left)
	for _, todo := range [3]struct {
		k      Kind
		n      int32
		filled uint8 // what must be free
	}{{Y2, y, 3}, {X1, x, 1}, {Z1, z, 2}} {
		k := t.wide(todo.k)
		for pass := range 2 {
			for i := range t.s.cells {
				c := &t.s.cells[i]
				if todo.n > 0 && !c.pair && c.filled&todo.filled == 0 && (pass == 1 || c.filled != 0) {
					todo.n--
					c.filled |= todo.filled
					t.put(k, c.area, c.column)
				}
			}
		}
	}
}

// fillPairs runs the program, area by area.
func (t *tiling) fillPairs() {
	p := t.s.program()
	for i := range p {
		for j := range t.s.cells {
			c := &t.s.cells[j]
			if !c.pair || shapeOf[c.filled] != p[i].shape {
				continue
			}
			for r := range p[i].rules {
				if rule := &p[i].rules[r]; rule.applications(1, &t.left) > 0 {
					rule.take(1, &t.left)
					t.lay(c, rule.need)
					break
				}
			}
		}
	}
}

// lay puts the pieces of a rule into a pair of columns: those over both rows
// first, then those over both columns.
func (t *tiling) lay(c *cell, need small) {
	for _, k := range [numSmall]int{wideY, narrowY, wideX, wideZ, narrowX, narrowZ} {
		squares, kind := smallSquares[k], smallKinds[k]
		for n, col := need[k], uint8(0); n > 0; col++ {
			if c.filled&(squares<<col) == 0 {
				c.filled |= squares << col
				n--
				if t.real[k] > 0 { // else it is padding
					t.real[k]--
					t.put(kind, c.area, c.column+col)
				}
			}
		}
	}
}

// smallSquares are the squares that a piece covers in the left column, or in both.
var smallSquares = [numSmall]uint8{narrowX: 1, wideX: 3, narrowZ: 4, wideZ: 12, narrowY: 5, wideY: 15}

var smallKinds = [numSmall]Kind{narrowX: X1, wideX: X2, narrowZ: Z1, wideZ: Z2, narrowY: Y2, wideY: Y4}
