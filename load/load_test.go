package load_test

import (
	"bytes"
	"cmp"
	delf "debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"unsafe"

	"spillway/internal/leftout"
	"spillway/load"
	"spillway/load/process"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
	"spillway/target/i386"
)

// newScope returns a scope in this process, or leaves the test out.
func newScope(t testing.TB) *load.Scope {
	t.Helper()
	s, err := load.NewScope(process.Host())
	if err != nil {
		if runtime.GOOS != "linux" || !slices.Contains([]string{"amd64", "386", "arm64"}, runtime.GOARCH) {
			t.Skip(err)
		}
		t.Fatal(err)
	}
	return s
}

// cc makes an object of C.
func cc(t testing.TB, source string, flags ...string) *object.File {
	t.Helper()
	return compiled(t, "gcc", "a.c", source, flags...)
}

func compiled(t testing.TB, compiler, name, source string, flags ...string) *object.File {
	t.Helper()
	f, err := elf.Read(name, objectBytes(t, compiler, name, source, flags...), format())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// format returns how objects of this process's machine look.
func format() *target.ObjectFormat {
	switch runtime.GOARCH {
	case "386":
		return i386.Object()
	case "arm64":
		return arm64.Object()
	}
	return amd64.Object()
}

// objectBytes compiles a source file.
func objectBytes(t testing.TB, compiler, name, source string, flags ...string) []byte {
	t.Helper()
	if runtime.GOARCH == "arm64" {
		// Debian has the libraries for another machine's programs, and clang makes these.
		compiler = map[string]string{"gcc": "clang-19", "clang-19": "clang-19"}[compiler]
		const triple = "aarch64-linux-gnu"
		dir := "/usr/" + triple + "/include"
		flags = append([]string{"--target=" + triple, "-isystem", dir + "/c++/12", "-isystem", dir + "/c++/12/" + triple, "-isystem", dir}, flags...)
	}
	leftout.Need(t, compiler)
	dir := t.TempDir()
	src, obj := filepath.Join(dir, name), filepath.Join(dir, "a.o")
	if err := os.WriteFile(src, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	flags = append([]string{"-O1", "-fPIC", "-c", "-o", obj}, flags...)
	if runtime.GOARCH == "386" {
		flags = append(flags, "-m32", "-msse2")
	}
	if out, err := exec.Command(compiler, append(flags, src)...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", compiler, err, out)
	}
	data, err := os.ReadFile(obj)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// loadC loads C into a scope of its own.
func loadC(t testing.TB, source string, opts load.Options, flags ...string) *load.Module {
	t.Helper()
	m, err := newScope(t).Load([]*object.File{cc(t, source, flags...)}, opts)
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

// function sets *fn to a function of m.
func function(t testing.TB, m *load.Module, name string, fn any) {
	t.Helper()
	if err := m.Func(name, fn); err != nil {
		t.Fatal(err)
	}
}

func TestCall(t *testing.T) {
	m := loadC(t, `
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
int counter = 40;
static const char *names[] = {"zero", "one", "two"};
int add(int a, long long b) { return a + b + counter; }
unsigned char low(unsigned char a) { return a + 200; }
double mix(int a, double b, long long c, float d, short e, double f, int g, int h, int i, int j, double k, double l, double m, double n, double o, double p, double q)
{ return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10 + k * 11 + l * 12 + m * 13 + n * 14 + o * 15 + p * 16 + q * 17; }
double root(double x) { return sqrt(x) + cbrt(x); }
const char *name(int i) { return names[i]; }
size_t length(const char *s) { return strlen(s); }
struct two { long long a; double b; }; struct two both(long long a, double b) { return (struct two){a + 1, b * 2}; }
struct five { int v[5]; }; struct five fill(int x) { struct five f; for (int i = 0; i < 5; i++) f.v[i] = x + i; return f; }
int total(struct five f, int x) { for (int i = 0; i < 5; i++) x += f.v[i]; return x; }
_Bool odd(int x) { return x & 1; }
void set(int *p, int v) { *p = v; }
int format(char *b, const char *f, int x, double y) { return sprintf(b, f, x, y); }
`, load.Options{})
	var add func(int32, int64) int32
	function(t, m, "add", &add)
	if got := add(-50, 11); got != 1 {
		t.Errorf("add: %d", got)
	}
	*(*int32)(pointer(m.Symbol("counter"))) = 100
	if got := add(1, 2); got != 103 {
		t.Errorf("add after counter = 100: %d", got)
	}
	var low func(uint8) uint8
	function(t, m, "low", &low)
	if got := low(100); got != 44 {
		t.Errorf("low: %d", got)
	}
	var mix func(a int32, b float64, c int64, d float32, e int16, f float64, g, h, i, j int32, k, l, m, n, o, p, q float64) float64
	function(t, m, "mix", &mix)
	if got := mix(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17); got != 1+4+9+16+25+36+49+64+81+100+121+144+169+196+225+256+289 {
		t.Errorf("mix: %v", got)
	}
	var root func(float64) float64
	function(t, m, "root", &root)
	if got := root(64); got != 12 {
		t.Errorf("root: %v", got)
	}
	var name func(int32) *byte
	function(t, m, "name", &name)
	if got := unsafe.String(name(2), 3); got != "two" {
		t.Errorf("name: %s", got)
	}
	var length func(string) uintptr
	function(t, m, "length", &length)
	if got := length("hello, world"); got != 12 {
		t.Errorf("length: %d", got)
	}
	type two struct {
		A int64
		B float64
	}
	var both func(int64, float64) two
	function(t, m, "both", &both)
	if got := both(1, 2); got != (two{2, 4}) {
		t.Errorf("both: %v", got)
	}
	var fill func(int32) [5]int32
	function(t, m, "fill", &fill)
	if got := fill(3); got != [5]int32{3, 4, 5, 6, 7} {
		t.Errorf("fill: %v", got)
	}
	var total func([5]int32, int32) (int32, error)
	function(t, m, "total", &total)
	if got, err := total([5]int32{1, 2, 3, 4, 5}, 100); got != 115 || err != nil {
		t.Errorf("total: %v, %v", got, err)
	}
	var odd func(int32) bool
	function(t, m, "odd", &odd)
	if odd(2) || !odd(3) {
		t.Error("odd")
	}
	var set func(*int32, int32)
	function(t, m, "set", &set)
	var x int32
	if set(&x, 7); x != 7 {
		t.Errorf("set: %d", x)
	}
	var format func(*byte, string, int32, float64) int32
	function(t, m, "format", &format)
	var buf [64]byte
	if n := format(&buf[0], "%d %.2f", 42, math.Pi); string(buf[:n]) != "42 3.14" {
		t.Errorf("format: %s", buf[:n])
	}
}

func pointer(addr uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

func TestFaults(t *testing.T) {
	m := loadC(t, `
#include <stdlib.h>
#include <string.h>
int peek(volatile int *p) { return *p; }
int divide(int a, int b) { return a / b; }
int deep(int n) { volatile char b[4096]; b[n & 4095] = n; return n == 0 ? 0 : deep(n - 1) + b[1]; }
long long length(const char *s) { return strlen(s); }
void trap(void) { __builtin_trap(); }
void quit(void) { abort(); }
void jump(void (*f)(void)) { f(); }
double sum(double a, double b) { return a + b; }
`, load.Options{})
	var peek func(uintptr) (int32, error)
	var divide func(int32, int32) (int32, error)
	var deep func(int32) (int32, error)
	var length func(uintptr) (int64, error)
	var trap, quit func() error
	var jump func(uintptr) error
	var sum func(float64, float64) float64
	function(t, m, "peek", &peek)
	function(t, m, "divide", &divide)
	function(t, m, "deep", &deep)
	function(t, m, "length", &length)
	function(t, m, "trap", &trap)
	function(t, m, "quit", &quit)
	function(t, m, "jump", &jump)
	function(t, m, "sum", &sum)
	check := func(err error, sig syscall.Signal, text string) {
		t.Helper()
		var f *load.Fault
		if !errors.As(err, &f) || f.Signal != sig || !strings.Contains(err.Error(), text) {
			t.Errorf("%v, want %v and %q", err, sig, text)
		}
		if got := sum(1.5, 2); got != 3.5 {
			t.Errorf("after %v: sum is %v", err, got)
		}
	}
	for range 3 {
		_, err := peek(16)
		inPeek := "in peek+0x0" // of the instruction
		if runtime.GOARCH == "386" {
			inPeek = "in peek+0x4"
		}
		check(err, syscall.SIGSEGV, inPeek+" of a.c: address 0x10")
		if runtime.GOARCH != "arm64" { // where divisions do not fault, and traps are those of debuggers
			_, err = divide(1, 0)
			check(err, syscall.SIGFPE, "in divide")
			check(trap(), syscall.SIGILL, "in trap")
		} else {
			check(trap(), syscall.SIGTRAP, "in trap")
		}
		if q, err := divide(7, 2); q != 3 || err != nil {
			t.Errorf("divide: %v, %v", q, err)
		}
		_, err = deep(1 << 30)
		check(err, syscall.SIGSEGV, "stack overflow in deep")
		_, err = length(8)
		check(err, syscall.SIGSEGV, "outside loaded code")
		check(quit(), syscall.SIGABRT, "aborted")
		check(jump(0), syscall.SIGSEGV, "address 0x0")
	}
	// A fault in Go stays a panic of Go's, and without an error result it is a panic.
	func() {
		defer func() {
			if r, ok := recover().(runtime.Error); !ok || !strings.Contains(r.Error(), "nil pointer") {
				t.Errorf("Go's fault is %v", r)
			}
		}()
		var p *int
		t.Log(*p)
	}()
	var bare func(uintptr) int32
	function(t, m, "peek", &bare)
	func() {
		defer func() {
			if f, ok := recover().(*load.Fault); !ok || f.Addr != 32 {
				t.Errorf("the panic is %v", f)
			}
		}()
		bare(32)
	}()
}

func TestCallbacks(t *testing.T) {
	var inner func(int32) (int32, error)
	opts := load.Options{Callbacks: map[string]any{
		"twice": func(x int32) int32 { return 2 * x },
		"mean":  func(a, b float64, n int64) float64 { return (a + b) / float64(n) },
		"again": func(x int32) int32 {
			if x == 0 {
				return 0
			}
			y, err := inner(x - 1)
			if err != nil {
				panic(err)
			}
			return y + 1
		},
		"fail": func() { panic("from Go") },
		"wild": func() { var p *int; *p = 1 },
		"many": func(a, b, c, d, e, f, g, h int64) int64 { return a + 2*b + 3*c + 4*d + 5*e + 6*f + 7*g + 8*h },
	}}
	m := loadC(t, `
int twice(int); double mean(double, double, long long); int again(int); void fail(void); void wild(void);
long long many(long long, long long, long long, long long, long long, long long, long long, long long);
int call(int x) { return twice(x) + 1; }
double average(double a, double b) { return mean(a, b, 2) + 1; }
int inner(int x) { return again(x); }
int after(int x) { fail(); return x; }
void stray(void) { wild(); }
int bad(int *p) { twice(1); return *p; }
long long lots(long long x) { return many(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7); }
int through(int (*f)(int), int x) { return f(x); }
int (*address(void))(int) { return twice; }
`, opts)
	var call, after func(int32) int32
	var average func(float64, float64) float64
	var stray func()
	var bad func(uintptr) (int32, error)
	var lots func(int64) int64
	var address func() uintptr
	var through func(uintptr, int32) int32
	function(t, m, "call", &call)
	function(t, m, "average", &average)
	function(t, m, "inner", &inner)
	function(t, m, "after", &after)
	function(t, m, "stray", &stray)
	function(t, m, "bad", &bad)
	function(t, m, "lots", &lots)
	function(t, m, "address", &address)
	function(t, m, "through", &through)
	for range 3 {
		if got := call(20); got != 41 {
			t.Errorf("call: %d", got)
		}
		if got := average(1, 2); got != 2.5 {
			t.Errorf("average: %v", got)
		}
		if got, err := inner(20); got != 20 || err != nil {
			t.Errorf("inner: %d, %v", got, err)
		}
		if got := lots(1); got != 1+4+9+16+25+36+49+64 {
			t.Errorf("lots: %d", got)
		}
		if got := through(address(), 4); got != 8 {
			t.Errorf("through: %d", got)
		}
		func() {
			defer func() {
				if r := recover(); r != "from Go" {
					t.Errorf("the panic is %v", r)
				}
			}()
			after(1)
		}()
		func() {
			defer func() {
				if r, ok := recover().(runtime.Error); !ok || !strings.Contains(r.Error(), "nil pointer") {
					t.Errorf("the panic is %v", r)
				}
			}()
			stray()
		}()
		var f *load.Fault
		if _, err := bad(24); !errors.As(err, &f) || f.Addr != 24 {
			t.Errorf("bad: %v", err)
		}
	}
}

func TestGoroutines(t *testing.T) {
	m := loadC(t, `
__thread int mine = 7; static __thread long long more[4];
int go(int);
int work(int n) { int before = mine; mine += n; more[n & 3]++; int after = go(n) + mine - before; mine = 7; return after; }
int peek(int *p) { return *p; }
`, load.Options{Callbacks: map[string]any{"go": func(x int32) int32 { runtime.Gosched(); return x }}}, "-ftls-model=initial-exec")
	var work func(int32) int32
	var peek func(uintptr) (int32, error)
	function(t, m, "work", &work)
	function(t, m, "peek", &peek)
	var wg sync.WaitGroup
	for g := range 16 {
		wg.Go(func() {
			for i := range 200 {
				if got := work(int32(g)); got != int32(2*g) {
					t.Errorf("work(%d): %d", g, got)
					return
				}
				if _, err := peek(8); err == nil && i%10 == 0 {
					t.Error("peek(8) is no fault")
				}
			}
		})
	}
	wg.Wait()
}

// TestCallbackAddress gives Go functions to code that takes functions, more than a page of them
// has room for.
func TestCallbackAddress(t *testing.T) {
	m := loadC(t, `
#include <stdlib.h>
void sort(double *v, unsigned long long n, int (*less)(const void *, const void *)) { qsort(v, n, sizeof *v, less); }
double apply(double (*f)(double, int), double x, int n) { return f(x, n); }
`, load.Options{})
	s := newScope(t)
	var sort func(*float64, uint64, uintptr) error
	var apply func(uintptr, float64, int32) (float64, error)
	function(t, m, "sort", &sort)
	function(t, m, "apply", &apply)
	compare, err := s.Callback(func(a, b *float64) int32 { return int32(cmp.Compare(*a, *b)) })
	if err != nil {
		t.Fatal(err)
	}
	defer compare.Close()
	v := make([]float64, 100)
	for i := range v {
		v[i] = float64(i * 37 % 100)
	}
	if err := sort(&v[0], uint64(len(v)), compare.Addr()); err != nil || !slices.IsSorted(v) {
		t.Errorf("sort: %v, %v", err, v)
	}
	for range 3 {
		var all []*load.Callback
		for i := range 600 {
			c, err := s.Callback(func(x float64, n int32) float64 { return x + float64(n) + float64(i) })
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, c)
		}
		for i, c := range all {
			if got, err := apply(c.Addr(), 0.5, 10); got != 10.5+float64(i) || err != nil {
				t.Fatalf("callback %d: %v, %v", i, got, err)
			}
			c.Close()
			c.Close()
		}
	}
	if _, err := s.Callback("no function"); err == nil {
		t.Error("a string is no callback")
	}
}

// asPrinter in the environment makes the test's program print through the C library, and then end as it says.
const asPrinter = "SPILLWAY_LOAD_PRINTER"

// again returns the command that runs a test of this program in another process, by the emulator where this one is emulated.
func again(test string) *exec.Cmd {
	args := []string{os.Args[0], "-test.run=^" + test + "$"}
	if runtime.GOARCH == "arm64" && exec.Command(os.Args[0], "-test.run=^$").Run() != nil {
		args = append([]string{"qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"}, args...)
	}
	return exec.Command(args[0], args[1:]...)
}

// TestFlush holds that what loaded code has printed into a pipe is written by Close and by Flush.
func TestFlush(t *testing.T) {
	if how := os.Getenv(asPrinter); how != "" {
		s := newScope(t)
		m, err := s.Load([]*object.File{cc(t, `#include <stdio.h>
			void say(void) { fputs("said\n", stdout); }`)}, load.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var say func()
		if err := m.Func("say", &say); err != nil {
			t.Fatal(err)
		}
		say()
		if how == "close" {
			err = m.Close()
		} else {
			err = s.Flush()
		}
		if err != nil {
			os.Exit(3)
		}
		os.Exit(0)
	}
	newScope(t)
	leftout.Need(t, "gcc")
	for _, how := range []string{"close", "flush"} {
		cmd := again("TestFlush")
		cmd.Env = append(os.Environ(), asPrinter+"="+how)
		if out, err := cmd.Output(); err != nil || string(out) != "said\n" {
			t.Errorf("%s: %q, %v", how, out, err)
		}
	}
	// To a file that takes nothing, Flush is an error.
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	var said strings.Builder
	cmd := again("TestFlush")
	cmd.Env, cmd.Stdout, cmd.Stderr = append(os.Environ(), asPrinter+"=flush"), full, &said
	if err := cmd.Run(); err == nil || cmd.ProcessState.ExitCode() != 3 {
		t.Errorf("into /dev/full: %v, not exit status 3: %s", err, &said)
	}
}

// TestPerfMap holds that the map for perf says where functions are.
func TestPerfMap(t *testing.T) {
	s := newScope(t)
	leftout.Need(t, "gcc")
	file := fmt.Sprintf("/tmp/perf-%d.map", os.Getpid())
	t.Cleanup(func() { os.Remove(file) })
	m, err := s.Load([]*object.File{cc(t, `int first(void) { return 1; } int second(int x) { return first() + x; }`)}, load.Options{PerfMap: true})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"first", "second"} {
		var start, size uint64
		for line := range strings.Lines(string(text)) {
			if strings.HasSuffix(line, " "+name+"\n") {
				fmt.Sscanf(line, "%x %x", &start, &size)
			}
		}
		if start != uint64(m.Symbol(name)) || size == 0 {
			t.Errorf("%s is at %x, and %x (%d bytes) in\n%s", name, m.Symbol(name), start, size, text)
		}
	}
}

// TestDebugger holds that the list that debuggers read has the objects as long as they are loaded, with the addresses of their sections.
func TestDebugger(t *testing.T) {
	s := newScope(t)
	leftout.Need(t, "gcc")
	names := []string{"first", "second"}
	var modules []*load.Module
	before := len(load.DebugImages())
	for _, name := range names {
		m, err := s.Load([]*object.File{cc(t, "int "+name+"(void) { return 1; }")}, load.Options{Debugger: true})
		if err != nil {
			t.Fatal(err)
		}
		modules = append(modules, m)
	}
	images := load.DebugImages()
	if len(images) != before+2 {
		t.Fatalf("%d objects are listed, want %d", len(images), before+2)
	}
	for i, name := range names { // the latest is the first in the list
		f, err := delf.NewFile(bytes.NewReader(images[1-i]))
		if err != nil {
			t.Fatal(err)
		}
		at := uint64(modules[i].Symbol(name))
		if text := f.Section(".text"); text == nil || at < text.Addr || at >= text.Addr+text.Size {
			t.Errorf("section .text is said to be elsewhere than %s, which is at %#x", name, at)
		}
	}
	modules[0].Close()
	if n := len(load.DebugImages()); n != before+1 {
		t.Errorf("%d objects are listed after one was closed, want %d", n, before+1)
	}
	modules[1].Close()
	if n := len(load.DebugImages()); n != before {
		t.Errorf("%d objects are listed after all were closed, want %d", n, before)
	}
}

// TestFaultLine holds that a fault says of which line of the program's text the instruction is, in every object with debug information.
func TestFaultLine(t *testing.T) {
	s := newScope(t)
	leftout.Need(t, "gcc")
	source := "int %s(int *p) {\n  int x = *(volatile int *)p;\n\n  if (x)\n    __builtin_trap();\n  return 0;\n}\nint %[1]s2(int *p) {\n  return *p;\n}\n"
	for _, flags := range [][]string{{"-gdwarf-4"}, {"-gdwarf-5"}, {"-gdwarf-5", "-O2", "-ffunction-sections"}} {
		m, err := s.Load([]*object.File{cc(t, fmt.Sprintf(source, "first"), flags...), cc(t, fmt.Sprintf(source, "second"), flags...),
			cc(t, fmt.Sprintf(source, "third"))}, load.Options{Name: "m"})
		if err != nil {
			t.Fatal(err)
		}
		one := int32(1)
		for _, c := range []struct {
			name string
			p    *int32
			line int
		}{{"first", nil, 2}, {"first2", nil, 9}, {"first", &one, 5}, {"second", &one, 5}, {"second2", nil, 9}, {"third", &one, 0}} {
			var f func(*int32) error
			function(t, m, c.name, &f)
			var fault *load.Fault
			if err := f(c.p); !errors.As(err, &fault) || fault.Line != c.line || !strings.HasPrefix(fault.Function, c.name) {
				t.Errorf("%v: %s: %v, want line %d", flags, c.name, err, c.line)
			} else if want := fmt.Sprintf("a.c:%d of m", c.line); c.line > 0 && !strings.Contains(err.Error(), want) {
				t.Errorf("%v: %q does not say %q", flags, err, want)
			}
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestJITDump reads the file for perf: the lines of each function and then its code.
func TestJITDump(t *testing.T) {
	s := newScope(t)
	leftout.Need(t, "gcc")
	dir := t.TempDir()
	m, err := s.Load([]*object.File{cc(t, "int first(void) { return 1; }\nint second(int x) { return first() + x; }", "-g")}, load.Options{JITDump: dir})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	b, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("jit-%d.dump", os.Getpid())))
	if err != nil {
		t.Fatal(err)
	}
	u32 := func(at int) uint32 { return binary.NativeEndian.Uint32(b[at:]) }
	u64 := func(at int) uint64 { return binary.NativeEndian.Uint64(b[at:]) }
	if u32(0) != 0x4A695444 || u32(4) != 1 || u32(8) != 40 || int(u32(20)) != os.Getpid() {
		t.Fatalf("the header is % x", b[:40])
	}
	lines := map[uint64]uint32{} // of the first row, by function
	code := map[string]uint64{}
	last := u64(24)
	for b = b[40:]; len(b) > 0; b = b[u32(4):] {
		if now := u64(8); now < last {
			t.Errorf("a record is from %d, the one before from %d", now, last)
		} else {
			last = now
		}
		switch u32(0) {
		case 2:
			if u64(16) != u64(32) {
				t.Errorf("the function at %x has its first line at %x", u64(16), u64(32))
			}
			lines[u64(16)] = u32(40)
		case 0:
			name, bytes, _ := strings.Cut(string(b[56:u32(4)]), "\x00")
			code[name] = u64(32)
			start := m.Symbol(name)
			if start == 0 { // a helper of position-independent code
				continue
			}
			if want := unsafe.String(*(**byte)(unsafe.Pointer(&start)), u64(40)); bytes != want || u64(48) != uint64(len(code)-1) {
				t.Errorf("%s is function %d, % x, want % x", name, u64(48), bytes, want)
			}
		default:
			t.Errorf("a record of kind %d", u32(0))
		}
	}
	for i, name := range []string{"first", "second"} {
		if at := uint64(m.Symbol(name)); code[name] != at || lines[at] != uint32(i+1) {
			t.Errorf("%s is at %x, line %d, want %x, %d", name, code[name], lines[at], at, i+1)
		}
	}
	if _, err := s.Load([]*object.File{cc(t, "int f(void) { return 1; }")}, load.Options{JITDump: filepath.Join(dir, "none")}); err == nil || !strings.Contains(err.Error(), "no such file or directory") {
		t.Errorf("a directory that there is not: %v", err)
	}
}
