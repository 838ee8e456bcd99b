package linear_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/internal/alloctest"
	"spillway/regalloc/outssa"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 24, func() regalloc.Allocator { return linear.New() }, func(p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return new(outssa.Workspace).Allocate(p, a, opts)
	})
}
