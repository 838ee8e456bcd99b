package cli

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"spillway/regalloc"
)

// TestProgressBar shows what is known, and takes it away again.
func TestProgressBar(t *testing.T) {
	var out strings.Builder
	b := newProgressBar(&out, regalloc.Budget{Iterations: 4}, 0)
	b.Show("f", regalloc.Progress{Iteration: 2, Cost: 10, Bound: 3, ModelBound: 8})
	time.Sleep(400 * time.Millisecond) // bars are drawn now and then only
	b.Show("f", regalloc.Progress{Iteration: 3, Cost: 9, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound})
	b.Close()
	for _, want := range []string{"f: iteration 2, cost 10, bound 8, gap 20.00 %", "f: iteration 3, cost 9", "50 %"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q does not contain %q", out.String(), want)
		}
	}
	NewProgressBar(&out, regalloc.Budget{}).Show("g", regalloc.Progress{}) // no terminal
	if strings.Contains(out.String(), "g:") {
		t.Error("a bar is drawn where there is no terminal")
	}
}

// TestInterruptible interrupts this process, which must continue with the context done.
func TestInterruptible(t *testing.T) {
	var said strings.Builder
	c, stop := Interruptible(context.Background(), &said)
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	if err := self.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	select {
	case <-c.Done():
	case <-time.After(10 * time.Second):
		t.Error("the context is not done")
	}
	stop()
	if !strings.Contains(said.String(), "the best allocation so far") {
		t.Errorf("%q is said", said.String())
	}
	said.Reset()
	_, stop = Interruptible(context.Background(), &said)
	if stop(); said.Len() > 0 {
		t.Errorf("%q is said without an interrupt", said.String())
	}
}
