package isel

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// A memo keeps the largest instance of each shape: of a node with what of the nodes below it matching
// may look at. Blocks are much alike, above all where nobody has optimised them, so that most shapes have
// been matched before.
//
// The key of a shape has all that match, and what it calls, ask of the DAG: of each node that a pattern or an address
// may enter its operation, types and constants, of each other its type; which of them are the same; and what decides
// whether a load may be executed elsewhere.
type memo struct {
	heads  []int32 // by hash: one more than the last shape with it, or 0
	shapes []shape
	keys   []uint64 // of the shapes
	lists  []int8   // of their nodes

	// Of the shape at hand.
	tries []*trie // of the patterns that may match it
	cover *Cover
	key   [maxKey]uint64
	nkey  int
	nodes [maxShape]NodeID
	n     int
	hash  uint64
	slot  bool // the address of a slot is among the nodes
	known bool // the key is complete
}

// limits of what a memo keeps.
const (
	maxShape  = 20             // nodes of a shape
	maxKey    = 2*maxShape + 2 // words of its key
	maxShapes = 1 << 14        // at a time
	hashes    = uint64(2 * maxShapes)
)

// A shape is a key and the largest instance for it. Where an instance has nodes this one has numbers of them in
// the order of the key.
type shape struct {
	key  int32 // where it begins in memo.keys
	list int32 // where the nodes of the instance begin in memo.lists: its uses, what it covers, its boundary
	next int32 // the shape with the same hash, or 0
	nkey uint8
	none bool // there is no instance

	// Of the instance.
	tile                      target.TileID
	cost, size                int32
	pred                      ir.Pred
	folds                     bool
	numUses, core, end, bound uint8 // where in the list what begins that is behind the uses
	imm                       int8  // or -1
	extras                    bool  // its boundary depends on the arguments
	addr                      bool  // it has an address:
	scale                     uint8
	got                       bool
	base, index, symbol, slot int8 // the nodes with its parts, or -1
	off                       int64
}

// recall returns the largest instance at n that c permits, NoInst if there is none, if it has been found for
// another node of the same shape. If not, learn may be told.
func (m *Matches) recall(n NodeID, c *Cover) (best InstID, ok bool) {
	s := &m.memo
	s.cover, s.nkey, s.n, s.slot = c, 0, 0, false
	if s.known = m.describeRoot(n); !s.known {
		return NoInst, false
	}
	if s.heads == nil {
		s.heads = make([]int32, hashes)
	}
	key := s.key[:s.nkey]
	h := uint64(0)
	for _, w := range key {
		h = (h ^ w) * 0x9e3779b97f4a7c15
		h ^= h >> 32
	}
	s.hash = h % hashes
	for k := s.heads[s.hash]; k > 0; {
		x := &s.shapes[k-1]
		if int(x.nkey) == len(key) && sameKey(s.keys[x.key:], key) {
			return m.instantiate(x), true
		}
		k = x.next
	}
	return NoInst, false
}

// sameKey reports whether a begins with key.
func sameKey(a, key []uint64) bool {
	a = a[:len(key)]
	for i, w := range key {
		if a[i] != w {
			return false
		}
	}
	return true
}

// What the first word of a node's key has above its operation (8 bits), two types (8 each), predicate (5),
// operation of an atomic (5), order (3) and number of operands (3).
const (
	keyOpaque uint64 = 1 << (iota + 40)
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
	keyCost = 56 // the bit at which Options.RegisterCost stands
)

// keyWord returns the first word of the key of a node with so many kids that is entered.
func keyWord(n *node, v *ir.Value, kids int) uint64 {
	return uint64(n.op) | uint64(n.typ)<<8 | uint64(n.src)<<16 | uint64(v.Pred)<<24 | uint64(v.RMW)<<29 | uint64(v.Order)<<34 | uint64(min(kids, 7))<<37
}

// describeRoot writes the key of the shape of n and reports whether it could.
func (m *Matches) describeRoot(n NodeID) bool {
	s, d := &m.memo, m.dag
	nd := &d.nodes[n]
	v := nd.value
	typ := nd.typ
	if nd.op == ir.OpICmp || nd.op == ir.OpFCmp {
		typ = nd.src
	}
	root := m.rules.rooted(nd.op, typ)
	s.tries = append(s.tries[:0], &root.trie)
	for i := range root.over {
		if m.isOver(nd, &root.over[i]) {
			s.tries = append(s.tries, m.rules.trieOver(nd.op, typ, &root.over[i]))
		}
	}
	named := 0
	for _, t := range s.tries {
		if t.deep {
			return false
		}
		named = max(named, int(t.kids))
	}
	if nd.typ == 255 || m.registerCost>>(64-keyCost) != 0 {
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
	w |= uint64(m.registerCost) << keyCost
	if nd.used != 0 {
		w |= keyUsed
	}
	s.add(n, w)
	if v.Type.Kind == ir.StructKind {
		s.extend(uint64(len(v.Type.Fields))<<32 | uint64(nd.used&allResults(v.Type)))
	}
	address := false
	switch nd.op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		address = true
	case ir.OpSlotAddr:
		s.extend(uint64(nd.uses))
		s.leaf(nd)
	case ir.OpConst, ir.OpSym, ir.OpBlockAddr:
		s.leaf(nd)
	}
	for _, k := range kids {
		if !m.describe(k, 1, address, true) {
			return false
		}
	}
	if s.slot && d.behindCall(n) {
		s.key[0] |= keyBehind
	}
	return true
}

// describe writes the key of k, which is depth operations below the root, and reports whether it could. Address says that
// k may be part of an address that begins above it, alone that the operations between it and the root have this one use.
func (m *Matches) describe(k NodeID, depth int, address, alone bool) bool {
	s := &m.memo
	for i, n := range s.nodes[:s.n] {
		if n == k {
			s.extend(keySame | uint64(i))
			return s.nkey < maxKey-2
		}
	}
	if s.n == maxShape || s.nkey >= maxKey-2 {
		return false
	}
	nd := &m.dag.nodes[k]
	if nd.flags&nodeFloating != 0 {
		s.add(k, nd.key)
		s.leaf(nd)
		return nd.typ != 255
	}
	if nd.flags&nodeInput == 0 && depth < 8 {
		inner := false
		for _, t := range s.tries {
			address = address || t.memory>>depth&1 != 0
			inner = inner || t.inner[nd.op]>>depth&1 != 0
		}
		address = address && inAddress[nd.op]
		if (address || inner) && m.mayEnter(nd, k, alone) {
			return m.enterKey(k, nd, depth, address, alone)
		}
	}
	s.add(k, keyOpaque|uint64(nd.typ)<<8)
	return true
}

// inAddress says of operations with operands that an address may have them inside.
var inAddress = [ir.NumOps]bool{ir.OpAdd: true, ir.OpSub: true, ir.OpMul: true, ir.OpShl: true}

// enterKey is describe of a node that may be entered.
func (m *Matches) enterKey(k NodeID, nd *node, depth int, address, alone bool) bool {
	s := &m.memo
	w := nd.key
	if s.cover.Choice[k] != NoInst {
		w |= keyChosen
	}
	if (nd.typ == anyVector || nd.typ == anyWide) && nd.op.ReadsMemory() && nd.value.Align < m.rules.target.VectorAlign {
		w |= keyUnaligned
	}
	s.add(k, w)
	alone = alone && nd.uses == 1 && nd.flags&nodeRequired == 0
	for _, kid := range m.dag.Kids(k) {
		if !m.describe(kid, depth+1, address, alone) {
			return false
		}
	}
	return nd.typ != 255
}

// mayEnter reports whether nothing forbids that a pattern enters k below its root, see fits.
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
	s.nodes[s.n] = n
	s.n++
	s.extend(w)
}

func (s *memo) extend(w uint64) {
	s.key[s.nkey] = w
	s.nkey++
}

// leaf appends what patterns and addresses ask of a constant or the address of a symbol or a slot.
func (s *memo) leaf(nd *node) {
	switch nd.op {
	case ir.OpConst, ir.OpSym, ir.OpBlockAddr:
		s.extend(uint64(nd.value.Imm))
	case ir.OpSlotAddr: // which slot it is does not matter
		s.extend(uint64(nd.value.Hi))
		s.slot = true
	}
}

// learn keeps best, an instance or NoInst, for the shape that recall did not know.
func (m *Matches) learn(best InstID) {
	s := &m.memo
	if !s.known {
		return
	}
	if len(s.shapes) == maxShapes {
		s.shapes, s.keys, s.lists = s.shapes[:0], s.keys[:0], s.lists[:0]
		clear(s.heads)
	}
	x := shape{next: s.heads[s.hash], key: int32(len(s.keys)), list: int32(len(s.lists)), nkey: uint8(s.nkey), none: best == NoInst}
	if best != NoInst && !s.keep(m, &x, &m.insts[best]) {
		s.lists = s.lists[:x.list]
		return
	}
	s.keys = append(s.keys, s.key[:s.nkey]...)
	s.shapes = append(s.shapes, x)
	s.heads[s.hash] = int32(len(s.shapes))
}

// keep writes in, an instance at the shape at hand, into x, and reports whether it could.
func (s *memo) keep(m *Matches, x *shape, in *Instance) bool {
	ok := true
	number := func(n NodeID) int8 {
		if n == NoNode {
			return -1
		}
		k := slices.Index(s.nodes[:s.n], n)
		ok = ok && k >= 0
		return int8(k)
	}
	x.tile, x.cost, x.size, x.pred, x.folds, x.imm = in.Tile, in.Cost, in.Size, in.Pred, in.folds, number(in.Imm)
	x.extras = hasExtras(m.dag.nodes[in.Root].op)
	end := in.boundary[1]
	if x.extras {
		end = in.boundary[0]
	}
	list := m.pool[in.uses[0]:end]
	for _, n := range list {
		s.lists = append(s.lists, number(n))
	}
	x.numUses, x.core = uint8(in.uses[1]-in.uses[0]), uint8(in.core-in.uses[0])
	x.end, x.bound = uint8(in.covered[1]-in.uses[0]), uint8(len(list))
	x.base, x.index, x.symbol, x.slot = -1, -1, -1, -1
	if in.Addr == NoAddr {
		return ok
	}
	a := &m.addrs[in.Addr]
	x.addr, x.scale, x.off, x.got = true, a.Scale, a.Off, a.GOT
	x.base, x.index = number(a.Base), number(a.Index)
	for _, n := range m.pool[in.covered[0]:in.covered[1]] {
		switch v := m.dag.nodes[n].value; {
		case a.Sym != nil && (v.Op == ir.OpSym || v.Op == ir.OpSymGOT) && v.Sym == a.Sym:
			x.symbol = number(n)
		case a.Slot >= 0 && v.Op == ir.OpSlotAddr && int32(v.Imm) == a.Slot:
			x.slot = number(n)
		}
	}
	return ok && (a.Sym == nil) == (x.symbol < 0) && (a.Slot < 0) == (x.slot < 0)
}

// instantiate makes the instance of x at the nodes at hand.
func (m *Matches) instantiate(x *shape) InstID {
	if x.none {
		return NoInst
	}
	nodes, dag := &m.memo.nodes, m.dag
	list := m.memo.lists[x.list : x.list+int32(x.bound)]
	from := len(m.pool)
	m.pool = slices.Grow(m.pool, len(list))[:from+len(list)]
	pool := m.pool[from:]
	for i, k := range list {
		pool[i] = nodes[k]
	}
	best, at := InstID(len(m.insts)), int32(from)
	if len(m.insts) == cap(m.insts) {
		m.insts = slices.Grow(m.insts, 1)
	}
	m.insts = m.insts[:best+1]
	in := &m.insts[best]
	in.Tile, in.Root, in.Cost, in.Size, in.Pred, in.folds = x.tile, nodes[0], x.cost, x.size, x.pred, x.folds
	in.Imm, in.Addr = NoNode, NoAddr
	if x.imm >= 0 {
		in.Imm = nodes[x.imm]
	}
	in.uses = [2]int32{at, at + int32(x.numUses)}
	in.covered = [2]int32{in.uses[1], at + int32(x.end)}
	in.core = at + int32(x.core)
	in.boundary = [2]int32{in.covered[1], at + int32(x.bound)}
	if x.addr {
		in.Addr = AddrID(len(m.addrs))
		m.addrs = append(m.addrs, Address{Base: NoNode, Index: NoNode, Scale: x.scale, Slot: -1, Off: x.off, GOT: x.got, covered: [2]int32{in.core, in.covered[1]}})
		a := &m.addrs[in.Addr]
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
	if x.extras {
		m.bound(in)
	}
	return best
}
