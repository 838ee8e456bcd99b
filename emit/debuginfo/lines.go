package debuginfo

import (
	"spillway/ir"
	"spillway/mach"
)

// rows builds the line table of f. Moves inserted before an instruction belong to its row; those at the start of a
// block do not start a statement.
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
		w.fresh, w.edge = true, k > 0
		for i := range instrs {
			if i < len(instrs)-1 || !fallsThrough(f, k) {
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
	last  mach.LineRow // the last row with a line
	zero  bool         // the current row has line 0
	loc   ir.DebugID   // of the current row
	fresh bool         // the instruction is the first of its block
	edge  bool         // and the block is not the entry
	body  bool         // after the prologue
}

func (w *rowWriter) instr(instrs []mach.Instr, i int, at int32) {
	fd := w.f.IR.Debug
	in := &instrs[i]
	if in.Origin == mach.FromFrame && !w.body && in.Pos == 0 {
		return // the prologue, in the row of the function
	}
	loc := location(fd, instrs, i)
	fresh := w.fresh
	move := in.Pos == 0 && in.Origin.Moves()
	w.fresh = false
	l := w.x.d.Loc(loc)
	switch {
	case l.Line == 0 && fresh && w.body:
		// The origin is unknown, but it is not the preceding line.
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
	// Moves on the edge to this block do not start a statement.
	edge := move && fresh && w.edge
	row.Statement = !same && !edge
	w.loc = loc
	if same && row.Col == w.last.Col && !w.zero {
		return
	}
	w.body, w.zero = true, false
	w.add(row)
	if edge && !same { // the statement starts after the moves
		row.Line, w.loc = 0, 0
	}
	w.last = row
}

// location returns the source location of instruction i of a block, or 0. Constants and moves have that of the next
// instruction.
func location(fd *ir.FuncDebug, instrs []mach.Instr, i int) ir.DebugID {
	if in := &instrs[i]; in.Pos != 0 || !in.Origin.Moves() && in.Origin != mach.FromProgram {
		return fd.LocOf(in.Pos)
	}
	for k := i + 1; k < len(instrs) && instrs[k].Origin != mach.FromFrame; k++ {
		if instrs[k].Pos != 0 {
			return fd.LocOf(instrs[k].Pos)
		}
	}
	return 0
}

// add appends a row.
func (w *rowWriter) add(row mach.LineRow) {
	rows := &w.f.Debug.Rows
	*rows = append(*rows, row)
}

// fallsThrough reports whether block k of the layout falls through to the next.
func fallsThrough(f *mach.Func, k int) bool {
	b := f.Blocks[f.Layout[k]]
	return k+1 < len(f.Layout) && b.Instrs[len(b.Instrs)-1].Tile == f.Target.Frame.Jump && b.Succs[0].To == f.Layout[k+1]
}
