package main

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// explained is a program in which a value cannot stay in its register: g destroys it, or it must be saved.
const explained = `target triple = "x86_64-unknown-linux-gnu"
declare i32 @g(i32)
define i32 @sum(i32 %first, i32 %second) {
entry:
  %one = call i32 @g(i32 %first)
  %two = call i32 @g(i32 %second)
  %all = add i32 %one, %two
  ret i32 %all
}
define i32 @other(i32 %x) {
  ret i32 %x
}
`

func explainedFile(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "sum.ll")
	if err := os.WriteFile(file, []byte(explained), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestProofs expects the bounds and gaps of each function among the statistics and in the comments.
func TestProofs(t *testing.T) {
	file := explainedFile(t)
	flags := []string{"compile", "-o", "-", file, "--regalloc", "netflow", "--metric", "size", "--budget", "20it", "--comment"}
	asm, err := output(t, flags...)
	if err != nil || len(regexp.MustCompile(`(?m)^# allocation: cost \d+, bound \d+, gap \d+\.\d\d %; with values in one register at a time \d+, 0\.00 %; \d+ iterations$`).FindAllString(asm, -1)) != 2 {
		t.Errorf("%v\n%s", err, asm)
	}
	stats, err := runCommand(t, append(flags, "--stats")...)
	if err != nil || !regexp.MustCompile(`(?m) cost +bound +gap +in model +gap$`).MatchString(stats) || len(regexp.MustCompile(`(?m)^(sum|other) .* +\d+ +\d+ +\d+\.\d\d % +\d+ +0\.00 %$`).FindAllString(stats, -1)) != 2 {
		t.Errorf("%v\n%s", err, stats)
	}
	text, err := runCommand(t, append(flags, "--json")...)
	var x struct {
		Functions []struct {
			Name                       string
			Cost, Bound, Gap, ModelGap float64
			ModelBound                 float64 `json:"model_bound"`
		}
	}
	if err := errors.Join(err, json.Unmarshal([]byte(text), &x)); err != nil || len(x.Functions) != 2 {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, f := range x.Functions {
		if f.Bound > f.ModelBound || f.ModelBound > f.Cost {
			t.Errorf("%+v", f)
		}
	}
}

// TestExplainFlow explains the allocation of one function by netflow and by others: with names and
// lines of the text, costs, rents and what the gap consists of.
func TestExplainFlow(t *testing.T) {
	file := explainedFile(t)
	for _, flags := range [][]string{{}, {"-Oz"}, {"--regalloc", "linear"}, {"--regalloc", "fast", "-O0"}, {"--regalloc", "hybrid", "--metric", "size", "--without", "improve"}} {
		out, err := output(t, append([]string{"explain", "--netflow", file, "--func", "sum"}, flags...)...)
		if err != nil {
			t.Fatalf("%v: %v", flags, err)
		}
		for _, want := range []string{
			`^sum \((mixed:|size).*\): cost \d+(\.\d+)?, bound of the model \d+(\.\d+)?, gap \d+\.\d\d %\n`,
			`\nv\d+ %second r32: `, `\n  b0 i\d+ call\.sym \(line 6\): .*, costs `,
			`\ngap to the bound at the rents below, `, `\nrents of registers, when an instruction reads and when it writes:\n`,
		} {
			if !regexp.MustCompile(want).MatchString(out) {
				t.Errorf("%v: no %q in\n%s", flags, want, out)
			}
		}
		if strings.Contains(out, "other") {
			t.Errorf("%v: another function in\n%s", flags, out)
		}
	}
	for _, c := range []struct{ args, want string }{
		{"--netflow " + file + " --func summ", "does not define it; did you mean sum?"},
		{"--puzzles " + file + " --func nothing", "does not define it; it defines sum, other"},
		{"--netflow " + file + " --func g", "does not define it"},
		{"--netflow --puzzles " + file, "choose what to explain"},
		{"--netflow --stats " + file, "use compile --stats"},
		{"--netflow --budget 30 " + file, `expected iterations (30it)`},
	} {
		if _, err := output(t, append([]string{"explain"}, strings.Fields(c.args)...)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.args, err, c.want)
		}
	}
}
