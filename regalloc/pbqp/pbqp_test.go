package pbqp_test

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"spillway/internal/leftout"
	"spillway/regalloc/pbqp"
)

// instance is a random graph and all that was put into it.
type instance struct {
	pbqp.Graph
	edges []link
}

type link struct {
	a, b  pbqp.Node
	costs []float64 // rows are options of a
}

// shape says what random graphs look like.
type shape struct {
	nodes, options int
	edges          float64 // by node
	inf            float64 // share of pairs that are forbidden
	integral       bool    // costs, so that there are ties
	registers      bool    // edges forbid equal options, and the first option is always there
}

func random(rng *rand.Rand, s shape) *instance {
	g := &instance{}
	cost := func() float64 {
		if s.integral {
			return float64(rng.IntN(4))
		}
		return 10 * rng.Float64()
	}
	for range s.nodes {
		costs := make([]float64, 1+rng.IntN(s.options))
		if s.registers {
			costs = make([]float64, s.options)
		}
		for i := range costs {
			costs[i] = cost()
			if rng.Float64() < s.inf/4 {
				costs[i] = pbqp.Inf
			}
		}
		if s.registers {
			costs[0] = 5 + 30*rng.Float64()
		}
		g.Node(costs...)
	}
	if s.nodes < 2 {
		return g
	}
	for range int(s.edges * float64(s.nodes)) {
		a := pbqp.Node(rng.IntN(s.nodes))
		b := pbqp.Node(rng.IntN(s.nodes - 1))
		if b >= a {
			b++
		}
		rows, cols := len(g.Costs(a)), len(g.Costs(b))
		costs := make([]float64, rows*cols)
		for i := range costs {
			switch {
			case s.registers:
				if i/cols == i%cols && i > 0 {
					costs[i] = pbqp.Inf
				}
			case rng.Float64() < s.inf:
				costs[i] = pbqp.Inf
			default:
				costs[i] = cost() - 1
			}
		}
		g.Edge(a, b, g.Matrix(rows, cols, costs))
		g.edges = append(g.edges, link{a, b, costs})
	}
	return g
}

// exhaustive returns the least cost of all choices.
func (g *instance) exhaustive() float64 {
	choice := make([]int32, g.Nodes())
	best := pbqp.Inf
	var try func(n int)
	try = func(n int) {
		if n == len(choice) {
			best = min(best, g.cost(choice))
			return
		}
		for i := range g.Costs(pbqp.Node(n)) {
			choice[n] = int32(i)
			try(n + 1)
		}
	}
	try(0)
	return best
}

// cost adds up what a choice costs, without the package's help.
func (g *instance) cost(choice []int32) (sum float64) {
	for n, i := range choice {
		sum += g.Costs(pbqp.Node(n))[i]
	}
	for _, e := range g.edges {
		sum += e.costs[int(choice[e.a])*len(g.Costs(e.b))+int(choice[e.b])]
	}
	return sum
}

// clone makes the same graph from scratch.
func (g *instance) clone() *pbqp.Graph {
	h := &pbqp.Graph{}
	for n := range g.Nodes() {
		h.Node(g.Costs(pbqp.Node(n))...)
	}
	for _, e := range g.edges {
		h.Edge(e.a, e.b, h.Matrix(len(g.Costs(e.a)), len(g.Costs(e.b)), e.costs))
	}
	return h
}

func equal(a, b float64) bool { return a == b || math.Abs(a-b) <= 1e-9*(1+math.Abs(a)) }

// hold checks what a Solution says of itself.
func (g *instance) hold(t *testing.T, x *pbqp.Solution) {
	t.Helper()
	if c := g.cost(x.Choice); !equal(c, x.Cost) {
		t.Errorf("the choice costs %g, said to be %g", c, x.Cost)
	}
	if x.Bound > x.Cost+1e-9*math.Abs(x.Cost) || x.Proved && !equal(x.Bound, x.Cost) {
		t.Errorf("cost %g, bound %g, proved: %v", x.Cost, x.Bound, x.Proved)
	}
	if n := x.R0 + x.RI + x.RII + x.Free + x.Core + x.RN; n != g.Nodes() {
		t.Errorf("%d of %d nodes reduced: %+v", n, g.Nodes(), x)
	}
}

func shapes() []shape {
	return []shape{
		{nodes: 1, options: 4, inf: 0.2},
		{nodes: 6, options: 4, edges: 0.8, inf: 0.2},
		{nodes: 7, options: 3, edges: 1.5, inf: 0.1, integral: true},
		{nodes: 7, options: 3, edges: 3, inf: 0.3},
		{nodes: 8, options: 3, edges: 2, registers: true},
		{nodes: 6, options: 4, edges: 4, registers: true, integral: true},
	}
}

// TestExhaustive holds solutions, with and without branch and bound, against the
// best of all choices.
func TestExhaustive(t *testing.T) {
	var s pbqp.Solver
	proved, optimal, hopeless, n := 0, 0, 0, 0
	for _, sh := range shapes() {
		rng := rand.New(rand.NewPCG(7, uint64(sh.nodes)))
		for k := range 120 {
			g := random(rng, sh)
			want := g.exhaustive()
			x := s.Solve(&g.Graph, pbqp.Options{})
			g.hold(t, x)
			if !x.Proved || !equal(x.Cost, want) {
				t.Errorf("%+v, number %d: cost %g, proved: %v; the least is %g", sh, k, x.Cost, x.Proved, want)
			}
			x = s.Solve(&g.Graph, pbqp.Options{Core: -1})
			g.hold(t, x)
			if x.Cost < want && !equal(x.Cost, want) || x.Proved && !equal(x.Cost, want) || x.Bound > want && !equal(x.Bound, want) {
				t.Errorf("%+v, number %d: cost %g, bound %g, proved: %v without branch and bound; the least is %g", sh, k, x.Cost, x.Bound, x.Proved, want)
			}
			n++
			if x.Proved {
				proved++
			}
			if equal(x.Cost, want) {
				optimal++
			}
			if want == pbqp.Inf {
				hopeless++
			}
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("of %d, without branch and bound: %d proved, %d optimal; %d have no solution", n, proved, optimal, hopeless)
	if proved < n/3 || optimal < n*3/4 || hopeless == 0 {
		t.Errorf("of %d, without branch and bound: only %d proved, %d optimal; %d have no solution", n, proved, optimal, hopeless)
	}
}

// TestDeterminism solves with fresh memory and with used memory, and reads the graph only.
func TestDeterminism(t *testing.T) {
	var used pbqp.Solver
	rng := rand.New(rand.NewPCG(3, 3))
	for k := range 60 {
		sh := shape{nodes: 10 + 4*k, options: 5, edges: 3, registers: k%2 == 0, inf: 0.1}
		g := random(rng, sh)
		first := slices.Clone(new(pbqp.Solver).Solve(g.clone(), pbqp.Options{}).Choice)
		for range 2 {
			x := used.Solve(&g.Graph, pbqp.Options{})
			g.hold(t, x)
			if !slices.Equal(first, x.Choice) {
				t.Fatalf("%+v: another choice the second time", sh)
			}
		}
	}
}

// TestReset makes another graph in the memory of one.
func TestReset(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	var g pbqp.Graph
	var s pbqp.Solver
	for range 20 {
		want := random(rng, shape{nodes: 12, options: 4, edges: 2, inf: 0.1})
		g.Reset()
		for n := range want.Nodes() {
			g.Node(want.Costs(pbqp.Node(n))...)
		}
		for _, e := range want.edges {
			g.Edge(e.a, e.b, g.Matrix(len(want.Costs(e.a)), len(want.Costs(e.b)), e.costs))
		}
		x := s.Solve(&g, pbqp.Options{})
		want.hold(t, x)
		if y := new(pbqp.Solver).Solve(&want.Graph, pbqp.Options{}); !equal(x.Cost, y.Cost) {
			t.Fatalf("cost %g in used memory, %g in fresh", x.Cost, y.Cost)
		}
	}
}

// TestAllocations solves again and again without new memory.
func TestAllocations(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	g := random(rng, shape{nodes: 300, options: 8, edges: 4, registers: true})
	var s pbqp.Solver
	for range 2 {
		s.Solve(&g.Graph, pbqp.Options{})
	}
	if n := testing.AllocsPerRun(5, func() { s.Solve(&g.Graph, pbqp.Options{}) }); n > 4 {
		t.Errorf("%g allocations for a graph of 300 nodes that was solved before", n)
	}
}

// TestPanics puts into graphs what does not fit.
func TestPanics(t *testing.T) {
	for name, f := range map[string]func(g *pbqp.Graph){
		"no options":      func(g *pbqp.Graph) { g.Node() },
		"not a number":    func(g *pbqp.Graph) { g.Node(math.NaN()) },
		"minus infinity":  func(g *pbqp.Graph) { g.Matrix(1, 1, []float64{math.Inf(-1)}) },
		"too few costs":   func(g *pbqp.Graph) { g.Matrix(2, 2, []float64{1}) },
		"another size":    func(g *pbqp.Graph) { g.Edge(g.Node(1, 2), g.Node(1), g.Matrix(1, 2, []float64{0, 1})) },
		"edge to itself":  func(g *pbqp.Graph) { n := g.Node(1); g.Edge(n, n, g.Matrix(1, 1, []float64{0})) },
		"no such options": func(g *pbqp.Graph) { g.Matrix(0, 2, nil) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f(new(pbqp.Graph))
		})
	}
}

// TestCBC holds solutions against an integer program that cbc solves: graphs that
// are too large to try all choices.
func TestCBC(t *testing.T) {
	leftout.Need(t, "cbc")
	rng := rand.New(rand.NewPCG(11, 11))
	var s pbqp.Solver
	proved, optimal, n := 0, 0, 0
	for k := range 8 {
		sh := shape{nodes: 12, options: 4, edges: 1.4, inf: 0.1}
		if k%2 == 0 {
			sh = shape{nodes: 20, options: 4, edges: 2, registers: true}
		}
		g := random(rng, sh)
		want, ok := g.cbc(t)
		if !ok {
			continue
		}
		n++
		x := s.Solve(&g.Graph, pbqp.Options{})
		g.hold(t, x)
		exact := equal(want, x.Cost) || math.Abs(want-x.Cost) < 1e-5*(1+math.Abs(want)) // cbc's digits
		if x.Cost < want && !exact || x.Proved && !exact || x.Bound > want && !exact {
			t.Errorf("number %d: cost %g, bound %g, proved: %v; cbc has %g", k, x.Cost, x.Bound, x.Proved, want)
		}
		if x.Proved {
			proved++
		}
		if exact {
			optimal++
		}
	}
	t.Logf("of %d: %d proved, %d optimal", n, proved, optimal)
	if n < 4 || proved < n/3 || optimal < n/2 {
		t.Errorf("of %d: only %d proved, %d optimal", n, proved, optimal)
	}
}

// cbc returns the least cost as cbc finds it, and false if it takes too long.
func (g *instance) cbc(t *testing.T) (cost float64, ok bool) {
	t.Helper()
	var obj, rows, zero bytes.Buffer
	term := func(c float64, name string) {
		if c == pbqp.Inf {
			fmt.Fprintf(&zero, " %s = 0\n", name)
			c = 0
		}
		fmt.Fprintf(&obj, " %+.12g %s\n", c, name)
	}
	var names []string
	for n := range g.Nodes() {
		fmt.Fprintf(&rows, " n%d:", n)
		for i, c := range g.Costs(pbqp.Node(n)) {
			name := fmt.Sprintf("x%d_%d", n, i)
			names = append(names, name)
			term(c, name)
			fmt.Fprintf(&rows, " + %s", name)
		}
		fmt.Fprintf(&rows, " = 1\n")
	}
	for k, e := range g.edges {
		cols := len(g.Costs(e.b))
		for i := range g.Costs(e.a) {
			fmt.Fprintf(&rows, " a%d_%d: - x%d_%d", k, i, e.a, i)
			for j := range cols {
				name := fmt.Sprintf("y%d_%d_%d", k, i, j)
				term(e.costs[i*cols+j], name)
				fmt.Fprintf(&rows, " + %s", name)
			}
			fmt.Fprintf(&rows, " = 0\n")
		}
		for j := range cols {
			fmt.Fprintf(&rows, " b%d_%d: - x%d_%d", k, j, e.b, j)
			for i := range g.Costs(e.a) {
				fmt.Fprintf(&rows, " + y%d_%d_%d", k, i, j)
			}
			fmt.Fprintf(&rows, " = 0\n")
		}
	}
	dir := t.TempDir()
	file, out := filepath.Join(dir, "g.lp"), filepath.Join(dir, "g.sol")
	text := fmt.Sprintf("minimize\n obj: %ssubject to\n%sbounds\n%sbinaries\n %s\nend\n", obj.String(), rows.String(), zero.String(), strings.Join(names, " "))
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	log, err := exec.CommandContext(ctx, "cbc", file, "-ratioGap", "0", "-allowableGap", "0", "-solve", "-solution", out).CombinedOutput()
	if ctx.Err() != nil {
		return 0, false
	}
	if err != nil {
		t.Fatalf("cbc: %v\n%s", err, log)
	}
	answer, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	line, _, _ := strings.Cut(string(answer), "\n")
	if strings.HasPrefix(strings.ToLower(line), "infeasible") || strings.Contains(line, "infeasible") {
		return pbqp.Inf, true
	}
	_, value, found := strings.Cut(line, "objective value")
	if !found || !strings.HasPrefix(line, "Optimal") {
		t.Fatalf("cbc answers %q", line)
	}
	cost, err = strconv.ParseFloat(strings.TrimSpace(value), 64)
	if err != nil {
		t.Fatal(err)
	}
	return cost, true
}

// FuzzSolve makes graphs from bytes and holds solutions against all choices.
func FuzzSolve(f *testing.F) {
	for k := range uint64(4) {
		f.Add(k, uint8(2+k), uint8(3), uint8(10*k))
	}
	var s pbqp.Solver
	f.Fuzz(func(t *testing.T, seed uint64, nodes, options, edges uint8) {
		sh := shape{
			nodes: int(nodes % 8), options: 1 + int(options%4), edges: float64(edges%40) / 10, inf: float64(seed%5) / 8,
			integral: seed%2 == 0, registers: seed%3 == 0,
		}
		g := random(rand.New(rand.NewPCG(seed, 1)), sh)
		want := g.exhaustive()
		x := s.Solve(&g.Graph, pbqp.Options{Core: int(seed%3)*12 - 1})
		g.hold(t, x)
		if x.Cost < want && !equal(x.Cost, want) || x.Proved && !equal(x.Cost, want) || x.Bound > want && !equal(x.Bound, want) {
			t.Errorf("%+v: cost %g, bound %g, proved: %v; the least is %g", sh, x.Cost, x.Bound, x.Proved, want)
		}
	})
}

// Example chooses for three values one of two registers or memory (the first
// option); two of them must not share a register.
func Example() {
	var g pbqp.Graph
	a := g.Node(9, 0, 0)
	b := g.Node(4, 0, 0)
	c := g.Node(6, 0, 2)
	clash := g.Matrix(3, 3, []float64{
		0, 0, 0,
		0, pbqp.Inf, 0,
		0, 0, pbqp.Inf,
	})
	g.Edge(a, b, clash)
	g.Edge(b, c, clash)
	g.Edge(a, c, clash)
	x := new(pbqp.Solver).Solve(&g, pbqp.Options{})
	fmt.Println(x.Choice, x.Cost, x.Proved)
	// Output: [2 0 1] 4 true
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{1000, 10000} {
		g := random(rand.New(rand.NewPCG(1, 1)), shape{nodes: n, options: 16, edges: 10, registers: true})
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			var s pbqp.Solver
			for b.Loop() {
				s.Solve(&g.Graph, pbqp.Options{})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/node")
		})
	}
}
