package link_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway/link"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

var formats = []*target.ObjectFormat{amd64.Object(), i386.Object()}

// run runs a command and returns what it prints.
func run(t testing.TB, args ...string) string {
	t.Helper()
	var errs bytes.Buffer
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, errs.String())
	}
	return string(out)
}

// compile compiles C and returns the object's path.
func compile(t testing.TB, dir, name, source string, flags ...string) string {
	t.Helper()
	path := filepath.Join(dir, name+".c")
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	obj := filepath.Join(dir, name+".o")
	run(t, append([]string{"cc", "-w", "-c", path, "-o", obj}, flags...)...)
	return obj
}

// build links files and libraries (-lNAME) into a program and returns its path.
func build(t testing.TB, dir string, opts link.Options, args ...string) (string, error) {
	t.Helper()
	s := link.Search{Format: opts.Format, Dirs: []string{dir}, Static: opts.Kind == link.Static}
	var inputs []link.Input
	for _, a := range args {
		var in []link.Input
		var err error
		if name, ok := strings.CutPrefix(a, "-l"); ok {
			in, err = s.Library(name)
		} else {
			in, err = s.File(a)
		}
		if err != nil {
			return "", err
		}
		inputs = append(inputs, in...)
	}
	image, err := link.Link(inputs, opts)
	if err != nil {
		return "", err
	}
	prog := filepath.Join(dir, "prog")
	return prog, os.WriteFile(prog, image, 0o777)
}

func TestHello(t *testing.T) {
	for _, f := range formats {
		for _, kind := range []link.Kind{link.PIE, link.NoPIE} {
			dir := t.TempDir()
			flags := []string{"-fPIE"}
			if kind == link.NoPIE {
				flags = []string{"-fno-pic"}
			}
			if f.Bits == 32 {
				flags = append(flags, "-m32")
			}
			obj := compile(t, dir, "hello", `#include <stdio.h>
#include <stdlib.h>
static int n = 40; static int *p = &n; static void bye(void) { fprintf(stderr, ""); puts("bye"); }
__attribute__((constructor)) static void init(void) { n++; }
int main(int argc, char **argv) { atexit(bye); n++; fprintf(stdout, "hello %d %d\n", *p, argc); return 0; }`, flags...)
			prog, err := build(t, dir, link.Options{Format: f, Kind: kind}, obj, "-lc")
			if err != nil {
				t.Fatal(err)
			}
			if got := run(t, prog); got != "hello 42 1\nbye\n" {
				t.Errorf("got %q", got)
			}
		}
	}
}
