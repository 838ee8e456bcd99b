package ir

import "slices"

// dominance checks that the arguments of val, number i of its block, are computed
// on every way from the entry. Unreachable blocks may use anything.
func (v *Verifier) dominance(d *domTree, val *Value, i int) {
	b := val.Block
	for k, a := range val.Args {
		if a.Block == nil {
			continue
		}
		if val.Op == OpPhi {
			if p := b.Preds[k]; d.pre[p.ID] != 0 && !d.dominates(a.Block, p) {
				v.fail("phi uses a value that is not computed on the way from its predecessor, define it earlier")
			}
		} else if a.Block == b && int(v.at[a.ID])-1 >= i || a.Block != b && !d.dominates(a.Block, b) {
			v.fail("argument %d (%s) does not dominate its use, define it on every way here", k, describe(a))
		}
	}
}

// describe names a value for a message.
func describe(v *Value) string {
	if v.Name != "" {
		return "%" + quoteName(v.Name)
	}
	return v.Op.String()
}

// domTree is the dominator tree of the blocks that the entry reaches, as
// intervals of a preorder walk: a block dominates those within its own. It has
// the memory to make it, too.
type domTree struct {
	pre, end []int32 // by block id; pre is 0 for unreachable blocks

	order []*Block // reachable blocks, each before those it leads to but for the targets of back edges
	rank  []int32  // in order, by block id; -1 if unreachable
	idom  []int32  // by rank
	size  []int32  // of the subtree, by rank
	next  []int32  // the number of the next child, by rank
	stack []walk
}

// walk is a block whose successors are being visited.
type walk struct {
	b *Block
	i int
}

func (d *domTree) dominates(a, b *Block) bool {
	return d.pre[a.ID] != 0 && d.pre[a.ID] <= d.pre[b.ID] && d.end[b.ID] <= d.end[a.ID]
}

// build computes the tree of f by iterating over the blocks in reverse
// postorder until nothing changes (Cooper, Harvey and Kennedy).
func (d *domTree) build(f *Func) {
	d.reversePostorder(f)
	d.idom = resized(d.idom, len(d.order))
	for i := range d.idom {
		d.idom[i] = -1
	}
	d.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for r := 1; r < len(d.order); r++ {
			if best := d.meet(d.order[r].Preds); best != d.idom[r] {
				d.idom[r], changed = best, true
			}
		}
	}
	d.intervals(f.NumBlocks())
}

// meet returns the rank of the nearest block that dominates all of preds, as far
// as they have been visited, or -1.
func (d *domTree) meet(preds []*Block) int32 {
	best, idom := int32(-1), d.idom
	for _, p := range preds {
		q := d.rank[p.ID]
		if q < 0 || idom[q] < 0 {
			continue
		}
		if best < 0 {
			best = q
			continue
		}
		for best != q {
			if best > q {
				best = idom[best]
			} else {
				q = idom[q]
			}
		}
	}
	return best
}

// intervals numbers the tree of a function with n blocks. A child's rank is
// greater than its parent's, so sizes add up from the back, and starts can be
// dealt out from the front.
func (d *domTree) intervals(n int) {
	d.size, d.next = resized(d.size, len(d.order)), resized(d.next, len(d.order))
	for r := len(d.order) - 1; r >= 0; r-- {
		d.size[r]++
		if r > 0 {
			d.size[d.idom[r]] += d.size[r]
		}
	}
	d.pre, d.end = resized(d.pre, n), resized(d.end, n)
	for r, b := range d.order {
		start := int32(1)
		if r > 0 {
			start = d.next[d.idom[r]]
			d.next[d.idom[r]] += d.size[r]
		}
		d.pre[b.ID], d.end[b.ID] = start, start+d.size[r]
		d.next[r] = start + 1
	}
}

// reversePostorder finds order and rank.
func (d *domTree) reversePostorder(f *Func) {
	d.rank = resized(d.rank, f.NumBlocks())
	for i := range d.rank {
		d.rank[i] = -1
	}
	order, stack, rank := d.order[:0], append(d.stack[:0], walk{b: f.Blocks[0]}), d.rank
	rank[f.Blocks[0].ID] = 0
	for len(stack) > 0 {
		t := &stack[len(stack)-1]
		if t.i == len(t.b.Succs) {
			order = append(order, t.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := t.b.Succs[t.i]
		t.i++
		if rank[s.ID] < 0 {
			rank[s.ID] = 0
			stack = append(stack, walk{b: s})
		}
	}
	slices.Reverse(order)
	for i, b := range order {
		rank[b.ID] = int32(i)
	}
	d.order, d.stack = order, stack
}
