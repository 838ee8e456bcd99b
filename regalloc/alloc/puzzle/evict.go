package puzzle

import "spillway/regalloc"

// evict evicts the value with the least spill cost; ties go to the furthest next use. It reports whether there was
// one.
func (s *solution) evict(bank int16) bool {
	if s.a.opts.Paper {
		return s.evictFurthest(bank)
	}
	q := &s.puzzle
	best, least := -1, float32(0)
	for pass := 0; pass < 2 && best < 0; pass++ {
		for k := range q.pieces {
			x := &q.pieces[k]
			if !x.through || s.bankOf(x) != bank || x.read && pass == 0 || x.pinned {
				continue
			}
			if d := s.score(x); best < 0 || d < least {
				best, least = k, d
			}
		}
	}
	if best < 0 {
		return s.unpin(bank)
	}
	s.evictPiece(best)
	return true
}

// unpin allows a value that stays in a register demanded by an operand to move to another: an operand of a restricted
// class may need the register.
func (s *solution) unpin(bank int16) bool {
	q := &s.puzzle
	for k := range q.pieces {
		x := &q.pieces[k]
		if !x.pinned || !x.through || s.bankOf(x) != bank {
			continue
		}
		x.through, x.lower = false, x.late
		q.add(piece{v: x.v, d: regalloc.None, class: s.p.VRegs[x.v].Class, upper: true, lower: true, through: true, cur: x.cur, preferred: regalloc.NoReg, reg: regalloc.NoReg})
		return true
	}
	return false
}

// score returns the cost of keeping x's value in memory until its next use, more if that is near: then the register is
// soon needed again.
func (s *solution) score(x *piece) float32 {
	next := s.cur.next[x.v]
	q := &s.puzzle
	for k := range q.ops {
		if q.ops[k].VReg == x.v {
			next = s.cur.pos + q.dist[k]
		}
	}
	d := float32(min(next-s.cur.pos, 1<<20))
	cost := s.load(x.v, s.vals.reloads.after(s, x.v, next))
	if !s.remat(x.v) && !s.cur.clean[x.v] {
		cost += s.storing(x.v, float32(s.p.Blocks[s.cur.now].Freq))
	}
	return cost * (1 + 1/(d+1))
}

// storing returns what a store of v adds at a program point executed freq times: once it is
// stored at its definition, all others are free.
func (s *solution) storing(v regalloc.VReg, freq float32) float32 {
	return min(s.store(v, freq), max(0, s.keeping(v, s.p.Blocks[s.vals.defIn[v]].Freq)-s.out.stores[v]))
}

// evictPiece removes piece k's value from the registers after the instruction, or
// before it if the instruction does not read it.
func (s *solution) evictPiece(k int) {
	q := &s.puzzle
	x := &q.pieces[k]
	q.evicted = append(q.evicted, eviction{v: x.v, reg: x.cur})
	if x.read {
		x.through, x.lower = false, x.late
		return
	}
	q.pieces = append(q.pieces[:k], q.pieces[k+1:]...)
	for o := range q.of { // an evicted value has a piece before those of definitions
		if int(q.of[o]) > k {
			q.of[o]--
		}
	}
}

// evictClobbered evicts values from clobbered registers if saving another register for them would cost more than they
// are worth.
func (s *solution) evictClobbered(bank int16) {
	q := &s.puzzle
	if q.clobbed.Empty() || s.a.opts.Paper {
		return
	}
	for {
		worst, need := -1, 0
		for k := range q.pieces {
			x := &q.pieces[k]
			if !x.through || x.pinned || s.bankOf(x) != bank || x.cur != regalloc.NoReg && s.m.Regs[x.cur].Units.Intersect(q.clobbed).Empty() {
				continue
			}
			need++
			if worst < 0 || s.vals.crossing[x.v] < s.vals.crossing[q.pieces[worst].v] {
				worst = k
			}
		}
		if worst < 0 {
			return
		}
		have, price := s.freeSurvivors(q.pieces[worst].class)
		if need <= have || s.vals.crossing[q.pieces[worst].v] >= price {
			return
		}
		s.evictPiece(worst)
		q.evicted[len(q.evicted)-1].forgone = true
	}
}

// freeSurvivors counts the free registers of a class that survive the instruction and
// cost nothing, and returns the price of the cheapest of the others.
func (s *solution) freeSurvivors(c regalloc.ClassID) (free int, price float32) {
	for _, r := range s.m.Classes[c].Regs {
		units := s.m.Regs[r].Units
		if !s.regs.given[c].Has(r) || !units.Intersect(s.puzzle.clobbed.Union(s.cur.busy)).Empty() {
			continue
		}
		if s.cur.used.Has(r) || s.clobbered(r) {
			free++
		} else if x := s.saving(r); price == 0 || x < price {
			price = x
		}
	}
	return free, price
}
