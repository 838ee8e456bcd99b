package presence

import (
	"context"
	"math"

	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/netflow/lp"
)

// An Answer is what the program of a Problem says.
type Answer struct {
	Relaxed float64 // the optimum if variables need not be whole: a lower bound, too
	Bound   float64 // the optimum: no Result costs less
	// Result costs Bound, and is right, so that Bound is the least cost; nil: the solution is none, since it
	// joins slots that cannot be joined.
	Result *regalloc.Result
}

// Solve solves p, a Problem in SSA form, with cbc; nil if that takes longer than the solver's limit. known is the cost of
// a Result, or infinite: cbc then looks for nothing above it.
func Solve(ctx context.Context, s lp.Solver, p *regalloc.Problem, metric regalloc.Metric, known float64) (*Answer, error) {
	n := New(p, metric)
	s.Cutoff = known - n.Constant
	relaxed, whole, err := s.SolveProgram(ctx, &n.Program)
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

// Tolerance is how far, in proportion, what cbc says may be off.
const Tolerance = 1e-6
