package shuffle

import (
	"math/rand/v2"
	"testing"
)

// cheapestMixed is the least cost of moves, by Dijkstra's algorithm over contents, with one
// operation at a time on all locations, the emergency slots included.
func cheapestMixed(env *Env, moves []Move) Cost {
	n := len(env.Locs)
	want := make([]int, n)
	for l := range want {
		want[l] = l
	}
	for _, p := range env.Scratch {
		want[p] = -1
	}
	for _, c := range env.Classes {
		for _, e := range c.Emergency {
			want[e] = -1
		}
	}
	for _, m := range moves {
		want[m.Dst] = int(m.Src)
	}
	start := make([]byte, n)
	for l := range start {
		start[l] = byte(l)
	}
	legal := legalOps(env)
	dist := map[string]Cost{string(start): 0}
	var buckets [400][]string
	buckets[0] = []string{string(start)}
	for cost := range buckets {
		for _, s := range buckets[cost] {
			if dist[s] < Cost(cost) {
				continue
			}
			done := true
			for l, v := range want {
				done = done && (v < 0 || int(s[l]) == v)
			}
			if done {
				return Cost(cost)
			}
			for _, o := range legal {
				to := []byte(s)
				to[o.Dst] = s[o.Src]
				if o.Kind == OpSwap {
					to[o.Src] = s[o.Dst]
				}
				c := Cost(cost) + Cost(o.Tag)
				if d, ok := dist[string(to)]; !ok || c < d {
					k := string(to)
					dist[k] = c
					buckets[c] = append(buckets[c], k)
				}
			}
		}
		buckets[cost] = nil
	}
	return -1
}

// legalOps lists the operations of a machine, with their costs as tags.
func legalOps(env *Env) (list []Op) {
	for a := range env.Locs {
		for b := range env.Locs {
			for _, k := range []Kind{OpMove, OpSwap} {
				if a == b || k == OpSwap && b < a {
					continue
				}
				o := Op{Kind: k, Dst: Loc(a), Src: Loc(b)}
				if cost, err := run(make([]int, len(env.Locs)), []Op{o}, env); err == nil {
					o.Tag = int32(cost)
					list = append(list, o)
				}
			}
		}
	}
	return list
}

// TestMixedNearOptimal compares small random transfers over one bank and memory, at machine-like
// prices, with the cheapest sequence there is. There is no theorem; the test holds what was
// measured.
func TestMixedNearOptimal(t *testing.T) {
	var s Sequencer
	cases, optimal := 0, 0
	var sum, best Cost
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 11))
		registers := 1 + r.IntN(3)
		slots := 1 + r.IntN(4-registers)
		n := registers + slots
		env := &Env{Locs: make([]LocInfo, n+2), Classes: []Class{{
			Move: 1, Load: 8, Store: 8, Swap: []Cost{0, 2, 3}[r.IntN(3)], SwapMem: []Cost{0, 40}[r.IntN(2)],
			Emergency: [2]Loc{Loc(n), Loc(n + 1)}, Borrow: 0,
		}}}
		for l := registers; l < n+2; l++ {
			env.Locs[l].Memory = true
		}
		var moves []Move
		for d := range n {
			if r.IntN(5) > 0 {
				moves = append(moves, Move{Dst: Loc(d), Src: Loc(r.IntN(n))})
			} else if d < registers && r.IntN(2) == 0 {
				env.Scratch = append(env.Scratch, Loc(d))
			}
		}
		ops, err := s.Sequence(nil, moves, env)
		if err != nil {
			t.Fatal(err)
		}
		cost, err := verify(ops, moves, env)
		if err != nil {
			t.Fatal(err)
		}
		least := cheapestMixed(env, moves)
		holdCheapest(t, moves, env, least)
		cases++
		sum, best = sum+cost, best+least
		if cost == least {
			optimal++
		} else if testing.Verbose() {
			t.Logf("seed %d: %d registers, scratch %v, %+v: %v: %v costs %d, optimum %d", seed, registers, env.Scratch, env.Classes[0], moves, ops, cost, least)
		}
		if cost < least {
			t.Fatalf("seed %d: %v costs %d, optimum %d", seed, ops, cost, least)
		}
	}
	t.Logf("%d of %d optimal, cost %d, optimum %d", optimal, cases, sum, best)
	if optimal*100 < cases*90 || sum*100 > best*105 {
		t.Errorf("%d of %d optimal, cost %d, optimum %d", optimal, cases, sum, best)
	}
}

// holdCheapest expects the search to find what costs least, and to know it.
func holdCheapest(t *testing.T, moves []Move, env *Env, least Cost) {
	t.Helper()
	var s Sequencer
	ops, proved, err := s.Cheapest(nil, moves, env, 1<<16)
	if err != nil || !proved {
		t.Errorf("%v: %v, proved %v", moves, err, proved)
	}
	if cost, err := verify(ops, moves, env); err != nil || cost != least {
		t.Errorf("%v in %+v: %v costs %d, optimum %d; %v", moves, env, ops, cost, least, err)
	}
}

// TestCheapest compares what the search finds over two banks and memory with the cheapest sequence there is.
func TestCheapest(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 12))
		env := &Env{Locs: []LocInfo{{0, false}, {0, false}, {1, false}, {uint8(r.IntN(2)), r.IntN(2) == 0}, {0, true}, {1, true}}}
		for c := range Loc(2) {
			env.Classes = append(env.Classes, Class{Move: 1, Load: 4, Store: 4, Swap: []Cost{0, 2, 3}[r.IntN(3)], Cross: []Cost{0, 3}[r.IntN(2)],
				MemMove: []Cost{0, 6}[r.IntN(2)], Emergency: [2]Loc{4 + c, 4 + c}, Borrow: NoLoc})
		}
		var moves []Move
		for d := range Loc(4) {
			if r.IntN(4) > 0 {
				moves = append(moves, Move{Dst: d, Src: Loc(r.IntN(4))})
			}
		}
		if _, err := new(Sequencer).Sequence(nil, moves, env); err != nil {
			continue // it would take both emergency slots
		}
		holdCheapest(t, moves, env, cheapestMixed(env, moves))
	}
}

// TestValuesThatAreThere holds copies that take values from where they are already to their least costs.
func TestValuesThatAreThere(t *testing.T) {
	one := func(registers, slots int, memMove Cost) *Env {
		n := Loc(registers + slots)
		env := &Env{Locs: make([]LocInfo, n+2), Classes: []Class{{Move: 2, Load: 4, Store: 4, Swap: 3, MemMove: memMove, Emergency: [2]Loc{n, n + 1}, Borrow: NoLoc}}}
		for l := registers; l < registers+slots+2; l++ {
			env.Locs[l].Memory = true
		}
		return env
	}
	bank := Class{Move: 1, Load: 4, Store: 4, Cross: 3, Emergency: [2]Loc{NoLoc, NoLoc}, Borrow: NoLoc}
	for _, c := range []struct {
		what  string
		env   *Env
		moves []Move
		cost  Cost
	}{
		{"a register of another bank, wanted twice", &Env{Locs: []LocInfo{{0, false}, {1, false}, {0, false}}, Classes: []Class{bank, bank}},
			[]Move{{Dst: 0, Src: 1}, {Dst: 2, Src: 1}}, 4},
		{"slots that turn, whose values registers have", one(3, 2, 0),
			[]Move{{Dst: 0, Src: 1}, {Dst: 1, Src: 3}, {Dst: 2, Src: 4}, {Dst: 3, Src: 4}, {Dst: 4, Src: 3}}, 18},
		{"slots that are exchanged", one(1, 2, 0), []Move{{Dst: 1, Src: 2}, {Dst: 2, Src: 1}}, 32},
		{"a slot that is wanted in a register and two slots", one(1, 3, 6), []Move{{Dst: 0, Src: 1}, {Dst: 2, Src: 1}, {Dst: 3, Src: 1}}, 12},
	} {
		var s Sequencer
		ops, err := s.Sequence(nil, c.moves, c.env)
		if err != nil {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		if cost, err := verify(ops, c.moves, c.env); err != nil || cost != c.cost {
			t.Errorf("%s: %v costs %d, want %d; %v", c.what, ops, cost, c.cost, err)
		}
	}
}
