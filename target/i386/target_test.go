package i386

import (
	"testing"

	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		if _, err := build(reloc); err != nil {
			t.Error(err)
		}
	}
}
