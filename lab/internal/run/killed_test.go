package run

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
)

// workerStore is the environment variable that makes the test a worker: of the store that it names.
const workerStore = "SPILLWAY_TEST_WORKER_STORE"

func init() {
	piece.Register("slow square", piece.Op{Do: func(_ context.Context, _ *store.Store, p *piece.Piece) (any, error) {
		time.Sleep(5 * time.Millisecond)
		n, err := strconv.Atoi(p.Args["n"])
		return n * n, err
	}})
}

func slowPieces() []piece.Piece {
	list := pieces(300)[:300]
	for i := range list {
		list[i].Op = "slow square"
	}
	return list
}

// work computes all pieces, with what others have put into the store.
func work(where string) error {
	s, err := store.Open(context.Background(), where)
	if err != nil {
		return err
	}
	defer s.Close()
	j := &Job{Store: s, Version: "v", Workers: 2, Log: io.Discard}
	for _, p := range slowPieces() {
		if err := j.Add(context.Background(), p); err != nil {
			return err
		}
	}
	if err := j.Flush(context.Background()); err != nil {
		return err
	}
	_, err = Pool{}.Run(context.Background(), j)
	return err
}

// worker starts a process that works.
func worker(t *testing.T, dir string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), workerStore+"="+dir)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd
}

// TestKilled holds that nothing is lost when one of two processes that share a store is killed in the middle: the other comes to the
// end, and the outcomes are those of one process.
func TestKilled(t *testing.T) {
	dir := t.TempDir()
	first, second := worker(t, dir), worker(t, dir)
	for end := time.Now().Add(time.Minute); outcomes(t, dir) < 40; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("nothing is computed")
		}
	}
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	if err := first.Wait(); !errors.As(err, &exit) {
		t.Fatalf("it was done before: %v", err)
	}
	if err := second.Wait(); err != nil {
		t.Fatal(err)
	}
	list := slowPieces()
	j := job(t, dir, 1, list)
	if c, err := (Pool{}).Run(t.Context(), j); err != nil || c != (Counts{Stored: int64(len(list))}) {
		t.Errorf("afterwards: %v %v", c, err)
	}
	for n, got := range values(t, j, list) {
		if x, err := strconv.Atoi(n); err != nil || got != strconv.Itoa(x*x) {
			t.Errorf("%s: %s", n, got)
		}
	}
}

// outcomes counts what is in a store, except for shards.
func outcomes(t *testing.T, dir string) (n int) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // it was moved to its place
		}
		if err == nil && !d.IsDir() && !strings.Contains(path, "shard") {
			n++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}
