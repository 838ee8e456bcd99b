package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// TestShortCode compiles functions whose shortest code is known for both x86 machines, and needs
// the text to have some instructions and not to have others.
func TestShortCode(t *testing.T) {
	for _, c := range []struct {
		name, ir      string
		want, without []string
	}{
		{"the highest bit of what is not zero", `declare i32 @llvm.ctlz.i32(i32, i1)
define i32 @f(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %r = xor i32 %n, 31
  ret i32 %r
}`, []string{"bsrl"}, []string{"cmov", "xorl $31", " orl"}},
		{"31 less the number of zeros", `declare i32 @llvm.ctlz.i32(i32, i1)
define i32 @f(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %r = sub i32 31, %n
  ret i32 %r
}`, []string{"bsrl"}, []string{"cmov", "xorl $31", "subl"}},
		{"the lowest bit of what is not zero", `declare i32 @llvm.cttz.i32(i32, i1)
define i32 @f(i32 %x) {
  %n = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  ret i32 %n
}`, []string{"bsfl"}, []string{"cmov", " orl"}},
		{"counting what is not zero", `define i32 @f(i32 %n, ptr %p) {
  %v = load i8, ptr %p
  %c = icmp ne i8 %v, 0
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}`, []string{"cmpb $1, (", "sbbl $-1"}, []string{"set"}},
		{"counting what is not less", `define i32 @f(i32 %n, i32 %x, i32 %y) {
  %c = icmp uge i32 %x, %y
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}`, []string{"sbbl $-1"}, []string{"set"}},
		{"a bit by its number modulo 32", `define i32 @f(i32 %x, i32 %y) {
  %n = and i32 %y, 31
  %m = shl i32 1, %n
  %b = and i32 %m, %x
  %c = icmp eq i32 %b, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 %y
no:
  ret i32 7
}`, []string{"btl"}, []string{"andl"}},
		{"three ways", `define i32 @f(i32 %x, i32 %y) {
  %g = icmp sgt i32 %x, %y
  %l = icmp slt i32 %x, %y
  %a = zext i1 %g to i32
  %b = sext i1 %l to i32
  %r = add i32 %a, %b
  ret i32 %r
}`, []string{"subl"}, []string{"negl"}},
		{"a loop that is left by a branch", `define void @f(ptr %p) {
  br label %head
head:
  %q = phi ptr [ %p, %0 ], [ %next, %body ]
  %v = load i32, ptr %q
  %c = icmp eq i32 %v, 0
  br i1 %c, label %end, label %body
body:
  store i32 0, ptr %q
  %next = getelementptr i8, ptr %q, i32 4
  br label %head
end:
  ret void
}`, []string{"jne"}, []string{"je "}},
		{"two sums of what a loop goes through, one of which it comes back with", `define void @f(ptr %code, ptr %out) {
entry:
  br label %next
next:
  %pc = phi ptr [ %code, %entry ], [ %two, %body ]
  %at = phi ptr [ %code, %entry ], [ %one, %body ]
  %op = load volatile i32, ptr %at
  %c = icmp eq i32 %op, 0
  br i1 %c, label %end, label %body
body:
  %one = getelementptr i8, ptr %pc, i32 4
  %x = load volatile i32, ptr %pc
  store volatile i32 %x, ptr %out
  %two = getelementptr i8, ptr %pc, i32 8
  br label %next
end:
  ret void
}`, nil, []string{"xchg"}},
		{"an index that another block has scaled, in a sum that two blocks address by", `define void @f(ptr %p, ptr %o, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load volatile i32, ptr %q
  %c = icmp slt i32 %v, 5
  br i1 %c, label %a, label %b
a:
  store volatile i32 7, ptr %q
  br label %b
b:
  %j = or disjoint i64 %i, 1
  %r = getelementptr [90 x i32], ptr %o, i64 0, i64 %j
  %w = load volatile i32, ptr %r
  %s = getelementptr [90 x i32], ptr %p, i64 0, i64 %j
  %x = load volatile i32, ptr %s
  %d = icmp slt i32 %w, %x
  br i1 %d, label %e, label %end
e:
  store volatile i32 8, ptr %s
  br label %end
end:
  ret void
}`, nil, []string{" shl"}},
		{"numbers that are not negative to floats", `define <4 x float> @f(<4 x i32> %a) {
  %r = uitofp nneg <4 x i32> %a to <4 x float>
  ret <4 x float> %r
}`, []string{"cvtdq2ps"}, []string{"psrld", "mulps"}},
		{"truth values joined", `define <4 x float> @f(<2 x float> %a, <2 x float> %b, <4 x float> %x, <4 x float> %y) {
  %p = fcmp olt <2 x float> %a, %b
  %q = fcmp ole <2 x float> %a, %b
  %m = shufflevector <2 x i1> %p, <2 x i1> %q, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = select <4 x i1> %m, <4 x float> %x, <4 x float> %y
  ret <4 x float> %r
}`, []string{"movlhps"}, []string{"movd ", "neg"}},
		{"every fourth byte", `define <16 x i8> @f(ptr %p) {
  %v = load <64 x i8>, ptr %p
  %r = shufflevector <64 x i8> %v, <64 x i8> poison, <16 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29, i32 33, i32 37, i32 41, i32 45, i32 49, i32 53, i32 57, i32 61>
  ret <16 x i8> %r
}`, []string{"packssdw", "packuswb"}, []string{"pshuf", "andn"}},
		{"bytes shifted and extended", `define <8 x i16> @f(<16 x i8> %v) {
  %s = shufflevector <16 x i8> zeroinitializer, <16 x i8> %v, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %z = shufflevector <16 x i8> %s, <16 x i8> zeroinitializer, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %b = bitcast <16 x i8> %z to <8 x i16>
  ret <8 x i16> %b
}`, []string{"psllq $8", "punpcklbw"}, []string{"psrlw", "andps"}},
	} {
		for _, name := range []string{"amd64", "i386"} {
			text := strings.Join(strings.Fields(codeOf(t, c.ir, name)), " ") + " "
			for _, w := range c.want {
				if !strings.Contains(text, w) {
					t.Errorf("%s, %s: no %q in\n%s", c.name, name, w, codeOf(t, c.ir, name))
				}
			}
			for _, w := range c.without {
				if strings.Contains(text, w) {
					t.Errorf("%s, %s: %q in\n%s", c.name, name, w, codeOf(t, c.ir, name))
				}
			}
		}
	}
}

// TestAddressInLoop expects the address of a symbol to be computed before a loop in which
// nothing else is in the way, not in each round.
func TestAddressInLoop(t *testing.T) {
	const ir = `@table = internal global [20 x ptr] zeroinitializer
declare void @g(i32)
define void @f(ptr %code) {
entry:
  br label %next
next:
  %pc = phi ptr [ %code, %entry ], [ %pc1, %a ], [ %pc1, %b ], [ %pc1, %c ]
  %op = load i64, ptr %pc
  %pc1 = getelementptr i8, ptr %pc, i64 8
  %to = getelementptr [20 x ptr], ptr @table, i64 0, i64 %op
  %label = load ptr, ptr %to
  indirectbr ptr %label, [label %a, label %b, label %c, label %end]
a:
  store volatile i64 1, ptr %code
  br label %next
b:
  store volatile i64 2, ptr %code
  br label %next
c:
  call void @g(i32 1)
  br label %next
end:
  ret void
}`
	text := codeOf(t, ir, "amd64")
	address, loop := strings.Index(text, "leaq table"), strings.LastIndex(text, "jmp *")
	if address < 0 || strings.Contains(text[strings.LastIndex(text[:loop], ":"):loop], "leaq table") {
		t.Errorf("the address of the table is computed in the loop:\n%s", text)
	}
}

// codeOf compiles text for a target as -O2 does.
func codeOf(t *testing.T, text, name string) string {
	t.Helper()
	info, err := spillway.TargetByName(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: info, Check: true})
	if err != nil {
		t.Fatal(err)
	}
	return string(out.Assembly)
}
