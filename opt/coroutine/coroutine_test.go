package coroutine_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// A coroutine that counts up, and the resume function split from it: the counter is a phi of the loop, and has a field
// of the frame.
func Example() {
	const text = `
define ptr @count(ptr %mem) {
entry:
  %id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null)
  %hdl = call ptr @llvm.coro.begin(token %id, ptr %mem)
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %more, %next ]
  call void @show(i32 %n)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %s, label %return [ i8 0, label %next
                                i8 1, label %return ]
next:
  %more = add i32 %n, 1
  br label %loop
return:
  call i1 @llvm.coro.end(ptr %hdl, i1 false, token none)
  ret ptr %hdl
}
declare void @show(i32)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare i1 @llvm.coro.end(ptr, i1, token)
`
	m, err := llvmir.Parse("count.ll", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(m.Lookup("count.resume"))
	// Output:
	// define internal dso_local fastcc void @count.resume(ptr %0) {
	//   %2 = getelementptr i8, ptr %0, i64 16
	//   %3 = load i32, ptr %2
	//   switch i32 %3, label %10 [
	//     i32 0, label %9
	//   ]
	//
	// loop:
	//   %n = phi i32 [ %more, %next ]
	//   %4 = getelementptr i8, ptr %0, i64 20
	//   store i32 %n, ptr %4
	//   call void @show(i32 %n)
	//   %5 = getelementptr i8, ptr %0, i64 16
	//   store i32 0, ptr %5
	//   br label %8
	//
	// next:
	//   %6 = getelementptr i8, ptr %0, i64 20
	//   %7 = load i32, ptr %6
	//   %more = add i32 %7, 1
	//   br label %loop
	//
	// return:
	//   ret void
	//
	// 8:
	//   br label %return
	//
	// 9:
	//   br label %next
	//
	// 10:
	//   unreachable
	// }
}

const declarations = `
declare void @take(ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.save(ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare i1 @llvm.coro.end(ptr, i1, token)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
`

// coroutineOf returns a coroutine with statements before llvm.coro.begin, before its suspend point, and after it.
func coroutineOf(first, before, after string) string {
	return `define ptr @f(ptr %mem, i32 %n) {
` + first + `
  %id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null)
  %hdl = call ptr @llvm.coro.begin(token %id, ptr %mem)
` + before + `
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %s, label %return [ i8 0, label %next i8 1, label %return ]
next:
` + after + `
  br label %return
return:
  call i1 @llvm.coro.end(ptr %hdl, i1 false, token none)
  ret ptr %hdl
}
` + declarations
}

// TestRefused reads coroutines that cannot be split.
func TestRefused(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"dynamic", coroutineOf("", "  %a = alloca i32, i32 %n\n  store i32 1, ptr %a", "  store i32 2, ptr %a"), "5:3: this alloca is needed after a suspend point, but its size is not known"},
		{"elsewhere", coroutineOf("  br label %b\nb:", "  %a = alloca i32\n  store i32 1, ptr %a", "  %x = load i32, ptr %a\n  store i32 %x, ptr %mem"), "6:3: this alloca is needed after a suspend point, put it into the entry block"},
		{"stored", coroutineOf("  %a = alloca i32\n  store ptr %a, ptr %mem", "", "  store i32 1, ptr %mem"), "2:3: the address of this alloca is stored before @llvm.coro.begin"},
		{"passed", coroutineOf("  %a = alloca [2 x i32]\n  call void @take(ptr %a)", "", "  %x = load i32, ptr %a\n  store i32 %x, ptr %mem"), "2:3: the address of this alloca is passed on before @llvm.coro.begin"},
		{"alias", coroutineOf("  %a = alloca [2 x i32]\n  %p = getelementptr i32, ptr %a, i32 1", "", "  store i32 1, ptr %p"), "3:3: this address of an alloca is computed before @llvm.coro.begin"},
		{"stack", coroutineOf("", "  %a = call ptr @llvm.stacksave.p0()", "  call void @llvm.stackrestore.p0(ptr %a)"), "5:3: the stack pointer"},
		{"again", coroutineOf("", "  %b = call ptr @llvm.coro.begin(token %id, ptr %mem)", ""), "5:3: @f has two calls of @llvm.coro.begin"},
		{"late", coroutineOf("  %u = call i8 @llvm.coro.suspend(token none, i1 false)", "", ""), "2:3: @llvm.coro.begin has not been called at this suspend point"},
		{"saves", coroutineOf("", "  %v = call token @llvm.coro.save(ptr null)\n  %u = call i8 @llvm.coro.suspend(token %v, i1 false)\n  %w = call i8 @llvm.coro.suspend(token %v, i1 false)", ""), "6:3: a call of @llvm.coro.save belongs to one call of @llvm.coro.suspend"},
		{"none", "define void @f(ptr %p) {\n  call i8 @llvm.coro.suspend(token none, i1 false)\n  ret void\n}" + declarations, "2:3: @llvm.coro.suspend belongs to a coroutine, but @f has no @llvm.coro.begin"},
		{"token", "define void @f(ptr %p, i32 %n) {\n  call i8 @llvm.coro.suspend(token %n, i1 false)\n  ret void\n}" + declarations, "2:3: %n is not a token"},
		{"retcon", "define void @f(ptr %p) {\n  %id = call token @llvm.coro.id.retcon(i32 8, i32 8, ptr %p, ptr @f, ptr @f, ptr @f)\n  ret void\n}", "2:20: intrinsic @llvm.coro.id.retcon is not supported"},
		{"once", "define void @f(ptr %p) {\n  %id = call token @llvm.coro.id.retcon.once(i32 8, i32 8, ptr %p, ptr @f, ptr @f, ptr @f)\n  ret void\n}", "2:20: intrinsic @llvm.coro.id.retcon.once is not supported"},
		{"async", "define void @f(ptr %p) {\n  %id = call token @llvm.coro.id.async(i32 8, i32 8, i32 0, ptr @f)\n  ret void\n}", "2:20: intrinsic @llvm.coro.id.async is not supported"},
	} {
		_, err := llvmir.Parse("a.ll", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), "a.ll:"+c.want) {
			t.Errorf("%s: %v\nwant %s\n%s", c.name, err, c.want, c.text)
		}
	}
}

// TestTransfer expects a tail call from one coroutine to the next in the part, but not in the ramp.
func TestTransfer(t *testing.T) {
	m, err := llvmir.Parse("a.ll", []byte(strings.Replace(coroutineOf("", "", `  %save = call token @llvm.coro.save(ptr null)
  call void @llvm.coro.await.suspend.handle(ptr %mem, ptr %hdl, ptr @next)
  %u = call i8 @llvm.coro.suspend(token %save, i1 true)
  switch i8 %u, label %return [ i8 0, label %return i8 1, label %return ]
unused:`), "declare void @take", "declare ptr @next(ptr, ptr)\ndeclare void @llvm.coro.await.suspend.handle(ptr, ptr, ptr)\ndeclare void @take", 1)))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{"f": 0, "f.resume": 1, "f.destroy": 0} {
		f := m.Lookup(name).(*ir.Func)
		if n := strings.Count(f.String(), "musttail call fastcc void"); n != want {
			t.Errorf("%d jumps, not %d, in\n%s", n, want, f)
		}
	}
}

// TestNames splits a coroutine in a module in which the names of its parts are taken.
func TestNames(t *testing.T) {
	m, err := llvmir.Parse("a.ll", []byte(coroutineOf("", "", "")+"define void @f.resume() {\n  ret void\n}\n@f.destroy = global i32 0\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"f.resume.1", "f.destroy.1"} {
		if f, ok := m.Lookup(name).(*ir.Func); !ok || f.CallConv != ir.CallFast {
			t.Errorf("no function @%s with the fast convention", name)
		}
	}
	for _, err := range ir.VerifyModule(m) {
		t.Error(err)
	}
}
