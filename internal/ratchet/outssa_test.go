package ratchet_test

import (
	"testing"

	"spillway/internal/ratchet"
	"spillway/outssa"
	"spillway/regalloc"
)

// TestOutOfSSA holds the copies that leaving SSA form makes, for a hundred
// instructions.
func TestOutOfSSA(t *testing.T) {
	var table ratchet.Table
	for _, s := range allSets(t) {
		if s.tight {
			continue // the same copies
		}
		for _, m := range metrics {
			var list []float64 // by Problem
			for _, p := range s.problems {
				list = append(list, 100*copies(t, p, m.name)/weight(p, m.name))
			}
			table = append(table, ratchet.Quantity{Name: s.name + "/" + m.name, Value: mean(list), Best: ratchet.Unknown})
		}
	}
	hold(t, "outssa", exact, table)
}

// copies returns the copies of single values in p out of SSA form, or how often
// they are executed.
func copies(t *testing.T, p *regalloc.Problem, metric string) (n float64) {
	t.Helper()
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	q := low.Problem
	for b := range q.Blocks {
		first, end := q.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			if in := &q.Instrs[i]; in.Flags&regalloc.FlagMove != 0 {
				pairs := float64(in.Operands[1]-in.Operands[0]) / 2
				if metric != "size" {
					pairs *= q.Blocks[b].Freq
				}
				n += pairs
			}
		}
	}
	return n
}
