package bench

import (
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/measure"
	"spillway/internal/report"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
	"spillway/regalloc/outssa"
)

// outssaBench compares SSA destruction methods on stored Problems.
type outssaBench struct {
	out       io.Writer
	allocator string
	tables    []string
	bare      bool
}

func newBenchOutOfSSACommand() *cobra.Command {
	b := &outssaBench{}
	cmd := &cobra.Command{
		Use:   "outssa [FILE...]",
		Short: "Compare SSA destruction methods on allocation Problems",
		Long: `Take the Problems of the files out of SSA form by every method, and count the remaining copies of
single values. The tables are those of Rastello et al. (LIP RR-2005-34):

  free      without renaming constraints, each method followed by aggressive coalescing (Table 2)
  pinned    with all renaming constraints, likewise (Table 3)
  before    with all renaming constraints, before aggressive coalescing (Table 4)
  weighted  the same, each copy weighted by 5 for each loop around it (Table 5)
  optimum   of Problems with up to 30 copies, how often each method has the fewest possible
  code      the allocated code: memory accesses, cost, copies between registers, time

+N and -N are differences to the first column. A directory stands for all .problem files
below it, as compile --dump-problems writes them. The default files are
internal/ratchet/testdata/*.problems.gz.`,
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			b.out = cmd.OutOrStdout()
			if len(files) == 0 {
				if files, err = examples("internal/ratchet/testdata/*.problems.gz"); err != nil {
					return err
				}
			}
			return b.run(files)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.allocator, "regalloc", "linear", "allocator for the table code")
	f.BoolVar(&b.bare, "without-improve", false, "table code: do not improve the allocator's Results")
	f.StringSliceVar(&b.tables, "table", []string{"free", "pinned", "before", "weighted", "optimum", "code"}, "tables to print")
	return cmd
}

// A problemSet is the Problems of one file.
type problemSet struct {
	name     string
	problems []*regalloc.Problem
}

func (b *outssaBench) run(files []string) error {
	var corpora []problemSet
	for _, file := range files {
		set, err := readSet(file)
		if err != nil {
			return err
		}
		corpora = append(corpora, set)
	}
	for _, name := range b.tables {
		var err error
		switch name {
		case "free":
			err = b.counts("without constraints, + coalescing", corpora, measure.Once, measure.WithAgain(measure.Ways(false)))
		case "pinned":
			err = b.counts("all constraints, + coalescing", corpora, measure.Once, measure.WithAgain(measure.Ways(true)))
		case "before":
			err = b.counts("all constraints", corpora, measure.Once, measure.Ways(true))
		case "weighted":
			err = b.counts("all constraints, weighted by 5^depth", corpora, measure.FiveToTheDepth, measure.Ways(true))
		case "optimum":
			err = b.optima(corpora)
		case "code":
			err = b.code(corpora)
		default:
			return cli.Usagef("--table %q: must be free, pinned, before, weighted, optimum or code", name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// readSet returns the Problems of a file, or of all files of that kind below a directory.
func readSet(name string) (set problemSet, err error) {
	set.name = name
	info, err := os.Stat(name)
	if err != nil {
		return set, err
	}
	if !info.IsDir() {
		set.problems, err = new(allocBench).read(name)
		return set, err
	}
	err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".problem" {
			return err
		}
		problems, err := new(allocBench).read(path)
		set.problems = append(set.problems, problems...)
		return err
	})
	return set, err
}

// counts prints the remaining copies.
func (b *outssaBench) counts(title string, corpora []problemSet, weight func(*regalloc.Block) float64, list []measure.Way) error {
	t := report.Table{Header: []string{title}}
	for _, w := range list {
		t.Header = append(t.Header, w.Name)
	}
	var ws outssa.Workspace
	for _, c := range corpora {
		row := []any{c.name}
		first := 0.0
		for k := range list {
			n := 0.0
			for _, p := range c.problems {
				low, err := list[k].Lower(&ws, p)
				if err != nil {
					return err
				}
				n += low.Moves(weight)
			}
			if k == 0 {
				first = n
				row = append(row, fmt.Sprintf("%.0f", n))
				continue
			}
			row = append(row, fmt.Sprintf("%+.0f", n-first))
		}
		t.Row(row...)
	}
	return b.print(&t)
}

func (b *outssaBench) print(t *report.Table) error {
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err := fmt.Fprintln(b.out)
	return err
}

// optima prints how often the methods leave no more copies than the optimal partition.
func (b *outssaBench) optima(corpora []problemSet) error {
	list := measure.Ways(true)
	t := report.Table{Header: []string{"optimum, all constraints", "solved", "copies"}}
	for _, w := range list {
		t.Header = append(t.Header, w.Name)
	}
	var ws outssa.Workspace
	for _, c := range corpora {
		var o outssa.Optimum
		exact := measure.Way{Name: "optimum", Opts: outssa.Options{Method: o.Method(), Explicit: true}}
		met, solved, copies := make([]int, len(list)), 0, 0.0
		for _, p := range c.problems {
			o.Found = false
			low, err := exact.Lower(&ws, p)
			if err != nil {
				return err
			}
			if !o.Found {
				continue
			}
			least := low.Moves(measure.Once)
			solved++
			copies += least
			for k := range list {
				low, err := list[k].Lower(&ws, p)
				if err != nil {
					return err
				}
				if low.Moves(measure.Once) <= least {
					met[k]++
				}
			}
		}
		row := []any{c.name, fmt.Sprintf("%d of %d", solved, len(c.problems)), fmt.Sprintf("%.0f", copies)}
		for _, n := range met {
			row = append(row, percent(n, solved))
		}
		t.Row(row...)
	}
	return b.print(&t)
}

// code prints the allocator's results on the methods' outcomes.
func (b *outssaBench) code(corpora []problemSet) error {
	info, err := cli.AllocatorByName(b.allocator)
	if err != nil {
		return cli.UsageError{Err: err}
	}
	metrics := []string{"mixed:10", "size", "speed"}
	for _, c := range corpora {
		t := report.Table{Header: []string{c.name + ", " + b.allocator, "accesses", "register moves", "mixed:10", "geometric mean", "size", "geometric mean", "speed", "geometric mean", "ns/instr of lowering"}}
		first := make([][]float64, len(metrics)) // by metric and Problem
		for _, m := range outssa.Methods() {
			var x code
			if x.nanoseconds, err = lowerAll(m, c.problems); err != nil {
				return err
			}
			row := []any{m.Name}
			costs := make([][]float64, len(metrics))
			for k, name := range metrics {
				metric, err := regalloc.ParseMetric(name)
				if err != nil {
					return err
				}
				if costs[k], err = x.allocate(b.new(info), m, c.problems, metric); err != nil {
					return err
				}
			}
			if first[0] == nil {
				first = costs
			}
			row = append(row, x.accesses, x.moves)
			for k := range costs {
				row = append(row, ratio(sum(costs[k])/sum(first[k])), ratio(costRatio(costs[k], first[k])))
			}
			t.Row(append(row, fmt.Sprintf("%.0f", x.nanoseconds))...)
		}
		if err := b.print(&t); err != nil {
			return err
		}
	}
	return nil
}

// new returns an allocator.
func (b *outssaBench) new(info *spillway.AllocatorInfo) regalloc.Allocator {
	a := info.New()
	if x, ok := a.(*improve.Allocator); ok && b.bare {
		return x.Inner()
	}
	return a
}

// code is the code that an allocator inserts under the first requested metric.
type code struct {
	accesses, moves int
	counted         bool
	nanoseconds     float64
}

// allocate returns the costs of the Problems.
func (x *code) allocate(a regalloc.Allocator, m *outssa.Method, problems []*regalloc.Problem, metric regalloc.Metric) (costs []float64, err error) {
	for _, p := range problems {
		r, err := spillway.Allocate(p, a, regalloc.Options{Metric: metric, OutOfSSA: m.Name})
		if err != nil {
			return nil, err
		}
		if errs := check.Result(p, r); len(errs) > 0 {
			return nil, fmt.Errorf("%s: incorrect Result after %s: %w", p.Name, m.Name, &errs[0])
		}
		costs = append(costs, regalloc.Cost(p, r, metric))
		if !x.counted {
			x.count(p, r)
		}
	}
	x.counted = true
	return costs, nil
}

// count adds the code of r: accesses to slots, and copies between registers.
func (x *code) count(p *regalloc.Problem, r *regalloc.Result) {
	move := func(m *regalloc.Move) {
		switch s, d := m.Src.Kind(), m.Dst.Kind(); {
		case s == regalloc.SlotLoc || d == regalloc.SlotLoc:
			x.accesses++
		case s == regalloc.RegLoc && d == regalloc.RegLoc && m.Src != m.Dst:
			x.moves++
		}
	}
	for k := range r.InstrMoves {
		move(&r.InstrMoves[k].Move)
	}
	for k := range r.EdgeMoves {
		move(&r.EdgeMoves[k].Move)
	}
	for i := range p.Instrs {
		at := p.Instrs[i].Operands
		for n := at[0]; n < at[1]; n++ {
			if r.Locs[n].Kind() == regalloc.SlotLoc && p.Operands[n].Constraint != regalloc.Anywhere {
				x.accesses++
			}
		}
		if half := (at[1] - at[0]) / 2; p.Instrs[i].Flags&regalloc.FlagMove != 0 {
			for n := at[0]; n < at[0]+half; n++ {
				if s, d := r.Locs[n], r.Locs[n+half]; s.Kind() == regalloc.RegLoc && d.Kind() == regalloc.RegLoc && s != d {
					x.moves++
				}
			}
		}
	}
}

// lowerAll returns the time of a method in nanoseconds per instruction.
func lowerAll(m *outssa.Method, problems []*regalloc.Problem) (ns float64, err error) {
	var ws outssa.Workspace
	instrs := 0
	best := math.Inf(1)
	for range 3 {
		start := time.Now()
		instrs = 0
		for _, p := range problems {
			if _, err := ws.Lower(p, outssa.Options{Method: m}); err != nil {
				return 0, err
			}
			instrs += len(p.Instrs)
		}
		best = min(best, float64(time.Since(start).Nanoseconds()))
	}
	return best / float64(max(1, instrs)), nil
}
