package baseline

import (
	"spillway/shuffle/graph"
	"spillway/shuffle/permi"
)

// Mohr returns the number of instructions if copies are chosen in register order.
func Mohr(g graph.Graph) int {
	source, readers := links(g)
	keep := make([]int, g.Registers+1)
	var ends []int
	for r := 1; r <= g.Registers; r++ {
		if readers[r] == 0 {
			ends = append(ends, r)
		}
	}
	for _, x := range ends { // back to a register that is still read
		for u := source[x]; u != 0; x, u = u, source[u] {
			keep[u] = x
			if readers[u]--; readers[u] > 0 {
				break
			}
		}
	}
	for r, on := range onCycles(source) {
		if on {
			keep[source[r]] = r
		}
	}
	return greedy(g, keep)
}

// Naive returns the number of instructions if every edge off the cycles is a copy and every cycle
// is turned by permi5 alone.
func Naive(g graph.Graph) int {
	source, _ := links(g)
	n := 0
	on := onCycles(source)
	seen := make([]bool, g.Registers+1)
	for r := 1; r <= g.Registers; r++ {
		switch {
		case source[r] == 0 || seen[r]:
		case !on[r]:
			n++
		default:
			size := 0
			for x := r; !seen[x]; x = source[x] {
				seen[x] = true
				size++
			}
			n += (size + 2) / 4
		}
	}
	return n
}

func links(g graph.Graph) (source, readers []int) {
	source = make([]int, g.Registers+1)
	readers = make([]int, g.Registers+1)
	for _, e := range g.Edges {
		source[e[1]] = e[0]
		readers[e[0]]++
	}
	return source, readers
}

// onCycles marks the registers on cycles.
func onCycles(source []int) []bool {
	on := make([]bool, len(source))
	visit := make([]int, len(source))
	for r := 1; r < len(source); r++ {
		x := r
		for ; x != 0 && visit[x] == 0; x = source[x] {
			visit[x] = r
		}
		if x == 0 || visit[x] != r {
			continue
		}
		for ; !on[x]; x = source[x] {
			on[x] = true
		}
	}
	return on
}

// greedy returns the number of operations of GREEDY if every register u keeps its edge to keep[u].
func greedy(g graph.Graph, keep []int) int {
	entered := make([]bool, len(keep))
	kept := 0
	for _, v := range keep {
		if v != 0 {
			entered[v] = true
			kept++
		}
	}
	seen := make([]bool, len(keep))
	f1, f2 := 0, 0
	walk := func(x int) {
		size := 0
		for ; x != 0 && !seen[x]; x = keep[x] {
			seen[x] = true
			size++
		}
		f1 += size / 2
		f2 += 3 * size / 4
	}
	for r := range keep {
		if r > 0 && !entered[r] {
			walk(r)
		}
	}
	for r := range keep {
		walk(r)
	}
	return len(g.Edges) - kept + permi.Permutations(f1, f2)
}
