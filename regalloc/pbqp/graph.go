package pbqp

import (
	"fmt"
	"math"
	"slices"
)

// Inf is the cost of a forbidden choice.
var Inf = math.Inf(1)

// A Node is a variable: an index in the order of Graph.Node.
type Node int32

// A Matrix is a cost matrix of a Graph, which any number of edges may share.
type Matrix int32

// A Graph is an instance: nodes with a cost for each option, edges with a cost for
// each pair of options. The zero value is an empty one.
type Graph struct {
	costs []float64 // of all nodes
	start []int32   // by node: its first in costs; one more than nodes, or none
	edges []edge
	mats  matrices
	keep  int // number of matrices that Reset preserves
}

// An edge is the joint costs of the options of two nodes; those of a are the rows.
type edge struct {
	a, b Node
	m    Matrix
}

// Reset removes all nodes and edges from g, and the matrices added since the last call of Keep. Memory is reused.
func (g *Graph) Reset() {
	g.costs, g.start, g.edges = g.costs[:0], g.start[:0], g.edges[:0]
	g.mats.truncate(g.keep)
}

// Keep makes the existing matrices survive Reset.
func (g *Graph) Keep() { g.keep = len(g.mats.list) }

// Nodes returns the number of nodes.
func (g *Graph) Nodes() int { return max(0, len(g.start)-1) }

// Edges returns the number of edges, several between the same nodes counted each.
func (g *Graph) Edges() int { return len(g.edges) }

// Node adds a node with an option for each cost, of which there is at least one. Costs are
// numbers or Inf.
func (g *Graph) Node(costs ...float64) Node {
	checkCosts(costs)
	if len(costs) == 0 {
		panic("pbqp: a node without options")
	}
	if len(g.start) == 0 {
		g.start = append(g.start, 0)
	}
	g.costs = append(g.costs, costs...)
	g.start = append(g.start, int32(len(g.costs)))
	return Node(len(g.start) - 2)
}

// Costs returns the costs of n's options, which may be changed in place until another
// node is added.
func (g *Graph) Costs(n Node) []float64 {
	return g.costs[g.start[n]:g.start[n+1]:g.start[n+1]]
}

// Matrix adds a matrix, row by row. Equal matrices are shared.
func (g *Graph) Matrix(rows, cols int, costs []float64) Matrix {
	if rows <= 0 || cols <= 0 || len(costs) != rows*cols {
		panic(fmt.Sprintf("pbqp: a matrix of %d by %d with %d costs", rows, cols, len(costs)))
	}
	checkCosts(costs)
	return g.mats.intern(int32(rows), int32(cols), costs)
}

// Edge adds costs to pairs of options of two nodes. Costs of several edges between the same nodes add up.
func (g *Graph) Edge(a, b Node, m Matrix) {
	x := &g.mats.list[m]
	if a == b || int(x.rows) != len(g.Costs(a)) || int(x.cols) != len(g.Costs(b)) {
		panic(fmt.Sprintf("pbqp: an edge from node %d to %d with a matrix of %d by %d", a, b, x.rows, x.cols))
	}
	g.edges = append(g.edges, edge{a, b, m})
}

// Cost returns the total cost of a choice of an option for each node.
func (g *Graph) Cost(choice []int32) float64 {
	sum := 0.0
	for n := range g.Nodes() {
		sum += g.costs[g.start[n]+choice[n]]
	}
	for k := range g.edges {
		e := &g.edges[k]
		sum += g.mats.at(e.m, choice[e.a], choice[e.b])
	}
	return sum
}

func checkCosts(costs []float64) {
	for _, c := range costs {
		if math.IsNaN(c) || math.IsInf(c, -1) {
			panic(fmt.Sprintf("pbqp: a cost of %g", c))
		}
	}
}

// matrices stores matrices consecutively, without duplicates.
type matrices struct {
	costs []float64
	list  []matrix
	masks []uint64 // of each matrix: by row, then by column, the first 64 options that it forbids
	table []int32  // open addressing: number in list plus one
}

// A matrix is the range of its costs, and bounds on them.
type matrix struct {
	off, rows, cols int32
	masks           int32
	hash            uint32
	// The least cost; how many options of the row node, and of the column node, one option
	// of the other makes more expensive than that at most, and how many it forbids at most.
	least                                    float64
	costlyRows, costlyCols, infRows, infCols int32
	flat                                     bool // all costs are equal
	hard                                     bool // all costs are 0 or Inf
}

// at returns the cost of row i and column j.
func (ms *matrices) at(m Matrix, i, j int32) float64 {
	x := &ms.list[m]
	return ms.costs[x.off+i*x.cols+j]
}

// values returns the costs of m, row by row.
func (ms *matrices) values(m Matrix) []float64 {
	x := &ms.list[m]
	return ms.costs[x.off : x.off+x.rows*x.cols]
}

// truncate forgets all but the first n matrices.
func (ms *matrices) truncate(n int) {
	if n < len(ms.list) {
		ms.costs, ms.masks = ms.costs[:ms.list[n].off], ms.masks[:ms.list[n].masks]
		ms.list = ms.list[:n]
	}
	clear(ms.table)
	if n > 0 {
		ms.rehash(len(ms.table))
	}
}

func hashOf(rows, cols int32, costs []float64) uint32 {
	h := uint64(rows)<<32 | uint64(cols)
	for _, c := range costs {
		h = (h ^ math.Float64bits(c)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return uint32(h ^ h>>32)
}

// intern returns the matrix with these costs, a new one if necessary.
func (ms *matrices) intern(rows, cols int32, costs []float64) Matrix {
	if 2*(len(ms.list)+1) > len(ms.table) {
		ms.rehash(max(64, 2*len(ms.table)))
	}
	h := hashOf(rows, cols, costs)
	mask := uint32(len(ms.table) - 1)
	k := h & mask
	for ; ms.table[k] != 0; k = (k + 1) & mask {
		if x := &ms.list[ms.table[k]-1]; x.hash == h && x.rows == rows && x.cols == cols && slices.Equal(ms.values(Matrix(ms.table[k]-1)), costs) {
			return Matrix(ms.table[k] - 1)
		}
	}
	x := matrix{off: int32(len(ms.costs)), rows: rows, cols: cols, hash: h}
	x.measure(costs)
	x.masks = int32(len(ms.masks))
	ms.mask(rows, cols, costs)
	ms.costs = append(ms.costs, costs...)
	ms.list = append(ms.list, x)
	ms.table[k] = int32(len(ms.list))
	return Matrix(len(ms.list) - 1)
}

// mask appends the masks of a matrix.
func (ms *matrices) mask(rows, cols int32, costs []float64) {
	at := len(ms.masks)
	for range rows + cols {
		ms.masks = append(ms.masks, 0)
	}
	for i := range min(rows, 64) {
		for j, c := range costs[i*cols : i*cols+min(cols, 64)] {
			if c == Inf {
				ms.masks[at+int(i)] |= 1 << j
				ms.masks[at+int(rows)+j] |= 1 << i
			}
		}
	}
}

// forbids returns the masks of the options of one side of m: of the rows, or of the columns.
func (ms *matrices) forbids(m Matrix, columns bool) []uint64 {
	x := &ms.list[m]
	if columns {
		return ms.masks[x.masks+x.rows : x.masks+x.rows+x.cols]
	}
	return ms.masks[x.masks : x.masks+x.rows]
}

// rehash enters all matrices into a table of n places.
func (ms *matrices) rehash(n int) {
	if n != len(ms.table) {
		ms.table = make([]int32, n)
	}
	mask := uint32(n - 1)
	for m := range ms.list {
		k := ms.list[m].hash & mask
		for ms.table[k] != 0 {
			k = (k + 1) & mask
		}
		ms.table[k] = int32(m) + 1
	}
}

// measure computes the bounds.
func (x *matrix) measure(costs []float64) {
	x.least, x.flat, x.hard = costs[0], true, true
	for _, c := range costs {
		x.least = min(x.least, c)
		x.flat = x.flat && c == costs[0]
		x.hard = x.hard && (c == 0 || c == Inf)
	}
	count := func(outer, inner, outerStep, innerStep int32) (costly, inf int32) {
		for i := range outer {
			d, n := int32(0), int32(0)
			for j := range inner {
				c := costs[i*outerStep+j*innerStep]
				if c > x.least {
					d++
				}
				if c == Inf {
					n++
				}
			}
			costly, inf = max(costly, d), max(inf, n)
		}
		return costly, inf
	}
	x.costlyRows, x.infRows = count(x.cols, x.rows, 1, x.cols)
	x.costlyCols, x.infCols = count(x.rows, x.cols, x.cols, 1)
}

// Neighbors calls f for the two nodes of every edge.
func (g *Graph) Neighbors(f func(a, b Node)) {
	for k := range g.edges {
		f(g.edges[k].a, g.edges[k].b)
	}
}

// Forbidden calls f for every pair of nodes whose choices are forbidden together, and, with the node twice, for every
// node whose choice is forbidden.
func (g *Graph) Forbidden(choice []int32, f func(a, b Node)) {
	for n := range g.Nodes() {
		if g.costs[g.start[n]+choice[n]] == Inf {
			f(Node(n), Node(n))
		}
	}
	for k := range g.edges {
		e := &g.edges[k]
		if g.mats.at(e.m, choice[e.a], choice[e.b]) == Inf {
			f(e.a, e.b)
		}
	}
}
