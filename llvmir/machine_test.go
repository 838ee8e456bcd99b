package llvmir_test

import (
	"strings"
	"testing"

	"spillway/ir/intrinsic"
	"spillway/llvmir"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// machines are those that the tests know.
var machines = []*intrinsic.Machine{amd64.Platform().Text, i386.Platform().Text}

// TestMachines checks that intrinsics of a machine, and what means something else on each, need one that is known.
func TestMachines(t *testing.T) {
	for _, c := range []struct{ triple, text, want string }{
		{"x86_64-linux-gnu", "declare void @llvm.x86.sse2.pause()\ndefine void @f() {\n  call void @llvm.x86.sse2.pause()\n  ret void\n}\n", "llvm.x86.sse2.pause is not supported"},
		{"i386-linux-gnu", "declare ptr @llvm.thread.pointer()\ndefine ptr @f() {\n  %p = call ptr @llvm.thread.pointer()\n  ret ptr %p\n}\n", "which no machine serves"},
	} {
		src := []byte("target triple = \"" + c.triple + "\"\n" + c.text)
		if _, err := llvmir.Parse("a.ll", src, machines...); err != nil {
			t.Errorf("%s: %v", c.triple, err)
		}
		if _, err := llvmir.Parse("a.ll", src); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("without machines: %v, want %q", err, c.want)
		}
	}
}
