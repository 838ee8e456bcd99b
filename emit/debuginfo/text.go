package debuginfo

import (
	"fmt"
	"strconv"

	"spillway/emit/asm"
)

// Text returns the sections of debug information as directives. See Write.
func (x *Module) Text() []byte {
	t := &text{x: x}
	x.Write(t)
	return t.b
}

// text writes sections as assembler directives (asm.DebugStream).
type text struct {
	x *Module
	b []byte
}

// placeNames are the prefixes of place labels, by kind.
var placeNames = [asm.NumDebugPlaces]string{".LDabbrev", ".LDunit", ".LDlines", ".LDs", ".LDl", ".LDr", ".LDaddr", ".LDb", ".LDe"}

func (t *text) str(s string) { t.b = append(t.b, s...) }
func (t *text) num(n int64)  { t.b = strconv.AppendInt(t.b, n, 10) }

func (t *text) place(p asm.DebugPlace) {
	t.str(placeNames[p.Kind])
	t.num(int64(p.N))
}

func (t *text) mark(fn, n int32) {
	t.str(".LD")
	t.num(int64(n))
	t.str("_")
	t.str(t.x.funcs[fn].name)
}

// size starts a directive for a number of size bytes, or for ULEB128 if size is 0.
func (t *text) size(n int) {
	t.str(map[int]string{0: "\t.uleb128 ", 4: "\t.long ", 8: "\t.quad "}[n])
}

// Section implements asm.DebugStream.
func (t *text) Section(s asm.Section) {
	x := s.Text()
	t.str("\t.section\t" + x.Name + ",\"" + x.Flags + "\"," + t.x.t.Syntax.TypeMark() + x.Kind)
	if s.Entry > 0 {
		t.str(",")
		t.num(int64(s.Entry))
	}
	t.str("\n")
}

// Bytes implements asm.DebugStream.
func (t *text) Bytes(p []byte) {
	for len(p) > 0 {
		n := min(len(p), 32)
		t.str("\t.byte ")
		for i, c := range p[:n] {
			if i > 0 {
				t.str(",")
			}
			t.num(int64(c))
		}
		t.str("\n")
		p = p[n:]
	}
}

// Text implements asm.DebugStream.
func (t *text) Text(s string) { t.str("\t.asciz " + quoted(s) + "\n") }

// Here implements asm.DebugStream.
func (t *text) Here(p asm.DebugPlace) {
	t.place(p)
	t.str(":\n")
}

// Offset implements asm.DebugStream.
func (t *text) Offset(p asm.DebugPlace, n int64) {
	t.size(4)
	t.place(p)
	if n != 0 {
		t.str("+")
		t.num(n)
	}
	t.str("\n")
}

// Length implements asm.DebugStream.
func (t *text) Length(from, to asm.DebugPlace) {
	t.size(4)
	t.place(to)
	t.str("-")
	t.place(from)
	t.str("\n")
}

// Mark implements asm.DebugStream.
func (t *text) Mark(size int, fn, mark int32) {
	t.size(size)
	t.mark(fn, mark)
	t.str("\n")
}

// Distance implements asm.DebugStream.
func (t *text) Distance(size int, fn, from, to int32, less int) {
	if from == to && less == 0 && size == 0 {
		t.str("\t.byte 0\n")
		return
	}
	t.size(size)
	t.mark(fn, to)
	t.str("-")
	t.mark(fn, from)
	if less != 0 {
		t.num(int64(-less))
	}
	t.str("\n")
}

// Symbol implements asm.DebugStream.
func (t *text) Symbol(size int, s asm.DebugSymbol) {
	t.size(size)
	t.str(asm.SymbolName(s.Sym))
	if s.TLS {
		t.str("@DTPOFF")
	}
	if s.Add != 0 {
		t.str(fmt.Sprintf("%+d", s.Add))
	}
	t.str("\n")
}
