package irc_test

import (
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/alloc/irc"
	"spillway/regalloc/internal/alloctest"
)

// TestLog checks the logged decisions against the Results.
func TestLog(t *testing.T) {
	alloctest.Log(t, 24, func() *irc.Allocator { return irc.New() }, func(p *regalloc.Problem, a *irc.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
		return a.Allocate(p, opts)
	})
}
