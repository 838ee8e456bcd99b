package bench

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/regalloc/netflow/lp"
)

// integralityBench asks a solver how tight the linear relaxations of the integer programs are.
type integralityBench struct {
	problems netflowBench
	vars     int
	limit    time.Duration
	out      io.Writer
}

// A tightness adds up the functions of a corpus in one formulation.
type tightness struct {
	functions, integral, tight, most int
	relaxed, whole                   float64
}

func newBenchIntegralityCommand() *cobra.Command {
	b := &integralityBench{}
	cmd := &cobra.Command{
		Use:   "integrality [FILE.ll... | NAME=PATTERN...]",
		Short: "Measure how often relaxed register allocation is integral",
		Long: `Write register allocation of each function as an integer program, in each formulation
of package regalloc/netflow/lp, and solve it and its linear relaxation by cbc, of COIN-OR. The
table shows for each corpus and formulation the functions solved, the largest number of
variables, the shares of functions whose relaxation has a solution in integers and costs
as much as the optimum, and the sums of both costs. Functions with more variables than
--variables, or that take longer than --limit in some formulation, are skipped and counted.

NAME=PATTERN is all files that match. The default is examples=testdata/programs/*/*.O1.ll.`,
		Example: "  spillway bench integrality --metric size --variables 3000 hash='testdata/programs/hash/*.O1.ll'",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{"examples=testdata/programs/*/*.O1.ll"}
			}
			corpora, err := parseCorpora(args)
			if err != nil {
				return err
			}
			if _, err := exec.LookPath("cbc"); err != nil {
				return fmt.Errorf("cbc is not installed (Debian: coinor-cbc): %w", err)
			}
			b.out, b.problems.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run(cmd.Context(), corpora)
		},
	}
	b.problems.flags.Register(cmd)
	f := cmd.Flags()
	f.IntVar(&b.vars, "variables", 2000, "skip functions with more variables in joint states")
	f.DurationVar(&b.limit, "limit", 10*time.Second, "time limit for one program")
	return cmd
}

func (b *integralityBench) run(ctx context.Context, corpora []corpus) error {
	dir, err := os.MkdirTemp("", "integrality")
	if err != nil {
		return cli.CannotWrite("directory for the programs", err)
	}
	defer os.RemoveAll(dir)
	first, err := ssaAllocator("--regalloc", "linear")
	if err != nil {
		return err
	}
	solver := lp.Solver{Dir: dir, Limit: b.limit}
	t := report.Table{Header: []string{"corpus", "formulation", "functions", "variables", "integral", "as costly as the optimum", "relaxation", "optimum", "relaxation / optimum"}}
	var left []string
	for i := range corpora {
		var sums [len(lp.Forms)]tightness
		large, slow := 0, 0
		for _, q := range b.problems.problems(&corpora[i], first) {
			if len(lp.Of(q.p, q.metric, lp.Joint).Cols) > b.vars {
				large++
				continue
			}
			var one [len(lp.Forms)]tightness
			solved := true
			for f := range lp.Forms {
				ok, err := one[f].solve(ctx, &solver, lp.Of(q.p, q.metric, lp.Form(f)))
				if err != nil {
					return err
				}
				if solved = solved && ok; !solved {
					break
				}
			}
			if !solved {
				slow++
				continue
			}
			for f := range sums {
				sums[f].add(&one[f])
			}
		}
		for f := range sums {
			x := &sums[f]
			t.Row(corpora[i].name, lp.Form(f), x.functions, x.most, percent(x.integral, x.functions), percent(x.tight, x.functions),
				fmt.Sprintf("%.1f", x.relaxed), fmt.Sprintf("%.1f", x.whole), ratio(x.relaxed/max(1e-9, x.whole)))
		}
		left = append(left, fmt.Sprintf("%s: %d functions with more than %d variables and %d that take longer than %v are skipped", corpora[i].name, large, b.vars, slow, b.limit))
	}
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err = fmt.Fprintln(b.out, "\n"+strings.Join(left, "\n"))
	return err
}

// solve stores the results for n in x, and reports whether it was solved in time.
func (x *tightness) solve(ctx context.Context, s *lp.Solver, n *lp.Network) (bool, error) {
	relaxed, whole, err := s.Solve(ctx, n)
	if whole == nil {
		return false, err
	}
	*x = tightness{functions: 1, most: len(n.Cols), relaxed: relaxed.Cost, whole: whole.Cost}
	if n.Fractions(relaxed) == 0 {
		x.integral = 1
	}
	if relaxed.Cost > whole.Cost-1e-4-1e-6*math.Abs(whole.Cost) {
		x.tight = 1
	}
	return true, nil
}

func (x *tightness) add(y *tightness) {
	x.functions += y.functions
	x.integral += y.integral
	x.tight += y.tight
	x.most = max(x.most, y.most)
	x.relaxed += y.relaxed
	x.whole += y.whole
}
