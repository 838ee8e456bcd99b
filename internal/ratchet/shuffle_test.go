package ratchet_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/internal/ratchet"
	"spillway/shuffle"
	"spillway/shuffle/permi"
)

// TestShuffle holds the operations and the costs of sequences for random parallel
// copies: between registers of one class at each price of a swap, where the
// sequences are optimal; with permutation instructions; and with slots and two
// classes, where they are not.
func TestShuffle(t *testing.T) {
	var table ratchet.Table
	for _, swap := range []shuffle.Cost{0, 1, 2, 3, 6} {
		env := registers(16, swap)
		table = append(table, sequenced(t, fmt.Sprintf("registers/swap%d", swap), func(r *rand.Rand) ([]shuffle.Move, *shuffle.Env) {
			return function(r, 15), env
		})...)
	}
	for _, registers := range []int{2, 4, 8} {
		table = append(table, sequenced(t, fmt.Sprintf("mixed/%dregs", registers), func(r *rand.Rand) ([]shuffle.Move, *shuffle.Env) {
			return mixed(r, registers)
		})...)
	}
	hold(t, "shuffle", exact, append(table, permuted(t)))
}

// sequenced returns the operations and the cost of 2000 random parallel copies.
func sequenced(t *testing.T, name string, random func(*rand.Rand) ([]shuffle.Move, *shuffle.Env)) ratchet.Table {
	t.Helper()
	var s shuffle.Sequencer
	count, cost := 0, 0.0
	for seed := range uint64(2000) {
		moves, env := random(rand.New(rand.NewPCG(seed, 3)))
		ops, err := s.Sequence(nil, moves, env)
		if err != nil {
			t.Fatal(err)
		}
		count += len(ops)
		for _, o := range ops {
			cost += float64(price(o, env))
		}
	}
	return ratchet.Table{
		{Name: name + "/operations", Value: float64(count), Best: ratchet.Unknown},
		{Name: name + "/cost", Value: cost, Best: ratchet.Unknown},
	}
}

// function returns a random function on n registers, some of which stay as they are.
func function(r *rand.Rand, n int) (moves []shuffle.Move) {
	for d := range n {
		if r.IntN(4) > 0 {
			moves = append(moves, shuffle.Move{Dst: shuffle.Loc(d), Src: shuffle.Loc(r.IntN(n))})
		}
	}
	return moves
}

// registers returns a machine of n registers of one class; the last one may be
// overwritten. Without swaps there are emergency slots.
func registers(n int, swap shuffle.Cost) *shuffle.Env {
	e := shuffle.Loc(n)
	env := &shuffle.Env{
		Locs:    make([]shuffle.LocInfo, n+2),
		Classes: []shuffle.Class{{Move: 2, Load: 8, Store: 8, Swap: swap, Emergency: [2]shuffle.Loc{e, e + 1}, Borrow: shuffle.NoLoc}},
		Scratch: []shuffle.Loc{e - 1},
	}
	env.Locs[e].Memory, env.Locs[e+1].Memory = true, true
	return env
}

// mixed returns a random parallel copy over two classes of n registers, with as
// many slots as registers, at prices like those of x86.
func mixed(r *rand.Rand, n int) ([]shuffle.Move, *shuffle.Env) {
	env := &shuffle.Env{Locs: make([]shuffle.LocInfo, 4*n+4)}
	for class := range uint8(2) {
		c := int(class)
		for k := range n {
			env.Locs[c*n+k].Class = class
			env.Locs[(2+c)*n+k] = shuffle.LocInfo{Class: class, Memory: true}
		}
		e := shuffle.Loc(4*n + 2*c)
		env.Locs[e], env.Locs[e+1] = shuffle.LocInfo{Class: class, Memory: true}, shuffle.LocInfo{Class: class, Memory: true}
		env.Classes = append(env.Classes, shuffle.Class{
			Move: 3, Load: 5, Store: 5, Swap: []shuffle.Cost{3, 9}[c], MemMove: []shuffle.Cost{8, 0}[c],
			Emergency: [2]shuffle.Loc{e, e + 1}, Borrow: shuffle.Loc(c * n),
		})
	}
	var moves []shuffle.Move
	for d := range 4 * n {
		switch {
		case r.IntN(2) == 0:
			src := r.IntN(4 * n)
			if env.Locs[src].Class != env.Locs[d].Class {
				src = (src + n) % (4 * n) // the classes take turns
			}
			moves = append(moves, shuffle.Move{Dst: shuffle.Loc(d), Src: shuffle.Loc(src)})
		case d < 2*n && r.IntN(4) == 0:
			env.Scratch = append(env.Scratch, shuffle.Loc(d))
		}
	}
	return moves, env
}

// price returns what an operation costs.
func price(o shuffle.Op, env *shuffle.Env) shuffle.Cost {
	d := env.Locs[o.Dst]
	class := &env.Classes[d.Class]
	if o.Kind == shuffle.OpRemat {
		return class.Move
	}
	s := env.Locs[o.Src]
	switch {
	case o.Kind == shuffle.OpSwap && d.Memory != s.Memory:
		return class.SwapMem
	case o.Kind == shuffle.OpSwap:
		return class.Swap
	case d.Memory && s.Memory:
		return class.MemMove
	case d.Memory:
		return env.Classes[s.Class].Store
	case s.Memory:
		return class.Load
	case d.Class != s.Class:
		return class.Cross
	}
	return class.Move
}

// permuted returns the operations with permutation instructions.
func permuted(t *testing.T) ratchet.Quantity {
	t.Helper()
	var s permi.Sequencer
	count := 0
	for seed := range uint64(2000) {
		ops, err := s.Sequence(nil, function(rand.New(rand.NewPCG(seed, 4)), 15), 16, nil)
		if err != nil {
			t.Fatal(err)
		}
		count += len(ops)
	}
	return ratchet.Quantity{Name: "permi/operations", Value: float64(count), Best: ratchet.Unknown}
}
