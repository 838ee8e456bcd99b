package legalize

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/target"
	"spillway/target/amd64"
)

// run interprets m's main, and returns what it prints.
func run(t testing.TB, m *ir.Module, machine *target.Target, stdin string) string {
	t.Helper()
	return runProgram(t, interp.Program{Modules: []*ir.Module{m}, Target: machine}, stdin)
}

// runProgram interprets p's main, and returns what it prints.
func runProgram(t testing.TB, p interp.Program, stdin string) string {
	t.Helper()
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, Stdin: strings.NewReader(stdin), MaxSteps: 200_000_000})
	if err != nil {
		return fmt.Sprintf("%serror: %v\n", &out, err)
	}
	if r.ExitCode != 0 {
		return fmt.Sprintf("%sexit %d\n", &out, r.ExitCode)
	}
	return out.String()
}

// TestExamplesRun holds what the examples print, once legalized, to what they
// should.
func TestExamplesRun(t *testing.T) {
	for k, c := range testMachines(t) {
		for i, file := range exampleFiles(t) {
			if c.few && !strings.HasSuffix(file, ".O1.ll") || testing.Short() && i%7 != k { // with -short, one of seven
				continue
			}
			dir := filepath.Base(filepath.Dir(file))
			want, err := os.ReadFile(filepath.Join("../testdata/programs", dir, dir+".want"))
			if err != nil {
				t.Fatal(err)
			}
			t.Run(c.name+"/"+filepath.Base(file), func(t *testing.T) {
				m := parseFile(t, file)
				if err := legalizeAll(t, c.lz, m); err != nil {
					t.Fatal(err)
				}
				if got := run(t, m, c.t, ""); got != string(want) {
					t.Errorf("got:\n%s\nwant:\n%s", got, want)
				}
			})
		}
	}
}

// A testMachine is a target to legalize the examples for.
type testMachine struct {
	name string
	t    *target.Target
	lz   *Legalizer
	few  bool // not all of the examples
}

// testMachines returns the machine that the examples are for, under both
// relocation models, and one with as few operations as can be.
func testMachines(t testing.TB) []testMachine {
	pic, static, poor := amd64.Target(target.PIC), amd64.Target(target.Static), machine64(t)
	return []testMachine{
		{"pic", pic, New(pic, nil), false},
		{"static", static, New(static, nil), true},
		{"poor", poor, New(poor, testOps(64, false)), true},
	}
}
