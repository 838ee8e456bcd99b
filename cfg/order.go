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
	n, o := f.NumBlocks(), &ws.order
	o.Blocks, o.Index, o.byPre = scratch.Sized(o.Blocks, n)[:0], scratch.Sized(o.Index, n), scratch.Sized(o.byPre, n)[:0]
	o.pre, o.last, o.parents = scratch.Filled(o.pre, n, -1), scratch.Filled(o.last, n, -1), scratch.Sized(o.parents, n)
	o.cyclic = false
	next := append(ws.next[:0], f.SuccStart[:n]...)
	post, stack := scratch.Sized(ws.post, n)[:0], scratch.Sized(ws.stack, n)[:0]
	for root := range int32(n) {
		if o.pre[root] >= 0 {
			continue
		}
		from := len(post)
		stack = append(stack, root)
		o.enter(root, -1)
		for len(stack) > 0 {
			b := stack[len(stack)-1]
			if next[b] == f.SuccStart[b+1] {
				stack = stack[:len(stack)-1]
				o.last[b] = int32(len(o.byPre)) - 1
				post = append(post, b)
				continue
			}
			s := f.Succs[next[b]]
			next[b]++
			if o.pre[s] < 0 {
				o.enter(s, b)
				stack = append(stack, s)
			} else if o.last[s] < 0 {
				o.cyclic = true
			}
		}
		for i := len(post) - 1; i >= from; i-- {
			o.Blocks = append(o.Blocks, post[i])
		}
		if root == 0 {
			o.Reachable = len(o.Blocks)
		}
	}
	for i, b := range o.Blocks {
		o.Index[b] = int32(i)
	}
	ws.next, ws.post, ws.stack = next, post, stack
	return o
}

func (o *Order) enter(b, parent int32) {
	o.pre[b] = int32(len(o.byPre))
	o.byPre = append(o.byPre, b)
	o.parents[b] = parent
}

// IsReachable reports whether b can be reached from the entry.
func (o *Order) IsReachable(b int32) bool { return int(o.Index[b]) < o.Reachable }

// above reports whether a is an ancestor of b in the depth-first tree, or b itself.
func (o *Order) above(a, b int32) bool { return o.pre[a] <= o.pre[b] && o.pre[b] <= o.last[a] }
