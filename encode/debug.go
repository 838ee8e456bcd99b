package encode

import (
	"strconv"
	"strings"

	"spillway/asm"
	"spillway/ir"
	"spillway/mach"
)

// Debug is debug information as package debuginfo writes it: directives of the assembler, Header
// before and Footer behind all else.
type Debug struct{ Header, Footer []byte }

// A lineRow is a row of the line table.
type lineRow struct {
	mach.LineRow
	off int64
}

// A debugMark is the label N of the function's debug information.
type debugMark struct {
	n   int32
	off int64
}

// Line implements asm.Stream.
func (b *funcBuilder) Line(r *mach.LineRow) { b.rows = append(b.rows, rowAt{*r, b.pos()}) }

type rowAt struct {
	mach.LineRow
	pos pos
}

// lines gives rows and marks their places.
func (b *funcBuilder) lines() {
	for _, r := range b.rows {
		b.lineRows = append(b.lineRows, lineRow{r.LineRow, b.final(r.pos)})
	}
	for _, m := range b.debugMarks {
		b.debugAt = append(b.debugAt, debugMark{m.n, b.final(m.pos)})
	}
}

// A debugWriter puts the directives of debug information into the sections of a module.
type debugWriter struct {
	*module
	labels map[string]base
	syms   map[string]ir.Symbol // by their name in text
	later  []laterValue
}

// A laterValue is an expression whose labels may not be known yet.
type laterValue struct {
	piece int
	off   int64
	size  int
	expr  string
}

// debugInfo adds debug information.
func (w *module) debugInfo(d *Debug) {
	x := &debugWriter{module: w, labels: make(map[string]base), syms: make(map[string]ir.Symbol)}
	for i, c := range w.codes {
		for _, m := range c.marks {
			b := w.bases[i][0]
			x.labels[asm.DebugLabel(c.fn, m.n)] = base{b.piece, b.off + m.off}
		}
	}
	for _, g := range w.m.Globals {
		x.syms[asm.SymbolName(g)] = g
	}
	for _, f := range w.m.Funcs {
		x.syms[asm.SymbolName(f)] = f
	}
	for line := range strings.Lines(string(d.Footer)) {
		x.directive(strings.TrimSpace(line))
	}
	for _, v := range x.later {
		x.resolve(v)
	}
	x.lineTable(string(d.Header))
}

// directive takes one line.
func (x *debugWriter) directive(s string) {
	if name, ok := strings.CutSuffix(s, ":"); ok {
		x.labels[name] = base{int32(x.cur), x.here().offset()}
		return
	}
	name, args, _ := strings.Cut(s, " ")
	if i := strings.IndexByte(s, '\t'); i >= 0 {
		name, args = s[:i], s[i+1:]
	}
	switch name {
	case "":
	case ".section":
		f := strings.Split(args, ",")
		sec := asm.Section{Name: f[0], Flags: strings.Trim(f[1], `"`), Kind: strings.TrimPrefix(f[2], "@")}
		if len(f) > 3 {
			sec.Entry, _ = strconv.Atoi(f[3])
		}
		x.Section(sec)
	case ".byte":
		for _, a := range strings.Split(args, ",") {
			n, err := strconv.ParseInt(strings.TrimSpace(a), 0, 64)
			x.check(s, err)
			x.Int(1, uint64(n))
		}
	case ".short":
		x.value(2, args)
	case ".long":
		x.value(4, args)
	case ".quad":
		x.value(8, args)
	case ".uleb128":
		h := x.here()
		h.data = asm.AppendULEB(h.data, uint64(x.number(args)))
	case ".sleb128":
		h := x.here()
		h.data = asm.AppendSLEB(h.data, x.number(args))
	case ".asciz":
		text, err := strconv.Unquote(args)
		x.check(s, err)
		x.Bytes(append([]byte(text), 0))
	default:
		x.fail("debug information: %w", &InlineAsmError{Text: s})
	}
}

func (x *debugWriter) check(s string, err error) {
	if err != nil {
		x.fail("debug information: %q: %w", s, err)
	}
}

// value adds a number, an address or a distance.
func (x *debugWriter) value(size int, s string) {
	h := x.here()
	if n, err := strconv.ParseInt(s, 0, 64); err == nil {
		x.Int(size, uint64(n))
		return
	}
	x.later = append(x.later, laterValue{x.cur, h.offset(), size, s})
	x.Int(size, 0)
}

// number is an expression of numbers and distances between labels that are known.
func (x *debugWriter) number(s string) int64 {
	if n, err := strconv.ParseInt(s, 0, 64); err == nil {
		return n
	}
	if n, err := strconv.ParseUint(s, 0, 64); err == nil {
		return int64(n)
	}
	a, rest, _ := strings.Cut(s, "-")
	b, less, _ := strings.Cut(rest, "-")
	from, ok1 := x.labels[b]
	to, ok2 := x.labels[a]
	if !ok1 || !ok2 || from.piece != to.piece {
		x.fail("debug information: %q is no distance", s)
		return 0
	}
	n, _ := strconv.ParseInt(less, 10, 64)
	return to.off - from.off - n
}

// resolve fills in an address or a distance.
func (x *debugWriter) resolve(v laterValue) {
	p := &x.pieces[v.piece]
	uses := &x.t.Object.Uses
	if i := strings.LastIndexByte(v.expr, '-'); i > 0 {
		if _, isLabel := x.labels[v.expr[i+1:]]; isLabel {
			put(p.data[v.off:], v.size, x.number(v.expr))
			return
		}
	}
	name, tls := strings.CutSuffix(v.expr, "@DTPOFF")
	f := fix{off: v.off, size: int8(v.size), reloc: uses.Addr}
	if v.size < x.t.Layout.PtrBytes {
		f.reloc = uses.Addr32
	}
	if tls {
		f.reloc = uses.DTPOff
		if v.size == 8 {
			f.reloc = x.t.Object.DTPOff
		}
	}
	if !x.known(name) {
		for _, sign := range []string{"+", "-"} {
			if i := strings.LastIndex(name, sign); i > 0 && x.known(name[:i]) {
				n, err := strconv.ParseInt(name[i:], 10, 64)
				x.check(v.expr, err)
				name, f.add = name[:i], n
				break
			}
		}
	}
	if at, ok := x.labels[name]; ok {
		f.kind, f.n, f.bits = toPlace, at.piece, uint64(at.off)
	} else if s, ok := x.syms[name]; ok {
		f.kind, f.sym = toSymbol, s
	} else {
		x.fail("debug information: no symbol %q", name)
		return
	}
	p.fixes = append(p.fixes, f)
}

func (x *debugWriter) known(name string) bool {
	_, label := x.labels[name]
	_, sym := x.syms[name]
	return label || sym
}

// Operations of line programs and what tables of files have [DWARF5 §6.2].
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

// lineTable makes the section .debug_line of the rows of all functions.
func (x *debugWriter) lineTable(header string) {
	x.Section(asm.Section{Name: ".debug_line", Kind: "progbits"})
	h := x.here()
	start := len(h.data)
	h.data = append(h.data, 0, 0, 0, 0, lineTableVersion, 0, byte(x.t.Layout.PtrBytes), 0, 0, 0, 0, 0)
	afterLength := len(h.data)
	h.data = append(h.data, 1, 1, 1, 256+lineBase, lineRange, lineOpcodes)
	h.data = append(h.data, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1)
	x.fileTable(header)
	put(h.data[afterLength-4:], 4, int64(len(h.data)-afterLength))
	for i, c := range x.codes {
		if len(c.rows) > 0 {
			x.lineProgram(c, x.bases[i][0])
		}
	}
	put(h.data[start:], 4, int64(len(h.data)-start-4))
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
		_, rest, _ = strings.Cut(rest, " ") // the number: they are in order
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

// indexOf returns the index of s in list, to which it is added if need be.
func indexOf(list *[]string, s string) int {
	for i, have := range *list {
		if have == s {
			return i
		}
	}
	*list = append(*list, s)
	return len(*list) - 1
}

// lineProgram adds the rows of a function, which begins at b.
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

// advanceRow adds a row that is so much further on, in bytes and in lines.
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
