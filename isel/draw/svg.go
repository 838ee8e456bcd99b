package draw

import (
	"slices"

	"fmt"
	"html"
	"io"
	"spillway/isel"
	"strings"

	"spillway/ir"
)

// Geometry of the panels, in pixels.
const (
	panelMargin = 26
	panelHead   = 64 // for the title of a panel
	panelWidth  = 300
	pictureHead = 44
	rowWidth    = 2000 // panels go to the next row beyond it
)

// tints are the colors of tiles: area and text.
var tints = [][2]string{
	{"#9ecae9", "#1f5f8b"}, {"#ffbf79", "#a85a00"}, {"#a5d99c", "#2d6e2a"}, {"#f4a6b0", "#a32638"},
	{"#cdb5e5", "#5f3a91"}, {"#e3c9a8", "#7a5223"}, {"#a4dcd6", "#1d6f68"}, {"#efe08a", "#7d6c00"},
}

// WriteSVG draws the block in one panel per distinct tiling, after one for the graph alone. Operands are above users.
// Inputs (dashed), constants and addresses are drawn next to each user. A tile is a tinted area with its name and bytes
// below its root; a node computed by several tiles shows their number.
func (p *Picture) WriteSVG(w io.Writer) error {
	l := layOut(p.DAG, func(n isel.NodeID) string { return nodeLabel(p.DAG, n) })
	s := &svg{p: p, l: l, width: max(l.width, panelWidth) + 2*panelMargin, height: l.height + panelHead + panelMargin}
	panels := len(p.Tilings) + 1
	columns := max(1, min(panels, int(rowWidth/s.width)))
	rows := (panels + columns - 1) / columns
	s.printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">\n",
		float64(columns)*s.width, float64(rows)*s.height+pictureHead)
	s.printf("<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"6\" markerHeight=\"6\" orient=\"auto\"><path d=\"M0 0.5L8 4L0 7.5z\" fill=\"#555\"/></marker></defs>\n")
	s.printf("<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n")
	s.printf("<text x=\"%d\" y=\"28\" font-size=\"17\" font-weight=\"bold\">%s</text>\n", panelMargin, html.EscapeString(p.title()))
	for i := range panels {
		s.printf("<g transform=\"translate(%.0f %.0f)\">\n", float64(i%columns)*s.width, float64(i/columns)*s.height+pictureHead)
		s.printf("<rect x=\"6\" y=\"4\" width=\"%.0f\" height=\"%.0f\" rx=\"8\" fill=\"none\" stroke=\"#ddd\"/>\n", s.width-12, s.height-8)
		if i == 0 {
			s.graph()
		} else {
			s.tiling(&p.Tilings[i-1])
		}
		s.printf("</g>\n")
	}
	s.printf("</svg>\n")
	_, err := io.WriteString(w, s.b.String())
	return err
}

// svg is the state of one drawing.
type svg struct {
	p             *Picture
	l             *layering
	b             strings.Builder
	width, height float64 // of a panel
}

func (s *svg) printf(format string, args ...any) { fmt.Fprintf(&s.b, format, args...) }

// head writes the title of a panel.
func (s *svg) head(title, summary string, good bool) {
	color := "#555"
	if good {
		color = "#1a7a1a"
	}
	chars := int((s.width - 2*panelMargin) / 6.8)
	if len(title) > chars {
		title = title[:chars-3] + "..."
	}
	s.printf("<text x=\"%d\" y=\"26\" font-weight=\"bold\">%s</text>\n", panelMargin, html.EscapeString(title))
	s.printf("<text x=\"%d\" y=\"43\" fill=\"%s\" font-size=\"11\">%s</text>\n", panelMargin, color, html.EscapeString(summary))
	s.printf("<g transform=\"translate(%.1f %d)\">\n", (s.width-s.l.width)/2, panelHead+boxHeight/2)
}

// graph draws the block without tiles.
func (s *svg) graph() {
	s.head("expression graph", "operands above users; dashed: from other blocks", false)
	for i := range s.l.wires {
		s.wire(&s.l.wires[i], true)
	}
	for i := range s.l.vertices {
		s.box(i, "", 0)
	}
	s.printf("</g>\n")
}

// tiling draws the block with the tiles of t.
func (s *svg) tiling(t *Tiling) {
	s.head(strings.Join(t.Selectors, ", "), t.summary(), t.Proved)
	p := s.p
	tint := p.tints(t.Cover)
	computed := p.computed(t.Cover)
	for i, k := range t.Cover.Choice {
		if k >= 0 {
			s.area(t.Cover, isel.NodeID(i), tints[tint[i]][0])
		}
	}
	for i := range s.l.wires {
		w := &s.l.wires[i]
		s.wire(w, s.reads(t.Cover, w))
	}
	for i := range s.l.vertices {
		border := ""
		if c := computed[s.l.vertices[i].node]; len(c) > 1 && !isLeaf(p.DAG, s.l.vertices[i].node) {
			border = "#c22"
		}
		s.box(i, border, len(computed[s.l.vertices[i].node]))
	}
	for i, k := range t.Cover.Choice {
		if k >= 0 {
			s.name(t.Cover, isel.NodeID(i), tints[tint[i]][1])
		}
	}
	s.printf("</g>\n")
}

// computed returns, by node, the tiles that compute it.
func (p *Picture) computed(c *isel.Cover) [][]isel.InstID {
	by := make([][]isel.InstID, p.DAG.Len())
	for _, k := range c.Choice {
		if k < 0 {
			continue
		}
		for _, n := range p.Matches.Covered(k) {
			if !slices.Contains(by[n], k) {
				by[n] = append(by[n], k)
			}
		}
	}
	return by
}

// tints assigns a color to each tile, by its root, preferably distinct from the tiles that it reads or overlaps.
func (p *Picture) tints(c *isel.Cover) []int {
	tint := make([]int, p.DAG.Len())
	computed := p.computed(c)
	for i, k := range c.Choice {
		if k < 0 {
			continue
		}
		taken := make([]bool, len(tints))
		for _, b := range p.Matches.Boundary(k) {
			if c.Choice[b] >= 0 {
				taken[tint[b]] = true
			}
		}
		for _, n := range p.Matches.Covered(k) {
			for _, other := range computed[n] {
				if r := p.Matches.Inst(other).Root; r < isel.NodeID(i) {
					taken[tint[r]] = true
				}
			}
		}
		tint[i] = i * 3 % len(tints)
		for range tints {
			if !taken[tint[i]] {
				break
			}
			tint[i] = (tint[i] + 1) % len(tints)
		}
	}
	return tint
}

// reads reports whether the user of w reads its operand from a register, as seen by one of the tiles that compute the
// user.
func (s *svg) reads(c *isel.Cover, w *wire) bool {
	for _, k := range c.Choice {
		if k >= 0 && slices.Contains(s.p.Matches.Covered(k), w.user) && slices.Contains(s.p.Matches.Boundary(k), w.operand) {
			return true
		}
	}
	return false
}

// area tints what the tile rooted at root computes: the boxes, and the wires between them.
func (s *svg) area(c *isel.Cover, root isel.NodeID, color string) {
	k := c.Choice[root]
	covered := s.p.Matches.Covered(k)
	s.printf("<g opacity=\"0.62\" fill=\"%s\" stroke=\"%s\">\n", color, color)
	for i := range s.l.wires {
		w := &s.l.wires[i]
		if slices.Contains(covered, w.user) && slices.Contains(covered, w.operand) {
			s.printf("<path d=\"%s\" fill=\"none\" stroke-width=\"22\" stroke-linecap=\"round\"/>\n", s.course(w))
		}
	}
	for i := range s.l.vertices {
		if v := &s.l.vertices[i]; s.within(c, k, v) {
			s.printf("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"10\" stroke=\"none\"/>\n",
				v.x-v.width/2-7, v.y-boxHeight/2-6, v.width+14, boxHeight+12)
		}
	}
	s.printf("</g>\n")
}

// within reports whether v shows a node that instance k computes. A copy of a constant is shown as its user has it:
// inside the user's tile, or read by it.
func (s *svg) within(c *isel.Cover, k isel.InstID, v *vertex) bool {
	m := s.p.Matches
	switch {
	case v.bend || !slices.Contains(m.Covered(k), v.node):
		return false
	case v.user == isel.NoNode:
		return !isLeaf(s.p.DAG, v.node) || m.Inst(k).Root == v.node
	case m.Inst(k).Root == v.node:
		return s.reads(c, &wire{operand: v.node, user: v.user})
	}
	return slices.Contains(m.Covered(k), v.user)
}

// name writes the name and the bytes of the tile rooted at root, below it. The tile of a constant or address is named
// at its first vertex.
func (s *svg) name(c *isel.Cover, root isel.NodeID, color string) {
	k := c.Choice[root]
	text := fmt.Sprintf("%s %d", s.p.Matches.TileName(k), s.p.Matches.Inst(k).Cost)
	for i := range s.l.vertices {
		v := &s.l.vertices[i]
		if v.node != root || !s.within(c, k, v) {
			continue
		}
		s.printf("<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" font-weight=\"bold\" fill=\"%s\" stroke=\"white\" stroke-width=\"3\" paint-order=\"stroke\" text-anchor=\"middle\">%s</text>\n",
			v.x, v.y+boxHeight/2+14, color, html.EscapeString(text))
		text = "the same"
	}
}

// course returns the path of w from the operand's lower edge to the user's upper one.
func (s *svg) course(w *wire) string {
	var b strings.Builder
	last := len(w.path) - 1
	x, y := 0.0, 0.0
	for i, v := range w.path {
		at := &s.l.vertices[v]
		nx, ny := at.x, at.y
		switch i {
		case 0:
			ny += boxHeight / 2
			fmt.Fprintf(&b, "M%.1f %.1f", nx, ny)
		case last:
			ny -= boxHeight/2 + 2
			fallthrough
		default:
			mid := (y + ny) / 2
			fmt.Fprintf(&b, "C%.1f %.1f %.1f %.1f %.1f %.1f", x, mid, nx, mid, nx, ny)
		}
		x, y = nx, ny
	}
	return b.String()
}

// wire draws w, with a head if it is a register that is read.
func (s *svg) wire(w *wire, read bool) {
	style := "stroke=\"#888\" stroke-width=\"1\""
	if read {
		style = "stroke=\"#555\" stroke-width=\"1.3\" marker-end=\"url(#head)\""
	}
	s.printf("<path d=\"%s\" fill=\"none\" %s/>\n", s.course(w), style)
}

// box draws vertex i; times is how many tiles compute it.
func (s *svg) box(i int, border string, times int) {
	v := &s.l.vertices[i]
	if v.bend {
		return
	}
	d := s.p.DAG
	fill, dash, width := "white", "", "1"
	if border == "" {
		border = "#444"
	} else {
		width = "1.8"
	}
	switch {
	case d.Input(v.node):
		fill, dash = "#f4f4f4", " stroke-dasharray=\"3 2\""
	case d.Floating(v.node):
		border = "#999"
	case d.Required(v.node) && times <= 1:
		width = "2"
	}
	s.printf("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"5\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"%s/>",
		v.x-v.width/2, v.y-boxHeight/2, v.width, boxHeight, fill, border, width, dash)
	s.printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n", v.x, v.y+4, html.EscapeString(v.label))
	if times > 1 && !isLeaf(d, v.node) {
		s.printf("<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" font-weight=\"bold\" fill=\"#c22\">%d times</text>\n", v.x+v.width/2+4, v.y-boxHeight/2+3, times)
	}
}

// nodeLabel returns what is in the box of n.
func nodeLabel(d *isel.DAG, n isel.NodeID) string {
	v := d.Value(n)
	switch v.Op {
	case ir.OpConst:
		return fmt.Sprint(v.Imm)
	case ir.OpArg:
		return fmt.Sprintf("arg %d", v.Imm)
	case ir.OpSlotAddr:
		if v.Hi != 0 {
			return fmt.Sprintf("slot%d%+d", v.Imm, v.Hi)
		}
		return fmt.Sprintf("slot%d", v.Imm)
	case ir.OpSym, ir.OpSymGOT, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpTLSGet:
		name := v.Sym.Sym().Name
		if len(name) > 16 {
			name = name[:14] + ".."
		}
		if v.Imm != 0 {
			return fmt.Sprintf("@%s%+d", name, v.Imm)
		}
		return "@" + name
	}
	label := fmt.Sprintf("n%d %s", n, v.OpName())
	if v.Pred != ir.PredNone {
		label += " " + v.Pred.String()
	}
	if d.Input(n) {
		return label
	}
	if t := v.Type; t.Kind != ir.VoidKind && t.Kind != ir.StructKind {
		label += " " + t.String()
	}
	return label
}
