package encode_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/object"
	"spillway/target"
)

// TestShortTails expects the tail call that ends a function to be short where it reaches, and only if the callee cannot
// be preempted.
func TestShortTails(t *testing.T) {
	far := strings.Repeat("  call void asm sideeffect \"nop; nop; nop; nop; nop; nop; nop; nop\", \"\"()\n", 20)
	for _, c := range []struct {
		what, callee, between string
		reloc                 target.Relocation
		bytes                 uint64 // of the jump
	}{
		{"local", "define internal i32 @f(i32 %x) noinline minsize {", "", target.PIC, 2},
		{"hidden", "define hidden i32 @f(i32 %x) noinline minsize {", "", target.PIC, 2},
		{"global in a program", "define i32 @f(i32 %x) noinline minsize {", "", target.Static, 2},
		{"global", "define i32 @f(i32 %x) noinline minsize {", "", target.PIC, 5},
		{"weak", "define weak hidden i32 @f(i32 %x) noinline minsize {", "", target.PIC, 5},
		{"in another section", "define internal i32 @f(i32 %x) noinline minsize section \".text.other\" {", "", target.PIC, 5},
		{"far", "define internal i32 @f(i32 %x) noinline minsize {", far, target.PIC, 5},
	} {
		for _, triple := range []string{"x86_64-unknown-linux-gnu", "i386-unknown-linux-gnu"} {
			text := "target triple = \"" + triple + "\"\n" + c.callee + `
  %y = mul i32 %x, 7
  ret i32 %y
}
define void @between() minsize {
` + c.between + `  ret void
}
define fastcc i32 @g(i32 %x) minsize nounwind {
  %y = add i32 %x, 1
  %r = tail call i32 @f(i32 %y)
  ret i32 %r
}
define i32 @after(i32 %x) minsize {
  ret i32 %x
}
`
			if triple[0] == 'i' { // where the callee's argument is in memory
				text = strings.ReplaceAll(text, "(i32 %x) ", "(i32 inreg %x) ")
				text = strings.ReplaceAll(text, "@f(i32 %y)", "@f(i32 inreg %y)")
			}
			calls := triple[0] == 'i' && c.what == "global" // the jump would go by the argument's register
			m, err := llvmir.Parse("a.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToObject, Relocation: c.reloc})
			if err != nil {
				t.Fatal(err)
			}
			var size, at uint64
			for _, s := range out.Object.Symbols {
				switch s.Name {
				case "g":
					size, at = uint64(s.Size), uint64(s.Value)
				}
			}
			code := out.Object.Sections[0].Data[at : at+size]
			if n := uint64(len(code)); c.bytes == 2 && (n < 2 || code[n-2] != 0xEB) || c.bytes == 5 && !calls && (n < 5 || code[n-5] != 0xE9) {
				t.Errorf("%s, %s: %x", c.what, triple, code)
			}
			for i := range out.Stats {
				if s := &out.Stats[i]; s.Name == "g" && uint64(s.Bytes) != size {
					t.Errorf("%s, %s: %d bytes are %d", c.what, triple, size, s.Bytes)
				}
			}
			relocs := 0
			for _, r := range out.Object.Sections[0].Relocs {
				if r.Offset >= int64(at) && r.Offset < int64(at+size) {
					relocs++
				}
			}
			if c.bytes == 2 && relocs > 0 || c.what == "global" && relocs == 0 {
				t.Errorf("%s, %s: %d relocations", c.what, triple, relocs)
			}
			if c.bytes == 2 {
				var f uint64
				for _, s := range out.Object.Symbols {
					if s.Name == "f" && s.Type != object.TypeSection {
						f = uint64(s.Value)
					}
				}
				if to := at + size + uint64(int64(int8(code[size-1]))); to != f {
					t.Errorf("%s, %s: it leads to %d, @f is at %d", c.what, triple, to, f)
				}
			}
		}
	}
}

// TestShortTailFields expects the distance of a short tail call in its field, where that is part of the instruction.
func TestShortTailFields(t *testing.T) {
	text := `target triple = "thumbv7em-none-eabi"
define internal i32 @f(i32 %x) noinline {
  %y = mul i32 %x, 7
  ret i32 %y
}
define i32 @g(i32 %x) {
  %y = add i32 %x, 1
  %r = tail call i32 @f(i32 %y)
  ret i32 %r
}
`
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToObject})
	if err != nil {
		t.Fatal(err)
	}
	f, g := int64(-1), int64(-1)
	var end int64
	for _, s := range out.Object.Symbols {
		switch s.Name {
		case "f":
			f = int64(s.Value) &^ 1
		case "g":
			g = int64(s.Value) &^ 1
			end = g + int64(s.Size)
		}
	}
	code := out.Object.Sections[0].Data
	if f < 0 || g < 0 || end < 2 {
		t.Fatalf("@f is at %d, @g from %d to %d", f, g, end)
	}
	got := uint16(code[end-2]) | uint16(code[end-1])<<8
	if want := uint16(0xE000 | (f-(end-2)-4)/2&0x7FF); got != want {
		t.Errorf("@g ends with %#04x, want %#04x: a jump to @f", got, want)
	}
}
