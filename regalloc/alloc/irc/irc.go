package irc

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/interference"
)

// Allocator alternates between coalescing and simplifying interference graphs.
type Allocator struct {
	interference.Allocator
	w work
}

// New returns the allocator. It takes Problems in SSA form.
func New() *Allocator {
	a := &Allocator{}
	a.w.freed = a.w.becomesColorable
	return a
}

// SSA implements regalloc.Allocator.
func (a *Allocator) SSA() bool { return true }

// Allocate implements regalloc.Allocator.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	return a.Allocator.Allocate(p, opts, a.w.order)
}

// A list is a worklist of nodes.
type list uint8

const (
	nowhere   list = iota
	simplify       // colorable, without copies that can be coalesced
	freeze         // colorable, but related by copies
	spillable      // not colorable
)

// A phase is the state of a copy.
type phase uint8

const (
	waiting phase = iota // to be tried
	idle                 // tried without success; worth another try when the graph around it is lighter
	done                 // coalesced, constrained or frozen
)

// work is the state of the four lists.
type work struct {
	g     *interference.Graph
	freed func(m interference.Node)

	in      []list  // by node
	related []int32 // by node: its copies that are not done
	lists   [spillable][]interference.Node
	phase   []phase // by copy
	copies  []int32 // waiting
	spills  interference.Spills
	fuel    bool // optional decisions may be taken
}

// order takes all nodes out of g.
func (w *work) order(g *interference.Graph) {
	w.reset(g)
	for {
		switch {
		case w.simplify():
		case w.coalesce():
		case w.freezeOne():
		case w.selectSpill():
		default:
			return
		}
	}
}

func (w *work) reset(g *interference.Graph) {
	w.g, w.fuel = g, true
	w.spills.Clear()
	copies := g.Copies()
	w.in, w.related = scratch.Zeroed(w.in, g.Nodes()), scratch.Zeroed(w.related, g.Nodes())
	w.phase, w.copies = scratch.Zeroed(w.phase, len(copies)), w.copies[:0]
	for k := range w.lists {
		w.lists[k] = w.lists[k][:0]
	}
	for k := range copies {
		c := &copies[k]
		if c.Low {
			w.phase[k] = done // register choice honors it
			continue
		}
		w.copies = append(w.copies, int32(k))
		w.related[c.A]++
		if c.Reg == regalloc.NoReg {
			w.related[c.B]++
		}
	}
	// The last one is tried first.
	slices.SortFunc(w.copies, func(x, y int32) int {
		return cmp.Or(cmp.Compare(copies[x].Weight, copies[y].Weight), cmp.Compare(y, x))
	})
	for n := range interference.Node(g.Nodes()) {
		w.sort(n)
	}
}

// sort puts n on the appropriate worklist.
func (w *work) sort(n interference.Node) {
	if !w.g.Within(n) {
		return
	}
	to := simplify
	switch {
	case !w.g.Colorable(n):
		to = spillable
	case w.related[n] > 0:
		to = freeze
	}
	if w.in[n] == to {
		return
	}
	if w.in[n] = to; to == spillable {
		w.spills.Push(w.g, n)
	} else {
		w.lists[to] = append(w.lists[to], n)
	}
}

// pop returns the last node of a list, or -1.
func (w *work) pop(from list) interference.Node {
	for l := &w.lists[from]; len(*l) > 0; {
		n := (*l)[len(*l)-1]
		*l = (*l)[:len(*l)-1]
		if w.in[n] == from && w.g.Within(n) {
			w.in[n] = nowhere
			return n
		}
	}
	return -1
}

// simplify pushes a node.
func (w *work) simplify() bool {
	n := w.pop(simplify)
	if n < 0 {
		return false
	}
	w.g.Push(n, w.freed)
	return true
}

// becomesColorable is called for a node m that has become colorable: copies of it and of its
// neighbors are worth another try.
func (w *work) becomesColorable(m interference.Node) {
	w.enable(m)
	w.g.Neighbors(m, w.enable)
	w.sort(m)
}

func (w *work) enable(n interference.Node) {
	if w.related[n] == 0 {
		return
	}
	for _, k := range w.g.CopiesOf(n) {
		if w.phase[k] == idle {
			w.phase[k] = waiting
			w.copies = append(w.copies, k)
		}
	}
}

// finish marks copy k as done, so that it no longer makes nodes move-related.
func (w *work) finish(k int32) {
	w.phase[k] = done
	c := &w.g.Copies()[k]
	w.dropCopy(w.g.Find(c.A))
	if c.Reg == regalloc.NoReg {
		w.dropCopy(w.g.Find(c.B))
	}
}

func (w *work) dropCopy(n interference.Node) {
	if w.related[n]--; w.related[n] == 0 {
		w.sort(n)
	}
}

// coalesce tries a copy.
func (w *work) coalesce() bool {
	if len(w.copies) == 0 || !w.fuel {
		return false
	}
	k := w.copies[len(w.copies)-1]
	w.copies = w.copies[:len(w.copies)-1]
	if w.phase[k] != waiting {
		return true
	}
	c := &w.g.Copies()[k]
	x, r := w.g.Find(c.A), c.Reg
	y := x
	if r == regalloc.NoReg {
		y = w.g.Find(c.B)
		if r = w.g.Assigned(y); r == regalloc.NoReg {
			if r = w.g.Assigned(x); r != regalloc.NoReg {
				x, y = y, x
			}
		}
	}
	switch {
	case !w.g.Within(x) || r == regalloc.NoReg && (x == y || w.g.Interfere(x, y) || !w.g.Within(y)):
		w.finish(k)
	case r != regalloc.NoReg && !w.g.Allows(x, r):
		w.finish(k)
	case r != regalloc.NoReg && w.g.Assignable(x, r) && w.spendFuel():
		w.g.Assign(x, r, w.freed)
		w.finish(k)
	case r == regalloc.NoReg && w.g.Mergeable(x, y) && w.spendFuel():
		w.in[y] = nowhere
		w.related[x] += w.related[y]
		w.g.Merge(x, y, w.freed)
		w.finish(k)
		w.sort(x)
	default:
		w.phase[k] = idle
	}
	return true
}

func (w *work) spendFuel() bool {
	w.fuel = w.g.Spend()
	return w.fuel
}

// freezeOne freezes the copies of one colorable node.
func (w *work) freezeOne() bool {
	n := w.pop(freeze)
	if n < 0 {
		return false
	}
	w.freezeCopies(n)
	return true
}

// freezeCopies freezes the copies of n.
func (w *work) freezeCopies(n interference.Node) {
	for _, k := range w.g.CopiesOf(n) {
		if w.phase[k] != done {
			w.finish(k)
		}
	}
	w.related[n] = 0
	w.sort(n)
}

func (w *work) isSpillable(n interference.Node) bool { return w.in[n] == spillable && w.g.Within(n) }

// selectSpill pushes the node with the least spill cost for the room that it makes. It may still get a register.
func (w *work) selectSpill() bool {
	n := w.spills.Pop(w.g, w.isSpillable)
	if n < 0 {
		return false
	}
	w.in[n] = nowhere
	for _, k := range w.g.CopiesOf(n) {
		if w.phase[k] != done {
			w.finish(k)
		}
	}
	w.g.Push(n, w.freed)
	return true
}
