package permi

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/shuffle"
)

func BenchmarkTypical(b *testing.B) {
	for _, c := range []struct {
		name string
		g    graph
	}{
		{"chain8", graph{1, 2, 3, 4, 5, 6, 7, 8, -1}},
		{"cycle+chain8", graph{1, 2, 0, 4, 5, 6, 7, 8, -1}},
		{"branch3", graph{1, -1, 1}},
		{"branching8", graph{1, 2, 0, 0, 1, 2, 7, 6}},
	} {
		b.Run(c.name, func(b *testing.B) {
			moves, free := c.g.moves()
			var s Sequencer
			var ops []Op
			b.ReportAllocs()
			for b.Loop() {
				ops, _ = s.Sequence(ops[:0], moves, 16, free)
			}
		})
	}
}

// BenchmarkRandom sequences random functions on n registers.
func BenchmarkRandom(b *testing.B) {
	for n := 10; n <= 1_000_000; n *= 10 {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			moves := make([]shuffle.Move, n)
			for d := range moves {
				moves[d] = shuffle.Move{Dst: shuffle.Loc(d), Src: shuffle.Loc(r.IntN(n))}
			}
			var s Sequencer
			var ops []Op
			b.ReportAllocs()
			for b.Loop() {
				ops, _ = s.Sequence(ops[:0], moves, n, nil)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/register")
		})
	}
}
