package asm

import (
	"bytes"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// Data gives the variables and aliases of m to s, in order.
func Data(m *ir.Module, t *target.Target, s Stream) {
	w := &dataWriter{Stream: s, t: t}
	w.writable, w.retained = namedSections(m)
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

// namedSections returns the names of the sections that the program names and
// that hold some variable that is not constant, or that the linker must keep: all that is put into a section
// must agree on what it is.
func namedSections(m *ir.Module) (writable, retained map[string]bool) {
	writable, retained = make(map[string]bool), make(map[string]bool)
	for _, g := range m.Globals {
		if g.Section == "" || !defined(g) {
			continue
		}
		writable[g.Section] = writable[g.Section] || !g.Constant || len(g.Init.Relocs) > 0
		retained[g.Section] = retained[g.Section] || g.Retained
	}
	return writable, retained
}

func defined(g *ir.Global) bool {
	return !g.Declared && g.Init != nil && g.Linkage != ir.AvailableExternally
}

func (w *dataWriter) global(g *ir.Global) {
	if !defined(g) {
		return
	}
	align, d := w.t.Layout.GlobalAlign(g), g.Init
	if g.Linkage == ir.Common {
		w.Common(g, max(d.Size, 1), align)
		return
	}
	zero := len(d.Relocs) == 0 && len(bytes.Trim(d.Bytes, "\x00")) == 0
	w.Section(w.section(g, zero, align))
	w.Symbol(g, Object)
	w.Align(align)
	w.Define(g)
	w.data(d)
	if d.Size == 0 {
		w.Zero(1)
	}
	w.Size(g, d.Size)
}

// section returns the section of g.
func (w *dataWriter) section(g *ir.Global, zero bool, align int64) Section {
	d := g.Init
	name, flags, kind, entry := "", "aw", "progbits", 0
	switch {
	case g.ThreadLocal && zero:
		name, flags, kind = ".tbss", "awT", "nobits"
	case g.ThreadLocal:
		name, flags = ".tdata", "awT"
	case !g.Constant && zero:
		name, kind = ".bss", "nobits"
	case !g.Constant:
		name = ".data"
	case len(d.Relocs) > 0:
		name = ".data.rel.ro"
	case g.UnnamedAddr && isString(d) && align <= 1:
		name, flags, entry = ".rodata.str1.1", "aMS", 1
	default:
		name, flags = ".rodata", "a"
	}
	if g.Section != "" {
		name, entry, kind, flags = g.Section, 0, "progbits", "a"
		if w.writable[g.Section] {
			flags = "aw"
		}
		if g.ThreadLocal {
			flags += "T"
		}
		switch {
		case strings.HasPrefix(name, ".init_array"):
			kind = "init_array"
		case strings.HasPrefix(name, ".fini_array"):
			kind = "fini_array"
		case strings.HasPrefix(name, ".bss"), strings.HasPrefix(name, ".tbss"):
			kind = "nobits"
		case strings.HasPrefix(name, ".note"):
			kind = "note"
		}
	}
	if (g.Comdat != "" || g.Retained) && g.Section == "" {
		name += "." + LabelSafe(g.Name)
	}
	if g.Retained || g.Section != "" && w.retained[g.Section] {
		flags += "R"
	}
	return Section{Name: name, Flags: flags, Kind: kind, Entry: entry, Group: g.Comdat}
}

// sectionName returns the name of a section, in quotes if it must be.
func sectionName(name string) string {
	if strings.ContainsAny(name, " \t\",;#\\") {
		return quoted(name)
	}
	return name
}

// isString reports whether d is text that ends in its only zero byte.
func isString(d *ir.Data) bool {
	return int64(len(d.Bytes)) == d.Size && d.Size > 0 && bytes.IndexByte(d.Bytes, 0) == len(d.Bytes)-1 ||
		int64(len(d.Bytes)) == d.Size-1 && bytes.IndexByte(d.Bytes, 0) < 0
}

// data gives the content of a variable.
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
