package interference

import (
	"math"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// A Node is a live range, or several merged ones: a value of the Problem, or a temporary of an instruction. It is an
// index into the graph.
type Node int32

// none is not a node.
const none Node = -1

// A graph may have so many edges for each instruction and so many in any case, which may grow with
// the square of the function. With eight bytes for each end of an edge and more for the set of them
// these take about 30 MB.
const (
	edgesEach  = live.PointsEach
	leastEdges = 1 << 20
)

// state says where a node is on its way to a register.
type state uint8

const (
	inGraph state = iota
	onStack
	merged
	assigned // it has its register and takes it from its neighbors
)

// node is what is known of a Node.
type node struct {
	class regalloc.ClassID
	state state
	cost  float64         // of having its values in memory
	avail regalloc.RegSet // registers it may get, whatever its neighbors get
	// colors is the number of avail, and weight how many of them the neighbors that
	// are in the graph can take: p and the sum of q in [Smith04 §3].
	colors, weight int32
	reg            regalloc.Reg
	alias          Node          // what it was merged into, or itself
	next, tail     Node          // the list of what was merged into it
	value          regalloc.VReg // or None: it is an instruction's own
	instr          regalloc.InstrID
	prefix         float64 // price of a register whose number needs a prefix
}

// A Graph is the interference graph of a Problem. Two nodes interfere if they are live at once somewhere, and have
// registers that share units.
type Graph struct {
	p      *regalloc.Problem
	m      *regalloc.Machine
	opts   regalloc.Options
	metric regalloc.Metric

	alloc   []regalloc.RegSet // by class
	takes   []int32           // by pair of classes: how many registers of the first one of the second takes at most
	classes int

	nodes  []node
	adj    [][]Node // what a node interferes with; those merged into others stay
	edges  edgeSet
	stack  []Node
	list   []Copy
	copies [][]int32 // by node: its copies, by number
	mark   []int32   // scratch by node
	stamp  int32
	spent  int
	most   int // edges
}

// A Copy is a copy between two live ranges, or between one and a register.
type Copy struct {
	A, B   Node         // B is -1 where Reg is a register
	Reg    regalloc.Reg // or NoReg
	Weight float64      // its price
	Low    bool         // A is to be in the low part of B: no copy that could be coalesced
}

func (g *Graph) reset(p *regalloc.Problem, opts regalloc.Options) {
	g.p, g.m, g.opts, g.metric = p, p.Machine, opts, opts.Price()
	n := len(g.m.Classes)
	g.classes, g.spent = n, 0
	g.alloc, g.takes = g.alloc[:0], scratch.Zeroed(g.takes, n*n)
	for c := range n {
		g.alloc = append(g.alloc, p.Allocatable(regalloc.ClassID(c)))
	}
	for c := range n {
		for d := range n {
			for rs := g.alloc[d]; !rs.Empty(); {
				r := rs.First()
				rs.Remove(r)
				g.takes[c*n+d] = max(g.takes[c*n+d], int32(g.m.Conflicts(r).Intersect(g.alloc[c]).Len()))
			}
		}
	}
}

// clear empties the graph.
func (g *Graph) clear() {
	g.nodes, g.stack, g.list = g.nodes[:0], g.stack[:0], g.list[:0]
	g.adj, g.copies = g.adj[:0], g.copies[:0]
	g.edges.clear()
}

// add adds a node.
func (g *Graph) add(class regalloc.ClassID, avail regalloc.RegSet, v regalloc.VReg, cost float64, i regalloc.InstrID) Node {
	n := Node(len(g.nodes))
	g.nodes = append(g.nodes, node{
		class: class, avail: avail, value: v, cost: cost, instr: i, reg: regalloc.NoReg, alias: n, next: none, tail: n,
	})
	g.adj = longer(g.adj)
	g.copies = longer(g.copies)
	return n
}

// longer appends an empty list to lists, in the memory of one that was there before.
func longer[T any](lists [][]T) [][]T {
	n := len(lists)
	if n < cap(lists) {
		lists = lists[:n+1]
		lists[n] = lists[n][:0]
		return lists
	}
	return append(lists, nil)
}

// q returns how many registers of a one neighbor b can take at most.
func (g *Graph) q(a, b Node) int32 {
	return g.takes[int(g.nodes[a].class)*g.classes+int(g.nodes[b].class)]
}

// connect makes a and b interfere.
func (g *Graph) connect(a, b Node) {
	if a != b && g.q(a, b) > 0 && g.edges.add(a, b) {
		g.adj[a], g.adj[b] = append(g.adj[a], b), append(g.adj[b], a)
	}
}

// copyOf records a copy.
func (g *Graph) copyOf(a, b Node, r regalloc.Reg, weight float64) {
	k := int32(len(g.list))
	g.list = append(g.list, Copy{A: a, B: b, Reg: r, Weight: weight})
	g.copies[a] = append(g.copies[a], k)
	if b != none {
		g.copies[b] = append(g.copies[b], k)
	}
}

// weigh computes the weights once all edges are there.
func (g *Graph) weigh() error {
	if g.edges.n > g.most {
		return &regalloc.SizeError{Name: g.p.Name}
	}
	g.mark, g.stamp = scratch.Zeroed(g.mark, len(g.nodes)), 0
	for n := range g.nodes {
		x := &g.nodes[n]
		x.colors = int32(x.avail.Len())
		for _, m := range g.adj[n] {
			x.weight += g.q(Node(n), m)
		}
	}
	return nil
}

// Nodes returns the number of nodes.
func (g *Graph) Nodes() int { return len(g.nodes) }

// Copies returns the copies; numbers of copies are indices into it.
func (g *Graph) Copies() []Copy { return g.list }

// CopiesOf returns the numbers of n's copies, those of what was merged into it included.
func (g *Graph) CopiesOf(n Node) []int32 { return g.copies[n] }

// Find returns the node that n was merged into, or n.
func (g *Graph) Find(n Node) Node {
	for g.nodes[n].alias != n {
		g.nodes[n].alias = g.nodes[g.nodes[n].alias].alias
		n = g.nodes[n].alias
	}
	return n
}

// Within reports whether n is in the graph: not merged, pushed or assigned.
func (g *Graph) Within(n Node) bool { return g.nodes[n].state == inGraph }

// Assigned returns the register that n was assigned, or NoReg.
func (g *Graph) Assigned(n Node) regalloc.Reg {
	if g.nodes[n].state != assigned {
		return regalloc.NoReg
	}
	return g.nodes[n].reg
}

// Colorable reports whether n gets a register whatever its neighbors in the graph
// get, since these can take fewer than it has [Smith04 §3].
func (g *Graph) Colorable(n Node) bool { return g.nodes[n].weight < g.nodes[n].colors }

// Pressure returns how many of n's registers its neighbors in the graph can take.
func (g *Graph) Pressure(n Node) int { return int(g.nodes[n].weight) }

// Cost returns the spill cost of n's values under the metric.
func (g *Graph) Cost(n Node) float64 { return g.nodes[n].cost }

// Interfere reports whether a and b do.
func (g *Graph) Interfere(a, b Node) bool { return g.edges.has(a, b) }

// Spend reports whether one more optional decision is allowed by Options.Fuel.
func (g *Graph) Spend() bool {
	if g.opts.Fuel > 0 && g.spent >= g.opts.Fuel {
		return false
	}
	g.spent++
	return true
}

// Neighbors calls yield with each neighbor of n that is in the graph.
func (g *Graph) Neighbors(n Node, yield func(m Node)) {
	for _, m := range g.adj[n] {
		if g.nodes[m].state == inGraph {
			yield(m)
		}
	}
}

// Push removes n from the graph; it gets a register after all nodes pushed later. freed is called with each neighbor
// that becomes colorable.
func (g *Graph) Push(n Node, freed func(m Node)) {
	if g.opts.Log != nil {
		g.logPush(n)
	}
	g.nodes[n].state = onStack
	g.stack = append(g.stack, n)
	g.leave(n, freed)
}

// leave takes the weight of n off its neighbors.
func (g *Graph) leave(n Node, freed func(m Node)) {
	for _, m := range g.adj[n] {
		if g.nodes[m].state == inGraph {
			g.reduceWeight(m, g.q(m, n), freed)
		}
	}
}

// reduceWeight takes q off the weight of m.
func (g *Graph) reduceWeight(m Node, q int32, freed func(m Node)) {
	x := &g.nodes[m]
	was := x.weight >= x.colors
	x.weight -= q
	if was && x.weight < x.colors {
		freed(m)
	}
}

// scan is the maximum number of neighbors examined by a test of a copy, on both sides; if there are more, only the
// neighbors of the smaller one are examined.
const scan = 512

// Mergeable reports whether a and b, which are in the graph, can be merged conservatively: they do not interfere, and
// by Briggs's or George's test the merged node does not make the graph harder to color.
func (g *Graph) Mergeable(a, b Node) bool {
	if a == b || g.edges.has(a, b) {
		return false
	}
	c, ok := g.common(a, b)
	if !ok {
		return false
	}
	avail := g.nodes[a].avail.Intersect(g.nodes[b].avail)
	if avail.Empty() {
		return false
	}
	if len(g.adj[a]) < len(g.adj[b]) {
		a, b = b, a
	}
	if avail == g.nodes[a].avail && g.george(b, a) {
		return true
	}
	if len(g.adj[a])+len(g.adj[b]) > scan {
		return false
	}
	if avail == g.nodes[b].avail && g.george(a, b) {
		return true
	}
	return g.briggs(a, b, c, int32(avail.Len()))
}

// common returns the class whose registers are in both classes, of a and of b.
func (g *Graph) common(a, b Node) (regalloc.ClassID, bool) {
	c, d := g.nodes[a].class, g.nodes[b].class
	switch {
	case c == d || g.alloc[c].Minus(g.alloc[d]).Empty():
		return c, true
	case g.alloc[d].Minus(g.alloc[c]).Empty():
		return d, true
	}
	return c, false
}

// george reports whether each neighbor of a is colorable or interferes with b.
func (g *Graph) george(a, b Node) bool {
	for _, m := range g.adj[a] {
		if g.nodes[m].state == inGraph && !g.Colorable(m) && !g.edges.has(m, b) {
			return false
		}
	}
	return true
}

// briggs reports whether the neighbors of a and b that are not colorable take fewer
// registers of class c than colors.
func (g *Graph) briggs(a, b Node, c regalloc.ClassID, colors int32) bool {
	g.stamp++
	weight := int32(0)
	take := func(m Node) int32 { return g.takes[int(c)*g.classes+int(g.nodes[m].class)] }
	for _, m := range g.adj[b] {
		g.mark[m] = g.stamp
	}
	for _, m := range g.adj[a] {
		if g.nodes[m].state != inGraph {
			continue
		}
		x := &g.nodes[m]
		w := x.weight
		if g.mark[m] == g.stamp {
			w -= g.q(m, b) // which it loses
			g.mark[m] = 0
		}
		if w >= x.colors {
			weight += take(m)
		}
	}
	for _, m := range g.adj[b] {
		if g.nodes[m].state == inGraph && g.mark[m] == g.stamp && !g.Colorable(m) {
			weight += take(m)
		}
	}
	return weight < colors
}

// Merge makes b a part of a. freed is called as by Push.
func (g *Graph) Merge(a, b Node, freed func(m Node)) {
	if g.opts.Log != nil {
		g.log(regalloc.Coalesced, b, a, 0, "a copy connects them, they do not interfere, and by Briggs's or George's test merging them keeps the graph colorable")
	}
	c, _ := g.common(a, b)
	x, y := &g.nodes[a], &g.nodes[b]
	was := !g.Colorable(a)
	if c != x.class {
		g.reclass(a, c, freed)
	}
	x.avail = x.avail.Intersect(y.avail)
	x.colors = int32(x.avail.Len())
	x.cost += y.cost
	x.prefix += y.prefix
	if x.value == regalloc.None {
		x.value = y.value
	}
	y.state, y.alias = merged, a
	g.nodes[x.tail].next, x.tail = b, y.tail
	for _, m := range g.adj[b] {
		z := &g.nodes[m]
		if z.state == merged {
			continue
		}
		if z.state == inGraph {
			z.weight -= g.q(m, b)
		}
		if g.edges.add(a, m) {
			g.adj[a], g.adj[m] = append(g.adj[a], m), append(g.adj[m], a)
			if z.state == inGraph {
				x.weight += g.q(a, m)
				z.weight += g.q(m, a)
			}
		} else if z.state == inGraph && g.Colorable(m) && z.weight+g.q(m, b) >= z.colors {
			freed(m)
		}
	}
	g.copies[a] = append(g.copies[a], g.copies[b]...)
	if was && g.Colorable(a) {
		freed(a)
	}
}

// reclass makes c, some of whose registers a's class has, the class of a.
func (g *Graph) reclass(a Node, c regalloc.ClassID, freed func(m Node)) {
	x := &g.nodes[a]
	old := x.class
	x.weight = 0
	for _, m := range g.adj[a] {
		if g.nodes[m].state != inGraph {
			continue
		}
		x.weight += g.takes[int(c)*g.classes+int(g.nodes[m].class)]
		row := int(g.nodes[m].class) * g.classes
		if d := g.takes[row+int(old)] - g.takes[row+int(c)]; d > 0 {
			g.reduceWeight(m, d, freed)
		}
	}
	x.class = c
}

// Allows reports whether n may have r, as far as known.
func (g *Graph) Allows(n Node, r regalloc.Reg) bool { return g.nodes[n].avail.Has(r) }

// Assignable reports whether n, which is in the graph, can be assigned r without making the rest harder to color, by
// George's test: each neighbor is colorable or cannot have r anyway.
func (g *Graph) Assignable(n Node, r regalloc.Reg) bool {
	if !g.nodes[n].avail.Has(r) {
		return false
	}
	c := g.m.Conflicts(r)
	for _, m := range g.adj[n] {
		x := &g.nodes[m]
		switch x.state {
		case inGraph:
			if !g.Colorable(m) && !x.avail.Intersect(c).Empty() {
				return false
			}
		case assigned:
			if c.Has(x.reg) {
				return false
			}
		}
	}
	return true
}

// Assign gives n the register r. freed is called as by Push.
func (g *Graph) Assign(n Node, r regalloc.Reg, freed func(m Node)) {
	if g.opts.Log != nil {
		g.log(regalloc.Assigned, n, none, regalloc.InRegister(r), "a copy connects it with this register, and by George's test merging them keeps the graph colorable")
	}
	g.nodes[n].state, g.nodes[n].reg = assigned, r
	c := g.m.Conflicts(r)
	for _, m := range g.adj[n] {
		x := &g.nodes[m]
		if x.state == merged || x.state == assigned {
			continue
		}
		if x.state == onStack {
			x.avail = x.avail.Minus(c)
			continue
		}
		was := x.weight >= x.colors
		x.avail = x.avail.Minus(c)
		x.colors = int32(x.avail.Len())
		x.weight -= g.q(m, n)
		if was && x.weight < x.colors {
			freed(m)
		}
	}
}

// edgeSet is a set of pairs of nodes: a hash table with open addressing.
type edgeSet struct {
	table []uint64 // pairs plus one; 0 is free
	n     int
}

// clear empties the set. A table that is much too large for what was in it goes.
func (s *edgeSet) clear() {
	if len(s.table) == 0 || len(s.table) > 64*(s.n+64) {
		s.table = make([]uint64, 1<<10)
	} else {
		clear(s.table)
	}
	s.n = 0
}

func (s *edgeSet) find(a, b Node) (at int, key uint64, ok bool) {
	if a > b {
		a, b = b, a
	}
	key = uint64(a)<<32 | uint64(b) + 1
	mask := uint64(len(s.table) - 1)
	h := key * 0x9e3779b97f4a7c15
	for k := h >> 32 & mask; ; k = (k + 1) & mask {
		switch s.table[k] {
		case key:
			return int(k), key, true
		case 0:
			return int(k), key, false
		}
	}
}

func (s *edgeSet) has(a, b Node) bool {
	_, _, ok := s.find(a, b)
	return ok
}

// add adds a pair and reports whether it is new.
func (s *edgeSet) add(a, b Node) bool {
	at, key, ok := s.find(a, b)
	if ok {
		return false
	}
	s.table[at] = key
	if s.n++; 2*s.n > len(s.table) {
		s.grow()
	}
	return true
}

func (s *edgeSet) grow() {
	old := s.table
	s.table = make([]uint64, 4*len(old))
	mask := uint64(len(s.table) - 1)
	for _, key := range old {
		if key == 0 {
			continue
		}
		k := key * 0x9e3779b97f4a7c15 >> 32 & mask
		for s.table[k] != 0 {
			k = (k + 1) & mask
		}
		s.table[k] = key
	}
}

// Reluctance returns the priority of n for a register: the spill cost of its values, per register that its neighbors
// can then have. It is infinite for temporaries of instructions, which spilling does not help.
func (g *Graph) Reluctance(n Node) float64 {
	x := &g.nodes[n]
	if x.value == regalloc.None {
		return math.Inf(1)
	}
	return x.cost / float64(1+x.weight)
}
