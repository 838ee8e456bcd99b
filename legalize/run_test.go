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
)

// run interprets m's main, and returns what it prints.
func run(t testing.TB, m *ir.Module, machine *target.Target, stdin string) string {
	t.Helper()
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: machine},
		interp.Options{Stdout: &out, Stdin: strings.NewReader(stdin), MaxSteps: 200_000_000})
	if err != nil {
		return fmt.Sprintf("%serror: %v\n", &out, err)
	}
	if r.ExitCode != 0 {
		return fmt.Sprintf("%sexit %d\n", &out, r.ExitCode)
	}
	return out.String()
}

// TestExamplesRun holds what the examples print, once legalised, to what they
// should.
func TestExamplesRun(t *testing.T) {
	for _, rich := range []bool{true, false} {
		machine := machine64(t)
		lz := New(machine, testOps(64, rich))
		for _, file := range exampleFiles(t) {
			dir := filepath.Base(filepath.Dir(file))
			want, err := os.ReadFile(filepath.Join("../examples", dir, dir+".want"))
			if err != nil {
				t.Fatal(err)
			}
			if testing.Short() && !strings.HasSuffix(file, ".Oz.ll") {
				continue
			}
			t.Run(fmt.Sprintf("%s/rich=%v", filepath.Base(file), rich), func(t *testing.T) {
				m := parseFile(t, file)
				if err := legalizeAll(t, lz, m); err != nil {
					t.Fatal(err)
				}
				if got := run(t, m, machine, ""); got != string(want) {
					t.Errorf("got:\n%s\nwant:\n%s", got, want)
				}
			})
		}
	}
}
