package report

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
	c := Chart{Title: "a < b", X: "steps", Y: "cost", Steps: []string{"1", "10"}, Series: []Series{{"first", []float64{2, 1}}, {"second", []float64{math.NaN(), 3}}}}
	for want, stacked := range map[string]bool{`points="200,190 460,326.36 "`: false, `width="156"`: true} {
		c.Stacked = stacked
		var b strings.Builder
		if err := c.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		for _, s := range []string{want, "a &lt; b", ">first<", ">second<", ">10<"} {
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
