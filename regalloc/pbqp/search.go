package pbqp

import (
	"math"

	"spillway/internal/scratch"
)

// search is branch and bound on a small part of a graph that no edge leaves.
type search struct {
	s     *Solver
	nodes []int32   // of the part
	index []int32   // by node of the graph: its number in the part
	start []int32   // by number: its first option in a row of costs
	costs []float64 // by depth and option: with those that choices made so far cause
	width int       // options of all nodes
	open  []uint64  // by number: which of its first 64 options can be had
	fixed []bool    // by number: chosen
	pick  []int32   // by number: the choice
	order [][]int32 // by depth: options in ascending order of costs
	steps int

	best  []int32 // by number: the best choice found
	least float64 // what it costs
}

// run finds the cheapest choice for the nodes of a part and its cost. It reports false if
// there are too many choices to tell.
func (b *search) run(s *Solver, part []int32) (cost float64, ok bool) {
	b.s, b.nodes = s, part
	b.index = scratch.Sized(b.index, len(s.nodes))
	b.start = scratch.Sized(b.start, len(part)+1)
	b.width = 0
	rest := 0.0 // the least costs of edges between nodes that are not chosen yet
	for k, n := range part {
		b.index[n], b.start[k] = int32(k), int32(b.width)
		b.width += len(s.costs(Node(n)))
		for l := s.nodes[n].first; l >= 0; l = s.links[l].next {
			if l%2 == 0 {
				rest += s.g.mats.list[s.edges[l/2].m].least
			}
		}
	}
	b.start[len(part)] = int32(b.width)
	b.costs = scratch.Sized(b.costs, (len(part)+1)*b.width)
	for k, n := range part {
		copy(b.row(0, k), s.costs(Node(n)))
	}
	b.fixed, b.pick = scratch.Zeroed(b.fixed, len(part)), scratch.Zeroed(b.pick, len(part))
	b.best, b.least = scratch.Zeroed(b.best, len(part)), Inf
	b.steps = s.opts.Steps * len(part)
	for len(b.order) <= len(part) {
		b.order = append(b.order, nil)
	}
	b.open = scratch.Zeroed(b.open, len(part))
	for k := range part {
		for i, c := range b.row(0, k) {
			if c < Inf {
				b.open[k] |= 1 << min(i, 64)
			}
		}
	}
	b.dominate()
	ok = b.descend(0, 0, rest)
	return b.least, ok
}

// row returns the costs of the options of node number k at a depth.
func (b *search) row(depth, k int) []float64 {
	at := depth * b.width
	return b.costs[at+int(b.start[k]) : at+int(b.start[k+1])]
}

// dominate forbids options that another option of the same node is no more expensive than,
// whatever the other nodes choose.
func (b *search) dominate() {
	for again := true; again; {
		again = false
		for k := range b.nodes {
			costs := b.row(0, k)
			for i := range costs {
				for j := range costs {
					if i != j && costs[i] < Inf && costs[j] < Inf && b.dominated(k, int32(i), int32(j)) {
						costs[i], again = Inf, true
						b.open[k] &^= 1 << min(i, 64)
					}
				}
			}
		}
	}
}

// dominated reports whether option i of node number k is no cheaper than option j in any choice.
func (b *search) dominated(k int, i, j int32) bool {
	costs := b.row(0, k)
	more := costs[j] - costs[i]
	if more > 0 {
		return false
	}
	s := b.s
	for l := s.nodes[b.nodes[k]].first; l >= 0; l = s.links[l].next {
		m := s.edges[l/2].m
		masks := s.g.mats.forbids(m, l%2 == 1)
		if masks[j]&^masks[i]&b.open[b.index[s.end(l^1)]] != 0 {
			return false
		}
		if s.g.mats.list[m].hard && s.g.mats.list[m].rows <= 64 && s.g.mats.list[m].cols <= 64 {
			continue
		}
		mat, own, other := s.row(l)
		worst := math.Inf(-1)
		for x, c := range b.row(0, int(b.index[s.end(l^1)])) {
			if c == Inf {
				continue
			}
			ci, cj := mat[i*own+int32(x)*other], mat[j*own+int32(x)*other]
			switch {
			case cj == Inf && ci < Inf:
				return false
			case ci < Inf:
				worst = max(worst, cj-ci)
			}
		}
		if math.IsInf(worst, -1) {
			continue // nothing that can be chosen there goes with i
		}
		if more += worst; more > 0 {
			return false
		}
	}
	return true
}

// descend chooses for the nodes that are not fixed, given what those that are cost. It
// reports false if it gave up.
func (b *search) descend(depth int, cost, rest float64) bool {
	next, regret := -1, 0.0
	bound := cost + rest
	for k := range b.nodes {
		if b.fixed[k] {
			continue
		}
		first, second := Inf, Inf
		for _, c := range b.row(depth, k) {
			if c < first {
				first, second = c, first
			} else if c < second {
				second = c
			}
		}
		if first == Inf {
			return true
		}
		bound += first
		if r := second - first; next < 0 || r > regret {
			next, regret = k, r
		}
	}
	if bound >= b.least-1e-12*math.Abs(b.least) {
		return true
	}
	if next < 0 {
		b.least = bound
		copy(b.best, b.pick)
		return true
	}
	return b.try(next, depth, cost, rest, bound)
}

// try chooses each option of node number k in turn, the cheapest first.
func (b *search) try(k, depth int, cost, rest, bound float64) bool {
	s := b.s
	costs := b.row(depth, k)
	order := append(b.order[depth][:0], s.ascending(costs)...)
	b.order[depth] = order
	for l := s.nodes[b.nodes[k]].first; l >= 0; l = s.links[l].next {
		if !b.fixed[b.index[s.end(l^1)]] {
			rest -= s.g.mats.list[s.edges[l/2].m].least
		}
	}
	others := bound - costs[order[0]]
	b.fixed[k] = true
	defer func() { b.fixed[k] = false }()
	for _, i := range order {
		if costs[i] == Inf || others+costs[i] >= b.least-1e-12*math.Abs(b.least) {
			return true
		}
		if b.steps--; b.steps < 0 {
			return false
		}
		at := depth * b.width
		copy(b.costs[at+b.width:at+2*b.width], b.costs[at:at+b.width])
		for l := s.nodes[b.nodes[k]].first; l >= 0; l = s.links[l].next {
			y := int(b.index[s.end(l^1)])
			if b.fixed[y] {
				continue
			}
			mat, own, other := s.row(l)
			for j, row := 0, b.row(depth+1, y); j < len(row); j++ {
				row[j] += mat[i*own+int32(j)*other]
			}
		}
		b.pick[k] = i
		if !b.descend(depth+1, cost+costs[i], rest) {
			return false
		}
	}
	return true
}
