package items

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/lab/internal/known"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
	"spillway/regalloc"
)

// dump writes Problems and, of every second one, a Result of the fast allocator.
func dump(t *testing.T, dir string) (files []string) {
	t.Helper()
	info, err := spillway.AllocatorByName("fast")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(8) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{})
		base := filepath.Join(dir, fmt.Sprint("f", seed))
		r, err := spillway.Allocate(p, info.New(), regalloc.Options{})
		if err != nil {
			continue
		}
		var text bytes.Buffer
		if err := regalloc.WriteResult(&text, p, r); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(base+".problem", []byte(p.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		if seed%2 == 0 {
			if err := os.WriteFile(base+".result", text.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		files = append(files, base+".problem")
	}
	return files
}

// searching returns a Lab on a store, and what it logs.
func searching(t *testing.T, dir string, workers int) (*Lab, *strings.Builder) {
	t.Helper()
	s, err := store.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	var log strings.Builder
	return &Lab{Store: s, Version: "test", Runner: run.Pool{}, Workers: workers, Log: func(f string, args ...any) { fmt.Fprintf(&log, f+"\n", args...) }}, &log
}

// contents returns the Results in a directory.
func contents(t *testing.T, dir string) (all []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.result"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(text))
	}
	return all
}

// TestImprove searches longer and longer: each search begins with the Result of the one before and costs no more; the same
// search is not made twice; any number of workers, and a run that was broken off, come to the same Results.
func TestImprove(t *testing.T) {
	metric := regalloc.Size
	var first []string
	for k, workers := range []int{1, 4, 4} {
		dir, where := t.TempDir(), t.TempDir()
		files := dump(t, dir)
		costs, names := make([]float64, len(files)), make([]string, len(files))
		better, lower := 0, 0
		for _, n := range []int{2, 40} {
			l, log := searching(t, where, workers)
			search := known.Search{Metric: metric, Iterations: n}
			if k == 2 { // broken off after some
				if _, err := l.Improve(t.Context(), files[:3], search, ""); err != nil {
					t.Fatal(err)
				}
			}
			list, err := l.Improve(t.Context(), files, search, "")
			if err != nil || l.Pieces != len(files) || log.Len() > 0 {
				t.Fatalf("%d iterations: %v, %d searches of %d problems\n%s", n, err, l.Pieces, len(files), log)
			}
			for i := range list {
				x := &list[i]
				if x.Failed != "" || x.Known && x.After > x.Before || n == 2 && !x.state.Done && x.Known != (i%2 == 0) {
					t.Errorf("%d iterations: %+v", n, x)
				}
				if n == 40 && !x.state.Done && (x.Before != costs[i] || x.state.Name != names[i]) {
					t.Errorf("%s: a search begins with %s, which costs %g, where %s is known, which costs %g", x.File, x.state.Name, x.Before, names[i], costs[i])
				}
				if x.Known && x.After < x.Before {
					better++
				}
				if costs[i] = x.After; n == 40 && x.After < x.Before {
					lower++
				}
				p, err := readProblem(files[i])
				if err != nil {
					t.Fatal(err)
				}
				state, err := known.Best(t.Context(), l.Store, p, search)
				if err != nil || !state.Done || state.Cost != x.After {
					t.Errorf("after a search to %g this is known: %+v (%v)", x.After, state, err)
				}
				names[i] = state.Name
			}
			l, _ = searching(t, where, workers)
			before := contents(t, dir)
			if _, err := l.Improve(t.Context(), files, search, ""); err != nil || l.Pieces != 0 || !slices.Equal(contents(t, dir), before) {
				t.Errorf("the same search is made again: %d pieces (%v)", l.Pieces, err)
			}
		}
		if better == 0 || lower == 0 {
			t.Errorf("searches make %d Results better, %d of them the longer ones", better, lower)
		}
		all := contents(t, dir)
		if len(all) != len(files) {
			t.Errorf("%d Results of %d Problems", len(all), len(files))
		}
		if k == 0 {
			first = all
		} else if !slices.Equal(first, all) {
			t.Errorf("%d workers come to other Results than one", workers)
		}
	}
}

// TestImproveRefuses has Results that belong to other Problems, in the store and in a file: they are named, and not used.
func TestImproveRefuses(t *testing.T) {
	dir := t.TempDir()
	files := dump(t, dir)
	l, log := searching(t, t.TempDir(), 1)
	search := known.Search{Metric: regalloc.Size, Iterations: 2}
	if _, err := l.Improve(t.Context(), files, search, ""); err != nil {
		t.Fatal(err)
	}
	a, b := files[0], files[1]
	wrong, err := os.ReadFile(strings.TrimSuffix(a, "problem") + "result")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(strings.TrimSuffix(b, "problem")+"result", wrong, 0o666); err != nil {
		t.Fatal(err)
	}
	p, err := readProblem(b)
	if err != nil {
		t.Fatal(err)
	}
	state, err := known.Best(t.Context(), l.Store, p, search)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Store.Put(t.Context(), filepath.Dir(state.Name)+"/500.x", wrong); err != nil {
		t.Fatal(err)
	}
	search.Iterations = 3
	list, err := l.Improve(t.Context(), files[1:2], search, "")
	if err != nil || list[0].state.Name != state.Name || list[0].After > list[0].Before || list[0].state.Done {
		t.Errorf("%+v %v", list, err)
	}
	if text := log.String(); strings.Count(text, "not used") != 2 || !strings.Contains(text, "500.x") || !strings.Contains(text, "f1.result") {
		t.Errorf("logged: %s", text)
	}
	r, err := os.ReadFile(strings.TrimSuffix(b, "problem") + "result")
	if err != nil || bytes.Equal(r, wrong) {
		t.Errorf("the wrong Result is still there (%v)", err)
	}
	if _, err := ProblemFiles([]string{t.TempDir()}); err == nil || !strings.Contains(err.Error(), "dump-problems") {
		t.Errorf("a directory without problems: %v", err)
	}
}
