package report

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"math"
	"strconv"
)

// A Chart shows figures over a few steps of something: as lines, or as shares
// stacked to 100 %.
type Chart struct {
	Title, X, Y string
	Steps       []string // names of the steps
	Series      []Series
	Stacked     bool // values are shares of 1
}

// Series is a name and a value for each step; NaN is none.
type Series struct {
	Name   string
	Values []float64
}

// Measures of a chart in SVG.
const (
	chartWidth, chartHeight = 520.0, 300.0
	chartLeft, chartTop     = 70.0, 40.0
	chartRight              = 200.0 // for the names
	chartBottom             = 50.0
)

var chartColours = []string{"#1b6ca8", "#d1495b", "#3a7d44", "#edae49", "#6a4c93", "#555555", "#00a6a6", "#a05a2c"}

// WriteSVG draws c.
func (c *Chart) WriteSVG(out io.Writer) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="12">`+"\n", chartLeft+chartWidth+chartRight, chartTop+chartHeight+chartBottom)
	chartText(w, chartLeft, 20, "start", c.Title)
	low, high := c.bounds()
	c.axes(w, low, high)
	if c.Stacked {
		c.stack(w)
	} else {
		c.lines(w, low, high)
	}
	for i, s := range c.Series {
		y := chartTop + 12 + 18*float64(i)
		fmt.Fprintf(w, `<rect x="%g" y="%g" width="12" height="12" fill="%s"/>`+"\n", chartLeft+chartWidth+12, y-10, colourOf(i))
		chartText(w, chartLeft+chartWidth+30, y, "start", s.Name)
	}
	w.WriteString("</svg>\n")
	return w.Flush()
}

func colourOf(i int) string { return chartColours[i%len(chartColours)] }

func chartText(w io.Writer, x, y float64, anchor, text string) {
	fmt.Fprintf(w, `<text x="%.4g" y="%.4g" text-anchor="%s">%s</text>`+"\n", x, y, anchor, html.EscapeString(text))
}

// bounds returns the least and greatest values, with some room.
func (c *Chart) bounds() (low, high float64) {
	if c.Stacked {
		return 0, 1
	}
	low, high = math.Inf(1), math.Inf(-1)
	for _, s := range c.Series {
		for _, v := range s.Values {
			if !math.IsNaN(v) {
				low, high = min(low, v), max(high, v)
			}
		}
	}
	if low > high {
		return 0, 1
	}
	room := 0.05 * max(high-low, 1e-9, 1e-3*math.Abs(high))
	return low - room, high + room
}

// axes draws the axes, four lines across, and the names of steps.
func (c *Chart) axes(w io.Writer, low, high float64) {
	for k := range 5 {
		v := low + (high-low)*float64(k)/4
		y := chartY(v, low, high)
		fmt.Fprintf(w, `<line x1="%g" x2="%g" y1="%.5g" y2="%.5g" stroke="#ddd"/>`+"\n", chartLeft, chartLeft+chartWidth, y, y)
		chartText(w, chartLeft-6, y+4, "end", strconv.FormatFloat(v, 'g', 4, 64))
	}
	for k, name := range c.Steps {
		chartText(w, c.x(k), chartTop+chartHeight+18, "middle", name)
	}
	chartText(w, chartLeft+chartWidth/2, chartTop+chartHeight+38, "middle", c.X)
	chartText(w, chartLeft-60, chartTop-8, "start", c.Y)
}

// x returns the middle of step k.
func (c *Chart) x(k int) float64 {
	return chartLeft + chartWidth*(float64(k)+0.5)/float64(max(1, len(c.Steps)))
}

func chartY(v, low, high float64) float64 {
	return chartTop + chartHeight*(1-(v-low)/(high-low))
}

func (c *Chart) lines(w io.Writer, low, high float64) {
	for i, s := range c.Series {
		fmt.Fprintf(w, `<polyline fill="none" stroke-width="2" stroke="%s" points="`, colourOf(i))
		for k, v := range s.Values {
			if !math.IsNaN(v) {
				fmt.Fprintf(w, "%.5g,%.5g ", c.x(k), chartY(v, low, high))
			}
		}
		fmt.Fprintln(w, `"/>`)
	}
}

func (c *Chart) stack(w io.Writer) {
	width := 0.6 * chartWidth / float64(max(1, len(c.Steps)))
	below := make([]float64, len(c.Steps))
	for i, s := range c.Series {
		for k, v := range s.Values {
			top := chartY(below[k]+v, 0, 1)
			fmt.Fprintf(w, `<rect x="%.5g" y="%.5g" width="%.5g" height="%.5g" fill="%s"/>`+"\n", c.x(k)-width/2, top, width, chartY(below[k], 0, 1)-top, colourOf(i))
			below[k] += v
		}
	}
}
