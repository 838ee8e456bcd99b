package isel_test

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
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// exampleFiles returns the IR of the examples; in short mode that of -Oz alone.
func exampleFiles(t testing.TB) []string {
	files, err := filepath.Glob("../testdata/programs/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	if !testing.Short() {
		return files
	}
	var small []string
	for _, f := range files {
		if strings.HasSuffix(f, ".Oz.ll") {
			small = append(small, f)
		}
	}
	return small
}

// legalModule reads file and makes it legal and simple for machine.
func legalModule(t testing.TB, file string, machine *target.Target) *ir.Module {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(file, src)
	if err != nil {
		t.Fatal(err)
	}
	if err := legalize.Module(m, machine); err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			simplify.Func(f, machine)
		}
	}
	return m
}

// TestExamples selects every function of the examples, verifies the machine
// code, and runs it: it must print what the program should. Selectors and orders
// take turns.
func TestExamples(t *testing.T) {
	machine := amd64.Target(target.PIC)
	rules := isel.NewRules(machine)
	e := isel.NewEngine(rules)
	all := selectors()
	for i, file := range exampleFiles(t) {
		s := all[i%len(all)]
		t.Run(filepath.Base(file)+"/"+s.Name(), func(t *testing.T) {
			m := legalModule(t, file, machine)
			p := interp.Program{Modules: []*ir.Module{m}, Target: machine}
			for _, f := range m.Funcs {
				if len(f.Blocks) == 0 {
					continue
				}
				mf, err := e.Select(f, isel.Options{Selector: s, Order: isel.Order(i / len(all) % 2)})
				if err != nil {
					t.Error(err)
					continue
				}
				for _, err := range mach.Verify(mf, mach.Selected) {
					t.Error(err)
				}
				p.Code = append(p.Code, mf)
			}
			if t.Failed() {
				return
			}
			checkOutput(t, file, p)
		})
	}
}

func selectors() []isel.Selector {
	return []isel.Selector{isel.Munch{}, &isel.Trees{}, &isel.Trees{Sharing: isel.FixAll},
		&isel.Trees{Sharing: isel.FixLeaves}, &isel.NOLTIS{}, &isel.NOLTIS{Iterated: true}, &isel.Exact{}, isel.Auto()}
}

// checkOutput runs p and compares what it prints with what the example file should.
func checkOutput(t *testing.T, file string, p interp.Program) {
	t.Helper()
	dir := filepath.Dir(file)
	want, err := os.ReadFile(filepath.Join(dir, filepath.Base(dir)+".want"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxSteps: 200_000_000})
	if err != nil || r.ExitCode != 0 {
		t.Fatalf("exit %d, error %v\n%s", r.ExitCode, err, tail(out.String()))
	}
	if out.String() != string(want) {
		t.Errorf("got:\n%s\nwant:\n%s", tail(out.String()), tail(string(want)))
	}
}

func tail(s string) string { return s[max(0, len(s)-400):] }
