package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// memoryProgram returns a program that sets and copies areas of each of the sizes and prints after
// each a sum over the bytes of the area and of what is on both sides of it, each times its place.
func memoryProgram(sizes []int) string {
	var b strings.Builder
	b.WriteString(`@a = global [400 x i8] zeroinitializer, align 16
@format = internal constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @show() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %u, %loop ]
  %p = getelementptr i8, ptr @a, i64 %i
  %x = load i8, ptr %p
  %y = zext i8 %x to i32
  %t = mul i32 %s, 31
  %u = add i32 %t, %y
  %k = trunc i64 %i to i8
  %m = mul i8 %k, 7
  store i8 %m, ptr %p
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 400
  br i1 %c, label %loop, label %end
end:
  call i32 (ptr, ...) @printf(ptr @format, i32 %u)
  ret void
}
`)
	var main strings.Builder
	for _, n := range sizes {
		fmt.Fprintf(&b, "define void @f%d(ptr %%d, ptr %%s, i8 %%v) noinline {\n", n)
		for _, c := range []string{"memset.p0.i64(ptr %d, i8 0, ", "memset.p0.i64(ptr %d, i8 5, ", "memset.p0.i64(ptr %d, i8 %v, ", "memcpy.p0.p0.i64(ptr %d, ptr %s, ", "memmove.p0.p0.i64(ptr %d, ptr %o, "} {
			if strings.Contains(c, "%o") {
				b.WriteString("  %o = getelementptr i8, ptr %d, i64 3\n")
			}
			fmt.Fprintf(&b, "  call void @llvm.%si64 %d, i1 false)\n  call void @show()\n", c, n)
		}
		b.WriteString("  ret void\n}\n")
		fmt.Fprintf(&main, "  call void @f%d(ptr getelementptr (i8, ptr @a, i64 21), ptr getelementptr (i8, ptr @a, i64 200), i8 -3)\n", n)
	}
	return b.String() + "define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n"
}

// parseMemory reads a program for machine.
func parseMemory(t *testing.T, machine *target.Target, text string) *ir.Module {
	triple := "x86_64-linux-gnu"
	if machine.Layout.PtrBytes == 4 {
		triple = "i386-linux-gnu"
	}
	m, err := llvmir.Parse("memory.ll", []byte("target triple = \""+triple+"\"\n"+text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// legalMemory reads a program and makes it legal for machine.
func legalMemory(t *testing.T, machine *target.Target, text string) *ir.Module {
	m := parseMemory(t, machine, text)
	lz := New(machine, nil)
	lz.Prepare(m)
	if err := legalizeAll(t, lz, m); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMemory holds what memset, memcpy and memmove of known sizes do in place to what they mean.
func TestMemory(t *testing.T) {
	var sizes []int
	for n := 1; n <= 80; n++ {
		sizes = append(sizes, n)
	}
	sizes = append(sizes, 95, 96, 97, 111, 112, 113, 127, 128, 129, 144)
	text := memoryProgram(sizes)
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		want := run(t, parseMemory(t, machine, text), nil, "")
		if n := strings.Count(want, "\n"); n != 5*len(sizes) || strings.Contains(want, "error") {
			t.Fatalf("%s: %d lines\n%s", machine.Name, n, want)
		}
		m := legalMemory(t, machine, text)
		if got := run(t, m, machine, ""); got != want {
			t.Errorf("%s: prints\n%s\nnot\n%s", machine.Name, got, want)
		}
	}
}

// TestMemoryAccesses expects as few stores as cover an area: what is left behind vectors is one store
// that overlaps the last of them, where it takes several otherwise or its register serves again.
func TestMemoryAccesses(t *testing.T) {
	for _, c := range []struct {
		call             string
		size             int
		stores64, vector int // stores on x86-64, and those of vectors among them
		stores32         int
	}{
		{"memset.p0.i64(ptr %d, i8 0", 24, 2, 2, 2},
		{"memset.p0.i64(ptr %d, i8 0", 17, 2, 1, 2},
		{"memset.p0.i64(ptr %d, i8 %v", 20, 2, 2, 2},
		{"memset.p0.i64(ptr %d, i8 %v", 12, 2, 0, 3},
		{"memcpy.p0.p0.i64(ptr %d, ptr %s", 24, 2, 1, 2},
		{"memcpy.p0.p0.i64(ptr %d, ptr %s", 20, 2, 1, 2},
		{"memcpy.p0.p0.i64(ptr %d, ptr %s", 31, 2, 2, 2},
	} {
		text := fmt.Sprintf("define void @f(ptr %%d, ptr %%s, i8 %%v) {\n  call void @llvm.%s, i64 %d, i1 false)\n  ret void\n}\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n", c.call, c.size)
		for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
			m := legalMemory(t, machine, text)
			stores, vectors := 0, 0
			for _, b := range m.Funcs[0].Blocks {
				for _, v := range b.Values {
					if v.Op == ir.OpStore {
						stores++
						if v.Args[0].Type.IsVector() {
							vectors++
						}
					}
				}
			}
			want := c.stores64
			if machine.Layout.PtrBytes == 4 {
				want = c.stores32
				vectors = c.vector
			}
			if stores != want || vectors != c.vector {
				t.Errorf("%s: %s of %d bytes: %d stores, %d of vectors, want %d and %d", machine.Name, c.call, c.size, stores, vectors, want, c.vector)
			}
		}
	}
}
