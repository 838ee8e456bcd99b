package mincut_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"spillway/internal/mincut"
)

type arc struct {
	from, to int32
	room     int64
}

// cost returns what the cut costs whose source's side are the nodes in near.
func cost(arcs []arc, near uint32) (sum int64) {
	for _, a := range arcs {
		if near>>a.from&1 != 0 && near>>a.to&1 == 0 {
			sum += a.room
		}
	}
	return sum
}

// TestAllCuts compares with all cuts of random graphs: no other is cheaper, and
// none as cheap has fewer nodes on the source's side.
func TestAllCuts(t *testing.T) {
	var g mincut.Graph
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 2 + r.IntN(8)
		g.Reset()
		for range n - 2 {
			g.Node()
		}
		var arcs []arc
		for range r.IntN(4 * n) {
			a := arc{int32(r.IntN(n)), int32(r.IntN(n)), int64(r.IntN(6))}
			if a.from != a.to {
				arcs = append(arcs, a)
				g.Arc(a.from, a.to, a.room)
			}
		}
		if !g.Cut(1000) {
			t.Fatalf("seed %d: no cut", seed)
		}
		var got uint32
		for x := range n {
			if g.Near(int32(x)) {
				got |= 1 << x
			}
		}
		if got&3 != 1 {
			t.Fatalf("seed %d: source and sink are not apart", seed)
		}
		for other := uint32(1); other < 1<<n; other += 4 {
			c, least := cost(arcs, other), cost(arcs, got)
			if c < least || c == least && bits.OnesCount32(other) < bits.OnesCount32(got) {
				t.Fatalf("seed %d: cut %b costs %d, %b costs %d", seed, got, least, other, c)
			}
		}
	}
}

// TestGivesUp bounds the rounds.
func TestGivesUp(t *testing.T) {
	var g mincut.Graph
	g.Reset()
	x, y := g.Node(), g.Node()
	g.Arc(mincut.Source, x, 1)
	g.Arc(x, y, 2)
	g.Arc(y, mincut.Sink, 1)
	if g.Cut(1) {
		t.Error("one round finds a flow and cannot know that there is no other")
	}
	if !g.Cut(1) || !g.Near(mincut.Source) || g.Near(x) {
		t.Error("the next does")
	}
	if g.Size() != 5 {
		t.Errorf("%d nodes and arcs", g.Size())
	}
}

func ExampleGraph() {
	var g mincut.Graph
	g.Reset()
	x := g.Node()
	g.Arc(mincut.Source, x, 3)
	g.Arc(x, mincut.Sink, 2)
	fmt.Println(g.Cut(10), g.Near(x))
	// Output: true true
}
