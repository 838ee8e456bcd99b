package ratchet_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/internal/ratchet"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/promote"
)

// TestPromotion holds what promotion leaves of random programs that keep their variables in
// memory, and of the examples as clang's -O0 prints them: instructions, phis, loads and stores.
func TestPromotion(t *testing.T) {
	var table ratchet.Table
	count := func(name string, texts []string) {
		var n struct{ instructions, phis, loads, stores int }
		for i, text := range texts {
			m, err := llvmir.Parse(fmt.Sprint(name, i), []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range m.Funcs {
				f.Attrs.OptNone = false
			}
			promote.Module(m)
			for _, f := range m.Funcs {
				for _, b := range f.Blocks {
					for _, v := range b.Values {
						n.instructions++
						switch v.Op {
						case ir.OpPhi:
							n.phis++
						case ir.OpLoad:
							n.loads++
						case ir.OpStore:
							n.stores++
						}
					}
				}
			}
		}
		for _, q := range []struct {
			name string
			n    int
		}{{"instructions", n.instructions}, {"phis", n.phis}, {"loads", n.loads}, {"stores", n.stores}} {
			table = append(table, ratchet.Quantity{Name: name + "/" + q.name, Value: float64(q.n), Best: ratchet.Unknown})
		}
	}
	var texts []string
	for seed := range uint64(60) {
		texts = append(texts, irgen.SlotProgram(rand.New(rand.NewPCG(seed, 3)), 60))
	}
	count("random", texts)
	texts = nil
	for _, e := range examples(t, "O0") {
		texts = append(texts, string(e.text))
	}
	count("examples", texts)
	hold(t, "promote", exact, table)
}
