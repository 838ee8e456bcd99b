package spillway_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/load"
	"spillway/load/process"
)

// Functions are compiled when they are called first, and what is wrong with one shows then.
func ExampleLoadOptions_lazy() {
	const text = `
declare i64 @missing()
define i64 @good(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i64 @bad() {
  %r = call i64 @missing()
  ret i64 %r
}`
	m, err := llvmir.Parse("two.ll", []byte(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Host: process.Host(), Lazy: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer code.Close()
	var good func(int64) (int64, error)
	var bad func() (int64, error)
	if err := errors.Join(code.Func("good", &good), code.Func("bad", &bad)); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(good(14))
	_, err = bad()
	fmt.Println(strings.Contains(err.Error(), "symbol missing is undefined"))
	// Output:
	// 42 <nil>
	// true
}

// A function that turns out to be called often is compiled again, better, while it is in use.
func ExampleRecompile() {
	const text = `
@calls = internal global i64 0
define internal i64 @square(i64 %x) {
  %n = load i64, ptr @calls
  %m = add i64 %n, 1
  store i64 %m, ptr @calls
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @sum(i64 %a, i64 %b) {
  %aa = call i64 @square(i64 %a)
  %bb = call i64 @square(i64 %b)
  %n = load i64, ptr @calls
  %s = add i64 %aa, %bb
  %r = add i64 %s, %n
  ret i64 %r
}`
	parse := func() *ir.Module {
		m, err := llvmir.Parse("sum.ll", []byte(text))
		if err != nil {
			panic(err)
		}
		return m
	}
	quick, err := spillway.AllocatorByName("fast")
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := context.Background()
	code, err := spillway.Load(ctx, parse(), spillway.LoadOptions{Host: process.Host(), Lazy: true, Compile: spillway.Options{Allocator: quick.New}})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer code.Close()
	var sum func(a, b int64) (int64, error)
	if err := code.Func("sum", &sum); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sum(3, 4))
	for _, name := range []string{"square", "sum"} {
		if err := spillway.Recompile(ctx, code, parse(), name, spillway.Options{}); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(sum(3, 4)) // the variable is the same one
	// Output:
	// 27 <nil>
	// 29 <nil>
}

// TestRecompile compiles functions again while many goroutines call them, and says what cannot be compiled again.
func TestRecompile(t *testing.T) {
	onlyHere(t)
	text := strings.ReplaceAll(lazyText, "@ask(", "@llabs(")
	text = strings.ReplaceAll(text, "@bye(", "@srand(")
	code := loaded(t, text, spillway.LoadOptions{Lazy: true})
	var fib, asks func(int64) (int64, error)
	if err := errors.Join(code.Func("fib", &fib), code.Func("asks", &asks)); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for k := range int64(50) {
				x, err := fib(12)
				y, err2 := asks(-k)
				if x != 144 || y != k+1 || err != nil || err2 != nil {
					t.Error(x, y, err, err2)
					return
				}
			}
		})
	}
	ctx := context.Background()
	var seen compiledFuncs
	for _, name := range []string{"fib", "one", "asks", "fib"} { // some before they are called first, perhaps
		if err := spillway.Recompile(ctx, code, parseText(t, text), name, spillway.Options{Check: true, ObservePass: seen.observe}); err != nil {
			t.Error(err)
		}
	}
	wg.Wait()
	if got := seen.list(); got != "asks fib fib one" {
		t.Errorf("compiled again: %s", got)
	}
	for name, want := range map[string]string{"nobody": "no lazily compiled function nobody", "aliased": "no lazily compiled function aliased"} {
		if err := spillway.Recompile(ctx, code, parseText(t, text), name, spillway.Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %s", name, err, want)
		}
	}
	if err := code.Close(); err != nil {
		t.Error(err)
	}
	if err := spillway.Recompile(ctx, code, parseText(t, text), "fib", spillway.Options{}); !errors.Is(err, load.ErrClosed) {
		t.Errorf("a closed module: %v", err)
	}
	several := loaded(t, "define i64 @f() { ret i64 1 }", spillway.LoadOptions{Lazy: true, With: []*ir.Module{parseText(t, "@f = internal global i64 0\ndefine i64 @g() { %r = load i64, ptr @f  ret i64 %r }")}})
	var f, g func() int64
	if err := errors.Join(several.Func("f", &f), several.Func("g", &g)); err != nil {
		t.Fatal(err)
	}
	if f() != 1 || g() != 0 {
		t.Error("a local symbol of one module is taken for that of another")
	}
	if err := spillway.Recompile(ctx, several, parseText(t, "define i64 @f() { ret i64 2 }"), "f", spillway.Options{}); err == nil || !strings.Contains(err.Error(), "together with others") {
		t.Errorf("one of several modules: %v", err)
	}
	whole := loaded(t, "define i64 @f() { ret i64 1 }", spillway.LoadOptions{})
	if err := spillway.Recompile(ctx, whole, parseText(t, "define i64 @f() { ret i64 2 }"), "f", spillway.Options{}); err == nil || !strings.Contains(err.Error(), "without Options.Lazy") {
		t.Errorf("a module that is not lazy: %v", err)
	}
}

// compiledFuncs notes the functions that are compiled.
type compiledFuncs struct {
	mu    sync.Mutex
	names []string
}

func (c *compiledFuncs) observe(pass string, s *spillway.State) {
	if pass != "encode" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.names = append(c.names, s.IR.Name)
}

func (c *compiledFuncs) list() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	slices.Sort(c.names)
	return strings.Join(c.names, " ")
}

const lazyText = `
@table = internal constant [2 x ptr] [ptr @one, ptr @two]
@text = private constant [6 x i8] c"hello\00"
@count = internal global i64 0
@other = alias i64 (i64), ptr @aliased
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @begin, ptr null }]
declare i64 @ask(i64)
declare i64 @strlen(ptr)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @atexit(ptr)
declare i32 @__cxa_atexit(ptr, ptr, ptr)
declare void @bye(i64)
@left = global i64 0
@__dso_handle = external hidden global i8
define internal void @begin() { store i64 100, ptr @count  ret void }
define internal i64 @one(i64 %x) { %r = add i64 %x, 1  ret i64 %r }
define internal i64 @two(i64 %x) { %r = add i64 %x, 2  ret i64 %r }
define i64 @aliased(i64 %x) { %r = add i64 %x, 50  ret i64 %r }
define i64 @viaTable(i64 %i, i64 %x) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %f = load ptr, ptr %p
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @bump() { %c = load i64, ptr @count  %d = add i64 %c, 1  store i64 %d, ptr @count  ret i64 %d }
define i64 @hello() { %n = call i64 @strlen(ptr @text)  %r = and i64 %n, 255  ret i64 %r }
define i64 @asks(i64 %x) { %y = call i64 @ask(i64 %x)  %r = call i64 @one(i64 %y)  ret i64 %r }
define i1 @same(ptr %p) { %r = icmp eq ptr %p, @same  ret i1 %r }
define ptr @address() { ret ptr @same }
define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %done, label %more
more:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %r = add i64 %x, %y
  ret i64 %r
done:
  ret i64 %n
}
define i64 @crash(ptr %p) { %r = load i64, ptr %p  ret i64 %r }
define double @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, double %x, double %y, float %z, <2 x double> %v) {
  %i0 = shl i64 %b, 1
  %i1 = add i64 %a, %i0
  %i2 = mul i64 %c, 3
  %i3 = add i64 %i1, %i2
  %i4 = mul i64 %f, 5
  %i5 = add i64 %i3, %i4
  %i6 = mul i64 %g, 7
  %i7 = add i64 %i5, %i6
  %d0 = sitofp i64 %i7 to double
  %d1 = fadd double %d0, %x
  %zz = fpext float %z to double
  %d2 = fsub double %d1, %y
  %d3 = fadd double %d2, %zz
  %v1 = extractelement <2 x double> %v, i32 1
  %d4 = fadd double %d3, %v1
  ret double %d4
}
define i128 @mod(i128 %a, i128 %b) { %r = urem i128 %a, %b  ret i128 %r }
define internal void @last() { call void @bye(i64 1)  ret void }
define internal void @destroy(ptr %p) { %x = ptrtoint ptr %p to i64  call void @bye(i64 %x)  ret void }
define void @register() {
  %a = call i32 @atexit(ptr @last)
  %b = call i32 @__cxa_atexit(ptr @destroy, ptr inttoptr (i64 2 to ptr), ptr @__dso_handle)
  ret void
}
define void @never() { call void @never()  ret void }
`

// TestLazy calls functions that are compiled when they are called first: by Go, by each other, by their address
// and by callbacks, with all that a call passes.
func TestLazy(t *testing.T) {
	var seen compiledFuncs
	var code *spillway.Loaded
	opts := spillway.LoadOptions{Lazy: true, Compile: spillway.Options{Check: true, Discard: true, ObservePass: seen.observe}}
	var byes []int64
	opts.Callbacks = map[string]any{"bye": func(x int64) { byes = append(byes, x) }, "ask": func(x int64) int64 {
		var fib func(int64) (int64, error)
		if err := code.Func("fib", &fib); err != nil {
			t.Error(err)
		}
		y, err := fib(x)
		if err != nil {
			t.Error(err)
		}
		return y
	}}
	code = loaded(t, lazyText, opts)
	if got := seen.list(); got != "aliased begin" {
		t.Errorf("compiled when it is loaded: %s", got)
	}
	var bump, hello func() (int64, error)
	var viaTable func(i, x int64) (int64, error)
	var asks, other func(int64) (int64, error)
	var same func(uintptr) (bool, error)
	var address func() (uintptr, error)
	var crash func(uintptr) (int64, error)
	var many func(a, b, c, d, e, f, g int64, x, y float64, z float32, v [2]float64) (float64, error)
	for name, fn := range map[string]any{"bump": &bump, "hello": &hello, "viaTable": &viaTable, "asks": &asks, "other": &other, "same": &same,
		"address": &address, "crash": &crash, "many": &many} {
		if err := code.Func(name, fn); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := many(1, 2, 3, 4, 5, 6, 7, 0.5, 0.25, 8, [2]float64{0, 16}); got != 1+4+9+30+49+0.5-0.25+8+16 || err != nil {
		t.Error("many:", got, err)
	}
	if got := seen.list(); got != "aliased begin many" {
		t.Errorf("compiled after a call: %s", got)
	}
	check := func(name string, got int64, err error, want int64) {
		t.Helper()
		if got != want || err != nil {
			t.Errorf("%s: %d, %v; want %d", name, got, err, want)
		}
	}
	for range 2 {
		x, err := viaTable(1, 40)
		check("viaTable", x, err, 42)
	}
	x, err := bump()
	check("bump", x, err, 101)
	x, err = bump()
	check("bump", x, err, 102)
	x, err = hello()
	check("hello", x, err, 5)
	x, err = asks(20)
	check("asks", x, err, 6766)
	x, err = other(1)
	check("other", x, err, 51)
	if wordBits == 64 { // else its result is not in registers
		var mod func(a, b [2]uint64) ([2]uint64, error)
		if err := code.Func("mod", &mod); err != nil {
			t.Fatal(err)
		}
		if got, err := mod([2]uint64{5, 1}, [2]uint64{0, 1}); got != [2]uint64{5, 0} || err != nil {
			t.Error("mod:", got, err)
		}
	}
	at, err := address()
	if is, err2 := same(at); !is || err != nil || err2 != nil || at != code.Symbol("same") {
		t.Errorf("the address of a function is 0x%x in code, 0x%x for Go: %v %v", at, code.Symbol("same"), err, err2)
	}
	var fault *load.Fault
	if _, err := crash(8); !errors.As(err, &fault) || fault.Function != "crash" || fault.Addr != 8 {
		t.Error("a fault:", err)
	}
	if strings.Contains(seen.list(), "never") {
		t.Error("what is never called is compiled")
	}
	var register func() error
	if err := code.Func("register", &register); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(register(), code.Close()); err != nil {
		t.Error(err)
	}
	if !slices.Equal(byes, []int64{2, 1}) {
		t.Errorf("destructors that were registered, compiled when the module was closed: %d", byes)
	}
}

// TestLazyTraffic calls functions first from many goroutines at once while modules come and go.
func TestLazyTraffic(t *testing.T) {
	onlyHere(t)
	for range 4 {
		var seen compiledFuncs
		m, err := spillway.Load(context.Background(), parseText(t, lazyText), spillway.LoadOptions{Host: process.Host(), Lazy: true,
			Callbacks: map[string]any{"ask": func(x int64) int64 { return x }, "bye": func(int64) {}},
			Compile:   spillway.Options{ObservePass: seen.observe}})
		if err != nil {
			t.Fatal(err)
		}
		var fib, asks func(int64) (int64, error)
		var viaTable func(i, x int64) (int64, error)
		if err := errors.Join(m.Func("fib", &fib), m.Func("asks", &asks), m.Func("viaTable", &viaTable)); err != nil {
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		for i := range 16 {
			wg.Go(func() {
				if i == 15 { // calls that run end as they should, later ones are errors
					if err := m.Close(); err != nil {
						t.Error(err)
					}
				}
				for k := range int64(20) {
					x, err := fib(10)
					y, err2 := asks(k)
					z, err3 := viaTable(k&1, k)
					if err := errors.Join(err, err2, err3); err != nil {
						if !errors.Is(err, load.ErrClosed) {
							t.Error(err)
						}
						return
					}
					if x != 55 || y != k+1 || z != k+1+k&1 {
						t.Error(x, y, z, k)
					}
				}
			})
		}
		wg.Wait()
		for name, n := range count(seen.names) {
			if n > 1 {
				t.Errorf("%s is compiled %d times", name, n)
			}
		}
	}
}

func count(names []string) map[string]int {
	n := make(map[string]int)
	for _, name := range names {
		n[name]++
	}
	return n
}

// TestLazyWide runs code that needs AVX2 where the processor has it, with vectors of 32 bytes that are passed to
// a function that is compiled by the call; on other processors it expects an error.
func TestLazyWide(t *testing.T) {
	onlyHere(t)
	const text = `
define internal <8 x float> @sum(<8 x float> %a, <8 x float> %b) noinline { %r = fadd <8 x float> %a, %b  ret <8 x float> %r }
define void @add(ptr %p, ptr %q) {
  %a = load <8 x float>, ptr %p, align 4
  %b = load <8 x float>, ptr %q, align 4
  %r = call <8 x float> @sum(<8 x float> %a, <8 x float> %b)
  store <8 x float> %r, ptr %p, align 4
  ret void
}`
	if runtime.GOARCH == "arm64" {
		t.Skip("the processors are x86-64's")
	}
	if os.Getenv("SPILLWAY_TEST_REFUSED") != "" {
		_, err := spillway.Load(context.Background(), parseText(t, text), spillway.LoadOptions{Host: process.Host(), Compile: spillway.Options{CPU: "x86-64-v3"}})
		if err == nil || !strings.Contains(err.Error(), "code for x86-64-v3 requires avx2, which this processor does not have") {
			t.Errorf("code for AVX2 is loaded without it: %v", err)
		}
		return
	}
	without := exec.Command(os.Args[0], "-test.run", "^TestLazyWide$")
	without.Env = append(os.Environ(), "SPILLWAY_TEST_REFUSED=1", "GODEBUG=cpu.avx2=off")
	if out, err := without.CombinedOutput(); err != nil {
		t.Errorf("a processor without AVX2: %v\n%s", err, out)
	}
	if !leftout.HaveCPU(t, "avx2") {
		return
	}
	for _, lazy := range []bool{false, true} {
		m, err := spillway.Load(context.Background(), parseText(t, text), spillway.LoadOptions{Host: process.Host(), Lazy: lazy,
			Compile: spillway.Options{CPU: "x86-64-v3"}})
		if err != nil {
			t.Fatal(err)
		}
		var add func(p, q *[8]float32) error
		if err := m.Func("add", &add); err != nil {
			t.Fatal(err)
		}
		a, b := [8]float32{1, 2, 3, 4, 5, 6, 7, 8}, [8]float32{10, 20, 30, 40, 50, 60, 70, 80}
		if err := add(&a, &b); err != nil || a != [8]float32{11, 22, 33, 44, 55, 66, 77, 88} {
			t.Error(a, err)
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestLazyUnloading loads and unloads many times; nothing may be left of the functions that were compiled.
func TestLazyUnloading(t *testing.T) {
	onlyHere(t)
	scope, err := load.NewScope(process.Host())
	if err != nil {
		t.Fatal(err)
	}
	maps := func() int {
		text, err := os.ReadFile("/proc/self/maps")
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(text), "\n")
	}
	once := func() {
		m, err := spillway.Load(context.Background(), parseText(t, lazyText), spillway.LoadOptions{Scope: scope, Lazy: true,
			Callbacks: map[string]any{"ask": func(x int64) int64 { return x }, "bye": func(int64) {}}})
		if err != nil {
			t.Fatal(err)
		}
		var fib, asks func(int64) int64
		if err := errors.Join(m.Func("fib", &fib), m.Func("asks", &asks)); err != nil {
			t.Fatal(err)
		}
		if fib(5) != 5 || asks(1) != 2 {
			t.Error("wrong results")
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
	once()
	before := maps()
	for range 50 {
		once()
	}
	if after := maps(); after > before+25 {
		t.Errorf("%d mappings became %d", before, after)
	}
}
