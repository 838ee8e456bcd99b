package run

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/core/runtime/graphx"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/core/runtime/metricsx"
	jobpb "github.com/apache/beam/sdks/v2/go/pkg/beam/model/jobmanagement_v1"
	pipepb "github.com/apache/beam/sdks/v2/go/pkg/beam/model/pipeline_v1"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/runners/universal/runnerlib"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/util/grpcx"
)

// Served computes a job with several worker pools (Workers) at a job server that gives a pipeline one worker and fails
// it when that is lost, like Prism: the job is split into many pipelines of a few shards, of which each pool runs one
// at a time. A failed pipeline is retried by whichever pool is free. Its computed pieces are in the store.
type Served struct {
	Endpoint string   // address of the job server
	Pools    []string // addresses of the pools
}

const (
	attempts = 3                      // per batch, until the run fails
	patience = 20                     // connection attempts to a pool
	pause    = 500 * time.Millisecond // between attempts
)

// A batch is the shards of one pipeline.
type batch struct {
	shards []string
	failed int // failed attempts
}

// batches is the remaining work.
type batches struct {
	mu      sync.Mutex
	changed *sync.Cond
	waiting []batch
	running int
	errs    []error // fatal errors
}

// Run implements Runner.
func (v Served) Run(ctx context.Context, j *Job) (Counts, error) {
	t := track(j)
	defer t.stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	q := &batches{waiting: split(j.Shards, 4*len(v.Pools))}
	q.changed = sync.NewCond(&q.mu)
	defer context.AfterFunc(ctx, q.wake)()
	var wg sync.WaitGroup
	for _, pool := range v.Pools {
		wg.Go(func() {
			v.serve(ctx, j, t, q, pool)
			if q.over() {
				cancel() // cancel pipelines of other pools if there was an error
			}
		})
	}
	wg.Wait()
	switch err := context.Cause(ctx); {
	case len(q.errs) > 0:
		return t.counts(), errors.Join(q.errs...)
	case len(q.waiting) > 0 && err == nil:
		return t.counts(), fmt.Errorf("no worker pool answers any more: %v", v.Pools)
	case len(q.waiting) > 0:
		return t.counts(), err
	}
	return t.counts(), nil
}

// split divides shards into n batches, or fewer if there are fewer shards.
func split(shards []string, n int) (list []batch) {
	n = min(n, len(shards))
	for k := range n {
		list = append(list, batch{shards: shards[k*len(shards)/n : (k+1)*len(shards)/n]})
	}
	return list
}

// take returns a batch; ok is false when all are computed, or the run has failed.
func (q *batches) take(ctx context.Context) (b batch, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for ctx.Err() == nil && len(q.errs) == 0 {
		if n := len(q.waiting); n > 0 {
			b, q.waiting = q.waiting[0], q.waiting[1:]
			q.running++
			return b, true
		}
		if q.running == 0 {
			return b, false
		}
		q.changed.Wait() // a running one may fail
	}
	return b, false
}

// done returns a failed batch to the queue.
func (q *batches) done(b batch, err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	defer q.changed.Broadcast()
	q.running--
	if err == nil {
		return
	}
	q.waiting = append(q.waiting, b)
	if b.failed >= attempts {
		q.errs = append(q.errs, err)
	}
}

// wake wakes all waiters.
func (q *batches) wake() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.changed.Broadcast()
}

// over reports whether the run has failed.
func (q *batches) over() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.errs) > 0
}

// serve lets a pool compute batches until none is left, or it does not answer any more. A batch that is put back
// because its pool is gone does not count as failed.
func (v Served) serve(ctx context.Context, j *Job, t *tracker, q *batches, pool string) {
	for {
		b, ok := q.take(ctx)
		if !ok {
			return
		}
		if !answers(ctx, pool) {
			q.done(b, errors.New("the pool is away"))
			fmt.Fprintf(j.Log, "worker pool at %s does not answer: ignored\n", pool)
			return
		}
		c, err := v.pipeline(ctx, j, b.shards, pool)
		t.computed.Add(c.Computed)
		t.stored.Add(c.Stored)
		if err != nil && ctx.Err() == nil {
			b.failed++
			err = fmt.Errorf("pool %s: %w", pool, err)
			fmt.Fprintf(j.Log, "recomputing %d shards: %v\n", len(b.shards), err)
		}
		q.done(b, err)
	}
}

// answers reports whether an address accepts connections, now or soon. (Prism exits if a pool does not answer.)
func answers(ctx context.Context, at string) bool {
	var d net.Dialer
	for range patience {
		c, err := d.DialContext(ctx, "tcp", at)
		if err == nil {
			c.Close()
			return true
		}
		select {
		case <-ctx.Done():
			return false
		case <-time.After(pause):
		}
	}
	return false
}

// pipeline computes shards in one pipeline, whose worker the pool starts.
func (v Served) pipeline(ctx context.Context, j *Job, shards []string, pool string) (Counts, error) {
	p, err := pipeline(j, shards)
	if err != nil {
		return Counts{}, err
	}
	edges, _, err := p.Build()
	if err != nil {
		return Counts{}, err
	}
	env, err := graphx.CreateEnvironment(ctx, graphx.URNEnvExternal, func(context.Context) string { return pool })
	if err != nil {
		return Counts{}, err
	}
	env.Dependencies = nil // workers of pools have the binary
	graph, err := graphx.Marshal(edges, &graphx.Options{Environment: env})
	if err != nil {
		return Counts{}, err
	}
	return v.submit(ctx, graph)
}

// submit runs a pipeline on the job server.
func (v Served) submit(ctx context.Context, graph *pipepb.Pipeline) (Counts, error) {
	cc, err := grpcx.Dial(ctx, v.Endpoint, 10*time.Second)
	if err != nil {
		return Counts{}, fmt.Errorf("job server: %w", err)
	}
	defer cc.Close()
	client := jobpb.NewJobServiceClient(cc)
	prepared, _, _, err := runnerlib.Prepare(ctx, client, graph, &runnerlib.JobOptions{Name: "lab"})
	if err != nil {
		return Counts{}, err
	}
	id, err := runnerlib.Submit(ctx, client, prepared, "")
	if err != nil {
		return Counts{}, err
	}
	if err := runnerlib.WaitForCompletion(ctx, client, id); err != nil {
		return Counts{}, err
	}
	found, err := client.GetJobMetrics(ctx, &jobpb.GetJobMetricsRequest{JobId: id})
	if err != nil {
		return Counts{}, err
	}
	return count(*metricsx.FromMonitoringInfos(graph, found.GetMetrics().GetAttempted(), found.GetMetrics().GetCommitted())), nil
}

// pipeline builds the pipeline that computes shards. Its workers must run the same binary.
func pipeline(j *Job, shards []string) (*beam.Pipeline, error) {
	program, err := binary()
	if err != nil {
		return nil, err
	}
	p, s := beam.NewPipelineWithRoot()
	names := beam.Reshuffle(s, beam.CreateList(s, shards))
	beam.ParDo(s, &computeFn{Store: j.Store.URL(), Version: j.Version, Workers: j.Workers, Binary: program}, names)
	return p, nil
}
