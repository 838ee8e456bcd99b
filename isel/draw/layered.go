package draw

import (
	"cmp"
	"slices"
	"spillway/isel"
	"unicode/utf8"
)

// Geometry of the drawing of a block, in pixels.
const (
	layerPitch  = 74
	vertexGap   = 22  // between neighbors in a layer
	boxHeight   = 24  // of a node
	letterWidth = 6.7 // of the labels' font
	bendWidth   = 4
	partHeight  = 62 // of a part with one layer
)

// A vertex is an element of the drawing: a node, a copy of an input, constant or address for one of its users, or a
// bend of a long edge.
type vertex struct {
	node   isel.NodeID // of a bend: the operand
	user   isel.NodeID // of a copy: its user; else isel.NoNode
	bend   bool
	label  string
	layer  int // 0 is at the bottom
	width  float64
	x, y   float64 // of the center
	ups    []int   // vertices one layer up: operands, in order
	downs  []int
	placed bool // listed in its layer
}

// A wire connects an operand to a user, through bends.
type wire struct {
	operand, user isel.NodeID
	path          []int // vertices, the operand first
}

// A layering is a block drawn in layers, operands above users. Each connected
// part (inputs, constants and addresses do not connect) is drawn by itself:
// layers by the longest path to a root, an order within layers that follows the
// operands' order and is improved by barycenters, and positions that bring each
// vertex as near to its neighbors as the order allows, by isotonic regression.
type layering struct {
	d             *isel.DAG
	vertices      []vertex
	wires         []wire
	of            []int // by node: its vertex, or -1 (leaves)
	width, height float64
}

// isLeaf reports whether n is drawn next to each user.
func isLeaf(d *isel.DAG, n isel.NodeID) bool { return d.Input(n) || d.Floating(n) }

// layOut places the live nodes of d. label returns the text of a node.
func layOut(d *isel.DAG, label func(isel.NodeID) string) *layering {
	l := &layering{d: d, of: make([]int, d.Len())}
	layer := l.layers()
	for i := range l.of {
		l.of[i] = -1
		if n := isel.NodeID(i); d.Live(n) && !isLeaf(d, n) {
			l.of[i] = l.newVertex(vertex{node: n, user: isel.NoNode, label: label(n), layer: layer[n]})
		} else if d.Required(n) && !d.Input(n) { // passed to a block that follows
			l.newVertex(vertex{node: n, user: isel.NoNode, label: label(n)})
		}
	}
	for i := range l.of {
		n := isel.NodeID(i)
		if !d.Live(n) {
			continue
		}
		kids := d.Kids(n)
		for j, k := range kids {
			if slices.Contains(kids[:j], k) {
				continue
			}
			from := l.of[k]
			if isLeaf(d, k) {
				from = l.newVertex(vertex{node: k, user: n, label: label(k), layer: layer[n] + 1})
			}
			l.connect(from, l.of[n], n)
		}
	}
	l.arrange()
	return l
}

func (l *layering) newVertex(v vertex) int {
	v.width = max(34, letterWidth*float64(utf8.RuneCountInString(v.label))+14)
	if v.bend {
		v.width = bendWidth
	}
	l.vertices = append(l.vertices, v)
	return len(l.vertices) - 1
}

// layers returns the layer of each node: the longest path to a root.
func (l *layering) layers() []int {
	layer := make([]int, l.d.Len())
	for i := l.d.Len() - 1; i >= 0; i-- {
		for _, k := range l.d.Kids(isel.NodeID(i)) {
			if l.d.Live(isel.NodeID(i)) {
				layer[k] = max(layer[k], layer[i]+1)
			}
		}
	}
	return layer
}

// connect wires operand vertex a to user vertex b, which is n, with a bend in each layer between.
func (l *layering) connect(a, b int, n isel.NodeID) {
	w := wire{operand: l.vertices[a].node, user: n, path: []int{a}}
	at := a
	for y := l.vertices[a].layer - 1; y >= l.vertices[b].layer; y-- {
		next := b
		if y > l.vertices[b].layer {
			next = l.newVertex(vertex{node: w.operand, user: isel.NoNode, bend: true, layer: y})
		}
		l.vertices[at].downs = append(l.vertices[at].downs, next)
		l.vertices[next].ups = append(l.vertices[next].ups, at)
		w.path = append(w.path, next)
		at = next
	}
	l.wires = append(l.wires, w)
}

// arrange places the connected parts, in the order of their roots, on shelves.
func (l *layering) arrange() {
	var parts [][][]int
	area, widest := 0.0, 0.0
	for v := range l.vertices {
		if l.vertices[v].placed || l.vertices[v].layer > 0 {
			continue
		}
		part := l.collect(v)
		l.untangle(part)
		l.position(part)
		w, h := l.extent(part)
		area += w * h
		widest = max(widest, w)
		parts = append(parts, part)
	}
	limit := max(widest, 420)
	for limit*limit < 1.2*area {
		limit *= 1.1
	}
	x, y, shelf := 0.0, 0.0, 0.0
	for _, part := range parts {
		w, h := l.extent(part)
		if x > 0 && x+w > limit {
			x, y, shelf = 0, y+shelf, 0
		}
		l.move(part, x, y)
		x += w + vertexGap
		shelf = max(shelf, h)
		l.width = max(l.width, x-vertexGap)
	}
	l.height = y + shelf
}

// collect lists the vertices connected to root by layer, operands from left to right.
func (l *layering) collect(root int) [][]int {
	var part [][]int
	var visit func(v int)
	visit = func(v int) {
		if l.vertices[v].placed {
			return
		}
		l.vertices[v].placed = true
		for len(part) <= l.vertices[v].layer {
			part = append(part, nil)
		}
		part[l.vertices[v].layer] = append(part[l.vertices[v].layer], v)
		for _, u := range l.vertices[v].ups {
			visit(u)
		}
		for _, u := range l.vertices[v].downs {
			visit(u)
		}
	}
	visit(root)
	return part
}

// untangle reorders the layers by barycenters as long as that removes crossings.
func (l *layering) untangle(part [][]int) {
	rank := make([]float64, len(l.vertices))
	number := func(layer []int) {
		for i, v := range layer {
			rank[v] = float64(i)
		}
	}
	for _, layer := range part {
		number(layer)
	}
	best := clone(part)
	least := l.crossings(part, rank)
	for sweep := 0; sweep < 8 && least > 0; sweep++ {
		for i := range part {
			y := i
			if sweep%2 == 1 {
				y = len(part) - 1 - i
			}
			l.byBarycenter(part[y], rank, sweep%2 == 0)
			number(part[y])
		}
		if n := l.crossings(part, rank); n < least {
			least, best = n, clone(part)
		}
	}
	copy(part, best)
}

func clone(part [][]int) [][]int {
	out := make([][]int, len(part))
	for i := range part {
		out[i] = slices.Clone(part[i])
	}
	return out
}

// byBarycenter sorts a layer by the mean rank of the neighbors below, or above.
func (l *layering) byBarycenter(layer []int, rank []float64, below bool) {
	mean := make(map[int]float64, len(layer))
	for _, v := range layer {
		near := l.vertices[v].ups
		if below {
			near = l.vertices[v].downs
		}
		mean[v] = rank[v]
		if len(near) > 0 {
			sum := 0.0
			for _, u := range near {
				sum += rank[u]
			}
			mean[v] = sum / float64(len(near))
		}
	}
	slices.SortStableFunc(layer, func(a, b int) int { return cmp.Compare(mean[a], mean[b]) })
}

// crossings counts pairs of wires that cross between neighboring layers.
func (l *layering) crossings(part [][]int, rank []float64) int {
	n := 0
	for _, layer := range part {
		var ends [][2]float64
		for _, v := range layer {
			for _, u := range l.vertices[v].ups {
				ends = append(ends, [2]float64{rank[v], rank[u]})
			}
		}
		for i, a := range ends {
			for _, b := range ends[:i] {
				if (a[0]-b[0])*(a[1]-b[1]) < 0 {
					n++
				}
			}
		}
	}
	return n
}

// position assigns coordinates to the vertices of a part, relative to its corner.
func (l *layering) position(part [][]int) {
	for y, layer := range part {
		x := 0.0
		for _, v := range layer {
			l.vertices[v].x = x + l.vertices[v].width/2
			l.vertices[v].y = float64(len(part)-1-y) * layerPitch
			x += l.vertices[v].width + vertexGap
		}
	}
	for round := range 24 {
		for i := range part {
			y := i
			if round%2 == 1 {
				y = len(part) - 1 - i
			}
			l.pull(part[y])
		}
	}
}

// pull moves the vertices of a layer towards the mean of their neighbors, in
// least squares, without changing their order or letting them touch.
func (l *layering) pull(layer []int) {
	type block struct {
		sum   float64
		count int
	}
	var blocks []block
	offset := make([]float64, len(layer)) // of each vertex from the first, packed
	for i, v := range layer {
		if i > 0 {
			u := layer[i-1]
			offset[i] = offset[i-1] + (l.vertices[u].width+l.vertices[v].width)/2 + vertexGap
		}
		blocks = append(blocks, block{l.desired(v) - offset[i], 1})
		for k := len(blocks) - 1; k > 0 && blocks[k].sum*float64(blocks[k-1].count) < blocks[k-1].sum*float64(blocks[k].count); k-- {
			blocks[k-1].sum += blocks[k].sum
			blocks[k-1].count += blocks[k].count
			blocks = blocks[:k]
		}
	}
	i := 0
	for _, b := range blocks {
		for range b.count {
			l.vertices[layer[i]].x = b.sum/float64(b.count) + offset[i]
			i++
		}
	}
}

// desired returns the preferred position of v: the mean of its neighbors.
func (l *layering) desired(v int) float64 {
	sum, n := 0.0, 0
	for _, near := range [][]int{l.vertices[v].ups, l.vertices[v].downs} {
		for _, u := range near {
			sum += l.vertices[u].x
			n++
		}
	}
	if n == 0 {
		return l.vertices[v].x
	}
	return sum / float64(n)
}

// extent moves a part to the origin and returns its size.
func (l *layering) extent(part [][]int) (width, height float64) {
	left, right := 0.0, 0.0
	first := true
	for _, layer := range part {
		for _, v := range layer {
			a, b := l.vertices[v].x-l.vertices[v].width/2, l.vertices[v].x+l.vertices[v].width/2
			if first || a < left {
				left = a
			}
			if first || b > right {
				right = b
			}
			first = false
		}
	}
	l.move(part, -left, 0)
	return right - left, float64(len(part)-1)*layerPitch + partHeight
}

func (l *layering) move(part [][]int, dx, dy float64) {
	for _, layer := range part {
		for _, v := range layer {
			l.vertices[v].x += dx
			l.vertices[v].y += dy
		}
	}
}
