package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
	"golang.org/x/term"

	"spillway/regalloc"
)

// patience is how long an allocation runs before a progress bar is shown.
const patience = time.Second

// A ProgressBar shows the progress of long allocations on a terminal: the cost reached and the bound. It is safe for
// concurrent use.
type ProgressBar struct {
	w      io.Writer
	budget regalloc.Budget
	wait   time.Duration

	mu       sync.Mutex
	start    map[string]time.Time // by function
	progress *mpb.Progress        // the renderer; nil before the first bar
	bar      *mpb.Bar             // nil while none is shown
	shown    string               // the function that bar is for
	text     atomic.Pointer[string]
}

// NewProgressBar returns a bar for allocations with the given budget, or nil if w is
// no terminal.
func NewProgressBar(w io.Writer, budget regalloc.Budget) *ProgressBar {
	if f, ok := w.(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	return newProgressBar(w, budget, patience)
}

func newProgressBar(w io.Writer, budget regalloc.Budget, wait time.Duration) *ProgressBar {
	return &ProgressBar{w: w, budget: budget, wait: wait, start: map[string]time.Time{}}
}

// Show shows x for the named function. A nil bar shows nothing.
func (b *ProgressBar) Show(function string, x regalloc.Progress) {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	start, known := b.start[function]
	if !known {
		start = time.Now()
		b.start[function] = start
	}
	since := time.Since(start)
	if since < b.wait {
		return
	}
	text := describe(function, x)
	b.text.Store(&text)
	if b.bar == nil || b.shown != function {
		b.finish()
		b.shown, b.bar = function, b.make()
	}
	b.bar.SetCurrent(b.done(x, since))
}

// make returns a bar over the budget's duration, or a spinner.
func (b *ProgressBar) make() *mpb.Bar {
	if b.progress == nil {
		b.progress = mpb.New(mpb.WithOutput(b.w), mpb.WithAutoRefresh())
	}
	text := mpb.PrependDecorators(decor.Any(func(decor.Statistics) string { return *b.text.Load() + " " }))
	length := b.budget.Time.Milliseconds()
	if b.budget.Iterations > 0 {
		length = int64(b.budget.Iterations)
	}
	if length <= 0 {
		return b.progress.AddSpinner(0, text, mpb.BarWidth(1))
	}
	return b.progress.AddBar(length, text, mpb.BarWidth(20), mpb.AppendDecorators(decor.Percentage()))
}

// done returns how much of the budget is spent.
func (b *ProgressBar) done(x regalloc.Progress, since time.Duration) int64 {
	if b.budget.Iterations > 0 {
		return int64(x.Iteration)
	}
	return since.Milliseconds()
}

// describe describes the progress on a function.
func describe(function string, x regalloc.Progress) string {
	bound := max(x.Bound, x.ModelBound) // the model's bound applies to the allocations found
	if bound == regalloc.NoBound {
		return fmt.Sprintf("%s: iteration %d, cost %.6g", function, x.Iteration, x.Cost)
	}
	return fmt.Sprintf("%s: iteration %d, cost %.6g, bound %.6g, gap %.2f %%", function, x.Iteration, x.Cost, bound, 100*regalloc.Gap(x.Cost, bound))
}

// Close removes the bar.
func (b *ProgressBar) Close() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.finish()
	if b.progress != nil {
		b.progress.Wait()
		b.progress = nil
	}
}

// finish removes the current bar.
func (b *ProgressBar) finish() {
	if b.bar != nil {
		b.bar.Abort(true)
		b.bar = nil
	}
}

// Interruptible returns a context that is done at the first interrupt (Ctrl-C), so that the best result so far is used;
// the second one terminates the program. Stop restores interrupt handling, and reports on w if there was one.
func Interruptible(ctx context.Context, w io.Writer) (c context.Context, stop func()) {
	if ctx == nil {
		ctx = context.Background()
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	c, cancel := context.WithCancelCause(ctx)
	go func() {
		select {
		case <-signals:
			cancel(errInterrupted)
		case <-c.Done():
		}
		signal.Stop(signals)
	}()
	return c, func() {
		cancel(nil)
		if context.Cause(c) == errInterrupted {
			fmt.Fprintln(w, "note: interrupted: using the best allocation so far")
		}
	}
}

var errInterrupted = errors.New("interrupted")
