package outssa

import (
	"cmp"
	"container/heap"
	"slices"
	"sort"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// An affinity is an edge of the affinity graph of one block [Rastello05 §3.1]: copies
// between the class of a parameter and that of arguments for it.
type affinity struct {
	param, arg   int32 // vertices
	multiplicity int32
	weight       int32 // how many affinities it stands against
	queued       int32 // the weight with which it is in the queue
	freq         float64
	gone         bool
}

// affinities coalesces the parameters of a block together.
type affinities struct {
	edges    []affinity
	vertex   []int32         // by register: that of its class plus one, or 0
	leaders  []regalloc.VReg // by vertex
	of       [][]int32       // by vertex: its edges
	queue    queue
	byParam  []int32 // candidates, by parameter
	start    []int32 // by position in Params: range of byParam
	ends     []int32 // of blocks, ascending: program points
	relation relation
	depth    int32 // only copies in blocks of that loop depth; negative: all
	// temporaries says that those between a parameter and its temporary are affinities too.
	temporaries bool
}

// relation is which definition of interference pruning goes by [Rastello05 Alg. 4].
type relation uint8

const (
	exact       relation = iota
	optimistic           // only where both are live at the end of a block
	pessimistic          // wherever both are live in one block
)

// manyNeighbors is the degree from which on a vertex's neighbors are not held
// against each other before they are joined: that takes quadratic time.
const manyNeighbors = 24

// group sorts the copies for parameters by parameter.
func (l *lowerer) group() {
	a := &l.affinity
	n := len(l.p.Params)
	a.start = scratch.Zeroed(a.start, n+2)
	total := 0
	for k := range l.candidates {
		if x := &l.candidates[k]; x.kind == edgeCopy || x.kind == paramCopy && a.temporaries {
			a.start[x.param+2]++
			total++
		}
	}
	for k := range n {
		a.start[k+2] += a.start[k+1]
	}
	a.byParam = scratch.Sized(a.byParam, total)
	for k := range l.candidates {
		if x := &l.candidates[k]; x.kind == edgeCopy || x.kind == paramCopy && a.temporaries {
			a.byParam[a.start[x.param+1]] = int32(k)
			a.start[x.param+1]++
		}
	}
	a.vertex = scratch.Zeroed(a.vertex, len(l.inserted.vregs))
	a.depth = -1
	if a.relation != exact {
		a.ends = a.ends[:0]
		for b := range l.outcome.q.Blocks {
			blk := &l.outcome.q.Blocks[b]
			a.ends = append(a.ends, 2*(l.ranges.Pos[b]+int32(blk.Instrs[1]-blk.Instrs[0])))
		}
		slices.Sort(a.ends)
	}
}

// params joins parameters from to end-1, which are of one block, with their
// arguments: Create_affinity_graph, Graph_InitialPruning, BipartiteGraph_pruning and
// PrunedGraph_pinning of [Rastello05 Alg. 2].
func (l *lowerer) params(from, end int32) {
	a := &l.affinity
	l.gather(from, end)
	for k := range a.of {
		l.weigh(int32(k))
	}
	l.prune()
	slices.SortStableFunc(a.edges, func(x, y affinity) int {
		if x.freq != y.freq {
			return cmp.Compare(y.freq, x.freq)
		}
		return int(y.multiplicity - x.multiplicity)
	})
	for k := range a.edges {
		if e := &a.edges[k]; !e.gone {
			l.join(a.leaders[e.param], a.leaders[e.arg])
		}
	}
	for _, v := range a.leaders {
		a.vertex[v] = 0
	}
}

// gather makes the graph, without affinities between classes that interfere.
func (l *lowerer) gather(from, end int32) {
	a := &l.affinity
	a.edges, a.leaders = a.edges[:0], a.leaders[:0]
	for _, k := range a.byParam[a.start[from]:a.start[end]] {
		x := &l.candidates[k]
		if a.depth >= 0 && l.p.Blocks[x.block].Loop != a.depth {
			continue
		}
		if d, s := l.find(x.dst), l.find(x.src); d != s {
			a.edges = append(a.edges, affinity{param: a.at(d), arg: a.at(s), multiplicity: 1, freq: x.freq})
		}
	}
	slices.SortStableFunc(a.edges, func(x, y affinity) int { return cmp.Or(int(x.param-y.param), int(x.arg-y.arg)) })
	n := 0
	for k := range a.edges {
		if e := &a.edges[k]; n > 0 && a.edges[n-1].param == e.param && a.edges[n-1].arg == e.arg {
			a.edges[n-1].multiplicity++
			a.edges[n-1].freq += e.freq
			continue
		} else if l.related(e.param, e.arg) {
			continue
		}
		a.edges[n] = a.edges[k]
		n++
	}
	a.edges = a.edges[:n]
	a.of = scratch.Sized(a.of, len(a.leaders))
	for k := range a.of {
		a.of[k] = a.of[k][:0]
	}
	for k := range a.edges {
		e := &a.edges[k]
		a.of[e.param], a.of[e.arg] = append(a.of[e.param], int32(k)), append(a.of[e.arg], int32(k))
	}
}

// at returns the vertex of the class that v leads.
func (a *affinities) at(v regalloc.VReg) int32 {
	if a.vertex[v] == 0 {
		a.leaders = append(a.leaders, v)
		a.vertex[v] = int32(len(a.leaders))
	}
	return a.vertex[v] - 1
}

// related reports whether vertices interfere, as the relation has it.
func (l *lowerer) related(x, y int32) bool {
	a := &l.affinity
	v, w := a.leaders[x], a.leaders[y]
	if a.relation == exact {
		return l.interfere(v, w)
	}
	if l.inserted.vregs[v].Class != l.inserted.vregs[w].Class || l.labelsInterfere(v, w) {
		return true
	}
	s, t := l.list(l, v), l.list(l, w)
	for i, j := 0, 0; i < len(s) && j < len(t); {
		p, q := s[i], t[j]
		if a.relation == pessimistic {
			p, q = a.widen(p), a.widen(q)
		}
		from, to := max(p.from, q.from), min(p.to, q.to)
		if from < to && p.value != q.value && (a.relation == pessimistic || a.endWithin(from, to)) {
			return true
		}
		if s[i].to < t[j].to {
			i++
		} else {
			j++
		}
	}
	return false
}

// endWithin reports whether a block ends behind from and not behind to.
func (a *affinities) endWithin(from, to int32) bool {
	k := sort.Search(len(a.ends), func(k int) bool { return a.ends[k] > from })
	return k < len(a.ends) && a.ends[k] <= to
}

// widen returns s made to cover the blocks that it touches.
func (a *affinities) widen(s segment) segment {
	k := sort.Search(len(a.ends), func(k int) bool { return a.ends[k] > s.from })
	s.from = 0
	if k > 0 {
		s.from = a.ends[k-1]
	}
	s.to = a.ends[min(len(a.ends)-1, sort.Search(len(a.ends), func(k int) bool { return a.ends[k] >= s.to }))]
	return s
}

// weigh holds the affinities of vertex x against each other.
func (l *lowerer) weigh(x int32) {
	a := &l.affinity
	list := a.of[x]
	if len(list) > manyNeighbors {
		return
	}
	for i, e := range list {
		for _, f := range list[:i] {
			if l.related(a.other(e, x), a.other(f, x)) {
				a.edges[e].weight += a.edges[f].multiplicity
				a.edges[f].weight += a.edges[e].multiplicity
			}
		}
	}
}

// other returns the vertex of edge e that is not x.
func (a *affinities) other(e, x int32) int32 { return a.edges[e].param + a.edges[e].arg - x }

// prune takes the affinities that stand against most others out, one by one.
func (l *lowerer) prune() {
	a := &l.affinity
	a.queue.a, a.queue.edges = a, a.queue.edges[:0]
	for k := range a.edges {
		if e := &a.edges[k]; e.weight > 0 {
			e.queued = e.weight
			a.queue.edges = append(a.queue.edges, int32(k))
		}
	}
	heap.Init(&a.queue)
	for len(a.queue.edges) > 0 {
		k := a.queue.edges[0]
		e := &a.edges[k]
		if e.weight < e.queued {
			if e.queued = e.weight; e.weight > 0 {
				heap.Fix(&a.queue, 0)
			} else {
				heap.Pop(&a.queue)
			}
			continue
		}
		heap.Pop(&a.queue)
		e.gone = true
		for _, x := range [2]int32{e.param, e.arg} {
			if len(a.of[x]) > manyNeighbors {
				continue
			}
			for _, f := range a.of[x] {
				if o := &a.edges[f]; f != k && !o.gone && o.weight > 0 && l.related(a.other(k, x), a.other(f, x)) {
					o.weight -= e.multiplicity
				}
			}
		}
	}
}

// queue is a heap of edges: the greatest weight first, then the least frequency.
type queue struct {
	a     *affinities
	edges []int32
}

// Len implements heap.Interface.
func (q *queue) Len() int { return len(q.edges) }

// Less implements heap.Interface.
func (q *queue) Less(i, j int) bool {
	x, y := &q.a.edges[q.edges[i]], &q.a.edges[q.edges[j]]
	if x.queued != y.queued {
		return x.queued > y.queued
	}
	if x.freq != y.freq {
		return x.freq < y.freq
	}
	return q.edges[i] < q.edges[j]
}

// Swap implements heap.Interface.
func (q *queue) Swap(i, j int) { q.edges[i], q.edges[j] = q.edges[j], q.edges[i] }

// Push implements heap.Interface.
func (q *queue) Push(x any) { q.edges = append(q.edges, x.(int32)) }

// Pop implements heap.Interface.
func (q *queue) Pop() any {
	k := q.edges[len(q.edges)-1]
	q.edges = q.edges[:len(q.edges)-1]
	return k
}
