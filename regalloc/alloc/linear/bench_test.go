package linear_test

import (
	"fmt"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/outssa"
)

// sizes are the Problems of the benchmarks: from one thousand to one hundred
// thousand instructions, and one of twenty thousand blocks.
var sizes = []struct {
	name string
	opts irgen.Options
}{
	{"1k", irgen.Options{Blocks: 100, Instrs: 10, Window: 16}},
	{"10k", irgen.Options{Blocks: 1000, Instrs: 10, Window: 16}},
	{"100k", irgen.Options{Blocks: 10000, Instrs: 10, Window: 16}},
	{"long", irgen.Options{Blocks: 2, Instrs: 33000, Window: 16}},
	{"20kblocks", irgen.Options{Blocks: 20000, Instrs: 4, Window: 16}},
}

func BenchmarkAllocate(b *testing.B) {
	for _, size := range sizes {
		p := irgen.Problem(irgen.AMD64(), 1, size.opts)
		low, err := outssa.Lower(p, outssa.Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("%s/%d", size.name, len(low.Problem.Instrs)), func(b *testing.B) {
			a := linear.New()
			b.ReportAllocs()
			for b.Loop() {
				if _, err := a.Allocate(low.Problem, regalloc.Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(low.Problem.Instrs)), "ns/instr")
		})
	}
}

func BenchmarkLower(b *testing.B) {
	for _, size := range sizes {
		p := irgen.Problem(irgen.AMD64(), 1, size.opts)
		b.Run(fmt.Sprintf("%s/%d", size.name, len(p.Instrs)), func(b *testing.B) {
			for b.Loop() {
				if _, err := outssa.Lower(p, outssa.Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Instrs)), "ns/instr")
		})
	}
}

func lower(b *testing.B, p *regalloc.Problem) *outssa.Lowered {
	low, err := outssa.Lower(p, outssa.Options{})
	if err != nil {
		b.Fatal(err)
	}
	return low
}

func allocateLowered(b *testing.B, low *outssa.Lowered) {
	if _, err := linear.New().Allocate(low.Problem, regalloc.Options{}); err != nil {
		b.Fatal(err)
	}
}
