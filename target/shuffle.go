package target

import "spillway/ir"

// A Mask is a choice of elements of vectors: the number of the one that each element of the result is, counted through the vectors,
// or anything where it is negative.
type Mask []int

// Sequence returns the n numbers from first on.
func Sequence(first, n int) Mask {
	m := make(Mask, n)
	for i := range m {
		m[i] = first + i
	}
	return m
}

// Of returns m as it chooses elements of vector k, each vector with as many as the result, with -1 for those of others.
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

// Fits reports whether m says nothing but x, where it says something.
func (m Mask) Fits(x Mask) bool {
	for i, k := range m {
		if k >= 0 && k != x[i] {
			return false
		}
	}
	return true
}

// Stays reports whether the elements that m chooses stay where they are.
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

// Twice returns m as it chooses elements of twice the width, or nil if it takes them apart.
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

// A Shuffler makes the choices of elements for which a machine has ways of its own, besides single operations of
// VectorOps.Permutations. Elements have w bits, and vectors 16 bytes where nothing else is said.
type Shuffler interface {
	// Permute chooses elements of p, which do not all stay where they are.
	Permute(b VectorBuilder, w int, p *ir.Value, m Mask) *ir.Value
	// Combine chooses elements of p, as mp says, and of q, as mq says.
	Combine(b VectorBuilder, w int, p, q *ir.Value, mp, mq Mask) *ir.Value
	// EachNth returns the elements of 8 or 16 bits that are at offset of each stride ones, 2 or 4 and 32 bits at most, of as many vectors.
	// Those vectors are nil of which no element matters, or left out at the end.
	EachNth(b VectorBuilder, w, stride, offset int, vectors []*ir.Value) *ir.Value
	// Long chooses elements of vectors of 32 bytes; nil where that is done better by halves.
	Long(b VectorBuilder, w int, vectors []*ir.Value, m Mask) *ir.Value
	// Crosses reports whether Long makes, of elements of 64 bits, every choice from one vector and every choice of halves from two.
	Crosses(b VectorBuilder) bool
	// Choose16 chooses elements of 16 bits of p.
	Choose16(b VectorBuilder, p *ir.Value, m Mask) *ir.Value
	// First returns a vector whose first element, of 32 bits or 64, is element k of p, k > 0.
	First(b VectorBuilder, w int, p *ir.Value, k int) *ir.Value
	// Splat returns the vector all of whose elements are the first of p.
	Splat(b VectorBuilder, w int, p *ir.Value) *ir.Value
	// ReverseBytes returns the elements, of 16 bits at least, with their bytes in the opposite order.
	ReverseBytes(b VectorBuilder, w int, p *ir.Value) *ir.Value
}

// A VectorBuilder is what legalization does for a Shuffler. An operation on 16 bytes that does the same to both halves of 32 may have
// arguments of 32 bytes.
type VectorBuilder interface {
	// Has reports whether the machine has op with a result of type t, perhaps only with a constant as its last argument.
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
	Select(m, p, q *ir.Value) *ir.Value // bits of p where m has them, else of q
	// Planned chooses elements of p and q by at most so many of VectorOps.Permutations; nil: they do not.
	Planned(w int, p, q *ir.Value, m Mask, operations int) *ir.Value
	// ByTable chooses elements of p by a table of bytes; those that m does not choose are zeros or, with any, something else.
	ByTable(w int, p *ir.Value, m Mask, any bool) *ir.Value
	// Choose chooses elements of any number of vectors, again by the Shuffler.
	Choose(w int, vectors []*ir.Value, m Mask) *ir.Value
	// OneByOne chooses elements of 16 bits of p one after the other.
	OneByOne(p *ir.Value, m Mask) *ir.Value
	Half(p *ir.Value, i int) *ir.Value // of 32 bytes; if p has 16, p
	Join(lo, hi *ir.Value) *ir.Value
	// HasHalves reports whether the halves of p are there without an operation.
	HasHalves(p *ir.Value) bool
	IsLong(p *ir.Value) bool     // of 32 bytes
	IsConstant(p *ir.Value) bool // 0 or -1
	IsZero(p *ir.Value) bool
}
