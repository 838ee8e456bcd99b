package playground

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
)

// TestExamples compiles, explains and runs each example for every machine at every level.
func TestExamples(t *testing.T) {
	for _, e := range Examples() {
		ran := map[string]bool{}
		for _, target := range spillway.Targets() {
			for _, level := range spillway.Levels() {
				r := &Request{Source: e.Source, Language: e.Language, Target: target.Name, Level: level.Name, Allocator: e.Allocator, Function: e.Function}
				do := func(want string) *Answer {
					r.Want = want
					a := Do(context.Background(), r)
					for _, p := range a.Problems {
						if want != "run" || p.Message != "there is no function main to run" {
							t.Errorf("%s, %s -O%s: %s: %d:%d: %s", e.Title, target.Name, level.Name, want, p.Line, p.Column, p.Message)
						}
					}
					return a
				}
				if a := do("compile"); a.Target != target.Name || !strings.Contains(a.Assembly, e.Function) || len(a.Functions) == 0 {
					t.Errorf("%s, %s: code for %s of %d functions", e.Title, target.Name, a.Target, len(a.Functions))
				}
				if a := do("run"); a.Run != nil {
					ran[fmt.Sprintf("%s, %d, %s", a.Run.Output, a.Run.ExitCode, a.Run.Fault)] = true
				}
				if testing.Short() && level.Name != "2" {
					continue
				}
				if a := do("explain"); a.Document == nil || e.Function != "" && a.Document.Function != e.Function {
					t.Errorf("%s, %s: %s is not explained", e.Title, target.Name, e.Function)
				}
			}
		}
		if len(ran) > 1 {
			t.Errorf("%s: machines and levels differ: %v", e.Title, ran)
		}
	}
}

// TestSameCode holds what the playground makes to what the command makes.
func TestSameCode(t *testing.T) {
	command := filepath.Join(t.TempDir(), "spillway")
	if out, err := exec.Command("go", "build", "-o", command, "spillway/cmd/spillway").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, e := range Examples() {
		file := filepath.Join(t.TempDir(), fileName)
		for _, flags := range [][2]string{{"amd64", "2"}, {"i386", "z"}, {"arm64", "1"}, {"arm", "2"}, {"thumb", "z"}} {
			a := Do(context.Background(), &Request{Want: "compile", Source: e.Source, Language: e.Language, Target: flags[0], Level: flags[1]})
			if err := os.WriteFile(file, []byte(cmp.Or(a.IR, e.Source)), 0o666); err != nil {
				t.Fatal(err)
			}
			want, err := exec.Command(command, "compile", "-S", "--target", flags[0], "-O"+flags[1], "-o", "-", file).Output()
			if err != nil {
				t.Fatal(err)
			}
			if a.Assembly != string(want) {
				t.Errorf("%s for %s at -O%s: the command makes\n%s\nthe playground\n%s", e.Title, flags[0], flags[1], want, a.Assembly)
			}
		}
	}
}

// TestProblems holds what is said of wrong requests.
func TestProblems(t *testing.T) {
	for _, x := range []struct{ request, want string }{
		{`{"want":"compile","source":"define i32 @f() {\n  ret i32 %x\n}","target":"amd64"}`, `2:11: `},
		{`{"want":"compile","source":"x","target":"amd64"}`, `1:1: `},
		{`{"want":"compile","source":"","target":"vax"}`, `0:0: unknown target "vax" (valid: `},
		{`{"want":"compile","source":"","level":"7"}`, `0:0: unknown level "7" (valid: 0, 1, 2, 3, s, z)`},
		{`{"want":"compile","source":"","allocator":"best"}`, `0:0: unknown allocator "best"`},
		{`{"want":"compile","source":"","budget":"much"}`, `0:0: `},
		{`{"want":"explain","source":"","target":"amd64"}`, `0:0: there is no function`},
		{`{"want":"run","source":"","target":"amd64"}`, `0:0: there is no function main to run`},
		{`{"want":"compile","language":"calc","source":"1\n1 + x","target":"amd64"}`, `2:5: x is not a parameter`},
		{`{"want":"explain","language":"calc","source":"f(1)","target":"amd64"}`, `1:1: f/1 is not defined`},
		{`{"want":"compile","language":"basic","source":"1","target":"amd64"}`, `0:0: unknown language "basic" (valid: llvm, calc)`},
		{`{"want":"think"}`, `0:0: want is "think", not choices, compile, explain or run`},
		{`{`, `0:0: the request is not understood`},
	} {
		var a Answer
		if err := json.Unmarshal(Serve(context.Background(), []byte(x.request)), &a); err != nil {
			t.Fatal(err)
		}
		if len(a.Problems) == 0 {
			t.Errorf("%s: no problem", x.request)
			continue
		}
		p := a.Problems[0]
		if got := fmt.Sprintf("%d:%d: %s", p.Line, p.Column, p.Message); !strings.HasPrefix(got, x.want) {
			t.Errorf("%s: %s; want %s", x.request, got, x.want)
		}
	}
}

// TestRunBounds holds that a program that does not end, prints without end or needs all memory is ended.
func TestRunBounds(t *testing.T) {
	run := func(source string) *Run {
		a := Do(context.Background(), &Request{Want: "run", Target: "amd64", Source: source, Steps: 1e6})
		if a.Run == nil {
			t.Fatalf("%+v", a.Problems)
		}
		return a.Run
	}
	if r := run("declare i32 @putchar(i32)\ndefine i32 @main() {\n br label %l\nl:\n %x = call i32 @putchar(i32 97)\n br label %l\n}"); !r.Truncated || len(r.Output) != maxOutput || !strings.Contains(r.Fault, "stopped after") {
		t.Errorf("output without end: %d bytes, %s", len(r.Output), r.Fault)
	}
	if r := run("define i32 @main() {\n %p = load i32, ptr null\n ret i32 %p\n}"); !strings.Contains(r.Fault, "main") {
		t.Errorf("load of null: %q", r.Fault)
	}
	if r := run("declare ptr @malloc(i64)\ndefine i32 @main() {\n %p = call ptr @malloc(i64 1000000000)\n %n = icmp eq ptr %p, null\n %r = zext i1 %n to i32\n ret i32 %r\n}"); r.ExitCode != 1 {
		t.Errorf("malloc of too much: exit code %d, %s", r.ExitCode, r.Fault)
	}
}
