package intervals_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/intervals"
	"spillway/regalloc/internal/alloctest"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 24, func() *intervals.Allocator { return intervals.New() }, func(p *regalloc.Problem, a *intervals.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}
