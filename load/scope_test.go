package load_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/load"
	"spillway/object"
	"spillway/object/elf"
)

// TestScope loads modules that call each other, defines functions again and takes them back.
func TestScope(t *testing.T) {
	s := newScope(t)
	even := cc(t, "int odd(int); int even(int n) { return n == 0 ? 1 : odd(n - 1); } extern int shared; int read(void) { return shared; }", "-fno-optimize-sibling-calls")
	odd := cc(t, "int even(int); int shared = 5; int odd(int n) { return n == 0 ? 0 : even(n - 1); }")
	if _, err := s.Load([]*object.File{even}, load.Options{}); err == nil || !strings.Contains(err.Error(), "odd, shared are undefined") {
		t.Fatalf("undefined symbols: %v", err)
	}
	even = cc(t, "int odd(int); int even(int n) { return n == 0 ? 1 : odd(n - 1); } int (*other)(int) = odd;")
	load1 := func(f *object.File, opts load.Options) *load.Module {
		t.Helper()
		m, err := s.Load([]*object.File{f}, opts)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	m1 := load1(even, load.Options{Late: true})
	var isEven func(int32) (int32, error)
	function(t, m1, "even", &isEven)
	if got, err := isEven(0); got != 1 || err != nil {
		t.Fatalf("even(0) alone: %d, %v", got, err)
	}
	var fault *load.Fault
	if _, err := isEven(1); !errors.As(err, &fault) || fault.Undefined != "odd" || err.Error() != "load: call of undefined function odd" {
		t.Fatalf("even(1) alone: %v", err)
	}
	m2 := load1(odd, load.Options{})
	for n := range int32(20) {
		if got, err := isEven(n); got != 1-n&1 || err != nil {
			t.Fatalf("even(%d): %d, %v", n, got, err)
		}
	}
	// The latest definition counts, for modules that were loaded before, too.
	m3 := load1(cc(t, "int even(int); int odd(int n) { return 100 + n; }"), load.Options{})
	if got, _ := isEven(5); got != 104 {
		t.Fatalf("even(5) by the new odd: %d", got)
	}
	if err := m3.Close(); err != nil {
		t.Fatal(err)
	}
	if got, _ := isEven(5); got != 0 {
		t.Fatalf("even(5) by the old odd again: %d", got)
	}
	if n, err := s.Call(s.Symbol("even"), 6); n != 1 || err != nil {
		t.Errorf("Scope.Call: %d, %v", n, err)
	}
	if s.Symbol("odd") != m2.Symbol("odd") || s.Symbol("nobody") != 0 {
		t.Error("Scope.Symbol")
	}
	if err := m2.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := isEven(1); !errors.As(err, &fault) || fault.Undefined != "odd" {
		t.Fatalf("even(1) after odd was closed: %v", err)
	}
	if err := m1.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := isEven(0); !errors.Is(err, load.ErrClosed) {
		t.Fatalf("even(0) after Close: %v", err)
	}
}

// TestInitializers runs constructors by priority, and destructors and atexit functions at Close.
func TestInitializers(t *testing.T) {
	var log []string
	var mu sync.Mutex
	m := loadC(t, `
#include <stdlib.h>
void say(int);
static void bye(void) { say(4); }
__attribute__((constructor)) static void one(void) { say(1); atexit(bye); }
__attribute__((constructor(200))) static void zero(void) { say(0); }
__attribute__((destructor)) static void last(void) { say(5); }
void run(void) { say(3); }
`, load.Options{Callbacks: map[string]any{"say": func(x int32) { mu.Lock(); log = append(log, strconv.Itoa(int(x))); mu.Unlock() }}})
	var run func()
	function(t, m, "run", &run)
	run()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(log, " "); got != "0 1 3 4 5" {
		t.Errorf("order: %s", got)
	}
	s := newScope(t)
	_, err := s.Load([]*object.File{cc(t, "__attribute__((constructor)) static void start(void) { *(volatile int *)8 = 1; }")}, load.Options{})
	if err == nil || !strings.Contains(err.Error(), "initializer: load: segmentation fault in start") {
		t.Errorf("a constructor that faults: %v", err)
	}
}

// TestThreadLocals has a module's thread-local variables in every model of addressing them.
func TestThreadLocals(t *testing.T) {
	const source = `
__thread int a = 3; static __thread long long b; static __thread int *p = 0; int x = 9; __thread int *q = &x;
long long next(void) { b++; a += 2; if (!p) p = &a; return a + b * 100 + (*p != a) + (*q != 9); }
`
	for _, model := range []string{"global-dynamic", "local-dynamic", "initial-exec", "local-exec"} {
		flags := []string{"-ftls-model=" + model}
		if model == "local-exec" {
			flags = append(flags, "-fPIE")
		}
		m := loadC(t, source, load.Options{}, flags...)
		var next func() int64
		function(t, m, "next", &next)
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				if got := next(); got%100 != 3+2*(got/100) {
					t.Errorf("%s: %d", model, got)
				}
			})
		}
		wg.Wait()
	}
	s := newScope(t)
	if _, err := s.Load([]*object.File{cc(t, "__thread char a[100000]; int f(int i) { return a[i]; }", "-ftls-model=initial-exec")}, load.Options{}); err == nil || !strings.Contains(err.Error(), "thread-local variables of 100000 bytes: ") {
		t.Errorf("large block: %v", err)
	}
	if _, err := s.Load([]*object.File{cc(t, "extern __thread int away; int f(void) { return away; }")}, load.Options{Symbols: map[string]uintptr{"away": 1}}); err == nil || !strings.Contains(err.Error(), "away is not a thread-local variable of this module") {
		t.Errorf("another's variable: %v", err)
	}
}

// TestExceptions throws and catches inside a module, across modules, and through one in C.
func TestExceptions(t *testing.T) {
	leftout.Need(t, "clang-19")
	libs := load.Options{Libraries: []string{"libstdc++.so.6"}}
	s := newScope(t)
	cpp := func(text string) *load.Module {
		f := compiled(t, "clang-19", "a.cc", text)
		m, err := s.Load([]*object.File{f}, libs)
		if err != nil {
			if strings.Contains(err.Error(), "libstdc++.so.6: cannot open") {
				leftout.Skip(t, "no libstdc++")
			}
			t.Fatal(err)
		}
		return m
	}
	thrower := cpp(`
struct guard { int *p; ~guard() { ++*p; } };
extern "C" int risky(int x, int *p) { guard g{p}; if (x > 2) throw x; return x; }
`)
	catcher := cpp(`
extern "C" int risky(int x, int *p);
extern "C" int safe(int x) { int n = 0; try { return risky(x, &n) + 10 * n; } catch (int e) { return 1000 + e + 10 * n; } }
extern "C" void loose(int x) { int n; risky(x, &n); }
`)
	var safe func(int32) (int32, error)
	function(t, catcher, "safe", &safe)
	for range 100 {
		if got, err := safe(2); got != 12 && got != 2 || err != nil {
			t.Fatalf("safe(2): %d, %v", got, err)
		}
		if got, err := safe(5); got != 1015 || err != nil {
			t.Fatalf("safe(5): %d, %v", got, err)
		}
	}
	for _, m := range []*load.Module{catcher, thrower} {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestUnloading loads and unloads many times in one process.
func TestUnloading(t *testing.T) {
	n := 10000
	if testing.Short() {
		n = 1000
	}
	s := newScope(t)
	f := cc(t, `
#include <stdlib.h>
__thread int calls; static int data[1000] = {1}; double sqrt(double); int back(int);
static void bye(void) {}
__attribute__((constructor)) static void start(void) { atexit(bye); }
int f(int x) { calls++; data[x & 7]++; return back(x) + (int)sqrt(16) + calls; }
`, "-ftls-model=initial-exec", "-fasynchronous-unwind-tables")
	round := func(i int32) {
		m, err := s.Load([]*object.File{f}, load.Options{Callbacks: map[string]any{"back": func(x int32) int32 { return x + 1 }}})
		if err != nil {
			t.Fatal(err)
		}
		var fn func(int32) (int32, error)
		function(t, m, "f", &fn)
		if got, err := fn(i); got != i+6 || err != nil {
			t.Fatalf("round %d: %d, %v", i, got, err)
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range int32(500) {
		round(i)
	}
	open, err := s.Load([]*object.File{f}, load.Options{Callbacks: map[string]any{"back": func(x int32) int32 { return x }}})
	if err != nil {
		t.Fatal(err)
	}
	defer open.Close()
	maps, rss := memory(t)
	for i := range n {
		round(int32(i))
	}
	maps2, rss2 := memory(t)
	t.Logf("%d rounds: %d memory maps, then %d; %d kB resident, then %d", n, maps, maps2, rss, rss2)
	if maps2 > maps+20 || rss2 > rss+16<<10 {
		t.Errorf("growth over %d rounds: %d memory maps, then %d; %d kB resident, then %d", n, maps, maps2, rss, rss2)
	}
}

// memory returns the number of the process's memory maps and its resident memory in kB.
func memory(t *testing.T) (maps, rss int) {
	text, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Fatal(err)
	}
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), " rwx") {
		t.Errorf("memory is writable and executable at once:\n%s", text)
	}
	_, rest, _ := strings.Cut(string(status), "VmRSS:")
	fmt.Sscan(rest, &rss)
	return strings.Count(string(text), "\n"), rss
}

// TestBroken loads objects that are broken, each in one way.
func TestBroken(t *testing.T) {
	s := newScope(t)
	breaks := []struct {
		want string
		do   func(f *object.File)
	}{
		{"relocation of unknown type 99", func(f *object.File) { text(f).Relocs[0].Type = 99 }},
		{"_COPY is not valid in an object", func(f *object.File) { text(f).Relocs[0].Type = f.Format.Copy }},
		{"outside the section", func(f *object.File) { text(f).Relocs[0].Offset = 1 << 40 }},
		{"outside the section", func(f *object.File) { text(f).Relocs[0].Offset = -4 }},
		{"against symbol 1000 of", func(f *object.File) { text(f).Relocs[0].Symbol = 1000 }},
		{"is outside section", func(f *object.File) { symbol(f, "f").Value = 1 << 20 }},
		{"section 77 of", func(f *object.File) { symbol(f, "f").Section = 77 }},
		{"alignment 0x3", func(f *object.File) { text(f).Align = 3 }},
		{"section alignment 8192 exceeds the page size", func(f *object.File) { text(f).Align = 8192 }},
		{"size 0x40000000 differs from that of its contents", func(f *object.File) { text(f).Size = 1 << 30 }},
		{"exceed 1073741824 bytes in all", func(f *object.File) {
			f.Sections = append(f.Sections, object.Section{Name: ".bss", Kind: object.KindZeros, Attrs: object.Loaded | object.Writable, Align: 1, Size: 1 << 30})
		}},
		{"group 0: invalid section 55 of", func(f *object.File) { f.Groups = []object.Group{{Signature: 0, Sections: []object.SectionID{55}}} }},
		{"the object is for machine unknown", func(f *object.File) { f.Format = nil }},
		{"symbol nowhere is undefined", func(f *object.File) { symbol(f, "g").Name = "nowhere" }},
		{"symbol f is already defined in a.c", func(f *object.File) {
			f.Symbols = append(f.Symbols, *symbol(f, "f"))
		}},
	}
	if runtime.GOARCH == "amd64" { // where addresses wrap around everything is in reach
		breaks = append(breaks, struct {
			want string
			do   func(f *object.File)
		}{"out of range", func(f *object.File) { text(f).Relocs[0].Addend = 1 << 40 }})
	}
	source := cc(t, "int g(int); extern int v; int f(int x) { return g(x) + v; }")
	for _, b := range breaks {
		f := *source
		f.Sections = append([]object.Section(nil), f.Sections...)
		for i := range f.Sections {
			f.Sections[i].Relocs = append([]object.Reloc(nil), f.Sections[i].Relocs...)
		}
		f.Symbols = append([]object.Symbol(nil), f.Symbols...)
		b.do(&f)
		m, err := s.Load([]*object.File{&f}, load.Options{Symbols: map[string]uintptr{"g": 1, "v": 1}})
		if err == nil {
			m.Close()
		}
		if err == nil || !strings.Contains(err.Error(), b.want) {
			t.Errorf("%v, want %q", err, b.want)
		}
	}
}

func text(f *object.File) *object.Section {
	for i := range f.Sections {
		if f.Sections[i].Name == ".text" {
			return &f.Sections[i]
		}
	}
	panic("no .text")
}

func symbol(f *object.File, name string) *object.Symbol {
	for i := range f.Symbols {
		if f.Symbols[i].Name == name {
			return &f.Symbols[i]
		}
	}
	panic("no symbol " + name)
}

// TestSignatures holds Go types against those of the IR.
func TestSignatures(t *testing.T) {
	lay, widest := &ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16, MaxIntBytes: 8}, ir.I128
	if runtime.GOARCH == "386" {
		lay, widest = &ir.Layout{PtrBytes: 4, I64Align: 4, F64Align: 4, F80Align: 4, I128Align: 16, MaxIntBytes: 4}, ir.I64
	}
	long := ir.F80
	if runtime.GOARCH == "arm64" {
		long = ir.F128
	}
	sig := func(ret *ir.Type, params ...*ir.Type) load.Signature {
		return load.Signature{Type: ir.FuncOf(ret, false, params...)}
	}
	printf := load.Signature{Type: ir.FuncOf(ir.I32, true, ir.Ptr, ir.Ptr)}
	m := loadC(t, `
#include <stdio.h>
#ifdef __SIZEOF_INT128__
typedef __int128 widest;
#else
typedef long long widest;
#endif
widest wide(widest a, int b) { return a * b; }
int three(int x) { return x * 3; }
signed char small(signed char x) { return x - 100; }
typedef float v4 __attribute__((vector_size(16))); v4 vadd(v4 a, v4 b) { return a + b; }
long double more(long double x) { return x + 1; }
int text(char *b, const char *f, ...) { __builtin_va_list l; __builtin_va_start(l, f); int n = vsprintf(b, f, l); __builtin_va_end(l); return n; }
int variable;
`, load.Options{Layout: lay, Signatures: map[string]load.Signature{
		"wide": sig(widest, widest, ir.I32), "three": sig(ir.Int(29), ir.Int(29)),
		"small": sig(ir.I8, ir.I8), "vadd": sig(ir.V4F32, ir.V4F32, ir.V4F32), "more": sig(long, long), "text": printf,
	}})
	if runtime.GOARCH == "386" {
		var wide func(int64, int32) int64
		function(t, m, "wide", &wide)
		if got := wide(1<<40+1, -2); got != -1<<41-2 {
			t.Errorf("wide: %v", got)
		}
	} else {
		var wide func([2]uint64, int32) [2]uint64
		function(t, m, "wide", &wide)
		if got := wide([2]uint64{1 << 63, 1}, 2); got != [2]uint64{0, 3} {
			t.Errorf("wide: %v", got)
		}
	}
	var three func(uint32) int32
	function(t, m, "three", &three)
	if got := three(1<<29 - 1); got != -3 {
		t.Errorf("three: %d", got)
	}
	var vadd func(a, b [4]float32) [4]float32
	function(t, m, "vadd", &vadd)
	if got := vadd([4]float32{1, 2, 3, 4}, [4]float32{10, 20, 30, 40}); got != [4]float32{11, 22, 33, 44} {
		t.Errorf("vadd: %v", got)
	}
	if runtime.GOARCH == "arm64" { // whose long double has 128 bits
		var more func([16]byte) [16]byte
		function(t, m, "more", &more)
		if got := more([16]byte{14: 0xff, 15: 0x3f}); got != [16]byte{15: 0x40} {
			t.Errorf("more: %x", got)
		}
	} else {
		var more func([10]byte) [10]byte
		function(t, m, "more", &more)
		if got := more([10]byte{7: 0x80, 8: 0xff, 9: 0x3f}); got != [10]byte{7: 0x80, 8: 0x00, 9: 0x40} {
			t.Errorf("more: %x", got)
		}
	}
	var format func(b *byte, f string, x int64, y float64, s string) int32
	function(t, m, "text", &format)
	var buf [64]byte
	if n := format(&buf[0], "%lld %g %s", -5, 0.5, "end"); string(buf[:n]) != "-5 0.5 end" {
		t.Errorf("text: %s", buf[:n])
	}
	for _, c := range []struct {
		name string
		fn   any
		want string
	}{
		{"three", new(func(int64) int32), "three: parameter 1 is i29, but Go type is int64: want int32 or uint32"},
		{"three", new(func(int32)), ""},
		{"three", new(func(int32) float32), "three: the result is i29, but Go type is float32"},
		{"three", new(func(int32, int32) int32), "three: the function has 1 parameters"},
		{"three", new(func(int32) (int32, int32)), "results; use a struct for several"},
		{"three", new(func(string) int32), "parameter 1 is i29, but Go type is string"},
		{"three", new(func(map[int]int) int32), "cannot pass type map[int]int"},
		{"three", new(int), "want a pointer to a variable of function type, not *int"},
		{"small", new(func(bool) int8), "want int8 or uint8"},
		{"vadd", new(func(a, b [3]float32) [4]float32), "want a type of 16 bytes"},
		{"text", new(func(*byte) int32), "the function has 2 parameters"},
		{"text", new(func(*byte, string, float32) int32), "float32 cannot be passed as a variable argument"},
		{"variable", new(func()), "variable is not a function"},
		{"nobody", new(func()), "no exported function nobody"},
	} {
		err := m.Func(c.name, c.fn)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s as %T: %v, want %q", c.name, c.fn, err, c.want)
		}
	}
	s := newScope(t)
	f := cc(t, "int g(int); int f(int x) { return g(x); }")
	for _, c := range []struct {
		fn   any
		want string
	}{
		{func(int64) int32 { return 0 }, "callback g: parameter 1 is i32, but Go type is int64"},
		{func(int32) string { return "" }, "the result"},
		{5, "the callback g is int, not a Go function"},
	} {
		_, err := s.Load([]*object.File{f}, load.Options{Layout: lay, Signatures: map[string]load.Signature{"g": sig(ir.I32, ir.I32)}, Callbacks: map[string]any{"g": c.fn}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("callback %T: %v, want %q", c.fn, err, c.want)
		}
	}
}

// TestBytes flips bytes of an object: what is read and loaded may be nonsense, but comes as an
// error or as a module, whose initializers may fault.
func TestBytes(t *testing.T) {
	s := newScope(t)
	file := objectBytes(t, "gcc", "a.c", `
int g(int); extern int v; __thread int own = 4; static int (*table[])(int) = {g}; int common[20];
__attribute__((constructor)) static void start(void) { v++; own++; }
int f(int x) { return g(x) + v + own + common[x] + table[0](x); }
`, "-ftls-model=global-dynamic", "-fcommon")
	random := rand.New(rand.NewPCG(1, 2))
	v := make([]int32, 1024)
	opts := load.Options{Symbols: map[string]uintptr{"v": uintptr(unsafe.Pointer(&v[512]))}, Callbacks: map[string]any{"g": func(x int32) int32 { return x }}}
	read, loaded := 0, 0
	for range 3000 {
		data := bytes.Clone(file)
		for range 1 + random.IntN(4) {
			at := random.IntN(len(data))
			if random.IntN(2) == 0 { // tables rather than code
				at = len(data)/2 + random.IntN(len(data)/2)
			}
			data[at] = byte(random.Uint32())
		}
		f, err := elf.Read("a.o", data, format())
		if err != nil {
			continue
		}
		read++
		// Code that is not what it was may do anything: it does not run. Nor does the
		// unwinder read what is not what it was.
		for i := range f.Sections {
			if f.Sections[i].Name == ".eh_frame" {
				f.Sections[i].Name = ".rodata"
			}
			if f.Sections[i].Kind == object.KindInitArray || f.Sections[i].Kind == object.KindFiniArray || strings.HasPrefix(f.Sections[i].Name, ".init_array") || strings.HasPrefix(f.Sections[i].Name, ".fini_array") {
				f.Sections[i].Name, f.Sections[i].Kind = ".data", object.KindContents
			}
		}
		m, err := s.Load([]*object.File{f}, opts)
		if err != nil {
			continue
		}
		loaded++
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d of 3000 could be read, %d loaded", read, loaded)
	if read == 0 || loaded == 0 {
		t.Error("nothing was tested")
	}
	runtime.KeepAlive(v)
}

// TestTraffic loads, calls, defines again and closes modules of one scope from several goroutines
// at once: a caller sees one definition or the other, or that there is none.
func TestTraffic(t *testing.T) {
	s := newScope(t)
	caller, err := s.Load([]*object.File{cc(t, "int leaf(int); int call(int x) { int s = 0; for (int i = 0; i < 50; i++) s += leaf(x); return s; }")}, load.Options{Late: true})
	if err != nil {
		t.Fatal(err)
	}
	defer caller.Close()
	var call func(int32) (int32, error)
	function(t, caller, "call", &call)
	leaf := cc(t, "int leaf(int x) { return x + 1; }")
	stop := make(chan bool)
	var callers, loaders sync.WaitGroup
	for range 4 {
		callers.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				got, err := call(2)
				var f *load.Fault
				if err == nil && got != 150 || err != nil && (!errors.As(err, &f) || f.Undefined != "leaf") {
					t.Errorf("call: %d, %v", got, err)
					return
				}
			}
		})
	}
	for range 3 {
		loaders.Go(func() {
			for range 100 {
				m, err := s.Load([]*object.File{leaf}, load.Options{})
				if err != nil {
					t.Error(err)
					return
				}
				var fn func(int32) (int32, error)
				function(t, m, "leaf", &fn)
				if got, err := fn(1); got != 2 || err != nil {
					t.Errorf("leaf: %d, %v", got, err)
				}
				if err := m.Close(); err != nil {
					t.Error(err)
				}
				if _, err := fn(1); !errors.Is(err, load.ErrClosed) {
					t.Errorf("leaf after Close: %v", err)
				}
			}
		})
	}
	loaders.Wait()
	close(stop)
	callers.Wait()
}

// TestThreads calls Go from threads that the code makes, and has faults there and here.
func TestThreads(t *testing.T) {
	var sum atomic.Int64
	m := loadC(t, `
#include <pthread.h>
void add(long long); __thread long own = 5;
static void *work(void *p) { for (int i = 0; i < 100; i++) { own++; add(*(long *)p); } return (void *)own; }
long long run(void) {
	pthread_t t[8]; long v[8], total = 0;
	for (int i = 0; i < 8; i++) { v[i] = i; pthread_create(&t[i], 0, work, &v[i]); }
	for (int i = 0; i < 8; i++) { void *r; pthread_join(t[i], &r); total += (long)r; }
	return total + own;
}
`, load.Options{Callbacks: map[string]any{"add": func(x int64) { sum.Add(x) }}}, "-pthread")
	var run func() (int64, error)
	function(t, m, "run", &run)
	if got, err := run(); got != 8*105+5 || err != nil || sum.Load() != 2800 {
		t.Errorf("run: %d, %v; sum %d", got, err, sum.Load())
	}
}
