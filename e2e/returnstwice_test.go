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

// TestBuiltinSetjmp runs a program with __builtin_setjmp and __builtin_longjmp by every allocator,
// each at one level of optimization, one relocation model and by text or machine code, which change
// from one allocator to the next; the default allocator has them all.
func TestBuiltinSetjmp(t *testing.T) {
	file := filepath.Join("testdata", "builtinsetjmp.c")
	levels := []string{"O0", "O2", "Oz"}
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			reference := filepath.Join(dir, "reference")
			m.native("O0", reference, []string{file}).must(t) // at -O2 clang's own program jumps out of frames to which it comes back
			ll := make([]string, len(levels))
			for i, level := range levels {
				ll[i] = filepath.Join(dir, level+".ll")
				m.emit(level, file, ll[i]).must(t)
			}
			type way struct{ alloc, level, relocation, direct int }
			all := allocators(t)
			var ways []way
			for k := range 12 {
				ways = append(ways, way{0, k % 3, k / 3 % 2, k / 6})
			}
			for i := range all[1:] {
				ways = append(ways, way{i + 1, i % 3, i / 3 % 2, i % 2})
			}
			want := command{name: reference}.must(t).stdout
			for i, stage := range []string{"ir", "selected", "allocated", "framed"} {
				if got := spill("run", "--target", m.target, "--stage", stage, ll[i%3]).must(t).stdout; got != want {
					t.Errorf("%s interpreted at stage %s prints\n%s\nwant\n%s", levels[i%3], stage, got, want)
				}
			}
			for _, w := range ways {
				flags := append(allocating(all[w.alloc]), "-"+levels[w.level], "--relocation", []string{"pic", "static"}[w.relocation],
					"--integrated-as="+[]string{"true", "false"}[w.direct])
				t.Run(all[w.alloc], func(t *testing.T) {
					t.Parallel()
					m.same(t, ll[w.level], reference, filepath.Join(t.TempDir(), "prog"), flags)
				})
			}
		})
	}
}
