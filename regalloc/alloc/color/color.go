package color

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/interference"
)

// Allocator colors interference graphs optimistically.
type Allocator struct {
	interference.Allocator

	g        *interference.Graph
	copies   []int32 // in order of decreasing price
	free     []interference.Node
	spillage []candidate
	push     func(n interference.Node)
}

// A candidate is a node that may have to be spilled.
type candidate struct {
	node  interference.Node
	ratio float64 // spill cost per register freed for others
}

// New returns the allocator. It takes Problems in SSA form.
func New() *Allocator {
	a := &Allocator{}
	a.push = func(n interference.Node) { a.free = append(a.free, n) }
	return a
}

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.Allocator.Allocate(p, opts, a.order)
}

// order coalesces, then takes all nodes out of the graph.
func (a *Allocator) order(g *interference.Graph) {
	a.g = g
	a.coalesce()
	a.simplify()
}

// passes is the maximum number of passes over all copies: merging in one pass may enable more in the next.
const passes = 4

// coalesce merges what copies connect, most expensive first, as long as that makes no node
// harder to color [Briggs94 §4].
func (a *Allocator) coalesce() {
	g := a.g
	copies := g.Copies()
	a.copies = scratch.Sized(a.copies, len(copies))
	for k := range a.copies {
		a.copies[k] = int32(k)
	}
	slices.SortFunc(a.copies, func(x, y int32) int {
		return cmp.Or(cmp.Compare(copies[y].Weight, copies[x].Weight), cmp.Compare(x, y))
	})
	nobody := func(interference.Node) {}
	for range passes {
		again := false
		left := a.copies[:0]
		for _, k := range a.copies {
			c := &copies[k]
			if c.Reg != regalloc.NoReg || c.Low {
				continue // register choice honors it
			}
			x, y := g.Find(c.A), g.Find(c.B)
			switch {
			case x == y || g.Interfere(x, y):
			case g.Mergeable(x, y):
				if !g.Spend() {
					return
				}
				g.Merge(x, y, nobody)
				again = true
			default:
				left = append(left, k)
			}
		}
		if a.copies = left; !again {
			return
		}
	}
}

// simplify pushes nodes: the colorable ones and, if there are none, optimistically the one with the least spill cost
// per register freed for others; it may still get a register [Briggs94 §3].
func (a *Allocator) simplify() {
	g := a.g
	a.free, a.spillage = a.free[:0], a.spillage[:0]
	for n := range interference.Node(g.Nodes()) {
		switch {
		case !g.Within(n):
		case g.Colorable(n):
			a.free = append(a.free, n)
		default:
			a.spillage = append(a.spillage, candidate{n, g.Reluctance(n)})
		}
	}
	slices.SortFunc(a.spillage, func(x, y candidate) int {
		return cmp.Or(cmp.Compare(x.ratio, y.ratio), cmp.Compare(x.node, y.node))
	})
	for {
		for len(a.free) > 0 {
			n := a.free[len(a.free)-1]
			a.free = a.free[:len(a.free)-1]
			g.Push(n, a.push)
		}
		for len(a.spillage) > 0 && !(g.Within(a.spillage[0].node)) {
			a.spillage = a.spillage[1:]
		}
		if len(a.spillage) == 0 {
			return
		}
		g.Push(a.spillage[0].node, a.push)
		a.spillage = a.spillage[1:]
	}
}
