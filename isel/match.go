package isel

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// InstID is an index into the instances of a Matches.
type InstID int32

// NoInst is not an instance.
const NoInst InstID = -1

// projection is the tile of an extractvalue: no code, only one of the results of its operand.
const projection target.TileID = -2

// An Instance is a tile placed on the DAG: it computes its covered nodes (root included) and reads its boundary nodes.
type Instance struct {
	Tile     target.TileID
	Root     NodeID
	Cost     int32    // bytes, and Options.RegisterCost
	Size     int32    // covered nodes, one for each node of the pattern
	Imm      NodeID   // the node that is the immediate, or NoNode
	Addr     AddrID   // or NoAddr
	Pred     ir.Pred  // of the PredOperand
	folds    bool     // executes a load that is not its root
	uses     [2]int32 // register uses in the tile's order: range of Matches.pool
	covered  [2]int32 // the root first, nodes of the address last
	core     int32    // where in covered the address begins
	boundary [2]int32
}

// Matches holds the instances of a target's tiles on one DAG, computed on demand, node by node. It does not allocate
// once it has grown.
type Matches struct {
	rules *Rules
	trie  *trie // of the node being matched
	dag   *DAG
	insts []Instance
	at    [][2]InstID // by node: its instances, if known[n]
	known []bool
	pool  []NodeID // backing of the node lists
	addrs []Address

	registerCost int32 // see Options

	addrOf   [][2]AddrID // by node: its addresses, once computed
	search   addressSearch
	operands target.Assignment // of an instruction with unknown operands
	memo     memo
	verify   bool     // match all memo hits again
	stale    []NodeID // nodes where that found a difference
	matching
}

// matching is the state of matching one node.
type matching struct {
	// Evolving, while one node is matched.
	largest *Cover // compute only the largest instance permitted here
	best    InstID // that one so far
	address int32  // number of nodes inside the largest bound address
	root    NodeID
	pinned  bool   // some candidate tile reads a specific register
	cells   []cell // pending subjects, as persistent lists
	covered [maxDepth]NodeID
	ncov    int
	regs    [maxDepth]NodeID // of accept: by use
	binds   [maxDepth]NodeID // leaves, in preorder
	nbind   int
	preds   [maxDepth]ir.Pred // of comparisons, in preorder
	npred   int
}

// maxDepth is the maximum number of operations, and of leaves, of a pattern.
const maxDepth = 64

// A cell is a subject still to be matched, and the cells after it.
type cell struct {
	n    NodeID
	next int32
	// alone: all operations between the root and n, both excluded, have this one use.
	alone bool
}

// reset prepares m for the DAG d.
func (m *Matches) reset(r *Rules, d *DAG) {
	if m.rules != r {
		m.memo = memo{}
	}
	m.stale = m.stale[:0]
	m.rules, m.dag, m.operands = r, d, target.Unassigned()
	m.insts, m.pool, m.addrs = m.insts[:0], m.pool[:0], m.addrs[:0]
	n := d.Len()
	if cap(m.known) < n {
		m.known = make([]bool, n+n/2)
		m.at = make([][2]InstID, n+n/2)
		m.addrOf = make([][2]AddrID, n+n/2)
	}
	m.known, m.at, m.addrOf = m.known[:n], m.at[:n], m.addrOf[:n]
	clear(m.known)
	clear(m.addrOf)
}

// Inst returns instance i.
func (m *Matches) Inst(i InstID) *Instance { return &m.insts[i] }

// Covered returns the nodes that i computes, its root included; a node appears once for each pattern node that it
// matches.
func (m *Matches) Covered(i InstID) []NodeID { return m.slice(m.insts[i].covered) }

// Boundary returns the distinct nodes that i reads.
func (m *Matches) Boundary(i InstID) []NodeID { return m.slice(m.insts[i].boundary) }

// Uses returns the register uses of i in the tile's order.
func (m *Matches) Uses(i InstID) []NodeID { return m.slice(m.insts[i].uses) }

func (m *Matches) slice(r [2]int32) []NodeID { return m.pool[r[0]:r[1]:r[1]] }

// At returns the half-open range of the instances rooted at n.
func (m *Matches) At(n NodeID) (lo, hi InstID) {
	if !m.known[n] {
		m.known[n] = true
		first := InstID(len(m.insts))
		if m.match(n); m.pinned {
			m.dropPinnedConstants(int(first))
		}
		m.at[n] = [2]InstID{first, InstID(len(m.insts))}
	}
	return m.at[n][0], m.at[n][1]
}

// Largest returns the instance at n that covers the most nodes and is permitted with c, in which the users of n already
// have instances; ties go to fewer bytes, then fewer cycles, then the lower tile. NoInst if there is none. It does not
// compute the list of At.
func (m *Matches) Largest(n NodeID, c *Cover) InstID {
	best, known := m.lookUpMemo(n, c)
	if !known {
		best = m.findLargest(n, c)
		m.memoize(best)
	} else if m.verify {
		if x := m.findLargest(n, c); !m.sameInstance(best, x) {
			m.stale = append(m.stale, n)
		}
	}
	return best
}

// sameInstance reports whether a cached instance agrees with the matched one.
func (m *Matches) sameInstance(a, b InstID) bool {
	if !m.Same(a, b) || a == NoInst {
		return a == b
	}
	x, y := &m.insts[a], &m.insts[b]
	return x.Cost == y.Cost && x.Size == y.Size && x.folds == y.folds && slices.Equal(m.Covered(a), m.Covered(b)) && slices.Equal(m.Boundary(a), m.Boundary(b))
}

// findLargest is Largest by matching.
func (m *Matches) findLargest(n NodeID, c *Cover) InstID {
	m.largest, m.best = c, NoInst
	m.match(n)
	m.largest = nil
	return m.best
}

// Same reports whether a and b, instances or NoInst, are the same tile on the same nodes: Largest creates a new one
// each time.
func (m *Matches) Same(a, b InstID) bool {
	if a == b || a < 0 || b < 0 {
		return a == b
	}
	x, y := &m.insts[a], &m.insts[b]
	return x.Tile == y.Tile && x.Root == y.Root && x.Imm == y.Imm && m.sameAddress(x.Addr, y.Addr) && x.Pred == y.Pred && slices.Equal(m.slice(x.uses), m.slice(y.uses))
}

// sameAddress reports whether a and b, addresses or NoAddr, are computed in the same way.
func (m *Matches) sameAddress(a, b AddrID) bool {
	if a == b || a == NoAddr || b == NoAddr {
		return a == b
	}
	x, y := m.addrs[a], m.addrs[b]
	same := slices.Equal(m.slice(x.covered), m.slice(y.covered))
	x.covered, y.covered = [2]int32{}, [2]int32{}
	return same && x == y
}

// dropPinnedConstants drops the instances from first on, all of one root, that read a constant in a specific register
// if another instance covers it: that register is clobbered soon, and the constant would be rematerialized.
func (m *Matches) dropPinnedConstants(first int) {
	kept := first
	for k := first; k < len(m.insts); k++ {
		if n := m.pinnedConstant(&m.insts[k]); n != NoNode && slices.ContainsFunc(m.insts[first:], func(in Instance) bool { return in.Imm == n }) {
			continue
		}
		if kept < k {
			m.insts[kept] = m.insts[k]
		}
		kept++
	}
	m.insts = m.insts[:kept]
}

// pinnedConstant returns a constant that in reads in a specific register, or NoNode.
func (m *Matches) pinnedConstant(in *Instance) NodeID {
	if in.Tile < 0 {
		return NoNode
	}
	for k, n := range m.pool[in.uses[0]:in.uses[1]] {
		if m.dag.nodes[n].op != ir.OpConst {
			continue
		}
		if tile := &m.rules.target.Tiles[in.Tile]; k < tile.NumUses && tile.Operands[tile.NumDefs+k].Fixed != regalloc.NoReg {
			return n
		}
	}
	return NoNode
}

// Permits reports whether instance i may be chosen after the instances of all users of its root. Neither a load that it
// executes nor any node between the root and the load may be needed outside it: users of the root may recompute the
// root and read these. Selectors work from users to operands and query it before each choice.
func (m *Matches) Permits(i InstID, c *Cover) bool {
	in := &m.insts[i]
	return !in.folds || m.permits(m.pool[in.covered[0]+1:in.core], c)
}

// permits is Permits of an instance that executes a load, about what it covers besides its root.
func (m *Matches) permits(covered []NodeID, c *Cover) bool {
	for _, n := range covered {
		if c.Choice[n] != NoInst && !m.dag.Floating(n) {
			return false
		}
	}
	return true
}

// match appends all instances rooted at n, or only the largest one.
func (m *Matches) match(n NodeID) {
	d := m.dag
	nd := &d.nodes[n]
	m.pinned = false
	if nd.flags&nodeInput != 0 {
		return
	}
	m.root, m.ncov, m.nbind, m.npred, m.address = n, 0, 0, 0, 0
	m.cells = append(m.cells[:0], cell{n: n, next: -1, alone: true})
	typ := nd.nameType()
	root := m.rules.rooted(nd.op, typ)
	over := m.over(nd, root)
	for i := over.next(0); i < root.before; i = over.next(i + 1) {
		m.walkTrie(m.rules.trieOver(nd.op, typ, root, i))
	}
	m.walkTrie(&root.trie)
	for i := over.next(root.before); i < len(root.over); i = over.next(i + 1) {
		m.walkTrie(m.rules.trieOver(nd.op, typ, root, i))
	}
	if nd.op == ir.OpExtractValue {
		m.project(n)
	}
	if !d.onlyCalled(n) {
		m.constants(n)
		m.leas(n)
	}
}

// walkTrie walks t from its root.
func (m *Matches) walkTrie(t *trie) {
	if m.largest != nil {
		m.rules.group(t)
	}
	m.trie, m.pinned = t, m.pinned || t.pinned
	m.walk(0, 0)
}

// over returns the set of root's shapes that match below nd: an operand is the shape's operation, one of whose operands
// is the inner one.
func (m *Matches) over(nd *node, root *roots) (set shapeSet) {
	for _, k := range m.dag.kids[nd.kids[0]:nd.kids[1]] {
		n := &m.dag.nodes[k]
		if n.flags&nodeInput != 0 || !root.mayBelow(n.op) {
			continue
		}
		for i := range root.shapes {
			if m.isBelow(n, &root.shapes[i]) {
				set[i>>6] |= 1 << (i & 63)
			}
		}
	}
	return set
}

// isBelow reports whether n, an operand of a root, is the operation of x and has the operand of x.
func (m *Matches) isBelow(n *node, x *below) bool {
	return n.named(x.op, x.key) && (x.under == ir.OpInvalid || m.hasOperand(n, x.under, x.underneath))
}

// hasOperand reports whether an operand of nd is the operation op with the type of the given index in its name.
func (m *Matches) hasOperand(nd *node, op ir.Op, key uint8) bool {
	for _, k := range m.dag.kids[nd.kids[0]:nd.kids[1]] {
		if m.dag.nodes[k].named(op, key) {
			return true
		}
	}
	return false
}

// named reports whether nd is the operation op with the type of the given index in its name.
func (nd *node) named(op ir.Op, key uint8) bool {
	if nd.op != op || nd.flags&nodeInput != 0 {
		return false
	}
	return nameKey(op, nd.nameType()) == key
}

// nameType returns the typeIndex of the type in nd's name: for comparisons, that of the arguments.
func (nd *node) nameType() uint8 {
	if nd.op == ir.OpICmp || nd.op == ir.OpFCmp {
		return nd.src
	}
	return nd.typ
}

// walk extends the match along every branch out of state at; list is the rest of the block to be matched. [Koes09 §7.1]
// requires all matches of each node.
func (m *Matches) walk(at uint16, list int32) {
	st := &m.trie.states[at]
	if m.largest != nil && m.cannotImprove(&m.trie.groups[at]) {
		return
	}
	t := m.trie
	if list < 0 {
		for v := st.accepts[0]; v > 0; v = t.variants[v-1].next {
			m.accept(&t.variants[v-1])
		}
		return
	}
	c := m.cells[list]
	var n *node
	if c.n >= 0 {
		n = &m.dag.nodes[c.n]
	}
	if m.largest != nil && n != nil {
		m.walkLargest(&t.groups[at], n, c)
		return
	}
	for k := st.branches[0]; k > 0; {
		b := &t.branches[k-1]
		k = b.sibling
		if n == nil {
			if b.kind == memEdge && b.typ == 0 {
				m.bind(b.next, c)
			}
			continue
		}
		switch {
		case b.kind != opEdge:
			m.leaf(b, n, c)
		case n.op == b.op:
			m.enter(b, n, c)
		case b.op == ir.OpLoad && m.entry(b, n, c):
			m.enterGOT(b, c)
		}
	}
}

// walkLargest extends the match along the branches out of st that fit n, the subject of c; first
// along those that cover it.
func (m *Matches) walkLargest(st *groups, n *node, c cell) {
	if len(st.ops) > 0 {
		ops := st.opsOf(n.op)
		for i := range ops {
			if b := &ops[i]; (b.typ == 0 || b.typ == n.typ) && (b.src == 0 || b.src == n.src) {
				m.enter(b, n, c)
			}
		}
		if n.op == ir.OpSymGOT {
			ops = st.opsOf(ir.OpLoad)
			for i := range ops {
				if b := &ops[i]; m.entry(b, n, c) {
					m.enterGOT(b, c)
				}
			}
		}
	}
	for i := range st.leaves {
		m.leaf(&st.leaves[i], n, c)
	}
}

// entry reports whether n is an entry of the global offset table that the load b may read, by an address with a symbol.
func (m *Matches) entry(b *branch, n *node, c cell) bool {
	return n.op == ir.OpSymGOT && !m.rules.target.Address.NoSym && n.flags&nodeInput == 0 && c.n != m.root && n.typ == b.typ
}

// leaf binds n, the subject of c, to the leaf b, if it fits.
func (m *Matches) leaf(b *branch, n *node, c cell) {
	fits := false
	switch b.kind {
	case regEdge:
		fits = register(n.typ) == b.typ
	case immEdge:
		fits = n.typ == b.typ && n.isImm(&m.trie.ranges[b.arg])
	case constEdge:
		fits = n.op == ir.OpConst && n.typ == b.typ && n.value.Imm == m.trie.consts[b.arg]
	case memEdge:
		if b.typ == 0 || n.typ == b.typ {
			m.bindAddress(b.next, c)
		}
	}
	if fits {
		m.bind(b.next, c)
	}
}

// cannotImprove reports whether everything still reachable from st is smaller than the best so far.
func (m *Matches) cannotImprove(st *groups) bool {
	if m.best == NoInst {
		return false
	}
	most := int32(st.most) + m.address
	if st.memory {
		most = int32(st.most) + maxCovered
	}
	return most < m.insts[m.best].Size
}

// bindAddress binds the subject of c, an address, to the next leaf.
func (m *Matches) bindAddress(next uint16, c cell) {
	before := m.address
	if m.largest != nil && c.n >= 0 {
		lo, hi := m.addresses(c.n)
		for a := lo; a < hi; a++ {
			r := m.addrs[a].covered
			m.address = max(m.address, r[1]-r[0])
		}
	}
	m.bind(next, c)
	m.address = before
}

// bind binds the subject of c to the next leaf.
func (m *Matches) bind(next uint16, c cell) {
	m.binds[m.nbind] = c.n
	m.nbind++
	m.walk(next, c.next)
	m.nbind--
}

// enter matches n, the subject of c, with the operation of b, if everything else fits.
func (m *Matches) enter(b *branch, n *node, c cell) {
	if !m.fits(b, n, c) {
		return
	}
	saved := len(m.cells)
	next := c.next
	kids := m.dag.Kids(c.n)
	alone := c.alone && (c.n == m.root || n.uses == 1 && n.flags&nodeRequired == 0)
	for i := int(b.kids) - 1; i >= 0; i-- {
		k := kids[i]
		if b.swapped && i < 2 {
			k = kids[1-i]
		}
		m.cells = append(m.cells, cell{n: k, next: next, alone: alone})
		next = int32(len(m.cells) - 1)
	}
	m.covered[m.ncov] = c.n
	m.ncov++
	pushed := m.pushPred(b, n)
	m.walk(b.next, next)
	if pushed {
		m.npred--
	}
	m.ncov--
	m.cells = m.cells[:saved]
}

// enterGOT matches a symgot as a load from the global offset table.
func (m *Matches) enterGOT(b *branch, c cell) {
	saved := len(m.cells)
	m.cells = append(m.cells, cell{n: -2 - c.n, next: c.next})
	m.covered[m.ncov] = c.n
	m.ncov++
	m.walk(b.next, int32(saved))
	m.ncov--
	m.cells = m.cells[:saved]
}

// pushPred records the predicate of a comparison.
func (m *Matches) pushPred(b *branch, n *node) bool {
	if n.op != ir.OpICmp && n.op != ir.OpFCmp {
		return false
	}
	p := n.value.Pred
	if b.swapped {
		p = p.Swap()
	}
	m.preds[m.npred] = p
	m.npred++
	return true
}

// fits reports whether n, an operation of the right kind, satisfies the rest of b.
func (m *Matches) fits(b *branch, n *node, c cell) bool {
	if n.flags&nodeInput != 0 { // computed elsewhere: its operands are unknown
		return false
	}
	if b.typ != 0 && b.typ != n.typ || b.src != 0 && b.src != n.src || m.ncov == maxDepth || m.nbind+int(b.kids) > maxDepth {
		return false
	}
	if have := int(n.kids[1] - n.kids[0]); have < int(b.kids) || have > int(b.kids) && !hasExtras(n.op) && n.op != ir.OpPrefetch {
		return false
	}
	v := n.value
	switch {
	case b.pred != ir.PredNone && b.pred != v.Pred:
		return false
	case n.op == ir.OpAtomicRMW && b.rmw != v.RMW:
		return false
	case !b.order.Guarantees(v.Order):
		return false
	}
	if c.n == m.root {
		return true
	}
	switch {
	case n.op.HasEffect():
		// Its results may be extracted; it is not executed elsewhere.
		return false
	case n.op.ReadsMemory():
		if (n.typ == anyVector || n.typ == anyWide) && v.Align < m.rules.target.VectorAlign {
			return false
		}
		return n.uses == 1 && c.alone && m.dag.MayFold(c.n, m.root) && m.dag.nodes[m.root].flags&nodePinned == 0
	}
	return true
}

// hasExtras reports whether nodes of op have operands that patterns do not name: those in fixed registers.
func hasExtras(op ir.Op) bool {
	return op == ir.OpCall || op == ir.OpTailCall || op == ir.OpRet || op == ir.OpAsm
}

// isImm reports whether n is an immediate in the range r.
func (n *node) isImm(r *target.ImmRange) bool {
	switch n.op {
	case ir.OpConst:
		return r.Allows(n.value.Imm, nil)
	case ir.OpSym, ir.OpBlockAddr:
		return r.Allows(n.value.Imm, n.value.Sym)
	}
	return false
}

// accept creates the instances of v from the bindings: one, or one per address of its memory operand.
func (m *Matches) accept(v *variant) {
	if m.largest != nil && !v.mem && m.best != NoInst && int32(v.size) < m.insts[m.best].Size {
		return
	}
	if !m.allowed(v) {
		return
	}
	in := Instance{Tile: v.tile, Root: m.root, Imm: NoNode, Addr: NoAddr}
	if v.cmp >= 0 {
		in.Pred = m.preds[v.cmp]
		if m.rules.target.Syntax.CC[in.Pred] == "" {
			return
		}
	}
	regs := m.regs[:v.numUses]
	for i := range regs {
		regs[i] = NoNode
	}
	mem := NodeID(NoNode)
	consts := 0
	for i, l := range m.trie.leafs[v.leaves[0]:v.leaves[1]] {
		n, slot := m.binds[i], l.slot
		if slot < 0 {
			m.covered[m.ncov+consts] = n
			consts++
			continue
		}
		switch l.kind {
		case target.RegOperand:
			k := int(slot) - int(v.numDefs)
			if regs[k] != NoNode && regs[k] != n {
				return
			}
			regs[k] = n
		case target.ImmOperand:
			if in.Imm != NoNode && in.Imm != n {
				return
			}
			if in.Imm == NoNode && n != m.covered[m.ncov-1] {
				m.covered[m.ncov+consts] = n
				consts++
			}
			in.Imm = n
		case target.MemOperand:
			if mem != NoNode && mem != n {
				return
			}
			mem = n
		}
	}
	m.ncov += consts
	m.record(&in, regs, mem)
	m.ncov -= consts
}

// allowed reports whether the tile of v suits the uses of the root's value.
func (m *Matches) allowed(v *variant) bool {
	root := &m.dag.nodes[m.root]
	switch {
	case v.small && (!m.dag.fn.Attrs.MinSize || root.value.Volatile):
		return false
	case root.op == ir.OpCall || root.op == ir.OpAsm || root.value.Type.Kind == ir.VoidKind:
		return true
	case v.noResult:
		return root.used == 0
	}
	return root.value.Type.Kind != ir.StructKind || root.used&allResults(root.value.Type)&^resultSet(&m.rules.target.Tiles[v.tile]) == 0
}

// allResults returns the set of all fields of t.
func allResults(t *ir.Type) uint32 { return 1<<len(t.Fields) - 1 }

// record appends the instance in, once for each address that can be mem, or once if it has no memory operand.
func (m *Matches) record(in *Instance, regs []NodeID, mem NodeID) {
	switch {
	case mem == NoNode:
		m.finish(in, regs)
	case mem < NoNode:
		in.Addr = m.gotAddress(-2 - mem)
		m.finish(in, regs)
	default:
		lo, hi := m.addresses(mem)
		fits := false
		behind := len(m.rules.target.ABI.IntArgs) > 0 && m.dag.behindCall(m.root)
		for a := lo; a < hi; a++ {
			if in.Imm != NoNode && m.dag.nodes[in.Imm].op != ir.OpConst && m.addrs[a].Sym != nil {
				continue // an instruction names one symbol
			}
			if behind && m.throughSlot(a) {
				continue
			}
			if m.reaches(in.Tile, a) {
				in.Addr, fits = a, true
				m.finish(in, regs)
			}
		}
		if !fits && m.rules.target.Address.Base && m.rules.target.TakesBase(in.Tile) {
			in.Addr = m.plainAddress(mem)
			m.finish(in, regs)
		}
	}
}

// reaches reports whether the tile supports address a: its offset fits, as far as known (slot offsets are not), and the
// tile accesses memory if the address is relative to the thread pointer.
func (m *Matches) reaches(id target.TileID, a AddrID) bool {
	x, t := &m.addrs[a], m.rules.target
	if (x.Thread || x.Segment != 0) && !t.Tiles[id].Accesses() {
		return false
	}
	if x.Index != NoNode {
		off := x.Off
		if x.Slot >= 0 {
			off = 1 // slot offsets are unknown
		}
		if !t.Scales(id, x.Scale, off) {
			return false
		}
	}
	if x.Slot >= 0 {
		return t.TakesSlot(id, x.Off)
	}
	return x.Sym != nil || t.TakesBase(id) && t.Reaches(id, x.Off)
}

// throughSlot reports whether address a reads the address of a slot from a register. After a call that received this
// address in an argument register, it must be recomputed, or copied to a callee-saved register: naming the slot is
// cheaper. If arguments are passed in memory, one register serves both.
func (m *Matches) throughSlot(a AddrID) bool {
	x := &m.addrs[a]
	slot := func(n NodeID) bool { return n != NoNode && m.dag.nodes[n].op == ir.OpSlotAddr }
	return slot(x.Base) || slot(x.Index) && x.Base == NoNode
}

// plainAddress returns the address that is n in a register.
func (m *Matches) plainAddress(n NodeID) AddrID {
	end := int32(len(m.pool))
	a := m.newAddress()
	if m.dag.nodes[n].op == ir.OpSegment {
		m.pool = append(m.pool, n)
		a.Segment = m.rules.target.Address.Segment(m.dag.nodes[n].value.Imm)
		n = m.dag.Kids(n)[0]
	}
	a.Base, a.covered = n, [2]int32{end, int32(len(m.pool))}
	return AddrID(len(m.addrs) - 1)
}

// gotAddress returns the address of the table entry that the symgot n loads.
func (m *Matches) gotAddress(n NodeID) AddrID {
	end := int32(len(m.pool))
	a := m.newAddress()
	a.Sym, a.GOT, a.covered = m.dag.nodes[n].value.Sym, true, [2]int32{end, end}
	if kids := m.dag.Kids(n); len(kids) > 0 {
		a.Base = kids[0]
	}
	return AddrID(len(m.addrs) - 1)
}

// finish appends in with its node lists: regs in the tile's order, the covered nodes, and the boundary. When only the
// largest is requested, it replaces a smaller one.
func (m *Matches) finish(in *Instance, regs []NodeID) {
	var address []NodeID
	if in.Addr != NoAddr {
		address = m.slice(m.addrs[in.Addr].covered)
	}
	in.Size = int32(m.ncov + len(address))
	if m.largest != nil && m.best != NoInst && in.Size < m.insts[m.best].Size {
		return
	}
	in.folds = false
	for k := 1; k < m.ncov; k++ {
		in.folds = in.folds || m.dag.nodes[m.covered[k]].op == ir.OpLoad
	}
	if m.largest != nil && in.folds && !m.permits(m.covered[1:m.ncov], m.largest) {
		return
	}
	in.Cost = m.bytes(in)
	if m.registerCost != 0 && m.handsOver(in) {
		in.Cost += m.registerCost
	}
	in.Cost += m.slotCharge(in)
	if m.largest != nil && m.best != NoInst && !m.larger(in, &m.insts[m.best]) {
		return
	}
	in.uses[0] = int32(len(m.pool))
	m.pool = append(m.pool, regs...)
	in.uses[1] = int32(len(m.pool))
	in.covered[0] = in.uses[1]
	m.pool = append(m.pool, m.covered[:m.ncov]...)
	in.core = int32(len(m.pool))
	m.pool = append(m.pool, address...)
	in.covered[1] = int32(len(m.pool))
	m.bound(in)
	if m.largest != nil && m.best != NoInst {
		m.insts[m.best] = *in
		return
	}
	m.best = InstID(len(m.insts))
	x := m.newInst()
	x.Tile, x.Root, x.Cost, x.Size, x.Imm, x.Addr, x.Pred, x.folds = in.Tile, in.Root, in.Cost, in.Size, in.Imm, in.Addr, in.Pred, in.folds
	x.uses, x.covered, x.core, x.boundary = in.uses, in.covered, in.core, in.boundary
}

// newInst appends an uninitialized instance and returns it.
func (m *Matches) newInst() *Instance {
	n := len(m.insts)
	if n == cap(m.insts) {
		m.insts = slices.Grow(m.insts, 1)
	}
	m.insts = m.insts[:n+1]
	return &m.insts[n]
}

// bound appends the boundary of in, whose other lists are the last in the pool.
func (m *Matches) bound(in *Instance) {
	in.boundary[0] = int32(len(m.pool))
	in.boundary[1] = in.boundary[0]
	for _, n := range m.slice(in.uses) {
		m.addBoundary(in, n)
	}
	if in.Addr != NoAddr {
		m.addBoundary(in, m.addrs[in.Addr].Base)
		m.addBoundary(in, m.addrs[in.Addr].Index)
	}
	if hasExtras(m.dag.nodes[in.Root].op) {
		for _, n := range m.dag.extras(in.Root) {
			m.addBoundary(in, n)
		}
	}
}

// slotCharge is charged, in addition to Options.RegisterCost, for the address of a slot in a register: instructions can
// name the slot with hardly a byte more, so sharing the address only pays if a register must hold it anyway. By
// measurement, no charge is too high on a machine with few registers. The extra length of stack pointer addresses is
// charged at each use as well; otherwise many uses would pay, and arguments of many calls that could be pushed would be
// stored through registers.
const (
	slotCharge    = 40
	slotUseCharge = 2
)

// slotCharge returns these charges for in, the same for all instances at a node. A thread-local variable is as cheap to
// access as a slot, and its address takes two instructions.
func (m *Matches) slotCharge(in *Instance) int32 {
	n := &m.dag.nodes[in.Root]
	if n.op != ir.OpSlotAddr && !n.threadLocal() || m.registerCost == 0 || n.flags&nodeRequired != 0 {
		return 0
	}
	return slotCharge + slotUseCharge*n.uses
}

// threadLocal reports whether n is the address of a thread-local variable.
func (n *node) threadLocal() bool { return n.op == ir.OpSym && n.value.Sym.Sym().ThreadLocal }

// handsOver reports whether in computes a register for other tiles that not every cover computes.
func (m *Matches) handsOver(in *Instance) bool {
	return in.Tile >= 0 && m.dag.nodes[in.Root].flags&nodeRequired == 0 && m.rules.target.Tiles[in.Tile].Flags&target.TileAlias == 0
}

// bytes returns the length of in with the shortest-encoding registers, plus its literal pool entries.
func (m *Matches) bytes(in *Instance) int32 {
	if in.Tile == projection {
		return 0
	}
	t := m.rules.target
	literals := int32(t.Tiles[in.Tile].LiteralBytes())
	if in.Imm == NoNode && in.Addr == NoAddr {
		return int32(t.Tiles[in.Tile].MinBytes) + literals
	}
	kind := target.ShortImm
	if in.Imm != NoNode {
		kind = kindOf(m.dag.Value(in.Imm))
	}
	if kind == oddImm || in.Addr != NoAddr && m.addrs[in.Addr].Slot >= 0 && t.PrefixRegs.Has(t.SP) {
		return int32(t.Bytes(in.Tile, m.assignment(in))) + literals
	}
	rest, mems := t.Tiles[in.Tile].Length(kind)
	if in.Addr != NoAddr && mems > 0 {
		rest += mems * t.AddressBytes(m.assignment(in))
	}
	return int32(rest) + literals
}

// assignment returns the Assignment of in with the registers of the shortest encodings.
func (m *Matches) assignment(in *Instance) *target.Assignment {
	p := &m.operands
	p.Base, p.Index, p.Scale, p.Off, p.Sym, p.Thread, p.Segment, p.Imm, p.ImmSym = regalloc.NoReg, regalloc.NoReg, 0, 0, false, false, 0, 0, false
	if in.Imm != NoNode {
		v := m.dag.Value(in.Imm)
		p.Imm, p.ImmSym = v.Imm, v.Sym != nil
	}
	if in.Addr != NoAddr {
		a := &m.addrs[in.Addr]
		p.Scale, p.Off, p.Sym, p.Thread, p.Segment = int(a.Scale), a.Off, a.Sym != nil, a.Thread, a.Segment
		if a.Base != NoNode {
			p.Base = target.AnyReg
		}
		if a.Slot >= 0 {
			p.Base = m.rules.target.SP
		}
		if a.Index != NoNode {
			p.Index = target.AnyReg
		}
	}
	return p
}

// oddImm is the kind of constants without a common instruction length.
const oddImm = target.NumImmKinds

// kindOf returns the kind of a constant or address, or oddImm.
func kindOf(v *ir.Value) target.ImmKind {
	short := func(x int64) bool { return x >= -128 && x <= 127 }
	switch {
	case v.Sym != nil:
		return target.SymImm
	case short(v.Imm):
		return target.ShortImm
	case !short(int64(int32(v.Imm))) && !short(int64(int16(v.Imm))):
		return target.LongImm
	}
	return oddImm
}

// addBoundary adds n to the nodes that in, the last one in the pool, reads.
func (m *Matches) addBoundary(in *Instance, n NodeID) {
	if n != NoNode && !contains(m.pool[in.boundary[0]:], n) {
		m.pool = append(m.pool, n)
		in.boundary[1]++
	}
}

// extras returns the operands of a call, return or inline assembly that are passed in fixed registers.
func (d *DAG) extras(n NodeID) []NodeID {
	kids := d.Kids(n)
	switch d.nodes[n].op {
	case ir.OpRet:
		return kids
	case ir.OpAsm: // the text addresses the rest itself
		return kids[:len(d.nodes[n].value.Call.ArgRegs)]
	}
	return kids[1:]
}

// project appends the instance of an extractvalue: one of the results of its operand.
func (m *Matches) project(n NodeID) {
	m.covered[0], m.ncov = n, 1
	in := Instance{Tile: projection, Root: n, Imm: NoNode, Addr: NoAddr}
	m.finish(&in, m.dag.Kids(n))
	m.ncov = 0
}

// constants appends the tiles that materialize the constant or address n.
func (m *Matches) constants(n NodeID) {
	nd := &m.dag.nodes[n]
	if nd.op != ir.OpConst && nd.op != ir.OpSym && nd.op != ir.OpBlockAddr {
		return
	}
	m.covered[0], m.ncov = n, 1
	for _, leaf := range m.rules.rooted(ir.OpInvalid, nd.typ).leaves {
		id := leaf.tile
		tile := &m.rules.target.Tiles[id]
		if !m.allowed(&leaf) {
			continue
		}
		in := Instance{Tile: id, Root: n, Imm: NoNode, Addr: NoAddr}
		if p := tile.Pattern; p.Const {
			if nd.op != ir.OpConst || nd.value.Type != p.Type || nd.value.Imm != p.Imm {
				continue
			}
		} else {
			o := &tile.Operands[p.Operand]
			if nd.value.Type != o.Type || !nd.isImm(&o.Imm) {
				continue
			}
			in.Imm = n
		}
		m.finish(&in, nil)
	}
	m.ncov = 0
}

// leas appends the tiles that compute n as an address.
func (m *Matches) leas(n NodeID) {
	if !m.mayBeAddress(n) {
		return
	}
	for _, lea := range m.rules.rooted(ir.OpInvalid, m.dag.nodes[n].typ).leas {
		id := lea.tile
		tile := &m.rules.target.Tiles[id]
		if tile.Operands[0].Type != m.dag.nodes[n].value.Type || !m.allowed(&lea) {
			continue
		}
		lo, hi := m.addresses(n)
		for a := lo; a < hi; a++ {
			if m.addrs[a].covered[0] == m.addrs[a].covered[1] || !m.reaches(id, a) {
				continue
			}
			in := Instance{Tile: id, Root: n, Imm: NoNode, Addr: a}
			m.finish(&in, nil)
		}
	}
}

// mayBeAddress reports whether some address computes n rather than only reading it.
func (m *Matches) mayBeAddress(n NodeID) bool {
	nd := &m.dag.nodes[n]
	switch nd.op {
	case ir.OpAdd, ir.OpSym, ir.OpSlotAddr:
		return true
	case ir.OpSub, ir.OpMul, ir.OpShl:
		return m.dag.nodes[m.dag.kids[nd.kids[0]+1]].value.IsConst()
	}
	return false
}

// mayBeFree reports whether some tile for n may have its result in any register, see freeResult.
func (m *Matches) mayBeFree(n NodeID) bool {
	nd := &m.dag.nodes[n]
	if m.mayBeAddress(n) && m.rules.rooted(ir.OpInvalid, nd.typ).free {
		return true
	}
	typ := nd.nameType()
	root := m.rules.rooted(nd.op, typ)
	if root.free {
		return true
	}
	over := m.over(nd, root)
	for i := over.next(0); i < len(root.over); i = over.next(i + 1) {
		if m.rules.trieOver(nd.op, typ, root, i).free {
			return true
		}
	}
	return false
}
