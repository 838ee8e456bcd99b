package interp_test

import (
	"context"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/llvmir"
)

// Programs that print what they compute, and what they must print. They run in
// all forms.
var programs = []struct{ name, text, want string }{
	{"odd widths", `
define i32 @main() {
  %a = alloca i33
  store i33 -3, ptr %a
  %x = load i33, ptr %a
  %y = mul i33 %x, 1431655766
  %z = sext i33 %y to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %z)
  %s = lshr i33 %x, 1
  %w = zext i33 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  ret i32 0
}`, "4294967294\n4294967294\n"},
	{"128 bits", `
@x = global i128 -1
define i32 @main() {
  %x = load i128, ptr @x
  %d = udiv i128 %x, 10
  %h = lshr i128 %d, 64
  %t = trunc i128 %h to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %t)
  %m = mul i128 %d, 10
  %r = sub i128 %x, %m
  %u = trunc i128 %r to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %u)
  ret i32 0
}`, "1844674407370955161\n5\n"},
	{"swapping phis", `
define i32 @main() {
  br label %loop
loop:
  %a = phi i64 [ 1, %0 ], [ %b, %loop ]
  %b = phi i64 [ 2, %0 ], [ %a, %loop ]
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 4
  br i1 %c, label %loop, label %done
done:
  %s = mul i64 %a, 10
  %t = add i64 %s, %b
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %t)
  ret i32 0
}`, "21\n"},
	{"byval", `
%pair = type { i64, i64, i64 }
define i64 @change(ptr byval(%pair) align 8 %p, i64 %k) {
  %q = getelementptr %pair, ptr %p, i32 0, i32 2
  %x = load i64, ptr %q
  store i64 %k, ptr %q
  ret i64 %x
}
define i32 @main() {
  %p = alloca %pair
  %q = getelementptr %pair, ptr %p, i32 0, i32 2
  store i64 7, ptr %q
  %x = call i64 @change(ptr byval(%pair) align 8 %p, i64 9)
  %y = load i64, ptr %q
  %s = mul i64 %x, 10
  %t = add i64 %s, %y
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %t)
  ret i32 0
}`, "77\n"},
	{"aggregates", `
define { i64, i8, double } @make(i64 %x) {
  %a = insertvalue { i64, i8, double } undef, i64 %x, 0
  %b = insertvalue { i64, i8, double } %a, i8 200, 1
  %c = insertvalue { i64, i8, double } %b, double 2.5, 2
  ret { i64, i8, double } %c
}
define i32 @main() {
  %s = alloca { i64, i8, double }
  %v = call { i64, i8, double } @make(i64 5)
  store { i64, i8, double } %v, ptr %s
  %w = load { i64, i8, double }, ptr %s
  %x = extractvalue { i64, i8, double } %w, 0
  %y = extractvalue { i64, i8, double } %w, 1
  %z = extractvalue { i64, i8, double } %w, 2
  %y64 = zext i8 %y to i64
  %z64 = fptosi double %z to i64
  %t = add i64 %x, %y64
  %u = add i64 %t, %z64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %u)
  ret i32 0
}`, "207\n"},
	{"computed goto", `
@table = constant [2 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two)]
define i32 @main() {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %a = load ptr, ptr %p
  indirectbr ptr %a, [label %one, label %two]
one:
  call i32 (ptr, ...) @printf(ptr @fmt, i64 1)
  ret i32 1
two:
  call i32 (ptr, ...) @printf(ptr @fmt, i64 2)
  ret i32 0
}`, "2\n"},
	{"many arguments", `
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i8 signext %i, double %x) {
  %s = sext i8 %i to i64
  %t = mul i64 %h, %s
  %u = add i64 %t, %g
  %y = fptosi double %x to i64
  %v = add i64 %u, %y
  ret i64 %v
}
define i32 @main() {
  %r = call i64 @f(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i8 signext -8, double 1.0e2)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %r)
  ret i32 0
}`, "50\n"},
	{"callbacks", `
@v = global [5 x i32] [i32 3, i32 -1, i32 7, i32 0, i32 2]
define internal i32 @cmp(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
declare void @qsort(ptr, i64, i64, ptr)
define i32 @main() {
  call void @qsort(ptr @v, i64 5, i64 4, ptr @cmp)
  %p = getelementptr [5 x i32], ptr @v, i64 0, i64 3
  %x = load i32, ptr %p
  %y = sext i32 %x to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %y)
  ret i32 0
}`, "3\n"},
	{"longjmp", `
@buf = global [25 x i64] zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @deep(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %jump, label %go
go:
  %m = sub i64 %n, 1
  call void @deep(i64 %m)
  ret void
jump:
  call void @longjmp(ptr @buf, i32 42)
  unreachable
}
define i32 @main() {
  %r = call i32 @_setjmp(ptr @buf) returns_twice
  %z = icmp eq i32 %r, 0
  br i1 %z, label %first, label %again
first:
  call void @deep(i64 10)
  ret i32 1
again:
  %x = sext i32 %r to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %x)
  ret i32 0
}`, "42\n"},
	{"builtin setjmp", `
@buf = global [5 x ptr] zeroinitializer
@count = global i64 0
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave.p0()
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)
define void @deep(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %jump, label %go
go:
  %m = sub i64 %n, 1
  call void @deep(i64 %m)
  ret void
jump:
  call void @llvm.eh.sjlj.longjmp(ptr @buf)
  unreachable
}
define i64 @again(i64 %n) {
  %kept = mul i64 %n, 1000
  %fp = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %fp, ptr @buf
  %sp = call ptr @llvm.stacksave.p0()
  %sp.at = getelementptr ptr, ptr @buf, i64 2
  store ptr %sp, ptr %sp.at
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr @buf)
  %old = load i64, ptr @count
  %wide = zext i32 %r to i64
  %step = add i64 %wide, 1
  %new = add i64 %old, %step
  store i64 %new, ptr @count
  %more = icmp slt i64 %new, 8
  br i1 %more, label %jump, label %done
jump:
  call void @deep(i64 %n)
  ret i64 0
done:
  %x = add i64 %kept, %new
  ret i64 %x
}
define i32 @main() {
  %n = load i64, ptr @count
  %k = add i64 %n, 7
  %x = call i64 @again(i64 %k)
  %y = mul i64 %x, %k
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %y)
  ret i32 0
}`, "49063\n"},
	{"atexit and constructors", `
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }]
declare i32 @atexit(ptr)
declare void @exit(i32) noreturn
define void @early() {
  call i32 (ptr, ...) @printf(ptr @fmt, i64 1)
  ret void
}
define void @late() {
  call i32 (ptr, ...) @printf(ptr @fmt, i64 3)
  ret void
}
define i32 @main() {
  call i32 @atexit(ptr @late)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 2)
  call void @exit(i32 0)
  unreachable
}`, "1\n2\n3\n"},
	{"variable-sized stack", `
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define i64 @sum(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %save = call ptr @llvm.stacksave.p0()
  %size = add i64 %i, 1000
  %p = alloca i64, i64 %size
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %q
  %x = call i64 @id(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, ptr %q)
  %t = add i64 %s, %x
  call void @llvm.stackrestore.p0(ptr %save)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
define i64 @id(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %p) {
  %x = load i64, ptr %p
  ret i64 %x
}
define i32 @main() {
  %s = call i64 @sum(i64 10000)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %s)
  ret i32 0
}`, "49995000\n"},
}

const prelude = `
@fmt = private constant [6 x i8] c"%lld\0A\00"
declare i32 @printf(ptr, ...)
`

func TestPrograms(t *testing.T) {
	for _, c := range programs {
		t.Run(c.name, func(t *testing.T) {
			inAllForms(t, prelude+c.text, func(t *testing.T, p interp.Program) { expect(t, p, c.want) })
		})
	}
}

func TestExitCode(t *testing.T) {
	text := `
declare i32 @atoi(ptr)
define i32 @main(i32 %argc, ptr %argv) {
  %p = getelementptr ptr, ptr %argv, i64 1
  %s = load ptr, ptr %p
  %x = call i32 @atoi(ptr %s)
  %y = add i32 %x, %argc
  ret i32 %y
}`
	inAllForms(t, text, func(t *testing.T, p interp.Program) {
		r, err := interp.Run(context.Background(), p, interp.Options{Args: []string{"259"}})
		if err != nil || r.ExitCode != 5 {
			t.Errorf("exit %d, %v; want 5", r.ExitCode, err)
		}
	})
}

// TestInput reads standard input to its end.
func TestInput(t *testing.T) {
	text := `
declare i32 @getchar()
define i32 @main() {
  br label %loop
loop:
  %s = phi i32 [ 0, %0 ], [ %t, %more ]
  %c = call i32 @getchar()
  %end = icmp slt i32 %c, 0
  br i1 %end, label %done, label %more
more:
  %t = add i32 %s, %c
  br label %loop
done:
  ret i32 %s
}`
	p := program(t, "test.ll", text, asRead)
	r, err := interp.Run(context.Background(), p, interp.Options{Stdin: strings.NewReader("\x01\x02\x20")})
	if err != nil || r.ExitCode != 0x23 {
		t.Errorf("exit %d, %v", r.ExitCode, err)
	}
}

// TestModules links modules: strong definitions win over weak ones, and names
// that are local stay apart.
func TestModules(t *testing.T) {
	texts := []string{`
@x = internal global i32 1
declare i32 @f()
declare extern_weak i32 @nobody()
define weak i32 @g() {
  ret i32 100
}
define i32 @main() {
  %a = load i32, ptr @x
  %b = call i32 @f()
  %c = call i32 @g()
  %d = icmp eq ptr @nobody, null
  %e = zext i1 %d to i32
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %u = add i32 %t, %e
  ret i32 %u
}`, `
@x = internal global i32 2
@h = alias i32 (), ptr @f
define i32 @f() {
  %a = load i32, ptr @x
  ret i32 %a
}
define i32 @g() {
  %a = call i32 @h()
  %b = mul i32 %a, 10
  ret i32 %b
}`}
	var p interp.Program
	for _, text := range texts {
		m, err := llvmir.Parse("test.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		p.Modules = append(p.Modules, m)
	}
	r, err := interp.Run(context.Background(), p, interp.Options{})
	if err != nil || r.ExitCode != 1+2+20+1 {
		t.Errorf("exit %d, %v", r.ExitCode, err)
	}
}

// TestCounts: instructions are those executed, and accesses those of the program.
func TestCounts(t *testing.T) {
	p := program(t, "test.ll", `
@x = global i32 5
define i32 @main() {
  %a = load i32, ptr @x
  %b = add i32 %a, 1
  store i32 %b, ptr @x
  ret i32 0
}`, asRead)
	r, err := interp.Run(context.Background(), p, interp.Options{})
	if want := (interp.Counts{Instructions: 4, Loads: 1, Stores: 1}); err != nil || r.Counts != want {
		t.Errorf("%+v, %v; want %+v", r.Counts, err, want)
	}
}
