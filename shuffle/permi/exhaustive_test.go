package permi

import (
	"slices"
	"testing"
)

// TestEveryGraph holds every graph of up to 6 registers against a
// breadth-first search over what the registers hold, which knows the instructions and no theorem.
func TestEveryGraph(t *testing.T) {
	var s Sequencer
	for n := 1; n <= 6; n++ {
		lengths := search(n)
		g := make(graph, n)
		for i := range g {
			g[i] = -1
		}
		graphs := 0
		for {
			graphs++
			if ops := sequence(t, &s, g); len(ops) != int(lengths[wildcardKey(g)]) {
				t.Fatalf("%v: %v, shortest is %d", g, ops, lengths[wildcardKey(g)])
			}
			if !increment(g) {
				break
			}
		}
		t.Logf("n=%d: %d graphs", n, graphs)
	}
}

// wildcardKey numbers a content in which n stands for anything.
func wildcardKey(g graph) int {
	k := 0
	for _, u := range g {
		if u < 0 {
			u = len(g)
		}
		k = k*(len(g)+1) + u
	}
	return k
}

// search returns, by wildcardKey, the least number of instructions from the identity to a content.
func search(n int) []int8 {
	size := 1
	for range n {
		size *= n + 1
	}
	length := make([]int8, size)
	for i := range length {
		length[i] = -1
	}
	start := make(graph, n)
	for i := range start {
		start[i] = i
	}
	perms := permutations(n)
	length[wildcardKey(start)] = 0
	level := []graph{start}
	for l := int8(1); len(level) > 0; l++ {
		var next []graph
		visit := func(g graph) {
			if k := wildcardKey(g); length[k] < 0 {
				length[k] = l
				next = append(next, slices.Clone(g))
			}
		}
		h := make(graph, n)
		for _, g := range level {
			for _, p := range perms {
				for i, v := range p {
					h[v] = g[i]
				}
				visit(h)
			}
			copy(h, g)
			for a := range n {
				for b := range n {
					h[b] = g[a]
					visit(h)
					h[b] = g[b]
				}
			}
		}
		level = next
	}
	relax(length, n)
	return length
}

// relax lets wildcards stand for the best content.
func relax(length []int8, n int) {
	base := n + 1
	for place := 1; place < len(length); place *= base {
		for k := range length {
			if k/place%base != n {
				continue
			}
			for v := range n {
				if l := length[k-(n-v)*place]; l >= 0 && (length[k] < 0 || l < length[k]) {
					length[k] = l
				}
			}
		}
	}
}

// permutations lists the permutations of n registers that move two to five of them.
func permutations(n int) (list [][]int) {
	p := make([]int, n)
	used := make([]bool, n)
	var place func(i, moved int)
	place = func(i, moved int) {
		if moved > 5 {
			return
		}
		if i == n {
			if moved > 0 {
				list = append(list, slices.Clone(p))
			}
			return
		}
		for v := range n {
			if used[v] {
				continue
			}
			used[v], p[i] = true, v
			if v == i {
				place(i+1, moved)
			} else {
				place(i+1, moved+1)
			}
			used[v] = false
		}
	}
	place(0, 0)
	return list
}
