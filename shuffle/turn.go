package shuffle

// turn is a way to implement one cycle: by swaps around a hub, or by moves from a location whose value is saved in
// hold.
type turn struct {
	cost price
	swap bool
	at   Loc  // where the cycle is opened; for swaps, the hub
	hold Loc  // where the value of at is saved; for swaps, a register in place of at, or NoLoc
	made bool // hold must still be written
}

// cycle emits the cheapest turn of c.
func (s *Sequencer) cycle(c cycle) error {
	home, single := s.env.Locs[c.at].Class, true
	for x := c.at; ; {
		n := &s.nodes[x]
		n.ring = true
		single = single && s.env.Locs[x].Class == home
		s.repay(x)
		if x = n.src; x == c.at {
			break
		}
	}
	if !single {
		s.repayAll()
	}
	err := s.turnCycle(c, home, single)
	for x := c.at; ; {
		n := &s.nodes[x]
		n.done, n.ring = true, false
		if x = n.src; x == c.at {
			return err
		}
	}
}

// turnCycle chooses how to implement c, perhaps with a borrowed register, and emits it.
func (s *Sequencer) turnCycle(c cycle, home uint8, single bool) error {
	best := s.bestTurn(c)
	if v, save := s.victim(home, false); single && v != NoLoc && s.temp(home, NoLoc) == NoLoc {
		b, class := &s.mixed.banks[home], &s.env.Classes[home]
		b.lent = v + 1
		if t := s.bestTurn(c); t.cost.plus(price(class.Load)+price(class.Store)) < best.cost {
			best = t
			s.move(save, v)
		} else {
			b.lent = 0
		}
	}
	if best.cost >= impossible {
		return &EnvError{home}
	}
	if best.swap {
		s.swapAround(best)
		return nil
	}
	return s.moveAround(best)
}

// swapAround swaps the hub with every other location of the cycle in turn. A cycle in memory uses a free register as
// its hub, loaded first and stored last.
func (s *Sequencer) swapAround(t turn) {
	hub := t.at
	if t.hold != NoLoc {
		hub = t.hold
		s.move(hub, t.at)
	}
	// The hub holds a value that its reader needs: swapped with that reader, it holds the value that the reader's
	// reader needs. Sources are known, so the readers are visited in reverse.
	s.order = s.order[:0]
	for x := s.nodes[t.at].src; x != t.at; x = s.nodes[x].src {
		s.order = append(s.order, x)
	}
	for i := len(s.order) - 1; i >= 0; i-- {
		s.out = append(s.out, Op{Kind: OpSwap, Dst: hub, Src: s.order[i]})
	}
	if t.hold != NoLoc {
		s.move(t.at, hub)
	}
}

// moveAround opens the cycle at t.at.
func (s *Sequencer) moveAround(t turn) error {
	if t.made {
		if err := s.transfer(t.hold, t.at, NoLoc); err != nil {
			return err
		}
	}
	for x := t.at; ; {
		src := s.nodes[x].src
		if src == t.at {
			return s.transfer(x, t.hold, t.hold)
		}
		if err := s.transfer(x, s.held(src), t.hold); err != nil {
			return err
		}
		x = src
	}
}

// bestTurn computes the cost of every way to implement c: swaps; opening it at each location with the value saved in a
// free register of either bank involved, in an emergency slot, or, if the cycle branches, in the existing copy.
func (s *Sequencer) bestTurn(c cycle) turn {
	best := s.swapTurn(c)
	sum := s.edges(c)
	for reader := c.at; ; {
		at := s.nodes[reader].src
		if copy := s.nodes[at].copy; copy != 0 && s.bank(copy-1).lent != copy {
			s.consider(&best, sum, at, reader, copy-1, false)
		}
		atClass, readerClass := s.env.Locs[at].Class, s.env.Locs[reader].Class
		s.consider(&best, sum, at, reader, s.temp(atClass, NoLoc), true)
		if readerClass != atClass {
			s.consider(&best, sum, at, reader, s.temp(readerClass, NoLoc), true)
		}
		s.consider(&best, sum, at, reader, s.env.emergency(atClass, 1), true)
		if reader = at; reader == c.at {
			break
		}
	}
	s.forgetEdges(c)
	return best
}

// edges adds up the transfers of the cycle by class, those from memory to memory separately. The cost excludes the edge
// at which the cycle is opened, so the sum counts impossible terms separately.
func (s *Sequencer) edges(c cycle) (sum edgeSum) {
	for x := c.at; ; {
		src := s.nodes[x].src
		if from := s.held(src); s.env.Locs[x].Memory && s.env.Locs[from].Memory {
			s.bank(x).crossing++
		} else {
			_, p := s.route(x, from, NoLoc)
			sum.add(p, 1)
		}
		if x = src; x == c.at {
			return sum
		}
	}
}

// edgeSum is a sum of costs from which terms may be removed.
type edgeSum struct {
	possible   price
	impossible int32 // number of impossible terms
}

// add adds p n times, where n is 1 or -1.
func (e *edgeSum) add(p price, n int32) {
	if p >= impossible {
		e.impossible += n
	} else {
		e.possible += price(n) * p
	}
}

func (e edgeSum) price() price {
	if e.impossible > 0 {
		return impossible
	}
	return e.possible
}

func (s *Sequencer) forgetEdges(c cycle) {
	for x := c.at; ; {
		s.bank(x).crossing = 0
		if x = s.nodes[x].src; x == c.at {
			return
		}
	}
}

// consider computes the cost of the cycle opened at `at`, whose value goes to reader from hold instead. sum is the cost
// of its edges that are not from memory to memory.
func (s *Sequencer) consider(best *turn, sum edgeSum, at, reader, hold Loc, made bool) {
	if hold == NoLoc {
		return
	}
	busy := NoLoc // a register that is not free while hold is in use
	if made && !s.env.Locs[hold].Memory {
		busy = hold
	}
	from := s.held(at)
	inMemory := s.env.Locs[from].Memory && s.env.Locs[reader].Memory
	if !inMemory {
		_, p := s.route(reader, from, NoLoc)
		sum.add(p, -1)
	}
	cost := sum.price()
	if made {
		_, p := s.route(hold, at, NoLoc)
		cost = cost.plus(p)
	}
	_, last := s.route(reader, hold, busy)
	cost = cost.plus(last)
	for i := range s.mixed.banks {
		n := s.mixed.banks[i].crossing
		if inMemory && uint8(i) == s.env.Locs[reader].Class {
			n--
		}
		if n > 0 {
			_, p := s.memoryRoute(uint8(i), busy)
			cost = cost.plus(p.times(n))
		}
	}
	if cost < best.cost {
		*best = turn{cost: cost, at: at, hold: hold, made: made}
	}
}

// swapTurn computes the cost of the cycle by swaps, which all its locations must allow.
func (s *Sequencer) swapTurn(c cycle) turn {
	none := turn{cost: impossible, hold: NoLoc}
	home := s.env.Locs[c.at].Class
	class := &s.env.Classes[home]
	var registers, slots price
	hub := c.at
	for x := c.at; ; {
		p := s.env.Locs[x]
		switch {
		case p.Class != home:
			return none
		case p.Memory:
			slots++
		default:
			registers++
			hub = x
		}
		if x = s.nodes[x].src; x == c.at {
			break
		}
	}
	if registers > 1 && class.Swap <= 0 || slots > 0 && class.SwapMem <= 0 {
		return none
	}
	if registers > 0 {
		return turn{swap: true, at: hub, hold: NoLoc,
			cost: (registers-1)*price(class.Swap) + slots*price(class.SwapMem)}
	}
	t := s.temp(home, NoLoc)
	if t == NoLoc {
		return none
	}
	return turn{swap: true, at: c.at, hold: t,
		cost: price(class.Load) + (slots-1)*price(class.SwapMem) + price(class.Store)}
}
