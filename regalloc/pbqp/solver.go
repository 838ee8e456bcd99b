package pbqp

import (
	"math"
	"slices"

	"spillway/internal/scratch"
)

// Options bound the search; the zero value is the default.
type Options struct {
	// Core is the largest number of nodes of a core that branch and bound is tried on; 0 is
	// 16, and less than 0 is none.
	Core int
	// Steps bounds the options that branch and bound tries, by node of a core; 0 is 32.
	Steps int
}

const (
	defaultCore  = 16
	defaultSteps = 32
)

// A Solution is an option for each node and what is known about it. It is valid until the
// Solver is used again.
type Solution struct {
	Choice []int32
	Cost   float64 // Inf: none was found that costs less
	// Bound is a lower bound on the cost of every choice.
	Bound float64
	// Proved: no choice costs less. A Cost of Inf that is proved means that there is no solution.
	Proved bool
	// How many nodes were taken off the graph in which way: with no edge left, with one, with
	// two, with options enough whatever others choose; by branch and bound; by heuristic.
	R0, RI, RII, Free, Core, RN int
}

// A Solver solves Graphs one after the other, in the same memory.
type Solver struct {
	g    *Graph
	opts Options

	vec   []float64 // costs of options, as reductions change them; at the places of g.costs
	edges []edge    // with what merging and RII made of them
	given []edge    // as merging made them
	links []link    // two for each edge: 2e in the list of its node a, 2e+1 in that of b
	own   int       // matrices of g itself
	nodes []node
	stack []Node // reduced, in that order
	work  []Node // that may be reduced exactly
	base  float64

	heap   []rank
	ranked bool      // nodes that are alive are in the heap
	lazy   bool      // only edges are being taken from nodes
	sorted []float64 // scratch: costs of one node in ascending order
	buf    []float64 // scratch: a matrix
	order  []int32   // scratch: options in ascending order of costs
	sums   [64]sumOf // made lately
	count  []int32   // scratch by node
	byNode []int32   // scratch: edges by their lower node
	search search
	local  local
	out    Solution
}

// sumOf is what two matrices come to, the second one transposed if not the same way round.
type sumOf struct {
	x, y, m  Matrix
	same, ok bool
}

// link is one end of an edge: a place in the list of a node.
type link struct{ next, prev int32 }

// node is the state of a node.
type node struct {
	first       int32 // link, or -1
	degree      int32
	costly, inf int32 // options that neighbors can make more expensive, and forbid, at most
	state       nodeState
	queued      bool
	version     int32 // of its rank in the heap
}

type nodeState uint8

const (
	alive   nodeState = iota
	reduced           // on the stack
	decided           // its choice is final
)

// Solve returns the best choice it finds for g.
func (s *Solver) Solve(g *Graph, opts Options) *Solution {
	s.g, s.opts = g, opts
	if s.opts.Core == 0 {
		s.opts.Core = defaultCore
	}
	if s.opts.Steps == 0 {
		s.opts.Steps = defaultSteps
	}
	s.reset()
	s.exact()
	bound, open := s.cores()
	s.heuristic()
	s.choose()
	x := &s.out
	x.Cost = g.Cost(x.Choice)
	if open && !reaches(x.Cost, bound) {
		s.local.improve(s)
		x.Cost = g.Cost(x.Choice)
	}
	x.Proved = !open || reaches(x.Cost, bound)
	if x.Bound = bound; x.Proved {
		x.Bound = x.Cost
	}
	g.mats.truncate(s.own)
	return x
}

// reaches reports whether a cost is no higher than a bound except for rounding.
func reaches(cost, bound float64) bool {
	return cost <= bound || cost-bound <= 1e-9*math.Abs(bound)
}

// reset links the edges of the graph, those between the same nodes as one.
func (s *Solver) reset() {
	g, n := s.g, s.g.Nodes()
	s.own, s.base, s.sums = len(g.mats.list), 0, [64]sumOf{}
	s.vec = append(s.vec[:0], g.costs...)
	s.nodes = scratch.Filled(s.nodes, n, node{first: -1})
	s.stack, s.work, s.heap, s.ranked = s.stack[:0], s.work[:0], s.heap[:0], false
	choice := scratch.Zeroed(s.out.Choice, n)
	s.out = Solution{Choice: choice}
	s.mergeEdges()
	s.given = append(s.given[:0], s.edges...)
	s.links = scratch.Sized(s.links, 2*len(s.edges))
	for e := range s.edges {
		s.link(int32(e))
	}
	for x := range s.nodes {
		s.consider(Node(x))
	}
	slices.Reverse(s.work) // the lowest first
}

// mergeEdges makes s.edges the edges of the graph, ordered by their lower nodes, with one for each pair.
func (s *Solver) mergeEdges() {
	g, n := s.g, s.g.Nodes()
	s.count = scratch.Zeroed(s.count, n+1)
	for k := range g.edges {
		s.count[min(g.edges[k].a, g.edges[k].b)+1]++
	}
	for x := range n {
		s.count[x+1] += s.count[x]
	}
	s.byNode = scratch.Sized(s.byNode, len(g.edges))
	for k := range g.edges {
		x := min(g.edges[k].a, g.edges[k].b)
		s.byNode[s.count[x]] = int32(k)
		s.count[x]++
	}
	s.edges = s.edges[:0]
	at := scratch.Filled(s.count, n, -1) // by node: its edge to the present lower one
	first := int32(0)
	for _, k := range s.byNode {
		e := g.edges[k]
		low, high := min(e.a, e.b), max(e.a, e.b)
		old := at[high]
		if old >= first && min(s.edges[old].a, s.edges[old].b) == low {
			s.edges[old].m = s.sum(s.edges[old], e)
			continue
		}
		at[high] = int32(len(s.edges))
		s.edges = append(s.edges, e)
	}
}

// sum returns the matrix of x with that of y, between the same nodes, added.
func (s *Solver) sum(x, y edge) Matrix {
	ms := &s.g.mats
	if x == y && ms.list[x.m].hard {
		return x.m
	}
	made := &s.sums[(uint32(x.m)*31+uint32(y.m))%uint32(len(s.sums))]
	if made.x == x.m && made.y == y.m && made.same == (x.a == y.a) && made.ok {
		return made.m
	}
	rows, cols := ms.list[x.m].rows, ms.list[x.m].cols
	s.buf = append(s.buf[:0], ms.values(x.m)...)
	for i := range rows {
		for j := range cols {
			if x.a == y.a {
				s.buf[i*cols+j] += ms.at(y.m, i, j)
			} else {
				s.buf[i*cols+j] += ms.at(y.m, j, i)
			}
		}
	}
	*made = sumOf{x.m, y.m, ms.intern(rows, cols, s.buf), x.a == y.a, true}
	return made.m
}

// costs returns the costs of x's options as they are now.
func (s *Solver) costs(x Node) []float64 { return s.vec[s.g.start[x]:s.g.start[x+1]] }

// worst returns how many options of the node at end l%2 of an edge the other one can
// make more expensive, and forbid, at most.
func (s *Solver) worst(l int32) (costly, inf int32) {
	m := &s.g.mats.list[s.edges[l/2].m]
	if l%2 == 0 {
		return m.costlyRows, m.infRows
	}
	return m.costlyCols, m.infCols
}

// link enters edge e into the lists of its nodes.
func (s *Solver) link(e int32) {
	for l := 2 * e; l <= 2*e+1; l++ {
		x := &s.nodes[s.end(l)]
		s.links[l] = link{next: x.first, prev: -1}
		if x.first >= 0 {
			s.links[x.first].prev = l
		}
		x.first = l
		x.degree++
		costly, inf := s.worst(l)
		x.costly, x.inf = x.costly+costly, x.inf+inf
	}
}

// end returns the node whose list link l is in.
func (s *Solver) end(l int32) Node {
	if l%2 == 0 {
		return s.edges[l/2].a
	}
	return s.edges[l/2].b
}

// unlink takes l out of the list of its node, which then may be easier to reduce.
func (s *Solver) unlink(l int32) {
	n := s.end(l)
	x, k := &s.nodes[n], s.links[l]
	if k.prev >= 0 {
		s.links[k.prev].next = k.next
	} else {
		x.first = k.next
	}
	if k.next >= 0 {
		s.links[k.next].prev = k.prev
	}
	x.degree--
	costly, inf := s.worst(l)
	x.costly, x.inf = x.costly-costly, x.inf-inf
}

// changed looks at a node again that an edge was taken from, or costs were added to.
func (s *Solver) changed(n Node) {
	s.consider(n)
	x := &s.nodes[n]
	if !s.ranked || x.state != alive || x.queued {
		return
	}
	if s.lazy && int(x.inf) >= int(s.g.start[n+1]-s.g.start[n]) {
		return // it does not come earlier than it was to
	}
	s.rank(n)
}

// consider queues n if it can be reduced exactly.
func (s *Solver) consider(n Node) {
	x := &s.nodes[n]
	if x.state != alive || x.queued || x.degree > 2 && !s.free(n) {
		return
	}
	x.queued = true
	s.work = append(s.work, n)
}

// free reports whether n has more options of the least cost than its neighbors can make
// more expensive, so that whatever they choose it can have one.
func (s *Solver) free(n Node) bool {
	costs := s.costs(n)
	if int(s.nodes[n].costly) >= len(costs) {
		return false
	}
	least, cheapest := Inf, int32(0)
	for _, c := range costs {
		switch {
		case c < least:
			least, cheapest = c, 1
		case c == least:
			cheapest++
		}
	}
	return s.nodes[n].costly < cheapest && least < Inf
}

// exact reduces as long as no optimum is lost.
func (s *Solver) exact() {
	for len(s.work) > 0 {
		n := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		x := &s.nodes[n]
		if x.queued = false; x.state != alive {
			continue
		}
		switch {
		case x.degree == 0:
			s.out.R0++
			s.base += slices.Min(s.costs(n))
		case s.free(n):
			s.out.Free++
			s.base += slices.Min(s.costs(n))
			for l := x.first; l >= 0; l = s.links[l].next {
				s.base += s.g.mats.list[s.edges[l/2].m].least
			}
		case x.degree == 1:
			s.reduceI(n)
		case x.degree == 2:
			s.reduceII(n)
		default:
			if s.ranked {
				s.rank(n)
			}
			continue
		}
		s.remove(n)
	}
}

// remove puts n on the stack and out of its neighbors' lists; its own list stays.
func (s *Solver) remove(n Node) {
	x := &s.nodes[n]
	x.state = reduced
	s.stack = append(s.stack, n)
	for l := x.first; l >= 0; l = s.links[l].next {
		s.unlink(l ^ 1)
	}
	for l := x.first; l >= 0; l = s.links[l].next {
		s.changed(s.end(l ^ 1))
	}
}

// row returns how to walk over the matrix of the edge of link l: the costs, and the steps
// from one option of l's node, and of the other, to the next.
func (s *Solver) row(l int32) (costs []float64, own, other int32) {
	m := s.edges[l/2].m
	cols := s.g.mats.list[m].cols
	if l%2 == 0 {
		return s.g.mats.values(m), cols, 1
	}
	return s.g.mats.values(m), 1, cols
}

// reduceI gives the only neighbor of n what the best option of n costs with each of its own.
func (s *Solver) reduceI(n Node) {
	l := s.nodes[n].first
	mat, own, other := s.row(l)
	mine, theirs := s.costs(n), s.costs(s.end(l^1))
	order := s.ascending(mine)
	lowest := s.g.mats.list[s.edges[l/2].m].least
	for j := range theirs {
		least := Inf
		for _, i := range order {
			c := mine[i]
			if c+lowest >= least {
				break
			}
			least = min(least, c+mat[int32(j)*other+i*own])
		}
		theirs[j] += least
	}
	s.out.RI++
}

// ascending returns the options by their costs.
func (s *Solver) ascending(costs []float64) []int32 {
	s.order = s.order[:0]
	for i, c := range costs {
		k := len(s.order)
		s.order = append(s.order, 0)
		for ; k > 0 && costs[s.order[k-1]] > c; k-- {
			s.order[k] = s.order[k-1]
		}
		s.order[k] = int32(i)
	}
	return s.order
}

// reduceII gives the two neighbors of n an edge with what the best option of n costs with
// each pair of theirs. What depends on one of them alone goes to that one, and where nothing
// else is left there is no edge.
func (s *Solver) reduceII(n Node) {
	ly := s.nodes[n].first
	lz := s.links[ly].next
	y, z := s.end(ly^1), s.end(lz^1)
	my, ownY, otherY := s.row(ly)
	mz, ownZ, otherZ := s.row(lz)
	mine, ys, zs := s.costs(n), s.costs(y), s.costs(z)
	s.buf = scratch.Sized(s.buf, len(ys)*len(zs))
	order := s.ascending(mine)
	lowest := s.g.mats.list[s.edges[ly/2].m].least + s.g.mats.list[s.edges[lz/2].m].least
	for j := range ys {
		for k := range zs {
			least := Inf
			at, bt := int32(j)*otherY, int32(k)*otherZ
			for _, i := range order {
				c := mine[i]
				if c+lowest >= least {
					break
				}
				least = min(least, c+my[at+i*ownY]+mz[bt+i*ownZ])
			}
			s.buf[j*len(zs)+k] = least
		}
	}
	s.out.RII++
	s.normalize(ys, zs)
	for _, c := range s.buf {
		if c != 0 {
			s.join(y, z, s.g.mats.intern(int32(len(ys)), int32(len(zs)), s.buf))
			return
		}
	}
}

// normalize moves what each row of s.buf costs at least to rows, and each column to cols.
func (s *Solver) normalize(rows, cols []float64) {
	n := len(cols)
	for i := range rows {
		least := Inf
		for j, c := range s.buf[i*n : i*n+n] {
			if cols[j] < Inf {
				least = min(least, c)
			}
		}
		for j := range n {
			s.buf[i*n+j] = less(s.buf[i*n+j], least, rows[i] == Inf || cols[j] == Inf)
		}
		rows[i] += least
	}
	for j := range cols {
		least := Inf
		for i := range rows {
			if rows[i] < Inf {
				least = min(least, s.buf[i*n+j])
			}
		}
		for i := range rows {
			s.buf[i*n+j] = less(s.buf[i*n+j], least, rows[i] == Inf || cols[j] == Inf)
		}
		cols[j] += least
	}
}

// less returns c - least, and 0 where it does not matter since an option costs Inf already.
func less(c, least float64, never bool) float64 {
	switch {
	case never || least == Inf:
		return 0
	case c == Inf:
		return Inf
	}
	return c - least
}

// join adds m to what y (its rows) and z cost together.
func (s *Solver) join(y, z Node, m Matrix) {
	at, to := y, z
	if s.nodes[z].degree < s.nodes[y].degree {
		at, to = z, y
	}
	for l := s.nodes[at].first; l >= 0; l = s.links[l].next {
		if s.end(l^1) != to {
			continue
		}
		s.measure(l, -1)
		s.edges[l/2].m = s.sum(s.edges[l/2], edge{y, z, m})
		s.measure(l, 1)
		return
	}
	s.edges = append(s.edges, edge{y, z, m})
	s.links = append(s.links, link{}, link{})
	s.link(int32(len(s.edges)) - 1)
}

// measure adds what the edge of link l can forbid, with a sign.
func (s *Solver) measure(l, sign int32) {
	for range 2 {
		costly, inf := s.worst(l)
		x := &s.nodes[s.end(l)]
		x.costly, x.inf = x.costly+sign*costly, x.inf+sign*inf
		l ^= 1
	}
}

// cores solves what exact reduction leaves, as far as its parts are small, and returns a
// lower bound for the whole, and whether some part is open.
func (s *Solver) cores() (bound float64, open bool) {
	bound = s.base
	count := s.count[:len(s.nodes)]
	clear(count) // by node: 1 once it was met
	list := s.byNode[:0]
	for n := range s.nodes {
		if s.nodes[n].state != alive || count[n] != 0 {
			continue
		}
		first := len(list)
		list = append(list, int32(n))
		count[n] = 1
		for k := first; k < len(list); k++ {
			for l := s.nodes[list[k]].first; l >= 0; l = s.links[l].next {
				if y := s.end(l ^ 1); count[y] == 0 {
					count[y] = 1
					list = append(list, int32(y))
				}
			}
		}
		part := list[first:]
		if len(part) <= s.opts.Core {
			if cost, ok := s.search.run(s, part); ok {
				for k, x := range part {
					s.out.Choice[x] = s.search.best[k]
					s.nodes[x].state = decided
				}
				s.out.Core += len(part)
				bound += cost
				continue
			}
		}
		open = true
		bound += s.leastOf(part)
	}
	s.byNode = list
	return bound, open
}

// leastOf returns the sum of the least costs of nodes and of the edges between them.
func (s *Solver) leastOf(part []int32) (sum float64) {
	for _, n := range part {
		sum += slices.Min(s.costs(Node(n)))
		for l := s.nodes[n].first; l >= 0; l = s.links[l].next {
			if l%2 == 0 {
				sum += s.g.mats.list[s.edges[l/2].m].least
			}
		}
	}
	return sum
}

// choose makes the choices of reduced nodes, the last reduced first.
func (s *Solver) choose() {
	for k := len(s.stack) - 1; k >= 0; k-- {
		n := s.stack[k]
		costs := s.costs(n)
		for l := s.nodes[n].first; l >= 0; l = s.links[l].next {
			mat, own, other := s.row(l)
			at := s.out.Choice[s.end(l^1)] * other
			for i := range costs {
				costs[i] += mat[at]
				at += own
			}
		}
		best := 0
		for i, c := range costs {
			if c < costs[best] {
				best = i
			}
		}
		s.out.Choice[n] = int32(best)
	}
}
