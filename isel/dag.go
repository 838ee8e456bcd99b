package isel

import (
	"fmt"
	"math"
	"slices"

	"spillway/ir"
)

// NodeID is a node of a DAG. Ids are dense; a node's id is larger than those of its kids.
type NodeID int32

// NoNode is not a node.
const NoNode NodeID = -1

// nodeFlags are properties of a node.
type nodeFlags uint16

const (
	nodeInput    nodeFlags = 1 << iota // a register from another block, a phi or a parameter: needs no tile
	nodeFloating                       // a constant or an address without operands: materialized before its first use
	nodeRequired                       // must be the root of a tile
	nodePinned                         // atomic: never inside a larger tile, nor the root of one with a load inside
	nodeVolatile                       // a volatile load: computed even if unused
	nodeLive                           // reachable from a required node
	nodeExternal                       // its value is used outside the block
	nodeValue                          // its value is used, other than as a callee
	nodeDies                           // an input that is not read after the block
)

// outside records where a value is used outside its block.
type outside uint8

const (
	usedInBlock outside = 1 << iota // another block
	usedByPhi
)

// node is a value of a block.
type node struct {
	value *ir.Value
	kids  [2]int32 // half-open range of DAG.kids
	uses  int32    // references from live nodes, one more if required
	epoch int32    // memory operations with effects before it in the block
	op    ir.Op
	flags nodeFlags
	typ   uint8  // typeIndex of the value; of a struct, its first field; of a store, what is stored
	src   uint8  // comparisons, conversions: typeIndex of the first operand
	used  uint32 // set of used results, if there are several; or 1
	key   uint64 // see memo
}

// A DAG is a block as an expression graph: a node for each value of the block and for each value that they use,
// operands before users. It is refilled for each block and does not allocate once its arrays have grown.
//
// Ordering edges are implicit: operations with effects keep the order of their
// ids, and each load knows how many of them came before it (see MayFold).
type DAG struct {
	fn       *ir.Func
	block    *ir.Block
	nodes    []node
	kids     []NodeID
	nodeOf   []NodeID // by value id: its node if stamp[id] == current
	stamp    []uint32
	current  uint32
	called   int32     // the epoch that ends at the first call of the block
	passes   bool      // floating nodes are required, since they are passed to phis
	external []outside // by value id: uses outside its block
	outer    []outerUse
	parents  []NodeID
	parentAt []int32 // parents of n: parents[parentAt[n]:parentAt[n+1]]
}

// Len returns the number of nodes.
func (d *DAG) Len() int { return len(d.nodes) }

// Value returns the value that n stands for.
func (d *DAG) Value(n NodeID) *ir.Value { return d.nodes[n].value }

// Kids returns the operands of n, in the order of the value's arguments.
func (d *DAG) Kids(n NodeID) []NodeID {
	k := d.nodes[n].kids
	return d.kids[k[0]:k[1]:k[1]]
}

// Input reports whether n is already in a register at the start of the block, so that no tile computes it.
func (d *DAG) Input(n NodeID) bool { return d.nodes[n].flags&nodeInput != 0 }

// Required reports whether n must be the root of a tile: it has an effect, ends
// the block, or its value is needed outside the block.
func (d *DAG) Required(n NodeID) bool { return d.nodes[n].flags&nodeRequired != 0 }

// Live reports whether something required needs n.
func (d *DAG) Live(n NodeID) bool { return d.nodes[n].flags&nodeLive != 0 }

// Floating reports whether n has no position in the block's order: a constant or an address.
func (d *DAG) Floating(n NodeID) bool { return d.nodes[n].flags&nodeFloating != 0 }

// Uses returns the number of references to n by live nodes; use outside the block counts once.
func (d *DAG) Uses(n NodeID) int { return int(d.nodes[n].uses) }

// Parents returns the distinct live users of n in the block. Requires indexParents (see Comparison).
func (d *DAG) Parents(n NodeID) []NodeID { return d.parents[d.parentAt[n]:d.parentAt[n+1]] }

// Shared reports whether n has several distinct users.
func (d *DAG) Shared(n NodeID) bool {
	ps := d.Parents(n)
	return len(ps) > 1 || len(ps) == 1 && d.Required(n)
}

// IsMemory reports whether n reads memory, so that it may be computed only once.
func (d *DAG) IsMemory(n NodeID) bool {
	return d.nodes[n].op.ReadsMemory() || d.nodes[n].op.HasEffect()
}

// MayFold reports whether a tile rooted at root can execute the load n: there is no effect between them. The caller
// checks that all users of n are inside the tile.
func (d *DAG) MayFold(n, root NodeID) bool {
	return d.nodes[n].flags&(nodePinned|nodeRequired) == 0 && d.nodes[n].epoch == d.nodes[root].epoch
}

// behindCall reports whether n follows a call in the block.
func (d *DAG) behindCall(n NodeID) bool { return d.nodes[n].epoch > d.called }

// reset prepares d for the blocks of f, whose control flow graph is g.
func (d *DAG) reset(f *ir.Func, g ir.Graph) {
	d.fn = f
	n := f.NumValues()
	if cap(d.stamp) < n {
		d.stamp = make([]uint32, n)
		d.nodeOf = make([]NodeID, n)
		d.external = make([]outside, n)
		d.current = 0
	}
	d.stamp, d.nodeOf, d.external = d.stamp[:n], d.nodeOf[:n], d.external[:n]
	clear(d.external)
	d.outer = d.outer[:0]
	for i, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpPhi {
				for k, a := range v.Args {
					d.external[a.ID] |= usedByPhi
					if !floats(a.Op) {
						d.outer = append(d.outer, outerUse{a.ID, 2*g.Index(b.Preds[k]) + 1, homeOf(g, a)})
					}
				}
				continue
			}
			for _, a := range v.Args {
				if a.Block == b {
					continue
				}
				d.external[a.ID] |= usedInBlock
				if !floats(a.Op) {
					d.outer = append(d.outer, outerUse{a.ID, 2 * int32(i), homeOf(g, a)})
				}
			}
		}
	}
}

// homeOf returns the number of the block that computes v.
func homeOf(g ir.Graph, v *ir.Value) int32 {
	if v.Block == nil {
		return 0
	}
	return g.Index(v.Block)
}

// floats reports whether values of op are materialized in each block that uses them.
func floats(op ir.Op) bool {
	switch op {
	case ir.OpConst, ir.OpSym, ir.OpBlockAddr, ir.OpSlotAddr, ir.OpThreadPtr, ir.OpUndef, ir.OpZero:
		return true
	}
	return false
}

// build fills d with block b. edgePred[i] is the number of the edge to
// b.Succs[i] among the predecessors of its target. O(values and arguments).
func (d *DAG) build(b *ir.Block, edgePred []int32) {
	d.block = b
	d.nodes, d.kids = d.nodes[:0], d.kids[:0]
	d.current++
	if d.current == 0 {
		clear(d.stamp)
		d.current = 1
	}
	epoch := int32(0)
	d.called, d.passes = math.MaxInt32, false
	for _, v := range b.Values {
		if v.Op == ir.OpPhi || floats(v.Op) {
			continue
		}
		if volatileLoad(v) {
			epoch++ // like any load, it may be folded into the next instruction
		}
		d.add(v, epoch)
		if v.Op == ir.OpCall {
			d.called = min(d.called, epoch)
		}
		if v.Op.HasEffect() || v.Volatile && v.Op != ir.OpLoad || v.Order > ir.Unordered {
			epoch++
		}
	}
	for i, s := range b.Succs {
		for _, phi := range s.Phis() {
			if a := phi.Args[edgePred[i]]; floats(a.Op) {
				d.nodes[d.leaf(a)].flags |= nodeRequired
				d.passes = true
			}
		}
	}
	d.countUses()
}

// volatileLoad reports whether v is a load that must be executed exactly once, used or not, but may be folded.
func volatileLoad(v *ir.Value) bool {
	return v.Op == ir.OpLoad && v.Volatile && v.Order <= ir.Unordered
}

// add appends the node of v, a value of the block, after those of its operands.
func (d *DAG) add(v *ir.Value, epoch int32) {
	lo := int32(len(d.kids))
	for _, a := range v.Args {
		d.kids = append(d.kids, d.leaf(a))
	}
	n := d.append(v)
	n.epoch = epoch
	n.kids[0], n.kids[1] = lo, int32(len(d.kids))
	if v.Op == ir.OpStore {
		n.typ = register(typeIndex(v.Args[0].Type))
	}
	if hasSource(v.Op) {
		n.src = typeIndex(v.Args[0].Type)
	}
	n.key = keyWord(n, v, len(v.Args))
	if v.Op.HasEffect() || v.Op.IsTerminator() {
		n.flags |= nodeRequired
	}
	if d.external[v.ID] != 0 {
		n.flags |= nodeRequired | nodeExternal
	}
	switch {
	case volatileLoad(v):
		n.flags |= nodeVolatile
	case v.Order > ir.Unordered:
		n.flags |= nodeRequired | nodePinned
	case v.Volatile:
		n.flags |= nodeRequired
	}
}

// leaf returns the node of an operand, created here if the block does not compute it.
func (d *DAG) leaf(v *ir.Value) NodeID {
	if d.stamp[v.ID] == d.current {
		return d.nodeOf[v.ID]
	}
	at := int32(len(d.kids))
	n := d.append(v)
	n.kids[0], n.kids[1] = at, at
	if floats(v.Op) {
		n.flags = nodeFloating
		n.key = keyWord(n, v, 0)
		if v.Op == ir.OpSym && v.Sym.Sym().ThreadLocal {
			n.key = keyWord(n, v, 1+int(v.Hi)) // unlike any other symbol
		}
	} else {
		n.flags = nodeInput
	}
	return NodeID(len(d.nodes) - 1)
}

// append returns a new node for v, without kids and key. It writes the fields individually: a struct that is built
// piecewise elsewhere and then copied stalls on store forwarding.
func (d *DAG) append(v *ir.Value) *node {
	id := len(d.nodes)
	d.stamp[v.ID], d.nodeOf[v.ID] = d.current, NodeID(id)
	if id == cap(d.nodes) {
		d.nodes = slices.Grow(d.nodes, 1)
	}
	d.nodes = d.nodes[:id+1]
	n := &d.nodes[id]
	n.value, n.op, n.typ, n.src, n.flags = v, v.Op, nodeType(v.Type), 0, 0
	n.uses, n.epoch, n.used, n.key = 0, 0, 0, 0
	return n
}

// countUses marks the live nodes and counts the references among them.
func (d *DAG) countUses() {
	for i := len(d.nodes) - 1; i >= 0; i-- {
		n := &d.nodes[i]
		if n.flags&nodeVolatile != 0 && n.uses == 0 {
			n.flags |= nodeRequired
		}
		if n.flags&nodeRequired != 0 {
			n.flags |= nodeLive
			n.uses++
		}
		if n.flags&nodeLive == 0 {
			continue
		}
		if n.flags&nodeExternal != 0 {
			n.used = ^uint32(0)
		}
		set := uint32(1)
		if n.op == ir.OpExtractValue {
			set <<= n.value.Path()[0]
		}
		kids := d.kids[n.kids[0]:n.kids[1]]
		if len(kids) > 0 && (n.op == ir.OpCall || n.op == ir.OpTailCall) { // the callee is referenced, not its value
			k := &d.nodes[kids[0]]
			k.uses++
			k.used |= set
			k.flags |= nodeLive
			kids = kids[1:]
		}
		for _, id := range kids {
			k := &d.nodes[id]
			k.uses++
			k.used |= set
			k.flags |= nodeLive | nodeValue
		}
	}
}

// onlyCalled reports whether n is a symbol used only as a callee. The code may be unable to compute its address.
func (d *DAG) onlyCalled(n NodeID) bool {
	return d.nodes[n].op == ir.OpSym && d.nodes[n].flags&(nodeValue|nodeRequired) == 0
}

// indexParents makes Parents valid. O(nodes and edges).
func (d *DAG) indexParents() {
	n := len(d.nodes)
	d.parentAt = append(d.parentAt[:0], make([]int32, n+1)...)
	d.eachParent(func(kid, _ NodeID) { d.parentAt[kid+1]++ })
	for i := range n {
		d.parentAt[i+1] += d.parentAt[i]
	}
	total := int(d.parentAt[n])
	if cap(d.parents) < total {
		d.parents = make([]NodeID, total+total/2)
	}
	d.parents = d.parents[:total]
	d.eachParent(func(kid, parent NodeID) {
		d.parents[d.parentAt[kid]] = parent
		d.parentAt[kid]++
	})
	copy(d.parentAt[1:], d.parentAt[:n])
	d.parentAt[0] = 0
}

// eachParent calls f for each pair of a live node and one of its distinct kids.
func (d *DAG) eachParent(f func(kid, parent NodeID)) {
	for i := range d.nodes {
		if d.nodes[i].flags&nodeLive == 0 {
			continue
		}
		kids := d.Kids(NodeID(i))
		for j, k := range kids {
			if !contains(kids[:j], k) {
				f(k, NodeID(i))
			}
		}
	}
}

func contains(s []NodeID, n NodeID) bool {
	for _, m := range s {
		if m == n {
			return true
		}
	}
	return false
}

// nodeType returns the type index used in patterns.
func nodeType(t *ir.Type) uint8 {
	switch t.Kind {
	case ir.VoidKind:
		return 0
	case ir.StructKind:
		if len(t.Fields) > 0 {
			return typeIndex(t.Fields[0])
		}
		return 0
	}
	return typeIndex(t)
}

// position returns v's source position for messages: file:line:column, as far as known.
func position(f *ir.Func, v *ir.Value) string {
	if f.Module == nil || v.Line == 0 {
		return "@" + f.Name
	}
	return fmt.Sprintf("%s:%d:%d", f.Module.Name, v.Line, v.Col)
}
