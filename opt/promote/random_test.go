package promote

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/internal/irgen"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// run interprets m's main, and returns what it prints.
func run(t testing.TB, m *ir.Module) (string, interp.Counts) {
	t.Helper()
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}}, interp.Options{Stdout: &out, MaxSteps: 20_000_000})
	if err != nil {
		return fmt.Sprintf("%serror: %v\n", &out, err), r.Counts
	}
	return fmt.Sprintf("%sexit %d\n", &out, r.ExitCode), r.Counts
}

func parse(t testing.TB, text string) *ir.Module {
	t.Helper()
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	verify(t, m)
	return m
}

func verify(t testing.TB, m *ir.Module) {
	t.Helper()
	for _, f := range m.Funcs {
		for _, err := range ir.Verify(f) {
			t.Fatalf("%v\n%s", err, f)
		}
	}
}

// same promotes the variables of the program text, which must print the same afterwards, and returns the numbers of
// instructions executed before and after.
func same(t testing.TB, text string) (before, after uint64) {
	t.Helper()
	want, was := run(t, parse(t, text))
	m := parse(t, text)
	Module(m)
	verify(t, m)
	got, is := run(t, m)
	if got != want {
		t.Fatalf("got:\n%s\nwant:\n%s\n%s\n%s", got, want, text, m)
	}
	// Promoting again must not break anything.
	Module(m)
	verify(t, m)
	if got, _ := run(t, m); got != want {
		t.Fatalf("the second time: got:\n%s\nwant:\n%s\n%s\n%s", got, want, text, m)
	}
	return was.Instructions, is.Instructions
}

// TestRandomPrograms compares the output of random programs before and after promotion.
func TestRandomPrograms(t *testing.T) {
	var before, after uint64
	for seed := range uint64(250) {
		b, a := same(t, irgen.SlotProgram(rand.New(rand.NewPCG(seed, 1)), 10+int(seed%60)))
		before, after = before+b, after+a
	}
	if t.Logf("%d instructions, %d once promoted", before, after); 10*after > 8*before {
		t.Errorf("of %d instructions %d are left: little was promoted", before, after)
	}
}

func FuzzPromote(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(seed, uint8(30))
	}
	f.Fuzz(func(t *testing.T, seed uint64, steps uint8) {
		same(t, irgen.SlotProgram(rand.New(rand.NewPCG(seed, 2)), int(steps)))
	})
}
