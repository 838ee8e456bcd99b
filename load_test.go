package spillway_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"spillway"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/load"
	"spillway/load/process"
	"spillway/target"
)

// A program that makes code and runs it: no compiler, assembler or linker is needed.
func ExampleLoad() {
	const text = `
declare double @sqrt(double)
declare void @report(double)

define double @hypotenuse(double %a, double %b) {
  %aa = fmul double %a, %a
  %bb = fmul double %b, %b
  %cc = fadd double %aa, %bb
  %c = call double @sqrt(double %cc)
  call void @report(double %c)
  ret double %c
}`
	m, err := llvmir.Parse("triangle.ll", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{
		Host:      process.Host(),
		Callbacks: map[string]any{"report": func(c float64) { fmt.Println("the code says", c) }},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer code.Close()

	var hypotenuse func(a, b float64) (float64, error)
	if err := code.Func("hypotenuse", &hypotenuse); err != nil {
		fmt.Println(err)
		return
	}
	c, err := hypotenuse(3, 4)
	fmt.Println(c, err)
	// Output:
	// the code says 5
	// 5 <nil>
}

// Modules of one scope call each other: what is missing may be defined later, and again.
func ExampleLoad_scope() {
	scope, err := load.NewScope(process.Host())
	if err != nil {
		fmt.Println(err)
		return
	}
	module := func(text string) *spillway.Loaded {
		m, err := llvmir.Parse("part.ll", []byte(text))
		if err == nil {
			var code *spillway.Loaded
			if code, err = spillway.Load(context.Background(), m, spillway.LoadOptions{Scope: scope, Late: true}); err == nil {
				return code
			}
		}
		panic(err)
	}
	var price func(int64) (int64, error)
	shop := module("declare i64 @tax(i64)\ndefine i64 @price(i64 %x) {\n  %t = call i64 @tax(i64 %x)\n  %r = add i64 %x, %t\n  ret i64 %r\n}")
	defer shop.Close()
	if err := shop.Func("price", &price); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(price(100))
	low := module("define i64 @tax(i64 %x) {\n  %r = sdiv i64 %x, 10\n  ret i64 %r\n}")
	fmt.Println(price(100))
	high := module("define i64 @tax(i64 %x) {\n  %r = sdiv i64 %x, 5\n  ret i64 %r\n}")
	fmt.Println(price(100))
	high.Close()
	fmt.Println(price(100))
	low.Close()
	// Output:
	// 0 load: call of undefined function tax
	// 110 <nil>
	// 120 <nil>
	// 110 <nil>
}

// wordBits is the width of the process's addresses.
const wordBits = 8 * unsafe.Sizeof(uintptr(0))

// onlyHere leaves a test out where no code can be loaded.
func onlyHere(t testing.TB) {
	t.Helper()
	if runtime.GOOS != "linux" || spillway.HostTarget() == nil {
		t.Skip("code is loaded on linux/amd64, linux/386 and linux/arm64 only")
	}
}

// loaded loads IR.
func loaded(t testing.TB, text string, opts spillway.LoadOptions) *spillway.Loaded {
	t.Helper()
	onlyHere(t)
	opts.Host = process.Host()
	m, err := spillway.Load(context.Background(), parseText(t, text), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	})
	return m
}

// TestLoadLines has a fault say the line that debug information has for it, if Lines asks for that.
func TestLoadLines(t *testing.T) {
	const text = `
define i32 @peek(ptr %p) !dbg !4 {
  %x = load i32, ptr %p, !dbg !7
  ret i32 %x, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "peek.x", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "peek", file: !1, line: 10, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 11, column: 3, scope: !4)
!8 = !DILocation(line: 12, column: 3, scope: !4)
`
	for _, l := range spillway.Levels() {
		for _, lines := range []bool{true, false} {
			opts := spillway.LoadOptions{Lines: lines}
			l.Apply(&opts.Compile)
			var peek func(*int32) (int32, error)
			if err := loaded(t, text, opts).Func("peek", &peek); err != nil {
				t.Fatal(err)
			}
			_, err := peek(nil)
			if got := err != nil && strings.Contains(err.Error(), " at /peek.x:11 "); got != lines {
				t.Errorf("-O%s, lines %v: %v", l.Name, lines, err)
			}
		}
	}
}

func TestLoad(t *testing.T) {
	code := loaded(t, `
%pair = type { i64, double }
@counter = global i32 7
@mine = thread_local global i64 5
define i1 @less(i8 signext %a, i8 signext %b) { %r = icmp slt i8 %a, %b  ret i1 %r }
define zeroext i16 @add16(i16 zeroext %a, i16 zeroext %b) { %r = add i16 %a, %b  ret i16 %r }
define i24 @add24(i24 %a) { %r = add i24 %a, 1  ret i24 %r }
define i64 @add64(i64 %a, ptr %p) { %x = load i64, ptr %p  %r = add i64 %a, %x  ret i64 %r }
define i128 @add128(i128 %a, i128 %b) { %r = add i128 %a, %b  ret i128 %r }
define float @half(float %a) { %r = fmul float %a, 0.5  ret float %r }
define { i64, double } @both(i64 %a, double %b) {
  %s = insertvalue { i64, double } undef, i64 %a, 0
  %r = insertvalue { i64, double } %s, double %b, 1
  ret { i64, double } %r
}
define <4 x i32> @vadd(<4 x i32> %a, <4 x i32> %b) { %r = add <4 x i32> %a, %b  ret <4 x i32> %r }
define void @fill(ptr sret(%pair) %out, i64 %x) {
  store i64 %x, ptr %out
  %f = getelementptr %pair, ptr %out, i64 0, i32 1
  store double 2.5, ptr %f
  ret void
}
define i64 @first(ptr byval(%pair) %p) { %x = load i64, ptr %p  ret i64 %x }
define i32 @bump() { %x = load i32, ptr @counter  %y = add i32 %x, 1  store i32 %y, ptr @counter  ret i32 %y }
define i64 @own() { %x = load i64, ptr @mine  %y = add i64 %x, 1  store i64 %y, ptr @mine  ret i64 %y }
define i64 @divide(i64 %a, i64 %b) { %r = sdiv i64 %a, %b  ret i64 %r }
define internal void @hidden() { ret void }
`, spillway.LoadOptions{})
	get := func(name string, fn any) {
		t.Helper()
		if err := code.Func(name, fn); err != nil {
			t.Fatal(err)
		}
	}
	type pair struct {
		A int64
		B float64
	}
	var less func(a, b int8) bool
	var add16 func(a, b uint16) uint16
	var add24 func(int32) int32
	var add64 func(int64, *int64) int64
	var add128 func(a, b [2]uint64) [2]uint64
	var half func(float32) float32
	var both func(int64, float64) pair
	var vadd func(a, b [4]int32) [4]int32
	var fill func(int64) pair
	var first func(pair) int64
	var bump func() int32
	var own func() int64
	var divide func(a, b int64) (int64, error)
	get("less", &less)
	get("add16", &add16)
	get("add24", &add24)
	get("add64", &add64)
	if wordBits == 64 { // else its result is not in registers
		get("add128", &add128)
		if got := add128([2]uint64{1 << 63, 1}, [2]uint64{1 << 63, 2}); got != [2]uint64{0, 4} {
			t.Errorf("add128: %v", got)
		}
	}
	get("half", &half)
	get("both", &both)
	get("vadd", &vadd)
	get("fill", &fill)
	get("first", &first)
	get("bump", &bump)
	get("own", &own)
	get("divide", &divide)
	x := int64(5)
	for _, c := range []struct{ got, want any }{
		{less(-1, 0), true}, {less(0, -1), false}, {add16(65535, 3), uint16(2)}, {add24(1<<23 - 1), int32(-1 << 23)},
		{add64(2, &x), int64(7)}, {half(3), float32(1.5)},
		{both(3, 4.5), pair{3, 4.5}}, {vadd([4]int32{1, 2, 3, 4}, [4]int32{10, 20, 30, -40}), [4]int32{11, 22, 33, -36}},
		{fill(9), pair{9, 2.5}}, {first(pair{11, 0}), int64(11)}, {bump(), int32(8)}, {bump(), int32(9)},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	if own() < 6 {
		t.Error("own")
	}
	var fault *load.Fault
	where := []string{"in divide+", "of a.ll"}
	if wordBits == 32 { // a function of the compiler's library divides
		where = []string{"floating point exception at", "outside loaded code"}
	}
	if _, err := divide(1, 0); runtime.GOARCH == "arm64" { // where that is zero
		if err != nil {
			t.Errorf("divide by zero: %v", err)
		}
	} else if !errors.As(err, &fault) || !strings.Contains(err.Error(), where[0]) || !strings.Contains(err.Error(), where[1]) {
		t.Errorf("divide by zero: %v", err)
	}
	for _, c := range []struct {
		name string
		fn   any
		want string
	}{
		{"less", new(func(a, b int8) int8), "less: the result is i1, but Go type is int8: want bool"},
		{"less", new(func(a bool, b int8) bool), "parameter 1 is i8, but Go type is bool: want int8 or uint8"},
		{"add64", new(func(int64, int64) int64), "parameter 2 is ptr, but Go type is int64: want a pointer or uintptr"},
		{"first", new(func(int64) int64), "16 bytes"},
		{"counter", new(func()), "counter is not a function"},
		{"hidden", new(func()), "no exported function hidden"},
	} {
		if err := code.Func(c.name, c.fn); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s as %T: %v, want %q", c.name, c.fn, err, c.want)
		}
	}
	if _, err := spillway.Load(context.Background(), parseText(t, "define void @f() { ret void }"), spillway.LoadOptions{}); err == nil || !strings.Contains(err.Error(), "process.Host") {
		t.Errorf("without a host: %v", err)
	}
}

// TestLoadChosen loads functions that are chosen when the module starts, and inline and
// module-level assembly: with operands, labels, data of its own.
func TestLoadChosen(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("the assembly is of x86-64")
	}
	code := loaded(t, `
module asm ".pushsection .data; .balign 8; words: .quad 30, 12; .popsection"
module asm ".globl sum; .type sum, @function; sum: leaq words(%rip), %rcx; xorl %eax, %eax; 1: addq (%rcx), %rax; addq $8, %rcx; leaq words+16(%rip), %rdx; cmpq %rdx, %rcx; jb 1b; ret"
@calls = global i32 0
@chosen = ifunc i64 (i64), ptr @resolve
@here = internal ifunc i64 (i64), ptr @resolve
@table = global [1 x ptr] [ptr @chosen]
@twice = alias i64 (i64), ptr @double
declare i64 @sum()
define internal ptr @resolve() { %x = load i32, ptr @calls  %y = add i32 %x, 1  store i32 %y, ptr @calls  ret ptr @double }
define i64 @double(i64 %x) { %r = call i64 asm "lea ($1,$1), $0", "=r,r"(i64 %x)  ret i64 %r }
define i32 @count() { %x = load i32, ptr @calls  ret i32 %x }
define i64 @all(i64 %x) {
  %a = call i64 @chosen(i64 %x)
  %b = call i64 @here(i64 %a)
  %f = load ptr, ptr @table
  %c = call i64 %f(i64 %b)
  %d = call i64 @sum()
  %e = add i64 %c, %d
  ret i64 %e
}
`, spillway.LoadOptions{})
	var all, chosen, twice func(int64) int64
	for name, fn := range map[string]*func(int64) int64{"all": &all, "chosen": &chosen, "twice": &twice} {
		if err := code.Func(name, fn); err != nil {
			t.Fatal(err)
		}
	}
	if a, b, c := all(5), chosen(6), twice(7); a != 82 || b != 12 || c != 14 {
		t.Errorf("%d, %d and %d, want 82, 12 and 14", a, b, c)
	}
	var calls func() int32
	if err := code.Func("count", &calls); err != nil {
		t.Fatal(err)
	}
	if n := calls(); n != 2 {
		t.Errorf("the functions are chosen by %d calls, want 2", n)
	}
	_, err := spillway.Load(context.Background(), parseText(t, `@f = ifunc void (), ptr @none
define ptr @none() { ret ptr null }`), spillway.LoadOptions{Host: process.Host()})
	if err == nil || !strings.Contains(err.Error(), "resolving IFUNC f") {
		t.Errorf("a function that is not chosen: %v", err)
	}
}

// TestLoadTogether has modules that call each other, loaded at once and one after the other, by
// several goroutines.
func TestLoadTogether(t *testing.T) {
	onlyHere(t)
	const even = "declare i64 @odd(i64)\ndefine i64 @even(i64 %n) {\n  %z = icmp eq i64 %n, 0\n  br i1 %z, label %yes, label %no\nyes:\n  ret i64 1\nno:\n  %m = sub i64 %n, 1\n  %r = call i64 @odd(i64 %m)\n  ret i64 %r\n}\n"
	odd := strings.NewReplacer("@odd", "@even", "@even", "@odd", "ret i64 1", "ret i64 0").Replace(even)
	ctx := context.Background()
	check := func(m *spillway.Loaded) {
		t.Helper()
		var even func(int64) (int64, error)
		if err := m.Func("even", &even); err != nil {
			t.Error(err)
			return
		}
		for n := range int64(10) {
			if got, err := even(n); got != 1-n%2 || err != nil {
				t.Errorf("even(%d): %d, %v", n, got, err)
			}
		}
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 5 {
				m, err := spillway.Load(ctx, parseText(t, even), spillway.LoadOptions{Host: process.Host(), With: []*ir.Module{parseText(t, odd)}})
				if err != nil {
					t.Error(err)
					return
				}
				check(m)
				m.Close()
				scope, err := load.NewScope(process.Host())
				if err != nil {
					t.Error(err)
					return
				}
				m, err = spillway.Load(ctx, parseText(t, even), spillway.LoadOptions{Scope: scope, Late: true})
				if err != nil {
					t.Error(err)
					return
				}
				o, err := spillway.Load(ctx, parseText(t, odd), spillway.LoadOptions{Scope: scope})
				if err != nil {
					t.Error(err)
					return
				}
				check(m)
				o.Close()
				m.Close()
			}
		})
	}
	wg.Wait()
}

// parseText reads IR.
func parseText(t testing.TB, text string) *ir.Module {
	t.Helper()
	triple := ""
	if h := spillway.HostTarget(); h != nil {
		triple = h.New(target.PIC).Triples[0] + "linux-gnu"
	}
	m, err := llvmir.ParseFor("a.ll", []byte(text), triple)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const fibonacci = `
define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %done, label %more
more:
  %a = sub i64 %n, 1
  %x = call i64 @fib(i64 %a)
  %b = sub i64 %n, 2
  %y = call i64 @fib(i64 %b)
  %r = add i64 %x, %y
  ret i64 %r
done:
  ret i64 %n
}`

// BenchmarkLoad takes a small function from text to its first result, and unloads it.
func BenchmarkLoad(b *testing.B) {
	onlyHere(b)
	scope, err := load.NewScope(process.Host())
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		m, err := spillway.Load(context.Background(), parseText(b, fibonacci), spillway.LoadOptions{Scope: scope, Compile: spillway.Options{Workers: 1}})
		if err != nil {
			b.Fatal(err)
		}
		var fib func(int64) int64
		if err := m.Func("fib", &fib); err != nil {
			b.Fatal(err)
		}
		if fib(1) != 1 {
			b.Fatal("fib")
		}
		m.Close()
	}
}

// BenchmarkCall calls a loaded function that does nothing much.
func BenchmarkCall(b *testing.B) {
	m := loaded(b, fibonacci, spillway.LoadOptions{})
	var fib func(int64) int64
	if err := m.Func("fib", &fib); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		fib(1)
	}
}

// BenchmarkCallback calls a loaded function that calls a Go function.
func BenchmarkCallback(b *testing.B) {
	m := loaded(b, "declare i64 @back(i64)\ndefine i64 @f(i64 %x) { %y = call i64 @back(i64 %x)  ret i64 %y }",
		spillway.LoadOptions{Callbacks: map[string]any{"back": func(x int64) int64 { return x + 1 }}})
	var f func(int64) int64
	if err := m.Func("f", &f); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		f(1)
	}
}

// TestReadme runs the program that docs/library.md shows.
func TestReadme(t *testing.T) {
	onlyHere(t)
	text, err := os.ReadFile("docs/library.md")
	if err != nil {
		t.Fatal(err)
	}
	_, program, found := strings.Cut(string(text), "```go\npackage main\n")
	program, _, _ = strings.Cut(program, "```\n")
	if !found {
		t.Fatal("docs/library.md has no program")
	}
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte("package main\n"+program), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "run", file).CombinedOutput()
	if want := "called with 5\n5 <nil>\n"; err != nil || string(out) != want {
		t.Errorf("%v: %s, want %s", err, out, want)
	}
}
