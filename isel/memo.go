package isel

import (
	"math/bits"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A memo caches the largest instance, or the options, of each shape: a node together with everything that matching may
// examine below it. Blocks resemble each other, so most shapes have been matched before.
//
// The key of a shape holds everything that match, and what it calls, reads from the DAG: for each node that a pattern
// or an address may enter, its operation, types and constants; for each other node, its type; which nodes are
// identical; and what decides whether a load may be executed elsewhere. For options it also holds which nodes are
// required or from other blocks.
type memo struct {
	table  []entry // a power of two, at least twice as many as shapes, open addressing by the low bits of the hash
	shapes int
	words  [][]uint64              // shapes: each is one word, see shape, and its key
	insts  scratch.List[shapeInst] // of shapes

	// Of the current shape.
	tries   []*trie  // of the patterns that may match it
	memory  [2]uint8 // what these say, see trie
	first   uint8
	short   bool
	cover   *Cover
	options *DAG // not nil: its options are requested
	key     [maxKey]uint64
	nkey    int
	nodes   [maxShape]NodeID
	entered [maxShape]entered // how the nodes are described
	n       int
	hash    uint32
	entry   *entry // of the current shape, or a free one for it
	slot    bool   // some node is the address of a slot
	moved   bool   // an address may get an offset from something other than its offsets, or a multiple of these
	again   bool   // a constant occurs again, this time as an offset
	known   bool   // the key is complete
	offsets int    // constants that may be an address's offset
	offset  int8   // the only one, if the key does not have its value, or -1
}

// entered records, for a node in a key, how deep below the root it was entered (0: not at all), and whether as part of
// an address.
type entered struct {
	depth   int8
	address bool
}

// Limits of a memo.
const (
	maxShape   = 20             // nodes of a shape
	maxKey     = 3*maxShape + 3 // words of its key
	minShapes  = 1 << 8         // for which there is room at first
	maxShapes  = 1 << 13        // at a time
	maxList    = 18             // nodes of an instance, with those that it reads
	maxOptions = 32             // of a shape
)

// An entry of the table is a shape.
type entry struct {
	hash uint32 // of its key
	at   int32  // 1 + its position: the number of the piece in memo.words and the word in it; 0: free
}

// pieceBits is the logarithm of the number of words in a piece.
const pieceBits = 10

// A shape is a key and its result: the largest instance, or the options, if any. As a word: the number of words of the
// key (8 bits), the number of instances (8), and the first of them in memo.insts (32).
type shape uint64

func (x shape) key() int   { return int(x & 0xff) }
func (x shape) count() int { return int(x >> 8 & 0xff) }
func (x shape) first() int { return int(x >> 16) }

// A shapeInst is an instance of a shape. Nodes are numbers in the order of the key.
type shapeInst struct {
	tile                      target.TileID
	cost                      int32
	off                       int32
	size                      int16
	pred                      ir.Pred
	scale                     uint8
	folds                     bool
	extras                    bool // its boundary depends on the arguments
	addr, got, thread         bool // it has an address:
	segment                   uint8
	base, index, symbol, slot int8          // the nodes of its parts, or -1
	offset                    int8          // the node of its offset, or -1: off
	imm                       int8          // or -1
	numUses, core, end, bound uint8         // starts of the parts of list after the uses
	list                      [maxList]int8 // its uses, what it covers, its boundary
}

// lookUpMemo returns the largest instance at n that c permits, NoInst if there is none, if it is cached from another
// node of the same shape. Otherwise, memoize may be called.
func (m *Matches) lookUpMemo(n NodeID, c *Cover) (best InstID, ok bool) {
	m.memo.cover, m.memo.options = c, nil
	x, ok := m.lookUp(n)
	if x.count() == 0 {
		return NoInst, ok
	}
	return m.instantiate(m.memo.insts.At(x.first())), true
}

// lookUpOptions creates the instances of the options at n, then the last of Matches, if they are cached from another
// node of the same shape. Otherwise, memoizeOptions may be called.
func (m *Matches) lookUpOptions(n NodeID) bool {
	m.memo.options = m.dag
	x, ok := m.lookUp(n)
	for i := range x.count() {
		m.instantiate(m.memo.insts.At(x.first() + i))
	}
	return ok
}

// lookUp returns the shape of n, if it is cached.
func (m *Matches) lookUp(n NodeID) (x shape, ok bool) {
	s := &m.memo
	s.nkey, s.n, s.slot, s.moved, s.again, s.offsets, s.offset = 0, 0, false, false, false, 0, -1
	if s.known = m.describeRoot(n) && s.describeOffsets(m.dag); !s.known {
		return 0, false
	}
	if s.table == nil {
		s.table = make([]entry, 2*minShapes)
	}
	key := s.key[:s.nkey]
	h := uint64(0)
	for _, w := range key {
		h = bits.RotateLeft64((h^w)*0x9e3779b97f4a7c15, 29)
	}
	s.hash = uint32(h)
	table := s.table
	for i := s.hash; ; i++ {
		e := &table[int(i)&(len(table)-1)]
		if e.at == 0 {
			s.entry = e
			return 0, false
		}
		if e.hash == s.hash {
			words := s.words[(e.at-1)>>pieceBits][(e.at-1)&(1<<pieceBits-1):]
			if x := shape(words[0]); x.key() == len(key) && slices.Equal(words[1:1+len(key)], key) {
				return x, true
			}
		}
	}
}

// Fields of the first word of a node's key above its operation (9 bits, see ir.MaxOps), two types (8 each), predicate
// (5), atomic operation (5), ordering (3) and number of operands (3).
const (
	keyOpaque uint64 = 1 << (iota + 41)
	keyRequired
	keyPinned
	keyCalled
	keySmall
	keyVolatile
	keyUsed
	keyBehind
	keyUnaligned
	keyChosen
	keySame
	keyClass
	keyOffset
	keyOver
	keyOverMore
	keyOptions
	keyCost = 57 // the bit at which Options.RegisterCost is
)

var _ [1<<9 - ir.MaxOps]struct{} // operations fit into 9 bits

// keyWord returns the first word of the key of an entered node with the given number of kids.
func keyWord(n *node, v *ir.Value, kids int) uint64 {
	return uint64(n.op) | uint64(n.typ)<<9 | uint64(n.src)<<17 | uint64(v.Pred)<<25 | uint64(v.RMW)<<30 | uint64(v.Order)<<35 | uint64(min(kids, 7))<<38
}

// describeRoot writes the key of the shape of n and reports whether it could.
func (m *Matches) describeRoot(n NodeID) bool {
	s, d := &m.memo, m.dag
	nd := &d.nodes[n]
	v := nd.value
	over, named, ok := m.mayMatch(nd, nd.nameType())
	if !ok || nd.typ == 255 || m.registerCost>>(64-keyCost) != 0 {
		return false
	}
	kids := d.kids[nd.kids[0]:nd.kids[1]]
	if hasExtras(nd.op) { // patterns name the first of them only
		kids = kids[:min(len(kids), named)]
	}
	w := nd.key
	if nd.flags&nodeRequired != 0 {
		w |= keyRequired
	}
	if nd.flags&nodePinned != 0 {
		w |= keyPinned
	}
	if nd.op == ir.OpSym && d.onlyCalled(n) {
		w |= keyCalled
	}
	if d.fn.Attrs.MinSize {
		w |= keySmall
	}
	if v.Volatile {
		w |= keyVolatile
	}
	if s.options != nil {
		w |= keyOptions
	}
	w |= uint64(m.registerCost) << keyCost
	if nd.used != 0 {
		w |= keyUsed
	}
	s.add(n, w)
	if over[0] != 0 {
		s.key[0] |= keyOver
		s.extend(over[0])
	}
	if over[1]|over[2]|over[3] != 0 {
		s.key[0] |= keyOverMore
		s.extend(over[1])
		s.extend(over[2])
		s.extend(over[3])
	}
	if v.Type.Kind == ir.StructKind {
		s.extend(uint64(len(v.Type.Fields))<<32 | uint64(nd.used&allResults(v.Type)))
	}
	address := false
	switch nd.op {
	case ir.OpAdd:
		address = true
		s.moved = m.rules.rooted(ir.OpInvalid, nd.typ).short
	case ir.OpSub, ir.OpMul, ir.OpShl:
		address, s.moved = true, true
	case ir.OpSlotAddr:
		s.leaf(nd)
	case ir.OpConst:
		s.literal(m.rules, nd)
	case ir.OpSym, ir.OpBlockAddr:
		s.leaf(nd)
	}
	for i, k := range kids {
		if !m.describe(k, 1, address, s.first>>i&1 != 0, true) {
			return false
		}
	}
	if s.slot && d.behindCall(n) {
		s.key[0] |= keyBehind
	}
	if s.options != nil && hasExtras(nd.op) {
		s.extend(s.among(d.extras(n)))
	}
	return true
}

// among returns the set of the nodes of the key that are in list.
func (s *memo) among(list []NodeID) (set uint64) {
	for i, n := range s.nodes[:s.n] {
		if contains(list, n) {
			set |= 1 << i
		}
	}
	return set
}

// mayMatch finds the tries of the patterns that may match nd, a root at a type given by its index. It returns the set
// of those with an operation below the root, the maximum number of root operands named by a pattern, and whether the
// tries' bits are exact.
func (m *Matches) mayMatch(nd *node, typ uint8) (over shapeSet, named int, ok bool) {
	s := &m.memo
	root := m.rules.rooted(nd.op, typ)
	s.tries = append(s.tries[:0], &root.trie)
	s.memory, s.first, s.short, named, ok = root.memory, root.first, root.short, int(root.kids), !root.deep
	if len(root.shapes) == 0 {
		return over, named, ok
	}
	over = m.over(nd, root)
	for i := over.next(0); i < len(root.over); i = over.next(i + 1) {
		t := m.rules.trieOver(nd.op, typ, root, i)
		s.tries = append(s.tries, t)
		ok = ok && !t.deep
		named = max(named, int(t.kids))
		s.memory[0], s.memory[1] = s.memory[0]|t.memory[0], s.memory[1]|t.memory[1]
		s.first, s.short = s.first|t.first, s.short || t.short
	}
	return over, named, ok
}

// inner reports whether op occurs at this depth below the root of some pattern.
func (s *memo) inner(op ir.Op, depth int) bool {
	for _, t := range s.tries {
		if t.inner[op]>>depth&1 != 0 {
			return true
		}
	}
	return false
}

// describe writes the key of k, at depth operations below the root, and reports whether it could. term: k is an operand
// of an operation inside an address; memory: an address may start at k; alone: the operations between k and the root
// have no other use.
func (m *Matches) describe(k NodeID, depth int, term, memory, alone bool) bool {
	s := &m.memo
	for i, n := range s.nodes[:s.n] {
		if n == k {
			if !m.describedAs(i, k, depth, term || memory) {
				return false
			}
			s.extend(keySame | uint64(i))
			s.again = s.again || (term || memory) && m.dag.nodes[k].op == ir.OpConst
			return s.nkey < maxKey-3
		}
	}
	if s.n == maxShape || s.nkey >= maxKey-3 {
		return false
	}
	nd := &m.dag.nodes[k]
	if nd.flags&nodeFloating != 0 {
		if nd.op == ir.OpConst && !memory {
			s.constant(m.rules, k, nd, term)
		} else {
			s.add(k, nd.key)
			s.leaf(nd)
		}
		return nd.typ != 255
	}
	if nd.flags&nodeInput == 0 && depth < 8 {
		address := (term || memory) && inAddress[nd.op]
		if (address || s.inner(nd.op, depth)) && m.mayEnter(nd, k, alone) {
			return m.enterKey(k, nd, depth, address, alone)
		}
	}
	s.add(k, keyOpaque|uint64(nd.typ)<<9)
	return nd.op != ir.OpSegment // no register holds it
}

// describedAs reports whether node number i of the key, k, met again at this depth, in an address or not, is already
// described with everything that matching may examine there. At its first occurrence, nothing may have entered it.
func (m *Matches) describedAs(i int, k NodeID, depth int, inside bool) bool {
	nd, e := &m.dag.nodes[k], m.memo.entered[i]
	if nd.flags&(nodeFloating|nodeInput) != 0 || depth >= 8 {
		return true
	}
	return (!inside || !inAddress[nd.op] || e.address) && (!m.memo.inner(nd.op, depth) || int(e.depth) == depth)
}

// inAddress is true for operations with operands that an address may contain.
var inAddress = [ir.MaxOps]bool{ir.OpAdd: true, ir.OpSub: true, ir.OpMul: true, ir.OpShl: true, ir.OpSegment: true}

// enterKey is describe for a node that may be entered.
func (m *Matches) enterKey(k NodeID, nd *node, depth int, address, alone bool) bool {
	s := &m.memo
	w := nd.key
	if s.options == nil && s.cover.Choice[k] != NoInst {
		w |= keyChosen
	}
	if (nd.typ == anyVector || nd.typ == anyWide) && nd.op.ReadsMemory() && nd.value.Align < m.rules.target.VectorAlign {
		w |= keyUnaligned
	}
	s.add(k, w)
	s.entered[s.n-1] = entered{int8(depth), address}
	if nd.op == ir.OpSegment {
		s.extend(uint64(nd.value.Imm))
	}
	alone = alone && nd.uses == 1 && nd.flags&nodeRequired == 0
	s.moved = s.moved || address && nd.op != ir.OpAdd
	memory := depth >= 7 || s.memory[touchesMemory(nd.op)]>>(depth+1)&1 != 0
	for _, kid := range m.dag.Kids(k) {
		if !m.describe(kid, depth+1, address, memory, alone) {
			return false
		}
	}
	return nd.typ != 255
}

// mayEnter reports whether a pattern may enter k below its root, see fits.
func (m *Matches) mayEnter(nd *node, k NodeID, alone bool) bool {
	switch {
	case nd.op.HasEffect():
		return false
	case nd.op.ReadsMemory():
		return nd.uses == 1 && alone && m.dag.MayFold(k, m.memo.nodes[0]) && m.dag.nodes[m.memo.nodes[0]].flags&nodePinned == 0
	}
	return true
}

// add appends a node with the first word of its key.
func (s *memo) add(n NodeID, w uint64) {
	if s.options != nil {
		flags := s.options.nodes[n].flags
		if flags&(nodeRequired|nodeInput) != 0 {
			w |= keyRequired
		}
	}
	s.nodes[s.n], s.entered[s.n] = n, entered{}
	s.n++
	s.extend(w)
}

func (s *memo) extend(w uint64) {
	s.key[s.nkey] = w
	s.nkey++
}

// leaf appends what patterns and addresses test of a constant or the address of a symbol or slot.
func (s *memo) leaf(nd *node) {
	switch nd.op {
	case ir.OpConst, ir.OpSym, ir.OpBlockAddr:
		s.extend(uint64(nd.value.Imm))
		s.moved = s.moved || nd.value.Imm != 0
	case ir.OpSlotAddr: // which slot it is does not matter
		s.slot = true
		if nd.value.Hi != 0 {
			s.key[s.nkey-1] |= keyChosen // more follows
			s.extend(uint64(nd.value.Hi))
			s.moved = true
		}
	}
}

// constant writes the key of the constant k, which may be an immediate: its pattern properties, or its value. As a term
// of an address, it may be an offset.
func (s *memo) constant(r *Rules, k NodeID, nd *node, term bool) {
	v := nd.value.Imm
	kind := kindOf(nd.value)
	class := uint64(kind)
	exact := kind == oddImm
	bit := 8
	for _, t := range s.tries {
		exact = exact || bit+len(t.ranges) > 40 || slices.Contains(t.consts, v)
		for i := range t.ranges {
			if t.ranges[i].Allows(v, nil) {
				class |= 1 << (bit + i)
			}
		}
		bit += len(t.ranges)
	}
	w := nd.key | keyClass
	switch {
	case exact || term && (!r.near || s.short || v != int64(int16(v)) || s.moved):
		w, class = nd.key, uint64(v)
		s.moved = s.moved || term
	case term:
		w |= keyOffset
		class |= uint64(r.offsetBytes(v)) << 48
		s.offsets++
		s.offset = int8(s.n)
	}
	s.add(k, w)
	s.extend(class)
}

// offsetBytes classifies offsets by the address length they cause.
func (r *Rules) offsetBytes(off int64) int {
	p := target.Assignment{Base: target.AnyReg, Index: regalloc.NoReg, Off: off}
	n := 2 * r.target.AddressBytes(&p)
	if off == 0 {
		n++
	}
	return n
}

// literal writes the key of a constant that is the root.
func (s *memo) literal(r *Rules, nd *node) {
	v := nd.value.Imm
	kind := kindOf(nd.value)
	class := uint64(kind)
	leaves := r.rooted(ir.OpInvalid, nd.typ).leaves
	exact := kind == oddImm || len(leaves) > 32
	for i := range leaves {
		tile := &r.target.Tiles[leaves[i].tile]
		if p := tile.Pattern; p.Const {
			exact = exact || v == p.Imm
		} else if tile.Operands[p.Operand].Imm.Allows(v, nil) {
			class |= 1 << (i + 8)
		}
	}
	if exact {
		s.extend(uint64(v))
		return
	}
	s.key[0] |= keyClass
	s.extend(class)
}

// describeOffsets writes the values of constants, unless only one may be an offset and nothing else affects offsets.
func (s *memo) describeOffsets(d *DAG) bool {
	if !s.again && (s.offsets == 0 || s.offsets == 1 && !s.moved) {
		return true
	}
	s.offset = -1
	if s.nkey+s.n > maxKey {
		return false
	}
	for _, n := range s.nodes[:s.n] {
		if nd := &d.nodes[n]; nd.op == ir.OpConst && nd.flags&nodeFloating != 0 {
			s.extend(uint64(nd.value.Imm))
		}
	}
	return true
}

// memoize stores best, an instance or NoInst, for the shape that lookUpMemo did not know.
func (m *Matches) memoize(best InstID) {
	s := &m.memo
	first := s.insts.Len()
	if !s.known || best != NoInst && !s.keep(m, s.insts.Add(), &m.insts[best]) {
		s.insts.Cut(first)
		return
	}
	s.enter(first)
}

// memoizeOptions stores list, the options at the node whose shape lookUpOptions did not know.
func (m *Matches) memoizeOptions(list []option) {
	s := &m.memo
	if !s.known || len(list) > maxOptions {
		return
	}
	first := s.insts.Len()
	for i := range list {
		if !s.keep(m, s.insts.Add(), &m.insts[list[i].inst]) {
			s.insts.Cut(first)
			return
		}
	}
	s.enter(first)
}

// enter stores a shape with the current key and the instances from first on.
func (s *memo) enter(first int) {
	s.shapes++
	*s.entry = entry{s.hash, s.write(shape(s.nkey)|shape(s.insts.Len()-first)<<8|shape(first)<<16) + 1}
	switch {
	case 2*s.shapes < len(s.table):
	case s.shapes >= maxShapes:
		s.shapes, s.words = 0, s.words[:0]
		s.insts.Cut(0)
		clear(s.table)
	default:
		old := s.table
		s.table = make([]entry, 2*len(old))
		for _, e := range old {
			i := int(e.hash) & (len(s.table) - 1)
			for s.table[i].at != 0 {
				i = (i + 1) & (len(s.table) - 1)
			}
			s.table[i] = e
		}
	}
}

// write appends x and the current key to the words and returns where they are.
func (s *memo) write(x shape) int32 {
	k := len(s.words) - 1
	if k < 0 || len(s.words[k])+1+s.nkey > 1<<pieceBits {
		k++
		if k < cap(s.words) {
			s.words = s.words[:k+1]
			s.words[k] = s.words[k][:0]
		} else {
			s.words = append(s.words, nil)
		}
		if cap(s.words[k]) == 0 {
			s.words[k] = make([]uint64, 0, 1<<pieceBits)
		}
	}
	at := len(s.words[k])
	s.words[k] = append(append(s.words[k], uint64(x)), s.key[:s.nkey]...)
	return int32(k<<pieceBits + at)
}

// keep writes in, an instance at the current shape, into x, and reports whether it fits.
func (s *memo) keep(m *Matches, x *shapeInst, in *Instance) bool {
	*x = shapeInst{}
	ok := true
	number := func(n NodeID) int8 {
		if n == NoNode {
			return -1
		}
		k := slices.Index(s.nodes[:s.n], n)
		ok = ok && k >= 0
		return int8(k)
	}
	x.tile, x.cost, x.size, x.pred, x.folds, x.imm = in.Tile, in.Cost-m.slotCharge(in), int16(in.Size), in.Pred, in.folds, number(in.Imm)
	x.extras = hasExtras(m.dag.nodes[in.Root].op)
	end := in.boundary[1]
	if x.extras {
		end = in.boundary[0]
	}
	list := m.pool[in.uses[0]:end]
	if len(list) > maxList {
		return false
	}
	for i, n := range list {
		x.list[i] = number(n)
	}
	x.numUses, x.core = uint8(in.uses[1]-in.uses[0]), uint8(in.core-in.uses[0])
	x.end, x.bound = uint8(in.covered[1]-in.uses[0]), uint8(len(list))
	x.base, x.index, x.symbol, x.slot, x.offset = -1, -1, -1, -1, -1
	if in.Addr == NoAddr {
		return ok
	}
	a := &m.addrs[in.Addr]
	x.addr, x.scale, x.off, x.got, x.thread, x.segment = true, a.Scale, int32(a.Off), a.GOT, a.Thread, a.Segment
	x.base, x.index = number(a.Base), number(a.Index)
	if s.offset >= 0 {
		want := int64(0)
		if slices.Contains(m.slice(a.covered), s.nodes[s.offset]) {
			x.offset = s.offset
			want = m.dag.nodes[s.nodes[s.offset]].value.Imm
		}
		ok = ok && a.Off == want
	}
	for _, n := range m.pool[in.covered[0]:in.covered[1]] {
		switch v := m.dag.nodes[n].value; {
		case a.Sym != nil && (v.Op == ir.OpSym || v.Op == ir.OpSymGOT) && v.Sym == a.Sym:
			x.symbol = number(n)
		case a.Slot >= 0 && v.Op == ir.OpSlotAddr && int32(v.Imm) == a.Slot:
			x.slot = number(n)
		}
	}
	return ok && a.Off == int64(x.off) && (a.Sym == nil) == (x.symbol < 0) && (a.Slot < 0) == (x.slot < 0)
}

// instantiate makes the instance of x at the current nodes.
func (m *Matches) instantiate(x *shapeInst) InstID {
	nodes, dag := &m.memo.nodes, m.dag
	list := x.list[:x.bound]
	from := len(m.pool)
	m.pool = slices.Grow(m.pool, len(list))[:from+len(list)]
	pool := m.pool[from:]
	for i, k := range list {
		pool[i] = nodes[k]
	}
	best, at := InstID(len(m.insts)), int32(from)
	in := m.newInst()
	in.Tile, in.Root, in.Cost, in.Size, in.Pred, in.folds = x.tile, nodes[0], x.cost, int32(x.size), x.pred, x.folds
	in.Imm, in.Addr = NoNode, NoAddr
	if x.imm >= 0 {
		in.Imm = nodes[x.imm]
	}
	in.uses[0], in.uses[1] = at, at+int32(x.numUses)
	in.covered[0], in.core, in.covered[1] = in.uses[1], at+int32(x.core), at+int32(x.end)
	in.boundary[0], in.boundary[1] = in.covered[1], at+int32(x.bound)
	if x.addr {
		in.Addr = AddrID(len(m.addrs))
		a := m.newAddress()
		a.Scale, a.Off, a.GOT, a.Thread, a.Segment = x.scale, int64(x.off), x.got, x.thread, x.segment
		a.covered[0], a.covered[1] = in.core, in.covered[1]
		if x.offset >= 0 {
			a.Off = dag.nodes[nodes[x.offset]].value.Imm
		}
		if x.base >= 0 {
			a.Base = nodes[x.base]
		}
		if x.index >= 0 {
			a.Index = nodes[x.index]
		}
		if x.symbol >= 0 {
			a.Sym = dag.nodes[nodes[x.symbol]].value.Sym
		}
		if x.slot >= 0 {
			a.Slot = int32(dag.nodes[nodes[x.slot]].value.Imm)
		}
	}
	in.Cost += m.slotCharge(in)
	if x.extras {
		m.bound(in)
	}
	return best
}
