package board

import (
	"fmt"
	"strings"
)

// An Area is a register with its aliasing parts: two rows of 1, 2, 4 or 8 columns. Bit c of Upper and Lower is set if
// the square of column c is filled beforehand; a filled square takes no piece.
//
// The widest area of a board is a full register. The columns of a narrower area are proportionally wider: on a board
// with areas of two columns, the column of a one-column area is a full register, which takes X2, Z2 and Y4 and
// nothing narrower.
type Area struct {
	Columns      uint8
	Upper, Lower uint8
}

// full returns the squares of one row.
func (a Area) full() uint8 { return 1<<a.Columns - 1 }

// ParseArea reads an area written as upper row / lower row, # for filled and .
// for free: "#./..".
func ParseArea(text string) (Area, error) {
	up, down, ok := strings.Cut(text, "/")
	if !ok || len(up) != len(down) || len(up) != 1 && len(up) != 2 && len(up) != 4 && len(up) != 8 {
		return Area{}, fmt.Errorf("area %q: expected upper row / lower row, both of 1, 2, 4 or 8 squares", text)
	}
	a := Area{Columns: uint8(len(up))}
	for c := range len(up) {
		for row, s := range [2]string{up, down} {
			switch s[c] {
			case '#':
				*[2]*uint8{&a.Upper, &a.Lower}[row] |= 1 << c
			case '.':
			default:
				return Area{}, fmt.Errorf("area %q: a square is # (filled) or . (free), not %q", text, s[c])
			}
		}
	}
	return a, nil
}

// String returns a as ParseArea reads it.
func (a Area) String() string {
	var b strings.Builder
	for row, filled := range [2]uint8{a.Upper, a.Lower} {
		if row > 0 {
			b.WriteByte('/')
		}
		for c := range a.Columns {
			b.WriteByte(".#"[filled>>c&1])
		}
	}
	return b.String()
}

// A Spot is where a piece lies: the leftmost of its columns in an area. The row
// follows from the kind.
type Spot struct {
	Area   int16
	Column uint8
}

// Nowhere is the absence of a Spot.
var Nowhere = Spot{Area: -1}

// A Placed piece is one in its spot.
type Placed struct {
	Kind Kind
	Spot
}

// Widest returns the number of columns of a full register: the most that any
// area has.
func Widest(areas []Area) int {
	w := uint8(1)
	for i := range areas {
		w = max(w, areas[i].Columns)
	}
	return int(w)
}

// squares returns the squares of one row that a piece of kind k covers from
// column on, in an area of a board whose full registers have widest columns, or
// 0 if it does not fit.
func (a Area) squares(k Kind, column uint8, widest int) uint8 {
	unit := widest / int(a.Columns) // finest columns in a column of a
	n := k.Width() / unit
	if n == 0 || int(column)%n != 0 || int(column)+n > int(a.Columns) {
		return 0
	}
	return uint8(1<<n-1) << column
}

// fits reports whether a piece of kind k can lie at column.
func (a Area) fits(k Kind, column uint8, widest int) bool {
	s := a.squares(k, column, widest)
	return s != 0 && (!k.InUpper() || a.Upper&s == 0) && (!k.InLower() || a.Lower&s == 0)
}

// fill fills the squares of a piece.
func (a *Area) fill(k Kind, column uint8, widest int) {
	s := a.squares(k, column, widest)
	if k.InUpper() {
		a.Upper |= s
	}
	if k.InLower() {
		a.Lower |= s
	}
}
