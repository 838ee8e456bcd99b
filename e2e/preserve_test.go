package e2e

import (
	"fmt"
	"path/filepath"
	"testing"
)

// TestPreserve calls functions of AArch64 that preserve most, all or no registers from modules that clang compiles and from our own,
// and the other way around.
func TestPreserve(t *testing.T) {
	m := arm64
	m.need(t)
	source := filepath.Join("testdata", "preserve.c")
	for i, level := range []string{"O0", "O2", "Oz"} {
		dir := t.TempDir()
		var objects [2][2]string // by module, and by who compiles it
		for n, define := range []string{"-DHERE", "-DTHERE"} {
			path := func(suffix string) string { return filepath.Join(dir, fmt.Sprint(n, suffix)) }
			m.emit(level, source, path(".ll"), define, "-fPIC").must(t)
			args := append([]string{"compile", "--check", "-" + level, "-c", path(".ll"), "-o", path(".our.o")}, allocated(t, i+2*n)...)
			spill(args...).must(t)
			m.cc("-"+level, "-w", define, "-fPIC", "-c", source, "-o", path(".o")).must(t)
			objects[n] = [2]string{path(".o"), path(".our.o")}
		}
		want := ""
		for k := range 4 {
			prog := filepath.Join(dir, "prog")
			m.cc(objects[0][k&1], objects[1][k>>1], "-o", prog).must(t)
			got := command{name: prog}.must(t).stdout
			if k == 0 {
				want = got // clang's own
			} else if got != want {
				t.Errorf("-%s, modules %b: %q, want %q", level, k, got, want)
			}
		}
	}
}
