package debuginfo

import (
	"debug/dwarf"
	"encoding/binary"
	"math/bits"
	"slices"

	"spillway/emit/asm"
	"spillway/object"
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
	formAddrx     = 0x1b
	formFlag      = 0x19
	formBlock1    = 0x0a
)

// A die is a debugging information entry.
type die struct {
	tag              dwarf.Tag
	attrs            []attr
	kids, last, next *die // first and last child, and next sibling
	unit             *unit
	abbrev           int32
	offset           int32 // from the start of its unit
}

// An attr is an attribute of a die. The form determines what value means: a number, a string number, a mark of function
// fn, two marks, or a place.
type attr struct {
	name  dwarf.Attr
	form  uint8
	fn    int32
	value int64
	ref   *die
	expr  *expr
}

// two packs two numbers into one; first and second unpack it.
func two(a, b int32) int64     { return int64(a)<<32 | int64(b) }
func first(value int64) int32  { return int32(value >> 32) }
func second(value int64) int32 { return int32(value) }

// An expr is a location expression or a block, which contains at most one address.
type expr struct {
	code []byte
	sym  asm.DebugSymbol // address, whose placeholder bytes start at index at
	at   int
}

func (d *die) add(a attr) {
	if d.attrs == nil {
		d.attrs = d.unit.w.attrs.take()
	}
	d.attrs = append(d.attrs, a)
}

func (d *die) str(name dwarf.Attr, s string) {
	if s != "" {
		d.add(attr{name: name, form: formStrp, value: int64(d.unit.w.intern(s))})
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
	d.add(attr{name: name, form: formExpr, expr: &e})
}

// address adds the address of a mark of function fn.
func (d *die) address(name dwarf.Attr, fn, mark int32) {
	if mark == 0 {
		d.add(attr{name: name, form: formAddrx, fn: fn, value: int64(d.unit.w.start(fn))})
		return
	}
	d.add(attr{name: name, form: formAddr, fn: fn, value: int64(mark)})
}

// place adds a reference to a list or table.
func (d *die) place(name dwarf.Attr, kind asm.DebugPlaceKind, n int32) {
	d.add(attr{name: name, form: formSecOffset, value: two(int32(kind), n)})
}

// child appends a new die to d.
func (d *die) child(tag dwarf.Tag) *die {
	k := d.unit.w.dies.take()
	k.tag, k.unit = tag, d.unit
	if d.last == nil {
		d.kids = k
	} else {
		d.last.next = k
	}
	d.last = k
	return k
}

// A slab allocates dies in chunks.
type slab []die

func (s *slab) take() *die {
	if len(*s) == 0 {
		*s = make([]die, 256)
	}
	d := &(*s)[0]
	*s = (*s)[1:]
	return d
}

// An attrSlab allocates attributes in chunks.
type attrSlab []attr

func (s *attrSlab) take() []attr {
	const few = 6
	if len(*s) < few {
		*s = make([]attr, 256*few)
	}
	a := (*s)[:0:few]
	*s = (*s)[few:]
	return a
}

// A unit is a compile unit with its entries.
type unit struct {
	w      *writer
	root   *die
	number int32
	size   int // in bytes, with the header
	ranges []span
}

// A span is a range of instructions of a function.
type span struct {
	fn       int32
	from, to int32 // numbers of marks
}

// A writer writes units.
type writer struct {
	s       asm.DebugStream
	buf     []byte // bytes not yet flushed to the stream
	address int    // size of an address
	dies    slab
	attrs   attrSlab

	abbrevs map[string]int32
	order   []*die // by abbreviation: a die that has it
	key     []byte // scratch
	strings map[string]int32
	texts   []string
	starts  []int32 // functions whose addresses are in .debug_addr
	startOf []int32 // by function: 1 + its index in starts, or 0
	lists   []locationList
	ranges  [][]span
}

// A locationList is the list of locations of a variable of function fn.
type locationList struct {
	fn     int32
	places []stretch
}

// intern returns the number of s in the string table.
func (w *writer) intern(s string) int32 {
	n, known := w.strings[s]
	if !known {
		n = int32(len(w.texts))
		w.strings[s], w.texts = n, append(w.texts, s)
	}
	return n
}

// start returns the index of function fn in the address table.
func (w *writer) start(fn int32) int32 {
	if w.startOf[fn] == 0 {
		w.starts = append(w.starts, fn)
		w.startOf[fn] = int32(len(w.starts))
	}
	return w.startOf[fn] - 1
}

// abbreviate assigns abbreviations to d and its descendants.
func (w *writer) abbreviate(d *die) {
	key := asm.AppendULEB(append(w.key[:0], btoi(d.kids != nil)), uint64(d.tag))
	for i := range d.attrs {
		a := &d.attrs[i]
		if a.form == formRef4 && a.ref.unit != d.unit {
			a.form = formRefAddr
		}
		key = asm.AppendULEB(append(key, a.form), uint64(a.name))
	}
	w.key = key
	n := w.abbrevs[string(key)]
	if n == 0 {
		w.order = append(w.order, d)
		n = int32(len(w.order))
		w.abbrevs[string(key)] = n
	}
	d.abbrev = n
	for k := d.kids; k != nil; k = k.next {
		w.abbreviate(k)
	}
}

// place assigns offsets to d and its descendants, starting at at, and returns the end offset.
func (w *writer) place(d *die, at int) int {
	d.offset = int32(at)
	at += lengthU(uint64(d.abbrev))
	for i := range d.attrs {
		at += w.sizeOf(&d.attrs[i])
	}
	for k := d.kids; k != nil; k = k.next {
		at = w.place(k, at)
	}
	if d.kids != nil {
		at++
	}
	return at
}

func (w *writer) sizeOf(a *attr) int {
	switch a.form {
	case formAddr:
		return w.address
	case formData1:
		return 1
	case formData2:
		return 2
	case formData4, formStrp, formRef4, formRefAddr, formSecOffset:
		return 4
	case formSdata:
		return lengthS(a.value)
	case formUdata, formAddrx:
		return lengthU(uint64(a.value))
	case formExpr:
		return lengthU(uint64(len(a.expr.code))) + len(a.expr.code)
	case formBlock1:
		return 1 + len(a.expr.code)
	}
	return 0
}

// unitHeader is the length in bytes of the header of a unit, addressHeader that of the address table.
const (
	unitHeader    = 12
	addressHeader = 8
)

func (w *writer) section(name string) {
	w.flush()
	w.s.Section(asm.Section{Name: name})
}

// flush writes the buffered bytes to the stream.
func (w *writer) flush() {
	if len(w.buf) > 0 {
		w.s.Bytes(w.buf)
		w.buf = w.buf[:0]
	}
}

func (w *writer) here(kind asm.DebugPlaceKind, n int32) {
	w.flush()
	w.s.Here(asm.DebugPlace{Kind: kind, N: n})
}

func (w *writer) byte(p ...byte) { w.buf = append(w.buf, p...) }
func (w *writer) uleb(n uint64)  { w.buf = asm.AppendULEB(w.buf, n) }
func (w *writer) int(n uint32)   { w.buf = binary.LittleEndian.AppendUint32(w.buf, n) }

func (w *writer) offset(kind asm.DebugPlaceKind, n int32, add int64) {
	w.flush()
	w.s.Offset(asm.DebugPlace{Kind: kind, N: n}, add)
}

// units writes all units, whose entries must be complete.
func (w *writer) units(units []*unit) {
	w.abbrevs = make(map[string]int32)
	for _, u := range units {
		w.abbreviate(u.root)
	}
	for _, u := range units {
		u.size = w.place(u.root, unitHeader)
	}
	w.section(".debug_abbrev")
	w.here(asm.DebugAbbrev, 0)
	for i, d := range w.order {
		w.uleb(uint64(i + 1))
		w.uleb(uint64(d.tag))
		w.byte(btoi(d.kids != nil))
		for _, a := range d.attrs {
			w.uleb(uint64(a.name))
			w.uleb(uint64(a.form))
		}
		w.byte(0, 0)
	}
	w.byte(0)
	w.section(".debug_info")
	for _, u := range units {
		w.here(asm.DebugUnit, u.number)
		w.int(uint32(u.size - 4))
		w.byte(5, 0, 1, byte(w.address))
		w.offset(asm.DebugAbbrev, 0, 0)
		w.die(u.root)
	}
	w.locationLists()
	w.rangeLists()
	if len(w.starts) > 0 {
		w.section(".debug_addr")
		w.int(uint32(addressHeader - 4 + len(w.starts)*w.address))
		w.byte(5, 0, byte(w.address), 0)
		w.here(asm.DebugAddresses, 0)
		for _, fn := range w.starts {
			w.mark(fn, 0)
		}
	}
	w.flush()
	w.s.Section(asm.Section{Name: ".debug_str", Attrs: object.Mergeable | object.Strings, Entry: 1})
	for i, s := range w.texts {
		w.s.Here(asm.DebugPlace{Kind: asm.DebugString, N: int32(i)})
		w.s.Text(s)
	}
	w.section(".debug_line")
	w.here(asm.DebugLines, 0)
}

func (w *writer) mark(fn, mark int32) {
	w.flush()
	w.s.Mark(w.address, fn, mark)
}

func (w *writer) distance(size int, fn, from, to int32, less int) {
	w.flush()
	w.s.Distance(size, fn, from, to, less)
}

// listsHeader starts a section of lists.
func (w *writer) listsHeader(name string, n int32) {
	w.section(name)
	w.s.Length(asm.DebugPlace{Kind: asm.DebugListsBegin, N: n}, asm.DebugPlace{Kind: asm.DebugListsEnd, N: n})
	w.here(asm.DebugListsBegin, n)
	w.byte(5, 0, byte(w.address), 0, 0, 0, 0, 0)
}

func btoi(b bool) byte {
	if b {
		return 1
	}
	return 0
}

func (w *writer) die(d *die) {
	w.uleb(uint64(d.abbrev))
	for i := range d.attrs {
		w.attr(&d.attrs[i])
	}
	for k := d.kids; k != nil; k = k.next {
		w.die(k)
	}
	if d.kids != nil {
		w.byte(0)
	}
}

func (w *writer) attr(a *attr) {
	switch a.form {
	case formAddr:
		if a.fn < 0 { // zero
			w.byte(make([]byte, w.address)...)
			break
		}
		w.mark(a.fn, int32(a.value))
	case formData1:
		w.byte(byte(a.value))
	case formData2:
		w.byte(byte(a.value), byte(a.value>>8))
	case formData4:
		w.distance(4, a.fn, first(a.value), second(a.value), 0)
	case formSecOffset:
		w.offset(asm.DebugPlaceKind(first(a.value)), second(a.value), 0)
	case formStrp:
		w.offset(asm.DebugString, int32(a.value), 0)
	case formRef4:
		w.int(uint32(a.ref.offset))
	case formRefAddr:
		w.offset(asm.DebugUnit, a.ref.unit.number, int64(a.ref.offset))
	case formSdata:
		w.buf = asm.AppendSLEB(w.buf, a.value)
	case formUdata, formAddrx:
		w.uleb(uint64(a.value))
	case formExpr:
		w.uleb(uint64(len(a.expr.code)))
		w.expr(a.expr)
	case formBlock1:
		w.byte(byte(len(a.expr.code)))
		w.expr(a.expr)
	}
}

// expr writes the bytes of e.
func (w *writer) expr(e *expr) {
	if e.sym.Sym == nil {
		w.byte(e.code...)
		return
	}
	w.byte(e.code[:e.at]...)
	w.flush()
	w.s.Symbol(w.address, e.sym)
	w.byte(e.code[e.at+w.address:]...)
}

// Kinds of entries of lists [DWARF5 §7.7.3, §7.25].
const (
	listEnd       = 0
	baseAddressx  = 1
	rangeOffsets  = 4
	startxLength  = 3 // of ranges
	locationPairs = 4
)

// rangeList adds a list of ranges and returns its number.
func (w *writer) rangeList(spans []span) int32 {
	w.ranges = append(w.ranges, spans)
	for _, s := range spans {
		w.start(s.fn)
	}
	return int32(len(w.ranges) - 1)
}

// rangeLists writes the range lists: of whole functions, or of parts of one.
func (w *writer) rangeLists() {
	if len(w.ranges) == 0 {
		return
	}
	w.listsHeader(".debug_rnglists", 1)
	for i, spans := range w.ranges {
		w.here(asm.DebugRanges, int32(i))
		if fn := spans[0].fn; slices.ContainsFunc(spans, func(s span) bool { return s.fn != fn }) {
			for _, s := range spans {
				w.byte(startxLength)
				w.uleb(uint64(w.start(s.fn)))
				w.distance(0, s.fn, s.from, s.to, 0)
			}
		} else {
			w.byte(baseAddressx)
			w.uleb(uint64(w.start(fn)))
			for _, s := range spans {
				w.byte(rangeOffsets)
				w.distance(0, fn, 0, s.from, 0)
				w.distance(0, fn, 0, s.to, 0)
			}
		}
		w.byte(listEnd)
	}
	w.here(asm.DebugListsEnd, 1)
}

// A stretch is the range of a location expression, between two marks; its last byte is excluded if it is within a call.
type stretch struct {
	from, to int32
	within   bool
	held     int32 // index in describer.holdings of the locations it depends on
	expr     expr
}

// locationList adds a location list of function fn, whose marks are numbered from 0, and returns its number.
func (w *writer) locationList(fn int32, list []stretch) int32 {
	w.start(fn)
	w.lists = append(w.lists, locationList{fn, list})
	return int32(len(w.lists) - 1)
}

func (w *writer) locationLists() {
	if len(w.lists) == 0 {
		return
	}
	w.listsHeader(".debug_loclists", 0)
	for i := range w.lists {
		l := &w.lists[i]
		w.here(asm.DebugLocations, int32(i))
		w.byte(baseAddressx)
		w.uleb(uint64(w.start(l.fn)))
		for k := range l.places {
			s := &l.places[k]
			w.byte(locationPairs)
			w.distance(0, l.fn, 0, s.from, 0)
			w.distance(0, l.fn, 0, s.to, int(btoi(s.within)))
			w.uleb(uint64(len(s.expr.code)))
			w.expr(&s.expr)
		}
		w.byte(listEnd)
	}
	w.here(asm.DebugListsEnd, 0)
}

// lengthU and lengthS are the lengths of LEB128 numbers.
func lengthU(n uint64) int { return max(1, (bits.Len64(n)+6)/7) }
func lengthS(n int64) int  { return (bits.Len64(uint64(n^n>>63)) + 7) / 7 }

// equal reports whether two expressions are the same.
func (e expr) equal(o expr) bool {
	return e.sym == o.sym && e.at == o.at && slices.Equal(e.code, o.code)
}
