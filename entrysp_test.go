package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// TestEntrySP takes the stack pointer at entry, in functions without a frame and with one; neither needs a frame pointer.
func TestEntrySP(t *testing.T) {
	const text = `define ptr @f() nounwind {
  %p = call ptr @llvm.sponentry.p0()
  ret ptr %p
}
define ptr @g() nounwind {
  %p = call ptr @llvm.eh.dwarf.cfa(i32 0)
  call void @h()
  call void @h()
  ret ptr %p
}
declare void @h() nounwind
declare ptr @llvm.sponentry.p0()
declare ptr @llvm.eh.dwarf.cfa(i32)
`
	want := map[string][2]string{"amd64": {"leaq 8(%rsp), %rax", "(%rsp), %r"}, "i386": {"leal 4(%esp), %eax", "(%esp), %e"},
		"arm64": {"add x0, sp, #0", "add x0, sp, #16"}, "arm": {"add r0, sp, #0", "add r0, sp, #8"}, "thumb": {"r0, sp", "add r0, sp, #8"}}
	for _, machine := range spillway.Targets() {
		m, err := llvmir.Parse("a.ll", []byte("target triple = \""+machine.Triple()+"\"\n"+text), machine.New(0).Text)
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		f, g, _ := strings.Cut(string(out.Assembly), "\ng:\n")
		if w := want[machine.Name]; !strings.Contains(f, w[0]) || !strings.Contains(g, w[1]) {
			t.Errorf("%s: want %q and %q in\n%s", machine.Name, w[0], w[1], out.Assembly)
		}
	}
}
