package permi

import (
	"os"
	"slices"
	"testing"
)

// TestEveryClass holds the graphs of up to 8 registers, one of each isomorphism class, against a
// breadth-first search on graphs; of up to 10 with SPILLWAY_EXHAUSTIVE=1, which takes a minute.
func TestEveryClass(t *testing.T) {
	top := 8
	if os.Getenv("SPILLWAY_EXHAUSTIVE") != "" {
		top = 10
	}
	// The numbers of partial functional graphs, which also show that no two hashes collide.
	counts := []int{1, 2, 6, 16, 45, 121, 338, 929, 2598, 7261, 20453}
	var s Sequencer
	classes := []graph{{}}
	for n := 1; n <= top; n++ {
		classes = extend(classes, n)
		if len(classes) != counts[n] {
			t.Fatalf("n=%d: %d classes, want %d", n, len(classes), counts[n])
		}
		lengths := searchClasses(classes, n)
		for i, g := range classes {
			if ops := sequence(t, &s, g); len(ops) != lengths[i] {
				t.Fatalf("%v: %v, shortest is %d", g, ops, lengths[i])
			}
		}
		t.Logf("n=%d: %d classes", n, len(classes))
	}
}

// extend makes the classes of n registers: a register without a destination is added to those of
// n-1, or there is none and the graph is a permutation.
func extend(smaller []graph, n int) (classes []graph) {
	seen := map[uint64]bool{}
	add := func(g graph) {
		if h := canonical(g); !seen[h] {
			seen[h] = true
			classes = append(classes, slices.Clone(g))
		}
	}
	for _, g := range smaller {
		for p := -1; p < n-1; p++ {
			add(append(slices.Clone(g), p))
		}
	}
	var cycles func(g graph, largest int)
	cycles = func(g graph, largest int) {
		if len(g) == n {
			add(g)
			return
		}
		for size := 1; size <= min(largest, n-len(g)); size++ {
			h := slices.Clone(g)
			for i := range size {
				h = append(h, len(g)+(i+1)%size)
			}
			cycles(h, size)
		}
	}
	cycles(graph{}, n)
	return classes
}

// canonical hashes g up to isomorphism.
func canonical(g graph) uint64 {
	n := len(g)
	var out [16]int
	for _, u := range g {
		if u >= 0 {
			out[u]++
		}
	}
	var tree [16]uint64 // by register: hash of what hangs below it, as a sum over the children
	var queue [16]int
	tail := 0
	for v := range n {
		if out[v] == 0 {
			queue[tail] = v
			tail++
		}
	}
	var hash uint64
	for head := 0; head < tail; head++ {
		v := queue[head]
		u := g[v]
		if u < 0 {
			hash += mix(tree[v] + 0x1234567)
			continue
		}
		tree[u] += mix(tree[v] + 1)
		if out[u]--; out[u] == 0 {
			queue[tail] = u
			tail++
		}
	}
	for v := range n {
		if out[v] > 0 {
			hash += ring(g, &out, &tree, v)
		}
	}
	return hash
}

// ring hashes the cycle through v: the sum over its rotations.
func ring(g graph, out *[16]int, tree *[16]uint64, v int) uint64 {
	var labels [16]uint64
	k := 0
	for x := v; out[x] > 0; x = g[x] {
		out[x] = 0
		labels[k] = tree[x]
		k++
	}
	var sum uint64
	for i := range k {
		h := uint64(k)
		for j := range k {
			h = mix(h*31 + labels[(i+j)%k])
		}
		sum += h
	}
	return mix(sum + 0x9876543)
}

func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// searchClasses returns the least number of instructions for every class.
func searchClasses(classes []graph, n int) []int {
	id := map[uint64]int32{}
	for i, g := range classes {
		id[canonical(g)] = int32(i)
	}
	perms := permutations(n)
	length := make([]int, len(classes))
	next := make([][]int32, len(classes))
	for i, g := range classes {
		length[i] = -1
		if trivial(g) {
			length[i] = 0
			continue
		}
		next[i] = successors(g, perms, id)
	}
	for l, open := 1, true; open; l++ {
		open = false
		for i := range classes {
			if length[i] >= 0 {
				continue
			}
			if slices.ContainsFunc(next[i], func(j int32) bool { return length[j] == l-1 }) {
				length[i] = l
			} else {
				open = true
			}
		}
	}
	return length
}

func trivial(g graph) bool {
	for v, u := range g {
		if u >= 0 && u != v {
			return false
		}
	}
	return true
}

// successors lists the classes that one instruction leads to. A permutation p moves the start of
// every edge from u to p[u]; a copy from a to b, which nothing needs, moves some edges from a to b.
func successors(g graph, perms [][]int, id map[uint64]int32) (list []int32) {
	seen := map[int32]bool{}
	visit := func(h graph) {
		if j := id[canonical(h)]; !seen[j] {
			seen[j] = true
			list = append(list, j)
		}
	}
	h := make(graph, len(g))
	for _, p := range perms {
		for v, u := range g {
			if h[v] = u; u >= 0 {
				h[v] = p[u]
			}
		}
		visit(h)
	}
	readers := make([][]int, len(g))
	for v, u := range g {
		if u >= 0 {
			readers[u] = append(readers[u], v)
		}
	}
	for a := range g {
		for b := range g {
			if len(readers[b]) > 0 {
				continue
			}
			for set := 1; set < 1<<len(readers[a]); set++ {
				copy(h, g)
				for i, v := range readers[a] {
					if set>>i&1 != 0 {
						h[v] = b
					}
				}
				visit(h)
			}
		}
	}
	return list
}
