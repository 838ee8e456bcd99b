package main

import (
	"bytes"
	"debug/elf"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/leftout"
)

// asCommand in the environment makes the test's program be the command.
const asCommand = "SPILLWAY_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		main()
	}
	dir, err := os.MkdirTemp("", "spillway")
	if err != nil {
		panic(err)
	}
	companions = sync.OnceValues(func() (string, error) {
		cmd := exec.Command("go", "build", "-o", dir, "../spillway-native", "../spillway-bench", "../spillway-playground")
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0") // as make builds it
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%v: %v\n%s", cmd, err, out)
		}
		return dir, nil
	})
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// companions builds the programs that "run --native" and "bench" become, and returns their directory.
var companions func() (string, error)

// workplace returns a new directory with the examples, and an environment in which
// spillway is the command under test.
func workplace(t *testing.T) (dir string, env []string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir, bin := t.TempDir(), t.TempDir()
	others, err := companions()
	if err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{
		filepath.Join(dir, "examples"): filepath.Join(root, "examples"), filepath.Join(dir, "testdata"): filepath.Join(root, "testdata"), filepath.Join(bin, "spillway"): self,
		filepath.Join(bin, cli.NativeProgram): filepath.Join(others, cli.NativeProgram), filepath.Join(bin, cli.BenchProgram): filepath.Join(others, cli.BenchProgram),
	} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	return dir, append(os.Environ(), asCommand+"=1", "PATH="+bin+":"+os.Getenv("PATH"))
}

// shell runs lines of a shell in a workplace.
func shell(t *testing.T, dir string, env []string, lines, stdin string) (stdout, stderr string, err error) {
	t.Helper()
	cmd := exec.Command("sh", "-e", "-c", lines)
	cmd.Dir, cmd.Env, cmd.Stdin = dir, env, strings.NewReader(stdin)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err = cmd.Run()
	return out.String(), errs.String(), err
}

// needTools leaves the test out if the shell lines call a tool that is not there.
func needTools(t *testing.T, lines string) {
	t.Helper()
	for _, tool := range []string{"llc-19", "clang-19", "valgrind", "man"} {
		if regexp.MustCompile(`(^|[ ;&|])` + tool + `\b`).MatchString(lines) {
			leftout.Need(t, tool)
		}
	}
	leftout.Need(t, "cc")
}

// TestHelpExamples runs the examples that the help of each command gives.
func TestHelpExamples(t *testing.T) {
	var walk func(c *cobra.Command)
	walk = func(c *cobra.Command) {
		if c.Example != "" && c.Name() != "help" {
			t.Run(c.CommandPath(), func(t *testing.T) {
				t.Parallel()
				needTools(t, c.Example)
				dir, env := workplace(t)
				out, errs, err := shell(t, dir, env, c.Example, "")
				if err != nil {
					t.Errorf("%v\n%s\n%s\n%s", err, c.Example, out, errs)
				}
			})
		}
		for _, sub := range c.Commands() {
			walk(sub)
		}
	}
	walk(cli.NewRoot(commands))
}

// documents are the files whose command lines TestReadme runs.
var documents = []string{"README.md", "docs/command.md", "docs/library.md"}

// readmeSkips are the lines of the documents that TestReadme does not run, by how they begin.
var readmeSkips = map[string]string{
	"make test":   "it runs this test",
	"clang-19 ":   "it is about a program of the reader's",
	"go mod edit": "it is for another module, and may want a network",
}

// TestReadme runs the lines that the documents show in order, in a copy of the module's files: what they
// leave must not get in the way of building, nor of git. On CI go vet runs after them. Elsewhere the
// module is not built once more, which takes minutes: the commands are the test's own, and go list must
// find the files that it found before.
func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: for the full run")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, name := range documents {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, readmeLines(string(text))...)
	}
	dir, bin := filepath.Join(t.TempDir(), "clone"), t.TempDir()
	copyModule(t, root, dir)
	before := rootFiles(t, dir)
	ci := os.Getenv("SPILLWAY_CI") == "1"
	_, env := workplace(t)
	const list = `go list -f '{{.ImportPath}} {{.GoFiles}} {{.CgoFiles}} {{.CFiles}} {{.SFiles}} {{.SysoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./...`
	if ci {
		env = append(os.Environ(), "GOBIN="+bin, "PATH="+bin+":"+os.Getenv("PATH"))
	}
	packages, errs, err := shell(t, dir, env, list, "")
	if err != nil {
		t.Fatal(err, errs)
	}
	skipped, ran := map[string]bool{}, 0
	for _, line := range lines {
		if skip := skipOf(line); skip != "" {
			skipped[skip] = true
			continue
		}
		if regexp.MustCompile(`\bllc-19\b`).MatchString(line) && !leftout.Have(t, "llc-19") {
			continue
		}
		ran++
		if !ci {
			if strings.Contains(line, "go install ./cmd/...") {
				continue
			}
			line = strings.Replace(line, "go run ./cmd/spillway ", "spillway ", 1)
			if strings.HasPrefix(line, "go run -tags man ./cmd/spillway ") {
				continue // it has a command more
			}
		}
		if out, errs, err := shell(t, dir, env, line, ""); err != nil {
			t.Errorf("%v\n%s\n%s\n%s", err, line, out, errs)
		}
	}
	if ran < 10 {
		t.Errorf("the documents show %d lines to run", ran)
	}
	for skip := range readmeSkips {
		if !skipped[skip] {
			t.Errorf("no line of the documents begins with %q", skip)
		}
	}
	ignored, err := os.ReadFile(filepath.Join(dir, ".gitignore"))
	if err != nil {
		t.Fatal(err)
	}
	for name := range rootFiles(t, dir) {
		if !before[name] && !strings.Contains("\n"+string(ignored), "\n/"+name+"\n") {
			t.Errorf("the documents' lines leave %s, which .gitignore does not have", name)
		}
	}
	after, errs, err := shell(t, dir, env, list, "")
	if err != nil {
		t.Errorf("after them go list: %v\n%s", err, errs)
	}
	for line := range strings.Lines(after) {
		if !strings.Contains(packages, line) {
			t.Errorf("after them go list finds other files in\n%s", line)
		}
	}
	if ci {
		if out, errs, err := shell(t, dir, env, "go vet ./...", ""); err != nil {
			t.Errorf("after them go vet: %v\n%s%s", err, out, errs)
		}
	}
}

// readmeLines are the command lines of a document.
func readmeLines(text string) (lines []string) {
	for _, m := range regexp.MustCompile("(?ms)^```sh\n(.*?)^```").FindAllStringSubmatch(text, -1) {
		for line := range strings.Lines(m[1]) {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// skipOf returns the key of readmeSkips that a line begins with, or "".
func skipOf(line string) string {
	for skip := range readmeSkips {
		if strings.HasPrefix(line, skip) {
			return skip
		}
	}
	return ""
}

// rootFiles are the names of the files in a directory.
func rootFiles(t *testing.T, dir string) map[string]bool {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, e := range entries {
		names[e.Name()] = true
	}
	return names
}

// copyModule copies the module, except for what .gitignore has.
func copyModule(t *testing.T, root, dir string) {
	t.Helper()
	ignored, err := os.ReadFile(filepath.Join(root, ".gitignore"))
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		switch to := filepath.Join(dir, name); {
		case name == ".git", strings.Contains("\n"+string(ignored), "\n/"+name+"\n"):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return os.MkdirAll(to, 0o777)
		case !d.Type().IsRegular():
			return nil
		default:
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			return os.WriteFile(to, data, 0o666)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestSupportNames expects every allocator, method, selector and target in the list of what is supported.
func TestSupportNames(t *testing.T) {
	text, err := os.ReadFile("../../docs/support.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range spillway.Allocators() {
		wantMention(t, string(text), a.Name)
	}
	for _, o := range spillway.OutOfSSAMethods() {
		wantMention(t, string(text), o.Name)
	}
	for _, s := range spillway.Selectors() {
		wantMention(t, string(text), s.Name)
	}
	for _, m := range spillway.Targets() {
		wantMention(t, string(text), m.Name)
	}
}

func wantMention(t *testing.T, text, name string) {
	t.Helper()
	if !strings.Contains(text, "`"+name+"`") {
		t.Errorf("docs/support.md does not mention %s", name)
	}
}

const helloLL = "examples/hello/hello.ll"

// TestMessages holds what the command says on standard error, and its exit code.
func TestMessages(t *testing.T) {
	dir, env := workplace(t)
	broken := "define i32 @f(i32 %x) {\n\tret i32 %y\n}\n"
	if err := os.WriteFile(filepath.Join(dir, "broken.ll"), []byte(broken), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.bc"), []byte("BC\xC0\xDE\x35\x14"), 0o666); err != nil {
		t.Fatal(err)
	}
	const undefined = "broken.ll:2:10: value %y is not defined, define it or correct the name\n"
	for _, c := range []struct {
		args, want string
		code       int
	}{
		{"complie", "spillway: unknown command \"complie\"; did you mean compile?\nRun 'spillway --help' for usage.\n", 2},
		{"a.ll", "spillway: unknown command \"a.ll\"; to compile it to a program: spillway build a.ll\nRun 'spillway --help' for usage.\n", 2},
		{"bench puzle", "spillway: unknown command \"puzle\"; did you mean puzzle?\nRun 'spillway bench --help' for usage.\n", 2},
		{"compile --metrik size x", "spillway: unknown flag: --metrik; did you mean --metric?\nRun 'spillway compile --help' for usage.\n", 2},
		{"select", "spillway: no input; usage: spillway select FILE.ll... [flags]\nRun 'spillway select --help' for usage.\n", 2},
		{"alloc a.problem b.problem", "spillway: unexpected argument \"b.problem\"; usage: spillway alloc FILE.problem [flags]\nRun 'spillway alloc --help' for usage.\n", 2},
		{"targets all", "spillway: unexpected argument \"all\"; usage: spillway targets [flags]\nRun 'spillway targets --help' for usage.\n", 2},
		{"compile --registers 99999999999999999999 x", "spillway: --registers \"99999999999999999999\": must be an integer in range\nRun 'spillway compile --help' for usage.\n", 2},
		{"run --max-steps -1 x", "spillway: --max-steps \"-1\": must be a non-negative integer\nRun 'spillway run --help' for usage.\n", 2},
		{"compile --check=perhaps x", "spillway: --check \"perhaps\": must be true or false\nRun 'spillway compile --help' for usage.\n", 2},
		{"build main.c -o main", "spillway: main.c is not LLVM IR: compile it with clang -O1 -S -emit-llvm main.c\n", 1},
		{"compile -O7 x", "spillway: -O7: must be -O0, -O1, -O2, -O3, -Os or -Oz\nRun 'spillway compile --help' for usage.\n", 2},
		{"compile --color no x", "spillway: --color \"no\": must be auto, always or never\nRun 'spillway compile --help' for usage.\n", 2},
		{"compile --without frame x", "spillway: --without frame: no other pass makes framed code\nRun 'spillway compile --help' for usage.\n", 2},
		{"compile -S " + helloLL + " -o none/hello.s", "spillway: cannot write none/hello.s: no such file or directory\n", 1},
		{"compile -c " + helloLL + " -o none/hello.o", "spillway: cannot write none/hello.o: no such file or directory\n", 1},
		{"build " + helloLL + " -o none/hello", "spillway: cannot write none/hello: no such file or directory\n", 1},
		{"compile a.bc", "a.bc: offset 4: the file has no module\n", 1},
		{"compile broken.ll", undefined, 1},
		{"compile broken.ll " + helloLL + " broken.ll -o -", undefined + undefined, 1},
		{"compile --color always broken.ll", "\x1b[1mbroken.ll:2:10: \x1b[0m\x1b[31mvalue %y is not defined, define it or correct the name\x1b[0m\n" +
			"  \tret i32 %y\n  \t        \x1b[1;32m^\x1b[0m\n", 1},
		{"compile -g0 -g -g3 -o - " + helloLL + " " + helloLL, "", 0},
	} {
		_, stderr, err := shell(t, dir, env, "spillway "+c.args, "")
		code := 0
		if exit, ok := err.(*exec.ExitError); ok {
			code = exit.ExitCode()
		}
		if code != c.code || stderr != c.want {
			t.Errorf("spillway %s: exit code %d, want %d; it says\n%q, want\n%q", c.args, code, c.code, stderr, c.want)
		}
	}
	if _, stderr, _ := shell(t, dir, env, "spillway compile --color always -", broken); !strings.Contains(stderr, "ret i32 %y\n") {
		t.Errorf("no line of standard input in %q", stderr)
	}
}

// TestDash reads and writes the standard streams: no file has the name -.
func TestDash(t *testing.T) {
	leftout.Need(t, "cc")
	dir, env := workplace(t)
	text, err := os.ReadFile("../../" + helloLL)
	if err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"compile -c -":               "\x7fELF",
		"compile -c - -o -":          "\x7fELF",
		"compile -S -":               "\t.text",
		"compile -":                  "\t.text",
		"compile":                    "\t.text",
		"build - -o -":               "\x7fELF",
		"compile -c -o - " + helloLL: "\x7fELF",
		"compile --stop-after select --metric size -": "func @main",
	} {
		out, errs, err := shell(t, dir, env, "spillway "+args, string(text))
		if err != nil || !strings.HasPrefix(out, want) {
			t.Errorf("spillway %s: %v, %.20q %s", args, err, out, errs)
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 2 {
		t.Errorf("%v, files %v", err, files)
	}
}

// TestBuildFlags builds a shared library, links a program with it, and shows the commands.
func TestBuildFlags(t *testing.T) {
	leftout.NeedPrograms(t)
	dir, env := workplace(t)
	for name, text := range map[string]string{
		"lib.ll": "@n = global i32 5\ndefine i32 @bump(i32 %x) {\n  %c = load i32, ptr @n\n  %s = add i32 %c, %x\n  store i32 %s, ptr @n\n  %r = call i32 @thrice(i32 %s)\n  ret i32 %r\n}\n" +
			"define i32 @thrice(i32 %x) {\n  %r = mul i32 %x, 3\n  ret i32 %r\n}\n",
		"use.ll": "declare i32 @bump(i32)\ndefine i32 @main() {\n  %r = call i32 @bump(i32 2)\n  %x = sub i32 %r, 21\n  ret i32 %x\n}\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, errs, err := shell(t, dir, env, `spillway build -shared lib.ll -o libbump.so
		S=$(command -v spillway); PATH=none; $S build -v use.ll -L. -l bump -Wl,-rpath,. -o use && ./use`, "")
	if err != nil {
		t.Fatalf("%v\n%s", err, errs)
	}
	if !regexp.MustCompile(`^# link use.ll libbump.so (\S+ )+-o use\n$`).MatchString(errs) {
		t.Errorf("-v prints %q", errs)
	}
	_, errs, err = shell(t, dir, env, `spillway build --linker cc --integrated-as=false -v use.ll -L. -l bump -Wl,-rpath,. -o use && ./use`, "")
	if err != nil {
		t.Fatalf("%v\n%s", err, errs)
	}
	if !regexp.MustCompile(`^cc \S+/0\.s -pie -L\. -lbump -Wl,-rpath,\. -lm -o \S+/use\n$`).MatchString(errs) {
		t.Errorf("-v prints %q", errs)
	}
}

// TestCallsItself has CC be a script around the command, with a flag that is handed to CC: that
// ends, with an error.
func TestCallsItself(t *testing.T) {
	dir, env := workplace(t)
	script := "#!/bin/sh\necho >>calls\nexec spillway build --linker cc \"$@\"\n"
	if err := os.WriteFile(filepath.Join(dir, "wrapper"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	_, errs, err := shell(t, dir, env, "CC=$PWD/wrapper spillway build --linker cc "+helloLL, "")
	if err == nil || !strings.Contains(errs, "wrapper, which CC names, calls spillway, and that calls it again") {
		t.Errorf("%v: %s", err, errs)
	}
	if calls, err := os.ReadFile(filepath.Join(dir, "calls")); err != nil || len(calls) != 4 {
		t.Errorf("the script is called %d times, %v", len(calls), err)
	}
}

// TestLevels holds -O to what it says: flags of their own win, and Os and Oz are small.
func TestLevels(t *testing.T) {
	size := func(flags ...string) (bytes int) {
		text, err := runCommand(t, append(flags, "compile", "--json", "-o", "-", "../../testdata/programs/sha/sha.O2.ll")...)
		if err != nil {
			t.Fatal(err)
		}
		var stats struct{ Functions []struct{ Bytes int } }
		if err := json.Unmarshal([]byte(text), &stats); err != nil {
			t.Fatal(err)
		}
		for _, f := range stats.Functions {
			bytes += f.Bytes
		}
		return bytes
	}
	o0, o2, oz := size("-O0"), size("-O2"), size("-Oz")
	if o0 <= o2 || o2 <= oz || o2 != size() {
		t.Errorf("-O0 %d, -O2 %d, -Oz %d bytes; by default %d", o0, o2, oz, size())
	}
	if size("-Oz", "--metric", "auto", "--regalloc", "linear", "--select", "auto") != o2 {
		t.Error("flags do not win over the level")
	}
}

// TestLists expects arrays of objects, one for each line.
func TestLists(t *testing.T) {
	dir, env := workplace(t)
	for _, list := range []string{"targets", "allocators", "selectors", "outssa", "passes"} {
		out, errs, err := shell(t, dir, env, "spillway "+list+" --json", "")
		var rows []map[string]any
		if err := json.Unmarshal([]byte(out), &rows); err != nil {
			t.Errorf("%s: %v", list, err)
		}
		lines, _, _ := shell(t, dir, env, "spillway "+list, "")
		if err != nil || len(rows) == 0 || len(rows) > strings.Count(lines, "\n") {
			t.Errorf("%s: %v %s, %d rows", list, err, errs, len(rows))
		}
		for _, r := range rows {
			if r["name"] == "" || r["doc"] == "" || !strings.Contains(lines, r["name"].(string)) {
				t.Errorf("%s: %v", list, r)
			}
		}
	}
}

// TestJSON expects the same spelling wherever something is printed as JSON.
func TestJSON(t *testing.T) {
	dir, env := workplace(t)
	for args, keys := range map[string][]string{
		"compile -o - --json " + helloLL:            {"file"},
		"compile -o - --stats json " + helloLL:      {"file"},
		"compile -o - --stats=json " + helloLL:      {"file"},
		"run --json " + helloLL:                     {"instructions"},
		"run --count --json " + helloLL:             {"instructions"},
		"run --count --stats --json " + helloLL:     {"file", "instructions"},
		"select --json " + helloLL + " >&2":         {"blocks"},
		"select --stats --json " + helloLL + " >&2": {"blocks"},
		"shuffle --json '1->2' >&2":                 {"ops"},
	} {
		_, errs, err := shell(t, dir, env, "spillway "+args, "")
		lines := strings.Split(strings.TrimSpace(errs), "\n")
		if err != nil || len(lines) != len(keys) {
			t.Errorf("spillway %s: %v\n%s", args, err, errs)
			continue
		}
		for i, line := range lines {
			var object map[string]any
			if err := json.Unmarshal([]byte(line), &object); err != nil || object[keys[i]] == nil {
				t.Errorf("spillway %s: %v\n%s", args, err, line)
			}
		}
	}
}

// TestHelpGroups expects the flags for every day before those for experiments.
func TestHelpGroups(t *testing.T) {
	dir, env := workplace(t)
	out, _, err := shell(t, dir, env, "spillway compile --help; spillway --version", "")
	order := []string{"\nFlags:\n", "--level", "--target", "\nExperimental flags:\n", "--fuel", "--regalloc", "--stop-after PASS", "spillway devel"}
	var at []int
	for _, s := range order {
		at = append(at, strings.Index(out, s))
	}
	if err != nil || slices.Contains(at, -1) || !slices.IsSorted(at) {
		t.Errorf("%v: %v at %v in\n%s", err, order, at, out)
	}
}

// TestForeignAssembly has cc assemble what is not understood, and says so.
func TestForeignAssembly(t *testing.T) {
	leftout.Need(t, "cc")
	dir, env := workplace(t)
	const text = "target triple = \"x86_64-pc-linux-gnu\"\ndefine i32 @main() {\n  %x = call i32 asm \".altmacro\\0Amovl $$7, $0\\0A.noaltmacro\", \"=r\"()\n  ret i32 %x\n}\n"
	if err := os.WriteFile(filepath.Join(dir, "a.ll"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	_, stderr, err := shell(t, dir, env, "spillway build a.ll -o a; ./a || test $? = 7; spillway compile -O0 -c a.ll -o a.o; test -s a.o", "")
	if err != nil || strings.Count(stderr, "a.ll: note: assembling with cc") != 2 {
		t.Errorf("%v\n%s", err, stderr)
	}
	if _, stderr, err = shell(t, dir, env, "spillway compile -c - -o b.o", text); err == nil || !strings.Contains(stderr, "--integrated-as=false") {
		t.Errorf("%v\n%s", err, stderr)
	}
	if _, stderr, err = shell(t, dir, env, "spillway compile --integrated-as=false -v -c - -o b.o; test -s b.o", text); err != nil || !strings.Contains(stderr, "cc ") {
		t.Errorf("%v\n%s", err, stderr)
	}
}

// TestCommandNames checks that the names by which commands are made are their own.
func TestCommandNames(t *testing.T) {
	for _, g := range commands {
		for _, c := range g.Commands {
			if got := c.Make().Name(); got != c.Name {
				t.Errorf("%s is made for %s", got, c.Name)
			}
			if root := cli.NewRoot(commands, c.Name); len(root.Commands()) != 1 {
				t.Errorf("%s is not the only command made for it", c.Name)
			}
		}
	}
}

// TestBuildObjects has cc link objects alone: they say what machine it is for.
func TestBuildObjects(t *testing.T) {
	leftout.NeedPrograms(t, "-m32")
	dir, env := workplace(t)
	const program = "define i32 @main() {\n  ret i32 0\n}\n"
	const lines = `
spillway compile --target i386 -c -o main.o -
spillway build --linker cc main.o -o main
./main
od -An -t u1 -j 4 -N 1 main
`
	out, errs, err := shell(t, dir, env, lines, program)
	if err != nil || strings.TrimSpace(out) != "1" {
		t.Errorf("%v: %s%s, want a program of ELF class 1", err, out, errs)
	}
}

// TestBuildBitcode builds a program of bitcode, which clang -flto calls an object, and of text.
func TestBuildBitcode(t *testing.T) {
	leftout.NeedPrograms(t)
	dir, env := workplace(t)
	add, err := os.ReadFile("../../llvmir/bitcode/testdata/add.bc")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "add.o"), add, 0o666); err != nil {
		t.Fatal(err)
	}
	const program = "declare i32 @add(i32, i32)\ndefine i32 @main() {\n  %x = call i32 @add(i32 30, i32 12)\n  ret i32 %x\n}\n"
	const lines = `
cat >main.ll
spillway build --target amd64 main.ll add.o -o main
./main || echo $?
spillway run --target amd64 main.ll add.o || echo $?
`
	out, errs, err := shell(t, dir, env, lines, program)
	if err != nil || out != "42\n42\n" {
		t.Errorf("%v: %s%s, want 42 twice", err, out, errs)
	}
}

// TestSectionsOfOneName has an assembler make sections that differ in more than their names.
func TestSectionsOfOneName(t *testing.T) {
	leftout.Need(t, "cc", "readelf")
	dir, env := workplace(t)
	const program = `
@a = constant i32 1, section ".mine"
@b = constant [4 x i8] c"abc\00", section ".mine"
define void @f() section ".mine" { ret void }
@d = constant [4 x i8] c"xyz\00", section ".rodata.str1.1"
@e = unnamed_addr constant [4 x i8] c"xyz\00"
@g = global i32 5, section ".rodata"
@h = constant i32 6
`
	const lines = `
spillway compile -S -o all.s -
cc -c all.s -o all.o
readelf -SW all.o | sed -n 's/^ *\[ *[0-9]*\] \(\.[mr][io]\)/\1/p'
`
	out, errs, err := shell(t, dir, env, lines, program)
	var got []string
	for line := range strings.Lines(out) {
		words := strings.Fields(line) // name, type, address, offset, size, entry size, flags
		got = append(got, words[0]+" "+words[5]+" "+words[6])
	}
	slices.Sort(got)
	want := []string{".mine 00 A", ".mine 00 AX", ".rodata 00 A", ".rodata 00 WA", ".rodata.str1.1 00 A", ".rodata.str1.1 01 AMS"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v: %s\n%s\nhas %q, want %q", err, errs, out, got, want)
	}
}

// TestOwnSections compiles functions and variables into sections of their own, of which a linker leaves out those that
// nothing refers to, and continues after a file that is wrong.
func TestOwnSections(t *testing.T) {
	leftout.Need(t, "cc")
	dir, env := workplace(t)
	const text = `@table = global [3 x i32] [i32 1, i32 2, i32 3]
@zeros = internal global [64 x i32] zeroinitializer
@unused = global i32 7
@text = private unnamed_addr constant [3 x i8] c"ok\00"

declare i32 @puts(ptr)

define i32 @never(i32 %i) {
  %p = getelementptr [64 x i32], ptr @zeros, i64 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @main() {
  %r = call i32 @puts(ptr @text)
  %v = load i32, ptr @table
  %s = sub i32 %v, 1
  ret i32 %s
}
`
	if err := os.WriteFile(filepath.Join(dir, "apart.ll"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	const apart = " -ffunction-sections -fdata-sections apart.ll "
	for flags, lines := range map[string]string{
		"-c":                       "spillway compile -c" + apart + "&& cc -Wl,--gc-sections apart.o -o apart && ./apart",
		"-c --integrated-as=false": "spillway compile -c --integrated-as=false" + apart + "&& cc -Wl,--gc-sections apart.o -o apart && ./apart",
		"build":                    "spillway compile -c" + apart + "&& spillway build -v --linker own -Wl,--gc-sections" + apart + "-o apart && ./apart",
	} {
		if out, errs, err := shell(t, dir, env, lines, ""); err != nil || out != "ok\n" {
			t.Fatalf("%s: %v, %q %s", lines, err, out, errs)
		}
		obj, err := elf.Open(filepath.Join(dir, "apart.o"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{".text.never", ".text.main", ".data.table", ".bss.zeros", ".data.unused"} {
			if obj.Section(name) == nil {
				t.Errorf("%s: no section %s", flags, name)
			}
		}
		obj.Close()
		program, err := elf.Open(filepath.Join(dir, "apart"))
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := program.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		has := func(name string) bool {
			return slices.ContainsFunc(symbols, func(s elf.Symbol) bool { return s.Name == name })
		}
		if has("never") || has("unused") || !has("table") {
			t.Errorf("%s: the program has never: %t, unused: %t, table: %t", flags, has("never"), has("unused"), has("table"))
		}
		program.Close()
	}
	if _, _, err := shell(t, dir, env, "! spillway compile nowhere.ll apart.ll && test -f apart.s", ""); err != nil {
		t.Errorf("behind a wrong file: %v", err)
	}
}

// TestCompletion completes in a bash that has nothing but the script, words with = among them.
func TestCompletion(t *testing.T) {
	leftout.Need(t, "bash")
	dir, env := workplace(t)
	for _, test := range []struct{ words, want string }{
		{"spillway com", "compile|completion"}, {"spillway compile --regalloc pu", "puzzle|puzzle-paper"}, {"spillway compile --regalloc = pu", "puzzle|puzzle-paper"},
		{"spillway compile --rel", "--relocation"}, {"spillway llc -time", "-time-passes"},
	} {
		fields := strings.Fields(test.words)
		line := fmt.Sprintf("bash --norc -c 'source <(spillway completion bash --no-descriptions); COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE=%q; COMP_POINT=%d; __start_spillway; IFS=\\|; echo \"${COMPREPLY[*]}\"'",
			test.words, len(fields)-1, test.words, len(test.words))
		out, errs, err := shell(t, dir, env, line, "")
		if got := strings.ReplaceAll(strings.TrimSpace(out), " ", ""); err != nil || errs != "" && !strings.Contains(errs, "compopt") || got != test.want {
			t.Errorf("%s: %q, want %q: %v %s", test.words, got, test.want, err, errs)
		}
	}
}

// TestRefusedFlags holds that flags which a command always refuses are not in its help.
func TestRefusedFlags(t *testing.T) {
	for command, flags := range map[string]string{"explain": "--stats --feature", "build": "--feature"} {
		help, err := runCommand(t, command, "--help")
		if err != nil {
			t.Error(err)
		}
		for flag := range strings.FieldsSeq(flags) {
			if strings.Contains(help, flag+" ") {
				t.Errorf("the help of %s has %s", command, flag)
			}
		}
	}
}
