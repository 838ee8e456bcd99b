package i386

import (
	"debug/elf"
	"testing"
)

// TestRelocNames holds numbers and names against those of the standard library.
func TestRelocNames(t *testing.T) {
	for n, r := range object.Relocs {
		name := elf.R_386(n).String()
		if name == "R_386_JMP_SLOT" {
			name = "R_386_JUMP_SLOT" // the psABI's name
		}
		if r.Name != "" && r.Name != name {
			t.Errorf("relocation %d is %s, want %s", n, r.Name, name)
		}
	}
}
