package e2e

import (
	"path/filepath"
	"testing"
)

// TestReturnsTwice runs a program whose values live across setjmp and vfork, by every allocator.
func TestReturnsTwice(t *testing.T) {
	file := filepath.Join("testdata", "returnstwice.c")
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			ll, reference := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference")
			m.emit("O2", file, ll).must(t)
			m.native("O0", reference, []string{file}).must(t)
			for _, alloc := range allocators(t) {
				t.Run(alloc, func(t *testing.T) {
					t.Parallel()
					m.same(t, ll, reference, filepath.Join(t.TempDir(), "prog"), allocating(alloc))
				})
			}
		})
	}
}
