package debuginfo

import (
	"spillway/ir"
	"spillway/mach"
)

// rows makes the line table of f. A row begins at an instruction of the program, not at a
// move that allocation put before it: what a debugger is told of variables where it stops is
// so at the instruction.
func (x *Module) rows(f *mach.Func) {
	d, fd := x.d, f.IR.Debug
	sub := fd.Subprogram
	line := d.Int(sub, ir.KeyScopeLine)
	if line == 0 {
		line = d.Int(sub, ir.KeyLine)
	}
	w := rowWriter{x: x, f: f}
	w.add(mach.LineRow{File: x.fileOf(sub), Line: int32(line), Statement: true})
	at := int32(0)
	for k, b := range f.Layout {
		instrs := f.Blocks[b].Instrs
		w.fresh = true
		for i := range instrs {
			if i < len(instrs)-1 || !falls(f, k) {
				w.instr(instrs, i, at)
			}
			at++
		}
	}
}

// rowWriter is the state of rows.
type rowWriter struct {
	x     *Module
	f     *mach.Func
	last  mach.LineRow // with a line
	zero  bool         // the row at hand has none
	loc   ir.DebugID   // of the row at hand
	fresh bool         // the instruction is the first of its block
	body  bool         // the prologue is over
}

func (w *rowWriter) instr(instrs []mach.Instr, i int, at int32) {
	fd := w.f.IR.Debug
	in := &instrs[i]
	if in.Origin == mach.FromFrame && !w.body && in.Pos == 0 {
		return // the prologue, in the row of the function
	}
	loc := fd.LocOf(in.Pos)
	fresh := w.fresh
	if in.Pos == 0 && (fresh || in.Origin == mach.FromProgram) {
		// Constants, and moves on the edge to this block, belong to what follows them.
		loc = w.next(instrs[i+1:])
	}
	w.fresh = false
	l := w.x.d.Loc(loc)
	switch {
	case l.Line == 0 && fresh && w.body:
		// Nobody knows where it comes from; from the line before it certainly not.
		if !w.zero {
			w.add(mach.LineRow{At: at, File: w.last.File})
		}
		w.zero, w.loc = true, 0
		return
	case l.Line == 0 || loc == w.loc && !fresh:
		return
	}
	row := mach.LineRow{At: at, File: w.x.fileOf(l.Scope), Line: l.Line, Col: l.Col, PrologueEnd: !w.body}
	same := row.Line == w.last.Line && row.File == w.last.File && w.body
	move := in.Pos == 0 && in.Origin != mach.FromProgram
	row.Statement = !same && !move
	w.loc = loc
	if same && row.Col == w.last.Col && !w.zero {
		return
	}
	w.body, w.zero = true, false
	w.add(row)
	if move && !same { // the statement begins behind the moves
		row.Line, w.loc = 0, 0
	}
	w.last = row
}

// next returns the location of the first of instrs that comes from an instruction of the text.
func (w *rowWriter) next(instrs []mach.Instr) ir.DebugID {
	for k := range instrs {
		if instrs[k].Pos != 0 {
			return w.f.IR.Debug.LocOf(instrs[k].Pos)
		}
	}
	return 0
}

// add appends a row.
func (w *rowWriter) add(row mach.LineRow) {
	rows := &w.f.Debug.Rows
	*rows = append(*rows, row)
}

// falls reports whether block number k of the layout ends in a jump to the next one, which
// needs no instruction.
func falls(f *mach.Func, k int) bool {
	b := f.Blocks[f.Layout[k]]
	return k+1 < len(f.Layout) && b.Instrs[len(b.Instrs)-1].Tile == f.Target.Frame.Jump && b.Succs[0].To == f.Layout[k+1]
}
