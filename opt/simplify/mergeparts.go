package simplify

import (
	"slices"

	"spillway/ir"
)

// partOf returns the number of which x is the bits from shift on, or nil.
func partOf(x *ir.Value) (whole *ir.Value, shift int64) {
	if x.Op != ir.OpTrunc {
		return nil, 0
	}
	n := int64(x.Type.Bits)
	for whole = x; ; {
		switch c, constant := imm(whole); {
		case whole.Op == ir.OpTrunc && whole.Args[0].Type.IsInt():
		case whole.Op == ir.OpZExt && shift+n <= int64(whole.Args[0].Type.Bits):
		case (whole.Op == ir.OpLShr || whole.Op == ir.OpAShr) && constant && c > 0 && shift+c+n <= int64(whole.Type.Bits):
			shift += c
		default:
			return whole, shift
		}
		whole = whole.Args[0]
	}
}

// mergeParts merges stores of parts of one number into wider ones, if the parts have the same order in memory as in the
// number, or are bytes in reverse order that the machine can swap. The widest stores are formed first, from the lowest
// address.
func (m *merger) mergeParts(run []mergedStore) {
	stores := slices.Clone(run)
	for i := range stores {
		stores[i].at = i
	}
	slices.SortStableFunc(stores, func(a, b mergedStore) int { return int(a.off - b.off) })
	for len(stores) > 1 {
		n := m.mergeFirst(stores)
		stores = stores[n:]
	}
}

// mergeFirst merges the first of the stores with as many of the following as one store can hold, and returns how many
// it merged.
func (m *merger) mergeFirst(stores []mergedStore) int {
	first := stores[0]
	rises := first.shift < stores[1].shift // with the address
	reversed := rises == m.t.Layout.BigEndian
	best, size, bytes := 1, first.size, first.size
	for n := 1; n < len(stores); n++ {
		s, before := stores[n], stores[n-1]
		next := before.shift + 8*before.size
		if !rises {
			next = before.shift - 8*s.size
		}
		if s.off != first.off+bytes || s.shift != next || reversed && (s.size != 1 || before.size != 1) {
			break
		}
		if bytes += s.size; m.storable(bytes, reversed) {
			best, size = n+1, bytes
		}
	}
	if best > 1 {
		last := slices.MaxFunc(stores[:best], func(a, b mergedStore) int { return a.at - b.at })
		m.replace(stores[:best], last.v, m.storeWhole(stores[:best], size, reversed))
	}
	return best
}

// storable reports whether size bytes of the number can be stored at once, or byte-swapped.
func (m *merger) storable(size int64, reversed bool) bool {
	if size&(size-1) != 0 || 8*size > int64(m.whole.Type.Bits) {
		return false
	}
	t := ir.Int(int(8 * size))
	if !m.t.Legal(ir.OpLoad, t, nil) || t != m.whole.Type && !m.t.Legal(ir.OpTrunc, t, m.whole.Type) {
		return false
	}
	return !reversed || m.reversal(t) != ir.OpInvalid
}

// reversal returns the operation that reverses the bytes of numbers of type t, or OpInvalid.
func (m *merger) reversal(t *ir.Type) ir.Op {
	switch {
	case m.t.Legal(ir.OpBSwap, t, nil):
		return ir.OpBSwap
	case t == ir.I16 && m.t.Legal(ir.OpRotl, t, nil):
		return ir.OpRotl
	}
	return ir.OpInvalid
}

// storeWhole returns the store that replaces stores, which have size bytes in total, after the values it needs.
func (m *merger) storeWhole(stores []mergedStore, size int64, reversed bool) (list []*ir.Value) {
	first := stores[0].v
	shift := min(stores[0].shift, stores[len(stores)-1].shift)
	t, x := ir.Int(int(8*size)), m.whole
	emit := func(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
		list = append(list, m.f.NewValue(op, t, args...))
		return list[len(list)-1]
	}
	if shift > 0 {
		x = emit(ir.OpLShr, x.Type, x, m.konst(x.Type, shift))
	}
	if x.Type != t {
		x = emit(ir.OpTrunc, t, x)
	}
	switch op := m.reversal(t); {
	case !reversed:
	case op == ir.OpRotl:
		x = emit(op, t, x, m.konst(t, 8))
	default:
		x = emit(op, t, x)
	}
	store := emit(ir.OpStore, ir.Void, x, first.Args[1])
	store.Align = max(first.Align, 1)
	return list
}
