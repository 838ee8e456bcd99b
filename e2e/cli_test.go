package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

const (
	helloIR = `@text = private constant [4 x i8] c"hi\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}
`
	argsIR = `declare i32 @puts(ptr)
define i32 @main(i32 %argc, ptr %argv) {
entry:
  br label %head
head:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %argc
  br i1 %more, label %body, label %done
body:
  %slot = getelementptr ptr, ptr %argv, i32 %i
  %arg = load ptr, ptr %slot
  call i32 @puts(ptr %arg)
  %next = add i32 %i, 1
  br label %head
done:
  ret i32 %argc
}
`
	mainIR = `@format = private constant [7 x i8] c"%d %d\0A\00"
@shared = external global i32
@table = internal global [2 x ptr] [ptr @twice, ptr @thrice]
declare i32 @twice(i32)
declare i32 @thrice(i32)
declare i32 @printf(ptr, ...)
define internal i32 @local(i32 %x) {
  %f = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @table, i64 0, i64 1)
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
define i32 @main() {
  %s = load i32, ptr @shared
  %a = call i32 @twice(i32 %s)
  %b = call i32 @local(i32 5)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b)
  ret i32 3
}
`
	libraryIR = `@shared = global i32 21
define internal i32 @local(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}
define i32 @twice(i32 %x) {
  %r = call i32 @local(i32 %x)
  ret i32 %r
}
define i32 @thrice(i32 %x) {
  %d = call i32 @local(i32 %x)
  %r = add i32 %d, %x
  ret i32 %r
}
`
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestModules(t *testing.T) {
	leftout.Need(t, "cc")
	dir := t.TempDir()
	a, b := write(t, filepath.Join(dir, "a.ll"), mainIR), write(t, filepath.Join(dir, "b.ll"), libraryIR)
	prog := filepath.Join(dir, "prog")
	for _, relocation := range []string{"pic", "static"} {
		spill("build", a, b, "-o", prog, "--relocation", relocation).must(t)
		if r := (command{name: prog}).run(t); r.stdout != "42 15\n" || r.code != 3 {
			t.Errorf("%s: the program ends with %s", relocation, r)
		}
	}
	spill("compile", "-c", a, "-o", filepath.Join(dir, "a.o")).must(t)
	spill("compile", "-S", b, "-o", filepath.Join(dir, "b.s")).must(t)
	command{name: "cc", args: []string{"a.o", "b.s", "-o", prog}, dir: dir}.must(t)
	if r := (command{name: prog}).run(t); r.stdout != "42 15\n" || r.code != 3 {
		t.Errorf("object and assembly: the program ends with %s", r)
	}
}

func TestStandardInput(t *testing.T) {
	leftout.Need(t, "cc")
	prog := filepath.Join(t.TempDir(), "prog")
	build := spill("build", "-", "-o", prog)
	build.stdin = helloIR
	build.must(t)
	compare(t, command{name: prog}.must(t).stdout, "hi\n")

	run := spill("run", "-")
	run.stdin = helloIR
	compare(t, run.must(t).stdout, "hi\n")

	compile := spill("compile", "-S", "-", "-o", "-")
	compile.stdin = helloIR
	if out := compile.must(t).stdout; !strings.Contains(out, "main:") {
		t.Errorf("assembly on standard output has no label main:\n%s", out)
	}
}

func TestRunArguments(t *testing.T) {
	file := write(t, filepath.Join(t.TempDir(), "args.ll"), argsIR)
	r := spill("run", file, "--", "one", "--two", "").run(t)
	if r.stdout != "one\n--two\n\n" || r.code != 4 {
		t.Errorf("spillway run gives %s", r)
	}
}

// TestSameBytes holds the output to be the same for any number of workers, and from run to run.
func TestSameBytes(t *testing.T) {
	dir := t.TempDir()
	for _, ex := range examples(t, "O2") {
		var first []byte
		for _, workers := range []string{"1", "1", "2", "7"} {
			out := filepath.Join(dir, "out.s")
			spill("compile", "-S", ex.file, "-o", out, "-j", workers).must(t)
			text := read(t, out)
			if first == nil {
				first = text
			} else if !bytes.Equal(first, text) {
				t.Errorf("%s: other assembly with -j %s", ex.name, workers)
			}
		}
	}
}

var position = regexp.MustCompile(`^[^:]+\.ll:\d+:\d+: .`)

func TestBadInput(t *testing.T) {
	for name, text := range map[string]string{
		"syntax":    "define i32 @main() {\n  ret i32 0\n",
		"undefined": "define i32 @main() {\n  ret i32 %x\n}\n",
		"type":      "define i32 @main() {\n  %x = add i32 1, 2\n  ret i64 %x\n}\n",
		"dominance": "define i32 @main(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}\n",
		"float128":  "define ppc_fp128 @f(ppc_fp128 %x) {\n  ret ppc_fp128 %x\n}\n",
		"noise":     "\x00\xff not IR at all {{{{",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			file, out := write(t, filepath.Join(dir, name+".ll"), text), filepath.Join(dir, "out")
			for _, args := range [][]string{{"build", file, "-o", out}, {"compile", "-S", file, "-o", out}, {"compile", "-c", file, "-o", out}, {"run", file}} {
				for _, before := range []string{"", "what stood here before"} {
					os.Remove(out)
					if before != "" {
						write(t, out, before)
					}
					c := spill(args...)
					r := c.run(t)
					if r.code != 1 {
						t.Errorf("%s: want exit code 1, got %s", c, r)
					}
					if !position.MatchString(strings.TrimPrefix(r.stderr, "spillway: ")) {
						t.Errorf("%s: want a message with file:line:column, got %q", c, r.stderr)
					}
					if now, err := os.ReadFile(out); string(now) != before || (err == nil) != (before != "") {
						t.Errorf("%s: the output file is left or overwritten", c)
					}
				}
			}
		})
	}
}

func TestUsage(t *testing.T) {
	file := write(t, filepath.Join(t.TempDir(), "hello.ll"), helloIR)
	for _, args := range [][]string{
		{"build"},
		{"nonsense"},
		{"compile", "--nonsense", file},
		{"compile", "-S", file, "--target", "pdp11"},
		{"compile", "-S", file, "--regalloc", "nonsense"},
		{"compile", "-S", file, "--metric", "nonsense"},
		{"compile", "-S", file, "--relocation", "nonsense"},
		{"run", file, "--stage", "nonsense"},
	} {
		if r := spill(args...).run(t); r.code != 2 || r.stderr == "" {
			t.Errorf("%s: want exit code 2 and a message, got %s", spill(args...), r)
		}
	}
	missing := spill("compile", "-S", filepath.Join(t.TempDir(), "missing.ll"), "-o", "-")
	if r := missing.run(t); r.code != 1 || !strings.Contains(r.stderr, "missing.ll") {
		t.Errorf("%s: want exit code 1 and the file's name, got %s", missing, r)
	}
	for _, args := range [][]string{{"--help"}, {"build", "--help"}, {"compile", "--help"}, {"run", "--help"}, {"targets"}, {"allocators"}} {
		if r := spill(args...).must(t); r.stdout == "" {
			t.Errorf("%s prints nothing", spill(args...))
		}
	}
}

// TestBenchCompile compares with llc what a program costs to compile and executes.
func TestBenchCompile(t *testing.T) {
	leftout.Need(t, "cc", "llc-19", "valgrind")
	out := spill("bench", "compile", "--runs", "1", "--executed", filepath.Join(root, "testdata/programs/callbacks/callbacks.O2.ll")).must(t)
	row := regexp.MustCompile(`(?m)^\| callbacks\.O2 (\| +[1-9][\d.]* +){2}\| +[\d.]+ (\| +[1-9]\d* ){2}\| +[\d.]+ (\| +\d+ ){2}(\| +[\d.]+ ){3}(\| +[1-9]\d* ){2}\| +\d\.\d+ (\| +\d+ ){2}\|$`)
	sum := regexp.MustCompile(`(?m)^\| O2 +\| +1 \| +[\d.]+ \| +[\d.]+ \| +\d+ (\| +[\d.]+ % ){2}(\| +\d+ ){2}(\| +[\d.]+ ){2}(\| +[\d.]+ % ){2}\|$`)
	if !row.MatchString(out.stdout) || !sum.MatchString(out.stdout) || out.stderr != "" {
		t.Errorf("it prints\n%s%s", out.stdout, out.stderr)
	}
}

// TestBenchObject compares making an object with llc, and with llc as another command.
func TestBenchObject(t *testing.T) {
	leftout.Need(t, "llc-19")
	out := spill("bench", "object", "--runs", "1", "--also", "llc-19 -O0 -filetype=obj -o OUT IN", filepath.Join(root, "testdata/programs/callbacks/callbacks.O0.ll")).must(t)
	rows := regexp.MustCompile(`(?m)^\| callbacks\.O0 +\| +-O0 +\| +spillway +\| .*\n\| +\| +\| +llc +\| +[\d.]+ \| +1\.000 \| +[1-9]\d* \| +[1-9]\d* \|\n\| +\| +\| +llc-19 +\| +[\d.]+ \| +[\d.]+ \| +[1-9]\d* \| +[1-9]\d* \|$`)
	if !rows.MatchString(out.stdout) || out.stderr != "" {
		t.Errorf("it prints\n%s%s", out.stdout, out.stderr)
	}
}

// TestBenchText compares with llc the code of a program of two files, of which one is refused.
func TestBenchText(t *testing.T) {
	leftout.Need(t, "cc", "llc-19")
	dir := filepath.Join(t.TempDir(), "amd64")
	if err := os.MkdirAll(filepath.Join(dir, "both"), 0o777); err != nil {
		t.Fatal(err)
	}
	good, err := os.ReadFile(filepath.Join(root, "testdata/programs/hash/hash.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(dir, "both", "hash.O2.ll"), string(good))
	write(t, filepath.Join(dir, "both", "wrong.O2.ll"), "define void @f() {")
	out := spill("bench", "text", "--levels", "O2", dir).must(t)
	row := regexp.MustCompile(`(?m)^\| both +\| +1 \| +1 (\| +[1-9]\d* ){2}\| +[01]\.\d+ (\| +[1-9][\d.]* ){2}\| +[01]\.\d+ (\| +[1-9]\d* ){2}\| +[01]\.\d+ \|$`)
	if !row.MatchString(out.stdout) || !strings.Contains(out.stdout, "| geometric mean") || !strings.Contains(out.stderr, "wrong.O2.ll: skipped") {
		t.Errorf("it prints\n%s%s", out.stdout, out.stderr)
	}
}
