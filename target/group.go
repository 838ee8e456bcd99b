package target

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"spillway/ir"
)

// A group is the tiles whose patterns have the same root, an operation with its type suffix or a leaf of that type, and
// the same shape below it. Tiles are built group by group, on the first request for one of them: a machine has
// thousands of tiles, a compilation needs a few hundred.
type group struct {
	op    ir.Op // OpInvalid: a leaf, or no pattern
	typ   *ir.Type
	below Shape
	rest  []*group // of the first group of a root, the one without an operation below: the others
	tiles []TileID
	size  int // how many
	made  atomic.Bool

	// The operations that the tiles make legal; see admit.
	sources uint16    // set of types of the first argument; {none} where it does not matter
	preds   uint32    // comparisons
	rmw     [2]uint32 // operations, by whether the old value is used
	fused   []fused   // see fuse
}

// A Shape describes patterns below their root: Op, with the type Type, is the first operand that is an operation other
// than a load, and Under the first such operand of Op. OpInvalid stands for none.
type Shape struct {
	Op        ir.Op
	Type      *ir.Type
	Under     ir.Op
	UnderType *ir.Type
}

// rooted are the tiles whose patterns have one operation at their root. Their groups are built on the first request for
// one of these tiles.
type rooted struct {
	rows   []int16 // their numbers
	made   atomic.Bool
	groups []*group           // in the order of their first tiles
	byType [numScalars]*group // the first group of a root, the one without an operation below
}

// Finish makes the tiles of t available, and computes what is derived from its registers; call it once, before
// Machine.Finish, when everything else of t is filled in. Tiles are built lazily, on access or by Complete; a malformed
// row then panics. The error names rows with malformed roots. O(rows).
func (t *Target) Finish(rows []Row) error {
	t.nameRegs()
	b := newBuilder(t, rows)
	t.builder = b
	t.roots = make([]rooted, ir.MaxOps)
	b.first = make([]TileID, len(rows)+1)
	errs := []error{t.Classes.check()}
	roots := make([]ir.Op, len(rows))
	sizes := make([]int32, ir.MaxOps)
	for i := range rows {
		r := &rows[i]
		op, err := b.rootOp(r)
		if err != nil {
			errs = append(errs, t.rowError(r.Written().Name, err))
		}
		roots[i] = op
		sizes[op]++
		b.first[i+1] = b.first[i] + TileID(r.count())
	}
	numbers := make([]int16, len(rows))
	for op, n := range sizes {
		t.roots[op].rows, numbers = numbers[:0:n], numbers[n:]
	}
	for i, op := range roots {
		t.roots[op].rows = append(t.roots[op].rows, int16(i))
	}
	t.Tiles = make([]Tile, b.first[len(rows)])
	t.numberCosts()
	return errors.Join(errs...)
}

// rootOp returns the operation at the root of a row.
func (b *builder) rootOp(r *Row) (ir.Op, error) {
	pattern, later := b.structure(r)
	if _, pattern = splitPattern(pattern); !strings.HasPrefix(pattern, "(") {
		return ir.OpInvalid, nil
	}
	op, _, err := b.operation(&b.heads[0], headOf(pattern[1:]), later)
	return op, err
}

// structure returns the pattern of r with its final structure at the root, and the fillers for its names.
func (b *builder) structure(r *Row) (pattern string, later *fillers) {
	if r.later == nil || r.later.effect == FillsNames {
		return r.Pattern, r.later
	}
	if r.later.effect == FillsWords {
		if _, body := r.Split(); strings.HasPrefix(body, "(") && !separates(r.later.fill(&b.text, headOf(body[1:]), false)) {
			return r.Pattern, r.later
		}
	}
	return r.later.fill(&b.text, r.Pattern, false), nil
}

// makeGroups makes the groups of the rows with op at the root.
func (b *builder) makeGroups(op ir.Op) {
	root := &b.t.roots[op]
	if root.made.Load() {
		return
	}
	of := b.of[:0] // by tile
	for _, i := range root.rows {
		r := &b.rows[i]
		rr, err := b.rootOf(r)
		if err != nil {
			b.errs = append(b.errs, b.t.rowError(r.Written().Name, err))
		}
		for k := range r.count() {
			g, err := b.groupOf(r, k, &rr)
			if err != nil {
				b.errs = append(b.errs, b.t.rowError(r.Written().Name, err))
			}
			g.size++
			of = append(of, g)
		}
	}
	b.of = of
	ids := make([]TileID, len(of))
	for _, g := range root.groups {
		g.tiles, ids = ids[:0:g.size], ids[g.size:]
	}
	for _, i := range root.rows {
		for id := b.first[i]; id < b.first[i+1]; id++ {
			g := of[0]
			of = of[1:]
			g.tiles = append(g.tiles, id)
		}
	}
	root.made.Store(true)
}

// count returns the number of tiles of r.
func (r *Row) count() int {
	if r.Each == nil {
		return 1
	}
	return len(r.Each)
}

// enter returns the group of a root, created if necessary, without its tiles.
func (b *builder) enter(op ir.Op, typ *ir.Type) *group {
	root := &b.t.roots[op]
	at := &root.byType[scalarIndex(typ)]
	if op == ir.OpInvalid && typ == nil {
		at = &b.plain
	}
	if *at == nil {
		*at = b.newGroup(op)
		(*at).typ = typ
	}
	return *at
}

// newGroup returns a new group of tiles with op at the root.
func (b *builder) newGroup(op ir.Op) *group {
	g := &take(&b.groups, 1)[0]
	g.op = op
	b.t.roots[op].groups = append(b.t.roots[op].groups, g)
	return g
}

// A skeleton is the part of a pattern, or of a template, that determines the groups of its tiles.
type skeleton struct {
	result string // the type of the first result, of a leaf
	head   string // the name of the operation at the root, or ""
	below  arguments
	under  arguments // of the operation in below
}

// arguments are the arguments of an operation of a pattern, as far as its shape depends on them.
type arguments struct {
	whole []string // words that are whole arguments, before the operation; only these may be put in
	head  string   // the name of the first operation among them that is not a load, or ""
}

// newSkeleton returns the skeleton of a pattern. O(len(pattern)).
func newSkeleton(pattern string) *skeleton {
	s := new(skeleton)
	results, pattern := splitPattern(pattern)
	if strings.HasPrefix(pattern, "(") {
		s.head = headOf(pattern[1:])
		if rest := s.below.parse(pattern[1+len(s.head):]); rest != "" {
			s.under.parse(rest)
		}
	} else if results != "" {
		first, _, _ := strings.Cut(results, ",")
		_, s.result, _ = strings.Cut(first, ":")
	}
	return s
}

// parse finds the arguments in text, and returns the text of those of their operation.
func (a *arguments) parse(text string) (rest string) {
	for depth, i := 0, 0; i < len(text) && depth >= 0; i++ {
		switch c := text[i]; {
		case c == ')':
			depth--
		case c == '(':
			if depth++; depth > 1 || strings.HasPrefix(text[i+1:], "load.") {
				continue
			}
			a.head = headOf(text[i+1:])
			return text[i+1+len(a.head):]
		case depth == 0 && c != ' ' && c != '!':
			word := headOf(text[i:])
			a.whole = append(a.whole, word)
			i += len(word) - 1
		}
	}
	return ""
}

// rowRoot is what the tiles of a row have in common.
type rowRoot struct {
	*skeleton
	first *group // of the root
	below Shape  // without replacements
}

// rootOf returns the root of a row, with its group, created if necessary. Rows that Fill has expanded from one template
// share a skeleton.
func (b *builder) rootOf(r *Row) (root rowRoot, err error) {
	pattern, later := b.structure(r)
	root.skeleton = b.skeletonOf(pattern)
	if later != nil && later.effect == FillsWords && (separates(later.fill(&b.text, root.skeleton.below.head, false)) ||
		separates(later.fill(&b.text, root.under.head, false))) {
		pattern, later = later.fill(&b.text, pattern, false), nil
		root.skeleton = newSkeleton(pattern)
	}
	var op ir.Op
	var typ *ir.Type
	if root.head != "" {
		op, typ, err = b.operation(&b.heads[0], root.head, later)
	} else if root.result != "" {
		typ = typeByName(later.fill(&b.text, root.result, false))
	}
	root.first = b.enter(op, typ)
	if err == nil {
		root.below, err = b.shapeOf(root.skeleton, later)
	}
	return root, err
}

// skeletonOf returns the skeleton of a template.
func (b *builder) skeletonOf(pattern string) *skeleton {
	s := b.skeletons[pattern]
	if s == nil {
		s = newSkeleton(pattern)
		b.skeletons[pattern] = s
	}
	return s
}

// shapeOf returns the shape of patterns of s.
func (b *builder) shapeOf(s *skeleton, later *fillers) (x Shape, err error) {
	if x, err = b.filledIn(s.below.whole, later); err != nil || x.Op != ir.OpInvalid || s.below.head == "" {
		return x, err
	}
	if x.Op, x.Type, err = b.operation(&b.heads[1], s.below.head, later); err != nil {
		return x, err
	}
	under, err := b.filledIn(s.under.whole, later)
	if under.Op == ir.OpInvalid && err == nil && s.under.head != "" {
		under.Op, under.Type, err = b.operation(&b.heads[2], s.under.head, later)
	}
	x.Under, x.UnderType = under.Op, under.Type
	return x, err
}

// filledIn returns the shape of an operation by the first of its whole arguments that becomes an operation when
// expanded, or Shape{}.
func (b *builder) filledIn(whole []string, later *fillers) (Shape, error) {
	if later == nil || later.effect == FillsNames {
		return Shape{}, nil
	}
	for _, word := range whole {
		if text := later.fill(&b.text, word, false); strings.HasPrefix(text, "(") {
			if x, err := b.shapeOver(text); err != nil || x.Op != ir.OpInvalid {
				return x, err
			}
		}
	}
	return Shape{}, nil
}

// groupOf returns the group of tile k of a row, created if necessary, without its tiles.
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
	g := b.newGroup(first.op)
	g.typ, g.below = first.typ, below
	first.rest = append(first.rest, g)
	return g, nil
}

// shape returns the shape of the tile of a row after replacing pairs.
func (b *builder) shape(root *rowRoot, pairs []string) (Shape, error) {
	x, err := b.putIn(root.skeleton.below.whole, pairs)
	if err != nil || x.Op != ir.OpInvalid || root.below.Op == ir.OpInvalid {
		return x, err
	}
	x = root.below
	under, err := b.putIn(root.under.whole, pairs)
	if under.Op != ir.OpInvalid {
		x.Under, x.UnderType = under.Op, under.Type
	}
	return x, err
}

// putIn returns the shape of an operation by the first of its whole arguments that pairs replace by an operation, or
// Shape{}.
func (b *builder) putIn(whole, pairs []string) (Shape, error) {
	for _, word := range whole {
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

// shapeOver returns the shape of patterns with the given argument, which many tiles share.
func (b *builder) shapeOver(argument string) (x Shape, err error) {
	if x, ok := b.shapes[argument]; ok {
		return x, nil
	}
	var below, under arguments
	if rest := below.parse(argument); rest != "" {
		under.parse(rest)
	}
	if below.head != "" {
		x.Op, x.Type, err = b.head(below.head)
	}
	if err == nil && under.head != "" {
		x.Under, x.UnderType, err = b.head(under.head)
	}
	if err == nil {
		b.shapes[argument] = x
	}
	return x, err
}

// headOf returns the name of the operation at the start of s.
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

// namedHead is the operation of a name.
type namedHead struct {
	text  string
	later *fillers // its fillers
	op    ir.Op
	typ   *ir.Type
	err   error
}

// operation returns the operation of the name in a template, and its type. last is a cache of the last lookup: rows
// with the same names are adjacent.
func (b *builder) operation(last *namedHead, template string, later *fillers) (op ir.Op, typ *ir.Type, err error) {
	if template != last.text || later != last.later {
		*last = namedHead{text: template, later: later}
		last.op, last.typ, last.err = b.head(later.fill(&b.text, template, false))
	}
	return last.op, last.typ, last.err
}

// head returns the operation of a name such as add.i32, and its type.
func (b *builder) head(name string) (op ir.Op, typ *ir.Type, err error) {
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		if typ = typeByName(name[i+1:]); typ != nil {
			if op = b.ops[name[:i]]; op != ir.OpInvalid {
				return op, typ, nil
			}
		} else if b.ops[name[:i]] != ir.OpInvalid {
			return op, nil, fmt.Errorf("%q: unknown type", name)
		}
	}
	if op = b.ops[name]; op == ir.OpInvalid {
		return op, nil, fmt.Errorf("no operation %q", name)
	}
	return op, nil, nil
}

// Tile returns the tile of the given name, and whether it exists.
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

// rowOf returns the number of the row of a tile.
func (b *builder) rowOf(id TileID) int {
	i, _ := slices.BinarySearch(b.first, id+1)
	return i - 1
}

// groupOfTile returns the group of a tile of a row.
func (b *builder) groupOfTile(id TileID) *group {
	i := b.rowOf(id)
	r := &b.rows[i]
	op, _ := b.rootOp(r)
	b.makeGroups(op)
	root, _ := b.rootOf(r)
	g, _ := b.groupOf(r, int(id-b.first[i]), &root)
	return g
}

// find finds a tile by name: first among those that are referred to by name, since the names of the others take time to
// expand.
func (b *builder) find(name string) (TileID, bool) {
	if b.named == nil {
		b.named = make(map[string]TileID, 128)
		b.enterNames(b.named, true)
	}
	if id, ok := b.named[name]; ok {
		return id, true
	}
	if b.byName == nil {
		b.unnamed = name
		b.byName = make(map[string]TileID, len(b.t.Tiles))
		b.enterNames(b.byName, false)
	}
	id, ok := b.byName[name]
	return id, ok
}

// enterNames records the tiles of all rows, or of those that are referred to by name and have one tile each.
func (b *builder) enterNames(to map[string]TileID, named bool) {
	for i := range b.rows {
		switch r := &b.rows[i]; {
		case named && !r.Named && r.Flags&TileHidden == 0:
		case r.Each == nil:
			to[r.later.fill(&b.text, r.Name, false)] = b.first[i]
		case !named:
			for k, pairs := range r.Each {
				to[newFillers(newFiller(pairs), r.later).fill(&b.text, r.Name, false)] = b.first[i] + TileID(k)
			}
		}
	}
}

// Rooted returns the tiles whose patterns have the operation op at their root, with the type typ: in general that of
// the value (nil: none), of comparisons that of the arguments. OpInvalid stands for a leaf.
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

// HasRoot reports whether Rooted returns any tiles, without making them.
func (t *Target) HasRoot(op ir.Op, typ *ir.Type) bool { return t.first(op, typ) != nil }

// first returns the first group of a root, or nil; its tiles need not be built.
func (t *Target) first(op ir.Op, typ *ir.Type) *group {
	root := &t.roots[op]
	if !root.made.Load() {
		t.builder.mu.Lock()
		t.builder.makeGroups(op)
		t.builder.mu.Unlock()
	}
	return root.byType[scalarIndex(typ)]
}

// root is first during building.
func (b *builder) root(op ir.Op, typ *ir.Type) *group {
	b.makeGroups(op)
	return b.t.roots[op].byType[scalarIndex(typ)]
}

// Below returns the shapes of the tiles that Rooted returns that have an operation below the root, in order of first
// occurrence; before is the number of tiles of the shape before the first tile without such an operation.
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

// RootedOver returns the tiles of Rooted that have the given shape.
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

// made returns the tiles of a root without an operation below except loads, built, or nil.
func (t *Target) made(op ir.Op, typ *ir.Type) *group {
	g := t.first(op, typ)
	if g != nil {
		t.need(g)
	}
	return g
}

// need builds the tiles of g if necessary. A malformed row panics.
func (t *Target) need(g *group) {
	if g.made.Load() {
		return
	}
	t.builder.mu.Lock()
	defer t.builder.mu.Unlock()
	t.builder.must(g)
}

// must is make, but panics on a malformed row.
func (b *builder) must(g *group) {
	b.make(g)
	if len(b.errs) > 0 {
		panic(errors.Join(b.errs...))
	}
}

// Complete builds all tiles. The error names every malformed row; a test of each machine calls it. O(size of rows).
func (t *Target) Complete() error {
	b := t.builder
	b.mu.Lock()
	defer b.mu.Unlock()
	names := make(map[string]bool, len(t.Tiles))
	for op := range ir.MaxOps {
		b.makeGroups(op)
		for _, g := range t.roots[op].groups {
			b.make(g)
		}
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

// make builds the tiles of g and finds their forms.
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

// firstBelow returns the first operation below p that is not a load, or nil.
func firstBelow(p *Node) *Node {
	for _, k := range p.Kids {
		if k.Op != ir.OpInvalid && k.Op != ir.OpLoad {
			return k
		}
	}
	return nil
}

// has reports whether the operations below p have the shape.
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

// admit makes the operation of a tile legal if its arguments are unrestricted.
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

// fuse records the operations that the tile computes besides its root.
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

// Fuses reports whether some tile computes op at the result type typ together with its first argument, the operation
// arg of type argType.
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

// Legal reports whether some tile computes op at the result type typ for all arguments. For comparisons and
// conversions src is the type of the first argument; other operations ignore it.
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

// LegalRMW reports whether some tile performs the atomic operation at type typ; used tells that its old value is used.
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

// TakesConst reports whether some tile computes op, which has two arguments, at type typ with the given constant as the second one,
// sign-extended. O(tiles of op and typ).
func (t *Target) TakesConst(op ir.Op, typ *ir.Type, value int64) bool {
	for _, id := range t.Rooted(op, typ) {
		tile := &t.Tiles[id]
		if tile.Flags&(TileHidden|TileSmall) != 0 || tile.Pattern == nil || tile.Needs&^t.Features != 0 || len(tile.Pattern.Kids) != 2 {
			continue
		}
		x, c := tile.Pattern.Kids[0], tile.Pattern.Kids[1]
		switch {
		case x.Op != ir.OpInvalid || x.Const || c.Op != ir.OpInvalid:
		case c.Const:
			if c.Imm == value {
				return true
			}
		case tile.Operands[c.Operand].Kind == ImmOperand && tile.Operands[c.Operand].Imm.Allows(value, nil):
			return true
		}
	}
	return false
}

// MakesConst reports whether some tile materializes the constant of type typ with the given value, sign-extended or as
// IEEE bits. O(tiles for constants).
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
