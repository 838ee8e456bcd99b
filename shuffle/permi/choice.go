package permi

import "spillway/shuffle"

// choice selects for every register the destination that its value moves to, so that the paths and
// cycles of the kept graph need the fewest permutations (copy sets, [Buchwald15 §4]). The tables
// are fronts over (F1, F2), in the place of the paper's two tables over diff.
type choice struct {
	fronts
	table []tables // by register
	links []link   // by register
	order []shuffle.Loc
	snaps []tables // the tables of a parent before a child was folded into it

	parts  []part  // components
	curves []front // the sum of the components that are not segments, before each of them
	total  front   // of the whole graph

	ring  []shuffle.Loc // a cycle, each register followed by its source
	steps [][8]front    // states along the ring, for the way back
	whole []front       // convolution prefixes along the ring
}

// tables are the fronts of the part of the graph below a register v.
type tables struct {
	none front    // v keeps none of the edges into the children folded so far
	one  [4]front // v keeps one, and the path from v has s registers, by s mod 4
}

// link threads the children of a register, and holds the requirement on a register during backtracking.
type link struct {
	last, previous shuffle.Loc // 1 + last child folded; 1 + child folded before this one
	snap           int32       // index into snaps; -1: first child
	mode           int8        // path size mod 4, anySize, or noEdge
	f1             int32       // bound on F1
}

const (
	anySize int8 = 4
	noEdge  int8 = 5
)

// part is a connected component: a tree with root at, or a graph with a cycle through at.
type part struct {
	at    shuffle.Loc
	cycle bool
	total front
}

// growth returns by how much F1 and F2 rise when a path of s registers gets one more.
func growth(s int) (d1, d2 int32) {
	s &= 3
	if s == 1 || s == 3 {
		d1 = 1
	}
	if s != 0 {
		d2 = 1
	}
	return d1, d2
}

func grow(f front, s int) front {
	d1, d2 := growth(s)
	return f.shift(d1, d2)
}

// choose sets node.keep. Without branches there is no choice.
func (s *Sequencer) choose(branches bool) {
	if !branches {
		return
	}
	c := &s.choice
	c.open(len(s.nodes))
	s.foldTrees()
	s.closeCycles()
	s.selectTotal()
	s.backtrack()
}

func (c *choice) open(registers int) {
	c.fronts.reset()
	if len(c.table) < registers {
		c.table = make([]tables, registers)
		c.links = make([]link, registers)
		c.order = make([]shuffle.Loc, 0, registers)
	}
	c.order, c.snaps, c.parts = c.order[:0], c.snaps[:0], c.parts[:0]
}

// foldTrees computes the tables of all registers off the cycles, children first, and records the trees.
func (s *Sequencer) foldTrees() {
	c := &s.choice
	for _, v := range s.vertices {
		n := &s.nodes[v]
		n.left = n.out
		c.links[v] = link{}
		if n.out == 0 {
			c.order = append(c.order, v)
			continue
		}
		c.table[v] = tables{one: [4]front{nothing, nothing, nothing, nothing}}
	}
	for head := 0; head < len(c.order); head++ {
		v := c.order[head]
		n := &s.nodes[v]
		n.seen = true
		if n.src == 0 || n.cut {
			c.parts = append(c.parts, part{at: v, total: s.sizes(v)})
			continue
		}
		p := n.src - 1
		s.fold(v, p)
		if s.nodes[p].left--; s.nodes[p].left == 0 {
			c.order = append(c.order, p)
		}
	}
}

// of returns the front of v if the path from v has size registers, modulo 4.
func (s *Sequencer) of(v shuffle.Loc, size int) front {
	if s.nodes[v].out > 0 {
		return s.choice.table[v].one[size&3]
	}
	if size&3 == 1 {
		return front{}
	}
	return nothing
}

// sizes returns the front of v for a path of any size.
func (s *Sequencer) sizes(v shuffle.Loc) front {
	if s.nodes[v].out == 0 {
		return front{}
	}
	one := &s.choice.table[v].one
	f := one[0]
	for i := 1; i < 4; i++ {
		f = s.choice.union(f, one[i])
	}
	return f
}

// fold adds the child v to the tables of its parent p:
//
//	one'[s] = one[s] * all(v)  U  none * grow(T_v[s-1], s-1)
//	none'   = none * all(v)
func (s *Sequencer) fold(v, p shuffle.Loc) {
	c := &s.choice
	t, l := &c.table[p], &c.links[v]
	all := s.sizes(v)
	first := c.links[p].last == 0
	l.previous, c.links[p].last = c.links[p].last, v+1
	if first {
		l.snap = -1
		for size := range 4 {
			t.one[size] = grow(s.of(v, size-1), size-1)
		}
		t.none = all
		return
	}
	l.snap = int32(len(c.snaps))
	c.snaps = append(c.snaps, *t)
	for size := range 4 {
		other := c.convolve(t.one[size], all)
		this := c.convolve(t.none, grow(s.of(v, size-1), size-1))
		t.one[size] = c.union(other, this)
	}
	t.none = c.convolve(t.none, all)
}

// closeCycles records the components that have a cycle.
func (s *Sequencer) closeCycles() {
	c := &s.choice
	for _, v := range s.vertices {
		if s.nodes[v].seen {
			continue
		}
		s.walkRing(v)
		for _, x := range c.ring {
			s.nodes[x].seen = true
		}
		total := s.wholeCycle()
		if s.ringBranches() {
			for guess := range guesses {
				total = c.union(total, s.brokenCycle(guess, false))
			}
		}
		c.parts = append(c.parts, part{at: v, cycle: true, total: total})
	}
	for _, v := range s.vertices {
		s.nodes[v].seen = false
	}
}

func (s *Sequencer) walkRing(at shuffle.Loc) {
	c := &s.choice
	c.ring = append(c.ring[:0], at)
	for x := s.nodes[at].src - 1; x != at; x = s.nodes[x].src - 1 {
		c.ring = append(c.ring, x)
	}
}

func (s *Sequencer) ringBranches() bool {
	for _, v := range s.choice.ring {
		if s.nodes[v].out > 1 {
			return true
		}
	}
	return false
}

// wholeCycle returns the front of the component of the ring if the cycle is kept.
func (s *Sequencer) wholeCycle() front {
	c := &s.choice
	k := int32(len(c.ring))
	f := front{f1: k / 2, f2: 3 * k / 4}
	c.whole = append(c.whole[:0], f)
	for _, v := range c.ring {
		f = c.convolve(f, c.table[v].none)
		c.whole = append(c.whole, f)
	}
	return f
}
