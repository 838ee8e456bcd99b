package chart

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strings"
	"testing"
)

// TestChart draws charts that are XML, with what was asked for at its place.
func TestChart(t *testing.T) {
	for _, test := range []struct {
		stacked       bool
		first, second []float64
		want          string
	}{
		{false, []float64{2, 1}, []float64{math.NaN(), 3}, "L 597 345"}, // the first line's end; the second has none
		{true, []float64{1, 0.25}, []float64{0, 0.75}, ">75 %<"},
	} {
		c := Chart{Title: "a < b", X: "steps", Y: "cost", Steps: []string{"1", "10"}, Series: []Series{{"first", test.first}, {"second", test.second}}, Stacked: test.stacked}
		var b strings.Builder
		if err := c.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		for _, s := range []string{test.want, "a &lt; b", ">first<", ">second<", ">10<"} {
			if !strings.Contains(b.String(), s) {
				t.Errorf("%s\ndoes not contain %s", b.String(), s)
			}
		}
		d := xml.NewDecoder(strings.NewReader(b.String()))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
	}
}
