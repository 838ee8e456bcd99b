package pbqp

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	solver "spillway/regalloc/pbqp"
)

// pieceKind is the kind of a piece.
type pieceKind uint8

const (
	wholeRange pieceKind = iota // all of a register
	blockRange                  // some instructions of a block; in memory before and after
	readBy                      // what one instruction reads
	writtenBy                   // a result of one instruction, which may also read it
	tupleOf                     // the operands of one instruction in a group
)

// A piece is a part of a value's live range that is in one register: a node of the graph.
type piece struct {
	v           regalloc.VReg // none for a tuple
	kind        pieceKind
	shape       int32
	block       regalloc.BlockID
	first, last regalloc.InstrID
	loads       bool    // it starts with a load, before the first instruction
	folds       bool    // not in a register means in a slot or a constant, in its instruction
	alt         float64 // the price of not being in a register
	rent        float64 // that of being in any
	late, early bool    // of a piece of one instruction: live where it writes, where it reads
	beside      int32   // the piece of the same value that it may share a register with, or none
	blocked     regalloc.RegSet
}

// A group is the operands of one piece: those of a virtual register in a block, with no call between.
type group struct {
	first, last regalloc.InstrID
	instrs      int32
	piece       int32
	loads       bool
}

// place creates the pieces of all values and the nodes of the graph, with the costs of single nodes.
func (s *state) place() {
	p := s.p
	s.build.graph.Reset()
	s.parts.pieces, s.parts.groups = s.parts.pieces[:0], s.parts.groups[:0]
	s.spent = 0
	for k := range s.parts.whole {
		s.parts.whole[k] = none
	}
	s.build.same = [64]sameMatrix{}
	for b := range p.Blocks {
		s.parts.findGroups(regalloc.BlockID(b))
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			s.build.look(i)
			s.placeInstr(regalloc.BlockID(b), i, p.Blocks[b].Freq)
		}
	}
	s.build.where = scratch.Zeroed(s.build.where, len(s.parts.pieces))
	s.build.live = s.build.live[:0]
}

// findGroups finds the groups of b.
func (s *parts) findGroups(b regalloc.BlockID) {
	s.now++
	first, end := s.p.InstrRange(b)
	for i := first; i < end; i++ {
		in := &s.p.Instrs[i]
		for pass := range 2 {
			if pass == 1 && in.CallClobbers() {
				s.now++
			}
			for n := in.Operands[0]; n < in.Operands[1]; n++ {
				if o := &s.p.Operands[n]; (o.Role == regalloc.Def) == (pass == 1) {
					s.join(i, n, o)
				}
			}
		}
	}
}

// join puts operand n of i into a group.
func (s *parts) join(i regalloc.InstrID, n regalloc.OpID, o *regalloc.Operand) {
	v := o.VReg
	s.group[n] = none
	if !s.split[v] || s.apart[n] || o.Constraint == regalloc.Anywhere {
		return
	}
	if s.epoch[v] != s.now {
		if s.p.Instrs[i].Flags&regalloc.FlagMove != 0 && o.Const != regalloc.NoAlt && s.remat(v) {
			// At a block's start, package outssa moves a constant to the edge if the copy rematerializes it.
			return
		}
		s.epoch[v], s.last[v] = s.now, int32(len(s.groups))
		s.groups = append(s.groups, group{first: i, last: -1, piece: none, loads: o.Role != regalloc.Def})
	}
	g := &s.groups[s.last[v]]
	if g.last != i {
		g.last = i
		g.instrs++
	}
	s.group[n] = s.last[v]
}

// node adds a piece.
func (s *state) node(x piece) int32 {
	sh := &s.regs.shapes[x.shape]
	s.build.buf = scratch.Zeroed(s.build.buf, len(sh.units))
	if sh.tuples == nil && !s.regs.unpaid.Empty() {
		for k, r := range sh.regs {
			if k > 0 && s.regs.unpaid.Has(r) {
				s.build.buf[k] = s.metric.Save(&s.m.Regs[r])
			}
		}
	}
	s.build.graph.Node(s.build.buf...)
	s.parts.pieces = append(s.parts.pieces, x)
	return int32(len(s.parts.pieces)) - 1
}

// hold returns the piece that holds the value of operand n, or none.
func (s *state) hold(b regalloc.BlockID, n regalloc.OpID, o *regalloc.Operand) int32 {
	v := o.VReg
	if !s.parts.split[v] {
		if s.parts.whole[v] == none {
			x := piece{v: v, kind: wholeRange, shape: int32(s.p.VRegs[v].Class), alt: s.prog.price[v], beside: none}
			if s.prog.rigid[v] {
				x.alt = inf
			}
			s.parts.whole[v] = s.node(x)
		}
		return s.parts.whole[v]
	}
	if s.parts.group[n] == none {
		return none
	}
	g := &s.parts.groups[s.parts.group[n]]
	if g.instrs < 2 {
		return none
	}
	if g.piece == none {
		g.piece = s.node(piece{v: v, kind: blockRange, shape: int32(s.p.VRegs[v].Class), block: b, first: g.first, last: g.last, loads: g.loads, beside: none})
		if g.loads {
			s.parts.pieces[g.piece].rent = s.reload(v, s.p.Blocks[b].Freq)
		}
	}
	return g.piece
}

// placeInstr determines the pieces that hold the operands of the current instruction.
func (s *state) placeInstr(b regalloc.BlockID, i regalloc.InstrID, freq float64) {
	a := &s.build.at
	for k := range a.ops {
		n := a.base + regalloc.OpID(k)
		s.parts.holder[n], s.parts.temp[n] = s.hold(b, n, &a.ops[k]), none
	}
	direct := s.direct(i)
	folds := int(s.p.Instrs[i].MemLimit)
	for k := range a.ops {
		o := &a.ops[k]
		n := a.base + regalloc.OpID(k)
		h := s.parts.holder[n]
		cost, folded := s.alone(i, k, freq)
		switch {
		case h == none:
		case s.parts.pieces[h].kind == blockRange:
			s.parts.pieces[h].alt += cost
			if o.Role != regalloc.Use {
				s.parts.pieces[h].rent += s.prog.keep(n, o.VReg, freq)
			}
			fallthrough
		default:
			if o.Role != regalloc.Use && s.p.VRegs[o.VReg].Remat == i {
				s.parts.pieces[h].rent += s.recompute(o.VReg, freq)
			}
		}
		if direct {
			continue
		}
		s.operand(b, i, k, h, folded, freq, &folds)
	}
}

// operand determines the piece of operand k, if other than h, which holds its value, and adds the costs that depend on
// its register.
func (s *state) operand(b regalloc.BlockID, i regalloc.InstrID, k int, h int32, folded, freq float64, folds *int) {
	a := &s.build.at
	o := &a.ops[k]
	n := a.base + regalloc.OpID(k)
	var tied *regalloc.Operand // the use that it is tied to
	x := piece{v: o.VReg, block: b, first: i, last: i, beside: h}
	switch o.Constraint {
	case regalloc.Anywhere:
		if !s.overwritten(k, h) {
			return
		}
	case regalloc.InReg:
		if h != none {
			s.prefer(h, o.Reg, s.copy(o.VReg, freq))
		}
		return
	case regalloc.InGroup:
		s.tuple(b, i, k)
		return
	case regalloc.TiedTo:
		u := &a.ops[o.Tied]
		if u.Constraint == regalloc.InReg {
			if h != none {
				s.prefer(h, u.Reg, s.copy(o.VReg, freq))
			}
			return
		}
		x.early, tied = true, u
	}
	if o.Role == regalloc.Use && a.tie[k] >= 0 {
		return // it is where the definition is
	}
	if s.overwritten(k, h) {
		x.beside = none
	}
	if x.beside != none && s.parts.narrow(h, o.Class).Empty() && (tied == nil || s.parts.narrow(h, tied.Class).Empty()) {
		s.encode(h, o)
		if tied != nil {
			s.encode(h, tied)
		}
		return
	}
	if h == none && o.Role == regalloc.Def && s.removable(i) {
		return
	}
	if o.Role == regalloc.Use && s.shared(k) {
		return
	}
	x.shape = int32(o.Class)
	x.access(o)
	if o.Role == regalloc.Def && x.early && s.reads(h) {
		x.beside = none // which has the old value then
	}
	x.alt = inf
	if h == none && folded < inf && *folds > 0 {
		x.alt, x.folds = folded, true
		if !s.remat(o.VReg) && int(s.p.Instrs[i].MemLimit) > 1 {
			*folds--
		}
	}
	if h == none {
		x.rent = s.inRegister(k, freq)
	}
	t := s.node(x)
	s.parts.temp[n] = t
	if tied != nil {
		s.parts.pieces[t].blocked = s.parts.narrow(t, tied.Class)
		s.encode(t, tied)
	}
	s.encode(t, o)
}

// access sets when operand o of the piece's instruction reads and writes.
func (x *piece) access(o *regalloc.Operand) {
	if o.Role == regalloc.Use {
		x.kind, x.early, x.late = readBy, true, o.Pos == regalloc.Late
		return
	}
	x.kind, x.late = writtenBy, true
	x.early = x.early || o.Role == regalloc.UseDef || o.Pos == regalloc.Early
}

// shared gives read k the piece of another operand that reads the same value, and reports whether there is one.
func (s *state) shared(k int) bool {
	t := s.sameRead(k)
	if t == none {
		return false
	}
	a := &s.build.at
	o, x := &a.ops[k], &s.parts.pieces[t]
	s.parts.temp[a.base+regalloc.OpID(k)] = t
	x.folds, x.alt = false, inf // of two operands in one register none is folded
	x.late = x.late || o.Pos == regalloc.Late
	x.blocked = x.blocked.Union(s.parts.narrow(t, o.Class))
	s.encode(t, o)
	return true
}

// inRegister returns the price of operand k in a register of its own, its value at home.
func (s *state) inRegister(k int, freq float64) (cost float64) {
	o := &s.build.at.ops[k]
	n := s.build.at.base + regalloc.OpID(k)
	if o.Role != regalloc.Def {
		cost += s.reload(o.VReg, freq)
	} else if o.Constraint == regalloc.TiedTo && s.build.at.ops[o.Tied].VReg == o.VReg {
		cost += s.reload(o.VReg, freq)
	}
	if o.Role != regalloc.Use {
		cost += s.prog.keep(n, o.VReg, freq)
		if s.p.VRegs[o.VReg].Remat == s.build.at.instr {
			cost += s.recompute(o.VReg, freq)
		}
	}
	return cost
}

// narrow returns the registers of x's shape that class c does not have.
func (s *parts) narrow(x int32, c regalloc.ClassID) regalloc.RegSet {
	sh := s.pieces[x].shape
	if sh == int32(c) {
		return regalloc.RegSet{}
	}
	return s.p.Allocatable(regalloc.ClassID(sh)).Minus(s.m.Classes[c].Set)
}

// overwritten reports whether use k, of the value in h, must be elsewhere because the instruction overwrites h with
// the value of a use that a definition in h is tied to.
func (s *state) overwritten(k int, h int32) bool {
	a := &s.build.at
	if h == none || !a.tied || a.ops[k].Role != regalloc.Use || a.tie[k] >= 0 {
		return false
	}
	for u, d := range a.tie {
		if d >= 0 && s.parts.holder[a.base+regalloc.OpID(d)] == h && s.parts.holder[a.base+regalloc.OpID(u)] != h {
			return a.ops[u].Constraint != regalloc.InReg
		}
	}
	return false
}

// reads reports whether the current instruction reads the value in h.
func (s *state) reads(h int32) bool {
	for k := range s.build.at.ops {
		if h != none && s.build.at.ops[k].Role != regalloc.Def && s.parts.holder[s.build.at.base+regalloc.OpID(k)] == h {
			return true
		}
	}
	return false
}

// sameRead returns the piece of an earlier use of the same value as use k, or none.
func (s *state) sameRead(k int) int32 {
	a := &s.build.at
	for j := range k {
		if t := s.parts.temp[a.base+regalloc.OpID(j)]; t != none && a.ops[j].VReg == a.ops[k].VReg && s.parts.pieces[t].kind == readBy {
			return t
		}
	}
	return none
}

// prefer adds a price to all registers of x except r.
func (s *state) prefer(x int32, r regalloc.Reg, price float64) {
	if price == 0 || !s.spend() {
		return
	}
	costs := s.build.graph.Costs(solver.Node(x))
	regs := s.regs.shapes[s.parts.pieces[x].shape].regs
	for k := 1; k < len(costs); k++ {
		if regs[k] != r {
			costs[k] += price
		}
	}
}

// encode adds the encoding costs of operand o, by register.
func (s *state) encode(x int32, o *regalloc.Operand) {
	if o.RegCost == 0 || s.metric.Byte == 0 {
		return
	}
	rc := &s.m.RegCosts[o.RegCost]
	costs := s.build.graph.Costs(solver.Node(x))
	for k, r := range s.regs.shapes[s.parts.pieces[x].shape].regs {
		if k == 0 {
			continue
		}
		if rc.Prefix.Has(r) {
			costs[k] += s.metric.Byte * float64(s.m.PrefixBytes)
		}
		if rc.Longer.Has(r) {
			costs[k] += s.metric.Byte
		}
		if rc.Shorter.Has(r) {
			costs[k] -= s.metric.Byte
		}
	}
}

// tuple gives operand k, of a group, the piece of all operands of that group on its side.
func (s *state) tuple(b regalloc.BlockID, i regalloc.InstrID, k int) {
	a := &s.build.at
	o := &a.ops[k]
	n := a.base + regalloc.OpID(k)
	for j := range k {
		if y := &a.ops[j]; y.Constraint == regalloc.InGroup && y.Reg == o.Reg && (y.Role == regalloc.Use) == (o.Role == regalloc.Use) {
			t := s.parts.temp[a.base+regalloc.OpID(j)]
			s.parts.temp[n] = t
			s.parts.pieces[t].late = s.parts.pieces[t].late || o.Role != regalloc.Use || o.Pos == regalloc.Late
			s.parts.pieces[t].early = s.parts.pieces[t].early || o.Role != regalloc.Def || o.Pos == regalloc.Early
			return
		}
	}
	s.parts.temp[n] = s.node(piece{
		v: regalloc.None, kind: tupleOf, shape: int32(len(s.m.Classes)) + int32(o.Reg), block: b, first: i, last: i, alt: inf, beside: none,
		late: o.Role != regalloc.Use || o.Pos == regalloc.Late, early: o.Role != regalloc.Def || o.Pos == regalloc.Early,
	})
}

// splitSpilled splits the pieces that got no register and reports whether there were any.
func (s *state) splitSpilled() (any bool) {
	for x := range s.parts.pieces {
		if y := &s.parts.pieces[x]; s.build.choice[x] == 0 && y.kind <= blockRange {
			s.parts.splitPiece(int32(x))
			any = true
		}
	}
	return any
}

// splitPiece splits a piece of a value for the next graph: a whole live range at blocks and calls, a part of a block
// at instructions.
func (s *parts) splitPiece(x int32) {
	y := &s.pieces[x]
	if y.kind == wholeRange {
		s.split[y.v] = true
		return
	}
	for i := y.first; i <= y.last; i++ {
		r := s.p.Instrs[i].Operands
		for n := r[0]; n < r[1]; n++ {
			if s.holder[n] == x {
				s.apart[n] = true
			}
		}
	}
}

// demote splits pieces that conflict with pieces without a register, or that share a register with another, and
// reports whether there were any.
func (s *state) demote() (any bool) {
	bad := scratch.Zeroed(s.build.where, len(s.parts.pieces))
	s.build.graph.Forbidden(s.build.choice, func(a, b solver.Node) { bad[a], bad[b] = 1, 1 })
	split := func(x int32) {
		if y := &s.parts.pieces[x]; bad[x] < 2 && y.kind <= blockRange && !(y.kind == wholeRange && s.prog.rigid[y.v]) {
			s.parts.splitPiece(x)
			bad[x] |= 2
			any = true
		}
	}
	for x := range s.parts.pieces {
		if bad[x]&1 != 0 {
			split(int32(x))
		}
	}
	s.build.graph.Neighbors(func(a, b solver.Node) {
		if bad[a]&1 != 0 {
			split(int32(b))
		}
		if bad[b]&1 != 0 {
			split(int32(a))
		}
	})
	return any
}
