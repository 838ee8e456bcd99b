package target

import (
	"encoding/binary"
	"hash/fnv"

	"spillway/ir"
	"spillway/regalloc"
)

// An image is the tiles of a target, made, as bytes:
//
//	the fingerprint of what the numbers in it stand for (8 bytes),
//	where in it the table of names and the list of groups begin (4 bytes each),
//	of each group its tiles, of each tile its name, its number and that of its group,
//	the table: by hash of a name, where that stands (4 bytes each), or 0,
//	of each group its root, its shape, the numbers of its tiles, and where these stand.
//
// Its numbers and texts are as imageCoder writes them. From an image tiles are had in a tenth of the time that
// making them of rows takes.
const imageHeader = 16

// Image returns the tiles of t as an image for FinishImage. It makes all of them first; the error is that of Complete.
func (t *Target) Image() ([]byte, error) {
	if err := t.Complete(); err != nil {
		return nil, err
	}
	c := &imageCoder{b: t.builder, writes: true, data: make([]byte, imageHeader)}
	start := make([]int, len(t.groups))
	groupOf := make([]int, len(t.Tiles))
	for i, g := range t.groups {
		for _, id := range g.tiles {
			groupOf[id] = i
		}
	}
	for i, g := range t.groups {
		start[i] = len(c.data)
		c.group(g)
		linked := t.linked(g, groupOf)
		c.numbers(&linked)
	}
	n := 2
	for n < 2*len(t.Tiles) {
		n *= 2
	}
	table := make([]byte, 4*n)
	for id := range t.Tiles {
		at := 4 * nameHash(t.Tiles[id].Name, n)
		for binary.LittleEndian.Uint32(table[at:]) != 0 {
			at = (at + 4) % len(table)
		}
		binary.LittleEndian.PutUint32(table[at:], uint32(len(c.data)))
		c.name(&t.Tiles[id].Name, &id, &groupOf[id])
	}
	names := len(c.data)
	c.data = append(c.data, table...)
	groups := len(c.data)
	tiles, count := len(t.Tiles), len(t.groups)
	number(c, &tiles)
	number(c, &count)
	for i, g := range t.groups {
		c.groupHead(g, &start[i])
	}
	binary.LittleEndian.PutUint64(c.data, t.fingerprint())
	binary.LittleEndian.PutUint32(c.data[8:], uint32(names))
	binary.LittleEndian.PutUint32(c.data[12:], uint32(groups))
	return c.data, nil
}

// FinishImage is Finish with tiles that Image returned for t. It reports whether it could: not where operations,
// types, registers or their classes have others numbers than when the image was made. O(number of tiles).
func (t *Target) FinishImage(image string) bool {
	if len(image) < imageHeader || littleEndian(image, 8) != t.fingerprint() {
		return false
	}
	t.nameRegs()
	b := &builder{t: t, image: image}
	t.builder = b
	c := &b.coder
	*c = imageCoder{b: b, text: image, at: int(littleEndian(image[12:], 4))}
	var tiles, groups int
	number(c, &tiles)
	number(c, &groups)
	all := make([]group, groups)
	b.ids = make([]TileID, tiles)
	t.groups = make([]*group, groups)
	for i := range all {
		g := &all[i]
		c.groupHead(g, &g.start)
		t.groups[i] = g
		if i == 0 {
			continue
		}
		if first := &t.roots[g.op][scalarIndex(g.typ)]; g.below.Op == ir.OpInvalid {
			*first = int16(i)
		} else {
			t.groups[*first].rest = append(t.groups[*first].rest, g)
		}
	}
	t.Tiles = make([]Tile, tiles)
	t.numberCosts()
	return true
}

// fingerprint returns a hash of the names that the numbers in an image stand for.
func (t *Target) fingerprint() uint64 {
	h := fnv.New64a()
	write := func(s string) { h.Write([]byte(s)) }
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		write(op.String())
	}
	for i := range t.Machine.Regs {
		write(t.Machine.Regs[i].Name)
	}
	for i := range t.Machine.Classes {
		write(t.Machine.Classes[i].Name)
	}
	return h.Sum64()
}

// linked returns the numbers of the other groups whose tiles those of g name as their forms.
func (t *Target) linked(g *group, groupOf []int) (list []int) {
	seen := map[int]bool{}
	note := func(id TileID) {
		if id != NoTile && t.groups[groupOf[id]] != g && !seen[groupOf[id]] {
			seen[groupOf[id]] = true
			list = append(list, groupOf[id])
		}
	}
	for _, id := range g.tiles {
		tile := &t.Tiles[id]
		note(tile.Narrow)
		note(tile.Apart)
		for k := range tile.Operands {
			note(tile.MemForm[k])
			note(tile.Unused[k])
			for _, form := range tile.ImmForms[k] {
				note(form)
			}
		}
	}
	return list
}

// readGroup makes the tiles of g, and those of the groups that they are linked with: where stores and loads stand, see candidates.
func (b *builder) readGroup(g *group) {
	var linked []int
	c := &b.coder
	c.at = g.start
	c.group(g)
	c.numbers(&linked)
	for _, i := range linked {
		b.make(b.t.groups[i])
	}
	g.made.Store(true)
}

// findInImage finds a tile by name, and its group.
func (b *builder) findInImage(name string) (id TileID, g *group, ok bool) {
	c := &b.coder
	names, groups := int(littleEndian(b.image[8:], 4)), int(littleEndian(b.image[12:], 4))
	n := (groups - names) / 4
	for at := nameHash(name, n); ; at = (at + 1) % n {
		if c.at = int(littleEndian(b.image[names+4*at:], 4)); c.at == 0 {
			return NoTile, nil, false
		}
		var x string
		var tile, i int
		if c.name(&x, &tile, &i); x == name {
			return TileID(tile), b.t.groups[i], true
		}
	}
}

// nameHash returns where in a table of n, a power of two, a name is looked for first.
func nameHash(name string, n int) int {
	h := uint32(2166136261) // FNV-1a
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * 16777619
	}
	return int(h) & (n - 1)
}

// littleEndian returns the number in the first n bytes of s.
func littleEndian(s string, n int) (x uint64) {
	for i := range n {
		x |= uint64(s[i]) << (8 * i)
	}
	return x
}

// An imageCoder writes an image or reads one: what there is in it is said once, for both. It does not look at what
// it reads something into: a page that is read before it is written faults twice.
type imageCoder struct {
	b      *builder // holds the arenas of what is read
	writes bool
	data   []byte // written
	text   string // read
	at     int    // where in text
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

func (c *imageCoder) name(name *string, id, group *int) {
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
	length(c, &x.Patterns, &b.kids)
	for i := range x.Patterns {
		c.node(&x.Patterns[i])
	}
	if len(x.Patterns) == 0 {
		c.node(&x.Pattern)
	} else {
		x.Pattern = x.Patterns[0]
	}
	length(c, &x.Operands, &b.uses)
	for i := range x.Operands {
		c.operand(&x.Operands[i])
	}
	number(c, &x.NumDefs)
	number(c, &x.NumUses)
	length(c, &x.Asm, &b.lines)
	for i := range x.Asm {
		c.line(&x.Asm[i])
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
	x.fall()
}

// forms codes the forms of a tile, of which most operands have none.
func (c *imageCoder) forms(x *Tile) {
	if !c.writes {
		c.b.noForms(x)
	}
	number(c, &x.Narrow)
	number(c, &x.Apart)
	for i := range x.Operands {
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

// node codes a pattern, or nil.
func (c *imageCoder) node(p **Node) {
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
	c.bools(&o.Def, &o.Early, &o.Late, &o.Temp, &o.Imm.Sym, &o.Imm.Pow2)
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
