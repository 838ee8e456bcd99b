package target

import (
	"encoding/binary"
	"reflect"

	"spillway/ir"
	"spillway/regalloc"
)

// An imageCoder writes an image or reads one: what there is in it is said once, for both. It does not look at what
// it reads something into: a page that is read before it is written faults twice.
type imageCoder struct {
	b      *builder // holds the arenas of what is read
	writes bool
	data   []byte // written
	text   string // read
	at     int    // where in text

	texts    shares[[]AsmLine]
	lineList shares[AsmLine]
	nodes    shares[*Node]
	operands shares[[]Operand]
}

// shares are what tiles have in common.
type shares[T any] struct {
	shareList         // written
	at        []int32 // by number: one more than where it is in made, 0 if it has not been read
	made      []T
}

// A shareList is the shares of a table as they are written.
type shareList struct {
	numbers map[string]int
	texts   []string
}

// number returns the number of a share.
func (p *shareList) number(text []byte) int {
	i, ok := p.numbers[string(text)]
	if !ok {
		if p.numbers == nil {
			p.numbers = make(map[string]int)
		}
		i = len(p.texts)
		p.numbers[string(text)] = i
		p.texts = append(p.texts, string(text))
	}
	return i
}

// share codes x as the number of a share, which code codes. What is read is made once for all that have it.
func share[T any](c *imageCoder, p *shares[T], table int, x *T, code func(*imageCoder, *T)) {
	if c.writes {
		i := p.write(c, x, code)
		number(c, &i)
		return
	}
	i := int(c.varint())
	if k := p.at[i]; k > 0 {
		*x = p.made[k-1]
		return
	}
	at := c.at
	c.at = c.b.image.entry(table, i)
	code(c, x)
	c.at = at
	p.made = append(p.made, *x)
	p.at[i] = int32(len(p.made))
}

// write returns the number of the share that x is.
func (p *shares[T]) write(c *imageCoder, x *T, code func(*imageCoder, *T)) int {
	outer := c.data
	c.data = nil
	code(c, x)
	i := p.number(c.data)
	c.data = outer
	return i
}

// number codes a number, in as many bytes as it needs.
func number[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64](c *imageCoder, x *T) {
	if c.writes {
		c.data = binary.AppendVarint(c.data, int64(*x))
	} else {
		*x = T(c.varint())
	}
}

// varint reads a number as binary.AppendVarint has written it.
func (c *imageCoder) varint() int64 {
	u := uint64(c.text[c.at])
	c.at++
	if u >= 0x80 {
		u &= 0x7f
		for shift := 7; ; shift += 7 {
			x := uint64(c.text[c.at])
			c.at++
			if u |= x & 0x7f << shift; x < 0x80 {
				break
			}
		}
	}
	return int64(u>>1) ^ -int64(u&1)
}

// string codes a text. What is read is a part of the image.
func (c *imageCoder) string(s *string) {
	var n int
	if c.writes {
		n = len(*s)
		number(c, &n)
		c.data = append(c.data, *s...)
		return
	}
	number(c, &n)
	*s = c.text[c.at : c.at+n]
	c.at += n
}

// bools codes some flags in one number.
func (c *imageCoder) bools(flags ...*bool) {
	set := 0
	for i, x := range flags {
		if c.writes && *x {
			set |= 1 << i
		}
	}
	number(c, &set)
	for i, x := range flags {
		*x = set>>i&1 != 0
	}
}

// length codes how many elements s has; what is read is a list of as many from an arena.
func length[T any](c *imageCoder, s *[]T, arena *[]T) {
	n := -1
	if c.writes && *s != nil {
		n = len(*s)
	}
	number(c, &n)
	if !c.writes && n >= 0 {
		*s = take(arena, n)
	}
}

// numbers codes a list, which is overwritten.
func (c *imageCoder) numbers(list *[]int) {
	n := len(*list)
	number(c, &n)
	if !c.writes {
		*list = (*list)[:0]
	}
	for i := range n {
		if !c.writes {
			*list = append(*list, 0)
		}
		number(c, &(*list)[i])
	}
}

// typ codes a type of a pattern, or nil.
func (c *imageCoder) typ(t **ir.Type) {
	i := 0
	if c.writes {
		i = scalarIndex(*t)
	}
	number(c, &i)
	if !c.writes {
		*t = scalarTypes[i]
	}
}

// scalarTypes are the types that patterns may have, as scalarIndex numbers them.
var scalarTypes = [numScalars]*ir.Type{nil, ir.I1, ir.I8, ir.I16, ir.I32, ir.I64, ir.F32, ir.F64,
	ir.V2I64, ir.V16I8, ir.V8I16, ir.V4I32, ir.V4F32, ir.V2F64,
	ir.V4I64, ir.V32I8, ir.V16I16, ir.V8I32, ir.V8F32, ir.V4F64}

func (c *imageCoder) name(name *string, id *TileID, group *int) {
	c.string(name)
	number(c, id)
	number(c, group)
}

func (c *imageCoder) shape(x *Shape) {
	number(c, &x.Op)
	c.typ(&x.Type)
	number(c, &x.Under)
	c.typ(&x.UnderType)
}

// groupHead codes what Finish finds out about a group; its tiles stand at start.
func (c *imageCoder) groupHead(g *group, start *int) {
	number(c, &g.op)
	c.typ(&g.typ)
	c.shape(&g.below)
	number(c, start)
	length(c, &g.tiles, &c.b.ids)
	last := TileID(0)
	for i := range g.tiles {
		step := g.tiles[i] - last
		number(c, &step)
		last += step
		g.tiles[i] = last
	}
}

// group codes what builder.make makes of a group.
func (c *imageCoder) group(g *group) {
	number(c, &g.sources)
	number(c, &g.preds)
	number(c, &g.rmw[0])
	number(c, &g.rmw[1])
	length(c, &g.fused, &c.b.fused)
	for i := range g.fused {
		number(c, &g.fused[i].n)
		number(c, &g.fused[i].op)
		c.typ(&g.fused[i].typ)
	}
	for _, id := range g.tiles {
		tile := &c.b.t.Tiles[id]
		tile.ID = id
		c.tile(tile)
	}
}

func (c *imageCoder) tile(x *Tile) {
	b := c.b
	c.string(&x.Name)
	c.node(&x.Pattern)
	share(c, &c.operands, operandsTable, &x.Operands, (*imageCoder).operandList)
	number(c, &x.NumDefs)
	number(c, &x.NumUses)
	text := x.text
	if c.writes {
		lines := x.Lines(0)
		text = int32(c.texts.write(c, &lines, (*imageCoder).lines))
	}
	number(c, &text)
	if !c.writes {
		x.texts, x.text = &b.texts, text
	}
	c.registers(&x.Clobbers)
	number(c, &x.Flags)
	number(c, &x.Needs)
	number(c, &x.Cycles)
	number(c, &x.Mem)
	number(c, &x.Imm)
	number(c, &x.Pred)
	number(c, &x.Size)
	number(c, &x.MinBytes)
	c.forms(x)
	for i := range x.baseCost {
		number(c, &x.baseCost[i][0])
		number(c, &x.baseCost[i][1])
	}
	number(c, &x.indexCost)
	c.lengths(x)
}

// lengths codes what Length returns, which few tiles do not have from their MinBytes.
func (c *imageCoder) lengths(x *Tile) {
	if x.Mem < 0 && x.Imm < 0 {
		x.rest = [NumImmKinds]int16{int16(x.MinBytes), int16(x.MinBytes), int16(x.MinBytes)}
		return
	}
	number(c, &x.mems)
	for i := range x.rest {
		number(c, &x.rest[i])
	}
}

// operandList codes the operands of a tile.
func (c *imageCoder) operandList(list *[]Operand) {
	length(c, list, &c.b.uses)
	for i := range *list {
		c.operand(&(*list)[i])
	}
}

// lines codes a text.
func (c *imageCoder) lines(list *[]AsmLine) {
	length(c, list, &c.b.lines)
	for i := range *list {
		l := &(*list)[i]
		if c.writes {
			k := c.lineList.write(c, l, (*imageCoder).line)
			number(c, &k)
			continue
		}
		k := int(c.varint())
		at := c.at
		c.at = c.b.image.entry(linesTable, k)
		c.line(l)
		c.at = at
	}
}

// forms codes what few tiles have: meanings of more than one result, and forms.
func (c *imageCoder) forms(x *Tile) {
	number(c, &x.Narrow)
	number(c, &x.Apart)
	number(c, &x.Keeping)
	n := len(x.Operands)
	any := false
	if c.writes {
		any = !reflect.DeepEqual(x.Forms, c.b.without(n))
	}
	c.bools(&any)
	switch {
	case !any && !c.writes:
		x.Forms = c.b.without(n)
		return
	case !any:
		return
	case !c.writes:
		x.Forms = &take(&c.b.forms, 1)[0]
		c.b.noForms(x.Forms, n)
	}
	length(c, &x.Patterns, &c.b.kids)
	for i := range x.Patterns {
		c.node(&x.Patterns[i])
	}
	for i := range x.OnFlag {
		number(c, &x.OnFlag[i])
	}
	for i := range n {
		inMemory, constant, unused := x.MemForm[i] != NoTile, x.ImmForms[i] != nil, x.Unused[i] != NoTile
		c.bools(&inMemory, &constant, &unused)
		if inMemory {
			number(c, &x.MemForm[i])
			number(c, &x.MemBytes[i])
		}
		if constant {
			number(c, &x.ImmForm[i])
			length(c, &x.ImmForms[i], &c.b.links)
			for k := range x.ImmForms[i] {
				number(c, &x.ImmForms[i][k])
			}
		}
		if unused {
			number(c, &x.Unused[i])
		}
	}
}

// without returns the Forms of all tiles with n operands that have none.
func (b *builder) without(n int) *Forms {
	for len(b.none) <= n {
		b.none = append(b.none, nil)
	}
	if b.none[n] == nil {
		b.none[n] = new(Forms)
		b.noForms(b.none[n], n)
	}
	return b.none[n]
}

// node codes a pattern, or nil.
func (c *imageCoder) node(p **Node) { share(c, &c.nodes, nodesTable, p, (*imageCoder).newNode) }

// newNode codes a pattern that is not in the image yet, or nil.
func (c *imageCoder) newNode(p **Node) {
	isNil, isConst := c.writes && *p == nil, c.writes && *p != nil && (*p).Const
	c.bools(&isNil, &isConst)
	if isNil {
		return
	}
	if !c.writes {
		*p = &take(&c.b.nodes, 1)[0]
	}
	n := *p
	n.Const = isConst
	number(c, &n.Op)
	c.typ(&n.Type)
	if n.Op == ir.OpInvalid {
		if n.PredOp = -1; isConst {
			n.Operand = -1
			number(c, &n.Imm)
		} else {
			number(c, &n.Operand)
		}
		return
	}
	number(c, &n.Order)
	number(c, &n.Pred)
	number(c, &n.RMW)
	number(c, &n.Result)
	number(c, &n.PredOp)
	n.Operand = -1
	length(c, &n.Kids, &c.b.kids)
	for i := range n.Kids {
		c.node(&n.Kids[i])
	}
}

func (c *imageCoder) operand(o *Operand) {
	c.string(&o.Name)
	number(c, &o.Kind)
	c.typ(&o.Type)
	c.bools(&o.Def, &o.Early, &o.Late, &o.Temp, &o.Imm.Sym, &o.Imm.Thread, &o.Imm.Pow2)
	number(c, &o.Class)
	number(c, &o.Part)
	number(c, &o.Fixed)
	number(c, &o.Tied)
	number(c, &o.RegCost)
	number(c, &o.LongCost)
	number(c, &o.Imm.Lo)
	number(c, &o.Imm.Hi)
	number(c, &o.Imm.Step)
}

func (c *imageCoder) line(l *AsmLine) {
	c.string(&l.Text)
	e := &l.Enc
	c.string(&e.Text)
	c.string(&e.Label)
	c.bools(&e.Prefix, &e.Branch, &e.abs, &e.rev)
	number(c, &e.Bytes)
	if e.Branch {
		number(c, &e.ShortBytes)
		number(c, &e.reach[0])
		number(c, &e.reach[1])
	}
	number(c, &e.shrink)
	number(c, &e.immBits)
	number(c, &e.rm)
	number(c, &e.vex)
	number(c, &e.accum[0])
	number(c, &e.accum[1])
	number(c, &l.bytes)
	length(c, &l.refs, &c.b.refs)
	for i := range l.refs {
		number(c, &l.refs[i])
	}
	length(c, &l.parts, &c.b.parts)
	for i := range l.parts {
		p := &l.parts[i]
		number(c, &p.kind)
		if c.string(&p.text); p.kind == literal {
			continue
		}
		number(c, &p.a)
		number(c, &p.b)
		number(c, &p.width)
		number(c, &p.scale)
		number(c, &p.value)
		c.string(&p.negated)
	}
}

// registers codes a set of registers.
func (c *imageCoder) registers(s *regalloc.RegSet) {
	n := s.Len()
	number(c, &n)
	rest := *s
	for range n {
		r := rest.First()
		number(c, &r)
		rest.Remove(r)
		s.Add(r)
	}
}
