package legalize

import "spillway/ir"

// compareMemory expands a call of bcmp (memcmp used only for equality, as LLVM emits it) if the size is constant and
// few accesses cover it; it reports whether it did.
func (l *builder) compareMemory(v *ir.Value) bool {
	call := v.Call
	f, ok := v.Args[0].Sym.(*ir.Func)
	if !ok || v.Args[0].Op != ir.OpSym || v.Args[0].Imm != 0 || f.Name != "bcmp" || !f.Declared || call.CallConv != ir.CallC ||
		call.Attrs.NoBuiltin || l.f.Attrs.NoBuiltin || l.f.Attrs.OptNone || call.Tail == ir.MustTail {
		return false
	}
	params := call.Type.Fields // phis and loads are already words
	if len(params) != 3 || len(v.Args) != 4 || v.Type != ir.I32 || params[0].Kind != ir.PtrKind || params[1].Kind != ir.PtrKind ||
		!params[2].IsInt() || v.Args[3].Op != ir.OpConst {
		return false
	}
	size := v.Args[3].Imm
	if size < 0 || chunks(size, l.widestWord(1)) > int64(l.t.Limits.CompareWords[l.level]) {
		return false
	}
	differ := l.konst(ir.I1, 0)
	if size > 0 {
		differ = l.differ(v, size)
	}
	l.set(v, l.convert(ir.OpZExt, ir.I32, differ))
	return true
}

// differ returns whether the two areas of size bytes that v compares differ.
func (l *builder) differ(v *ir.Value, size int64) *ir.Value {
	var ps []piece
	l.eachChunk(size, l.widestWord(1), false, false, func(t *ir.Type, off int64) { ps = append(ps, piece{off, t.Bits}) })
	var addrs [2]*ir.Value
	read := func(k int, p piece) *ir.Value {
		x := v.Args[1+k]
		if g, ok := x.Sym.(*ir.Global); ok && x.Op == ir.OpSym && !l.layout.BigEndian {
			if n, ok := g.Constants(x.Imm+p.off, int64(p.bits/8)); ok {
				return l.konst(ir.Int(p.bits), int64(ir.SignExtend(n, p.bits)))
			}
		}
		if addrs[k] == nil {
			addrs[k] = l.one(x)
		}
		return l.loadFrom(ir.Int(p.bits), addrs[k], p.off, 1)
	}
	if len(ps) == 1 {
		return l.cmp(ir.NE, read(0, ps[0]), read(1, ps[0]))
	}
	widest := ir.Int(max(ps[0].bits, 32))
	var all *ir.Value
	for _, p := range ps {
		a, b := read(0, p), read(1, p)
		if p.bits < 32 {
			a, b = l.convert(ir.OpZExt, ir.I32, a), l.convert(ir.OpZExt, ir.I32, b)
		}
		x := l.convert(ir.OpZExt, widest, l.xor(a, b))
		if all != nil {
			x = l.or(all, x)
		}
		all = x
	}
	return l.cmpImm(ir.NE, all, 0)
}
