package report

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

func example() *Report {
	t := Table{Title: "Counts", Header: []string{"machine", "n"}}
	t.Row("a", 1)
	t.Row("b", 0.25)
	s := Section{Key: "p.fig1", Title: "T", Paper: "1 < 2", Claims: []Claim{{"c", 2, 3, "%"}, {"d", 0, 1, ""}}, Agrees: "yes", Why: "It is.", Tables: []Table{t}}
	p := Plot{Title: "P", X: "x", Y: "y", LogX: true, Series: []Series{{"s", [][2]float64{{1, 2}, {0, 3}, {10, 4}}}, {"none", nil}}}
	flat := Plot{Title: "flat", Series: []Series{{"one", [][2]float64{{1, 1}}}}, LogY: true}
	s.Plots = []Plot{p, flat, {Title: "empty", LogX: true}}
	return &Report{Title: "R", Intro: []string{"I."}, Sections: []Section{s, {Key: "p.fig2", Agrees: "not reproduced", Why: "Lost."}}}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	if err := example().Write(dir, true); err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{
		"README.md":    {"| [p.fig1](#pfig1) | T | yes |", "| c | 2 % | 3 % | 1.500 |", "| d | 0 | 1 | - |", "| b | 0.250 |", "![P](p.fig1-1.svg)", "**Shape agrees: not reproduced.** Lost."},
		"index.html":   {`<h2 id="pfig1">`, "1 &lt; 2", "<svg", "<td>0.250"},
		"p.fig1-1.csv": {"machine,n\na,1\nb,0.250\n"},
		"p.fig1-1.svg": {"<svg", "P</text>"},
		"p.fig1-3.svg": {"<svg"},
	} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s has no %q", name, want)
			}
		}
	}
}

// TestDigest holds that sections without times are what a report's digest is of.
func TestDigest(t *testing.T) {
	a, b := example(), example()
	if a.Digest() != b.Digest() {
		t.Error("equal reports have two digests")
	}
	b.Sections[0].Plots[0].Series[0].Values[2][1] = 5
	if a.Digest() == b.Digest() {
		t.Error("another plot has the same digest")
	}
	a.Sections[0].Times, b.Sections[0].Times = true, true
	if a.Digest() != b.Digest() {
		t.Error("times are part of the digest")
	}
}

// TestLegend checks that names stand beside the axes, behind their samples, and inside the drawing.
func TestLegend(t *testing.T) {
	p := Plot{Title: "Growth", X: "size", Y: "time", LogX: true, Series: []Series{
		{Name: "first", Values: [][2]float64{{1, 1}, {100, 2}}}, {Name: "the second, with a long name", Values: [][2]float64{{1, 2}, {100, 1}}}}}
	svg, err := p.SVG()
	if err != nil {
		t.Fatal(err)
	}
	var size float64
	if m := regexp.MustCompile(`viewBox="0 0 ([\d.]+) `).FindSubmatch(svg); m != nil {
		size, _ = strconv.ParseFloat(string(m[1]), 64)
	}
	axes := float64(width)
	for _, s := range p.Series {
		m := regexp.MustCompile(`<text x="([\d.]+)"[^>]*>` + s.Name + `</text>`).FindSubmatch(svg)
		if m == nil {
			t.Fatalf("no name %q in\n%s", s.Name, svg)
		}
		x, err := strconv.ParseFloat(string(m[1]), 64)
		if wide := 4 * float64(len(s.Name)); err != nil || x < axes || x+wide > size {
			t.Errorf("%q is at %g of %g, axes end at %g: %v", s.Name, x, size, axes, err)
		}
	}
}

// TestTicks checks that numbers at axes have the digits that they need, and no more.
func TestTicks(t *testing.T) {
	for _, x := range []struct {
		low, high float64
		want      []string
	}{{367, 452, []string{"375", "400", "425", "450"}}, {1, 2.2e7, []string{"4e+06", "1.2e+07"}}} {
		p := Plot{Title: "T", Y: "y", Series: []Series{{Name: "s", Values: [][2]float64{{1, x.low}, {2, x.high}}}}}
		svg, err := p.SVG()
		if err != nil {
			t.Fatal(err)
		}
		for _, label := range x.want {
			if !bytes.Contains(svg, []byte(">"+label+"</text>")) {
				t.Errorf("%g to %g: no label %s in\n%s", x.low, x.high, label, svg)
			}
		}
	}
}

// TestPoints checks that the ninth series of points has the color of the first and another shape.
func TestPoints(t *testing.T) {
	p := Plot{Title: "T", Points: true}
	for i := range len(colors) + 1 {
		p.Series = append(p.Series, Series{Name: string(rune('a' + i)), Values: [][2]float64{{1, float64(i)}, {2, float64(i)}}})
	}
	svg, err := p.SVG()
	if err != nil {
		t.Fatal(err)
	}
	rest := p
	rest.Series = p.Series[:len(colors)]
	fewer, err := rest.SVG()
	if err != nil {
		t.Fatal(err)
	}
	paths := func(svg []byte) int { return bytes.Count(svg, []byte("<path")) }
	circles := func(svg []byte) int { return len(regexp.MustCompile(`<path d="[^"]*A[^"]*"`).FindAll(svg, -1)) }
	if paths(svg) <= paths(fewer) || circles(svg) != circles(fewer) {
		t.Errorf("%d and %d paths, %d and %d of them circles", paths(svg), paths(fewer), circles(svg), circles(fewer))
	}
}
