package cfg

import (
	"spillway/internal/disjoint"
	"spillway/internal/scratch"
)

// A Loop is a strongly connected part of the graph with a chosen header.
type Loop struct {
	Header      int32
	Parent      int32 // number of the enclosing loop, or -1
	Depth       int32 // 1 for an outermost loop
	Irreducible bool  // it can be entered elsewhere than at Header
	First, End  int32 // half-open range of Forest.Order: its blocks, nested loops included

	jump int32 // an enclosing loop, a skew binary number of levels up; -1: none
}

// A Forest is the loops of a graph. A loop has a higher number than the loops
// around it.
type Forest struct {
	Loops []Loop
	Of    []int32 // innermost loop of each block, or -1
	// Order is reverse postorder, changed so that the blocks of each loop are
	// together; every edge that does not return to a loop still leads forwards,
	// irreducible loops excepted.
	Order []int32
	Index []int32 // position of each block in Order
}

// Depth returns the number of loops around b.
func (t *Forest) Depth(b int32) int32 {
	if l := t.Of[b]; l >= 0 {
		return t.Loops[l].Depth
	}
	return 0
}

// Contains reports whether block b is in loop l.
func (t *Forest) Contains(l, b int32) bool {
	i := t.Index[b]
	return t.Loops[l].First <= i && i < t.Loops[l].End
}

// Around returns the innermost loop that contains block b among l and the loops around it, or -1 if none does or l is -1. Time
// is logarithmic in depth.
func (t *Forest) Around(l, b int32) int32 {
	for l >= 0 && !t.Contains(l, b) {
		if j := t.Loops[l].jump; j >= 0 && !t.Contains(j, b) {
			l = j
		} else {
			l = t.Loops[l].Parent
		}
	}
	return l
}

// jump returns the jump of a loop in parent, by Myers' skew binary numbers: to where the second jump from there leads if
// that and the first are equally far, or to the parent.
func (t *Forest) jump(parent int32) int32 {
	if parent < 0 {
		return -1
	}
	p := &t.Loops[parent]
	if p.jump >= 0 {
		if q := &t.Loops[p.jump]; q.jump >= 0 && p.Depth-q.Depth == q.Depth-t.Loops[q.jump].Depth {
			return q.jump
		}
	}
	return parent
}

// Loops finds the loops of f by Havlak's method, in nearly linear time: as Ramalingam does, an edge that enters a loop
// elsewhere than at its header waits for the loop that its source is in as well.
func Loops(f *Flow, o *Order) *Forest { return new(Workspace).Loops(f, o) }

// Loops is the function of that name in this workspace.
func (ws *Workspace) Loops(f *Flow, o *Order) *Forest {
	t, n := &ws.forest, f.NumBlocks()
	t.Loops = t.Loops[:0]
	if !o.cyclic {
		t.Of = scratch.Filled(t.Of, n, -1)
		t.Order, t.Index = append(t.Order[:0], o.Blocks...), append(t.Index[:0], o.Index...)
		return t
	}
	h := &ws.havlak
	h.reset(f, o)
	for w := int32(len(o.byPre)) - 1; w >= 0; w-- {
		h.wait(w)
		h.collect(w)
		if parent := o.parents[o.byPre[w]]; parent >= 0 {
			h.done[w] = o.pre[parent]
		}
	}
	h.forest(t)
	ws.lay.fill(t, o)
	return t
}

// havlak works on preorder numbers, from the highest down.
type havlak struct {
	f *Flow
	o *Order

	uf       []int32 // disjoint sets of blocks: collapsed loop bodies, led by their headers
	header   []int32 // header of the innermost loop around each block, itself excluded; or -1
	isHeader []bool  // it heads a loop
	others   []bool  // and that loop has other entries
	low      []int32 // of edges to the block and into its loop, other than from parents: the lowest common ancestor that is outermost; -1: none is common
	body     []int32
	mark     []int32
	number   []int32 // loop headed by each block

	// Edges that neither come from a parent nor lead back.
	edges   []jump
	done    []int32 // disjoint sets of blocks: those that were looked at, led by the first ancestor that was not
	waiting []int32 // by block: the first edge with it as lowest common ancestor of both ends, or -1
	into    []int32 // by set of uf: the first edge into it whose ancestor was looked at, or -1
}

// A jump is an edge, and the next one in its list, or -1.
type jump struct{ from, to, next int32 }

func (h *havlak) reset(f *Flow, o *Order) {
	n := f.NumBlocks()
	h.f, h.o = f, o
	h.uf, h.header, h.mark = disjoint.Singletons(h.uf, n), scratch.Filled(h.header, n, -1), scratch.Filled(h.mark, n, -1)
	h.isHeader, h.others, h.low = scratch.Zeroed(h.isHeader, n), scratch.Zeroed(h.others, n), scratch.Filled(h.low, n, int32(n))
	h.edges, h.done = h.edges[:0], disjoint.Singletons(h.done, n)
	h.waiting, h.into = scratch.Filled(h.waiting, n, -1), scratch.Filled(h.into, n, -1)
}

// wait puts the edges to w, other than from its parent and back edges, where the lowest common ancestor of their ends
// is. That is the first ancestor of the source that was not looked at, since all numbers above w were.
func (h *havlak) wait(w int32) {
	o, wb := h.o, h.o.byPre[w]
	for _, p := range h.f.PredsOf(wb) {
		if p == o.parents[wb] || o.above(wb, p) || o.IsReachable(wb) && !o.IsReachable(p) {
			continue
		}
		from := o.pre[p]
		a := disjoint.Find(h.done, from)
		if a > w { // another tree of the search
			h.low[w] = -1
			continue
		}
		h.low[w] = min(h.low[w], a)
		h.edges = append(h.edges, jump{from, w, h.waiting[a]})
		h.waiting[a] = int32(len(h.edges)) - 1
	}
}

// collect makes the loop headed by w, if there is one, out of the blocks that
// reach a back edge to w.
func (h *havlak) collect(w int32) {
	for e := h.waiting[w]; e >= 0; {
		j := &h.edges[e]
		to, next := disjoint.Find(h.uf, j.to), j.next
		j.next, h.into[to] = h.into[to], e
		e = next
	}
	h.body = h.body[:0]
	h.mark[w] = w
	wb := h.o.byPre[w]
	for _, p := range h.f.PredsOf(wb) {
		if h.o.above(wb, p) {
			h.isHeader[w] = true
			h.add(h.o.pre[p], w)
		}
	}
	for i := 0; i < len(h.body); i++ {
		x := h.body[i]
		h.add(h.o.pre[h.o.parents[h.o.byPre[x]]], w)
		for e := h.into[x]; e >= 0; e = h.edges[e].next {
			h.add(h.edges[e].from, w)
		}
	}
	low := w
	for _, x := range h.body {
		h.header[x] = w
		h.uf[x] = w
		low = min(low, h.low[x])
	}
	if low < w {
		h.others[w] = true
		h.low[w] = min(h.low[w], low)
	}
}

// add adds what block y has collapsed into to the body of w's loop.
func (h *havlak) add(y, w int32) {
	if x := disjoint.Find(h.uf, y); h.mark[x] != w {
		h.mark[x] = w
		h.body = append(h.body, x)
	}
}

// forest numbers the loops from outside in.
func (h *havlak) forest(t *Forest) {
	n := int32(len(h.header))
	t.Of = scratch.Sized(t.Of, int(n))
	h.number = scratch.Filled(h.number, int(n), -1)
	for w := range n {
		parent := int32(-1)
		if h.header[w] >= 0 {
			parent = h.number[h.header[w]]
		}
		b := h.o.byPre[w]
		t.Of[b] = parent
		if h.isHeader[w] {
			h.number[w] = int32(len(t.Loops))
			depth := int32(1)
			if parent >= 0 {
				depth = t.Loops[parent].Depth + 1
			}
			t.Loops = append(t.Loops, Loop{Header: b, Parent: parent, Depth: depth, Irreducible: h.others[w], jump: t.jump(parent)})
			t.Of[b] = h.number[w]
		}
	}
}

// layout is the scratch memory of one Forest.Order: each loop is a list of blocks
// and loops in reverse postorder, and the lists are nested. Items are blocks
// 0..n-1 and loops n..; the last list is the outermost.
type layout struct {
	head, tail []int32 // by list
	next       []int32 // by item
	placed     []bool  // by loop
	stack      []frame
}

// A frame is a list being walked: its next item, and the loop that it is.
type frame struct{ item, loop int32 }

func (y *layout) fill(t *Forest, o *Order) {
	nl, n := int32(len(t.Loops)), int32(len(t.Of))
	y.head, y.tail = scratch.Filled(y.head, int(nl)+1, -1), scratch.Filled(y.tail, int(nl)+1, -1)
	y.next, y.placed = scratch.Sized(y.next, int(n+nl)), scratch.Zeroed(y.placed, int(nl))
	t.Order, t.Index = t.Order[:0], scratch.Sized(t.Index, int(n))
	for _, b := range o.Blocks {
		for l := t.Of[b]; l >= 0 && !y.placed[l]; l = t.Loops[l].Parent {
			y.placed[l] = true
			y.push(t.Loops[l].Parent, n+l)
		}
		y.push(t.Of[b], b)
	}
	stack := append(y.stack[:0], frame{y.head[nl], -1})
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		item := top.item
		switch {
		case item < 0:
			if top.loop >= 0 {
				t.Loops[top.loop].End = int32(len(t.Order))
			}
			stack = stack[:len(stack)-1]
		case item < n:
			top.item = y.next[item]
			t.Index[item] = int32(len(t.Order))
			t.Order = append(t.Order, item)
		default:
			top.item = y.next[item]
			l := item - n
			t.Loops[l].First = int32(len(t.Order))
			stack = append(stack, frame{y.head[l], l})
		}
	}
	y.stack = stack
}

// push appends an item to a list, -1 being the outermost.
func (y *layout) push(list, item int32) {
	if list < 0 {
		list = int32(len(y.head)) - 1
	}
	y.next[item] = -1
	if y.tail[list] < 0 {
		y.head[list] = item
	} else {
		y.next[y.tail[list]] = item
	}
	y.tail[list] = item
}
