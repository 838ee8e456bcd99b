package thumb

import (
	"testing"

	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range []target.Features{0, withV6M, withV7A, withV7A | DSP | HWDiv, withV7M, withV7EM, withV8Main, withV7EM | VFP | VFP4, withV7A | VFP | FP64 | D32 | HardFloat} {
			m, err := build(reloc, features)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Complete(); err != nil {
				t.Error(err)
			}
		}
	}
}
