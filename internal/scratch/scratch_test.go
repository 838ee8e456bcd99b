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

// TestRoom keeps elements where there is room, and copies them where there is none.
func TestRoom(t *testing.T) {
	s := []int32{1, 2, 3}
	grown := scratch.Room(s, 5)
	if !slices.Equal(grown, s) || cap(grown)-len(grown) < 5 {
		t.Fatalf("%v with room for %d", grown, cap(grown)-len(grown))
	}
	if again := scratch.Room(grown, 5); &again[0] != &grown[0] {
		t.Error("new memory where there is room")
	}
	var list []int32
	moved := 0
	for i := range int32(10000) {
		room := cap(list)
		if list = scratch.Push(list, i); cap(list) != room {
			moved++
		}
	}
	for i, x := range list {
		if x != int32(i) {
			t.Fatalf("element %d is %d", i, x)
		}
	}
	if len(list) != 10000 || moved > 10 {
		t.Errorf("%d elements, moved %d times", len(list), moved)
	}
}
