package target

import (
	"slices"
	"strconv"

	"spillway/ir"
	"spillway/regalloc"
)

// index sorts the tiles by the root of their patterns.
func (t *Target) index() {
	order := make([]TileID, 0, len(t.Tiles))
	for i := range t.Tiles {
		if t.Tiles[i].Pattern != nil && t.Tiles[i].Flags&TileHidden == 0 {
			order = append(order, TileID(i))
		}
	}
	slices.SortFunc(order, func(a, b TileID) int {
		x, y := &t.Tiles[a], &t.Tiles[b]
		switch {
		case x.Size != y.Size:
			return y.Size - x.Size
		case x.MinBytes != y.MinBytes:
			return x.MinBytes - y.MinBytes
		}
		return int(a - b)
	})
	for _, id := range order {
		tile := &t.Tiles[id]
		root := tile.Pattern
		typ := scalarIndex(root.Type)
		switch {
		case root.Op != ir.OpInvalid:
			t.byRoot[root.Op] = append(t.byRoot[root.Op], id)
			t.byType[root.Op][typ] = append(t.byType[root.Op][typ], id)
			t.admit(tile)
		case root.Operand >= 0 && tile.Operands[root.Operand].Kind == MemOperand:
			typ = scalarIndex(tile.Operands[0].Type)
			t.addresses[typ] = append(t.addresses[typ], id)
		}
	}
}

// admit makes the operation of a tile legal if its arguments may be anything.
func (t *Target) admit(tile *Tile) {
	root := tile.Pattern
	for _, k := range root.Kids {
		if k.Op != ir.OpInvalid || k.Const || tile.Operands[k.Operand].Kind == ImmOperand && root.Op != ir.OpCall && root.Op != ir.OpTailCall {
			return
		}
	}
	set := uint16(1)
	if len(root.Kids) > 0 && hasSource(root.Op) {
		set = 1 << scalarIndex(root.Kids[0].Type)
	}
	t.legal[root.Op][scalarIndex(root.Type)] |= set
	if root.Op == ir.OpAtomicRMW && tile.NumDefs > 0 {
		t.rmw[scalarIndex(root.Type)] |= 1 << root.RMW
	}
}

// A form is a tile whose pattern becomes that of another one when an operand in
// memory, or a constant, is put in a register.
type form struct {
	key     string
	tile    TileID
	operand int  // the MemOperand or ImmOperand
	result  bool // the result is in memory, not a use
	tied    bool // both are
	place   int  // number of the use in order of appearance in the pattern
}

// findForms computes MemForm and ImmForms by comparing patterns: those of all
// tiles, and those that tiles with a memory operand or a constant would have
// with a register instead. O(size of patterns), expected.
func (t *Target) findForms() {
	w := formWriter{t: t}
	var links []TileID
	var lists [][]TileID
	var bytes []int8
	byKey := make(map[string][]TileID, len(t.Tiles))
	forms := make([]form, 0, len(t.Tiles))
	for i := range t.Tiles {
		tile := &t.Tiles[i]
		n := len(tile.Operands)
		tile.MemForm, tile.ImmForm = take(&links, n), take(&links, n)
		tile.ImmForms, tile.MemBytes, tile.Unused = take(&lists, n), take(&bytes, n), take(&links, n)
		for k := range n {
			tile.MemForm[k], tile.ImmForm[k], tile.MemBytes[k], tile.Unused[k] = NoTile, NoTile, regalloc.NoAlt, NoTile
		}
		if tile.Pattern == nil {
			continue
		}
		key := w.key(tile, -1, false)
		byKey[key] = append(byKey[key], TileID(i))
		forms = w.forms(forms, tile)
	}
	for i := range forms {
		f := &forms[i]
		for _, id := range byKey[f.key] {
			t.connect(&t.Tiles[id], f)
		}
	}
	for i := range t.Tiles {
		t.orderForms(&t.Tiles[i])
		if tile := &t.Tiles[i]; len(tile.Patterns) == 2 && tile.Patterns[1].Result == 1 {
			t.findUnused(tile, byKey[w.first(tile)])
		}
	}
}

// findUnused finds the tile among ids that computes only the first result of x.
func (t *Target) findUnused(x *Tile, ids []TileID) {
	for _, id := range ids {
		y := &t.Tiles[id]
		if y.NumDefs != x.NumDefs || y.NumUses != x.NumUses || !y.Operands[1].Temp {
			continue
		}
		same := x.Clobbers == y.Clobbers
		for k := range x.NumDefs + x.NumUses {
			a, b := &x.Operands[k], &y.Operands[k]
			same = same && a.Class == b.Class && a.Fixed == b.Fixed && a.Tied == b.Tied && a.Early == b.Early && a.Late == b.Late
		}
		if same {
			x.Unused[1] = id
		}
	}
}

// connect enters f as a form of tile x, whose pattern is f's with a register
// instead, if the other operands agree.
func (t *Target) connect(x *Tile, f *form) {
	y := &t.Tiles[f.tile]
	if y.Needs&^x.Needs&^t.Features != 0 || y.Flags&TileSmall != 0 {
		return
	}
	if f.result && !f.tied {
		if x.NumDefs == 0 || x.Operands[0].Tied >= 0 || x.Operands[0].Fixed != regalloc.NoReg || !agree(x, y, 0, -1) {
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
		if tied == 0 && agree(x, y, 0, k) {
			t.setMemForm(x, 0, y)
			t.setMemForm(x, k, y)
		}
	case tied >= 0 || !agree(x, y, -1, k):
	case y.Operands[f.operand].Kind == MemOperand:
		t.setMemForm(x, k, y)
	default:
		x.ImmForms[k] = append(x.ImmForms[k], y.ID)
	}
}

// setMemForm makes y the form of x with operand k in memory, unless there is a shorter one.
func (t *Target) setMemForm(x *Tile, k int, y *Tile) {
	if old := x.MemForm[k]; old != NoTile && t.Tiles[old].MinBytes <= y.MinBytes {
		return
	}
	x.MemForm[k] = y.ID
	p, q := Unplaced(), Unplaced()
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
func agree(x, y *Tile, skipDef, skipUse int) bool {
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
		if a.Def != b.Def || a.Class != b.Class || a.Fixed != b.Fixed || a.Temp != b.Temp || a.Early != b.Early || a.Late != b.Late {
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
	t    *Target
	buf  []byte
	seen []int
	hide int // operand that is written as a register, or -1
	tile *Tile
}

// key returns the text of the patterns of tile with operand hide (if it is a
// MemOperand, the load of it) as a register; strip leaves a store at the root out.
func (w *formWriter) key(tile *Tile, hide int, strip bool) string {
	w.buf, w.seen, w.hide, w.tile = w.buf[:0], w.seen[:0], hide, tile
	for _, p := range tile.meanings() {
		if strip {
			p = p.Kids[0]
		}
		w.node(p)
		w.buf = append(w.buf, ';')
	}
	return string(w.buf)
}

// first returns the text of the pattern of the first result alone.
func (w *formWriter) first(tile *Tile) string {
	w.buf, w.seen, w.hide, w.tile = w.buf[:0], w.seen[:0], -1, tile
	w.node(tile.Pattern)
	return string(append(w.buf, ';'))
}

// forms appends the register forms of tile.
func (w *formWriter) forms(fs []form, tile *Tile) []form {
	root := tile.Pattern
	m := tile.Mem
	loads, others := 0, 0
	if m >= 0 {
		loads, others = countAddress(tile, m)
	}
	stores := root.Op == ir.OpStore && len(tile.meanings()) == 1 && m >= 0 && root.Kids[1].Operand == m
	add := func(f form) {
		f.tile = tile.ID
		f.place = slices.Index(w.seen, f.operand)
		fs = append(fs, f)
	}
	switch {
	case stores && others == 1 && loads == 0:
		add(form{key: w.key(tile, -1, true), operand: m, result: true})
	case stores && others == 1 && loads == 1:
		add(form{key: w.key(tile, m, true), operand: m, result: true, tied: true})
	case loads == 1 && others == 0:
		add(form{key: w.key(tile, m, false), operand: m})
	}
	if tile.Imm >= 0 && root.Op != ir.OpInvalid {
		add(form{key: w.key(tile, tile.Imm, false), operand: tile.Imm})
	}
	return fs
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
