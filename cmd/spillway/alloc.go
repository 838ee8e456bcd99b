package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/netflow/model"
	"spillway/regalloc/netflow/presence"
)

// allocation is one run of the alloc command.
type allocation struct {
	cmd                           *cobra.Command
	name, metric, budget, output  string
	outOfSSA                      string
	begin                         string // file of a result to continue from, or ""
	lp, mps                       string // files for the integer program, or ""
	model                         string // its formulation
	prove, quiet, json, hasOutput bool
	exact, convert                bool
	form                          cli.Form
	info                          *spillway.AllocatorInfo
	opts                          regalloc.Options
}

func newAllocCommand() *cobra.Command {
	a := &allocation{}
	cmd := &cobra.Command{
		Use:   "alloc FILE.problem",
		Short: "Solve a register allocation problem",
		Long: `Read a register allocation problem (see compile --dump-problems), allocate
registers, and write the result. Problems and results have a text and a binary form
(--format); either is read. --convert writes the problem itself, and allocates nothing.

Progressive allocators (netflow) improve the allocation until the budget is spent or
Ctrl-C is pressed, and keep the best one found. A budget of gap=SHARE stops at that
gap, or when the gap hardly shrinks any more.

--json prints one object: cost; the lower bound on the cost of any allocation (null if
none is known; negative if costs are); the gap between the two as a share of the cost;
iterations; and whether the allocation is proved optimal. model_bound and model_gap are
the same for allocations that keep a value in one register at a time. An allocation that
keeps a value in several may cost less than model_bound; model_gap is then null. With
--json, the result is written only with -o.

--begin starts from a result of the same problem, such as that of a shorter budget, with
an allocator that improves results. What it writes costs no more.

--exact finds the least cost of all allocations with the solver cbc (COIN-OR), using the
model of package regalloc/netflow/presence. That cost is the bound, and an allocation
that reaches it is written. This takes seconds to minutes for a function of 20 to 60
instructions. It starts from the allocator's result (netflow, unless --regalloc says
otherwise); a time in the budget (default: a minute) also limits cbc.

--lp and --mps write the problem as an integer program for other solvers (package
regalloc/netflow/lp) and allocate nothing. --netflow-model chooses the formulation:
joint, a value's state says whether memory is valid; anti, validity of memory is a
flow of its own, the anti-variable of Koes's thesis; zigzag, the same with his zig-zag
crossbars, without swaps; boundary, joint without moves between registers within blocks.`,
		Example: `  spillway compile --dump-problems dir -o - examples/hello/hello.ll >hello.s
  spillway alloc dir/main.*.problem --regalloc netflow --metric size --budget 30it,gap=0.01 --check --json -o main.result
  spillway alloc dir/main.*.problem --regalloc netflow --budget 1000it --begin main.result -o main.result
  spillway alloc dir/main.*.problem --convert --format binary -o main.problem
  spillway alloc dir/main.*.problem --metric size --exact --json
  spillway alloc dir/main.*.problem --metric size --lp main.lp --mps main.mps`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			a.cmd, a.hasOutput = cmd, cmd.Flags().Changed("output")
			return a.run(args[0])
		},
	}
	f := cmd.Flags()
	f.StringVar(&a.name, "regalloc", "", "register allocator (see: spillway allocators), or "+cli.ExternalDoc)
	f.StringVar(&a.begin, "begin", "", "`FILE` with a result of the problem to continue from")
	f.Var(&a.form, "format", "output format: "+cli.FormDoc)
	f.BoolVar(&a.convert, "convert", false, "write the problem in the format of --format, without allocating")
	f.StringVar(&a.outOfSSA, "out-of-ssa", "", "SSA destruction method (see: spillway outssa)")
	f.StringVar(&a.metric, "metric", "speed", "what to minimize: size, speed, mixed:MU or speed:LOAD,STORE,MOVE")
	f.StringVar(&a.budget, "budget", "", cli.BudgetDoc)
	f.StringVarP(&a.output, "output", "o", "-", "file for the result")
	f.BoolVar(&a.prove, "check", false, "prove that the result computes what the problem says")
	f.BoolVarP(&a.quiet, "quiet", "q", false, "print the cost only")
	f.BoolVar(&a.json, "json", false, "print cost, bound, gap and iterations as JSON")
	f.BoolVar(&a.exact, "exact", false, "find the least cost of all allocations, with cbc")
	f.StringVar(&a.lp, "lp", "", "write the integer program into `FILE` in LP format")
	f.StringVar(&a.model, "netflow-model", lp.Joint.String(), "formulation of --lp and --mps: "+strings.Join(lp.Forms[:], ", "))
	f.StringVar(&a.mps, "mps", "", "write the integer program into `FILE` in MPS format")
	return cmd
}

// configure interprets the flags.
func (a *allocation) configure() (err error) {
	a.info = &spillway.Allocators()[0]
	if a.exact && a.name == "" {
		a.name = "netflow"
	}
	if a.name != "" {
		if a.info, err = cli.AllocatorByName(a.name); err != nil {
			return cli.UsageError{Err: err}
		}
	}
	if a.opts.Metric, err = regalloc.ParseMetric(a.metric); err != nil {
		return cli.UsageError{Err: err}
	}
	if a.outOfSSA != "" {
		if _, err = spillway.OutOfSSAByName(a.outOfSSA); err != nil {
			return cli.UsageError{Err: err}
		}
		if err := cli.CheckLowers(a.name); err != nil {
			return err
		}
		a.opts.OutOfSSA = a.outOfSSA
	}
	if a.opts.Budget, err = regalloc.ParseBudget(a.budget); err != nil {
		return cli.UsageError{Err: err}
	}
	return nil
}

func (a *allocation) run(file string) error {
	if err := a.configure(); err != nil {
		return err
	}
	if a.exact && a.cmd.Flags().Changed("out-of-ssa") && a.info.Name == "netflow" {
		return cli.Usagef("--exact solves the problem in SSA form: remove --out-of-ssa, or choose an allocator with --regalloc")
	}
	programs := a.lp != "" || a.mps != ""
	switch {
	case a.convert && (programs || a.exact || a.json || a.prove || a.name != "" || a.budget != "" || a.begin != ""):
		return cli.Usagef("--convert allocates nothing: remove --lp, --mps, --exact, --json, --check, --regalloc, --begin and --budget, or run alloc twice")
	case programs && a.exact:
		return cli.Usagef("--lp and --mps allocate nothing: remove --exact")
	case !programs && a.cmd.Flags().Changed("netflow-model"):
		return cli.Usagef("--netflow-model applies to --lp and --mps only: add one of them")
	case programs && (a.json || a.prove || a.hasOutput || a.name != "" || a.budget != "" || a.begin != ""):
		return cli.Usagef("--lp and --mps allocate nothing: remove --json, --check, -o, --regalloc, --begin and --budget, or run alloc twice")
	}
	p, err := readProblem(a.cmd, file)
	if err != nil {
		return err
	}
	switch {
	case programs:
		return a.export(p)
	case a.convert:
		data, err := a.form.Problem(p)
		if err != nil {
			return err
		}
		return cli.WriteFile(a.cmd, a.output, data)
	}
	r, err := a.solve(p)
	if err == nil && a.exact {
		r, err = a.least(p, r)
	}
	var placed *regalloc.InfeasibleError
	if errors.As(err, &placed) && placed.Place != "" {
		return err
	}
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if a.prove {
		if errs := check.Result(p, r); len(errs) > 0 {
			for i := range errs {
				fmt.Fprintln(a.cmd.ErrOrStderr(), &errs[i])
			}
			return fmt.Errorf("%s: incorrect result of %s", file, a.info.Name)
		}
	}
	return a.write(p, r)
}

// solve allocates until the budget is exhausted, or an interrupt.
func (a *allocation) solve(p *regalloc.Problem) (*regalloc.Result, error) {
	ctx, stop := cli.Interruptible(a.cmd.Context(), a.cmd.ErrOrStderr())
	defer stop()
	bar := cli.NewProgressBar(a.cmd.ErrOrStderr(), a.opts.Budget)
	defer bar.Close()
	opts := a.opts
	opts.Context = ctx
	opts.Progress = func(x regalloc.Progress) { bar.Show(p.Name, x) }
	if a.begin != "" {
		return a.continueFrom(p, opts)
	}
	return spillway.Allocate(p, a.info.New(), opts)
}

// continueFrom improves the result given by --begin.
func (a *allocation) continueFrom(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	x, ok := a.info.New().(interface {
		Improve(*regalloc.Problem, *regalloc.Result, regalloc.Options) *regalloc.Result
	})
	if !ok || !p.SSA || a.outOfSSA != "" {
		return nil, cli.Usagef("--begin: %s cannot start from a result here; netflow can, for problems in SSA form", a.info.Name)
	}
	text, err := os.ReadFile(a.begin)
	if err != nil {
		return nil, err
	}
	r, err := regalloc.ParseResult(a.begin, text, p)
	if err != nil {
		return nil, err
	}
	if errs := check.Result(p, r); len(errs) > 0 {
		return nil, fmt.Errorf("--begin: %s is not a result of this problem: %w", a.begin, &errs[0])
	}
	r.Bound, r.ModelBound = regalloc.NoBound, regalloc.NoBound // unproved, and possibly for another metric
	return x.Improve(p, r, opts), nil
}

// exactLimit is how long cbc may take if the budget has no time.
const exactLimit = time.Minute

// least returns a Result of minimum cost, or, if none could be constructed from the solution, r with that cost as its
// bound.
func (a *allocation) least(p *regalloc.Problem, r *regalloc.Result) (*regalloc.Result, error) {
	if !p.SSA {
		return nil, errors.New("--exact needs a problem in SSA form")
	}
	if _, err := exec.LookPath("cbc"); err != nil {
		return nil, errors.New("--exact runs cbc of COIN-OR, which was not found: install it (Debian: coinor-cbc)")
	}
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	ctx, stop := cli.Interruptible(a.cmd.Context(), a.cmd.ErrOrStderr())
	defer stop()
	cost := regalloc.Cost(p, r, a.opts.Metric)
	limit := cmp.Or(a.opts.Budget.Time, exactLimit)
	x, err := presence.Solve(ctx, lp.Solver{Dir: dir, Limit: limit}, p, a.opts.Metric, cost)
	switch {
	case err != nil:
		return nil, err
	case x == nil:
		return nil, fmt.Errorf("%s: cbc did not find the least cost within %v, give it more time with --budget; %s finds %g", p.Name, limit, a.info.Name, cost)
	case r.Bound > x.Bound+presence.Tolerance*max(1, math.Abs(x.Bound)):
		return nil, fmt.Errorf("%s's lower bound %g is above the least cost, %g: this is a bug in spillway, please report it", a.info.Name, r.Bound, x.Bound)
	}
	fmt.Fprintf(a.cmd.ErrOrStderr(), "%s: cost %g, bound %g; least cost %g, without integers %g\n", a.info.Name, cost, r.Bound, x.Bound, x.Relaxed)
	out := r
	if x.Result != nil && x.Bound < cost-presence.Tolerance*max(1, math.Abs(cost)) {
		out = x.Result
		out.ModelBound, out.Iterations = r.ModelBound, r.Iterations
	}
	out.Bound = min(x.Bound, regalloc.Cost(p, out, a.opts.Metric)) // except for rounding
	return out, nil
}

// summary is the output of --json.
type summary struct {
	Problem    string   `json:"problem"`
	Allocator  string   `json:"allocator"`
	Metric     string   `json:"metric"`
	Cost       float64  `json:"cost"`
	Bound      *float64 `json:"bound"` // null: unknown
	Gap        float64  `json:"gap"`
	Iterations int      `json:"iterations"`
	Optimal    bool     `json:"optimal"`
	ModelBound *float64 `json:"model_bound"` // with a value in one register at a time
	ModelGap   *float64 `json:"model_gap"`   // null: the allocation costs less than the model allows
}

// write prints the cost and writes the result.
func (a *allocation) write(p *regalloc.Problem, r *regalloc.Result) error {
	cost := regalloc.Cost(p, r, a.opts.Metric)
	if r.Bound > cost+1e-6*max(1, math.Abs(cost)) {
		return fmt.Errorf("%s: the allocator's lower bound %g is above the cost %g: this is a bug in spillway, please report it", p.Name, r.Bound, cost)
	}
	if r.ModelGap(cost) == nil { // the model must not have it then
		if c := model.CostOf(p, r, a.opts.Metric); r.ModelBound > c+1e-6*max(1, math.Abs(c)) {
			return fmt.Errorf("%s: the allocator's lower bound in the model, %g, is above the cost in the model, %g: this is a bug in spillway, please report it", p.Name, r.ModelBound, c)
		}
	}
	if a.json {
		s := summary{p.Name, a.info.Name, a.metric, cost, spillway.Known(r.Bound), r.Gap(cost), r.Iterations, regalloc.Optimal(cost, r.Bound, regalloc.Grain(p, a.opts.Metric)), spillway.Known(r.ModelBound), r.ModelGap(cost)}
		if err := json.NewEncoder(a.cmd.OutOrStdout()).Encode(s); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(a.cmd.ErrOrStderr(), "%s: cost %g (%s)%s\n", a.info.Name, cost, a.metric, proved(cost, r))
	}
	if a.quiet || a.json && !a.hasOutput {
		return nil
	}
	data, err := a.form.Result(p, r)
	if err != nil {
		return err
	}
	return cli.WriteFile(a.cmd, a.output, data)
}

// proved describes the distance of r from the optimum, if known.
func proved(cost float64, r *regalloc.Result) string {
	if r.Bound == regalloc.NoBound {
		return ""
	}
	text := fmt.Sprintf(", bound %g, gap %.2f %%; with values in one register at a time %g", r.Bound, 100*r.Gap(cost), r.ModelBound)
	if gap := r.ModelGap(cost); gap != nil {
		return text + fmt.Sprintf(", %.2f %%", 100**gap)
	}
	return text + ", which this is below"
}

// export writes the integer program.
func (a *allocation) export(p *regalloc.Problem) error {
	form, err := lp.FormByName(a.model)
	if err != nil {
		return cli.UsageError{Err: err}
	}
	n := lp.Of(p, a.opts.Metric, form)
	for _, x := range []struct {
		file  string
		write func(io.Writer) error
	}{{a.lp, n.WriteLP}, {a.mps, n.WriteMPS}} {
		if x.file == "" {
			continue
		}
		var text bytes.Buffer
		if err := x.write(&text); err != nil {
			return err
		}
		if err := cli.WriteFile(a.cmd, x.file, text.Bytes()); err != nil {
			return err
		}
	}
	fmt.Fprintf(a.cmd.ErrOrStderr(), "%s: %d variables (%d integers), %d rows\n", p.Name, len(n.Cols), n.Integers(), len(n.Rows))
	return nil
}

func readProblem(cmd *cobra.Command, name string) (*regalloc.Problem, error) {
	var text []byte
	var err error
	if name == "-" {
		name = "<stdin>"
		text, err = io.ReadAll(cmd.InOrStdin())
	} else {
		text, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, fmt.Errorf("spillway: %w", err)
	}
	return regalloc.ParseProblem(name, text)
}
