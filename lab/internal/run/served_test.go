package run

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"

	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
)

// The tests of served workers start their own program as all that takes part.
const (
	actAs     = "SPILLWAY_TEST_ACT_AS"    // environment variable: pool or prism
	actAt     = "SPILLWAY_TEST_ACT_AT"    // and its address
	victimPid = "SPILLWAY_TEST_VICTIM_IN" // environment variable: a file for the process that is to be killed
)

func init() {
	// The first process that computes the square of 77 waits to be killed.
	piece.Register("fatal square", piece.Op{Do: func(_ context.Context, _ *store.Store, p *piece.Piece) (any, error) {
		n, err := strconv.Atoi(p.Args["n"])
		if name := os.Getenv(victimPid); n == 77 && name != "" {
			if f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666); err == nil {
				fmt.Fprintln(f, os.Getpid())
				f.Close()
				select {}
			}
		}
		return n * n, err
	}})
}

// act is what a process of the tests does until its input ends.
func act() error {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		io.Copy(io.Discard, os.Stdin)
		cancel()
	}()
	at := os.Getenv(actAt)
	switch os.Getenv(actAs) {
	case "prism":
		_, port, err := net.SplitHostPort(at)
		if err != nil {
			return err
		}
		n, err := strconv.Atoi(port)
		if err == nil {
			_, err = prism.CreateJobServer(ctx, prism.Options{Port: n})
		}
		if err != nil {
			return err
		}
		<-ctx.Done()
		return nil
	case "pool":
		l, err := net.Listen("tcp", at)
		if err != nil {
			return err
		}
		return (&Workers{Log: os.Stderr}).Serve(ctx, l)
	}
	return fmt.Errorf("nobody acts as %q", os.Getenv(actAs))
}

// start starts a process that acts as something until the test ends, and returns its address.
func start(t *testing.T, what string, env ...string) string {
	t.Helper()
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	at := l.Addr().String()
	l.Close()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(append(os.Environ(), env...), actAs+"="+what, actAt+"="+at)
	var log safeBuffer
	cmd.Stderr = &log
	life, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		life.Close()
		if err := cmd.Wait(); err != nil || t.Failed() {
			t.Logf("%s at %s: %v\n%s", what, at, err, &log)
		}
	})
	if !answers(t.Context(), at) {
		t.Fatalf("%s does not answer:\n%s", what, &log)
	}
	return at
}

type safeBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *safeBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *safeBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// TestServed has two pools of workers compute at a Prism server, all of them processes, and kills a worker in the middle of
// a piece: the outcomes are those of one process, and each is in the store.
func TestServed(t *testing.T) {
	list := pieces(400)
	for i := range list {
		list[i].Op = "fatal square"
	}
	one := job(t, t.TempDir(), 1, list)
	if _, err := (Pool{}).Run(t.Context(), one); err != nil {
		t.Fatal(err)
	}
	victim := filepath.Join(t.TempDir(), "victim")
	env := victimPid + "=" + victim
	v := Served{Endpoint: start(t, "prism"), Pools: []string{start(t, "pool", env), start(t, "pool", env)}}
	dir := t.TempDir()
	j := job(t, dir, 2, list)
	var log safeBuffer
	j.Log = &log
	killed := make(chan error, 1)
	go func() { killed <- kill(t.Context(), victim) }()
	if _, err := v.Run(t.Context(), j); err != nil {
		t.Fatalf("%v\n%s", err, &log)
	}
	if err := <-killed; err != nil || !strings.Contains(log.String(), "recomputing") {
		t.Errorf("no worker was killed: %v\n%s", err, &log)
	}
	if !maps.Equal(values(t, j, list), values(t, one, list)) {
		t.Error("served workers come to other outcomes than one process")
	}
	if c, err := v.Run(t.Context(), job(t, dir, 2, list)); err != nil || c != (Counts{Stored: int64(len(list))}) {
		t.Errorf("again: %v %v", c, err)
	}
}

// kill kills the process whose number a file is going to have.
func kill(ctx context.Context, file string) error {
	for ctx.Err() == nil {
		text, err := os.ReadFile(file)
		if pid, bad := strconv.Atoi(strings.TrimSpace(string(text))); err == nil && bad == nil {
			p, err := os.FindProcess(pid)
			return errors.Join(err, p.Kill())
		}
		time.Sleep(10 * time.Millisecond)
	}
	return ctx.Err()
}

// TestServedFails holds that a run ends when its store fails again and again, and when no pool answers.
func TestServedFails(t *testing.T) {
	for name, poll := range map[string]func(q *batches, ctx context.Context){
		"again and again": func(q *batches, ctx context.Context) {
			for b, ok := q.take(ctx); ok; b, ok = q.take(ctx) {
				b.failed++
				q.done(b, errors.New("the store is away"))
			}
		},
		"once": func(q *batches, ctx context.Context) {
			for b, ok := q.take(ctx); ok; b, ok = q.take(ctx) {
				if b.failed++; b.failed > 1 {
					q.done(b, nil)
				} else {
					q.done(b, errors.New("the worker is gone"))
				}
			}
		},
	} {
		q := &batches{waiting: split([]string{"a", "b", "c", "d", "e"}, 3)}
		if n := len(q.waiting); n != 3 || len(q.waiting[0].shards)+len(q.waiting[1].shards)+len(q.waiting[2].shards) != 5 {
			t.Fatalf("%v", q.waiting)
		}
		q.changed = sync.NewCond(&q.mu)
		var wg sync.WaitGroup
		for range 2 {
			wg.Go(func() { poll(q, t.Context()) })
		}
		wg.Wait()
		if failed := name != "once"; failed != q.over() || failed != (len(q.waiting) > 0) {
			t.Errorf("batches that fail %s: %v, %v left", name, q.errs, q.waiting)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	if _, err := (Served{Pools: []string{"localhost:1"}}).Run(ctx, job(t, t.TempDir(), 1, pieces(1))); err == nil {
		t.Error("nobody computes, and there is no error")
	}
}

// TestOtherProgram holds that a worker refuses the pieces of another program's driver.
func TestOtherProgram(t *testing.T) {
	if err := (&computeFn{Store: "mem://", Binary: "another"}).Setup(t.Context()); err == nil || !strings.Contains(err.Error(), "start both from the same file") {
		t.Error(err)
	}
}
