package arm64

import (
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
}

// TestIsDirect loads addresses of weak symbols from the table in static code, too: a linker may make no zero of adrp and
// add where the program is far from the address zero, and LLVM's never does.
func TestIsDirect(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, s := range []ir.SymInfo{{Linkage: ir.ExternWeak, Declared: true}, {Linkage: ir.ExternWeak, Declared: true, DSOLocal: true}} {
			if Target(reloc).IsDirect(&s) {
				t.Errorf("relocation model %v, dso_local %t: the address of a weak symbol is made by instructions", reloc, s.DSOLocal)
			}
		}
	}
	if !Target(target.Static).IsDirect(&ir.SymInfo{Declared: true}) {
		t.Error("in static code, the address of a symbol is loaded from the table")
	}
}
