// Package run computes pieces, with Apache Beam or with a pool of goroutines.
package run

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
)

// A Job is a set of pieces to compute. They are stored in shards, so that no process holds all of them at once.
type Job struct {
	Store   *store.Store
	Version string // of the compiler, part of the pieces' names
	Workers int    // pieces that one process computes in parallel
	Shards  []string
	Pieces  int
	Before  int // completed pieces of the same work
	All     int // pieces of the work, or 0: those of the job
	Log     io.Writer

	open []piece.Piece
}

// shardSize is the number of pieces in a shard.
const shardSize = 64

// Add adds a piece.
func (j *Job) Add(ctx context.Context, p piece.Piece) error {
	j.open = append(j.open, p)
	j.Pieces++
	if len(j.open) < shardSize {
		return nil
	}
	return j.Flush(ctx)
}

// Flush ends the current shard.
func (j *Job) Flush(ctx context.Context) error {
	if len(j.open) == 0 {
		return nil
	}
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	for i := range j.open {
		if err := e.Encode(&j.open[i]); err != nil {
			return err
		}
	}
	name, err := j.Store.Object(ctx, "shard", text.Bytes())
	j.Shards, j.open = append(j.Shards, name), j.open[:0]
	return err
}

// A Runner computes all pieces of a job.
type Runner interface {
	Run(ctx context.Context, j *Job) (Counts, error)
}

// Counts are the totals of a run.
type Counts struct{ Computed, Stored int64 }

// shard computes the pieces of one shard, workers of them in parallel, and calls done after each.
func shard(ctx context.Context, s *store.Store, name, version string, workers int, done func(computed bool)) error {
	text, err := s.Get(ctx, name)
	if err != nil {
		return err
	}
	var (
		mu   sync.Mutex
		d    = json.NewDecoder(bytes.NewReader(text))
		errs []error
		wg   sync.WaitGroup
	)
	next := func() (p piece.Piece, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		if err := d.Decode(&p); err != nil {
			if err != io.EOF {
				errs = append(errs, err)
			}
			return p, false
		}
		return p, true
	}
	for range max(1, workers) {
		wg.Go(func() {
			for p, ok := next(); ok && ctx.Err() == nil; p, ok = next() {
				computed, err := piece.Compute(ctx, s, version, &p)
				if err != nil {
					mu.Lock()
					errs = append(errs, fmt.Errorf("%s: %w", p.Op, err))
					mu.Unlock()
					return
				}
				done(computed)
			}
		})
	}
	wg.Wait()
	return errors.Join(append(errs, ctx.Err())...)
}

// Pool computes everything in this process, without Beam.
type Pool struct{}

// Run implements Runner.
func (Pool) Run(ctx context.Context, j *Job) (Counts, error) {
	t := track(j)
	defer t.stop()
	for _, name := range j.Shards {
		if err := shard(ctx, j.Store, name, j.Version, j.Workers, t.done); err != nil {
			return t.counts(), err
		}
	}
	return t.counts(), nil
}

// A tracker prints the progress of a job, as far as this process computes it.
type tracker struct {
	j                *Job
	computed, stored atomic.Int64
	start            time.Time
	end              chan struct{}
	ended            sync.WaitGroup
}

func track(j *Job) *tracker {
	t := &tracker{j: j, start: time.Now(), end: make(chan struct{})}
	t.ended.Go(func() {
		tick := time.NewTicker(5 * time.Second)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				t.print()
			case <-t.end:
				return
			}
		}
	})
	return t
}

func (t *tracker) done(computed bool) {
	if computed {
		t.computed.Add(1)
	} else {
		t.stored.Add(1)
	}
}

func (t *tracker) counts() Counts { return Counts{t.computed.Load(), t.stored.Load()} }

// print estimates the remaining time from the pieces that were computed.
func (t *tracker) print() {
	c := t.counts()
	left := "unknown"
	done, all := int64(t.j.Before)+c.Computed+c.Stored, int64(max(t.j.All, t.j.Pieces))
	if c.Computed > 0 {
		each := time.Since(t.start) / time.Duration(c.Computed)
		left = (each * time.Duration(all-done)).Round(time.Second).String()
	}
	fmt.Fprintf(t.j.Log, "%d of %d pieces, %d of %d computed now; about %s left\n", done, all, c.Computed, c.Computed+c.Stored, left)
}

func (t *tracker) stop() {
	close(t.end)
	t.ended.Wait()
}
