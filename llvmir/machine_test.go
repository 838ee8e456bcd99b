package llvmir_test

import (
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/llvmir"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// machines are those that the tests know.
var machines = []*intrinsic.Machine{amd64.Platform().Text, i386.Platform().Text}

// TestMachines checks that machine-specific intrinsics, and those that each machine lowers itself, need a known
// machine.
func TestMachines(t *testing.T) {
	for _, c := range []struct{ triple, text, want string }{
		{"x86_64-linux-gnu", "declare void @llvm.x86.sse2.pause()\ndefine void @f() {\n  call void @llvm.x86.sse2.pause()\n  ret void\n}\n", "llvm.x86.sse2.pause is not supported"},
		{"i386-linux-gnu", "declare ptr @llvm.thread.pointer()\ndefine ptr @f() {\n  %p = call ptr @llvm.thread.pointer()\n  ret ptr %p\n}\n", "which no known target supports"},
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

// TestSegments has pointers to address spaces that are segments, and what cannot take one.
func TestSegments(t *testing.T) {
	const head = "target triple = \"x86_64-linux-gnu\"\n"
	const text = head + `@g = external addrspace(257) global i32
declare void @llvm.memcpy.p256.p0.i64(ptr addrspace(256), ptr, i64, i1)
define i64 @f(ptr addrspace(256) %p, i64 %n, ptr %q) {
  %c = addrspacecast ptr addrspace(256) %p to ptr addrspace(258)
  %d = addrspacecast ptr addrspace(256) %p to ptr
  %a = load atomic i64, ptr addrspace(258) %c acquire, align 8
  %x = load i32, ptr addrspace(257) @g
  %y = load i32, ptr %d
  store i32 %x, ptr addrspace(257) null
  %o = atomicrmw add ptr addrspace(256) %p, i64 %n seq_cst
  %e = cmpxchg volatile ptr addrspace(256) %p, i64 %n, i64 1 seq_cst seq_cst
  call void @llvm.memcpy.p256.p0.i64(ptr addrspace(256) %p, ptr %q, i64 %n, i1 false)
  ret i64 %a
}
`
	m, err := llvmir.Parse("a.ll", []byte(text), machines...)
	if err != nil {
		t.Fatal(err)
	}
	var spaces []int64
	for _, v := range m.Funcs[0].Blocks[0].Values {
		for _, a := range v.Args {
			if a.Op == ir.OpSegment {
				spaces = append(spaces, a.Imm)
			}
		}
	}
	if want := []int64{258, 257, 257, 256, 256, 256}; !slices.Equal(spaces, want) {
		t.Errorf("accesses are in spaces %v, want %v", spaces, want)
	}
	print := func(m *ir.Module) string {
		var b strings.Builder
		if err := ir.Print(&b, m); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	printed := print(m)
	again, err := llvmir.Parse("a.ll", []byte(printed), machines...)
	if err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	if text := print(again); strings.Count(text, "addrspace(256)") < 5 || strings.Count(text, "ptr addrspace(257)") != strings.Count(printed, "ptr addrspace(257)") {
		t.Errorf("printed and read again:\n%s", text)
	}

	typed := head + "define i32 @f(i32 addrspace(257)* %p, i32 addrspace(257)** %q) {\n  %x = load i32, i32 addrspace(257)* %p\n  %y = load i32 addrspace(257)*, i32 addrspace(257)** %q\n  ret i32 %x\n}\n"
	if m, err = llvmir.Parse("a.ll", []byte(typed), machines...); err != nil {
		t.Fatal(err)
	}
	if vs := m.Funcs[0].Blocks[0].Values; len(vs) != 4 || vs[0].Op != ir.OpSegment || vs[2].Args[0].Op == ir.OpSegment {
		t.Errorf("of typed pointers: %s", m.Funcs[0])
	}

	if _, err := llvmir.Parse("a.ll", []byte(strings.TrimPrefix(text, head)), machines...); err != nil {
		t.Errorf("without a triple: %v", err)
	}
	for _, c := range []struct{ text, want string }{
		{head + "define void @f(ptr addrspace(270) %p) {\n  ret void\n}\n", "2:30: address space 270 is not supported"},
		{"target triple = \"aarch64-linux-gnu\"\ndefine void @f(ptr addrspace(257) %p) {\n  ret void\n}\n", "2:30: address space 257 is not supported"},
		{head + "define void @f() {\n  %a = alloca i32, addrspace(257)\n  ret void\n}\n", "3:20: address space 257 is for pointers only"},
		{head + "define void @f(ptr addrspace(257) %p) {\n  call void asm \"\", \"*m\"(ptr addrspace(257) elementtype(i32) %p)\n  ret void\n}\n", "memory in address space 257 cannot be an operand"},
		{head + "define void @f(<2 x ptr addrspace(257)> %p) {\n  ret void\n}\n", "vectors of pointers to address space 257"},
		{head + "declare <2 x i32> @llvm.masked.load.v2i32.p257(ptr addrspace(257), i32, <2 x i1>, <2 x i32>)\ndefine <2 x i32> @f(ptr addrspace(257) %p, <2 x i1> %m) {\n  %x = call <2 x i32> @llvm.masked.load.v2i32.p257(ptr addrspace(257) %p, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)\n  ret <2 x i32> %x\n}\n", "a pointer to address space 257 is not supported as an argument"},
	} {
		if _, err := llvmir.Parse("a.ll", []byte(c.text), machines...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}
