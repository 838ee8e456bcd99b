package legalize

import (
	"slices"

	"spillway/ir"
)

// Divide splits accesses that are wider than their alignment, for targets with strict alignment
// (target.Operations.StrictAlign). It must run last, since optimizations merge accesses. Requires: f is legal. Ensures:
// f is legal, and no integer access, except atomic ones, is wider than its alignment. Linear in f.
func (lz *Legalizer) Divide(f *ir.Func) {
	if !lz.t.StrictAlign {
		return
	}
	l := bare(lz, f)
	for _, b := range f.Blocks {
		if !slices.ContainsFunc(b.Values, unaligned) {
			continue
		}
		l.cur = b
		values := b.Values
		b.Values = make([]*ir.Value, 0, 2*len(values))
		for _, v := range values {
			switch l.line, l.col, l.pos = v.Line, v.Col, v.Pos; {
			case !unaligned(v):
				b.Values = append(b.Values, v)
			case v.Op == ir.OpLoad:
				l.divideLoad(v)
			default:
				l.divideStore(v)
			}
		}
	}
}

// VerifyAligned lists the accesses that Divide should have divided. Linear in f.
func (lz *Legalizer) VerifyAligned(f *ir.Func) []error {
	if !lz.t.StrictAlign {
		return nil
	}
	return wrongValues(f, unaligned, "the access is longer than its alignment")
}

// wrongValues lists errors for the values of f for which wrong returns true.
func wrongValues(f *ir.Func, wrong func(*ir.Value) bool, msg string) (errs []error) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if wrong(v) {
				errs = append(errs, &ir.VerifyError{Symbol: f, Block: b, Value: v, Line: int(v.Line), Col: int(v.Col), Msg: msg})
			}
		}
	}
	return errs
}

// unaligned reports whether v is an access to be split.
func unaligned(v *ir.Value) bool {
	t := v.Type
	switch v.Op {
	case ir.OpLoad:
	case ir.OpStore:
		t = v.Args[0].Type
	default:
		return false
	}
	return t.IsInt() && v.Order == ir.NotAtomic && v.Align > 0 && v.Align < int64(t.Bits/8)
}

// divideLoad splits the load v.
func (l *lowering) divideLoad(v *ir.Value) {
	bits := int(8 * v.Align)
	var low *ir.Value
	for at := 0; at < v.Type.Bits; at += bits {
		x := l.loadFrom(ir.Int(bits), v.Args[0], int64(at/8), v.Align)
		x.Volatile = v.Volatile
		x = l.shlImm(l.convert(ir.OpZExt, v.Type, x), at)
		if low != nil && at+bits == v.Type.Bits {
			v.Op, v.Args, v.Align, v.Volatile = ir.OpOr, []*ir.Value{low, x}, 0, false
			l.cur.Values = append(l.cur.Values, v)
			return
		}
		if low != nil {
			x = l.or(low, x)
		}
		low = x
	}
}

// divideStore splits the store v.
func (l *lowering) divideStore(v *ir.Value) {
	x, bits := v.Args[0], int(8*v.Align)
	for at := 0; at < x.Type.Bits; at += bits {
		part := l.convert(ir.OpTrunc, ir.Int(bits), l.lshrImm(x, at))
		l.storeTo(part, v.Args[1], int64(at/8), v.Align).Volatile = v.Volatile
	}
}
