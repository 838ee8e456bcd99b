package asm

import (
	"cmp"
	"slices"
	"strconv"

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

	args int64 // bytes of arguments on the stack, as last said
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
	w.printf("\t.cfi_personality\t%d, %s\n\t.cfi_lsda\t%d, .LG_%s\n.LE_%s:\n", symbols, w.indirect(w.f.IR.Personality), tables, w.id, w.id)
}

// indirect returns the name of s for a table: where position-independent code refers to a
// symbol, that of a pointer to it.
func (w *funcWriter) indirect(s ir.Symbol) string {
	if w.t.Reloc != target.PIC {
		return SymbolName(s)
	}
	if !slices.Contains(w.refs, s) {
		w.refs = append(w.refs, s)
	}
	return refName(s)
}

// refName returns the name of the pointer to s.
func refName(s ir.Symbol) string {
	if info := s.Sym(); info.IsLocal() {
		return ".LD" + labelSafe(info.Name)
	}
	return quoted("DW.ref." + s.Sym().Name)
}

// before writes the label at the start of a range, and how much a call has pushed, which
// the unwinder takes off before it comes to a landing pad.
func (x *exceptions) before(w *funcWriter) {
	if n := w.cfi.depth - w.cfi.frame; n != x.args {
		x.args = n
		w.str("\t.cfi_escape\t0x2e")
		for more := true; more; {
			c := n & 127
			n >>= 7
			if more = n != 0; more {
				c |= 128
			}
			w.printf(", %d", c)
		}
		w.byte('\n')
	}
	if x.sites[x.next].first {
		w.printf(".LE%d_%s:\n", x.next, w.id)
	}
}

// after writes the label at the end of a range.
func (x *exceptions) after(w *funcWriter) {
	if x.sites[x.next].last {
		w.printf(".LF%d_%s:\n", x.next, w.id)
	}
	x.next++
}

// table writes the table.
func (x *exceptions) table(w *funcWriter) {
	if !x.on {
		return
	}
	w.exceptionSection()
	w.printf(".LG_%s:\n\t.byte\t%d\n", w.id, encOmitted)
	symbols, _ := pointers(w.t)
	types := w.f.IR.Types
	if len(x.records) == 0 {
		types = nil
	}
	typed := len(types) > 0 || len(x.filter) > 0
	if typed {
		w.printf("\t.byte\t%d\n\t.uleb128\t.LGT_%s-.LGR_%s\n.LGR_%s:\n", symbols, w.id, w.id, w.id)
	} else {
		w.printf("\t.byte\t%d\n", encOmitted)
	}
	w.printf("\t.byte\t%d\n\t.uleb128\t.LGE_%s-.LGS_%s\n.LGS_%s:\n", encULEB128, w.id, w.id, w.id)
	start := 0
	for i, s := range x.sites {
		if s.first {
			start = i
		}
		if !s.last {
			continue
		}
		w.printf("\t.uleb128\t.LE%d_%s-.LE_%s\n\t.uleb128\t.LF%d_%s-.LE%d_%s\n", start, w.id, w.id, i, w.id, start, w.id)
		if s.pad == regalloc.None {
			w.str("\t.byte\t0\n")
		} else {
			w.printf("\t.uleb128\t%s-.LE_%s\n", w.blockLabel(s.pad), w.id)
		}
		w.printf("\t.uleb128\t%d\n", s.action)
	}
	w.printf(".LGE_%s:\n", w.id)
	for _, r := range x.records {
		w.printf("\t.sleb128\t%d\n\t.sleb128\t%d\n", r.typ, r.next)
	}
	if !typed {
		return
	}
	for _, s := range slices.Backward(types) {
		switch {
		case s == nil && symbols == encAbsolute:
			w.printf("\t%s\t0\n", dataDirective(w.t.Layout.PtrBytes))
		case s == nil:
			w.str("\t.long\t0\n")
		case symbols&encPCRel4 == encPCRel4:
			w.printf("\t.long\t%s-.\n", w.indirect(s))
		case symbols == encUData4:
			w.printf("\t.long\t%s\n", SymbolName(s))
		default:
			w.printf("\t%s\t%s\n", dataDirective(w.t.Layout.PtrBytes), SymbolName(s))
		}
	}
	w.printf(".LGT_%s:\n", w.id)
	for _, n := range x.filter {
		w.printf("\t.uleb128\t%d\n", n)
	}
}

// exceptionSection switches to the section of the function's table, which goes where the
// function goes.
func (w *funcWriter) exceptionSection() {
	const name = ".gcc_except_table"
	f := w.f.IR
	if f.Comdat != "" {
		w.printf("\t.section\t%s,\"aG\",@progbits,%s,comdat\n", sectionName(name+"."+w.id), quoted(f.Comdat))
		return
	}
	w.printf("\t.section\t%s,\"a\",@progbits\n", name)
}

// pointersTo writes the pointers by which position-independent code refers to symbols, each
// once: where other modules may have the same, in a group of which one is kept.
func (b *buffer) pointersTo(refs []ir.Symbol, t *target.Target) {
	slices.SortFunc(refs, func(x, y ir.Symbol) int { return cmp.Compare(x.Sym().Name, y.Sym().Name) })
	size := t.Layout.PtrBytes
	for _, s := range slices.Compact(refs) {
		ref := refName(s)
		if s.Sym().IsLocal() {
			b.str("\t.section\t.data.rel.local,\"aw\",@progbits\n")
		} else {
			b.printf("\t.hidden\t%s\n\t.weak\t%s\n\t.section\t%s,\"awG\",@progbits,%s,comdat\n", ref, ref, sectionName(".data.rel.local.DW.ref."+labelSafe(s.Sym().Name)), ref)
			b.printf("\t.type\t%s,@object\n\t.size\t%s, %s\n", ref, ref, strconv.Itoa(size))
		}
		b.printf("\t.balign\t%d\n%s:\n\t%s\t%s\n", size, ref, dataDirective(size), SymbolName(s))
	}
}
