package board

import (
	"bufio"
	"fmt"
	"html"
	"io"
	"strings"
)

// A Picture is a board with pieces in place, to be drawn.
type Picture struct {
	Title  string
	Areas  []Area
	Names  []string // of the areas; may be nil
	Placed []Placed
	Labels []string // of the placed pieces; may be nil
}

// name returns the name of area i.
func (p *Picture) name(i int) string {
	if i < len(p.Names) {
		return p.Names[i]
	}
	return fmt.Sprint(i)
}

// label returns what is on placed piece i.
func (p *Picture) label(i int) string {
	if i < len(p.Labels) {
		return p.Labels[i]
	}
	return p.Placed[i].Kind.String()
}

// squaresOf returns how many columns of its area a placed piece covers.
func (p *Picture) squaresOf(x Placed) int {
	widest := Widest(p.Areas)
	n := 0
	for s := p.Areas[x.Area].squares(x.Kind, x.Column, widest); s != 0; s &= s - 1 {
		n++
	}
	return n
}

// Squares returns how many columns of its area placed piece i covers.
func (p *Picture) Squares(i int) int { return p.squaresOf(p.Placed[i]) }

// WriteText draws p in letters: a line of names and two rows of squares, # for
// those filled beforehand and a dot for those that stay empty.
func (p *Picture) WriteText(w io.Writer) error {
	var cells [2][][]string
	for row := range cells {
		cells[row] = make([][]string, len(p.Areas))
		for i, a := range p.Areas {
			filled := [2]uint8{a.Upper, a.Lower}[row]
			for c := range a.Columns {
				cells[row][i] = append(cells[row][i], string(".#"[filled>>c&1]))
			}
		}
	}
	for i, x := range p.Placed {
		for c := range p.squaresOf(x) {
			if x.Kind.InUpper() {
				cells[Upper][x.Area][int(x.Column)+c] = p.label(i)
			}
			if x.Kind.InLower() {
				cells[Lower][x.Area][int(x.Column)+c] = p.label(i)
			}
		}
	}
	out := bufio.NewWriter(w)
	if p.Title != "" {
		fmt.Fprintln(out, p.Title)
	}
	lines := [3]string{}
	for i := range p.Areas {
		parts := [3]string{p.name(i), strings.Join(cells[Upper][i], " "), strings.Join(cells[Lower][i], " ")}
		width := max(len(parts[0]), len(parts[1]), len(parts[2]))
		for k := range lines {
			lines[k] += parts[k] + strings.Repeat(" ", width-len(parts[k])+3)
		}
	}
	for _, l := range lines {
		fmt.Fprintln(out, strings.TrimRight(l, " "))
	}
	return out.Flush()
}

// Sizes of the drawing, in pixels.
const (
	square    = 34
	areaGap   = 14
	boardHigh = 2*square + 62
)

var pieceColors = [3]string{"#f4b6a6", "#a9cdf0", "#bfe3b4"} // X, Z, Y

// WriteSVG draws pictures below each other: areas as grids with their filled
// squares dark, pieces as colored boxes.
func WriteSVG(w io.Writer, pictures []Picture) error {
	wide := 200
	for i := range pictures {
		x := areaGap
		for _, a := range pictures[i].Areas {
			x += int(a.Columns)*square + areaGap
		}
		wide = max(wide, x, 9*len(pictures[i].Title))
	}
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="12">`+"\n", wide, max(1, len(pictures))*boardHigh)
	fmt.Fprintln(out, `<rect width="100%" height="100%" fill="white"/>`)
	for i := range pictures {
		pictures[i].draw(out, i*boardHigh)
	}
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

func (p *Picture) draw(out *bufio.Writer, y int) {
	fmt.Fprintf(out, `<text x="%d" y="%d">%s</text>`+"\n", areaGap, y+18, html.EscapeString(p.Title))
	left := make([]int, len(p.Areas))
	x, top := areaGap, y+42
	for i, a := range p.Areas {
		left[i] = x
		fmt.Fprintf(out, `<text x="%d" y="%d" fill="#555">%s</text>`+"\n", x, top-5, html.EscapeString(p.name(i)))
		for row, filled := range [2]uint8{a.Upper, a.Lower} {
			for c := range int(a.Columns) {
				color := "white"
				if filled>>c&1 != 0 {
					color = "#444"
				}
				fmt.Fprintf(out, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s" stroke="#888"/>`+"\n", x+c*square, top+row*square, square, square, color)
			}
		}
		x += int(a.Columns)*square + areaGap
	}
	for i, x := range p.Placed {
		row, rows := 0, 1
		if !x.Kind.InUpper() {
			row = 1
		} else if x.Kind.InLower() {
			rows = 2
		}
		px, py, pw, ph := left[x.Area]+int(x.Column)*square+3, top+row*square+3, p.squaresOf(x)*square-6, rows*square-6
		fmt.Fprintf(out, `<rect x="%d" y="%d" width="%d" height="%d" rx="4" fill="%s" stroke="#333"/>`+"\n", px, py, pw, ph, pieceColors[x.Kind.letter()])
		fmt.Fprintf(out, `<text x="%d" y="%d" text-anchor="middle">%s</text>`+"\n", px+pw/2, py+ph/2+4, html.EscapeString(p.label(i)))
	}
}
