package interference_test

import (
	"fmt"
	"testing"

	"spillway/alloc/linear"
	"spillway/internal/irgen"
	"spillway/outssa"
	"spillway/regalloc"
)

// BenchmarkAllocate compares the allocators with linear from one thousand to one hundred
// thousand instructions, each with its way out of SSA form.
func BenchmarkAllocate(b *testing.B) {
	for _, size := range []struct {
		name string
		opts irgen.Options
	}{
		{"1k", irgen.Options{Blocks: 100, Instrs: 10, Window: 16}},
		{"10k", irgen.Options{Blocks: 1000, Instrs: 10, Window: 16}},
		{"100k", irgen.Options{Blocks: 10000, Instrs: 10, Window: 16}},
	} {
		p := irgen.Problem(irgen.AMD64(), 1, size.opts)
		all := allocators()
		all["linear"] = linear.New()
		for _, name := range []string{"linear", "color", "irc"} {
			b.Run(fmt.Sprintf("%s/%s", name, size.name), func(b *testing.B) {
				var ws outssa.Workspace
				a := all[name]
				b.ReportAllocs()
				for b.Loop() {
					var err error
					if a.SSA() {
						_, err = a.Allocate(p, regalloc.Options{})
					} else {
						_, err = ws.Allocate(p, a, regalloc.Options{})
					}
					if err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Instrs)), "ns/instr")
			})
		}
	}
}
