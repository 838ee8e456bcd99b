package llvmir_test

import (
	"os"
	"testing"

	"spillway/llvmir"
)

// BenchmarkParse reads all examples once per iteration.
func BenchmarkParse(b *testing.B) {
	var sources [][]byte
	total := 0
	for _, file := range exampleFiles(b) {
		src, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		sources = append(sources, src)
		total += len(src)
	}
	b.SetBytes(int64(total))
	b.ReportAllocs()
	for b.Loop() {
		for _, src := range sources {
			if _, err := llvmir.Parse("bench.ll", src, machines...); err != nil {
				b.Fatal(err)
			}
		}
	}
}
