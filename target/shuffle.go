package target

import "spillway/ir"

// A Mask is a shuffle mask: for each element of the result the number of an element, counted through the source
// vectors, or undefined if negative.
type Mask []int

// Sequence returns the mask of n consecutive numbers from first on.
func Sequence(first, n int) Mask {
	m := make(Mask, n)
	for i := range m {
		m[i] = first + i
	}
	return m
}

// Of returns the part of m that chooses from vector k, each vector having as many elements as the result; other
// elements are -1.
func (m Mask) Of(k int) Mask {
	out := make(Mask, len(m))
	for i, x := range m {
		out[i] = -1
		if x >= 0 && x/len(m) == k {
			out[i] = x % len(m)
		}
	}
	return out
}

// Fits reports whether m agrees with x in all defined elements.
func (m Mask) Fits(x Mask) bool {
	for i, k := range m {
		if k >= 0 && k != x[i] {
			return false
		}
	}
	return true
}

// Stays reports whether all chosen elements keep their position.
func (m Mask) Stays() bool {
	for i, k := range m {
		if k >= 0 && k != i {
			return false
		}
	}
	return true
}

// Same returns the only element that m chooses, or -1.
func (m Mask) Same() int {
	k := -1
	for _, x := range m {
		switch {
		case x < 0:
		case k >= 0 && k != x:
			return -1
		default:
			k = x
		}
	}
	return k
}

// Twice returns m for elements of twice the width, or nil if it splits them.
func (m Mask) Twice() Mask {
	out := make(Mask, len(m)/2)
	for i := range out {
		a, b := m[2*i], m[2*i+1]
		switch {
		case a < 0 && b < 0:
			out[i] = -1
		case a >= 0 && (a%2 != 0 || b >= 0 && b != a+1), a < 0 && b%2 == 0:
			return nil
		case a >= 0:
			out[i] = a / 2
		default:
			out[i] = b / 2
		}
	}
	return out
}

// A Shuffler lowers shuffles with machine-specific sequences beyond single VectorOps.Permutations. Elements have w
// bits, and vectors 16 bytes unless noted.
type Shuffler interface {
	// Permute shuffles p by a mask that is not the identity.
	Permute(b VectorBuilder, w int, p *ir.Value, m Mask) *ir.Value
	// Combine shuffles p, by mp, and q, by mq, into one vector.
	Combine(b VectorBuilder, w int, p, q *ir.Value, mp, mq Mask) *ir.Value
	// EachNth returns the elements of 8 or 16 bits at offset in each group of stride elements, 2 or 4 and at most 32
	// bits together, of stride vectors. Vectors of which no element is used are nil, or omitted at the end.
	EachNth(b VectorBuilder, w, stride, offset int, vectors []*ir.Value) *ir.Value
	// Long shuffles vectors of 32 bytes; nil if splitting into halves is better.
	Long(b VectorBuilder, w int, vectors []*ir.Value, m Mask) *ir.Value
	// Crosses reports whether Long supports, for elements of 64 bits, all shuffles of one vector and all choices of
	// halves of two.
	Crosses(b VectorBuilder) bool
	// Choose16 shuffles elements of 16 bits of p.
	Choose16(b VectorBuilder, p *ir.Value, m Mask) *ir.Value
	// First returns a vector whose first element, of 32 bits or 64, is element k of p, k > 0.
	First(b VectorBuilder, w int, p *ir.Value, k int) *ir.Value
	// Splat broadcasts the first element of p.
	Splat(b VectorBuilder, w int, p *ir.Value) *ir.Value
	// ReverseBytes swaps the bytes of each element, of at least 16 bits.
	ReverseBytes(b VectorBuilder, w int, p *ir.Value) *ir.Value
}

// A VectorBuilder is the part of legalization that a Shuffler uses. An operation on 16 bytes that treats both halves
// of 32 alike may have arguments of 32 bytes.
type VectorBuilder interface {
	// Has reports whether the machine has op with a result of type t, possibly only with a constant as its last
	// argument.
	Has(op ir.Op, t *ir.Type) bool
	// TablesOfBytes reports whether it has VectorOps.ShuffleBytes.
	TablesOfBytes() bool
	Emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value
	// EmitBy is Emit with one vector and the constant k as arguments.
	EmitBy(op ir.Op, t *ir.Type, p *ir.Value, k int) *ir.Value
	Number(k int) *ir.Value          // of type i32
	Splat(w int, x uint64) *ir.Value // a constant
	Bits(bits ...uint64) *ir.Value   // two or four: a constant of 16 or 32 bytes
	And(p, q *ir.Value) *ir.Value
	Or(p, q *ir.Value) *ir.Value
	Select(m, p, q *ir.Value) *ir.Value // bitwise: p where m is set, else q
	// Planned shuffles p and q by at most the given number of VectorOps.Permutations; nil if impossible.
	Planned(w int, p, q *ir.Value, m Mask, operations int) *ir.Value
	// ByTable shuffles bytes of p by a table; elements that m leaves undefined are zero or, with any, unspecified.
	ByTable(w int, p *ir.Value, m Mask, any bool) *ir.Value
	// Choose shuffles elements of any number of vectors, using the Shuffler.
	Choose(w int, vectors []*ir.Value, m Mask) *ir.Value
	// OneByOne shuffles elements of 16 bits of p one by one.
	OneByOne(p *ir.Value, m Mask) *ir.Value
	Half(p *ir.Value, i int) *ir.Value // of 32 bytes; if p has 16, p
	Join(lo, hi *ir.Value) *ir.Value
	// HasHalves reports whether the halves of p are available without an operation.
	HasHalves(p *ir.Value) bool
	IsLong(p *ir.Value) bool     // of 32 bytes
	IsConstant(p *ir.Value) bool // 0 or -1
	IsZero(p *ir.Value) bool
}
