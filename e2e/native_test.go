package e2e

import (
	"debug/elf"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"spillway/internal/leftout"
)

// TestNative runs examples in the process of the command, half of them compiled function by
// function, in one form each of the levels (all with -count), without any tool: the search path is
// empty.
func TestNative(t *testing.T) {
	onlyNative(t)
	t.Setenv("PATH", "")
	seen, ran := map[string]int{}, 0
	for _, ex := range examples(t) {
		name, _, _ := strings.Cut(ex.name, ".")
		n := seen[name]
		seen[name]++
		if n > 0 && n != 1+len(seen)%4 {
			continue
		}
		args := []string{"run", "--native", []string{"-O0", "-O1", "-O2", "-Os"}[ran%4], ex.file}
		if ran/4%2 == 1 {
			args = append(args, "--lazy")
		}
		ran++
		t.Run(ex.name, func(t *testing.T) {
			t.Parallel()
			compare(t, spill(args...).must(t).stdout, ex.want)
		})
	}
}

// onlyNative leaves a test out where no code can be loaded.
func onlyNative(t *testing.T) {
	t.Helper()
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skip("code is loaded on linux/amd64 only")
	}
}

// TestNativeEnds has every way in which a program ends: what it printed, its exit code and its
// faults.
func TestNativeEnds(t *testing.T) {
	onlyNative(t)
	const program = `
@argc = private constant [12 x i8] c"%d %s %.1f\0A\00"
@bye = private constant [4 x i8] c"bye\00"
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @done, ptr null }]
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare void @exit(i32)
declare void @abort()
declare i32 @raise(i32)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare double @cos(double)

define internal void @done() {
  %r = call i32 @puts(ptr @bye)
  ret void
}

define i32 @main(i32 %n, ptr %v) {
  %at = getelementptr ptr, ptr %v, i32 %n
  %before = getelementptr ptr, ptr %at, i64 -1
  %last = load ptr, ptr %before
  %x = call double @cos(double 0.0)
  %r = call i32 (ptr, ...) @printf(ptr @argc, i32 %n, ptr %last, double %x)
  switch i32 %n, label %ret [ i32 2, label %exit  i32 3, label %abort  i32 4, label %null  i32 5, label %zero  i32 6, label %deep  i32 7, label %thread ]
ret:
  ret i32 300
exit:
  call void @exit(i32 7)
  unreachable
abort:
  call void @abort()
  unreachable
null:
  store volatile i32 0, ptr null
  unreachable
zero:
  %z = sub i32 %n, 5
  %q = sdiv i32 %n, %z
  ret i32 %q
deep:
  %d = call i32 @deep(i32 %n)
  ret i32 %d
thread:
  %id = alloca i64
  %c = call i32 @pthread_create(ptr %id, ptr null, ptr @worker, ptr null)
  %t = load i64, ptr %id
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}

define internal ptr @worker(ptr %p) {
  store volatile i32 0, ptr %p
  ret ptr null
}

define internal i32 @deep(i32 %n) noinline {
  %a = alloca [4096 x i8]
  store volatile i8 0, ptr %a
  %m = call i32 @deep(i32 %n)
  store volatile i8 0, ptr %a
  %r = add i32 %m, 1
  ret i32 %r
}
`
	file := filepath.Join(t.TempDir(), "ends.ll")
	if err := os.WriteFile(file, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   string
		code   int
		bye    bool
		stderr string
	}{
		{"", 300 & 255, true, ""},
		{"a", 7, true, ""},
		{"a b", 128 + int(syscall.SIGABRT), false, "aborted"},
		{"a b c", 128 + int(syscall.SIGSEGV), false, "segmentation fault in main+"},
		{"a b c d", 128 + int(syscall.SIGFPE), false, "in main+"},
		{"a b c d e", 128 + int(syscall.SIGSEGV), false, "stack overflow in deep"},
		{"a b c d e f", -1, false, "segmentation fault in worker+"}, // by the signal itself
	} {
		args := strings.Fields(c.args)
		r := spill(append([]string{"run", "--native", file, "--"}, args...)...).run(t)
		last := file
		if len(args) > 0 {
			last = args[len(args)-1]
		}
		want := string(rune('1'+len(args))) + " " + last + " 1.0\n"
		if c.bye {
			want += "bye\n"
		}
		if r.code != c.code || r.timeout || r.stdout != want && c.code >= 0 || !strings.Contains(r.stderr, c.stderr) {
			t.Errorf("with %q: %s\nwant code %d, %q and %q", c.args, r, c.code, want, c.stderr)
		}
	}
	r := spill("run", "--native", "--count", file).run(t)
	if r.code != 2 || !strings.Contains(r.stderr, "remove --native") {
		t.Errorf("--native --count: %s", r)
	}
	r = spill("run", "--native", "--target", "i386", file).run(t)
	if r.code != 1 || !strings.Contains(r.stderr, "the object is for machine i386, but this process is") {
		t.Errorf("--native --target i386: %s", r)
	}
	r = spill("run", "--native", "-l", "libnone.so.7", "-").run(t)
	if r.code == 0 {
		t.Errorf("-l libnone.so.7: %s", r)
	}
}

// TestNativeThread expects constructors, main, and destructors in the process's first thread, with its
// thread-local variables.
func TestNativeThread(t *testing.T) {
	onlyNative(t)
	file := write(t, filepath.Join(t.TempDir(), "thread.ll"), `
@own = internal thread_local global i32 5
@text = private constant [14 x i8] c"%s: %d %d %d\0A\00"
@main.name = private constant [5 x i8] c"main\00"
@late.name = private constant [5 x i8] c"late\00"
@first = internal global i64 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }, { i32, ptr, ptr } { i32 101, ptr @before, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
declare i64 @pthread_self()
declare i32 @gettid()
declare i32 @getpid()
declare i32 @printf(ptr, ...)

define internal void @before() {
  %self = call i64 @pthread_self()
  store i64 %self, ptr @first
  store i32 20, ptr @own
  ret void
}
define internal void @early() {
  call void @add()
  ret void
}
define internal void @add() noinline {
  %x = load i32, ptr @own
  %y = add i32 %x, 20
  store i32 %y, ptr @own
  ret void
}
define internal void @say(ptr %name) {
  %x = load i32, ptr @own
  %self = call i64 @pthread_self()
  %first = load i64, ptr @first
  %same = icmp eq i64 %self, %first
  %a = zext i1 %same to i32
  %tid = call i32 @gettid()
  %pid = call i32 @getpid()
  %main = icmp eq i32 %tid, %pid
  %b = zext i1 %main to i32
  %r = call i32 (ptr, ...) @printf(ptr @text, ptr %name, i32 %x, i32 %a, i32 %b)
  ret void
}
define internal void @late() {
  call void @say(ptr @late.name)
  ret void
}
define i32 @main() {
  call void @add()
  call void @say(ptr @main.name)
  ret i32 0
}
`)
	for _, flag := range []string{"--lazy=false", "--lazy"} {
		r := spill("run", "--native", flag, file).run(t)
		if want := "main: 60 1 1\nlate: 60 1 1\n"; r.code != 0 || r.stdout != want {
			t.Errorf("%s: %s, want %q", flag, r, want)
		}
	}
}

// TestNativeThreadLocals has more thread-local variables than the C library keeps room for at fixed offsets.
func TestNativeThreadLocals(t *testing.T) {
	onlyNative(t)
	large := func(model string) string {
		t.Helper()
		return write(t, filepath.Join(t.TempDir(), "large.ll"), `
@a = thread_local`+model+` global [20000 x i8] zeroinitializer
define i32 @main() {
  %p = getelementptr i8, ptr @a, i64 19999
  store volatile i8 3, ptr %p
  %x = load volatile i8, ptr %p
  %r = zext i8 %x to i32
  ret i32 %r
}
`)
	}
	if r := spill("run", "--native", large("")).run(t); r.code != 3 {
		t.Errorf("by general dynamic: %s", r)
	}
	file := large("(initialexec)")
	r := spill("run", "--native", file).run(t)
	_, advice, _ := strings.Cut(r.stderr, "GLIBC_TUNABLES=")
	advice, _, _ = strings.Cut(advice, " ")
	if r.code != 1 || advice == "" {
		t.Fatalf("without room: %s", r)
	}
	t.Setenv("GLIBC_TUNABLES", advice)
	if r := spill("run", "--native", file).run(t); r.code != 3 {
		t.Errorf("with %s: %s", advice, r)
	}
}

// TestNativeExceptions throws through frames of its own code, in memory: the unwinder knows it.
func TestNativeExceptions(t *testing.T) {
	onlyNative(t)
	leftout.Need(t, "clang-19", "cc")
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(path("throw.cc"), []byte(`
extern "C" int printf(const char *, ...);
struct guard { int n; ~guard() { printf("guard %d\n", n); } };
__attribute__((noinline)) static int risky(int x) { guard g{x}; if (x > 1) throw x; return x; }
int main() {
	int sum = 0;
	for (int i = 0; i < 4; i++) {
		try { sum += risky(i); } catch (int e) { sum += 100 * e; }
	}
	printf("sum %d\n", sum);
}
`), 0o666); err != nil {
		t.Fatal(err)
	}
	command{name: "clang-19", args: []string{"-O1", "-S", "-emit-llvm", "-o", path("throw.ll"), path("throw.cc")}}.must(t)
	spill("compile", "-c", "--integrated-as=false", path("throw.ll"), "-o", path("throw.o")).must(t)
	r := spill("run", "--native", "-l", "libstdc++.so.6", path("throw.o")).must(t)
	if want := "guard 0\nguard 1\nguard 2\nguard 3\nsum 501\n"; r.stdout != want {
		t.Errorf("%s, want %q", r, want)
	}
}

// TestStatic expects a command that is linked with no shared library, and advice where the program
// that is is nowhere.
func TestStatic(t *testing.T) {
	f, err := elf.Open(spillway)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			t.Error("the command is linked with shared libraries")
		}
	}
	alone := filepath.Join(t.TempDir(), "spillway")
	data, err := os.ReadFile(spillway)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(alone, data, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ args, without string }{{"run --native -", "spillway-native"}, {"bench text", "spillway-bench"}, {"bench --help", "spillway-bench"}} {
		r := command{name: alone, args: strings.Fields(c.args), env: []string{"PATH="}}.run(t)
		if r.code != 2 || !strings.Contains(r.stderr, "cannot find "+c.without) {
			t.Errorf("alone: %s: %s", c.args, r)
		}
	}
}
