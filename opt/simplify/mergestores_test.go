package simplify_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// storingProgram returns a program that stores constants and other numbers to a variable, to two slots, and through an
// address that may be in any of them, loads some of them again, and prints all bytes at the end.
func storingProgram(r *rand.Rand) string {
	var b strings.Builder
	const size = 48
	fmt.Fprintf(&b, "@g = global [%d x i8] zeroinitializer, align 16\n@format = internal constant [4 x i8] c\"%%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n", size)
	fmt.Fprintf(&b, "define void @show(ptr %%p) noinline {\nentry:\n  br label %%loop\nloop:\n  %%i = phi i64 [ 0, %%entry ], [ %%n, %%loop ]\n  %%a = getelementptr i8, ptr %%p, i64 %%i\n"+
		"  %%x = load i8, ptr %%a\n  %%y = zext i8 %%x to i32\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%y)\n  %%n = add i64 %%i, 1\n  %%c = icmp ult i64 %%n, %d\n  br i1 %%c, label %%loop, label %%end\nend:\n  ret void\n}\n", size)
	b.WriteString("define void @touch(ptr %p) noinline {\n  %x = load i8, ptr %p\n  %y = add i8 %x, 1\n  store i8 %y, ptr %p\n  ret void\n}\n")
	fmt.Fprintf(&b, "define void @f(ptr %%p, i64 %%k) noinline {\n  %%s = alloca [%d x i8], align 16\n  %%t = alloca [%[1]d x i8], align 16\n", size)
	for _, a := range []string{"%s", "%t"} {
		fmt.Fprintf(&b, "  call void @llvm.memset.p0.i64(ptr %s, i8 7, i64 %d, i1 false)\n", a, size)
	}
	bases := []string{"@g", "%s", "%t", "%p"}
	for i := range 30 {
		base := bases[r.IntN(4)]
		if r.IntN(3) > 0 {
			base = bases[i/10]
		}
		bits := []int{8, 16, 32, 64}[r.IntN(4)]
		off := r.IntN(size - bits/8 + 1)
		if r.IntN(4) > 0 {
			off = off / (bits / 8) * (bits / 8)
		}
		fmt.Fprintf(&b, "  %%a%d = getelementptr i8, ptr %s, i64 %d\n", i, base, off)
		value := fmt.Sprint([]int64{0, 0, 0, 0, -1, 5, 1 << (bits - 2), r.Int64() >> (64 - bits)}[r.IntN(8)])
		volatile := ""
		switch r.IntN(14) {
		case 12, 13:
			copyParts(&b, r, i, bases)
			continue
		case 0:
			fmt.Fprintf(&b, "  %%l%d = load i%d, ptr %%a%[1]d, align 1\n  %%m%[1]d = trunc i64 %%k to i8\n", i, max(bits, 8))
			if bits > 8 {
				fmt.Fprintf(&b, "  %%n%d = trunc i%d %%l%[1]d to i8\n", i, bits)
			} else {
				fmt.Fprintf(&b, "  %%n%d = or i8 %%l%[1]d, 0\n", i)
			}
			fmt.Fprintf(&b, "  %%o%d = add i8 %%n%[1]d, 1\n  store i8 %%o%[1]d, ptr @g\n", i)
			continue
		case 3, 4:
			if off+8 > size {
				continue
			}
			storeParts(&b, r, i, base, off)
			continue
		case 1:
			volatile = " volatile"
		case 2:
			value = "%k"
			bits = 64
			if off > size-8 {
				continue
			}
		}
		fmt.Fprintf(&b, "  store%s i%d %s, ptr %%a%d, align 1\n", volatile, bits, value, i)
	}
	b.WriteString("  call void @show(ptr %s)\n  call void @show(ptr %t)\n  call void @show(ptr @g)\n  ret void\n}\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n")
	b.WriteString("define i32 @main() {\n  call void @f(ptr @g, i64 1234567890123)\n  ret i32 0\n}\n")
	return b.String()
}

// copyParts copies bytes from one place to another, all loaded first or one after the other, sometimes with operations
// in between or other uses of the bytes.
func copyParts(b *strings.Builder, r *rand.Rand, id int, bases []string) {
	width := []int{8, 16, 32, 32, 64}[r.IntN(5)]
	n := min(2+r.IntN(6), 48/(width/8))
	from, to := bases[r.IntN(4)], bases[r.IntN(4)]
	source, target := r.IntN(49-n*width/8), r.IntN(49-n*width/8)
	var loads, stores []string
	for k := range n {
		at := k * width / 8
		loads = append(loads, fmt.Sprintf("  %%f%d.%d = getelementptr i8, ptr %s, i64 %d\n  %%c%[1]d.%[2]d = load i%[5]d, ptr %%f%[1]d.%[2]d, align 1\n", id, k, from, source+at, width))
		stores = append(stores, fmt.Sprintf("  %%t%d.%d = getelementptr i8, ptr %s, i64 %d\n  store i%d %%c%[1]d.%[2]d, ptr %%t%[1]d.%[2]d, align 1\n", id, k, to, target+at, width))
	}
	if r.IntN(4) == 0 {
		stores = append(stores, fmt.Sprintf("  store i%d %%c%d.%d, ptr %%s, align 1\n", width, id, r.IntN(n)))
	}
	between := func() {
		switch r.IntN(12) {
		case 0:
			fmt.Fprintf(b, "  call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 9, i1 false)\n", from, id)
		case 1:
			fmt.Fprintf(b, "  call void @touch(ptr %s)\n", from)
		case 2:
			fmt.Fprintf(b, "  store i8 %d, ptr %s\n", id, from)
		}
	}
	if r.IntN(2) == 0 { // one after the other
		for k := range n {
			b.WriteString(loads[k])
			between()
			b.WriteString(stores[k])
		}
		stores = stores[n:]
	} else {
		r.Shuffle(n, func(i, j int) { loads[i], loads[j] = loads[j], loads[i] })
		r.Shuffle(n, func(i, j int) { stores[i], stores[j] = stores[j], stores[i] })
		for k := range n {
			b.WriteString(loads[k])
			if k == n/2 {
				between()
			}
		}
	}
	for _, s := range stores {
		b.WriteString(s)
		if r.IntN(8) == 0 {
			between()
		}
	}
}

// storeParts stores parts of %k, most of them contiguously, in the same or the opposite order.
func storeParts(b *strings.Builder, r *rand.Rand, id int, base string, off int) {
	width := []int{8, 8, 8, 16, 32}[r.IntN(5)]
	from := r.IntN(3) * 8
	n := min(1+r.IntN(8), (64-from)/width)
	reversed := r.IntN(2) == 0
	for _, k := range r.Perm(n) {
		at := k * width / 8
		if reversed {
			at = (n - 1 - k) * width / 8
		}
		if r.IntN(30) == 0 {
			at = r.IntN(9 - width/8)
		}
		fmt.Fprintf(b, "  %%h%d.%d = lshr i64 %%k, %d\n  %%t%[1]d.%[2]d = trunc i64 %%h%[1]d.%[2]d to i%[4]d\n  %%b%[1]d.%[2]d = getelementptr i8, ptr %[5]s, i64 %[6]d\n  store i%[4]d %%t%[1]d.%[2]d, ptr %%b%[1]d.%[2]d, align 1\n",
			id, k, from+k*width, width, base, off+at)
		if r.IntN(30) == 0 {
			fmt.Fprintf(b, "  store i8 5, ptr %s\n", []string{"%s", "%p", "@g"}[r.IntN(3)])
		}
	}
}

// TestMergeStores merges the stores of random programs, whose output must not change.
func TestMergeStores(t *testing.T) {
	var before, after int
	for seed := range uint64(150) {
		machine := []*target.Target{amd64.Target(target.PIC), i386.Target(target.Static)}[seed%2]
		text := storingProgram(rand.New(rand.NewPCG(seed, 9)))
		m, lz := legal(t, text, machine)
		want, _ := run(t, m, machine)
		ws := simplify.Workspace{Constants: lz}
		for _, f := range m.Funcs {
			if f.Declared {
				continue
			}
			before += stores(f)
			ws.Func(f, machine)
			after += stores(f)
			if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
				t.Fatalf("seed %d: %v\n%s", seed, errs[0], f)
			}
		}
		lz.Complete(m)
		if got, _ := run(t, m, machine); got != want {
			t.Fatalf("seed %d: prints\n%s\nnot\n%s\n%s", seed, got, want, text)
		}
	}
	t.Logf("%d stores, %d after", before, after)
	if after >= before {
		t.Errorf("%d stores, were %d before", after, before)
	}
}

// copies loads successive words (l) from %r and stores them to %p (s), in the order of the letters; _ skips one that
// has been done.
func copies(order string) string {
	var b strings.Builder
	loaded, stored := 0, 0
	for _, c := range order {
		switch c {
		case 'l':
			fmt.Fprintf(&b, "  %%f%d = getelementptr i8, ptr %%r, i64 %d\n  %%x%[1]d = load i32, ptr %%f%[1]d\n", loaded, 4*loaded)
			loaded++
		case 's':
			fmt.Fprintf(&b, "  %%t%d = getelementptr i8, ptr %%p, i64 %d\n  store i32 %%x%[1]d, ptr %%t%[1]d\n", stored, 4*stored)
			stored++
		case '_':
			loaded++
		}
	}
	return b.String()
}

// parts stores bytes of a number, from the given bits on, at successive addresses.
func parts(shifts ...int) string {
	var b strings.Builder
	b.WriteString("  %k = ptrtoint ptr %r to i64\n")
	for i, s := range shifts {
		fmt.Fprintf(&b, "  %%h%d = lshr i64 %%k, %d\n  %%t%[1]d = trunc i64 %%h%[1]d to i8\n  %%b%[1]d = getelementptr i8, ptr %%p, i64 %[1]d\n  store i8 %%t%[1]d, ptr %%b%[1]d\n", i, s)
	}
	return b.String()
}

func stores(f *ir.Func) (n int) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpStore {
				n++
			}
		}
	}
	return n
}

// TestMergeStoresKinds expects stores of adjacent zeros to become one vector store, and arguments, volatile stores and
// stores between other accesses to be kept.
func TestMergeStoresKinds(t *testing.T) {
	const tail = "  ret void\n}\n"
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		name, body string
		want       int
	}{
		{"zeros", "  store i64 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n", 1},
		{"bytes", "  store i8 1, ptr %p\n  %q = getelementptr i8, ptr %p, i64 1\n  store i8 2, ptr %q\n", 1},
		{"parts", parts(0, 8, 16, 24), 1},
		{"parts reversed", parts(56, 48, 40, 32), 1},
		{"parts of a half", parts(16, 24), 1},
		{"parts that leave one out", parts(0, 16, 24, 32), 3},
		{"three parts", parts(16, 8, 0), 2},
		{"part overwritten", parts(16, 8) + "  %h = trunc i64 %k to i8\n  store i8 %h, ptr %b1\n  store i8 %t1, ptr %b0\n", 2},
		{"zeros behind a vector", "  store i64 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n  %s = getelementptr i8, ptr %p, i64 16\n  store i32 0, ptr %s\n  %t = getelementptr i8, ptr %p, i64 20\n  store i16 0, ptr %t\n", 2},
		{"volatile", "  store volatile i64 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n", 2},
		{"between", "  store i64 0, ptr %p\n  %x = load i64, ptr %r\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n  store i64 %x, ptr %r\n", 3},
		{"copies", copies("llllssss"), 1},
		{"copies in another order", strings.Replace(copies("llllssss"), "  store i32 %x0, ptr %t0\n", "", 1) + "  store i32 %x0, ptr %t0\n", 1},
		{"copies of six", copies("llllllssssss"), 2},
		{"copies one after the other", copies("lslslsls"), 4},
		{"copies with a store between", copies("lll") + "  store i32 5, ptr %r\n" + copies("___lssss"), 5},
		{"copies with a store elsewhere", "  %v = alloca i32\n" + copies("lll") + "  store volatile i32 5, ptr %v\n" + copies("___lssss"), 5},
		{"copies with a store to a variable", "  %v = alloca [4 x i8]\n" + copies("llll") + "  store i32 5, ptr %v\n" + copies("____ssss") + "  call void @f(ptr %v, ptr %v)\n", 2},
		{"copies behind what changes", copies("ll") + "  call void @f(ptr %r, ptr %r)\n" + copies("__llssss"), 4},
		{"copies used again", copies("llllssss") + "  %y = add i32 %x1, 5\n  store i32 %y, ptr %p\n", 4},
		{"overwritten", "  store i64 1, ptr %p\n  store i64 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n", 1},
	} {
		m, _ := legal(t, "define void @f(ptr %p, ptr %r) {\n"+c.body+tail, machine)
		simplify.Func(m.Funcs[0], machine)
		if got := stores(m.Funcs[0]); got != c.want {
			t.Errorf("%s: %d stores, not %d\n%s", c.name, got, c.want, m.Funcs[0])
		}
	}
	m, _ := legal(t, "define void @f(ptr %p) noimplicitfloat {\n  store i64 0, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 0, ptr %q\n"+tail, machine)
	simplify.Func(m.Funcs[0], machine)
	if got := stores(m.Funcs[0]); got != 2 {
		t.Errorf("noimplicitfloat: %d stores, not 2\n%s", got, m.Funcs[0])
	}
}

// TestMergeStoresTable expects constants to be loaded only in functions that compute the GOT address anyway, on a
// machine whose addresses are relative to it.
func TestMergeStoresTable(t *testing.T) {
	machine := i386.Target(target.PIC)
	for other, want := range map[string]int{"": 4, "  store i8 1, ptr @g\n": 2} {
		m, lz := legal(t, "@g = internal global i8 0\ndefine void @f(ptr %p) {\n"+words(0, 1, 2, 3, 4)+other+"  ret void\n}\n", machine)
		ws := simplify.Workspace{Constants: lz}
		ws.Func(m.Funcs[0], machine)
		if got := stores(m.Funcs[0]); got != want {
			t.Errorf("with %q: %d stores, not %d\n%s", other, got, want, m.Funcs[0])
		}
		if errs := append(ir.Verify(m.Funcs[0]), lz.Verify(m.Funcs[0])...); len(errs) > 0 {
			t.Error(errs[0])
		}
	}
}

// words stores values at adjacent addresses, starting at word number from.
func words(from int, values ...int) string {
	var b strings.Builder
	for i, x := range values {
		fmt.Fprintf(&b, "  %%q%d = getelementptr i8, ptr %%p, i64 %[2]d\n  store i32 %[3]d, ptr %%q%[1]d\n", from+i, 4*(from+i), x)
	}
	return b.String()
}

// TestMergeStoresLoaded expects unequal adjacent constants to become stores of loaded vectors, each loaded once between
// calls; when optimizing for size, only if they replace enough stores.
func TestMergeStoresLoaded(t *testing.T) {
	machine := amd64.Target(target.PIC)
	pair := "  store i64 1, ptr %p\n  %q = getelementptr i8, ptr %p, i64 8\n  store i64 2, ptr %q\n"
	three := words(0, 1, 2) + "  %q8 = getelementptr i8, ptr %p, i64 8\n  store i64 3, ptr %q8\n"
	for _, c := range []struct {
		name, attrs, body   string
		stores, loads, data int
	}{
		{"pair", "", pair, 1, 1, 1},
		{"pair for size", "minsize", pair, 2, 0, 0},
		{"three for size", "minsize", three, 3, 0, 0},
		{"three to a variable for size", "minsize", strings.ReplaceAll(three, "%p", "@v"), 1, 1, 1},
		{"four", "", words(0, 1, 2, 3, 4), 1, 1, 1},
		{"four for size", "minsize", words(0, 1, 2, 3, 4), 1, 1, 1},
		{"repeated", "", words(0, 7, 7, 7, 7, 7, 7, 7, 7), 2, 1, 1},
		{"repeated and a part", "", words(0, 7, 7, 7, 7, 7, 7, 7), 2, 1, 1},
		{"a part that differs", "", words(0, 7, 7, 7, 7, 7, 7, 8), 3, 1, 1},
		{"again", "", words(0, 1, 2, 3, 4) + "  store i8 1, ptr %r\n" + words(8, 1, 2, 3, 4), 3, 1, 1},
		{"behind a call", "", words(0, 1, 2, 3, 4) + "  call void @f(ptr %p, ptr %r)\n" + words(8, 1, 2, 3, 4), 2, 2, 1},
		{"far apart", "", words(0, 1, 2, 3, 4) + words(1<<20, 1, 2, 3, 4), 2, 1, 1},
		{"one by itself", "", words(0, 1, 2, 3, 4) + words(9, 5), 2, 1, 1},
		{"no vectors", "noimplicitfloat", words(0, 1, 2, 3, 4), 4, 0, 0},
	} {
		m, lz := legal(t, "@v = internal global [16 x i8] zeroinitializer\ndefine void @f(ptr %p, ptr %r) "+c.attrs+" {\n"+c.body+"  ret void\n}\n", machine)
		f := m.Funcs[0]
		ws := simplify.Workspace{Constants: lz}
		ws.Func(f, machine)
		lz.Complete(m)
		if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
			t.Errorf("%s: %v\n%s", c.name, errs[0], f)
		}
		loads := 0
		for _, v := range f.Blocks[0].Values {
			if v.Op == ir.OpLoad && v.Type == ir.V2I64 {
				loads++
			}
		}
		if stores(f) != c.stores || loads != c.loads || len(m.Globals)-1 != c.data {
			t.Errorf("%s: %d stores, %d loads, %d constants, not %d, %d and %d\n%s", c.name, stores(f), loads, len(m.Globals)-1, c.stores, c.loads, c.data, f)
		}
	}
}
