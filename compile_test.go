package spillway_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/alloc/linear"
)

// TestExamples holds the program in examples to the one that tests compile.
func TestExamples(t *testing.T) {
	for example, tested := range map[string]string{"examples/lz/lz.c": "testdata/programs/lz/lz.c", "examples/lz/lz.ll": "testdata/programs/lz/lz.O1.ll"} {
		got, err := os.ReadFile(example)
		if err != nil {
			t.Fatal(err)
		}
		if want, err := os.ReadFile(tested); err != nil || string(got) != string(want) {
			t.Errorf("%s is not %s (%v)", example, tested, err)
		}
	}
}

// exampleFiles returns the IR files of the programs that tests compile, which pass on.
func exampleFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/programs/*/*.ll")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d examples: %v", len(files), err)
	}
	return files
}

func parse(t testing.TB, file string) *ir.Module {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// compiled compiles file as opts say.
func compiled(t *testing.T, file string, opts spillway.Options) (*ir.Module, *spillway.Output) {
	t.Helper()
	m := parse(t, file)
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return m, out
}

// interpret compiles file up to a stage and returns what the program prints.
func interpret(t *testing.T, file string, opts spillway.Options) (string, interp.Counts) {
	t.Helper()
	m, out := compiled(t, file, opts)
	var stdout bytes.Buffer
	res, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs},
		interp.Options{Name: "prog", Stdout: &stdout, MaxSteps: 1 << 32})
	if err != nil {
		t.Errorf("%v", err)
	}
	if res.ExitCode != 0 {
		t.Errorf("exit code %d", res.ExitCode)
	}
	return stdout.String(), res.Counts
}

func want(t *testing.T, file string) string {
	t.Helper()
	dir := filepath.Dir(file)
	text, err := os.ReadFile(filepath.Join(dir, filepath.Base(dir)+".want"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// compared are the allocators that others are compared with: an example takes one of them.
var compared = []string{"fast", "color", "irc", "pbqp", "linear-whole", "linear-extended"}

// TestStages compiles every example to machine code with registers, by every allocator (of some only
// one), in turn as allocated and with its frame, every third time with another method to leave SSA
// form than the default, and runs every other one of these, so that an example runs with each
// allocator at some level; those that are small also in SSA form, and with registers squeezed. What
// Compile proves and verifies on the way is on.
func TestStages(t *testing.T) {
	methods := spillway.OutOfSSAMethods()
	for n, file := range exampleFiles(t) {
		if testing.Short() && n%4 != 1 {
			continue // one of four: with the levels of the next program each time
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ll"), func(t *testing.T) {
			t.Parallel()
			level := strings.Split(filepath.Base(file), ".")[1]
			if level != "O0" && level != "O2" {
				if got, _ := interpret(t, file, spillway.Options{Stage: spillway.ToSelected, Check: true}); got != want(t, file) {
					t.Errorf("selected: printed %q", got)
				}
			}
			for k, a := range spillway.Allocators() {
				if turn := slices.Index(compared, a.Name); turn >= 0 && turn != n%len(compared) {
					continue
				}
				registers := 0
				if level == "O1" || level == "Oz" {
					registers = []int{1, 5, 0}[(n+k)%3]
				} else if testing.Short() {
					continue
				}
				stage := []spillway.Stage{spillway.ToAllocated, spillway.ToFramed}[(n+k)/2%2]
				leave := methods[0]
				if (n+k)%3 == 0 {
					leave = methods[(n+k)/3%len(methods)]
				}
				opts := spillway.Options{Stage: stage, Check: true, Allocator: a.New, Registers: registers, OutOfSSA: &leave}
				if (n+k)%2 > 0 {
					compiled(t, file, opts)
					continue
				}
				if got, _ := interpret(t, file, opts); got != want(t, file) {
					t.Errorf("%s after %s with %d registers, stage %d: printed %q", a.Name, leave.Name, registers, stage, got)
				}
			}
		})
	}
}

// TestDeterminism compiles with several numbers of workers and needs the same bytes.
func TestDeterminism(t *testing.T) {
	for n, file := range exampleFiles(t) {
		if testing.Short() && n%7 != 0 {
			continue
		}
		var first []byte
		for _, workers := range []int{1, 5} {
			out, err := spillway.Compile(context.Background(), parse(t, file), spillway.Options{Workers: workers})
			if err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = out.Assembly
			} else if !bytes.Equal(first, out.Assembly) {
				t.Errorf("%s: other bytes with %d workers", file, workers)
			}
		}
	}
}

// TestMachineText prints the machine code of the examples at each stage and
// needs it to parse back to the same text.
func TestMachineText(t *testing.T) {
	for n, file := range exampleFiles(t) {
		if testing.Short() && n%7 != 0 {
			continue
		}
		for _, stage := range []spillway.Stage{spillway.ToSelected, spillway.ToAllocated} {
			out, err := spillway.Compile(context.Background(), parse(t, file), spillway.Options{Stage: stage})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range out.Funcs {
				text := f.String()
				back, err := mach.Parse(file, text, out.Target)
				if err != nil {
					t.Fatalf("%s: %v\n%s", f.Name, err, text)
				}
				if len(back) != 1 || back[0].String() != text {
					t.Fatalf("%s: @%s reads back as\n%s\nnot\n%s", file, f.Name, back[0], text)
				}
			}
		}
	}
}

// TestCancel expects a canceled compilation to say so.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := spillway.Compile(ctx, parse(t, "examples/hello/hello.ll"), spillway.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
}

// TestShiftsByConstants expects constant counts inside the instructions, however
// many shifts share one.
func TestShiftsByConstants(t *testing.T) {
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x0) {\n")
	for i := range 12 {
		fmt.Fprintf(&b, "  %%s%d = lshr i32 %%x%d, 11\n  %%x%d = xor i32 %%s%d, %%x%d\n", i, i, i+1, i, i)
	}
	b.WriteString("  ret i32 %x12\n}\n")
	for _, name := range []string{"amd64", "i386"} {
		machine, err := spillway.TargetByName(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := llvmir.Parse("shifts.ll", []byte(b.String()))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: machine, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(out.Assembly), "%cl"); n > 0 {
			t.Errorf("%s: %d shifts of 12 have their count in a register", name, n)
		}
	}
}

// TestManyCases compiles a switch with hundreds of cases, through all of which values
// live: costs are added up over as many edges.
func TestManyCases(t *testing.T) {
	const cases = 400
	var b strings.Builder
	b.WriteString("declare i32 @g(i32)\ndefine i32 @f(i32 %x, i32 %y, i32 %z) {\nentry:\n  %s = call i32 @g(i32 %x)\n  switch i32 %x, label %out [")
	for k := range cases {
		fmt.Fprintf(&b, " i32 %d, label %%b%d", 7*k, k)
	}
	b.WriteString(" ]\n")
	for k := range cases {
		fmt.Fprintf(&b, "b%d:\n  %%v%d = add i32 %%y, %d\n  br label %%out\n", k, k, k)
	}
	b.WriteString("out:\n  %r = phi i32 [ %z, %entry ]")
	for k := range cases {
		fmt.Fprintf(&b, ", [ %%v%d, %%b%d ]", k, k)
	}
	b.WriteString("\n  %c = call i32 @g(i32 %r)\n  %d = add i32 %c, %s\n  %e = add i32 %d, %z\n  ret i32 %e\n}\n")
	for i, a := range spillway.Allocators() {
		for k, target := range spillway.Targets() {
			if testing.Short() && k != i%len(spillway.Targets()) {
				continue
			}
			m, err := llvmir.ParseFor("switch.ll", []byte(b.String()), target.Triple())
			if err != nil {
				t.Fatal(err)
			}
			opts := spillway.Options{Target: &target, Allocator: a.New, Check: true, Budget: regalloc.Budget{Iterations: 1}}
			if _, err := spillway.Compile(context.Background(), m, opts); err != nil {
				t.Errorf("%s, %s: %v", a.Name, target.Name, err)
			}
		}
	}
}

// TestOptNone compiles functions marked optnone as if the fastest allocator and selector had
// been named, unless another one is.
func TestOptNone(t *testing.T) {
	const file = "testdata/programs/lz/lz.O0.ll"
	compile := func(opts spillway.Options) string {
		out, err := spillway.Compile(context.Background(), parse(t, file), opts)
		if err != nil {
			t.Fatal(err)
		}
		return string(out.Assembly)
	}
	munch, err := spillway.SelectorByName("munch")
	if err != nil {
		t.Fatal(err)
	}
	marked := compile(spillway.Options{})
	if named := compile(spillway.Options{Allocator: fast.New, Selector: munch}); marked != named {
		t.Error("other code than with fast and munch")
	}
	if named := compile(spillway.Options{Allocator: linear.New}); marked == named {
		t.Error("the same code as with linear")
	}
}
