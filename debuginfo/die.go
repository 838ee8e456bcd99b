package debuginfo

import (
	"debug/dwarf"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spillway/asm"
)

// The forms of attributes that are used.
const (
	formAddr      = 0x01
	formData2     = 0x05
	formData4     = 0x06
	formData1     = 0x0b
	formSdata     = 0x0d
	formStrp      = 0x0e
	formUdata     = 0x0f
	formRefAddr   = 0x10
	formRef4      = 0x13
	formSecOffset = 0x17
	formExpr      = 0x18
	formFlag      = 0x19
	formBlock1    = 0x0a
)

// A die is an entry of the debug information.
type die struct {
	tag    dwarf.Tag
	attrs  []attr
	kids   []*die
	unit   *unit
	abbrev int
	offset int // from the start of its unit
}

// attr is an attribute of a die, of which one of the values counts, by the form.
type attr struct {
	name  dwarf.Attr
	form  uint8
	value int64
	text  string // a string, or an expression of the assembler
	ref   *die
	expr  expr
}

// An expr is a location expression or a block of bytes, with at most one address in it.
type expr struct {
	code []byte
	sym  string // the address that stands at the bytes from at on, which are zero; "" for none
	at   int
	tls  bool // it is the offset in the memory of threads
}

func (d *die) add(a attr) { d.attrs = append(d.attrs, a) }

func (d *die) str(name dwarf.Attr, s string) {
	if s != "" {
		d.add(attr{name: name, form: formStrp, text: s})
	}
}

func (d *die) uint(name dwarf.Attr, n int64) {
	form := uint8(formUdata)
	switch {
	case n >= 0 && n < 1<<8:
		form = formData1
	case n >= 0 && n < 1<<16:
		form = formData2
	}
	d.add(attr{name: name, form: form, value: n})
}

func (d *die) int(name dwarf.Attr, n int64) {
	d.add(attr{name: name, form: formSdata, value: n})
}

func (d *die) flag(name dwarf.Attr) { d.add(attr{name: name, form: formFlag}) }

func (d *die) refer(name dwarf.Attr, to *die) {
	if to != nil {
		d.add(attr{name: name, form: formRef4, ref: to})
	}
}

func (d *die) location(name dwarf.Attr, e expr) {
	d.add(attr{name: name, form: formExpr, expr: e})
}

// child appends a new die to d.
func (d *die) child(tag dwarf.Tag) *die {
	k := &die{tag: tag, unit: d.unit}
	d.kids = append(d.kids, k)
	return k
}

// A unit is a compile unit with its entries.
type unit struct {
	root   *die
	number int
	size   int // in bytes, with the header
	ranges []span
}

// A span is a run of instructions of a function.
type span struct {
	f        string // the function's name in labels
	from, to int32  // numbers of marks
}

// A writer writes units as directives.
type writer struct {
	b        []byte
	address  int64 // bytes of an address
	abbrevs  map[string]int
	order    []*die // one for each abbreviation
	strings  map[string]int
	texts    []string
	lists    []byte // .debug_loclists
	numLists int
	rnglists []byte
	numRnges int
}

func (w *writer) printf(format string, args ...any) { w.b = fmt.Appendf(w.b, format, args...) }

// abbreviate gives d and what is below it their abbreviations.
func (w *writer) abbreviate(d *die) {
	for i := range d.attrs {
		a := &d.attrs[i]
		if a.form == formRef4 && a.ref.unit != d.unit {
			a.form = formRefAddr
		}
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%d %t", d.tag, len(d.kids) > 0)
	for _, a := range d.attrs {
		fmt.Fprintf(&key, " %d %d", a.name, a.form)
	}
	n := w.abbrevs[key.String()]
	if n == 0 {
		w.order = append(w.order, d)
		n = len(w.order)
		w.abbrevs[key.String()] = n
	}
	d.abbrev = n
	for _, k := range d.kids {
		w.abbreviate(k)
	}
}

// place gives d, at the given offset, and what is below it their offsets, and returns the one
// behind them.
func (w *writer) place(d *die, at int) int {
	d.offset = at
	at += lengthU(uint64(d.abbrev))
	for i := range d.attrs {
		at += w.sizeOf(&d.attrs[i])
	}
	for _, k := range d.kids {
		at = w.place(k, at)
	}
	if len(d.kids) > 0 {
		at++
	}
	return at
}

func (w *writer) sizeOf(a *attr) int {
	switch a.form {
	case formAddr:
		return int(w.address)
	case formData1:
		return 1
	case formData2:
		return 2
	case formData4, formStrp, formRef4, formRefAddr, formSecOffset:
		return 4
	case formSdata:
		return lengthS(a.value)
	case formUdata:
		return lengthU(uint64(a.value))
	case formExpr:
		return lengthU(uint64(len(a.expr.code))) + len(a.expr.code)
	case formBlock1:
		return 1 + len(a.expr.code)
	}
	return 0
}

// unitHeader is the length of the header of a unit.
const unitHeader = 12

// units writes all units, which have their entries.
func (w *writer) units(units []*unit) {
	w.abbrevs, w.strings = make(map[string]int), make(map[string]int)
	for _, u := range units {
		w.abbreviate(u.root)
	}
	for _, u := range units {
		u.size = w.place(u.root, unitHeader)
	}
	w.printf("\t.section\t.debug_abbrev,\"\",@progbits\n.LDabbrev:\n")
	for i, d := range w.order {
		w.printf("\t.uleb128 %d\n\t.uleb128 %d\n\t.byte %d\n", i+1, uint32(d.tag), btoi(len(d.kids) > 0))
		for _, a := range d.attrs {
			w.printf("\t.uleb128 %d\n\t.uleb128 %d\n", uint32(a.name), a.form)
		}
		w.printf("\t.byte 0,0\n")
	}
	w.printf("\t.byte 0\n")
	w.printf("\t.section\t.debug_info,\"\",@progbits\n")
	for _, u := range units {
		w.printf(".LDunit%d:\n\t.long %d\n\t.short 5\n\t.byte 1,%d\n\t.long .LDabbrev\n", u.number, u.size-4, w.address)
		w.die(u.root)
	}
	if w.numLists > 0 {
		w.section("loclists", w.lists)
	}
	if w.numRnges > 0 {
		w.section("rnglists", w.rnglists)
	}
	w.printf("\t.section\t.debug_str,\"MS\",@progbits,1\n")
	for i, s := range w.texts {
		w.printf(".LDs%d:\n\t.asciz %s\n", i, quoted(s))
	}
	w.printf("\t.section\t.debug_line,\"\",@progbits\n.LDlines:\n")
}

// section writes the table of lists in the section of that name.
func (w *writer) section(name string, lists []byte) {
	w.printf("\t.section\t.debug_%s,\"\",@progbits\n\t.long .LDe%s-.LDb%s\n.LDb%s:\n\t.short 5\n\t.byte %d,0\n\t.long 0\n", name, name, name, name, w.address)
	w.b = append(w.b, lists...)
	w.printf(".LDe%s:\n", name)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (w *writer) die(d *die) {
	w.printf("\t.uleb128 %d\n", d.abbrev)
	for i := range d.attrs {
		w.attr(&d.attrs[i])
	}
	for _, k := range d.kids {
		w.die(k)
	}
	if len(d.kids) > 0 {
		w.printf("\t.byte 0\n")
	}
}

func (w *writer) attr(a *attr) {
	switch a.form {
	case formAddr:
		w.printf("\t%s %s\n", w.addressDirective(), a.text)
	case formData1:
		w.printf("\t.byte %d\n", a.value)
	case formData2:
		w.printf("\t.short %d\n", a.value)
	case formData4, formSecOffset:
		w.printf("\t.long %s\n", a.text)
	case formStrp:
		n, known := w.strings[a.text]
		if !known {
			n = len(w.texts)
			w.strings[a.text], w.texts = n, append(w.texts, a.text)
		}
		w.printf("\t.long .LDs%d\n", n)
	case formRef4:
		w.printf("\t.long %d\n", a.ref.offset)
	case formRefAddr:
		w.printf("\t.long .LDunit%d+%d\n", a.ref.unit.number, a.ref.offset)
	case formSdata:
		w.printf("\t.sleb128 %d\n", a.value)
	case formUdata:
		w.printf("\t.uleb128 %d\n", uint64(a.value))
	case formExpr:
		w.printf("\t.uleb128 %d\n", len(a.expr.code))
		w.b = w.expr(w.b, a.expr)
	case formBlock1:
		w.printf("\t.byte %d\n", len(a.expr.code))
		w.b = w.expr(w.b, a.expr)
	}
}

func (w *writer) addressDirective() string {
	if w.address == 4 {
		return ".long"
	}
	return ".quad"
}

// expr appends the bytes of e.
func (w *writer) expr(b []byte, e expr) []byte {
	if e.sym == "" {
		return bytesOf(b, e.code)
	}
	b = bytesOf(b, e.code[:e.at])
	sym := e.sym
	if e.tls {
		sym += "@DTPOFF"
	}
	b = fmt.Appendf(b, "\t%s %s\n", w.addressDirective(), sym)
	return bytesOf(b, e.code[e.at+int(w.address):])
}

func bytesOf(b, code []byte) []byte {
	if len(code) == 0 {
		return b
	}
	b = append(b, "\t.byte "...)
	for i, c := range code {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendUint(b, uint64(c), 10)
	}
	return append(b, '\n')
}

// label returns the label before instruction n of a function.
func label(f string, n int32) string { return ".LD" + strconv.Itoa(int(n)) + "_" + f }

// rangeList adds a list of ranges and returns its label.
func (w *writer) rangeList(spans []span) string {
	name := ".LDr" + strconv.Itoa(w.numRnges)
	w.numRnges++
	w.rnglists = append(w.rnglists, name+":\n"...)
	for _, s := range spans {
		from, to := label(s.f, s.from), label(s.f, s.to)
		w.rnglists = fmt.Appendf(w.rnglists, "\t.byte 7\n\t%s %s\n\t.uleb128 %s-%s\n", w.addressDirective(), from, to, from)
	}
	w.rnglists = append(w.rnglists, "\t.byte 0\n"...)
	return name
}

// A stretch is where a location expression holds: from one mark to another, without the last
// byte before that if it is within a call.
type stretch struct {
	from, to int32
	within   bool
	held     int32 // describer.holdings: what it relies on
	expr     expr
}

// locationList adds a list of locations in function f, which has marks 0 and on, and returns its label.
func (w *writer) locationList(f string, list []stretch) string {
	name := ".LDl" + strconv.Itoa(w.numLists)
	w.numLists++
	base := label(f, 0)
	w.lists = fmt.Appendf(w.lists, "%s:\n\t.byte 6\n\t%s %s\n", name, w.addressDirective(), base)
	for _, s := range list {
		less := ""
		if s.within {
			less = "-1"
		}
		w.lists = fmt.Appendf(w.lists, "\t.byte 4\n\t.uleb128 %s-%s\n\t.uleb128 %s-%s%s\n\t.uleb128 %d\n", label(f, s.from), base, label(f, s.to), base, less, len(s.expr.code))
		w.lists = w.expr(w.lists, s.expr)
	}
	w.lists = append(w.lists, "\t.byte 0\n"...)
	return name
}

func lengthU(n uint64) int { return len(asm.AppendULEB(nil, n)) }
func lengthS(n int64) int  { return len(asm.AppendSLEB(nil, n)) }

// equal reports whether two expressions are the same.
func (e expr) equal(o expr) bool {
	return e.sym == o.sym && e.at == o.at && e.tls == o.tls && slices.Equal(e.code, o.code)
}
