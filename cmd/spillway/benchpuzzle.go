package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/llvmir"
	"spillway/regalloc"
	"spillway/regalloc/puzzle"
	"spillway/report"
)

// puzzleBench compares register allocation by puzzles with another allocator, and
// with itself without some of its parts.
type puzzleBench struct {
	flags compileFlags
	runs  int
	files []string
	out   io.Writer
	log   io.Writer
}

func newBenchPuzzleCommand() *cobra.Command {
	b := &puzzleBench{}
	cmd := &cobra.Command{
		Use:   "puzzle [FILE.ll...]",
		Short: "Measure register allocation by puzzles",
		Long: `Compile each file with the puzzle allocator, with parts of it left out, and with linear
scan, and print what the boards are, how they are solved, and what the allocations
cost: memory accesses in the code and executed per call of each function (by the
estimated frequencies), moves, and nanoseconds per instruction. The default files
are examples/*/*.ll.`,
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			if len(files) == 0 {
				if files, err = filepath.Glob("examples/*/*.ll"); err != nil || len(files) == 0 {
					return usagef("no files, and no examples in this directory")
				}
			}
			b.files, b.out, b.log = files, cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run()
		},
	}
	b.flags.register(cmd)
	cmd.Flags().IntVar(&b.runs, "runs", 3, "runs of each, of which the fastest counts")
	return cmd
}

// puzzleTotals add up what one allocator did to all files.
type puzzleTotals struct {
	cost    regalloc.Breakdown
	instrs  int
	ns      int64
	byFunc  []regalloc.Breakdown // in order of the functions
	problem []string             // their names
}

// accesses returns the memory accesses in the code.
func accesses(b *regalloc.Breakdown) int { return b.Loads + b.Stores }

func (b *puzzleBench) run() error {
	counted := puzzle.New()
	variants := []struct {
		name string
		info spillway.AllocatorInfo
	}{
		{"puzzle", spillway.AllocatorInfo{Name: "puzzle", SSA: true, New: func() regalloc.Allocator { return counted }}},
		{"furthest-first entries", b.variant(puzzle.Options{Spilling: puzzle.FurthestFirst})},
		{"no coalescing", b.variant(puzzle.Options{NoCoalescing: true})},
		{"no load lowering", b.variant(puzzle.Options{NoLoadLowering: true})},
		{"stores at evictions", b.variant(puzzle.Options{NoTransferElimination: true})},
		{"no shared slots", b.variant(puzzle.Options{NoSharing: true})},
	}
	if info, err := spillway.AllocatorByName("linear"); err == nil {
		variants = append(variants, struct {
			name string
			info spillway.AllocatorInfo
		}{"linear", *info})
	}
	var totals []puzzleTotals
	for i := range variants {
		t, err := b.measure(&variants[i].info)
		if err != nil {
			return err
		}
		totals = append(totals, t)
		if i == 0 {
			stats := counted.Stats()
			b.printBoards(&stats)
		}
	}
	t := report.Table{Header: []string{"allocator", "loads", "stores", "accesses", "of puzzle", "per function", "moves", "remats", "frequency-weighted cost", "bytes", "ns/instr"}}
	first := &totals[0]
	for i := range totals {
		x := &totals[i]
		c := &x.cost
		t.Row(variants[i].name, c.Loads, c.Stores, accesses(c), ratio(float64(accesses(c))/float64(accesses(&first.cost))), ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return float64(accesses(b)) })),
			c.Moves, c.Remats, ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return b.Speed })), c.Bytes, fmt.Sprintf("%.0f", float64(x.ns)/float64(x.instrs)))
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

func (b *puzzleBench) variant(o puzzle.Options) spillway.AllocatorInfo {
	return spillway.AllocatorInfo{Name: "puzzle", SSA: true, New: func() regalloc.Allocator { return puzzle.NewWith(o) }}
}

// measure compiles all files with one allocator.
func (b *puzzleBench) measure(info *spillway.AllocatorInfo) (puzzleTotals, error) {
	var best puzzleTotals
	for run := range max(1, b.runs) {
		var x puzzleTotals
		for _, name := range b.files {
			if err := b.file(name, info, &x); err != nil {
				return x, err
			}
		}
		if run == 0 || x.ns < best.ns {
			best = x
		}
	}
	return best, nil
}

func (b *puzzleBench) file(name string, info *spillway.AllocatorInfo, x *puzzleTotals) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	m, err := llvmir.Parse(name, text)
	if err != nil {
		return err
	}
	opts, err := b.flags.options()
	if err != nil {
		return err
	}
	opts.Workers, opts.Allocator, opts.Stage = 1, info, spillway.ToAllocated
	opts.Observe = func(p *regalloc.Problem, r *regalloc.Result) {
		c := regalloc.Costs(p, r)
		x.byFunc = append(x.byFunc, c)
		x.problem = append(x.problem, name+":"+p.Name)
		x.instrs += len(p.Instrs)
		addBreakdown(&x.cost, &c)
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		return err
	}
	for i := range out.Stats {
		for _, s := range out.Stats[i].Times {
			if s.Stage == "allocate" {
				x.ns += s.Ns
			}
		}
	}
	return nil
}

func addBreakdown(sum, c *regalloc.Breakdown) {
	sum.Loads += c.Loads
	sum.Stores += c.Stores
	sum.Moves += c.Moves
	sum.Remats += c.Remats
	sum.Speed += c.Speed
	sum.Bytes += c.Bytes
	sum.FoldedLoads += c.FoldedLoads
	sum.FoldedStores += c.FoldedStores
}

// printBoards prints the distribution of boards and the calls of the solver.
func (b *puzzleBench) printBoards(s *puzzle.Stats) {
	percent := func(n, of int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(max(1, of))) }
	t := report.Table{Header: []string{"boards", "number", "share"}}
	for _, k := range s.Kinds() {
		t.Row(k.Name, k.Count, percent(k.Count, s.Puzzles))
	}
	t.WriteTo(b.out)
	fmt.Fprintln(b.out)
	t = report.Table{Header: []string{"puzzles", "extended", "calls/puzzle", "once", "most calls", "copies/puzzle", "on edges/puzzle"}}
	per := func(n int) string { return fmt.Sprintf("%.3f", float64(n)/float64(max(1, s.Puzzles))) }
	t.Row(s.Puzzles, percent(s.Extended, s.Puzzles), per(s.Calls), percent(s.Once, s.Puzzles), s.Most, per(s.Copies), per(s.EdgeCopies))
	t.WriteTo(b.out)
	fmt.Fprintln(b.out)
}
