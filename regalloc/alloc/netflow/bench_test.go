package netflow_test

import (
	"fmt"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
)

// BenchmarkAllocate measures the first solution and what iterations take, per
// instruction, on functions of several sizes.
func BenchmarkAllocate(b *testing.B) {
	for _, blocks := range []int{10, 100, 1000} {
		p := irgen.Problem(irgen.AMD64(), 1, irgen.Options{Blocks: blocks})
		for _, iterations := range []int{1, 10} {
			b.Run(fmt.Sprintf("%d-blocks/%d-iterations", blocks, iterations), func(b *testing.B) {
				a := netflow.New()
				for b.Loop() {
					if _, err := a.Allocate(p, regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Iterations: iterations}}); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(p.Instrs)), "ns/instr")
			})
		}
	}
}
