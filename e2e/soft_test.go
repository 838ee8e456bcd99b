package e2e

import (
	"path/filepath"
	"slices"
	"testing"
)

// TestSoftFloats compiles programs of the floating-point types that the compiler's library computes
// with. What bfloat does is held to the interpreter of IR.
func TestSoftFloats(t *testing.T) {
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i, level := range []string{"O0", "O2"} {
				for n, name := range []string{"half", "float128", "bfloat"} {
					if m.target == "arm" {
						continue // clang has none of them there
					}
					dir := t.TempDir()
					source, file := filepath.Join("testdata", name+".c"), filepath.Join(dir, name+".ll")
					reference, prog := filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.emit(level, source, file).must(t)
					interpreted := ""
					if name == "bfloat" || m.emulator == "" { // the interpreter of IR has no va_list of theirs, and no long double of 128 bits
						interpreted = spill("run", "--stage", "ir", file).must(t).stdout
					}
					if name == "bfloat" {
						m.build(allocated(t, 2*k+i), prog, file).must(t)
						if got := (command{name: prog}).must(t).stdout; got != interpreted {
							t.Errorf("%s at %s prints\n%s\nwant\n%s", name, level, tail(got), tail(interpreted))
						}
						continue
					}
					if name == "float128" && !m.int128 { // clang 19 passes it to the compiler's library where that does not look
						m.cc("-"+level, "-w", source, "-o", reference, "-lm").must(t)
					} else {
						m.native(level, reference, []string{source}, "-lm").must(t)
					}
					if want := (command{name: reference}).must(t).stdout; interpreted != want && interpreted != "" {
						t.Errorf("%s at %s: the interpreter prints\n%s\nwant\n%s", name, level, tail(interpreted), tail(want))
					}
					m.same(t, file, reference, prog, slices.Concat(allocated(t, 2*k+i+n), []string{"-lm"}, m.cpu(t, "--cpu ", 2*i)))
				}
			}
		})
	}
}
