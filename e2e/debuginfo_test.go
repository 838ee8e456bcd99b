package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// lineOf returns the line of a source that ends with a mark.
func lineOf(t *testing.T, file, mark string) string {
	t.Helper()
	for i, line := range strings.Split(string(read(t, file)), "\n") {
		if strings.HasSuffix(line, "// line "+mark) {
			return strconv.Itoa(i + 1)
		}
	}
	t.Fatalf("%s has no line %s", file, mark)
	return ""
}

// addresses are what differs from one program to the next: of code and data, the names of files, and what
// gdb says of itself.
var addresses = regexp.MustCompile(`0x[0-9a-f]+|[\w.-]*(/[\w.-]+)*/|\[Inferior .*|process \d+|warning: .*`)

// debug runs gdb with the given commands on a program and returns what it says except for addresses.
func debug(t *testing.T, prog string, commands ...string) string {
	t.Helper()
	args := []string{"-q", "-nx", "-batch", "-iex", "set debuginfod enabled off", "-iex", "set width 0", "-iex", "set print frame-arguments all", "-iex", "set breakpoint pending off"}
	for _, c := range commands {
		args = append(args, "-ex", c)
	}
	r := command{name: "gdb", args: append(args, prog)}.must(t)
	var out strings.Builder
	for line := range strings.Lines(r.stdout) {
		if !strings.Contains(line, "libthread_db") {
			out.WriteString(addresses.ReplaceAllString(line, "#"))
		}
	}
	return out.String()
}

// sameSession holds what gdb says of a program of ours against what it says of another one.
func sameSession(t *testing.T, ours, theirs string, commands []string) {
	t.Helper()
	got, want := strings.Split(debug(t, ours, commands...), "\n"), strings.Split(debug(t, theirs, commands...), "\n")
	if len(want) < len(commands) {
		t.Errorf("gdb says little of the program it is compared with:\n%s", strings.Join(want, "\n"))
	}
	for i := range max(len(got), len(want)) {
		a, b := "", ""
		if i < len(got) {
			a = got[i]
		}
		if i < len(want) {
			b = want[i]
		}
		if a != b {
			t.Errorf("gdb says, line %d:\n%s\nof the other program:\n%s\nall:\n%s", i+1, a, b, strings.Join(got, "\n"))
			return
		}
	}
}

// TestDebugCXX asks gdb for types, names, values, and the way through frames of a C++ program: at
// -O0 all it says is what it says of clang's code, optimized what does not depend on where it stops.
func TestDebugCXX(t *testing.T) {
	file := filepath.Join("testdata", "debug", "classes.cpp")
	types := []string{"ptype geo::Rect", "ptype geo::Shape", "ptype Shorts", "ptype geo::Ring<short, 3>", "ptype Bits", "ptype Point", "ptype geo::Unit", "whatis geo::Shape::count", "ptype bump", "ptype measure", "ptype twice<double>",
		"list twice<double>"}
	stops := []string{
		"break classes.cpp:" + lineOf(t, file, "A"), "break twice<double>", "break geo::Rect::area", "break classes.cpp:" + lineOf(t, file, "C"), "break classes.cpp:" + lineOf(t, file, "D"), "run >/dev/null",
		"backtrace", "info args", "print counter", "print by", "print by.norm", "up", "print r", "print bits", "print ring.items", "print bits.f", "print Shape::count", "print geo::Shape::count", "print sizeof(geo::Rect)", "down", "continue",
		"backtrace", "print *this", "print w * h", "next", "print product", "info args", "finish", "continue", "info args", "info locals", "print *s", "print p.*member", "continue",
		"info args", "next", "info locals", "backtrace", "finish", "continue", "info locals", "print total", "print add", "print big", "print d",
	}
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx, "gdb", "llvm-dwarfdump-19")
			dir := t.TempDir()
			runs := m.emulation() == nil && leftout.HaveDebugger(t, m.flags...)
			levels := []string{"O0", "O2"}
			if onCI() && m.target != "amd64" {
				levels = levels[1:] // debuginfo's TestValues steps at -O0
			}
			for _, level := range levels {
				ll, reference, prog := filepath.Join(dir, level+".ll"), filepath.Join(dir, level+".reference"), filepath.Join(dir, level+".prog")
				m.cxx(level, "-g", "-S", "-emit-llvm", file, "-o", ll).must(t)
				m.cxx(level, ll, "-o", reference).must(t)
				m.build([]string{"-" + level, "--check", "-lstdc++"}, prog, ll).must(t)
				commands := types
				if level == "O0" && runs {
					commands = append(commands, stops...)
				}
				command{name: "llvm-dwarfdump-19", args: []string{"--verify", prog}}.must(t)
				sameSession(t, prog, reference, commands)
			}
			if !runs {
				return
			}
			// Optimized: what is shown of arguments at the entry of a function, and from further up.
			out := debug(t, filepath.Join(dir, "O2.prog"), "break geo::Rect::area", "run >/dev/null", "backtrace", "print *this", "up", "info args", "print p", "finish")
			for _, want := range []string{`#0 .*geo::Rect::area`, `#1 .*measure \(`, `#2 .*main \(argc=1`, `w = 4\.5, h = 2`, `(?m)^member = `} {
				if !regexp.MustCompile(want).MatchString(out) {
					t.Errorf("gdb does not say %s:\n%s", want, out)
				}
			}
		})
	}
}

// TestDebugCoroutine stops in a coroutine that has been resumed, and asks for what is in its frame.
func TestDebugCoroutine(t *testing.T) {
	m := machines[0]
	m.need(t, clangxx, "gdb", "llvm-dwarfdump-19")
	if !leftout.HaveDebugger(t, m.flags...) {
		return
	}
	file := filepath.Join("testdata", "coroutines", "numbers.cpp")
	dir := t.TempDir()
	for _, level := range []string{"O0", "O1"} {
		ll, prog := filepath.Join(dir, level+".ll"), filepath.Join(dir, level+".prog")
		m.cxx(level, "-std=c++20", "-g", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", file, "-o", ll).must(t)
		m.build([]string{"-" + level, "--check", "-lstdc++"}, prog, ll).must(t)
		command{name: "llvm-dwarfdump-19", args: []string{"--verify", prog}}.must(t)
		out := debug(t, prog, "break numbers.cpp:"+lineOf(t, file, "A"), "break numbers.cpp:"+lineOf(t, file, "B"), "run >/dev/null",
			"info args", "print twice", "print wide", "print __promise", "continue", "print sum", "print i", "print wide.n", "print __promise.current",
			"disable 1", "continue", "backtrace 1", "print sum", "print wide.n")
		for _, want := range []string{
			`(?s)from = 3\nto = 6\n\$1 = 6\n\$2 = {n = 100}\n\$3 = {current = 6}\n.*\$4 = 7\n\$5 = 4\n\$6 = 106\n\$7 = 14\n`,
			`#0 .*sums\(int, int\) \[clone \.resume\]`, `\$8 = 12\n\$9 = 144\n`,
		} {
			if !regexp.MustCompile(want).MatchString(out) {
				t.Errorf("-%s: gdb does not say %s:\n%s", level, want, out)
			}
		}
	}
}

// TestDebugRust asks gdb for types and values of a Rust program, enums with data among them: it says what
// it says of rustc's code.
func TestDebugRust(t *testing.T) {
	amd64.needCC(t)
	leftout.Need(t, "gdb", "llvm-dwarfdump-19")
	file := filepath.Join("testdata", "debug", "shapes.rs")
	dir := t.TempDir()
	ll, object, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "ours.o"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
	compilers := rustcs(t)
	rustc := compilers[len(compilers)-1] // gdb and llvm-dwarfdump read what Debian's writes
	rust := func(args ...string) {
		command{name: rustc, args: append([]string{"-g", "-Awarnings", "--edition=2021", "-C", "opt-level=0", "-C", "codegen-units=1", file}, args...)}.must(t)
	}
	rust("--emit=llvm-ir", "-o", ll)
	rust("-o", reference)
	spill("compile", "-c", "-O0", "--check", ll, "-o", object).must(t)
	command{name: "llvm-dwarfdump-19", args: []string{"--verify", object}}.must(t)
	rust("-C", "linker="+rustLinker(t, dir, object), "-o", prog)
	sameSession(t, prog, reference, []string{
		"ptype shapes::Shape", "ptype shapes::Color", "ptype shapes::Pair<u16>", "break shapes.rs:" + lineOf(t, file, "A"), "break shapes.rs:" + lineOf(t, file, "B"), "break shapes.rs:" + lineOf(t, file, "C"), "run >/dev/null",
		"info args", "info locals", "print *s", "print scale", "up", "print pair", "print color", "print circle", "print n", "continue", "print *s", "delete 1", "continue",
		"info locals", "print words", "print best", "continue", "print total", "print sum", "print line", "print pair.second", "print words",
	})
}

// TestDebugFrames looks where debuggers find variables of functions with a frame pointer, from it and from the stack pointer: there
// where the code has them.
func TestDebugFrames(t *testing.T) {
	const program = `int g(int *, void *); int f(int n) { int local = n; return g(&local, 0); }
int h(int n) { int local = n; return g(&local, __builtin_alloca(n)); }
`
	m := arm64
	m.need(t)
	leftout.Need(t, "llvm-dwarfdump-19")
	dir := t.TempDir()
	source, file := filepath.Join(dir, "a.c"), filepath.Join(dir, "a.ll")
	if err := os.WriteFile(source, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	m.emit("O0", source, file, "-g", "-fno-omit-frame-pointer").must(t)
	text := spill("compile", "-O0", "-S", file, "-o", "-").must(t).stdout
	spill("compile", "-O0", "-c", file, "-o", file+".o").must(t)
	found := command{name: "llvm-dwarfdump-19", args: []string{"--name=local", file + ".o"}}.must(t).stdout
	number := func(pattern string) int {
		s := regexp.MustCompile(pattern).FindStringSubmatch(text)
		if s == nil {
			t.Fatalf("no %s in\n%s", pattern, text)
		}
		n, err := strconv.Atoi(s[1])
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	frame := number(`(?s)\nf:\n.*?stp x29, x30, \[sp, #-(\d+)\]!`)
	for _, want := range []int{number(`(?s)\nf:\n.*?add x0, sp, #(\d+)`) - frame, -number(`(?s)\nh:\n.*?add x\d+, x29, #-(\d+)`) - 16} {
		if !strings.Contains(found, fmt.Sprintf("DW_OP_fbreg %d)", want)) {
			t.Errorf("no variable at %d from the caller's frame:\n%s\nof\n%s", want, found, text)
		}
	}
}

// TestDebugLoaded asks gdb for frames and variables of a program in memory.
func TestDebugLoaded(t *testing.T) {
	leftout.Need(t, clang, "gdb")
	if !leftout.HaveDebugger(t) {
		return
	}
	dir := t.TempDir()
	source, ll := filepath.Join(dir, "fib.c"), filepath.Join(dir, "fib.ll")
	const text = `int fib(int n) {
  if (n < 2)
    return n;
  int a = fib(n - 1);
  int b = fib(n - 2);
  return a + b;
}
int main(void) { return fib(5); }
`
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	amd64.emit("O0", source, ll, "-g").must(t)
	native := filepath.Join(filepath.Dir(spillway), "spillway-native")
	r := command{name: "gdb", args: []string{"-q", "-nx", "-batch", "-iex", "set debuginfod enabled off", "-iex", "set auto-load no", "-iex", "set width 0", "-ex", "set breakpoint pending on",
		"-ex", "break fib if n == 0", "-ex", "run", "-ex", "backtrace", "-ex", "up", "-ex", "info locals", "-ex", "kill", "--args", native, "run", "--native", "--debugger", ll}}.must(t)
	for _, want := range []string{`(?m)^#0 +fib \(n=0\) at .*fib\.c:2$`, `(?m)^#1 .* in fib \(n=2\) at .*fib\.c:5$`, `(?m)^#5 .* in main \(\) at .*fib\.c:8$`, `(?m)^a = 1$`} {
		if !regexp.MustCompile(want).MatchString(r.stdout) {
			t.Errorf("gdb does not say %s:\n%s", want, r.stdout)
		}
	}
}
