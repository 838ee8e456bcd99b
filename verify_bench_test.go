package spillway_test

import (
	"context"
	"testing"

	"spillway"
	"spillway/ir"
)

// BenchmarkVerify verifies the modules of the examples, and BenchmarkCompile
// compiles them, by one worker.
func BenchmarkVerify(b *testing.B) {
	var modules []*ir.Module
	for _, file := range exampleFiles(b) {
		modules = append(modules, parse(b, file))
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, m := range modules {
			if errs := ir.VerifyModule(m); errs != nil {
				b.Fatal(errs)
			}
		}
	}
}

func BenchmarkCompile(b *testing.B) {
	files := exampleFiles(b)
	for b.Loop() {
		for _, file := range files {
			b.StopTimer()
			m := parse(b, file)
			b.StartTimer()
			if _, err := spillway.Compile(context.Background(), m, spillway.Options{Workers: 1}); err != nil {
				b.Fatal(err)
			}
		}
	}
}
