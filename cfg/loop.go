package cfg

// A Loop is a strongly connected part of the graph with a chosen header.
type Loop struct {
	Header      int32
	Parent      int32 // number of the enclosing loop, or -1
	Depth       int32 // 1 for an outermost loop
	Irreducible bool  // it can be entered elsewhere than at Header
	First, End  int32 // half-open range of Forest.Order: its blocks, nested loops included
}

// A Forest is the loops of a graph. A loop has a higher number than the loops
// around it.
type Forest struct {
	Loops []Loop
	Of    []int32 // innermost loop of each block, or -1
	// Order is reverse postorder, changed so that the blocks of each loop stand
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

// Loops finds the loops of f by Havlak's method.
func Loops(f *Flow, o *Order) *Forest {
	h := newHavlak(f, o)
	for w := int32(len(o.byPre)) - 1; w >= 0; w-- {
		h.collect(w)
	}
	return h.forest()
}

// havlak works on preorder numbers.
type havlak struct {
	f *Flow
	o *Order

	uf          []int32   // union-find: collapsed loop bodies, by header
	header      []int32   // header of the innermost loop around each block, itself excluded; or -1
	isHeader    []bool    // it heads a loop
	irreducible []bool    // and that loop has other entries
	extra       [][]int32 // entries into irreducible loops, moved out to the header
	body        []int32
	mark        []int32
}

func newHavlak(f *Flow, o *Order) *havlak {
	n := f.NumBlocks()
	h := &havlak{
		f: f, o: o, uf: make([]int32, n), header: make([]int32, n), isHeader: make([]bool, n),
		irreducible: make([]bool, n), extra: make([][]int32, n), mark: make([]int32, n),
	}
	for i := range h.uf {
		h.uf[i], h.header[i], h.mark[i] = int32(i), -1, -1
	}
	return h
}

func (h *havlak) find(x int32) int32 {
	root := x
	for h.uf[root] != root {
		root = h.uf[root]
	}
	for h.uf[x] != root {
		h.uf[x], x = root, h.uf[x]
	}
	return root
}

// collect makes the loop headed by w, if there is one, out of the blocks that
// reach a back edge to w.
func (h *havlak) collect(w int32) {
	h.body = h.body[:0]
	h.mark[w] = w
	wb := h.o.byPre[w]
	for _, p := range h.f.PredsOf(wb) {
		if !h.o.above(wb, p) {
			continue
		}
		h.isHeader[w] = true
		h.add(h.find(h.o.pre[p]), w)
	}
	for i := 0; i < len(h.body); i++ {
		x := h.body[i]
		for _, p := range h.f.PredsOf(h.o.byPre[x]) {
			if h.o.IsReachable(wb) && !h.o.IsReachable(p) {
				continue
			}
			if !h.o.above(h.o.byPre[x], p) {
				h.enter(h.o.pre[p], w)
			}
		}
		for _, p := range h.extra[x] {
			h.enter(p, w)
		}
	}
	for _, x := range h.body {
		h.header[x] = w
		h.uf[x] = w
	}
}

func (h *havlak) add(x, w int32) {
	if h.mark[x] != w {
		h.mark[x] = w
		h.body = append(h.body, x)
	}
}

// enter follows the edge from block y into the body of w's loop backwards.
func (h *havlak) enter(y, w int32) {
	r := h.find(y)
	if h.o.above(h.o.byPre[w], h.o.byPre[r]) {
		h.add(r, w)
		return
	}
	h.irreducible[w] = true
	h.extra[w] = append(h.extra[w], r)
}

// forest numbers the loops from outside in and lays out Order.
func (h *havlak) forest() *Forest {
	n := int32(len(h.header))
	t := &Forest{Of: make([]int32, n), Order: make([]int32, 0, n), Index: make([]int32, n)}
	number := make([]int32, n) // loop headed by each block
	for w := range n {
		number[w] = -1
		parent := int32(-1)
		if h.header[w] >= 0 {
			parent = number[h.header[w]]
		}
		b := h.o.byPre[w]
		t.Of[b] = parent
		if h.isHeader[w] {
			number[w] = int32(len(t.Loops))
			depth := int32(1)
			if parent >= 0 {
				depth = t.Loops[parent].Depth + 1
			}
			t.Loops = append(t.Loops, Loop{Header: b, Parent: parent, Depth: depth, Irreducible: h.irreducible[w]})
			t.Of[b] = number[w]
		}
	}
	t.layOut(h.o)
	return t
}

// layOut fills Order: each loop is a list of blocks and loops in reverse
// postorder, and the lists are nested.
func (t *Forest) layOut(o *Order) {
	nl := int32(len(t.Loops))
	n := int32(len(t.Of))
	// Items are blocks 0..n-1 and loops n..n+nl-1; list nl is the outermost.
	head, tail := make([]int32, nl+1), make([]int32, nl+1)
	for i := range head {
		head[i], tail[i] = -1, -1
	}
	next := make([]int32, n+nl)
	placed := make([]bool, nl)
	push := func(list, item int32) {
		if list < 0 {
			list = nl
		}
		next[item] = -1
		if tail[list] < 0 {
			head[list] = item
		} else {
			next[tail[list]] = item
		}
		tail[list] = item
	}
	for _, b := range o.Blocks {
		for l := t.Of[b]; l >= 0 && !placed[l]; l = t.Loops[l].Parent {
			placed[l] = true
			push(t.Loops[l].Parent, n+l)
		}
		push(t.Of[b], b)
	}
	type frame struct{ item, loop int32 }
	stack := []frame{{head[nl], -1}}
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
			top.item = next[item]
			t.Index[item] = int32(len(t.Order))
			t.Order = append(t.Order, item)
		default:
			top.item = next[item]
			l := item - n
			t.Loops[l].First = int32(len(t.Order))
			stack = append(stack, frame{head[l], l})
		}
	}
}
