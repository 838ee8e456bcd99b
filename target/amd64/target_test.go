package amd64

import (
	"testing"

	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		m, err := build(reloc, 0)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(len(m.Tiles), len(m.Machine.RegCosts))
	}
}

func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		if _, err := build(target.PIC, 0); err != nil {
			b.Fatal(err)
		}
	}
}
