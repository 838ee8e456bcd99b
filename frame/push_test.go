package frame_test

import (
	"context"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/target"
)

// TestPushedArguments wants arguments in memory to be pushed where that is
// shorter, and the stack to be aligned at all calls, which the check sees to.
func TestPushedArguments(t *testing.T) {
	const text = `
declare i32 @one(i32)
declare i32 @three(i32, i32, i32)
declare i32 @real(double, i32, i32)
declare void @stop(i32, ptr) noreturn
define i32 @few(i32 %x) {
  %r = call i32 @one(i32 %x)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @several(i32 %x, ptr %p) optsize {
  %r = call i32 @three(i32 1, i32 %x, i32 300)
  %s = call i32 @three(i32 %r, i32 %x, i32 7)
  %n = call i32 @one(i32 %s)
  %v = load volatile i32, ptr %p
  %t = call i32 @real(double 1.0, i32 5, i32 %v)
  %u = add i32 %t, %n
  ret i32 %u
}
declare void @bytes(i8, i8, i8, i8)
define void @narrow(ptr %p) optsize {
  %a = load i8, ptr %p
  call void @bytes(i8 %a, i8 %a, i8 %a, i8 %a)
  ret void
}
declare void @made(ptr sret({ i32, i32, i32 }), i32, i32)
define i32 @popped(i32 %x) optsize {
  %p = alloca { i32, i32, i32 }
  call void @made(ptr sret({ i32, i32, i32 }) %p, i32 1, i32 300)
  call void @made(ptr sret({ i32, i32, i32 }) %p, i32 %x, i32 300)
  %v = load i32, ptr %p
  ret i32 %v
}
define void @leave(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  call void @stop(i32 1, ptr null)
  unreachable
b:
  call void @stop(i32 2, ptr %p)
  unreachable
}`
	m, err := llvmir.Parse("test", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: i386, Relocation: target.Static, Check: true, Stage: spillway.ToFramed})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"few": 0, "several": 8, "leave": 4, "narrow": 4, "popped": 0} // callees that take their argument off the stack get it in the frame
	for _, f := range out.Funcs {
		pushes := 0
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				if in := &b.Instrs[i]; in.Origin == mach.FromProgram && (in.Tile == f.Target.Frame.Push || in.Tile == f.Target.Frame.PushImm) {
					pushes++
				}
			}
		}
		if pushes != want[f.Name] {
			t.Errorf("@%s pushes %d words, want %d", f.Name, pushes, want[f.Name])
		}
	}
}
