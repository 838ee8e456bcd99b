package chart

import (
	"bytes"
	"fmt"
	"io"
)

// A drawing is an SVG in the making.
type drawing struct {
	b             bytes.Buffer
	width, height float64
	name          string // the title, for those who do not see it
}

func newDrawing(width, height float64) *drawing { return &drawing{width: width, height: height} }

// style has colors that people with defective color vision tell apart, darker on white and lighter on black.
const style = `<style>
text { font: 12px sans-serif; fill: #1f2328; }
.title { font-size: 14px; font-weight: bold; }
.strong { font-weight: bold; }
.small { font-size: 10px; }
.ground { fill: #ffffff; }
.axis { stroke: #57606a; fill: none; }
.grid { stroke: #d8dee4; fill: none; }
.ref { stroke: #1f2328; fill: none; stroke-dasharray: 4 3; }
.bar { stroke: none; }
.line { fill: none !important; stroke-width: 2; }
.s0 { fill: #0072b2; stroke: #0072b2; } .s1 { fill: #d55e00; stroke: #d55e00; } .s2 { fill: #009e73; stroke: #009e73; } .s3 { fill: #b5569b; stroke: #b5569b; }
.s4 { fill: #56a4d9; stroke: #56a4d9; } .s5 { fill: #c98a00; stroke: #c98a00; } .s6 { fill: #6e7781; stroke: #6e7781; } .s7 { fill: #8b5a2b; stroke: #8b5a2b; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.ground { fill: #0d1117; }
.axis { stroke: #9198a1; }
.grid { stroke: #30363d; }
.ref { stroke: #e6edf3; }
.s0 { fill: #4da3e0; stroke: #4da3e0; } .s1 { fill: #ff8a3d; stroke: #ff8a3d; } .s2 { fill: #2fc99b; stroke: #2fc99b; } .s3 { fill: #e79fd0; stroke: #e79fd0; }
.s4 { fill: #a5d4f7; stroke: #a5d4f7; } .s5 { fill: #f0c24b; stroke: #f0c24b; } .s6 { fill: #aab4be; stroke: #aab4be; } .s7 { fill: #c79a6b; stroke: #c79a6b; }
}
</style>
`

// write writes the whole.
func (d *drawing) write(out io.Writer) error {
	_, err := fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" role="img">`+"\n%s%s<rect class=\"ground\" width=\"100%%\" height=\"100%%\"/>\n%s</svg>\n",
		d.width, d.height, d.width, d.height, titled(d.name)+"\n", style, d.b.Bytes())
	return err
}

func (d *drawing) text(x, y float64, class, anchor, s string) {
	if class == "title" {
		d.name = s
	}
	if class != "" {
		class = fmt.Sprintf(` class="%s"`, class)
	}
	fmt.Fprintf(&d.b, `<text%s x="%.1f" y="%.1f" text-anchor="%s">%s</text>`+"\n", class, x, y, anchor, escape(s))
}

func (d *drawing) grid(x1, y1, x2, y2 float64) {
	fmt.Fprintf(&d.b, `<path class="grid" d="M%.1f %.1fL%.1f %.1f"/>`+"\n", x1, y1, x2, y2)
}

// bar draws a bar of series k.
func (d *drawing) bar(k int, x, y, w, h float64, words string) {
	fmt.Fprintf(&d.b, `<rect class="bar s%d" x="%.1f" y="%.1f" width="%.1f" height="%.1f">%s</rect>`+"\n", k%colors, x, y, w, h, titled(words))
}

// axis draws the axes of an area; where the vertical one does not begin at zero it is broken, and says so.
func (d *drawing) axis(a area, cut bool) {
	if !cut {
		fmt.Fprintf(&d.b, `<path class="axis" d="M%.1f %.1fV%.1fH%.1f"/>`+"\n", a.x, a.y, a.y+a.h, a.x+a.w)
		return
	}
	y := a.y + a.h
	fmt.Fprintf(&d.b, `<path class="axis" d="M%.1f %.1fV%.1fl-5 -3l10 -5l-5 -3"/>`+"\n", a.x, y, y-4)
	fmt.Fprintf(&d.b, `<path class="axis" d="M%.1f %.1fV%.1fM%.1f %.1fH%.1f"/>`+"\n", a.x, a.y, y-15, a.x, y, a.x+a.w)
	d.text(a.x+8, y-6, "small", "start", "axis cut: it does not begin at 0")
}

// legend draws the names of series in rows from y on, and returns where it ends.
func (d *drawing) legend(x, y, width float64, names []string, lines bool) float64 {
	at := x
	for k, name := range names {
		w := 32 + 6.7*float64(len([]rune(name)))
		if at > x && at+w > x+width {
			at, y = x, y+rowHeight
		}
		if lines {
			fmt.Fprintf(&d.b, `<path class="line s%d" stroke-dasharray="%s" d="M%.1f %.1fh20"/>`+"\n", k%colors, dashes[k/2%len(dashes)], at, y)
			d.mark(k, at+10, y)
		} else {
			fmt.Fprintf(&d.b, `<rect class="bar s%d" x="%.1f" y="%.1f" width="11" height="11"/>`+"\n", k%colors, at+6, y-6)
		}
		d.text(at+24, y+4, "", "start", name)
		at += w
	}
	return y
}
