package chart

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// keep writes a picture where SPILLWAY_SHOTS says, to look at.
func keep(t *testing.T, name, svg string) {
	t.Helper()
	if dir := os.Getenv("SPILLWAY_SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".svg"), []byte(svg), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestChart draws charts that are XML, with what was asked for at its place.
func TestChart(t *testing.T) {
	nan := math.NaN()
	for _, test := range []struct {
		name  string
		chart interface{ WriteSVG(io.Writer) error }
		want  []string // patterns
		not   string
	}{
		{"lines", &Chart{Title: "a < b", X: "steps", Y: "cost", Steps: []string{"1", "10"}, Series: []Series{{"first", []float64{2, 1}}, {"second", []float64{nan, 3}}}},
			[]string{`a &lt; b`, `>first<`, `>second<`, `>10<`, `>0\.0<`, `>3\.0<`, `class="line s0" stroke-dasharray="none" d="M245\.0 158\.0L579\.0 260\.0"`}, "axis cut"},
		{"cut", &Chart{Title: "near", X: "steps", Y: "cost", Steps: []string{"1", "10"}, Series: []Series{{"first", []float64{0.981, 0.96}}}},
			[]string{`axis cut`, `>0\.960<`, `>0\.965<`, `>0\.985<`}, `>0\.0+<`},
		{"numbers", &Chart{Title: "growth", X: "bytes", Y: "seconds", At: []float64{1000, 50000}, Series: []Series{{"one", []float64{0.02, 1.5}}, {"two", []float64{0.01, nan}}}},
			[]string{`>1,000<`, `>50,000<`, `>0\.1<`, `>1<`}, "axis cut"},
		{"shares", &Chart{Title: "shares", X: "steps", Y: "share", Steps: []string{"1", "10"}, Stacked: true, Series: []Series{{"first", []float64{1, 0.25}}, {"second", []float64{0, 0.75}}}},
			[]string{`>80 %<`, `>100 %<`, `10, second: 75\.0 %`}, "axis cut"},
		{"bars", &Bars{Title: "bars", Series: []string{"-O2", "-Oz"}, Rows: []string{"p", "mean"}, Panels: []Panel{{Title: "text", Values: [][]float64{{0.97, 0.85}, {1.01, nan}}, Line: 1}}},
			[]string{`>0\.97<`, `>mean<`, `class="ref"`, `p, -Oz, text: 0\.85`, `>1\.2<`}, "NaN"},
		{"parts", &Bars{Title: "parts", Series: []string{"a", "b"}, Rows: []string{"p"}, Panels: []Panel{{Title: "ns", Values: [][]float64{{100, 250}}, Parts: true}}},
			[]string{`>350<`, `>400<`, `>0<`}, "NaN"},
		{"empty", &Chart{Title: "none", Steps: []string{"1"}, Series: []Series{{"first", []float64{nan}}}}, []string{`>first<`}, "NaN"},
	} {
		var b strings.Builder
		if err := test.chart.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		for _, s := range append(test.want, `prefers-color-scheme: dark`, `role="img"`) {
			if !regexp.MustCompile(s).MatchString(b.String()) {
				t.Errorf("%s: %s\ndoes not contain %s", test.name, b.String(), s)
			}
		}
		if regexp.MustCompile(test.not).MatchString(b.String()) {
			t.Errorf("%s: %s\ncontains %s", test.name, b.String(), test.not)
		}
		d := xml.NewDecoder(strings.NewReader(b.String()))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
		keep(t, test.name, b.String())
	}
}

// TestScale expects round ticks, few, around the values.
func TestScale(t *testing.T) {
	for _, test := range []struct {
		values []float64
		want   []float64
		cut    bool
	}{
		{[]float64{1, 3}, []float64{0, 0.5, 1, 1.5, 2, 2.5, 3}, false},
		{[]float64{0, 1050}, []float64{0, 200, 400, 600, 800, 1000, 1200}, false},
		{[]float64{95, 104}, []float64{94, 96, 98, 100, 102, 104}, true},
		{[]float64{-1, 1}, []float64{-1, -0.5, 0, 0.5, 1}, false},
		{[]float64{0, 0}, []float64{0, 0.2, 0.4, 0.6, 0.8, 1}, false},
		{[]float64{7, 7}, []float64{7, 7.2, 7.4, 7.6, 7.8, 8}, true},
		{nil, []float64{0, 0.2, 0.4, 0.6, 0.8, 1}, false},
	} {
		s := newScale(test.values)
		got := s.ticks()
		if s.cut != test.cut || !slices.EqualFunc(got, test.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }) {
			t.Errorf("%v: %v, cut %v; want %v", test.values, got, s.cut, test.want)
		}
	}
	for _, test := range []struct{ values, want []float64 }{
		{[]float64{0.02, 1.5}, []float64{0.02, 0.05, 0.1, 0.2, 0.5, 1, 2}},
		{[]float64{1000, 1e6}, []float64{1000, 1e4, 1e5, 1e6}},
		{[]float64{3, 3}, []float64{2, 5}},
		{nil, []float64{1, 2, 5, 10}},
	} {
		d := newDecades(test.values)
		if got := d.ticks(); !slices.EqualFunc(got, test.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9*b }) {
			t.Errorf("%v: %v, want %v", test.values, got, test.want)
		}
	}
	if got := number(1234567) + " " + number(0.012345) + " " + grouped(-1000) + " " + short(0.987) + " " + short(12.34); got != "1,234,567 0.01235 -1,000 0.99 12.3" {
		t.Error(got)
	}
}
