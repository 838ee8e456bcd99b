package e2e

import (
	"path/filepath"
	"testing"
)

// TestCheckedArithmetic compiles arithmetic with overflow and with carries, which are taken from
// flags, at all levels and under several allocators, and holds what it prints to clang's program.
func TestCheckedArithmetic(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i, level := range []string{"O0", "O1", "O2", "Oz"} {
				t.Run(level, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					source, file, reference := filepath.Join("testdata", "checked.c"), filepath.Join(dir, "checked.ll"), filepath.Join(dir, "reference")
					m.native(level, reference, []string{source}).must(t)
					if r := (command{name: reference}).run(t); !r.ok() {
						t.Fatalf("clang's program: %s", r)
					}
					m.emit(level, source, file).must(t)
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, 5*i))
				})
			}
		})
	}
}
