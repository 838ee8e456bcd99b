package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/cmd/internal/cli"
	"spillway/shuffle/graph"
)

// runCommand executes a command line and returns what it writes to standard error.
func runCommand(t *testing.T, args ...string) (string, error) {
	t.Helper()
	cmd := cli.NewRoot(commands)
	var out, errs bytes.Buffer
	cmd.SetOut(&out)
	cmd.SetErr(&errs)
	cmd.SetArgs(args)
	err := cmd.Execute()
	return errs.String(), err
}

// TestDebugShuffle checks that the graphs are the same whatever the number of
// workers, and whether they go to standard error or a file, and that the shuffle
// command can solve them.
func TestDebugShuffle(t *testing.T) {
	inputs := []string{"../../testdata/programs/interpreter/interpreter.O2.ll", "../../testdata/programs/fft/fft.O2.ll"}
	compile := func(flags ...string) string {
		text, err := runCommand(t, append(append([]string{"compile", "-o", "-", "--stage", "allocated"}, flags...), inputs...)...)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	want := compile("--debug", "shuffle", "-j", "1")
	if got := compile("--debug", "shuffle", "-j", "4"); got != want {
		t.Error("another number of workers, other graphs")
	}
	file := filepath.Join(t.TempDir(), "graphs")
	if rest := compile("--debug", "shuffle="+file); rest != "" {
		t.Errorf("with a file, standard error gets %.60q", rest)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("the file holds something else: %v", err)
	}
	lines := strings.Split(strings.TrimSuffix(want, "\n"), "\n")
	operations := 0
	for i, line := range lines {
		g, err := (&graph.Parser{Registers: 16}).Parse(line, i+1)
		if err != nil {
			t.Fatal(err)
		}
		a, err := new(graph.Solver).Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		operations += a.Length
	}
	if operations < len(lines) || len(lines) < 50 {
		t.Errorf("%d graphs, %d operations", len(lines), operations)
	}
}

func TestDebugErrors(t *testing.T) {
	_, err := runCommand(t, "compile", "--debug", "shufle", "x.ll")
	if err == nil || !strings.Contains(err.Error(), `--debug "shufle": unknown pass; did you mean shuffle? (valid: promote, stack-protector, stack-coloring, legalize,`) {
		t.Errorf("%v", err)
	}
	_, err = runCommand(t, "compile", "-S", "--feature", "permi", "-o", "-", "../../examples/hello/hello.ll")
	if err == nil || !strings.Contains(err.Error(), "cannot be assembled") {
		t.Errorf("%v", err)
	}
}

func TestStatsText(t *testing.T) {
	text, err := runCommand(t, "compile", "--stats", "--stage", "allocated", "-o", "-", "--feature", "permi", "../../testdata/programs/interpreter/interpreter.O2.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\nrun ", "\nedge ", "\nconvention ", "permis\n", "\nallocate  "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
