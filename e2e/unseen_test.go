package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/internal/corpora"
)

// TestUnseenCorpus writes the IR of the programs of corpora.Unseen for x86-64 below the directory "unseen" of that which
// SPILLWAY_CORPUS names, as TestCorpus does.
func TestUnseenCorpus(t *testing.T) {
	dir := os.Getenv("SPILLWAY_CORPUS")
	if dir == "" {
		t.Skip("SPILLWAY_CORPUS names no directory")
	}
	m := amd64
	m.need(t)
	w := corpusWriter{m: m, dir: filepath.Join(dir, "unseen", m.target), emitted: map[string]int{}}
	for _, x := range corpora.Unseen {
		w.levels(t, x, []string{"O2", "Oz"})
		w.atLeast(t, x.Name, x.Least)
	}
}
