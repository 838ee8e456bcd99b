package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"spillway/internal/chart"
)

// plotted is the table that the plot of the README shows, in text.md.
const plotted = "text-amd64"

// plots are the pictures that are drawn from recorded tables: the document with the table, and the picture next to it.
var plots = []struct {
	document, picture string
	draw              func(text []byte) ([]byte, error)
}{
	{"text.md", "text.svg", draw},
	{"allocators.md", "allocators.svg", drawAllocators},
}

// plot draws the plots of dir from the recorded tables.
func plot(dir string) error {
	for _, p := range plots {
		text, err := os.ReadFile(filepath.Join(dir, p.document))
		if err != nil {
			return err
		}
		svg, err := p.draw(text)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, p.picture), svg, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// A program has figures relative to llc's, by level: -O2 and -Oz; 0: not measured.
type program struct {
	name       string
	size, time [2]float64
}

// programs reads the ratios from the recorded table.
func programs(text []byte) (list []program, err error) {
	for _, t := range find(text) {
		if t.name != plotted {
			continue
		}
		level := -1
		for _, line := range strings.Split(string(text[t.from:t.to]), "\n") {
			cells := strings.Split(strings.Trim(line, "| "), "|")
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			switch {
			case len(cells) < 9 || strings.HasPrefix(cells[0], "---") || cells[0] == "total":
			case cells[0] == "-O2" || cells[0] == "-Oz":
				level++
				if level > 1 || cells[5] != "ratio" || cells[8] != "ratio" {
					return nil, fmt.Errorf("table %s has other columns than the plot", plotted)
				}
			default:
				i := slices.IndexFunc(list, func(p program) bool { return p.name == cells[0] })
				if i < 0 {
					i = len(list)
					list = append(list, program{name: cells[0]})
				}
				size, err1 := strconv.ParseFloat(cells[5], 64)
				time, err2 := strconv.ParseFloat(cells[8], 64)
				if err1 != nil || err2 != nil || level < 0 {
					return nil, fmt.Errorf("table %s: no ratios in %q", plotted, line)
				}
				list[i].size[level], list[i].time[level] = size, time
			}
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("missing table %s", plotted)
	}
	return list, nil
}

// draw returns the plot as SVG: for each program bars for its code and the time that compiling takes, and lines
// where llc's are.
func draw(text []byte) ([]byte, error) {
	list, err := programs(text)
	if err != nil {
		return nil, err
	}
	size, time := chart.Panel{Title: "code size, of llc's", Line: 1}, chart.Panel{Title: "processor time of compiling, of llc's", Line: 1}
	c := chart.Bars{Title: "Programs for x86-64, relative to llc-19 -O2", Series: []string{"-O2", "-Oz"}}
	known := func(x [2]float64) []float64 {
		row := x[:]
		for i := range row {
			if row[i] == 0 {
				row[i] = math.NaN()
			}
		}
		return row
	}
	for _, p := range list {
		c.Rows = append(c.Rows, p.name)
		size.Values, time.Values = append(size.Values, known(p.size)), append(time.Values, known(p.time))
	}
	c.Panels = []chart.Panel{size, time}
	var b bytes.Buffer
	err = c.WriteSVG(&b)
	return b.Bytes(), err
}
