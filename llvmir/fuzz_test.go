package llvmir_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// archived returns the modules of the archives in testdata.
func archived(t testing.TB) (texts [][]byte) {
	t.Helper()
	for _, name := range []string{"errors", "accepted"} {
		archive, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range archive.Files {
			texts = append(texts, file.Data)
		}
	}
	return texts
}

// FuzzParse starts from the coverage module and the modules in testdata. Run
// it with -fuzzminimizetime 10x, as the others: making interesting inputs small
// takes longer than finding them.
func FuzzParse(f *testing.F) {
	src, err := os.ReadFile("testdata/coverage.ll")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(src)
	for _, text := range archived(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, src []byte) { checkParse(t, src) })
}

// FuzzModule starts from every example. A nonzero seed selects pieces of the text to delete, duplicate, replace or
// exchange.
func FuzzModule(f *testing.F) {
	for i, file := range exampleFiles(f) {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src, uint64(i))
	}
	f.Fuzz(func(t *testing.T, src []byte, seed uint64) {
		if ps := pieces(src); seed != 0 && len(ps) > 0 {
			src = mutate(rand.New(rand.NewPCG(seed, 0)), ps)
		}
		checkParse(t, src)
	})
}

// constants are types and constants of them, as they are after each other.
var constants = []string{
	"i1 fcmp oeq (double 2.5, double 1.0)", "double uitofp (i32 3 to double)", "i32 bitcast (float 1.0 to i32)",
	"i128 mul (i128 18446744073709551617, i128 3)", "i32 udiv (i32 1, i32 0)", "i1 icmp ult (i128 -1, i128 0)",
	"i64 ptrtoint (ptr @v to i64)", "ptr inttoptr (i32 42 to ptr)", "i128 ptrtoint (ptr @f to i128)",
	"ptr getelementptr inbounds ({ i32, [3 x i16] }, ptr @v, i64 1, i32 1, i128 2)", "i8 trunc (i64 ptrtoint (ptr @v to i64) to i8)",
	"i64 sub (i64 ptrtoint (ptr blockaddress(@h, %b) to i64), i64 ptrtoint (ptr @h to i64))",
	"i32 select (i1 icmp ne (ptr @v, ptr null), i32 u0x10, i32 s0xF)", "double fneg (double frem (double 5.5, double 0x4000000000000000))",
	"{ i8, [2 x ptr] } { i8 520, [2 x ptr] [ptr @t, ptr null] }", "<{ i8, float }> <{ i8 undef, float 1.0 }>", "[3 x i8] c\"a\\00\\FF\"",
	"i64 xor (i64 zext (i1 true to i64), i64 shl (i64 1, i64 64))", "i1 icmp samesign ugt (ptr @w, ptr null)", "ptr dso_local_equivalent @f",
	"i33 ashr exact (i33 -1, i33 33)", "float fptrunc (double 1.0e400 to float)", "i65 fptosi (double 1.0e30 to i65)",
	"i300 shl (i300 sext (i64 -5 to i300), i300 77)", "i8 trunc (i136 udiv (i136 -1, i136 u0x123456789abcdef0123456789) to i8)",
	"double uitofp (i2000 mul (i2000 -1, i2000 -1) to double)", "i4096 ptrtoint (ptr @v to i4096)", "<2 x i200> zeroinitializer",
	"i1 icmp sgt (i129 s0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF, i129 -2)", "[2 x i136] [i136 1, i136 undef]",
}

// checkConstant puts a constant with its type wherever one can be placed.
func checkConstant(t *testing.T, typed string) {
	checkParse(t, fmt.Appendf(nil, `@v = global i32 1
@t = thread_local global i32 1
@w = extern_weak global i32
@g = global %[1]s
declare void @f(...)
define void @h(ptr %%p, i1 %%c) {
  store %[1]s, ptr %%p
  br i1 %%c, label %%b, label %%d
b:
  call void (...) @f(%[1]s)
  br label %%d
d:
  %%x = select i1 %%c, %[1]s, %[1]s
  ret void
}`, typed))
	checkParse(t, fmt.Appendf(nil, "@v = global i32 1\n@w = global i8 2\n@a = alias i8, %[1]s\n", typed))
}

// FuzzConstant starts from constants and constant expressions.
func FuzzConstant(f *testing.F) {
	for _, c := range constants {
		f.Add(c)
	}
	f.Fuzz(checkConstant)
}
