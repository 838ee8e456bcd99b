package encode_test

import (
	"bytes"
	"debug/elf"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
)

// TestMapping expects mapping symbols where code and data begin, in functions with inline assembly and in module-level
// assembly.
func TestMapping(t *testing.T) {
	const text = `target triple = "aarch64-linux-gnu"
module asm ".text"
module asm "foo: nop"
module asm ".word 5"
module asm ".space 4"
module asm "nop"

define i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @g(i32 %x) section ".text.g" {
  %r = call i32 asm "b 1f\0A.long 7, 8\0A1: mov ${0:w}, #1", "=r"()
  ret i32 %r
}
`
	info, err := spillway.TargetByName("arm64")
	if err != nil {
		t.Fatal(err)
	}
	code, err := bytesOf(t, "a.ll", text, spillway.Options{Target: info})
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.NewFile(bytes.NewReader(code))
	if err != nil {
		t.Fatal(err)
	}
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range syms {
		if strings.HasPrefix(s.Name, "$") {
			got = append(got, fmt.Sprintf("%s %02d %s", f.Sections[s.Section].Name, s.Value, s.Name))
		}
	}
	slices.Sort(got)
	want := []string{".text 00 $x", ".text 04 $d", ".text 12 $x", ".text.g 00 $x", ".text.g 04 $d", ".text.g 12 $x"}
	if !slices.Equal(got, want) {
		t.Errorf("mapping symbols %q, want %q", got, want)
	}
}
