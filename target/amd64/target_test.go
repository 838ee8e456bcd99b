package amd64

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		m, err := build(reloc, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Complete(); err != nil {
			t.Error(err)
		}
	}
	for _, cpu := range cpus {
		if err := withCPU(t, cpu).Complete(); err != nil {
			t.Error(err)
		}
	}
}

// TestOrderOfMaking checks that tiles are the same in whatever order they are made.
func TestOrderOfMaking(t *testing.T) {
	want, err := build(target.PIC, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := want.Complete(); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		got, err := build(target.PIC, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range r.Perm(len(want.Tiles)) {
			if _, ok := got.Tile(want.Tiles[i].Name); !ok {
				t.Fatalf("no tile %s", want.Tiles[i].Name)
			}
		}
		for i := range want.Tiles {
			if !reflect.DeepEqual(got.Tiles[i], want.Tiles[i]) {
				t.Errorf("made in another order, %s is different", want.Tiles[i].Name)
			}
		}
	}
}

// cpus are the names of machines with extensions for which rows are tested.
var cpus = []string{"x86-64-v2", "sandybridge", "x86-64-v3"}

func withCPU(t *testing.T, name string) *target.Target {
	m := Target(target.PIC)
	set, err := m.CPUByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return m.WithFeatures(set)
}

func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		m, err := build(target.PIC, 0)
		if err != nil {
			b.Fatal(err)
		}
		if err := m.Complete(); err != nil {
			b.Fatal(err)
		}
	}
}

// TestUnaligned checks that every instruction that takes a vector from memory takes it from anywhere,
// where the target says so: it has a VEX prefix.
func TestUnaligned(t *testing.T) {
	m := withCPU(t, "x86-64-v3")
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	var loads func(n *target.Node) bool
	loads = func(n *target.Node) bool {
		return n.Op == ir.OpLoad && n.Type.IsVector() || slices.ContainsFunc(n.Kids, loads)
	}
	for i := range m.Tiles {
		tile := &m.Tiles[i]
		if tile.Pattern == nil || !loads(tile.Pattern) {
			continue
		}
		lines := tile.Lines(0)
		for k := range lines {
			if l := &lines[k]; l.UsesMem() && !strings.HasPrefix(l.Text, "v") {
				t.Errorf("%s: %s", tile.Name, l.Text)
			}
		}
	}
}
