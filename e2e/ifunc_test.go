package e2e

import (
	"path/filepath"
	"testing"
)

// TestIFunc links functions that are chosen when the program starts: called and by their addresses,
// in programs of each kind, and in a shared library.
func TestIFunc(t *testing.T) {
	source := filepath.Join("testdata", "ifunc.c")
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			file, lib := filepath.Join(dir, "main.ll"), filepath.Join(dir, "lib.ll")
			m.emit("O1", source, file).must(t)
			m.emit("O1", source, lib, "-DLIBRARY", "-fPIC").must(t)
			so, prog := filepath.Join(dir, "liba.so"), filepath.Join(dir, "prog")
			m.build([]string{"--shared"}, so, lib).must(t)
			plain, whole := "6 11 8 9 21 0\n", "6 11 8 9 21 124\n"
			code := 4
			if m.int128 { // of 64 bits
				plain, whole = "10 20 14 16 40 0\n", "10 20 14 16 40 240\n"
			}
			for _, c := range []struct {
				file, want string
				flags      []string
			}{{file, plain, nil}, {file, plain, []string{"-static"}}, {file, whole, []string{so, "-Wl,-rpath," + dir}}, {file, plain, []string{"--relocation", "static"}}} {
				m.build(c.flags, prog, c.file).must(t)
				if r := (command{name: prog}).run(t); r.code != code || r.stdout != c.want {
					t.Errorf("%v: want exit code %d and %q: %s", c.flags, code, c.want, r)
				}
			}
		})
	}
}
