package cfg

// A DomTree is the dominator tree of the blocks that can be reached.
type DomTree struct {
	IDom []int32 // immediate dominator; -1 for the entry and for blocks that cannot be reached

	in, out []int32 // preorder intervals of the tree; empty for blocks that cannot be reached
}

// Dominators builds the dominator tree by semi-NCA.
func Dominators(f *Flow, o *Order) *DomTree {
	n := o.Reachable
	// Blocks are handled by their preorder numbers; the reachable ones are 0..n-1.
	s := semiNCA{
		semi: make([]int32, n), label: make([]int32, n), parent: make([]int32, n), idom: make([]int32, n),
	}
	for i := range int32(n) {
		s.semi[i], s.label[i] = i, i
		s.parent[i] = -1
		if p := o.parents[o.byPre[i]]; p >= 0 {
			s.parent[i] = o.pre[p]
		}
	}
	copy(s.idom, s.parent)
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
	d := &DomTree{IDom: make([]int32, f.NumBlocks())}
	for b := range d.IDom {
		d.IDom[b] = -1
	}
	for w := int32(1); w < int32(n); w++ {
		x := s.idom[w]
		for x > s.semi[w] {
			x = s.idom[x]
		}
		s.idom[w] = x
		d.IDom[o.byPre[w]] = o.byPre[x]
	}
	d.number(o)
	return d
}

type semiNCA struct {
	semi   []int32
	label  []int32 // vertex of least semi on the compressed path
	parent []int32 // depth-first parent, compressed as eval goes
	idom   []int32
	path   []int32
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
func (d *DomTree) number(o *Order) {
	n := len(d.IDom)
	size := make([]int32, n)
	d.in, d.out = make([]int32, n), make([]int32, n)
	for i := o.Reachable - 1; i >= 0; i-- {
		b := o.byPre[i]
		size[b]++
		if p := d.IDom[b]; p >= 0 {
			size[p] += size[b]
		}
	}
	next := make([]int32, n)
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
