package debuginfo

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// code is what is known of the instructions of a function, by number.
type code struct {
	instr []*mach.Instr
	pos   []int32 // the position that the state of variables is that of; 0: not known
	point []int32 // in Places; 0: none; -n: when the instruction with point n has been executed
	block []int32 // number of the block in the layout
	call  []bool  // it is a call that comes back
	byPos []int32 // instructions in order of pos, those without left out
	start []int32 // by position: where byPos begins with it
	first int32   // the first instruction behind the prologue
}

// instructions fills in w.code.
func (w *describer) instructions() {
	c, f := &w.code, w.f
	n := int(w.out.end)
	c.instr = make([]*mach.Instr, n)
	c.pos, c.point, c.block, c.call = make([]int32, n), make([]int32, n), make([]int32, n), make([]bool, n)
	at, most := 0, int32(0)
	for k, b := range f.Layout {
		instrs := f.Blocks[b].Instrs
		last := len(instrs) - 1
		next := int32(0)
		for i := last; i >= 0; i-- {
			in, o := &instrs[i], at+i
			c.instr[o], c.block[o], c.point[o] = in, int32(k), in.Point
			c.call[o] = f.Target.Tiles[in.Tile].Returns()
			switch {
			case in.Origin == mach.FromProgram && in.Pos != 0:
				next = max(in.Pos, 0)
				c.pos[o] = next
			case in.Origin.Moves() && i > 0 && instrs[i-1].Point > 0: // the first of its group
				c.pos[o], c.point[o] = next, -instrs[i-1].Point
			case in.Origin == mach.FromProgram && in.Point != 0: // it belongs to what follows
				c.pos[o] = next
			}
			most = max(most, c.pos[o])
		}
		w.epilogue(instrs, at)
		at += len(instrs)
	}
	w.statements()
	for c.first = 0; int(c.first) < n; c.first++ {
		in := &f.Blocks[f.Layout[0]].Instrs
		if int(c.first) >= len(*in) {
			break
		}
		if x := &(*in)[c.first]; x.Origin != mach.FromFrame && f.Target.Tiles[x.Tile].Flags&target.TileHidden == 0 {
			break
		}
	}
	c.start = make([]int32, most+2)
	for _, p := range c.pos {
		if p > 0 {
			c.start[p+1]++
		}
	}
	for p := range most + 1 {
		c.start[p+1] += c.start[p]
	}
	c.byPos = make([]int32, c.start[most+1])
	fill := slices.Clone(c.start)
	for o, p := range c.pos {
		if p > 0 {
			c.byPos[fill[p]] = int32(o)
			fill[p]++
		}
	}
}

// statements gives the instructions that debuggers stop at the state of variables where their
// line of the source begins.
func (w *describer) statements() {
	d, fd, c := w.x.d, w.f.IR.Debug, &w.code
	for _, r := range w.f.Debug.Rows {
		p := int32(0)
		if r.Statement && int(r.At) < len(c.pos) {
			p = c.pos[r.At]
		}
		if p == 0 {
			continue
		}
		k, found := slices.BinarySearch(fd.Blocks, p)
		if !found {
			k--
		}
		first := int32(1)
		if k >= 0 {
			first = fd.Blocks[k]
		}
		here := d.Loc(fd.LocOf(p))
		for q := p - 1; q >= first; q-- {
			l := d.Loc(fd.LocOf(q))
			if l.Line != here.Line || l.Scope != here.Scope || l.InlinedAt != here.InlinedAt {
				break
			}
			c.pos[r.At] = q
		}
	}
}

// epilogue notes that variables are where they were up to the first instruction of the
// epilogue in instrs, which begin with number at.
func (w *describer) epilogue(instrs []mach.Instr, at int) {
	last := len(instrs) - 1
	if w.f.Target.Tiles[instrs[last].Tile].Flags&target.TileRet == 0 {
		return
	}
	first := last
	for first > 0 && instrs[first-1].Origin == mach.FromFrame {
		first--
	}
	if first == last || first == 0 && at == 0 {
		return
	}
	c := &w.code
	c.pos[at+first], c.point[at+first] = c.pos[at+last], c.point[at+last]
	c.pos[at+last], c.point[at+last] = 0, 0
}

// An observed is a record that holds at an instruction.
type observed struct{ at, record int32 }

// track finds where the variables are to which the records of the spans belong.
func (w *describer) track() {
	fd := w.f.IR.Debug
	spans := slices.Clone(fd.Spans)
	for i := range fd.Records {
		if r := &fd.Records[i]; r.Kind == ir.DebugDeclare && r.Value != nil && r.Value.Op == ir.OpAlloca && len(r.Parts) == 1 && r.Parts[0] != nil && r.Parts[0].ID >= 0 {
			spans = append(spans, ir.DebugSpan{Record: int32(i), From: 1, To: 1 << 30})
		}
	}
	if len(spans) == 0 {
		return
	}
	w.instructions()
	byVar := make([][]ir.DebugSpan, len(w.out.vars))
	for _, s := range spans {
		if v := w.variableOf[s.Record]; v >= 0 && !w.out.vars[v].whole {
			byVar[v] = append(byVar[v], s)
		}
	}
	var seen []observed
	for v, list := range byVar {
		seen = seen[:0]
		for _, s := range list {
			lo, hi := min(s.From, int32(len(w.code.start)-1)), min(s.To, int32(len(w.code.start)-1))
			for _, o := range w.code.byPos[w.code.start[lo]:w.code.start[hi]] {
				seen = append(seen, observed{o, s.Record})
			}
		}
		slices.SortFunc(seen, func(a, b observed) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.record, b.record)) })
		w.stretches(&w.out.vars[v], seen)
	}
}

// A holding is a stay of a register that the place of a part of a variable is.
type holding struct {
	v    mach.VReg
	stay int32
}

// stretches makes the location list of v from the records that hold at instructions.
func (w *describer) stretches(v *variable, seen []observed) {
	var cur stretch
	var held, before []holding
	open, end := false, int32(0)
	finish := func() {
		if open {
			last := cur.to - 1
			cur.within = w.code.call[last] && !w.survive(before, w.code.point[last])
			v.places = append(v.places, cur)
			open = false
		}
	}
	for i := 0; i < len(seen); {
		j := i + 1
		for j < len(seen) && seen[j].at == seen[i].at {
			j++
		}
		at := seen[i].at
		held = held[:0]
		e := w.expression(v, seen[i:j], &held, before)
		i = j
		if len(e.code) == 0 {
			finish()
			continue
		}
		if open {
			w.overJump(&cur, before)
			end = cur.to
		}
		from := w.overMoves(at, end, held)
		if open && e.equal(cur.expr) && (from == cur.to || w.code.block[at] == w.code.block[cur.to-1] && slices.Equal(held, before)) {
			cur.to = at + 1
		} else {
			finish()
			cur, open = stretch{from: from, to: at + 1, expr: e}, true
			if at <= w.code.first && !slices.ContainsFunc(held, func(h holding) bool {
				return h.stay < 0 || w.f.Places.All[h.stay].Loc.Kind() != regalloc.RegLoc
			}) {
				cur.from = 0 // the prologue changes no arguments
			}
		}
		before, held = held, before
		end = cur.to
	}
	finish()
}

// overJump extends s over a jump at the end of its block, which changes nothing.
func (w *describer) overJump(s *stretch, held []holding) {
	c := &w.code
	if n := s.to; int(n) < len(c.instr) && c.block[n] == c.block[n-1] && c.pos[n] == 0 && c.instr[n].Tile == w.f.Target.Frame.Jump && w.survive(held, c.point[n-1]) {
		s.to++
	}
}

// overMoves returns the first instruction, down to end at most, from which only moves lead to
// instruction at that leave alone what is held there: it is so before them, too.
func (w *describer) overMoves(at, end int32, held []holding) int32 {
	c := &w.code
	for at > end && at > 0 && c.block[at-1] == c.block[at] && c.instr[at-1].Origin.Moves() && c.instr[at-1].Pos == 0 && !w.writes(c.instr[at-1], held) {
		at--
	}
	return at
}

// writes reports whether in, a move, writes where something is held.
func (w *describer) writes(in *mach.Instr, held []holding) bool {
	tile := &w.f.Target.Tiles[in.Tile]
	for _, h := range held {
		if h.stay < 0 {
			continue
		}
		switch l := w.f.Places.All[h.stay].Loc; l.Kind() {
		case regalloc.RegLoc:
			conflicts := w.f.Target.Machine.Conflicts(l.Reg())
			if !tile.Clobbers.Intersect(conflicts).Empty() {
				return true
			}
			for _, o := range in.Regs[:min(tile.NumDefs, len(in.Regs))] {
				if conflicts.Has(o.Reg) {
					return true
				}
			}
		case regalloc.SlotLoc:
			if tile.Flags&target.TileStores != 0 && in.Mem.Used && in.Mem.Slot == w.f.Places.FirstSlot+l.Slot() {
				return true
			}
		}
	}
	return false
}

// survive reports whether all of what is held is still there when the instruction with the
// given point has been executed.
func (w *describer) survive(held []holding, point int32) bool {
	for _, h := range held {
		if h.stay >= 0 {
			if s := &w.f.Places.All[h.stay]; s.To == point+1 && !s.Survives {
				return false
			}
		}
	}
	return true
}

// expression returns where v is at an instruction, by the records that hold there, and the
// stays that it relies on; what it relied on before is preferred.
func (w *describer) expression(v *variable, seen []observed, held *[]holding, before []holding) expr {
	fd := w.f.IR.Debug
	point := w.code.point[seen[0].at]
	pieces := w.pieces[:0]
	for _, s := range seen {
		r := &fd.Records[s.record]
		w.parts = w.parts[:0]
		ok := len(r.Parts) > 0
		for k := range r.Parts {
			p, found := w.part(s.record, k, point, held, before)
			if ok = ok && found; !ok {
				break
			}
			w.parts = append(w.parts, p)
		}
		if ok {
			ok = w.fits(v, r)
		}
		if !ok {
			w.parts = w.parts[:0]
		}
		p, ok := w.x.describe(r, w.parts)
		if ok || p.bits > 0 {
			pieces = append(pieces, p)
		}
	}
	w.pieces = pieces
	slices.SortStableFunc(pieces, func(a, b piece) int { return cmp.Compare(a.off, b.off) })
	return w.x.compose(pieces)
}

// part returns the place of part k of a record at a point.
func (w *describer) part(record int32, k int, point int32, held *[]holding, before []holding) (place, bool) {
	x := w.f.IR.Debug.Records[record].Parts[k]
	if x == nil {
		return place{}, false
	}
	if x.ID < 0 {
		if x.Op == ir.OpSlotAddr { // not before the frame is there
			*held = append(*held, holding{mach.NoVReg, -1})
		}
		return w.fixed(x)
	}
	v := w.f.Watched[record][k]
	if v == mach.NoVReg || w.f.Places == nil {
		return place{}, false
	}
	bits := int32(x.Type.Bits + x.Type.FloatBits())
	switch x.Type.Kind {
	case ir.PtrKind:
		bits = w.x.addressBits()
	case ir.VectorKind:
		bits = int32(ir.VectorBits(x.Type))
	}
	float := x.Type.IsFloating() || x.Type.IsVector()
	if s := w.f.Places.Incoming[v]; s > 0 {
		off, ok := w.slotOffset(s-1, 0)
		*held = append(*held, holding{v, -1})
		return place{kind: inFrame, off: off, bits: bits, float: float}, ok
	}
	s := w.stayAt(v, point, before)
	if s < 0 {
		return place{}, false
	}
	*held = append(*held, holding{v, s})
	switch l := w.f.Places.All[s].Loc; l.Kind() {
	case regalloc.RegLoc:
		return place{kind: inRegister, reg: w.x.t.DebugRegs[l.Reg()], bits: bits, float: float}, true
	case regalloc.SlotLoc:
		off, ok := w.slotOffset(w.f.Places.FirstSlot+l.Slot(), 0)
		return place{kind: inFrame, off: off, bits: bits, float: float}, ok
	}
	return place{}, false
}

// stayAt returns the number of a stay of v that holds at a point, one of before if there is
// one, or -1.
func (w *describer) stayAt(v mach.VReg, point int32, before []holding) int32 {
	if point == 0 {
		return -1
	}
	pl := w.f.Places
	for _, h := range before {
		if h.v == v && h.stay >= 0 && pl.All[h.stay].At(point) {
			return h.stay
		}
	}
	lo, hi := pl.Start[v], pl.Start[v+1]
	after := max(point, -point) + 2 // stays that begin here are too late
	k, _ := slices.BinarySearchFunc(pl.All[lo:hi], after, func(s mach.Stay, p int32) int { return cmp.Compare(s.From, p) })
	best := int32(-1)
	for i := lo + int32(k) - 1; i >= lo && i > lo+int32(k)-17; i-- {
		s := &pl.All[i]
		if !s.At(point) {
			continue
		}
		// Where it was before, or else where it stays longest.
		for _, h := range before {
			if h.v == v && h.stay >= 0 && pl.All[h.stay].Loc == s.Loc {
				return i
			}
		}
		if best < 0 || s.To > pl.All[best].To {
			best = i
		}
	}
	return best
}

// fits reports whether the values of r are as wide as what they say of the variable v, if
// they are its value.
func (w *describer) fits(v *variable, r *ir.DebugRecord) bool {
	if r.Kind != ir.DebugValue {
		return true
	}
	p := piece{off: int64(r.PieceOff), bits: int64(r.PieceBits)}
	if len(w.x.operations(r.Expr, &p)) > 0 {
		return true
	}
	want := p.bits
	if want == 0 {
		want = w.x.bitsOf(w.x.d.Ref(v.node, ir.KeyType))
	}
	have := int64(0)
	for _, q := range w.parts {
		if len(w.parts) == 1 && q.kind == inConstant && !q.float {
			return true
		}
		have += int64(q.bits+7) / 8 * 8
	}
	return have >= want
}

// bitsOf returns the size of type id in bits, 0 if it is not known.
func (x *Module) bitsOf(id ir.DebugID) int64 {
	for range maxScopes {
		if n := x.d.Int(id, ir.KeySize); n > 0 {
			return n
		}
		switch x.d.Kind(id) {
		case ir.DebugDerivedType:
			id = x.d.Ref(id, ir.KeyBaseType)
		default:
			return 0
		}
	}
	return 0
}
