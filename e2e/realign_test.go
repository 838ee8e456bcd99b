package e2e

import (
	"path/filepath"
	"testing"
)

// TestRealign calls functions marked "stackrealign" with a stack pointer that is not aligned.
func TestRealign(t *testing.T) {
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			source := filepath.Join("testdata", "realign.c")
			reference := filepath.Join(dir, "reference")
			m.native("O2", reference, []string{source}).must(t)
			want := command{name: reference}.must(t).stdout
			for _, level := range []string{"O0", "O1", "O2", "Oz"} {
				file := filepath.Join(dir, level+".ll")
				m.emit(level, source, file).must(t)
				for _, allocator := range []string{"auto", "puzzle", "netflow"} {
					if got := buildAndRun(t, []string{file}, "-"+level, "--regalloc", allocator, "--check"); got != want {
						t.Errorf("-%s --regalloc %s: the program prints\n%s\nwant\n%s", level, allocator, tail(got), tail(want))
					}
				}
			}
		})
	}
}
