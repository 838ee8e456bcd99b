package cfg_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"spillway/cfg"
)

// A graph lists successors by block.
type graph [][]int

func (g graph) NumBlocks() int     { return len(g) }
func (g graph) NumSuccs(b int) int { return len(g[b]) }
func (g graph) Succ(b, i int) int  { return g[b][i] }

// random makes a graph of n blocks with up to three edges out of each.
func random(rng *rand.Rand, n int) graph {
	g := make(graph, n)
	for b := range g {
		for range rng.IntN(4) {
			g[b] = append(g[b], rng.IntN(n))
		}
	}
	return g
}

// reach returns what can be reached from block from without entering skip.
func (g graph) reach(from, skip int) []bool {
	seen := make([]bool, len(g))
	if from == skip {
		return seen
	}
	stack := []int{from}
	seen[from] = true
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, s := range g[b] {
			if s != skip && !seen[s] {
				seen[s] = true
				stack = append(stack, s)
			}
		}
	}
	return seen
}

func TestDominators(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 3000 {
		g := random(rng, 1+rng.IntN(12))
		f := cfg.NewFlow(g)
		o := cfg.ReversePostorder(f)
		d := cfg.Dominators(f, o)
		all := g.reach(0, -1)
		for a := range g {
			without := g.reach(0, a)
			for b := range g {
				want := all[a] && all[b] && !without[b]
				if got := d.Dominates(int32(a), int32(b)); got != want {
					t.Fatalf("%v: Dominates(%d, %d) is %t", g, a, b, got)
				}
			}
			if all[a] != o.IsReachable(int32(a)) {
				t.Fatalf("%v: IsReachable(%d) is %t", g, a, !all[a])
			}
		}
		for b := range g {
			idom := d.IDom[b]
			if !all[b] || b == 0 {
				if idom != -1 {
					t.Fatalf("%v: IDom[%d] is %d", g, b, idom)
				}
				continue
			}
			for a := range g { // every other dominator dominates the immediate one
				if a != b && d.Dominates(int32(a), int32(b)) && !d.Dominates(int32(a), idom) {
					t.Fatalf("%v: IDom[%d] is %d, but %d is nearer", g, b, idom, a)
				}
			}
		}
	}
}

func TestLoops(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 1))
	for range 3000 {
		g := random(rng, 1+rng.IntN(10))
		info := cfg.Analyze(g)
		f := info.Loops
		seen := make([]bool, len(g))
		for i, b := range f.Order {
			if seen[b] || f.Index[b] != int32(i) {
				t.Fatalf("%v: Order %v is no permutation", g, f.Order)
			}
			seen[b] = true
		}
		for l := range f.Loops {
			loop := &f.Loops[l]
			in := make([]bool, len(g))
			for _, b := range f.Order[loop.First:loop.End] {
				in[b] = true
			}
			for b := range g {
				// A block is in the loop if its innermost loop is l or inside l.
				k := f.Of[b]
				for k >= 0 && k != int32(l) {
					k = f.Loops[k].Parent
				}
				if (k == int32(l)) != in[b] {
					t.Fatalf("%v: loop %d does not stand together in %v", g, l, f.Order)
				}
			}
			entries := 0
			for b := range g {
				if !in[b] {
					continue
				}
				if !connected(g, in, int(loop.Header), b) {
					t.Fatalf("%v: loop of %d with block %d is not strongly connected", g, loop.Header, b)
				}
				for _, p := range info.PredsOf(int32(b)) {
					if !in[p] && b != int(loop.Header) && info.RPO.IsReachable(p) {
						entries++
					}
				}
			}
			if info.RPO.IsReachable(loop.Header) && (entries > 0) != loop.Irreducible {
				t.Fatalf("%v: loop of %d has %d other entries, Irreducible is %t", g, loop.Header, entries, loop.Irreducible)
			}
		}
		// Every cycle is in a loop: an edge to an earlier block leads to a header.
		for b := range g {
			for _, s := range g[b] {
				if l := f.Of[s]; f.Index[s] <= f.Index[b] && g.reach(s, -1)[b] && (l < 0 || !f.Contains(l, int32(b)) && !inOuter(f, l, b)) {
					t.Fatalf("%v: edge %d to %d goes back but not within a loop", g, b, s)
				}
			}
		}
	}
}

// TestHavlak holds the loops of large graphs to what Havlak's method says when each edge into a loop is followed again
// from every loop around it.
func TestHavlak(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	for range 500 {
		g := random(rng, 1+rng.IntN(60))
		if rng.IntN(2) == 0 { // deep nests
			for b := range len(g) - 1 {
				g[b] = append([]int{b + 1}, g[b]...)
			}
		}
		info := cfg.Analyze(g)
		parent, irreducible := havlak(g, info)
		for b := range g {
			l := info.Loops.Of[b]
			if l >= 0 && info.Loops.Loops[l].Header == int32(b) {
				if got := info.Loops.Loops[l].Irreducible; got != irreducible[b] {
					t.Fatalf("%v: the loop of %d: Irreducible is %t", g, b, got)
				}
				l = info.Loops.Loops[l].Parent
			}
			header := -1
			if l >= 0 {
				header = int(info.Loops.Loops[l].Header)
			}
			if header != parent[b] {
				t.Fatalf("%v: block %d is in the loop of %d, not %d", g, b, header, parent[b])
			}
		}
	}
}

// havlak returns the header of the innermost loop around each block, itself excluded, or -1, and which headers' loops
// have other entries.
func havlak(g graph, info *cfg.Info) (parent []int, irreducible []bool) {
	n := len(g)
	parent, irreducible = make([]int, n), make([]bool, n)
	pre, last, byPre := make([]int, n), make([]int, n), []int{}
	var visit func(b int)
	visit = func(b int) {
		pre[b], byPre = len(byPre), append(byPre, b)
		for _, s := range g[b] {
			if pre[s] < 0 {
				visit(s)
			}
		}
		last[b] = len(byPre) - 1
	}
	for b := range g {
		pre[b], parent[b] = -1, -1
	}
	for b := range g {
		if pre[b] < 0 {
			visit(b)
		}
	}
	outermost := func(b int) int {
		for parent[b] >= 0 {
			b = parent[b]
		}
		return b
	}
	for k := n - 1; k >= 0; k-- {
		w := byPre[k]
		within := func(b int) bool { return pre[w] <= pre[b] && pre[b] <= last[w] }
		in := map[int]bool{}
		var body []int
		add := func(b int) {
			if b = outermost(b); b != w && !in[b] {
				in[b], body = true, append(body, b)
			}
		}
		each := func(b int, do func(p int)) {
			for _, p := range info.PredsOf(int32(b)) {
				if !info.RPO.IsReachable(int32(b)) || info.RPO.IsReachable(p) {
					do(int(p))
				}
			}
		}
		each(w, func(p int) {
			if within(p) {
				add(p)
			}
		})
		for i := 0; i < len(body); i++ {
			for b := range g { // all that has collapsed into it
				if outermost(b) == body[i] {
					each(b, func(p int) {
						if within(p) {
							add(p)
						} else {
							irreducible[w] = true
						}
					})
				}
			}
		}
		for _, b := range body {
			parent[b] = w
		}
	}
	return parent, irreducible
}

// TestAround compares Around with going outwards loop by loop, in random graphs and deep nests.
func TestAround(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 1))
	for range 300 {
		g := random(rng, 1+rng.IntN(80))
		if rng.IntN(2) == 0 {
			for b := range len(g) - 1 {
				g[b] = append([]int{b + 1}, g[b]...)
			}
		}
		f := cfg.Analyze(g).Loops
		for a := range g {
			for b := range g {
				want := f.Of[a]
				for want >= 0 && !f.Contains(want, int32(b)) {
					want = f.Loops[want].Parent
				}
				if got := f.Around(f.Of[a], int32(b)); got != want {
					t.Fatalf("%v: around the loop of %d, %d is in loop %d, not %d", g, a, b, got, want)
				}
			}
		}
	}
}

func inOuter(f *cfg.Forest, l int32, b int) bool {
	for ; l >= 0; l = f.Loops[l].Parent {
		if f.Contains(l, int32(b)) {
			return true
		}
	}
	return false
}

// connected reports whether a and b reach each other inside a set of blocks.
func connected(g graph, in []bool, a, b int) bool {
	sub := make(graph, len(g))
	for x := range g {
		for _, s := range g[x] {
			if in[x] && in[s] {
				sub[x] = append(sub[x], s)
			}
		}
	}
	return a == b && (sub.reach(a, -1)[a]) || sub.reach(a, -1)[b] && sub.reach(b, -1)[a]
}

// TestFrequencies holds the frequencies of reducible graphs against the flow
// equations: what comes in is what goes out.
func TestFrequencies(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	tested := 0
	for range 4000 {
		g := random(rng, 2+rng.IntN(8))
		info := cfg.Analyze(g)
		usable := true
		for l := range info.Loops.Loops {
			usable = usable && !info.Loops.Loops[l].Irreducible
		}
		// Every block must have a way out that ends.
		for b := range g {
			out := false
			for s, ok := range g.reach(b, -1) {
				out = out || ok && len(g[s]) == 0
			}
			usable = usable && out
		}
		if !usable {
			continue
		}
		tested++
		prob := func(b, i int) float64 { return 1 / float64(len(g[b])) }
		freq := cfg.Frequencies(info.Flow, info.Loops, prob)
		in := make([]float64, len(g))
		in[0] = 1
		for b := range g {
			for i, s := range g[b] {
				in[s] += freq[b] * prob(b, i)
			}
		}
		for b := range g {
			if info.RPO.IsReachable(int32(b)) && math.Abs(in[b]-freq[b]) > 1e-6*(1+freq[b]) {
				t.Fatalf("%v: block %d has frequency %g, but %g comes in; %v", g, b, freq[b], in[b], freq)
			}
		}
	}
	if tested < 300 {
		t.Errorf("only %d graphs could be tested", tested)
	}
}

func TestPredict(t *testing.T) {
	// A loop of blocks 1 and 2, left from 2; block 3 branches.
	info := cfg.Analyze(graph{{1}, {2}, {1, 3}, {4, 5}, {}, {}})
	none := func(int32) []float64 { return nil }
	if got := fmt.Sprint(cfg.Predict(info.Flow, info.Loops, &cfg.Hints{Known: none})); got != "[1 1 0.96875 0.03125 0.5 0.5]" {
		t.Errorf("probabilities %s", got)
	}
	some := func(b int32) []float64 {
		if b == 2 {
			return []float64{0.25, 0.75}
		}
		return nil
	}
	if got := fmt.Sprint(cfg.Predict(info.Flow, info.Loops, &cfg.Hints{Known: some})); got != "[1 1 0.25 0.75 0.5 0.5]" {
		t.Errorf("probabilities %s", got)
	}
}

// TestPredictRare has blocks that end the program: one next to a loop's exit, one after a branch,
// and one that all that follows a block leads to.
func TestPredictRare(t *testing.T) {
	// 1 is a loop that 2 leaves to 3 or ends; 3 branches to 4, which leads to the ends 5 and 6, or to 7.
	info := cfg.Analyze(graph{{1}, {2}, {1, 3, 5}, {4, 7}, {5, 6}, {}, {}, {}})
	hints := &cfg.Hints{Rarity: func(b int32) cfg.Rarity {
		return map[int32]cfg.Rarity{5: cfg.Never, 6: cfg.Cold}[b]
	}}
	prob := cfg.Predict(info.Flow, info.Loops, hints)
	never, cold := 1.0/(1<<20), 1.0/17
	want := []float64{1, 1, (1 - never/3) * cfg.LoopStay, (1 - never/3) * (1 - cfg.LoopStay), never / 3, cold / 2, 1 - cold/2, never / 2, 1 - never/2}
	for i := range want {
		if math.Abs(prob[i]-want[i]) > 1e-12 {
			t.Errorf("probabilities %v, want %v", prob, want)
			break
		}
	}
}

func TestCriticalEdges(t *testing.T) {
	f := cfg.NewFlow(graph{{1, 2}, {2}, {}})
	if got := fmt.Sprint(f.CriticalEdges()); got != "[1]" {
		t.Errorf("critical edges %s", got)
	}
}

// ladder is a graph on which iteration over dominators is quadratic.
func ladder(n int) graph {
	g := make(graph, 2*n+1)
	for k := range n {
		g[2*k] = []int{2*k + 1, 2*k + 2}
		g[2*k+1] = []int{2 * max(0, k-1), 2*k + 2}
	}
	return g
}

// TestWorkspace analyses one graph after the other in the same memory.
func TestWorkspace(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	var ws cfg.Workspace
	for range 300 {
		g := random(rng, 1+rng.IntN(30))
		fresh, again := cfg.Analyze(g), ws.Analyze(g)
		if d := cmp.Diff(fresh, again, cmpopts.EquateEmpty(), cmp.AllowUnexported(cfg.Order{}, cfg.Loop{})); d != "" {
			t.Fatalf("%v: in used memory:\n%s", g, d)
		}
	}
}

func BenchmarkAnalyze(b *testing.B) {
	for _, n := range []int{1000, 10000, 100000} {
		g := ladder(n / 2)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				cfg.Analyze(g)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/block")
		})
	}
}

// An example: a loop around a branch.
func Example() {
	info := cfg.Analyze(graph{{1}, {2, 3}, {4}, {4}, {1, 5}, {}})
	fmt.Println("idom", cfg.Dominators(info.Flow, info.RPO).IDom)
	l := info.Loops.Loops[0]
	fmt.Println("loop of", l.Header, "blocks", info.Loops.Order[l.First:l.End])
	freq := cfg.Frequencies(info.Flow, info.Loops, func(b, i int) float64 {
		if b == 4 { // comes back nine times out of ten
			return []float64{0.9, 0.1}[i]
		}
		return 1 / float64(len(info.SuccsOf(int32(b))))
	})
	fmt.Printf("freq %.0f\n", freq)
	// Output:
	// idom [-1 0 1 1 1 4]
	// loop of 1 blocks [1 3 2 4]
	// freq [1 10 5 5 10 1]
}

// TestFrequenciesOfDeepNest checks that frequencies of loops nested ever deeper stay finite.
func TestFrequenciesOfDeepNest(t *testing.T) {
	const depth = 400
	g := make(graph, 2*depth+1)
	for k := range depth {
		latch := 2*depth - 1 - k
		g[k] = []int{k + 1}
		g[latch] = []int{k, latch + 1}
	}
	info := cfg.Analyze(g)
	freq := cfg.Frequencies(info.Flow, info.Loops, func(b, i int) float64 {
		if len(g[b]) == 1 {
			return 1
		}
		return 0.95 - 0.9*float64(i)
	})
	for b, f := range freq {
		if !(f > 0 && f < 1e40) {
			t.Fatalf("block %d is executed %g times", b, f)
		}
	}
	if end := freq[2*depth]; math.Abs(end-1) > 0.01 { // counted loops multiply the error of rounding
		t.Errorf("the end is executed %g times, want 1", end)
	}
}
