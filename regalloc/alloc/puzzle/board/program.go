package board

// shape is the free squares of two columns, up to mirror images: the fifteen patterns of [Pereira08 Figure 8] are
// nine shapes and the full one.
type shape uint8

const (
	shapeFull   shape = iota
	shapeUp           // one upper square
	shapeDown         // one lower square
	shapeSkew         // one upper and one lower, in different columns
	shapeUpper        // the upper row
	shapeLower        // the lower row
	shapeColumn       // one column
	shapeNoUp         // all but one upper square
	shapeNoDown       // all but one lower square
	shapeEmpty        // everything
	numShapes
)

// shapeOf is indexed by the filled squares: upper left 1, upper right 2, lower
// left 4, lower right 8.
var shapeOf = [16]shape{
	0: shapeEmpty,
	1: shapeNoUp, 2: shapeNoUp, 4: shapeNoDown, 8: shapeNoDown,
	3: shapeLower, 12: shapeUpper, 5: shapeColumn, 10: shapeColumn, 6: shapeSkew, 9: shapeSkew,
	7: shapeDown, 11: shapeDown, 13: shapeUp, 14: shapeUp, 15: shapeFull,
}

// Pieces of a board of two columns. A padded narrow piece stands for a square
// that stays empty.
const (
	narrowX = iota
	wideX
	narrowZ
	wideZ
	narrowY
	wideY
	numSmall
)

// small counts the pieces of each kind.
type small [numSmall]int32

// A rule fills an area of some shape exactly. The kinds that it needs are listed besides their numbers, so that no
// others are examined.
type rule struct {
	need  small
	kinds [4]uint8
	n     uint8
}

// A statement handles all areas of one shape: it applies the first rule with enough pieces left.
type statement struct {
	shape shape
	rules []rule
}

// A program solves boards statement by statement.
type program []statement

func pieces(kinds ...int) rule {
	var r rule
	for _, k := range kinds {
		if r.need[k] == 0 {
			r.kinds[r.n] = uint8(k)
			r.n++
		}
		r.need[k]++
	}
	return r
}

// figure8 is the solving program of [Pereira08 Figure 8]. Its order matters: wide pieces go first where they
// have a choice, and areas with three free squares come after those with two
// and before the empty ones.
var figure8 = program{
	{shapeUp, []rule{pieces(narrowX)}},
	{shapeDown, []rule{pieces(narrowZ)}},
	{shapeSkew, []rule{pieces(narrowX, narrowZ)}},
	{shapeUpper, []rule{pieces(wideX), pieces(narrowX, narrowX)}},
	{shapeLower, []rule{pieces(wideZ), pieces(narrowZ, narrowZ)}},
	{shapeColumn, []rule{pieces(narrowY), pieces(narrowX, narrowZ)}},
	{shapeNoUp, []rule{pieces(narrowX, wideZ), pieces(narrowY, narrowZ), pieces(narrowX, narrowZ, narrowZ)}},
	{shapeNoDown, []rule{pieces(wideX, narrowZ), pieces(narrowY, narrowX), pieces(narrowX, narrowX, narrowZ)}},
	{shapeEmpty, []rule{
		pieces(wideY), pieces(narrowY, narrowY), pieces(wideX, wideZ), pieces(narrowY, narrowX, narrowZ),
		pieces(wideX, narrowZ, narrowZ), pieces(narrowX, narrowX, wideZ), pieces(narrowX, narrowX, narrowZ, narrowZ),
	}},
}

// applications returns how often r can be applied to n areas.
func (r *rule) applications(n int32, left *small) int32 {
	for _, k := range r.kinds[:r.n] {
		if r.need[k] == 2 {
			n = min(n, left[k]>>1)
		} else {
			n = min(n, left[k])
		}
	}
	return n
}

func (r *rule) take(n int32, left *small) {
	for _, k := range r.kinds[:r.n] {
		left[k] -= n * r.need[k]
	}
}

// A census is a board in numbers, which decide it. In boards of four-column areas
// it counts their halves.
type census struct {
	shapes  [numShapes]int32  // two-column areas
	columns [4]int32          // columns that take wide pieces only, by what is filled: bit 0 upper, bit 1 lower
	quads   [4]int32          // columns that take pieces of width 4 only
	rows    [2][numRows]int32 // free rows of four squares: upper, lower; empty areas are in both
}

// uppers and lowers are the free squares of two-column areas, by shape.
var (
	uppers = [numShapes]int32{shapeUp: 1, shapeSkew: 1, shapeUpper: 2, shapeColumn: 1, shapeNoUp: 1, shapeNoDown: 2, shapeEmpty: 2}
	lowers = [numShapes]int32{shapeDown: 1, shapeSkew: 1, shapeLower: 2, shapeColumn: 1, shapeNoUp: 2, shapeNoDown: 1, shapeEmpty: 2}
)

// decide reports whether the board has a solution, in constant time.
func (p program) decide(c *census, left small) bool {
	fillColumns(c, &left)
	return pad(c, &left) && p.run(c, &left)
}

// fillColumns puts as many wide pieces as possible into columns, pieces over both rows first ([Pereira08 §4] for
// type-0; they may go first because whatever is in a column could also be placed in an area).
func fillColumns(c *census, left *small) (y, x, z int32) {
	y = min(left[wideY], c.columns[0])
	x = min(left[wideX], c.columns[0]-y+c.columns[2])
	z = min(left[wideZ], c.columns[0]-y+c.columns[1])
	left[wideY] -= y
	left[wideX] -= x
	left[wideZ] -= z
	return y, x, z
}

// pad adds narrow pieces for the squares that will stay empty, so that both rows
// are exactly full; it reports whether there is room for the pieces at all.
func pad(c *census, left *small) bool {
	up := -left[narrowX] - 2*left[wideX] - left[narrowY] - 2*left[wideY]
	down := -left[narrowZ] - 2*left[wideZ] - left[narrowY] - 2*left[wideY]
	for s, n := range c.shapes {
		up += n * uppers[s]
		down += n * lowers[s]
	}
	left[narrowX] += up
	left[narrowZ] += down
	return up >= 0 && down >= 0
}

// run applies the statements to the counts.
func (p program) run(c *census, left *small) bool {
	for i := range p {
		s := &p[i]
		n := c.shapes[s.shape]
		if n == 0 {
			continue
		}
		for j := range s.rules {
			if m := s.rules[j].applications(n, left); m > 0 {
				s.rules[j].take(m, left)
				if n -= m; n == 0 {
					break
				}
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}
