package simultaneous_test

import (
	"testing"

	"spillway/alloc/simultaneous"
	"spillway/internal/alloctest"
	"spillway/netflow/route"
)

// TestAllocate allocates random Problems with all orders of blocks.
func TestAllocate(t *testing.T) {
	for traces := range route.Traces(3) {
		alloctest.Random(t, 30, func() *simultaneous.Allocator { return &simultaneous.Allocator{Traces: traces} })
	}
}
