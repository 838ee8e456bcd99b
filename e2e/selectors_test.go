package e2e

import (
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// selectors returns the names that "spillway selectors" lists.
func selectors(t *testing.T) []string {
	t.Helper()
	var names []string
	for line := range strings.Lines(spill("selectors").must(t).stdout) {
		names = append(names, strings.Fields(line)[0])
	}
	if len(names) < 8 {
		t.Fatalf("spillway selectors lists %v", names)
	}
	return names
}

// TestSelectors builds the examples with every selector, each at another level,
// and holds what they print to what they should.
func TestSelectors(t *testing.T) {
	leftout.Need(t, "cc")
	levels := []string{"O0", "O1", "O2", "Oz"}
	for i, selector := range selectors(t) {
		level := levels[i%len(levels)]
		t.Run(selector+"/"+level, func(t *testing.T) {
			for _, ex := range examples(t, level) {
				t.Run(ex.name, func(t *testing.T) {
					t.Parallel()
					compare(t, buildAndRun(t, []string{ex.file}, "--select", selector, "--check"), ex.want)
				})
			}
		})
	}
}
