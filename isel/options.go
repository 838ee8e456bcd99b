package isel

import (
	"slices"

	"spillway/internal/scratch"
)

// An option is an instance that Exact has not dropped.
type option struct {
	inst  InstID
	cost  int32
	reads [2]int32 // range of options.pool: nodes that it reads, without inputs and required ones
	path  [2]int32 // likewise: nodes that must not be needed elsewhere if it is chosen
}

// options are the choices at the nodes of a block. An option is dropped if another one at the same node can replace it
// at no higher cost. A node is certain if it is a root in every cover made of the options; every cover pays for it.
type options struct {
	d          *DAG
	m          *Matches
	list       []option // those of n are list[at[n]:end[n]]
	at, end    []int32
	pool       []NodeID
	certain    []bool
	least      []int64 // by node: cost of its cheapest option
	must       []mustSet
	readers    []int32 // by uncertain node: number of nodes with options that read it
	lastReader []NodeID
	stamp      []NodeID
	pairs      []readPair // of findCertain, by ascending reader
}

// A readPair records that options at node by read the uncertain node.
type readPair struct{ read, by NodeID }

// begin lists the options at all nodes.
func (o *options) begin(d *DAG, m *Matches) {
	n := d.Len()
	o.d, o.m = d, m
	o.at, o.end, o.certain, o.least = scratch.Sized(o.at, n), scratch.Sized(o.end, n), scratch.Sized(o.certain, n), scratch.Sized(o.least, n)
	o.must, o.readers, o.stamp = scratch.Sized(o.must, n), scratch.Sized(o.readers, n), scratch.Sized(o.stamp, n)
	o.lastReader = scratch.Sized(o.lastReader, n)
	o.list, o.pool = o.list[:0], o.pool[:0]
	for i := range n {
		o.at[i] = int32(len(o.list))
		o.certain[i] = d.Required(NodeID(i))
		o.least[i] = 0
		if d.Live(NodeID(i)) && !d.Input(NodeID(i)) {
			o.add(NodeID(i))
		}
		o.end[i] = int32(len(o.list))
	}
}

// add lists the options at n.
func (o *options) add(n NodeID) {
	from, first := len(o.list), InstID(len(o.m.insts))
	if o.m.lookUpOptions(n) {
		for k := first; k < InstID(len(o.m.insts)); k++ {
			o.option(k, o.next())
		}
		if o.m.verify {
			o.verify(n, from)
		}
	} else {
		o.find(n)
		o.m.memoizeOptions(o.list[from:])
	}
	least := int64(unreachable)
	for i := from; i < len(o.list); i++ {
		least = min(least, int64(o.list[i].cost))
	}
	o.least[n] = least
}

// verify recomputes the options at n, those in the list after from, by matching.
func (o *options) verify(n NodeID, from int) {
	known := len(o.list)
	o.find(n)
	if !slices.EqualFunc(o.list[from:known], o.list[known:], func(x, y option) bool { return o.m.sameInstance(x.inst, y.inst) }) {
		o.m.stale = append(o.m.stale, n)
	}
	o.list = o.list[:known]
}

// find lists the options at n by matching.
func (o *options) find(n NodeID) {
	from := len(o.list)
	lo, hi := o.m.At(n)
next:
	for k := lo; k < hi; k++ {
		x := o.next()
		o.option(k, x)
		o.list = o.list[:len(o.list)-1]
		for i := from; i < len(o.list); i++ {
			if y := &o.list[i]; y.cost <= x.cost && o.replaces(y, x, NoNode) && !(y.cost == x.cost && o.isLarger(x, y) && o.replaces(x, y, NoNode)) {
				continue next
			}
		}
		kept := from
		for i := from; i < len(o.list); i++ {
			if y := &o.list[i]; x.cost > y.cost || !o.replaces(x, y, NoNode) {
				if kept < i {
					o.list[kept] = *y
				}
				kept++
			}
		}
		if o.list = o.list[:kept+1]; &o.list[kept] != x {
			o.list[kept] = *x
		}
	}
}

// next appends an option with arbitrary contents and returns it.
func (o *options) next() *option {
	n := len(o.list)
	if n == cap(o.list) {
		o.list = slices.Grow(o.list, 1)
	}
	o.list = o.list[:n+1]
	return &o.list[n]
}

// option sets x to instance k.
func (o *options) option(k InstID, x *option) {
	in, nodes, pool := &o.m.insts[k], o.d.nodes, o.pool
	x.inst, x.cost, x.reads[0] = k, in.Cost, int32(len(pool))
	for _, b := range o.m.pool[in.boundary[0]:in.boundary[1]] {
		if nodes[b].flags&(nodeInput|nodeRequired) == 0 {
			pool = append(pool, b)
		}
	}
	x.reads[1] = int32(len(pool))
	x.path[0] = x.reads[1]
	if in.folds {
		for _, n := range o.m.pool[in.covered[0]+1 : in.core] {
			if nodes[n].flags&nodeFloating == 0 {
				pool = append(pool, n)
			}
		}
	}
	x.path[1] = int32(len(pool))
	o.pool = pool
}

func (o *options) of(n NodeID) []option            { return o.list[o.at[n]:o.end[n]] }
func (o *options) reads(x *option) []NodeID        { return o.pool[x.reads[0]:x.reads[1]] }
func (o *options) path(x *option) []NodeID         { return o.pool[x.path[0]:x.path[1]] }
func (o *options) isRead(x *option, n NodeID) bool { return contains(o.reads(x), n) }

// replaces reports whether a can be chosen wherever b is, both at the same node, given that extra is needed: it reads
// no uncertain nodes that b does not, and forbids no nodes that b does not.
func (o *options) replaces(a, b *option, extra NodeID) bool {
	reads := o.reads(b)
	for _, n := range o.reads(a) {
		if n != extra && !o.certain[n] && !contains(reads, n) {
			return false
		}
	}
	path := o.path(b)
	for _, n := range o.path(a) {
		if !contains(path, n) {
			return false
		}
	}
	return true
}

// isLarger reports whether the tile of x is preferred to that of y at equal cost.
func (o *options) isLarger(x, y *option) bool {
	return o.m.larger(&o.m.insts[x.inst], &o.m.insts[y.inst])
}

// drop removes the options at n that satisfy gone.
func (o *options) drop(n NodeID, gone func(x *option) bool) {
	kept := o.list[o.at[n]:o.at[n]]
	for i := o.at[n]; i < o.end[n]; i++ {
		if x := &o.list[i]; !gone(x) {
			kept = append(kept, *x)
		}
	}
	o.end[n] = o.at[n] + int32(len(kept))
}

// A mustSet contains nearby nodes that are needed whenever some node is, in descending order.
type mustSet struct {
	len int8
	at  [6]NodeID
}

// add adds x; if there is no room, the least node is dropped.
func (s *mustSet) add(x NodeID) {
	i := int(s.len)
	for i > 0 && s.at[i-1] < x {
		i--
	}
	if i == len(s.at) || i > 0 && s.at[i-1] == x {
		return
	}
	if int(s.len) < len(s.at) {
		s.len++
	}
	for k := int(s.len) - 1; k > i; k-- {
		s.at[k] = s.at[k-1]
	}
	s.at[i] = x
}

func (s *mustSet) nodes() []NodeID { return s.at[:s.len] }

// keep intersects with other.
func (s *mustSet) keep(other *mustSet) {
	n := int8(0)
	for _, x := range s.nodes() {
		if contains(other.nodes(), x) {
			s.at[n] = x
			n++
		}
	}
	s.len = n
}

// findCertain finds certain nodes: those that are required, and those that must be needed where a certain node is,
//
//	must(n) = the intersection over the options of n of
//	          the union over the nodes b that it reads of {b} and must(b),
//
// and drops the options that certain nodes forbid. Then it counts readers, and reports whether some uncertain node has
// several.
func (o *options) findCertain() (shared bool) {
	n := o.d.Len()
	for i := range n {
		o.findMust(NodeID(i))
	}
	for i := n - 1; i >= 0; i-- {
		if o.certain[i] {
			for _, b := range o.must[i].nodes() {
				o.certain[b] = true
			}
		}
		o.readers[i], o.stamp[i] = 0, NoNode
	}
	o.pairs = o.pairs[:0]
	for i := range n {
		for k := o.at[i]; k < o.end[i]; k++ {
			x := &o.list[k]
			if x.reads[0] == x.path[1] {
				continue
			}
			if o.isForbidden(x) {
				o.drop(NodeID(i), o.isForbidden)
				k--
				continue
			}
			for _, b := range o.reads(x) {
				if !o.certain[b] && o.stamp[b] != NodeID(i) {
					o.stamp[b] = NodeID(i)
					o.lastReader[b] = NodeID(i)
					o.pairs = append(o.pairs, readPair{b, NodeID(i)})
					o.readers[b]++
					shared = shared || o.readers[b] > 1
				}
			}
		}
	}
	return shared
}

func (o *options) findMust(n NodeID) {
	must := &o.must[n]
	must.len = 0
	for k := o.at[n]; k < o.end[n]; k++ {
		if x := &o.list[k]; x.reads[0] == x.reads[1] {
			return
		}
	}
	var other mustSet
	for k := o.at[n]; k < o.end[n]; k++ {
		set := must
		if k > o.at[n] {
			set = &other
			set.len = 0
		}
		for _, b := range o.reads(&o.list[k]) {
			if o.certain[b] {
				continue
			}
			set.add(b)
			for _, x := range o.must[b].nodes() {
				set.add(x)
			}
		}
		if k > o.at[n] {
			must.keep(set)
		}
		if must.len == 0 {
			return
		}
	}
}

// isForbidden reports whether x forbids a certain node.
func (o *options) isForbidden(x *option) bool {
	for _, n := range o.path(x) {
		if o.certain[n] {
			return true
		}
	}
	return false
}

// isShared reports whether n is uncertain and options at several nodes read it.
func (o *options) isShared(n NodeID) bool { return !o.certain[n] && o.readers[n] > 1 }

// alone returns the cost of the constant or address n by an option that reads nothing uncertain, or unreachable for
// other nodes: an upper bound on the cost of needing n as well. (Needing other nodes may forbid choices, see
// Matches.Permits.)
func (o *options) alone(n NodeID) int64 {
	cost := int64(unreachable)
	if !o.d.Floating(n) {
		return cost
	}
next:
	for i := o.at[n]; i < o.end[n]; i++ {
		x := &o.list[i]
		for _, b := range o.reads(x) {
			if !o.certain[b] {
				continue next
			}
		}
		cost = min(cost, int64(x.cost))
	}
	return cost
}
