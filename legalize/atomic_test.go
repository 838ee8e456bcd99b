package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
	"spillway/target/thumb"
)

// atomicLibrary returns libatomic's functions on integers of n bits, for one thread.
func atomicLibrary(n int) string {
	var b strings.Builder
	b.WriteString(`
define i128 @__atomic_load_16(ptr %p, i32 %o) {
  %v = load i128, ptr %p
  ret i128 %v
}
define void @__atomic_store_16(ptr %p, i128 %v, i32 %o) {
  store i128 %v, ptr %p
  ret void
}
define zeroext i1 @__atomic_compare_exchange_16(ptr %p, ptr %e, i128 %new, i32 %s, i32 %f) {
  %v = load i128, ptr %p
  %old = load i128, ptr %e
  %same = icmp eq i128 %v, %old
  %next = select i1 %same, i128 %new, i128 %v
  store i128 %next, ptr %p
  store i128 %v, ptr %e
  ret i1 %same
}
`)
	for _, f := range [][2]string{{"exchange", "%n = add i128 %x, 0"}, {"fetch_add", "%n = add i128 %v, %x"}, {"fetch_sub", "%n = sub i128 %v, %x"},
		{"fetch_xor", "%n = xor i128 %v, %x"}, {"fetch_nand", "%a = and i128 %v, %x\n  %n = xor i128 %a, -1"}} {
		fmt.Fprintf(&b, "define i128 @__atomic_%s_16(ptr %%p, i128 %%x, i32 %%o) {\n  %%v = load i128, ptr %%p\n  %s\n  store i128 %%n, ptr %%p\n  ret i128 %%v\n}\n", f[0], f[1])
	}
	return strings.NewReplacer("i128", fmt.Sprintf("i%d", n), "_16(", fmt.Sprintf("_%d(", n/8)).Replace(b.String())
}

// atomicProgram returns a program that does atomic operations on integers of n
// bits, and prints the old values and the new ones.
func atomicProgram(n int, library string) string {
	var b strings.Builder
	b.WriteString("@format = internal constant [12 x i8] c\"%llx %llx\\0A\\00\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	fmt.Fprintf(&b, "@x = internal global i%d 77\n%s\ndefine void @show(i%d %%v) noinline {\n", n, library, n)
	fmt.Fprintf(&b, "  %%w = zext i%d %%v to i129\n", n)
	text := strings.ReplaceAll(b.String(), "i129", "i128")
	b.Reset()
	if n == 128 {
		text = strings.ReplaceAll(text, "zext i128 %v to i128", "or i128 %v, 0")
	}
	b.WriteString(text)
	b.WriteString("  %lo = trunc i128 %w to i64\n  %s = lshr i128 %w, 64\n  %hi = trunc i128 %s to i64\n")
	b.WriteString("  call i32 (ptr, ...) @printf(ptr @format, i64 %hi, i64 %lo)\n  ret void\n}\n")
	fmt.Fprintf(&b, "define void @test(i%d %%y) noinline {\n", n)
	ops := []string{"add", "sub", "xchg", "xor", "nand", "max", "min", "umax", "umin", "add"}
	for i, op := range ops {
		fmt.Fprintf(&b, "  %%a%d = atomicrmw %s ptr @x, i%d %%y seq_cst\n  call void @show(i%d %%a%d)\n", i, op, n, n, i)
		fmt.Fprintf(&b, "  %%l%d = load atomic i%d, ptr @x acquire, align 16\n  call void @show(i%d %%l%d)\n", i, n, n, i)
	}
	fmt.Fprintf(&b, "  store atomic i%d 5, ptr @x seq_cst, align 16\n", n)
	for i, expected := range []int{4, 5} {
		fmt.Fprintf(&b, "  %%c%d = cmpxchg ptr @x, i%d %d, i%d %%y acq_rel acquire\n", i, n, expected, n)
		fmt.Fprintf(&b, "  %%o%d = extractvalue {i%d, i1} %%c%d, 0\n  call void @show(i%d %%o%d)\n", i, n, i, n, i)
		fmt.Fprintf(&b, "  %%k%d = extractvalue {i%d, i1} %%c%d, 1\n  %%z%d = zext i1 %%k%d to i%d\n  call void @show(i%d %%z%d)\n", i, n, i, i, i, n, n, i)
	}
	b.WriteString("  ret void\n}\ndefine i32 @main() {\n")
	for _, y := range []int{3, -1, 100, -100} {
		fmt.Fprintf(&b, "  call void @test(i%d %d)\n", n, y)
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String()
}

func TestAtomics(t *testing.T) {
	for _, n := range []int{8, 16, 32, 64, 128} {
		library := ""
		if n == 128 {
			library = atomicLibrary(n)
		}
		sameBehavior(t, atomicProgram(n, library))
	}
}

// TestLockedAtomics has the library do all atomic accesses, which is for one thread here.
func TestLockedAtomics(t *testing.T) {
	machine := thumb.Target(target.Static).With(thumb.V6M | thumb.DB)
	for _, n := range []int{8, 16, 32, 64} {
		src := atomicProgram(n, atomicLibrary(n))
		want := run(t, parseMemory(t, machine, src), nil, "")
		m := legalMemory(t, machine, src)
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					if v.Order > ir.Monotonic {
						t.Errorf("i%d: @%s has %s", n, f.Name, v.Op)
					}
				}
			}
		}
		if got := run(t, m, machine, ""); got != want {
			t.Errorf("i%d: %s", n, firstDifference(got, want))
		}
	}
}

// TestFencedAccesses expects fences about accesses that order others, or calls of the library that do the same, where no access of the machine does.
func TestFencedAccesses(t *testing.T) {
	for _, c := range []struct {
		text, attributes string
		set              target.Features
		want             string
	}{
		{"%v = load atomic i32, ptr %p acquire, align 4", "+atomics-32", thumb.V6M | thumb.DB, "load fence"},
		{"%v = load atomic i8, ptr %p seq_cst, align 1", "", 0, "load call"},
		{"%v = load atomic i8, ptr %p monotonic, align 1", "", 0, "load"},
		{"store atomic i16 7, ptr %p seq_cst, align 2", "+atomics-32", thumb.V6M | thumb.DB, "fence store fence"},
		{"store atomic ptr %p, ptr %p release, align 4", "", 0, "call store"},
		{"store atomic i32 7, ptr %p release, align 4", "-atomics-32", thumb.V6M | thumb.DB, "call"},
		{"fence acquire", "", thumb.V6M | thumb.DB, "fence"},
		{"fence release", "", 0, "call"},
	} {
		machine := thumb.Target(target.Static).With(c.set)
		m := legalMemory(t, machine, fmt.Sprintf("define void @f(ptr %%p) \"target-features\"=\"%s\" {\n  %s\n  ret void\n}\n", c.attributes, c.text))
		var got []string
		for _, v := range m.Funcs[0].Blocks[0].Values {
			switch v.Op {
			case ir.OpLoad, ir.OpStore, ir.OpFence, ir.OpCall:
				got = append(got, v.Op.String())
			}
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %q, want %q", c.text, s, c.want)
		}
	}
}

func TestFloatAtomics(t *testing.T) {
	sameBehavior(t, `
@format = internal constant [7 x i8] c"%g %g\0A\00"
@d = internal global double 1.5
@f = internal global float 2.5
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = atomicrmw fadd ptr @d, double 2.0 seq_cst
  %b = atomicrmw fsub ptr @d, double 0.25 seq_cst
  %c = atomicrmw xchg ptr @d, double 9.0 seq_cst
  call i32 (ptr, ...) @printf(ptr @format, double %a, double %b)
  %x = atomicrmw fadd ptr @f, float 2.0 seq_cst
  store atomic double 8.0, ptr @d seq_cst, align 8
  %l = load atomic double, ptr @d seq_cst, align 8
  %y = atomicrmw fsub ptr @f, float 0.25 seq_cst
  %y2 = fpext float %y to double
  call i32 (ptr, ...) @printf(ptr @format, double %c, double %y2)
  call i32 (ptr, ...) @printf(ptr @format, double %l, double %y2)
  ret i32 0
}
`)
}

// TestSequentiallyConsistentStores expects stores that are sequentially consistent to be exchanges
// where the machine has them of their width, and to have one fence otherwise.
func TestSequentiallyConsistentStores(t *testing.T) {
	for _, c := range []struct {
		machine           *target.Target
		typ               string
		exchanges, fences int
	}{
		{amd64.Target(target.PIC), "i8", 1, 0}, {amd64.Target(target.PIC), "float", 1, 0}, {amd64.Target(target.PIC), "double", 1, 0},
		{i386.Target(target.PIC), "i32", 1, 0}, {i386.Target(target.PIC), "float", 1, 0}, {i386.Target(target.PIC), "double", 0, 1}, {i386.Target(target.PIC), "i64", 0, 1},
	} {
		m := legalMemory(t, c.machine, fmt.Sprintf("define void @f(ptr %%p, %s %%x) {\n  store atomic %[1]s %%x, ptr %%p seq_cst, align 8\n  ret void\n}\n", c.typ))
		exchanges, fences := 0, 0
		for _, v := range m.Funcs[0].Blocks[0].Values {
			switch {
			case v.Op == ir.OpAtomicRMW && v.RMW == ir.RMWXchg:
				exchanges++
			case v.Op == ir.OpFence, v.Op == ir.OpStore && v.Order == ir.SeqCst:
				fences++
			}
		}
		if exchanges != c.exchanges || fences != c.fences {
			t.Errorf("%s, store of %s: %d exchanges and %d fences, want %d and %d", c.machine.Name, c.typ, exchanges, fences, c.exchanges, c.fences)
		}
	}
}
