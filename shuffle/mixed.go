package shuffle

// mixed is the state of emitMixed: transfers between several banks and memory.
type mixed struct {
	banks  []bank
	stores []Loc // destinations that may be written now: memory, from a register
	chain  []Loc // ... registers, from a location that is itself to be written afterwards
	ends   []Loc // ... registers, from anywhere else
	cycles []cycle
	branch []int32 // branching cycles all of whose outside readers have read
}

// bank is the state of one class.
type bank struct {
	dead     []Loc // registers that were free, including some that no longer are
	mems     []Loc // destinations that may be written now: memory, through a register
	pure     []int32
	named    []Loc // registers in the parallel copy that may be borrowed
	any      Loc   // the first register of the class that may be borrowed, if none is in the parallel copy
	lent     Loc   // 1 + the currently borrowed register, saved in an emergency slot
	crossing int32 // memory-to-memory edges of the current cycle
}

// emitMixed sequences transfers between registers of several classes and memory. It keeps what the
// plain case does optimally and adds an order that makes free registers before it needs them:
//
//  1. stores, which only free registers;
//  2. memory to memory, and pure cycles, through a register that is free now;
//  3. loads and moves that let a further location be written;
//  4. branching cycles;
//  5. what is left of 2, through swaps, a borrowed register or an emergency slot;
//  6. loads and moves that free nothing, which use the free registers up.
//
// Each cycle is broken where, and by what, it is cheapest (see bestTurn).
func (s *Sequencer) emitMixed(onCycles int) error {
	s.openBanks()
	s.countReads()
	s.preferRegisters()
	if onCycles > 0 {
		s.findCycles()
	}
	for _, d := range s.order {
		if s.nodes[d].reads == 0 {
			s.ready(d)
			s.died(d)
		}
	}
	for _, p := range s.env.Scratch {
		if n := &s.nodes[p]; n.reads == 0 && n.move == 0 && !n.free {
			s.died(p)
		}
		s.nodes[p].free = true
	}
	for {
		progress, err := s.step()
		if !progress || err != nil {
			s.repayAll()
			return err
		}
	}
}

// openBanks empties the queues and records the registers that may be borrowed.
func (s *Sequencer) openBanks() {
	x := &s.mixed
	for len(x.banks) < len(s.env.Classes) {
		x.banks = append(x.banks, bank{})
	}
	for i := range x.banks {
		b := &x.banks[i]
		b.dead, b.mems, b.pure = b.dead[:0], b.mems[:0], b.pure[:0]
		b.named, b.any, b.lent, b.crossing = b.named[:0], 0, 0, 0
	}
	x.stores, x.chain, x.ends = x.stores[:0], x.chain[:0], x.ends[:0]
	x.cycles, x.branch = x.cycles[:0], x.branch[:0]
	for i := range s.moves {
		m := &s.moves[i]
		for _, l := range [2]Loc{m.Dst, m.Src} {
			if l != NoLoc && !s.env.Locs[l].Memory {
				b := s.bank(l)
				b.named = append(b.named, l)
			}
		}
	}
}

func (s *Sequencer) bank(l Loc) *bank { return &s.mixed.banks[s.env.Locs[l].Class] }

// findCycles records the cycles: pure ones in their bank, branching ones with the number of outside readers.
func (s *Sequencer) findCycles() {
	x := &s.mixed
	for i := range s.moves {
		at := s.moves[i].Dst
		if n := &s.nodes[at]; n.left == 0 || n.src == at {
			continue
		}
		size, branch := s.walk(at)
		id := int32(len(x.cycles))
		c := cycle{at: at, size: size}
		if branch != NoLoc {
			for y := at; ; {
				n := &s.nodes[y]
				n.cycle = id + 1
				c.wait += n.reads - 1
				if y = n.src; y == at {
					break
				}
			}
		} else {
			b := s.bank(at)
			b.pure = append(b.pure, id)
		}
		x.cycles = append(x.cycles, c)
	}
}

// step emits one transfer or one cycle.
func (s *Sequencer) step() (progress bool, err error) {
	x := &s.mixed
	if d := pop(&x.stores); d != NoLoc {
		return true, s.write(d)
	}
	for c := range s.env.Classes {
		if b := &x.banks[c]; len(b.mems)+len(b.pure) > 0 && s.temp(uint8(c), NoLoc) != NoLoc {
			return true, s.wanting(b)
		}
	}
	if d := pop(&x.chain); d != NoLoc {
		return true, s.write(d)
	}
	if n := len(x.branch); n > 0 {
		id := x.branch[n-1]
		x.branch = x.branch[:n-1]
		return true, s.cycle(x.cycles[id])
	}
	for c := range s.env.Classes {
		if b := &x.banks[c]; len(b.mems)+len(b.pure) > 0 {
			return true, s.wanting(b)
		}
	}
	if d := pop(&x.ends); d != NoLoc {
		return true, s.write(d)
	}
	return false, nil
}

// wanting emits a transfer of b that benefits from a free register.
func (s *Sequencer) wanting(b *bank) error {
	if d := pop(&b.mems); d != NoLoc {
		return s.write(d)
	}
	n := len(b.pure)
	id := b.pure[n-1]
	b.pure = b.pure[:n-1]
	return s.cycle(s.mixed.cycles[id])
}

func pop(stack *[]Loc) Loc {
	n := len(*stack)
	if n == 0 {
		return NoLoc
	}
	l := (*stack)[n-1]
	*stack = (*stack)[:n-1]
	return l
}

// ready queues a destination off the cycles without remaining readers.
func (s *Sequencer) ready(d Loc) {
	x, n := &s.mixed, &s.nodes[d]
	remat := n.src == NoLoc
	switch {
	case s.env.Locs[d].Memory && remat && s.moves[n.move-1].ViaReg,
		s.env.Locs[d].Memory && !remat && s.env.Locs[n.src].Memory:
		b := s.bank(d)
		b.mems = append(b.mems, d)
	case s.env.Locs[d].Memory:
		x.stores = append(x.stores, d)
	case !remat && s.nodes[n.src].move != 0 && s.nodes[n.src].src != n.src:
		x.chain = append(x.chain, d)
	default:
		x.ends = append(x.ends, d)
	}
}

// died records that the contents of l are dead.
func (s *Sequencer) died(l Loc) {
	if !s.env.Locs[l].Memory {
		b := s.bank(l)
		b.dead = append(b.dead, l)
	}
}

// temp returns a free register of class c other than except, or NoLoc.
func (s *Sequencer) temp(c uint8, except Loc) Loc {
	b := &s.mixed.banks[c]
	for n := len(b.dead); n > 0 && s.nodes[b.dead[n-1]].done; n-- {
		b.dead = b.dead[:n-1]
	}
	for i := len(b.dead) - 1; i >= 0; i-- {
		if l := b.dead[i]; l != except && !s.nodes[l].done {
			return l
		}
	}
	if lent := b.lent - 1; lent >= 0 && lent != except {
		return lent
	}
	return NoLoc
}

// preferRegisters makes node.copy a register, the first that can be written, for every slot that is
// read into a register of its class.
func (s *Sequencer) preferRegisters() {
	for i := len(s.order) - 1; i >= 0; i-- {
		d := s.order[i]
		if u := s.nodes[d].src; u != NoLoc && s.env.Locs[d] == (LocInfo{Class: s.env.Locs[u].Class}) {
			s.nodes[u].copy = d + 1
		}
	}
}

// write moves its value to the destination d, unless it is already there, and releases the source.
func (s *Sequencer) write(d Loc) error {
	n := &s.nodes[d]
	if n.done {
		return nil
	}
	if n.src == NoLoc {
		n.done = true
		s.repay(d)
		return s.rematerialize(d)
	}
	from, err := s.nearest(d)
	if err != nil {
		return err
	}
	n.done = true
	s.repay(d)
	s.repay(from)
	if s.env.Locs[d].Class != s.env.Locs[from].Class {
		s.repayAll() // the route may use the slot in use
	}
	if r, _ := s.route(d, from, NoLoc); r == viaVictim {
		s.lend(s.env.Locs[d].Class)
	}
	if err := s.transfer(d, from, NoLoc); err != nil {
		return err
	}
	if to, src := s.env.Locs[d], s.env.Locs[n.src]; !to.Memory && !src.Memory && to.Class != src.Class {
		s.nodes[n.src].crossed = d + 1
	}
	if u := &s.nodes[n.src]; s.env.Locs[d] == (LocInfo{Class: s.env.Locs[n.src].Class}) && !s.nodes[u.copy-1].done {
		u.copy = d + 1
	}
	s.release(n.src)
	return nil
}

// nearest returns the location to copy to d: its source, or, if that is a slot, a register that has the same value
// already or that can receive it now at no extra cost.
func (s *Sequencer) nearest(d Loc) (Loc, error) {
	u := s.nodes[d].src
	if x := s.nodes[u].crossed - 1; x >= 0 && s.bank(x).lent != x+1 {
		_, far := s.route(d, u, NoLoc)
		if _, near := s.route(d, x, NoLoc); near < far {
			return x, nil
		}
	}
	c := s.nodes[u].copy - 1
	if c < 0 || c == d || !s.env.Locs[u].Memory || s.env.Locs[c].Memory {
		return u, nil
	}
	if n := &s.nodes[c]; !n.done {
		b := s.bank(c)
		others := s.othersWant(b, u) && s.temp(s.env.Locs[c].Class, c) == NoLoc
		if !s.env.Locs[d].Memory || n.reads > 0 || others {
			return u, nil
		}
		if err := s.write(c); err != nil {
			return u, err
		}
	}
	if _, load := s.route(d, u, NoLoc); load >= impossible {
		return c, nil
	} else if _, move := s.route(d, c, NoLoc); move < load {
		return c, nil
	}
	return u, nil
}

// othersWant reports whether a transfer of b other than from u needs a free register.
func (s *Sequencer) othersWant(b *bank, u Loc) bool {
	const look = 8 // transfers to examine
	if len(b.pure) > 0 || len(b.mems) > look {
		return true
	}
	for _, d := range b.mems {
		if s.nodes[d].src != u && !s.nodes[d].done {
			return true
		}
	}
	return false
}

// held returns a register that has received the value of slot u, or u.
func (s *Sequencer) held(u Loc) Loc {
	c := s.nodes[u].copy - 1
	if c < 0 || !s.env.Locs[u].Memory || s.env.Locs[c].Memory || !s.nodes[c].done || s.bank(c).lent == c+1 {
		return u
	}
	return c
}

// release records that a reader off the cycles has read u.
func (s *Sequencer) release(u Loc) {
	n := &s.nodes[u]
	n.reads--
	if n.cycle != 0 {
		c := &s.mixed.cycles[n.cycle-1]
		if c.wait--; c.wait == 0 {
			s.mixed.branch = append(s.mixed.branch, n.cycle-1)
		}
		return
	}
	if n.reads > 0 {
		return
	}
	switch {
	case n.move != 0 && n.src != u:
		s.ready(u)
		s.died(u)
	case n.move == 0 && n.free:
		s.died(u)
	}
}

// rematerialize computes the value of d, through a register if necessary.
func (s *Sequencer) rematerialize(d Loc) error {
	if !s.env.Locs[d].Memory || !s.moves[s.nodes[d].move-1].ViaReg {
		s.remat(d)
		return nil
	}
	c := s.env.Locs[d].Class
	if s.temp(c, NoLoc) == NoLoc {
		s.lend(c)
	}
	t := s.temp(c, NoLoc)
	if t == NoLoc {
		return &EnvError{c}
	}
	s.rematInto(t, d)
	s.move(d, t)
	return nil
}
