// Package disjoint is union-find over dense ids: disjoint sets of 0..n-1, each
// known by one of its elements, its leader. The sets are a slice that holds for
// each element another one of its set, or itself if it is the leader; whoever
// joins two sets writes the leader of one into the other's, and so chooses which
// of them leads. A sequence of m operations takes O(m log n) steps at most.
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
