package route

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/regalloc/netflow/model"
)

// withoutVectors runs f as on a machine that has none.
func withoutVectors(f func()) {
	defer func(was bool) { vectors = was }(vectors)
	vectors = false
	f()
}

// TestPropagation checks a propagation with vectors against one without: the same numbers at every stop and before the first.
func TestPropagation(t *testing.T) {
	if !vectors {
		t.Skip("this machine has no vectors, or they were left out")
	}
	rng := rand.New(rand.NewPCG(1, 1))
	stayed := 0
	for range 20000 {
		k := 1 + rng.IntN(lanes)
		l := &model.Layout{K: k, Low: rng.IntN(k + 1), S: 2*k + 2}
		c := &model.Rates{Move: cost(rng.IntN(5)), Load: cost(rng.IntN(5)), Store: cost(rng.IntN(6)), Prefix: cost(rng.IntN(3)), Remat: inf}
		if rng.IntN(2) == 0 {
			c.Remat = c.Prefix + cost(rng.IntN(7))
		}
		if rng.IntN(8) == 0 {
			*c = model.Frozen
		}
		some := func() cost {
			if rng.IntN(5) == 0 {
				return inf
			}
			return cost(rng.IntN(40)) - 10
		}
		h := make([]cost, l.S+lanes)
		for a := range h {
			h[a] = some()
		}
		h = h[:l.S]
		w := laneCount(l)
		rents := make([]cost, 5*w)
		for i := range rents {
			if rents[i] = max(0, some()); i%w >= k {
				rents[i] = far
			}
		}
		rows := make([]int32, 1+rng.IntN(6))
		for i := range rows {
			rows[i] = int32(rng.IntN(5))
		}
		run := func() (stops, cur, one []cost) {
			stops, cur, one = make([]cost, len(rows)*stride(l)+lanes), make([]cost, l.S+lanes), make([]cost, l.S+lanes)
			copy(cur, h)
			var p propagation
			p.all(l, c, rows, rents, stops, cur[:l.S])
			p.one(l, c, h, one[:l.S])
			return append(stops[:len(rows)*stride(l)], p.reaches[:]...), cur[:l.S], one[:l.S]
		}
		stops, cur, one := run()
		withoutVectors(func() {
			wantStops, wantCur, wantOne := run()
			if !slices.Equal(stops, wantStops) || !slices.Equal(cur, wantCur) || !slices.Equal(one, wantOne) {
				t.Fatalf("%d registers, %d low, %+v, rows %v, rents %v, from %v:\nstops %v\nwant  %v\ncosts %v\nwant  %v\nstep %v\nwant %v", k, l.Low, *c, rows, rents, h, stops, wantStops, cur, wantCur, one, wantOne)
			}
		})
		for a := range one {
			if stays(l, c, h, stops[len(rows)*stride(l):], a) != (h[a] == one[a]) {
				t.Fatalf("%d registers, %d low, %+v, from %v to %v: state %d", k, l.Low, *c, h, one, a)
			}
			if h[a] == one[a] {
				stayed++
			}
		}
	}
	if stayed == 0 {
		t.Error("no state is best left")
	}
}
