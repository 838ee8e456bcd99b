package link_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
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
	path, compiler := filepath.Join(dir, name+".c"), "cc"
	if strings.HasPrefix(source, "//C++") {
		path, compiler = filepath.Join(dir, name+".cc"), "g++"
	}
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	obj := filepath.Join(dir, name+".o")
	run(t, append([]string{compiler, "-w", "-c", path, "-o", obj}, flags...)...)
	return obj
}

// build links files and libraries (-lNAME) into a program and returns its path.
func build(t testing.TB, dir string, opts link.Options, args ...string) (string, error) {
	t.Helper()
	s := link.Search{Format: opts.Format, Dirs: []string{dir}, Static: opts.Kind.IsStatic()}
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

// sampled reports whether program i is to be linked in way k of n: there is one for each with -short, two in turn without,
// and all with SPILLWAY_WAYS=all.
func sampled(i, k, n int) bool {
	switch {
	case os.Getenv("SPILLWAY_WAYS") == "all":
		return true
	case testing.Short():
		return k == i%n
	}
	return k == i%n || k == (i+n/2)%n
}

// needFormat leaves the test out where no C compiler makes programs of the format.
func needFormat(t *testing.T, f *target.ObjectFormat) {
	t.Helper()
	if f.Bits == 32 {
		leftout.NeedPrograms(t, "-m32")
	}
	leftout.NeedPrograms(t)
}

func TestHello(t *testing.T) {
	for _, f := range formats {
		needFormat(t, f)
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

// TestExamples links the examples as the compilers make them, with this linker and with the system's: the programs
// print the same, and binutils, elfutils and gdb read them without complaint.
func TestExamples(t *testing.T) {
	sources, err := filepath.Glob("../testdata/programs/*/*.c")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for i, source := range sources {
		if testing.Short() && i >= len(ways) { // each way once
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(source), ".c"), func(t *testing.T) {
			text, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			for k := range ways {
				if k != i%len(ways) { // the ways in turn
					continue
				}
				w := ways[k]
				if w.format.Bits == 32 && strings.Contains(string(text), "__int128") {
					w = ways[0]
				}
				leftout.Need(t, w.compiler[0])
				needFormat(t, w.format)
				dir := t.TempDir()
				obj := filepath.Join(dir, "x.o")
				run(t, append(slices.Clone(w.compiler), "-w", "-c", source, "-o", obj)...)
				opts := link.Options{Format: w.format, Kind: w.kind, CollectSections: slices.Contains(w.compiler, "-ffunction-sections")}
				prog, err := build(t, dir, opts, obj, "-lm", "-lc", "-l:libgcc_s.so.1")
				if err != nil {
					t.Fatalf("%v: %v", w.compiler, err)
				}
				theirs := filepath.Join(dir, "theirs")
				run(t, append(slices.Clone(w.link), obj, "-o", theirs, "-lm", "-pthread")...)
				if got, want := result(prog), result(theirs); got != want {
					t.Errorf("%v: the program prints\n%s\nwant\n%s", w.compiler, got, want)
				}
				inspect(t, prog)
			}
		})
	}
}

// ways are what objects are made with, and linked.
var ways = []struct {
	compiler []string
	format   *target.ObjectFormat
	kind     link.Kind
	link     []string
}{
	{[]string{"cc", "-O2", "-g", "-fPIE"}, amd64.Object(), link.PIE, []string{"cc"}},
	{[]string{"cc", "-O1", "-fno-pic", "-g", "-fcommon"}, amd64.Object(), link.NoPIE, []string{"cc", "-no-pie"}},
	{[]string{"cc", "-m32", "-O2", "-fPIC", "-ffunction-sections"}, i386.Object(), link.PIE, []string{"cc", "-m32"}},
	{[]string{"cc", "-m32", "-Os", "-fno-pic", "-fno-plt"}, i386.Object(), link.NoPIE, []string{"cc", "-m32", "-no-pie"}},
	{[]string{"clang-19", "-O2", "-fPIC", "-g", "-gz=zlib"}, amd64.Object(), link.PIE, []string{"cc"}},
	{[]string{"clang-19", "-m32", "-O1", "-fPIE", "-fno-plt"}, i386.Object(), link.PIE, []string{"cc", "-m32"}},
	{[]string{"cc", "-O2", "-g", "-fPIE", "-ffunction-sections", "-fdata-sections"}, amd64.Object(), link.PIE, []string{"cc"}},
	{[]string{"cc", "-O0", "-fPIC", "-ftls-model=global-dynamic"}, amd64.Object(), link.NoPIE, []string{"cc", "-no-pie"}},
}

// result returns what a program prints and how it ends.
func result(prog string) string {
	out, err := exec.Command(prog).Output()
	return fmt.Sprint(string(out), err)
}

// inspect has other people's tools read a program.
func inspect(t *testing.T, prog string) {
	t.Helper()
	tools := [][]string{{"readelf", "-aW", prog}, {"objdump", "-dxCw", prog}, {"eu-elflint", "--gnu-ld", "-q", prog}, {"ldd", prog}}
	for _, args := range tools {
		leftout.Need(t, args[0])
		out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
		for _, line := range strings.Split(string(out), "\n") {
			if strings.Contains(line, "unique symbol not of object type") { // thread-local ones of C++
				err = nil
				continue
			}
			if err != nil || complaint.MatchString(line) {
				t.Errorf("%v: %v: %s", args, err, line)
				err = nil
			}
		}
	}
}

var complaint = regexp.MustCompile(`(?i)\b(warning|error): `)
