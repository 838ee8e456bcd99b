// Package draw shows how selectors tile a block, as text and as SVG: the expression graph in layers with the tiles laid
// over it. A Picture holds a block and its covers. Drawing takes time quadratic in the block.
package draw

import (
	"fmt"
	"io"
	"slices"
	"spillway/isel"
	"strings"
	"unicode/utf8"

	"spillway/ir"
)

// A Picture is a block with its tilings, to be drawn as text or SVG. It is valid until the next use of its Engine.
type Picture struct {
	DAG     *isel.DAG
	Matches *isel.Matches
	Tilings []Tiling // distinct ones, in the order of the selectors
	fn      string   // its function's name
	block   *ir.Block
	number  int // of the block
}

// A Tiling is a cover and the selectors that chose it.
type Tiling struct {
	Selectors []string
	Cover     *isel.Cover
	Proved    bool // known to be optimal
	Bytes     int
	Tiles     int
	Fixed     int // shared nodes computed once, see isel.Cover.Fixed
}

// NewPicture covers block b of f by each selector.
func NewPicture(e *isel.Engine, f *ir.Func, b int, selectors []isel.Selector) (*Picture, error) {
	d, m, covers, proved, err := e.CoverAll(f, b, selectors)
	if err != nil {
		return nil, err
	}
	p := &Picture{DAG: d, Matches: m, fn: f.Name, block: f.Blocks[b], number: b}
	for i, c := range covers {
		p.add(selectors[i].Name(), c, proved[i])
	}
	return p, nil
}

// add adds a cover, merging it with an equal tiling.
func (p *Picture) add(name string, c *isel.Cover, proved bool) {
	at := slices.IndexFunc(p.Tilings, func(t Tiling) bool { return slices.EqualFunc(t.Cover.Choice, c.Choice, p.Matches.Same) })
	if at < 0 {
		at = len(p.Tilings)
		p.Tilings = append(p.Tilings, Tiling{Cover: c, Bytes: c.Cost(p.Matches), Tiles: c.Tiles(p.Matches), Fixed: c.Fixed(p.DAG, p.Matches)})
	}
	t := &p.Tilings[at]
	t.Selectors = append(t.Selectors, name)
	t.Proved = t.Proved || proved
}

// title names the block.
func (p *Picture) title() string {
	label := ""
	if p.block.Name != "" {
		label = " (%" + p.block.Name + ")"
	}
	return fmt.Sprintf("block %d%s of @%s: %d nodes to compute", p.number, label, p.fn, p.DAG.NumLive())
}

// summary describes the cost of a tiling.
func (t *Tiling) summary() string {
	s := fmt.Sprintf("%s, %s, %s computed once", count(t.Bytes, "byte"), count(t.Tiles, "tile"), count(t.Fixed, "shared node"))
	if t.Proved {
		s += "; proved optimal"
	}
	return s
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// letter names the i-th tiling.
func letter(i int) string { return string(rune('A' + i%26)) }

// WriteText writes the picture as text: the tilings with their costs, then one line per node with a column per tiling,
// which shows the tile rooted there with its bytes, or the roots of the tiles that compute the node inside.
func (p *Picture) WriteText(w io.Writer) error {
	var b strings.Builder
	b.WriteString(p.title() + "\n\n")
	for i := range p.Tilings {
		t := &p.Tilings[i]
		fmt.Fprintf(&b, "%s  %s: %s\n", letter(i), strings.Join(t.Selectors, ", "), t.summary())
	}
	b.WriteString("\n")
	rows := [][]string{{""}}
	for i := range p.Tilings {
		rows[0] = append(rows[0], letter(i))
	}
	inside := make([][][]isel.NodeID, len(p.Tilings))
	for i := range p.Tilings {
		inside[i] = p.inside(p.Tilings[i].Cover)
	}
	for i := range p.DAG.Len() {
		n := isel.NodeID(i)
		if !p.DAG.Live(n) {
			continue
		}
		row := []string{fmt.Sprintf("n%d = %s", n, p.DAG.Describe(n))}
		for k := range p.Tilings {
			row = append(row, p.cell(p.Tilings[k].Cover.Choice[n], inside[k][n]))
		}
		rows = append(rows, row)
	}
	writeColumns(&b, rows)
	_, err := io.WriteString(w, b.String())
	return err
}

// cell describes how a tiling computes a node: as the root of choice k, and inside other tiles.
func (p *Picture) cell(k isel.InstID, inside []isel.NodeID) string {
	s := ""
	if k >= 0 {
		s = fmt.Sprintf("%s %d", p.Matches.TileName(k), p.Matches.Inst(k).Cost)
	}
	if len(inside) > 0 {
		if s != "" {
			s += ", "
		}
		s += "in"
		for _, n := range inside {
			s += fmt.Sprintf(" n%d", n)
		}
	}
	return s
}

// inside returns, by node, the roots of the tiles that compute it and are not rooted there.
func (p *Picture) inside(c *isel.Cover) [][]isel.NodeID {
	in := make([][]isel.NodeID, p.DAG.Len())
	for i, k := range c.Choice {
		if k < 0 {
			continue
		}
		for _, n := range p.Matches.Covered(k) {
			if n != isel.NodeID(i) && !slices.Contains(in[n], isel.NodeID(i)) {
				in[n] = append(in[n], isel.NodeID(i))
			}
		}
	}
	return in
}

// writeColumns writes rows of equal length with aligned columns.
func writeColumns(b *strings.Builder, rows [][]string) {
	width := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, c := range row {
			width[i] = max(width[i], utf8.RuneCountInString(c))
		}
	}
	for _, row := range rows {
		line := ""
		for i, c := range row {
			line += c + strings.Repeat(" ", width[i]-utf8.RuneCountInString(c)+3)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}
