package report_test

import (
	"math"
	"os"
	"strings"
	"testing"

	"spillway/internal/report"
)

func ExampleTable() {
	t := report.Table{Header: []string{"function", "bytes"}}
	t.Row("main", 120)
	t.Row("größe", 7)
	t.WriteTo(os.Stdout)
	// Output:
	// | function | bytes |
	// |----------|------:|
	// | main     |   120 |
	// | größe    |     7 |
}

func TestGeometricMean(t *testing.T) {
	for _, c := range []struct {
		xs   []float64
		want float64
	}{{[]float64{4}, 4}, {[]float64{1, 4}, 2}, {[]float64{2, 0.5}, 1}, {[]float64{8, 1, 1}, 2}} {
		if got := report.GeometricMean(c.xs); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("mean of %v is %v, want %v", c.xs, got, c.want)
		}
	}
	if !math.IsNaN(report.GeometricMean(nil)) {
		t.Error("the mean of nothing is a number")
	}
}

// TestRows expects every line to have the same width, and short rows no panic.
func TestRows(t *testing.T) {
	table := report.Table{Header: []string{"a", "long header", ""}}
	table.Row()
	table.Row("x")
	table.Row(1, 2, 3)
	table.Row(1.5, "y | z", nil)
	var b strings.Builder
	n, err := table.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Errorf("wrote %d, %v", n, err)
	}
	lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
	if len(lines) != 6 {
		t.Fatalf("%d lines:\n%s", len(lines), &b)
	}
	for _, l := range lines {
		if strings.Count(strings.ReplaceAll(l, `\|`, ""), "|") != 4 {
			t.Errorf("%q has other columns", l)
		}
	}
}
