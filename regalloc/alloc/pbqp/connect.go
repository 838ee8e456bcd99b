package pbqp

import (
	"math"

	"spillway/regalloc"
	"spillway/regalloc/live"
	solver "spillway/regalloc/pbqp"
)

// Limits on the edges of a graph, per instruction and in total: they may grow quadratically if pieces live through
// much of the function.
const (
	edgesEach  = 2 * live.PointsEach
	leastEdges = live.PointsLeast
)

// connect walks backwards over all code and adds the edges of the graph: between a piece that begins and the pieces
// live there, and for copies between pieces that do not interfere. Then it sets the costs of unavailable options. It
// reports false if there are too many edges.
func (s *state) connect() bool {
	most := leastEdges + edgesEach*len(s.p.Instrs)
	for b := range s.p.Blocks {
		b := regalloc.BlockID(b)
		for _, v := range s.sets.LiveOut(b) {
			if x := s.parts.whole[v]; x != none {
				s.build.enter(x)
			}
		}
		first, end := s.p.InstrRange(b)
		for i := end - 1; i >= first; i-- {
			s.build.look(i)
			s.connectInstr(i, s.p.Blocks[b].Freq)
			if s.build.graph.Edges() > most {
				return false
			}
		}
		s.build.empty()
	}
	for x := range s.parts.pieces {
		y := &s.parts.pieces[x]
		sh := &s.regs.shapes[y.shape]
		costs := s.build.graph.Costs(solver.Node(x))
		costs[0] = y.alt
		for k := 1; k < len(costs); k++ {
			costs[k] += y.rent
			if !sh.set(k).Intersect(y.blocked).Empty() {
				costs[k] = solver.Inf
			}
		}
	}
	return true
}

// placed returns the piece of operand k of the current instruction, or none.
func (s *state) placed(k int) int32 {
	n := s.build.at.base + regalloc.OpID(k)
	if t := s.parts.temp[n]; t != none {
		return t
	}
	switch o := &s.build.at.ops[k]; {
	case o.Constraint == regalloc.InReg:
		return none
	case o.Constraint == regalloc.TiedTo && s.build.at.ops[o.Tied].Constraint == regalloc.InReg:
		return none
	case o.Role == regalloc.Use && s.build.at.tie[k] >= 0:
		return none // same piece as the definition
	}
	return s.parts.holder[n]
}

// demanded returns the register that operand k has to be in, or NoReg.
func (s *building) demanded(k int) regalloc.Reg {
	o := &s.at.ops[k]
	if o.Constraint == regalloc.TiedTo {
		o = &s.at.ops[o.Tied]
	}
	if o.Constraint == regalloc.InReg {
		return o.Reg
	}
	return regalloc.NoReg
}

// source returns the piece that the value of use k comes from before the instruction, or none if it comes
// from home.
func (s *state) source(k int) int32 {
	h := s.parts.holder[s.build.at.base+regalloc.OpID(k)]
	if h != none && s.parts.pieces[h].kind == blockRange && s.parts.pieces[h].loads && s.parts.pieces[h].first == s.build.at.instr {
		return none
	}
	return h
}

// atLate reports whether operand o is alive where the instruction writes, atEarly where it reads.
func atLate(o *regalloc.Operand) bool  { return o.Role != regalloc.Use || o.Pos == regalloc.Late }
func atEarly(o *regalloc.Operand) bool { return o.Role != regalloc.Def || o.Pos == regalloc.Early }

// connectInstr walks backwards over the current instruction, i.
func (s *state) connectInstr(i regalloc.InstrID, freq float64) {
	s.connectWrites()
	s.leaveWrites()
	s.blockClobbers(s.p.Instrs[i].Clobbers)
	s.copies(freq)
	s.enterReads(i)
	s.connectReads(i)
	s.leaveReads(i)
}

// connectWrites makes the results of the current instruction interfere with the pieces live after it and with each
// other.
func (s *state) connectWrites() {
	a := &s.build.at
	for k := range a.ops {
		if o := &a.ops[k]; atLate(o) {
			if x := s.placed(k); x != none {
				s.build.enter(x)
			}
			if h := s.written(k); h != none {
				s.build.enter(h)
			}
		}
	}
	for k := range a.ops {
		o := &a.ops[k]
		if !atLate(o) {
			continue
		}
		if o.Role != regalloc.Use {
			x := s.placed(k)
			if x != none {
				s.interfere(x)
			}
			if h := s.written(k); h != none && h != x {
				s.interfere(h)
			}
		}
		if r := s.build.demanded(k); r != regalloc.NoReg {
			s.block(o.VReg, r)
		}
	}
}

// written returns the piece that the value of operand k goes to, which outlives the instruction, or none.
func (s *state) written(k int) int32 {
	n := s.build.at.base + regalloc.OpID(k)
	if s.build.at.ops[k].Role == regalloc.Use || s.prog.dead[n] {
		return none
	}
	return s.parts.holder[n]
}

// leaveWrites ends the pieces that the current instruction defines; early ones are live while it reads.
func (s *state) leaveWrites() {
	a := &s.build.at
	for k := range a.ops {
		o := &a.ops[k]
		if o.Role == regalloc.Use {
			continue
		}
		x := s.placed(k)
		if x != none && !(o.Pos == regalloc.Early && o.Constraint != regalloc.TiedTo && o.Role == regalloc.Def) {
			s.build.leave(x)
		}
		if h := s.parts.holder[a.base+regalloc.OpID(k)]; h != none && h != x {
			s.build.leave(h)
		}
	}
}

// blockClobbers forbids the registers clobbered by the current instruction to pieces live across it.
func (s *state) blockClobbers(clobbers regalloc.RegSet) {
	if clobbers.Empty() {
		return
	}
	destroyed := s.closed(clobbers)
	for _, x := range s.build.live {
		s.parts.pieces[x].blocked = s.parts.pieces[x].blocked.Union(destroyed)
	}
}

// enterReads makes the values that instruction i reads live.
func (s *state) enterReads(i regalloc.InstrID) {
	a := &s.build.at
	for k := range a.ops {
		o := &a.ops[k]
		x := s.placed(k)
		if x != none && (atEarly(o) || o.Constraint == regalloc.TiedTo || s.parts.pieces[x].early && s.parts.pieces[x].kind >= readBy) {
			s.build.enter(x)
		}
		if h := s.parts.holder[a.base+regalloc.OpID(k)]; h != none && s.parts.pieces[h].kind == blockRange && s.parts.pieces[h].last > i && (s.parts.pieces[h].first < i || s.parts.pieces[h].loads) {
			s.build.enter(h)
		}
	}
}

// connectReads makes the pieces that begin where instruction i reads interfere with what is live there.
func (s *state) connectReads(i regalloc.InstrID) {
	a := &s.build.at
	for k := range a.ops {
		o := &a.ops[k]
		n := a.base + regalloc.OpID(k)
		x := s.placed(k)
		if x != none && s.parts.begins(x, o, i) {
			s.interfere(x)
		}
		if h := s.parts.holder[n]; h != none && h != x && s.parts.pieces[h].kind == blockRange && s.parts.pieces[h].first == i && s.parts.pieces[h].loads {
			s.interfere(h)
		}
		if r := s.build.demanded(k); r != regalloc.NoReg && atEarly(o) {
			v := o.VReg
			if s.overwritten(k, s.parts.holder[n]) {
				v = regalloc.None // which has another value by then
			}
			s.block(v, r)
		}
	}
}

// leaveReads ends the pieces that begin at instruction i, and makes the pieces that its operands come from live.
func (s *state) leaveReads(i regalloc.InstrID) {
	a := &s.build.at
	for k := range a.ops {
		if x := s.placed(k); x != none && s.parts.begins(x, &a.ops[k], i) {
			s.build.leave(x)
		}
		if h := s.parts.holder[a.base+regalloc.OpID(k)]; h != none && s.parts.pieces[h].kind == blockRange && s.parts.pieces[h].first == i {
			s.build.leave(h)
		}
	}
	for k := range a.ops {
		if a.ops[k].Role != regalloc.Def {
			if h := s.source(k); h != none {
				s.build.enter(h)
			}
		}
	}
}

// begins reports whether piece x, which operand o of i is in, is live where i reads and not before.
func (s *parts) begins(x int32, o *regalloc.Operand, i regalloc.InstrID) bool {
	y := &s.pieces[x]
	switch {
	case y.kind >= readBy:
		return y.early
	case o.Role == regalloc.Use:
		return y.kind == blockRange && y.first == i && y.loads
	case o.Role == regalloc.Def:
		return o.Constraint == regalloc.TiedTo || o.Pos == regalloc.Early
	}
	return y.kind == blockRange && y.first == i // a use-def
}

// interfere adds edges between x and all other live pieces.
func (s *state) interfere(x int32) {
	for _, y := range s.build.live {
		if x != y && s.parts.pieces[x].beside != y && s.parts.pieces[y].beside != x && !s.untied(x, y) {
			s.conflict(x, y)
		}
	}
}

// untied reports whether x is a definition of the current instruction and y holds the value of its tied use, which
// ends there, or vice versa. They may share a register.
func (s *state) untied(x, y int32) bool {
	a := &s.build.at
	if !a.tied || len(a.ending) == 0 { // or it is passing what it writes
		return false
	}
	for u, d := range a.tie {
		if d < 0 || a.ops[d].Pos == regalloc.Early { // other reads of y come later
			continue
		}
		px, pu := s.placed(int(d)), s.source(u)
		if (px == x && pu == y || px == y && pu == x) && a.ending[u] {
			return true
		}
	}
	return false
}

// conflict adds the edge that prevents x and y from sharing a register.
func (s *state) conflict(x, y int32) {
	a, b := s.parts.pieces[x].shape, s.parts.pieces[y].shape
	n := int32(len(s.regs.shapes))
	if !s.regs.sharing[a*n+b] {
		return
	}
	if s.parts.pieces[x].kind == tupleOf || s.parts.pieces[y].kind == tupleOf {
		s.conflictTuple(x, y)
		return
	}
	s.build.graph.Edge(solver.Node(x), solver.Node(y), s.regs.clash[a*n+b])
}

// exclusive returns the matrix that forbids options that share units, except for some if except is not nil.
func (s *building) exclusive(x, y *shape, except func(i, j int) bool) solver.Matrix {
	s.buf = s.buf[:0]
	for i := range x.units {
		for j := range y.units {
			c := 0.0
			if !x.units[i].Intersect(y.set(j)).Empty() && (except == nil || !except(i, j)) {
				c = solver.Inf
			}
			s.buf = append(s.buf, c)
		}
	}
	return s.graph.Matrix(len(x.units), len(y.units), s.buf)
}

// conflictTuple is conflict if one of the two is a tuple: the other may be in a register of the tuple that holds the
// same value.
func (s *state) conflictTuple(x, y int32) {
	if s.parts.pieces[x].kind != tupleOf {
		x, y = y, x
	}
	t, u := &s.regs.shapes[s.parts.pieces[x].shape], &s.regs.shapes[s.parts.pieces[y].shape]
	m := s.build.exclusive(t, u, func(i, j int) bool {
		if s.parts.pieces[y].kind == tupleOf || i == 0 || j == 0 {
			return false
		}
		for k := range s.build.at.ops {
			n := s.build.at.base + regalloc.OpID(k)
			if o := &s.build.at.ops[k]; s.parts.temp[n] == x && s.parts.holder[n] == y && o.Role == regalloc.Use && int(o.Tied) < len(t.tuples[i]) && t.tuples[i][o.Tied] == u.regs[j] && !s.overwritten(k, y) {
				return regalloc.SetOf(t.tuples[i]...).Intersect(u.units[j]).Minus(regalloc.SetOf(u.regs[j])).Empty()
			}
		}
		return false
	})
	s.build.graph.Edge(solver.Node(x), solver.Node(y), m)
}

// block excludes live pieces from registers that share a unit with r, which must hold v. Pieces of v may be in r
// itself.
func (s *state) block(v regalloc.VReg, r regalloc.Reg) {
	rs := s.m.Conflicts(r)
	own := rs
	own.Remove(r)
	for _, x := range s.build.live {
		y := &s.parts.pieces[x]
		if y.v == v && y.kind <= blockRange {
			y.blocked = y.blocked.Union(own)
		} else {
			y.blocked = y.blocked.Union(rs)
		}
	}
}

// copies adds edges for copies that emit no code if two pieces share a register, and for operands of which not all may
// be in slots.
func (s *state) copies(freq float64) {
	a := &s.build.at
	in := &s.p.Instrs[a.instr]
	a.ending = a.ending[:0]
	for k := range a.ops {
		h := s.source(k)
		a.ending = append(a.ending, h == none || s.build.where[h] == 0)
	}
	for k := range a.ops {
		o := &a.ops[k]
		n := a.base + regalloc.OpID(k)
		t, h := s.parts.temp[n], s.parts.holder[n]
		if t != none && h != none && s.parts.pieces[t].kind == tupleOf {
			s.joinTuple(t, h, int(o.Tied), s.copy(o.VReg, freq))
		} else if t != none && h != none && s.parts.pieces[t].beside == h {
			s.together(t, h, s.copy(o.VReg, freq))
		}
		if d := a.tie[k]; d >= 0 && a.ending[k] {
			if x, y := s.source(k), s.placed(int(d)); x != none && y != none && x != y {
				s.together(x, y, s.copy(o.VReg, freq))
			}
		}
	}
	if half := len(a.ops) / 2; a.copies {
		for k := range half {
			if x, y := s.placed(k), s.placed(half+k); x != none && y != none && x != y && a.ending[k] {
				s.together(x, y, s.copy(a.ops[half+k].VReg, freq))
			}
		}
	}
	if in.Flags&regalloc.FlagLow != 0 {
		use, def := 0, 1
		if a.ops[0].Role != regalloc.Use {
			use, def = 1, 0
		}
		if x, y := s.placed(use), s.placed(def); x != none && y != none && x != y && a.ending[use] {
			s.lowOf(x, y, s.copy(a.ops[def].VReg, freq))
		}
	}
	if in.MemLimit == 1 {
		for k := range a.ops {
			for j := range k {
				x, y := s.parts.temp[a.base+regalloc.OpID(j)], s.parts.temp[a.base+regalloc.OpID(k)]
				if x != none && y != none && x != y && s.parts.inSlot(x) && s.parts.inSlot(y) {
					s.forbidBoth(x, y)
				}
			}
		}
	}
}

// inSlot reports whether x may be in a slot as an operand.
func (s *parts) inSlot(x int32) bool {
	y := &s.pieces[x]
	return y.folds && !s.remat(y.v)
}

// forbidBoth forbids option 0 of x and y together.
func (s *state) forbidBoth(x, y int32) {
	rows, cols := len(s.regs.shapes[s.parts.pieces[x].shape].units), len(s.regs.shapes[s.parts.pieces[y].shape].units)
	s.build.zero(rows * cols)
	s.build.buf[0] = solver.Inf
	s.build.graph.Edge(solver.Node(x), solver.Node(y), s.build.graph.Matrix(rows, cols, s.build.buf))
}

func (s *building) zero(n int) {
	s.buf = s.buf[:0]
	for range n {
		s.buf = append(s.buf, 0)
	}
}

// together adds a price for x and y in different registers.
func (s *state) together(x, y int32, price float64) {
	if price == 0 || !s.spend() {
		return
	}
	a, b := s.parts.pieces[x].shape, s.parts.pieces[y].shape
	h := math.Float64bits(price) * 0x9e3779b97f4a7c15
	c := &s.build.same[h>>58]
	if c.a != a || c.b != b || c.price != price {
		*c = sameMatrix{a, b, price, s.related(a, b, price, func(a, b regalloc.Reg) bool { return a == b })}
	}
	s.build.graph.Edge(solver.Node(x), solver.Node(y), c.m)
}

// lowOf adds a price for y not in the low part of x.
func (s *state) lowOf(x, y int32, price float64) {
	if price == 0 || !s.spend() {
		return
	}
	m := s.related(s.parts.pieces[x].shape, s.parts.pieces[y].shape, price, func(a, b regalloc.Reg) bool { return s.m.Low(a) == b })
	s.build.graph.Edge(solver.Node(x), solver.Node(y), m)
}

// related returns the matrix of a price for unrelated registers of two shapes.
func (s *state) related(x, y int32, price float64, free func(a, b regalloc.Reg) bool) solver.Matrix {
	a, b := &s.regs.shapes[x], &s.regs.shapes[y]
	s.build.zero(len(a.regs) * len(b.regs))
	for i := 1; i < len(a.regs); i++ {
		for j := 1; j < len(b.regs); j++ {
			if !free(a.regs[i], b.regs[j]) {
				s.build.buf[i*len(b.regs)+j] = price
			}
		}
	}
	return s.build.graph.Matrix(len(a.regs), len(b.regs), s.build.buf)
}

// joinTuple adds a price for y in another register than number n of the tuple x.
func (s *state) joinTuple(x, y int32, n int, price float64) {
	if price == 0 || !s.spend() {
		return
	}
	a, b := &s.regs.shapes[s.parts.pieces[x].shape], &s.regs.shapes[s.parts.pieces[y].shape]
	s.build.zero(len(a.units) * len(b.regs))
	for i := 1; i < len(a.units); i++ {
		for j := 1; j < len(b.regs); j++ {
			if n >= len(a.tuples[i]) || a.tuples[i][n] != b.regs[j] {
				s.build.buf[i*len(b.regs)+j] = price
			}
		}
	}
	s.build.graph.Edge(solver.Node(x), solver.Node(y), s.build.graph.Matrix(len(a.units), len(b.regs), s.build.buf))
}
