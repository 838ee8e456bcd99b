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
lower bound on the cost: 2
  values are needed in 1 more registers than hold them, which permutations do not change: at least 1
  whichever edges are copied, paths and cycles of s registers are left with F1 = sum floor(s/2) and
  F2 = sum floor(3s/4) no better than (2, 3);
  a permutation lowers F1 by at most 2 and F2 by at most 3: at least max(ceil(2/2), ceil(3/3)) = 1
`},
		{"--isa swap --swap-cost 3 --scratch r9 1->2 2->3 3->1", `copy r2 -> r9
copy r1 -> r2
copy r3 -> r1
copy r9 -> r3
length 4, cost 4
lower bound on the cost: 4
  cycle (r2 r3 r1): 4 copies with a temporary, at least 4
`},
	} {
		got, err := runShuffle(t, "", strings.Fields(c.args)...)
		if err != nil || got != c.want {
			t.Errorf("shuffle %s: %v\n got %s\nwant %s", c.args, err, got, c.want)
		}
	}
}

// TestShuffleMixed holds sequences over slots and two banks, which the search proves.
func TestShuffleMixed(t *testing.T) {
	for args, want := range map[string]string{
		"1->m2 x3->x4":                        "store r1 -> m2\ncopy x3 -> x4\nlength 2, cost 5\n",
		"x1->1 x1->2":                         "store x1 -> s1\nload s1 -> r2\ncopy r2 -> r1\nlength 3, cost 9\n",
		"--cross 3 x1->1 x1->2":               "cross x1 -> r2\ncopy r2 -> r1\nlength 2, cost 4\n",
		"m1->m2 m2->m1 --scratch r1,r2":       "load m1 -> r2\nload m2 -> r1\nstore r1 -> m1\nstore r2 -> m2\nlength 4, cost 16\n",
		"m1->1 m1->m2 m1->m3 --memory-move 6": "load m1 -> r1\nstore r1 -> m3\nstore r1 -> m2\nlength 3, cost 12\n",
		"--isa move --load 2 1->m2 m2->1":     "",
	} {
		got, err := runShuffle(t, "", strings.Fields(args)...)
		if err != nil || !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "proved optimal by exhaustive search\n") {
			t.Errorf("shuffle %s: %v\n got %s\nwant %s", args, err, got, want)
		}
	}
	got, err := runShuffle(t, "1->m2 x3->x4\n1->2\n1->m2 2->m2\n", "--json")
	want := `{"edges":[["r1","m2"],["x3","x4"]],"ops":[{"op":"store","from":"r1","to":"m2"},{"op":"copy","from":"x3","to":"x4"}],"length":2,"cost":5,"proved":true}
{"regs":2,"edges":[[1,2]],"ops":[{"op":"copy","from":1,"to":2}],"length":1,"cost":1}
{"line":3,"error":"line 3, column 10: second edge into m2"}
`
	if err != nil || got != want {
		t.Errorf("%v\n got %s\nwant %s", err, got, want)
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
	want = "error: line 1: the cycle through register 2 requires a swap or a scratch register\n" +
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
		{"--isa move 1->2 2->1", "requires a swap", false},
		{"--isa rotate 1->2", "unknown instruction set", true},
		{"--swap-cost 0 1->2", "must be positive", true},
		{"--scratch x 1->2", "a register is missing", true},
		{"--svg out.svg", "needs a graph", true},
		{"--svg out.svg 1->m2", "of one bank", false},
		{"--isa permi 1->m2", "one bank", false},
		{"1->m2 3->m2", "line 1, column 10: second edge into m2", false},
		{"m->1", "line 1, column 2: expected a register", false},
		{"--scratch m1 1->2", "a slot cannot be overwritten", true},
		{"--load 0 1->m2", "load cost 0 is out of range", true},
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
