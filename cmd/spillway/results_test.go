package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDumpByContent holds that functions of one name in two inputs have files of their own.
func TestDumpByContent(t *testing.T) {
	dir := t.TempDir()
	if _, err := runCommand(t, "compile", "-S", "--dump-problems", dir, "../../testdata/programs/hash/hash.O1.ll", "../../testdata/programs/sort/sort.O1.ll", "-o", os.DevNull); err == nil {
		t.Fatal("two inputs have one output")
	}
	for _, name := range []string{"hash", "sort"} {
		if _, err := runCommand(t, "compile", "-S", "--dump-problems", dir, "../../testdata/programs/"+name+"/"+name+".O1.ll", "-o", os.DevNull); err != nil {
			t.Fatal(err)
		}
	}
	for _, ext := range []string{"problem", "result"} {
		if files, err := filepath.Glob(filepath.Join(dir, "main.*."+ext)); err != nil || len(files) != 2 {
			t.Errorf("files of main: %v %v", files, err)
		}
	}
}

// TestResults has code made with the Result of a longer search: it is taken, it costs less, and one that belongs
// to another Problem is an error.
func TestResults(t *testing.T) {
	const file = "../../testdata/programs/hash/hash.Oz.ll"
	dir := t.TempDir()
	compile := func(args ...string) (string, error) {
		out := filepath.Join(t.TempDir(), "out.s")
		_, err := runCommand(t, append([]string{"compile", "-S", "-Oz", "--without", "frame-pointer", "--regalloc", "fast", "--metric", "size", file, "-o", out}, args...)...)
		text, _ := os.ReadFile(out)
		return string(text), err
	}
	before, err := compile("--dump-problems", dir)
	if err != nil {
		t.Fatal(err)
	}
	if same, err := compile("--results", dir); err != nil || same != before {
		t.Errorf("the allocator's own results make other code: %v", err)
	}
	problems, err := filepath.Glob(filepath.Join(dir, "*.problem"))
	if err != nil || len(problems) < 2 {
		t.Fatal(problems, err)
	}
	for _, p := range problems {
		if _, err := runCommand(t, "alloc", p, "--regalloc", "netflow", "--metric", "size", "-o", strings.TrimSuffix(p, "problem")+"result"); err != nil {
			t.Fatal(err)
		}
	}
	after, err := compile("--results", dir)
	if err != nil || strings.Count(after, "\n") >= strings.Count(before, "\n") {
		t.Errorf("results of a better allocator make %d lines of %d: %v", strings.Count(after, "\n"), strings.Count(before, "\n"), err)
	}
	wrong, err := os.ReadFile(strings.TrimSuffix(problems[0], "problem") + "result")
	if err != nil {
		t.Fatal(err)
	}
	other := strings.TrimSuffix(problems[1], "problem") + "result"
	if err := os.WriteFile(other, wrong, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := compile("--results", dir); err == nil || !strings.Contains(err.Error(), filepath.Base(other)) || !strings.Contains(err.Error(), "remove the file") {
		t.Errorf("a result of another function: %v", err)
	}
	if _, err := compile("--results", filepath.Join(dir, "none")); err == nil {
		t.Error("there is no such directory, and no error")
	}
}

// TestOutOfSSAWithoutUse holds that a method out of SSA form is an error for an allocator that ignores it.
func TestOutOfSSAWithoutUse(t *testing.T) {
	for alloc, ok := range map[string]bool{"fast": false, "netflow": false, "irc": true, "": true} {
		args := []string{"compile", "-S", "../../examples/hello/hello.ll", "-o", os.DevNull, "--out-of-ssa", "pinning"}
		if alloc != "" {
			args = append(args, "--regalloc", alloc)
		}
		if _, err := runCommand(t, args...); (err == nil) != ok || err != nil && !strings.Contains(err.Error(), "no effect") {
			t.Errorf("%s: %v", alloc, err)
		}
	}
}

// TestBegin continues from a result: what comes of it costs no more, also after fewer iterations; one of another problem is an error.
func TestBegin(t *testing.T) {
	dir := t.TempDir()
	if _, err := runCommand(t, "compile", "-S", "-Oz", "--without", "frame-pointer", "--regalloc", "linear", "--metric", "size", "--dump-problems", dir, "../../testdata/programs/hash/hash.Oz.ll", "-o", os.DevNull); err != nil {
		t.Fatal(err)
	}
	problems, err := filepath.Glob(filepath.Join(dir, "*.problem"))
	if err != nil || len(problems) < 2 {
		t.Fatal(problems, err)
	}
	rounds := 0 // of the last search
	cost := func(p string, args ...string) float64 {
		t.Helper()
		out, err := output(t, append([]string{"alloc", p, "--metric", "size", "--check", "--json"}, args...)...)
		var x struct {
			Cost       float64
			Iterations int
		}
		if err == nil {
			err = json.Unmarshal([]byte(out), &x)
		}
		if err != nil {
			t.Fatal(err)
		}
		rounds = x.Iterations
		return x.Cost
	}
	lower, most := false, 0
	for _, p := range problems {
		best := filepath.Join(dir, "best.result")
		long := cost(p, "--regalloc", "netflow", "--budget", "60it", "-o", best)
		short := cost(p, "--regalloc", "netflow", "--budget", "0it")
		if again := cost(p, "--regalloc", "netflow", "--budget", "1it", "--begin", best); again > long {
			t.Errorf("%s: from a result of cost %g to %g", p, long, again)
		}
		cost(p, "--regalloc", "netflow", "--budget", "20it", "--begin", best)
		most = max(most, rounds)
		if _, err := runCommand(t, "alloc", p, "--regalloc", "netflow", "--metric", "speed", "--budget", "1it", "--begin", best, "--json"); err != nil {
			t.Errorf("%s: from a result under another metric: %v", p, err)
		}
		if x := cost(p, "--regalloc", "linear", "--begin", best); x > long {
			t.Errorf("%s: linear makes %g of a result of cost %g", p, x, long)
		}
		lower = lower || long < short
		other := problems[0]
		if other == p {
			other = problems[1]
		}
		if _, err := runCommand(t, "alloc", other, "--regalloc", "netflow", "--begin", best); err == nil {
			t.Errorf("a result of %s is taken for %s", p, other)
		}
	}
	if most < 2 || most > 20 {
		t.Errorf("from a result, netflow searches for %d rounds of 20", most)
	}
	if !lower {
		t.Error("a longer search finds nothing better anywhere")
	}
	if _, err := runCommand(t, "alloc", problems[0], "--regalloc", "fast", "--begin", problems[0]); err == nil || !strings.Contains(err.Error(), "cannot start from a result") {
		t.Errorf("fast goes on: %v", err)
	}
}

// TestForms has problems and results in text and binary form: what is made of either is the same.
func TestForms(t *testing.T) {
	const file = "../../testdata/programs/hash/hash.O1.ll"
	text, binary := t.TempDir(), t.TempDir()
	compile := func(args ...string) string {
		t.Helper()
		out := filepath.Join(t.TempDir(), "out.s")
		if _, err := runCommand(t, append([]string{"compile", "-S", file, "-o", out}, args...)...); err != nil {
			t.Fatal(err)
		}
		return contents(t, out)
	}
	code := compile("--dump-problems", text)
	compile("--dump-problems", binary, "--dump-format", "binary")
	problems, err := filepath.Glob(filepath.Join(text, "*.problem"))
	if err != nil || len(problems) < 2 {
		t.Fatal(problems, err)
	}
	run := func(args ...string) string {
		t.Helper()
		out := filepath.Join(t.TempDir(), "out")
		if _, err := runCommand(t, append([]string{"alloc", "-o", out}, args...)...); err != nil {
			t.Fatal(err)
		}
		return contents(t, out)
	}
	for _, p := range problems {
		q := filepath.Join(binary, filepath.Base(p))
		if got := run("--convert", "--format", "binary", p); got != contents(t, q) || 2*len(got) > len(contents(t, p)) {
			t.Errorf("%s: %d bytes of a text of %d, or other ones than compile writes", p, len(got), len(contents(t, p)))
		}
		if run("--convert", q) != contents(t, p) {
			t.Errorf("%s is another text", q)
		}
		from := func(p string) string {
			return run("--regalloc", "netflow", "--budget", "2it", "--format", "binary", "--begin", strings.TrimSuffix(p, "problem")+"result", p)
		}
		if from(q) != from(p) {
			t.Errorf("%s: results in text and binary form are improved to different ones", p)
		}
	}
	if compile("--results", binary) != code {
		t.Error("results in binary form make other code")
	}
	for _, c := range []struct{ args, want string }{{"--format html", "unknown format"}, {"--convert --json", "--convert allocates nothing"}} {
		if _, err := runCommand(t, append([]string{"alloc", problems[0]}, strings.Fields(c.args)...)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.args, err)
		}
	}
	broken := filepath.Join(t.TempDir(), "x.problem")
	if err := os.WriteFile(broken, []byte(run("--convert", "--format", "binary", problems[0])[:50]), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := runCommand(t, "alloc", broken); err == nil || !strings.Contains(err.Error(), "x.problem: offset 48: expected") {
		t.Errorf("a problem that is cut short: %v", err)
	}
}

func contents(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
