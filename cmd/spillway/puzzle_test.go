package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPuzzleLines answers a line for a line and continues after bad input.
func TestPuzzleLines(t *testing.T) {
	in := `{"areas":["#./..","../..","#/."],"pieces":{"X1":1,"Z2":1,"Y2":0,"Y4":1}}
{"areas":["#./..","../..","#/."],"pieces":{"X1":2,"X2":1,"Z2":1,"Y2":0,"Y4":1}}
{"areas":["#./."],"pieces":{}}
{"areas":["./."],"pieces":{"Q7":1}}
{"areas":["./."],"pieces":{"Y2":-1}}

{"areas":["./."]} 3
{"areas":["./."],"pieces":{"Y2":1}}
{"areas":["#......./........","..../...."],"pieces":{"X4":1,"Z8":1,"Y8":1}}`
	want := `{"solvable":true,"placement":[{"piece":"Z2","area":2,"row":1,"column":0},{"piece":"X1","area":0,"row":0,"column":1},{"piece":"Y4","area":1,"row":0,"column":0}]}
{"solvable":false}
{"line":3,"error":"area \"#./.\": expected upper row / lower row, both of 1, 2, 4 or 8 squares"}
{"line":4,"error":"unknown piece \"Q7\" (valid: X1 X2 X4 X8 Z1 Z2 Z4 Z8 Y2 Y4 Y8 Y16)"}
{"line":5,"error":"-1 pieces Y2; expected 0 to 100000"}
{"line":6,"error":"empty line"}
{"line":7,"error":"more than one JSON value"}
{"solvable":true,"placement":[{"piece":"Y2","area":0,"row":0,"column":0}]}
{"solvable":true,"placement":[{"piece":"Z8","area":1,"row":1,"column":0},{"piece":"Y8","area":0,"row":0,"column":4},{"piece":"X4","area":1,"row":0,"column":0}]}
`
	var out bytes.Buffer
	cmd := newPuzzleCommand()
	cmd.SetIn(strings.NewReader(in))
	cmd.SetOut(&out)
	cmd.SetArgs(nil)
	if err := cmd.RunE(cmd, nil); err != nil {
		t.Fatal(err)
	}
	if out.String() != want {
		t.Errorf("got:\n%swant:\n%s", out.String(), want)
	}
}

func TestPuzzleDrawings(t *testing.T) {
	svg := filepath.Join(t.TempDir(), "board.svg")
	var out bytes.Buffer
	cmd := newPuzzleCommand()
	cmd.SetOut(&out)
	cmd.SetArgs([]string{"--text", "--svg", svg, `{"areas":["#./..","./."],"pieces":{"X1":1,"Y4":1}}`})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	if want := "0      1\n# X1   Y4\n. .    Y4\n"; out.String() != want {
		t.Errorf("got:\n%swant:\n%s", out.String(), want)
	}
	text, err := os.ReadFile(svg)
	if err != nil || !strings.HasPrefix(string(text), "<svg ") || strings.Count(string(text), ">Y4<") != 1 {
		t.Errorf("%v: %s", err, text)
	}
}

// TestExplain draws every board of a function in order.
func TestExplain(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.ll")
	text := `target triple = "x86_64-pc-linux-gnu"
define i64 @f(i64 %a, i64 %b) {
  %c = shl i64 %a, %b
  %d = add i64 %c, %b
  ret i64 %d
}
`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	cmd := newExplainCommand()
	cmd.SetOut(&out)
	cmd.SetArgs([]string{"--puzzles", file, "--func", "f"})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	boards := strings.Split(strings.TrimSpace(out.String()), "\n\n")
	if len(boards) != 4 {
		t.Errorf("%d boards, want 4 (entry, shl, add, ret):\n%s", len(boards), out.String())
	}
	for i, b := range boards {
		if lines := strings.Split(b, "\n"); len(lines) != 4 || !strings.HasPrefix(lines[0], "f: block 0, instruction ") || !strings.HasPrefix(lines[1], "rax ") {
			t.Errorf("board %d is\n%s", i, b)
		}
	}
}
