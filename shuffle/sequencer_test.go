package shuffle

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
)

// run executes ops on contents and reports the first illegal operation. A rematerialized value is
// -1-tag.
func run(contents []int, ops []Op, env *Env) (Cost, error) {
	var sum Cost
	for i, o := range ops {
		bad := func(why string) error { return fmt.Errorf("op %d (%v): %s", i, o, why) }
		d := env.Locs[o.Dst]
		dc := env.Classes[d.Class]
		if o.Kind == OpRemat {
			contents[o.Dst] = -1 - int(o.Tag)
			continue
		}
		u := env.Locs[o.Src]
		uc := env.Classes[u.Class]
		var cost Cost
		switch {
		case o.Kind == OpSwap && d.Memory && u.Memory:
			return 0, bad("swap of two slots")
		case o.Kind == OpSwap && d.Class != u.Class:
			return 0, bad("swap between classes")
		case o.Kind == OpSwap && (d.Memory || u.Memory):
			cost = dc.SwapMem
		case o.Kind == OpSwap:
			cost = dc.Swap
		case d.Memory && u.Memory:
			cost = dc.MemMove
		case d.Memory:
			cost = uc.Store
		case u.Memory:
			cost = dc.Load
		case d.Class != u.Class:
			cost = dc.Cross
		default:
			cost = dc.Move
		}
		if cost == 0 {
			return 0, bad("the machine has no such operation")
		}
		sum += cost
		if o.Kind == OpSwap {
			contents[o.Dst], contents[o.Src] = contents[o.Src], contents[o.Dst]
		} else {
			contents[o.Dst] = contents[o.Src]
		}
	}
	return sum, nil
}

// verify executes ops and compares with what the moves need.
func verify(ops []Op, moves []Move, env *Env) (Cost, error) {
	contents := make([]int, len(env.Locs))
	want := make([]int, len(env.Locs))
	free := make([]bool, len(env.Locs))
	for i := range contents {
		contents[i], want[i] = i, i
	}
	for _, p := range env.Scratch {
		free[p] = true
	}
	for _, c := range env.Classes {
		for _, e := range c.Emergency {
			if e != NoLoc {
				free[e] = true
			}
		}
	}
	for _, m := range moves {
		want[m.Dst], free[m.Dst] = int(m.Src), false
		if m.Src == NoLoc {
			want[m.Dst] = -1 - int(m.Tag)
		}
	}
	cost, err := run(contents, ops, env)
	if err != nil {
		return 0, err
	}
	for l := range contents {
		if !free[l] && contents[l] != want[l] {
			return 0, fmt.Errorf("location %d holds %d, wants %d", l, contents[l], want[l])
		}
	}
	return cost, nil
}

// oneBank is a machine of n registers of one class; move costs 2, so that half costs are whole.
func oneBank(n int, swap Cost, scratch ...Loc) *Env {
	return &Env{
		Locs:    make([]LocInfo, n),
		Classes: []Class{{Move: 2, Load: 8, Store: 8, Swap: swap, Emergency: [2]Loc{NoLoc, NoLoc}, Borrow: NoLoc}},
		Scratch: scratch,
	}
}

// distances returns the cheapest price of every content of n registers, from the identity, with
// moves at 2 and swaps at swap (0: none); -1 for what cannot be reached. Indices are contents in
// base n (see key). It is Dijkstra's algorithm with a bucket for each price.
func distances(n int, swap Cost) []int8 {
	place := make([]int, n) // of register i in a key
	size := 1
	for i := n - 1; i >= 0; i-- {
		place[i] = size
		size *= n
	}
	dist := make([]int8, size)
	for i := range dist {
		dist[i] = -1
	}
	c := make([]int, n)
	for i := range c {
		c[i] = i
	}
	var buckets [128][]int32
	relax := func(k int, cost Cost) {
		if d := dist[k]; d < 0 || Cost(d) > cost {
			dist[k] = int8(cost)
			buckets[cost] = append(buckets[cost], int32(k))
		}
	}
	relax(key(c), 0)
	for cost := range buckets {
		for _, k := range buckets[cost] {
			if int(dist[k]) < cost {
				continue
			}
			for i := range c {
				c[i] = int(k) / place[i] % n
			}
			for a := range n {
				for b := range n {
					to := int(k) + (c[a]-c[b])*place[b]
					relax(to, Cost(cost)+2)
					if a < b && swap > 0 {
						relax(to+(c[b]-c[a])*place[a], Cost(cost)+swap)
					}
				}
			}
		}
		buckets[cost] = nil
	}
	return dist
}

func key(c []int) int {
	k := 0
	for _, v := range c {
		k = k*len(c) + v
	}
	return k
}

// swapCosts are 1/2, 1, 3/2, 2, 3 moves, and no swap at all.
var swapCosts = []Cost{1, 2, 3, 4, 6, 0}

// TestPlainOptimal holds every register transfer graph of up to five registers (a destination per
// register, or none: then it is free) against the cheapest sequence there is.
func TestPlainOptimal(t *testing.T) {
	var s Sequencer
	for n := 1; n <= 5; n++ {
		for _, swap := range swapCosts {
			dist := distances(n, swap)
			src := make([]int, n) // n: no source
			graphs := 0
			for {
				graphs++
				checkPlain(t, &s, n, swap, src, dist)
				if !increment(src, n+1) {
					break
				}
			}
			if t.Failed() {
				t.Fatalf("n=%d swap=%d", n, swap)
			}
		}
	}
}

func increment(digits []int, base int) bool {
	for i := range digits {
		if digits[i]++; digits[i] < base {
			return true
		}
		digits[i] = 0
	}
	return false
}

func checkPlain(t *testing.T, s *Sequencer, n int, swap Cost, src []int, dist []int8) {
	t.Helper()
	env := oneBank(n, swap)
	var moves []Move
	for d, u := range src {
		if u < n {
			moves = append(moves, Move{Dst: Loc(d), Src: Loc(u)})
		} else {
			env.Scratch = append(env.Scratch, Loc(d))
		}
	}
	best := cheapest(dist, src, n)
	ops, err := s.Sequence(nil, moves, env)
	var incomplete *EnvError
	switch {
	case errors.As(err, &incomplete):
		if best >= 0 {
			t.Errorf("%v: %v, but it can be done for %d", src, err, best)
		}
		return
	case err != nil:
		t.Errorf("%v: %v", src, err)
		return
	}
	cost, err := verify(ops, moves, env)
	if err != nil {
		t.Errorf("%v: %v: %v", src, ops, err)
	} else if cost != best {
		t.Errorf("%v: %v costs %d, optimum %d", src, ops, cost, best)
	}
}

// cheapest minimizes over what the free registers (source n) may hold; -1 if nothing is reachable.
func cheapest(dist []int8, src []int, n int) Cost {
	c := make([]int, n)
	copy(c, src)
	best := Cost(-1)
	var fill func(i int)
	fill = func(i int) {
		if i == n {
			if d := Cost(dist[key(c)]); d >= 0 && (best < 0 || d < best) {
				best = d
			}
			return
		}
		if src[i] < n {
			fill(i + 1)
			return
		}
		for v := range n {
			c[i] = v
			fill(i + 1)
		}
	}
	fill(0)
	return best
}

// randomEnv makes a machine of two banks and slots, and a parallel copy over it.
func randomEnv(r *rand.Rand) (*Env, []Move) {
	n := 2 + r.IntN(9)
	env := &Env{Locs: make([]LocInfo, n+4)}
	maybe := func(c Cost) Cost {
		if r.IntN(2) == 0 {
			return 0
		}
		return c
	}
	for c := range 2 {
		e := Loc(n + 2*c)
		env.Locs[e] = LocInfo{uint8(c), true}
		env.Locs[e+1] = LocInfo{uint8(c), true}
		env.Classes = append(env.Classes, Class{
			Move: 1 + Cost(r.IntN(3)), Load: 1 + Cost(r.IntN(9)), Store: 1 + Cost(r.IntN(9)),
			Swap: maybe(1 + Cost(r.IntN(6))), SwapMem: maybe(1 + Cost(r.IntN(30))),
			MemMove: maybe(1 + Cost(r.IntN(30))), Cross: maybe(1 + Cost(r.IntN(4))),
			Emergency: [2]Loc{e, e + 1}, Borrow: NoLoc,
		})
	}
	memory := r.IntN(4)
	for l := range n {
		env.Locs[l] = LocInfo{uint8(r.IntN(2)), l >= 2 && r.IntN(4) < memory}
	}
	env.Locs[0], env.Locs[1] = LocInfo{0, false}, LocInfo{1, false}
	env.Classes[0].Borrow, env.Classes[1].Borrow = 0, 1
	var moves []Move
	perm := r.Perm(n)
	shape := r.IntN(3)
	for d := range n {
		switch {
		case shape == 0:
			moves = append(moves, Move{Dst: Loc(d), Src: Loc(perm[d])})
		case r.IntN(8) == 0:
			moves = append(moves, Move{Dst: Loc(d), Src: NoLoc, Tag: int32(d), ViaReg: r.IntN(2) == 0})
		case r.IntN(4) > 0:
			moves = append(moves, Move{Dst: Loc(d), Src: Loc(r.IntN(n))})
		case r.IntN(3) == 0 && !env.Locs[d].Memory:
			env.Scratch = append(env.Scratch, Loc(d))
		}
	}
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return env, moves
}

// TestMixedCorrect executes sequences over two banks and memory. Where an emergency slot is missing, there
// may be no way; otherwise there must be one, with or without a register named to be borrowed.
func TestMixedCorrect(t *testing.T) {
	var s Sequencer
	var ops []Op
	failed := 0
	for seed := range uint64(200_000) {
		r := rand.New(rand.NewPCG(seed, 1))
		env, moves := randomEnv(r)
		for c := range env.Classes {
			class := &env.Classes[c]
			if seed%5 == 0 {
				class.Emergency[r.IntN(2)] = NoLoc
			}
			if seed%3 == 0 {
				class.Borrow = NoLoc
			}
		}
		var err error
		ops, err = s.Sequence(ops[:0], moves, env)
		if incomplete := (*EnvError)(nil); errors.As(err, &incomplete) && seed%5 == 0 {
			failed++
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%v", seed, err, moves)
		}
		if _, err := verify(ops, moves, env); err != nil {
			t.Fatalf("seed %d: %v\nlocations %v\nmoves %v\nops %v", seed, err, env.Locs, moves, ops)
		}
		for i := range s.nodes {
			if s.nodes[i] != (node{}) {
				t.Fatalf("seed %d: node %d left behind", seed, i)
			}
		}
	}
	t.Logf("%d failed", failed)
	if failed > 15_000 {
		t.Errorf("%d of 200000 failed", failed)
	}
}

// TestMixedNotDearerThanPlain feeds registers of one class to the mixed case, which must not be more expensive
// than the plain one.
func TestMixedNotDearerThanPlain(t *testing.T) {
	var s Sequencer
	for n := 1; n <= 5; n++ {
		for _, swap := range swapCosts[1:] {
			src := make([]int, n)
			for {
				env := oneBank(n, swap)
				var moves []Move
				for d, u := range src {
					if u < n {
						moves = append(moves, Move{Dst: Loc(d), Src: Loc(u)})
					} else {
						env.Scratch = append(env.Scratch, Loc(d))
					}
				}
				want, wantErr := s.Sequence(nil, moves, env)
				// A slot of its own that is stored to itself makes the parallel copy a mixed one.
				env.Locs = append(env.Locs, LocInfo{Memory: true})
				moves = append(moves, Move{Dst: Loc(n), Src: Loc(n)})
				got, err := s.Sequence(nil, moves, env)
				if (err != nil) != (wantErr != nil) {
					t.Fatalf("%v: %v, plain: %v", src, err, wantErr)
				}
				if err == nil {
					a, _ := run(make([]int, n+1), want, env)
					b, err := verify(got, moves, env)
					if err != nil || a != b {
						t.Fatalf("n=%d swap=%d %v: %v %v, plain %v", n, swap, src, got, err, want)
					}
				}
				if !increment(src, n+1) {
					break
				}
			}
		}
	}
}
