package encode

import (
	"cmp"
	"slices"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A funcBuilder encodes a function (asm.Stream). Jumps between blocks are inserted by End, when their lengths are
// known.
type funcBuilder struct {
	contents
	e       *Encoder
	machine *machine // the function's target and extensions
	f       *mach.Func
	code    target.Code // the instructions without jumps between blocks
	open    bool        // between Begin and End: the current piece is code
	first   int         // index of that piece

	fixups    []fixup
	marks     []mark
	cfi       []cfi
	pool      asm.Pool
	maps      *asm.StackMaps
	stretches []stretch
	frame     frame

	units   []unit
	inlined int // number of inline assembly pieces so far

	tail tail
	span asm.Span

	labels labels
	debug  lineTable
	rel    relaxation
}

// labels are the referenced places in a function's code.
type labels struct {
	starts   []int32 // by block: offset in the piece of code
	tables   []tableStart
	inline   []inlineTable
	sites    []pos    // of call-site labels
	names    []named  // of named blocks
	literals []pos    // by entry of the literal pools
	less     []pos    // likewise: of the subtracted label
	data     [][2]pos // between instructions
}

// lineTable is the function's debug line information.
type lineTable struct {
	rows       []rowAt
	debugMarks []mark
	lineRows   []lineRow
	debugAt    []debugMark
}

// relaxation selects the short or long forms of jumps.
type relaxation struct {
	relax    asm.Relaxer
	done     int // number of code bytes passed to the Relaxer
	jumps    []jump
	operands []target.Assignment // of jumps
}

// A pos is a position in code: raw bytes without jumps, plus the number of preceding jumps, whose lengths are not yet
// known.
type pos struct{ raw, jumps int32 }

// A jump is a jump between blocks.
type jump struct {
	raw  int32
	line target.LineCoder
	pred ir.Pred
	when uint8 // as in target.Assignment
	at   int32 // one plus the index of its operands in funcBuilder.operands, or 0
	pad  bool  // alignment of the next block
}

// A fixup is a target.Fixup, with its place and symbol.
type fixup struct {
	target.Fixup
	jumps int32
	sym   ir.Symbol
	block *ir.Block
	table int32
	entry int32 // literal pool entry that it is in, or refers to
}

// A mark is an address-taken block, at a place.
type mark struct {
	fn  ir.Symbol
	n   int32
	pos pos
}

type cfi struct {
	op  asm.CFIOp
	reg regalloc.Reg
	n   int64
	raw []byte // bytes instead of an instruction
	pos pos
}

// A named is a position of the block that defines the function's symbol number sym.
type named struct {
	sym int
	pos pos
}

type tableStart struct {
	block mach.BlockID
	piece int32
	off   int64
}

// An inlineTable is a jump table in code, of a block, at a place.
type inlineTable struct {
	form  *target.InlineTable
	block *mach.Block
	pos   pos
}

// reset prepares b for f.
func (b *funcBuilder) reset(e *Encoder, f *mach.Func) {
	b.contents = contents{t: f.Target}
	if b.machine == nil || b.machine.t != f.Target || b.e != e {
		b.machine = e.machine(f.Target)
	}
	b.e, b.f = e, f
	b.code.Bytes, b.code.Fixups = b.code.Bytes[:0], b.code.Fixups[:0]
	b.rel.operands = b.rel.operands[:0]
	b.rel.jumps, b.fixups, b.marks, b.cfi = b.rel.jumps[:0], b.fixups[:0], b.marks[:0], b.cfi[:0]
	b.pool, b.maps, b.labels.tables, b.labels.sites = nil, nil, b.labels.tables[:0], b.labels.sites[:0]
	b.labels.names, b.labels.inline = b.labels.names[:0], b.labels.inline[:0]
	b.labels.literals, b.labels.less, b.labels.data, b.stretches = b.labels.literals[:0], b.labels.less[:0], b.labels.data[:0], nil
	b.units, b.inlined = b.units[:0], 0
	b.tail, b.span = tail{}, asm.Span{}
	b.rel.relax.Reset(len(f.Blocks))
	b.rel.done = 0
	b.frame = frame{}
	b.debug.rows, b.debug.debugMarks, b.debug.lineRows, b.debug.debugAt = b.debug.rows[:0], b.debug.debugMarks[:0], nil, nil
	if cap(b.labels.starts) < len(f.Blocks) {
		b.labels.starts = make([]int32, len(f.Blocks))
	}
	b.labels.starts = b.labels.starts[:len(f.Blocks)]
}

// take returns the finished code.
func (b *funcBuilder) take() *Code {
	b.resolve()
	var minus []asm.Place
	if b.f.IR.Prefix != nil {
		minus = b.minus
	}
	return &Code{minus: minus, fn: b.f.IR, rows: b.debug.lineRows, marks: b.debug.debugAt, pieces: b.pieces, code: b.first, syms: b.syms, blocks: b.blocks, pool: b.pool, maps: b.maps, frame: b.frame, span: b.span, tail: b.tail, data: b.stretches}
}

// Section implements asm.Stream.
func (b *funcBuilder) Section(s asm.Section) {
	b.cur = len(b.pieces)
	b.pieces = append(b.pieces, piece{section: s, align: 1})
}

// Align implements asm.Stream; function alignment is a property of the piece.
func (b *funcBuilder) Align(n int64) {
	if b.open { // before a block
		b.relaxPending()
		b.rel.relax.Align(n)
		b.rel.jumps = append(b.rel.jumps, jump{raw: int32(len(b.code.Bytes)), pad: true})
		return
	}
	h := b.here()
	h.align = max(h.align, n)
}

// Alias implements asm.Stream.
func (b *funcBuilder) Alias(ir.Symbol, ir.Symbol, int64) {}

// Begin implements asm.Stream.
func (b *funcBuilder) Begin(*mach.Func) {
	b.open, b.first = true, b.cur
}

// pos returns the current position.
func (b *funcBuilder) pos() pos { return pos{int32(len(b.code.Bytes)), int32(len(b.rel.jumps))} }

// Label implements asm.Stream.
func (b *funcBuilder) Label(l asm.Label) {
	switch {
	case l.Kind == asm.AddressLabel && b.open:
		b.marks = append(b.marks, mark{l.Of, l.N, b.pos()})
	case l.Kind == asm.StackMapLabel:
		b.marks = append(b.marks, mark{l.Of, -1 - l.N, b.pos()})
	case l.Kind == asm.DebugMark:
		b.debug.debugMarks = append(b.debug.debugMarks, mark{n: l.N, pos: b.pos()})
	case l.Kind == asm.SiteLabel:
		b.labels.sites = append(b.labels.sites, b.pos()) // in numeric order
	case l.Kind == asm.TableLabel:
		b.labels.tables = append(b.labels.tables, tableStart{mach.BlockID(l.N), int32(b.cur), b.here().offset()})
	}
}

// Define implements asm.Stream; in code, it names a block.
func (b *funcBuilder) Define(s ir.Symbol) {
	if b.open {
		b.labels.names = append(b.labels.names, named{b.symbolIndex(s), b.pos()})
		return
	}
	b.contents.Define(s)
}

// StackMaps implements asm.Stream.
func (b *funcBuilder) StackMaps(m *asm.StackMaps) { b.maps = m }

// Block implements asm.Stream.
func (b *funcBuilder) Block(id mach.BlockID) {
	b.relaxPending()
	b.rel.relax.Block(id)
}

// relaxPending passes the code since the last call to the Relaxer.
func (b *funcBuilder) relaxPending() {
	if n := len(b.code.Bytes) - b.rel.done; n > 0 {
		b.rel.relax.Add(n)
		b.rel.done = len(b.code.Bytes)
	}
}

// Instr implements asm.Stream.
func (b *funcBuilder) Instr(in *asm.Instr) {
	if len(in.Lines) == 0 {
		return
	}
	forms, err := b.machine.lines(in.Tile)
	if err != nil {
		b.fail("%w", err)
		return
	}
	lines := forms[in.At.Falls]
	if in.At.Flags {
		lines = lines[b.t.Tiles[in.Tile].FlagLines():]
	}
	c := &b.code
	c.GOT, c.PLT = in.Mem.GOT, false
	if in.Sym != nil && in.Instr.Block == nil {
		c.PLT = !b.t.IsDirect(in.Sym.Sym())
	}
	c.Fixups = c.Fixups[:0]
	var locals [10]int
	for k, l := range lines {
		line := &in.Lines[k]
		switch {
		case l == nil:
			locals[line.Enc.Label[1]-'0'] = len(c.Bytes)
		case line.Enc.Branch && line.JumpsTo() >= 0:
			b.jump(in, l, line)
		default:
			in.At.Long = line.Enc.Branch
			from, fixups := len(c.Bytes), len(c.Fixups)
			l.Append(c, in.At)
			in.At.Long = false
			if when := in.At.When; when > 0 && b.t.Predication.Code != nil {
				b.t.Predication.Code(c, from, fixups, when-1)
			}
			if line.Text[0] == '.' && len(c.Bytes) > from { // a directive for data
				b.labels.data = append(b.labels.data, [2]pos{{int32(from), int32(len(b.rel.jumps))}, b.pos()})
			}
		}
	}
	if len(in.Literals) > 0 {
		b.labelled(in, &locals)
	}
	literals := in.Literals
	for i := range c.Fixups {
		x := &c.Fixups[i]
		switch x.Kind {
		case target.FixLocal:
			b.patch(c.Bytes, x, x.Addend+int64(locals[x.N]-x.At))
			continue
		case target.FixGOTBase:
			x.Addend = int64(x.At - locals[x.N])
		case target.FixPool:
			b.pool.Add(asm.Constant{Bytes: int(x.N), Bits: x.Bits})
		}
		jumps := len(b.rel.jumps)
		for jumps > 0 && int(b.rel.jumps[jumps-1].raw) > x.At { // it follows the fixup within the tile
			jumps--
		}
		f := fixup{Fixup: *x, jumps: int32(jumps), sym: in.Sym, block: in.Instr.Block}
		switch x.Kind {
		case target.FixTable:
			f.table = int32(in.Block.ID)
		case target.FixLiteral:
			f.entry, literals = literals[0], literals[1:]
		}
		b.fixups = append(b.fixups, f)
	}
}

// Predicate implements asm.Stream.
func (b *funcBuilder) Predicate(conditions []uint8) {
	b.code.Bytes = b.t.Predication.Prefix.Code(b.code.Bytes, conditions)
}

// labelled records the labels to subtract from the entries that in references, given the local labels of the tile.
func (b *funcBuilder) labelled(in *asm.Instr, locals *[10]int) {
	uses := b.t.Tiles[in.Tile].Literals()
	for i := range uses {
		u := &uses[i]
		if u.Label < 0 {
			continue
		}
		for int(in.Literals[i]) >= len(b.labels.less) {
			b.labels.less = append(b.labels.less, pos{})
		}
		b.labels.less[in.Literals[i]] = pos{int32(locals[u.Label]), int32(len(b.rel.jumps))}
	}
}

// Literals implements asm.Stream.
func (b *funcBuilder) Literals(entries []mach.Literal, first int32) {
	c := &b.code
	for i := range entries {
		x := &entries[i]
		b.labels.literals = append(b.labels.literals, b.pos())
		at, bits := len(c.Bytes), x.Bits
		if x.Sym != nil {
			form := &b.t.Literals.Forms[x.Form]
			f := fixup{Fixup: target.Fixup{At: at, Size: x.Bytes, Reloc: form.Reloc, PCRel: form.Place, Addend: int64(x.Bits)}, jumps: int32(len(b.rel.jumps)), sym: x.Sym, block: x.Block, entry: first + int32(i)}
			if x.Only > 0 {
				f.Reloc, f.PCRel, f.Kind = form.Distance, true, fixLess
			}
			b.fixups = append(b.fixups, f)
			bits = 0
		}
		for range x.Bytes {
			c.Bytes = append(c.Bytes, byte(bits))
			bits >>= 8
		}
	}
}

// Table implements asm.Stream.
func (b *funcBuilder) Table(x *target.InlineTable, block *mach.Block) {
	from := b.pos()
	b.labels.inline = append(b.labels.inline, inlineTable{x, block, from})
	b.code.Bytes = append(b.code.Bytes, make([]byte, x.Bytes(len(block.Succs)))...)
	b.labels.data = append(b.labels.data, [2]pos{from, b.pos()})
}

// fillTables writes the entries of jump tables in code.
func (b *funcBuilder) fillTables(code []byte) {
	for i := range b.labels.inline {
		t := &b.labels.inline[i]
		at := b.rel.final(t.pos)
		for k := range t.block.Succs {
			d := int64(b.labels.starts[t.block.Succs[k].To]) - at
			if !t.form.Reaches(d) {
				b.fail("a jump table whose entries of %d bytes do not reach a target %d bytes after it", t.form.Entry, d)
				return
			}
			b.put(code[at+int64(k*t.form.Entry):], t.form.Entry, int64(t.form.Value(d)))
		}
	}
}

// fixLess is FixSymbol in a literal pool entry from which a label is subtracted.
const fixLess target.FixupKind = 0xff

// jump adds a jump to another block.
func (b *funcBuilder) jump(in *asm.Instr, l target.LineCoder, line *target.AsmLine) {
	b.relaxPending()
	b.rel.relax.Jump(in.Block.Succs[line.JumpsTo()].To, line.Enc.ShortBytes, line.Enc.Bytes, &line.Enc)
	j := jump{raw: int32(len(b.code.Bytes)), line: l, pred: in.At.Pred, when: in.At.When}
	if line.HasOperands() {
		b.rel.operands = append(b.rel.operands, *in.At)
		j.at = int32(len(b.rel.operands))
	}
	b.rel.jumps = append(b.rel.jumps, j)
}

// patch writes v into a field of code.
func (b *funcBuilder) patch(code []byte, x *target.Fixup, v int64) {
	t := b.t.Object.Reloc(x.Reloc)
	if t == nil || t.Field == nil {
		b.put(code[x.At:], int(x.Size), v)
		return
	}
	if !t.Fits(v) {
		b.fail("a jump or an address within the function: %s: %s", t.Name, t.Misfit(v))
		return
	}
	t.Put(code[x.At:], v)
}

// put writes v to a field of size bytes, signed or unsigned; it is an error if it does not fit.
func (c *contents) put(b []byte, size int, v int64) {
	if size < 8 && v>>(8*size-1) != -1 && v>>(8*size) != 0 {
		c.fail("the distance %d does not fit a field of %d bytes", v, size)
		return
	}
	for i := range size {
		b[i] = byte(v >> (8 * i))
	}
}

// CFI implements asm.Stream.
func (b *funcBuilder) CFI(op asm.CFIOp, reg regalloc.Reg, n int64) {
	switch op {
	case asm.CFIStart:
		b.frame.on, b.frame.atRun = true, n != 0
	case asm.CFIEnd:
	case asm.CFIKeyB:
		b.frame.keyB = true
	default:
		b.cfi = append(b.cfi, cfi{op: op, reg: reg, n: n, pos: b.pos()})
	}
}

// End implements asm.Stream: it inserts the jumps.
func (b *funcBuilder) End(*mach.Func) {
	b.open = false
	b.finish()
	b.Size(b.f.IR, -1)
}

// finish completes the code piece. The final offset of a position is its raw offset plus the lengths of the preceding
// jumps.
func (b *funcBuilder) finish() {
	b.relaxPending()
	total := b.rel.relax.Relax()
	p := b.here()
	out := make([]byte, 0, total)
	raw := b.code.Bytes
	done := 0
	var q target.Assignment
	var c target.Code
	c.Fixups = b.code.Fixups[:0]
	for i := range b.rel.jumps {
		j := &b.rel.jumps[i]
		out = append(out, raw[done:j.raw]...)
		done = int(j.raw)
		r := &b.rel.relax.Jumps[i]
		if j.pad {
			out = b.t.Code.Pad(out, int(r.Bytes))
			continue
		}
		if j.line == nil { // of inline assembly
			out = append(out, make([]byte, r.Bytes)...)
			continue
		}
		if j.at > 0 {
			q = b.rel.operands[j.at-1]
		}
		q.Pred, q.Long = j.pred, r.Long
		c.Bytes, c.Fixups = out, c.Fixups[:0]
		j.line.Append(&c, &q)
		if j.when > 0 && b.t.Predication.Code != nil {
			b.t.Predication.Code(&c, len(out), 0, j.when-1)
		}
		out = c.Bytes
		for k := range c.Fixups {
			x := &c.Fixups[k]
			b.patch(out, x, x.Addend+int64(b.rel.relax.Start(r.To)-x.At))
		}
	}
	out = append(out, raw[done:]...)
	b.code.Fixups = c.Fixups[:0]
	p.data = out
	for _, id := range b.f.Layout {
		b.labels.starts[id] = int32(b.rel.relax.Start(id))
	}
	b.fillTables(out)
	b.fix(p)
	for i := range b.units {
		b.unit(&b.units[i])
	}
	b.findData()
	for _, m := range b.marks {
		b.blocks = append(b.blocks, blockAddress{m.fn, m.n, int32(b.cur), b.rel.final(m.pos)})
	}
	for _, n := range b.labels.names {
		x := &b.syms[n.sym]
		x.piece, x.off = int32(b.cur), b.rel.final(n.pos)
	}
	b.lines()
	b.findTail(total)
	b.frame.size = int64(total)
	if b.frame.on {
		b.frame.bytes = b.unwind()
	}
}

// fix converts fixups to fixes, in the bytes of p.
func (b *funcBuilder) fix(p *piece) {
	if len(b.fixups) > 0 {
		p.fixes = make([]fix, 0, len(b.fixups))
	}
	for i := range b.fixups {
		x := &b.fixups[i]
		to := fix{off: b.rel.final(pos{int32(x.At), x.jumps}), add: x.Addend, reloc: x.Reloc, size: x.Size, pcrel: x.PCRel}
		switch x.Kind {
		case target.FixLiteral:
			x.At = int(to.off)
			b.patch(p.data, &x.Fixup, b.target(x, to.off))
			continue
		case target.FixTable:
			to.kind, to.bits, to.n = toLabel, uint64(asm.TableLabel), x.table
		case target.FixPool:
			to.kind, to.n, to.bits = toConstant, int32(x.N), x.Bits
		case target.FixGOTBase:
			to.kind = toTable
		case target.FixTLSGet:
			to.kind, to.sym = toSymbol, newTextSymbol(b.t.Syntax.TLSGet)
		case fixLess:
			less := b.rel.final(b.labels.less[x.entry]) + int64(b.f.Literals.Entries[x.entry].Ahead)
			to.add += to.off - less
			fallthrough
		default:
			to.kind, to.sym = toSymbol, x.sym
			if x.block != nil {
				to.kind, to.n = toBlock, int32(x.block.ID)
			}
		}
		p.fixes = append(p.fixes, to)
	}
}

// findData records the data in the code: literal pools, and data between instructions.
func (b *funcBuilder) findData() {
	for _, d := range b.labels.data {
		b.stretches = append(b.stretches, stretch{b.rel.final(d[0]), b.rel.final(d[1])})
	}
	if b.f.Literals != nil {
		first := int32(0)
		for _, end := range b.f.Literals.Pools {
			x := stretch{b.rel.final(b.labels.literals[first]), b.rel.final(b.labels.literals[end-1]) + int64(b.f.Literals.Entries[end-1].Bytes)}
			b.stretches, first = append(b.stretches, x), end
		}
	}
	slices.SortFunc(b.stretches, func(x, y stretch) int { return cmp.Compare(x.from, y.from) })
}

// target returns the value of a field at off that holds the distance to a literal pool entry.
func (b *funcBuilder) target(x *fixup, off int64) int64 {
	v := b.rel.final(b.labels.literals[x.entry]) + x.Addend
	if t := b.t.Object.Reloc(x.Reloc); t != nil {
		return t.Relative(v, off)
	}
	return v - off
}

// final returns the offset of p after relaxation.
func (b *relaxation) final(p pos) int64 {
	if p.jumps == 0 {
		return int64(p.raw)
	}
	return int64(b.relax.Jumps[p.jumps-1].End) + int64(p.raw-b.jumps[p.jumps-1].raw)
}

// resolve resolves labels to places.
func (b *funcBuilder) resolve() {
	for i := range b.pieces {
		fixes := b.pieces[i].fixes
		for k := range fixes {
			x := &fixes[k]
			if x.kind == toLabel {
				piece, off := b.place(asm.LabelKind(x.bits), x.n)
				x.kind, x.n, x.bits = toPlace, piece, uint64(off)
			}
			if x.minus == 0 || b.minus[x.minus-1].Sym != nil { // resolved by the module
				continue
			}
			// The distance from a label of this piece is the distance from the field plus the field's offset from the
			// label.
			m := b.minus[x.minus-1]
			piece, off := b.place(m.Label.Kind, m.Label.N)
			x.minus = 0
			if x.kind == toPlace && x.n == piece {
				b.put(b.pieces[i].data[x.off:], int(x.size), x.add+int64(x.bits)-off)
				x.size = 0
				continue
			}
			if piece != int32(i) || x.size != 4 {
				b.fail("a distance between two sections")
			}
			x.pcrel, x.reloc = true, b.t.Object.Uses.PCRel
			x.add += x.off - off
		}
		b.pieces[i].fixes = slices.DeleteFunc(fixes, func(x fix) bool { return x.size == 0 })
	}
}

// place returns the place of a label of the function.
func (b *funcBuilder) place(kind asm.LabelKind, n int32) (piece int32, off int64) {
	if kind == asm.BlockLabel {
		return int32(b.first), int64(b.labels.starts[n])
	}
	for i := range b.labels.tables {
		if b.labels.tables[i].block == mach.BlockID(n) {
			return b.labels.tables[i].piece, b.labels.tables[i].off
		}
	}
	b.fail("no label %d of kind %d", n, kind)
	return 0, 0
}
