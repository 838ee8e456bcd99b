package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// language is a front end that prints LLVM IR: a command with the flags that make it of a source
// file, and those that make a program of sources or objects; "$out" is the file made.
type language struct {
	source  string // in testdata/lang
	tool    string
	flags   []string // of both
	emit    []string
	program []string
}

// languages are the front ends besides those of C, C++ and Rust.
func languages(t *testing.T) []language {
	gcc := strings.TrimSpace(command{name: "gcc", args: []string{"-print-file-name=include"}}.must(t).stdout)
	return []language{
		{"tour.d", "ldc2", nil, []string{"--output-ll", "-of=$out"}, []string{"-of=$out"}},
		{"tour.f90", "flang-new-19", nil, []string{"-S", "-emit-llvm", "-o", "$out"}, []string{"-o", "$out"}},
		{
			"tour.m", clang, []string{"-w", "-fobjc-runtime=gcc", "-I" + gcc},
			[]string{"-S", "-emit-llvm", "-o", "$out"}, []string{"-o", "$out", "-L" + filepath.Dir(gcc), "-lobjc"},
		},
	}
}

// run makes out of file by the given flags.
func (l *language) run(t *testing.T, level string, flags []string, file, out string) {
	t.Helper()
	args := slices.Concat([]string{level}, l.flags, []string{file}, flags)
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "$out", out)
	}
	command{name: l.tool, args: args}.must(t)
}

// TestLanguages compiles programs of D, Fortran and Objective-C, whose front ends link them with
// their libraries, and holds what they print to what these make of them.
func TestLanguages(t *testing.T) {
	amd64.needCC(t)
	leftout.Need(t, "gcc")
	for k, l := range languages(t) {
		for n, level := range []string{"-O0", "-O2"} {
			t.Run(l.source+level, func(t *testing.T) {
				t.Parallel()
				leftout.Need(t, l.tool)
				if strings.HasSuffix(l.source, ".m") && !filepath.IsAbs(strings.TrimSpace(command{name: "gcc", args: []string{"-print-file-name=libobjc.so"}}.must(t).stdout)) {
					leftout.Skip(t, "no library of Objective-C") // gcc prints the path of what it finds
				}
				dir := t.TempDir()
				file := filepath.Join("testdata", "lang", l.source)
				ll, object, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog.o"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
				l.run(t, level, l.emit, file, ll)
				l.run(t, level, l.program, file, reference)
				spill(slices.Concat([]string{"compile", "-c", "-o", object}, extraFlags(), allocated(t, 2*k+n), []string{ll})...).must(t)
				l.run(t, level, l.program, object, prog)
				compare(t, command{name: prog}.must(t).stdout, command{name: reference}.must(t).stdout)
			})
		}
	}
}

// TestSanitizers links what clang instruments with its libraries: the program does what it does without,
// and a wrong thing that it is asked for is found.
func TestSanitizers(t *testing.T) {
	amd64.need(t, clangxx)
	source := filepath.Join("testdata", "lang", "sanitized.cpp")
	for i, s := range []struct{ flags, wrong, says string }{
		{"-fsanitize=address", "1", "heap-buffer-overflow"},
		{"-fsanitize=undefined", "2", "signed integer overflow"},
		{"-fsanitize=thread", "3", "data race"},
		{"-fsanitize=address,undefined", "4", "out of bounds"},
		{"-fprofile-instr-generate", "0", ""},
		{"-fstack-protector-strong -fcf-protection -ftrapv -fno-plt", "0", ""},
	} {
		t.Run(s.flags, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			ll, object, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog.o"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
			flags := strings.Fields(s.flags)
			if r := amd64.cxx("O1", append(flags, source, "-o", reference)...).run(t); !r.ok() {
				if !strings.Contains(r.String(), "libclang_rt") {
					t.Fatal(r)
				}
				leftout.Skip(t, "no libraries of clang's sanitizers")
			}
			amd64.cxx([]string{"O0", "O2"}[i%2], append(flags, "-S", "-emit-llvm", source, "-o", ll)...).must(t)
			spill(slices.Concat([]string{"compile", "-c", "-o", object}, extraFlags(), allocated(t, i), []string{ll})...).must(t)
			amd64.cxx("O1", append(flags, object, "-o", prog)...).must(t)
			env := []string{"LLVM_PROFILE_FILE=" + filepath.Join(dir, "profile")}
			compare(t, command{name: prog, env: env}.must(t).stdout, command{name: reference, env: env}.must(t).stdout)
			if r := (command{name: prog, args: []string{s.wrong}, env: env}).run(t); !strings.Contains(r.String(), s.says) {
				t.Errorf("asked for what is wrong, the program says %s; want %q", r, s.says)
			}
		})
	}
}

// TestCrystal compiles a program of Crystal, whose compiler prints the IR of all that it uses of the library
// and would link it by itself.
func TestCrystal(t *testing.T) {
	amd64.needCC(t)
	leftout.Need(t, "crystal")
	dir := t.TempDir()
	file, err := filepath.Abs(filepath.Join("testdata", "lang", "tour.cr"))
	if err != nil {
		t.Fatal(err)
	}
	object, prog, env := filepath.Join(dir, "ours.o"), filepath.Join(dir, "prog"), []string{"CRYSTAL_CACHE_DIR=" + filepath.Join(dir, "cache")}
	command{name: "crystal", args: []string{"build", "--no-color", "--emit", "llvm-ir", "-o", "reference", file}, dir: dir, env: env}.must(t)
	spill(append(append([]string{"compile", "-c", "-o", object}, extraFlags()...), filepath.Join(dir, "tour.ll"))...).must(t)
	command{name: "cc", args: []string{object, "-o", prog, "-rdynamic", "-lpcre", "-lm", "-lgc", "-lpthread", "-levent", "-ldl"}}.must(t)
	compare(t, command{name: prog}.must(t).stdout, command{name: filepath.Join(dir, "reference")}.must(t).stdout)
}
