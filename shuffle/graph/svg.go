package graph

import (
	"fmt"
	"io"
	"math"
)

// Geometry of the picture, in pixels.
const (
	radius  = 13 // of a register
	margin  = 30
	caption = 24
	across  = 4 // panels in a row
)

// SVG draws the remaining transfers before the first operation of a and after each. A register is gray if its value is
// dead, green if it holds its final value, else white. An edge u -> v means that u holds the final value of v.
func SVG(w io.Writer, a Answer) error {
	d := newDrawing(w, a)
	rows := (len(a.Ops) + across) / across
	columns := min(len(a.Ops)+1, across)
	d.printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n",
		columns*d.size, rows*(d.size+caption))
	d.printf("<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n")
	d.printf("<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n")
	d.panel(0, "before")
	for i, o := range a.Ops {
		o.Apply(d.contents)
		d.panel(i+1, fmt.Sprintf("%d. %s", i+1, o))
	}
	d.printf("</svg>\n")
	return d.err
}

// drawing is the state of one picture.
type drawing struct {
	w        io.Writer
	err      error
	shown    []int // registers in an edge or an operation
	want     []int // by register: the register whose value it must hold; 0: any
	contents []int // by register: whose value it holds
	place    [][2]float64
	size     int // of a panel
}

func newDrawing(w io.Writer, a Answer) *drawing {
	n := a.Registers
	d := &drawing{w: w, want: make([]int, n+1), contents: make([]int, n+1), place: make([][2]float64, n+1)}
	named := make([]bool, n+1)
	for _, e := range a.Edges {
		d.want[e[1]] = e[0]
		named[e[0]], named[e[1]] = true, true
	}
	for _, o := range a.Ops {
		for _, list := range [][]int{{o.From, o.To, o.A, o.B}, o.Pair, o.Cycle} {
			for _, r := range list {
				named[r] = true
			}
		}
	}
	for r := 1; r <= n; r++ {
		d.contents[r] = r
		if named[r] {
			d.shown = append(d.shown, r)
		}
	}
	circle := max(45, float64(len(d.shown))*radius*4/(2*math.Pi))
	d.size = 2 * (int(circle) + margin + radius)
	for i, r := range d.shown {
		angle := 2*math.Pi*float64(i)/float64(len(d.shown)) - math.Pi/2
		d.place[r] = [2]float64{float64(d.size)/2 + circle*math.Cos(angle), float64(d.size)/2 + circle*math.Sin(angle)}
	}
	return d
}

func (d *drawing) printf(format string, args ...any) {
	if d.err == nil {
		_, d.err = fmt.Fprintf(d.w, format, args...)
	}
}

// panel draws the current state.
func (d *drawing) panel(i int, title string) {
	d.printf("<g transform=\"translate(%d %d)\">\n", i%across*d.size, i/across*(d.size+caption))
	d.printf("<text x=\"%d\" y=\"16\" text-anchor=\"middle\">%s</text>\n", d.size/2, escape(title))
	d.printf("<g transform=\"translate(0 %d)\">\n", caption)
	holder := make([]int, len(d.contents)) // by value: the lowest register that holds it
	for _, r := range d.shown {
		if v := d.contents[r]; holder[v] == 0 {
			holder[v] = r
		}
	}
	for _, r := range d.shown {
		if v := d.want[r]; v != 0 && d.contents[r] != v {
			from := holder[v]
			back := d.want[from]
			d.edge(from, r, back != 0 && d.contents[from] != back && holder[back] == r)
		}
	}
	for _, r := range d.shown {
		d.register(r)
	}
	d.printf("</g></g>\n")
}

func (d *drawing) register(r int) {
	fill := "white"
	switch {
	case d.want[r] == 0:
		fill = "#dddddd"
	case d.contents[r] == d.want[r]:
		fill = "#b7e1b0"
	}
	p := d.place[r]
	d.printf("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"%s\" stroke=\"black\"/>", p[0], p[1], radius, fill)
	d.printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%d</text>\n", p[0], p[1]+4, r)
}

// edge draws an arc bent towards the middle, around the registers between u and v. Those of a cycle of two (both) bend
// to the left of their direction.
func (d *drawing) edge(u, v int, both bool) {
	a, b := d.place[u], d.place[v]
	dx, dy := b[0]-a[0], b[1]-a[1]
	if math.Hypot(dx, dy) == 0 {
		return
	}
	side := 0.25
	mx, my := (a[0]+b[0])/2, (a[1]+b[1])/2
	middle := float64(d.size) / 2
	if inward := (middle-mx)*-dy + (middle-my)*dx; inward < 0 && !both {
		side = -side
	}
	q := [2]float64{mx - side*dy, my + side*dx}
	from, to := towards(a, q, radius), towards(b, q, radius+1)
	d.printf("<path d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\" fill=\"none\" stroke=\"black\" marker-end=\"url(#head)\"/>\n",
		from[0], from[1], q[0], q[1], to[0], to[1])
}

// towards returns the point at some distance from a on the way to b.
func towards(a, b [2]float64, distance float64) [2]float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	f := distance / math.Hypot(dx, dy)
	return [2]float64{a[0] + f*dx, a[1] + f*dy}
}

func escape(s string) string {
	out := make([]byte, 0, len(s)+8)
	for i := range len(s) {
		switch s[i] {
		case '<':
			out = append(out, "&lt;"...)
		case '>':
			out = append(out, "&gt;"...)
		case '&':
			out = append(out, "&amp;"...)
		default:
			out = append(out, s[i])
		}
	}
	return string(out)
}
