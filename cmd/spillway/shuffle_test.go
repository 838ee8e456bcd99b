package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"spillway/cmd/internal/cli"
	"strings"
	"testing"
)

// runShuffle executes the command and returns what it prints.
func runShuffle(t *testing.T, input string, args ...string) (string, error) {
	t.Helper()
	cmd := newShuffleCommand()
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	var out bytes.Buffer
	cmd.SetIn(strings.NewReader(input))
	cmd.SetOut(&out)
	cmd.SetErr(&out)
	cmd.SetArgs(args)
	err := cmd.Execute()
	return out.String(), err
}

func TestShuffleText(t *testing.T) {
	for _, c := range []struct {
		args string
		want string
	}{
		{"--isa permi 1->2 1->3 4->5 5->6 6->4", `permi23 (r1 r2) (r4 r5 r6)
copy r2 -> r3
length 2, cost 2
no sequence costs less than 2:
  values are wanted in 1 more registers than hold them, which permutations cannot change: at least 1
  whichever edges are copied, paths and cycles of s registers are left with F1 = sum floor(s/2) and
  F2 = sum floor(3s/4) no better than (2, 3);
  a permutation lowers F1 by at most 2 and F2 by at most 3: at least max(ceil(2/2), ceil(3/3)) = 1
`},
		{"--isa swap --swap-cost 3 --scratch r9 1->2 2->3 3->1", `copy r2 -> r9
copy r1 -> r2
copy r3 -> r1
copy r9 -> r3
length 4, cost 4
no sequence costs less than 4:
  cycle (r2 r3 r1): 4 copies with a temporary, at least 4
`},
	} {
		got, err := runShuffle(t, "", strings.Fields(c.args)...)
		if err != nil || got != c.want {
			t.Errorf("shuffle %s: %v\n got %s\nwant %s", c.args, err, got, c.want)
		}
	}
}

func TestShuffleBatch(t *testing.T) {
	in := "1->2 2->1\n\n1->2 3->2\n1->9\n2->2\n1=>2"
	want := `{"regs":4,"edges":[[1,2],[2,1]],"ops":[{"op":"swap","a":1,"b":2}],"length":1,"cost":1}
{"regs":4,"edges":[],"ops":[],"length":0,"cost":0}
{"line":3,"error":"line 3, column 9: second edge into register 2"}
{"line":4,"error":"line 4, column 4: register 9 is out of range 1..4"}
{"regs":4,"edges":[[2,2]],"ops":[],"length":0,"cost":0}
{"line":6,"error":"line 6, column 2: expected ->, found \"=\""}
`
	got, err := runShuffle(t, in, "--json", "--registers", "4")
	if err != nil || got != want {
		t.Errorf("%v\n got %s\nwant %s", err, got, want)
	}
	got, err = runShuffle(t, "1->2 2->1\n1-2\n", "--isa", "move")
	want = "error: line 1: the cycle through register 2 needs a swap or a register that may be overwritten\n" +
		"error: line 2, column 2: expected ->, found \"-\"\n"
	if err != nil || got != want {
		t.Errorf("%v\n got %s\nwant %s", err, got, want)
	}
}

func TestShuffleErrors(t *testing.T) {
	for _, c := range []struct {
		args  string
		want  string
		usage bool
	}{
		{"1->2 1->2", "line 1, column 9: second edge into register 2", false},
		{"--isa move 1->2 2->1", "needs a swap", false},
		{"--isa rotate 1->2", "unknown instruction set", true},
		{"--swap-cost 0 1->2", "must be positive", true},
		{"--scratch x 1->2", "expected a register", true},
		{"--svg out.svg", "wants a graph", true},
	} {
		_, err := runShuffle(t, "", strings.Fields(c.args)...)
		var usage cli.UsageError
		if err == nil || !strings.Contains(err.Error(), c.want) || errors.As(err, &usage) != c.usage {
			t.Errorf("shuffle %s: %v, want %q", c.args, err, c.want)
		}
	}
}

func TestShuffleSVG(t *testing.T) {
	file := filepath.Join(t.TempDir(), "out.svg")
	if _, err := runShuffle(t, "", "--svg", file, "1->2 2->1"); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || !bytes.HasPrefix(text, []byte("<svg")) {
		t.Errorf("%v: %.40s", err, text)
	}
}
