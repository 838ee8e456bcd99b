package shuffle

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// typical are parallel copies as calls and joins make them, over 16 registers.
var typical = []struct {
	name  string
	moves []Move
}{
	{"call3", []Move{{Dst: 0, Src: 3}, {Dst: 1, Src: 5}, {Dst: 2, Src: 1}}},
	{"chain8", []Move{{Dst: 0, Src: 1}, {Dst: 1, Src: 2}, {Dst: 2, Src: 3}, {Dst: 3, Src: 4}, {Dst: 4, Src: 5}, {Dst: 5, Src: 6}, {Dst: 6, Src: 7}, {Dst: 7, Src: 8}}},
	{"cycle+chain8", []Move{{Dst: 0, Src: 1}, {Dst: 1, Src: 2}, {Dst: 2, Src: 0}, {Dst: 3, Src: 4}, {Dst: 4, Src: 5}, {Dst: 5, Src: 6}, {Dst: 6, Src: 7}, {Dst: 7, Src: 8}}},
	{"branching8", []Move{{Dst: 0, Src: 1}, {Dst: 1, Src: 2}, {Dst: 2, Src: 0}, {Dst: 3, Src: 0}, {Dst: 4, Src: 1}, {Dst: 5, Src: 2}, {Dst: 6, Src: 7}, {Dst: 7, Src: 6}}},
}

func BenchmarkTypical(b *testing.B) {
	env := oneBank(16, 4)
	for _, c := range typical {
		b.Run(c.name, func(b *testing.B) {
			var s Sequencer
			var ops []Op
			b.ReportAllocs()
			for b.Loop() {
				ops, _ = s.Sequence(ops[:0], c.moves, env)
			}
		})
	}
}

// BenchmarkRandom sequences random functions on n registers.
func BenchmarkRandom(b *testing.B) {
	for n := 10; n <= 1_000_000; n *= 10 {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			env := oneBank(n, 4)
			moves := make([]Move, n)
			for d := range moves {
				moves[d] = Move{Dst: Loc(d), Src: Loc(r.IntN(n))}
			}
			var s Sequencer
			var ops []Op
			b.ReportAllocs()
			for b.Loop() {
				ops, _ = s.Sequence(ops[:0], moves, env)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/register")
		})
	}
}
