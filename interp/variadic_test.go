package interp_test

import (
	"context"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
)

// variadicText passes more integers, pairs of registers and doubles than there are registers for; @show reads them in the order in which they
// are passed, the first ones by itself and the rest by the C library.
const variadicText = `
@fmt = constant [46 x i8] c"%d %g %d %d %d %d %d %d %g %g %g %g %g %g %g\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i64 @show(i32 %n, ...) {
  %list = alloca [4 x i64]
  call void @llvm.va_start(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, i128
  %c = va_arg ptr %list, i128
  %r = call i32 @vprintf(ptr @fmt, ptr %list)
  call void @llvm.va_end(ptr %list)
  %b1 = trunc i128 %b to i64
  %c1 = lshr i128 %c, 64
  %c2 = trunc i128 %c1 to i64
  %s = add i64 %b1, %c2
  %e = sext i32 %a to i64
  %t = add i64 %s, %e
  ret i64 %t
}
define i32 @main() {
  %x = call i64 (i32, ...) @show(i32 1, i32 2, i128 100, i128 18446744073709551616000, i32 3, double 1.5, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9,
    double 2.5, double 3.5, double 4.5, double 5.5, double 6.5, double 7.5, double 8.5)
  %z = sub i64 %x, 1102 ; 2 + 100 + 1000
  %y = trunc i64 %z to i32
  ret i32 %y
}
`

// TestVariadic holds what a program with variable arguments prints, as read and as machine code, on machines with each shape of va_list.
func TestVariadic(t *testing.T) {
	const want = "3 1.5 4 5 6 7 8 9 2.5 3.5 4.5 5.5 6.5 7.5 8.5\n"
	for _, triple := range []string{"x86_64-linux-gnu", "aarch64-linux-gnu"} {
		m, err := llvmir.Parse("variadic.ll", []byte("target triple = \""+triple+"\"\n"+variadicText))
		if err != nil {
			t.Fatal(err)
		}
		info, err := spillway.TargetOf(m)
		if err != nil {
			t.Fatal(err)
		}
		read := interp.Program{Modules: []*ir.Module{m}, Machine: info.New(target.PIC)}
		if got, _, ok := output(read); !ok || got != want {
			t.Errorf("%s, as read: %q", triple, got)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToFramed, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		if got, _, ok := output(interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs}); !ok || got != want {
			t.Errorf("%s: %q", triple, got)
		}
	}
}
