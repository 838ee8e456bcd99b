package bench

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/interp"
	"spillway/ir"
	"spillway/shuffle"
	"spillway/shuffle/baseline"
	"spillway/shuffle/graph"
	"spillway/shuffle/permi"
)

// shuffleBench measures the sequences for register transfer graphs.
type shuffleBench struct {
	cmd      *cobra.Command
	flags    cli.CompileFlags
	swapCost float64
	random   int // graphs of each kind and size
	seed     uint64
	execute  bool
	enough   time.Duration // for each figure of time
	out, log io.Writer
}

func newBenchShuffleCommand() *cobra.Command {
	b := &shuffleBench{}
	cmd := &cobra.Command{
		Use:   "shuffle [FILE.ll...]",
		Short: "Compare sequences for register transfer graphs with those of other algorithms",
		Long: `Compare the algorithms of the shuffle command with those of the papers and with what
a naive compiler does: on the graphs of the files' code
(see compile --debug shuffle), on random graphs, and in time for each graph. With
--execute, also count the instructions that the programs execute with and without
permutation instructions. The default files are testdata/programs/*/*.ll.`,
		RunE: func(cmd *cobra.Command, files []string) (err error) {
			if len(files) == 0 {
				if files, err = examples("testdata/programs/*/*.ll"); err != nil {
					return err
				}
			}
			if !(b.swapCost > 0) || b.random < 0 || b.enough < 0 {
				return cli.Usagef("--swap-cost must be positive, --random and --time non-negative")
			}
			b.cmd, b.out, b.log = cmd, cmd.OutOrStdout(), cmd.ErrOrStderr()
			return b.run(cmd.Context(), files)
		},
	}
	b.flags.Register(cmd)
	f := cmd.Flags()
	f.Float64Var(&b.swapCost, "swap-cost", 2.5, "cost of a swap, a copy being 1")
	f.IntVar(&b.random, "random", 2000, "random graphs of each kind and size (0: none)")
	f.Uint64Var(&b.seed, "seed", 1, "seed of the random graphs")
	f.DurationVar(&b.enough, "time", 300*time.Millisecond, "duration of each time measurement (0: no times)")
	f.BoolVar(&b.execute, "execute", false, "also interpret the files, which must be programs without arguments")
	return cmd
}

func (b *shuffleBench) run(ctx context.Context, files []string) error {
	opts, err := b.flags.Options()
	if err != nil {
		return err
	}
	opts.Stage = spillway.ToAllocated
	graphs, err := b.compile(ctx, files, opts)
	if err != nil {
		return err
	}
	fmt.Fprintf(b.out, "Graphs of %d files:\n\n", len(files))
	if err := b.compare(graphs); err != nil {
		return err
	}
	if b.random > 0 {
		if err := b.compareRandom(); err != nil {
			return err
		}
	}
	if b.enough > 0 {
		if err := b.time(graphs); err != nil {
			return err
		}
	}
	if b.execute {
		return b.executed(ctx, files, opts)
	}
	return nil
}

// compile returns the graphs of all files that can be compiled.
func (b *shuffleBench) compile(ctx context.Context, files []string, opts spillway.Options) (graphs []graph.Graph, err error) {
	for _, file := range files {
		m, err := cli.ParseFile(b.cmd, file, opts.Target)
		if err != nil {
			return nil, err
		}
		var log cli.ShuffleLog
		log.Start(&opts)
		out, err := spillway.Compile(ctx, m, opts)
		if err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			continue
		}
		graphs = append(graphs, log.All(out)...)
	}
	return graphs, nil
}

// compare prints the results of each algorithm for the graphs of real functions: those that are one copy, and the
// others.
func (b *shuffleBench) compare(graphs []graph.Graph) error {
	var several []graph.Graph
	for _, g := range graphs {
		if moved(g) > 1 {
			several = append(several, g)
		}
	}
	fmt.Fprintf(b.out, "%d graphs, %d of which move one register; of the %d others (a swap costs %v):\n\n", len(graphs), len(graphs)-len(several), len(several), b.swapCost)
	t := report.Table{Header: []string{"instruction set", "algorithm", "operations", "a graph", "cost", "saved by the optimum"}}
	var least float64
	for _, m := range baseline.Measure(several, b.swapCost) {
		if m.Name == "optimal" {
			least = m.Cost
		}
		t.Row(isaName(m.ISA), m.Name, m.Operations, perGraph(float64(m.Operations), len(several)), m.Cost, saving(m.Cost-least, m.Cost))
	}
	_, err := t.WriteTo(b.out)
	return err
}

// moved returns how many registers get another register's value.
func moved(g graph.Graph) (n int) {
	for _, e := range g.Edges {
		if e[0] != e[1] {
			n++
		}
	}
	return n
}

func isaName(isa graph.ISA) string {
	return map[graph.ISA]string{graph.Move: "move", graph.Swap: "move, swap", graph.Permi: "move, permi"}[isa]
}

func perGraph(sum float64, graphs int) string {
	return fmt.Sprintf("%.3f", sum/float64(max(graphs, 1)))
}

func saving(part, whole float64) string {
	if whole == 0 {
		return "0.0 %"
	}
	return fmt.Sprintf("%.1f %%", 100*part/whole)
}

// kinds are the kinds of random graphs.
var kinds = []struct {
	name string
	make func(r *rand.Rand, n int) graph.Graph
}{
	{"functions", func(r *rand.Rand, n int) graph.Graph { return randomGraph(r, n, 1) }},
	{"half of the registers", func(r *rand.Rand, n int) graph.Graph { return randomGraph(r, n, 0.5) }},
	{"permutations", func(r *rand.Rand, n int) graph.Graph {
		g := graph.Graph{Registers: n}
		for to, from := range r.Perm(n) {
			g.Edges = append(g.Edges, [2]int{from + 1, to + 1})
		}
		return g
	}},
}

// randomGraph returns a graph on n registers in which each is a destination with
// the given probability, of any source.
func randomGraph(r *rand.Rand, n int, density float64) graph.Graph {
	g := graph.Graph{Registers: n}
	for to := 1; to <= n; to++ {
		if r.Float64() < density {
			g.Edges = append(g.Edges, [2]int{1 + r.IntN(n), to})
		}
	}
	return g
}

// compareRandom prints the mean costs on random graphs.
func (b *shuffleBench) compareRandom() error {
	fmt.Fprintf(b.out, "\nMean cost of %d random graphs each (a swap costs %v):\n\n", b.random, b.swapCost)
	t := report.Table{Header: []string{"graphs", "registers"}}
	r := rand.New(rand.NewPCG(b.seed, 0))
	for _, kind := range kinds {
		for _, n := range []int{5, 8, 16, 32} {
			graphs := make([]graph.Graph, b.random)
			for i := range graphs {
				graphs[i] = kind.make(r, n)
			}
			row := []any{kind.name, n}
			t.Header = t.Header[:2]
			for _, m := range baseline.Measure(graphs, b.swapCost) {
				t.Header = append(t.Header, map[graph.ISA]string{graph.Swap: "swap: ", graph.Permi: "permi: "}[m.ISA]+m.Name)
				row = append(row, perGraph(m.Cost, len(graphs)))
			}
			t.Row(row...)
		}
	}
	_, err := t.WriteTo(b.out)
	return err
}

// time prints how long the sequences take to find.
func (b *shuffleBench) time(real []graph.Graph) error {
	fmt.Fprintf(b.out, "\nNanoseconds for a graph:\n\n")
	t := report.Table{Header: []string{"graphs", "registers moved", "move, swap", "a register", "move, permi", "a register"}}
	row := func(name string, graphs []graph.Graph) {
		if len(graphs) == 0 {
			return
		}
		edges := 0
		for _, g := range graphs {
			edges += moved(g)
		}
		registers := float64(edges) / float64(len(graphs))
		swaps, perms := timeSwaps(graphs, b.enough), timePermi(graphs, b.enough)
		t.Row(name, fmt.Sprintf("%.1f", registers), fmt.Sprintf("%.0f", swaps), fmt.Sprintf("%.1f", swaps/registers),
			fmt.Sprintf("%.0f", perms), fmt.Sprintf("%.1f", perms/registers))
	}
	var one, several []graph.Graph
	for _, g := range real {
		if moved(g) > 1 {
			several = append(several, g)
		} else {
			one = append(one, g)
		}
	}
	row("of the files, one move", one)
	row("of the files, several", several)
	r := rand.New(rand.NewPCG(b.seed, 1))
	for n := 8; n <= 1<<20; n *= 8 {
		var graphs []graph.Graph
		for total := 0; total < 1<<14 || len(graphs) == 0; total += n {
			graphs = append(graphs, randomGraph(r, n, 1))
		}
		row(fmt.Sprintf("random functions on %d", n), graphs)
	}
	_, err := t.WriteTo(b.out)
	return err
}

// perCall returns the nanoseconds of one of the n calls that run makes, in the
// fastest of the runs for which there is time.
func perCall(n int, enough time.Duration, run func()) float64 {
	run()
	fastest := time.Duration(math.MaxInt64)
	for begin := time.Now(); time.Since(begin) < enough; {
		start := time.Now()
		run()
		fastest = min(fastest, time.Since(start))
	}
	return float64(fastest.Nanoseconds()) / float64(n)
}

// parallelCopies returns the moves of the graphs, without those that move
// nothing, and how many locations they need.
func parallelCopies(graphs []graph.Graph) (all [][]shuffle.Move, locs int) {
	for _, g := range graphs {
		var moves []shuffle.Move
		for _, e := range g.Edges {
			moves = append(moves, shuffle.Move{Dst: shuffle.Loc(e[1]), Src: shuffle.Loc(e[0])})
		}
		all = append(all, moves)
		locs = max(locs, g.Registers+1)
	}
	return all, locs
}

func timeSwaps(graphs []graph.Graph, enough time.Duration) float64 {
	all, locs := parallelCopies(graphs)
	class := shuffle.Class{Move: 2, Swap: 5, Emergency: [2]shuffle.Loc{shuffle.NoLoc, shuffle.NoLoc}, Borrow: shuffle.NoLoc}
	env := &shuffle.Env{Locs: make([]shuffle.LocInfo, locs), Classes: []shuffle.Class{class}}
	var s shuffle.Sequencer
	var ops []shuffle.Op
	return perCall(len(all), enough, func() {
		for _, moves := range all {
			var err error
			if ops, err = s.Sequence(ops[:0], moves, env); err != nil {
				panic(err)
			}
		}
	})
}

func timePermi(graphs []graph.Graph, enough time.Duration) float64 {
	all, locs := parallelCopies(graphs)
	var s permi.Sequencer
	var ops []permi.Op
	return perCall(len(all), enough, func() {
		for _, moves := range all {
			var err error
			if ops, err = s.Sequence(ops[:0], moves, locs, nil); err != nil {
				panic(err)
			}
		}
	})
}

// executed prints the instructions that programs execute with and without
// permutation instructions.
func (b *shuffleBench) executed(ctx context.Context, files []string, opts spillway.Options) (err error) {
	fmt.Fprintf(b.out, "\nInstructions executed, without and with permutation instructions:\n\n")
	t := report.Table{Header: []string{"program", "without", "moves", "swaps", "with", "saved"}}
	with := opts
	if with.Feature, err = spillway.FeatureByName("permi"); err != nil {
		return err
	}
	var ratios []float64
	for _, file := range files {
		plain, err := b.countExecuted(ctx, file, opts)
		if err != nil {
			fmt.Fprintf(b.log, "%s: skipped: %v\n", file, err)
			continue
		}
		permuted, err := b.countExecuted(ctx, file, with)
		if err != nil {
			return err
		}
		name := strings.TrimSuffix(filepath.Base(file), ".ll")
		t.Row(name, plain.Instructions, plain.Moves, plain.Swaps, permuted.Instructions,
			saving(float64(plain.Instructions)-float64(permuted.Instructions), float64(plain.Instructions)))
		ratios = append(ratios, float64(permuted.Instructions)/float64(plain.Instructions))
	}
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	_, err = fmt.Fprintf(b.out, "\nGeometric mean of the ratios: %.4f\n", report.GeometricMean(ratios))
	return err
}

func (b *shuffleBench) countExecuted(ctx context.Context, file string, opts spillway.Options) (interp.Counts, error) {
	m, err := cli.ParseFile(b.cmd, file, opts.Target)
	if err != nil {
		return interp.Counts{}, err
	}
	out, err := spillway.Compile(ctx, m, opts)
	if err != nil {
		return interp.Counts{}, err
	}
	var stdout bytes.Buffer
	p := interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs}
	res, err := interp.Run(ctx, p, interp.Options{Name: file, Stdin: strings.NewReader(""), Stdout: &stdout, Stderr: io.Discard, MaxSteps: 1 << 32})
	return res.Counts, err
}
