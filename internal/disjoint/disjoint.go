// Package disjoint implements union-find over dense ids: disjoint sets of 0..n-1, each represented by one of its
// elements, its leader. The sets are a slice that maps each element to another one of its set, or to itself if it is
// the leader; to join two sets the caller links one leader to the other, and so chooses the new leader. A sequence of
// m operations takes O(m log n) steps.
package disjoint

import "spillway/internal/scratch"

// Singletons returns n sets of one element each, in the memory of lead if there
// is room.
func Singletons[T ~int32](lead []T, n int) []T {
	lead = scratch.Sized(lead, n)
	for i := range lead {
		lead[i] = T(i)
	}
	return lead
}

// Find returns the leader of x's set, and halves the path to it.
func Find[T ~int32](lead []T, x T) T {
	for lead[x] != x {
		lead[x] = lead[lead[x]]
		x = lead[x]
	}
	return x
}
