package run

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"sync"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/core/metrics"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"     // --runner prism, embedded
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/universal" // --runner universal

	"spillway/lab/internal/store"
)

// Beam computes a job as a pipeline: its elements are the names of shards, spread over the workers.
type Beam struct {
	// Runner is Beam's name of the runner: prism or universal. Beam's flags configure it.
	Runner string
	// Endpoint is the address of the job server, for universal.
	Endpoint string
}

// computeFn computes a shard and emits counts. It runs in any process that the runner starts, and opens the store
// itself.
type computeFn struct {
	Store   string
	Version string
	Workers int
	Binary  string // digest of the binary: outcomes may differ with another one

	s *store.Store
}

var (
	computedPieces = beam.NewCounter("lab", "computed")
	storedPieces   = beam.NewCounter("lab", "stored")

	// local tracks the job if the pipeline runs in this process.
	local   *tracker
	localMu sync.Mutex
)

func init() {
	register.DoFn3x1[context.Context, string, func(string), error](&computeFn{})
	register.Emitter1[string]()
}

func (f *computeFn) Setup(ctx context.Context) (err error) {
	if b, err := binary(); err != nil || b != f.Binary {
		return errors.Join(err, fmt.Errorf("the worker's binary is %s and the driver's %s: start both from the same file", b, f.Binary))
	}
	f.s, err = store.Open(ctx, f.Store)
	return err
}

func (f *computeFn) Teardown() error {
	if f.s == nil {
		return nil
	}
	return f.s.Close()
}

// ProcessElement computes one shard. Failed pieces have outcomes with their errors; an error here is one of the store,
// after which the runner retries the bundle.
func (f *computeFn) ProcessElement(ctx context.Context, name string, emit func(string)) error {
	localMu.Lock()
	t := local
	localMu.Unlock()
	var mu sync.Mutex
	err := shard(ctx, f.s, name, f.Version, f.Workers, func(computed bool) {
		mu.Lock()
		defer mu.Unlock()
		if t != nil {
			t.done(computed)
		}
		if computed {
			computedPieces.Inc(ctx, 1)
		} else {
			storedPieces.Inc(ctx, 1)
		}
	})
	if err == nil {
		emit(name)
	}
	return err
}

// Run implements Runner.
func (b Beam) Run(ctx context.Context, j *Job) (Counts, error) {
	if b.Endpoint != "" {
		if err := flag.Set("endpoint", b.Endpoint); err != nil {
			return Counts{}, err
		}
	}
	t := track(j)
	defer t.stop()
	localMu.Lock()
	local = t
	localMu.Unlock()
	p, err := pipeline(j, j.Shards)
	if err != nil {
		return Counts{}, err
	}
	r, err := beam.Run(ctx, b.Runner, p)
	if err != nil {
		return t.counts(), fmt.Errorf("runner %s: %w", b.Runner, err)
	}
	return count(r.Metrics()), nil
}

// count returns the sum over all workers.
func count(r metrics.Results) (c Counts) {
	all := r.Query(func(m beam.MetricResult) bool { return m.Namespace() == "lab" })
	for _, m := range all.Counters() {
		switch m.Name() {
		case "computed":
			c.Computed += m.Result()
		case "stored":
			c.Stored += m.Result()
		}
	}
	return c
}
