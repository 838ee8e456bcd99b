package interference

import (
	"cmp"
	"fmt"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	"spillway/regalloc/outssa"
)

// A span is the interval of a node, both ends included, in ticks. These count
// backwards, three for each instruction: where moves after it are, where it writes,
// and where it reads. Two nodes of which one is written while the other is live are
// live in one tick.
type span struct {
	end, start int32 // end <= start, since ticks count backwards
}

// never is the span of a node that is not live anywhere.
var never = span{end: 1<<31 - 1, start: -1}

// reach makes s include a tick.
func (s *span) reach(tick int32) { s.end, s.start = min(s.end, tick), max(s.start, tick) }

// A Scan says how intervals get registers.
type Scan struct {
	// Extended: values are spilled, the cheapest first, until at no program point more of
	// them are live than there are registers; then each gets a register for each block, and
	// moves on edges. Otherwise a value has one register for life, and what ends last is
	// spilled where there is none.
	Extended bool
}

// scanner is the state of a linear scan.
type scanner struct {
	scan    Scan
	sorted  []Node // by start
	active  []Node // those that have registers where the scan is
	victims []Node
	best    []Node
	room    []int32 // by class: how many of its registers share no units
}

// AllocateIntervals returns a Result of p, a valid Problem, by a linear scan over the
// intervals of its nodes, which have no holes. The errors are those of Allocate.
func (a *Allocator) AllocateIntervals(p *regalloc.Problem, opts regalloc.Options, scan Scan) (*regalloc.Result, error) {
	a.intervals, a.pieces, a.scanner.scan = true, scan.Extended, scan
	method, err := outssa.ByName(opts.OutOfSSA)
	if err != nil {
		return nil, err
	}
	return a.rounds(p, opts, outssa.Options{Method: method}, a.sweep)
}

// sweep gives nodes registers in order of their starts, and reports whether all got one.
// If not, values were spilled, or instructions pinned.
func (a *Allocator) sweep() (done bool, err error) {
	s := &a.scanner
	a.used, a.bonus = regalloc.RegSet{}, scratch.Zeroed(a.bonus, len(a.m.Regs))
	s.sort(a)
	if s.scan.Extended && a.relieve() {
		return false, nil
	}
	s.active = s.active[:0]
	done = true
	for _, n := range s.sorted {
		s.expire(a, n)
		x := &a.nodes[n]
		if x.value != regalloc.None && a.spilled[x.value] {
			continue
		}
		free := x.avail
		for _, m := range s.active {
			free = free.Minus(a.m.Conflicts(a.nodes[m].reg))
		}
		r, price := a.choose(n, free)
		switch {
		case r == regalloc.NoReg:
			done = false
			if r, err = a.evict(n); err != nil {
				return false, err
			}
			if r == regalloc.NoReg {
				continue
			}
		case price > x.cost && x.value != regalloc.None:
			done = false
			a.logSpill(n, none, "a register is free, but using it costs more than memory")
			a.spill(n)
			continue
		}
		if a.opts.Log != nil {
			a.log(regalloc.Assigned, n, none, regalloc.InRegister(r), fmt.Sprintf("at its start, while %d others have registers", len(s.active)))
		}
		x.reg = r
		a.used = a.used.Union(a.m.Kin(r))
		s.active = append(s.active, n)
	}
	return done, nil
}

// sort lists the nodes by start; those with the fewest registers come first where
// several start.
func (s *scanner) sort(a *Allocator) {
	s.sorted = s.sorted[:0]
	for n := range Node(len(a.nodes)) {
		if a.spans[n].start >= 0 {
			s.sorted = append(s.sorted, n)
		}
	}
	slices.SortFunc(s.sorted, func(x, y Node) int {
		return cmp.Or(cmp.Compare(a.spans[y].start, a.spans[x].start), cmp.Compare(a.nodes[x].colors, a.nodes[y].colors), cmp.Compare(x, y))
	})
}

// expire takes off the list what ends before n starts.
func (s *scanner) expire(a *Allocator, n Node) {
	left := s.active[:0]
	for _, m := range s.active {
		if a.spans[m].end <= a.spans[n].start {
			left = append(left, m)
		}
	}
	s.active = left
}

// evict finds a register for n where none is free: the one whose values end last, or, of
// an extended scan, cost least in memory. They go there, unless n ends later or costs
// less still, which then goes itself. If n is of an instruction's own and no register
// has values only, the instruction's operands are searched for.
func (a *Allocator) evict(n Node) (regalloc.Reg, error) {
	s, x := &a.scanner, &a.nodes[n]
	best := regalloc.NoReg
	least := 0.0
	s.best = s.best[:0]
	for _, r := range a.m.Classes[x.class].Regs {
		if !x.avail.Has(r) || !a.victimsOf(r) {
			continue
		}
		reluctance := 0.0
		for _, m := range s.victims {
			if s.scan.Extended {
				reluctance += a.nodes[m].cost
			} else {
				reluctance = max(reluctance, float64(a.spans[m].end))
			}
		}
		if best == regalloc.NoReg || reluctance < least {
			best, least = r, reluctance
			s.best = append(s.best[:0], s.victims...)
		}
	}
	own := float64(a.spans[n].end)
	if s.scan.Extended {
		own = x.cost
	}
	why := "no register is free, and it ends last"
	if s.scan.Extended {
		why = "no register is free, and it is cheapest in memory"
	}
	if x.value != regalloc.None && (best == regalloc.NoReg || least >= own) {
		a.logSpill(n, none, why)
		a.spill(n)
		return regalloc.NoReg, nil
	}
	if best == regalloc.NoReg {
		if i := x.instr; a.pin[i] != 0 {
			return best, assign.Infeasible(a.p, i, "its constraints are unsatisfiable")
		}
		return best, a.pinInstr(x.instr)
	}
	for _, m := range s.best {
		a.logSpill(m, n, why)
		a.spill(m)
		s.active = slices.DeleteFunc(s.active, func(y Node) bool { return y == m })
	}
	return best, nil
}

// victimsOf lists what has registers that share units with r, and reports whether that
// are values only.
func (a *Allocator) victimsOf(r regalloc.Reg) bool {
	s := &a.scanner
	s.victims = s.victims[:0]
	c := a.m.Conflicts(r)
	for _, m := range s.active {
		if c.Has(a.nodes[m].reg) {
			if a.nodes[m].value == regalloc.None {
				return false
			}
			s.victims = append(s.victims, m)
		}
	}
	return true
}

// relieve spills values, the cheapest first, where more are live than there are
// registers, and reports whether it had to.
func (a *Allocator) relieve() (spilled bool) {
	s := &a.scanner
	s.room = s.room[:0]
	for c := range a.classes {
		n := int32(0)
		for rs := a.alloc[c]; !rs.Empty(); n++ {
			rs = rs.Minus(a.m.Conflicts(rs.First()))
		}
		s.room = append(s.room, n)
	}
	s.active = s.active[:0]
	for _, n := range s.sorted {
		if a.isSpilled(n) {
			continue
		}
		s.expire(a, n)
		s.active = append(s.active, n)
		for c := range a.classes {
			if a.within[int(a.nodes[n].class)*a.classes+c] && a.relieveClass(c) {
				spilled = true
			}
		}
	}
	return spilled
}

// relieveClass spills the cheapest of the active values of classes within c if there are
// too many for its registers, and reports whether it has.
func (a *Allocator) relieveClass(c int) bool {
	s := &a.scanner
	live, best := int32(0), none
	for _, m := range s.active {
		x := &a.nodes[m]
		if !a.within[int(x.class)*a.classes+c] {
			continue
		}
		live++
		if x.value != regalloc.None && (best == none || x.cost < a.nodes[best].cost) {
			best = m
		}
	}
	if live <= s.room[c] || best == none {
		return false
	}
	a.logSpill(best, none, "more values are live than there are registers, and it is cheapest in memory")
	a.spill(best)
	s.active = slices.DeleteFunc(s.active, func(y Node) bool { return y == best })
	return true
}
