package target

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
)

// A form is a tile whose pattern equals that of another one after an operand in memory, or a constant, is replaced by a
// register.
type form struct {
	tile    *Tile
	operand int  // the MemOperand or ImmOperand
	result  bool // the result is in memory, not a use
	tied    bool // both are
	place   int  // number of the use in order of appearance in the pattern
}

// formFinder finds the forms of the tiles of one group.
type formFinder struct {
	t     *Target
	group *group
	byKey map[string]int32 // by the text of a pattern: index in group.tiles of the first tile that has it
	next  []int32          // by index in group.tiles: that of the next tile with the same pattern, or -1
	texts strings.Builder
	formWriter
}

// findForms computes MemForm and ImmForms of the tiles of g by comparing patterns: those of the tiles, and those that
// tiles with a memory operand or a constant would have with a register instead. The latter have the same root, or store
// a value with it; those of a leaf load it. Expected O(size of patterns).
func (b *builder) findForms(g *group) {
	for _, id := range g.tiles {
		tile := &b.t.Tiles[id]
		tile.Narrow, tile.Apart, tile.Keeping, tile.Flagging = NoTile, NoTile, NoTile, NoTile
		b.noForms(tile.Forms, len(tile.Operands))
	}
	if g == b.plain {
		return
	}
	candidates := b.candidates(g)
	f := &b.finder
	f.begin(b.t, g)
	for _, id := range candidates {
		f.connectAll(&b.t.Tiles[id])
	}
	for _, id := range g.tiles {
		tile := &b.t.Tiles[id]
		b.t.orderForms(tile)
		if tile.Flags&TileByte != 0 {
			f.connectByte(tile)
		}
		if len(tile.Patterns) == 2 && tile.Patterns[1].Result == 1 {
			f.findUnused(tile)
		}
		if tile.Flags&TileHidden != 0 {
			b.connectTo(g, tile, ".apart", func(x *Tile) *TileID { return &x.Apart })
			b.connectTo(g, tile, ".keeping", func(x *Tile) *TileID { return &x.Keeping })
			b.connectTo(g, tile, ".flagging", func(x *Tile) *TileID { return &x.Flagging })
			b.connectFlags(g, tile)
		}
	}
}

// connectTo records tile, if its name has the ending, as a form of the tile that it may replace.
func (b *builder) connectTo(g *group, tile *Tile, ending string, field func(x *Tile) *TileID) {
	name, ok := strings.CutSuffix(tile.Name, ending)
	if !ok {
		return
	}
	for _, id := range g.tiles {
		if x := &b.t.Tiles[id]; x.Name == name {
			*field(x) = tile.ID
		}
	}
}

// connectFlags records tile, if its name ends in that of a flag, as the form of the tile that has a truth value in a
// register instead.
func (b *builder) connectFlags(g *group, tile *Tile) {
	for flag, end := range flagNames {
		name, ok := strings.CutSuffix(tile.Name, end)
		if !ok {
			continue
		}
		for _, id := range g.tiles {
			if x := &b.t.Tiles[id]; x.Name == name {
				x.OnFlag[flag] = tile.ID
			}
		}
	}
}

// noForms initializes the lists of forms for n operands.
func (b *builder) noForms(x *Forms, n int) {
	x.MemForm, x.ImmForm, x.Unused = take(&b.links, n), take(&b.links, n), take(&b.links, n)
	x.ImmForms, x.MemBytes = take(&b.lists, n), take(&b.bytes, n)
	for k := range n {
		x.MemForm[k], x.ImmForm[k], x.MemBytes[k], x.Unused[k] = NoTile, NoTile, regalloc.NoAlt, NoTile
	}
	for flag := range x.OnFlag {
		x.OnFlag[flag] = NoTile
	}
}

// candidates returns the tiles that may be forms of those of g, in order: none after an error.
func (b *builder) candidates(g *group) []TileID {
	var stores, loads *group
	switch g.op {
	case ir.OpStore:
	case ir.OpInvalid:
		stores, loads = b.ofValues(g, ir.OpStore, Shape{}), b.ofValues(g, ir.OpLoad, Shape{})
	case ir.OpLoad:
		stores = b.ofValues(g, ir.OpStore, Shape{})
	default:
		stores = b.ofValues(g, ir.OpStore, Shape{g.op, g.typ, g.below.Op, g.below.Type})
	}
	if len(b.errs) > 0 {
		return nil
	}
	ids := append(b.ids[:0], g.tiles...)
	if stores != nil {
		for _, id := range stores.tiles {
			if b.t.Tiles[id].Pattern.Kids[0].Op == g.op {
				ids = append(ids, id)
			}
		}
	}
	if loads != nil {
		ids = append(ids, loads.tiles...)
	}
	if len(ids) > len(g.tiles) {
		slices.Sort(ids)
	}
	b.ids = ids
	return ids
}

// ofValues returns the group of op, a load or a store, for values of g's type and with the given
// shape, or nil.
func (b *builder) ofValues(g *group, op ir.Op, below Shape) *group {
	value := g.typ
	if g.op == ir.OpICmp || g.op == ir.OpFCmp {
		value = ir.I1
	}
	first := b.root(op, value)
	if first == nil || value == nil {
		return nil
	}
	values := first.over(below)
	if values != nil {
		b.make(values)
	}
	return values
}

// begin records the patterns of the tiles of g.
func (f *formFinder) begin(t *Target, g *group) {
	f.t, f.group = t, g
	f.texts.Reset()
	f.texts.Grow(64 * len(g.tiles))
	if f.byKey == nil {
		f.byKey = make(map[string]int32)
	}
	clear(f.byKey)
	f.next = f.next[:0]
	for range g.tiles {
		f.next = append(f.next, -1)
	}
	for i := len(g.tiles) - 1; i >= 0; i-- {
		f.write(&t.Tiles[g.tiles[i]], -1, false)
		if next, ok := f.byKey[string(f.buf)]; ok {
			f.next[i] = next
		}
		at := f.texts.Len()
		f.texts.Write(f.buf)
		f.byKey[f.texts.String()[at:]] = int32(i)
	}
}

// connectAll records y as a form of all tiles that it is a form of.
func (f *formFinder) connectAll(y *Tile) {
	root := y.Pattern
	own := root.Op == f.group.op
	m := y.Mem
	loads, others := 0, 0
	if m >= 0 {
		loads, others = countAddress(y, m)
	}
	switch stores := root.Op == ir.OpStore && y.Patterns == nil && m >= 0 && root.Kids[1].Operand == m; {
	case stores && others == 1 && loads <= 1:
		if !own {
			hide := -1
			if loads == 1 {
				hide = m
			}
			f.write(y, hide, true)
			f.connect(form{tile: y, operand: m, result: true, tied: loads == 1})
		}
	case loads == 1 && others == 0 && own == (root.Op != ir.OpLoad):
		f.write(y, m, false)
		f.connect(form{tile: y, operand: m})
	}
	if y.Imm >= 0 && own && root.Op != ir.OpInvalid {
		f.write(y, y.Imm, false)
		f.connect(form{tile: y, operand: y.Imm})
	}
}

// connect records y, whose pattern with a register has been written, as a form of the tiles with this pattern.
func (f *formFinder) connect(y form) {
	y.place = slices.Index(f.seen, y.operand)
	i, ok := f.byKey[string(f.buf)]
	for ; ok && i >= 0; i = f.next[i] {
		f.t.connect(&f.t.Tiles[f.group.tiles[i]], &y)
	}
}

// findUnused finds the tile that computes only the first result of x.
func (f *formFinder) findUnused(x *Tile) {
	f.write(x, -1, false)
	end := bytes.IndexByte(f.buf, ';')
	i, ok := f.byKey[string(f.buf[:end+1])]
	for ; ok && i >= 0; i = f.next[i] {
		y := &f.t.Tiles[f.group.tiles[i]]
		if y.NumDefs != x.NumDefs || y.NumUses != x.NumUses || !y.Operands[1].Temp {
			continue
		}
		same := x.Clobbers == y.Clobbers
		for k := range x.NumDefs + x.NumUses {
			a, b := &x.Operands[k], &y.Operands[k]
			same = same && a.Class == b.Class && a.Fixed == b.Fixed && a.Tied == b.Tied && a.Early == b.Early && a.Late == b.Late
		}
		if same {
			x.Unused[1] = y.ID
		}
	}
}

// connect records f as a form of tile x, whose pattern is f's with a register instead, if the other operands agree.
func (t *Target) connect(x *Tile, f *form) {
	y := f.tile
	if y.Needs&^x.Needs&^t.Features != 0 || y.Flags&(TileSmall|TileInFlag) != 0 || y.Flags&TileByte > x.Flags&TileByte {
		return
	}
	if f.result && !f.tied {
		if x.NumDefs == 0 || x.Operands[0].Tied >= 0 || x.Operands[0].Fixed != regalloc.NoReg || !t.agree(x, y, 0, -1) {
			return
		}
		t.setMemForm(x, 0, y)
		return
	}
	k := x.useAt(f.place)
	if k < 0 || x.Operands[k].Fixed != regalloc.NoReg {
		return
	}
	tied := x.tiedTo(k)
	switch {
	case f.tied:
		if tied == 0 && t.agree(x, y, 0, k) {
			t.setMemForm(x, 0, y)
			t.setMemForm(x, k, y)
		}
	case tied >= 0 || !t.agree(x, y, -1, k):
	case y.Operands[f.operand].Kind == MemOperand:
		t.setMemForm(x, k, y)
	default:
		x.ImmForms[k] = append(x.ImmForms[k], y.ID)
	}
}

// setMemForm makes y the form of x with operand k in memory, unless there is a shorter one.
func (t *Target) setMemForm(x *Tile, k int, y *Tile) {
	if !t.TakesSlot(y.ID, 0) {
		return // it would be a slot
	}
	if x.Flags&TileCall != 0 && (x.Flags^y.Flags)&TileHidden != 0 {
		return // one of them restores the stack that its callee pops
	}
	if old := x.MemForm[k]; old != NoTile && t.Tiles[old].MinBytes <= y.MinBytes {
		return
	}
	x.MemForm[k] = y.ID
	p, q := Unassigned(), Unassigned()
	q.Base, q.Off = t.SP, 8
	if x.Mem >= 0 {
		return
	}
	x.MemBytes[k] = int8(t.Bytes(y.ID, &q) - t.Bytes(x.ID, &p))
}

// orderForms sorts the constant forms by length and takes the first one.
func (t *Target) orderForms(x *Tile) {
	for k, ids := range x.ImmForms {
		if len(ids) == 0 {
			continue
		}
		slices.SortStableFunc(ids, func(a, b TileID) int { return t.Tiles[a].MinBytes - t.Tiles[b].MinBytes })
		x.ImmForm[k] = ids[0]
	}
}

// useAt returns the number of the register use that is the i-th operand to
// appear in the patterns, or -1.
func (t *Tile) useAt(i int) int {
	var seen []int
	found := -1
	t.leaves(func(n *Node) {
		if n.Const || slices.Contains(seen, n.Operand) {
			return
		}
		if len(seen) == i && t.Operands[n.Operand].Kind == RegOperand {
			found = n.Operand
		}
		seen = append(seen, n.Operand)
	})
	return found
}

func (t *Tile) leaves(visit func(n *Node)) {
	var walk func(n *Node)
	walk = func(n *Node) {
		if n.Op == ir.OpInvalid {
			visit(n)
		}
		for _, k := range n.Kids {
			walk(k)
		}
	}
	for _, p := range t.meanings() {
		walk(p)
	}
}

// meanings returns the patterns of all results.
func (t *Tile) meanings() []*Node {
	switch {
	case t.Patterns != nil:
		return t.Patterns
	case t.Pattern != nil:
		return []*Node{t.Pattern}
	}
	return nil
}

// tiedTo returns the result that shares its location with use k, or -1.
func (t *Tile) tiedTo(k int) int {
	for i := range t.NumDefs {
		if t.Operands[i].Tied == k {
			return i
		}
	}
	return -1
}

// agree reports whether the register operands of x without skipDef and skipUse
// are those of y, one for one.
func (t *Target) agree(x, y *Tile, skipDef, skipUse int) bool {
	var from [16]int // operand of y, by operand of x
	j := 0
	for i := range x.NumDefs + x.NumUses {
		from[i] = -1
		if i == skipDef || i == skipUse {
			continue
		}
		if j >= y.NumDefs+y.NumUses {
			return false
		}
		a, b := &x.Operands[i], &y.Operands[j]
		if a.Def != b.Def || a.Class != b.Class || a.Fixed != b.Fixed || a.Temp != b.Temp || a.Early != b.Early || a.Late != b.Late || !t.takesParts(a, b) {
			return false
		}
		from[i] = j
		j++
	}
	if j != y.NumDefs+y.NumUses || x.Clobbers != y.Clobbers || (x.Pred >= 0) != (y.Pred >= 0) {
		return false
	}
	for i := range x.NumDefs {
		if i == skipDef {
			continue
		}
		a, b := x.Operands[i].Tied, y.Operands[from[i]].Tied
		if b >= 0 && (a < 0 || from[a] != b) { // y may do without a tie of x
			return false
		}
	}
	return true
}

// formWriter writes patterns as text that is equal where they mean the same.
type formWriter struct {
	buf  []byte
	seen []int
	hide int // operand that is written as a register, or -1
	tile *Tile
}

// write writes the patterns of tile with operand hide (if it is a MemOperand,
// the load of it) as a register; strip leaves a store at the root out.
func (w *formWriter) write(tile *Tile, hide int, strip bool) {
	w.buf, w.seen, w.hide, w.tile = w.buf[:0], w.seen[:0], hide, tile
	if tile.Patterns == nil {
		p := tile.Pattern
		if strip {
			p = p.Kids[0]
		}
		w.node(p)
		w.buf = append(w.buf, ';')
	}
	for _, p := range tile.Patterns {
		w.node(p)
		w.buf = append(w.buf, ';')
	}
}

// countAddress returns how often the MemOperand m is loaded from, and otherwise used.
func countAddress(tile *Tile, m int) (loads, others int) {
	var walk func(n *Node, load bool)
	walk = func(n *Node, load bool) {
		if n.Op == ir.OpInvalid && n.Operand == m {
			if load {
				loads++
			} else {
				others++
			}
		}
		for _, k := range n.Kids {
			walk(k, n.Op == ir.OpLoad)
		}
	}
	for _, p := range tile.meanings() {
		if p.Result == 0 { // further results share the operands of the first
			walk(p, false)
		}
	}
	return loads, others
}

func (w *formWriter) node(n *Node) {
	if n.Op == ir.OpInvalid {
		w.leaf(n)
		return
	}
	if n.Op == ir.OpLoad && w.hide >= 0 && n.Kids[0].Operand == w.hide {
		w.register(w.hide, n.Type)
		return
	}
	b := append(w.buf, '(')
	b = strconv.AppendInt(b, int64(n.Op), 10)
	b = append(b, '.', byte('0'+scalarIndex(n.Type)), 'a'+byte(n.Result))
	b = strconv.AppendInt(b, int64(n.Pred)*16+int64(n.RMW), 10)
	if n.PredOp >= 0 {
		b = append(b, '?')
	}
	w.buf = b
	for _, k := range n.Kids {
		w.buf = append(w.buf, ' ')
		w.node(k)
	}
	w.buf = append(w.buf, ')')
}

// number returns the number of operand k in order of appearance.
func (w *formWriter) number(k int) int64 {
	i := slices.Index(w.seen, k)
	if i < 0 {
		i = len(w.seen)
		w.seen = append(w.seen, k)
	}
	return int64(i)
}

func (w *formWriter) register(k int, typ *ir.Type) {
	w.buf = append(w.buf, 'R', byte('0'+scalarIndex(typ)), '.')
	w.buf = strconv.AppendInt(w.buf, w.number(k), 10)
}

func (w *formWriter) leaf(n *Node) {
	if n.Const {
		w.buf = append(w.buf, '#', byte('0'+scalarIndex(n.Type)))
		w.buf = strconv.AppendInt(w.buf, n.Imm, 10)
		return
	}
	o := &w.tile.Operands[n.Operand]
	if o.Kind == RegOperand || n.Operand == w.hide {
		w.register(n.Operand, n.Type)
		return
	}
	w.buf = append(w.buf, byte('A'+o.Kind), byte('0'+scalarIndex(n.Type)))
	w.buf = strconv.AppendInt(w.buf, w.number(n.Operand), 10)
	if o.Kind == ImmOperand {
		w.buf = append(strconv.AppendInt(append(w.buf, '['), o.Imm.Lo, 10), ',')
		w.buf = append(strconv.AppendInt(w.buf, o.Imm.Hi, 10), ']')
	}
}
