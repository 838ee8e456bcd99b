package asm

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// exceptions writes what the personality of a function wants to know, in the form of the
// Itanium C++ ABI: a table of ranges of calls, each with a landing pad and the first of its
// actions; the actions, each with a type or a filter and the one to try next; the types; and
// the filters.
type exceptions struct {
	on    bool       // the function has landing pads
	sites []callSite // the calls that exceptions may leave, in the order of the text
	next  int        // how many of them have been written

	records []action
	bytes   int64         // of records
	filters [][]ir.Symbol // by place
	starts  []int64       // of filters: offsets in bytes
	filter  []int64       // the filters, as they are written

	args int64       // bytes of arguments on the stack, as last said
	refs []ir.Symbol // what is referred to by pointers
}

// A callSite is a call. Neighbours that go on alike are one range of the table.
type callSite struct {
	pad         mach.BlockID // or None
	action      int64        // 1 + the offset of the first action, or 0
	first, last bool         // of its range
}

// An action is a record of the table of actions.
type action struct {
	typ  int64 // the selector of a type, 0 for a cleanup, negative for a filter
	next int64 // how far it is to the next one, or 0
	at   int64 // its own offset
}

// find collects the calls of the function, if one of them has a landing pad.
func (x *exceptions) find(w *funcWriter) {
	f := w.f
	if f.IR.Personality == nil {
		return
	}
	for _, id := range f.Layout {
		b := f.Blocks[id]
		invoked := f.Invoked(b)
		for k := range b.Instrs {
			in := &b.Instrs[k]
			switch {
			case k == invoked && in.Throws():
				x.on = true
				x.add(callSite{pad: b.Succs[1].To, action: x.actions(f.IR, in.Pad())})
			case f.Target.Tiles[in.Tile].Returns() && in.Throws():
				x.add(callSite{pad: regalloc.None})
			}
		}
	}
	if !x.on {
		x.sites = nil
	}
}

// add appends a call to the range of its neighbour, or begins one.
func (x *exceptions) add(s callSite) {
	s.first, s.last = true, true
	if n := len(x.sites); n > 0 {
		if p := &x.sites[n-1]; p.pad == s.pad && p.action == s.action {
			p.last, s.first = false, false
		}
	}
	x.sites = append(x.sites, s)
}

// actions returns 1 + the offset of the first action of a landing pad, 0 if it only cleans up.
// Landing pads share what they have in common at their ends.
func (x *exceptions) actions(f *ir.Func, pad *ir.LandingPad) int64 {
	if len(pad.Clauses) == 0 {
		return 0
	}
	next := int64(-1) // offset of the record behind
	if pad.Cleanup {
		next = x.record(0, next)
	}
	for _, c := range slices.Backward(pad.Clauses) {
		if c.Filter {
			next = x.record(x.filterOf(f, c.Types), next)
		} else {
			next = x.record(int64(slices.Index(f.Types, c.Types[0]))+1, next)
		}
	}
	return next + 1
}

// record returns the offset of the action that is followed by the one at next, or by none (-1).
func (x *exceptions) record(typ, next int64) int64 {
	for _, r := range x.records {
		if r.typ == typ && (r.next == 0 && next < 0 || r.next != 0 && r.at+slebBytes(typ)+r.next == next) {
			return r.at
		}
	}
	r := action{typ: typ, at: x.bytes}
	if next >= 0 {
		r.next = next - (x.bytes + slebBytes(typ))
	}
	x.records = append(x.records, r)
	x.bytes += slebBytes(typ) + slebBytes(r.next)
	return r.at
}

// filterOf returns the number of a filter.
func (x *exceptions) filterOf(f *ir.Func, types []ir.Symbol) int64 {
	for i, t := range x.filters {
		if slices.Equal(t, types) {
			return -x.starts[i] - 1
		}
	}
	start := int64(0)
	for _, n := range x.filter {
		start += ulebBytes(n)
	}
	x.filters, x.starts = append(x.filters, types), append(x.starts, start)
	for _, s := range types {
		x.filter = append(x.filter, int64(slices.Index(f.Types, s))+1)
	}
	x.filter = append(x.filter, 0)
	return -start - 1
}

// slebBytes returns the length of n as a signed LEB128 number.
func slebBytes(n int64) int64 {
	k := int64(1)
	for ; n < -64 || n > 63; n >>= 7 {
		k++
	}
	return k
}

// ulebBytes returns the length of n as an unsigned LEB128 number.
func ulebBytes(n int64) int64 {
	k := int64(1)
	for ; n > 127; n >>= 7 {
		k++
	}
	return k
}

// How a pointer is written, as DWARF numbers it.
const (
	encOmitted  = 0xff
	encAbsolute = 0x00
	encUData4   = 0x03
	encULEB128  = 0x01
	encPCRel4   = 0x1b // the distance from itself, in four bytes
	encIndirect = 0x80 // the address of where the address is
)

// pointers returns how the functions of t refer to personalities and types, and to their
// own tables.
func pointers(t *target.Target) (symbols, tables int) {
	switch {
	case t.Reloc == target.PIC:
		return encIndirect | encPCRel4, encPCRel4
	case t.Layout.PtrBytes == 8:
		return encUData4, encUData4
	}
	return encAbsolute, encAbsolute
}

// begin says at the function's start where its table and its personality are.
func (x *exceptions) begin(w *funcWriter) {
	if !x.on {
		return
	}
	symbols, tables := pointers(w.t)
	w.Handler(Handler{Personality: x.indirect(w, w.f.IR.Personality), Symbols: symbols, Tables: tables})
	w.Label(Label{Kind: FuncLabel})
}

// indirect returns s for a table: where position-independent code refers to a symbol, the
// pointer to it.
func (x *exceptions) indirect(w *funcWriter, s ir.Symbol) ir.Symbol {
	if w.t.Reloc != target.PIC {
		return s
	}
	if !slices.Contains(x.refs, s) {
		x.refs = append(x.refs, s)
	}
	return reference(s)
}

// reference returns the pointer to s, which is known by its name: where other modules may have
// the same, one that they all share.
func reference(s ir.Symbol) *ir.Global {
	name := "DW.ref." + s.Sym().Name
	if s.Sym().IsLocal() {
		return &ir.Global{SymInfo: ir.SymInfo{Name: name, Linkage: ir.Private}}
	}
	return &ir.Global{SymInfo: ir.SymInfo{Name: name, Linkage: ir.LinkOnce, Visibility: ir.Hidden, Comdat: name}}
}

// before puts a label at the start of a range, and says how much a call has pushed, which
// the unwinder takes off before it comes to a landing pad.
func (x *exceptions) before(w *funcWriter) {
	if n := w.cfi.depth - w.cfi.frame; n != x.args {
		x.args = n
		w.CFI(CFIArgsSize, regalloc.NoReg, n)
	}
	if x.sites[x.next].first {
		w.Label(Label{Kind: SiteLabel, N: int32(x.next)})
	}
}

// after puts a label at the end of a range.
func (x *exceptions) after(w *funcWriter) {
	if x.sites[x.next].last {
		w.Label(Label{Kind: SiteEndLabel, N: int32(x.next)})
	}
	x.next++
}

// distance is that from one label of the function to another.
func distance(from, to Label) Value {
	return Value{Of: Place{Label: to}, Minus: Place{Label: from}}
}

// table gives the table.
func (x *exceptions) table(w *funcWriter) {
	if !x.on {
		return
	}
	w.Section(w.section(exceptionSection, "a"))
	w.Label(Label{Kind: HandlerLabel})
	w.Int(1, encOmitted)
	symbols, _ := pointers(w.t)
	types := w.f.IR.Types
	if len(x.records) == 0 {
		types = nil
	}
	part := func(n int32) Label { return Label{Kind: HandlerPartLabel, N: n} }
	typed := len(types) > 0 || len(x.filter) > 0
	if typed {
		w.Int(1, uint64(symbols))
		w.LEB(false, distance(part(0), part(3)))
		w.Label(part(0))
	} else {
		w.Int(1, encOmitted)
	}
	w.Int(1, encULEB128)
	w.LEB(false, distance(part(1), part(2)))
	w.Label(part(1))
	start := Label{Kind: SiteLabel}
	for i, s := range x.sites {
		if s.first {
			start.N = int32(i)
		}
		if !s.last {
			continue
		}
		w.LEB(false, distance(Label{Kind: FuncLabel}, start))
		w.LEB(false, distance(start, Label{Kind: SiteEndLabel, N: int32(i)}))
		if s.pad == regalloc.None {
			w.Int(1, 0)
		} else {
			w.LEB(false, distance(Label{Kind: FuncLabel}, Label{Kind: BlockLabel, N: int32(s.pad)}))
		}
		w.LEB(false, Value{Add: s.action})
	}
	w.Label(part(2))
	for _, r := range x.records {
		w.LEB(true, Value{Add: r.typ})
		w.LEB(true, Value{Add: r.next})
	}
	if !typed {
		return
	}
	size := 4
	if symbols == encAbsolute {
		size = w.t.Layout.PtrBytes
	}
	for _, s := range slices.Backward(types) {
		if s == nil {
			w.Int(size, 0)
			continue
		}
		w.Value(size, Value{Of: Place{Sym: x.indirect(w, s)}, Here: symbols&encPCRel4 == encPCRel4})
	}
	w.Label(part(3))
	for _, n := range x.filter {
		w.LEB(false, Value{Add: n})
	}
}

// exceptionSection is the section of the tables.
const exceptionSection = ".gcc_except_table"

// References gives the pointers by which position-independent code refers to refs to s, each
// once: where other modules may have the same, in a group of which one is kept. It sorts refs.
func References(refs []ir.Symbol, t *target.Target, s Stream) {
	slices.SortFunc(refs, func(x, y ir.Symbol) int { return cmp.Compare(x.Sym().Name, y.Sym().Name) })
	size := t.Layout.PtrBytes
	for _, to := range slices.Compact(refs) {
		ref := reference(to)
		section := Section{Name: ".data.rel.local", Flags: "aw", Kind: "progbits", Group: ref.Comdat}
		if ref.Comdat != "" {
			section.Name += "." + labelSafe(ref.Name)
		}
		s.Section(section)
		s.Symbol(ref, Object)
		s.Align(int64(size))
		s.Define(ref)
		s.Value(size, Value{Of: Place{Sym: to}})
		s.Size(ref, int64(size))
	}
}
