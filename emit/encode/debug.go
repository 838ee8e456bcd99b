package encode

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/emit/asm"
	"spillway/mach"
)

// Debug is the debug information of a module: Header is the file table directives (debuginfo.Module.Header), Write
// emits the sections.
type Debug struct {
	Header []byte
	Write  func(asm.DebugStream)
}

// A lineRow is a row of the line table.
type lineRow struct {
	mach.LineRow
	off int64
}

// A debugMark is label N of the function's debug information.
type debugMark struct {
	n   int32
	off int64
}

// Line implements asm.Stream.
func (b *funcBuilder) Line(r *mach.LineRow) { b.debug.rows = append(b.debug.rows, rowAt{*r, b.pos()}) }

type rowAt struct {
	mach.LineRow
	pos pos
}

// lines computes the offsets of the rows and marks after relaxation.
func (b *funcBuilder) lines() {
	for _, r := range b.debug.rows {
		b.debug.lineRows = append(b.debug.lineRows, lineRow{r.LineRow, b.rel.final(r.pos)})
	}
	for _, m := range b.debug.debugMarks {
		b.debug.debugAt = append(b.debug.debugAt, debugMark{m.n, b.rel.final(m.pos)})
	}
}

// A debugWriter writes debug information to the sections of a module (asm.DebugStream).
type debugWriter struct {
	*module
	places [asm.NumDebugPlaces][]base
	later  []laterPlace
}

// A laterPlace is a field for the offset of a place plus n, or for its distance from another place.
type laterPlace struct {
	at     base
	of     asm.DebugPlace
	from   asm.DebugPlace
	length bool
	n      int64
}

// debugInfo adds debug information.
func (w *module) debugInfo(d *Debug) {
	x := &debugWriter{module: w}
	d.Write(x)
	for i := range x.later {
		x.resolve(&x.later[i])
	}
	x.lineTable(string(d.Header))
	for i := range w.pieces {
		if p := &w.pieces[i]; strings.HasPrefix(p.section.Name, ".debug_") {
			w.dwarf32(p.section.Name, p.offset())
		}
	}
}

// dwarf32 fails if a section of n bytes is too long for the 32-bit DWARF format. 64-bit DWARF is not produced: sections
// are built in memory, and consumers load them whole.
func (c *contents) dwarf32(name string, n int64) {
	if n > math.MaxInt32 {
		c.fail("section %s: %d bytes are too many for the 32-bit DWARF format; compile the module in parts, or without debug information", name, n)
	}
}

func (x *debugWriter) place() base { return base{int32(x.cur), x.module.here().offset()} }

// Text implements asm.DebugStream.
func (x *debugWriter) Text(s string) {
	h := x.module.here()
	h.data = append(append(h.data, s...), 0)
}

// Here implements asm.DebugStream.
func (x *debugWriter) Here(p asm.DebugPlace) {
	list := &x.places[p.Kind]
	for len(*list) <= int(p.N) {
		*list = append(*list, base{})
	}
	(*list)[p.N] = x.place()
}

// Offset implements asm.DebugStream.
func (x *debugWriter) Offset(p asm.DebugPlace, n int64) {
	x.later = append(x.later, laterPlace{at: x.place(), of: p, n: n})
	x.Int(4, 0)
}

// Length implements asm.DebugStream.
func (x *debugWriter) Length(from, to asm.DebugPlace) {
	x.later = append(x.later, laterPlace{at: x.place(), of: to, from: from, length: true})
	x.Int(4, 0)
}

// resolve fills in an offset or length.
func (x *debugWriter) resolve(l *laterPlace) {
	p, of := &x.pieces[l.at.piece], x.places[l.of.Kind][l.of.N]
	if l.length {
		x.put(p.data[l.at.off:], 4, of.off-x.places[l.from.Kind][l.from.N].off)
		return
	}
	p.fixes = append(p.fixes, fix{off: l.at.off, size: 4, reloc: x.offsetReloc(), kind: toPlace, n: of.piece, bits: uint64(of.off), add: l.n})
}

// markOf returns the code offset of a mark of function fn.
func (x *debugWriter) markOf(fn, mark int32) int64 {
	marks := x.codes[fn].marks
	if len(marks) > 0 && marks[0].n == mark {
		return marks[0].off
	}
	k, found := slices.BinarySearchFunc(marks, mark, func(m debugMark, n int32) int { return int(m.n - n) })
	if !found {
		x.fail("debug information: function %d has no mark %d", fn, mark)
		return 0
	}
	return marks[k].off
}

// Mark implements asm.DebugStream.
func (x *debugWriter) Mark(size int, fn, mark int32) {
	h, b := x.module.here(), x.codeBase(int(fn))
	h.fixes = append(h.fixes, fix{off: h.offset(), size: int8(size), reloc: x.t.Object.Uses.Addr, kind: toPlace, n: b.piece, bits: uint64(b.off + x.markOf(fn, mark))})
	h.data = append(h.data, zeros[:size]...)
}

// Distance implements asm.DebugStream.
func (x *debugWriter) Distance(size int, fn, from, to int32, less int) {
	n := x.markOf(fn, to) - x.markOf(fn, from) - int64(less)
	if size > 0 {
		x.Int(size, uint64(n))
		return
	}
	h := x.module.here()
	h.data = asm.AppendULEB(h.data, uint64(n))
}

// Symbol implements asm.DebugStream.
func (x *debugWriter) Symbol(size int, s asm.DebugSymbol) {
	h := x.module.here()
	f := fix{off: h.offset(), size: int8(size), reloc: x.t.Object.Uses.Addr, kind: toSymbol, sym: s.Sym, add: s.Add}
	if s.TLS {
		f.reloc = x.t.Object.Uses.DTPOff
		if size == 8 {
			f.reloc = x.t.Object.DTPOff
		}
	}
	h.fixes = append(h.fixes, f)
	h.data = append(h.data, zeros[:size]...)
}

func (x *debugWriter) check(s string, err error) {
	if err != nil {
		x.fail("debug information: %q: %w", s, err)
	}
}

// Opcodes of line programs, and contents of file tables [DWARF5 §6.2].
const (
	lineAdvancePC    = 2
	lineAdvanceLine  = 3
	lineSetFile      = 4
	lineSetColumn    = 5
	lineNegate       = 6
	linePrologueEnd  = 10
	lineOpcodes      = 13 // the first special one
	lineBase         = -5
	lineRange        = 14
	lineEndSequence  = 1 // extended
	lineSetAddress   = 2 // extended
	contentPath      = 1
	contentDirectory = 2
	contentMD5       = 5
	formString       = 0x08
	formUdata        = 0x0f
	formData16       = 0x1e
	lineTableVersion = 5
)

// lineTable emits section .debug_line from the rows of all functions.
func (x *debugWriter) lineTable(header string) {
	x.Section(asm.Section{Name: ".debug_line"})
	h := x.here()
	start := len(h.data)
	h.data = append(h.data, 0, 0, 0, 0, lineTableVersion, 0, byte(x.t.Layout.PtrBytes), 0, 0, 0, 0, 0)
	afterLength := len(h.data)
	h.data = append(h.data, 1, 1, 1, 256+lineBase, lineRange, lineOpcodes)
	h.data = append(h.data, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1)
	x.fileTable(header)
	x.put(h.data[afterLength-4:], 4, int64(len(h.data)-afterLength))
	for i, c := range x.codes {
		if len(c.rows) > 0 {
			x.lineProgram(c, x.codeBase(i))
		}
	}
	x.put(h.data[start:], 4, int64(len(h.data)-start-4))
}

// fileTable adds the table of directories and files.
func (x *debugWriter) fileTable(header string) {
	h := x.here()
	type file struct {
		dir  int
		name string
		md5  []byte
	}
	var dirs []string
	var files []file
	sums := true
	for line := range strings.Lines(header) {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), ".file\t")
		if !ok {
			continue
		}
		_, rest, _ = strings.Cut(rest, " ") // the file number; files are in order
		var texts []string
		for strings.HasPrefix(rest, `"`) {
			q, err := strconv.QuotedPrefix(rest)
			if err != nil {
				x.check(line, err)
				return
			}
			s, err := strconv.Unquote(q)
			x.check(line, err)
			texts, rest = append(texts, s), strings.TrimSpace(rest[len(q):])
		}
		f := file{name: texts[len(texts)-1]}
		switch i := strings.LastIndexByte(f.name, '/'); {
		case len(texts) > 1:
			f.dir = indexOf(&dirs, texts[0])
		case i > 0:
			f.dir, f.name = indexOf(&dirs, f.name[:i]), f.name[i+1:]
		}
		if hex, ok := strings.CutPrefix(rest, "md5 0x"); ok {
			for k := 0; k+1 < len(hex); k += 2 {
				n, err := strconv.ParseUint(hex[k:k+2], 16, 8)
				x.check(line, err)
				f.md5 = append(f.md5, byte(n))
			}
		}
		sums = sums && len(f.md5) == 16
		files = append(files, f)
	}
	h.data = asm.AppendULEB(append(h.data, 1, contentPath, formString), uint64(len(dirs)))
	for _, d := range dirs {
		h.data = append(append(h.data, d...), 0)
	}
	if sums {
		h.data = append(h.data, 3, contentPath, formString, contentDirectory, formUdata, contentMD5, formData16)
	} else {
		h.data = append(h.data, 2, contentPath, formString, contentDirectory, formUdata)
	}
	h.data = asm.AppendULEB(h.data, uint64(len(files)))
	for _, f := range files {
		h.data = asm.AppendULEB(append(append(h.data, f.name...), 0), uint64(f.dir))
		if sums {
			h.data = append(h.data, f.md5...)
		}
	}
}

// indexOf returns the index of s in list, and adds it if necessary.
func indexOf(list *[]string, s string) int {
	for i, have := range *list {
		if have == s {
			return i
		}
	}
	*list = append(*list, s)
	return len(*list) - 1
}

// lineProgram adds the rows of a function, which starts at b.
func (x *debugWriter) lineProgram(c *Code, b base) {
	h := x.here()
	size := x.t.Layout.PtrBytes
	h.data = append(h.data, 0, byte(size+1), lineSetAddress)
	h.fixes = append(h.fixes, fix{off: h.offset(), size: int8(size), reloc: x.t.Object.Uses.Addr, kind: toPlace, n: b.piece, bits: uint64(b.off + c.rows[0].off)})
	h.data = append(h.data, zeros[:size]...)
	at := lineRow{off: c.rows[0].off}
	at.File, at.Line, at.Statement = 1, 1, true
	for _, r := range c.rows {
		if r.File != at.File {
			h.data = asm.AppendULEB(append(h.data, lineSetFile), uint64(r.File))
		}
		if r.Col != at.Col {
			h.data = asm.AppendULEB(append(h.data, lineSetColumn), uint64(r.Col))
		}
		if r.Statement != at.Statement {
			h.data = append(h.data, lineNegate)
		}
		if r.PrologueEnd {
			h.data = append(h.data, linePrologueEnd)
		}
		h.data = advanceRow(h.data, r.off-at.off, int64(r.Line-at.Line))
		at = r
	}
	if n := c.frame.size; n > at.off {
		h.data = asm.AppendULEB(append(h.data, lineAdvancePC), uint64(n-at.off))
	}
	h.data = append(h.data, 0, 1, lineEndSequence)
}

// advanceRow adds a row with the given advances of address and line.
func advanceRow(b []byte, bytes, lines int64) []byte {
	if lines < lineBase || lines >= lineBase+lineRange {
		b = asm.AppendSLEB(append(b, lineAdvanceLine), lines)
		lines = 0
	}
	if op := lines - lineBase + lineRange*bytes + lineOpcodes; op <= 255 {
		return append(b, byte(op))
	}
	b = asm.AppendULEB(append(b, lineAdvancePC), uint64(bytes))
	return append(b, byte(lines-lineBase+lineOpcodes))
}
