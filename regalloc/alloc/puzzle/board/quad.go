package board

// rowClass describes the row opposite a free row that takes a piece of width 4: the number of free columns in each
// half of it.
type rowClass uint8

const (
	rowBare   rowClass = iota // none
	rowOne                    // one column of one half
	rowOneOne                 // one of each half
	rowHalf                   // all of one half
	rowMixed                  // all of one half, one of the other
	rowEmpty                  // all: an empty area
	// Areas of two columns besides areas of four: their columns take pieces of
	// width 2 and 4 only.
	coarseBare
	coarseOne
	coarseEmpty
	numRows
	rowTaken // the row is not free
)

// rowClasses is indexed by the free columns in the other row of both halves.
var rowClasses = [3][3]rowClass{{rowBare, rowOne, rowHalf}, {rowOne, rowOneOne, rowMixed}, {rowHalf, rowMixed, rowEmpty}}

// freeSquares counts the free squares of a pair, by what is filled.
var freeSquares = [4]uint8{2, 1, 1, 0}

// classOf returns the class of the given row of a.
func (a Area) classOf(row int) rowClass {
	this, other := a.Upper, a.Lower
	if row == Lower {
		this, other = other, this
	}
	switch {
	case this != 0:
		return rowTaken
	case a.Columns == 4:
		return rowClasses[freeSquares[other&3]][freeSquares[other>>2]]
	}
	return coarseBare + rowClass(freeSquares[other])
}

// halves are the shapes of the two halves of an area, by the class of its free row.
var halves = [2][rowEmpty + 1][2]shape{
	{{shapeUpper, shapeUpper}, {shapeNoDown, shapeUpper}, {shapeNoDown, shapeNoDown}, {shapeEmpty, shapeUpper}, {shapeEmpty, shapeNoDown}, {shapeEmpty, shapeEmpty}},
	{{shapeLower, shapeLower}, {shapeNoUp, shapeLower}, {shapeNoUp, shapeNoUp}, {shapeEmpty, shapeLower}, {shapeEmpty, shapeNoUp}, {shapeEmpty, shapeEmpty}},
}

// covered is the resulting shape when a shape's upper, or its lower, row is filled.
var covered = [2][numShapes]shape{
	{shapeUpper: shapeFull, shapeNoDown: shapeDown, shapeEmpty: shapeLower},
	{shapeLower: shapeFull, shapeNoUp: shapeUp, shapeEmpty: shapeUpper},
}

// A cover is the number of rows of each class that pieces of width 4 cover.
type cover [numRows]int32

// lay updates the counts of halves and columns for cover v of rows of the given number. Rows of empty areas are
// handled by layEmpty.
func (c *census) lay(row int, v *cover) {
	for class := rowBare; class < rowEmpty; class++ {
		if n := v[class]; n > 0 {
			for _, s := range halves[row][class] {
				c.shapes[s] -= n
				c.shapes[covered[row][s]] += n
			}
		}
	}
	// A column free in this row alone is full afterwards; one that was empty is
	// filled in this row.
	alone := 2 >> row
	c.columns[alone] -= 2*v[coarseBare] + v[coarseOne]
	c.columns[0] -= v[coarseOne]
	c.columns[1<<row] += v[coarseOne]
}

// layEmpty places x pieces over upper and z over lower rows of empty areas, in pairs where possible.
func (c *census) layEmpty(x, z, coarseX, coarseZ int32) {
	both := min(x, z)
	c.shapes[shapeEmpty] -= 2 * (x + z - both)
	c.shapes[shapeLower] += 2 * (x - both)
	c.shapes[shapeUpper] += 2 * (z - both)
	both = min(coarseX, coarseZ)
	c.columns[0] -= 2 * (coarseX + coarseZ - both)
	c.columns[1] += 2 * (coarseX - both)
	c.columns[2] += 2 * (coarseZ - both)
}

// quadPieces counts the pieces of width 4.
type quadPieces struct{ x, z, y int32 }

// A plan is the positions of the pieces of width 4.
type plan struct {
	quads           quadPieces // into columns of their own
	yEmpty, yCoarse int32
	covers          [2]cover
}

// planner finds plans; it reuses its lists.
type planner struct {
	lists [2][]cover
}

// plan finds places for the pieces of width 4 such that p can solve the rest.
//
// Full-width columns take as many as possible. The rows for the others are found by search over the numbers of rows
// of each class, except for those that an exchange rules out: rows opposite filled rows come first, rows opposite one
// free column before those opposite one in each half, rows opposite an empty half before those with another free
// column besides, and in empty areas an X-piece is above a Z-piece.
func (q *planner) plan(p program, c *census, left *small, quads quadPieces, out *plan) bool {
	*out = plan{}
	rest := *c
	out.quads.y = min(quads.y, c.quads[0])
	out.quads.x = min(quads.x, c.quads[0]-out.quads.y+c.quads[2])
	out.quads.z = min(quads.z, c.quads[0]-out.quads.y+c.quads[1])
	y := quads.y - out.quads.y
	out.yCoarse = min(y, c.rows[0][coarseEmpty])
	out.yEmpty = y - out.yCoarse
	if out.yEmpty > c.rows[0][rowEmpty] {
		return false
	}
	rest.shapes[shapeEmpty] -= 2 * out.yEmpty
	rest.columns[0] -= 2 * out.yCoarse
	for row := range rest.rows {
		rest.rows[row][rowEmpty] -= out.yEmpty
		rest.rows[row][coarseEmpty] -= out.yCoarse
	}
	q.lists[0] = covers(q.lists[0][:0], quads.x-out.quads.x, &rest.rows[0])
	q.lists[1] = covers(q.lists[1][:0], quads.z-out.quads.z, &rest.rows[1])
	for i := range q.lists[0] {
		over := rest
		x := &q.lists[0][i]
		over.lay(Upper, x)
		for j := range q.lists[1] {
			final := over
			z := &q.lists[1][j]
			final.lay(Lower, z)
			final.layEmpty(x[rowEmpty], z[rowEmpty], x[coarseEmpty], z[coarseEmpty])
			if p.decide(&final, *left) {
				out.covers = [2]cover{*x, *z}
				return true
			}
		}
	}
	return false
}

// covers appends all relevant ways to place n pieces over the rows.
func covers(list []cover, n int32, rows *[numRows]int32) []cover {
	var v cover
	v[coarseBare] = min(n, rows[coarseBare])
	n -= v[coarseBare]
	least := min(n, rows[rowBare])
	if rows[coarseOne]+rows[coarseEmpty] > 0 {
		least = 0 // pieces of a four-column row need not fit a coarse one
	}
	for v[rowBare] = min(n, rows[rowBare]); v[rowBare] >= least; v[rowBare]-- {
		n := n - v[rowBare]
		for v[coarseOne] = 0; v[coarseOne] <= min(n, rows[coarseOne]); v[coarseOne]++ {
			n := n - v[coarseOne]
			for v[coarseEmpty] = 0; v[coarseEmpty] <= min(n, rows[coarseEmpty]); v[coarseEmpty]++ {
				list = fineCovers(list, n-v[coarseEmpty], rows, v)
			}
		}
	}
	return list
}

// fineCovers continues with the rows of four-column areas opposite free columns.
func fineCovers(list []cover, n int32, rows *[numRows]int32, v cover) []cover {
	for p := int32(0); p <= min(n, rows[rowOne]+rows[rowOneOne]); p++ {
		v[rowOne] = min(p, rows[rowOne])
		v[rowOneOne] = p - v[rowOne]
		for q := int32(0); q <= min(n-p, rows[rowHalf]+rows[rowMixed]); q++ {
			v[rowHalf] = min(q, rows[rowHalf])
			v[rowMixed] = q - v[rowHalf]
			if v[rowEmpty] = n - p - q; v[rowEmpty] <= rows[rowEmpty] {
				list = append(list, v)
			}
		}
	}
	return list
}
