package shuffle

// emitPlain sequences transfers between registers of one class, optimally [Shuf25]. With move cost
// 1 and swap cost w the price is the sum over
//
//	a destination off the cycles     1 (w, if w < 1 and its source is not needed any longer)
//	a k-cycle, branching             min(w(k-1), k)
//	a k-cycle, pure                  min(w(k-1), k+1), or w(k-1) if no register is free
//
// where a cycle branches if one of its values is also needed outside: that copy is the temporary. The proof is in the
// package comment.
func (s *Sequencer) emitPlain(onCycles int) error {
	if onCycles > 0 {
		if err := s.plainCycles(); err != nil {
			return err
		}
	}
	s.plainTrees()
	if onCycles > 0 {
		for _, c := range s.cycles {
			s.branchingCycle(c)
		}
	}
	return nil
}

// plainCycles emits the pure cycles while the destinations off the cycles are still free, and collects the branching
// ones.
func (s *Sequencer) plainCycles() error {
	s.cycles = s.cycles[:0]
	temp := s.plainTemp()
	for i := range s.moves {
		at := s.moves[i].Dst
		if n := &s.nodes[at]; n.left == 0 || n.src == at {
			continue
		}
		size, branch := s.walk(at)
		if branch != NoLoc {
			s.cycles = append(s.cycles, cycle{at: branch, size: size})
		} else if err := s.pureCycle(at, size, temp); err != nil {
			return err
		}
	}
	return nil
}

// plainTemp returns a register that is free before the first operation, or NoLoc: a destination
// that nothing reads, or a scratch register.
func (s *Sequencer) plainTemp() Loc {
	if len(s.order) > 0 {
		return s.order[0]
	}
	want := s.env.Locs[s.moves[0].Dst]
	for _, p := range s.env.Scratch {
		if n := &s.nodes[p]; n.copy == 0 && n.left == 0 && n.move == 0 && s.env.Locs[p] == want {
			return p
		}
	}
	return NoLoc
}

// pureCycle emits a cycle whose values are not needed elsewhere.
func (s *Sequencer) pureCycle(at Loc, size int32, temp Loc) error {
	c := s.env.class(at)
	k := int64(size)
	round := int64(c.Move) * (k + 1)
	if temp == NoLoc {
		temp = s.env.emergency(s.env.Locs[at].Class, 1)
		round = int64(c.Store) + int64(c.Move)*(k-1) + int64(c.Load)
	}
	if c.Swap > 0 && (temp == NoLoc || int64(c.Swap)*(k-1) <= round) {
		s.swapCycle(at)
		return nil
	}
	if temp == NoLoc {
		return &EnvError{s.env.Locs[at].Class}
	}
	s.move(temp, at)
	s.turn(at, temp)
	return nil
}

// branchingCycle emits a cycle after the value of c.at has been copied to a location outside it.
func (s *Sequencer) branchingCycle(c cycle) {
	price := s.env.class(c.at)
	if k := int64(c.size); price.Swap > 0 && int64(price.Swap)*(k-1) <= int64(price.Move)*k {
		s.swapCycle(c.at)
		return
	}
	s.turn(c.at, s.nodes[c.at].copy-1)
}

// swapCycle implements a cycle by size-1 swaps.
func (s *Sequencer) swapCycle(at Loc) {
	for x := at; ; {
		src := s.nodes[x].src
		if src == at {
			return
		}
		s.out = append(s.out, Op{Kind: OpSwap, Dst: x, Src: src})
		x = src
	}
}

// turn implements a cycle by moves, starting at at; saved holds the old value of at.
func (s *Sequencer) turn(at, saved Loc) {
	for x := at; ; {
		src := s.nodes[x].src
		if src == at {
			s.move(x, saved)
			return
		}
		s.move(x, src)
		x = src
	}
}

// plainTrees emits the destinations off the cycles.
func (s *Sequencer) plainTrees() {
	if len(s.order) == 0 {
		return
	}
	price := s.env.class(s.order[0])
	if price.Swap > 0 && price.Swap < price.Move {
		s.swapTrees()
		return
	}
	for _, d := range s.order {
		if src := s.nodes[d].src; src != NoLoc {
			s.move(d, src)
		} else {
			s.remat(d)
		}
	}
}

// swapTrees is plainTrees for swaps cheaper than moves: a swap replaces a move if the source is no longer needed.
func (s *Sequencer) swapTrees() {
	s.countReads()
	for _, p := range s.env.Scratch {
		s.nodes[p].free = true
	}
	for _, d := range s.order {
		src := s.nodes[d].src
		if src == NoLoc {
			s.remat(d)
			continue
		}
		u := &s.nodes[src]
		if u.reads--; u.reads == 0 && (u.move == 0 && u.free || u.move != 0 && u.src != src) {
			s.out = append(s.out, Op{Kind: OpSwap, Dst: d, Src: src})
		} else {
			s.move(d, src)
		}
	}
}

func (s *Sequencer) move(dst, src Loc) {
	s.out = append(s.out, Op{Kind: OpMove, Dst: dst, Src: src})
}

func (s *Sequencer) remat(dst Loc) { s.rematInto(dst, dst) }

// rematInto rematerializes the value of dst into reg.
func (s *Sequencer) rematInto(reg, dst Loc) {
	m := &s.moves[s.nodes[dst].move-1]
	s.out = append(s.out, Op{Kind: OpRemat, Dst: reg, Src: NoLoc, Tag: m.Tag})
}
