package legalize

import "spillway/ir"

// describe updates debug records to the legalized values.
func (l *builder) describe() {
	if l.f.Debug == nil {
		return
	}
	records := l.f.Debug.Records
	for i := range records {
		r := &records[i]
		r.Parts = l.described(r.Value)
		for _, v := range r.More {
			parts := l.described(v)
			if len(r.Parts) == 0 || len(parts) != 1 {
				r.Parts = nil
				break
			}
			r.Parts = append(r.Parts, parts[0])
		}
		if len(r.More) > 0 && len(r.Parts) != len(r.More)+1 {
			r.Parts = nil
		}
	}
}

// described returns the parts of the raw value v, or nil if it is unknown or its parts are not laid out as in memory.
// Addresses of slots and symbols, and constants, are values of no function.
func (l *builder) described(v *ir.Value) []*ir.Value {
	if v == nil || isExtended(v.Type) {
		return nil
	}
	switch v.Op {
	case ir.OpConst, ir.OpSym:
		c := *v
		c.ID, c.Block = -1, nil
		return []*ir.Value{&c}
	case ir.OpZero:
		if v.Type.IsAggregate() || v.Type.IsVector() {
			return nil
		}
		return []*ir.Value{{ID: -1, Op: ir.OpConst, Type: v.Type}}
	case ir.OpUndef, ir.OpVector, ir.OpBlockAddr:
		return nil
	}
	if int(v.ID) >= len(l.refs) {
		return nil
	}
	r := l.refs[v.ID]
	switch {
	case r.n == remade:
		c, off := &l.recipes[r.off], int64(0)
		for c.base > 0 {
			c, off = &l.recipes[c.base-1], off+c.off
		}
		off += c.off
		if c.sym != nil {
			return []*ir.Value{{ID: -1, Op: ir.OpSym, Type: l.iptr, Sym: c.sym, Imm: off}}
		}
		return []*ir.Value{{ID: -1, Op: ir.OpSlotAddr, Type: l.iptr, Imm: int64(c.slot), Hi: off}}
	case r.n <= 0, r.n > 1 && (v.Type.IsAggregate() || v.Type.IsVector() && l.t.Layout.Size(v.Type) != sizeOfParts(l.flat[r.off:r.off+r.n])):
		return nil
	}
	parts := make([]*ir.Value, r.n)
	for i, p := range l.flat[r.off : r.off+r.n] {
		if parts[i] = p; p.Block == nil && p.Op != ir.OpArg && p.Op != ir.OpPhi {
			c := *p // a constant that the function may no longer have
			c.ID = -1
			parts[i] = &c
		}
	}
	return parts
}

// sizeOfParts returns the number of bytes in the parts of a vector.
func sizeOfParts(parts []*ir.Value) (n int64) {
	for _, p := range parts {
		n += int64(partBits(p) / 8)
	}
	return n
}
