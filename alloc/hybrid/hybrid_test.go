package hybrid_test

import (
	"testing"

	"spillway/alloc/hybrid"
	"spillway/internal/alloctest"
	"spillway/netflow/route"
)

// TestAllocate allocates random Problems with all orders of blocks.
func TestAllocate(t *testing.T) {
	for traces := range route.Traces(3) {
		alloctest.Random(t, 20, func() *hybrid.Allocator { return &hybrid.Allocator{Traces: traces} })
	}
}
