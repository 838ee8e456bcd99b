package bench

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/improve"
)

// puzzleBench compares the puzzle allocator with others, and with variants of itself that lack some of its parts.
type puzzleBench struct {
	flags    cli.CompileFlags
	runs     int
	llc      string
	worst    int       // functions to list
	profiler *profiler // nil: executions are not counted
	corpora  []corpus
	out      io.Writer
	log      io.Writer
}

// An allocatorMaker is the type of spillway.Options.Allocator.
type allocatorMaker = func() regalloc.Allocator

func newBenchPuzzleCommand() *cobra.Command {
	b := &puzzleBench{}
	var executed bool
	var limit time.Duration
	cmd := &cobra.Command{
		Use:   "puzzle [FILE.ll... | NAME=PATTERN...]",
		Short: "Measure register allocation by puzzle solving",
		Long: `Compile each file with the puzzle allocator, with parts of it disabled, and with linear
scan, and print statistics of the boards and their solution, and what the allocations
cost: memory accesses in the code and executed per call of each function (by the
estimated frequencies), moves, and nanoseconds per instruction. With --llc, compare
with LLVM's allocators: the spill code that the assembly text marks, the time of
allocation with conversion to and from a Problem, and with --executed what the programs among the
files execute.
NAME=PATTERN is all files that match, as one row of the tables. The default
is examples=testdata/programs/*/*.ll.`,
		Example: "  spillway bench puzzle --runs 1 --llc llc-19 hash='testdata/programs/hash/*.O[12].ll'",
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if len(args) == 0 {
				args = []string{"examples=testdata/programs/*/*.ll"}
			}
			if b.corpora, err = parseCorpora(args); err != nil {
				return err
			}
			if executed {
				if b.profiler, err = newProfiler(limit); err != nil {
					return err
				}
			}
			b.out, b.log = cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run()
		},
	}
	b.flags.Register(cmd)
	f := cmd.Flags()
	f.StringVar(&b.llc, "llc", "", "also compare with this `LLC`'s allocators, at -O2")
	f.IntVar(&b.runs, "runs", 3, "runs of each, of which the minimum counts")
	f.IntVar(&b.worst, "worst", 0, "with --llc, list this many functions with more spill code than llc's")
	executedFlags(cmd, &executed, &limit)
	return cmd
}

// puzzleTotals are the totals of one allocator for all files.
type puzzleTotals struct {
	cost    regalloc.Breakdown
	instrs  int
	ns      int64                // of allocation
	wholeNs int64                // including conversion
	byFunc  []regalloc.Breakdown // in order of the functions
	byFile  []int                // accesses, in order of the files
	slots   int64                // bytes of stack slots
	onEdges [2]int               // moves and swaps between blocks
	inside  [2]int               // and within blocks
}

// accesses returns the memory accesses in the code.
func accesses(b *regalloc.Breakdown) int { return b.Loads + b.Stores }

func (b *puzzleBench) run() error {
	if err := b.boards(); err != nil {
		return err
	}
	if err := b.printed(); err != nil {
		return err
	}
	if err := b.parts(); err != nil || b.llc == "" {
		return err
	}
	return b.compareLLC()
}

// parts prints the results of the allocator with some of its parts disabled.
func (b *puzzleBench) parts() error {
	variants := []struct {
		name string
		make allocatorMaker
	}{
		{"puzzle", b.variant(puzzle.Options{})},
		{"no coalescing", b.variant(puzzle.Options{NoCoalescing: true})},
		{"no folding", b.variant(puzzle.Options{NoFolding: true})},
		{"no hoisted stores", b.variant(puzzle.Options{NoHoisting: true})},
		{"no shared slots", b.variant(puzzle.Options{NoSharing: true})},
		{"as in the paper", b.plain(puzzle.Options{Paper: true})},
		{"  no coalescing", b.plain(puzzle.Options{Paper: true, NoCoalescing: true})},
		{"  no load lowering", b.plain(puzzle.Options{Paper: true, NoLoadLowering: true})},
		{"  transfers not eliminated", b.plain(puzzle.Options{Paper: true, NoTransferElimination: true})},
		{"not improved", b.plain(puzzle.Options{})},
	}
	if info, err := spillway.AllocatorByName("linear"); err == nil {
		variants = append(variants, struct {
			name string
			make allocatorMaker
		}{"linear", info.New})
		variants = append(variants, struct {
			name string
			make allocatorMaker
		}{"linear, not improved", func() regalloc.Allocator { return linear.New() }})
	}
	var totals []puzzleTotals
	for i := range variants {
		t, err := b.measure(variants[i].make)
		if err != nil {
			return err
		}
		totals = append(totals, t)
	}
	t := report.Table{Header: []string{"allocator", "loads", "stores", "accesses", "of puzzle", "per file", "per function", "moves", "remats", "slot bytes", "frequency-weighted cost", "bytes", "ns/instr"}}
	first := &totals[0]
	for i := range totals {
		x := &totals[i]
		c := &x.cost
		t.Row(variants[i].name, c.Loads, c.Stores, accesses(c), ratio(float64(accesses(c))/float64(accesses(&first.cost))), ratio(meanRatio(x.byFile, first.byFile)), ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return float64(accesses(b)) })),
			c.Moves, c.Remats, x.slots, ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return b.Price(regalloc.Speed) })), c.Bytes, fmt.Sprintf("%.0f", float64(x.ns)/float64(x.instrs)))
	}
	_, err := t.WriteTo(b.out)
	return err
}

// byFunction returns the geometric mean over functions of x's figure by first's;
// one is added to both, since many functions need no memory.
func byFunction(x, first *puzzleTotals, figure func(*regalloc.Breakdown) float64) float64 {
	sum := 0.0
	for k := range x.byFunc {
		sum += math.Log((figure(&x.byFunc[k]) + 1) / (figure(&first.byFunc[k]) + 1))
	}
	return math.Exp(sum / float64(max(1, len(x.byFunc))))
}

// meanRatio returns the geometric mean of the ratios of x to y, 1 added to both.
func meanRatio(x, y []int) float64 {
	sum := 0.0
	for k := range x {
		sum += math.Log(float64(x[k]+1) / float64(y[k]+1))
	}
	return math.Exp(sum / float64(max(1, len(x))))
}

func (b *puzzleBench) variant(o puzzle.Options) allocatorMaker {
	return func() regalloc.Allocator { return improve.After(puzzle.NewWith(o)) }
}

// plain returns a variant that is not improved.
func (b *puzzleBench) plain(o puzzle.Options) allocatorMaker {
	return func() regalloc.Allocator { return puzzle.NewWith(o) }
}

// boards prints statistics of the boards of each corpus and the calls of the solver. Files that do not compile are
// skipped here and later.
func (b *puzzleBench) boards() error {
	t := report.Table{}
	for i := range b.corpora {
		c := &b.corpora[i]
		a := puzzle.New()
		same := func() regalloc.Allocator { return a }
		var x puzzleTotals
		c.files = slices.DeleteFunc(c.files, func(file string) bool {
			err := b.file(file, same, &x)
			if err != nil {
				fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			}
			return err != nil
		})
		s := a.Stats()
		t.Header = []string{"corpus", "files", "functions", "puzzles"}
		row := []any{c.name, len(c.files), len(x.byFunc), s.Puzzles}
		for _, k := range s.Kinds() {
			t.Header = append(t.Header, k.Name)
			row = append(row, percent(k.Count, s.Puzzles))
		}
		t.Header = append(t.Header, "extended", "calls/puzzle", "once", "most calls", "copies/puzzle", "on edges/puzzle")
		t.Row(append(row, percent(s.Extended, s.Puzzles), per(s.Calls, s.Puzzles), percent(s.Once, s.Puzzles), s.Most, per(s.Copies, s.Puzzles), per(s.EdgeCopies, s.Puzzles))...)
	}
	t.WriteTo(b.out)
	_, err := fmt.Fprintln(b.out)
	return err
}

// printed prints the paper's figures [Pereira08 Figures 13 to 15]: the boards by the sizes of their pieces, the calls
// of the solver, and moves and swaps.
func (b *puzzleBench) printed() error {
	t := report.Table{}
	for i := range b.corpora {
		c := &b.corpora[i]
		a := puzzle.NewWith(puzzle.Options{Paper: true})
		x, err := b.pass(c.files, func() regalloc.Allocator { return a })
		if err != nil {
			return err
		}
		s := a.Stats()
		boards := 0
		for _, k := range s.Sizes() {
			boards += k.Count
		}
		t.Header = []string{"corpus", "boards"}
		row := []any{c.name, boards}
		for _, k := range s.Sizes() {
			t.Header = append(t.Header, k.Name)
			row = append(row, percent(k.Count, boards))
		}
		t.Header = append(t.Header, "calls/puzzle", "once", "most calls", "local copies/puzzle", "local swaps/puzzle", "global copies/puzzle", "global swaps/puzzle", "slot bytes")
		t.Row(append(row, per(s.Calls, s.Puzzles), percent(s.Once, s.Puzzles), s.Most,
			per(x.inside[0], s.Puzzles), per(x.inside[1], s.Puzzles), per(x.onEdges[0], s.Puzzles), per(x.onEdges[1], s.Puzzles), x.slots)...)
	}
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintln(b.out)
	return err
}

// pass compiles the files once.
func (b *puzzleBench) pass(files []string, allocator allocatorMaker) (x puzzleTotals, err error) {
	for _, name := range files {
		if err := b.file(name, allocator, &x); err != nil {
			return x, err
		}
	}
	return x, nil
}

// measure compiles all files with one allocator, several times.
func (b *puzzleBench) measure(allocator allocatorMaker) (puzzleTotals, error) {
	var best puzzleTotals
	var files []string
	for _, c := range b.corpora {
		files = append(files, c.files...)
	}
	for run := range max(1, b.runs) {
		x, err := b.pass(files, allocator)
		if err != nil {
			return x, err
		}
		if run == 0 || x.ns < best.ns {
			best = x
		}
	}
	return best, nil
}

func (b *puzzleBench) file(name string, allocator allocatorMaker, x *puzzleTotals) error {
	before := accesses(&x.cost)
	_, err := b.compile(name, allocator, spillway.ToAllocated, x)
	x.byFile = append(x.byFile, accesses(&x.cost)-before)
	return err
}

// compile compiles one file and adds its results to x.
func (b *puzzleBench) compile(name string, allocator allocatorMaker, stage spillway.Stage, x *puzzleTotals) (*spillway.Output, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	m, err := spillway.Parse(name, text)
	if err != nil {
		return nil, err
	}
	opts, err := b.flags.Options()
	if err != nil {
		return nil, err
	}
	opts.Workers, opts.Allocator, opts.Stage, opts.Comment = 1, allocator, stage, true
	opts.Observe = func(p *regalloc.Problem, r *regalloc.Result) {
		c := regalloc.Costs(p, r)
		x.byFunc = append(x.byFunc, c)
		x.instrs += len(p.Instrs)
		for _, s := range r.Slots {
			x.slots += int64(s.Size)
		}
		addBreakdown(&x.cost, &c)
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		return nil, err
	}
	for i := range out.Stats {
		for _, t := range out.Stats[i].Transfers {
			sum := &x.inside
			if t.Cause == mach.CauseEdge.String() {
				sum = &x.onEdges
			}
			sum[0] += t.Moves
			sum[1] += t.Swaps
		}
		for _, s := range out.Stats[i].Times {
			switch s.Pass {
			case "allocate", "improve":
				x.ns += s.Ns
				x.wholeNs += s.Ns
			case "problem", "apply":
				x.wholeNs += s.Ns
			}
		}
	}
	return out, nil
}

func addBreakdown(sum, c *regalloc.Breakdown) {
	sum.Loads += c.Loads
	sum.Stores += c.Stores
	sum.Moves += c.Moves
	sum.Remats += c.Remats
	sum.Bytes += c.Bytes
	sum.FoldedLoads += c.FoldedLoads
	sum.FoldedStores += c.FoldedStores
}
