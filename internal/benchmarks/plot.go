package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// plotted is the table that the plot of the README shows, in text.md.
const plotted = "text-amd64"

// plot draws the plot of dir from the recorded tables.
func plot(dir string) error {
	text, err := os.ReadFile(filepath.Join(dir, "text.md"))
	if err != nil {
		return err
	}
	svg, err := draw(text)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "text.svg"), svg, 0o666)
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
		return nil, fmt.Errorf("there is no table %s", plotted)
	}
	return list, nil
}

// Pixels of the plot.
const (
	rowHeight   = 22
	barHeight   = 8
	namesWidth  = 110
	panelWidth  = 300
	panelGap    = 30
	headHeight  = 44
	footHeight  = 8
	panelsWidth = namesWidth + 2*panelWidth + panelGap + 40
)

// draw returns the plot as SVG: for each program bars for its code and the time that compiling takes, and lines
// where llc's are.
func draw(text []byte) ([]byte, error) {
	list, err := programs(text)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	height := headHeight + rowHeight*len(list) + footHeight
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">`+"\n", panelsWidth, height)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="white"/>`+"\n", panelsWidth, height)
	for i, name := range []string{"-O2", "-Oz"} {
		fmt.Fprintf(&b, `<rect x="%d" y="8" width="10" height="10" fill="%s"/><text x="%d" y="17">%s</text>`+"\n", 8+48*i, colors[i], 22+48*i, name)
	}
	for k, p := range list {
		fmt.Fprintf(&b, `<text x="8" y="%d">%s</text>`+"\n", headHeight+rowHeight*k+14, p.name)
	}
	panel(&b, namesWidth, "code size, relative to llc", list, func(p *program) [2]float64 { return p.size })
	panel(&b, namesWidth+panelWidth+panelGap, "compile time, relative to llc", list, func(p *program) [2]float64 { return p.time })
	b.WriteString("</svg>\n")
	return b.Bytes(), nil
}

var colors = [2]string{"#3b6ea5", "#e08e45"}

// panel draws the bars of one figure, from x on.
func panel(b *bytes.Buffer, x int, title string, list []program, figure func(p *program) [2]float64) {
	most := 1.0
	for i := range list {
		f := figure(&list[i])
		most = max(most, f[0], f[1])
	}
	scale := panelWidth / (1.05 * most)
	fmt.Fprintf(b, `<text x="%d" y="17">%s</text>`+"\n", x, title)
	for k := range list {
		for level, v := range figure(&list[k]) {
			if v == 0 {
				continue
			}
			y := headHeight + rowHeight*k + 1 + level*(barHeight+1)
			fmt.Fprintf(b, `<rect x="%d" y="%d" width="%.1f" height="%d" fill="%s"/><text x="%.1f" y="%d" font-size="9">%.2f</text>`+"\n",
				x, y, v*scale, barHeight, colors[level], float64(x)+v*scale+3, y+barHeight, v)
		}
	}
	at := float64(x) + scale
	fmt.Fprintf(b, `<line x1="%.1f" y1="%d" x2="%.1f" y2="%d" stroke="#444" stroke-dasharray="3 2"/><text x="%.1f" y="%d" font-size="10" text-anchor="middle">1.00</text>`+"\n",
		at, headHeight-4, at, headHeight+rowHeight*len(list), at, headHeight-8)
}
