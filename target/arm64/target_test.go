package arm64

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
		if err := m.Complete(); err != nil {
			t.Error(err)
		}
	}
}
