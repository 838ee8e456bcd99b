package asm

import (
	"strconv"

	"spillway/ir"
	"spillway/mach"
)

// debugBefore gives the debug information before the next instruction.
func (w *funcWriter) debugBefore() {
	w.debugNow()
	w.number++
}

// debugNow is debugBefore, but the next instruction is not of that number alone.
func (w *funcWriter) debugNow() {
	d := &w.debug
	w.marks()
	for len(d.Rows) > 0 && d.Rows[0].At <= w.number {
		w.Line(&d.Rows[0])
		d.Rows = d.Rows[1:]
	}
}

// marks gives the labels that are before the next instruction.
func (w *funcWriter) marks() {
	d := &w.debug
	for len(d.Marks) > 0 && d.Marks[0] <= w.number {
		w.Label(Label{Kind: DebugMark, N: d.Marks[0]})
		d.Marks = d.Marks[1:]
	}
}

// debugEnd gives the labels at the end of the function.
func (w *funcWriter) debugEnd() { w.marks() }

// Line implements Stream.
func (t *textStream) Line(r *mach.LineRow) {
	t.str("\t.loc\t")
	t.int(int64(r.File))
	t.byte(' ')
	t.int(int64(r.Line))
	t.byte(' ')
	t.int(int64(r.Col))
	if r.PrologueEnd {
		t.str(" prologue_end")
	}
	if !r.Statement {
		t.str(" is_stmt 0")
	} else {
		t.str(" is_stmt 1")
	}
	t.byte('\n')
}

// LabelName returns the name of f as part of labels.
func LabelName(f ir.Symbol) string { return LabelSafe(f.Sym().Name) }

// DebugLabel returns the label that is before the instruction of f with the given number,
// one of mach.Debug.Marks.
func DebugLabel(f ir.Symbol, n int32) string {
	return ".LD" + strconv.Itoa(int(n)) + "_" + LabelSafe(f.Sym().Name)
}

// A DebugStream takes the sections of debug information: bytes, and what is known once the code
// of all functions is, which is said by marks (mach.Debug.Marks) of functions, numbered in the
// order of the module. What is said of it in one place, it writes as text or into an object, as a Stream does.
type DebugStream interface {
	// Section continues at the end of a section.
	Section(s Section)
	// Bytes are constant, Text is a string and the zero after it.
	Bytes(p []byte)
	Text(s string)
	// Here puts a place here. Offset is the distance of one from the start of its section, and n more,
	// in 4 bytes; Length that of two of a section. Either may be put later.
	Here(p DebugPlace)
	Offset(p DebugPlace, n int64)
	Length(from, to DebugPlace)
	// Mark is the address of a mark, of size bytes.
	Mark(size int, fn, mark int32)
	// Distance is the number of bytes from one mark to another of a function, less a few, in size
	// bytes; 0: as ULEB128.
	Distance(size int, fn, from, to int32, less int)
	// Symbol is the address of a symbol of the module, of size bytes.
	Symbol(size int, s DebugSymbol)
}

// A DebugSymbol is the address of a symbol and a number, or none.
type DebugSymbol struct {
	Sym ir.Symbol // nil: none
	Add int64
	TLS bool // it is the offset in the memory of threads
}

// A DebugPlace is a place in a section of debug information, by its kind and number.
type DebugPlace struct {
	Kind DebugPlaceKind
	N    int32
}

// DebugPlaceKind is a kind of places.
type DebugPlaceKind uint8

// The kinds of places, in the names of their labels.
const (
	DebugAbbrev DebugPlaceKind = iota
	DebugUnit
	DebugLines
	DebugString
	DebugLocations
	DebugRanges
	DebugAddresses
	DebugListsBegin
	DebugListsEnd
	NumDebugPlaces
)
