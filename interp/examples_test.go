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
	"spillway/llvmir"
)

// parse reads IR text.
func parse(t testing.TB, name, text string) *ir.Module {
	t.Helper()
	m, err := llvmir.Parse(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestExamples runs the IR of each example as it was read.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../examples/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			base, _, _ := strings.Cut(file, filepath.Base(file))
			want, err := os.ReadFile(base + filepath.Base(filepath.Dir(file)) + ".want")
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			p := interp.Program{Modules: []*ir.Module{parse(t, file, string(text))}}
			r, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out, MaxSteps: 1e9})
			if err != nil {
				t.Error(err)
			}
			if !bytes.Equal(out.Bytes(), want) {
				t.Errorf("exit %d, wrong output:\n%s\nwant:\n%s", r.ExitCode, head(out.String()), head(string(want)))
			}
			t.Logf("%+v", r.Counts)
		})
	}
}

func head(s string) string {
	if len(s) > 1000 {
		return s[:1000] + "..."
	}
	return s
}
