package debuginfo_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"spillway"
	"spillway/internal/leftout"
	"spillway/llvmir"
)

// need skips the test if the tools for debugging programs are missing.
func need(t *testing.T) {
	t.Helper()
	leftout.Need(t, "clang-19", "cc", "gdb", "llvm-dwarfdump-19")
}

// run runs a command that must succeed and returns what it prints.
func run(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// A debuggee is a machine whose programs are debugged.
type debuggee struct {
	name  string
	cc    []string // flags of clang's for programs
	link  []string // the command that makes programs of assembly text
	cross bool     // an emulator runs them, and lets a debugger for many machines look
}

var (
	amd64 = debuggee{name: "amd64", link: []string{"cc"}}
	i386  = debuggee{name: "i386", cc: []string{"-m32", "-msse2", "-mfpmath=sse"}, link: []string{"cc", "-m32"}}
	arm64 = debuggee{name: "arm64", cc: crossFlags, link: append([]string{"clang-19"}, crossFlags...), cross: true}
)

// crossFlags make clang find Debian's cross libraries.
var crossFlags = []string{"--target=aarch64-linux-gnu", "-fuse-ld=lld", "-static", "-Wno-unused-command-line-argument", "-isystem", "/usr/aarch64-linux-gnu/include",
	"-B/usr/lib/gcc-cross/aarch64-linux-gnu/12", "-L/usr/lib/gcc-cross/aarch64-linux-gnu/12", "-B/usr/aarch64-linux-gnu/lib", "-L/usr/aarch64-linux-gnu/lib"}

// have reports whether programs for the machine can be debugged, and logs if not.
func (m debuggee) have(t *testing.T) bool {
	if !m.cross {
		return leftout.HaveDebugger(t, m.cc...)
	}
	if !leftout.Have(t, "gdb-multiarch", "qemu-aarch64") {
		return false
	}
	leftout.NeedCross(t, m.link, []string{"qemu-aarch64"})
	return true
}

// gdb runs a debugger on a program for the machine, and returns its output. An emulator waits for the debugger at the
// socket that WATCH_REMOTE names.
func (m debuggee) gdb(t *testing.T, env []string, prog string, args ...string) string {
	t.Helper()
	args = append([]string{"-q", "-nx", "-batch"}, args...)
	if !m.cross {
		return run(t, env, "gdb", append(args, prog)...)
	}
	socket := filepath.Join(t.TempDir(), "gdb")
	guest := exec.Command("qemu-aarch64", "-g", socket, prog)
	if err := guest.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		guest.Process.Kill()
		guest.Wait()
	}()
	for n := 0; ; n++ {
		if _, err := os.Stat(socket); err == nil {
			break
		} else if n == 600 {
			t.Fatal("the emulator waits for no debugger")
		}
		time.Sleep(50 * time.Millisecond)
	}
	return run(t, append(env, "WATCH_REMOTE="+socket), "gdb-multiarch", append(args, prog)...)
}

// program is a C program and the directory that its files are in.
type program struct {
	dir, source, name string
	m                 debuggee
}

func newProgram(t *testing.T, m debuggee, name string) program {
	text, err := os.ReadFile(filepath.Join("testdata", name+".c"))
	if err != nil {
		t.Fatal(err)
	}
	p := program{t.TempDir(), "", name, m}
	p.source = filepath.Join(p.dir, name+".c")
	if err := os.WriteFile(p.source, text, 0o666); err != nil {
		t.Fatal(err)
	}
	return p
}

// ir compiles p to IR, and returns the name of its file.
func (p program) ir(t *testing.T, name string, flags ...string) string {
	out := filepath.Join(p.dir, name+".ll")
	run(t, nil, "clang-19", slices.Concat([]string{"-g", "-w", "-S", "-emit-llvm", p.source, "-o", out}, p.m.cc, flags)...)
	return out
}

// theirs compiles IR to a program with clang.
func (p program) theirs(t *testing.T, file, name string, flags ...string) string {
	out := filepath.Join(p.dir, name)
	run(t, nil, "clang-19", slices.Concat([]string{"-w", file, "-o", out, "-lm"}, p.m.cc, flags)...)
	return out
}

// ours compiles IR to a program with Spillway, with proofs, and verifies its debug information.
func (p program) ours(t *testing.T, file, name, level string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(p.dir, name)
	asm := compile(t, file, string(text), level, spillway.Options{Check: true})
	if err := os.WriteFile(out+".s", []byte(asm), 0o666); err != nil {
		t.Fatal(err)
	}
	run(t, nil, p.m.link[0], append(slices.Clone(p.m.link[1:]), out+".s", "-o", out, "-lm")...)
	run(t, nil, "llvm-dwarfdump-19", "--verify", out)
	return out
}

// A stop is where the debugger stopped, and what it showed.
type stop struct {
	Func  string
	Line  int
	Vars  map[string]string
	Stack []string
}

// watch steps through a program.
func (p program) watch(t *testing.T, prog string) (stops []stop) {
	t.Helper()
	out := p.m.gdb(t, []string{"WATCH_SOURCE=" + filepath.Base(p.source), "WATCH_STEPS=1500"}, prog, "-x", "testdata/watch.py")
	for _, line := range strings.Split(out, "\n") {
		if text, found := strings.CutPrefix(line, "@"); found {
			var s stop
			if err := json.Unmarshal([]byte(text), &s); err != nil {
				t.Fatal(err)
			}
			stops = append(stops, s)
		}
	}
	if len(stops) == 0 {
		t.Fatalf("the debugger stops nowhere:\n%s", out)
	}
	return stops
}

// unknown is shown for a variable without a location.
const unknown = "?"

// A spot is a variable at a line.
type spot struct {
	fn   string
	line int
	name string
}

func (s stop) spots(f func(at spot, value string)) {
	for name, value := range s.Vars {
		f(spot{s.Func, s.Line, name}, value)
	}
}

// values collects the displayed values of variables, by line.
func values(into map[spot][]string, stops []stop) {
	for _, s := range stops {
		s.spots(func(at spot, value string) {
			if value != unknown && !slices.Contains(into[at], value) {
				into[at] = append(into[at], value)
			}
		})
	}
}

// A score is how many variables a debugger shows, at places of the source.
type score struct{ places, shown, wrong int }

func (s score) share() float64 { return float64(s.shown) / float64(max(s.places, 1)) }

// falsities returns the displayed values that variables never have at the line.
func falsities(truth map[spot][]string, stops []stop) map[spot][]string {
	out := map[spot][]string{}
	for _, s := range stops {
		s.spots(func(at spot, value string) {
			if known := truth[at]; known != nil && value != unknown && !slices.Contains(known, value) {
				at.line = 0
				out[at] = append(out[at], value)
			}
		})
	}
	return out
}

// rate compares what was displayed with the truth, and reports false values that are not excused.
func rate(t *testing.T, name string, truth map[spot][]string, stops []stop, complain bool, excused map[spot][]string) (sc score) {
	all, shown := map[spot]bool{}, map[spot]bool{}
	for _, s := range stops {
		s.spots(func(at spot, value string) {
			if truth[at] == nil {
				return
			}
			all[at] = true
			switch {
			case value == unknown:
			case slices.Contains(truth[at], value):
				shown[at] = true
			default:
				sc.wrong++
				if complain && !slices.Contains(excused[spot{at.fn, 0, at.name}], value) {
					t.Errorf("%s: %s:%d: %s is shown as %s, which it never is there, only %v", name, at.fn, at.line, at.name, value, truth[at])
				}
			}
		})
	}
	sc.places, sc.shown = len(all), len(shown)
	return sc
}

// leastShown is the minimum share of variables to be shown at lines, by how the program is compiled;
// docs/benchmarks/debug.md has the figures.
var leastShown = map[string]float64{"-O1": 0.70, "-O2": 0.70, "-Oz": 0.70, "promoted": 0.65}

// TestValues steps through programs compiled at each level, for each machine, and compares the variables that the
// debugger displays with those of clang's code at -O0: no value may be wrong and, at -O0, all stops must match. In IR
// optimized by clang, variables may have values that they never have in the source: clang's code for the same IR, not
// optimized further, shows these too, except for values that the IR computes from several others (DIArgList), which
// only its optimized code shows. With SPILLWAY_DEBUG_LEVELS=all, every program is compiled at every level for every
// machine.
func TestValues(t *testing.T) {
	need(t)
	for _, name := range []string{"lists", "shapes"} {
		for _, m := range []debuggee{amd64, i386, arm64} {
			if testing.Short() && (m.cross || (name == "lists") != (m.name == "amd64")) {
				continue // each program for one machine
			}
			t.Run(name+"-"+m.name, func(t *testing.T) {
				if !m.have(t) {
					return
				}
				p := newProgram(t, m, name)
				plain := p.ir(t, "O0", "-O0")
				first := p.watch(t, p.theirs(t, plain, "plain"))
				truth := map[spot][]string{}
				values(truth, first)
				sameStops(t, first, p.watch(t, p.ours(t, plain, "ours-O0", "-O0")))
				promotable := p.ir(t, "promoted", "-O0", "-Xclang", "-disable-O0-optnone")
				sc := rate(t, "promoted", truth, p.watch(t, p.ours(t, promotable, "ours-promoted", "-O2")), true, nil)
				t.Logf("promoted: %d of %d", sc.shown, sc.places)
				if sc.share() < leastShown["promoted"] {
					t.Errorf("promoted: %d of %d variables are shown", sc.shown, sc.places)
				}
				levels := []string{"-O1", "-O2", "-Oz"}
				if os.Getenv("SPILLWAY_DEBUG_LEVELS") != "all" { // some of them
					levels = map[string][]string{"lists-amd64": {"-O1", "-O2"}, "shapes-amd64": {"-Oz"}, "lists-i386": {"-Oz"}, "shapes-i386": {"-O2"},
						"lists-arm64": {"-O2"}, "shapes-arm64": {"-Oz"}}[name+"-"+m.name]
				}
				if testing.Short() {
					levels = levels[len(levels)-1:]
				}
				for _, level := range levels {
					file := p.ir(t, level[1:], level)
					known := map[spot][]string{}
					values(known, first)
					values(known, p.watch(t, p.theirs(t, file, "reference"+level, "-O0")))
					stops := p.watch(t, p.theirs(t, file, "clang"+level, level))
					clang := rate(t, "clang "+level, known, stops, false, nil)
					ours := rate(t, level, known, p.watch(t, p.ours(t, file, "ours"+level, level)), true, falsities(known, stops))
					t.Logf("%s: %d of %d and %d wrong, clang %d of %d and %d wrong", level, ours.shown, ours.places, ours.wrong, clang.shown, clang.places, clang.wrong)
					if ours.share() < leastShown[level] {
						t.Errorf("%s: %d of %d variables are shown", level, ours.shown, ours.places)
					}
				}
			})
		}
	}
}

// sameStops compares stops in unoptimized code with clang's: the same variables must be shown each time a line is
// reached. A jump that needs no instruction is no stop.
func sameStops(t *testing.T, theirs, ours []stop) {
	t.Helper()
	type visit struct {
		fn      string
		line, n int
	}
	index := func(stops []stop) map[visit]stop {
		count, out := map[visit]int{}, map[visit]stop{}
		for _, s := range stops {
			k := visit{s.Func, s.Line, 0}
			count[k]++
			out[visit{s.Func, s.Line, count[k]}] = s
		}
		return out
	}
	x, y := index(theirs), index(ours)
	same := 0
	for k, s := range y {
		r, both := x[k]
		if !both {
			continue
		}
		same++
		if fmt.Sprint(s.Vars) != fmt.Sprint(r.Vars) || !slices.Equal(s.Stack, r.Stack) {
			t.Errorf("-O0: %s:%d, time %d: %v in %v, clang: %v in %v", k.fn, k.line, k.n, s.Vars, s.Stack, r.Vars, r.Stack)
		}
	}
	if same*10 < len(x)*9 {
		t.Errorf("-O0: %d of %d stops are clang's", same, len(x))
	}
}

// TestSession drives a debugger as a user would: breakpoints by line and by function, steps, arguments and locals,
// stepping through inlined calls, and return values.
func TestSession(t *testing.T) {
	need(t)
	for _, m := range []debuggee{amd64, arm64} {
		t.Run(m.name, func(t *testing.T) {
			if m.cross && testing.Short() {
				t.Skip("-short")
			}
			if m.have(t) {
				session(t, m)
			}
		})
	}
}

func session(t *testing.T, m debuggee) {
	p := newProgram(t, m, "lists")
	prog := p.ours(t, p.ir(t, "O2", "-O2"), "ours", "-O2")
	out := m.gdb(t, nil, prog, "-iex", "set debuginfod enabled off", "-iex", "set width 0",
		"-ex", "break fib if n == 2", "-ex", "break lists.c:23", "-ex", "break sum", "-x", "testdata/start.py",
		"-ex", "info frame", "-ex", "backtrace", "-ex", "info args", "-ex", "delete 3", "-ex", "continue", "-ex", "backtrace", "-ex", "info args",
		"-ex", "delete 1", "-ex", "finish", "-ex", "up", "-ex", "info args", "-ex", "ptype struct node", "-ex", "info line fib",
		"-ex", "list fib")
	for _, want := range []string{
		`Breakpoint [23], (main|sum)`,
		`inlined into frame 1`,
		`#0  sum \(head=.*, limit=4\)`,
		`#1  main`,
		`Breakpoint 1, fib \(n=2\)`,
		`(?s)#0  fib \(n=2\).*#1 .* fib \(n=3\).*fib \(n=n@entry=4\).*main`,
		`Value returned is \$1 = 1`,
		`struct node \*next`,
		`double weight;`,
		`Line 4\d of ".*lists.c"`,
		`int a = 0, b = 0;`,
		`(?s)Value returned.*#1 .* fib \(n=n@entry=4\).*n = 4`,
	} {
		if !regexp.MustCompile(want).MatchString(out) {
			t.Errorf("the debugger does not say %s", want)
		}
	}
	if t.Failed() {
		t.Log(out)
	}
}

// TestParallel checks that debug information does not depend on the number of functions compiled concurrently.
func TestParallel(t *testing.T) {
	text := emit(t, "testdata/lists.c", "-O2")
	var first string
	for _, workers := range []int{1, 4} {
		m, err := llvmir.Parse("a.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = string(out.Assembly)
		}
		if string(out.Assembly) != first {
			t.Errorf("%d workers make other text", workers)
		}
	}
}
