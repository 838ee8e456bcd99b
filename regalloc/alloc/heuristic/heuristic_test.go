package heuristic_test

import (
	"testing"

	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/netflow/route"
)

// TestIterative allocates random Problems with all priorities and ways to break ties.
func TestIterative(t *testing.T) {
	for priority := range route.Priority(4) {
		for ties := range route.Ties(3) {
			alloctest.Random(t, 10, func() *heuristic.Allocator {
				return &heuristic.Allocator{Method: heuristic.Iterative, Priority: priority, Ties: ties}
			})
		}
	}
}

// TestTraces allocates random Problems with all orders of blocks.
func TestTraces(t *testing.T) {
	for traces := range route.Traces(3) {
		alloctest.Random(t, 30, func() *heuristic.Allocator {
			return &heuristic.Allocator{Method: heuristic.Simultaneous, Traces: traces}
		})
		alloctest.Random(t, 20, func() *heuristic.Allocator { return &heuristic.Allocator{Traces: traces} })
	}
}
