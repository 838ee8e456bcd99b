package shuffle

// If no register is free, one is borrowed: its value is saved in an emergency slot until an operation needs it or the
// sequence ends, so that several transfers in a row can use it.

// victim returns a register of class c to borrow, and the slot to save it in, or NoLoc. It prefers one without
// remaining transfers. Registers on the current cycle may be borrowed within one transfer only, for which ring is set.
func (s *Sequencer) victim(c uint8, ring bool) (register, save Loc) {
	const look = 8 // candidates
	b := &s.mixed.banks[c]
	save = s.env.emergency(c, 0)
	if save == NoLoc || b.lent != 0 {
		return NoLoc, NoLoc
	}
	if v := s.borrowable(c); v != NoLoc && (ring || !s.nodes[v].ring) {
		return v, save
	}
	register = NoLoc
	for i, v := range b.named {
		n := &s.nodes[v]
		if n.ring && !ring {
			continue
		}
		if register == NoLoc {
			register = v
		}
		if n.reads == 0 && (n.done || n.move == 0 || n.src == v) {
			register = v
			break
		}
		if i >= look {
			break
		}
	}
	if register == NoLoc {
		return NoLoc, NoLoc
	}
	return register, save
}

// borrowable returns Class.Borrow of class c, or NoLoc if the parallel copy has registers of the class. Otherwise it is
// any register of the class, which is searched for once.
func (s *Sequencer) borrowable(c uint8) Loc {
	if v := s.env.Classes[c].Borrow; s.env.register(v) && s.env.Locs[v].Class == c {
		return v
	}
	b := &s.mixed.banks[c]
	if len(b.named) > 0 {
		return NoLoc
	}
	for ; int(b.any) < len(s.env.Locs); b.any++ {
		if s.env.Locs[b.any] == (LocInfo{Class: c}) {
			return b.any
		}
	}
	return NoLoc
}

// lend borrows a register of class c, if possible.
func (s *Sequencer) lend(c uint8) {
	if v, save := s.victim(c, false); v != NoLoc {
		s.move(save, v)
		s.mixed.banks[c].lent = v + 1
	}
}

// repay restores l, if it is borrowed.
func (s *Sequencer) repay(l Loc) {
	if b := s.bank(l); b.lent == l+1 {
		s.move(l, s.env.emergency(s.env.Locs[l].Class, 0))
		b.lent = 0
	}
}

func (s *Sequencer) repayAll() {
	for c := range s.env.Classes {
		if l := s.mixed.banks[c].lent - 1; l >= 0 {
			s.repay(l)
		}
	}
}
