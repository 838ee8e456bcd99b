package permi

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/shuffle"
)

// graph is a register transfer graph: graph[v] is the source of v, or -1.
type graph []int

// moves returns the moves of g and the registers that are free.
func (g graph) moves() (moves []shuffle.Move, free []shuffle.Loc) {
	for v, u := range g {
		if u >= 0 {
			moves = append(moves, shuffle.Move{Dst: shuffle.Loc(v), Src: shuffle.Loc(u)})
		} else {
			free = append(free, shuffle.Loc(v))
		}
	}
	return moves, free
}

// execute carries out ops on registers that hold their own numbers.
func execute(n int, ops []Op) ([]int, error) {
	c := make([]int, n)
	for i := range c {
		c[i] = i
	}
	shift := func(regs []shuffle.Loc) {
		last := c[regs[len(regs)-1]]
		for i := len(regs) - 1; i > 0; i-- {
			c[regs[i]] = c[regs[i-1]]
		}
		c[regs[0]] = last
	}
	for _, o := range ops {
		seen := map[shuffle.Loc]bool{}
		for _, r := range o.Registers() {
			if seen[r] {
				return nil, fmt.Errorf("%v names a register twice", o)
			}
			seen[r] = true
		}
		switch {
		case o.Kind == Copy && o.Len == 2:
			c[o.Regs[1]] = c[o.Regs[0]]
		case o.Kind == Permi5 && o.Len >= 2 && o.Len <= 5:
			shift(o.Registers())
		case o.Kind == Permi23 && o.Len >= 4 && o.Len <= 5:
			shift(o.Registers()[:2])
			shift(o.Registers()[2:])
		default:
			return nil, fmt.Errorf("%v is not an instruction", o)
		}
	}
	return c, nil
}

// sequence runs s on g and checks the result against g and against its own proof.
func sequence(t *testing.T, s *Sequencer, g graph) []Op {
	t.Helper()
	moves, free := g.moves()
	ops, err := s.Sequence(nil, moves, len(g), free)
	if err != nil {
		t.Fatalf("%v: %v", g, err)
	}
	got, err := execute(len(g), ops)
	if err != nil {
		t.Fatalf("%v: %v: %v", g, ops, err)
	}
	for v, u := range g {
		if u >= 0 && got[v] != u {
			t.Fatalf("%v: %v leaves %v", g, ops, got)
		}
	}
	if s.Proof().Length() != len(ops) {
		t.Fatalf("%v: %v, but the proof says %+v", g, ops, s.Proof())
	}
	return ops
}

// bruteForce tries all copy sets and counts instructions by the signature [Buchwald15 Lemma 3].
func bruteForce(g graph) int {
	out := make([][]int, len(g))
	for v, u := range g {
		if u >= 0 {
			out[u] = append(out[u], v)
		}
	}
	copies := 0
	for _, o := range out {
		copies += max(len(o)-1, 0)
	}
	keep := make([]int, len(g))
	best := 1 << 30
	var try func(u int)
	try = func(u int) {
		if u == len(g) {
			best = min(best, signatureLength(keep))
			return
		}
		if keep[u] = -1; len(out[u]) == 0 {
			try(u + 1)
		}
		for _, v := range out[u] {
			keep[u] = v
			try(u + 1)
		}
	}
	try(0)
	return best + copies
}

// signatureLength is X + max(ceil((a2+a3)/2), ceil((a2+2 a3)/3)) of the graph u -> keep[u].
func signatureLength(keep []int) int {
	entered := make([]bool, len(keep))
	for _, v := range keep {
		if v >= 0 {
			entered[v] = true
		}
	}
	seen := make([]bool, len(keep))
	x, a := 0, [4]int{}
	walk := func(v int) {
		size := 0
		for ; v >= 0 && !seen[v]; v = keep[v] {
			seen[v] = true
			size++
		}
		x += size / 4
		a[size%4]++
	}
	for v := range keep {
		if !entered[v] {
			walk(v)
		}
	}
	for v := range keep {
		if !seen[v] {
			walk(v)
		}
	}
	return x + max((a[2]+a[3]+1)/2, (a[2]+2*a[3]+2)/3)
}

// TestCopySets compares with all copy sets: every graph of up to five registers, and random ones.
func TestCopySets(t *testing.T) {
	var s Sequencer
	for n := 1; n <= 5; n++ {
		g := make(graph, n)
		for i := range g {
			g[i] = -1
		}
		for {
			if ops := sequence(t, &s, g); len(ops) != bruteForce(g) {
				t.Fatalf("%v: %v, shortest is %d", g, ops, bruteForce(g))
			}
			if !increment(g) {
				break
			}
		}
	}
	for seed := range uint64(20_000) {
		g := random(rand.New(rand.NewPCG(seed, 7)), 16)
		if ops := sequence(t, &s, g); len(ops) != bruteForce(g) {
			t.Fatalf("seed %d: %v: %v, shortest is %d", seed, g, ops, bruteForce(g))
		}
	}
}

// increment counts through the graphs.
func increment(g graph) bool {
	for i := range g {
		if g[i]++; g[i] < len(g) {
			return true
		}
		g[i] = -1
	}
	return false
}

// random returns a graph of at most n registers, of one of several shapes.
func random(r *rand.Rand, n int) graph {
	g := make(graph, 1+r.IntN(n))
	shape := r.IntN(3)
	perm := r.Perm(len(g))
	for v := range g {
		switch {
		case shape == 0:
			g[v] = r.IntN(len(g)+1) - 1
		case shape == 1 && v > 0: // one tree or nearly so
			g[v] = max(0, v-1-r.IntN(3))
		case shape == 1:
			g[v] = r.IntN(len(g)+1) - 1
		default:
			g[v] = perm[v] // cycles with some branches
			if r.IntN(4) == 0 {
				g[v] = r.IntN(len(g))
			}
		}
	}
	return g
}

// TestLargeRandom executes the sequences of large graphs.
func TestLargeRandom(t *testing.T) {
	var s Sequencer
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 9))
		sequence(t, &s, random(r, 3000))
	}
}
