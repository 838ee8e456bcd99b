package asm

import (
	"strconv"

	"spillway/ir"
)

// debugBefore writes what debuggers are told before the next instruction.
func (w *funcWriter) debugBefore() {
	d := &w.debug
	w.marks()
	for len(d.Rows) > 0 && d.Rows[0].At <= w.number {
		r := &d.Rows[0]
		d.Rows = d.Rows[1:]
		w.str("\t.loc\t")
		w.b = strconv.AppendInt(w.b, int64(r.File), 10)
		w.byte(' ')
		w.b = strconv.AppendInt(w.b, int64(r.Line), 10)
		w.byte(' ')
		w.b = strconv.AppendInt(w.b, int64(r.Col), 10)
		if r.PrologueEnd {
			w.str(" prologue_end")
		}
		if !r.Statement {
			w.str(" is_stmt 0")
		} else {
			w.str(" is_stmt 1")
		}
		w.byte('\n')
	}
	w.number++
}

// marks writes the labels that stand before the next instruction.
func (w *funcWriter) marks() {
	d := &w.debug
	for len(d.Marks) > 0 && d.Marks[0] <= w.number {
		w.str(DebugLabel(w.f.IR, d.Marks[0]))
		w.str(":\n")
		d.Marks = d.Marks[1:]
	}
}

// debugEnd writes the labels at the end of the function.
func (w *funcWriter) debugEnd() { w.marks() }

// LabelName returns the name of f as part of labels.
func LabelName(f ir.Symbol) string { return labelSafe(f.Sym().Name) }

// DebugLabel returns the label that stands before the instruction of f with the given number,
// one of mach.Debug.Marks.
func DebugLabel(f ir.Symbol, n int32) string {
	return ".LD" + strconv.Itoa(int(n)) + "_" + labelSafe(f.Sym().Name)
}
