package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShadowStack has a collector walk the frames of functions that Spillway and clang have compiled, which call each
// other, move what they hold, and throw through them.
func TestShadowStack(t *testing.T) {
	source := filepath.Join("testdata", "shadowstack.cpp")
	text := read(t, filepath.Join("testdata", "shadowstack.ll"))
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			dir := t.TempDir()
			path := func(name string) string { return filepath.Join(dir, name) }
			module := func(self, other, quiet, jumps string) string {
				names := strings.NewReplacer("SELF.quietly", quiet, "SELF.jumps", jumps, "SELF", self, "OTHER", other)
				if err := os.WriteFile(path(self+".ll"), []byte(names.Replace(string(text))), 0o666); err != nil {
					t.Fatal(err)
				}
				return path(self + ".ll")
			}
			ours, theirs, collector := module("ours", "theirs", "quiet", "jumps"), module("theirs", "ours", "unused1", "unused2"), path("collector.ll")
			reference, prog, object := path("reference"), path("prog"), path("ours.o")
			m.cxx("O1", source, ours, theirs, "-o", reference).must(t)
			m.cxx("O1", "-fPIC", "-S", "-emit-llvm", source, "-o", collector).must(t)
			want := command{name: reference}.must(t).stdout
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				spill("compile", "--target", m.target, level, "--check", "-c", ours, "-o", object).must(t)
				m.cxx("O1", source, object, theirs, "-o", prog).must(t)
				if r := (command{name: prog}).must(t); r.stdout != want {
					t.Errorf("%s, with clang's: got %s, want %s", level, r.stdout, want)
				}
				m.build([]string{level, ours, theirs, "-lstdc++"}, prog, collector).must(t)
				if r := (command{name: prog}).must(t); r.stdout != want {
					t.Errorf("%s: got %s, want %s", level, r.stdout, want)
				}
			}
		})
	}
}
