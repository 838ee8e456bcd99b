package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// TestEmulated builds a program for another machine in every way, with the cross libraries that are found, and has
// the command run it under the emulator: with arguments, input and an exit code.
func TestEmulated(t *testing.T) {
	const program = `#include <stdatomic.h>
#include <stdio.h>
#include <math.h>
_Atomic int n; __thread int mine = 3;
int main(int argc, char **argv) { int c; double x = argc; while ((c = getchar()) != EOF) atomic_fetch_add(&n, c == 'a'); printf("%d %s %d %.3f\n", argc, argv[1], n, sqrt(x) + mine++); return 42; }
`
	m := arm64
	m.needCC(t)
	dir := t.TempDir()
	source, file := filepath.Join(dir, "a.c"), filepath.Join(dir, "a.ll")
	if err := os.WriteFile(source, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	m.emit("O1", source, file, "-fPIC").must(t)
	const want = "2 x 3 4.414\n"
	for _, flags := range [][]string{nil, {"--static", "--relocation", "static"}, {"-static-pie"}, {"--no-pie", "--relocation", "static"}} {
		prog := filepath.Join(dir, "prog")
		spill(append([]string{"build", "--linker", "own", file, "-o", prog}, flags...)...).must(t)
		r := command{name: prog, args: []string{"x"}, stdin: "banana"}.run(t)
		if r.stdout != want || r.code != 42 {
			t.Errorf("%v: %v", flags, r)
		}
	}
	if r := (command{name: spillway, args: []string{"run", "--native", file, "--", "x"}, stdin: "banana"}).run(t); r.stdout != want || r.code != 42 {
		t.Errorf("run --native: %v", r)
	}
}

// TestLoadEmulated has the compiler itself run on AArch64, under the emulator where the processor is another: it makes the same
// bytes there, and the tests of code in the process pass.
func TestLoadEmulated(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	arm64.needCC(t)
	leftout.Need(t, "go", clang)
	dir := t.TempDir()
	env := []string{"GOARCH=arm64", "GOOS=linux", "CGO_ENABLED=0"}
	there := filepath.Join(dir, "spillway")
	command{name: "go", args: []string{"build", "-o", there, "../cmd/spillway"}, env: env, limit: 10 * time.Minute}.must(t)
	for _, m := range []machine{amd64, arm64} {
		file := filepath.Join(dir, m.target+".ll")
		m.emit("O1", filepath.Join("..", "testdata", "programs", "sha", "sha.c"), file).must(t)
		args := []string{"compile", "-c", "-o", "-", file}
		if got, want := (command{name: there, args: args}).must(t).stdout, spill(args...).must(t).stdout; got != want || want == "" {
			t.Errorf("the object for %s is another one if AArch64 makes it", m.target)
		}
	}
	for pkg, tests := range map[string]string{"load": ".", ".": "^Test(Load|Lazy|ThreadLocal)", "examples/lisp": "."} {
		prog := filepath.Join(dir, "tests")
		command{name: "go", args: []string{"test", "-c", "-o", prog, "./" + pkg}, dir: "..", env: env, limit: 10 * time.Minute}.must(t)
		r := command{name: prog, args: []string{"-test.short", "-test.run", tests}, dir: filepath.Join("..", pkg), limit: 10 * time.Minute}.run(t)
		if !r.ok() {
			t.Errorf("tests of %s: %s", pkg, r)
		}
	}
}
