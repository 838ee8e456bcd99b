package bench

import (
	"bytes"
	"regexp"
	"strconv"
	"testing"
)

// TestBenchShuffle runs the benchmark on a program and checks that no algorithm
// beats the optimum.
func TestBenchShuffle(t *testing.T) {
	cmd := newBenchShuffleCommand()
	var out, errs bytes.Buffer
	cmd.SetOut(&out)
	cmd.SetErr(&errs)
	cmd.SetArgs([]string{"--random", "20", "--time", "1us", "--execute", "../../../testdata/programs/interpreter/interpreter.O2.ll"})
	if err := cmd.Execute(); err != nil || errs.Len() > 0 {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	row := regexp.MustCompile(`(?m)^\| (move, \w+) +\| +(\w+) +\| +(\d+) +\| +[\d.]+ \| +([\d.]+) \|`)
	optimum := map[string]float64{}
	for _, m := range row.FindAllStringSubmatch(out.String(), -1) {
		cost, err := strconv.ParseFloat(m[4], 64)
		if err != nil {
			t.Fatal(err)
		}
		if m[2] == "optimal" {
			optimum[m[1]] = cost
		} else if cost < optimum[m[1]] {
			t.Errorf("%s: %s needs %v, the optimum %v", m[1], m[2], cost, optimum[m[1]])
		}
	}
	if len(optimum) != 2 || optimum["move, permi"] >= optimum["move, swap"] {
		t.Errorf("optima %v in\n%s", optimum, out.String())
	}
	if !regexp.MustCompile(`(?m)^\| interpreter\.O2 `).Match(out.Bytes()) {
		t.Errorf("no row of instructions executed in\n%s", out.String())
	}
}
