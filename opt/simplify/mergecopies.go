package simplify

import (
	"slices"

	"spillway/ir"
)

// copied returns the load that is the stored value x, and its address, if it is in this block and has no other use;
// otherwise nil.
func (m *merger) copied(x *ir.Value) (load *ir.Value, from object, off int64) {
	if x.Op != ir.OpLoad || x.Block != m.simplifier.block || x.Volatile || x.Order != ir.NotAtomic {
		return nil, object{}, 0
	}
	if !m.counted {
		m.countUses()
		m.counted = true
	}
	if int(x.ID) >= len(m.uses) || m.uses[x.ID] != 1 {
		return nil, object{}, 0
	}
	from, off = objectOf(x.Args[0])
	return x, from, off
}

// mergeCopies merges copies that are contiguous, in the same order, at both source and destination into fewer loads and
// stores, which take the places of the last load and the last store merged.
func (m *merger) mergeCopies(run []mergedStore) {
	stores := slices.Clone(run)
	slices.SortStableFunc(stores, func(a, b mergedStore) int { return int(a.off - b.off) })
	for len(stores) > 1 {
		n, size := 1, stores[0].size
		for n < len(stores) && stores[n].off == stores[0].off+size && stores[n].shift == stores[0].shift+size {
			size += stores[n].size
			n++
		}
		if n > 1 {
			m.mergeCopy(stores[:n], size)
		}
		stores = stores[n:]
	}
}

// mergeCopy replaces stores, which copy size bytes, by fewer loads and stores, if possible and if the source is not
// written between the loads.
func (m *merger) mergeCopy(stores []mergedStore, size int64) {
	var types []*ir.Type
	for at := int64(0); at < size; {
		t := m.widestCopy(size - at)
		types = append(types, t)
		at += m.t.Layout.StoreSize(t)
	}
	if len(types) >= len(stores) {
		return
	}
	first, last := len(m.out), 0
	for i, v := range m.out {
		if v.Op == ir.OpLoad && slices.ContainsFunc(stores, func(s mergedStore) bool { return s.v.Args[0] == v }) {
			first, last = min(first, i), i
		}
	}
	for _, v := range m.out[first:last] {
		if ordinary := v.Order == ir.NotAtomic && !v.Volatile; v.Op == ir.OpStore && ordinary && m.apart(v, m.from, stores[0].shift, size) || v.Op == ir.OpLoad && ordinary {
			continue
		}
		if v.Op.HasEffect() || v.Op.ReadsMemory() {
			return
		}
	}
	var loads, writes []*ir.Value
	at := int64(0)
	for _, t := range types {
		n := m.t.Layout.StoreSize(t)
		source, target, align, aligned := (*ir.Value)(nil), (*ir.Value)(nil), int64(1), int64(1)
		for _, s := range stores {
			if s.off == stores[0].off+at {
				source, target, align, aligned = s.v.Args[0].Args[0], s.v.Args[1], s.v.Args[0].Align, s.v.Align
			}
		}
		if source == nil {
			loads, source = m.address(loads, m.from, stores[0].v.Args[0].Args[0].Type, stores[0].shift+at)
			writes, target = m.address(writes, m.base, stores[0].v.Args[1].Type, stores[0].off+at)
		}
		load := m.f.NewValue(ir.OpLoad, t, source)
		load.Align = max(align, 1)
		store := m.f.NewValue(ir.OpStore, ir.Void, load, target)
		store.Align = max(aligned, 1)
		loads, writes = append(loads, load), append(writes, store)
		at += n
	}
	for _, v := range loads {
		x := m.out[last]
		v.Block, v.Line, v.Col, v.Pos = x.Block, x.Line, x.Col, x.Pos
	}
	m.out = slices.Insert(m.out, last+1, loads...)
	behind := slices.MaxFunc(stores, func(a, b mergedStore) int { return a.at - b.at })
	m.replace(stores, behind.v, writes)
}

// widestCopy returns the type that copies most of n bytes at once. Two words are not copied through a floating-point
// register, which often stalls on store forwarding if the halves have just been stored.
func (m *merger) widestCopy(n int64) *ir.Type {
	switch {
	case m.t.Classes.Vector != 0 && n >= m.t.Classes.VectorBytes && !m.f.Attrs.NoImplicitFloat:
		return ir.V2I64
	case n >= 8 && m.word.Bits >= 64:
		return ir.I64
	case n >= 4:
		return ir.I32
	case n >= 2:
		return ir.I16
	}
	return ir.I8
}

// apart reports whether v, a store, is known not to write bytes [off, off+n) of an object.
func (m *merger) apart(v *ir.Value, of object, off, n int64) bool {
	base, at := objectOf(v.Args[1])
	if base != of {
		return base.known() && of.known()
	}
	return at >= off+n || off >= at+m.t.Layout.StoreSize(v.Args[0].Type)
}

// address appends the computation of the address of an object plus an offset to list.
func (m *merger) address(list []*ir.Value, base object, t *ir.Type, at int64) ([]*ir.Value, *ir.Value) {
	switch {
	case base.slot > 0:
		a := m.f.NewValue(ir.OpSlotAddr, t)
		a.Imm, a.Hi = base.slot-1, at
		return append(list, a), a
	case base.sym != nil:
		return list, m.f.SymAddr(t, base.sym, at)
	}
	a := m.f.NewValue(ir.OpAdd, t, base.value, m.f.Const(t, at))
	return append(list, a), a
}
