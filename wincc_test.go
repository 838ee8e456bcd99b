package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestWindowsConvention checks which arguments win64cc takes: each in the register of its position, or after 32 bytes that
// are the callee's, and nothing that is not a number of a word.
func TestWindowsConvention(t *testing.T) {
	machine, err := spillway.TargetByName("amd64")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ text, want string }{
		{"define win64cc double @f(i32 %a, double %b, i32 %c, double %d) {\n  %r = fadd double %b, %d\n  ret double %r\n}", "addsd %xmm3, %xmm1; movaps %xmm1, %xmm0; ret"},
		{"define win64cc i64 @f(i8 %a, half %b, ptr %c, float %d, i64 %e, i64 %f) {\n  ret i64 %f\n}", "movq 48(%rsp), %rax; ret"},
		{"declare win64cc void @g(i64)\ndefine void @f(i64 %x) {\n  call win64cc void @g(i64 %x)\n  ret void\n}", "addq $-40, %rsp; movq %rdi, %rcx; call g; addq $40, %rsp; ret"},
		{"define win64cc void @f(fp128 %x) {\n  ret void\n}", "t.ll:1:30: in @f: an argument of type fp128 is not supported in this calling convention; pass its address"},
		{"define win64cc void @f(x86_fp80 %x) {\n  ret void\n}", "t.ll:1:33: in @f: an argument of type x86_fp80 is not supported in this calling convention; pass its address"},
		{"define win64cc void @f(<4 x i32> %x) {\n  ret void\n}", "t.ll:1:34: in @f: an argument of type <4 x i32> is not supported in this calling convention; pass its address"},
		{"define win64cc void @f(<3 x i7> %x) {\n  ret void\n}", "is not supported in this calling convention; pass its address"},
		{"define win64cc void @f(i128 %x) {\n  ret void\n}", "t.ll:1:29: in @f: an argument of type i128 is not supported in this calling convention; pass its address"},
		{"define win64cc void @f(ptr byval(i64) %x) {\n  ret void\n}", "t.ll:1:39: in @f: a struct as an argument of this calling convention is not supported; pass its address"},
		{"define win64cc void @f(i32 %n, ...) {\n  ret void\n}", "t.ll:1:21: in @f: calling convention win64cc of a variadic function is not supported; use ccc"},
	} {
		m, err := spillway.Parse("t.ll", []byte(test.text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: machine, Check: true})
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = instructions(string(out.Assembly))
		}
		if !strings.Contains(got, test.want) {
			t.Errorf("%s\n%s, want %s", test.text, got, test.want)
		}
	}
}
