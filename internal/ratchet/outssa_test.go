package ratchet_test

import (
	"testing"

	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/outssa"
)

// TestOutOfSSA holds the copies that leaving SSA form makes, for a hundred
// instructions: by the default method, and by every method where copies are at all
// pins too.
func TestOutOfSSA(t *testing.T) {
	for _, family := range families {
		outOfSSA(t, family.name)
	}
}

func outOfSSA(t *testing.T, family string) {
	var table ratchet.Table
	for _, s := range ofFamily(allSets(t), family) {
		if s.tight {
			continue // the same copies
		}
		for _, m := range metrics {
			table = append(table, ratchet.Quantity{Name: s.name + "/" + m.name, Value: copiesOf(t, s.problems, m.name, outssa.Options{}), Best: ratchet.Unknown})
		}
		for _, m := range outssa.Methods() {
			value := copiesOf(t, s.problems, "size", outssa.Options{Method: m, Explicit: true})
			table = append(table, ratchet.Quantity{Name: s.name + "/pinned/" + m.Name, Value: value, Best: ratchet.Unknown})
		}
	}
	hold(t, "outssa"+family, exact, table)
}

// copiesOf returns the mean over the Problems of the copies for a hundred instructions.
func copiesOf(t *testing.T, problems []*regalloc.Problem, metric string, opts outssa.Options) float64 {
	var list []float64 // by Problem
	for _, p := range problems {
		list = append(list, 100*copies(t, p, metric, opts)/weight(p, metric))
	}
	return mean(list)
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
