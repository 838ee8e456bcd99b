package asm

import (
	"bytes"
	"strings"

	"spillway/ir"
	"spillway/object"
	"spillway/target"
)

// Data emits the variables and aliases of m to s, in order.
func Data(m *ir.Module, t *target.Target, s Stream) {
	w := &dataWriter{Stream: s, t: t}
	w.writable, w.retained = w.namedSections(m)
	for _, g := range m.Globals {
		w.global(g)
	}
	for _, a := range m.Aliases {
		kind := Object
		if a.Type != nil && a.Type.Kind == ir.FuncKind {
			kind = Function
		}
		if a.IFunc {
			kind = IndirectFunction
		}
		w.Symbol(a, kind)
		w.Alias(a, a.Target, a.Offset)
	}
	for _, g := range m.Globals {
		if g.Declared && g.Linkage == ir.ExternWeak {
			w.Weak(g)
		}
	}
	for _, f := range m.Funcs {
		if f.Declared && f.Linkage == ir.ExternWeak {
			w.Weak(f)
		}
	}
}

// dataWriter is the working state of Data.
type dataWriter struct {
	Stream
	t        *target.Target
	writable map[string]bool
	retained map[string]bool
}

// namedSections returns the names of explicit sections that hold a variable that is not constant, or one that the
// linker must retain: all contents of a section must agree on its attributes.
func (w *dataWriter) namedSections(m *ir.Module) (writable, retained map[string]bool) {
	writable, retained = make(map[string]bool), make(map[string]bool)
	for _, g := range m.Globals {
		if g.Section == "" || !defined(g) {
			continue
		}
		writable[g.Section] = writable[g.Section] || !g.Constant || w.relocated(g.Init)
		retained[g.Section] = retained[g.Section] || g.Retained
	}
	return writable, retained
}

// relocated reports whether d contains addresses that are relocated at load time.
func (w *dataWriter) relocated(d *ir.Data) bool { return len(d.Relocs) > 0 && w.t.Reloc == target.PIC }

func defined(g *ir.Global) bool {
	return !g.Declared && g.Init != nil && g.Linkage != ir.AvailableExternally
}

func (w *dataWriter) global(g *ir.Global) {
	if !defined(g) {
		return
	}
	align, d := w.t.Layout.GlobalAlign(g), g.Init
	switch c := g.Cluster; {
	case g.Linkage == ir.Common:
		w.Common(g, max(d.Size, 1), align)
		return
	case c == nil:
		w.Section(w.section(g))
	case c.Globals[0] == g:
		w.Section(w.section(g))
		w.define(g, c.Align)
		for _, g := range c.Globals[1:] {
			w.define(g, w.t.Layout.GlobalAlign(g))
		}
		return
	default: // defined with the first one of the cluster
		return
	}
	w.define(g, align)
}

// define defines g in the current section.
func (w *dataWriter) define(g *ir.Global, align int64) {
	d := g.Init
	w.Symbol(g, Object)
	w.Align(align)
	w.Define(g)
	w.data(d)
	if d.Size == 0 {
		w.Zero(1)
	}
	w.Size(g, d.Size)
}

// Places returns the function that returns the section of a variable of m that Data emits, of all variables alike in one
// without regard to Global.Apart.
func Places(m *ir.Module, t *target.Target) func(g *ir.Global) Section {
	w := &dataWriter{t: t}
	w.writable, w.retained = w.namedSections(m)
	return func(g *ir.Global) Section {
		together := *g
		together.Apart = false
		return w.section(&together)
	}
}

// section returns the section of g.
func (w *dataWriter) section(g *ir.Global) Section {
	d, align := g.Init, w.t.Layout.GlobalAlign(g)
	zero := len(d.Relocs) == 0 && len(bytes.Trim(d.Bytes, "\x00")) == 0
	name, attrs, kind, entry := "", written, object.KindContents, 0
	switch {
	case g.ThreadLocal && zero:
		name, attrs, kind = ".tbss", written|object.ThreadLocal, object.KindZeros
	case g.ThreadLocal:
		name, attrs = ".tdata", written|object.ThreadLocal
	case !g.Constant && zero:
		name, kind = ".bss", object.KindZeros
	case !g.Constant:
		name = ".data"
	case w.relocated(d):
		name = ".data.rel.ro"
	case g.UnnamedAddr && len(d.Relocs) == 0 && isString(d) && align <= 1:
		name, attrs, entry = ".rodata.str1.1", readOnly|object.Mergeable|object.Strings, 1
	default:
		name, attrs = ".rodata", readOnly
	}
	if g.Section != "" {
		name, entry, kind, attrs = g.Section, 0, object.KindContents, readOnly
		if w.writable[g.Section] {
			attrs = written
		}
		if g.ThreadLocal {
			attrs |= object.ThreadLocal
		}
		switch {
		case strings.HasPrefix(name, ".init_array"):
			kind, attrs = object.KindInitArray, written
		case strings.HasPrefix(name, ".fini_array"):
			kind, attrs = object.KindFiniArray, written
		case strings.HasPrefix(name, ".bss"), strings.HasPrefix(name, ".tbss"):
			kind = object.KindZeros
		case strings.HasPrefix(name, ".note"):
			kind = object.KindNotes
		}
	}
	if (g.Comdat != "" || g.Retained || g.Apart && entry == 0) && g.Section == "" {
		name += "." + LabelSafe(g.Name)
	}
	if g.Retained || g.Section != "" && w.retained[g.Section] {
		attrs |= object.Retained
	}
	return Section{Name: name, Attrs: attrs, Kind: kind, Entry: entry, Group: g.Comdat}
}

// sectionName returns the name of a section, quoted if necessary.
func sectionName(name string) string {
	if strings.ContainsAny(name, " \t\",;#\\") {
		return quoted(name)
	}
	return name
}

// isString reports whether d is text terminated by its only zero byte.
func isString(d *ir.Data) bool {
	return int64(len(d.Bytes)) == d.Size && d.Size > 0 && bytes.IndexByte(d.Bytes, 0) == len(d.Bytes)-1 ||
		int64(len(d.Bytes)) == d.Size-1 && bytes.IndexByte(d.Bytes, 0) < 0
}

// data emits the initializer of a variable.
func (w *dataWriter) data(d *ir.Data) {
	done := int64(0)
	plain := func(end int64) {
		if have := min(end, int64(len(d.Bytes))); done < have {
			w.Bytes(d.Bytes[done:have])
			done = have
		}
		if done < end {
			w.Zero(end - done)
			done = end
		}
	}
	for i := range d.Relocs {
		r := &d.Relocs[i]
		plain(r.Off)
		v := Value{Of: at(r.Sym, r.Block), Add: r.Addend}
		if r.Minus != nil {
			v.Minus = at(r.Minus, r.MinusBlock)
		}
		w.Value(r.Size, v)
		done = r.Off + int64(r.Size)
	}
	plain(d.Size)
}
