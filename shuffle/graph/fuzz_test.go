package graph

import (
	"slices"
	"testing"
)

// FuzzParse reads any text; what is a graph must print as text that reads as the same graph, and
// have a sequence that does what it says.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"1->2 1->3", "r1->r1,\n2->3 3->2", "1->2 3->2", "1 -> 9", "->", "1->x", "\xff->1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p := Parser{Registers: 100}
		g, err := p.Parse(text, 1)
		if err != nil {
			return
		}
		h, err := p.Parse(g.String(), 1)
		if err != nil || !slices.Equal(g.Edges, h.Edges) || g.Registers != h.Registers {
			t.Fatalf("%q: %v, printed and read again %v (%v)", text, g, h, err)
		}
		for _, isa := range []ISA{Swap, Permi} {
			s := Solver{ISA: isa}
			a, err := s.Solve(g)
			if err != nil {
				t.Fatal(err)
			}
			check(t, g, a)
		}
	})
}
