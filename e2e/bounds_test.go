package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"spillway/internal/corpora"
)

// TestBounds holds the lower bounds of netflow, after few iterations, against the Results of all
// allocators: for functions of a corpus for each machine, by a seed, and a level and a metric that take
// turns too. It leaves out most files of a corpus and, of the large programs that are one file,
// most functions; with SPILLWAY_BOUNDS=all it takes every file of every corpus at both levels,
// every 20th function.
func TestBounds(t *testing.T) {
	for k, m := range []machine{amd64, i386, arm64} {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			m.bounds(t, k)
		})
	}
}

// bounds is TestBounds for machine k of those that it takes.
func (m machine) bounds(t *testing.T, k int) {
	seed := envCount(t, "SPILLWAY_BOUNDS_SEED", 1)
	levels, metrics := []string{"O2", "Oz"}, []string{"size", "mixed:0.3", "speed", "mixed:10"}
	if os.Getenv("SPILLWAY_BOUNDS") == "all" {
		for n, x := range corpora.Tuned {
			for i, level := range levels {
				holdBounds(t, m, x, level, metrics[(k+n+2*i)%len(metrics)], 0, 20)
			}
		}
		return
	}
	var small []corpora.Program // sqlite3, tcc, mujs and duktape take clang long
	for _, x := range corpora.Tuned {
		if x.Least > 1 {
			small = append(small, x)
		}
	}
	x := small[(seed+k)%len(small)]
	holdBounds(t, m, x, levels[(seed/2+k)%2], metrics[(seed+k)%len(metrics)], 2, 3)
}

// holdBounds holds the bounds in a corpus at a level: in files of it, or all if that is 0; of every nth function.
func holdBounds(t *testing.T, m machine, x corpora.Program, level, metric string, files int, every int) {
	tree, dir := sources.source(t, x.Source), t.TempDir()
	w := corpusWriter{m: m, dir: dir, emitted: map[string]int{}}
	headers := w.headers(t, x, tree)
	list := glob(t, tree, x.Files)
	if files > 0 && files < len(list) {
		first := envCount(t, "SPILLWAY_BOUNDS_SEED", 1) * files % len(list)
		list = append(list[first:], list[:first]...)[:files]
	}
	for _, file := range list {
		w.emit(t, x.Name, file, []string{level}, append([]string{"-I" + headers}, x.Flags...)...)
	}
	w.atLeast(t, x.Name, min(x.Least, len(list)))
	pattern := x.Name + "=" + filepath.Join(dir, x.Name, "*.ll")
	bench := spill("bench", "netflow", "--hold", "--every", strconv.Itoa(every), "--target", m.target, "--metric", metric, "--iterations", "1,4", pattern)
	bench.limit = 5 * time.Minute // some corpora take half a minute on a quiet machine
	r := bench.must(t)
	t.Logf("%s -%s %s, %s:\n%s", x.Name, level, m.target, metric, r.stdout)
}
