package cfg

import "spillway/internal/scratch"

// A DomTree is the dominator tree of the blocks that can be reached.
type DomTree struct {
	IDom []int32 // immediate dominator; -1 for the entry and for blocks that cannot be reached

	in, out []int32 // preorder intervals of the tree; empty for blocks that cannot be reached
}

// Dominators builds the dominator tree by semi-NCA.
func Dominators(f *Flow, o *Order) *DomTree { return new(Workspace).Dominators(f, o) }

// Dominators is the function of that name in this workspace.
func (ws *Workspace) Dominators(f *Flow, o *Order) *DomTree {
	n, s, d := o.Reachable, &ws.semiNCA, &ws.dom
	// Blocks are handled by their preorder numbers; the reachable ones are 0..n-1.
	s.semi, s.label, s.parent = scratch.Sized(s.semi, n), scratch.Sized(s.label, n), scratch.Sized(s.parent, n)
	for i := range int32(n) {
		s.semi[i], s.label[i] = i, i
		s.parent[i] = -1
		if p := o.parents[o.byPre[i]]; p >= 0 {
			s.parent[i] = o.pre[p]
		}
	}
	s.idom = append(s.idom[:0], s.parent...)
	for w := int32(n) - 1; w > 0; w-- {
		for _, p := range f.PredsOf(o.byPre[w]) {
			v := o.pre[p]
			if int(v) >= n {
				continue
			}
			if u := s.eval(v, w); s.semi[u] < s.semi[w] {
				s.semi[w] = s.semi[u]
			}
		}
		s.label[w] = w
	}
	d.IDom = scratch.Filled(d.IDom, f.NumBlocks(), -1)
	for w := int32(1); w < int32(n); w++ {
		x := s.idom[w]
		for x > s.semi[w] {
			x = s.idom[x]
		}
		s.idom[w] = x
		d.IDom[o.byPre[w]] = o.byPre[x]
	}
	s.number(d, o)
	return d
}

type semiNCA struct {
	semi   []int32
	label  []int32 // vertex of least semi on the compressed path
	parent []int32 // depth-first parent, compressed as eval goes
	idom   []int32
	path   []int32

	size, next []int32 // by block: of its subtree; the number of its next child
}

// eval returns the vertex of least semidominator on the tree path from v up to,
// and without, the first vertex numbered below or at last; vertices above last
// are linked.
func (s *semiNCA) eval(v, last int32) int32 {
	if v <= last {
		return v
	}
	s.path = s.path[:0]
	for u := v; s.parent[u] > last; u = s.parent[u] {
		s.path = append(s.path, u)
	}
	for i := len(s.path) - 1; i >= 0; i-- {
		u := s.path[i]
		p := s.parent[u]
		if s.semi[s.label[p]] < s.semi[s.label[u]] {
			s.label[u] = s.label[p]
		}
		s.parent[u] = s.parent[p]
	}
	return s.label[v]
}

// number gives every block of the tree its preorder interval. Depth-first
// preorder puts a block after its dominators, so sizes add up backwards.
func (s *semiNCA) number(d *DomTree, o *Order) {
	n := len(d.IDom)
	s.size, s.next = scratch.Zeroed(s.size, n), scratch.Sized(s.next, n)
	d.in, d.out = scratch.Zeroed(d.in, n), scratch.Zeroed(d.out, n)
	size, next := s.size, s.next
	for i := o.Reachable - 1; i >= 0; i-- {
		b := o.byPre[i]
		size[b]++
		if p := d.IDom[b]; p >= 0 {
			size[p] += size[b]
		}
	}
	for i := range o.Reachable {
		b := o.byPre[i]
		if p := d.IDom[b]; p >= 0 {
			d.in[b] = next[p]
			next[p] += size[b]
		}
		next[b] = d.in[b] + 1
		d.out[b] = d.in[b] + size[b]
	}
}

// Dominates reports whether every path from the entry to b goes through a; a
// block that can be reached dominates itself.
func (d *DomTree) Dominates(a, b int32) bool {
	return d.in[a] <= d.in[b] && d.out[b] <= d.out[a] && d.in[b] < d.out[b]
}

// Preorder returns the number of b, which can be reached, in a preorder walk of the tree.
func (d *DomTree) Preorder(b int32) int32 { return d.in[b] }
