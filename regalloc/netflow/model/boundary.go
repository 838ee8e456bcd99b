package model

import (
	"fmt"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// boundaries are where moves cannot be placed: some edges, and the end of a block after its last split point. A value
// that crosses one keeps its location: memory, if it continues in the same slot; otherwise one register on both
// sides, common to all segments that such edges connect.
type boundaries struct {
	m *Model
	x *States

	lead  []int32 // by node, 2k for the end of segment k and 2k+1 for its start: union-find
	nodes []int32 // that must be in a register
	in    []bool  // by node: it is one of them
	tail  []int8  // by segment: its register from the last split point on, or -1
	taken []Units // by row: units used by nodes, and by instructions for others
	held  []Units // by row: by nodes
}

// cross changes x, in which everything is at rest, so that it needs no move at a boundary. It returns nil if nothing
// had to be changed.
func (m *Model) cross(x *States) (*boundaries, error) {
	b := &boundaries{m: m, x: x}
	b.tails()
	b.edges()
	if b.tail == nil {
		return nil, nil
	}
	return b, b.place()
}

// begin allocates memory when the first boundary is found.
func (b *boundaries) begin() {
	if b.tail != nil {
		return
	}
	n := len(b.m.Segs)
	b.lead, b.in, b.tail = make([]int32, 2*n), make([]bool, 2*n), scratch.Filled(b.tail, n, -1)
	for k := range b.lead {
		b.lead[k] = int32(k)
	}
	rows := 2*len(b.m.P.Instrs) + len(b.m.P.Blocks)
	b.taken, b.held = make([]Units, rows), make([]Units, rows)
}

// need requires a node to be in a register.
func (b *boundaries) need(node int32) {
	if b.begin(); !b.in[node] {
		b.in[node] = true
		b.nodes = append(b.nodes, node)
	}
}

func (b *boundaries) find(n int32) int32 {
	for b.lead[n] != n {
		b.lead[n] = b.lead[b.lead[n]]
		n = b.lead[n]
	}
	return n
}

// tails requires a register for values that instructions after a last split point read in one.
func (b *boundaries) tails() {
	m := b.m
	for e := range m.Events {
		if x := &m.Events[e]; b.behind(x) && (x.Const >= Inf || x.Kind != Plain) {
			b.need(2 * x.Seg)
		}
	}
}

// behind reports whether e is after the last split point of its block.
func (b *boundaries) behind(e *Event) bool {
	return e.Instr > b.m.P.Blocks[b.m.Segs[e.Seg].Block].LastSplit
}

// join requires two nodes to be in one register.
func (b *boundaries) join(from, to int32) {
	b.need(from)
	b.need(to)
	x, y := b.find(from), b.find(to)
	b.lead[max(x, y)] = min(x, y)
}

// edges finds the values that cross edges without moves and would change slots.
func (b *boundaries) edges() {
	m := b.m
	for range 2 { // a segment that begins in a register does so over all edges
		for i := range m.Links {
			l := &m.Links[i]
			if !l.Frozen {
				continue
			}
			b.begin()
			from, to := 2*l.From, 2*l.To+1
			if b.in[to] || !b.slotted(l) {
				b.join(from, to)
			}
		}
	}
}

// slotted reports whether l can lead from memory to memory, or from nowhere to nowhere.
func (b *boundaries) slotted(l *Link) bool {
	s, t := &b.m.Segs[l.From], &b.m.Segs[l.To]
	return b.x.Slot[s.V] == b.x.Slot[t.V] && (!b.late(s) || s.DefMem < Inf && s.Rates.Remat >= Inf)
}

// late reports whether s is defined where no move can follow in its block.
func (b *boundaries) late(s *Seg) bool {
	return s.Def && s.First >= b.m.P.Blocks[s.Block].LastSplit
}

// place assigns registers, and the corresponding states, to the nodes.
func (b *boundaries) place() error {
	m := b.m
	members := make([][]int32, len(b.lead))
	var order []int32
	for _, n := range b.nodes {
		b.reserve(n)
		r := b.find(n)
		if members[r] == nil {
			order = append(order, r)
		}
		members[r] = append(members[r], n)
	}
	for _, r := range order {
		if !b.color(members[r]) {
			s := &m.Segs[r/2]
			return fmt.Errorf("%s: v%d has no register throughout block %d, where no moves are allowed", m.P.Name, s.V, s.Block)
		}
	}
	b.stored()
	return nil
}

// reserve marks the units that instructions at a node need for others.
func (b *boundaries) reserve(node int32) {
	m := b.m
	s := &m.Segs[node/2]
	if node&1 != 0 {
		return
	}
	for j := m.P.Blocks[s.Block].LastSplit; j < m.P.Blocks[s.Block].Instrs[1]; j++ {
		b.taken[Read(j)] = b.taken[Read(j)].Or(m.Clobber[j])
		b.taken[Write(j)] = b.taken[Write(j)].Or(m.Clobber[j])
		for _, o := range m.P.Ops(j) {
			if o.Constraint == regalloc.InReg {
				row := Read(j)
				if o.Role != regalloc.Use {
					row = Write(j)
				}
				b.taken[row] = b.taken[row].Or(m.Machine.Units[o.Reg])
			}
		}
	}
}

// color assigns the first register that is free at all of the joined nodes.
func (b *boundaries) color(nodes []int32) bool {
	l := b.m.Layout(&b.m.Segs[nodes[0]/2])
	free := l.Given
	for _, n := range nodes {
		b.rows(n, func(row int32) { free &^= l.Blocked(b.taken[row]) })
		free &= b.allowed(n, l)
	}
	if free == 0 {
		return false
	}
	k := 0
	for free>>k&1 == 0 {
		k++
	}
	for _, n := range nodes {
		if b.seen(n, nodes) {
			return false
		}
		b.rows(n, func(row int32) {
			b.taken[row], b.held[row] = b.taken[row].Or(l.Units[k]), b.held[row].Or(l.Units[k])
		})
		b.set(n, l, k)
	}
	return true
}

// seen reports whether one of the nodes is at the same end of the same block as n: two values would need one
// register.
func (b *boundaries) seen(n int32, nodes []int32) bool {
	for _, o := range nodes {
		if o != n && o&1 == n&1 && b.m.Segs[o/2].Block == b.m.Segs[n/2].Block {
			return true
		}
	}
	return false
}

// rows calls f with the rows that a node occupies.
func (b *boundaries) rows(node int32, f func(row int32)) {
	m := b.m
	s := &m.Segs[node/2]
	if node&1 != 0 {
		f(m.EntryRow(s.Block))
		return
	}
	j := max(s.First, m.P.Blocks[s.Block].LastSplit)
	if b.late(s) {
		if f(Write(j)); s.DefEarly {
			f(Read(j))
		}
		j++
	}
	for ; j <= s.Last; j++ {
		f(Read(j))
		if s.Alive(j) {
			f(Write(j))
		}
	}
}

// allowed returns the registers that a node's operands and definition can be in.
func (b *boundaries) allowed(node int32, l *Layout) (set uint64) {
	m := b.m
	s := &m.Segs[node/2]
	for k := range l.K {
		ok := true
		if node&1 == 0 {
			for e := s.Events[0]; e < s.Events[1] && ok; e++ {
				if x := &m.Events[e]; x.Instr > m.P.Blocks[s.Block].LastSplit {
					ok = m.Costs[x.Costs+int32(k)] < Inf && x.Kind == Plain && !(x.Late && !s.Alive(x.Instr))
				}
			}
			ok = ok && !(b.late(s) && (s.ByOperand || m.Costs[s.DefCosts+int32(k)] >= Inf))
		}
		if ok {
			set |= 1 << k
		}
	}
	return set
}

// set assigns register k of l to a node.
func (b *boundaries) set(node int32, l *Layout, k int) {
	m, x := b.m, b.x
	n := node / 2
	s := &m.Segs[n]
	if node&1 != 0 {
		x.In[n] = int8(k)
		return
	}
	b.tail[n] = int8(k)
	at := int8(l.K + k)
	if b.late(s) {
		at, x.Op[s.DefOp] = int8(k), int8(k)
	} else if s.Rates.Remat < Inf {
		at = int8(k)
	}
	for j := max(s.First, m.P.Blocks[s.Block].LastSplit); j <= s.Last; j++ {
		x.At[s.Node+int32(j-s.First)] = at
	}
	for e := s.Events[0]; e < s.Events[1]; e++ {
		if y := &m.Events[e]; y.Instr > m.P.Blocks[s.Block].LastSplit {
			x.Op[y.Op] = int8(k)
		}
	}
}

// stored stores rematerializable values at the ends of blocks from which they continue in memory over edges without
// moves.
func (b *boundaries) stored() {
	m, x := b.m, b.x
	for i := range m.Links {
		l := &m.Links[i]
		s, t := &m.Segs[l.From], &m.Segs[l.To]
		if !l.Frozen || b.in[2*l.To+1] || s.Rates.Remat >= Inf || t.Rates.Remat < Inf {
			continue
		}
		y := m.Layout(s)
		at := int8(y.Mem())
		if k := b.tail[l.From]; k >= 0 {
			at = int8(y.K) + k
		}
		for j := max(s.First, m.P.Blocks[s.Block].LastSplit); j <= s.Last; j++ {
			x.At[s.Node+int32(j-s.First)] = at
		}
	}
}

// placed reports whether r, at instruction i, has its location because of a boundary.
func (b *boundaries) placed(r ref, i regalloc.InstrID) bool {
	m := b.m
	if r.s >= 0 {
		return b.tail[r.s] >= 0 && b.late(&m.Segs[r.s])
	}
	k := m.Events[r.e].Seg
	return b.tail[k] >= 0 && i > m.P.Blocks[m.Segs[k].Block].LastSplit
}
