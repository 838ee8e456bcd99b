package regalloc

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestGrain gives blocks and edges frequencies and needs the costs' greatest common divisor.
func TestGrain(t *testing.T) {
	for _, x := range []struct {
		metric Metric
		blocks []float64
		edges  []float64
		want   float64
	}{
		{Size, []float64{1, 31.7}, nil, 1},
		{Speed, []float64{1, 32, 31}, []float64{1, 31}, 1},
		{Speed, []float64{1, 0.5}, []float64{0.5}, 0.5},
		{Speed, []float64{1, 1.0 / 3, 2.0 / 3}, nil, 1.0 / 3},
		{Speed, []float64{63, 62 * 1024 / 64.0, 992}, nil, 1},
		{Speed, []float64{1, math.Pi}, nil, 0},
		{Mixed(0.1), []float64{1, 0.5}, nil, 0.1},
		{Mixed(10), []float64{1, 32}, []float64{0.25}, 1},
		{Mixed(10), []float64{0}, nil, 1},
	} {
		p := &Problem{Machine: &Machine{Regs: []RegInfo{{SaveSpeed: 16}}}}
		for _, f := range x.blocks {
			p.Blocks = append(p.Blocks, Block{Freq: f})
		}
		for _, f := range x.edges {
			p.Edges = append(p.Edges, Edge{Freq: f})
		}
		if got := Grain(p, x.metric); math.Abs(got-x.want) > 1e-9*x.want {
			t.Errorf("%v, blocks %v, edges %v: %v, want %v", x.metric, x.blocks, x.edges, got, x.want)
		}
	}
}

// TestRoundUp expects bounds a little below a cost, as rounding leaves them, to arrive at it and none to pass it.
func TestRoundUp(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 1000 {
		grain := 1 / float64(1+random.IntN(100))
		n := float64(random.IntN(2_000_000) - 1_000_000)
		cost := 0.0
		for k := range 10 { // added up in parts
			cost += grain * math.Floor((n+float64(k))/10)
		}
		for _, below := range []float64{0, 1e-4, 0.3, 0.99} {
			if got := RoundUp(cost-below*grain, grain); math.Abs(got-cost) > 1e-9*max(1, math.Abs(cost)) {
				t.Fatalf("%v less %v of %v: %v", cost, below, grain, got)
			}
		}
		if got := RoundUp(cost-1.5*grain, grain); got > cost-grain/2 {
			t.Fatalf("%v: a bound of one and a half grains less becomes %v", cost, got)
		}
	}
}
