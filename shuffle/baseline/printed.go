package baseline

import "spillway/shuffle/graph"

// Printed sequences g by the algorithm of [Shuf25]: forward[r] are the registers that the value in
// r must still be written to.
func Printed(g graph.Graph) []graph.Op {
	forward := make([][]int, g.Registers+1)
	visited := make([]int, g.Registers+1)
	targets := make([]int, g.Registers+1)
	for _, e := range g.Edges {
		targets[e[1]] = e[0]
	}
	for to, from := range targets { // in ascending order, like the bits of a mask
		if from != 0 && from != to {
			forward[from] = append(forward[from], to)
		}
	}
	var ops []graph.Op
	for start, round := 1, 1; start <= g.Registers; round++ {
		if len(forward[start]) == 0 {
			start++
			continue
		}
		ops = append(ops, printedNext(forward, visited, round, start))
	}
	return ops
}

// printedNext is shuf_next. All registers below start are done.
func printedNext(forward [][]int, visited []int, round, start int) graph.Op {
	for i := start; ; {
		next := forward[i][0]
		if len(forward[next]) == 0 {
			forward[i] = forward[i][1:]
			return graph.Op{Op: "copy", From: i, To: next}
		}
		if visited[next] == round {
			rest := without(forward[next], i)
			forward[next] = forward[i][1:]
			forward[i] = rest
			return graph.Op{Op: "swap", A: i, B: next}
		}
		visited[i] = round
		i = next
	}
}

// without returns list without x.
func without(list []int, x int) []int {
	var rest []int
	for _, y := range list {
		if y != x {
			rest = append(rest, y)
		}
	}
	return rest
}
