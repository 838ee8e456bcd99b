package puzzle

import (
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/internal/assign"
)

// instr finds registers for instruction i of block b.
func (s *solution) instr(b regalloc.BlockID, i regalloc.InstrID) error {
	q := &s.puzzle
	q.load(s, i)
	if s.recomputable(i) {
		q.locs[0] = regalloc.Recomputed
		s.decide(regalloc.Assigned, i, q.ops[0].VReg, 0, regalloc.Recomputed, "it is rematerialized at its use, and the instruction removed")
		return nil
	}
	s.cut()
	for bank := range s.f.banks {
		if err := s.solve(int16(bank)); err != nil {
			return err
		}
	}
	return s.commit(b)
}

// recomputable reports whether i makes a constant: it is removed, and the constant rematerialized where needed.
func (s *solution) recomputable(i regalloc.InstrID) bool {
	q := &s.puzzle
	return q.in.Flags&regalloc.FlagRemat != 0 && len(q.ops) == 1 && s.p.VRegs[q.ops[0].VReg].Remat == i && q.ops[0].Constraint == regalloc.InClass
}

// bankOf returns the bank of a piece.
func (s *solution) bankOf(x *piece) int16 { return x.bank }

// solve finds registers for the pieces of a bank.
func (s *solution) solve(bank int16) error {
	q := &s.puzzle
	if s.a.opts.Paper {
		s.classifySizes(bank)
	}
	if q.banks>>bank&1 == 0 && (q.clobbed.Intersect(s.cur.busy).Empty() || len(s.cur.resident[bank]) == 0) {
		return nil
	}
	s.classify(bank)
	if s.extend(bank) {
		s.a.stats.Extended++
		s.a.stats.Calls++
		s.a.stats.note(1)
		return nil
	}
	return s.resolve(bank)
}

// extend extends the previous solution: every value stays where it is, and new pieces go into free areas. It reports
// whether that succeeds.
func (s *solution) extend(bank int16) bool {
	q := &s.puzzle
	upper, lower := s.cur.busy, s.cur.busy
	for k := range q.ops {
		if v := q.ops[k].VReg; q.ops[k].Role == regalloc.Use && q.dies(k) && s.cur.reg[v] != regalloc.NoReg {
			lower = lower.Minus(s.m.Regs[s.cur.reg[v]].Units)
		}
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.through && !x.stay && x.cur != regalloc.NoReg {
			lower = lower.Minus(s.m.Regs[x.cur].Units) // yieldToTied
		}
	}
	if !q.clobbed.Empty() {
		for _, v := range s.cur.resident[bank] {
			if units := s.m.Regs[s.cur.reg[v]].Units.Intersect(q.clobbed); !units.Intersect(lower).Empty() {
				return false
			}
		}
	}
	if q.pinned {
		for k := range q.pieces {
			if x := &q.pieces[k]; x.pinned && s.bankOf(x) == bank && !s.cur.pinnedFits(x, &upper, &lower) {
				return false
			}
		}
	}
	var claimed regalloc.RegSet
	for k := range q.pieces {
		x := &q.pieces[k]
		if x.pinned || s.bankOf(x) != bank {
			continue
		}
		x.reg = regalloc.NoReg
		if x.cur == regalloc.NoReg || !x.stay || !s.regs.given[x.class].Has(x.cur) {
			continue
		}
		units := s.m.Regs[x.cur].Units
		if !units.Intersect(claimed).Empty() || x.lower && !x.through && !units.Intersect(lower).Empty() ||
			x.lower && !x.clobberable() && !units.Intersect(q.clobbed).Empty() {
			continue
		}
		x.reg = x.cur
		claimed = claimed.Union(units)
		if x.lower {
			lower = lower.Union(units)
		}
	}
	return s.placeRest(bank, upper, lower)
}

// pinnedFits enters a pinned piece into the rows, unless another value is there.
func (s *places) pinnedFits(x *piece, upper, lower *regalloc.RegSet) bool {
	units := s.m.Regs[x.reg].Units
	for set := units; !set.Empty(); {
		u := set.First()
		set.Remove(u)
		w := s.at[u]
		if w == regalloc.None {
			continue
		}
		if x.upper && (w != x.v || s.reg[w] != x.reg) {
			return false
		}
		if x.lower && !x.through && lower.Has(u) {
			return false
		}
	}
	if x.upper {
		*upper = upper.Union(units)
	}
	if x.lower {
		*lower = lower.Union(units)
	}
	return true
}

// placeRest gives the pieces without a register one that is free, those that
// need both rows first.
func (s *solution) placeRest(bank int16, upper, lower regalloc.RegSet) bool {
	q := &s.puzzle
	for pass := range 2 {
		for k := range q.pieces {
			x := &q.pieces[k]
			if x.reg != regalloc.NoReg || s.bankOf(x) != bank || (x.upper && x.lower) != (pass == 0) {
				continue
			}
			x.reg = s.pick(x, upper, lower)
			if x.reg == regalloc.NoReg {
				return false
			}
			units := s.m.Regs[x.reg].Units
			if x.upper {
				upper = upper.Union(units)
			}
			if x.lower {
				lower = lower.Union(units)
			}
		}
	}
	return true
}

// pick chooses a register for x that is free in its rows.
func (s *solution) pick(x *piece, upper, lower regalloc.RegSet) regalloc.Reg {
	var taken regalloc.RegSet
	if x.upper {
		taken = upper
	}
	if x.lower {
		taken = taken.Union(lower)
	}
	if !x.clobberable() {
		taken = taken.Union(s.puzzle.clobbed)
	}
	v := x.d
	if v == regalloc.None {
		v = x.v
	}
	return s.choose(v, x.class, taken, x.preferred)
}

// resolve solves the board of the bank again, guided by the previous solution. It
// evicts values until there is a solution.
func (s *solution) resolve(bank int16) error {
	q := &s.puzzle
	s.keep(bank)
	s.evictClobbered(bank)
	for calls := 1; ; calls++ {
		s.a.stats.Calls++
		if s.solveBoard(bank) {
			s.a.stats.note(calls)
			return nil
		}
		if !s.evict(bank) {
			return s.infeasible(q)
		}
	}
}

// solveBoard makes one attempt. The board models neither restricted classes nor pairs of values that may lie over a
// clobber: if they affect the outcome, registers are found by search.
func (s *solution) solveBoard(bank int16) bool {
	q := &s.puzzle
	restricted, pairs := false, false
	for k := range q.pieces {
		if x := &q.pieces[k]; s.bankOf(x) == bank && !x.pinned {
			restricted = restricted || s.regs.restricted[x.class]
			pairs = pairs || x.upper && x.lower && x.clobberable()
		}
	}
	s.choosePreferred(bank)
	if pairs && !q.clobbed.Empty() {
		return s.search(bank)
	}
	s.build(bank)
	if !s.solver.Guide(q.areas, q.want) {
		return false
	}
	for n, w := range q.want {
		x := &q.pieces[q.index[n]]
		x.reg = s.f.register(bank, board.Spot{Area: q.regs[w.Area], Column: w.Column}, s.f.width[x.class])
		if restricted && (x.reg == regalloc.NoReg || !s.regs.given[x.class].Has(x.reg)) {
			s.choosePreferred(bank)
			return s.search(bank)
		}
	}
	return true
}

// choosePreferred determines the preferred spots of pieces: the current register if no pinned piece and no clobber is
// in the way, else a register free of both.
func (s *solution) choosePreferred(bank int16) {
	q := &s.puzzle
	var upper, lower regalloc.RegSet
	for k := range q.pieces {
		switch x := &q.pieces[k]; {
		case s.bankOf(x) != bank:
		case x.pinned:
			s.cover(x, x.reg, &upper, &lower)
		default:
			x.reg = regalloc.NoReg
		}
	}
	for pass := range 2 {
		for k := range q.pieces {
			x := &q.pieces[k]
			if x.pinned || s.bankOf(x) != bank {
				continue
			}
			if pass == 0 {
				if x.cur == regalloc.NoReg || !x.stay || !s.regs.given[x.class].Has(x.cur) || !s.isFree(x, x.cur, upper, lower) {
					continue
				}
				x.reg = x.cur
			} else if x.reg == regalloc.NoReg {
				x.reg = s.pick(x, upper, lower)
			} else {
				continue
			}
			if x.reg != regalloc.NoReg {
				s.cover(x, x.reg, &upper, &lower)
			}
		}
	}
}

// isFree reports whether x can have r.
func (s *solution) isFree(x *piece, r regalloc.Reg, upper, lower regalloc.RegSet) bool {
	units := s.m.Regs[r].Units
	return (!x.upper || units.Intersect(upper).Empty()) && (!x.lower || units.Intersect(lower).Empty()) &&
		(x.clobberable() || units.Intersect(s.puzzle.clobbed).Empty())
}

// cover adds the units of x in register r to its rows.
func (s *inputs) cover(x *piece, r regalloc.Reg, upper, lower *regalloc.RegSet) {
	units := s.m.Regs[r].Units
	if x.upper {
		*upper = upper.Union(units)
	}
	if x.lower {
		*lower = lower.Union(units)
	}
}

// build lays the board out: the areas that may be allocated, with the squares of
// pinned pieces and clobbers filled. A clobbered area takes values that end and
// values that begin, but none that goes through: it becomes two, of one row each.
func (s *solution) build(bank int16) {
	q := &s.puzzle
	b := &s.f.banks[bank]
	q.areas, q.regs, q.want, q.index = q.areas[:0], q.regs[:0], q.want[:0], q.index[:0]
	begin := false
	for k := range q.pieces {
		x := &q.pieces[k]
		if x.pinned || s.bankOf(x) != bank {
			continue
		}
		begin = begin || !x.upper
		q.want = append(q.want, board.Placed{Kind: x.kind(s.f.width[x.class]), Spot: board.Nowhere})
		q.index = append(q.index, int16(k))
	}
	for i := range b.Areas {
		if !s.regs.usable[bank][i] {
			continue
		}
		a := b.Areas[i]
		clobbed := s.clobberedColumns(b.Regs[i])
		low := a
		for k := range q.pieces {
			if x := &q.pieces[k]; x.pinned && s.bankOf(x) == bank && s.f.shapes[x.reg].Area == int16(i) {
				squares := s.columns(x.reg)
				if x.upper {
					a.Upper |= squares
				}
				if x.lower {
					a.Lower |= squares
				}
			}
		}
		if clobbed != 0 {
			low.Upper = 1<<low.Columns - 1
			low.Lower = a.Lower | low.Upper&^clobbed
			a.Lower |= clobbed
		}
		q.areas, q.regs = append(q.areas, a), append(q.regs, int16(i))
		if clobbed != 0 && begin {
			q.areas, q.regs = append(q.areas, low), append(q.regs, int16(i))
		}
	}
	for n := range q.want {
		x := &q.pieces[q.index[n]]
		if x.reg == regalloc.NoReg {
			continue
		}
		shape, squares := &s.f.shapes[x.reg], s.columns(x.reg)
		for i, a := range q.areas {
			if q.regs[i] == shape.Area && (!x.upper || a.Upper&squares == 0) && (!x.lower || a.Lower&squares == 0) {
				q.want[n].Spot = board.Spot{Area: int16(i), Column: shape.Column}
				break
			}
		}
		x.reg = regalloc.NoReg
	}
}

// columns returns the columns of its area that r covers, as bits.
func (s *inputs) columns(r regalloc.Reg) uint8 {
	x := &s.f.shapes[r]
	b := &s.f.banks[x.Bank]
	n := int(x.Width) * int(b.Areas[x.Area].Columns) / b.Widest
	return (1<<n - 1) << x.Column
}

// clobberedColumns returns the columns of an area that the instruction destroys.
func (s *solution) clobberedColumns(area regalloc.Reg) (columns uint8) {
	q := &s.puzzle
	if s.m.Regs[area].Units.Intersect(q.clobbed).Empty() {
		return 0
	}
	conflicts := s.m.Conflicts(area)
	for set := conflicts.Intersect(q.clobFor); !set.Empty(); {
		r := set.First()
		set.Remove(r)
		if s.f.shapes[r].Bank >= 0 {
			columns |= s.columns(r)
		}
	}
	return columns
}

// infeasible describes an instruction whose operands cannot all be satisfied.
func (s *inputs) infeasible(q *puzzle) error {
	return assign.Infeasible(s.p, q.i, "its operands do not fit into the registers")
}
