package color_test

import (
	"testing"

	"spillway/regalloc/alloc/color"
	"spillway/regalloc/internal/alloctest"
)

// TestAllocate allocates random Problems of all shapes.
func TestAllocate(t *testing.T) {
	a := alloctest.Random(t, 200, color.New)
	t.Logf("%d rounds, %d pinned", a.Rounds, a.Pinned)
}
