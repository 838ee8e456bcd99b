package risc_test

import (
	"testing"

	"spillway/internal/risc"
	"spillway/target"
)

// TestTiles makes all tiles, and their forms.
func TestTiles(t *testing.T) {
	machine := risc.Target()
	if err := machine.Complete(); err != nil {
		t.Fatal(err)
	}
	tile := func(name string) *target.Tile {
		id, ok := machine.Tile(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		return &machine.Tiles[id]
	}
	for _, c := range []struct {
		name string
		off  int64
		want bool
	}{
		{"load", 4095, true}, {"load", 4096, false}, {"load", -4095, true}, {"load16", 255, true}, {"load16", 256, false},
		{"load8", 252, true}, {"load8", 250, false}, {"load8", -4, false}, {"load8", 256, false}, {"store", -4096, false},
	} {
		if got := machine.Reaches(tile(c.name).ID, c.off); got != c.want {
			t.Errorf("%s reaches %d: %v", c.name, c.off, got)
		}
	}
	const want = "load8: d:i32 = (sext.i32 (load.i8 m)) m+0..252/4 | ldrsb {d}, {m}; 4 bytes"
	if s := machine.Describe(tile("load8").ID); s != want {
		t.Errorf("described as %s, want %s", s, want)
	}
}
