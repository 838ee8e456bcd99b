package puzzle

import (
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/live"
)

// A piece is a register that an instruction needs: in the upper row before it reads, in the lower row after it has
// written.
type piece struct {
	v     regalloc.VReg // the value in the upper row, or None
	d     regalloc.VReg // the value that the instruction writes into the lower row, or None
	class regalloc.ClassID
	bank  int16
	upper bool
	lower bool
	// through: v continues living in this register. A Y-piece that is not through
	// is a late use, an early definition or a tied pair.
	through   bool
	read      bool         // the instruction reads v here
	late      bool         // and holds it until the instruction has written
	early     bool         // d takes its register before all else is read
	stay      bool         // it may stay in v's current register: no other piece keeps that
	pinned    bool         // the register is given
	cur       regalloc.Reg // where v is now, or NoReg
	preferred regalloc.Reg // the preferred register if v cannot stay, or NoReg
	reg       regalloc.Reg // the outcome
}

// clobberable reports whether the piece can be over a clobber: no value lives through it.
func (x *piece) clobberable() bool {
	return !(x.upper && x.lower) || x.v != regalloc.None && x.d != regalloc.None
}

// kind returns the kind of x on a board.
func (x *piece) kind(width int8) board.Kind {
	switch {
	case x.upper && x.lower:
		return board.Y2.OfWidth(int(width))
	case x.upper:
		return board.X1.OfWidth(int(width))
	}
	return board.Z1.OfWidth(int(width))
}

// puzzle is the current instruction as pieces.
type puzzle struct {
	i       regalloc.InstrID
	in      *regalloc.Instr
	ops     []regalloc.Operand
	locs    []regalloc.Loc
	dist    []int32         // by operand: to the next use of its register
	clobbed regalloc.RegSet // units
	clobFor regalloc.RegSet // the registers whose units are in clobbed

	pieces  []piece
	banks   uint32  // that have pieces
	bankOf  []int16 // by class
	pinned  bool    // some piece is
	special bool    // some operand may not be in any register of its class
	ties    bool    // some definition is tied to a use
	of      []int16 // by operand: its piece, or -1
	tied    []int16 // by operand: the definition tied to it, or -1
	slots   int     // operands in memory
	consts  int     // operands that are constants
	evicted []eviction

	areas  []board.Area // scratch of solve
	regs   []int16      // by area: its number in the bank
	want   []board.Placed
	index  []int16        // by element of want: its piece
	wishes []regalloc.Reg // by piece: scratch of search
}

type eviction struct {
	v       regalloc.VReg
	reg     regalloc.Reg
	forgone bool // since another register would cost more
}

// load initializes q for instruction i.
func (q *puzzle) load(s *solution, i regalloc.InstrID) {
	q.i, q.in = i, &s.p.Instrs[i]
	r := q.in.Operands
	q.ops, q.locs, q.dist = s.p.Operands[r[0]:r[1]], s.out.locs[r[0]:r[1]], s.prog.uses.Op[r[0]:r[1]]
	q.pieces, q.evicted, q.banks = q.pieces[:0], q.evicted[:0], 0
	q.of, q.tied = q.of[:0], q.tied[:0]
	q.slots, q.consts = 0, 0
	q.bankOf, q.pinned, q.special, q.ties = s.f.bank, false, false, false
	if q.in.Clobbers != q.clobFor {
		q.clobFor, q.clobbed = q.in.Clobbers, regalloc.RegSet{}
		for set := q.clobFor; !set.Empty(); {
			x := set.First()
			set.Remove(x)
			q.clobbed = q.clobbed.Union(s.m.Regs[x].Units)
		}
	}
	for k := range q.ops {
		q.of, q.tied = append(q.of, -1), append(q.tied, -1)
		c := q.ops[k].Constraint
		q.special = q.special || c != regalloc.InClass
		q.ties = q.ties || c == regalloc.TiedTo
	}
	if q.ties {
		for k := range q.ops {
			if q.ops[k].Constraint == regalloc.TiedTo {
				q.tied[q.ops[k].Tied] = int16(k)
			}
		}
	}
}

// dies reports whether the value that operand k reads has no use afterwards.
func (q *puzzle) dies(k int) bool { return q.dist[k] == live.Never }

// add appends a piece and returns its number.
func (q *puzzle) add(x piece) int16 {
	x.bank = q.bankOf[x.class]
	q.banks |= 1 << x.bank
	q.pinned = q.pinned || x.pinned
	q.pieces = append(q.pieces, x)
	return int16(len(q.pieces)) - 1
}

// find returns the number of the piece that holds v in the upper row and, if
// late, continues holding it; or -1. Only pieces in registers of class c count.
func (s *solution) find(v regalloc.VReg, c regalloc.ClassID, late bool) int16 {
	q := &s.puzzle
	for k := range q.pieces {
		x := &q.pieces[k]
		if x.v != v || !x.upper || x.early || late && (!x.lower || x.d != regalloc.None) {
			continue
		}
		if x.pinned && !s.m.Classes[c].Set.Has(x.reg) {
			continue
		}
		return int16(k)
	}
	return -1
}

// narrow restricts a piece to class c as well.
func (s *inputs) narrow(x *piece, c regalloc.ClassID) {
	if !x.pinned && s.m.Classes[x.class].Set != s.m.Classes[c].Set && s.m.Classes[c].Set.Minus(s.m.Classes[x.class].Set).Empty() {
		x.class = c
	}
}

// cut makes the pieces of the instruction's own operands.
func (s *solution) cut() {
	q := &s.puzzle
	for k := range q.ops {
		if q.ops[k].Role == regalloc.Use {
			s.withoutRegister(k)
		}
	}
	if q.special {
		s.groups()
		for k := range q.ops {
			if o := &q.ops[k]; o.Role == regalloc.Use && q.locs[k] == 0 {
				s.cutDemanding(k, o)
			}
		}
	}
	for k := range q.ops {
		if o := &q.ops[k]; o.Role == regalloc.Use && q.locs[k] == 0 && q.of[k] < 0 {
			s.cutPlain(k, o)
		}
	}
	if q.ties {
		s.yieldToTied()
	}
	for k := range q.ops {
		o := &q.ops[k]
		if o.Role != regalloc.Use && q.of[k] < 0 && q.locs[k] == 0 {
			x := piece{v: regalloc.None, d: o.VReg, class: o.Class, upper: o.Pos == regalloc.Early, lower: true, cur: regalloc.NoReg, preferred: regalloc.NoReg, reg: regalloc.NoReg}
			if o.Constraint == regalloc.InReg {
				x.pinned, x.reg = true, o.Reg
			}
			if half := len(q.ops) / 2; q.in.Flags&regalloc.FlagMove != 0 && k >= half && q.of[k-half] >= 0 {
				x.preferred = q.pieces[q.of[k-half]].preferredOrReg()
			}
			if q.in.Flags&regalloc.FlagLow != 0 && q.of[1-k] >= 0 {
				if r := q.pieces[q.of[1-k]].preferredOrReg(); r != regalloc.NoReg {
					x.preferred = s.m.Low(r)
				}
			}
			q.of[k] = q.add(x)
		}
	}
}

// yieldToTied gives a tied definition the register of its use if the definition prefers it; the overwritten value,
// which lives on, moves.
func (s *solution) yieldToTied() {
	q := &s.puzzle
	for k := range q.pieces {
		t := &q.pieces[k]
		if t.d == regalloc.None || t.v == regalloc.None || t.stay || t.pinned || t.cur == regalloc.NoReg || s.preference(t.d, t.cur) <= s.preference(t.v, t.cur) || !s.spend() {
			continue
		}
		t.stay = true
		v, cur, class := t.v, t.cur, s.p.VRegs[t.v].Class
		found := false
		for n := range q.pieces {
			if x := &q.pieces[n]; x.v == v && x.through {
				x.stay, found = false, true
			}
		}
		if !found {
			q.add(piece{v: v, d: regalloc.None, class: class, upper: true, lower: true, through: true, cur: cur, preferred: regalloc.NoReg, reg: regalloc.NoReg})
		}
	}
}

// preference returns the weight of v's hint for r.
func (s *solution) preference(v regalloc.VReg, r regalloc.Reg) float64 {
	h := &s.vals.hints
	if h.reg[v] == r && h.at[v] > s.cur.pos && !s.crosses(h.at[v]) && s.events.after(r, s.cur.pos) >= h.at[v] {
		return s.p.Blocks[s.cur.now].Freq
	}
	if t := h.target[v]; t != regalloc.None && (h.first[t][0] == r || h.first[t][1] == r) {
		return h.freq[v]
	}
	return 0
}

// preferredOrReg returns the current or expected register of the piece, if known.
func (x *piece) preferredOrReg() regalloc.Reg {
	if x.pinned {
		return x.reg
	}
	return x.cur
}

// withoutRegister decides whether use k is satisfied where its value is: as a
// constant or in memory.
func (s *solution) withoutRegister(k int) {
	q := &s.puzzle
	o := &q.ops[k]
	v := o.VReg
	if s.cur.reg[v] != regalloc.NoReg {
		return
	}
	remat := s.remat(v)
	switch {
	case o.Constraint == regalloc.Anywhere:
		q.locs[k] = s.home(v)
	case o.Constraint != regalloc.InClass || q.tied[k] >= 0:
	case remat:
		if o.Const != regalloc.NoAlt && q.slots == 0 && q.consts == 0 {
			q.locs[k] = regalloc.Recomputed
			q.consts++
		}
	case o.Mem == regalloc.NoAlt || q.slots >= int(q.in.MemLimit) || q.consts > 0:
	case q.in.Flags&regalloc.FlagMove != 0 || s.fold(k, o):
		q.locs[k] = s.home(v)
		q.slots++
	}
}

// fold reports whether use k, which may be in memory, is better left there: a register gains nothing, because the
// next use is in another loop or in rarely executed code, or because none is left.
func (s *solution) fold(k int, o *regalloc.Operand) bool {
	q := &s.puzzle
	if q.dies(k) || !s.spend() {
		return q.dies(k)
	}
	return !s.a.opts.NoFolding && !s.a.opts.Paper && (q.dist[k] >= live.ColdEdge || s.crosses(s.cur.pos+q.dist[k]))
}

// cutDemanding makes the piece of a use that is fixed or tied.
func (s *solution) cutDemanding(k int, o *regalloc.Operand) {
	q := &s.puzzle
	d := q.tied[k]
	if q.of[k] >= 0 || d < 0 && o.Constraint != regalloc.InReg {
		return
	}
	x := piece{v: o.VReg, d: regalloc.None, class: o.Class, upper: true, lower: o.Pos == regalloc.Late, late: o.Pos == regalloc.Late, read: true, stay: q.dies(k), cur: s.cur.reg[o.VReg], preferred: regalloc.NoReg, reg: regalloc.NoReg}
	if o.Constraint == regalloc.InReg {
		x.pinned, x.reg = true, o.Reg
	}
	if d >= 0 {
		def := &q.ops[d]
		x.d, x.lower, x.early = def.VReg, true, def.Pos == regalloc.Early
		s.narrow(&x, def.Class)
		q.of[d] = q.add(x)
		q.of[k] = q.of[d]
		return
	}
	for n := range q.pieces {
		if y := &q.pieces[n]; y.v == x.v && y.pinned && y.reg == x.reg && y.upper && y.d == regalloc.None {
			y.lower, y.late = y.lower || x.lower, y.late || x.late
			q.of[k] = int16(n)
			return
		}
	}
	// A value that is in the right register and not disturbed there stays in it.
	if !q.dies(k) && x.cur == x.reg && s.undisturbed(x.reg) {
		x.lower, x.through = true, true
	}
	q.of[k] = q.add(x)
}

// undisturbed reports whether the instruction neither clobbers r nor writes into
// it or a tied pair.
func (s *solution) undisturbed(r regalloc.Reg) bool {
	q := &s.puzzle
	units := s.m.Regs[r].Units
	if !units.Intersect(q.clobbed).Empty() {
		return false
	}
	given := false
	for k := range q.ops {
		o := &q.ops[k]
		if o.Role != regalloc.Use && o.Constraint == regalloc.InReg && !s.m.Regs[o.Reg].Units.Intersect(units).Empty() {
			return false
		}
		if o.Role != regalloc.Use && o.Constraint == regalloc.TiedTo && fixedRegister(q.ops, o.Tied) == r {
			return false
		}
	}
	for c := range s.regs.given {
		given = given || s.regs.given[c].Has(r)
	}
	return given
}

// fixedRegister returns the register that operand k demands, or NoReg.
func fixedRegister(ops []regalloc.Operand, k int16) regalloc.Reg {
	if ops[k].Constraint == regalloc.InReg {
		return ops[k].Reg
	}
	return regalloc.NoReg
}

// cutPlain creates the piece of a use in any register of a class, unless it exists.
func (s *solution) cutPlain(k int, o *regalloc.Operand) {
	q := &s.puzzle
	late := o.Pos == regalloc.Late
	v := o.VReg
	dead := q.dies(k)
	through := !dead && !s.vals.lowered[v]
	if through {
		for n := range q.pieces { // the piece in which v continues
			if x := &q.pieces[n]; x.v == v && x.through && (!x.pinned || s.m.Classes[o.Class].Set.Has(x.reg)) {
				x.read, x.late = true, x.late || late
				s.narrow(x, o.Class)
				q.of[k] = int16(n)
				return
			}
		}
		for n := range q.pieces {
			through = through && (q.pieces[n].v != v || !q.pieces[n].through)
		}
	}
	if !through || s.cur.reg[v] == regalloc.NoReg {
		if n := s.find(v, o.Class, late); n >= 0 && (q.pieces[n].pinned || s.m.Classes[q.pieces[n].class].Set == s.m.Classes[o.Class].Set) {
			q.of[k] = n
			return
		}
	}
	q.of[k] = q.add(piece{
		v: v, d: regalloc.None, class: o.Class, upper: true, lower: late || through, through: through, read: true, late: late, stay: true,
		cur: s.cur.reg[v], preferred: regalloc.NoReg, reg: regalloc.NoReg,
	})
}

// keep creates pieces for all values in registers of a bank without a continuing piece: they are live through the
// instruction.
func (s *solution) keep(bank int16) {
	q := &s.puzzle
	for _, v := range s.cur.resident[bank] {
		have, dead := false, false
		for k := range q.pieces {
			x := &q.pieces[k]
			if x.v == v {
				have = have || x.through
			}
		}
		for k := range q.ops {
			dead = dead || q.ops[k].VReg == v && q.dies(k)
		}
		for k := range q.evicted {
			dead = dead || q.evicted[k].v == v
		}
		if !have && !dead {
			q.add(piece{v: v, d: regalloc.None, class: s.p.VRegs[v].Class, upper: true, lower: true, through: true, stay: true,
				cur: s.cur.reg[v], preferred: regalloc.NoReg, reg: regalloc.NoReg})
		}
	}
}
