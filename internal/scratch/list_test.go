package scratch

import "testing"

// TestList appends, cuts and appends again; elements stay where they are.
func TestList(t *testing.T) {
	var l List[int]
	const n = 3<<listBits + 5
	for i := range n {
		*l.Add() = i
	}
	first, last := l.At(0), l.At(n-1)
	if l.Len() != n || *first != 0 || *last != n-1 {
		t.Fatal(l.Len(), *first, *last)
	}
	l.Cut(2)
	for i := range 2 * n {
		*l.Add() = -i
	}
	if l.Len() != 2*n+2 || l.At(0) != first || l.At(n-1) != last || *l.At(1) != 1 || *l.At(2) != 0 || *l.At(2*n + 1) != 1-2*n {
		t.Error("elements move, or are lost")
	}
}
