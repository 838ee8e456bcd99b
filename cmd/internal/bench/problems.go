package bench

import (
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/measure"
	"spillway/internal/ratchet"
	"spillway/internal/report"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// allocBench compares register allocators on stored Problems.
type allocBench struct {
	out       io.Writer
	metrics   []string
	names     []string
	variants  string
	registers int
	least     int
	picture   *barsOf
}

func newBenchAllocCommand() *cobra.Command {
	b := &allocBench{}
	programs := &allocatorsBench{}
	var executed bool
	var limit time.Duration
	var svg string
	cmd := &cobra.Command{
		Use:   "alloc [FILE... | FILE.ll... | NAME=PATTERN...]",
		Short: "Compare register allocators on allocation Problems or on programs",
		Long: `Allocate registers for every Problem of the files, which are texts as compile
--dump-problems writes them or packed ones of internal/ratchet, by every allocator, and
prove the Results. A table for each metric shows by file the cost of the Results, in total
and as geometric mean, both as ratios to the first allocator, and the time for an
instruction. With --variants the rows are the options of an allocator,
besides its default, without the passes that improve every Result in the compiler. The default files are internal/ratchet/testdata/*.problems.gz.

LLVM IR is compiled by every allocator instead, and with --llc by llc's, at -O2. A table for each corpus (NAME=PATTERN is all files
that match) shows the code that allocation inserted, by the Results, with the cost under the first
metric (mixed:10 if none is given) and the share of functions in which none of ours is cheaper; and by the assembly text of ours and llc's
the marked loads and stores, the share of functions in which no allocator has fewer, copies between registers, and
bytes of code without alignment; the time of allocation with conversion to and from a Problem; and with
--executed the loads and stores that programs among the files execute, by callgrind.`,
		Example: "  spillway bench alloc --llc llc-19 --runs 1 hash='testdata/programs/hash/*.O[12].ll'",
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			if slices.ContainsFunc(files, func(f string) bool { return strings.HasSuffix(f, ".ll") || strings.Contains(f, "=") }) {
				if programs.corpora, err = parseCorpora(files); err != nil {
					return err
				}
				if executed {
					if programs.profiler, err = newProfiler(limit); err != nil {
						return err
					}
				}
				if programs.flags.Relocation, programs.flags.Metric = "pic", "mixed:10"; cmd.Flags().Changed("metric") {
					programs.flags.Metric = b.metrics[0]
				}
				programs.names, programs.out, programs.log = b.names, cmd.OutOrStdout(), cmd.ErrOrStderr()
				programs.picture = newBars("Register allocators on programs", 0, "cost under "+programs.flags.Metric+", of the first", "loads and stores inserted", "bytes of code", "ns of allocation for an instruction")
				if err := programs.compareAll(); err != nil {
					return err
				}
				return writeSVG(cmd, svg, programs.picture)
			}
			b.out = cmd.OutOrStdout()
			if len(files) == 0 {
				if files, err = examples("internal/ratchet/testdata/*.problems.gz"); err != nil {
					return err
				}
			}
			b.picture = newBars("Register allocators on allocation Problems", 0, "cost, of the first (geometric mean)", "ns of allocation for an instruction")
			if err := b.run(files); err != nil {
				return err
			}
			return writeSVG(cmd, svg, b.picture)
		},
	}
	f := cmd.Flags()
	f.StringSliceVar(&b.metrics, "metric", []string{"size", "speed"}, "what to minimize: size, speed, or mixed:MU")
	f.StringSliceVar(&b.names, "regalloc", nil, "allocators, the baseline first (default: all)")
	f.StringVar(&b.variants, "variants", "", "compare the variants of this allocator: "+strings.Join(measure.Names(), ", "))
	f.IntVar(&b.registers, "registers", 0, "limit each register class to this many registers")
	f.StringVar(&programs.llc, "llc", "", "for LLVM IR: also compare with this `LLC`'s allocators")
	f.StringVarP(&programs.flags.Level, "level", "O", "2", "for LLVM IR: the optimization level to compile at")
	f.IntVar(&programs.runs, "runs", 1, "for LLVM IR: runs of each, of which the minimum counts")
	executedFlags(cmd, &executed, &limit)
	svgFlag(cmd, &svg)
	f.IntVar(&b.least, "least", 1, "skip Problems with fewer instructions")
	return cmd
}

func (b *allocBench) run(files []string) error {
	solvers, err := b.solvers()
	if err != nil {
		return err
	}
	sets := make([][]*regalloc.Problem, len(files))
	for k, file := range files {
		if sets[k], err = b.read(file); err != nil {
			return err
		}
	}
	for _, name := range b.metrics {
		m, err := regalloc.ParseMetric(name)
		if err != nil {
			return cli.UsageError{Err: err}
		}
		for k, file := range files {
			if err := b.table(name, m, file, sets[k], solvers); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *allocBench) solvers() (list []measure.Solver, err error) {
	if b.variants != "" {
		if list = measure.Variants[b.variants]; list == nil {
			return nil, cli.Usagef("unknown allocator %q (variants of: %s)", b.variants, strings.Join(measure.Names(), ", "))
		}
		return list, nil
	}
	if len(b.names) == 0 {
		for _, a := range spillway.Allocators() {
			list = append(list, measure.Solver{Name: a.Name, New: a.New})
		}
	}
	for _, name := range b.names {
		a, err := cli.AllocatorByName(name)
		if err != nil {
			return nil, cli.UsageError{Err: err}
		}
		list = append(list, measure.Solver{Name: a.Name, New: a.New})
	}
	return list, nil
}

// read returns the Problems of a file.
func (b *allocBench) read(file string) (problems []*regalloc.Problem, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var all []*regalloc.Problem
	if strings.HasSuffix(file, ".gz") {
		all, err = ratchet.Unpack(file, text)
	} else {
		var p *regalloc.Problem
		p, err = regalloc.ParseProblem(file, text)
		all = append(all, p)
	}
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		if len(p.Instrs) < b.least {
			continue
		}
		if b.registers > 0 {
			p = p.Squeeze(b.registers)
		}
		problems = append(problems, p)
	}
	return problems, nil
}

// table prints the solvers' results for a file's Problems.
func (b *allocBench) table(metric string, m regalloc.Metric, file string, problems []*regalloc.Problem, solvers []measure.Solver) error {
	costs := make([][]float64, len(solvers))
	instrs := 0
	for _, p := range problems {
		instrs += len(p.Instrs)
	}
	t := report.Table{Header: []string{metric, "total", "of " + solvers[0].Name, "geometric mean", "ns/instr"}}
	for k, s := range solvers {
		seconds, err := allocateAll(s, problems, m, &costs[k])
		if err != nil {
			return err
		}
		total, first := sum(costs[k]), sum(costs[0])
		b.picture.set(s.Name, strings.TrimSuffix(filepath.Base(file), ".problems.gz")+", "+metric, costRatio(costs[k], costs[0]), 1e9*seconds/float64(max(1, instrs)))
		t.Row(s.Name, fmt.Sprintf("%.0f", total), ratio(total/first), ratio(costRatio(costs[k], costs[0])), fmt.Sprintf("%.0f", 1e9*seconds/float64(max(1, instrs))))
	}
	fmt.Fprintf(b.out, "%s: %d Problems, %d instructions\n\n", file, len(problems), instrs)
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintln(b.out)
	return err
}

// allocateAll proves and prices the Results of s, and measures its time.
func allocateAll(s measure.Solver, problems []*regalloc.Problem, m regalloc.Metric, costs *[]float64) (seconds float64, err error) {
	a := s.New()
	for _, p := range problems {
		start := time.Now()
		r, err := spillway.Allocate(p, a, regalloc.Options{Metric: m})
		seconds += time.Since(start).Seconds()
		if err != nil {
			return 0, fmt.Errorf("%s: %w", s.Name, err)
		}
		if errs := check.Result(p, r); len(errs) > 0 {
			return 0, fmt.Errorf("%s: incorrect Result of %s: %w", p.Name, s.Name, &errs[0])
		}
		*costs = append(*costs, regalloc.Cost(p, r, m))
	}
	return seconds, nil
}

func sum(x []float64) (s float64) {
	for _, c := range x {
		s += c
	}
	return s
}

// costRatio returns the geometric mean of the ratios of costs. Many Problems cost
// nothing, some less, where shorter instructions save more than spilling costs: the
// cost counts from 0, and a unit is added to each.
func costRatio(x, y []float64) float64 {
	logs := 0.0
	for k := range x {
		logs += math.Log((max(0, x[k]) + 1) / (max(0, y[k]) + 1))
	}
	return math.Exp(logs / float64(max(1, len(x))))
}
