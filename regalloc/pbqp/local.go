package pbqp

import (
	"slices"

	"spillway/internal/scratch"
)

// rounds bounds how often local improvement walks over the nodes, and visits how often it
// looks at an end of an edge on average.
const (
	rounds = 3
	visits = 8
)

// local improves a choice step by step: one node takes another option, and those neighbors
// that it then gets into the way of, two at most, take the best options that are left to them.
type local struct {
	s     *Solver
	first []int32 // by node: its first in links; one more than nodes
	links []int32 // numbers as in Solver.links
	now   []float64
	moved []mover
	left  int // ends of edges that may still be looked at
}

// mover is a node that would change its choice.
type mover struct {
	node   Node
	choice int32
}

// improve changes the choices in s.out.
func (x *local) improve(s *Solver) {
	x.s = s
	s.edges = append(s.edges[:0], s.given...)
	n := len(s.nodes)
	x.first = scratch.Zeroed(x.first, n+1)
	for k := range s.edges {
		x.first[s.edges[k].a]++
		x.first[s.edges[k].b]++
	}
	sum := int32(0)
	for k := range x.first {
		sum += x.first[k]
		x.first[k] = sum
	}
	x.links = scratch.Sized(x.links, 2*len(s.edges))
	for k := len(s.edges) - 1; k >= 0; k-- {
		for l := int32(2*k + 1); l >= int32(2*k); l-- {
			m := s.end(l)
			x.first[m]--
			x.links[x.first[m]] = l
		}
	}
	x.left = visits * len(x.links)
	for range rounds {
		changed := false
		for n := range s.nodes {
			if x.left < 0 {
				return
			}
			changed = x.node(Node(n)) || changed
		}
		if !changed {
			return
		}
	}
}

// sum returns what each option of n costs, given the choices of all others but one.
func (x *local) sum(n, but Node) []float64 {
	s := x.s
	x.now = append(x.now[:0], s.g.Costs(n)...)
	x.left -= int(x.first[n+1] - x.first[n])
	for _, l := range x.links[x.first[n]:x.first[n+1]] {
		if s.end(l^1) == but {
			continue
		}
		mat, own, other := s.row(l)
		at := s.out.Choice[s.end(l^1)] * other
		for i := range x.now {
			x.now[i] += mat[at]
			at += own
		}
	}
	return x.now
}

// node looks for a better option of n and reports whether there was one.
func (x *local) node(n Node) bool {
	s := x.s
	choice := s.out.Choice
	own := s.g.Costs(n)
	if own[choice[n]] == slices.Min(own) && !x.pays(n) {
		return false
	}
	now := x.sum(n, -1)
	old, best := choice[n], choice[n]
	for i, c := range now {
		if c < now[best] {
			best = int32(i)
		}
	}
	choice[n] = best
	cost := now[best]
	changed := best != old
	for i := range own {
		if own[i] < cost && x.evict(n, int32(i), cost) {
			return true
		}
	}
	return changed
}

// pays reports whether an edge costs anything that n could do without.
func (x *local) pays(n Node) bool {
	s := x.s
	for _, l := range x.links[x.first[n]:x.first[n+1]] {
		e := &s.edges[l/2]
		if s.g.mats.at(e.m, s.out.Choice[e.a], s.out.Choice[e.b]) > s.g.mats.list[e.m].least {
			return true
		}
	}
	return false
}

// evict gives n option i, and neighbors that pay for that other options, if all that
// costs less than what n costs now.
func (x *local) evict(n Node, i int32, cost float64) bool {
	s := x.s
	choice := s.out.Choice
	x.moved = x.moved[:0]
	total := s.g.Costs(n)[i]
	for _, l := range x.links[x.first[n]:x.first[n+1]] {
		mat, own, other := s.row(l)
		y := s.end(l ^ 1)
		c := mat[i*own+choice[y]*other]
		if c > s.g.mats.list[s.edges[l/2].m].least {
			x.left--
			if len(x.moved) == 2 {
				return false
			}
			x.moved = append(x.moved, mover{y, choice[y]})
			continue
		}
		if total += c; total >= cost {
			return false
		}
	}
	// What the neighbors cost is seen one after the other, each with the choices before.
	old := choice[n]
	gain := cost - total
	for k := range x.moved {
		y := x.moved[k].node
		before := x.sum(y, n)[choice[y]]
		choice[n] = i
		now := x.sum(y, -1)
		best := int32(0)
		for j, c := range now {
			if c < now[best] {
				best = int32(j)
			}
		}
		gain -= now[best] - before
		choice[y], choice[n] = best, old
		if !(gain > 0) || gain < 1e-9*cost && cost < Inf {
			for j := range x.moved[:k+1] {
				choice[x.moved[j].node] = x.moved[j].choice
			}
			return false
		}
	}
	choice[n] = i
	return true
}
