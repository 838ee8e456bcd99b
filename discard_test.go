package spillway

import (
	"bytes"
	"context"
	"os"
	"testing"

	"spillway/llvmir"
)

// TestDiscard expects the same text with and without functions given up, and nothing of them left.
func TestDiscard(t *testing.T) {
	const file = "testdata/programs/interpreter/interpreter.O2.ll"
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var texts [2][]byte
	for i, discard := range []bool{false, true} {
		m, err := llvmir.Parse(file, src)
		if err != nil {
			t.Fatal(err)
		}
		out, err := Compile(context.Background(), m, Options{Workers: 1, Discard: discard})
		if err != nil {
			t.Fatal(err)
		}
		texts[i] = out.Assembly
		if (out.Funcs == nil) != discard {
			t.Errorf("discard %v: %d functions", discard, len(out.Funcs))
		}
		for _, f := range m.Funcs {
			if discard && len(f.Blocks) > 0 {
				t.Errorf("@%s has its body still", f.Name)
			}
		}
	}
	if !bytes.Equal(texts[0], texts[1]) {
		t.Error("the texts differ")
	}
}
