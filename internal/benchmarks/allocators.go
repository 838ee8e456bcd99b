package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway/internal/chart"
)

// plottedAllocators is the table that the plot of allocators.md shows.
const plottedAllocators = "alloc-amd64"

// mostOfFirst is how much more than the first allocator, in anything, those may take that are in the plot.
const mostOfFirst = 2.5

// drawAllocators returns the plot of allocators as SVG, from the recorded table: what each makes of each corpus, of what
// the first makes.
func drawAllocators(text []byte) ([]byte, error) {
	figures := []struct{ column, title string }{{"cost", "cost of the allocation"}, {"inserted in text", "loads and stores inserted"}, {"text", "code size"}}
	c := chart.Bars{}
	corpus, first := "", ""
	var columns []int
	var base []float64
	values := map[string][][]float64{} // by allocator and figure: of each corpus
	for _, t := range find(text) {
		if t.name != plottedAllocators {
			continue
		}
		for _, line := range strings.Split(string(text[t.from:t.to]), "\n") {
			if name, _, ok := strings.Cut(line, ": "); ok && strings.Contains(line, " functions, ") {
				corpus = name
				c.Series = append(c.Series, corpus)
				columns, base = nil, nil
			}
			cells := strings.Split(strings.Trim(line, "| "), "|")
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			switch {
			case corpus == "" || len(cells) < 5 || strings.HasPrefix(cells[0], "---") || strings.HasPrefix(cells[0], "best of"):
			case cells[0] == "allocator":
				for _, f := range figures {
					columns = append(columns, slices.Index(cells, f.column))
				}
				if slices.Contains(columns, -1) {
					return nil, fmt.Errorf("table %s has other columns than the plot", plottedAllocators)
				}
			default:
				row := make([]float64, len(figures))
				for k, at := range columns {
					v, err := strconv.ParseFloat(cells[at], 64)
					if err != nil {
						v = math.NaN() // of llc's allocators the cost is not known
					}
					row[k] = v
				}
				if base == nil {
					base, first = row, cells[0]
				}
				list := values[cells[0]]
				if list == nil {
					list = make([][]float64, len(figures))
					c.Rows = append(c.Rows, cells[0])
				}
				for k := range list {
					list[k] = append(list[k], row[k]/base[k])
				}
				values[cells[0]] = list
			}
		}
	}
	if len(c.Rows) == 0 {
		return nil, fmt.Errorf("missing table %s", plottedAllocators)
	}
	c.Rows = slices.DeleteFunc(c.Rows, func(name string) bool {
		return slices.ContainsFunc(values[name], func(list []float64) bool {
			return slices.ContainsFunc(list, func(v float64) bool { return v > mostOfFirst })
		})
	})
	c.Title = fmt.Sprintf("Register allocators on programs for x86-64, relative to %s, up to %g times", first, mostOfFirst)
	for k, f := range figures {
		p := chart.Panel{Title: f.title + ", of " + first + "'s", Line: 1}
		for _, name := range c.Rows {
			p.Values = append(p.Values, values[name][k])
		}
		c.Panels = append(c.Panels, p)
	}
	var b bytes.Buffer
	err := c.WriteSVG(&b)
	return b.Bytes(), err
}
