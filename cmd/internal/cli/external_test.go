package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"spillway"
	"spillway/regalloc"
)

const problemText = `define i32 @sum(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %less = sub i32 %i, 1
  %go = icmp sgt i32 %less, 0
  br i1 %go, label %loop, label %done
done:
  ret i32 %t
}
`

// problem returns a Problem, in SSA form or as package outssa makes it, and a Result.
func problem(t *testing.T, allocator string) (*regalloc.Problem, *regalloc.Result) {
	t.Helper()
	a, err := spillway.AllocatorByName(allocator)
	if err != nil {
		t.Fatal(err)
	}
	target, err := spillway.TargetByName("amd64")
	if err != nil {
		t.Fatal(err)
	}
	m, err := spillway.Parse("a.ll", []byte("target triple = \"x86_64-linux-gnu\"\n"+problemText))
	if err != nil {
		t.Fatal(err)
	}
	var p *regalloc.Problem
	var r *regalloc.Result
	opts := spillway.Options{Target: target, Allocator: a.New, Observe: func(x *regalloc.Problem, y *regalloc.Result) { p, r = x, y }}
	if _, err := spillway.Compile(t.Context(), m, opts); err != nil {
		t.Fatal(err)
	}
	return p, r
}

// TestExternal has a program answer: rightly, wrongly and not at all.
func TestExternal(t *testing.T) {
	p, r := problem(t, "puzzle")
	dir := t.TempDir()
	file, wrong := filepath.Join(dir, "result"), filepath.Join(dir, "wrong")
	var text bytes.Buffer
	if err := regalloc.WriteResult(&text, p, r); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	other := *r
	other.Locs = append([]regalloc.Loc(nil), r.Locs...)
	for i := range other.Locs {
		if other.Locs[i].Kind() == regalloc.RegLoc {
			other.Locs[i] = r.Locs[0] // everything in one place
		}
	}
	text.Reset()
	if err := regalloc.WriteResult(&text, p, &other); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(wrong, text.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	allocate := func(name string) (*regalloc.Result, error) {
		a, err := AllocatorByName(name)
		if err != nil {
			return nil, err
		}
		return spillway.Allocate(p, a.New(), regalloc.Options{Metric: regalloc.Size})
	}
	if got, err := allocate("exec-ssa:cat " + file); err != nil || !reflect.DeepEqual(got.Locs, r.Locs) {
		t.Errorf("the result is not that of the program: %v", err)
	}
	script := filepath.Join(dir, "metric")
	if err := os.WriteFile(script, []byte("#!/bin/sh\n[ \"$SPILLWAY_METRIC\" = size ] && grep -q '^machine amd64' && cat "+file+"\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := allocate("exec-ssa:" + script); err != nil {
		t.Errorf("the program is not given problem and metric: %v", err)
	}
	for name, want := range map[string]string{
		"exec-ssa:cat " + wrong:  "incorrect result of allocator cat for sum\nsum: ",
		"exec-ssa:cat " + dir:    "fails for sum: exit status 1: cat: ",
		"exec-ssa:echo result":   "result of echo for sum:1:7: ",
		"exec:":                  "has no command",
		"exec:no-such-program x": "no-such-program",
		"best":                   "unknown allocator",
	} {
		if _, err := allocate(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

// TestForm holds that Problems out of SSA form are for allocators that take no others.
func TestForm(t *testing.T) {
	const lowered = "exec:cat"
	a, err := AllocatorByName(lowered)
	if err != nil {
		t.Fatal(err)
	}
	if a.New().SSA() {
		t.Errorf("%s gets problems in SSA form", lowered)
	}
	p, _ := problem(t, "puzzle")
	p.SSA = false
	for _, x := range spillway.Allocators() {
		if made := x.New(); made.SSA() && x.Name != "linear" && x.Name != "pbqp" {
			if _, err := spillway.Allocate(p, made, regalloc.Options{}); err == nil || !strings.Contains(err.Error(), "is not in SSA form") {
				t.Errorf("%s: %v", x.Name, err)
			}
		}
	}
}
