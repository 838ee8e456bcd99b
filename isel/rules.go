package isel

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Rules are the tiles of a target, compiled for matching: for each root and shape below it (target.Target.RootedOver) a
// trie over the preorder of the patterns, with the operands of commutative operations in both orders. A trie is
// compiled when the first node with such a root and such operands is matched. Rules are observably immutable and may be
// shared between goroutines.
type Rules struct {
	target  *target.Target
	builder rulesBuilder
	mu      sync.Mutex                                  // held while a trie is compiled
	roots   [len(keys)][ir.MaxOps]atomic.Pointer[roots] // by the name of the root, see target.Target.Rooted: few types are in use
	banks   banks
	near    bool // addresses may have any 16-bit offset, unless their tiles restrict it
}

// keys are the types in the names of roots.
var keys = [...]*ir.Type{nil, ir.I1, ir.I8, ir.I16, ir.I32, ir.I64, ir.F32, ir.F64,
	ir.V2I64, ir.V16I8, ir.V8I16, ir.V4I32, ir.V4F32, ir.V2F64,
	ir.V4I64, ir.V32I8, ir.V16I16, ir.V8I32, ir.V8F32, ir.V4F64}

// keyOf holds, by typeIndex, the index into keys.
var keyOf = [256]uint8{1: 1, 8: 2, 16: 3, 32: 4, 64: 5, 200: 6, 201: 7, anyVector: 8, 211: 9, 212: 10, 213: 11, 214: 12, 215: 13,
	anyWide: 14, 217: 15, 218: 16, 219: 17, 220: 18, 221: 19}

// anyVector is the typeIndex of 16-byte vectors of any element type, anyWide that of 32-byte ones; each is followed by
// those of other lengths, up to lastVector.
const (
	anyVector  = 210
	anyWide    = 216
	lastVector = 221
)

// roots are the patterns with one root.
type roots struct {
	trie                                 // of those without an operation below that is not a load
	shapes []below                       // shapes of the other patterns
	over   []atomic.Pointer[trie]        // their tries, by shape
	below  [(ir.MaxOps + 63) / 64]uint64 // set of the operations of the shapes
	before int                           // how many of over start with a tile of a lower number
}

// A below is a target.Shape with indices into keys for its types.
type below struct {
	op, under       ir.Op
	key, underneath uint8
}

// A shapeSet is a set of shapes below a root, by number.
type shapeSet [4]uint64

// next returns the first member that is not less than i, or a number larger than that of any shape.
func (s *shapeSet) next(i int) int {
	for ; i < 64*len(s); i = i&^63 + 64 {
		if x := s[i>>6] >> (i & 63); x != 0 {
			return i + bits.TrailingZeros64(x)
		}
	}
	return i
}

// mayBelow reports whether an operation of kind op is below the root in some pattern of over.
func (t *roots) mayBelow(op ir.Op) bool { return t.below[op>>6]>>(op&63)&1 != 0 }

// A trie holds the patterns with one root and one shape below, or none.
type trie struct {
	states   []state // the first is below the root
	branches []branch
	grouped  atomic.Bool
	groups   []groups // by state, once grouped
	variants []variant
	leafs    []leaf // of the variants, in preorder
	ranges   []target.ImmRange
	consts   []int64
	leaves   []variant // of tiles whose pattern is a lone constant
	leas     []variant // of tiles whose pattern is a lone address
	pinned   bool      // some tile reads a specific register
	free     bool      // some tile may have its result in any register, see freeResult

	// For memos.
	inner  [ir.MaxOps]uint8 // by operation: bit d: it is d below the root of some pattern
	memory [2]uint8         // bit d: some pattern has an address there, below an operation that does not access memory, or does
	first  uint8            // bit i: operand i of the root, of the first eight, is an address in some pattern
	kids   uint8            // maximum number of root operands that a pattern names
	deep   bool             // some pattern is deeper than the bits can record
	short  bool             // some tile restricts the offsets of its address
}

// An edgeKind is the kind of a step of a pattern.
type edgeKind uint8

const (
	opEdge    edgeKind = iota // an operation; its kids follow
	regEdge                   // a value in a register
	immEdge                   // a constant in a range
	constEdge                 // one constant
	memEdge                   // an address
)

// typeIndex numbers the types that patterns distinguish; 0 is not a type.
func typeIndex(t *ir.Type) uint8 {
	if t == nil {
		return 0
	}
	switch t.Kind {
	case ir.IntKind:
		if t.Bits <= 128 {
			return uint8(t.Bits)
		}
	case ir.FloatKind:
		return 200
	case ir.DoubleKind:
		return 201
	case ir.VectorKind:
		for i, v := range keys[keyOf[anyVector]:] {
			if t == v {
				return anyVector + uint8(i)
			}
		}
	}
	return 255
}

// register returns the typeIndex of the register type for values of type index typ: all vectors of a length are the
// same.
func register(typ uint8) uint8 {
	switch {
	case typ > anyVector && typ < anyWide:
		return anyVector
	case typ > anyWide && typ <= lastVector:
		return anyWide
	}
	return typ
}

// A branch is one step of a pattern in preorder, and the state that it leads to.
type branch struct {
	kind    edgeKind
	op      ir.Op
	kids    uint8    // opEdge: kids that the pattern names
	pred    ir.Pred  // opEdge: required predicate, or PredNone
	rmw     ir.RMW   // opEdge
	order   ir.Order // opEdge: the strongest ordering that the tile guarantees
	swapped bool     // opEdge: kids exchanged
	typ     uint8    // typeIndex, 0 for any
	src     uint8    // opEdge: that of the first operand, 0 for any
	arg     uint16   // immEdge: index of trie.ranges; constEdge: of trie.consts
	next    uint16
	sibling uint16 // next branch out of the same state: its index + 1, or 0
}

// A state of the trie represents what has been matched so far. Its branches, and the variants whose patterns end here,
// are lists.
type state struct {
	branches [2]uint16 // first and last of trie.branches, index + 1, or 0
	accepts  [2]uint16 // likewise in trie.variants
}

// groups are the branches of a state by kind.
type groups struct {
	ops    []branch // operations, those of one operation next to each other
	groups []group
	leaves []branch // the others
	most   uint16   // the largest size of a variant whose pattern ends here or below
	memory bool     // one of them has an address below
}

// A group is the branches of one operation.
type group struct {
	op      ir.Op
	lo, end uint16 // range of groups.ops
}

// opsOf returns the branches of the operation op.
func (s *groups) opsOf(op ir.Op) []branch {
	for _, g := range s.groups {
		if g.op == op {
			return s.ops[g.lo:g.end]
		}
	}
	return nil
}

// A variant is a tile's pattern with some commutative operations swapped.
type variant struct {
	tile   target.TileID
	leaves [2]uint16 // range of trie.leafs: the pattern's leaves
	cmp    int8      // which comparison, in preorder, holds the tile's predicate; -1 for none
	size   uint16    // maximum number of nodes that an instance covers, without an address
	mem    bool      // it has an address
	next   uint16    // next variant of the same state: its index + 1, or 0

	// Of the tile.
	numUses  uint8
	numDefs  uint8
	noResult bool // has no result that a value names
	small    bool // for functions optimized for size
}

// A leaf is the operand at a leaf of a pattern; slot is -1 for a constEdge.
type leaf struct {
	slot int8
	kind target.OperandKind
}

// step is a step of a pattern and the operand of its leaf.
type step struct {
	branch
	operand int8
	holds   bool // the comparison that holds the PredOperand
}

// NewRules returns the rules of t. A tile with an invalid pattern panics when it is compiled; see Complete.
func NewRules(t *target.Target) *Rules {
	return &Rules{target: t, near: reachesNear(t), banks: banksOf(t.Machine)}
}

// reachesNear reports whether addresses of t may have any 16-bit offset.
func reachesNear(t *target.Target) bool {
	for _, off := range []int64{math.MinInt16, math.MaxInt16} {
		if a := &t.Address; off < a.MinOff || off > a.MaxOff || !a.Reaches(off) || !target.ReachesInFrame(off) {
			return false
		}
	}
	return true
}

// Complete compiles everything. An error names a tile with an invalid pattern. O(total size of the patterns, times
// their commuted forms).
func (r *Rules) Complete() (err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for op := range ir.MaxOps {
		for key := range keys {
			t, e := r.compileRoots(op, uint8(key))
			for i := 0; e == nil && i < len(t.over); i++ {
				_, e = r.compileOver(op, uint8(key), t, i)
			}
			if err == nil {
				err = e
			}
		}
	}
	return err
}

// rooted returns the patterns whose root is op at a type, given by its index: in general that of the value, for
// comparisons that of the arguments.
func (r *Rules) rooted(op ir.Op, typ uint8) *roots {
	key := nameKey(op, typ)
	if t := r.roots[key][op].Load(); t != nil {
		return t
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	t, err := r.compileRoots(op, key)
	if err != nil {
		panic(err)
	}
	return t
}

// nameKey returns the index into keys of the type in the name of op at a type, given by its index.
func nameKey(op ir.Op, typ uint8) uint8 {
	if typeless(op) {
		return 0
	}
	return keyOf[typ]
}

// trieOver returns the patterns rooted at op, described by x as in rooted, with its shape i below.
func (r *Rules) trieOver(op ir.Op, typ uint8, x *roots, i int) *trie {
	if t := x.over[i].Load(); t != nil {
		return t
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	t, err := r.compileOver(op, nameKey(op, typ), x, i)
	if err != nil {
		panic(err)
	}
	return t
}

// compileRoots compiles, once, the trie of a root without an operation below.
func (r *Rules) compileRoots(op ir.Op, key uint8) (*roots, error) {
	if t := r.roots[key][op].Load(); t != nil {
		return t, nil
	}
	t := new(roots)
	if err := r.compile(&t.trie, r.target.RootedOver(op, keys[key], target.Shape{})); err != nil {
		return nil, err
	}
	shapes, before := r.target.Below(op, keys[key])
	t.before = before
	if len(shapes) > 64*len(shapeSet{}) {
		return nil, fmt.Errorf("isel: target %s: too many shapes below %s: %d", r.target.Name, op, len(shapes))
	}
	t.shapes, t.over = make([]below, len(shapes)), make([]atomic.Pointer[trie], len(shapes))
	for i := range shapes {
		x := &shapes[i]
		b := below{x.Op, x.Under, keyOf[typeIndex(x.Type)], keyOf[typeIndex(x.UnderType)]}
		if b.shape() != *x {
			return nil, fmt.Errorf("isel: target %s: %s is nested in %s with a type that patterns do not distinguish", r.target.Name, x.Op, op)
		}
		t.shapes[i] = b
		t.below[x.Op>>6] |= 1 << (x.Op & 63)
	}
	r.roots[key][op].Store(t)
	return t, nil
}

func (b *below) shape() target.Shape {
	return target.Shape{Op: b.op, Type: keys[b.key], Under: b.under, UnderType: keys[b.underneath]}
}

// compileOver compiles, once, the trie of a root and shape number i of x below.
func (r *Rules) compileOver(op ir.Op, key uint8, x *roots, i int) (*trie, error) {
	if t := x.over[i].Load(); t != nil {
		return t, nil
	}
	t := new(trie)
	if err := r.compile(t, r.target.RootedOver(op, keys[key], x.shapes[i].shape())); err != nil {
		return nil, err
	}
	x.over[i].Store(t)
	return t, nil
}

// compile makes t the trie of tiles.
func (r *Rules) compile(t *trie, tiles []target.TileID) error {
	b := &r.builder
	b.begin(t)
	for _, id := range tiles {
		tile := &r.target.Tiles[id]
		if tile.Flags&target.TileHidden != 0 || tile.Needs&^r.target.Features != 0 {
			continue
		}
		b.free = b.free || freeResult(tile)
		b.pinned = b.pinned || readsNamed(tile)
		b.short = b.short || tile.Mem >= 0 && tile.Operands[tile.Mem].Imm != (target.ImmRange{})
		if err := b.addTile(id, tile); err != nil {
			return fmt.Errorf("isel: target %s: tile %s: %w", r.target.Name, tile.Name, err)
		}
	}
	b.finish()
	return nil
}

// readsNamed reports whether tile reads a register that it names.
func readsNamed(tile *target.Tile) bool {
	for k := range tile.NumUses {
		if tile.Operands[tile.NumDefs+k].Fixed != regalloc.NoReg {
			return true
		}
	}
	return false
}

// rulesBuilder is a trie under construction. Its memory is reused.
type rulesBuilder struct {
	*trie
	states   []state
	branches []branch
	keys     []uint64 // of branches
	all      []variant
	operands []leaf

	// Arenas of the tries' contents.
	made struct {
		states   scratch.Arena[state]
		branches scratch.Arena[branch]
		variants scratch.Arena[variant]
		leafs    scratch.Arena[leaf]
	}

	// Of the current pattern.
	tile     *target.Tile
	commutes uint // commutative operations met so far in preorder
	turned   uint // set of those to be swapped
	form     []step
}

func (r *rulesBuilder) begin(t *trie) {
	r.trie = t
	if r.states == nil { // most tries have fewer
		const room = 256
		r.states, r.branches, r.keys = make([]state, 0, room), make([]branch, 0, room), make([]uint64, 0, room)
		r.all, r.operands = make([]variant, 0, room), make([]leaf, 0, 2*room)
	}
	r.states, r.branches, r.keys, r.all, r.operands = r.states[:0], r.branches[:0], r.keys[:0], r.all[:0], r.operands[:0]
	r.newState()
}

// finish copies the lists to the trie.
func (r *rulesBuilder) finish() {
	t, made := r.trie, &r.made
	t.states, t.branches = made.states.Copy(r.states), made.branches.Copy(r.branches)
	t.variants, t.leafs = made.variants.Copy(r.all), made.leafs.Copy(r.operands)
}

// group ensures that the branches of each state of t are grouped by kind.
func (r *Rules) group(t *trie) {
	if t.grouped.Load() {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if t.grouped.Load() {
		return
	}
	all := make([]branch, 0, len(t.branches))
	t.groups = make([]groups, len(t.states))
	for i := len(t.states) - 1; i >= 0; i-- { // successors of a state have higher numbers
		all = t.group(i, all)
	}
	t.grouped.Store(true)
}

// group appends the branches of state i, grouped by kind, to all, after those of its successors.
func (t *trie) group(i int, all []branch) []branch {
	s, st := &t.groups[i], &t.states[i]
	for v := st.accepts[0]; v > 0; v = t.variants[v-1].next {
		s.most = max(s.most, t.variants[v-1].size)
	}
	lo := len(all)
	for k := st.branches[0]; k > 0; k = t.branches[k-1].sibling {
		b := &t.branches[k-1]
		next := &t.groups[b.next]
		s.most, s.memory = max(s.most, next.most), s.memory || next.memory || b.kind == memEdge
		if b.kind == opEdge {
			all = append(all, *b)
		}
	}
	s.ops = all[lo:len(all):len(all)]
	slices.SortStableFunc(s.ops, func(a, b branch) int { return int(a.op) - int(b.op) })
	for i := range s.ops {
		if i == 0 || s.ops[i].op != s.ops[i-1].op {
			s.groups = append(s.groups, group{op: s.ops[i].op, lo: uint16(i)})
		}
		s.groups[len(s.groups)-1].end = uint16(i + 1)
	}
	lo = len(all)
	for k := st.branches[0]; k > 0; k = t.branches[k-1].sibling {
		if b := &t.branches[k-1]; b.kind != opEdge {
			all = append(all, *b)
		}
	}
	s.leaves = all[lo:len(all):len(all)]
	return all
}

func (r *rulesBuilder) addTile(id target.TileID, tile *target.Tile) error {
	p := tile.Pattern
	if p.Op == ir.OpInvalid {
		switch {
		case p.Const || tile.Operands[p.Operand].Kind == target.ImmOperand:
			r.leaves = append(r.leaves, variantOf(id, tile))
		case tile.Operands[p.Operand].Kind == target.MemOperand:
			r.leas = append(r.leas, variantOf(id, tile))
		}
		return nil // a lone register is a move: used by name
	}
	r.tile = tile
	for r.turned = 0; ; r.turned++ {
		r.form, r.commutes = r.form[:0], 0
		if err := r.preorder(p); err != nil {
			return err
		}
		if max(len(r.states), len(r.branches), len(r.all), len(r.operands))+len(r.form) >= math.MaxUint16 {
			return errors.New("too many patterns with the same root operations")
		}
		r.insert(id)
		if r.commutes > maxCommutes {
			return fmt.Errorf("its pattern has more than %d commutative operations; split it", maxCommutes)
		}
		if r.turned+1 == 1<<r.commutes {
			return nil
		}
	}
}

// maxCommutes is the maximum number of commutative operations in a pattern.
const maxCommutes = 6

func (r *rulesBuilder) newState() uint16 {
	r.states = append(r.states, state{})
	return uint16(len(r.states) - 1)
}

// variantOf returns a variant without a pattern.
func variantOf(id target.TileID, tile *target.Tile) variant {
	return variant{tile: id, cmp: -1, numUses: uint8(tile.NumUses), numDefs: uint8(tile.NumDefs),
		noResult: tile.NumDefs == 0 || tile.Operands[0].Temp, small: tile.Flags&target.TileSmall != 0}
}

// insert adds the path of r.form to the trie.
func (r *rulesBuilder) insert(id target.TileID) {
	v := variantOf(id, r.tile)
	comparisons, at := int8(0), uint16(0)
	r.kids = max(r.kids, r.form[0].kids)
	r.levels(0, 0, 0, 0)
	v.leaves[0] = uint16(len(r.operands))
	for i := range r.form {
		s := &r.form[i]
		switch s.kind {
		case opEdge, immEdge, constEdge:
			v.size++
		case memEdge:
			v.mem = true
		}
		if s.kind != opEdge {
			l := leaf{slot: s.operand}
			if l.slot >= 0 {
				l.kind = r.tile.Operands[l.slot].Kind
			}
			r.operands = append(r.operands, l)
		} else if s.op == ir.OpICmp || s.op == ir.OpFCmp {
			if s.holds {
				v.cmp = comparisons
			}
			comparisons++
		}
		at = r.follow(at, &s.branch)
	}
	v.leaves[1] = uint16(len(r.operands))
	r.all = append(r.all, v)
	ends := &r.states[at].accepts
	if last := ends[1]; last > 0 {
		r.all[last-1].next = uint16(len(r.all))
	} else {
		ends[0] = uint16(len(r.all))
	}
	ends[1] = uint16(len(r.all))
}

// levels records the depths of the step at of r.form, which is at depth, and its subtree, and returns the index after
// it. Kid is its operand index in its user, touches whether that accesses memory.
func (r *rulesBuilder) levels(at, depth, kid, touches int) int {
	if depth >= 8 {
		r.deep = true
		return len(r.form)
	}
	s := &r.form[at]
	switch s.kind {
	case opEdge:
		r.inner[s.op] |= 1 << depth
		if s.op == ir.OpLoad {
			r.inner[ir.OpSymGOT] |= 1 << depth // see enterGOT
		}
	case memEdge:
		r.memory[touches] |= 1 << depth
		if depth == 1 {
			r.first |= 1 << kid
			r.deep = r.deep || kid >= 8
		}
	}
	at++
	touches = touchesMemory(s.op)
	for i := range int(s.kids) {
		if s.swapped && i < 2 {
			i = 1 - i
		}
		if at < len(r.form) {
			at = r.levels(at, depth+1, i, touches)
		}
	}
	return at
}

// touchesMemory returns 1 for operations that access memory through an address operand, else 0.
func touchesMemory(op ir.Op) int {
	if op.ReadsMemory() || op.HasEffect() {
		return 1
	}
	return 0
}

// follow returns the state after branch b out of state at, created if necessary.
func (r *rulesBuilder) follow(at uint16, b *branch) uint16 {
	key := b.key()
	ends := r.states[at].branches
	if k := ends[1]; k > 0 && r.keys[k-1] == key { // usually the last
		return r.branches[k-1].next
	}
	for k := ends[0]; k > 0; k = r.branches[k-1].sibling {
		if r.keys[k-1] == key {
			return r.branches[k-1].next
		}
	}
	b.next = r.newState()
	r.branches = append(r.branches, *b)
	r.keys = append(r.keys, key)
	n := uint16(len(r.branches))
	if ends[1] > 0 {
		r.branches[ends[1]-1].sibling = n
	} else {
		ends[0] = n
	}
	ends[1] = n
	r.states[at].branches = ends
	return b.next
}

// key returns a number that identifies the branch's condition.
func (b *branch) key() uint64 {
	key := uint64(b.kind) | uint64(b.typ)<<8
	if b.kind != opEdge {
		return key | uint64(b.arg)<<32
	}
	if b.swapped {
		key |= 1 << 4
	}
	return key | uint64(b.src)<<16 | uint64(b.op)<<24 | uint64(b.kids)<<40 | uint64(b.pred)<<44 | uint64(b.rmw)<<52 | uint64(b.order)<<60
}

// preorder appends the steps of p to r.form; commutative operations in r.turned
// have their operands exchanged.
func (r *rulesBuilder) preorder(p *target.Node) error {
	if p.Op == ir.OpInvalid {
		return r.leaf(p)
	}
	at := len(r.form)
	r.opStep(p)
	if mayCommute(r.tile, p) {
		if r.turned>>r.commutes&1 != 0 {
			s := &r.form[at]
			s.swapped, s.pred = true, s.pred.Swap()
		}
		r.commutes++
	}
	for _, k := range p.Kids {
		if isLeafOf(r.tile, k, target.SuccOperand) {
			continue
		}
		r.form[at].kids++
		if err := r.preorder(k); err != nil {
			return err
		}
	}
	return nil
}

// mayCommute reports whether swapping the first two operands of p gives a pattern that matches more programs. Two plain
// registers are not swapped, unless their comparison exists in one direction only.
func mayCommute(tile *target.Tile, p *target.Node) bool {
	if !p.Op.IsCommutative() && p.Op != ir.OpICmp && p.Op != ir.OpFCmp || len(p.Kids) < 2 {
		return false
	}
	a, b := p.Kids[0], p.Kids[1]
	plain := isLeafOf(tile, a, target.RegOperand) && isLeafOf(tile, b, target.RegOperand)
	return !plain || p.Op == ir.OpFCmp || p.Op == ir.OpICmp && p.Pred != ir.PredNone
}

func isLeafOf(tile *target.Tile, p *target.Node, kind target.OperandKind) bool {
	return p.Op == ir.OpInvalid && !p.Const && p.Operand >= 0 && tile.Operands[p.Operand].Kind == kind
}

// step appends a step to r.form and returns it.
func (r *rulesBuilder) step(kind edgeKind) *step {
	r.form = append(r.form, step{})
	s := &r.form[len(r.form)-1]
	s.kind, s.operand = kind, -1
	return s
}

// opStep appends the step of the operation p.
func (r *rulesBuilder) opStep(p *target.Node) {
	s := r.step(opEdge)
	s.op, s.rmw, s.order = p.Op, p.RMW, p.Order
	if p.Op == ir.OpICmp || p.Op == ir.OpFCmp {
		s.pred = p.Pred
		s.holds = p.Pred == ir.PredNone
	}
	if p.Type != nil && !typeless(p.Op) {
		s.typ = typeIndex(p.Type)
	}
	if hasSource(p.Op) && len(p.Kids) > 0 {
		s.src = typeIndex(p.Kids[0].Type)
	}
}

// hasSource reports whether instances of op differ by the type of their first operand.
func hasSource(op ir.Op) bool { return op == ir.OpICmp || op == ir.OpFCmp || op.IsConversion() }

// typeless reports whether instances of op are not distinguished by result type.
func typeless(op ir.Op) bool {
	return op == ir.OpCall || op == ir.OpAsm || op == ir.OpFence || op == ir.OpPrefetch || op.IsTerminator()
}

// leaf appends the step of a leaf.
func (r *rulesBuilder) leaf(p *target.Node) error {
	if p.Const {
		s := r.step(constEdge)
		s.typ, s.arg = typeIndex(p.Type), number(&r.consts, p.Imm)
		return nil
	}
	if p.Operand < 0 || p.Operand >= len(r.tile.Operands) {
		return fmt.Errorf("a leaf names operand %d of %d", p.Operand, len(r.tile.Operands))
	}
	o := &r.tile.Operands[p.Operand]
	s := r.step(memEdge) // untyped if it is the address of a memory operation
	s.operand, s.typ = int8(p.Operand), typeIndex(o.Type)
	switch o.Kind {
	case target.RegOperand:
		s.kind = regEdge
		if p.Operand < r.tile.NumDefs {
			return fmt.Errorf("its pattern reads its own result %s", o.Name)
		}
	case target.ImmOperand:
		s.kind, s.arg = immEdge, number(&r.ranges, o.Imm)
	case target.MemOperand:
	default:
		return fmt.Errorf("operand %s cannot be a leaf here", o.Name)
	}
	return nil
}

// number returns the index of x in list, to which it is appended if missing.
func number[T comparable](list *[]T, x T) uint16 {
	if i := slices.Index(*list, x); i >= 0 {
		return uint16(i)
	}
	*list = append(*list, x)
	return uint16(len(*list) - 1)
}

// resultSet returns the set of results of its root operation that tile defines.
func resultSet(tile *target.Tile) uint32 {
	set := uint32(0)
	for _, p := range tile.Patterns {
		set |= 1 << p.Result
	}
	if len(tile.Patterns) == 0 && tile.Pattern != nil {
		set = 1 << tile.Pattern.Result
	}
	return set
}

// partnerOf returns the operand that can be swapped with the use tied to result 0 of tile because both are registers of
// a commutative operation, perhaps with an extended result; or -1.
func partnerOf(tile *target.Tile) int8 {
	p := tile.Pattern
	if p != nil && p.Op == ir.OpZExt && len(p.Kids) == 1 {
		p = p.Kids[0]
	}
	if p == nil || !p.Op.IsCommutative() || tile.NumDefs == 0 || tile.Operands[0].Tied < 0 || len(tile.Patterns) > 1 ||
		!isLeafOf(tile, p.Kids[0], target.RegOperand) || !isLeafOf(tile, p.Kids[1], target.RegOperand) {
		return -1
	}
	a, b := p.Kids[0].Operand, p.Kids[1].Operand
	if tile.Operands[a].Fixed != tile.Operands[b].Fixed || a == b {
		return -1
	}
	switch tile.Operands[0].Tied {
	case a:
		return int8(b)
	case b:
		return int8(a)
	}
	return -1
}
