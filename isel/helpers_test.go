package isel

import (
	"strings"
	"testing"
)

func newToyEngine(t testing.TB, tiles ...string) *Engine {
	t.Helper()
	r := NewRules(toyTarget(t, x86Form, tiles...))
	if err := r.Complete(); err != nil {
		t.Fatal(err)
	}
	return NewEngine(r)
}

// dump returns the text of a cover.
func dump(d *DAG, m *Matches, c *Cover) string {
	var b strings.Builder
	_ = Dump(&b, d, m, c)
	return b.String()
}
