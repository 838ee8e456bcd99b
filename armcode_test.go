package spillway_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// TestArmCode looks for what makes code of 32-bit Arm short, and for what it is to be without.
func TestArmCode(t *testing.T) {
	var busy strings.Builder // fifteen values at a time, without a call
	busy.WriteString("define i32 @f(ptr %p) {\n")
	for i := range 15 {
		fmt.Fprintf(&busy, "  %%p%[1]d = getelementptr i32, ptr %%p, i32 %[1]d\n  %%v%[1]d = load volatile i32, ptr %%p%[1]d\n", i)
	}
	busy.WriteString("  %s0 = mul i32 %v0, %v0\n")
	for i := 1; i < 15; i++ {
		fmt.Fprintf(&busy, "  %%s%[1]d = mul i32 %%s%[2]d, %%v%[1]d\n", i, i-1)
	}
	busy.WriteString("  ret i32 %s14\n}\n")
	var elements strings.Builder // of two arrays
	elements.WriteString("define void @f(ptr %p, ptr %q, i32 %i, i32 %v) {\n")
	for i := 1; i < 4; i++ {
		fmt.Fprintf(&elements, "  %%i%[1]d = add nsw i32 %%i, %[1]d\n  %%p%[1]d = getelementptr i32, ptr %%p, i32 %%i%[1]d\n  %%q%[1]d = getelementptr i32, ptr %%q, i32 %%i%[1]d\n"+
			"  store i32 %%v, ptr %%p%[1]d\n  store i32 %%v, ptr %%q%[1]d\n", i)
	}
	elements.WriteString("  ret void\n}\n")
	for _, test := range []struct{ name, triple, text, want, without string }{
		{"zeros below the lowest bit", "armv6-linux-gnueabi", "declare i32 @llvm.cttz.i32(i32, i1)\ndefine i32 @f(i32 %a) {\n  %b = call i32 @llvm.cttz.i32(i32 %a, i1 false)\n  ret i32 %b\n}\n", `\tclz `, `\tmul|ldr`},
		{"a leaf returns by what restores registers", "armv6-linux-gnueabi", busy.String(), `\tpop \{.*, pc\}`, `\tbx lr`},
		{"and holds a value in the link register", "armv6-linux-gnueabi", busy.String(), `\tmul .*\blr\b`, ""},
		{"a leaf of Thumb", "thumbv6m-none-eabi", busy.String(), `\tpop \{.*, pc\}`, ""},
		{"a variable where one instruction makes its address", "armv6-linux-gnueabi",
			"declare void @g(ptr, ptr)\ndefine void @f() {\n  %a = alloca [259 x i32]\n  %b = alloca [600 x i32]\n  call void @g(ptr %a, ptr %b)\n  ret void\n}\n", `\tadd r1, sp, #1040`, `\.word|r12`},
		{"and where two do", "armv6-linux-gnueabi",
			"declare void @g(ptr, ptr)\ndefine void @f() {\n  %a = alloca [259 x i32]\n  %b = alloca [600 x i32]\n  %c = getelementptr i8, ptr %b, i32 4\n  call void @g(ptr %a, ptr %c)\n  ret void\n}\n", `\tadd r1, sp, #`, `\.word|r12`},
		{"elements at offsets from one address", "thumbv7em-none-eabi", elements.String(), `\tstr.* \[r\d, #8\]`, `\tstr.*lsl #2\]|\tadds `},
	} {
		got := textFor(t, test.triple, "", "2", test.text)
		if !regexp.MustCompile(test.want).MatchString(got) || test.without != "" && regexp.MustCompile(test.without).MatchString(got) {
			t.Errorf("%s: want %q and not %q in\n%s", test.name, test.want, test.without, got)
		}
	}
}
