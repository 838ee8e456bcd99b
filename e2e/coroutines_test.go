package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// coroutineLevels are the levels at which the programs of TestCoroutines are read, without the passes that split coroutines.
var coroutineLevels = []string{"O0", "O1"}

// TestCoroutines compiles programs with coroutines that nobody has split, and holds what they print to what clang makes of
// them: each on each machine, read at one level and compared with clang at one, in turn; on CI, on two of the machines;
// SPILLWAY_CXX=all at all levels.
func TestCoroutines(t *testing.T) {
	all := os.Getenv("SPILLWAY_CXX") == "all"
	files := glob(t, filepath.Join("testdata", "coroutines"), "*.cpp")
	if len(files) < 10 {
		t.Fatalf("%d programs with coroutines, want 10", len(files))
	}
	for k, m := range cxxMachines {
		t.Run(m.name(), func(t *testing.T) {
			m.need(t, clangxx)
			for i, file := range files {
				if onCI() && !all && k > 0 && i%(len(cxxMachines)-1) != k-1 {
					continue
				}
				name := strings.TrimSuffix(filepath.Base(file), ".cpp")
				for n, level := range coroutineLevels {
					if !all && (i+k)%len(coroutineLevels) != n {
						continue
					}
					t.Run(name+"/"+level, func(t *testing.T) {
						t.Parallel()
						dir := t.TempDir()
						ll, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog")
						m.cxx(level, "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", file, "-o", ll).must(t)
						for r, reference := range cxxLevels {
							if !all && (i+k)%len(cxxLevels) != r {
								continue
							}
							theirs := filepath.Join(dir, reference)
							m.cxx(reference, file, "-o", theirs).must(t)
							m.same(t, ll, theirs, prog, append(allocated(t, i+k+r), "--relocation", []string{"pic", "static"}[(i+k)/2%2]))
						}
					})
				}
			}
		})
	}
}
