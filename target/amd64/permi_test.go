package amd64

import (
	"testing"

	"spillway/target"
)

// TestPermi checks which use each result of a permutation is, and that no other
// tile of the machine depends on the feature.
func TestPermi(t *testing.T) {
	m, plain := TargetPermi(target.PIC), Target(target.PIC)
	for _, m := range []*target.Target{m, plain} {
		if err := m.Complete(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range plain.Tiles {
		if m.Tiles[i].Name != plain.Tiles[i].Name {
			t.Fatalf("tile %d is %s with the feature, %s without", i, m.Tiles[i].Name, plain.Tiles[i].Name)
		}
	}
	for _, bank := range permiBanks {
		if plain.Moves[bank.class].Permi != nil {
			t.Errorf("%s: permutations without the feature", bank.typ)
		}
		tiles := m.Moves[bank.class].Permi
		for n := 2; n <= 5; n++ {
			holdsCycles(t, &m.Tiles[tiles.Cycle[n]], n)
		}
		for n := 2; n <= 3; n++ {
			holdsCycles(t, &m.Tiles[tiles.Pair[n]], 2, n)
		}
	}
}

// holdsCycles checks that tile shifts registers in cycles of the given lengths.
func holdsCycles(t *testing.T, tile *target.Tile, lengths ...int) {
	t.Helper()
	first := 0
	for _, n := range lengths {
		for i := range n {
			from := tile.Operands[first+(i+n-1)%n].Tied
			if got := tile.Patterns[first+i].Operand; got != from {
				t.Errorf("%s: result %d is operand %d, want %d", tile.Name, first+i, got, from)
			}
		}
		first += n
	}
	if tile.NumDefs != first || tile.NumUses != first {
		t.Errorf("%s: %d results and %d uses, want %d", tile.Name, tile.NumDefs, tile.NumUses, first)
	}
}
