package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestNoToolchain builds the examples and runs them where there is no other program: the search path is an
// empty directory.
func TestNoToolchain(t *testing.T) {
	for i, ex := range examples(t, "", "O2", "Oz") {
		if testing.Short() && i%4 != 0 {
			continue
		}
		t.Run(ex.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			flags := [][]string{{}, {"--relocation", "static"}, {"-O0", "-pie"}}[i%3]
			build := spill(append([]string{"build", "--linker", "own", "-o", filepath.Join(dir, "prog"), ex.file}, flags...)...)
			build.dir, build.env = dir, []string{"PATH=" + dir}
			if r := build.must(t); r.stderr != "" {
				t.Errorf("it says %q", r.stderr)
			}
			run := command{name: filepath.Join(dir, "prog"), dir: dir, env: []string{"PATH=" + dir}}
			compare(t, run.must(t).stdout, ex.want)
		})
	}
}

// TestOwnProgram holds a program to what tools say of it: the libraries that it uses, and no
// others, its protections, its symbols.
func TestOwnProgram(t *testing.T) {
	leftout.Need(t, "ldd", "readelf")
	prog := filepath.Join(t.TempDir(), "prog")
	spill("build", "--linker", "own", "-o", prog, filepath.Join(root, "testdata/programs/floats/floats.O2.ll")).must(t)
	libs := command{name: "ldd", args: []string{prog}}.must(t).stdout
	for _, want := range []string{"libc.so.6", "libm.so.6"} {
		if !strings.Contains(libs, want) {
			t.Errorf("ldd does not show %s:\n%s", want, libs)
		}
	}
	if strings.Contains(libs, "libgcc_s") {
		t.Errorf("ldd shows a library that is not used:\n%s", libs)
	}
	headers := command{name: "readelf", args: []string{"-lndW", prog}}.must(t).stdout
	for _, want := range []string{"DYN (Position-Independent Executable file)", "BIND_NOW", "GNU_RELRO", "GNU_EH_FRAME", "Build ID: ", "Requesting program interpreter"} {
		if !strings.Contains(headers, want) {
			t.Errorf("readelf does not show %q:\n%s", want, headers)
		}
	}
	for line := range strings.Lines(headers) {
		if strings.Contains(line, "GNU_STACK") && strings.Contains(line, "RWE") || strings.Contains(line, "TEXTREL") {
			t.Errorf("it may not have %s", line)
		}
	}
}

// TestHandOver links what the linker does not support with cc, and says so.
func TestHandOver(t *testing.T) {
	leftout.Need(t, "cc")
	dir := t.TempDir()
	prog := filepath.Join(dir, "prog")
	hello := filepath.Join(root, "examples/hello/hello.ll")
	r := spill("build", "-Wl,--print-map", "-o", prog, hello).must(t)
	if !strings.Contains(r.stderr, "note: linking with cc: not supported: -Wl,-print-map") {
		t.Errorf("it says %q", r.stderr)
	}
	command{name: prog}.must(t)
	r = spill("build", "--linker", "own", "-Wl,--print-map", "-o", prog, hello).run(t)
	if r.code != 3 || !strings.Contains(r.stderr, "use --linker cc") {
		t.Errorf("with --linker own: %v", r)
	}
	r = spill("build", "-o", prog, hello, hello).run(t)
	if r.code != 1 || !strings.Contains(r.stderr, "duplicate symbol main: defined in "+hello+" and in "+hello) {
		t.Errorf("twice the same file: %v", r)
	}
}

// TestBareProgram makes a static program that starts by itself.
func TestBareProgram(t *testing.T) {
	dir := t.TempDir()
	prog := filepath.Join(dir, "prog")
	file := write(t, filepath.Join(dir, "bare.ll"), `target triple = "x86_64-linux-gnu"
@text = private constant [5 x i8] c"bare\0A"
define void @_start() noreturn {
  %r = call i64 asm sideeffect "syscall", "={ax},{ax},{di},{si},{dx},~{rcx},~{r11},~{memory}"(i64 1, i64 1, ptr @text, i64 5)
  call i64 asm sideeffect "syscall", "={ax},{ax},{di},~{rcx},~{r11},~{memory}"(i64 231, i64 0)
  unreachable
}
`)
	build := spill("build", "--linker", "own", "-o", prog, file)
	build.env = []string{"PATH=" + dir}
	build.must(t)
	if got := (command{name: prog}).must(t).stdout; got != "bare\n" {
		t.Errorf("it prints %q", got)
	}
	data, err := os.ReadFile(prog)
	if err != nil || strings.Contains(string(data), "ld-linux") {
		t.Errorf("it is no static program: %v", err)
	}
}
