package asm

import (
	"bytes"

	"spillway/ir"
	"spillway/target"
)

// Globals appends the variables and aliases of m, in order.
func Globals(dst []byte, m *ir.Module, t *target.Target, labels LabelFunc) []byte {
	b := &buffer{dst}
	for _, g := range m.Globals {
		b.global(g, t, labels)
	}
	for _, a := range m.Aliases {
		name := SymbolName(a)
		kind := "object"
		if a.Type != nil && a.Type.Kind == ir.FuncKind {
			kind = "function"
		}
		b.directives(&a.SymInfo, name, kind)
		b.printf("\t.set\t%s, ", name)
		b.symOff(a.Target, a.Offset)
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
type LabelFunc func(f *ir.Func, b *ir.Block) string

func (b *buffer) global(g *ir.Global, t *target.Target, labels LabelFunc) {
	if g.Declared || g.Init == nil || g.Linkage == ir.AvailableExternally {
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
	b.section(g, zero)
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
func (b *buffer) section(g *ir.Global, zero bool) {
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
	case g.UnnamedAddr && isString(d):
		name, flags, entry = ".rodata.str1.1", "aMS", ",1"
		if g.Align > 1 {
			name, flags, entry = ".rodata", "a", ""
		}
	default:
		name, flags = ".rodata", "a"
	}
	if g.Section != "" {
		name, entry = g.Section, ""
		flags = "aw"
		if g.Constant && len(d.Relocs) == 0 {
			flags = "a"
		}
		kind = "progbits"
		switch {
		case hasPrefix(name, ".init_array"):
			kind = "init_array"
		case hasPrefix(name, ".fini_array"):
			kind = "fini_array"
		case hasPrefix(name, ".bss"):
			kind = "nobits"
		case hasPrefix(name, ".note"):
			kind = "note"
		}
	}
	if g.Comdat != "" {
		b.printf("\t.section\t%s.%s,\"%sG\",@%s%s,%s,comdat\n", name, labelSafe(g.Name), flags, kind, entry, g.Comdat)
		return
	}
	b.printf("\t.section\t%s,\"%s\",@%s%s\n", name, flags, kind, entry)
}

func hasPrefix(s, p string) bool { return len(s) >= len(p) && s[:len(p)] == p }

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
		b.str(labels(s.(*ir.Func), blk))
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
