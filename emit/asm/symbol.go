package asm

import (
	"fmt"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// A buffer is assembly text under construction.
type buffer struct{ b []byte }

func (b *buffer) str(s string) { b.b = append(b.b, s...) }

// line appends a line, the concatenation of parts.
func (b *buffer) line(parts ...string) {
	for _, s := range parts {
		b.b = append(b.b, s...)
	}
	b.b = append(b.b, '\n')
}

// number appends a line that ends in a number.
func (b *buffer) number(text string, n int64) {
	b.b = append(strconv.AppendInt(append(b.b, text...), n, 10), '\n')
}

func (b *buffer) byte(c byte) { b.b = append(b.b, c) }
func (b *buffer) int(n int64) { b.b = strconv.AppendInt(b.b, n, 10) }
func (b *buffer) printf(format string, args ...any) {
	b.b = fmt.Appendf(b.b, format, args...)
}

// SymbolName returns the assembler name of s, quoted if it is not an identifier. Private symbols get a prefix that
// makes them assembler-local.
func SymbolName(s ir.Symbol) string { return quoted(Name(s)) }

// OperandName is SymbolName for instruction operands, where names that the assembler would parse differently are
// quoted, too.
func OperandName(t *target.Target, s ir.Symbol) string {
	name := SymbolName(s)
	if is := t.Syntax.Reserved; is != nil && is(name) {
		return `"` + name + `"`
	}
	return name
}

// Name returns the unquoted assembler name of s, which is its name in the symbol table if it has an entry.
func Name(s ir.Symbol) string {
	info := s.Sym()
	name := info.Name
	if len(name) > 0 && name[0] == 1 { // LLVM's prefix for a verbatim name
		name = name[1:]
	}
	if info.Linkage == ir.Private {
		prefix := ".L"
		if len(name) > 0 && name[0] >= 'A' && name[0] <= 'Z' { // as do compiler-generated labels
			prefix = ".LZ"
		}
		name = prefix + name
	}
	return name
}

// quoted returns name, quoted if it is not an identifier.
func quoted(name string) string {
	plain := name != "" && name[0] != '$' && (name[0] < '0' || name[0] > '9')
	for i := 0; i < len(name) && plain; i++ {
		plain = identByte(name[i])
	}
	if plain {
		return name
	}
	q := make([]byte, 0, len(name)+2)
	q = append(q, '"')
	for i := 0; i < len(name); i++ {
		if name[i] == '"' || name[i] == '\\' {
			q = append(q, '\\')
		}
		q = append(q, name[i])
	}
	return string(append(q, '"'))
}

// directiveOnly reports whether the assembler accepts the quoted name in directives only: it scans operands for these
// characters before it parses quotes.
func directiveOnly(name string) bool {
	return name[0] == '"' && (strings.ContainsAny(name[1:2], "$%*(") || strings.ContainsAny(name[1:len(name)-1], "\",;@\\"))
}

// symOff appends s+off.
func (b *buffer) symOff(s ir.Symbol, off int64) {
	b.str(SymbolName(s))
	if off != 0 {
		if off > 0 {
			b.byte('+')
		}
		b.int(off)
	}
}

// directives appends the directives for binding, visibility and type; mark is the prefix of types.
func (b *buffer) directives(s *ir.SymInfo, name, mark, kind string) {
	switch s.Linkage {
	case ir.External, ir.Common, ir.Appending:
		b.line("\t.globl\t", name)
	case ir.Weak, ir.LinkOnce, ir.ExternWeak:
		b.line("\t.weak\t", name)
	}
	if s.Linkage != ir.Private {
		b.line("\t.type\t", name, ",", mark, kind)
	}
	b.visibility(s, name)
}

func (b *buffer) visibility(s *ir.SymInfo, name string) {
	switch s.Visibility {
	case ir.Hidden:
		b.line("\t.hidden\t", name)
	case ir.Protected:
		b.line("\t.protected\t", name)
	}
}

// LabelSafe escapes $ and all characters of name that identifiers cannot contain as $XX, injectively.
func LabelSafe(name string) string {
	var out []byte
	for i := 0; i < len(name); i++ {
		if c := name[i]; !identByte(c) || c == '$' {
			if out == nil {
				out = append(out, name[:i]...)
			}
			out = fmt.Appendf(out, "$%02X", c)
		} else if out != nil {
			out = append(out, c)
		}
	}
	if out == nil {
		return name
	}
	return string(out)
}

func identByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$'
}
