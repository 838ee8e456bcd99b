package e2e

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var linkComment = regexp.MustCompile(`(?m)^; LINK: (.*)$`)

// TestRegress compiles programs that once were compiled wrong or refused, for
// every machine and relocation model, and runs them: each returns 0 if it finds
// what it should.
func TestRegress(t *testing.T) {
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for _, file := range glob(t, filepath.Join("testdata", "regress"), "*.ll") {
				for _, relocation := range []string{"pic", "static"} {
					prog := filepath.Join(t.TempDir(), "prog")
					flags := []string{"--relocation", relocation}
					if link := linkComment.FindSubmatch(read(t, file)); link != nil {
						flags = append(flags, strings.Fields(string(link[1]))...)
					}
					m.build(flags, prog, file).must(t)
					if r := (command{name: prog}).run(t); !r.ok() {
						t.Errorf("%s, --relocation %s: %s", filepath.Base(file), relocation, r)
					}
				}
			}
		})
	}
}
