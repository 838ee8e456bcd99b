package driver

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"spillway/internal/leftout"
)

// The clang that the tests ask.
const testClang = "clang-19"

// asDriver in the environment makes the test's program be the driver.
const asDriver = "SPILLCC_AS_DRIVER"

func TestMain(m *testing.M) {
	switch os.Getenv(asDriver) {
	case "c":
		os.Exit(Main(C, os.Args[1:]))
	case "c++":
		os.Exit(Main(CXX, os.Args[1:]))
	}
	os.Exit(m.Run())
}

func TestParsePlan(t *testing.T) {
	const text = `clang: warning: -foo: 'linker' input unused
Debian clang version 19.1.7
Target: x86_64-pc-linux-gnu
InstalledDir: /usr/bin
 (in-process)
 "/usr/bin/clang" "-cc1" "-emit-obj" "-DA=\"x y\\\$\"" "-o" "a.o" "two
lines.c"
 "/usr/bin/ld" "-o" "a.out" "a.o"
`
	p := parsePlan(text)
	want := plan{
		header: "Debian clang version 19.1.7\nTarget: x86_64-pc-linux-gnu\nInstalledDir: /usr/bin\n",
		said:   "clang: warning: -foo: 'linker' input unused\n",
		jobs: []job{{"/usr/bin/clang", "-cc1", "-emit-obj", `-DA="x y\$"`, "-o", "a.o", "two\nlines.c"},
			{"/usr/bin/ld", "-o", "a.out", "a.o"}},
	}
	if d := cmp.Diff(want, p, cmp.AllowUnexported(plan{})); d != "" {
		t.Error(d)
	}
	if !p.jobs[0].makesCode() || p.jobs[1].makesCode() || !p.jobs[1].isLink() || !p.jobs[1].needs([]string{"a.o"}) {
		t.Error("what the jobs are")
	}
	again := parsePlan(p.jobs[0].quoted() + p.jobs[1].quoted())
	if d := cmp.Diff(p.jobs, again.jobs); d != "" {
		t.Errorf("printed and parsed: %s", d)
	}
}

func TestArguments(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "args")
	words := []string{"-c", "a b.c", `q"uo\te`, "", "-Xspillway", "--check", "-fuse-ld=lld"}
	if err := os.WriteFile(file, []byte("  -fuse-ld=spillway 'single \" quote'\n"+quoteWords(words)+" back\\ slash \\\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	a, err := parseArguments([]string{"-O2", "-fuse-ld=spillway", "@" + file, "@none", "-###", "-v"})
	if err != nil {
		t.Fatal(err)
	}
	want := arguments{clang: []string{"-O2", `single " quote`, "-c", "a b.c", `q"uo\te`, "", "-fuse-ld=lld", "back slash", "@none", "-v"},
		spillway: []string{"--check"}, plan: true, verbose: true}
	if d := cmp.Diff(want, a, cmp.AllowUnexported(arguments{})); d != "" {
		t.Error(d)
	}
	if err := os.WriteFile(file, []byte("@"+file), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := parseArguments([]string{"@" + file}); err == nil {
		t.Error("a response file that names itself is read")
	}
	if _, err := parseArguments([]string{"-Xspillway"}); err == nil {
		t.Error("-Xspillway without a value")
	}
}

func TestFrontend(t *testing.T) {
	tests := []struct{ job, emit, compile, warning, err string }{
		{"clang -cc1 -emit-obj -O2 -mrelocation-model pic -o a.o -x c a.c", "clang -cc1 -emit-llvm -O2 -mrelocation-model pic -o t.ll -x c a.c",
			"compile -c -O2 --relocation pic MORE t.ll -o a.o", "", ""},
		{"clang -cc1 -S -Oz -mrelocation-model static -ffunction-sections -o - a.c", "clang -cc1 -emit-llvm -Oz -mrelocation-model static -ffunction-sections -o t.ll a.c",
			"compile -S -ffunction-sections -Oz --relocation static MORE t.ll -o -", "", ""},
		{"clang -cc1 -emit-obj -stack-usage-file a.su -o a.o a.c", "clang -cc1 -emit-llvm -stack-usage-file a.su -o t.ll a.c",
			"compile -c -O0 --relocation pic MORE t.ll -o a.o", "-fstack-usage has no effect with Spillway", ""},
		{"clang -cc1 -emit-obj -femulated-tls -o a.o a.c", "", "", "", "-femulated-tls is not supported"},
		{"clang -cc1 -emit-obj -mspeculative-load-hardening -o a.o a.c", "", "", "", "-mspeculative-load-hardening is not supported by Spillway; remove it"},
		{"clang -cc1 -emit-obj -mrelocation-model ropi -o a.o a.c", "", "", "", "the relocation model ropi is not supported"},
	}
	for _, test := range tests {
		emit, compile, warnings, err := frontend(strings.Fields(test.job), "t.ll", []string{"MORE"})
		if err == nil {
			err = errors.New("")
		}
		if strings.Join(emit, " ") != test.emit || strings.Join(compile, " ") != test.compile || strings.Join(warnings, " ") != test.warning ||
			!strings.HasPrefix(err.Error(), test.err) || (test.err == "") != (err.Error() == "") {
			t.Errorf("%s:\n%q\n%q\n%q\n%v", test.job, emit, compile, warnings, err)
		}
	}
}

func TestOwnLink(t *testing.T) {
	tests := []struct {
		job, build string
		ok         bool
	}{
		{"ld --build-id -m elf_x86_64 -pie -dynamic-linker /lib/ld.so -o p /lib/Scrt1.o /lib/crti.o /gcc/crtbeginS.o -L/lib a.o -lm -lgcc --as-needed -lgcc_s --no-as-needed -lc /gcc/crtendS.o /lib/crtn.o",
			"build --linker own -o p -Wl,--build-id -L/lib a.o -lm -Wl,--as-needed -Wl,--no-as-needed -pie", true},
		{"ld -z relro -shared -o l.so /lib/crti.o -soname l.so.1 -l foo a.o", "build --linker own -o l.so -Wl,-z,relro -Wl,-soname,l.so.1 -lfoo a.o -shared", true},
		{"ld -EL -X -static -o p /lib/crt1.o a.o", "build --linker own -o p a.o -static", true},
		{"ld -static -pie --no-dynamic-linker -z text -o p /lib/rcrt1.o a.o", "build --linker own -o p -Wl,-z,text a.o -static-pie", true},
		{"ld -o p a.o", "build --linker own -o p a.o -no-pie", false}, // -nostdlib
	}
	for _, test := range tests {
		build, ok := ownLink(strings.Fields(test.job))
		if strings.Join(build, " ") != test.build || ok != test.ok {
			t.Errorf("%s:\n%s %v", test.job, strings.Join(build, " "), ok)
		}
	}
}

// A workplace is a directory with files, and the driver to run in it.
type workplace struct {
	dir, tmp string
	env      []string
}

func newWorkplace(t *testing.T, files map[string]string) *workplace {
	t.Helper()
	w := &workplace{dir: t.TempDir(), tmp: t.TempDir()}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(w.dir, name), []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	w.env = []string{"TMPDIR=" + w.tmp, "LC_ALL=C", "SPILLCC_CLANG=" + testClang}
	return w
}

// driver returns a command that the driver does.
func (w *workplace) driver(t *testing.T, language string, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, args...)
	cmd.Dir, cmd.Env = w.dir, slices.Concat(os.Environ(), w.env, []string{asDriver + "=" + language})
	return cmd
}

// do runs a command and returns what it says and its exit code.
func do(t *testing.T, cmd *exec.Cmd) (stdout, stderr string, code int) {
	t.Helper()
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// nothingLeft holds that no temporary file is left.
func (w *workplace) nothingLeft(t *testing.T) {
	t.Helper()
	if left, err := os.ReadDir(w.tmp); err != nil || len(left) > 0 {
		t.Errorf("temporary files are left: %v, %v", left, err)
	}
}

var sources = map[string]string{
	"main.c":   "#include \"a.h\"\nint f(int);\nint main(void) { return f(A) - 21; }\n",
	"f.c":      "int f(int x) { return 3 * x; }\n",
	"a.h":      "#define A 7\n",
	"wrong.c":  "int x = y;\n",
	"warn.c":   "int main(void) { int unused; return 0; }\n",
	"lib.cc":   "#include <string>\n#include <stdexcept>\nint main(int n, char **) { try { throw std::runtime_error(std::string(n, 'x')); } catch (std::exception &e) { return e.what()[0] - 'x'; } }\n",
	"g.s":      "\t.globl f\nf:\n\tleal (%rdi,%rdi,2), %eax\n\tret\n\t.section .note.GNU-stack,\"\",@progbits\n",
	"g.S":      "#include \"a.h\"\n\t.globl g\ng:\n\tmovl $A, %eax\n\tret\n\t.section .note.GNU-stack,\"\",@progbits\n",
	"args":     "-c f.c\n-o 'f f.o'",
	"unused.c": "static int unused(void) { return 0; }\nint used;\n",
}

// TestAsClang has the driver and clang do the same, which is to end with the same exit code, the same diagnostics, the same
// standard output and the same files.
func TestAsClang(t *testing.T) {
	leftout.Need(t, testClang, "cc")
	for i, line := range []string{
		"main.c f.c", "main.c f.c -o prog -O2", "-c main.c f.c", "-c main.c -o x.o -MMD -MP", "-c main.c -MD -MF deps -MT target", "-M main.c", "-MM main.c -o deps",
		"-E -P f.c", "-fsyntax-only wrong.c", "-c wrong.c", "-c wrong.c f.c", "wrong.c f.c", "main.c", "-c none.c", "", "-o out", "-c -o x.o main.c f.c",
		"-S f.c", "@args", "-x c -c f.c -x none", "main.c g.s", "-c g.S", "-c g.s", "-S g.S -o -", "-Wall -c unused.c", "-Wall -Werror -c warn.c",
		"-c f.c --no-such-flag", "-c f.c -Wno-such-warning", "-c f.c -lm", "-emit-llvm -c f.c -o f.bc", "-dumpmachine", "-print-prog-name=ld", "-print-search-dirs",
		"-save-temps -c main.c", "-fno-integrated-as -c f.c", "-shared -fPIC f.c -o libf.so", "-r f.c -nostdlib -o f.o", "-static main.c f.c", "-no-pie main.c f.c -s",
		"-x c-header a.h -o a.h.pch", "-c f.c -o /dev/null", "-Wl,--no-such-flag f.c", "-x ir f.c -c", "-c f.c -O9", "-c -x none",
	} {
		if testing.Short() && i%3 != 0 {
			continue
		}
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			theirs, ours := newWorkplace(t, sources), newWorkplace(t, sources)
			path, err := exec.LookPath(testClang)
			if err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(path, strings.Fields(line)...)
			cmd.Dir, cmd.Env = theirs.dir, append(os.Environ(), theirs.env...)
			out, errs, code := do(t, cmd)
			out2, errs2, code2 := do(t, ours.driver(t, "c", strings.Fields(line)...))
			if line == "-S g.S -o -" || !strings.Contains(line, "-o -") {
				if out2 != out {
					t.Errorf("standard output is\n%s\nclang's:\n%s", out2, out)
				}
			}
			if d := cmp.Diff(neutral(errs, theirs), neutral(errs2, ours)); d != "" || code != code2 {
				t.Errorf("exit code %d, clang's %d; (-clang's +diagnostics)\n%s", code2, code, d)
			}
			if d := cmp.Diff(files(t, theirs.dir), files(t, ours.dir)); d != "" {
				t.Errorf("files (-clang's +ours): %s", d)
			}
			ours.nothingLeft(t)
		})
	}
}

// neutral is what is said, without the names of who says it and of temporary files.
func neutral(said string, w *workplace) string {
	var lines []string
	for line := range strings.Lines(said) {
		line = strings.ReplaceAll(line, testClang+": ", "spillcc: ")
		line = strings.TrimPrefix(line, "main.c:") // our objects don't say what file they are of
		if i := strings.Index(line, w.tmp); i >= 0 {
			line = line[:i] + "TEMPORARY\n"
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "")
}

func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		names = append(names, f.Name())
	}
	return names
}

// TestPrograms builds programs in all ways, and runs them: they return 0.
func TestPrograms(t *testing.T) {
	leftout.Need(t, testClang, "cc")
	for _, test := range []struct{ language, line string }{
		{"c", "main.c f.c"}, {"c", "-O2 main.c f.c -fuse-ld=spillway"}, {"c", "-O3 -static main.c f.c -fuse-ld=spillway"}, {"c", "-Oz main.c g.s"},
		{"c", "-fuse-ld=spillway -no-pie -ffunction-sections -fdata-sections -Wl,--gc-sections main.c f.c"},
		{"c", "-Xspillway --regalloc -Xspillway puzzle -Xspillway --check main.c f.c"}, {"c", "-fuse-ld=spillway -Wl,-z,nodlopen main.c f.c"},
		{"c++", "-O2 lib.cc"}, {"c++", "lib.cc -fuse-ld=spillway"}, {"c", "-g -fstack-protector-strong -fcf-protection main.c f.c"},
	} {
		t.Run(test.line, func(t *testing.T) {
			t.Parallel()
			w := newWorkplace(t, sources)
			_, said, code := do(t, w.driver(t, test.language, strings.Fields(test.line)...))
			wantNote := strings.Contains(test.line, "nodlopen")
			if code != 0 || (said != "") != wantNote || wantNote && !strings.Contains(said, "spillcc: note: /usr/bin/ld links it: not supported: -z nodlopen\n") {
				t.Fatalf("exit code %d: %s", code, said)
			}
			if out, err := exec.Command(filepath.Join(w.dir, "a.out")).CombinedOutput(); err != nil {
				t.Errorf("the program: %v %s", err, out)
			}
			w.nothingLeft(t)
		})
	}
}

// TestBitcode links bitcode, in objects and in archives.
func TestBitcode(t *testing.T) {
	leftout.Need(t, testClang, "cc", "ar")
	w := newWorkplace(t, sources)
	for _, line := range []string{testClang + " -O2 -flto -c main.c f.c", testClang + " -O2 -c g.S", "ar qc libf.a f.o g.o"} {
		words := strings.Fields(line)
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Dir = w.dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v %s", line, err, out)
		}
	}
	for _, line := range []string{"main.o f.o", "main.o libf.a", "main.o libf.a -Wl,-plugin-opt=O3,-plugin-opt=mcpu=x86-64", "main.o libf.a -fuse-ld=spillway"} {
		if _, said, code := do(t, w.driver(t, "c", strings.Fields(line)...)); code != 0 || said != "" {
			t.Errorf("%s: exit code %d: %s", line, code, said)
			continue
		}
		if out, err := exec.Command(filepath.Join(w.dir, "a.out")).CombinedOutput(); err != nil {
			t.Errorf("%s: the program: %v %s", line, err, out)
		}
		w.nothingLeft(t)
	}
	if _, said, code := do(t, w.driver(t, "c", "-Xspillway", "--regalloc=none", "main.o", "libf.a")); code != 2 || strings.Contains(said, "ld:") {
		t.Errorf("a linker's input that cannot be compiled: exit code %d: %s", code, said)
	}
}

// TestMessages is what the driver says by itself.
func TestMessages(t *testing.T) {
	leftout.Need(t, testClang)
	w := newWorkplace(t, map[string]string{
		"main.c":  "int main(void) { return 0; }\n",
		"bad.ll":  "target triple = \"x86_64-pc-linux-gnu\"\ndefine <vscale x 4 x i32> @f() {\n  ret <vscale x 4 x i32> zeroinitializer\n}\n",
		"thin.ll": "target triple = \"x86_64-pc-linux-gnu\"\n",
	})
	for _, test := range []struct {
		line, want string
		code       int
	}{
		{"-flto -c main.c", "spillcc: error: -flto is not supported by Spillway; code is generated file by file, so remove it", 1},
		{"-flto -S main.c", "spillcc: error: -flto is not supported", 1},
		{"-flto main.c", "spillcc: error: -flto is not supported", 1},
		{"-femulated-tls -c main.c", "spillcc: error: -femulated-tls is not supported", 1},
		{"-fstack-usage -c main.c", "spillcc: warning: -fstack-usage has no effect", 0},
		{"-c bad.ll", "IR of bad.ll:6:9: scalable types are not supported", 1},
		{"-Xspillway --no-such-flag -c main.c", "unknown flag: --no-such-flag", 2},
		{"-Xspillway", "argument to '-Xspillway' is missing", 1},
		{"-### -c main.c", `"-spillway" "compile" "-c" "-O0" "--relocation" "pic"`, 0},
		{"-v -c main.c", `"-spillway" "compile" "-c" "-O0" "--relocation" "pic"`, 0},
		{"-### -E main.c", `"-E"`, 0},
	} {
		_, said, code := do(t, w.driver(t, "c", strings.Fields(test.line)...))
		if code != test.code || !strings.Contains(said, test.want) {
			t.Errorf("%s: exit code %d, want %d; %s", test.line, code, test.code, said)
		}
		w.nothingLeft(t)
	}
	if out, _, code := do(t, w.driver(t, "c", "--version")); code != 0 || !strings.Contains(out, "clang version 19") || !strings.Contains(out, "\nspillcc: code generated by Spillway ") {
		t.Errorf("--version: %s", out)
	}
	w.env = append(w.env, "SPILLCC_CLANG=no-such-clang")
	if _, said, code := do(t, w.driver(t, "c", "-c", "main.c")); code != 1 || !strings.Contains(said, "spillcc: error: SPILLCC_CLANG: ") {
		t.Errorf("without clang: %d %s", code, said)
	}
	w.env = append(w.env, "SPILLCC_CLANG=", "PATH="+t.TempDir())
	if _, said, code := do(t, w.driver(t, "c", "-c", "main.c")); code != 1 || !strings.Contains(said, "no clang of LLVM") {
		t.Errorf("without clang: %d %s", code, said)
	}
}

// TestKeep holds that IR which is refused is kept where the environment says.
func TestKeep(t *testing.T) {
	leftout.Need(t, testClang)
	w := newWorkplace(t, map[string]string{"bad.ll": "target triple = \"x86_64-pc-linux-gnu\"\ndefine <vscale x 4 x i32> @f() {\n  ret <vscale x 4 x i32> zeroinitializer\n}\n"})
	keep := t.TempDir()
	w.env = append(w.env, "SPILLCC_KEEP="+keep)
	if _, _, code := do(t, w.driver(t, "c", "-c", "bad.ll")); code != 1 {
		t.Error("it is compiled")
	}
	list, err := os.ReadFile(filepath.Join(keep, "refused"))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(list))
	if data, err := os.ReadFile(words[len(words)-1]); err != nil || words[0] != "bad.ll:" || !strings.Contains(string(data), "vscale") {
		t.Errorf("%s: %v", list, err)
	}
}

// TestSignals ends the driver in the middle of a job: the job ends, nothing is left, and the driver has died of the signal.
func TestSignals(t *testing.T) {
	leftout.Need(t, testClang)
	path, err := exec.LookPath(testClang)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if signal.Ignored(s) { // as of programs that nohup begins, which the driver leaves as it is
			continue
		}
		w := newWorkplace(t, map[string]string{"main.c": "int main(void) { return 0; }\n",
			// It plans as clang does, and never ends what it is to do.
			"slow": "#!/bin/sh\ncase \"$*\" in *-###*) " + path + " \"$@\" 2>&1 | sed \"s,\\\"[^ ]*clang\\\" \\\"-cc1\\\",\\\"$0\\\" \\\"-cc1\\\",\" >&2; exit;; esac\n" +
				"echo begun >begun\nexec sleep 1000\n"})
		w.env = append(w.env, "SPILLCC_CLANG="+filepath.Join(w.dir, "slow"))
		cmd := w.driver(t, "c", "-c", "main.c")
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
			if _, err := os.Stat(filepath.Join(w.dir, "begun")); err == nil || time.Now().After(deadline) {
				break
			}
		}
		if err := cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		if status := cmd.ProcessState.Sys().(syscall.WaitStatus); !status.Signaled() || status.Signal() != s {
			t.Errorf("signal %v: %v", s, cmd.ProcessState)
		}
		w.nothingLeft(t)
		if got := files(t, w.dir); !slices.Equal(got, []string{"begun", "main.c", "slow"}) {
			t.Errorf("signal %v leaves %v", s, got)
		}
	}
}

// TestLongLines has more arguments than a command line takes go through response files.
func TestLongLines(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: for the full run")
	}
	leftout.Need(t, testClang, "cc")
	w := newWorkplace(t, sources)
	var text strings.Builder
	for i := range 60_000 {
		text.WriteString("-DMACRO_WITH_A_LONG_NAME_" + strings.Repeat("X", 10) + string(rune('A'+i%26)) + "=1\n")
	}
	text.WriteString("main.c f.c")
	if err := os.WriteFile(filepath.Join(w.dir, "many"), []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, said, code := do(t, w.driver(t, "c", "@many")); code != 0 {
		t.Errorf("exit code %d: %.1000s", code, said)
	}
	w.nothingLeft(t)
}

// TestCache has a frontend that counts what it compiles read files that are equal, of one that includes something other than it
// did, and with other flags.
func TestCache(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string, mode os.FileMode) string {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	count := put("count", "", 0o666)
	included := put("included", "1", 0o666)
	compiler := put("clang", `#!/bin/sh
case " $* " in *" -E "*) cat `+included+`; exit;; esac
while [ "$1" != -o ]; do shift; done
printf x >>`+count+`
cp `+count+` "$2"
`, 0o777)
	d := &driver{run: newRunner(dir)}
	t.Setenv(cacheVariable, filepath.Join(t.TempDir(), "made", "here"))
	emit := func(want string, args string) {
		t.Helper()
		ir := filepath.Join(dir, "out.ll")
		words := append([]string{compiler, "-cc1", "-emit-llvm", "-o", ir}, strings.Fields(args)...)
		if err := d.emit(words, words, ir); err != nil || d.code != 0 {
			t.Fatal(err, d.code)
		}
		if got, err := os.ReadFile(ir); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v, want %q", args, got, err, want)
		}
	}
	emit("x", "-O2 a.c")
	emit("x", "-O2 a.c")
	emit("xx", "-O1 a.c")
	emit("x", "-O2 a.c")
	put("included", "2", 0o666)
	emit("xxx", "-O2 a.c")
	emit("xxx", "-O2 a.c")
	emit("xxxx", "-O2 -debug-info-kind=constructor a.c")
	emit("xxxxx", "-O2 -debug-info-kind=constructor a.c")
	emit("xxxxxx", "-O2 -dependency-file a.d a.c")
	os.Unsetenv(cacheVariable)
	emit("xxxxxxx", "-O2 a.c")
}
