package legalize

import (
	"math/bits"

	"spillway/ir"
)

// compareMemory translates a call of bcmp, which says whether two areas of memory differ, if their
// size is known and few accesses cover it, and reports whether it has. A pass of LLVM calls bcmp
// for memcmp where only that is asked for.
func (l *lowering) compareMemory(v *ir.Value) bool {
	call := v.Call
	f, ok := v.Args[0].Sym.(*ir.Func)
	if !ok || v.Args[0].Op != ir.OpSym || v.Args[0].Imm != 0 || f.Name != "bcmp" || !f.Declared || call.CallConv != ir.CallC ||
		call.Attrs.NoBuiltin || l.f.Attrs.NoBuiltin || l.f.Attrs.OptNone || call.Tail == ir.MustTail {
		return false
	}
	if len(v.Args) != 4 || v.Type != ir.I32 || v.Args[1].Type.Kind != ir.PtrKind || v.Args[2].Type.Kind != ir.PtrKind ||
		!v.Args[3].Type.IsInt() || v.Args[3].Op != ir.OpConst {
		return false
	}
	size := v.Args[3].Imm
	ps := l.compared(size)
	if size < 0 || len(ps) > l.limits.CompareWords[l.level] {
		return false
	}
	differ := l.konst(ir.I1, 0)
	if len(ps) > 0 {
		differ = l.differ(v, ps)
	}
	l.set(v, l.convert(ir.OpZExt, ir.I32, differ))
	return true
}

// differ returns whether the areas that v compares differ in one of the given accesses.
func (l *lowering) differ(v *ir.Value, ps []piece) *ir.Value {
	type area struct {
		addr  *ir.Value
		bytes []byte
	}
	var areas [2]area
	last := ps[len(ps)-1]
	for k := range areas {
		x := v.Args[1+k]
		if areas[k].bytes = constantBytes(x, last.off+int64(last.bits/8)); areas[k].bytes == nil {
			areas[k].addr = l.one(x)
		}
	}
	read := func(x area, p piece) *ir.Value {
		if x.bytes == nil {
			return l.loadFrom(ir.Int(p.bits), x.addr, p.off, 1)
		}
		n := uint64(0)
		for k := p.bits/8 - 1; k >= 0; k-- {
			n = n<<8 | uint64(x.bytes[p.off+int64(k)])
		}
		return l.konst(ir.Int(p.bits), int64(ir.SignExtend(n, p.bits)))
	}
	if len(ps) == 1 {
		return l.cmp(ir.NE, read(areas[0], ps[0]), read(areas[1], ps[0]))
	}
	widest := ir.Int(max(ps[0].bits, 32))
	var all *ir.Value
	for _, p := range ps {
		a, b := read(areas[0], p), read(areas[1], p)
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

// compared returns the accesses by which size bytes are compared, none wider than a word: a rest
// that one narrower access does not cover is covered by one that overlaps the one before.
func (l *lowering) compared(size int64) (ps []piece) {
	word := l.wordBytes()
	if size > word*int64(l.limits.CompareWords[l.level]) {
		return make([]piece, l.limits.CompareWords[l.level]+1)
	}
	for off := int64(0); off < size; {
		rest := size - off
		n := min(word, int64(1)<<(bits.Len64(uint64(rest))-1))
		if len(ps) > 0 && rest < word && n < rest {
			n = int64(ps[len(ps)-1].bits / 8)
			off = size - n
		}
		ps = append(ps, piece{off, int(8 * n)})
		off += n
	}
	return ps
}

// constantBytes returns n bytes at an address, or nil if they are not known when the program is
// compiled. Other modules have no say in what symbols of the module's own hold.
func constantBytes(addr *ir.Value, n int64) []byte {
	g, ok := addr.Sym.(*ir.Global)
	if addr.Op != ir.OpSym || !ok || !g.Constant || g.Init == nil || !g.IsLocal() || g.ThreadLocal || addr.Imm < 0 || addr.Imm+n > g.Init.Size {
		return nil
	}
	for i := range g.Init.Relocs {
		if r := &g.Init.Relocs[i]; r.Off < addr.Imm+n && addr.Imm < r.Off+int64(r.Size) {
			return nil
		}
	}
	all := make([]byte, n)
	if addr.Imm < int64(len(g.Init.Bytes)) {
		copy(all, g.Init.Bytes[addr.Imm:])
	}
	return all
}
