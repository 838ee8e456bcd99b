package ratchet_test

import (
	"testing"

	"spillway/internal/ratchet"
	"spillway/outssa"
	"spillway/regalloc"
)

// TestOutOfSSA holds the copies that leaving SSA form makes, for a hundred
// instructions: by the default method, and by every method where copies stand at all
// pins too.
func TestOutOfSSA(t *testing.T) {
	var table ratchet.Table
	for _, s := range allSets(t) {
		if s.tight {
			continue // the same copies
		}
		for _, m := range metrics {
			value := mean(&s, m.name, func(k int) float64 { return copies(t, s.problems[k], m.name, outssa.Options{}) })
			table = append(table, ratchet.Quantity{Name: s.name + "/" + m.name, Value: value, Best: ratchet.Unknown})
		}
		for _, m := range outssa.Methods() {
			value := mean(&s, "size", func(k int) float64 {
				return copies(t, s.problems[k], "size", outssa.Options{Method: m, Explicit: true})
			})
			table = append(table, ratchet.Quantity{Name: s.name + "/pinned/" + m.Name, Value: value, Best: ratchet.Unknown})
		}
	}
	hold(t, "outssa", exact, table)
}

// copies returns the copies of single values in p out of SSA form, or how often
// they are executed.
func copies(t *testing.T, p *regalloc.Problem, metric string, opts outssa.Options) (n float64) {
	t.Helper()
	low, err := outssa.Lower(p, opts)
	if err != nil {
		t.Fatal(err)
	}
	return low.Moves(func(b *regalloc.Block) float64 {
		if metric == "size" {
			return 1
		}
		return b.Freq
	})
}
