package graph

import (
	"fmt"
	"strings"
)

// Proof is a lower bound on the cost of every sequence for a graph, with its derivation. It is computed from the graph
// alone, not from a sequence.
type Proof struct {
	Bound  float64
	Reason []string // one line per argument
}

// shape is the part of a graph needed by the proof for copies and swaps.
type shape struct {
	source []int // by register; 0: none
	out    []int // destinations of a register, including itself
	cycles [][]int
	onRing []bool
}

func newShape(g Graph, registers int) *shape {
	s := &shape{
		source: make([]int, registers+1),
		out:    make([]int, registers+1),
		onRing: make([]bool, registers+1),
	}
	for _, e := range g.Edges {
		s.source[e[1]] = e[0]
		s.out[e[0]]++
	}
	visit := make([]int, registers+1)
	for r := 1; r <= registers; r++ {
		x := r
		for x != 0 && visit[x] == 0 {
			visit[x] = r
			x = s.source[x]
		}
		if x == 0 || visit[x] != r {
			continue
		}
		var ring []int
		for y := x; !s.onRing[y]; y = s.source[y] {
			s.onRing[y] = true
			ring = append(ring, y)
		}
		s.cycles = append(s.cycles, ring)
	}
	return s
}

// Prove returns the lower bound for g. It equals the cost of Solve's answer; if Solve fails, it is meaningless. For
// Permi, the last call of Solve must have been for g.
func (s *Solver) Prove(g Graph) Proof {
	if s.ISA == Permi {
		return s.provePermi()
	}
	return s.proveSwap(g)
}

func (s *Solver) proveSwap(g Graph) Proof {
	n := s.registers(g)
	sh := newShape(g, n)
	var p Proof
	swap := int64(s.swapCost())
	bound := p.offCycles(sh, swap)
	temp := sh.hasTemporary(n, g.Registers, s.Scratch)
	for _, ring := range sh.cycles {
		bound += p.cycle(sh, ring, swap, temp)
	}
	if bound == 0 {
		p.Reason = append(p.Reason, "no moves needed")
	}
	p.Bound = float64(bound) / unit
	return p
}

// offCycles bounds the destinations off the cycles: each needs a copy of its own, or, where swaps
// are cheaper, one for every value that does not return to a register.
func (p *Proof) offCycles(sh *shape, swap int64) int64 {
	var copies, carried int64
	for r, u := range sh.source {
		if u != 0 && !sh.onRing[r] {
			copies++
		}
		if sh.out[r] > 0 && !sh.onRing[r] {
			carried++
		}
	}
	if copies == 0 {
		return 0
	}
	if swap == 0 || swap >= unit {
		p.add("destinations off the cycles: each needs a write, at least %d", copies)
		return copies * unit
	}
	cost := (copies-carried)*unit + carried*swap
	p.add("destinations off the cycles: %d further copies of values, and %d values that leave their register, at least %v",
		copies-carried, carried, float64(cost)/unit)
	return cost
}

// hasTemporary reports whether a register's old value is dead.
func (sh *shape) hasTemporary(registers, declared int, scratch []int) bool {
	exists := make([]bool, registers+1)
	for r := 1; r <= declared; r++ {
		exists[r] = true
	}
	for _, r := range scratch {
		exists[r] = true
	}
	for r, ok := range exists {
		if ok && sh.out[r] == 0 {
			return true
		}
	}
	return false
}

// cycle bounds the cost of one cycle.
func (p *Proof) cycle(sh *shape, ring []int, swap int64, temp bool) int64 {
	k := int64(len(ring))
	if k == 1 {
		return 0
	}
	branches := false
	for _, r := range ring {
		branches = branches || sh.out[r] > 1
	}
	swaps := fmt.Sprintf("%d swaps", k-1)
	if k == 2 {
		swaps = "1 swap"
	}
	name := fmt.Sprintf("cycle of %d through r%d", k, ring[0])
	if k <= 8 {
		reverse := make([]int, k)
		for i, r := range ring {
			reverse[int(k)-1-i] = r
		}
		name = "cycle " + cycle(reverse)
	}
	moves, how := (k+1)*unit, fmt.Sprintf("%d copies with a temporary", k+1)
	if branches {
		moves, how = k*unit, fmt.Sprintf("%d copies, one value being needed outside as well", k)
	}
	cost := moves
	switch {
	case !branches && !temp:
		cost, how = (k-1)*swap, swaps+", no register is free"
	case swap > 0 && (k-1)*swap <= moves:
		cost, how = (k-1)*swap, swaps+fmt.Sprintf(", at most the cost of %d copies", moves/unit)
	}
	p.add("%s: %s, at least %v", name, how, float64(cost)/unit)
	return cost
}

func (p *Proof) add(format string, args ...any) {
	p.Reason = append(p.Reason, fmt.Sprintf(format, args...))
}

func (s *Solver) provePermi() Proof {
	proof := s.permis.Proof()
	p := Proof{Bound: float64(proof.Length())}
	if proof.Copies > 0 {
		p.add("values are needed in %d more registers than hold them, which permutations do not change: at least %d",
			proof.Copies, proof.Copies)
	}
	if proof.Permutations > 0 {
		p.add("whichever edges are copied, paths and cycles of s registers are left with F1 = sum floor(s/2) and")
		p.add("F2 = sum floor(3s/4) no better than %s;", pairs(s.permis.AppendFront(nil)))
		p.add("a permutation lowers F1 by at most 2 and F2 by at most 3: at least max(ceil(%d/2), ceil(%d/3)) = %d",
			proof.F1, proof.F2, proof.Permutations)
	}
	if len(p.Reason) == 0 {
		p.add("no moves needed")
	}
	return p
}

// pairs formats a front, abbreviated if long.
func pairs(front [][2]int) string {
	const most = 8
	var b strings.Builder
	for i, f := range front {
		if i > 0 {
			b.WriteString(" or ")
		}
		if i == most {
			b.WriteString("...")
			break
		}
		fmt.Fprintf(&b, "(%d, %d)", f[0], f[1])
	}
	return b.String()
}
