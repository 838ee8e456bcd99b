package puzzle_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/internal/alloctest"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 24, func() *puzzle.Allocator { return puzzle.New() }, func(p *regalloc.Problem, a *puzzle.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}
