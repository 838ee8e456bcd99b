package spillway_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/target"
)

const threadLocals = `target triple = "%s"
@own = internal thread_local global [10 x i32] zeroinitializer
@open = thread_local global i32 5
@far = external thread_local global [10 x i32]
@near = external dso_local thread_local global i32
@early = external thread_local(initialexec) global i32
@asked = thread_local(localexec) global i32 5
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @entry(i%d %%i) {
  %%q = getelementptr i32, ptr @own, i%[2]d %%i
  %%v = load i32, ptr %%q
  ret i32 %%v
}
define void @count() {
  %%p = call ptr @llvm.threadlocal.address.p0(ptr @open)
  %%v = load i32, ptr %%p
  %%w = add i32 %%v, 1
  store i32 %%w, ptr %%p
  ret void
}
define void @set(i%[2]d %%i) {
  %%p = call ptr @llvm.threadlocal.address.p0(ptr @far)
  %%q = getelementptr i32, ptr %%p, i%[2]d %%i
  store i32 7, ptr %%q
  ret void
}
define void @others() {
  store i32 1, ptr @near
  store i32 2, ptr @early
  store i32 3, ptr @asked
  ret void
}
define ptr @address() {
  ret ptr getelementptr (i8, ptr @own, i64 8)
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 %d}
`

// TestThreadLocalCode expects one instruction for an access of what the program itself has, two for
// one of what the global offset table leads to, and calls of libraries' code only where no model
// says more.
func TestThreadLocalCode(t *testing.T) {
	own64 := []string{"movl %fs:own@TPOFF(,%rdi,4), %eax", "incl %fs:open@TPOFF", "movq far@GOTTPOFF(%rip), %rax", "movl $7, %fs:(%rax,%rdi,4)", "movl $1, %fs:near@TPOFF",
		"movl $2, %fs:(%rax)", "movl $3, %fs:asked@TPOFF", "addq $own@TPOFF+8, %rax"}
	own32 := []string{"movl %gs:own@NTPOFF(,%eax,4), %eax", "incl %gs:open@NTPOFF", "movl $7, %gs:(%eax,%ecx,4)", "movl $1, %gs:near@NTPOFF", "movl $2, %gs:(%eax)",
		"movl $3, %gs:asked@NTPOFF", "addl $own@NTPOFF+8, %eax"}
	for _, c := range []struct {
		machine, triple string
		relocation      target.Relocation
		bits, pie       int
		want, without   []string
	}{
		{"amd64", "x86_64-pc-linux-gnu", target.PIC, 64, 2, own64, []string{"TLSGD"}},
		{"amd64", "x86_64-pc-linux-gnu", target.Static, 64, 0, own64, []string{"TLSGD"}},
		{"amd64", "x86_64-pc-linux-gnu", target.PIC, 64, 0, []string{"leaq own@TLSGD(%rip)", "leaq near@TLSGD(%rip)", "early@GOTTPOFF(%rip)", "movl $3, %fs:asked@TPOFF"}, []string{"own@TPOFF", "near@TPOFF"}},
		{"i386", "i386-pc-linux-gnu", target.PIC, 32, 2, append(slices.Clone(own32), "movl far@GOTNTPOFF("), []string{"TLSGD"}},
		{"i386", "i386-pc-linux-gnu", target.Static, 32, 0, append(slices.Clone(own32), "movl far@INDNTPOFF"), []string{"TLSGD", "_GLOBAL_OFFSET_TABLE_"}},
		{"i386", "i386-pc-linux-gnu", target.PIC, 32, 0, []string{"leal own@TLSGD(,%ebx,1)", "leal near@TLSGD(,%ebx,1)", "early@GOTNTPOFF(", "movl $3, %gs:asked@NTPOFF"}, []string{"own@NTPOFF", "near@NTPOFF"}},
		{"arm", "armv6-linux-gnueabi", target.PIC, 32, 2, []string{"own(TPOFF)", "open(TPOFF)", "far(GOTTPOFF)", "near(TPOFF)", "early(GOTTPOFF)", "asked(TPOFF)"}, nil},
		{"arm", "armv6-linux-gnueabi", target.PIC, 32, 0, []string{"own(GOTTPOFF)", "open(GOTTPOFF)", "far(GOTTPOFF)", "near(GOTTPOFF)", "early(GOTTPOFF)", "asked(TPOFF)"}, nil},
	} {
		m, err := llvmir.Parse("a.ll", fmt.Appendf(nil, threadLocals, c.triple, c.bits, c.pie))
		if err != nil {
			t.Fatal(err)
		}
		info, err := spillway.TargetByName(c.machine)
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: info, Relocation: c.relocation, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		text := string(out.Assembly)
		name := fmt.Sprintf("%s, relocation %v, PIE level %d", c.machine, c.relocation, c.pie)
		for _, s := range c.want {
			if !strings.Contains(text, s) {
				t.Errorf("%s: no %q in\n%s", name, s, text)
			}
		}
		for _, s := range c.without {
			if strings.Contains(text, s) {
				t.Errorf("%s: %q in\n%s", name, s, text)
			}
		}
	}
}

// TestThreadLocalInRegister expects the address of a variable with many accesses in a register where
// size counts most, and nowhere else.
func TestThreadLocalInRegister(t *testing.T) {
	for _, c := range []struct {
		attr    string
		fields  int
		address int // how often the thread pointer is read into a register
	}{{"minsize optsize", 3, 1}, {"minsize optsize", 2, 0}, {"optsize", 3, 0}} {
		var b strings.Builder
		b.WriteString("@v = thread_local(localexec) global [8 x i64] zeroinitializer\ndefine void @f(i64 %x) " + c.attr + " {\n")
		for i := range c.fields {
			fmt.Fprintf(&b, "%%p%d = getelementptr i64, ptr @v, i64 %d\n%%v%[1]d = load i64, ptr %%p%[1]d\n", i, i)
			fmt.Fprintf(&b, "%%w%d = xor i64 %%v%[1]d, %%x\n%%q%[1]d = getelementptr i8, ptr %%p%[1]d, i64 24\nstore i64 %%w%[1]d, ptr %%q%[1]d\n", i)
		}
		b.WriteString("ret void\n}\n")
		for _, machine := range []string{"amd64", "i386"} {
			text := codeOf(t, b.String(), machine)
			if n := strings.Count(text, "s:0, "); n != c.address {
				t.Errorf("%s: %d fields, %q: the thread pointer is read %d times, want %d:\n%s", machine, c.fields, c.attr, n, c.address, text)
			}
			if direct := strings.Contains(text, "s:v@"); direct == (c.address > 0) {
				t.Errorf("%s: %d fields, %q: accesses from the thread pointer: %v:\n%s", machine, c.fields, c.attr, direct, text)
			}
		}
	}
}
