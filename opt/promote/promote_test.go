package promote

import (
	"strings"
	"testing"

	"spillway/ir"
)

// TestFunctions compares single functions after promotion with the expected text.
func TestFunctions(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"branch", `
define i32 @f(i1 %c) {
  %x = alloca i32
  store i32 1, ptr %x
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %x
  br label %b
b:
  %r = load i32, ptr %x
  ret i32 %r
}`, `
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %1 = phi i32 [ 1, %0 ], [ 2, %a ]
  ret i32 %1`},
		{"loop", `
define i32 @f(i32 %n) {
  %i = alloca i32
  %dead = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %a = load i32, ptr %i
  store i32 %a, ptr %dead
  %b = add i32 %a, 1
  store i32 %b, ptr %i
  %c = icmp ult i32 %b, %n
  br i1 %c, label %head, label %end
end:
  %r = load i32, ptr %i
  ret i32 %r
}`, `
  br label %head
head:
  %1 = phi i32 [ 0, %0 ], [ %b, %head ]
  %b = add i32 %1, 1
  %c = icmp ult i32 %b, %n
  br i1 %c, label %head, label %end
end:
  ret i32 %b`},
		{"pruned: nothing loads it behind the branch", `
define void @f(i1 %c, ptr %q) {
  %x = alloca i32
  store i32 1, ptr %x
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %x
  %r = load i32, ptr %x
  store i32 %r, ptr %q
  br label %b
b:
  ret void
}`, `
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %q
  br label %b
b:
  ret void`},
		{"undefined", `
define i32 @f() {
  %x = alloca i32
  %r = load i32, ptr %x
  ret i32 %r
}`, `
  ret i32 undef`},
		{"halves of a struct passed in a register", `
%s = type { i32, i32 }
define i32 @f(i64 %a) {
  %x = alloca %s
  store i64 %a, ptr %x
  %p = getelementptr %s, ptr %x, i32 0, i32 1
  %lo = load i32, ptr %x
  %hi = load i32, ptr %p
  %r = sub i32 %hi, %lo
  ret i32 %r
}`, `
  %1 = trunc i64 %a to i32
  %2 = lshr i64 %a, 32
  %3 = trunc i64 %2 to i32
  %r = sub i32 %3, %1
  ret i32 %r`},
		{"a vector of floats", `
define float @f(<2 x float> %a) {
  %x = alloca { float, float }
  store <2 x float> %a, ptr %x
  %p = getelementptr i8, ptr %x, i32 4
  %hi = load float, ptr %p
  ret float %hi
}`, `
  %1 = extractelement <2 x float> %a, i32 1
  ret float %1`},
		{"copies", `
%s = type { i32, ptr, i64 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptr @f(ptr %q) {
  %x = alloca %s
  %y = alloca %s
  call void @llvm.memset.p0.i64(ptr %y, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %x, ptr align 8 %q, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %y, ptr align 8 %x, i64 16, i1 false)
  %p = getelementptr %s, ptr %y, i32 0, i32 1
  %r = load ptr, ptr %p
  ret ptr %r
}`, `
  %1 = getelementptr i8, ptr %q, i64 8
  %2 = load ptr, ptr %1, align 8
  ret ptr %2`},
		{"a partial overlap stays", `
define i64 @f(i64 %a, i32 %b) {
  %x = alloca [12 x i8]
  %p = getelementptr i8, ptr %x, i32 6
  store i64 %a, ptr %x, align 1
  store i32 %b, ptr %p, align 1
  %r = load i64, ptr %x, align 1
  ret i64 %r
}`, `
  %x = alloca [12 x i8]
  %p = getelementptr i8, ptr %x, i32 6
  store i64 %a, ptr %x, align 1
  store i32 %b, ptr %p, align 1
  %r = load i64, ptr %x, align 1
  ret i64 %r`},
		{"constants", `
@c = internal constant [3 x i16] [i16 1, i16 -2, i16 0]
@w = weak constant i16 5
@r = constant { ptr, i16 } { ptr @c, i16 7 }
define i32 @f() {
  %x = alloca i32
  %a = load i16, ptr getelementptr (i8, ptr @c, i64 2)
  %p = getelementptr [3 x i16], ptr @c, i64 0, i64 2
  %b = load i16, ptr %p
  %q = getelementptr [3 x i16], ptr @c, i64 0, i64 3
  %beyond = load i16, ptr %q
  %weak = load i16, ptr @w
  %address = load i16, ptr getelementptr (i8, ptr @r, i64 6)
  %k = load i16, ptr getelementptr (i8, ptr @r, i64 8)
  %s = add i16 %a, %b
  %t = add i16 %beyond, %weak
  %u = add i16 %t, %address
  %v = add i16 %u, %k
  %n = sub i16 %v, %s
  %m = zext i16 %n to i32
  store i32 %m, ptr %x
  %o = load i32, ptr %x
  ret i32 %o
}`, `
  %q = getelementptr [3 x i16], ptr @c, i64 0, i64 3
  %beyond = load i16, ptr %q
  %weak = load i16, ptr @w
  %address = load i16, ptr getelementptr (i8, ptr @r, i64 6)
  %t = add i16 %beyond, %weak
  %u = add i16 %t, %address
  %v = add i16 %u, 7
  %n = sub i16 %v, -2
  %m = zext i16 %n to i32
  ret i32 %m`},
		{"known before a branch, though stored on one way", `
define i32 @f(ptr %q, i1 %c) {
  %u = alloca i32
  store i32 1, ptr %u
  %a = load i32, ptr %q
  br i1 %c, label %yes, label %no
yes:
  store i8 1, ptr %q
  %x = load i32, ptr %q
  ret i32 %x
no:
  %y = load i32, ptr %q
  %v = load i32, ptr %u
  %z = add i32 %y, %v
  ret i32 %z
}`, `
  %a = load i32, ptr %q
  br i1 %c, label %yes, label %no
yes:
  store i8 1, ptr %q
  %x = load i32, ptr %q
  ret i32 %x
no:
  %z = add i32 %a, 1
  ret i32 %z`},
		{"a volatile access stays", `
define i32 @f() {
  %x = alloca i32
  store volatile i32 1, ptr %x
  %r = load i32, ptr %x
  ret i32 %r
}`, `
  %x = alloca i32
  store volatile i32 1, ptr %x
  %r = load i32, ptr %x
  ret i32 %r`},
		{"optnone", `
define i32 @f() noinline optnone {
  %x = alloca i32
  store i32 1, ptr %x
  %r = load i32, ptr %x
  ret i32 %r
}`, `
  %x = alloca i32
  store i32 1, ptr %x
  %r = load i32, ptr %x
  ret i32 %r`},
		{"setjmp", `
declare i32 @setjmp(ptr) returns_twice
define i32 @f(ptr %env) {
  %x = alloca i32
  store i32 1, ptr %x
  %s = call i32 @setjmp(ptr %env)
  %r = load i32, ptr %x
  ret i32 %r
}`, `
  %x = alloca i32
  store i32 1, ptr %x
  %s = call i32 @setjmp(ptr %env)
  %r = load i32, ptr %x
  ret i32 %r`},
		{"byval, sret, and a dynamic alloca", `
declare void @g(ptr byval(i64), ptr sret(i8))
define i64 @f(i64 %n) {
  %u = alloca i8
  store i8 3, ptr %u
  %x = alloca i64
  %y = alloca i64
  %z = alloca i64, i64 %n
  store i64 1, ptr %x
  store i64 2, ptr %z
  call void @g(ptr byval(i64) %x, ptr sret(i8) %y)
  %r = load i64, ptr %y
  %q = load i64, ptr %z
  %w = load i8, ptr %u
  %v = zext i8 %w to i64
  %s = add i64 %r, %q
  %t = add i64 %s, %v
  ret i64 %t
}`, `
  %x = alloca i64
  %y = alloca i64
  %z = alloca i64, i64 %n
  store i64 1, ptr %x
  store i64 2, ptr %z
  call void @g(ptr byval(i64) %x, ptr sret(i8) %y)
  %r = load i64, ptr %y
  %q = load i64, ptr %z
  %s = add i64 %r, %q
  %t = add i64 %s, 3
  ret i64 %t`},
		{"redundant loads and stores", `
declare void @g()
declare i32 @pure(ptr) memory(read)
define i32 @f(ptr %q, i32 %n) {
  %u = alloca i32
  store i32 %n, ptr %u
  %a = load i32, ptr %q
  %p = getelementptr i32, ptr %q, i64 1
  %b = load i32, ptr %q
  store i32 %b, ptr %q
  store i32 1, ptr %p
  %p2 = getelementptr i8, ptr %q, i64 4
  store i32 2, ptr %p2
  %l = call i32 @pure(ptr %q)
  %c = load i32, ptr %p
  call void @g()
  %d = load i32, ptr %p
  %m = load i32, ptr %u
  %s = add i32 %a, %b
  %t = add i32 %b, %a
  %v = sub i32 %s, %t
  %w = add i32 %v, %c
  %x = add i32 %w, %d
  %y = add i32 %x, %m
  ret i32 %y
}`, `
  %a = load i32, ptr %q
  %p = getelementptr i32, ptr %q, i64 1
  store i32 2, ptr %p
  %l = call i32 @pure(ptr %q)
  call void @g()
  %d = load i32, ptr %p
  %s = add i32 %a, %a
  %v = sub i32 %s, %s
  %w = add i32 %v, 2
  %x = add i32 %w, %d
  %y = add i32 %x, %n
  ret i32 %y`},
		{"memory where ways meet", `
define i32 @f(ptr %q, i1 %c) {
  %u = alloca i32
  store i32 1, ptr %u
  %a = load i32, ptr %q
  br i1 %c, label %yes, label %no
yes:
  %b = load i32, ptr %q
  store i32 7, ptr %q
  br label %end
no:
  %d = load i32, ptr %q
  br label %end
end:
  %e = load i32, ptr %q
  %v = load i32, ptr %u
  %s = add i32 %a, %e
  %x = add i32 %s, %v
  ret i32 %x
}`, `
  %a = load i32, ptr %q
  br i1 %c, label %yes, label %no
yes:
  store i32 7, ptr %q
  br label %end
no:
  br label %end
end:
  %e = load i32, ptr %q
  %s = add i32 %a, %e
  %x = add i32 %s, 1
  ret i32 %x`},
		{"a byte of a float", `
define float @f(i8 %a, float %b) {
  %x = alloca [12 x i8]
  %p = getelementptr i8, ptr %x, i32 4
  store float %b, ptr %p
  %q = getelementptr i8, ptr %x, i32 5
  store i8 %a, ptr %q
  %r = load float, ptr %p
  ret float %r
}`, `
  %1 = bitcast float %b to i32
  %2 = zext i8 %a to i32
  %3 = shl i32 %2, 8
  %4 = and i32 %1, -65281
  %5 = or i32 %4, %3
  %6 = bitcast i32 %5 to float
  ret float %6`},
		{"memory that is left is aligned as it was", `
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %a, ptr %b) {
  %x = alloca [64 x i8], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %x, ptr align 16 %a, i64 64, i1 false)
  %p = getelementptr i8, ptr %x, i32 8
  %r = load i32, ptr %p
  %q = getelementptr i8, ptr %x, i32 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %q, i64 32, i1 false)
  ret i32 %r
}`, `
  %x = alloca [52 x i8], align 4
  %1 = getelementptr i8, ptr %a, i64 8
  %2 = load i32, ptr %1, align 8
  %3 = getelementptr i8, ptr %a, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %x, ptr align 4 %3, i64 52, i1 false)
  %4 = getelementptr i8, ptr %x, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %4, i64 32, i1 false)
  ret i32 %2`},
		{"two edges from a block that nothing reaches", `
define i32 @f(i32 %a) {
  %x = alloca i32
  store i32 %a, ptr %x
  br label %end
dead:
  %u = load i32, ptr %x
  switch i32 %u, label %end [
    i32 0, label %end
    i32 1, label %end
  ]
end:
  %i = phi i32 [ 1, %0 ], [ 2, %dead ], [ 2, %dead ], [ 2, %dead ]
  %r = load i32, ptr %x
  %s = add i32 %r, %i
  ret i32 %s
}`, `
  br label %end
dead:
  unreachable
end:
  %s = add i32 %a, 1
  ret i32 %s`},
		{"promises of two equal sums", `
define i32 @f(i32 %a) {
  %u = alloca i32
  store i32 %a, ptr %u
  %x = add nuw nsw i32 %a, 1
  %y = add nsw i32 1, %a
  %z = load i32, ptr %u
  %s = sub i32 %x, %y
  %t = sub i32 %s, %z
  ret i32 %t
}`, `
  %x = add nsw i32 %a, 1
  %s = sub i32 %x, %x
  %t = sub i32 %s, %a
  ret i32 %t`},
		{"promises of one of two equal sums", `
define i32 @f(i32 %a) {
  %u = alloca i32
  store i32 %a, ptr %u
  %x = add nsw i32 %a, 1
  %y = add i32 %a, 1
  %z = load i32, ptr %u
  %s = sub i32 %x, %y
  %t = sub i32 %s, %z
  ret i32 %t
}`, `
  %x = add i32 %a, 1
  %s = sub i32 %x, %x
  %t = sub i32 %s, %a
  ret i32 %t`},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := parse(t, c.text)
			Module(m)
			verify(t, m)
			var f *ir.Func
			for _, g := range m.Funcs {
				if g.Name == "f" {
					f = g
				}
			}
			if got, want := body(f.String()), body(c.want+"\n}"); got != want {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
		})
	}
}

// body returns the instructions and labels of a function's text.
func body(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line == "}" || strings.HasPrefix(line, "define") {
			continue
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
