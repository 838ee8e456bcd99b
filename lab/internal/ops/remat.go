package ops

import (
	"context"
	"slices"

	"spillway"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
)

func init() {
	piece.Register("remat", piece.Op{Revision: 1, Do: remat})
}

// A Rematerialized is the code of a module with one selector, in bytes, as far as its allocation is predicted.
type Rematerialized struct {
	With    int `json:"with"`    // values that can be computed again may be
	Without int `json:"without"` // every value stays in registers and slots
}

// remat compiles a module for size with a selector and returns Rematerialized.
func remat(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	if opts.Selector, err = spillway.SelectorByName(p.Args["selector"]); err != nil {
		return nil, err
	}
	allocator, err := Allocator(p.Args["allocator"])
	if err != nil {
		return nil, err
	}
	opts.Allocator = allocator
	x := &Rematerialized{}
	var failed error
	differences := map[string]int{} // by function: what it costs to compute nothing again
	list, err := compileSizes(ctx, m, opts, func(q *regalloc.Problem, r *regalloc.Result) {
		other, err := spillway.Allocate(withoutRemat(q), allocator(), regalloc.Options{Metric: opts.Metric, Context: ctx})
		if err != nil {
			failed = cmpErr(failed, err)
			return
		}
		differences[q.Name] = regalloc.Costs(q, other).Bytes - regalloc.Costs(q, r).Bytes
	})
	if err != nil || failed != nil {
		return nil, cmpErr(err, failed)
	}
	for _, f := range list {
		x.With += f.Bytes
		x.Without += f.Bytes + differences[f.Name]
	}
	return x, nil
}

// withoutRemat returns p with no value that can be computed again.
func withoutRemat(p *regalloc.Problem) *regalloc.Problem {
	q := *p
	q.VRegs = slices.Clone(p.VRegs)
	for v := range q.VRegs {
		q.VRegs[v].Remat = regalloc.None
	}
	return &q
}
