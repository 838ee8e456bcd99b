// Package chart draws measured figures.
package chart

import (
	"io"
	"math"
	"strconv"

	"github.com/go-analyze/charts"
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

// WriteSVG draws c.
func (c *Chart) WriteSVG(out io.Writer) error {
	const width, height = 790, 420
	painter := charts.NewPainter(charts.PainterOptions{OutputFormat: charts.ChartOutputSVG, Width: width, Height: height})
	draw := c.lines
	if c.Stacked {
		draw = c.bars
	}
	if err := draw(painter); err != nil {
		return err
	}
	svg, err := painter.Bytes()
	if err != nil {
		return err
	}
	_, err = out.Write(svg)
	return err
}

// lines draws a line for each series; between the least and the greatest value, as all of them may
// be near each other.
func (c *Chart) lines(painter *charts.Painter) error {
	low, high := math.Inf(1), math.Inf(-1)
	values := c.values(func(v float64) float64 {
		if math.IsNaN(v) {
			return charts.GetNullValue()
		}
		low, high = min(low, v), max(high, v)
		return v
	})
	opt := charts.NewLineChartOptionWithData(values)
	opt.Title, opt.Legend = c.words()
	opt.XAxis = charts.XAxisOption{Labels: c.Steps, Title: c.X}
	axis := valueAxis(c.Y, func(v float64) string { return strconv.FormatFloat(v, 'g', 4, 64) })
	if low <= high {
		room := 0.05 * max(high-low, 1e-9, 1e-3*math.Abs(high))
		axis.Min, axis.Max = charts.Ptr(low-room), charts.Ptr(high+room)
	}
	opt.YAxis = []charts.YAxisOption{axis}
	return painter.LineChart(opt)
}

// bars draws a bar for each step.
func (c *Chart) bars(painter *charts.Painter) error {
	opt := charts.NewBarChartOptionWithData(c.values(func(v float64) float64 { return 100 * v }))
	opt.Title, opt.Legend = c.words()
	opt.CategoryAxis = charts.CategoryAxisOption{Labels: c.Steps, Title: c.X}
	opt.StackSeries = charts.Ptr(true)
	opt.BarSize = 0.6
	axis := valueAxis(c.Y, func(v float64) string { return strconv.FormatFloat(v, 'f', 0, 64) + " %" })
	axis.Min, axis.Max = charts.Ptr(0.0), charts.Ptr(100.0)
	opt.ValueAxis = []charts.ValueAxisOption{axis}
	return painter.BarChart(opt)
}

// values returns what of makes of the values of each series.
func (c *Chart) values(of func(float64) float64) [][]float64 {
	values := make([][]float64, len(c.Series))
	for i, s := range c.Series {
		for _, v := range s.Values {
			values[i] = append(values[i], of(v))
		}
	}
	return values
}

// words are the title, and below it the names of the series.
func (c *Chart) words() (charts.TitleOption, charts.LegendOption) {
	names := make([]string, len(c.Series))
	for i, s := range c.Series {
		names[i] = s.Name
	}
	return charts.TitleOption{Text: c.Title}, charts.LegendOption{SeriesNames: names, Offset: charts.OffsetStr{Top: "30"}, FontStyle: charts.FontStyle{FontSize: 9}}
}

// valueAxis returns an axis of five values.
func valueAxis(title string, format func(float64) string) charts.ValueAxisOption {
	return charts.ValueAxisOption{Title: title, LabelCount: 5, PreferNiceIntervals: charts.Ptr(false), ValueFormatter: format}
}
