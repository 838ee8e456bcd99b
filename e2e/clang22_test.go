package e2e

import (
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestClang22 compiles the examples from the text of a newer clang, of which each release changes something, and
// holds what they print to its own programs, each on one machine.
func TestClang22(t *testing.T) {
	const newer = "clang-22"
	leftout.Need(t, newer)
	sources := glob(t, filepath.Join(root, "testdata/programs"), "*/*.c")
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for i := k; i < len(sources); i += len(machines) {
				source := sources[i]
				name := strings.TrimSuffix(filepath.Base(source), ".c")
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					dir := t.TempDir()
					level := []string{"O2", "O0", "O3", "Oz"}[i/len(machines)%4]
					file, reference := filepath.Join(dir, name+".ll"), filepath.Join(dir, "reference")
					emit := m.emit(level, source, file, "-g")
					emit.name = newer
					if r := emit.run(t); !r.ok() {
						t.Skipf("%s does not compile it for %s", newer, m.target)
					}
					native := m.native(level, reference, []string{source}, "-lm", "-lpthread")
					native.must(t)
					if r := (command{name: reference}).run(t); !r.ok() {
						t.Skipf("the program is not one for %s: %s", m.target, r)
					}
					m.same(t, file, reference, filepath.Join(dir, "prog"), allocated(t, 3*i))
				})
			}
		})
	}
}
