package iterative_test

import (
	"testing"

	"spillway/alloc/iterative"
	"spillway/internal/alloctest"
	"spillway/netflow/route"
)

// TestAllocate allocates random Problems with all priorities and ways to break ties.
func TestAllocate(t *testing.T) {
	for priority := range route.Priority(4) {
		for ties := range route.Ties(3) {
			alloctest.Random(t, 10, func() *iterative.Allocator { return &iterative.Allocator{Priority: priority, Ties: ties} })
		}
	}
}
