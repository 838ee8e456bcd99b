// Package parcopy enumerates parallel copies over registers and slots, one of each class of
// isomorphic ones (equal up to renaming), for exhaustive tests.
//
// As a graph with an edge from source to destination, a parallel copy is a multiset of components, each
// a tree of readers below a location that is not a destination, or a cycle of such trees. Trees are
// enumerated by size, each a root with a multiset of trees below it; cycles as sequences of trees that no
// rotation makes smaller; and multisets as sequences that do not decrease. Time is linear in the number of
// copies found, times their size.
package parcopy

import "slices"

// Source says where the value of a location comes from: another location, or one of what follows.
const (
	Kept       = -1 // the location is not a destination and keeps its value
	Free       = -2 // a register that is not a destination, and nothing needs what it holds afterwards
	Computed   = -3 // its value is computed again
	ComputedBy = -4 // a slot whose value is computed again, by way of a register
)

// All calls f with the sources of all copies of the given numbers of registers, which come first, and slots;
// with those whose values are computed again, if computed is set. f must not keep the slice. It stops if f
// returns false.
func All(registers, slots int, computed bool, f func(src []int) bool) {
	e := &enumeration{cycles: map[size][][]int{}}
	e.states[0], e.states[1] = []int{Kept, Free}, []int{Kept}
	if computed {
		e.states[0], e.states[1] = append(e.states[0], Computed), append(e.states[1], Computed, ComputedBy)
	}
	total := size{registers, slots}
	e.order = total.below()
	for _, at := range e.order {
		n := len(e.all)
		e.growTrees(at)
		e.trees = append(e.trees, span{n, len(e.all)})
	}
	for _, at := range e.order {
		e.growCycles(at)
	}
	for _, at := range e.order {
		n := len(e.components)
		e.collect(at)
		e.found = append(e.found, span{n, len(e.components)})
	}
	e.src, e.visit = make([]int, registers+slots), f
	e.next = [2]int{0, registers}
	e.choose(total, 0)
}

// size counts registers and slots.
type size [2]int

func (s size) fits(t size) bool { return s[0] <= t[0] && s[1] <= t[1] }

func (s size) minus(t size) size { return size{s[0] - t[0], s[1] - t[1]} }

// below lists the sizes from one location up to s, smaller ones first.
func (s size) below() (all []size) {
	for n := 1; n <= s[0]+s[1]; n++ {
		for r := max(0, n-s[1]); r <= min(n, s[0]); r++ {
			all = append(all, size{r, n - r})
		}
	}
	return all
}

// tree is a location and its readers, trees by number.
type tree struct {
	kind int // 0: a register, 1: a slot
	subs []int
}

// component is a tree whose root is in a state, or a cycle of trees.
type component struct {
	trees []int
	state int // of the root; cycle: the trees are on one
}

const cycle = 0

// span is a range of numbers.
type span struct{ lo, hi int }

// fitting calls f with the numbers from the given one on, out of spans, of what is not larger than rest,
// until f returns false, and reports whether it did not.
func (e *enumeration) fitting(spans []span, rest size, from int, f func(k int, s size) bool) bool {
	for i, s := range spans {
		if s.hi <= from || !e.order[i].fits(rest) {
			continue
		}
		for k := max(s.lo, from); k < s.hi; k++ {
			if !f(k, e.order[i]) {
				return false
			}
		}
	}
	return true
}

// enumeration is the working state of All.
type enumeration struct {
	states [2][]int // of roots, by kind

	order []size // in which trees and components are numbered

	all        []tree // by number
	trees      []span // by order: their numbers
	cycles     map[size][][]int
	components []component
	found      []span // by order: the numbers of components

	src   []int
	next  [2]int // the next register and slot that is not used
	visit func([]int) bool
}

// growTrees numbers the trees of size s, those of smaller sizes being there.
func (e *enumeration) growTrees(s size) {
	for kind := range 2 {
		root := size{1 - kind, kind}
		if !root.fits(s) {
			continue
		}
		var subs []int
		var fill func(rest size, from int)
		fill = func(rest size, from int) {
			if rest == (size{}) {
				e.all = append(e.all, tree{kind, slices.Clone(subs)})
				return
			}
			e.fitting(e.trees, rest, from, func(k int, s size) bool {
				subs = append(subs, k)
				fill(rest.minus(s), k)
				subs = subs[:len(subs)-1]
				return true
			})
		}
		fill(s.minus(root), 0)
	}
}

// growCycles finds the cycles of size s.
func (e *enumeration) growCycles(s size) {
	var ring []int
	var fill func(rest size)
	fill = func(rest size) {
		if rest == (size{}) {
			if least(ring) {
				e.cycles[s] = append(e.cycles[s], slices.Clone(ring))
			}
			return
		}
		from := 0
		if len(ring) > 0 {
			from = ring[0]
		}
		e.fitting(e.trees, rest, from, func(k int, s size) bool {
			ring = append(ring, k)
			fill(rest.minus(s))
			ring = ring[:len(ring)-1]
			return true
		})
	}
	fill(s)
}

// least reports whether no rotation of ring is smaller.
func least(ring []int) bool {
	for i := 1; i < len(ring); i++ {
		for j := range ring {
			if d := ring[(i+j)%len(ring)] - ring[j]; d != 0 {
				if d < 0 {
					return false
				}
				break
			}
		}
	}
	return true
}

// collect lists the components of size s.
func (e *enumeration) collect(s size) {
	trees := e.trees[slices.Index(e.order, s)]
	for k := trees.lo; k < trees.hi; k++ {
		for _, state := range e.states[e.all[k].kind] {
			e.components = append(e.components, component{[]int{k}, state})
		}
	}
	for _, ring := range e.cycles[s] {
		e.components = append(e.components, component{ring, cycle})
	}
}

// choose completes the copy by components from the given number on, and reports whether to continue.
func (e *enumeration) choose(rest size, from int) bool {
	if rest == (size{}) {
		return e.visit(e.src)
	}
	return e.fitting(e.found, rest, from, func(k int, s size) bool {
		free := e.next
		e.place(&e.components[k])
		more := e.choose(rest.minus(s), k)
		e.next = free
		return more
	})
}

// place assigns names to the locations of c.
func (e *enumeration) place(c *component) {
	if c.state != cycle {
		e.placeTree(c.trees[0], c.state)
		return
	}
	first := e.placeTree(c.trees[0], Kept)
	last := first
	for _, t := range c.trees[1:] {
		last = e.placeTree(t, last)
	}
	e.src[first] = last
}

// placeTree names the locations of a tree whose root has the given source, and returns the root.
func (e *enumeration) placeTree(t, src int) int {
	x := &e.all[t]
	at := e.next[x.kind]
	e.next[x.kind]++
	e.src[at] = src
	for _, sub := range x.subs {
		e.placeTree(sub, at)
	}
	return at
}
