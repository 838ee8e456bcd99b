package asm

import (
	"bytes"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// Globals appends the variables and aliases of m, in order.
func Globals(dst []byte, m *ir.Module, t *target.Target, labels LabelFunc) []byte {
	b := &buffer{dst}
	writable := writableSections(m)
	for _, g := range m.Globals {
		b.global(g, t, labels, writable)
	}
	for _, a := range m.Aliases {
		name := SymbolName(a)
		kind := "object"
		if a.Type != nil && a.Type.Kind == ir.FuncKind {
			kind = "function"
		}
		b.directives(&a.SymInfo, name, kind)
		b.printf("\t.set\t%s, ", name)
		if a.Target == nil {
			b.int(a.Offset)
		} else {
			b.symOff(a.Target, a.Offset)
		}
		b.byte('\n')
	}
	for _, g := range m.Globals {
		if g.Declared && g.Linkage == ir.ExternWeak {
			b.printf("\t.weak\t%s\n", SymbolName(g))
		}
	}
	for _, f := range m.Funcs {
		if f.Declared && f.Linkage == ir.ExternWeak {
			b.printf("\t.weak\t%s\n", SymbolName(f))
		}
	}
	return b.b
}

// LabelFunc returns the label of a block of a function, for its address in data.
type LabelFunc func(f ir.Symbol, b *ir.Block) string

// writableSections returns the names of the sections that the program names and
// that hold some variable that is not constant: all that is put into a section
// must agree on what it is.
func writableSections(m *ir.Module) map[string]bool {
	writable := make(map[string]bool)
	for _, g := range m.Globals {
		if g.Section != "" && defined(g) && (!g.Constant || len(g.Init.Relocs) > 0) {
			writable[g.Section] = true
		}
	}
	return writable
}

func defined(g *ir.Global) bool {
	return !g.Declared && g.Init != nil && g.Linkage != ir.AvailableExternally
}

func (b *buffer) global(g *ir.Global, t *target.Target, labels LabelFunc, writable map[string]bool) {
	if !defined(g) {
		return
	}
	name := SymbolName(g)
	align := g.Align
	if align == 0 {
		align = t.Layout.Align(g.Type)
	}
	d := g.Init
	if g.Linkage == ir.Common {
		b.visibility(&g.SymInfo, name)
		b.printf("\t.type\t%s,@object\n\t.comm\t%s,%d,%d\n", name, name, max(d.Size, 1), align)
		return
	}
	zero := len(d.Relocs) == 0 && len(bytes.Trim(d.Bytes, "\x00")) == 0
	b.section(g, zero, align, writable)
	b.directives(&g.SymInfo, name, "object")
	if align > 1 {
		b.printf("\t.balign\t%d\n", align)
	}
	b.printf("%s:\n", name)
	b.data(d, labels)
	if d.Size == 0 {
		b.str("\t.zero\t1\n")
	}
	if g.Linkage != ir.Private {
		b.printf("\t.size\t%s, %d\n", name, d.Size)
	}
}

// section switches to the section of g.
func (b *buffer) section(g *ir.Global, zero bool, align int64, writable map[string]bool) {
	d := g.Init
	name, flags, kind, entry := "", "aw", "progbits", ""
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
		name, flags, entry = ".rodata.str1.1", "aMS", ",1"
	default:
		name, flags = ".rodata", "a"
	}
	if g.Section != "" {
		name, entry, kind, flags = g.Section, "", "progbits", "a"
		if writable[g.Section] {
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
	if g.Comdat != "" {
		if g.Section == "" {
			name += "." + labelSafe(g.Name)
		}
		b.printf("\t.section\t%s,\"%sG\",@%s%s,%s,comdat\n", sectionName(name), flags, kind, entry, quoted(g.Comdat))
		return
	}
	b.printf("\t.section\t%s,\"%s\",@%s%s\n", sectionName(name), flags, kind, entry)
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

// data appends the content of a variable.
func (b *buffer) data(d *ir.Data, labels LabelFunc) {
	at := int64(0)
	plain := func(end int64) {
		if have := min(end, int64(len(d.Bytes))); at < have {
			b.bytes(d.Bytes[at:have])
			at = have
		}
		if at < end {
			b.printf("\t.zero\t%d\n", end-at)
			at = end
		}
	}
	for i := range d.Relocs {
		r := &d.Relocs[i]
		plain(r.Off)
		b.printf("\t%s\t", dataDirective(r.Size))
		b.symOrLabel(r.Sym, r.Block, labels)
		if r.Minus != nil {
			b.byte('-')
			b.symOrLabel(r.Minus, r.MinusBlock, labels)
		}
		if r.Addend != 0 {
			b.printf("%+d", r.Addend)
		}
		b.byte('\n')
		at = r.Off + int64(r.Size)
	}
	plain(d.Size)
}

func (b *buffer) symOrLabel(s ir.Symbol, blk *ir.Block, labels LabelFunc) {
	if blk != nil {
		b.str(labels(s, blk))
		return
	}
	b.str(SymbolName(s))
}

// bytes appends constant bytes: text as strings, runs of zeros as .zero.
func (b *buffer) bytes(p []byte) {
	for len(p) > 0 {
		if n := len(p) - len(bytes.TrimLeft(p, "\x00")); n >= 8 || n == len(p) {
			b.printf("\t.zero\t%d\n", n)
			p = p[n:]
			continue
		}
		n := min(len(p), 64)
		if z := bytes.Index(p[:n], []byte("\x00\x00\x00\x00\x00\x00\x00\x00")); z > 0 {
			n = z
		}
		b.str("\t.ascii\t\"")
		for _, c := range p[:n] {
			switch {
			case c == '"' || c == '\\':
				b.byte('\\')
				b.byte(c)
			case c >= ' ' && c <= '~':
				b.byte(c)
			default:
				b.b = append(b.b, '\\', '0'+c>>6, '0'+c>>3&7, '0'+c&7)
			}
		}
		b.str("\"\n")
		p = p[n:]
	}
}
