package gas_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/emit/gas"
)

// toy is a machine of two instructions: nop, and jmp to a label.
type toy struct{}

func (toy) Instr(x *gas.Context, s string, intel bool) (in gas.Instr, err error) {
	name, rest, _ := strings.Cut(s, " ")
	switch name {
	case "nop":
		in.Code = []byte{0x90}
		return in, nil
	case "jmp":
		e, rest, err := x.Expr(rest)
		if err == nil && rest != "" {
			err = fmt.Errorf("unexpected %q", rest)
		}
		in.Jump = &gas.Jump{Short: []byte{1}, Long: []byte{2}, To: e, Reloc: 7}
		return in, err
	}
	return in, fmt.Errorf("unknown instruction %s", name)
}

func (toy) Data(size int, modifier string, pcrel bool) (uint32, bool) {
	return uint32(size), modifier == "" || modifier == "@GOT"
}

func (toy) Pad(b []byte, n int) []byte       { return append(b, bytes.Repeat([]byte{0x90}, n)...) }
func (toy) Register(name string) (int, bool) { return 3, name == "%r" }
func (toy) Word() int                        { return 4 }
func (toy) Dialect() *gas.Dialect            { return new(gas.Dialect) }

var text = gas.Section{Name: ".text", Flags: "ax", Kind: "progbits"}

// placed reads and places text.
func placed(s string, base int64) ([]gas.Placed, []gas.Symbol, error) {
	u, err := gas.Assemble(toy{}, s, text, true)
	if err != nil {
		return nil, nil, err
	}
	if _, err = u.Layout(base); err != nil {
		return nil, nil, err
	}
	list, err := u.Sections(base)
	if err != nil {
		return nil, nil, err
	}
	syms, err := u.Symbols(base)
	return list, syms, err
}

// TestText assembles text and compares the contents of its first section, and its fixes.
func TestText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"nop; nop # comment\n/* a\nb */ nop", "90 90 90"},
		{".byte 1, 'a', '\\n', -1, 0x10, 0b11, 010, (1+2)*3, 1<<4|1, ~0&7, -(-2), !0, 3>2, 7%4, 2==2 && 1", "01 61 0a ff 10 03 08 09 11 07 02 01 ff 03 01"},
		{".short 0x1234; .long 1; .quad 2", "34 12 01 00 00 00 02 00 00 00 00 00 00 00"},
		{".ascii \"a\\\"\\101\\x42\"; .asciz \"b\" \"c\"", "61 22 41 42 62 63 00"},
		{".zero 2; .skip 2, 7; .fill 2, 2, 0x102; .space 1", "00 00 07 07 02 01 02 01 00"},
		{"x = 5\n.set y, x*2\n.byte x, y, z-.\nz:", "05 0a 01"},
		{"1: jmp 1f; nop; 1: jmp 1b; jmp 1f\n1:", "01 01 90 01 fe 01 00"},
		{"jmp 1f; .zero 200; 1: nop", "02 c8 00 00 00" + strings.Repeat(" 00", 200) + " 90"},
		{"nop; .p2align 2; nop; .balign 4, 5; .byte 1; .p2align 4,,2; .byte 2", "90 90 90 90 90 05 05 05 01 02"},
		{".byte 9; .skip -(((4f-3f)-(2f-1f)) > 0) * ((4f-3f)-(2f-1f)), 8; 1: nop; 2: .byte 3; 3: nop; nop; nop; 4:", "09 08 08 90 03 90 90 90"},
		{".pushsection .x,\"a\"; .byte 1; .popsection; .byte 2; .data; .byte 3; .previous; .byte 4; .section .text; .byte 5", "02 04 05"},
		{".float 1.0; .double -2", "00 00 80 3f 00 00 00 00 00 00 00 c0"},
		{"a: .long a, b+4, c@GOT, b-., a-.", "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f0 ff ff ff [0 4 a 0] [4 4 b 4] [8 4 c 0] [12 4 b 0 pcrel]"},
		{"jmp far", "02 00 00 00 00 [1 7 far -4 pcrel]"},
		{".globl g; g: nop; .long g - 4f; 4: nop", "90 fb ff ff ff 90"},
		{".macro two a, b=7\n.byte \\a, \\b\n.endm\ntwo 1; two 2, 3; two b=4, a=5", "01 07 02 03 05 04"},
		{".macro m n:req, rest:vararg; .byte \\n; .ifnb \\rest; m \\rest; .endif; .endm; m 1, 2, 3", "01 02 03"},
		{".macro lab; x\\@\\()y: .byte \\@; .endm; lab; lab; .byte x1y-x0y", "00 01 01"},
		{".rept 3; nop; .rept 2; .byte 1; .endr; .endr", "90 01 01 90 01 01 90 01 01"},
		{".irp r, 1, 2, \"3\"; .byte \\r, \\r*2; .endr; .irpc c, 89; .byte \\c; .endr", "01 02 02 04 03 06 08 09"},
		{".if 1 == 2; .byte 1; .elseif 1; .byte 2; .if 0; blah; .else; .byte 3; .endif; .else; blah; .endif", "02 03"},
		{"x: .ifdef x; .byte 1; .endif; .ifndef x; blah; .endif; .ifc a, a; .byte 2; .endif; .ifnc a,b; .byte 3; .endif; .ifeq 0; .byte 4; .endif", "01 02 03 04"},
		{".macro o; .macro i; .byte 6; .endm; .endm; o; i; .purgem i; .macro i; .byte 7; .endm; 1: i; .byte 1b-.", "06 07 ff"},
		{".macro s t; .ascii \"\\t\\n\\\\\"; .endm; s ab", "61 62 0a 5c"},
	} {
		list, _, err := placed(c.text, 0)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		got := fmt.Sprintf("% x", list[0].Data)
		for _, f := range list[0].Fixes {
			got += fmt.Sprintf(" [%d %d %s %d%s]", f.Off, f.Reloc, f.Name, f.Add, map[bool]string{true: " pcrel"}[f.PCRel])
		}
		if got != c.want {
			t.Errorf("%s:\n\t%s\nwant\t%s", c.text, got, c.want)
		}
	}
}

// TestSymbols reads what is said of symbols.
func TestSymbols(t *testing.T) {
	_, syms, err := placed(".globl a; .type a, @function; a: nop; nop; .size a, .-a; .weak b; b = a+1; .hidden c; .comm d, 8, 4; .set e, f+3; .local g; g:", 0)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range syms {
		got = append(got, fmt.Sprint(s.Name, s.Defined, s.Section, s.Value, s.Size, s.Bind, s.Type, s.Hidden, s.Common, s.Align, s.Alias))
	}
	want := []string{"a true 0 0 2 1 function  0 0 ", "b true 0 1 2 2 function  0 0 ", "c false -1 0 0 0  hidden 0 0 ", "d false -1 0 0 0   8 4 ", "f false -1 0 0 0   0 0 ", "e false -1 3 0 0   0 0 f",
		"g true 0 2 0 3   0 0 "}
	for i := range got {
		if strings.ReplaceAll(got[i], " ", "") != strings.ReplaceAll(want[i], " ", "") {
			t.Errorf("%s, want %s", got[i], want[i])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d symbols, want %d", len(got), len(want))
	}
}

// TestBase places text at another offset: labels and what is aligned follow.
func TestBase(t *testing.T) {
	for base := range int64(9) {
		list, _, err := placed("nop; .p2align 3; 1: nop; .long 1b-.", base)
		if err != nil {
			t.Fatal(err)
		}
		want := int(-(base+1)&7) + 6
		if len(list[0].Data) != want || !slices.Equal(list[0].Data[want-4:], []byte{0xff, 0xff, 0xff, 0xff}) {
			t.Errorf("%d: % x", base, list[0].Data)
		}
	}
}

var wrong = []string{
	"blah", "jmp", "jmp 1b", "jmp 1f", ".byte", ".byte 256", ".byte 1 2", ".long (1", ".long 1/0", ".long a+b", ".long a*2", ".ascii \"x", ".ascii x", ".ascii \"\\q\"", ".skip a",
	".skip -1", ".align 3", ".p2align 99", ".popsection", ".previous", ".pushsection .x", ".section", ".section .x,\"z\"", ".section .x,\"a\",@what", "a: a:", "a = 1; a = 2", ". = 4",
	".macro m; .byte 1", ".macro m a; .endm; m 1, 2", ".macro m a:req; .endm; m", ".macro m; m; .endm; m", ".macro m; .endr", ".macro m; .endm; .macro m; .endm", ".macro m a; .byte \\a; .endm; m 1 2",
	".rept 2000000; .rept 2; nop; .endr; .endr", ".rept x; .endr", ".endm", ".endr", ".endif", ".else", ".if 1", ".if x; .endif", ".if 1; .else; .else; .endif", ".rept 1; .if 1; .endr; .endif", ".irp 1, 2; .endr", ".purgem m",
	".ifc \"a\", a; .endif", ".ifwhat 1; .endif", ".macro 1", ".macro m a:b; .endm", ".macro m a:vararg, b; .endm",
	".set a", ".type a, b", ".size a", ".macro x", ".cfi_def_cfa", ".cfi_what 1", ".symver a, b", "a = b; b = a; .long a", "/* x", ".quad 0x1ffffffffffffffff", ".byte 09", "jmp \"", ".section .bss; .byte 1",
	".float 1e39", ".comm x, -1", ".comm x, 8, 3", ".section .x,\"aM\",@progbits,99999999999", ".cfi_startproc; .cfi_escape 300", ".cfi_startproc; .cfi_restore -1", ".cfi_startproc; .cfi_undefined 70000",
	".byte 2f-1f; 1: .skip 256; 2:", ".short 2f-1f; 1: .skip 65536; 2:",
	".globl 1", "x = ", ".fill 1, 9", ".globl g; g: nop; jmp g-h", "jmp 5", ".long -a", "'", "0", "\"", "x", "\"\"0", ".byte '", "\"\"0", ".long a@GOT+b@PLT",
}

// TestErrors expects errors with lines, not panics; and so of all beginnings of texts.
func TestErrors(t *testing.T) {
	for _, s := range wrong {
		_, _, err := placed("nop\n"+s, 0)
		var e *gas.Error
		if s == ".byte" {
			continue // nothing, as the assembler takes it
		}
		if !errors.As(err, &e) || e.Line < 1 {
			t.Errorf("%s: %v", s, err)
		}
	}
}

func FuzzText(f *testing.F) {
	for _, s := range wrong {
		f.Add(s)
	}
	f.Add("1: jmp 1f; nop; 1: jmp 1b; .p2align 4,,15; .skip 1f-1b; 1: .cfi_startproc; .cfi_offset %r, -8; .cfi_endproc")
	f.Add(".pushsection .x,\"aG\",@progbits,g,comdat; .asciz \"a\\n\"; .popsection; .symver a, b@c; .float 1.5")
	f.Fuzz(func(t *testing.T, s string) { placed(s, 3) })
}
