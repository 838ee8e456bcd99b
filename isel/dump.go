package isel

import (
	"fmt"
	"io"
	"strings"

	"spillway/ir"
)

// Dump writes d as text, one node per line, with the tile that c chose at each root and the nodes that it computes and
// reads; c may be nil.
//
//	n3 = add i32 n1, n2            addl.rm  3 bytes, covers n3 n2, reads n0 n1
func Dump(w io.Writer, d *DAG, m *Matches, c *Cover) error {
	for i := range d.nodes {
		n := NodeID(i)
		line := fmt.Sprintf("n%d = %s", n, d.Describe(n))
		if c != nil && c.Choice[n] != NoInst {
			line = fmt.Sprintf("%-40s %s", line, tiling(m, c.Choice[n]))
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return err
		}
	}
	return nil
}

// Describe returns the operation of n with its operands as text.
func (d *DAG) Describe(n NodeID) string {
	v := d.Value(n)
	var b strings.Builder
	if d.Input(n) {
		b.WriteString("input ")
	}
	b.WriteString(v.OpName())
	if v.Pred != ir.PredNone {
		b.WriteString(" " + v.Pred.String())
	}
	if v.Type.Kind != ir.VoidKind {
		b.WriteString(" " + v.Type.String())
	}
	for i, k := range d.Kids(n) {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, " n%d", k)
	}
	switch v.Op {
	case ir.OpConst, ir.OpArg:
		fmt.Fprintf(&b, " %d", v.Imm)
	case ir.OpSlotAddr:
		fmt.Fprintf(&b, " slot%d%+d", v.Imm, v.Hi)
	case ir.OpSym, ir.OpSymGOT, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpTLSGet:
		fmt.Fprintf(&b, " @%s%+d", v.Sym.Sym().Name, v.Imm)
	case ir.OpExtractValue:
		fmt.Fprintf(&b, " %d", v.Path()[0])
	}
	if d.Required(n) {
		b.WriteString(" !")
	}
	return b.String()
}

// tiling describes instance i.
func tiling(m *Matches, i InstID) string {
	in := &m.insts[i]
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d bytes, covers%s", m.TileName(i), in.Cost, nodeList(m.Covered(i)))
	if reads := m.Boundary(i); len(reads) > 0 {
		fmt.Fprintf(&b, ", reads%s", nodeList(reads))
	}
	return b.String()
}

// TileName returns the name of the tile of instance i.
func (m *Matches) TileName(i InstID) string {
	if t := m.Inst(i).Tile; t != projection {
		return m.rules.target.Tiles[t].Name
	}
	return "result of"
}

func nodeList(ns []NodeID) string {
	var b strings.Builder
	for _, n := range ns {
		fmt.Fprintf(&b, " n%d", n)
	}
	return b.String()
}
