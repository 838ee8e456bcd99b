package cfg

// An Order lists blocks in reverse postorder.
type Order struct {
	Blocks    []int32 // all of them; the unreachable ones last
	Index     []int32 // position of each block in Blocks
	Reachable int     // how many of Blocks can be reached from the entry

	pre     []int32 // preorder number of each block in the same search
	last    []int32 // highest preorder number below each block
	byPre   []int32
	parents []int32 // in the depth-first tree, -1 at a root
}

// ReversePostorder searches f depth-first from block 0, then from every block
// not yet met, in linear time.
func ReversePostorder(f *Flow) *Order {
	n := f.NumBlocks()
	o := &Order{
		Blocks: make([]int32, 0, n), Index: make([]int32, n), pre: make([]int32, n), last: make([]int32, n),
		byPre: make([]int32, 0, n), parents: make([]int32, n),
	}
	for b := range o.pre {
		o.pre[b] = -1
	}
	next := append([]int32(nil), f.SuccStart[:n]...)
	post := make([]int32, 0, n)
	stack := make([]int32, 0, 64)
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
