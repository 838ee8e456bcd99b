package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/explain"
)

// TestExplainPage writes a page of two compilations, and its data.
func TestExplainPage(t *testing.T) {
	file := explainedFile(t)
	page := filepath.Join(t.TempDir(), "page.html")
	args := []string{file, "--func", "sum", "--regalloc", "linear", "--against", "--regalloc puzzle -Oz", "--against", "--without improve"}
	if _, err := output(t, append([]string{"explain", "--html", page}, args...)...); err != nil {
		t.Fatal(err)
	}
	html, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if text := string(html); !strings.HasPrefix(text, "<!DOCTYPE html>") || strings.Contains(text, "http://") && !strings.Contains(text, "http://www.w3.org/2000/svg") || strings.Count(text, "</script>") != 2 {
		t.Errorf("the page is %.300s ...", text)
	}
	text, err := output(t, append([]string{"explain", "--json"}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	var d explain.Document
	if err := json.Unmarshal([]byte(text), &d); err != nil || d.Format != explain.Format || d.Function != "sum" || len(d.Runs) != 3 {
		t.Fatalf("%v: %.300s", err, text)
	}
	for i, want := range []string{"linear", "puzzle", "auto"} {
		if r := d.Runs[i]; r.Allocator != want || len(r.Events) == 0 || len(r.Instrs) == 0 || (len(r.Boards) > 0) != (want == "puzzle") {
			t.Errorf("run %d is of %s, with %d events, %d instructions, %d boards", i, r.Allocator, len(r.Events), len(r.Instrs), len(r.Boards))
		}
	}
	if len(d.Source.Lines) != 7 || d.Source.First != 3 {
		t.Errorf("the source is %+v", d.Source)
	}
	if text, err := output(t, "explain", "--value", "%one", file, "--func", "sum", "--against", "-O1"); err != nil || strings.Count(text, "\n@sum for amd64 by auto (") != 1 || strings.Count(text, "%one (v") < 2 {
		t.Errorf("--value says %v, %s", err, text)
	}
	if text, err := output(t, "explain", "--line", "7", file, "--func", "sum"); err != nil || !strings.Contains(text, "assembly\n") {
		t.Errorf("--line says %v, %s", err, text)
	}
	yaml := filepath.Join(t.TempDir(), "sum.opt.yaml")
	if _, err := output(t, "compile", "-c", "--remarks", yaml, "-o", os.DevNull, file); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(yaml); err != nil || !strings.Contains(string(text), "Function:        'sum'\n") {
		t.Errorf("--remarks writes %v, %s", err, text)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--value", "%none", file, "--func", "sum"}, "@sum has no value %none"},
		{[]string{"--line", "1", file, "--func", "sum"}, "no instruction of @sum comes from this line"},
		{[]string{"--line", "7", "--value", "%one", file, "--func", "sum"}, "choose what to explain"},
		{[]string{"--html", page, file}, "choose it with --func; "},
		{[]string{"--json", "--puzzles", file}, "choose what to explain"},
		{[]string{"--html", page, file, "--func", "summ"}, "did you mean sum?"},
		{[]string{"--json", file, "--func", "sum", "--against", "--regaloc puzzle"}, `--against "--regaloc puzzle": unknown flag`},
		{[]string{"--json", file, "--func", "sum", "--against", "-O1 puzzle"}, "puzzle is not a flag"},
		{[]string{"--json", file, "--func", "sum", "--against", "no-such-compiler -O2"}, "no-such-compiler"},
		{[]string{"--netflow", file, "--against", "-O1"}, "--against does not apply to --puzzles and --netflow"},
	} {
		if _, err := output(t, append([]string{"explain"}, c.args...)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, not %q", c.args, err, c.want)
		}
	}
}
