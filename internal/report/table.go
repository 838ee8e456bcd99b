// Package report writes measured figures, as tables and means of ratios, and reads
// what other tools measure: callgrind, llc, and marks in assembly text.
package report

import (
	"fmt"
	"io"
	"math"
	"strings"
	"unicode/utf8"
)

// A Table has a header and rows of cells, as many columns as the widest of them;
// cells that a row lacks are empty. It prints as a Markdown table whose columns
// are aligned, so that it can be read as it is and pasted.
type Table struct {
	Header []string
	Rows   [][]string
}

// Row appends a row; each cell is printed as fmt.Sprint does.
func (t *Table) Row(cells ...any) {
	row := make([]string, len(cells))
	for i, c := range cells {
		row[i] = strings.ReplaceAll(fmt.Sprint(c), "|", `\|`)
	}
	t.Rows = append(t.Rows, row)
}

// WriteTo prints the table.
func (t *Table) WriteTo(w io.Writer) (int64, error) {
	var width []int
	for _, row := range append([][]string{t.Header}, t.Rows...) {
		for i, c := range row {
			if i == len(width) {
				width = append(width, 0)
			}
			width[i] = max(width[i], utf8.RuneCountInString(c))
		}
	}
	var b strings.Builder
	line := func(cells []string) {
		for i := range width {
			c := ""
			if i < len(cells) {
				c = cells[i]
			}
			pad := strings.Repeat(" ", width[i]-utf8.RuneCountInString(c))
			if i == 0 {
				b.WriteString("| " + c + pad)
			} else {
				b.WriteString(" | " + pad + c)
			}
		}
		b.WriteString(" |\n")
	}
	line(t.Header)
	for i, n := range width {
		if i == 0 {
			b.WriteString("|" + strings.Repeat("-", n+2))
		} else {
			b.WriteString("|" + strings.Repeat("-", n+1) + ":")
		}
	}
	b.WriteString("|\n")
	for _, row := range t.Rows {
		line(row)
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// GeometricMean returns the geometric mean of positive numbers, NaN of none.
func GeometricMean(xs []float64) float64 {
	sum := 0.0
	for _, x := range xs {
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(xs)))
}
