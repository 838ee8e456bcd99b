package ops

import (
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"time"

	"spillway"
	"spillway/cfg"
	"spillway/internal/measure"
	"spillway/isel"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/live"
	"spillway/regalloc/netflow/lp"
	"spillway/regalloc/outssa"
	"spillway/shuffle"
	"spillway/shuffle/baseline"
	"spillway/shuffle/graph"
)

func init() {
	piece.Register("puzzles", piece.Op{Revision: 1, Do: puzzles})
	piece.Register("shape", piece.Op{Revision: 1, Do: shape})
	piece.Register("out-of-ssa", piece.Op{Revision: 1, Do: outOfSSA})
	piece.Register("relax", piece.Op{Revision: 1, Do: relax})
	piece.Register("tile", piece.Op{Revision: 1, Do: tile})
	piece.Register("graphs", piece.Op{Revision: 2, Do: graphs})
	piece.Register("exhaust", piece.Op{Revision: 1, Do: exhaust})
}

// Puzzles are the counts of [Pereira08 §6] for one function.
type Puzzles struct {
	Puzzles, Calls, Once, Most, Copies, EdgeCopies int
	Kinds, Sizes                                   []puzzle.KindCount
}

func puzzles(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	o, err := puzzleOptions(p.Args["options"])
	if err != nil {
		return nil, err
	}
	a := puzzle.NewWith(o)
	if _, err := spillway.Allocate(q.p, a, q.opts); err != nil {
		return nil, err
	}
	x := a.Stats()
	return &Puzzles{x.Puzzles, x.Calls, x.Once, x.Most, x.Copies, x.EdgeCopies, x.Kinds(), x.Sizes()}, nil
}

// A Shape is the size of a function.
type Shape struct {
	Instrs, Blocks, Values int
	Live                   int // sum of values live at block starts
}

func shape(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	sets := live.Compute(q.p, cfg.NewFlow(q.p))
	x := &Shape{Instrs: len(q.p.Instrs), Blocks: len(q.p.Blocks), Values: len(q.p.VRegs)}
	for b := range q.p.Blocks {
		x.Live += len(sets.LiveIn(regalloc.BlockID(b)))
	}
	return x, nil
}

// Copies are the remaining copies by SSA destruction method, for each table of [Rastello05].
type Copies struct {
	Free, Pinned, Before, Weighted map[string]float64
}

// Ways returns the names of the SSA destruction methods, the paper's first.
func Ways() (names []string) {
	for _, w := range measure.Ways(true) {
		names = append(names, w.Name)
	}
	return names
}

func outOfSSA(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	var ws outssa.Workspace
	count := func(list []measure.Way, weight func(*regalloc.Block) float64) (map[string]float64, error) {
		counts := map[string]float64{}
		for k, w := range list {
			low, err := list[k].Lower(&ws, q.p)
			if err != nil {
				return nil, err
			}
			counts[w.Name] = low.Moves(weight)
		}
		return counts, nil
	}
	var x Copies
	var errs [4]error
	x.Free, errs[0] = count(measure.WithAgain(measure.Ways(false)), measure.Once)
	x.Pinned, errs[1] = count(measure.WithAgain(measure.Ways(true)), measure.Once)
	x.Before, errs[2] = count(measure.Ways(true), measure.Once)
	x.Weighted, errs[3] = count(measure.Ways(true), measure.FiveToTheDepth)
	return &x, cmpErr(errs[:]...)
}

// A Relaxed is an integer program and its relaxation.
type Relaxed struct {
	Variables      int
	Solved         bool // in time
	Relaxed, Whole float64
	Integral       bool // the relaxation has an integral solution
}

// Tight reports whether the relaxation costs as much as the optimum.
func (x *Relaxed) Tight() bool { return x.Relaxed > x.Whole-1e-4-1e-6*math.Abs(x.Whole) }

// relax solves an allocation and its relaxation with cbc.
func relax(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	form, err := lp.FormByName(p.Args["form"])
	if err != nil {
		return nil, err
	}
	most, err := number(p, "variables")
	if err != nil {
		return nil, err
	}
	n := lp.Of(q.p, q.opts.Metric, form)
	x := &Relaxed{Variables: len(n.Cols)}
	if len(n.Cols) > most {
		return x, nil
	}
	dir, err := os.MkdirTemp("", "relax")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	// Programs with so few variables take a second; longer runs do not terminate.
	solver := lp.Solver{Dir: dir, Limit: 5 * time.Minute}
	relaxed, whole, err := solver.Solve(ctx, n)
	if err != nil || whole == nil {
		return x, err
	}
	x.Solved, x.Relaxed, x.Whole, x.Integral = true, relaxed.Cost, whole.Cost, n.Fractions(relaxed) == 0
	return x, nil
}

// A Tiling is one selector's result for a module.
type Tiling struct {
	Name                               string
	Bytes, Least, Excess, Proved, Code int
	Accesses                           int
	Ns                                 int64 `json:"-"`
}

// Tilings are the results of all selectors.
type Tilings struct {
	Blocks, Proved int
	Selectors      []Tiling
}

func tile(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	infos := spillway.Selectors()
	var selectors []isel.Selector
	for _, i := range infos {
		selectors = append(selectors, i.New())
	}
	c := isel.NewComparison(selectors...)
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	t, funcs, err := spillway.Prepare(m, opts)
	if err != nil {
		return nil, err
	}
	e := isel.NewEngine(spillway.Rules(t))
	for _, f := range funcs {
		if err := c.Add(e, f); err != nil {
			return nil, err
		}
	}
	x := &Tilings{Blocks: c.Blocks, Proved: c.Proved}
	for i := range infos {
		y := Tiling{Name: infos[i].Name, Bytes: c.Tallies[i].Bytes, Least: c.Tallies[i].Least, Excess: c.Tallies[i].Excess, Proved: c.Tallies[i].Proved}
		if m, opts, err = load(ctx, s, p); err != nil {
			return nil, err
		}
		opts.Selector = &infos[i]
		out, err := spillway.Compile(ctx, m, opts)
		if err != nil {
			return nil, err
		}
		for k := range out.Stats {
			y.Code += out.Stats[k].Bytes
			y.Accesses += out.Stats[k].SpillLoads + out.Stats[k].SpillStores
		}
		x.Selectors = append(x.Selectors, y)
	}
	return x, nil
}

// Graphs are the register transfer graphs of a module.
type Graphs struct {
	Graphs, Several int // all, and those that move several registers
	Bytes           int // of code
	Algorithms      []Sequences
}

// Sequences are one algorithm's results for the graphs that move several registers.
type Sequences struct {
	Name       string
	ISA        string
	Operations int
	Cost       float64
}

// isas names the instruction sets.
var isas = map[graph.ISA]string{graph.Move: "move", graph.Swap: "move, swap", graph.Permi: "move, permi"}

func graphs(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	x := &Graphs{}
	var several []graph.Graph
	opts.ObserveTransfers = func(_ string, t *mach.Transfer) {
		for _, bank := range t.AppendBanks(nil) {
			g := graph.Graph{Registers: t.Registers(bank), Edges: t.AppendEdges(nil, bank)}
			x.Graphs++
			if slices.IndexFunc(g.Edges, differs) >= 0 && moved(g) > 1 {
				several = append(several, g)
			}
		}
	}
	out, err := spillway.Compile(ctx, m, opts)
	if err != nil {
		return nil, err
	}
	for i := range out.Stats {
		x.Bytes += out.Stats[i].Bytes
	}
	x.Several = len(several)
	for _, y := range baseline.Measure(several, 2.5) {
		x.Algorithms = append(x.Algorithms, Sequences{y.Name, isas[y.ISA], y.Operations, y.Cost})
	}
	return x, nil
}

func differs(e [2]int) bool { return e[0] != e[1] }

// moved returns the number of registers that receive another register's value.
func moved(g graph.Graph) (n int) {
	for _, e := range g.Edges {
		if differs(e) {
			n++
		}
	}
	return n
}

// An Exhausted is all functions from n registers to n registers, as sequences of moves and swaps.
type Exhausted struct {
	N, Functions  int
	Wrong, Longer int     // sequences that are incorrect, or longer than optimal
	Operations    int     // in the shortest sequences
	Dear, Printed float64 // costs of the sequences for a swap cost of 2.5 moves, and of those of [Shuf25]
}

func exhaust(_ context.Context, _ *store.Store, p *piece.Piece) (any, error) {
	n, err := number(p, "n")
	if err != nil || n < 1 || n > 7 {
		return nil, fmt.Errorf("n is %d: must be 1 to 7 (%v)", n, err)
	}
	env := func(swap int) *shuffle.Env {
		class := shuffle.Class{Move: 2, Swap: shuffle.Cost(swap), Emergency: [2]shuffle.Loc{shuffle.NoLoc, shuffle.NoLoc}, Borrow: shuffle.NoLoc}
		return &shuffle.Env{Locs: make([]shuffle.LocInfo, n), Classes: []shuffle.Class{class}}
	}
	equal, dear := env(2), env(5)
	x := &Exhausted{N: n}
	var s shuffle.Sequencer
	src := make([]int, n)
	for {
		var moves []shuffle.Move
		g := graph.Graph{Registers: n}
		for d, u := range src {
			moves = append(moves, shuffle.Move{Dst: shuffle.Loc(d), Src: shuffle.Loc(u)})
			g.Edges = append(g.Edges, [2]int{u + 1, d + 1})
		}
		ops, err := s.Sequence(nil, moves, equal)
		if err != nil {
			return nil, err
		}
		x.Functions++
		x.Operations += least(src)
		if !does(ops, src) {
			x.Wrong++
		}
		if len(ops) > least(src) {
			x.Longer++
		}
		if ops, err = s.Sequence(ops[:0], moves, dear); err != nil {
			return nil, err
		}
		if !does(ops, src) {
			x.Wrong++
		}
		x.Dear += cost(ops)
		for _, op := range baseline.Printed(g) {
			if op.Op == "swap" {
				x.Printed += 2.5
			} else {
				x.Printed++
			}
		}
		k := 0
		for ; k < n; k++ {
			if src[k]++; src[k] < n {
				break
			}
			src[k] = 0
		}
		if k == n {
			return x, nil
		}
	}
}

// least returns the length of the shortest sequence: an operation for each register that changes, less one
// for each cycle [Shuf25].
func least(src []int) (n int) {
	seen := make([]int, len(src))
	for d, u := range src {
		if d != u {
			n++
		}
		at := d
		for ; seen[at] == 0; at = src[at] {
			seen[at] = d + 1
		}
		if seen[at] == d+1 && src[at] != at {
			n--
		}
	}
	return n
}

// does reports whether a sequence implements a parallel copy.
func does(ops []shuffle.Op, src []int) bool {
	contents := make([]int, len(src))
	for i := range contents {
		contents[i] = i
	}
	for _, op := range ops {
		switch op.Kind {
		case shuffle.OpMove:
			contents[op.Dst] = contents[op.Src]
		case shuffle.OpSwap:
			contents[op.Dst], contents[op.Src] = contents[op.Src], contents[op.Dst]
		default:
			return false
		}
	}
	return slices.Equal(contents, src)
}

// cost returns the cost of a sequence, a swap costing 2.5 moves.
func cost(ops []shuffle.Op) (c float64) {
	for _, op := range ops {
		if op.Kind == shuffle.OpSwap {
			c += 1.5
		}
		c++
	}
	return c
}
