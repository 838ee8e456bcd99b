package route

import (
	"fmt"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// BenchmarkIterate measures an iteration of prices, per instruction, with vectors and without.
func BenchmarkIterate(b *testing.B) {
	for _, blocks := range []int{10, 100} {
		p := irgen.Problem(irgen.AMD64(), 1, irgen.Options{Blocks: blocks})
		m := model.New(p, regalloc.Size)
		iterate := func(b *testing.B) {
			var d Dual
			d.Reset(m)
			for b.Loop() {
				d.Iterate(d.Last + m.Fixed(100))
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(p.Instrs)), "ns/instr")
		}
		b.Run(fmt.Sprintf("%d-blocks/vectors=%t", blocks, vectors), iterate)
		if vectors {
			withoutVectors(func() { b.Run(fmt.Sprintf("%d-blocks/vectors=false", blocks), iterate) })
		}
	}
}
