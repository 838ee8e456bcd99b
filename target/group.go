package target

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"spillway/ir"
)

// A group is the tiles whose patterns have the same root, an operation with the type that its name
// ends in or a leaf of that type, and the same shape below it. Tiles are made group by group, when
// one of them is asked for: a machine has thousands of tiles, a compilation needs a few hundred.
type group struct {
	op    ir.Op // OpInvalid: a leaf, or no pattern
	typ   *ir.Type
	below Shape
	rest  []*group // of the first group of a root, the one without an operation below: the others
	tiles []TileID
	size  int // how many
	made  atomic.Bool

	// What the tiles make legal; see admit.
	sources uint16    // set of types of the first argument; {none} where it does not matter
	preds   uint32    // comparisons
	rmw     [2]uint32 // operations, by whether the old value is had
	fused   []fused   // see fuse
}

// A Shape is what the patterns of some tiles have below their root: as its first operand
// that is an operation, but for loads, Op, whose name has the type Type; and as the first of that one, Under.
// OpInvalid stands for none.
type Shape struct {
	Op        ir.Op
	Type      *ir.Type
	Under     ir.Op
	UnderType *ir.Type
}

// Finish gives t its tiles, by their rows, and computes what follows from its
// registers; call it once, before Machine.Finish, when everything else of t is
// filled in. A tile is made when something says its number or Complete is called;
// a row that is wrong panics then. The error names rows whose roots are wrong. O(rows).
func (t *Target) Finish(rows []Row) error {
	t.nameRegs()
	b := newBuilder(t, rows)
	t.builder = b
	t.roots = make([][numScalars]int16, ir.MaxOps)
	t.groups = append(make([]*group, 0, 1024), b.newGroup())
	b.first = make([]TileID, 0, len(rows))
	b.rowOf = make([]int16, 0, 2*len(rows))
	var errs []error
	of := make([]*group, 0, 2*len(rows)) // by tile
	for i := range rows {
		r := &rows[i]
		b.first = append(b.first, TileID(len(b.rowOf)))
		root, err := b.rootOf(r)
		if err != nil {
			errs = append(errs, t.rowError(r.Name, err))
		}
		for k := range r.count() {
			g, err := b.groupOf(r, k, &root)
			if err != nil {
				errs = append(errs, t.rowError(r.Name, err))
			}
			g.size++
			of = append(of, g)
			b.rowOf = append(b.rowOf, int16(i))
		}
	}
	ids := make([]TileID, len(of))
	for _, g := range t.groups {
		g.tiles, ids = ids[:0:g.size], ids[g.size:]
	}
	for id, g := range of {
		g.tiles = append(g.tiles, TileID(id))
	}
	t.Tiles = make([]Tile, len(b.rowOf))
	t.numberCosts()
	return errors.Join(errs...)
}

// count returns how many tiles r makes.
func (r *Row) count() int {
	if r.Each == nil {
		return 1
	}
	return len(r.Each)
}

// enter returns the group of a root, made if need be, without its tiles.
func (b *builder) enter(op ir.Op, typ *ir.Type) *group {
	if op == ir.OpInvalid && typ == nil {
		return b.t.groups[0]
	}
	at := &b.t.roots[op][scalarIndex(typ)]
	if *at == 0 {
		*at = int16(len(b.t.groups))
		g := b.newGroup()
		g.op, g.typ = op, typ
		b.t.groups = append(b.t.groups, g)
	}
	return b.t.groups[*at]
}

func (b *builder) newGroup() *group { return &take(&b.groups, 1)[0] }

// rowRoot is what the tiles of a row have in common.
type rowRoot struct {
	first *group // of the root
	below arguments
	under arguments // of the operation in below
}

// arguments are the arguments of an operation of a pattern, as far as its shape depends on them.
type arguments struct {
	whole  []string // words that are whole arguments, before the operation; only these may be put in
	direct bool     // there is an operation that is no load
	op     ir.Op    // that one
	typ    *ir.Type
}

func (b *builder) rootOf(r *Row) (root rowRoot, err error) {
	op, typ, kids, err := b.root(r)
	root.first = b.enter(op, typ)
	if err != nil {
		return root, err
	}
	rest, err := b.arguments(&root.below, kids, b.words[0][:0])
	if err == nil && rest != "" {
		_, err = b.arguments(&root.under, rest, b.words[1][:0])
	}
	b.words = [2][]string{root.below.whole, root.under.whole}
	return root, err
}

// arguments finds the arguments in text, which words may hold, and returns the text of those of their operation.
func (b *builder) arguments(a *arguments, text string, words []string) (rest string, err error) {
	a.whole = words
	for depth, i := 0, 0; i < len(text) && depth >= 0; i++ {
		switch c := text[i]; {
		case c == ')':
			depth--
		case c == '(':
			if depth++; depth > 1 || strings.HasPrefix(text[i+1:], "load.") {
				continue
			}
			head := headOf(text[i+1:])
			a.direct = true
			a.op, a.typ, err = b.head(head)
			return text[i+1+len(head):], err
		case depth == 0 && c != ' ' && c != '!':
			word := headOf(text[i:])
			a.whole = append(a.whole, word)
			i += len(word) - 1
		}
	}
	return "", nil
}

// groupOf returns the group of tile k of a row, made if need be, without its tiles.
func (b *builder) groupOf(r *Row, k int, root *rowRoot) (*group, error) {
	first := root.first
	var pairs []string
	if r.Each != nil {
		pairs = r.Each[k]
	}
	below, err := b.shape(root, pairs)
	if err != nil || below.Op == ir.OpInvalid {
		return first, err
	}
	if g := first.over(below); g != nil {
		return g, nil
	}
	g := b.newGroup()
	g.op, g.typ, g.below = first.op, first.typ, below
	first.rest = append(first.rest, g)
	b.t.groups = append(b.t.groups, g)
	return g, nil
}

// shape returns the shape of the tile of a row in which pairs are put.
func (b *builder) shape(root *rowRoot, pairs []string) (Shape, error) {
	x, err := b.putIn(&root.below, pairs)
	if err != nil || x.Op != ir.OpInvalid || !root.below.direct {
		return x, err
	}
	x.Op, x.Type, x.Under, x.UnderType = root.below.op, root.below.typ, root.under.op, root.under.typ
	under, err := b.putIn(&root.under, pairs)
	if under.Op != ir.OpInvalid {
		x.Under, x.UnderType = under.Op, under.Type
	}
	return x, err
}

// putIn returns the shape that an operation has by the first of its whole arguments that one of pairs
// makes an operation; none has Shape{}.
func (b *builder) putIn(a *arguments, pairs []string) (Shape, error) {
	for _, word := range a.whole {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] != word {
				continue
			}
			if x, err := b.shapeOver(pairs[i+1]); err != nil || x.Op != ir.OpInvalid {
				return x, err
			}
		}
	}
	return Shape{}, nil
}

// shapeOver returns the shape of patterns with the given argument, which many tiles have in common.
func (b *builder) shapeOver(argument string) (x Shape, err error) {
	if x, ok := b.shapes[argument]; ok {
		return x, nil
	}
	var below, under arguments
	rest, err := b.arguments(&below, argument, nil)
	if err == nil && below.direct {
		_, err = b.arguments(&under, rest, nil)
	}
	if err == nil {
		x = Shape{below.op, below.typ, under.op, under.typ}
		b.shapes[argument] = x
	}
	return x, err
}

// headOf returns the name of the operation that s begins with.
func headOf(s string) string {
	for i := range len(s) {
		if c := s[i]; c == ' ' || c == ')' || c == '!' {
			return s[:i]
		}
	}
	return s
}

func (t *Target) rowError(name string, err error) error {
	return fmt.Errorf("target %s: tile %s: %w", t.Name, name, err)
}

// root returns what the pattern of r has at its root, and the text of the operation's arguments.
func (b *builder) root(r *Row) (op ir.Op, typ *ir.Type, kids string, err error) {
	results, pattern := "", r.Pattern
	at := strings.IndexByte(pattern, '=')
	ok := at > 0 && strings.HasPrefix(pattern[at-1:], " = ")
	if ok {
		results, pattern = pattern[:at-1], pattern[at+2:]
	}
	pattern = trim(pattern)
	switch {
	case strings.HasPrefix(pattern, "("):
		head := headOf(pattern[1:])
		if l := &b.last; head != l.head {
			l.head = head
			l.op, l.typ, l.err = b.head(head)
		}
		return b.last.op, b.last.typ, pattern[1+len(head):], b.last.err
	case ok:
		first, _, _ := strings.Cut(results, ",")
		_, name, _ := strings.Cut(first, ":")
		typ = typeByName(name)
	}
	return ir.OpInvalid, typ, "", nil
}

// head returns the operation of a name such as add.i32, and its type.
func (b *builder) head(name string) (op ir.Op, typ *ir.Type, err error) {
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		if typ = typeByName(name[i+1:]); typ != nil {
			if op = b.ops[name[:i]]; op != ir.OpInvalid {
				return op, typ, nil
			}
		} else if b.ops[name[:i]] != ir.OpInvalid {
			return op, nil, fmt.Errorf("%q: no such type", name)
		}
	}
	if op = b.ops[name]; op == ir.OpInvalid {
		return op, nil, fmt.Errorf("no operation %q", name)
	}
	return op, nil, nil
}

// Tile returns the tile of the given name, and whether there is one.
func (t *Target) Tile(name string) (TileID, bool) {
	b := t.builder
	b.mu.Lock()
	defer b.mu.Unlock()
	id, ok := b.find(name)
	if ok {
		b.must(b.groupOfTile(id))
	}
	return id, ok
}

// groupOfTile returns the group of a tile that rows make.
func (b *builder) groupOfTile(id TileID) *group {
	i := b.rowOf[id]
	r := &b.rows[i]
	root, _ := b.rootOf(r)
	var pairs []string
	if r.Each != nil {
		pairs = r.Each[id-b.first[i]]
	}
	below, _ := b.shape(&root, pairs)
	return root.first.over(below)
}

// find finds a tile by name: among those with a row each first, since the names
// of the others take time to write.
func (b *builder) find(name string) (TileID, bool) {
	if b.table == nil {
		b.enterRows()
	}
	for at := nameHash(name, len(b.table)); b.table[at] >= 0; at = (at + 1) & (len(b.table) - 1) {
		if i := b.table[at]; b.rows[i].Name == name {
			return b.first[i], true
		}
	}
	if b.byName == nil {
		b.byName = make(map[string]TileID, len(b.rowOf)-len(b.rows))
		for id, i := range b.rowOf {
			if r := b.rows[i]; r.Each != nil {
				r.fill(&b.text, &fillers{newFiller(r.Each[TileID(id)-b.first[i]]), nil})
				b.byName[r.Name] = TileID(id)
			}
		}
	}
	id, ok := b.byName[name]
	return id, ok
}

// nameHash returns where in a table of n, a power of two, a name is looked for first.
func nameHash(name string, n int) int {
	h := uint32(2166136261) // FNV-1a
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * 16777619
	}
	return int(h) & (n - 1)
}

// enterRows enters the names of the rows with a tile each.
func (b *builder) enterRows() {
	n := 2
	for n < 2*len(b.rows) {
		n *= 2
	}
	b.table = make([]int16, n)
	for i := range b.table {
		b.table[i] = -1
	}
	for i := range b.rows {
		if b.rows[i].Each != nil {
			continue
		}
		at := nameHash(b.rows[i].Name, n)
		for b.table[at] >= 0 {
			at = (at + 1) & (n - 1)
		}
		b.table[at] = int16(i)
	}
}

// Rooted returns the tiles whose patterns have at their root the operation op
// named with the type typ: in general that of the value (nil: none), of
// comparisons that of the arguments. OpInvalid stands for a leaf.
func (t *Target) Rooted(op ir.Op, typ *ir.Type) []TileID {
	first := t.made(op, typ)
	if first == nil || len(first.rest) == 0 {
		return first.ids()
	}
	ids := slices.Clone(first.tiles)
	for _, g := range first.rest {
		t.need(g)
		ids = append(ids, g.tiles...)
	}
	slices.Sort(ids)
	return ids
}

// HasRoot reports whether there are tiles that Rooted returns, without making them.
func (t *Target) HasRoot(op ir.Op, typ *ir.Type) bool { return t.root(op, typ) != 0 }

// root returns the number of the first group of a root, 0 if there is none.
func (t *Target) root(op ir.Op, typ *ir.Type) int {
	return int(t.roots[op][scalarIndex(typ)])
}

// first returns the first group of a root, or nil; its tiles need not be made.
func (t *Target) first(op ir.Op, typ *ir.Type) *group {
	i := t.root(op, typ)
	if i == 0 {
		return nil
	}
	return t.groups[i]
}

// group returns group i; its tiles need not be made.
func (b *builder) group(i int) *group { return b.t.groups[i] }

// Below returns the shapes with an operation of the tiles that Rooted returns, in the order of the first of these
// tiles; before is how many of them come before the first tile without such an operation.
func (t *Target) Below(op ir.Op, typ *ir.Type) (shapes []Shape, before int) {
	first := t.first(op, typ)
	if first == nil {
		return nil, 0
	}
	shapes = make([]Shape, 0, len(first.rest))
	for _, g := range first.rest {
		if len(first.tiles) > 0 && g.tiles[0] < first.tiles[0] {
			before++
		}
		shapes = append(shapes, g.below)
	}
	return shapes, before
}

// RootedOver returns those of the tiles of Rooted that have a shape.
func (t *Target) RootedOver(op ir.Op, typ *ir.Type, below Shape) []TileID {
	first := t.first(op, typ)
	if first == nil {
		return nil
	}
	g := first.over(below)
	if g != nil {
		t.need(g)
	}
	return g.ids()
}

// over returns the group of g's root with the given shape, or nil.
func (g *group) over(below Shape) *group {
	if below.Op == ir.OpInvalid {
		return g
	}
	for _, x := range g.rest {
		if x.below == below {
			return x
		}
	}
	return nil
}

func (g *group) ids() []TileID {
	if g == nil {
		return nil
	}
	return g.tiles
}

// made returns the tiles of a root without an operation but loads below, made, or nil.
func (t *Target) made(op ir.Op, typ *ir.Type) *group {
	g := t.first(op, typ)
	if g != nil {
		t.need(g)
	}
	return g
}

// need ensures that the tiles of g are made. A wrong row panics.
func (t *Target) need(g *group) {
	if g.made.Load() {
		return
	}
	t.builder.mu.Lock()
	defer t.builder.mu.Unlock()
	t.builder.must(g)
}

// must is make; a wrong row panics.
func (b *builder) must(g *group) {
	b.make(g)
	if len(b.errs) > 0 {
		panic(errors.Join(b.errs...))
	}
}

// Complete makes all tiles. The error names every row that is wrong: a test of
// each machine looks for it. O(size of rows).
func (t *Target) Complete() error {
	b := t.builder
	b.mu.Lock()
	defer b.mu.Unlock()
	names := make(map[string]bool, len(t.Tiles))
	for i := range t.groups {
		b.make(b.group(i))
	}
	for i := range t.Tiles {
		name := t.Tiles[i].Name
		if names[name] {
			b.errs = append(b.errs, t.rowError(name, errors.New("declared twice")))
		}
		names[name] = true
	}
	return errors.Join(b.errs...)
}

// make makes the tiles of g and finds their forms.
func (b *builder) make(g *group) {
	if g.made.Load() {
		return
	}
	for _, id := range g.tiles {
		tile := &b.t.Tiles[id]
		tile.ID = id
		row := b.row(id)
		err := b.build(tile, &row)
		if err == nil && tile.Pattern != nil && tile.Pattern.Op != g.op {
			err = errors.New("its root is not that of its row")
		}
		if err == nil && tile.Pattern != nil && !g.below.has(tile.Pattern) {
			err = errors.New("what is below its root is not that of its row")
		}
		if err != nil {
			b.errs = append(b.errs, b.t.rowError(row.Name, err))
			continue
		}
		b.t.measure(tile)
		g.admit(tile, b.t)
		g.fuse(tile, b.t)
	}
	if len(b.errs) == 0 {
		b.findForms(g)
	}
	g.made.Store(true)
}

// firstBelow returns the first operation below p that is no load, or nil.
func firstBelow(p *Node) *Node {
	for _, k := range p.Kids {
		if k.Op != ir.OpInvalid && k.Op != ir.OpLoad {
			return k
		}
	}
	return nil
}

// has reports whether the operations below p are those of the shape.
func (x *Shape) has(p *Node) bool {
	below := firstBelow(p)
	if below == nil {
		return x.Op == ir.OpInvalid
	}
	under := ir.OpInvalid
	if n := firstBelow(below); n != nil {
		under = n.Op
	}
	return below.Op == x.Op && under == x.Under
}

// admit makes the operation of a tile legal if its arguments may be anything.
func (g *group) admit(tile *Tile, t *Target) {
	root := tile.Pattern
	if g.op == ir.OpInvalid || tile.Flags&TileHidden != 0 || tile.Needs&^t.Features != 0 {
		return
	}
	for _, k := range root.Kids {
		if k.Op != ir.OpInvalid || k.Const || tile.Operands[k.Operand].Kind == ImmOperand && root.Op != ir.OpCall && root.Op != ir.OpTailCall {
			return
		}
	}
	source := 0
	if len(root.Kids) > 0 && hasSource(root.Op) {
		source = scalarIndex(root.Kids[0].Type)
	}
	g.sources |= 1 << source
	switch {
	case root.Op == ir.OpAtomicRMW:
		g.rmw[min(tile.NumDefs, 1)] |= 1 << root.RMW
	case root.PredOp >= 0:
		for p, cc := range t.Syntax.CC {
			if cc != "" {
				g.preds |= 1 << p
			}
		}
	case root.Op == ir.OpICmp || root.Op == ir.OpFCmp:
		g.preds |= 1 << root.Pred
	}
}

// fused is an operation, with its type, that a tile computes as argument n of its root.
type fused struct {
	n   int
	op  ir.Op
	typ *ir.Type
}

// fuse notes what the tile computes beside its root.
func (g *group) fuse(tile *Tile, t *Target) {
	root := tile.Pattern
	if root == nil || tile.Flags&TileHidden != 0 || tile.Needs&^t.Features != 0 {
		return
	}
	for n, k := range root.Kids[:min(len(root.Kids), 2)] {
		if x := (fused{n, k.Op, k.Type}); k.Op != ir.OpInvalid && !slices.Contains(g.fused, x) {
			g.fused = append(g.fused, x)
		}
	}
}

// Fuses reports whether some tile computes op at the result type typ together with
// its first argument, the operation arg of type argType.
func (t *Target) Fuses(op ir.Op, typ *ir.Type, arg ir.Op, argType *ir.Type) bool {
	return t.fuses(op, typ, fused{0, arg, argType})
}

// FusesSecond is Fuses for the second argument.
func (t *Target) FusesSecond(op ir.Op, typ *ir.Type, arg ir.Op, argType *ir.Type) bool {
	return t.fuses(op, typ, fused{1, arg, argType})
}

func (t *Target) fuses(op ir.Op, typ *ir.Type, x fused) bool {
	first := t.first(op, typ)
	if first == nil {
		return false
	}
	if x.op == ir.OpLoad {
		t.need(first)
		return slices.Contains(first.fused, x)
	}
	for _, g := range first.rest {
		if g.below.Op == x.op {
			if t.need(g); slices.Contains(g.fused, x) {
				return true
			}
		}
	}
	return false
}

// Legal reports whether some tile computes op at the result type typ for
// whatever arguments. For comparisons and conversions src is the type of
// the first argument; others ignore it.
func (t *Target) Legal(op ir.Op, typ, src *ir.Type) bool {
	named := typ
	if op == ir.OpICmp || op == ir.OpFCmp {
		if typ != ir.I1 {
			return false
		}
		named = src
	}
	if !hasSource(op) {
		src = nil
	}
	g := t.made(op, named)
	return g != nil && g.sources>>scalarIndex(src)&1 != 0
}

// LegalRMW reports whether some tile does the atomic operation at type typ; used
// says that its old value is wanted.
func (t *Target) LegalRMW(rmw ir.RMW, typ *ir.Type, used bool) bool {
	g := t.made(ir.OpAtomicRMW, typ)
	if g == nil {
		return false
	}
	set := g.rmw[1]
	if !used {
		set |= g.rmw[0]
	}
	return set>>rmw&1 != 0
}

// LegalPred reports whether some tile compares values of type src under pred.
func (t *Target) LegalPred(pred ir.Pred, src *ir.Type) bool {
	op := ir.OpICmp
	if src.IsFloat() {
		op = ir.OpFCmp
	}
	g := t.made(op, src)
	return g != nil && g.preds>>pred&1 != 0
}

// MakesConst reports whether some tile makes the constant of type typ with the
// given value, sign-extended or of IEEE bits, by itself. O(tiles that make constants).
func (t *Target) MakesConst(typ *ir.Type, value int64) bool {
	for _, id := range t.Rooted(ir.OpInvalid, typ) {
		tile := &t.Tiles[id]
		p := tile.Pattern
		switch {
		case tile.Flags&(TileHidden|TileSmall) != 0 || p == nil || tile.Needs&^t.Features != 0:
		case p.Const:
			if p.Imm == value {
				return true
			}
		case tile.Operands[p.Operand].Kind == ImmOperand:
			if tile.Operands[p.Operand].Imm.Allows(value, nil) {
				return true
			}
		}
	}
	return false
}
