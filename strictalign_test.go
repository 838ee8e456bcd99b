package spillway_test

import (
	"context"
	"regexp"
	"slices"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/target"
)

// TestStrictAlign expects accesses that are less aligned than they are long to be divided on processors that fault otherwise, and no others:
// loads, stores, copies, and what optimization makes one access of.
func TestStrictAlign(t *testing.T) {
	const text = `
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
define i32 @load(ptr %p) {
  %x = load i32, ptr %p, align 1
  ret i32 %x
}
define void @store(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 2
  ret void
}
define i16 @half(ptr %p) {
  %x = load i16, ptr %p, align 1
  ret i16 %x
}
define void @copy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %p, ptr align 1 %q, i32 3, i1 false)
  ret void
}
define void @bytes(ptr %p) {
  store i8 1, ptr %p
  %q = getelementptr i8, ptr %p, i32 1
  store i8 2, ptr %q
  ret void
}
define i32 @aligned(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
`
	accesses := regexp.MustCompile(`\b(ldr|str)[bh]?\b`)
	for triple, want := range map[string][]string{
		"thumbv6m-none-eabi": {"ldrb", "ldrb", "ldrb", "ldrb", "strh", "strh", "ldrb", "ldrb", "ldrb", "ldrb", "ldrb", "strb", "strb", "strb", "strb", "strb", "ldr"},
		"thumbv7m-none-eabi": {"ldr", "str", "ldrh", "ldrh", "ldrb", "strh", "strb", "strh", "ldr"},
	} {
		m, err := llvmir.Parse("m.ll", []byte("target triple = \""+triple+"\"\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true, Relocation: target.Static})
		if err != nil {
			t.Fatal(err)
		}
		got := accesses.FindAllString(string(out.Assembly), -1)
		slices.Sort(got)
		if slices.Sort(want); !slices.Equal(got, want) {
			t.Errorf("%s: accesses %q, want %q\n%s", triple, got, want, out.Assembly)
		}
	}
}
