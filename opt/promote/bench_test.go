package promote

import (
	"os"
	"path/filepath"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// BenchmarkPromote promotes the variables of the examples, as emitted by clang at -O0, or of the file that
// SPILLWAY_BENCH names.
func BenchmarkPromote(b *testing.B) {
	files, err := filepath.Glob("../../testdata/programs/*/*.O0.ll")
	if name := os.Getenv("SPILLWAY_BENCH"); name != "" {
		files = []string{name}
	}
	if err != nil || len(files) == 0 {
		b.Fatal("no files", err)
	}
	var ws Workspace
	values := 0
	for b.Loop() {
		b.StopTimer()
		var ms []*ir.Module
		values = 0
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				b.Fatal(err)
			}
			m, err := llvmir.Parse(file, text)
			if err != nil {
				b.Fatal(err)
			}
			for _, f := range m.Funcs {
				f.Attrs.OptNone = false
				values += f.NumValues()
			}
			ms = append(ms, m)
		}
		b.StartTimer()
		for _, m := range ms {
			l := ir.LayoutOf(m)
			for _, f := range m.Funcs {
				ws.Func(f, &l)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(values), "ns/value")
}
