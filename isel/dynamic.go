package isel

import (
	"math"

	"spillway/internal/scratch"
)

// unreachable is the cost of a node that no tile computes.
const unreachable = math.MaxInt64 / 4

// plusTree adds the cost of a tree below to c. Finite costs saturate below unreachable: as a tree, a DAG can be
// exponentially large.
func plusTree(c, tree int64) int64 {
	if c >= unreachable || tree >= unreachable {
		return unreachable
	}
	return min(c+tree, unreachable-1)
}

// A tiler finds the best tile of each node by dynamic programming as if the DAG were a tree: BOTTOMUPDP and
// TOPDOWNSELECT of [Koes09 Listing 7.1]. Fixed nodes are roots: no tile covers them except at its root.
type tiler struct {
	fixed []bool   // by node
	best  []InstID // by node: the first tile of the cheapest tree of tiles, or NoInst
	cost  []int64  // and the cost of that tree
}

// reset prepares t for d with nothing fixed.
func (t *tiler) reset(d *DAG) {
	n := d.Len()
	t.fixed, t.best, t.cost = scratch.Sized(t.fixed, n), scratch.Sized(t.best, n), scratch.Sized(t.cost, n)
	clear(t.fixed)
}

// bottomUp fills in best and cost. Among equal costs the larger tile wins.
func (t *tiler) bottomUp(d *DAG, m *Matches) {
	for i := range t.best {
		n := NodeID(i)
		t.best[n], t.cost[n] = NoInst, 0
		if d.Input(n) || !d.Live(n) {
			continue
		}
		t.cost[n] = unreachable
		lo, hi := m.At(n)
		for k := lo; k < hi; k++ {
			if t.spansFixed(m, k) {
				continue
			}
			c := t.treeCost(m, k)
			if t.best[n] == NoInst || c < t.cost[n] || c == t.cost[n] && m.larger(&m.insts[k], &m.insts[t.best[n]]) {
				t.best[n], t.cost[n] = k, c
			}
		}
	}
}

// treeCost returns the cost of instance i with the best trees below it.
func (t *tiler) treeCost(m *Matches, i InstID) int64 {
	c := int64(m.insts[i].Cost)
	for _, b := range m.Boundary(i) {
		c = plusTree(c, t.cost[b])
	}
	return c
}

// spansFixed reports whether a fixed node lies inside instance i.
func (t *tiler) spansFixed(m *Matches, i InstID) bool {
	for _, n := range m.Covered(i) {
		if t.fixed[n] && n != m.insts[i].Root {
			return true
		}
	}
	return false
}

// topDown selects the best tile of every needed node in c, or the cheapest other one if that tile would execute a load
// twice.
func (t *tiler) topDown(d *DAG, m *Matches, c *Cover) error {
	c.reset(d.Len())
	for i := d.Len() - 1; i >= 0; i-- {
		n := NodeID(i)
		if c.Choice[n] == NoInst && !d.Required(n) || d.Input(n) {
			continue
		}
		k := t.best[n]
		if k != NoInst && !m.Permits(k, c) {
			k = t.permitted(m, n, c)
		}
		if k == NoInst {
			return &UncoveredError{d.fn, d.Value(n)}
		}
		c.choose(d, m, n, k)
	}
	return nil
}

// choose selects instance k at n and marks the nodes that it reads.
func (c *Cover) choose(d *DAG, m *Matches, n NodeID, k InstID) {
	c.Choice[n] = k
	for _, b := range m.Boundary(k) {
		if !d.Input(b) {
			c.Choice[b] = pending
		}
	}
}

// permitted returns the instance at n with the cheapest tree that is permitted.
func (t *tiler) permitted(m *Matches, n NodeID, c *Cover) InstID {
	best, cost := NoInst, int64(unreachable)
	lo, hi := m.At(n)
	for k := lo; k < hi; k++ {
		if v := t.treeCost(m, k); v < cost && !t.spansFixed(m, k) && m.Permits(k, c) {
			best, cost = k, v
		}
	}
	return best
}

// A Sharing selects the shared nodes that a tree tiler fixes.
type Sharing uint8

// The ways to divide a DAG into trees. [Koes09 §7.4]
const (
	FixNone   Sharing = iota // no node: all overlap is accepted
	FixAll                   // every shared node
	FixLeaves                // shared nodes that no single tile computes from leaves alone
)

// Trees tiles the DAG as trees, by dynamic programming; Sharing selects the cuts. O(instances).
type Trees struct {
	Sharing Sharing
	tiler   tiler
}

// Name implements Selector.
func (s *Trees) Name() string {
	switch s.Sharing {
	case FixAll:
		return "cse-all"
	case FixLeaves:
		return "cse-leaves"
	}
	return "cse-none"
}

// Select implements Selector.
func (s *Trees) Select(d *DAG, m *Matches, c *Cover) error {
	t := &s.tiler
	t.reset(d)
	if s.Sharing != FixNone {
		d.indexParents()
		for i := range t.fixed {
			n := NodeID(i)
			t.fixed[n] = !d.Input(n) && d.Live(n) && d.Shared(n) && !d.onlyCalled(n) && (s.Sharing == FixAll || !fromLeaves(d, m, n))
		}
	}
	t.bottomUp(d, m)
	err := t.topDown(d, m, c)
	if err != nil && s.Sharing != FixNone {
		// No tile computes some node with its operands in registers: drop the cuts.
		clear(t.fixed)
		t.bottomUp(d, m)
		err = t.topDown(d, m, c)
	}
	return err
}

// fromLeaves reports whether a single tile computes n from inputs and constants.
func fromLeaves(d *DAG, m *Matches, n NodeID) bool {
	lo, hi := m.At(n)
next:
	for k := lo; k < hi; k++ {
		for _, b := range m.Boundary(k) {
			if !d.Input(b) && !d.Floating(b) {
				continue next
			}
		}
		return true
	}
	return false
}
