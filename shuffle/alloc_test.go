package shuffle

import (
	"math/rand/v2"
	"testing"
)

// TestNoAllocation sees that a Sequencer that has seen its like does not allocate, in the plain
// case, in the mixed case and through Next.
func TestNoAllocation(t *testing.T) {
	var s Sequencer
	var ops []Op
	for seed := range uint64(50) {
		env, moves := randomEnv(rand.New(rand.NewPCG(seed, 1)))
		allocs := testing.AllocsPerRun(3, func() { ops, _ = s.Sequence(ops[:0], moves, env) })
		if allocs != 0 {
			t.Fatalf("seed %d: %v allocations", seed, allocs)
		}
	}
	env := oneBank(16, 4)
	for _, c := range typical {
		allocs := testing.AllocsPerRun(3, func() {
			if err := s.Start(c.moves, env); err != nil {
				t.Fatal(err)
			}
			for _, ok := s.Next(); ok; _, ok = s.Next() {
			}
		})
		if allocs != 0 {
			t.Fatalf("%s: %v allocations", c.name, allocs)
		}
	}
}

// TestNext sees that Next gives what Sequence gives.
func TestNext(t *testing.T) {
	var s, u Sequencer
	for seed := range uint64(1000) {
		env, moves := randomEnv(rand.New(rand.NewPCG(seed, 1)))
		want, err := s.Sequence(nil, moves, env)
		if err != nil {
			t.Fatal(err)
		}
		if err := u.Start(moves, env); err != nil {
			t.Fatal(err)
		}
		for _, o := range want {
			if got, ok := u.Next(); !ok || got != o {
				t.Fatalf("seed %d: %v %v, want %v", seed, got, ok, o)
			}
		}
		if _, ok := u.Next(); ok {
			t.Fatalf("seed %d: one too many", seed)
		}
	}
}

// TestBadMoves sees that meaningless parallel copies are errors that leave nothing behind.
func TestBadMoves(t *testing.T) {
	env := oneBank(3, 2)
	var s Sequencer
	for _, moves := range [][]Move{
		{{Dst: 0, Src: 1}, {Dst: 0, Src: 2}},
		{{Dst: 3, Src: 1}},
		{{Dst: 0, Src: 1}, {Dst: 1, Src: 3}},
		{{Dst: -1, Src: 1}},
		{{Dst: 1, Src: -2}},
	} {
		dst := []Op{{Kind: OpSwap}}
		if ops, err := s.Sequence(dst, moves, env); err == nil || len(ops) != 1 {
			t.Errorf("%v: %v, %v", moves, ops, err)
		}
		for i := range s.nodes {
			if s.nodes[i] != (node{}) {
				t.Fatalf("%v: node %d left behind", moves, i)
			}
		}
	}
	if _, err := s.Sequence(nil, []Move{{Dst: 0, Src: 1}}, oneBank(3, 2, 7)); err == nil {
		t.Error("scratch register out of range")
	}
}
