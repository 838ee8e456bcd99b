package report

import (
	"bytes"
	"image/color"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	_ "gonum.org/v1/plot/vg/vgsvg" // registers the format
)

// A Plot is lines or points over an axis.
type Plot struct {
	Title, X, Y string
	LogX, LogY  bool
	Points      bool // no lines
	Series      []Series
}

// A Series is one line of a plot.
type Series struct {
	Name   string
	Values [][2]float64
}

// colors can be distinguished with color vision deficiencies, too [Okabe and Ito].
var colors = []color.RGBA{{0, 114, 178, 255}, {213, 94, 0, 255}, {0, 158, 115, 255}, {204, 121, 167, 255}, {86, 180, 233, 255}, {230, 159, 0, 255}, {0, 0, 0, 255}, {150, 150, 150, 255}}

// SVG draws p.
func (p *Plot) SVG() ([]byte, error) {
	q := plot.New()
	q.Title.Text, q.X.Label.Text, q.Y.Label.Text = p.Title, p.X, p.Y
	legend := plot.NewLegend()
	legend.Top, legend.Left = true, true // lines before names, which viewers may set in a wider font
	legend.Padding = vg.Points(3)
	q.Add(plotter.NewGrid())
	for i, s := range p.Series {
		points := plotter.XYs{}
		for _, v := range s.Values {
			if p.LogX && v[0] <= 0 || p.LogY && v[1] <= 0 {
				continue
			}
			points = append(points, plotter.XY{X: v[0], Y: v[1]})
		}
		if len(points) == 0 {
			continue
		}
		line, scatter, err := plotter.NewLinePoints(points)
		if err != nil {
			return nil, err
		}
		line.Color, scatter.Color = colors[i%len(colors)], colors[i%len(colors)]
		line.Width, scatter.Radius = vg.Points(1.5), vg.Points(1.5)
		if line.Dashes = nil; i >= len(colors) {
			line.Dashes = []vg.Length{vg.Points(4), vg.Points(2)}
		}
		if p.Points {
			scatter.Shape, scatter.Radius = draw.CircleGlyph{}, vg.Points(2)
			if i >= len(colors) {
				scatter.Shape = draw.CrossGlyph{}
			}
			q.Add(scatter)
			legend.Add(s.Name, scatter)
		} else {
			q.Add(line, scatter)
			legend.Add(s.Name, line)
		}
	}
	q.X.Tick.Marker, q.Y.Tick.Marker = plot.TickerFunc(exactTicks), plot.TickerFunc(exactTicks)
	if p.LogX {
		q.X.Scale, q.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	}
	if p.LogY {
		q.Y.Scale, q.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	}
	guard(&q.X, p.LogX)
	guard(&q.Y, p.LogY)
	return drawn(q, &legend)
}

// exactTicks are the usual ticks of an axis with labels of as many digits as they need: plot.DefaultTicks writes 450 as
// 450.00, and rounds others.
func exactTicks(low, high float64) []plot.Tick {
	ticks := plot.DefaultTicks{}.Ticks(low, high)
	for i, t := range ticks {
		if t.IsMinor() {
			continue
		}
		v, err := strconv.ParseFloat(strconv.FormatFloat(t.Value, 'g', 6, 64), 64)
		if err == nil {
			ticks[i].Label = strconv.FormatFloat(v, 'g', -1, 64)
		}
	}
	return ticks
}

// The size of a drawing, without its legend, and the space at the right of the axes, where half of a number may be.
const (
	width, height = 16 * vg.Centimeter, 10 * vg.Centimeter
	margin        = 0.5 * vg.Centimeter
	wider         = 1.3 // a viewer's font over the one that is measured
)

// drawn draws q, and to its right its legend, which hides no data there.
func drawn(q *plot.Plot, legend *plot.Legend) ([]byte, error) {
	names := legend.Rectangle(draw.Canvas{})
	beside := wider * names.Size().X
	c, err := draw.NewFormattedCanvas(width+margin+beside, height, "svg")
	if err != nil {
		return nil, err
	}
	all := draw.New(c)
	q.Draw(draw.Crop(all, 0, -margin-beside, 0, 0))
	legend.Draw(draw.Crop(all, width+margin, 0, 0, -margin))
	var b bytes.Buffer
	_, err = c.WriteTo(&b)
	return b.Bytes(), err
}

// guard gives an axis a range if the data has none.
func guard(a *plot.Axis, log bool) {
	if a.Min < a.Max {
		return
	}
	if a.Min > a.Max {
		a.Min, a.Max = 1, 2
	}
	if log {
		a.Min, a.Max = a.Min/2, a.Max*2
	} else {
		a.Min, a.Max = a.Min-1, a.Max+1
	}
}
