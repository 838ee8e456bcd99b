package ir

// dominance checks that the arguments of val, number i of its block, are computed
// on every way from the entry. Unreachable blocks may use anything.
func (v *verifier) dominance(d *domTree, val *Value, i int) {
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
// intervals of a preorder walk: a block dominates those within its own.
type domTree struct{ pre, end []int32 } // by block id; pre is 0 for unreachable blocks

func (d *domTree) dominates(a, b *Block) bool {
	return d.pre[a.ID] != 0 && d.pre[a.ID] <= d.pre[b.ID] && d.end[b.ID] <= d.end[a.ID]
}

// dominators computes the tree by iterating over the blocks in reverse
// postorder until nothing changes (Cooper, Harvey and Kennedy).
func dominators(f *Func) *domTree {
	n := f.NumBlocks()
	order, rank := reversePostorder(f)
	idom := make([]int32, len(order)) // by rank
	for i := range idom {
		idom[i] = -1
	}
	idom[0] = 0
	for changed := true; changed; {
		changed = false
		for r := 1; r < len(order); r++ {
			best := int32(-1)
			for _, p := range order[r].Preds {
				q := rank[p.ID]
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
			if best != idom[r] {
				idom[r], changed = best, true
			}
		}
	}
	return intervals(order, idom, n)
}

// intervals numbers the tree. A child's rank is greater than its parent's, so
// sizes add up from the back, and starts can be dealt out from the front.
func intervals(order []*Block, idom []int32, n int) *domTree {
	size := make([]int32, len(order))
	for r := len(order) - 1; r >= 0; r-- {
		size[r]++
		if r > 0 {
			size[idom[r]] += size[r]
		}
	}
	d := &domTree{make([]int32, n), make([]int32, n)}
	next := make([]int32, len(order)) // the number of the next child
	for r, b := range order {
		start := int32(1)
		if r > 0 {
			start = next[idom[r]]
			next[idom[r]] += size[r]
		}
		d.pre[b.ID], d.end[b.ID] = start, start+size[r]
		next[r] = start + 1
	}
	return d
}

// reversePostorder returns the blocks that the entry reaches, each before
// those it leads to but for the targets of back edges, and the rank of each
// block by id, -1 if unreachable.
func reversePostorder(f *Func) (order []*Block, rank []int32) {
	type frame struct {
		b *Block
		i int
	}
	rank = make([]int32, f.NumBlocks())
	for i := range rank {
		rank[i] = -1
	}
	rank[f.Blocks[0].ID] = 0
	stack := []frame{{b: f.Blocks[0]}}
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
			stack = append(stack, frame{b: s})
		}
	}
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	for i, b := range order {
		rank[b.ID] = int32(i)
	}
	return order, rank
}
