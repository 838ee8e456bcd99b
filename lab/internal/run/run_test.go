package run

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"

	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
)

func TestMain(m *testing.M) {
	if Worker(os.Args[1:]) {
		flag.Parse() // Beam's flags: it ends in Init
		beam.Init()
	}
	if os.Getenv(actAs) != "" {
		if err := act(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if dir := os.Getenv(workerStore); dir != "" {
		if err := work(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	beam.Init()
	os.Exit(m.Run())
}

// broken makes the operation of the tests fail as a store does, that many times.
var broken atomic.Int32

func init() {
	piece.Register("square", piece.Op{Do: func(_ context.Context, _ *store.Store, p *piece.Piece) (any, error) {
		n, err := strconv.Atoi(p.Args["n"])
		switch {
		case err != nil:
			return nil, err
		case n == 13:
			panic("thirteen")
		case broken.Load() > 0 && broken.Add(-1) >= 0:
			return nil, fmt.Errorf("the store is away: %w", os.ErrNotExist)
		}
		return n * n, nil
	}})
}

func pieces(n int) (list []piece.Piece) {
	for i := range n {
		list = append(list, piece.Piece{Op: "square", Args: map[string]string{"n": strconv.Itoa(i)}})
	}
	return append(list, piece.Piece{Op: "square", Args: map[string]string{"n": "none"}})
}

func job(t *testing.T, dir string, workers int, list []piece.Piece) *Job {
	t.Helper()
	s, err := store.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	j := &Job{Store: s, Version: "v", Workers: workers, Log: io.Discard}
	for _, p := range list {
		if err := j.Add(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	return j
}

// values reads what became of the pieces.
func values(t *testing.T, j *Job, list []piece.Piece) map[string]string {
	t.Helper()
	all := map[string]string{}
	for i := range list {
		var n int
		x, err := piece.Read(t.Context(), j.Store, j.Version, &list[i], &n)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := bytes.Cut([]byte(x.Error), []byte("\n"))
		all[list[i].Args["n"]] = strings.TrimSpace(fmt.Sprintf("%d %s", n, first))
	}
	return all
}

// TestRunners holds that all runners with any number of workers come to the same, that what is computed once
// is not computed again, and that pieces which fail in themselves do not stop others.
func TestRunners(t *testing.T) {
	list := pieces(300)
	var first map[string]string
	for _, runner := range []Runner{Pool{}, Beam{Runner: "prism"}} {
		for _, workers := range []int{1, 4} {
			dir := t.TempDir()
			j := job(t, dir, workers, list)
			c, err := runner.Run(t.Context(), j)
			if err != nil || c != (Counts{Computed: 301}) {
				t.Fatalf("%T with %d workers: %v %v", runner, workers, c, err)
			}
			got := values(t, j, list)
			if first == nil {
				first = got
			}
			if !maps.Equal(first, got) || got["12"] != "144" || got["13"] != "0 panic: thirteen" {
				t.Errorf("%T with %d workers: %v", runner, workers, got["13"])
			}
			if c, err := runner.Run(t.Context(), job(t, dir, workers, list)); err != nil || c != (Counts{Stored: 301}) {
				t.Errorf("%T with %d workers again: %v %v", runner, workers, c, err)
			}
		}
	}
}

// TestResume holds that a run which ends early leaves what it did, and that the next one does the rest.
func TestResume(t *testing.T) {
	list, dir := pieces(200), t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	j := job(t, dir, 1, list)
	n := 0
	err := shard(ctx, j.Store, j.Shards[0], "v", 1, func(bool) {
		if n++; n == 10 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("a run that was stopped: %v", err)
	}
	if c, err := (Pool{}).Run(t.Context(), j); err != nil || c.Stored != 10 || c.Computed != 191 {
		t.Errorf("afterwards: %v %v", c, err)
	}
}

// TestStoreFails holds that the failure of a store is not kept as the outcome of a piece.
func TestStoreFails(t *testing.T) {
	list := pieces(5)
	j := job(t, t.TempDir(), 1, list)
	broken.Store(1)
	if _, err := (Pool{}).Run(t.Context(), j); !store.Missing(err) {
		t.Fatalf("got %v", err)
	}
	if c, err := (Pool{}).Run(t.Context(), j); err != nil || c.Computed != 6 {
		t.Errorf("again: %v %v", c, err)
	}
}

// TestVersion holds that another compiler's outcomes are other ones.
func TestVersion(t *testing.T) {
	p := pieces(2)[0]
	q := pieces(2)[1]
	if p.Key("a") != pieces(2)[0].Key("a") || p.Key("a") == p.Key("b") || p.Key("a") == q.Key("a") {
		t.Error("keys do not tell pieces apart")
	}
}
