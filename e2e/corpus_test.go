package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// translated is what TestCorpus makes IR of in a Debian source package: C files, with the flags
// that they want beside those of every C file.
var translated = []struct {
	name  string
	files string // a pattern
	flags []string
}{
	{"lua5.4", "src/l*.c", []string{"-std=gnu99", "-DLUA_COMPAT_5_3", "-DLUA_USE_POSIX", "-DLUA_USE_DLOPEN"}},
	{"bzip2", "*.c", []string{"-D_FILE_OFFSET_BITS=64"}},
	{"zlib", "*.c", []string{"-D_LARGEFILE64_SOURCE=1", "-DHAVE_UNISTD_H"}},
}

// TestCorpus writes the IR that BENCHMARKS.md measures below the directory that SPILLWAY_CORPUS
// names: TARGET/NAME/FILE.LEVEL.ll, where NAME is examples, a source package, or csmith.
func TestCorpus(t *testing.T) {
	dir := os.Getenv("SPILLWAY_CORPUS")
	if dir == "" {
		t.Skip("SPILLWAY_CORPUS names no directory")
	}
	headers := t.TempDir() // what Debian's rules make for lua
	write(t, filepath.Join(headers, "lua5.4-deb-multiarch.h"), "#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"\n")
	for _, m := range machines {
		m.need(t, "csmith")
		emitted := map[string]int{}
		emit := func(corpus, file, level string, flags ...string) {
			base := strings.TrimSuffix(filepath.Base(file), ".c")
			out := filepath.Join(dir, m.target, corpus, base+"."+level+".ll")
			if err := os.MkdirAll(filepath.Dir(out), 0o777); err != nil {
				t.Fatal(err)
			}
			if r := m.emit(level, file, out, append(flags, "-I"+headers)...).run(t); !r.ok() {
				t.Logf("%s -%s: left out: %s", file, level, r)
			} else if tooWide.Match(read(t, out)) {
				os.Remove(out)
			} else {
				emitted[corpus]++
			}
		}
		for _, file := range glob(t, root, "examples/*/*.c") {
			for _, level := range []string{"O0", "O1", "O2", "Oz"} {
				emit("examples", file, level)
			}
		}
		for _, p := range translated {
			for _, file := range glob(t, sources.source(t, p.name), p.files) {
				for _, level := range []string{"O2", "Oz"} {
					emit(p.name, file, level, p.flags...)
				}
			}
		}
		for seed := 1; seed <= envCount(t, "SPILLWAY_CSMITH", 40); seed++ {
			if file := m.random(t, seed, t.TempDir()); file != "" {
				named := filepath.Join(filepath.Dir(file), "csmith"+strconv.Itoa(seed)+".c")
				if err := os.Rename(file, named); err != nil {
					t.Fatal(err)
				}
				emit("csmith", named, "O2", csmithInclude)
			}
		}
		for _, corpus := range []string{"examples", "lua5.4", "bzip2", "zlib", "csmith"} {
			if emitted[corpus] < 20 {
				t.Errorf("%s: %s has only %d files", m.target, corpus, emitted[corpus])
			}
		}
	}
}

func glob(t *testing.T, dir, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no %s in %s: %v", pattern, dir, err)
	}
	return files
}
