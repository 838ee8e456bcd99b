package bench

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"spillway/internal/leftout"
)

func TestParseCorpora(t *testing.T) {
	got, err := parseCorpora([]string{"a.ll", "hash=../../../testdata/programs/hash/*.ll", "b.ll", "hash=../../../testdata/programs/sha/sha.O2.ll"})
	if err != nil || len(got) != 2 || got[0].name != "files" || len(got[0].files) != 2 ||
		got[1].name != "hash" || len(got[1].files) != 6 {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := parseCorpora([]string{"none=../../../testdata/programs/none/*.ll"}); err == nil {
		t.Error("a pattern that nothing matches is taken")
	}
}

func TestWithoutDebugInfo(t *testing.T) {
	text := "\t.text\n\t.file\t0 \".\" \"f.c\"\nf:\n\t.loc\t0 1 2\n\tret\n\t.section\t.debug_info,\"\",@progbits\n\t.long\t1\n" +
		"\t.section\t\".note.GNU-stack\"\n\t.section .debug_line\n\t.long 2\n\t.data\nx:\n"
	want := "\t.text\n\nf:\n\n\tret\n\n\n\t.section\t\".note.GNU-stack\"\n\n\n\t.data\nx:\n"
	if got := withoutDebugInfo(text); got != want {
		t.Errorf("got %q", got)
	}
}

// benchmark runs a benchmark and returns what it prints.
func benchmark(t *testing.T, args ...string) []byte {
	t.Helper()
	cmd := NewCommand()
	var out, errs bytes.Buffer
	cmd.SetOut(&out)
	cmd.SetErr(&errs)
	cmd.SetArgs(args)
	if err := cmd.Execute(); err != nil || errs.Len() > 0 {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	return out.Bytes()
}

// TestBenchPuzzle compares on a program, with llc and valgrind where they are installed.
func TestBenchPuzzle(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: for the full run")
	}
	args := []string{"puzzle", "--runs", "1", "c=../../../testdata/programs/callbacks/callbacks.O2.ll"}
	rows := []string{`(?m)^\| c +\| +1 \| +\d+ \| +[1-9]\d+ \|`, `(?m)^\| no coalescing +\|`, `(?m)^\| linear +\|`}
	if leftout.Have(t, "llc-19") {
		args = append(args, "--llc", "llc-19", "--worst", "1")
		rows = append(rows, `(?m)^\| c: 1 files, \d+ functions +\| +puzzle \| +\d+ (\| +1\.000 ){3}\| +[\d.]+ %`, `(?m)^\| +\| llc greedy \| +\d+ \|`,
			`(?m)^\| +\| +llc fast \| +[1-9]\d+ \|`)
		if leftout.Have(t, "valgrind") {
			args = append(args, "--executed")
			rows = append(rows, `(?m)^\| c: 1 programs +\| +puzzle \| +[1-9]\d+ \| +[1-9]\d+ \| +1\.000 \| +\d+ \|`)
		}
	}
	out := benchmark(t, args...)
	for _, row := range rows {
		if !regexp.MustCompile(row).Match(out) {
			t.Errorf("no row %s in\n%s", row, out)
		}
	}
}

// TestBenchOutOfSSA prints the tables on stored Problems, and that of code on one of them.
func TestBenchOutOfSSA(t *testing.T) {
	const stored = "../../../internal/ratchet/testdata/i386.Oz.problems.gz"
	out := benchmark(t, "outssa", "--table", "free,pinned,before,weighted,optimum", stored)
	for _, row := range []string{
		`(?m)^\| without constraints.*\| pinning\+C +\| .*\| naive\+C +\|`, `(?m)^\| all constraints, \+ coalescing +\|`, `(?m)^\| all constraints +\|`,
		`(?m)^\| all constraints, weighted`, `(?m)^\| optimum.*\n.*\n.*\| +\d+ of \d+ \| +\d+ \| +9\d\.\d %`, `\| +\+\d\d+ `,
	} {
		if !regexp.MustCompile(row).Match(out) {
			t.Errorf("no row %s in\n%s", row, out)
		}
	}
	problems, err := new(allocBench).read(stored)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.problem"), []byte(problems[0].String()), 0o666); err != nil {
		t.Fatal(err)
	}
	out = benchmark(t, "outssa", "--table", "code", dir)
	if !regexp.MustCompile(`(?m)^\| frequency +\| +\d+ \| +\d+ \| +1\.000 \|`).Match(out) {
		t.Errorf("no row of frequency in\n%s", out)
	}
	cmd := NewCommand()
	cmd.SetArgs([]string{"outssa", "--table", "none", stored})
	cmd.SetOut(io.Discard)
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	if cmd.Execute() == nil {
		t.Error("there is no table none")
	}
}

// TestBenchAllocPrograms compares allocators on a program, with llc's and executed where that can be had.
func TestBenchAllocPrograms(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "alloc.svg")
	args := []string{"alloc", "--svg", svg, "--regalloc", "linear,pbqp", "c=../../../testdata/programs/callbacks/callbacks.O2.ll"}
	last := `\|$`
	rows := []string{`(?m)^best of each function`, `(?m)^pbqp: [\d.]+ % of functions solved with proof`}
	rows[0] = `(?m)^\| best of each function +(\| +-?\d+ ){6}\|`
	if leftout.Have(t, "llc-19") {
		args = append(args, "--llc", "llc-19")
		if leftout.Have(t, "valgrind") {
			args = append(args, "--executed")
			last = `\| +[1-9]\d+ \| +[1-9]\d+ \|$`
		}
		for _, name := range []string{"fast", "basic", "greedy", "pbqp"} {
			rows = append(rows, `(?m)^\| llc `+name+` +(\| +){8}\| +\d+ \| +[\d.]+ % \| +\d+ \| +[1-9]\d+ \| +\d+ `+last)
		}
	}
	for _, name := range []string{"linear", "pbqp"} {
		rows = append(rows, `(?m)^\| `+name+` +(\| +-?\d+ ){6}\| +[\d.]+ \| +[\d.]+ % \| +\d+ \| +[\d.]+ % \| +\d+ \| +[1-9]\d+ \| +\d+ `+last)
	}
	out := benchmark(t, args...)
	for _, row := range rows {
		if !regexp.MustCompile(row).Match(out) {
			t.Errorf("no row %s in\n%s", row, out)
		}
	}
	drawn(t, svg, ">linear<", ">pbqp<", ">bytes of code<", ">c<")
}

// drawn needs a picture that mentions all words.
func drawn(t *testing.T, file string, words ...string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range append(words, "</svg>", "prefers-color-scheme: dark") {
		if !bytes.Contains(text, []byte(w)) {
			t.Errorf("%s shows no %s", filepath.Base(file), w)
		}
	}
	if bytes.Contains(text, []byte("NaN")) {
		t.Errorf("%s draws what is no number", filepath.Base(file))
	}
}

// TestPictures draws what tables say, each kind of table.
func TestPictures(t *testing.T) {
	dir := t.TempDir()
	growth, problems := filepath.Join(dir, "growth.svg"), filepath.Join(dir, "problems.svg")
	g := growthBench{all: []*series{
		{Kind: "switch", Compiler: "spillway", Level: "0", Target: "amd64", Runs: []compilation{{Bytes: 1000, Seconds: 0.01}, {Bytes: 9000, Seconds: 0.08}}},
		{Kind: "switch", Compiler: "spillway", Level: "2", Target: "amd64", Allocator: "irc", Runs: []compilation{{Bytes: 1000, Seconds: 0.02}, {Bytes: 9000, Error: "out of time"}}},
		{Kind: "switch", Compiler: "llc-19", Level: "z", Target: "amd64", Runs: []compilation{{Bytes: 1200, Seconds: 0.02}}},
	}}
	if err := writeSVG(nil, growth, g.picture()); err != nil {
		t.Fatal(err)
	}
	drawn(t, growth, ">switch amd64 -O0<", ">switch amd64 -O2 irc<", ">switch amd64 llc-19 ", ">size of the text (bytes)<", ">processor time (s)<")
	benchmark(t, "alloc", "--regalloc", "linear,irc", "--metric", "size", "--svg", problems, "../../spillway/testdata/above.problem", "../../spillway/testdata/lattice.problem")
	drawn(t, problems, ">above.problem, size<", ">lattice.problem, size<", ">linear<", ">irc<")
	b := newBars("levels", 1, "size")
	b.set("a", "-O2", 1)
	b.mean("-O2", 1)
	b.set("a", "-Oz", 2)
	b.set("b", "-Oz", 3)
	b.mean("-Oz", 4)
	if got := fmt.Sprint(b.Rows, b.Panels[0].Values); got != "[a b geometric mean] [[1 2] [NaN 3] [1 4]]" {
		t.Error(got)
	}
}

// TestBenchNetflow measures with budgets of both kinds.
func TestBenchNetflow(t *testing.T) {
	const file = "c=../../../testdata/programs/callbacks/callbacks.Oz.ll"
	out := benchmark(t, "netflow", "--metric", "size", "--iterations", "1,5", "--times", "20us,50us", file)
	for _, row := range []string{`(?m)^\| c +\| +1 \| +[1-9]`, `(?m)^\| c +\| +5 \| +[1-9]`, `(?m)^\| c +\| +20µs \| +[1-9]`, `(?m)^\| c +\| +50µs \| +[1-9]`} {
		if !regexp.MustCompile(row).Match(out) {
			t.Errorf("no %s in\n%s", row, out)
		}
	}
	for _, b := range []netflowBench{{}, {iterations: []int{2, 1}}, {iterations: []int{0}}, {times: []time.Duration{5, 5}}, {times: []time.Duration{-1}}} {
		if b.valid() == nil {
			t.Errorf("budgets %v are taken", b.budgets())
		}
	}
}

// TestBenchIntegrality solves the functions of a program in every formulation.
func TestBenchIntegrality(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: for the full run")
	}
	leftout.Need(t, "cbc")
	out := benchmark(t, "integrality", "--metric", "size", "--variables", "1500", "c=../../../testdata/programs/callbacks/callbacks.Oz.ll")
	for _, row := range []string{`(?m)^\| c +\| +joint \| +[1-9]\d* \| +\d+ \| +\d+\.\d % \|`, `(?m)^\| c +\| +anti \| +[1-9]`, `(?m)^\| c +\| +zigzag \| +[1-9]`, `(?m)^c: \d+ functions with more than 1500`} {
		if !regexp.MustCompile(row).Match(out) {
			t.Errorf("no %s in\n%s", row, out)
		}
	}
}
