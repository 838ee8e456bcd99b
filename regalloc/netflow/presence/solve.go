package presence

import (
	"context"
	"errors"
	"math"

	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/netflow/lp"
)

// An Answer is the solution of a Problem's program.
type Answer struct {
	Relaxed float64 // the optimum of the linear relaxation: a lower bound, too
	Bound   float64 // the optimum: no Result costs less
	// Result costs Bound, which is then the optimum. It is nil if a known Result costs no more, or if the solution
	// merges slots that cannot be merged.
	Result *regalloc.Result
}

// Solve solves p, a Problem in SSA form, with cbc. The Answer is nil if the solver's time limit is exceeded. known is
// the cost of a known Result, or infinite; if cbc finds nothing cheaper, it is the optimum.
func Solve(ctx context.Context, s lp.Solver, p *regalloc.Problem, metric regalloc.Metric, known float64) (*Answer, error) {
	n := New(p, metric)
	s.Cutoff = known - n.Constant
	grain := regalloc.Grain(p, metric)
	if grain > Tolerance*max(1, math.Abs(known)) { // costs are multiples of it
		s.Cutoff -= grain * 15 / 16
	}
	relaxed, whole, err := s.SolveProgram(ctx, &n.Program)
	if errors.Is(err, lp.ErrNone) && relaxed != nil && s.Cutoff < known-n.Constant {
		return &Answer{Relaxed: relaxed.Cost + n.Constant, Bound: known}, nil
	}
	if err != nil || whole == nil {
		return nil, err
	}
	a := &Answer{Relaxed: relaxed.Cost + n.Constant, Bound: whole.Cost + n.Constant}
	if r := n.Result(whole); len(check.Result(p, r)) == 0 && math.Abs(regalloc.Cost(p, r, metric)-a.Bound) <= Tolerance*max(1, math.Abs(a.Bound)) {
		r.Bound = a.Bound
		a.Result = r
	}
	return a, nil
}

// Tolerance is the relative tolerance for cbc's results.
const Tolerance = 1e-6
