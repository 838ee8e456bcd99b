package permi

// A cycle c0 -> c1 -> .. -> c(k-1) -> c0 is broken if some register on it keeps an edge into a tree
// instead. brokenCycle goes round against the edges, from c(k-1) to c0. A state is the size, modulo
// 4, of the path from the current register, and whether a tree edge has been kept yet. Whether
// c(k-1) keeps its edge into c0, and how long, modulo 4, the path is that it then continues, is
// guessed at the beginning and checked at the end.

const (
	cut     = 4 // the guess that c(k-1) keeps a tree edge
	guesses = 5
)

// state numbers a state: the path's size modulo 4, and 4 more if a tree edge has been kept.
func state(size int, kept bool) int {
	if kept {
		return size&3 + 4
	}
	return size & 3
}

// brokenCycle returns the front of the component of the ring under a guess. If record is set, it
// keeps the states in choice.steps.
func (s *Sequencer) brokenCycle(guess int, record bool) front {
	c := &s.choice
	c.steps = c.steps[:0]
	st := emptyStates()
	t := &c.table[c.ring[0]]
	if guess == cut {
		copy(st[4:], t.one[:])
	} else {
		st[state(guess+1, false)] = grow(t.none, guess)
	}
	for i := 1; ; i++ {
		if record {
			c.steps = append(c.steps, st)
		}
		if i == len(c.ring) {
			break
		}
		st = s.ringStep(&st, &c.table[c.ring[i]], s.nodes[c.ring[i]].out > 1)
	}
	if guess == cut {
		return s.anyState(st[4:])
	}
	return st[state(guess, true)]
}

func emptyStates() (st [8]front) {
	for i := range st {
		st[i] = nothing
	}
	return st
}

func (s *Sequencer) anyState(st []front) front {
	f := st[0]
	for _, g := range st[1:] {
		f = s.choice.union(f, g)
	}
	return f
}

// ringStep continues to the next register, which has the tables t and, if branches is set, a tree.
func (s *Sequencer) ringStep(st *[8]front, t *tables, branches bool) [8]front {
	c := &s.choice
	next := emptyStates()
	for size := range 4 {
		for _, kept := range [2]bool{false, true} {
			next[state(size+1, kept)] = c.convolve(grow(st[state(size, kept)], size), t.none)
		}
	}
	if branches {
		before := s.anyState(st[:])
		for size := range 4 {
			i := state(size, true)
			next[i] = c.union(next[i], c.convolve(before, t.one[size]))
		}
	}
	return next
}

// backtrackRing divides the bound x on F1 over the ring of p and says for each register what it
// keeps.
func (s *Sequencer) backtrackRing(p part, x int32) {
	c := &s.choice
	s.walkRing(p.at)
	y := c.eval(p.total, x)
	if c.eval(s.wholeCycle(), x) <= y {
		s.backtrackWhole(x)
		return
	}
	for guess := range guesses {
		if f := s.brokenCycle(guess, true); c.eval(f, x) <= y {
			s.backtrackBroken(guess, x)
			return
		}
	}
	panic("permi: no way back through a cycle")
}

// backtrackWhole keeps all edges of the ring.
func (s *Sequencer) backtrackWhole(x int32) {
	c := &s.choice
	for i := len(c.ring) - 1; i >= 0; i-- {
		v := c.ring[i]
		before, mine, ok := c.split(c.whole[i], c.table[v].none, x, c.eval(c.whole[i+1], x))
		if !ok {
			panic("permi: no way back along a cycle")
		}
		s.keepRingEdge(i, mine)
		x = before
	}
}

// keepRingEdge makes ring[i] keep its edge on the cycle, with the bound x for its trees.
func (s *Sequencer) keepRingEdge(i int, x int32) {
	c := &s.choice
	v := c.ring[i]
	s.nodes[v].keep = s.reader(i) + 1
	c.links[v].mode, c.links[v].f1 = noEdge, x
}

// backtrackBroken goes back from c0 to c(k-1) through the states recorded.
func (s *Sequencer) backtrackBroken(guess int, x int32) {
	c := &s.choice
	at := state(guess, true)
	last := &c.steps[len(c.ring)-1]
	if guess == cut {
		y := c.eval(s.anyState(last[4:]), x)
		for at = 4; c.eval(last[at], x) > y; at++ {
		}
	}
	for i := len(c.ring) - 1; i > 0; i-- {
		at, x = s.ringStepBack(i, at, x)
	}
	if guess == cut {
		v := c.ring[0]
		c.links[v].mode, c.links[v].f1 = int8(at&3), x
		return
	}
	d1, _ := growth(guess)
	s.keepRingEdge(0, x-d1)
}

// ringStepBack finds how ring[i] came to state at with bound x, and returns the state and the bound
// of ring[i-1].
func (s *Sequencer) ringStepBack(i, at int, x int32) (before int, bound int32) {
	c := &s.choice
	st, v := &c.steps[i-1], c.ring[i]
	t := &c.table[v]
	y := c.eval(c.steps[i][at], x)
	size := (at&3 + 3) & 3
	before = state(size, at >= 4)
	if b, mine, ok := c.split(grow(st[before], size), t.none, x, y); ok {
		s.keepRingEdge(i, mine)
		d1, _ := growth(size)
		return before, b - d1
	}
	for before = range st {
		if b, mine, ok := c.split(st[before], t.one[at&3], x, y); ok && at >= 4 {
			c.links[v].mode, c.links[v].f1 = int8(at&3), mine
			return before, b
		}
	}
	panic("permi: no way back round a cycle")
}
