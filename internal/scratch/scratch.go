// Package scratch gives slices that are used again and again a new length.
// Whoever keeps state from one function to the next holds its slices in a
// struct and passes each through here, so that only a function larger than all
// before it allocates.
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
