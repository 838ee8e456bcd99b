package simplify

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// A numbering is an open hash table of pure values. A value is reused in its own block, and in dominated blocks if it
// is worth keeping in a register (worthKeeping). Of equal values in blocks neither of which dominates the other, the
// last one is kept: in reverse postorder, it is the nearest to later blocks.
type numbering struct {
	table []*ir.Value
	used  int
	g     ir.Graph
	dom   *cfg.DomTree
	spare []*ir.Value // the table before it grew, for reuse, or nil
}

const minTable = 64

// init prepares n for the function of flow.
func (n *numbering) init(flow *controlFlow) {
	n.dom, n.g = flow.dominators(), flow.graph
	n.table, n.used = scratch.Zeroed(n.table, minTable), 0
}

// find returns a value equal to v that dominates it, or nil after adding v, which is in block b.
func (n *numbering) find(v *ir.Value, b *ir.Block) *ir.Value {
	if 2*(n.used+1) > len(n.table) {
		n.grow()
	}
	k := n.slot(v)
	if w := n.table[k]; w == nil {
		n.used++
	} else if w.Block == b || worthKeeping(v) && n.dom.Dominates(n.g.Index(w.Block), n.g.Index(b)) {
		w.NUW, w.NSW = w.NUW && v.NUW, w.NSW && v.NSW // keep only the flags that both have
		return w
	}
	n.table[k] = v
	return nil
}

// slot returns the index of a value equal to v in the table, or the free slot for it.
func (n *numbering) slot(v *ir.Value) uint32 {
	mask := uint32(len(n.table) - 1)
	k := hash(v) & mask
	for n.table[k] != nil && !equal(n.table[k], v) {
		k = (k + 1) & mask
	}
	return k
}

func (n *numbering) grow() {
	old := n.table
	n.table, n.spare = scratch.Zeroed(n.spare, 2*len(old)), old
	for _, v := range old {
		if v != nil {
			n.table[n.slot(v)] = v
		}
	}
	clear(old)
}

// worthKeeping reports whether v is worth a register across blocks. Comparisons are folded into their users,
// truncations are free, and what an addressing mode or an instruction can encode is rematerialized.
func worthKeeping(v *ir.Value) bool {
	switch v.Op {
	case ir.OpTrunc, ir.OpICmp, ir.OpFCmp, ir.OpULTWide, ir.OpSLTWide, ir.OpExtractValue, ir.OpSlotAddr, ir.OpFrameAddress:
		return false
	case ir.OpAdd:
		_, constant := imm(v)
		return !constant && !fromThread(v)
	}
	return len(v.Args) > 0
}

func hash(v *ir.Value) uint32 {
	h := uint32(v.Op)*31 + uint32(v.Pred)
	if commutes(v) {
		a, b := uint32(v.Args[0].ID), uint32(v.Args[1].ID)
		h = (h^min(a, b))*0x9E3779B1 ^ max(a, b)
		h = h*0x9E3779B1 ^ h>>15
	} else {
		for _, a := range v.Args {
			h = (h ^ uint32(a.ID)) * 0x9E3779B1
			h ^= h >> 15
		}
	}
	if v.Sym != nil {
		h ^= hashName(v.Sym.Sym().Name)
	}
	h = (h ^ uint32(v.Imm)) * 0x85EBCA6B
	return h ^ h>>13 ^ uint32(v.Hi)
}

// hashName hashes the end of a name, where names of a module differ most.
func hashName(name string) (h uint32) {
	for _, c := range []byte(name[max(0, len(name)-8):]) {
		h = (h ^ uint32(c)) * 0x01000193
	}
	return h
}

// commutes reports whether v, of two arguments, is commutative. Floating-point operations are excluded, since they may
// return a different NaN.
func commutes(v *ir.Value) bool { return v.Op.IsCommutative() && v.Type.IsInt() && len(v.Args) == 2 }

// equal reports whether v and w are the same operation on the same arguments.
func equal(v, w *ir.Value) bool {
	return sameOp(v, w) && (slices.Equal(v.Args, w.Args) || commutes(v) && v.Args[0] == w.Args[1] && v.Args[1] == w.Args[0])
}

// sameOp reports whether v and w are the same operation, apart from their arguments.
func sameOp(v, w *ir.Value) bool {
	if v.Op != w.Op || v.Pred != w.Pred || v.Type != w.Type || v.Imm != w.Imm || v.Hi != w.Hi || v.Sym != w.Sym ||
		len(v.Args) != len(w.Args) || len(v.Path()) != len(w.Path()) || !v.Type.IsScalar() && !v.Type.IsVector() {
		return false
	}
	return slices.Equal(v.Path(), w.Path())
}
