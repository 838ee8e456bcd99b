package board

import (
	"fmt"
	"math/bits"
)

// Kind is a kind of piece: its rows and the squares it covers. X-pieces lie in
// the upper row, Z-pieces in the lower, Y-pieces in both.
type Kind uint8

// The kinds of pieces; the number counts squares.
const (
	X1 Kind = iota
	X2
	X4
	X8
	Z1
	Z2
	Z4
	Z8
	Y2
	Y4
	Y8
	Y16

	NumKinds = 12
)

var kindNames = [NumKinds]string{"X1", "X2", "X4", "X8", "Z1", "Z2", "Z4", "Z8", "Y2", "Y4", "Y8", "Y16"}

// String returns the name of k, like X1.
func (k Kind) String() string { return kindNames[k] }

// ParseKind returns the kind of the given name.
func ParseKind(name string) (Kind, error) {
	for k, s := range kindNames {
		if s == name {
			return Kind(k), nil
		}
	}
	return 0, fmt.Errorf("unknown piece %q (valid: X1 X2 X4 X8 Z1 Z2 Z4 Z8 Y2 Y4 Y8 Y16)", name)
}

// Row of a square.
const (
	Upper = 0
	Lower = 1
)

// widths is how many widths there are.
const widths = 4

// letter returns 0 for X, 1 for Z and 2 for Y.
func (k Kind) letter() uint8 { return uint8(k) / widths }

// Width returns how many finest columns k spans: 1, 2, 4 or 8.
func (k Kind) Width() int { return 1 << (k % widths) }

// InUpper reports whether k covers squares of the upper row.
func (k Kind) InUpper() bool { return k.letter() != 1 }

// InLower reports whether k covers squares of the lower row.
func (k Kind) InLower() bool { return k.letter() != 0 }

// OfWidth returns the kind with the rows of k and the given width.
func (k Kind) OfWidth(width int) Kind {
	return Kind(k.letter()*widths) + Kind(bits.Len8(uint8(width))-1)
}

// Pieces counts the pieces of each kind.
type Pieces [NumKinds]int32
