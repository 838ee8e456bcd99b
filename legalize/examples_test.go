package legalize

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

func parseFile(t testing.TB, file string) *ir.Module {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(file, src)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func exampleFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("../testdata/programs/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples found: %v", err)
	}
	return files
}

// sampled returns how many of n random cases to try: a fifth with -short, all of them in the full run.
func sampled(n int) int {
	if testing.Short() {
		return (n + 4) / 5
	}
	return n
}

// legalizeAll legalizes m and checks that the result is legal.
func legalizeAll(t testing.TB, lz *Legalizer, m *ir.Module) error {
	t.Helper()
	for _, f := range m.Funcs {
		if err := lz.Func(f); err != nil {
			return err
		}
		for _, err := range append(ir.Verify(f), lz.Verify(f)...) {
			t.Errorf("%s: %v", m.Name, err)
		}
		if t.Failed() {
			return fmt.Errorf("%s: @%s is not legal", m.Name, f.Name)
		}
	}
	lz.Complete(m)
	return nil
}
