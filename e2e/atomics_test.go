package e2e

import (
	"path/filepath"
	"testing"
)

// TestAtomics runs atomic operations of all widths and orders: by exclusive pairs, by functions of the compiler's library, and by
// instructions; and three threads that share counters.
func TestAtomics(t *testing.T) {
	ways := map[string][]struct{ flag, cpu string }{
		"amd64": {{"-mcx16", "x86-64"}},
		"i386":  nil, // clang has no integers of 16 bytes there
		"arm64": {{"-mno-outline-atomics", "generic"}, {"-moutline-atomics", "generic"}, {"-march=armv8.1-a", "a64fx"}, {"-march=armv8.4-a", "neoverse-v1"}},
	}
	for _, m := range machines {
		m.need(t)
		for i, way := range ways[m.target] {
			for k, level := range []string{"O0", "O2"} {
				t.Run(m.target+way.flag+"/"+level, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					ll, prog := filepath.Join(dir, "atomics.ll"), filepath.Join(dir, "atomics")
					m.emit(level, filepath.Join("testdata", "atomics.c"), ll, "-fPIE", way.flag).must(t)
					flags := []string{"-O" + []string{"0", "1", "2", "z"}[(2*i+k)%4], "--check"}
					if m.target == "amd64" {
						flags = append(flags, "-latomic")
					}
					m.build(flags, prog, ll).must(t)
					compare(t, command{name: prog, args: []string{"threads"}}.must(t).stdout, "0 wrong\n")
					if m.target != "amd64" {
						for _, stage := range []string{"ir", "selected", "framed"} {
							args := append([]string{"run", "--target", m.target, "--stage", stage, "--cpu", way.cpu, ll}, flags...)
							compare(t, spill(args...).must(t).stdout, "0 wrong\n")
						}
					}
				})
			}
		}
	}
}
