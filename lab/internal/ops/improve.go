package ops

import (
	"context"
	"fmt"

	"spillway"
	"spillway/lab/internal/known"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

func init() {
	piece.Register("improve", piece.Op{Revision: 1, Do: improveKnown})
}

// An Improved is the outcome of a search.
type Improved struct {
	Result string  `json:"result"` // its name in the store
	Cost   float64 `json:"cost"`
}

// Improve returns the piece that searches for a better Result of a Problem, both given by their names in the store,
// starting from the Result begin, or none if "". The outcome depends on that Result, which is therefore an input of the
// piece.
func Improve(problem, begin string, search known.Search) piece.Piece {
	p := piece.Piece{Op: "improve", Inputs: []string{problem}, Args: map[string]string{"metric": search.Metric.String(), "iterations": fmt.Sprint(search.Iterations)}}
	if begin != "" {
		p.Inputs = append(p.Inputs, begin)
	}
	return p
}

// An improver is an allocator that continues from Results.
type improver interface {
	regalloc.Allocator
	Improve(p *regalloc.Problem, r *regalloc.Result, opts regalloc.Options) *regalloc.Result
}

// improveKnown continues the search from a known Result, stores the result, and returns an *Improved.
func improveKnown(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	info, err := spillway.AllocatorByName("netflow")
	if err != nil {
		return nil, err
	}
	r, err := q.search(ctx, s, info.New().(improver), p.Inputs[1:])
	if err != nil {
		return nil, err
	}
	if errs := check.Result(q.p, r); len(errs) > 0 {
		return nil, fmt.Errorf("incorrect Result: %w", &errs[0])
	}
	x := &Improved{Cost: regalloc.Cost(q.p, r, q.opts.Metric)}
	x.Result, err = known.Put(ctx, s, q.p, r, known.Search{Metric: q.opts.Metric, Iterations: q.opts.Budget.Iterations})
	return x, err
}

// search starts with the best of the Results with the given name prefix and of a's without iterations.
func (q *question) search(ctx context.Context, s *store.Store, a improver, begin []string) (*regalloc.Result, error) {
	if len(begin) == 0 {
		return spillway.Allocate(q.p, a, q.opts)
	}
	first := q.opts
	first.Budget.Iterations = -1
	best, err := spillway.Allocate(q.p, a, first)
	if err != nil {
		best = nil // a known one exists nevertheless
	}
	for _, name := range begin {
		r, err := known.Read(ctx, s, name, q.p)
		if err != nil {
			return nil, err
		}
		if best == nil || regalloc.Cost(q.p, r, q.opts.Metric) <= regalloc.Cost(q.p, best, q.opts.Metric) {
			best = r
		}
	}
	best.Bound, best.ModelBound = regalloc.NoBound, regalloc.NoBound
	return a.Improve(q.p, best, q.opts), nil
}
