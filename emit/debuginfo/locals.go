package debuginfo

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// code is information about a function's instructions, by number.
type code struct {
	instr []*mach.Instr
	pos   []int32 // the position whose variable state applies; 0: unknown
	point []int32 // in Places; 0: none; -n: just after the instruction with point n
	block []int32 // layout index of the block
	begin []int32 // by layout index of a block: its first instruction; a last element for the end
	preds []int32 // by layout index of a block: number of predecessors
	place []int32 // by block: its layout index
	call  []bool  // it is a call that returns
	byPos []int32 // instructions with a position, sorted by it
	start []int32 // by position: start in byPos
	first int32   // the first instruction after the prologue
	entry target.TileID
}

// instructions fills in w.code.
func (w *describer) instructions() {
	c, f := &w.code, w.f
	n := int(w.out.end)
	c.entry, _ = f.Target.Tile("entry")
	c.instr = make([]*mach.Instr, n)
	c.pos, c.point, c.block, c.call = make([]int32, n), make([]int32, n), make([]int32, n), make([]bool, n)
	c.begin, c.preds, c.place = make([]int32, len(f.Layout)+1), make([]int32, len(f.Layout)), make([]int32, len(f.Blocks))
	for k, b := range f.Layout {
		c.place[b] = int32(k)
	}
	c.begin[len(f.Layout)], c.preds[0] = int32(n), 1
	at, most := 0, int32(0)
	for k, b := range f.Layout {
		instrs := f.Blocks[b].Instrs
		c.begin[k] = int32(at)
		for _, e := range f.Blocks[b].Succs {
			c.preds[c.place[e.To]]++
		}
		last := len(instrs) - 1
		next := int32(0)
		for i := last; i >= 0; i-- {
			in, o := &instrs[i], at+i
			c.instr[o], c.block[o], c.point[o] = in, int32(k), in.Point
			c.call[o] = f.Target.Tiles[in.Tile].Returns()
			if in.Tile == c.entry {
				c.point[o] = -in.Point // emits no code
			}
			switch {
			case in.Origin == mach.FromProgram && in.Pos != 0:
				next = max(in.Pos, 0)
				c.pos[o] = next
			case in.Origin.Moves() && i > 0 && instrs[i-1].Point > 0: // the first of its group
				c.pos[o], c.point[o] = next, -instrs[i-1].Point
			case in.Origin == mach.FromProgram && in.Point != 0: // belongs to the next instruction
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
		if x := &(*in)[c.first]; x.Origin != mach.FromFrame && x.Tile != c.entry {
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

// statements gives each instruction that starts a statement the position of the first instruction of its source line,
// so that debuggers that stop there show the variable state at the start of the line.
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

// epilogue extends the variable state to the first instruction of the epilogue in instrs, which are numbered from at.
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

// An observed lists the records in effect at instructions, for one variable at a time.
type observed struct {
	first []int32 // by instruction: 1 + index in list, or 0
	list  []observedRecord
	set   []uint64 // the instructions with records
}

type observedRecord struct{ record, next int32 }

// add records that a record is in effect at an instruction.
func (o *observed) add(at, record int32) {
	o.list = append(o.list, observedRecord{record, o.first[at]})
	o.first[at] = int32(len(o.list))
	o.set[at/64] |= 1 << (at % 64)
}

// take removes the records at an instruction, and appends them to records in order.
func (o *observed) take(at int32, records []int32) []int32 {
	for l := o.first[at]; l != 0; l = o.list[l-1].next {
		records = append(records, o.list[l-1].record)
	}
	o.first[at] = 0
	if len(records) > 1 {
		slices.Sort(records)
	}
	return records
}

// Variables are tracked through all their spans for up to spanBase instructions plus spanPerInstr per instruction of
// the function. In functions beyond that, with thousands of variables live to the end, each remaining span is limited
// to its first shortSpan instructions.
const (
	spanBase     = 1 << 18
	spanPerInstr = 128
	shortSpan    = 64
)

// track computes the locations of the variables whose records have spans.
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
	n := len(w.code.instr)
	seen := observed{first: make([]int32, n), set: make([]uint64, (n+63)/64)}
	first, next := make([]int32, len(w.out.vars)), make([]int32, len(spans)) // spans by variable, plus 1
	for i := len(spans) - 1; i >= 0; i-- {
		if v := w.variableOf[spans[i].Of()]; v >= 0 && !w.out.vars[v].whole {
			first[v], next[i] = int32(i+1), first[v]
		}
	}
	most := int32(len(w.code.start) - 1)
	budget := spanBase + spanPerInstr*n
	for v := range first {
		seen.list, w.mixed = seen.list[:0], w.mixed[:0]
		lo, hi := int32(n), int32(-1)
		for i := first[v]; i != 0; i = next[i-1] {
			s := &spans[i-1]
			if s.Record < 0 {
				w.mixed = append(w.mixed, w.code.byPos[w.code.start[min(s.From, most)]:w.code.start[min(s.To, most)]]...)
				continue
			}
			held := w.code.byPos[w.code.start[min(s.From, most)]:w.code.start[min(s.To, most)]]
			if held = held[:min(len(held), max(budget, shortSpan))]; budget > 0 {
				budget -= len(held)
			}
			for _, at := range held {
				seen.add(at, s.Record)
				lo, hi = min(lo, at), max(hi, at)
			}
		}
		if hi >= 0 {
			w.stretches(&w.out.vars[v], &seen, lo, hi)
		}
	}
}

// A holding is a stay (mach.Stay) of a register that a variable's place depends on.
type holding struct {
	v    mach.VReg
	stay int32
}

// stretches builds the location list of v from the records in effect at the instructions lo to hi.
func (w *describer) stretches(v *variable, seen *observed, lo, hi int32) {
	var cur stretch
	held, before, records, last := w.held[0][:0], w.held[1][:0], w.records[0][:0], w.records[1][:0]
	open, end := false, int32(0)
	w.unlocated = unlocated{}
	finish := func() {
		if open {
			w.forward(&cur, before)
			end = cur.to
			w.close(v, cur, before)
			open = false
		}
	}
	for word := lo / 64; word <= hi/64; word++ {
		for set := seen.set[word]; set != 0; set &= set - 1 {
			at := word*64 + int32(bits.TrailingZeros64(set))
			records = seen.take(at, records[:0])
			if open && !w.entered && slices.Equal(records, last) && w.stays(before, w.code.point[at]) && w.code.block[at] == w.code.block[cur.to-1] {
				cur.to = at + 1 // unchanged
				continue
			}
			if point := w.code.point[at]; !open && w.unlocated.from <= point && point < w.unlocated.to && slices.Equal(records, last) {
				continue // still unknown
			}
			held, w.entered, w.unlocated = held[:0], false, unlocated{}
			e := w.expression(v, records, at, &held, before)
			if len(e.code) == 0 {
				finish()
				last, records = records, last
				continue
			}
			if open {
				w.forward(&cur, before)
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
					cur.from = 0 // the prologue does not change the registers of arguments
				}
			}
			before, held = held, before
			last, records = records, last
			end = cur.to
		}
		seen.set[word] = 0
	}
	finish()
	w.held[0], w.held[1], w.records[0], w.records[1] = held, before, records, last
	v.places = join(v.places)
	if len(v.places) > 0 {
		w.meet(v)
	}
}

// stays reports whether all holdings are valid at a point.
func (w *describer) stays(held []holding, point int32) bool {
	for _, h := range held {
		if h.stay >= 0 && (point == 0 || !w.f.Places.All[h.stay].At(point)) {
			return false
		}
	}
	return true
}

// forward extends s over the following instructions of its block with unknown position, as long as its holdings are
// valid: they inherit the state of the code before them.
func (w *describer) forward(s *stretch, held []holding) {
	c := &w.code
	for end := c.begin[c.block[s.to-1]+1]; s.to < end && c.pos[s.to] == 0 && w.leaves(s.to-1, held); s.to++ {
		if c.instr[s.to].Origin == mach.FromFrame && w.inSlots(held) {
			return
		}
	}
}

// inSlots reports whether a holding is in a frame slot.
func (w *describer) inSlots(held []holding) bool {
	return slices.ContainsFunc(held, func(h holding) bool {
		return h.stay >= 0 && w.f.Places.All[h.stay].Loc.Kind() == regalloc.SlotLoc
	})
}

// leaves reports whether all holdings survive instruction at.
func (w *describer) leaves(at int32, held []holding) bool {
	return w.survive(held, w.code.point[at]) && !w.writes(w.code.instr[at], held)
}

// close adds the complete s to the places of v, and propagates it to single-predecessor successors that start with
// instructions of unknown position.
func (w *describer) close(v *variable, s stretch, held []holding) {
	c := &w.code
	leaves := w.leaves(s.to-1, held)
	s.held = int32(len(w.holdings))
	w.holdings = append(append(w.holdings, holding{mach.NoVReg, int32(len(held))}), held...)
	s.within = c.call[s.to-1] && !leaves
	v.places = append(v.places, s)
	b := c.block[s.to-1]
	if !leaves || s.to != c.begin[b+1] {
		return
	}
	for _, e := range w.f.Blocks[w.f.Layout[b]].Succs {
		k := c.place[e.To]
		if at := c.begin[k]; k > 0 && c.preds[k] == 1 && c.pos[at] == 0 {
			next := stretch{from: at, to: at + 1, expr: s.expr}
			w.forward(&next, held)
			w.close(v, next, held)
		}
	}
}

// join sorts stretches and merges equal adjacent ones; of overlapping ones, the first wins.
func join(list []stretch) []stretch {
	if !slices.IsSortedFunc(list, func(a, b stretch) int { return cmp.Compare(a.from, b.from) }) {
		slices.SortStableFunc(list, func(a, b stretch) int { return cmp.Compare(a.from, b.from) })
	}
	out := list[:0]
	for _, s := range list {
		if n := len(out) - 1; n >= 0 {
			last := &out[n]
			s.from = max(s.from, last.to)
			if s.from >= s.to {
				continue
			}
			if s.from == last.to && !last.within && s.expr.equal(last.expr) {
				last.to, last.within = s.to, s.within
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

// overMoves returns the first instruction, not before end, from which only moves that preserve the holdings precede
// instruction at: the state extends backward over them.
func (w *describer) overMoves(at, end int32, held []holding) int32 {
	c := &w.code
	for at > end && at > 0 && c.block[at-1] == c.block[at] && c.instr[at-1].Origin.Moves() && c.instr[at-1].Pos == 0 && !w.writes(c.instr[at-1], held) {
		at--
	}
	return at
}

// writes reports whether in overwrites the location of a holding.
func (w *describer) writes(in *mach.Instr, held []holding) bool {
	tile, clobbers := &w.f.Target.Tiles[in.Tile], w.f.Clobbers(in)
	for _, h := range held {
		if h.stay < 0 {
			continue
		}
		switch l := w.f.Places.All[h.stay].Loc; l.Kind() {
		case regalloc.RegLoc:
			conflicts := w.f.Target.Machine.Conflicts(l.Reg())
			if !clobbers.Intersect(conflicts).Empty() {
				return true
			}
			for k, o := range in.Regs {
				if (k < tile.NumDefs || k >= len(in.Regs)-int(in.NumRets)) && conflicts.Has(o.Reg) {
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

// survive reports whether all holdings remain valid after the instruction at a point, by its effect in the problem.
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

// expression returns the location of v at an instruction, given the records in effect there, and appends the holdings
// it depends on to held; those in before are preferred.
func (w *describer) expression(v *variable, records []int32, at int32, held *[]holding, before []holding) expr {
	fd := w.f.IR.Debug
	point := w.code.point[at]
	pieces := w.pieces[:0]
	for _, record := range records {
		r := &fd.Records[record]
		w.parts = w.parts[:0]
		ok := len(r.Parts) > 0
		for k := range r.Parts {
			p, found := w.part(record, k, point, held, before)
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
		return w.constant(x, held)
	}
	if d := w.derivedFrom(record, int32(k)); d != nil {
		p, ok := w.placeOf(d.Base, w.f.Watched[record][k], point, held, before)
		p.steps = d.Steps
		return p, ok
	}
	return w.placeOf(x, w.f.Watched[record][k], point, held, before)
}

// derivedFrom returns the computation of a part of a record, or nil if the part is in a register.
func (w *describer) derivedFrom(record, part int32) *mach.Derived {
	ds := w.f.Derived
	if len(ds) == 0 {
		return nil
	}
	i, found := slices.BinarySearchFunc(ds, record, func(d mach.Derived, r int32) int { return cmp.Or(cmp.Compare(d.Record, r), cmp.Compare(d.Part, part)) })
	if !found {
		return nil
	}
	return &ds[i]
}

// constant returns the place of a value that has the same place everywhere, or false if x has none.
func (w *describer) constant(x *ir.Value, held *[]holding) (place, bool) {
	if x.Op == ir.OpSlotAddr { // valid only once the frame is set up
		*held = append(*held, holding{mach.NoVReg, -1})
	}
	return w.fixed(x)
}

// placeOf returns the place at a point of x, the value of register v.
func (w *describer) placeOf(x *ir.Value, v mach.VReg, point int32, held *[]holding, before []holding) (place, bool) {
	if x.Op == ir.OpConst || x.Op == ir.OpSym || x.Op == ir.OpSlotAddr {
		if p, ok := w.constant(x, held); ok {
			return p, true
		}
	}
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
		if reg := w.f.Places.Entry[v]; reg != regalloc.NoReg && !float && bits <= w.x.addressBits() {
			w.entered = true
			return place{kind: atEntry, reg: w.x.t.DebugRegs[reg], bits: bits}, true
		}
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

// stayAt returns the index of a stay of v at a point, preferably one in before, or -1.
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
	after := max(point, -point) + 2 // the first stay that starts too late is from here on
	k, _ := slices.BinarySearchFunc(pl.All[lo:hi], after, func(s mach.Stay, p int32) int { return int(s.From - p) })
	best := int32(-1)
	for i := lo + int32(k) - 1; i >= lo && i > lo+int32(k)-17; i-- {
		s := &pl.All[i]
		if !s.At(point) {
			continue
		}
		// Prefer the previous location, then the one that is valid longest.
		for _, h := range before {
			if h.v == v && h.stay >= 0 && pl.All[h.stay].Loc == s.Loc {
				return i
			}
		}
		if best < 0 || s.To > pl.All[best].To {
			best = i
		}
	}
	if best < 0 && point > 0 {
		next := int32(math.MaxInt32)
		for _, s := range pl.All[min(lo+int32(k), hi):hi] {
			next = s.From
			break
		}
		if lo+int32(k) > 0 {
			for i := lo + int32(k) - 1; i >= lo && pl.All[i].From > point; i-- {
				next = pl.All[i].From
			}
		}
		w.unlocated = unlocated{point, next}
	}
	return best
}

// An unlocated is a range of points at which a register that is needed has no location.
type unlocated struct{ from, to int32 }

// fits reports whether the values of r are large enough to be the value of variable v.
func (w *describer) fits(v *variable, r *ir.DebugRecord) bool {
	if r.Kind != ir.DebugValue {
		return true
	}
	p := piece{off: int64(r.PieceOff), bits: int64(r.PieceBits)}
	if len(r.More) > 0 || len(w.x.operations(r.Expr, &p)) > 0 {
		return true
	}
	want := p.bits
	if want == 0 {
		want = w.x.bitsOf(w.x.d.Ref(v.node, ir.KeyType))
	}
	have := int64(0)
	for _, q := range w.parts {
		if len(q.steps) > 0 {
			return true
		}
		if len(w.parts) == 1 && q.kind == inConstant && !q.float {
			return true
		}
		have += int64(q.bits+7) / 8 * 8
	}
	return have >= want
}

// bitsOf returns the size of type id in bits, or 0 if unknown.
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
