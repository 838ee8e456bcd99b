package permi

import (
	"math/rand/v2"
	"testing"

	"spillway/shuffle"
)

// TestNoAllocation sees that a Sequencer that has seen its like does not allocate.
func TestNoAllocation(t *testing.T) {
	var s Sequencer
	var ops []Op
	for seed := range uint64(50) {
		g := random(rand.New(rand.NewPCG(seed, 13)), 200)
		moves, free := g.moves()
		if n := testing.AllocsPerRun(3, func() { ops, _ = s.Sequence(ops[:0], moves, len(g), free) }); n != 0 {
			t.Fatalf("seed %d: %v allocations", seed, n)
		}
	}
}

// TestBadMoves sees that meaningless graphs are errors that leave nothing behind.
func TestBadMoves(t *testing.T) {
	var s Sequencer
	for _, moves := range [][]shuffle.Move{
		{{Dst: 0, Src: 1}, {Dst: 0, Src: 2}},
		{{Dst: 0, Src: 1}, {Dst: 3, Src: 1}},
		{{Dst: 0, Src: shuffle.NoLoc}},
	} {
		if ops, err := s.Sequence(nil, moves, 3, nil); err == nil || len(ops) != 0 {
			t.Errorf("%v: %v, %v", moves, ops, err)
		}
		for i := range s.nodes {
			if s.nodes[i] != (node{}) {
				t.Fatalf("%v: node %d left behind", moves, i)
			}
		}
	}
	if _, err := s.Sequence(nil, nil, 3, []shuffle.Loc{3}); err == nil {
		t.Error("free register out of range")
	}
}
