package sweep

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
)

// A Type is an integer or floating-point type, or a vector of one.
type Type struct {
	Bits  int     // of an element
	Float *format // nil of integers
	Lanes int     // 0 of scalars

	// Stride is the number of bytes from one element to the next of an array; 0 of vectors, which have no
	// bits between elements.
	Stride int
}

func intType(n int) Type       { return Type{Bits: n} }
func floatType(f *format) Type { return Type{Bits: f.bits, Float: f} }
func (t Type) lane() Type      { return Type{Bits: t.Bits, Float: t.Float} }
func (t Type) count() int      { return max(t.Lanes, 1) }

// size is the number of bytes that a store writes.
func (t Type) size() int {
	if t.Stride > 0 {
		return t.Lanes * t.Stride
	}
	return (t.count()*t.Bits + 7) / 8
}
func (t Type) with(lane Type) Type {
	lane.Lanes = t.Lanes
	return lane
}

// String is the type as the language has it.
func (t Type) String() string {
	s := fmt.Sprint("i", t.Bits)
	if t.Float != nil {
		s = t.Float.name
	}
	if t.Lanes > 0 {
		s = fmt.Sprintf("<%d x %s>", t.Lanes, s)
	}
	return s
}

// suffix is the type as it is in the name of an intrinsic.
func (t Type) suffix() string {
	s := fmt.Sprint("i", t.Bits)
	if t.Float != nil {
		s = t.Float.suffix
	}
	if t.Lanes > 0 {
		s = fmt.Sprintf("v%d%s", t.Lanes, s)
	}
	return s
}

// A value is the bits of the elements.
type value []*big.Int

// bytes returns what a store of v writes: the elements, one bit after the other.
func (t Type) bytes(v value) []byte {
	all := new(big.Int)
	for i := len(v) - 1; i >= 0; i-- {
		all.Or(all.Lsh(all, uint(t.step())), v[i])
	}
	b := all.FillBytes(make([]byte, t.size()))
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return b
}

// step is the number of bits from an element to the next.
func (t Type) step() int {
	if t.Stride > 0 {
		return 8 * t.Stride
	}
	return t.Bits
}

// of is the way back.
func (t Type) of(b []byte) value {
	back := make([]byte, t.size())
	for i := range back {
		back[len(back)-1-i] = b[i]
	}
	all, mask := new(big.Int).SetBytes(back), ones(t.Bits)
	v := make(value, t.count())
	for i := range v {
		v[i] = new(big.Int).And(all, mask)
		all.Rsh(all, uint(t.step()))
	}
	return v
}

// constant returns v as a constant of the text.
func (t Type) constant(v value) string {
	one := func(x *big.Int) string {
		switch {
		case t.Float != nil:
			return t.Float.constant(x)
		case t.Bits == 1:
			return map[bool]string{false: "false", true: "true"}[x.Sign() != 0]
		}
		return signed(x, t.Bits).String()
	}
	if t.Lanes == 0 {
		return one(v[0])
	}
	text := make([]string, len(v))
	for i, x := range v {
		text[i] = t.lane().String() + " " + one(x)
	}
	return "<" + strings.Join(text, ", ") + ">"
}

func ones(n int) *big.Int {
	x := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return x.Sub(x, big.NewInt(1))
}

func wrap(x *big.Int, n int) *big.Int { return new(big.Int).And(x, ones(n)) }

// signed returns the number that the n bits of x are in two's complement.
func signed(x *big.Int, n int) *big.Int {
	if x.Bit(n-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(n)))
}

// integer returns n bits: limits, powers of two, few bits, small numbers, any.
func integer(r *rand.Rand, n int) *big.Int {
	x := new(big.Int)
	switch r.IntN(9) {
	case 0:
		x.SetInt64(int64(r.IntN(4) - 1))
	case 1: // the limits
		x.Lsh(big.NewInt(1), uint(n-1)).Sub(x, big.NewInt(int64(r.IntN(3))))
	case 2:
		x.SetInt64(int64(r.IntN(256) - 128))
	case 3, 4, 5: // few bits, as of ties and what is next to them
		at := r.IntN(n)
		for range 1 + r.IntN(3) {
			b := new(big.Int).Lsh(big.NewInt(1), uint(at))
			if r.IntN(3) == 0 {
				x.Sub(x, b)
			} else {
				x.Add(x, b)
			}
			at = r.IntN(at + 1)
		}
	default:
		m := n
		if r.IntN(2) == 0 {
			m = 1 + r.IntN(n)
		}
		for i := 0; i < m; i += 64 {
			x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(r.Uint64()))
		}
		x = wrap(x, m)
		if r.IntN(4) == 0 {
			x.Neg(x)
		}
	}
	return wrap(x, n)
}

// random returns a value of an element of type t.
func (t Type) random(r *rand.Rand) *big.Int {
	if t.Float != nil {
		return t.Float.random(r)
	}
	return integer(r, t.Bits)
}
