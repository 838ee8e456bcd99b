package interp_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
	"spillway/target"
	"spillway/target/amd64"
)

// A form is a form in which a program runs.
type form int

const (
	asRead form = iota
	legal
	selected
	allocated
)

var formNames = [...]string{"read", "legal", "selected", "allocated"}

// program reads IR text and brings it to the given form.
func program(t testing.TB, name, text string, to form) interp.Program {
	t.Helper()
	m, err := llvmir.Parse(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	p := interp.Program{Modules: []*ir.Module{m}}
	if to == asRead {
		return p
	}
	p.Target = amd64.Target(target.PIC)
	if err := legalize.Module(m, p.Target); err != nil {
		t.Fatal(err)
	}
	if to == legal {
		return p
	}
	rules := isel.NewRules(p.Target)
	engine := isel.NewEngine(rules)
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			p.Code = append(p.Code, compile(t, f, engine, to))
		}
	}
	return p
}

// compile selects code for f, and allocates registers for the form that needs it.
func compile(t testing.TB, f *ir.Func, engine *isel.Engine, to form) *mach.Func {
	t.Helper()
	code, err := engine.Select(f, isel.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if errs := mach.Verify(code, mach.Selected); len(errs) > 0 {
		t.Fatal(errs[0])
	}
	if to == selected {
		return code
	}
	mach.SplitEdges(code)
	problem := mach.Problem(code)
	low, err := outssa.Lower(problem, outssa.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := linear.New().Allocate(low.Problem, regalloc.Options{Metric: regalloc.Speed})
	if err != nil {
		t.Fatal(err)
	}
	if errs := check.Result(problem, low.Raise(r)); len(errs) > 0 {
		t.Error(&errs[0])
	}
	if err := mach.Apply(code, problem, low.Raise(r), regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	if errs := mach.Verify(code, mach.Allocated); len(errs) > 0 {
		t.Error(errs[0])
	}
	return code
}

// levels says which files of an example run in which form, so that each file
// runs in some form and the test stays short.
var levels = [...]string{
	asRead:    "O0.ll O1.ll O2.ll O2.typed.ll Oz.ll",
	legal:     "O2.typed.ll",
	selected:  "Oz.ll",
	allocated: "O0.ll O2.ll",
}

// TestExamples runs the examples in all forms.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, file := range files {
		dir := filepath.Dir(file)
		want, err := os.ReadFile(filepath.Join(dir, filepath.Base(dir)+".want"))
		if err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for to := asRead; to <= allocated; to++ {
			if _, level, _ := strings.Cut(filepath.Base(file), "."); !strings.Contains(levels[to], level) {
				continue
			}
			t.Run(filepath.Base(file)+"/"+formNames[to], func(t *testing.T) {
				t.Parallel()
				expect(t, program(t, file, string(text), to), string(want))
			})
		}
	}
}

// expect runs p, which must print want.
func expect(t *testing.T, p interp.Program, want string) interp.Result {
	t.Helper()
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxSteps: 2e8})
	if err != nil {
		t.Error(err)
	}
	if out.String() != want {
		t.Errorf("exit %d, wrong output:\n%s\nwant:\n%s", r.ExitCode, head(out.String()), head(want))
	}
	return r
}

func head(s string) string {
	if len(s) > 600 {
		return s[:600] + "..."
	}
	return s
}
