package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestStrictFloats compiles floating point whose rounding and exceptions the program sets and looks
// at, and holds what it prints to clang's program.
func TestStrictFloats(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.needs(t, roundingModes)
			for i, model := range []string{"-ffp-model=strict", "-frounding-math -ffp-exception-behavior=maytrap", "-ffp-model=strict"} {
				level := []string{"O2", "O0", "O1"}[i]
				t.Run(level, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					source, file, reference := filepath.Join("testdata", "strict.c"), filepath.Join(dir, "strict.ll"), filepath.Join(dir, "reference")
					flags := append(strings.Fields(model), "-fno-math-errno")
					m.native(level, reference, []string{source}, append(flags, "-lm")...).must(t)
					m.emit(level, source, file, append(flags, m.cpu(t, "-march=", i)...)...).must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), append(allocated(t, 7*i), "-lm"))
				})
			}
		})
	}
}
