package arm64

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// TestPrices holds the prices that allocators see against the assembler.
func TestPrices(t *testing.T) {
	tiletest.CheckPrices(t, Target(target.PIC), assembler...)
}
