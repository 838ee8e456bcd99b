package promote

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// numbering is an open hash table of pure values. Blocks are visited in a preorder of the dominator tree, so that an
// entry that does not dominate the current block will not dominate a later one, and can be overwritten.
type numbering struct {
	slots []entry
	used  int
}

// An entry is a value and the position of its block.
type entry struct {
	v     *ir.Value
	block int32
	hash  uint32
}

// init makes room for n values.
func (t *numbering) init(n int) {
	size := 64
	for size < n {
		size *= 2
	}
	t.slots, t.used = scratch.Zeroed(t.slots, size), 0
}

// find returns a value equal to v that dominates it, or nil after adding v, which is in block i.
func (t *numbering) find(p *promoter, v *ir.Value, i int32) *ir.Value {
	if 2*t.used >= len(t.slots) {
		t.grow()
	}
	h := p.hash(v)
	mask := uint32(len(t.slots) - 1)
	k := h & mask
	for ; t.slots[k].v != nil; k = (k + 1) & mask {
		e := &t.slots[k]
		if e.hash != h || !p.equal(e.v, v) {
			continue
		}
		if p.dom.Dominates(e.block, i) {
			// Keep only the flags that both have.
			e.v.NUW, e.v.NSW = e.v.NUW && v.NUW, e.v.NSW && v.NSW
			e.v.Contract, e.v.NoNaNs, e.v.Reassoc = e.v.Contract && v.Contract, e.v.NoNaNs && v.NoNaNs, e.v.Reassoc && v.Reassoc
			return e.v
		}
		t.used--
		break
	}
	t.slots[k] = entry{v, i, h}
	t.used++
	return nil
}

func (t *numbering) grow() {
	old := t.slots
	t.slots = make([]entry, 2*len(old))
	mask := uint32(len(t.slots) - 1)
	for _, e := range old {
		if e.v == nil {
			continue
		}
		k := e.hash & mask
		for t.slots[k].v != nil {
			k = (k + 1) & mask
		}
		t.slots[k] = e
	}
}

func (p *promoter) hash(v *ir.Value) uint32 {
	h := uint32(v.Op)*31 + uint32(v.Pred)
	if at := p.walker.root[v.ID]; at.base != nil {
		return mix(mix(h, uint32(at.base.ID)), uint32(at.off))
	}
	if v.Op.IsCommutative() && len(v.Args) >= 2 {
		a, b := v.Args[0].ID, v.Args[1].ID
		h = mix(mix(h, uint32(min(a, b))), uint32(max(a, b)))
	} else {
		for _, a := range v.Args {
			h = mix(h, uint32(a.ID))
		}
	}
	return mix(h, uint32(v.Imm))
}

func mix(h, x uint32) uint32 {
	h = (h ^ x) * 0x9E3779B1
	return h ^ h>>15
}

// equal reports whether v and w, pure operations, compute the same value.
func (p *promoter) equal(v, w *ir.Value) bool {
	if v.Op != w.Op || v.Pred != w.Pred || v.Type != w.Type && !v.Type.Equal(w.Type) {
		return false
	}
	at, other := p.walker.root[v.ID], p.walker.root[w.ID]
	if at.base != nil || other.base != nil {
		return at == other
	}
	if v.Imm != w.Imm || v.Hi != w.Hi || v.Sym != w.Sym || len(v.Args) != len(w.Args) || len(v.Path()) != len(w.Path()) {
		return false
	}
	if v.Elem != w.Elem && (v.Elem == nil || w.Elem == nil || !v.Elem.Equal(w.Elem)) {
		return false
	}
	swapped := len(v.Args) >= 2 && v.Op.IsCommutative() && v.Args[0] == w.Args[1] && v.Args[1] == w.Args[0]
	for i, a := range v.Args {
		if w.Args[i] != a && !(swapped && i < 2) {
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
