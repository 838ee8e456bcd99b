package e2e

import (
	"os"
	"path/filepath"
	"testing"
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
