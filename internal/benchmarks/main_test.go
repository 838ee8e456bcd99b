package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const document = `# Figures

<!-- table one: echo '| a |'; echo '|---|' -->
old
<!-- end -->

Between.

<!-- table two: echo never >&2; exit 3 -->

kept

<!-- end -->
`

// TestRun updates the tables of a directory: that of a command that fails stays, and others are
// updated by name.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "doc.md")
	write := func() {
		t.Helper()
		if err := os.WriteFile(file, []byte(document), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	read := func() string {
		t.Helper()
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	write()
	if err := run(dir, nil, false); err == nil || !strings.Contains(err.Error(), "table two") {
		t.Errorf("the error is %v", err)
	}
	made := regexp.MustCompile(`(?s)exit 3 -->\n\nkept\n\n<!-- end -->\n$`)
	if text := read(); !regexp.MustCompile(`(?s)-->\n\n(At commit|On) [^\n]*:\n\n\| a \|\n\|---\|\n\n<!-- end -->\n\nBetween`).MatchString(text) || !made.MatchString(text) {
		t.Errorf("the document is\n%s", text)
	}
	again := read()
	if err := run(dir, []string{"one"}, false); err != nil {
		t.Error(err)
	}
	if text := read(); text != again {
		t.Errorf("made again, the document is\n%s", text)
	}
	if err := run(dir, []string{"three"}, false); err == nil || !strings.Contains(err.Error(), "no table three") {
		t.Errorf("the error is %v", err)
	}
}

// TestPlot holds the plots to the tables that are recorded: that of programs has bars for each at both levels.
func TestPlot(t *testing.T) {
	var text []byte
	for _, p := range plots {
		document, err := os.ReadFile("../../docs/benchmarks/" + p.document)
		if err != nil {
			t.Fatal(err)
		}
		want, err := p.draw(document)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile("../../docs/benchmarks/" + p.picture)
		if err != nil || string(got) != string(want) {
			t.Errorf("%s is not what the tables make (%v); draw it anew: go run ./internal/benchmarks -plot", p.picture, err)
		}
		if !strings.Contains(string(document), "]("+p.picture+")") {
			t.Errorf("%s does not show %s", p.document, p.picture)
		}
		if _, err := p.draw([]byte("nothing")); err == nil {
			t.Errorf("there is a plot %s without a table", p.picture)
		}
		if p.document == "text.md" {
			text = document
		}
	}
	list, err := programs(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		if p.size[0] == 0 || p.size[1] == 0 != (p.name == "csmith") {
			t.Errorf("%s: %v", p.name, p)
		}
	}
	if _, err := draw([]byte(document)); err == nil {
		t.Error("there is a plot without a table")
	}
}
