package irgen

import (
	"fmt"
	"slices"
	"strings"
)

// A Growth is a kind of program of which there is one of every size: compile time and memory are to grow as the
// size does. N of the same thing, or one thing of length N, finds what is looked through for every other one.
type Growth struct {
	Name string
	Doc  string // the unit of N
	make func(t *growthText, n int)
}

// Text returns the program of size n as LLVM IR text.
func (g *Growth) Text(n int) string {
	var t growthText
	g.make(&t, n)
	return t.String()
}

// mostOf is the largest size of the kinds that have one: the length of vectors, the depth of nesting that are read,
// and what has the square of its size.
var mostOf = map[string]int{"vec": 4000, "nest": 250, "nestty": 250, "nestgep": 250, "indirect": 1000}

// Sizes returns the given sizes that there are of g; at least two, smaller ones if need be.
func (g *Growth) Sizes(sizes []int) []int {
	most, limited := mostOf[g.Name]
	if !limited {
		return sizes
	}
	list := []int{most / 4, most}
	for _, n := range sizes {
		if n < most/4 {
			list = append(list, n)
		}
	}
	slices.Sort(list)
	return list
}

// Growths returns all kinds: those of code without branches, of control flow, of data and symbols, and of metadata.
func Growths() (all []Growth) {
	for _, list := range [][]Growth{straightGrowths, flowGrowths, callGrowths, dataGrowths, debugGrowths} {
		all = append(all, list...)
	}
	return all
}

// growthText is a program being written.
type growthText struct{ strings.Builder }

func (t *growthText) f(format string, args ...any) { fmt.Fprintf(t, format, args...) }

// each writes part for the numbers from 0 to n-1.
func (t *growthText) each(n int, part func(i int)) {
	for i := range n {
		part(i)
	}
}

// list writes part for the numbers from 0 to n-1, with commas between.
func (t *growthText) list(n int, part func(i int)) {
	t.each(n, func(i int) {
		if i > 0 {
			t.f(", ")
		}
		part(i)
	})
}

// before returns the name of value i-1 of a chain, which first begins.
func before(name, first string, i int) string {
	if i == 0 {
		return first
	}
	return fmt.Sprintf("%%%s%d", name, i-1)
}

// sum writes a chain of n operations that uses each of the values name0 to name(n-1).
func (t *growthText) sum(op, typ, name string, n int) {
	t.f("  %%sum0 = %s %s %%%s0, 1\n", op, typ, name)
	for i := 1; i < n; i++ {
		t.f("  %%sum%d = %s %s %%sum%d, %%%s%d\n", i, op, typ, i-1, name, i)
	}
}

// straightGrowths are one block of N instructions.
var straightGrowths = []Growth{
	{"expr", "operations, each on the results of the previous two", func(t *growthText, n int) {
		ops := []string{"add", "xor", "mul", "sub"}
		t.f("define i64 @f(i64 %%x, i64 %%y) {\n")
		t.each(n, func(i int) {
			a := "%x"
			if i > 1 {
				a = fmt.Sprintf("%%v%d", i-2)
			}
			t.f("  %%v%d = %s i64 %s, %s\n", i, ops[i%4], a, before("v", "%y", i))
		})
		t.f("  ret i64 %%v%d\n}\n", n-1)
	}},
	{"straight", "loads, multiplications and stores in a row", func(t *growthText, n int) {
		t.f("define i64 @f(ptr %%p, i64 %%x) {\n  %%v0 = add i64 %%x, 1\n")
		t.each(n, func(i int) {
			t.f("  %%q%d = getelementptr i64, ptr %%p, i64 %d\n  %%l%d = load i64, ptr %%q%d\n  %%m%d = mul i64 %%l%d, %%v%d\n", i, i*7%1000, i, i, i, i, max(0, i-i%13))
			t.f("  %%v%d = xor i64 %%m%d, %%v%d\n  store i64 %%v%d, ptr %%q%d\n", i+1, i, i, i+1, i)
		})
		t.f("  ret i64 %%v%d\n}\n", n)
	}},
	{"geps", "getelementptrs, each based on the previous one, and stores", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\n")
		t.each(n, func(i int) {
			t.f("  %%g%d = getelementptr i8, ptr %s, i64 %d\n  store i8 %d, ptr %%g%d\n", i, before("g", "%p", i), i%7, i%100, i)
		})
		t.f("  ret void\n}\n")
	}},
	{"divisions", "divisions of 32 bits by different constants", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\n")
		t.each(n, func(i int) {
			t.f("  %%x%d = load volatile i32, ptr %%p\n  %%q%d = udiv i32 %%x%d, %d\n  store volatile i32 %%q%d, ptr %%p\n", i, i, i, 2*i+11, i)
		})
		t.f("  ret void\n}\n")
	}},
	{"selects", "selects in a row", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, i32 %%y) {\n")
		t.each(n, func(i int) {
			v := before("v", "%x", i)
			t.f("  %%c%d = icmp slt i32 %s, %d\n  %%v%d = select i1 %%c%d, i32 %%y, i32 %s\n", i, v, i*7%1001, i, i, v)
		})
		t.f("  ret i32 %%v%d\n}\n", n-1)
	}},
	{"conditions", "conditions joined by and", func(t *growthText, n int) {
		t.f("define i1 @f(ptr %%p) {\n")
		t.each(n, func(i int) {
			t.f("  %%l%d = load volatile i32, ptr %%p\n  %%c%d = icmp sgt i32 %%l%d, %d\n  %%v%d = and i1 %s, %%c%d\n", i, i, i, i%900, i, before("v", "true", i), i)
		})
		t.f("  ret i1 %%v%d\n}\n", n-1)
	}},
	{"floats", "additions of different constants of type double", func(t *growthText, n int) {
		t.f("define double @f(double %%x) {\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = fadd double %s, %d.5\n", i, before("v", "%x", i), i)
		})
		t.f("  ret double %%v%d\n}\n", n-1)
	}},
	{"wide", "operations of 128 bits", func(t *growthText, n int) {
		ops := []string{"add", "xor", "mul", "lshr", "sub"}
		t.f("define i128 @f(i128 %%x, i128 %%y) {\n")
		t.each(n, func(i int) { t.f("  %%v%d = %s i128 %s, %%y\n", i, ops[i%5], before("v", "%x", i)) })
		t.f("  ret i128 %%v%d\n}\n", n-1)
	}},
	{"vectors", "operations of vectors", func(t *growthText, n int) {
		t.f("define <4 x i32> @f(<4 x i32> %%x, <4 x i32> %%y) {\n")
		t.each(n, func(i int) {
			v := before("v", "%x", i)
			if i%3 == 2 {
				t.f("  %%v%d = shufflevector <4 x i32> %s, <4 x i32> %%y, <4 x i32> <i32 %d, i32 5, i32 2, i32 7>\n", i, v, i%4)
				return
			}
			t.f("  %%v%d = add <4 x i32> %s, <i32 %d, i32 1, i32 2, i32 3>\n", i, v, i)
		})
		t.f("  ret <4 x i32> %%v%d\n}\n", n-1)
	}},
	{"bytes", "stores of neighboring bytes of one value", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p, ptr %%q) {\n")
		t.each(n, func(i int) {
			t.f("  %%a%d = getelementptr i8, ptr %%q, i64 %d\n  %%l%d = load i8, ptr %%a%d\n  %%b%d = getelementptr i8, ptr %%p, i64 %d\n  store i8 %%l%d, ptr %%b%d\n", i, i, i, i, i, i, i, i)
		})
		t.f("  ret void\n}\n")
	}},
	{"reloads", "loads of few addresses and stores that may change them", func(t *growthText, n int) {
		t.f("define i32 @f(ptr %%p, ptr %%q) {\n  %%v0 = load i32, ptr %%p\n")
		t.each(n, func(i int) {
			t.f("  %%l%d = load i32, ptr %%p\n  %%v%d = add i32 %%v%d, %%l%d\n", i, i+1, i, i)
			if i%8 == 7 {
				t.f("  store i32 %%v%d, ptr %%q\n", i+1)
			}
		})
		t.f("  ret i32 %%v%d\n}\n", n)
	}},
	{"asm", "pieces of inline assembly", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x) {\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = call i32 asm sideeffect \"addl $2, $0\", \"=r,0,i,~{memory}\"(i32 %s, i32 %d)\n", i, before("v", "%x", i), i)
		})
		t.f("  ret i32 %%v%d\n}\n", n-1)
	}},
	{"atomics", "atomic additions", func(t *growthText, n int) {
		t.f("define i32 @f(ptr %%p, i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  %%v%d = atomicrmw add ptr %%p, i32 %s seq_cst\n", i, before("v", "%x", i)) })
		t.f("  ret i32 %%v%d\n}\n", n-1)
	}},
	{"copies", "small memcpys", func(t *growthText, n int) {
		t.f("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr %%p, ptr %%q) {\n")
		t.each(n, func(i int) {
			t.f("  %%a%d = getelementptr i8, ptr %%p, i64 %d\n  call void @llvm.memcpy.p0.p0.i64(ptr %%a%d, ptr %%q, i64 %d, i1 false)\n", i, i*24, i, 8+i%3*8)
		})
		t.f("  ret void\n}\n")
	}},
	{"alloca", "allocas whose addresses are passed to calls", func(t *growthText, n int) {
		t.f("declare void @g(ptr)\ndefine void @f() {\n")
		t.each(n, func(i int) { t.f("  %%a%d = alloca i32\n", i) })
		t.each(n, func(i int) { t.f("  store i32 %d, ptr %%a%d\n  call void @g(ptr %%a%d)\n", i, i, i) })
		t.f("  ret void\n}\n")
	}},
	{"lifetimes", "allocas with consecutive lifetimes", func(t *growthText, n int) {
		t.f("declare void @g(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare void @llvm.lifetime.end.p0(i64, ptr)\ndefine void @f() {\n")
		t.each(n, func(i int) { t.f("  %%a%d = alloca [%d x i32]\n", i, 1+i%9) })
		t.each(n, func(i int) {
			size := 4 + i%9*4
			t.f("  call void @llvm.lifetime.start.p0(i64 %d, ptr %%a%d)\n  call void @g(ptr %%a%d)\n  call void @llvm.lifetime.end.p0(i64 %d, ptr %%a%d)\n", size, i, i, size, i)
		})
		t.f("  ret void\n}\n")
	}},
	{"fields", "fields of one alloca, promoted to values", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x) {\n  %%a = alloca [%d x i32]\n", n)
		t.each(n, func(i int) {
			t.f("  %%p%d = getelementptr i32, ptr %%a, i64 %d\n  store i32 %%x, ptr %%p%d\n", i, i, i)
		})
		t.each(n, func(i int) { t.f("  %%l%d = load i32, ptr %%p%d\n", i, i) })
		t.sum("add", "i32", "l", n)
		t.f("  ret i32 %%sum%d\n}\n", n-1)
	}},
	{"tls", "thread-local variables", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@v%d = thread_local global i32 0\n", i) })
		t.f("define void @f(i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  store i32 %%x, ptr @v%d\n", i) })
		t.f("  ret void\n}\n")
	}},
	{"symbols", "accesses to different variables", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@v%d = external global i32\n", i) })
		t.f("define void @f(i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  store i32 %%x, ptr @v%d\n", i) })
		t.f("  ret void\n}\n")
	}},
	{"vec", "elements of two vectors, multiplied", func(t *growthText, n int) {
		t.f("define <%d x i32> @f(<%d x i32> %%a, <%d x i32> %%b) {\n  %%c = mul <%d x i32> %%a, %%b\n  ret <%d x i32> %%c\n}\n", n, n, n, n, n)
	}},
	{"vecsums", "sums of the elements of vectors, added up", func(t *growthText, n int) {
		t.f("declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)\ndefine i32 @f(ptr %%p, i32 %%s0) {\n")
		t.each(n, func(i int) {
			t.f("  %%p%d = getelementptr i16, ptr %%p, i64 %d\n  %%v%d = load <4 x i16>, ptr %%p%d\n  %%e%d = zext <4 x i16> %%v%d to <4 x i32>\n", i, 8*i, i, i, i, i)
			t.f("  %%r%d = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %%e%d)\n  %%s%d = add i32 %%s%d, %%r%d\n", i, i, i+1, i, i)
		})
		t.f("  ret i32 %%s%d\n}\n", n)
	}},
}
