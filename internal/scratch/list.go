package scratch

// A List is a sequence that grows by pieces of 64 elements, which stay where they are: nothing is copied, and no
// memory left behind, as it is when a slice grows. The zero value is empty.
type List[T any] struct {
	pieces [][]T
	n      int
}

// listBits is the logarithm of the number of elements of a piece.
const listBits = 6

// Len returns the number of elements.
func (l *List[T]) Len() int { return l.n }

// At returns element i, which stays there until Cut takes it away.
func (l *List[T]) At(i int) *T { return &l.pieces[i>>listBits][i&(1<<listBits-1)] }

// Add appends an element of any value and returns it.
func (l *List[T]) Add() *T {
	if l.n>>listBits == len(l.pieces) {
		l.pieces = append(l.pieces, make([]T, 1<<listBits))
	}
	l.n++
	return l.At(l.n - 1)
}

// Cut leaves the first n elements.
func (l *List[T]) Cut(n int) { l.n = n }
