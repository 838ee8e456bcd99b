package target

import (
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
)

// Describe returns tile id in readable form: name, meaning, constraints and text, as in its row, and the minimum
// length.
func (t *Target) Describe(id TileID) string {
	tile := &t.Tiles[id]
	var b strings.Builder
	b.WriteString(tile.Name + ": " + t.Meaning(tile))
	for i := range tile.Operands {
		if s := t.constraintText(tile, i); s != "" {
			b.WriteString(" " + s)
		}
	}
	b.WriteString(" |")
	lines := tile.Lines(0)
	for i := range lines {
		b.WriteString(" " + lines[i].Text + ";")
	}
	b.WriteString(" " + strconv.Itoa(tile.MinBytes) + " bytes")
	return b.String()
}

func (t *Target) constraintText(tile *Tile, i int) string {
	o := &tile.Operands[i]
	s := ""
	if o.Kind == MemOperand && o.Imm != (ImmRange{}) {
		return o.Name + "+" + o.Imm.String()
	}
	if o.Kind == RegOperand && o.Fixed != regalloc.NoReg {
		s += "@" + t.Machine.RegName(o.Fixed)
	}
	if o.Tied >= 0 {
		s += "=" + tile.Operands[o.Tied].Name
	}
	if o.Early {
		s += "!"
	}
	if o.Late {
		s += "~"
	}
	if o.Temp {
		return o.Name + ":" + typeName(o.Type) + s
	}
	if s == "" {
		return ""
	}
	return o.Name + s
}

// Meaning returns the patterns of tile in the syntax of Row.
func (t *Target) Meaning(tile *Tile) string {
	var b strings.Builder
	meanings := tile.meanings()
	if len(meanings) == 0 {
		return "(nothing)"
	}
	for i := range tile.NumDefs {
		if o := &tile.Operands[i]; !o.Temp {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(o.Name + ":" + typeName(o.Type))
		}
	}
	if b.Len() > 0 {
		b.WriteString(" = ")
	}
	for i, p := range meanings {
		if i > 0 && p.Result > 0 {
			continue
		}
		if i > 0 {
			b.WriteString(", ")
		}
		t.write(&b, tile, p)
	}
	return b.String()
}

func (t *Target) write(b *strings.Builder, tile *Tile, n *Node) {
	if n.Op == ir.OpInvalid {
		tile.writeLeaf(b, n)
		return
	}
	b.WriteString("(" + t.Ops.Name(n.Op))
	typ := n.Type
	if n.Op == ir.OpICmp || n.Op == ir.OpFCmp {
		typ = n.Kids[0].Type
	}
	if typ != nil {
		b.WriteString("." + typeName(typ))
	}
	switch {
	case n.PredOp >= 0:
		b.WriteString(" ?" + tile.Operands[n.PredOp].Name)
	case n.Pred != ir.PredNone:
		b.WriteString(" " + n.Pred.String())
	case n.Op == ir.OpAtomicRMW:
		b.WriteString(" " + rmwNames[n.RMW])
	}
	for _, k := range n.Kids {
		b.WriteByte(' ')
		t.write(b, tile, k)
	}
	b.WriteByte(')')
}

func (t *Tile) writeLeaf(b *strings.Builder, n *Node) {
	if n.Const {
		b.WriteString("#" + strconv.FormatInt(n.Imm, 10))
		return
	}
	o := &t.Operands[n.Operand]
	switch o.Kind {
	case MemOperand:
		b.WriteString(o.Name)
	case ImmOperand:
		b.WriteString(o.Name + ":" + o.Imm.String())
	default:
		b.WriteString(o.Name + ":" + typeName(n.Type))
	}
}

// String returns r for human readers.
func (r ImmRange) String() string {
	if r.Pow2 {
		return "pow2"
	}
	if r.Lo > r.Hi {
		return "sym"
	}
	s := strconv.FormatInt(r.Lo, 10) + ".." + strconv.FormatInt(r.Hi, 10)
	if r.Step > 0 {
		s += "/" + strconv.FormatInt(r.Step, 10)
	}
	if r.Sym {
		s += "|sym"
	}
	return s
}

// typeName is the inverse of typeByName.
func typeName(t *ir.Type) string {
	switch t.Kind {
	case ir.FloatKind:
		return "f32"
	case ir.DoubleKind:
		return "f64"
	}
	return t.String()
}
