package legalize

import "spillway/ir"

// masked lowers a masked load or store. If the machine has none, masked-off elements are loaded from and stored to a
// dummy slot, so that there are no branches.
func (l *vectorOps) masked(v *ir.Value) {
	at, which, value, _ := v.Op.MaskedArgs()
	t, stores := v.Args[value].Type, v.Op == ir.OpMaskedStore
	w := l.laneBits(t)
	addr, vals := l.one(v.Args[at]), l.get(v.Args[value])
	if l.masksAccesses(t, w) {
		var out []*ir.Value
		for i, m := range l.maskAt(v.Args[which], w) {
			p := l.parts(t)[i]
			from := l.plus(addr, p.off)
			lanes := intLanes(w)
			if p.typ == ir.V4I64 {
				lanes = ir.TwoVectors(lanes)
			}
			if stores {
				op := map[int]ir.Op{32: ir.OpVMaskStore32, 64: ir.OpVMaskStore64}[w]
				l.emit(op, ir.Void, vals[i], from, m).Align = min(max(v.Align, 1), int64(w/8))
				continue
			}
			x := l.emit(ir.OpVMaskLoad, lanes, from, m)
			x.Align = min(max(v.Align, 1), int64(w/8))
			if v.Args[value].Op != ir.OpUndef {
				x = l.selectPart(m, x, vals[i])
			}
			out = append(out, x)
		}
		if !stores {
			l.set(v, out...)
		}
		return
	}
	spare := l.slotAddr(l.vectorSlot(l.slotUnit()), 0)
	masks, lanes := l.lanesOfValue(v.Args[which]), l.lanesOfValue(v.Args[value])
	size := l.layout.StoreSize(t.Elem)
	for i, on := range masks {
		from := l.sel(on[0], l.plus(addr, int64(i)*size), spare)
		for k, p := range l.parts(t.Elem) {
			if stores {
				l.storePart(v, p, lanes[i][k], from, min(max(v.Align, 1), size))
				continue
			}
			x := l.loadPart(v, p, from, min(max(v.Align, 1), size))
			if v.Args[value].Op != ir.OpUndef {
				x = l.sel(on[0], x, lanes[i][k])
			}
			lanes[i] = append(lanes[i][:k:k], append(words{x}, lanes[i][k+1:]...)...)
		}
	}
	if !stores {
		l.set(v, l.joinAll(t, lanes)...)
	}
}

// masksAccesses reports whether the machine has masked accesses of w-bit elements of vector type t.
func (l *vectorOps) masksAccesses(t *ir.Type, w int) bool {
	if w != 32 && w != 64 || t.Len*int64(w)%(8*l.vectorBytes()) != 0 {
		return false
	}
	for _, p := range l.parts(t) {
		lanes := intLanes(w)
		if p.typ == ir.V4I64 {
			lanes = ir.TwoVectors(lanes)
		}
		if !l.ops.HasOn(ir.OpVMaskLoad, lanes) {
			return false
		}
	}
	return true
}
