package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"

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
	llc   string
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
	cmd.Flags().StringVar(&b.llc, "llc", "", "also count the spill code of this `LLC`'s allocators, at -O2")
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
	if err := b.boards(); err != nil {
		return err
	}
	variants := []struct {
		name string
		info spillway.AllocatorInfo
	}{
		{"puzzle", b.variant(puzzle.Options{})},
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
	}
	t := report.Table{Header: []string{"allocator", "loads", "stores", "accesses", "of puzzle", "per function", "moves", "remats", "frequency-weighted cost", "bytes", "ns/instr"}}
	first := &totals[0]
	for i := range totals {
		x := &totals[i]
		c := &x.cost
		t.Row(variants[i].name, c.Loads, c.Stores, accesses(c), ratio(float64(accesses(c))/float64(accesses(&first.cost))), ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return float64(accesses(b)) })),
			c.Moves, c.Remats, ratio(byFunction(x, first, func(b *regalloc.Breakdown) float64 { return b.Speed })), c.Bytes, fmt.Sprintf("%.0f", float64(x.ns)/float64(x.instrs)))
	}
	if _, err := t.WriteTo(b.out); err != nil || b.llc == "" {
		return err
	}
	return b.printLLC(first)
}

// printLLC counts what LLVM's allocators spill: instructions that llc marks as
// spills and reloads, folded ones too. Files that it cannot read are left out.
func (b *puzzleBench) printLLC(ours *puzzleTotals) error {
	t := report.Table{Header: []string{"allocator", "accesses", "of puzzle"}}
	counts := make([]int, len(llcAllocators))
	own, left := 0, 0
	for _, file := range b.files {
		n, err := b.llcSpills(file)
		if err != nil {
			left++
			continue
		}
		for k := range n {
			counts[k] += n[k]
		}
		for k, name := range ours.problem {
			if strings.HasPrefix(name, file+":") {
				own += accesses(&ours.byFunc[k])
			}
		}
	}
	t.Row("puzzle", own, ratio(1))
	for k, n := range counts {
		t.Row("llc "+llcAllocators[k].name, n, ratio(float64(n)/float64(max(1, own))))
	}
	fmt.Fprintln(b.out)
	if left > 0 {
		fmt.Fprintf(b.log, "%d files left out: %s cannot read them\n", left, b.llc)
	}
	_, err := t.WriteTo(b.out)
	return err
}

// llcAllocators are LLVM's register allocators and how to choose them.
var llcAllocators = []struct {
	name  string
	flags []string
}{
	{"greedy", []string{"-regalloc=greedy"}},
	{"basic", []string{"-regalloc=basic"}},
	{"fast", []string{"-regalloc=fast", "-optimize-regalloc=false"}},
}

// llcSpills counts the spill code of each of LLVM's allocators in a file.
func (b *puzzleBench) llcSpills(file string) ([]int, error) {
	counts := make([]int, len(llcAllocators))
	for k := range llcAllocators {
		args := append([]string{b.llc, "-O2", "-relocation-model=pic", "-o", "-", file}, llcAllocators[k].flags...)
		text, err := command(args[0], args[1:]...).Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(text)) {
			if strings.HasSuffix(line, " Spill\n") || strings.HasSuffix(line, " Reload\n") {
				counts[k]++
			}
		}
	}
	return counts, nil
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

// boards counts the boards of all files.
func (b *puzzleBench) boards() error {
	a := puzzle.New()
	if _, err := b.pass(&spillway.AllocatorInfo{Name: "puzzle", SSA: true, New: func() regalloc.Allocator { return a }}); err != nil {
		return err
	}
	stats := a.Stats()
	b.printBoards(&stats)
	return nil
}

// pass compiles all files once.
func (b *puzzleBench) pass(info *spillway.AllocatorInfo) (x puzzleTotals, err error) {
	for _, name := range b.files {
		if err := b.file(name, info, &x); err != nil {
			return x, err
		}
	}
	return x, nil
}

// measure compiles all files with one allocator, several times.
func (b *puzzleBench) measure(info *spillway.AllocatorInfo) (puzzleTotals, error) {
	var best puzzleTotals
	for run := range max(1, b.runs) {
		x, err := b.pass(info)
		if err != nil {
			return x, err
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
