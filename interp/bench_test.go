package interp_test

import (
	"context"
	"os"
	"testing"

	"spillway/interp"
)

// BenchmarkRun reports instructions per second in each form.
func BenchmarkRun(b *testing.B) {
	const file = "../testdata/programs/sha/sha.O2.ll"
	text, err := os.ReadFile(file)
	if err != nil {
		b.Fatal(err)
	}
	for to := asRead; to <= allocated; to++ {
		b.Run(formNames[to], func(b *testing.B) {
			p := program(b, file, string(text), to)
			instructions := uint64(0)
			for b.Loop() {
				r, err := interp.Run(context.Background(), p, interp.Options{})
				if err != nil {
					b.Fatal(err)
				}
				instructions += r.Counts.Instructions
			}
			b.ReportMetric(float64(instructions)/b.Elapsed().Seconds()/1e6, "Minstr/s")
		})
	}
}
