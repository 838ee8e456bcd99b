package assign_test

import (
	"testing"

	"spillway/regalloc/internal/assign"
)

// TestBudget holds what a search may look at: pairs of operands, in all steps.
func TestBudget(t *testing.T) {
	most := assign.Budget(64) * 64 * 64
	for n := 1; n <= 500; n++ {
		if steps := assign.Budget(n); steps < n+1 || steps*n*n > most {
			t.Fatalf("%d operands: %d steps look at %d pairs, more than %d", n, steps, steps*n*n, most)
		}
	}
}
