// Package chart draws measured figures as SVG: axes with round ticks that begin at zero or are marked as cut, units in
// their titles, a legend, and colors for light and for dark backgrounds; lines differ in their dashes as well.
package chart

import (
	"fmt"
	"io"
	"math"
	"slices"
)

// A Chart shows figures over steps of something: as lines, or as shares stacked to 100 %.
type Chart struct {
	Title, X, Y string   // with units
	Steps       []string // names of the steps; of lines over numbers (At) none
	// At are the places of the steps on logarithmic axes, of figures that are above 0; nil: steps are equally far from each other.
	At      []float64
	Series  []Series
	Stacked bool // values are shares of 1
}

// Series is a name and a value for each step; NaN is none.
type Series struct {
	Name   string
	Values []float64
}

// Size of a Chart, and of its margins.
const (
	width, height = 790, 420
	left, right   = 78, 44
	bottom        = 58
	rowHeight     = 20
)

// WriteSVG draws c.
func (c *Chart) WriteSVG(out io.Writer) error {
	names := make([]string, len(c.Series))
	for i, s := range c.Series {
		names[i] = s.Name
	}
	d := newDrawing(width, height)
	d.text(left, 22, "title", "start", c.Title)
	top := d.legend(left, 42, width-left-right, names, !c.Stacked) + 14
	a := area{x: left, y: top, w: width - left - right, h: height - bottom - top}
	switch {
	case c.Stacked:
		c.shares(d, a)
	case c.At != nil:
		c.overNumbers(d, a)
	default:
		c.lines(d, a)
	}
	d.text(a.x+a.w/2, height-14, "", "middle", c.X)
	fmt.Fprintf(&d.b, `<text transform="translate(18 %.1f) rotate(-90)" text-anchor="middle">%s</text>`+"\n", a.y+a.h/2, escape(c.Y))
	return d.write(out)
}

// An area is a rectangle, from its upper left corner.
type area struct{ x, y, w, h float64 }

// values returns the values of all series that are there.
func (c *Chart) values() (list []float64) {
	for _, s := range c.Series {
		for _, v := range s.Values {
			if !math.IsNaN(v) {
				list = append(list, v)
			}
		}
	}
	return list
}

// lines draws a line for each series.
func (c *Chart) lines(d *drawing, a area) {
	scale := newScale(c.values())
	y := func(v float64) float64 { return a.y + a.h - a.h*scale.at(v) }
	for _, v := range scale.ticks() {
		d.grid(a.x, y(v), a.x+a.w, y(v))
		d.text(a.x-8, y(v)+4, "", "end", scale.label(v))
	}
	d.axis(a, scale.cut)
	x := func(i int) float64 { return a.x + a.w*(float64(i)+0.5)/float64(len(c.Steps)) }
	for i, name := range c.Steps {
		d.text(x(i), a.y+a.h+18, "", "middle", name)
	}
	c.draw(d, x, y)
}

// overNumbers draws a line for each series over logarithmic axes.
func (c *Chart) overNumbers(d *drawing, a area) {
	xs, ys := newDecades(c.At), newDecades(c.values())
	x := func(v float64) float64 { return a.x + a.w*xs.at(v) }
	y := func(v float64) float64 { return a.y + a.h - a.h*ys.at(v) }
	for _, v := range ys.ticks() {
		d.grid(a.x, y(v), a.x+a.w, y(v))
		d.text(a.x-8, y(v)+4, "", "end", number(v))
	}
	for _, v := range xs.ticks() {
		d.grid(x(v), a.y, x(v), a.y+a.h)
		d.text(x(v), a.y+a.h+18, "", "middle", number(v))
	}
	d.axis(a, false)
	c.draw(d, func(i int) float64 { return x(c.At[i]) }, y)
}

// draw draws the lines.
func (c *Chart) draw(d *drawing, x func(i int) float64, y func(v float64) float64) {
	for k, s := range c.Series {
		path, pen := "", "M"
		for i, v := range s.Values {
			if math.IsNaN(v) {
				pen = "M"
				continue
			}
			path += fmt.Sprintf("%s%.1f %.1f", pen, x(i), y(v))
			pen = "L"
			d.mark(k, x(i), y(v))
		}
		if path != "" {
			fmt.Fprintf(&d.b, `<path class="line s%d" stroke-dasharray="%s" d="%s"/>`+"\n", k%colors, dashes[k/2%len(dashes)], path)
		}
	}
}

// shares draws a bar for each step.
func (c *Chart) shares(d *drawing, a area) {
	y := func(v float64) float64 { return a.y + a.h - a.h*v }
	for i := range 6 {
		v := float64(i) / 5
		d.grid(a.x, y(v), a.x+a.w, y(v))
		d.text(a.x-8, y(v)+4, "", "end", fmt.Sprintf("%.0f %%", 100*v))
	}
	each := a.w / float64(len(c.Steps))
	for i, name := range c.Steps {
		sum := 0.0
		for k, s := range c.Series {
			if v := s.Values[i]; v > 0 {
				d.bar(k, a.x+each*(float64(i)+0.2), y(sum+v), 0.6*each, a.h*v, fmt.Sprintf("%s, %s: %.1f %%", name, s.Name, 100*v))
				sum += v
			}
		}
		d.text(a.x+each*(float64(i)+0.5), a.y+a.h+18, "", "middle", name)
	}
	d.axis(a, false)
}

// Bars compare figures of rows, in panels, two side by side: a bar for each series, or parts of one bar.
type Bars struct {
	Title  string
	Series []string
	Rows   []string
	Panels []Panel
}

// A Panel is a figure.
type Panel struct {
	Title  string      // with unit
	Values [][]float64 // by row and series; NaN is none
	Line   float64     // the reference value; 0: none
	Parts  bool        // values of a row add up
}

// WriteSVG draws b.
func (b *Bars) WriteSVG(out io.Writer) error {
	const panelWidth, gap, foot, room, abreast = 300.0, 30.0, 56.0, 44.0, 2
	names := 0
	for _, r := range b.Rows {
		names = max(names, len(r))
	}
	x0 := 20 + 6.7*float64(names)
	most := 1
	for i := range b.Panels {
		if !b.Panels[i].Parts {
			most = max(most, len(b.Series))
		}
	}
	bar := 14.0
	if most > 1 {
		bar = 9
	}
	each := bar*float64(most) + 6
	w := x0 + float64(min(abreast, len(b.Panels)))*(panelWidth+gap+room)
	d := newDrawing(w, 0)
	d.text(12, 22, "title", "start", b.Title)
	top := 30.0
	if len(b.Series) > 0 {
		top = d.legend(x0, 42, w-x0, b.Series, false)
	}
	top += 38
	high := each * float64(len(b.Rows))
	for n := range b.Panels {
		y := top + float64(n/abreast)*(high+foot)
		if n%abreast == 0 {
			for k, r := range b.Rows {
				d.text(12, y+each*(float64(k)+0.5)+4, "", "start", r)
			}
		}
		b.Panels[n].draw(d, b, area{x0 + float64(n%abreast)*(panelWidth+gap+room), y, panelWidth, high}, each, bar)
	}
	d.height = top + float64((len(b.Panels)+abreast-1)/abreast)*(high+foot) - 20
	return d.write(out)
}

// draw draws a panel.
func (p *Panel) draw(d *drawing, b *Bars, a area, each, bar float64) {
	all := []float64{0, p.Line}
	for _, row := range p.Values {
		sum := 0.0
		for _, v := range row {
			if !math.IsNaN(v) {
				sum += v
				all = append(all, v)
			}
		}
		if p.Parts {
			all = append(all, sum)
		}
	}
	scale := newScale(all)
	x := func(v float64) float64 { return a.x + a.w*scale.at(v) }
	d.text(a.x, a.y-14, "strong", "start", p.Title)
	for _, v := range scale.ticks() {
		d.grid(x(v), a.y, x(v), a.y+a.h)
		d.text(x(v), a.y+a.h+16, "", "middle", scale.label(v))
	}
	for k, row := range p.Values {
		at, y := 0.0, a.y+each*float64(k)+3
		for s, v := range row {
			if math.IsNaN(v) {
				continue
			}
			words := fmt.Sprintf("%s, %s: %s", b.Rows[k], p.Title, number(v))
			if len(b.Series) > 0 {
				words = fmt.Sprintf("%s, %s, %s: %s", b.Rows[k], b.Series[s], p.Title, number(v))
			}
			if p.Parts {
				d.bar(s, x(at), y, x(at+v)-x(at), each-6, words)
				at += v
				continue
			}
			d.bar(s, x(0), y+bar*float64(s), x(v)-x(0), bar-1, words)
			d.text(x(v)+4, y+bar*(float64(s)+0.5)+3, "small", "start", short(v))
		}
		if p.Parts {
			d.text(x(at)+4, y+(each-6)/2+4, "small", "start", short(at))
		}
	}
	if p.Line != 0 {
		fmt.Fprintf(&d.b, `<path class="ref" d="M%.1f %.1fV%.1f"/>`+"\n", x(p.Line), a.y-4, a.y+a.h)
	}
	d.axis(a, false)
}

// short prints a figure at a bar.
func short(v float64) string {
	switch a := math.Abs(v); {
	case a >= 100 || a == math.Trunc(a):
		return grouped(math.Round(v))
	case a >= 10:
		return fmt.Sprintf("%.1f", v)
	case a < 0.1:
		return fmt.Sprintf("%.2g", v)
	}
	return fmt.Sprintf("%.2f", v)
}

// colors is how many there are.
const colors = 8

// dashes are those of lines; they change with every second one, so that lines differ without color.
var dashes = []string{"none", "6 3", "2 3", "9 3 2 3"}

// mark marks a point of line k: four kinds take turns.
func (d *drawing) mark(k int, x, y float64) {
	switch k % 4 {
	case 0:
		fmt.Fprintf(&d.b, `<circle class="bar s%d" cx="%.1f" cy="%.1f" r="3.5"/>`+"\n", k%colors, x, y)
	case 1:
		fmt.Fprintf(&d.b, `<rect class="bar s%d" x="%.1f" y="%.1f" width="7" height="7"/>`+"\n", k%colors, x-3.5, y-3.5)
	case 2:
		fmt.Fprintf(&d.b, `<path class="bar s%d" d="M%.1f %.1fl4.5 8h-9z"/>`+"\n", k%colors, x, y-5)
	default:
		fmt.Fprintf(&d.b, `<path class="bar s%d" d="M%.1f %.1fl5 5l-5 5l-5 -5z"/>`+"\n", k%colors, x, y-5)
	}
}

// bounds returns the least and the greatest value.
func bounds(values []float64) (low, high float64) {
	if len(values) == 0 {
		return 0, 1
	}
	return slices.Min(values), slices.Max(values)
}
