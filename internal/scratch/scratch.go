// Package scratch resizes reusable slices. State kept from one function to the next holds its slices in a struct and
// passes each through here, so that only a function larger than all before it allocates.
package scratch

// Sized returns s with n elements of any value.
func Sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// Zeroed returns s with n zero elements.
func Zeroed[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	s = s[:n]
	clear(s)
	return s
}

// Filled returns s with n elements x.
func Filled[T any](s []T, n int, x T) []T {
	s = Sized(s, n)
	for i := range s {
		s[i] = x
	}
	return s
}

// Room returns s with room for n more elements. Memory that is new is not written, so that what is asked for
// and never used costs nothing; append and slices.Grow clear all that they make room for.
func Room[T any](s []T, n int) []T {
	if cap(s)-len(s) >= n {
		return s
	}
	t := make([]T, len(s), len(s)+n+n/4)
	copy(t, s)
	return t
}

// fewest is the initial capacity for Push.
const fewest = 64

// Push appends x to s. What has grown has room for four times as much: little is left behind, and what is not
// written of it costs nothing.
func Push[T any](s []T, x T) []T {
	if len(s) == cap(s) {
		s = Room(s, 3*len(s)+fewest)
	}
	return append(s, x)
}
