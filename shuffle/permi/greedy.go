package permi

import "spillway/shuffle"

// permute emits the permutations: GREEDY on the kept graph [Buchwald15 §3].
func (s *Sequencer) permute() {
	s.twos, s.threes = s.twos[:0], s.threes[:0]
	for _, v := range s.vertices { // paths first: their ends lie on no cycle
		n := &s.nodes[v]
		if n.keep != 0 && (n.src == 0 || s.nodes[n.src-1].keep != v+1) {
			s.resolve(v)
		}
	}
	for _, v := range s.vertices {
		if n := &s.nodes[v]; n.keep != 0 && !n.seen {
			s.resolve(v)
		}
	}
	s.pairs()
}

// resolve closes the path from v to a cycle, if it is not one yet, and shortens it by permi5 until
// two or three registers are left.
func (s *Sequencer) resolve(v shuffle.Loc) {
	c := s.cycles[:0]
	for x := v; ; {
		n := &s.nodes[x]
		if n.seen {
			break
		}
		n.seen = true
		c = append(c, x)
		if n.keep == 0 {
			break
		}
		x = n.keep - 1
	}
	s.cycles = c
	s.result.F1 += len(c) / 2
	s.result.F2 += 3 * len(c) / 4
	for len(c) >= 4 {
		m := min(5, len(c))
		op := Op{Kind: Permi5, Len: uint8(m)}
		copy(op.Regs[:], c[:m])
		s.out = append(s.out, op)
		c[m-1] = c[0] // holds what the last of the m held
		c = c[m-1:]
	}
	switch len(c) {
	case 2:
		s.twos = append(s.twos, c...)
	case 3:
		s.threes = append(s.threes, c...)
	}
}

// pairs emits the cycles of two and three registers, two at a time. Three cycles of three cost two
// instructions: the first shortens the third by one.
func (s *Sequencer) pairs() {
	twos, threes := s.twos, s.threes
	for len(twos) > 0 && len(threes) > 0 {
		s.permi23(twos[:2], threes[:3])
		twos, threes = twos[2:], threes[3:]
	}
	for ; len(twos) >= 4; twos = twos[4:] {
		s.permi23(twos[:2], twos[2:4])
	}
	for ; len(threes) >= 9; threes = threes[9:] {
		third := threes[6:9]
		s.permi23(third[:2], threes[:3])
		s.permi23([]shuffle.Loc{third[0], third[2]}, threes[3:6])
	}
	for ; len(threes) > 0; threes = threes[3:] {
		s.permi5(threes[:3])
	}
	if len(twos) > 0 {
		s.permi5(twos)
	}
}

func (s *Sequencer) permi5(c []shuffle.Loc) {
	op := Op{Kind: Permi5, Len: uint8(len(c))}
	copy(op.Regs[:], c)
	s.out = append(s.out, op)
}

func (s *Sequencer) permi23(pair, c []shuffle.Loc) {
	op := Op{Kind: Permi23, Len: uint8(2 + len(c))}
	copy(op.Regs[:], pair)
	copy(op.Regs[2:], c)
	s.out = append(s.out, op)
}

// copy emits a copy for every edge that was not kept, from where the value has moved to.
func (s *Sequencer) copy() {
	for _, v := range s.vertices {
		n := &s.nodes[v]
		if n.src == 0 {
			continue
		}
		if from := s.nodes[n.src-1].keep; from != v+1 {
			s.out = append(s.out, Op{Kind: Copy, Len: 2, Regs: [5]shuffle.Loc{from - 1, v}})
			s.result.Copies++
		}
	}
	s.result.Permutations = Permutations(s.result.F1, s.result.F2)
}

// Permutations returns the number of permutations that paths and cycles of s_i registers need, with
// f1 = sum floor(s_i/2) and f2 = sum floor(3 s_i/4).
func Permutations(f1, f2 int) int { return max((f1+1)/2, (f2+2)/3) }
