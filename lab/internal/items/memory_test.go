package items

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"spillway/lab/internal/piece"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
)

// The environment variables that make the test a driver: of so many pieces, and of the store that they are in.
const (
	manyPieces = "SPILLWAY_TEST_PIECES"
	pieceStore = "SPILLWAY_TEST_STORE"
)

func init() {
	piece.Register("length", piece.Op{Do: func(_ context.Context, _ *store.Store, p *piece.Piece) (any, error) { return len(p.Args["text"]), nil }})
}

func TestMain(m *testing.M) {
	n, err := strconv.Atoi(os.Getenv(manyPieces))
	if err != nil {
		os.Exit(m.Run())
	}
	if err := drive(n); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// drive computes n pieces of four kilobytes and prints the memory that this took at most.
func drive(n int) error {
	s, err := store.Open(context.Background(), os.Getenv(pieceStore))
	if err != nil {
		return err
	}
	defer s.Close()
	l := &Lab{Store: s, Version: "v", Runner: run.Pool{}, Workers: 1, Round: 500, Log: func(string, ...any) {}}
	text := strings.Repeat("x", 4000)
	err = l.Compute(context.Background(), func(_ *Lab, add adder) {
		for i := range n {
			add(piece.Piece{Op: "length", Args: map[string]string{"text": text + strconv.Itoa(i)}})
		}
	})
	if err != nil {
		return err
	}
	if l.Counts.Computed != int64(n) || l.Pieces != n {
		return fmt.Errorf("%d of %d pieces are computed, %d counted", l.Counts.Computed, n, l.Pieces)
	}
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return err
	}
	fmt.Println(u.Maxrss)
	return nil
}

// TestMemory holds that the driver's memory does not grow with the number of pieces.
func TestMemory(t *testing.T) {
	rss := func(n int) int {
		t.Helper()
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), manyPieces+"="+strconv.Itoa(n), pieceStore+"="+t.TempDir())
		out, err := cmd.CombinedOutput()
		kb, bad := strconv.Atoi(strings.TrimSpace(string(out)))
		if err != nil || bad != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return kb
	}
	few, many := rss(1_000), rss(10_000)
	if many > few+few/3 {
		t.Errorf("1,000 pieces take %d KB, 10,000 take %d KB", few, many)
	}
}
