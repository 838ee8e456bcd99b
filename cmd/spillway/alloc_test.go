package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/cmd/internal/cli"
	"spillway/internal/leftout"
)

// output runs a command and returns its standard output.
func output(t *testing.T, args ...string) (string, error) {
	t.Helper()
	cmd := cli.NewRoot(commands)
	var out, errs bytes.Buffer
	cmd.SetOut(&out)
	cmd.SetErr(&errs)
	cmd.SetArgs(args)
	err := cmd.Execute()
	return out.String(), err
}

// problemFile writes a Problem of an example into a directory.
func problemFile(t *testing.T, dir string) string {
	t.Helper()
	if _, err := runCommand(t, "compile", "--dump-problems", dir, "-o", filepath.Join(dir, "hello.s"), "../../examples/hello/hello.ll"); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "main.*.problem"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the problems of main: %v %v", files, err)
	}
	return files[0]
}

// TestAllocJSON prints what an allocation reached, for all allocators alike.
func TestAllocJSON(t *testing.T) {
	file := problemFile(t, t.TempDir())
	for _, name := range []string{"linear", "netflow"} {
		out, err := output(t, "alloc", file, "--regalloc", name, "--metric", "size", "--budget", "20it,gap=0.001", "--check", "--json")
		if err != nil {
			t.Fatal(err)
		}
		var x struct {
			Cost, Bound, Gap *float64
			Iterations       *int
			Optimal          *bool
		}
		if err := json.Unmarshal([]byte(out), &x); err != nil || x.Cost == nil || (x.Bound == nil) != (name == "linear") || x.Gap == nil || x.Iterations == nil || x.Optimal == nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		if x.Bound != nil && *x.Bound > *x.Cost || *x.Gap < 0 || *x.Gap > 1 || *x.Iterations > 20 || *x.Optimal && x.Bound == nil {
			t.Errorf("%s: %s", name, out)
		}
	}
}

// TestAllocBounds has an allocation whose copies the model priced too high once, and one of which the bound is a little
// below the cost in the model, the next multiple of the frequencies: both are optimal in the model. The second one costs less
// with a value in two registers at once, and that is optimal, too.
func TestAllocBounds(t *testing.T) {
	for _, c := range []struct {
		problem, metric string
		cost, model     float64
	}{{"above", "size", 17, 17}, {"lattice", "speed", 66, 67}} {
		out, err := output(t, "alloc", filepath.Join("testdata", c.problem+".problem"), "--regalloc", "netflow", "--metric", c.metric, "--budget", "500it", "--check", "--json")
		if err != nil {
			t.Fatal(err)
		}
		var x struct {
			Cost, Bound float64
			Optimal     bool
			Model       float64  `json:"model_bound"`
			Gap         *float64 `json:"model_gap"`
		}
		if err := json.Unmarshal([]byte(out), &x); err != nil {
			t.Fatal(err)
		}
		if x.Cost != c.cost || x.Model != c.model || (x.Gap == nil) != (c.cost < c.model) || x.Gap != nil && *x.Gap != 0 || x.Bound > x.Cost || x.Optimal != (c.cost < c.model) {
			t.Errorf("%s: %s", c.problem, out)
		}
	}
}

// TestAllocClone finds the Result that costs least with every allocator that improves its Results. It holds a value in two
// registers at once, and costs less than the model's bound, which therefore says nothing of it.
func TestAllocClone(t *testing.T) {
	for _, name := range []string{"linear", "puzzle", "auto", "netflow"} {
		out, err := output(t, "alloc", filepath.Join("testdata", "clone.problem"), "--regalloc", name, "--metric", "size", "--check", "--json")
		if err != nil {
			t.Fatal(err)
		}
		var x struct {
			Cost  float64
			Bound *float64
			Gap   *float64 `json:"model_gap"`
		}
		if err := json.Unmarshal([]byte(out), &x); err != nil || x.Cost != 8 || x.Bound != nil && (*x.Bound > 8 || x.Gap != nil) {
			t.Errorf("%s: %v: %s", name, err, out)
		}
	}
}

// TestAllocExact finds the least cost. Without
// cbc the error names its package.
func TestAllocExact(t *testing.T) {
	file := filepath.Join("testdata", "clone.problem")
	path := os.Getenv("PATH")
	t.Setenv("PATH", t.TempDir())
	if out, err := output(t, "alloc", file, "--exact"); err == nil || !strings.Contains(err.Error(), "coinor-cbc") {
		t.Errorf("without cbc: %v\n%s", err, out)
	}
	t.Setenv("PATH", path)
	leftout.Need(t, "cbc")
	out, err := output(t, "alloc", file, "--exact", "--metric", "size", "--check", "--json")
	if err != nil {
		t.Fatal(err)
	}
	var x struct {
		Cost, Bound float64
		Optimal     bool
	}
	if err := json.Unmarshal([]byte(out), &x); err != nil || x.Cost != 8 || x.Bound != 8 || !x.Optimal {
		t.Errorf("%v: %s", err, out)
	}
}

// TestAllocProgram writes the integer program in both formats.
func TestAllocProgram(t *testing.T) {
	dir := t.TempDir()
	file, lp, mps := problemFile(t, dir), filepath.Join(dir, "x.lp"), filepath.Join(dir, "x.mps")
	if out, err := output(t, "alloc", file, "--lp", lp, "--mps", mps); err != nil || out != "" {
		t.Fatalf("%v\n%s", err, out)
	}
	for name, want := range map[string]string{lp: "Subject To\n", mps: "\nCOLUMNS\n"} {
		text, err := os.ReadFile(name)
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: %v\n%.300s", name, err, text)
		}
	}
}

// TestBudgetError names what is wrong with a budget.
func TestBudgetError(t *testing.T) {
	for _, args := range [][]string{{"alloc", "x.problem"}, {"compile", "x.ll"}, {"build", "x.ll"}} {
		_, err := runCommand(t, append(args, "--budget", "10")...)
		if err == nil || !strings.Contains(err.Error(), `budget "10": 10: expected iterations (30it)`) {
			t.Errorf("%v: %v", args, err)
		}
	}
}

// TestProof expects cost and iterations of the allocation above each function.
func TestProof(t *testing.T) {
	out, err := output(t, "compile", "--comment", "--regalloc", "netflow", "--budget", "3it", "-o", "-", "../../examples/hello/hello.ll")
	if err != nil || !strings.Contains(out, "# allocation: cost ") {
		t.Errorf("%v\n%.300s", err, out)
	}
}
