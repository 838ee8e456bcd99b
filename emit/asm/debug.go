package asm

import (
	"strconv"

	"spillway/ir"
	"spillway/mach"
)

// debugBefore emits the debug information before the next instruction.
func (w *funcWriter) debugBefore() {
	w.debugNow()
	w.number++
}

// debugNow is debugBefore without advancing the instruction number: several instructions share it.
func (w *funcWriter) debugNow() {
	d := &w.debug
	w.marks()
	for len(d.Rows) > 0 && d.Rows[0].At <= w.number {
		w.Line(&d.Rows[0])
		d.Rows = d.Rows[1:]
	}
}

// marks emits the labels before the next instruction.
func (w *funcWriter) marks() {
	d := &w.debug
	for len(d.Marks) > 0 && d.Marks[0] <= w.number {
		w.Label(Label{Kind: DebugMark, N: d.Marks[0]})
		d.Marks = d.Marks[1:]
	}
}

// debugEnd emits the labels at the end of the function.
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

// LabelName returns the name of f for use in labels.
func LabelName(f ir.Symbol) string { return LabelSafe(f.Sym().Name) }

// DebugLabel returns the label before the instruction of f with the given number, one of mach.Debug.Marks.
func DebugLabel(f ir.Symbol, n int32) string {
	return ".LD" + strconv.Itoa(int(n)) + "_" + LabelSafe(f.Sym().Name)
}

// A DebugStream receives the debug information sections: bytes, and fields that depend on the code of functions,
// expressed by marks (mach.Debug.Marks) of functions, numbered in the order of the module. Implementations write text
// or an object, like those of Stream.
type DebugStream interface {
	// Section continues at the end of a section.
	Section(s Section)
	// Bytes emits constant bytes, Text a zero-terminated string.
	Bytes(p []byte)
	Text(s string)
	// Here defines a place. Offset emits its distance from the start of its section plus n, in 4 bytes; Length emits
	// the distance between two places of a section, in 4 bytes. Both may precede the definition.
	Here(p DebugPlace)
	Offset(p DebugPlace, n int64)
	Length(from, to DebugPlace)
	// Mark emits the address of a mark, in size bytes.
	Mark(size int, fn, mark int32)
	// Distance emits the number of bytes between two marks of a function, minus less, in size bytes or, if size is 0,
	// as ULEB128.
	Distance(size int, fn, from, to int32, less int)
	// Symbol emits the address of a symbol of the module, in size bytes.
	Symbol(size int, s DebugSymbol)
}

// A DebugSymbol is a symbol plus an offset, or none.
type DebugSymbol struct {
	Sym ir.Symbol // nil: none
	Add int64
	TLS bool // an offset in thread-local storage
}

// A DebugPlace is a place in a debug information section, by kind and number.
type DebugPlace struct {
	Kind DebugPlaceKind
	N    int32
}

// DebugPlaceKind is the kind of a DebugPlace.
type DebugPlaceKind uint8

// The kinds of places, named like their labels.
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
