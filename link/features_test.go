package link_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/link"
	"spillway/object"
)

// A feature is a program of several files and what it prints.
type feature struct {
	name    string
	files   []string // C, or C++ where they begin with //C++
	library string   // C, made to a shared library that the program is linked with
	flags   []string
	want    string
}

var features = []feature{
	{name: "tls", files: []string{
		`#include <stdio.h>
#include <pthread.h>
extern __thread int b; static __thread int a = 3; __thread char z[100]; __thread long aligned __attribute__((aligned(64))) = 9;
extern __thread int far; int *of(void); int *lib(void);
void *run(void *p) { a++; b++; far++; z[3]++; aligned++; printf("%d %d %d %d %ld %d %d\n", a, b, far, z[3], aligned, (int)((unsigned long)&aligned % 64), *of() == b); return 0; }
int main(void) { pthread_t t; a = 100; b = 200; far = 300; pthread_create(&t, 0, run, 0); pthread_join(t, 0); run(0); printf("%d\n", lib() == &far); return 0; }`,
		`__thread int b = 7; static __thread int c = 1; int *of(void) { c++; return &b; }`},
		library: `__thread int far = 40; int *lib(void) { return &far; }`,
		want:    "4 8 41 1 10 0 1\n101 201 301 1 10 0 1\n1\n"},
	{name: "weak and common", flags: []string{"-fcommon"}, files: []string{
		`#include <stdio.h>
int shared; long big[100]; __attribute__((weak)) int f(void) { return 1; } __attribute__((weak)) int g(void) { return 2; }
extern int none(void) __attribute__((weak)); extern int nothing __attribute__((weak)); int h(void);
int main(void) { printf("%d %d %d %d %d\n", f(), g(), none ? none() : -1, &nothing != 0, h()); return 0; }`,
		`int shared; long big[200]; int f(void) { return 10; } int h(void) { big[199] = 1; return shared; }`},
		want: "10 2 -1 0 0\n"},
	{name: "initializers", files: []string{
		`#include <stdio.h>
static void a(void) { puts("101"); } static void b(void) { puts("last"); } static void pre(int n, char **v, char **e) { puts("pre"); }
__attribute__((constructor(300))) static void c(void) { puts("300"); }
__attribute__((constructor(101))) static void d(void) { a(); }
__attribute__((constructor)) static void e(int n, char **v, char **env) { printf("plain %d %s\n", n, env && env[0] ? "env" : "none"); }
__attribute__((destructor(101))) static void f(void) { b(); }
__attribute__((destructor)) static void g(void) { puts("first"); }
__attribute__((section(".preinit_array"), used)) static void (*p)(int, char **, char **) = pre;
int main(void) { puts("main"); return 0; }`},
		want: "pre\n101\n300\nplain 1 env\nmain\nfirst\nlast\n"},
	{name: "indirect functions", files: []string{
		`#include <stdio.h>
int pick(void); int (*table[])(void) = {pick, pick}; extern int (*other)(void);
int main(void) { printf("%d %d %d %d\n", pick(), table[1](), table[0] == pick, other == pick); return 0; }`,
		`static int one(void) { return 1; } static int two(void) { return 2; }
static void *choose(void) { return two; } int pick(void) __attribute__((ifunc("choose"))); int (*other)(void) = pick;`},
		want: "2 2 1 1\n"},
	{name: "function pointers", files: []string{
		`#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void *lib(void); extern int number; int *where(void); int call(int (*)(int)); int twice(int x) { return 2 * x; } extern const char *const names[2]; extern int alias;
static size_t (*p)(const char *) = strlen; int *q = &number;
int main(void) { number++; alias++; printf("%d %d %d %d %d %s\n", lib() == (void *)strlen && p == strlen, where() == &number, *q, call(twice), *where(), names[1]); return 0; }`},
		library: `#include <string.h>
int number = 41; extern int alias __attribute__((alias("number"))); const char *const names[2] = {"a", "b"};
void *lib(void) { return strlen; } int *where(void) { return &number; } int twice(int x) { return 3 * x; } int call(int (*f)(int)) { return f(10) + (f == twice); }`,
		want: "1 1 43 21 43 b\n"},
	{name: "sections by name", files: []string{
		`#include <stdio.h>
extern int __start_items[], __stop_items[]; extern char _end[], __bss_start[], _edata[], __executable_start[], _etext[]; static int zero[100];
__attribute__((section("items"))) int i1 = 1, i2 = 2;
int main(void) { int s = 0; for (int *p = __start_items; p < __stop_items; p++) s += *p; printf("%d %d\n", s, _end > (char *)zero && __bss_start >= _edata && (char *)main < _etext && (char *)main > __executable_start); return 0; }`,
		`__attribute__((section("items"))) int i3 = 39;`},
		want: "42 1\n"},
	{name: "merged strings", files: []string{
		`#include <stdio.h>
extern const char *s; const char *t = "same text"; const __WCHAR_TYPE__ w[] = L"wide"; double d = 0;
int main(void) { printf("%d %s %s %.3f\n", s == t, s, "other" + 2, 1.125 * (d + 1)); return 0; }`,
		`const char *s = "same text"; const void *v = L"wide";`},
		flags: []string{"-O2"}, want: "1 same text her 1.125\n"},
	{name: "exceptions", files: []string{
		`//C++
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
#include <map>
template <class T> struct counter { static thread_local int n; counter() { n++; } ~counter() { n--; } };
template <class T> thread_local int counter<T>::n = 0;
inline int &once() { static int x = 5; return x; }
int other(int);
struct A { std::string s; A(const char *p) : s(p) { std::cout << "make " << s << "\n"; } ~A() { std::cout << "end " << s << "\n"; } } global("global");
int main() {
	std::map<std::string, std::vector<int>> m; m["a"].push_back(once());
	try { A a("inner"); counter<int> c; std::cout << counter<int>::n << other(3) << "\n"; other(-1); }
	catch (std::runtime_error &e) { std::cout << "caught " << e.what() << " " << counter<int>::n << " " << once() << "\n"; }
	try { m.at("b"); } catch (std::exception &e) { std::cout << "caught again\n"; }
	return 0; }`,
		`//C++
#include <stdexcept>
inline int &once() { static int x = 5; return x; }
int other(int x) { once()++; if (x < 0) throw std::runtime_error("negative"); return x; }`},
		want: "make global\nmake inner\n13\nend inner\ncaught negative 0 7\ncaught again\nend global\n"},
	{name: "at exit", files: []string{
		`#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <pthread.h>
static void bye(void) { puts("bye"); fflush(stdout); } static void quick(void) { write(1, "quick\n", 6); }
int main(int n, char **v) { struct stat s; atexit(bye); at_quick_exit(quick); pthread_atfork(0, 0, 0); printf("%d\n", stat("/", &s) || !S_ISDIR(s.st_mode)); fflush(stdout); quick_exit(0); }`},
		want: "0\nquick\n"},
}

// TestFeatures links small programs as ld does, in two ways each: they print what they should.
func TestFeatures(t *testing.T) {
	leftout.Need(t, "cc", "g++")
	for i, f := range features {
		t.Run(f.name, func(t *testing.T) {
			for k, w := range ways[:4] {
				if !sampled(i, k, 4) {
					continue
				}
				if w.format.Bits == 32 && f.name == "exceptions" {
					continue // needs a 32-bit C++ library, which CI has not
				}
				needFormat(t, w.format)
				dir := t.TempDir()
				flags := append([]string{"-O1"}, f.flags...)
				flags = append(flags, w.compiler[1:]...)
				var args []string
				for i, source := range f.files {
					args = append(args, compile(t, dir, string(rune('a'+i)), source, flags...))
				}
				if f.library != "" {
					obj := compile(t, dir, "lib", f.library, append(append([]string{}, flags...), "-fPIC")...)
					s := link.Search{Format: w.format}
					in, err := s.File(obj)
					if err != nil {
						t.Fatal(err)
					}
					libc, err := s.Library("c")
					if err != nil {
						t.Fatal(err)
					}
					image, err := link.Link(append(in, libc...), link.Options{Format: w.format, Kind: link.Shared, Soname: "libx.so.1"})
					if err != nil {
						t.Fatal(err)
					}
					for _, name := range []string{"libx.so", "libx.so.1"} {
						if err := os.WriteFile(filepath.Join(dir, name), image, 0o777); err != nil {
							t.Fatal(err)
						}
					}
					inspect(t, filepath.Join(dir, "libx.so"))
					args = append(args, "-lx")
				}
				if f.name == "exceptions" {
					args = append(args, "-l:libstdc++.so.6", "-l:libgcc_s.so.1")
				}
				prog, err := build(t, dir, link.Options{Format: w.format, Kind: w.kind, RunPath: []string{dir}}, append(args, "-lc")...)
				if err != nil {
					t.Fatalf("%v: %v", w.compiler, err)
				}
				if got := result(prog); got != f.want+"<nil>" {
					t.Errorf("%v: the program prints\n%s\nwant\n%s", w.compiler, got, f.want)
				}
				inspect(t, prog)
			}
		})
	}
}

// TestErrors links what cannot be linked: every error names symbols and files.
func TestErrors(t *testing.T) {
	leftout.Need(t, "cc", "ar")
	dir := t.TempDir()
	a := compile(t, dir, "a", `int twice(void) { return 1; } int other(void) { return 2; } int missing(void); extern int gone; int main(void) { return missing() + missing() + gone; }`, "-fPIE")
	b := compile(t, dir, "b", `int twice(void) { return 1; } int other(void) { return 3; }`)
	needFormat(t, formats[1])
	wrong := compile(t, dir, "wrong", `int x;`, "-m32")
	abs := compile(t, dir, "abs", `int y; int *f(void) { return &y; } int main(void) { return 0; }`, "-fno-pic", "-mcmodel=small", "-O1")
	hidden := compile(t, dir, "hidden", `extern int puts(const char *) __attribute__((visibility("hidden"))); int main(void) { return puts(""); }`)
	for _, c := range []struct {
		args []string
		want []string
	}{
		{[]string{a, "-lc"}, []string{"undefined symbol missing, used by " + a + " (.text+0x", "undefined symbol gone"}},
		{[]string{a, b, "-lc"}, []string{"duplicate symbol twice: defined in " + a + " and in " + b, "duplicate symbol other"}},
		{[]string{a, wrong}, []string{wrong + ": offset 0x12: file is for another machine"}},
		{[]string{abs, "-lc"}, []string{abs + ": .text+0x", "R_X86_64_32 against symbol y cannot be used in a position-independent program; compile with -fPIE"}},
		{[]string{hidden, "-lc"}, []string{"undefined symbol puts (hidden: no library can define it)"}},
		{[]string{b, "-lc"}, []string{"undefined symbol main, used by (the linker's _start)"}},
		{[]string{"-lnone"}, []string{"library none for this machine not found in " + dir}},
		{[]string{filepath.Join(dir, "a.c")}, []string{"a.c: not an object, archive, library or linker script"}},
	} {
		_, err := build(t, dir, link.Options{Format: formats[0]}, c.args...)
		for _, want := range c.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v: got %v, want %q", c.args, err, want)
			}
		}
	}
}

// TestTooManySections links more sections than a program's fields can number.
func TestTooManySections(t *testing.T) {
	f := &object.File{Name: "many.o", Format: formats[0]}
	for i := range 0xff00 - 8 {
		f.Sections = append(f.Sections, object.Section{Name: fmt.Sprint("s", i), Attrs: object.Loaded, Align: 1, Data: []byte{1}, Size: 1})
	}
	f.Symbols = []object.Symbol{{Name: "f", Bind: object.BindGlobal}}
	if _, err := link.Link([]link.Input{{Object: f}}, link.Options{Format: formats[0], Kind: link.Shared}); err == nil || !strings.Contains(err.Error(), "too many output sections") {
		t.Errorf("got %v", err)
	}
}

// TestArchives takes members as they are needed, from archives in any order, with an index and without.
func TestArchives(t *testing.T) {
	leftout.Need(t, "cc", "ar")
	dir := t.TempDir()
	mainObj := compile(t, dir, "m", `#include <stdio.h>
int one(void); int main(void) { printf("%d\n", one()); return 0; }`, "-fPIE")
	one := compile(t, dir, "one", `int two(void); int one(void) { return 1 + two(); } int puts(const char *s) { return 0; }`, "-fPIE")
	two := compile(t, dir, "two", `int two(void) { return 41; }`, "-fPIE")
	bad := compile(t, dir, "bad", `int one_(void); int unused(void) { return one_(); }`, "-fPIE")
	for _, flags := range []string{"rcs", "rcST", "rcS"} {
		for _, name := range []string{"first", "second"} {
			os.Remove(filepath.Join(dir, "lib"+name+".a"))
		}
		run(t, "ar", flags, filepath.Join(dir, "libfirst.a"), two, bad)
		run(t, "ar", flags, filepath.Join(dir, "libsecond.a"), one)
		prog, err := build(t, dir, link.Options{Format: formats[0]}, mainObj, "-lfirst", "-lsecond", "-lc")
		if err != nil {
			t.Fatal(err)
		}
		if got := run(t, prog); got != "42\n" {
			t.Errorf("%s: got %q", flags, got)
		}
	}
}

// TestNoLibrary links a program that starts by itself.
func TestNoLibrary(t *testing.T) {
	leftout.Need(t, "cc")
	leftout.NeedPrograms(t, "-m32")
	for i, source := range []string{
		`static const char text[] = "bare\n"; static __thread int n = 3; int z[10];
void _start(void) { long r; __asm__ volatile("syscall" : "=a"(r) : "0"(1), "D"(1), "S"(text), "d"(5L) : "rcx", "r11", "memory");
__asm__ volatile("syscall" : : "a"(231), "D"(z[3])); for (;;); }`,
		`static const char text[] = "bare\n"; int z[10];
__attribute__((force_align_arg_pointer)) void _start(void) { int r; __asm__ volatile("int $0x80" : "=a"(r) : "0"(4), "b"(1), "c"(text), "d"(5) : "memory");
__asm__ volatile("int $0x80" : : "a"(252), "b"(z[3])); for (;;); }`,
	} {
		dir := t.TempDir()
		flags := []string{"-O1", "-fPIE", "-fno-stack-protector"}
		if formats[i].Bits == 32 {
			flags = append(flags, "-m32")
		}
		prog, err := build(t, dir, link.Options{Format: formats[i], Kind: link.Static}, compile(t, dir, "x", source, flags...))
		if err != nil {
			t.Fatal(err)
		}
		if got := run(t, prog); got != "bare\n" {
			t.Errorf("got %q", got)
		}
	}
}

// TestStatic links with the archive of the C library, for a fixed address and to relocate itself.
func TestStatic(t *testing.T) {
	leftout.Need(t, "cc")
	for _, format := range formats {
		needFormat(t, format)
		dir := t.TempDir()
		flags := []string{"-O1"}
		if format.Bits == 32 {
			flags = append(flags, "-m32")
		}
		obj := compile(t, dir, "x", `#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static __thread int n = 41; static void bye(void) { puts("bye"); } __attribute__((constructor)) static void init(void) { n++; }
int main(int argc, char **argv) { atexit(bye); printf("%d %zu %s\n", n, strlen(argv[0]) > 0, getenv("HOME") ? "home" : "none"); return 0; }`, append(flags, "-fPIE")...)
		for _, kind := range []link.Kind{link.Static, link.StaticPIE} {
			prog, err := build(t, dir, link.Options{Format: format, Kind: kind}, obj, "-lc", "-lgcc", "-lgcc_eh")
			if err != nil {
				t.Fatal(err)
			}
			if got := run(t, prog); got != "42 1 home\nbye\n" {
				t.Errorf("kind %d: got %q", kind, got)
			}
		}
		old := compile(t, dir, "old", "int main(void) { return 0; } int __libc_start_main(void) { return 0; }", append(flags, "-fPIE")...)
		var no *link.UnsupportedError
		if _, err := build(t, dir, link.Options{Format: format, Kind: link.StaticPIE}, old); !errors.As(err, &no) || !strings.Contains(err.Error(), "_dl_relocate_static_pie") {
			t.Errorf("a C library that does not relocate programs: %v", err)
		}
	}
}

// TestDeterminism links twice, with other numbers of workers.
func TestDeterminism(t *testing.T) {
	leftout.Need(t, "cc")
	dir := t.TempDir()
	var args []string
	for i, source := range features[0].files {
		args = append(args, compile(t, dir, string(rune('a'+i)), source, "-fPIE", "-g"))
	}
	compile(t, dir, "far", features[0].library, "-fPIE")
	args = append(args, filepath.Join(dir, "far.o"), "-lc")
	var first []byte
	for _, n := range []int{1, 2, 7, 1} {
		prog, err := build(t, dir, link.Options{Format: formats[0], Workers: n}, args...)
		if err != nil {
			t.Fatal(err)
		}
		image, err := os.ReadFile(prog)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = image
		} else if string(first) != string(image) {
			t.Errorf("with %d workers the bytes are others", n)
		}
	}
}

// TestBareMachine links with nothing but the libraries that programs are run with: what the C library has only in
// its archive comes from the linker.
func TestBareMachine(t *testing.T) {
	leftout.Need(t, "cc")
	f := features[len(features)-1]
	for i, format := range formats {
		needFormat(t, format)
		dir := t.TempDir()
		if err := os.Symlink([]string{"/lib/x86_64-linux-gnu/libc.so.6", "/lib32/libc.so.6"}[i], filepath.Join(dir, "libc.so.6")); err != nil {
			t.Fatal(err)
		}
		flags := []string{"-O1", "-fPIE", "-fstack-protector-all"}
		if format.Bits == 32 {
			flags = append(flags, "-m32")
		}
		obj := compile(t, dir, "x", f.files[0], flags...)
		s := link.Search{Format: format, Dirs: []string{dir}, Bare: true}
		inputs, err := s.File(obj)
		if err != nil {
			t.Fatal(err)
		}
		libc, err := s.Library("c")
		if err != nil {
			t.Fatal(err)
		}
		image, err := link.Link(append(inputs, libc...), link.Options{Format: format})
		if err != nil {
			t.Fatal(err)
		}
		prog := filepath.Join(dir, "prog")
		if err := os.WriteFile(prog, image, 0o777); err != nil {
			t.Fatal(err)
		}
		if got := result(prog); got != f.want+"<nil>" {
			t.Errorf("%s: the program prints %q, want %q", format.Name, got, f.want)
		}
		inspect(t, prog)
	}
}

// TestOldStart starts a program as C libraries before target.NewStart want it: the start code runs the
// initializers, which newer ones let it do.
func TestOldStart(t *testing.T) {
	leftout.Need(t, "cc")
	for _, f := range features {
		if f.name != "initializers" {
			continue
		}
		for _, old := range formats {
			needFormat(t, old)
			format := *old
			format.Link.Start = format.Link.OldStart
			dir := t.TempDir()
			flags := []string{"-O1", "-fPIE"}
			if format.Bits == 32 {
				flags = append(flags, "-m32")
			}
			prog, err := build(t, dir, link.Options{Format: &format}, compile(t, dir, "x", f.files[0], flags...), "-lc")
			if err != nil {
				t.Fatal(err)
			}
			if got := result(prog); got != f.want+"<nil>" {
				t.Errorf("%s: the program prints %q, want %q", format.Name, got, f.want)
			}
		}
	}
}

// TestDebugger has gdb read a program: lines, variables and the way back through calls.
func TestDebugger(t *testing.T) {
	leftout.Need(t, "cc", "gdb")
	dir := t.TempDir()
	obj := compile(t, dir, "x", "#include <stdio.h>\nint deep(int n) { puts(\"deep\"); return n; }\nint main(void) {\n\treturn deep(41) - 41;\n}\n", "-g", "-O0", "-fPIE")
	prog, err := build(t, dir, link.Options{Format: formats[0]}, obj, "-lc")
	if err != nil {
		t.Fatal(err)
	}
	out := run(t, "gdb", "-nx", "-batch", "-ex", "break deep", "-ex", "run", "-ex", "bt", "-ex", "print n", "-ex", "info symbol puts", prog)
	for _, want := range []string{"#0  deep (n=41)", "#1  ", "in main () at ", "x.c:4", "$1 = 41", "puts in section"} {
		if !strings.Contains(out, want) {
			t.Errorf("gdb does not show %q:\n%s", want, out)
		}
	}
}
