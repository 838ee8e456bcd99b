package i386

import (
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// TestPrices holds the prices that allocators see against the assembler.
func TestPrices(t *testing.T) {
	tiletest.CheckPrices(t, Target(target.PIC), "-m32")
	tiletest.CheckPrices(t, Target(target.Static), "-m32")
}
