package interp_test

import (
	"context"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// FuzzRun: no program that is read makes the interpreter panic or run away.
func FuzzRun(f *testing.F) {
	for _, p := range programs {
		f.Add(prelude + p.text)
	}
	f.Add(pressing)
	f.Add(endless)
	f.Fuzz(func(t *testing.T, text string) {
		m, err := llvmir.Parse("fuzz.ll", []byte(text))
		if err != nil {
			return
		}
		p := interp.Program{Modules: []*ir.Module{m}}
		interp.Run(context.Background(), p, interp.Options{MaxSteps: 20_000, MaxStack: 1 << 16, MaxHeap: 1 << 20})
	})
}
