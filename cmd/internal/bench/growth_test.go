package bench

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

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

// grown are kinds in which something was looked through for every other one, in passes of all parts of the compiler.
var grown = []string{"symbols", "aliases", "invoke", "pads", "exits"}

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
	kinds, err := growthsByName(grown)
	if err != nil {
		t.Fatal(err)
	}
	const small, times = 100, 8
	most := math.Pow(times, mostExponent)
	none := instructionsOf(t, program, "")
	for _, g := range kinds {
		t.Run(g.Name, func(t *testing.T) {
			one, all := instructionsOf(t, program, g.Text(small))-none, instructionsOf(t, program, g.Text(small*times))-none
			t.Logf("%.0f instructions for %d, %.2f times as many for %d", one, small, all/one, small*times)
			if r := all / one; r > most {
				t.Errorf("%d times as much takes %.2f times the instructions, at most %.2f are right", times, r, most)
			}
		})
	}
}

// instructionsOf returns how many instructions a program executes to compile a module, without the collector, whose
// part is not the same each time.
func instructionsOf(t *testing.T, program, text string) float64 {
	t.Helper()
	dir := t.TempDir()
	in := filepath.Join(dir, "a.ll")
	if err := os.WriteFile(in, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "compile", "-c", "-j", "1", "-o", filepath.Join(dir, "a.o"), in)
	cmd.Env = append(os.Environ(), "GOGC=off", "GOMEMLIMIT=off", "GOMAXPROCS=1", "GODEBUG=asyncpreemptoff=1")
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
