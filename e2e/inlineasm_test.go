package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestInlineAsm compiles a program of inline assembly at two levels, by one way after the other to
// allocate registers.
func TestInlineAsm(t *testing.T) {
	source := filepath.Join("testdata", "inlineasm.c")
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i, level := range []string{"O0", "O2"} {
				dir := t.TempDir()
				file, reference := filepath.Join(dir, "inlineasm.ll"), filepath.Join(dir, "reference")
				m.native(level, reference, []string{source}).must(t)
				m.emit(level, source, file).must(t)
				for n := range 3 {
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, 2*k+i+2*n))
				}
				if r := spill("compile", "-c", file, "-o", filepath.Join(dir, "own.o")).must(t); r.stderr != "" {
					t.Errorf("an assembler is needed: %s", r.stderr)
				}
				if r := spill("run", file).run(t); r.code != 1 || !strings.Contains(r.stderr, "variable words is not defined") {
					t.Errorf("the interpreter knows what module-level assembly defines: %s", r)
				}
			}
		})
	}
}
