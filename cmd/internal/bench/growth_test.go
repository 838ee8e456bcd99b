package bench

import (
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway/cmd/internal/cli"
	"spillway/internal/irgen"
	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
)

func TestSlope(t *testing.T) {
	var xs, ys []float64
	for _, n := range []float64{10, 100, 2000} {
		xs, ys = append(xs, math.Log(n)), append(ys, math.Log(3*math.Pow(n, 1.5)))
	}
	if e, ok := slope(xs, ys); !ok || math.Abs(e-1.5) > 1e-9 {
		t.Error(e, ok)
	}
	if _, ok := slope(xs[:1], ys[:1]); ok {
		t.Error("one point has a slope")
	}
}

// TestGrowthKinds reads a program of each kind, and a larger one, which has more of something.
func TestGrowthKinds(t *testing.T) {
	for _, g := range irgen.Growths() {
		var modules [2]*ir.Module
		for i, n := range []int{20, 200} {
			m, err := llvmir.Parse(g.Name, []byte(g.Text(n)))
			if err != nil {
				t.Fatalf("%s: %v", g.Name, err)
			}
			modules[i] = m
		}
		if len(g.Text(200)) < 2*len(g.Text(20)) && g.Name != "vec" {
			t.Errorf("%s: not longer when it is larger", g.Name)
		}
		if len(modules[0].Funcs)+len(modules[0].Globals) == 0 {
			t.Errorf("%s: nothing to compile", g.Name)
		}
	}
}

// TestGrowthBudget checks that programs are compiled with the given budget and metric, and that llc is not run then.
func TestGrowthBudget(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{cli.Program, "llc-stub"} { // programs that note how they are called
		script := "#!/bin/sh\necho \"" + name + " $*\" >>\"" + dir + "/called\"\n"
		if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	for _, x := range []struct {
		args  []string
		calls int // of llc
	}{{nil, 1}, {[]string{"--budget", "gap=0.5", "--metric", "size"}, 0}} {
		os.Remove(filepath.Join(dir, "called"))
		cmd := newBenchScaleCommand()
		cmd.SetOut(io.Discard)
		cmd.SetArgs(append([]string{"phis", "--sizes", "4", "--levels", "z", "--targets", "amd64", "--llc", "llc-stub"}, x.args...))
		if err := cmd.Execute(); err != nil {
			t.Fatal(err)
		}
		called, err := os.ReadFile(filepath.Join(dir, "called"))
		if err != nil {
			t.Fatal(err)
		}
		if text := string(called); strings.Count(text, "llc-stub") != x.calls || !strings.Contains(text, strings.Join(append([]string{"amd64"}, x.args...), " ")+" ") {
			t.Errorf("%q: called\n%s", x.args, text)
		}
	}
}

// grown are kinds in which something was looked through for every other one, in passes of all parts of the compiler,
// with the smaller size and the flags at which that showed.
var grown = []struct {
	kind  string
	small int
	flags []string
}{
	{kind: "symbols", small: 100}, {kind: "aliases", small: 100}, {kind: "invoke", small: 100}, {kind: "pads", small: 100}, {kind: "exits", small: 100},
	{kind: "coroutine", small: 100}, {"divisions", 500, []string{"-O2", "--target", "arm64"}},
	{kind: "switches", small: 100}, {"vecsums", 300, []string{"--target", "arm64"}}, {"loopbody", 200, []string{"-Oz", "--target", "i386"}}, {"loopnest", 400, []string{"--regalloc", "simultaneous"}},
}

// TestGrowth holds how many instructions are executed to compile programs of two sizes, beyond those for an empty one: for
// N times as much no more than N to the power of 1.2.
func TestGrowth(t *testing.T) {
	if !leftout.Have(t, "valgrind") {
		return
	}
	if testing.Short() {
		t.Skip("runs the compiler under valgrind")
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "spillway")
	build := exec.Command("go", "build", "-o", program, "spillway/cmd/spillway")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const times = 4
	most := math.Pow(times, mostExponent)
	for _, x := range grown {
		t.Run(x.kind, func(t *testing.T) {
			kinds, err := growthsByName([]string{x.kind})
			if err != nil {
				t.Fatal(err)
			}
			none := instructionsOf(t, program, "", x.flags...)
			one, all := instructionsOf(t, program, kinds[0].Text(x.small), x.flags...)-none, instructionsOf(t, program, kinds[0].Text(x.small*times), x.flags...)-none
			t.Logf("%.0f instructions for %d, %.2f times as many for %d", one, x.small, all/one, x.small*times)
			if r := all / one; r > most {
				t.Errorf("%d times as much takes %.2f times the instructions, at most %.2f are right", times, r, most)
			}
		})
	}
}

// instructionsOf returns how many instructions a program executes to compile a module, without the collector, whose
// part is not the same each time.
func instructionsOf(t *testing.T, program, text string, flags ...string) float64 {
	t.Helper()
	dir := t.TempDir()
	in := filepath.Join(dir, "a.ll")
	if err := os.WriteFile(in, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"--tool=callgrind", "--callgrind-out-file=/dev/null", program, "compile", "-c", "-j", "1", "-o", filepath.Join(dir, "a.o"), in}, flags...)
	cmd := exec.Command("valgrind", args...)
	// Valgrind 3.19 does not know rdtscp, by which the runtime reads the clock where a processor has it.
	cmd.Env = append(os.Environ(), "GOGC=off", "GOMEMLIMIT=off", "GOMAXPROCS=1", "GODEBUG=asyncpreemptoff=1,cpu.rdtscp=off")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	m := regexp.MustCompile(`Collected : (\d+)`).FindSubmatch(out)
	if m == nil {
		t.Fatalf("callgrind counts nothing:\n%s", out)
	}
	n, err := strconv.ParseFloat(string(m[1]), 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
