package asm

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// An ExceptionTable is the language-specific data area (LSDA) of a function, in the form of the Itanium C++ ABI.
type ExceptionTable struct {
	Section Section
	// Sites are the ranges of calls that may throw, in text order. An exception from any other call terminates the
	// program.
	Sites []CallSite
	// Actions are the action records of landing pads: selectors, each followed by the offset of the next record.
	Actions []byte
	// Types are the types of selectors 1 and up: symbols as in Stream.Personality, nil for catch-all.
	Types []ir.Symbol
	// Filters are zero-terminated lists of selectors; a negative selector is -1 minus an offset into Filters. With an
	// unwind index (target.UnwindIndex), FilterTypes replace them: lists of types, each terminated by nil.
	Filters     []byte
	FilterTypes []ir.Symbol
}

// A CallSite is a range of calls with the same landing pad and action.
type CallSite struct {
	Pad    mach.BlockID // the landing pad, or None
	Action int64        // 1 + the offset of the first action, 0 for cleanups only
}

// Label returns the label of the start or end of range n.
func (x *ExceptionTable) Label(n int, end bool) Label {
	l := Label{Kind: SiteLabel, N: int32(2 * n)}
	if end {
		l.N++
	}
	return l
}

// Pointer encodings in exception and frame tables.
const (
	EncodingOmitted  = 0xff
	EncodingULEB128  = 0x01
	encodingAbsolute = 0x00
	encodingUData4   = 0x03
	EncodingPCRel4   = 0x1b // PC-relative, four bytes
	encodingIndirect = 0x80 // indirect
)

// Encodings returns the encodings of t's functions for references to personalities and types, and to their own tables.
func Encodings(t *target.Target) (symbols, tables byte) {
	switch {
	case t.HasUnwindIndex(): // a special relocation determines it
		return encodingAbsolute, encodingAbsolute
	case t.Reloc == target.PIC:
		return encodingIndirect | EncodingPCRel4, EncodingPCRel4
	case t.Layout.PtrBytes == 8:
		return encodingUData4, encodingUData4
	}
	return encodingAbsolute, encodingAbsolute
}

// exceptions builds a function's table while the function is emitted.
type exceptions struct {
	on    bool // the function has landing pads
	words bool // filters contain types directly
	table ExceptionTable
	calls []int32 // by call that may throw, in text order: its range
	next  int     // number of calls emitted

	types   ir.TypeNumbers
	records []action
	known   map[action]int64 // offsets of records, used once there are many
	filters [][]ir.Symbol    // those emitted so far
	starts  []int64          // of filters: their offsets

	args int64 // size of arguments on the stack, as last emitted
}

// An action is a record of the action table.
type action struct {
	typ, at int64 // the selector: positive for a type, 0 for a cleanup, negative for a filter; its offset
	next    int64 // the offset of the next one, or -1
}

// collect collects the calls of f, if any has a landing pad.
func (x *exceptions) collect(f *mach.Func) {
	if f.IR == nil || f.IR.Personality == nil {
		return
	}
	x.types.List, x.words = f.IR.Types, f.Target.HasUnwindIndex()
	for _, id := range f.Layout {
		b := f.Blocks[id]
		invoked := f.Invoked(b)
		for k := range b.Instrs {
			in := &b.Instrs[k]
			switch {
			case !f.Target.Tiles[in.Tile].Returns() || !in.Throws():
			case k == invoked:
				x.on = true
				x.call(CallSite{b.Succs[1].To, x.actions(in.Pad())})
			default:
				x.call(CallSite{Pad: regalloc.None})
			}
		}
	}
	if len(x.records) > 0 {
		x.table.Types = f.IR.TypeRefs
	}
}

// call adds a call to the preceding range, or to a new one.
func (x *exceptions) call(s CallSite) {
	if n := len(x.table.Sites); n == 0 || x.table.Sites[n-1] != s {
		x.table.Sites = append(x.table.Sites, s)
	}
	x.calls = append(x.calls, int32(len(x.table.Sites)-1))
}

// actions returns 1 + the offset of the first action of a landing pad, 0 for cleanups only. Landing pads share common
// tails.
func (x *exceptions) actions(pad *ir.LandingPad) int64 {
	if len(pad.Clauses) == 0 {
		return 0
	}
	next := int64(-1)
	if pad.Cleanup {
		next = x.record(0, next)
	}
	for _, c := range slices.Backward(pad.Clauses) {
		if c.Filter {
			next = x.record(x.filter(c.Types), next)
		} else {
			next = x.record(x.types.Of(c.Types[0]), next)
		}
	}
	return next + 1
}

// record returns the offset of the action followed by the one at next, or by none (-1).
func (x *exceptions) record(typ, next int64) int64 {
	if at := x.find(typ, next); at >= 0 {
		return at
	}
	r := action{typ, int64(len(x.table.Actions)), next}
	x.records = append(x.records, r)
	if x.known != nil {
		x.known[action{typ: typ, next: next}] = r.at
	}
	x.table.Actions = AppendSLEB(x.table.Actions, typ)
	way := int64(0)
	if next >= 0 {
		way = next - int64(len(x.table.Actions))
	}
	x.table.Actions = AppendSLEB(x.table.Actions, way)
	return r.at
}

// fewActions is the number of actions up to which find searches linearly.
const fewActions = 16

// find returns the offset of an existing action, or -1.
func (x *exceptions) find(typ, next int64) int64 {
	if len(x.records) <= fewActions {
		for _, r := range x.records {
			if r.typ == typ && r.next == next {
				return r.at
			}
		}
		return -1
	}
	if x.known == nil {
		x.known = make(map[action]int64)
		for _, r := range x.records {
			x.known[action{typ: r.typ, next: r.next}] = r.at
		}
	}
	if at, ok := x.known[action{typ: typ, next: next}]; ok {
		return at
	}
	return -1
}

// filter returns the selector of a filter.
func (x *exceptions) filter(types []ir.Symbol) int64 {
	for i, t := range x.filters {
		if slices.Equal(t, types) {
			return -x.starts[i] - 1
		}
	}
	start := int64(len(x.table.Filters) + len(x.table.FilterTypes))
	x.filters, x.starts = append(x.filters, types), append(x.starts, start)
	if x.words {
		x.table.FilterTypes = append(append(x.table.FilterTypes, types...), nil)
		return -start - 1
	}
	for _, s := range types {
		x.table.Filters = AppendULEB(x.table.Filters, uint64(x.types.Of(s)))
	}
	x.table.Filters = append(x.table.Filters, 0)
	return -start - 1
}

// begin emits the personality at the function's start.
func (x *exceptions) begin(w *funcWriter) {
	if x.on && !w.indexed() {
		w.Personality(w.f.IR.PersonalityRef)
	}
}

// before emits the start of a range, and the size of pushed arguments.
func (x *exceptions) before(w *funcWriter) {
	if n := w.cfi.depth - w.cfi.frame; n != x.args {
		x.args = n
		w.CFI(CFIArgsSize, 0, n)
	}
	if n := x.calls[x.next]; x.next == 0 || x.calls[x.next-1] != n {
		w.Label(x.table.Label(int(n), false))
	}
}

// after emits the end of a range.
func (x *exceptions) after(w *funcWriter) {
	n := x.calls[x.next]
	x.next++
	if x.next == len(x.calls) || x.calls[x.next] != n {
		w.Label(x.table.Label(int(n), true))
	}
}

// end emits the table, next to the function.
func (x *exceptions) end(w *funcWriter) {
	if !x.on || w.indexed() {
		return
	}
	name, group := ".gcc_except_table", w.f.IR.Comdat
	if group != "" || w.f.IR.Apart {
		name += "." + LabelSafe(w.f.Name)
	}
	x.table.Section = Section{Name: name, Attrs: readOnly, Group: group}
	w.Exceptions(&x.table)
}

// Personality implements Stream.
func (t *textStream) Personality(s ir.Symbol) {
	symbols, tables := Encodings(t.t)
	t.printf("\t.cfi_personality\t%d, %s\n\t.cfi_lsda\t%d, .LG_%s\n.LE_%s:\n", symbols, SymbolName(s), tables, t.id, t.id)
}

// Exceptions implements Stream.
func (t *textStream) Exceptions(x *ExceptionTable) {
	t.Section(x.Section)
	t.table(x)
}

// table writes the table of a function.
func (t *textStream) table(x *ExceptionTable) {
	symbols, _ := Encodings(t.t)
	indexed := t.t.HasUnwindIndex()
	t.printf(".LG_%s:\n\t.byte\t%d\n", t.id, EncodingOmitted)
	typed := len(x.Types)+len(x.Filters)+len(x.FilterTypes) > 0
	if typed {
		t.printf("\t.byte\t%d\n\t.uleb128\t.LGT_%s-.LGR_%s\n.LGR_%s:\n", symbols, t.id, t.id, t.id)
	} else {
		t.printf("\t.byte\t%d\n", EncodingOmitted)
	}
	t.printf("\t.byte\t%d\n\t.uleb128\t.LGE_%s-.LGS_%s\n.LGS_%s:\n", EncodingULEB128, t.id, t.id, t.id)
	for i, s := range x.Sites {
		start := t.label(x.Label(i, false))
		t.printf("\t.uleb128\t%s-.LE_%s\n\t.uleb128\t%s-%s\n", start, t.id, t.label(x.Label(i, true)), start)
		if s.Pad == regalloc.None {
			t.str("\t.byte\t0\n")
		} else {
			t.printf("\t.uleb128\t%s-.LE_%s\n", t.blockLabel(s.Pad), t.id)
		}
		t.printf("\t.uleb128\t%d\n", s.Action)
	}
	t.printf(".LGE_%s:\n", t.id)
	t.numbers(x.Actions)
	if indexed {
		t.Align(int64(t.t.Layout.PtrBytes))
	}
	if !typed {
		return
	}
	if indexed {
		for _, s := range slices.Backward(x.Types) {
			t.typeWord(s)
		}
		t.printf(".LGT_%s:\n", t.id)
		for _, s := range x.FilterTypes {
			t.typeWord(s)
		}
		return
	}
	size := 4
	if symbols == encodingAbsolute {
		size = t.t.Layout.PtrBytes
	}
	for _, s := range slices.Backward(x.Types) {
		switch {
		case s == nil:
			t.Int(size, 0)
		case symbols&EncodingPCRel4 == EncodingPCRel4:
			t.printf("\t.long\t%s-.\n", SymbolName(s))
		default:
			t.printf("\t%s\t%s\n", dataDirective(size), SymbolName(s))
		}
	}
	t.printf(".LGT_%s:\n", t.id)
	t.numbers(x.Filters)
}

// typeWord emits a word for a type, in unwind index form.
func (t *textStream) typeWord(s ir.Symbol) {
	if s == nil {
		t.Int(t.t.Layout.PtrBytes, 0)
		return
	}
	t.printf("\t%s\t%s(%s)\n", dataDirective(t.t.Layout.PtrBytes), SymbolName(s), t.t.Object.Index.TypeOperator)
}

// numbers emits bytes as numbers.
func (t *textStream) numbers(p []byte) {
	for i, c := range p {
		if i == 0 {
			t.printf("\t.byte\t%d", c)
		} else {
			t.printf(", %d", c)
		}
	}
	if len(p) > 0 {
		t.byte('\n')
	}
}
