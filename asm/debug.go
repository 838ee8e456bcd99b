package asm

import (
	"strconv"

	"spillway/ir"
	"spillway/mach"
)

// debugBefore gives what debuggers are told before the next instruction.
func (w *funcWriter) debugBefore() {
	d := &w.debug
	w.marks()
	for len(d.Rows) > 0 && d.Rows[0].At <= w.number {
		w.Line(&d.Rows[0])
		d.Rows = d.Rows[1:]
	}
	w.number++
}

// marks gives the labels that stand before the next instruction.
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

// DebugLabel returns the label that stands before the instruction of f with the given number,
// one of mach.Debug.Marks.
func DebugLabel(f ir.Symbol, n int32) string {
	return ".LD" + strconv.Itoa(int(n)) + "_" + LabelSafe(f.Sym().Name)
}
