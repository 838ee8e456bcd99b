package e2e

import (
	"path/filepath"
	"testing"
)

// TestTailCalls runs calls that must be jumps, on every machine.
func TestTailCalls(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.needs(t, guaranteedJumps)
			dir := t.TempDir()
			source := filepath.Join("testdata", "tailcalls.c")
			reference := filepath.Join(dir, "reference")
			m.native("O2", reference, []string{source}).must(t)
			want := command{name: reference}.must(t).stdout
			for _, level := range []string{"O0", "O2", "Oz"} {
				file := filepath.Join(dir, level+".ll")
				m.emit(level, source, file).must(t)
				for _, relocation := range []string{"pic", "static"} {
					if got := buildAndRun(t, []string{file}, "--relocation", relocation, "--check"); got != want {
						t.Errorf("-%s --relocation %s: the program prints\n%s\nwant\n%s", level, relocation, tail(got), tail(want))
					}
				}
				if level == "O0" {
					continue // the interpreter is slow
				}
				for _, stage := range []string{"selected", "allocated", "framed"} {
					if got := spill("run", "--stage", stage, file).must(t).stdout; got != want {
						t.Errorf("-%s interpreted, %s: it prints\n%s\nwant\n%s", level, stage, tail(got), tail(want))
					}
				}
			}
		})
	}
}
