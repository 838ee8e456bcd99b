package amd64

import (
	"debug/elf"
	"testing"
)

// TestRelocNames holds numbers and names against those of the standard library.
func TestRelocNames(t *testing.T) {
	for n, r := range object.Relocs {
		name := elf.R_X86_64(n).String()
		if name == "R_X86_64_JMP_SLOT" {
			name = "R_X86_64_JUMP_SLOT" // the psABI's name
		}
		if r.Name != "" && r.Name != name {
			t.Errorf("relocation %d is %s, want %s", n, r.Name, name)
		}
	}
}
