package netflow_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/internal/alloctest"
)

// TestLog holds what the allocator tells of its decisions against its Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 6, func() *netflow.Allocator { return netflow.New() }, func(p *regalloc.Problem, a *netflow.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}
