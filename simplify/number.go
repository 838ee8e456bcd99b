package simplify

import "spillway/ir"

// numbering finds equal pure values of one block: an open hash table whose
// entries are valid for the current block only.
type numbering struct {
	table []*ir.Value
	stamp []int32
	now   int32
	used  int
}

const minTable = 64

// reset forgets all values. O(1).
func (n *numbering) reset() {
	n.now++
	n.used = 0
}

// find returns a value equal to v, or nil after noting v.
func (n *numbering) find(v *ir.Value) *ir.Value {
	if 2*(n.used+1) > len(n.table) {
		n.grow()
	}
	mask := uint32(len(n.table) - 1)
	i := hash(v) & mask
	for n.stamp[i] == n.now {
		if equal(n.table[i], v) {
			return n.table[i]
		}
		i = (i + 1) & mask
	}
	n.table[i], n.stamp[i] = v, n.now
	n.used++
	return nil
}

func (n *numbering) grow() {
	old, stamp := n.table, n.stamp
	size := max(minTable, 2*len(old))
	n.table, n.stamp = make([]*ir.Value, size), make([]int32, size)
	n.used = 0
	if n.now == 0 {
		n.now = 1
	}
	for i, v := range old {
		if stamp[i] == n.now {
			n.find(v)
		}
	}
}

func hash(v *ir.Value) uint32 {
	h := uint32(v.Op)*31 + uint32(v.Pred)
	for _, a := range v.Args {
		h = (h ^ uint32(a.ID)) * 0x9E3779B1
		h ^= h >> 15
	}
	h = (h ^ uint32(v.Imm)) * 0x85EBCA6B
	return h ^ h>>13 ^ uint32(v.Hi)
}

func equal(v, w *ir.Value) bool {
	if v.Op != w.Op || v.Pred != w.Pred || v.Type != w.Type || v.Imm != w.Imm || v.Hi != w.Hi || v.Sym != w.Sym ||
		len(v.Args) != len(w.Args) || len(v.Path()) != len(w.Path()) || !v.Type.IsScalar() {
		return false
	}
	for i, a := range v.Args {
		if w.Args[i] != a {
			return false
		}
	}
	for i, x := range v.Path() {
		if w.Path()[i] != x {
			return false
		}
	}
	return true
}
