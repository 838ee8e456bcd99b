package color_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/color"
	"spillway/regalloc/internal/alloctest"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 24, func() *color.Allocator { return color.New() }, func(p *regalloc.Problem, a *color.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}
