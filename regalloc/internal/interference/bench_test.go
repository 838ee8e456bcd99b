package interference_test

import (
	"os"
	"testing"

	"spillway/internal/irgen"
	"spillway/internal/ratchet"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/outssa"
)

// BenchmarkAllocate compares the allocators with linear, each with its way out of SSA
// form: on the functions of the examples, and from one thousand to one hundred thousand
// instructions.
func BenchmarkAllocate(b *testing.B) {
	for _, name := range []string{"amd64.O1", "i386.Oz"} {
		file := "../ratchet/testdata/" + name + ".problems.gz"
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		problems, err := ratchet.Unpack(file, text)
		if err != nil {
			b.Fatal(err)
		}
		compare(b, name, problems)
	}
	for _, size := range []struct {
		name string
		opts irgen.Options
	}{
		{"1k", irgen.Options{Blocks: 100, Instrs: 10, Window: 16}},
		{"10k", irgen.Options{Blocks: 1000, Instrs: 10, Window: 16}},
		{"100k", irgen.Options{Blocks: 10000, Instrs: 10, Window: 16}},
	} {
		compare(b, size.name, []*regalloc.Problem{irgen.Problem(irgen.AMD64(), 1, size.opts)})
	}
}

func compare(b *testing.B, name string, problems []*regalloc.Problem) {
	all := scans()
	all["linear"] = linear.New()
	instrs := 0
	for _, p := range problems {
		instrs += len(p.Instrs)
	}
	for _, allocator := range []string{"linear", "color", "irc", "linear-whole", "linear-extended"} {
		b.Run(name+"/"+allocator, func(b *testing.B) {
			var ws outssa.Workspace
			a := all[allocator]
			b.ReportAllocs()
			for b.Loop() {
				for _, p := range problems {
					var err error
					if a.SSA() {
						_, err = a.Allocate(p, regalloc.Options{Metric: regalloc.Mixed(10)})
					} else {
						_, err = ws.Allocate(p, a, regalloc.Options{Metric: regalloc.Mixed(10)})
					}
					if err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(instrs), "ns/instr")
		})
	}
}
