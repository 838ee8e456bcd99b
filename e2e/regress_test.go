package e2e

import (
	"path/filepath"
	"testing"
)

// TestRegress compiles programs that once were compiled wrong or refused, for
// every machine and relocation model, and runs them: each returns 0 if it finds
// what it should.
func TestRegress(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for _, file := range glob(t, filepath.Join("testdata", "regress"), "*.ll") {
				for _, relocation := range []string{"pic", "static"} {
					prog := filepath.Join(t.TempDir(), "prog")
					m.build([]string{"--relocation", relocation}, prog, file).must(t)
					if r := (command{name: prog}).run(t); !r.ok() {
						t.Errorf("%s, --relocation %s: %s", filepath.Base(file), relocation, r)
					}
				}
			}
		})
	}
}
