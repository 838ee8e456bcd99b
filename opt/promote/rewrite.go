package promote

import (
	"slices"

	"spillway/ir"
)

// emit appends a new value.
func (p *promoter) emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := p.f.NewValue(op, t, args...)
	v.Line, v.Col, v.Pos = p.splitter.at.Line, p.splitter.at.Col, p.splitter.at.Pos
	p.splitter.out = append(p.splitter.out, v)
	return v
}

// address returns base + off.
func (p *promoter) address(base *ir.Value, off int64) *ir.Value {
	if off == 0 {
		return base
	}
	v := p.emit(ir.OpGEP, ir.Ptr, base, p.f.Const(ir.Int(8*p.layout.PtrBytes), off))
	v.Elem = ir.I8
	if int(base.ID) < len(p.at) && p.at[base.ID].object != 0 {
		p.at = grown(p.at, int(v.ID))
		p.at[v.ID] = place{p.at[base.ID].object, p.at[base.ID].off + off}
	}
	return v
}

// rewrite replaces the access a by accesses to the parts of its object.
func (p *promoter) rewrite(a access) {
	s := &p.splitter
	s.out, s.at = nil, a.v
	var result *ir.Value
	switch a.kind {
	case loads:
		result = p.rewriteLoad(a)
	case stores:
		p.rewriteStore(a)
	default:
		for k := s.firstPart(a.off); k < len(s.parts) && s.parts[k].off < a.end; k++ {
			if q := &s.parts[k]; q.reads {
				p.rewriteCopy(a, q, max(a.off, q.off), min(a.end, q.end))
			}
		}
	}
	p.replace(a.v, s.out, result)
	s.out = nil
}

// rewriteLoad returns the value that the load a yields, assembled from the parts.
func (p *promoter) rewriteLoad(a access) *ir.Value {
	s := &p.splitter
	t := a.v.Type
	k := s.firstPart(a.off)
	if q := &s.parts[k]; q.off <= a.off && a.end <= q.end {
		return p.read(q, a.off, t, alignOf(p, a.v, t))
	}
	var result *ir.Value
	if t.IsVector() {
		result = p.f.Undef(t)
	}
	for ; k < len(s.parts) && s.parts[k].off < a.end; k++ {
		q := &s.parts[k]
		align := alignAt(alignOf(p, a.v, t), q.off-a.off)
		if t.IsVector() {
			lane := p.layout.StoreSize(t.Elem)
			for at := q.off; at < q.end; at += lane {
				x := p.read(q, at, t.Elem, min(align, lane))
				result = p.emit(ir.OpInsertElement, t, result, x, p.f.Const(ir.I32, (at-a.off)/lane))
			}
			continue
		}
		x := p.emit(ir.OpZExt, t, p.read(q, q.off, ir.Int(int(8*(q.end-q.off))), align))
		if q.off > a.off {
			x = p.emit(ir.OpShl, t, x, p.f.Const(t, 8*(q.off-a.off)))
		}
		if result != nil {
			x = p.emit(ir.OpOr, t, result, x)
		}
		result = x
	}
	return result
}

// rewriteStore stores to the parts that the store a covers.
func (p *promoter) rewriteStore(a access) {
	s := &p.splitter
	x := a.v.Args[0]
	t := x.Type
	k := s.firstPart(a.off)
	if q := &s.parts[k]; q.off <= a.off && a.end <= q.end {
		if q.reads {
			p.write(q, a.off, x, alignOf(p, a.v, t))
		}
		return
	}
	for ; k < len(s.parts) && s.parts[k].off < a.end; k++ {
		q := &s.parts[k]
		if !q.reads {
			continue
		}
		align := alignAt(alignOf(p, a.v, t), q.off-a.off)
		if t.IsVector() {
			lane := p.layout.StoreSize(t.Elem)
			for at := q.off; at < q.end; at += lane {
				p.write(q, at, p.emit(ir.OpExtractElement, t.Elem, x, p.f.Const(ir.I32, (at-a.off)/lane)), min(align, lane))
			}
			continue
		}
		y := x
		if q.off > a.off {
			y = p.emit(ir.OpLShr, t, x, p.f.Const(t, 8*(q.off-a.off)))
		}
		p.write(q, q.off, p.emit(ir.OpTrunc, ir.Int(int(8*(q.end-q.off))), y), align)
	}
}

// rewriteCopy rewrites bytes [off, end) of the copy or fill a, which lie in part q.
func (p *promoter) rewriteCopy(a access, q *part, off, end int64) {
	v, size := a.v, end-off
	align := alignAt(max(v.Align, 1), off-a.off)
	if q.typ == nil {
		p.copyMemory(a, q, off, size, align)
		return
	}
	t := q.typ
	if size < q.end-q.off {
		t = ir.Int(int(8 * size))
	}
	if a.kind == fills {
		p.write(q, off, p.splat(v.Args[1], t, size), 0)
		return
	}
	if a.kind == copiesFrom {
		x := p.read(q, off, t, 0)
		to := p.address(v.Args[0], off-a.off)
		st := p.emit(ir.OpStore, ir.Void, x, to)
		st.Align = align
		p.register(st, stores, to, size)
		return
	}
	from := p.address(v.Args[1], off-a.off)
	x := p.emit(ir.OpLoad, t, from)
	x.Align = align
	p.register(x, loads, from, size)
	p.write(q, off, x, 0)
}

// copyMemory is rewriteCopy for a part that stays in memory.
func (p *promoter) copyMemory(a access, q *part, off, size, align int64) {
	args := slices.Clone(a.v.Args)
	args[2] = p.f.Const(args[2].Type, size)
	mine := 0
	if a.kind == copiesFrom {
		mine = 1
	}
	for k := range args[:2] {
		switch {
		case k == mine:
			args[k] = p.address(q.slot, off-q.off)
		case a.kind != fills:
			args[k] = p.address(args[k], off-a.off)
		}
	}
	v := p.emit(a.v.Op, ir.Void, args...)
	v.Align = min(align, alignAt(q.slot.Align, off-q.off))
	if a.kind == fills {
		return
	}
	kind := copiesFrom
	if a.kind == copiesFrom {
		kind = copiesTo
	}
	p.register(v, kind, args[1-mine], size)
}

// read returns the value of type t at offset off of the object, in q; align is the alignment of the original access.
func (p *promoter) read(q *part, off int64, t *ir.Type, align int64) *ir.Value {
	if q.typ == nil {
		x := p.emit(ir.OpLoad, t, p.address(q.slot, off-q.off))
		x.Align = min(align, alignAt(q.slot.Align, off-q.off))
		return x
	}
	x := p.emit(ir.OpLoad, q.typ, q.slot)
	if size := p.layout.StoreSize(t); size < q.end-q.off {
		x = p.convert(x, ir.Int(int(8*(q.end-q.off))))
		if off > q.off {
			x = p.emit(ir.OpLShr, x.Type, x, p.f.Const(x.Type, 8*(off-q.off)))
		}
		x = p.emit(ir.OpTrunc, ir.Int(int(8*size)), x)
	}
	return p.convert(x, t)
}

// write stores x at offset off of the object, in q.
func (p *promoter) write(q *part, off int64, x *ir.Value, align int64) {
	if q.typ == nil {
		st := p.emit(ir.OpStore, ir.Void, x, p.address(q.slot, off-q.off))
		st.Align = min(align, alignAt(q.slot.Align, off-q.off))
		return
	}
	if size := p.layout.StoreSize(x.Type); size < q.end-q.off {
		t := ir.Int(int(8 * (q.end - q.off)))
		x = p.emit(ir.OpZExt, t, p.convert(x, ir.Int(int(8*size))))
		if off > q.off {
			x = p.emit(ir.OpShl, t, x, p.f.Const(t, 8*(off-q.off)))
		}
		mask := ir.ZeroExtend(^uint64(0), int(8*size)) << (8 * (off - q.off))
		old := p.convert(p.emit(ir.OpLoad, q.typ, q.slot), t)
		x = p.emit(ir.OpOr, t, p.emit(ir.OpAnd, t, old, p.f.Const(t, int64(^mask))), x)
	}
	p.emit(ir.OpStore, ir.Void, p.convert(x, q.typ), q.slot)
}

// splat returns a value of type t, of size bytes, whose bytes are all b.
func (p *promoter) splat(b *ir.Value, t *ir.Type, size int64) *ir.Value {
	n := ir.Int(int(8 * size))
	if b.IsConst() {
		words := make([]uint64, (size+7)/8)
		for i := range words {
			words[i] = ir.ZeroExtend(uint64(b.Imm), 8) * 0x0101010101010101
		}
		if b.Imm == 0 {
			return p.f.Zero(t)
		}
		return p.convert(p.f.ConstWords(n, words), t)
	}
	x := b
	for have := int64(1); have < size; have *= 2 { // double the number of bytes
		if have == 1 {
			x = p.emit(ir.OpZExt, n, x)
		}
		x = p.emit(ir.OpOr, n, x, p.emit(ir.OpShl, n, x, p.f.Const(n, 8*have)))
	}
	return p.convert(x, t)
}

// convert bitcasts x to type t.
func (p *promoter) convert(x *ir.Value, t *ir.Type) *ir.Value {
	if x.Type == t || x.Type.Equal(t) {
		return x
	}
	n := ir.Int(p.bitsOf(t))
	if x.Type.Kind == ir.PtrKind {
		x = p.emit(ir.OpPtrToInt, n, x)
	}
	switch {
	case x.Type == t:
		return x
	case t.Kind == ir.PtrKind:
		if !x.Type.IsInt() {
			x = p.emit(ir.OpBitcast, n, x)
		}
		return p.emit(ir.OpIntToPtr, t, x)
	}
	return p.emit(ir.OpBitcast, t, x)
}
