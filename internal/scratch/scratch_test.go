package scratch_test

import (
	"slices"
	"testing"

	"spillway/internal/scratch"
)

func TestAgain(t *testing.T) {
	s := []int32{7, 7, 7}
	for _, n := range []int{2, 3, 40, 5, 0} {
		if s = scratch.Sized(s, n); len(s) != n {
			t.Fatalf("Sized: %d elements, want %d", len(s), n)
		}
		s = scratch.Filled(s, n, 7)
		if slices.ContainsFunc(s, func(x int32) bool { return x != 7 }) || len(s) != n {
			t.Fatalf("Filled: %v", s)
		}
		first := s
		s = scratch.Zeroed(s, n)
		if slices.ContainsFunc(s, func(x int32) bool { return x != 0 }) || len(s) != n {
			t.Fatalf("Zeroed: %v", s)
		}
		if n > 0 && &first[0] != &s[0] {
			t.Fatal("new memory for a length that fits")
		}
	}
}
