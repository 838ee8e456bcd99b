package cfg

import "spillway/internal/scratch"

// An Order lists blocks in reverse postorder.
type Order struct {
	Blocks    []int32 // all of them; the unreachable ones last
	Index     []int32 // position of each block in Blocks
	Reachable int     // how many of Blocks can be reached from the entry

	pre     []int32 // preorder number of each block in the same search
	last    []int32 // highest preorder number below each block
	byPre   []int32
	parents []int32 // in the depth-first tree, -1 at a root
	cyclic  bool    // some edge leads back to an ancestor
}

// ReversePostorder searches f depth-first from block 0, then from every block
// not yet met, in linear time.
func ReversePostorder(f *Flow) *Order { return new(Workspace).ReversePostorder(f) }

// OrderOf is ReversePostorder for callers that need no predecessors.
func OrderOf(g Graph) *Order { return new(Workspace).OrderOf(g) }

// OrderOf is the function of that name in this workspace.
func (ws *Workspace) OrderOf(g Graph) *Order { return ws.ReversePostorder(ws.successors(g)) }

// ReversePostorder is the function of that name in this workspace.
func (ws *Workspace) ReversePostorder(f *Flow) *Order {
	n, o := int32(f.NumBlocks()), &ws.order
	o.Blocks, o.byPre, o.cyclic = scratch.Sized(o.Blocks, int(n)), scratch.Sized(o.byPre, int(n)), false
	o.pre, o.Index = scratch.Filled(o.pre, int(n), -1), scratch.Filled(o.Index, int(n), -1)
	o.last, o.parents = scratch.Sized(o.last, int(n)), scratch.Sized(o.parents, int(n))
	for root, from := int32(0), int32(0); root < n; root++ {
		if o.pre[root] >= 0 {
			continue
		}
		to := o.search(f, root, from)
		if root == 0 {
			o.Reachable = int(to)
		}
		from = to
	}
	for b, k := range o.pre {
		o.byPre[k] = int32(b)
	}
	for from := int32(0); from < n; { // a tree of the search has the same numbers in both orders
		to := o.last[o.byPre[from]] + 1
		for _, b := range o.byPre[from:to] {
			o.Index[b] = from + to - 1 - o.Index[b]
			o.Blocks[o.Index[b]] = b
		}
		from = to
	}
	return o
}

// search visits root and what it meets first, numbered from count on: in preorder by pre, in
// postorder by Index. It returns the number after the last one. While a block is open, last has
// the next of its edges, and its parent is where the search continues.
func (o *Order) search(f *Flow, root, count int32) int32 {
	succs, start, next, pre, post, parents := f.Succs, f.SuccStart, o.last, o.pre, o.Index, o.parents
	b, closed := root, count
	pre[b], next[b], parents[b] = count, start[b], -1
	count++
	for b >= 0 {
		e := next[b]
		if e == start[b+1] {
			next[b], post[b] = count-1, closed
			closed++
			b = parents[b]
			continue
		}
		next[b] = e + 1
		switch s := succs[e]; {
		case pre[s] < 0:
			pre[s], next[s], parents[s] = count, start[s], b
			count++
			b = s
		case post[s] < 0:
			o.cyclic = true
		}
	}
	return count
}

// IsReachable reports whether b can be reached from the entry.
func (o *Order) IsReachable(b int32) bool { return int(o.Index[b]) < o.Reachable }

// above reports whether a is an ancestor of b in the depth-first tree, or b itself.
func (o *Order) above(a, b int32) bool { return o.pre[a] <= o.pre[b] && o.pre[b] <= o.last[a] }

// Forward runs blocks in the order, each again whenever what run has found out of another one changes what it begins with, until
// nothing changes any more: run calls changed with the number of each block that begins with something other than when it ran last.
func (o *Order) Forward(run func(b int32, changed func(to int32))) {
	dirty := make([]bool, len(o.Blocks))
	for b := range dirty {
		dirty[b] = true
	}
	for again := true; again; {
		again = false
		for i, b := range o.Blocks {
			if !dirty[b] {
				continue
			}
			dirty[b] = false
			run(b, func(to int32) {
				dirty[to] = true
				again = again || int(o.Index[to]) <= i
			})
		}
	}
}
