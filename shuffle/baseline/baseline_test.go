package baseline

import (
	"math/rand/v2"
	"testing"

	"spillway/shuffle/graph"
)

func random(r *rand.Rand, n int) graph.Graph {
	g := graph.Graph{Registers: 1 + r.IntN(n)}
	loose := r.IntN(3)
	for v := 1; v <= g.Registers; v++ {
		if r.IntN(4) >= loose {
			g.Edges = append(g.Edges, [2]int{1 + r.IntN(g.Registers), v})
		}
	}
	return g
}

// TestPrinted executes the printed algorithm and compares its length with the optimum at unit costs.
func TestPrinted(t *testing.T) {
	optimum := &graph.Solver{}
	for seed := range uint64(5000) {
		g := random(rand.New(rand.NewPCG(seed, 1)), 12)
		ops := Printed(g)
		contents := make([]int, g.Registers+1)
		for r := range contents {
			contents[r] = r
		}
		for _, o := range ops {
			o.Apply(contents)
		}
		for _, e := range g.Edges {
			if contents[e[1]] != e[0] {
				t.Fatalf("%v: %v", g, ops)
			}
		}
		if a, _ := optimum.Solve(g); a.Length != len(ops) {
			t.Fatalf("%v: %v, optimum %v", g, ops, a.Ops)
		}
	}
}

// TestPermi sees that the tables agree with the optimum and that the heuristics do not beat it.
func TestPermi(t *testing.T) {
	optimum := &graph.Solver{ISA: graph.Permi}
	worse := 0
	for seed := range uint64(5000) {
		g := random(rand.New(rand.NewPCG(seed, 2)), 14)
		a, err := optimum.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		if n := Tables(g); n != a.Length {
			t.Fatalf("%v: tables say %d, optimum %d", g, n, a.Length)
		}
		mohr, naive := Mohr(g), Naive(g)
		if mohr < a.Length || naive < a.Length {
			t.Fatalf("%v: Mohr %d, naive %d, optimum %d", g, mohr, naive, a.Length)
		}
		if mohr > a.Length {
			worse++
		}
	}
	if worse == 0 {
		t.Error("Mohr was optimal on all graphs")
	}
	t.Logf("Mohr is longer than the optimum on %d of 5000 random graphs", worse)
}

func TestMeasure(t *testing.T) {
	var graphs []graph.Graph
	for seed := range uint64(2000) {
		graphs = append(graphs, random(rand.New(rand.NewPCG(seed, 3)), 16))
	}
	m := Measure(graphs, 3)
	for _, x := range m {
		t.Logf("%+v", x)
	}
	if m[0].Cost >= m[1].Cost || m[2].Operations >= m[3].Operations || m[3].Operations >= m[4].Operations || m[5].Operations != m[2].Operations {
		t.Errorf("unexpected order: %+v", m)
	}
}

// TestGreedyOnPermutations holds the heuristic where GREEDY is optimal: without branches.
func TestGreedyOnPermutations(t *testing.T) {
	optimum := &graph.Solver{ISA: graph.Permi}
	for seed := range uint64(1000) {
		r := rand.New(rand.NewPCG(seed, 4))
		g := graph.Graph{Registers: 1 + r.IntN(20)}
		for i, u := range r.Perm(g.Registers) {
			if r.IntN(5) > 0 {
				g.Edges = append(g.Edges, [2]int{u + 1, i + 1})
			}
		}
		if a, _ := optimum.Solve(g); a.Length != Mohr(g) {
			t.Fatalf("%v: Mohr %d, optimum %d", g, Mohr(g), a.Length)
		}
	}
}
