package shuffle

// route is a way to do one transfer.
type route uint8

const (
	noRoute   route = iota
	direct          // one operation
	viaTemp         // memory to memory through a free register
	viaVictim       // memory to memory through a borrowed register
	viaSlot         // between classes through an emergency slot
)

// price is a sum of Costs; impossible exceeds any of them. Sums and products with impossible are impossible.
type price int64

const impossible price = 1 << 60

func (p price) plus(q price) price { return min(p+q, impossible) }

func (p price) times(n int32) price {
	if p >= impossible && n > 0 {
		return impossible
	}
	return price(n) * p
}

// route chooses how to copy src to dst while hold, a register or NoLoc, must not be touched, and
// returns its price.
func (s *Sequencer) route(dst, src, hold Loc) (route, price) {
	d, u := s.env.Locs[dst], s.env.Locs[src]
	to, from := &s.env.Classes[d.Class], &s.env.Classes[u.Class]
	switch {
	case d.Memory && u.Memory:
		return s.memoryRoute(d.Class, hold)
	case u.Memory:
		return direct, price(to.Load)
	case d.Memory:
		return direct, price(from.Store)
	case d.Class == u.Class:
		return direct, price(to.Move)
	case to.Cross > 0:
		return direct, price(to.Cross)
	case s.env.emergency(d.Class, 0) != NoLoc && s.mixed.banks[d.Class].lent == 0:
		return viaSlot, price(from.Store) + price(to.Load)
	}
	return noRoute, impossible
}

// memoryRoute chooses how to copy memory to memory through class c.
func (s *Sequencer) memoryRoute(c uint8, hold Loc) (route, price) {
	class := &s.env.Classes[c]
	best, cost := noRoute, impossible
	if s.temp(c, hold) != NoLoc {
		best, cost = viaTemp, price(class.Load)+price(class.Store)
	} else if v, _ := s.victim(c, true); v != NoLoc {
		best, cost = viaVictim, 2*(price(class.Load)+price(class.Store))
	}
	if class.MemMove > 0 && price(class.MemMove) < cost {
		best, cost = direct, price(class.MemMove)
	}
	return best, cost
}

// transfer copies src to dst without touching hold.
func (s *Sequencer) transfer(dst, src, hold Loc) error {
	r, _ := s.route(dst, src, hold)
	c := s.env.Locs[dst].Class
	switch r {
	case direct:
		s.move(dst, src)
	case viaTemp:
		t := s.temp(c, hold)
		s.move(t, src)
		s.move(dst, t)
	case viaVictim:
		v, save := s.victim(c, true)
		s.move(save, v)
		s.move(v, src)
		s.move(dst, v)
		s.move(v, save)
	case viaSlot:
		slot := s.env.emergency(c, 0)
		s.move(slot, src)
		s.move(dst, slot)
	default:
		return &EnvError{c}
	}
	return nil
}
