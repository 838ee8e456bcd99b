package legalize

import (
	"math/bits"

	"spillway/ir"
)

// widthDepth is the number of operations that the analysis of factors looks back.
const widthDepth = 6

// product64 multiplies 64-bit elements with known ranges: factors that fit 32 bits need one product, one such factor
// two. It returns nil if v is something else.
func (l *vectorOps) product64(v *ir.Value, w int) []*ir.Value {
	if parts := l.longProduct(v, w); parts != nil {
		return parts
	}
	if v.Op != ir.OpMul || w != 64 || !l.ops.Has(l.vectors.MulEven, ir.V2I64) {
		return nil
	}
	a, b := v.Args[0], v.Args[1]
	x, y := l.widthsOf(a, widthDepth), l.widthsOf(b, widthDepth)
	var op ir.Op
	switch {
	case x.unsigned <= 32 && y.unsigned <= 32:
		op = l.vectors.MulEven
	case x.signed <= 32 && y.signed <= 32 && l.ops.HasOn(l.vectors.SMulEven, ir.V2I64):
		op = l.vectors.SMulEven
	case x.unsigned <= 32:
		a, b = b, a
		fallthrough
	case y.unsigned <= 32:
		y := l.get(b)
		return l.mapParts(l.get(a), func(i int, p *ir.Value) *ir.Value {
			high := l.v2(l.vectors.MulEven, ir.V2I64, l.vk(ir.OpVLShr, ir.V2I64, p, 32), y[i])
			return l.emit(ir.OpAdd, ir.V2I64, l.v2(l.vectors.MulEven, ir.V2I64, p, y[i]), l.vk(ir.OpVShl, ir.V2I64, high, 32))
		})
	default:
		return nil
	}
	z := l.get(b)
	return l.mapParts(l.get(a), func(i int, p *ir.Value) *ir.Value { return l.v2(op, ir.V2I64, p, z[i]) })
}

// longProduct multiplies elements extended from half their width, or constants of that range, by a widening
// multiplication; nil if v is something else or the machine has none.
func (l *vectorOps) longProduct(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpMul || w < 16 || !l.multipliesLong() {
		return nil
	}
	x, y := l.widthsOf(v.Args[0], widthDepth), l.widthsOf(v.Args[1], widthDepth)
	low, high := l.vectors.Long.UMulLow, l.vectors.Long.UMulHigh
	switch {
	case x.unsigned <= w/2 && y.unsigned <= w/2:
	case x.signed <= w/2 && y.signed <= w/2:
		low, high = l.vectors.Long.SMulLow, l.vectors.Long.SMulHigh
	default:
		return nil
	}
	splat := func(v *ir.Value) bool { return splatted(v) != nil }
	if a, b := v.Args[0], v.Args[1]; w < 64 && !((l.extends(a, w) || splat(a)) && (l.extends(b, w) || splat(b)) && !(splat(a) && splat(b))) { // products of the same width are shorter
		return nil
	}
	a, b := l.halved2(v.Args[0], w), l.halved2(v.Args[1], w)
	var out []*ir.Value
	for i := range a {
		if len(out)+1 == l.partsOfLanes(v.Type.Len, w) {
			if x, y := l.asUpper(v.Args[0], a[i]), l.asUpper(v.Args[1], b[i]); x != nil && y != nil && (x != a[i] || y != b[i]) {
				return append(out, l.v2(high, intLanes(w), x, y))
			}
		}
		out = append(out, l.v2(low, intLanes(w), a[i], b[i]))
		if len(out) < l.partsOfLanes(v.Type.Len, w) {
			out = append(out, l.v2(high, intLanes(w), a[i], b[i]))
		}
	}
	return out
}

// upperOf returns the vector whose high half is the low half of p, a copy of it; nil if p is something else.
func (l *vectorOps) upperOf(p *ir.Value) *ir.Value {
	if dup := l.vectors.Long.Dup; dup != ir.OpInvalid && p.Op == dup && ir.LaneBits(p.Type.Elem) == 64 && p.Args[1].Imm == 1 {
		return p.Args[0]
	}
	if op := p.Op; op != ir.OpInvalid && (op == l.vectors.SDistance || op == l.vectors.UDistance) {
		if x, y := l.upperOf(p.Args[0]), l.upperOf(p.Args[1]); x != nil && y != nil {
			return l.v2(op, p.Type, x, y)
		}
	}
	return nil
}

// asUpper returns a vector whose high half is the low half of p, the last part of factor v at half its width: p itself
// if both its halves are equal. It returns nil if that takes another operation.
func (l *vectorOps) asUpper(v, p *ir.Value) *ir.Value {
	if whole := l.upperOf(p); whole != nil {
		return whole
	}
	if v.Op == ir.OpVector || l.extendedConstant(v) || p.Op == l.vectors.Long.Dup {
		return p
	}
	return nil
}

// extendedConstant reports whether v is an extension of a constant.
func (l *vectorOps) extendedConstant(v *ir.Value) bool {
	return (v.Op == ir.OpSExt || v.Op == ir.OpZExt) && v.Args[0].Op == ir.OpVector
}

// extends reports whether the raw vector v, with w-bit elements, is extended from half the width, or a constant.
func (l *vectorOps) extends(v *ir.Value, w int) bool {
	return v.Op == ir.OpVector || l.extendsLanes(v, w) || l.fitsHalf(v, w)
}

// fitsHalf reports whether the raw vector v, with w-bit elements, is a sum or a difference of elements extended from a quarter of the
// width, which half of it holds.
func (l *vectorOps) fitsHalf(v *ir.Value, w int) bool {
	return (v.Op == ir.OpAdd || v.Op == ir.OpSub) && l.extendsLanes(v.Args[0], w/2) && l.extendsLanes(v.Args[1], w/2)
}

// extendsLanes is extends except for constants.
func (l *vectorOps) extendsLanes(v *ir.Value, w int) bool {
	if v.Op != ir.OpZExt && v.Op != ir.OpSExt {
		return false
	}
	from := l.laneBits(v.Args[0].Type) // 0: its elements are in general registers
	return from > 0 && from <= w/2 && v.Args[0].Type.Elem != ir.I1
}

// halved2 returns the w-bit elements of the raw vector v truncated to half their width, which holds them.
func (l *vectorOps) halved2(v *ir.Value, w int) []*ir.Value {
	if c := v.Args[0:min(1, len(v.Args))]; l.extendsLanes(v, w) && l.extendedConstant(v) && l.laneBits(c[0].Type) == w/2 && v.Type.Len <= int64(l.lanesPer(w)) {
		bits := [2]uint64{c[0].Lanes()[0], c[0].Lanes()[0]} // see asUpper
		return []*ir.Value{l.vconst(bits[0], bits[1])}
	}
	if l.extendsLanes(v, w) {
		from := v.Args[0]
		return l.widen(v.Op == ir.OpSExt, v.Type.Len, l.laneBits(from.Type), w/2, l.halves(from))
	}
	if from := splatted(v); from != nil && w < 64 {
		part := l.splat(w/2, l.halves(from)[0])
		parts := make([]*ir.Value, l.partsOfLanes(v.Type.Len, w/2))
		for i := range parts {
			parts[i] = part
		}
		return parts
	}
	if l.fitsHalf(v, w) {
		term := func(a *ir.Value) []*ir.Value {
			return l.widen(a.Op == ir.OpSExt, v.Type.Len, l.laneBits(a.Args[0].Type), w/2, l.halves(a.Args[0]))
		}
		y := term(v.Args[1])
		return l.mapParts(term(v.Args[0]), func(i int, p *ir.Value) *ir.Value { return l.emit(v.Op, intLanes(w/2), p, y[i]) })
	}
	if v.Op == ir.OpVector {
		per, n := 2*l.lanesPer(w), int(v.Type.Len)
		parts := make([]*ir.Value, l.partsOfLanes(v.Type.Len, w/2))
		for i := range parts {
			var bits [2]uint64
			for k := 0; k < per && i*per+k < n; k++ {
				ir.SetLane(bits[:], k, w/2, ir.LaneOf(v.Lanes(), i*per+k, w))
			}
			if n-i*per <= per/2 {
				bits[1] = bits[0] // see asUpper
			}
			parts[i] = l.vconst(bits[0], bits[1])
		}
		return parts
	}
	return l.split(l.narrow(v.Type.Len, w, w/2, l.get(v)))
}

// product32 multiplies 32-bit elements that fit 16 signed bits, one of them also unsigned: its upper half is zero, so
// that a multiply-add of halves gives the product. It returns nil if v is something else.
func (l *vectorOps) product32(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpMul || w != 32 || !l.ops.Has(l.vectors.MulAdd, ir.V4I32) {
		return nil
	}
	x, y := l.widthsOf(v.Args[0], widthDepth), l.widthsOf(v.Args[1], widthDepth)
	if x.signed > 16 || y.signed > 16 || x.unsigned > 15 && y.unsigned > 15 {
		return nil
	}
	z := l.get(v.Args[1])
	return l.mapParts(l.get(v.Args[0]), func(i int, p *ir.Value) *ir.Value { return l.v2(l.vectors.MulAdd, ir.V4I32, p, z[i]) })
}

// highProducts lowers v, the upper halves of products of equally extended 16-bit numbers or constants, by a high
// multiplication; or returns nil.
func (l *vectorOps) highProducts(v *ir.Value, w int) []*ir.Value {
	x, y, op := l.highFactors(v, w)
	if x == nil {
		return nil
	}
	b := l.get(y)
	return l.mapParts(l.get(x), func(i int, p *ir.Value) *ir.Value { return l.emit(op, ir.V8I16, p, b[i]) })
}

// highFactors returns the raw factors, one of them perhaps a constant, of whose products op gives v, the upper halves;
// or nil.
func (l *vectorOps) highFactors(v *ir.Value, w int) (x, y *ir.Value, op ir.Op) {
	s := v.Args[0]
	if w != 16 || s.Op != ir.OpLShr && s.Op != ir.OpAShr || s.Args[0].Op != ir.OpMul {
		return nil, nil, 0
	}
	if n, ok := l.uniformConstant(s.Args[1], 32); !ok || n != 16 {
		return nil, nil, 0
	}
	x, y = s.Args[0].Args[0], s.Args[0].Args[1]
	op = ir.OpUMulHi
	if x.Op == ir.OpSExt {
		op = ir.OpSMulHi
	}
	if x.Op != ir.OpSExt && x.Op != ir.OpZExt || x.Args[0].Type.Elem != ir.I16 || !l.ops.Has(op, ir.V8I16) {
		return nil, nil, 0
	}
	switch {
	case y.Op == x.Op && y.Args[0].Type.Equal(x.Args[0].Type):
		y = y.Args[0]
	case y.Op == ir.OpVector:
		if y = l.in16Constant(y, x.Args[0].Type, op == ir.OpSMulHi); y == nil {
			return nil, nil, 0
		}
	default:
		return nil, nil, 0
	}
	return x.Args[0], y, op
}

// in16Constant returns the 16-bit constant vector of type t whose extension is c; or nil.
func (l *vectorOps) in16Constant(c *ir.Value, t *ir.Type, signed bool) *ir.Value {
	w := ir.LaneBits(c.Type.Elem)
	lanes := make([]uint64, (16*t.Len+63)/64)
	for i := range int(t.Len) {
		x := ir.LaneOf(c.Lanes(), i, w).Lo
		if signed && ir.SignExtend(x, w) != ir.SignExtend(x, 16) || !signed && x>>16 != 0 {
			return nil
		}
		ir.SetLane(lanes, i, 16, ir.U128{Lo: x})
	}
	return l.f.Vector(t, lanes)
}

// widths are the numbers of bits that hold a number unsigned, and signed.
type widths struct{ unsigned, signed int }

// most returns the widths that hold all numbers that x or y does.
func (x widths) most(y widths) widths {
	return widths{max(x.unsigned, y.unsigned), max(x.signed, y.signed)}
}

// ofConst returns the widths of a number of w bits.
func ofConst(x uint64, w int) widths {
	s := ir.SignExtend(x, w)
	return widths{bits.Len64(ir.ZeroExtend(x, w)), bits.Len64(uint64(s^s>>63)) + 1}
}

// widthsOf analyzes the raw v, an integer of at most 64 bits or a vector of these. It looks back at most depth
// operations.
func (l *vectorOps) widthsOf(v *ir.Value, depth int) widths {
	t := v.Type.Lane()
	if !t.IsInt() || t.Bits > 64 || depth == 0 {
		return widths{64, 64}
	}
	switch v.Op {
	case ir.OpUndef, ir.OpZero:
		return widths{0, 1}
	case ir.OpConst:
		return ofConst(uint64(v.Imm), t.Bits)
	case ir.OpVector:
		var r widths
		for i := range int(v.Type.Len) {
			r = r.most(ofConst(ir.LaneOf(v.Lanes(), i, t.Bits).Lo, t.Bits))
		}
		return r
	}
	r := l.resultWidths(v, t, depth)
	// A width that may not fit is unknown, and an unsigned number needs one more bit as signed.
	if r.unsigned >= t.Bits {
		r.unsigned = t.Bits
	}
	if r.signed > t.Bits {
		r.signed = t.Bits
	}
	if r.unsigned < t.Bits {
		r.signed = min(r.signed, r.unsigned+1)
	}
	return r
}

// resultWidths returns the widths of the results of operation v with elements of type t, which may be more than t has.
func (l *vectorOps) resultWidths(v *ir.Value, t *ir.Type, depth int) widths {
	r := widths{t.Bits, t.Bits}
	of := func(i int) widths { return l.widthsOf(v.Args[i], depth-1) }
	switch v.Op {
	case ir.OpZExt:
		r.unsigned = v.Args[0].Type.Lane().Bits
		if r.unsigned <= 64 {
			r.unsigned = min(r.unsigned, of(0).unsigned)
		}
	case ir.OpSExt:
		r.signed = v.Args[0].Type.Lane().Bits
		if x := of(0); r.signed <= 64 {
			r.signed = min(r.signed, x.signed)
			if x.unsigned < v.Args[0].Type.Lane().Bits {
				r.unsigned = x.unsigned
			}
		}
	case ir.OpAnd:
		x, y := of(0), of(1)
		r = widths{min(x.unsigned, y.unsigned), max(x.signed, y.signed)}
	case ir.OpOr, ir.OpXor:
		r = of(0).most(of(1))
	case ir.OpSelect:
		r = of(1).most(of(2))
	case ir.OpShuffleVector, ir.OpInsertElement:
		r = of(0).most(of(1))
	case ir.OpFreeze:
		r = of(0)
	case ir.OpUMin:
		r.unsigned = min(of(0).unsigned, of(1).unsigned)
	case ir.OpLShr:
		if n, ok := l.shiftCount(v, t.Bits); ok {
			r.unsigned = max(of(0).unsigned-n, 0)
		}
	case ir.OpAShr:
		if n, ok := l.shiftCount(v, t.Bits); ok {
			r.signed = max(of(0).signed-n, 1)
		}
	case ir.OpShl:
		if n, ok := l.shiftCount(v, t.Bits); ok {
			x := of(0)
			r = widths{x.unsigned + n, x.signed + n}
		}
	case ir.OpAdd:
		x, y := of(0), of(1)
		r = widths{max(x.unsigned, y.unsigned) + 1, max(x.signed, y.signed) + 1}
	case ir.OpSub:
		x, y := of(0), of(1)
		r.signed = max(x.signed, y.signed) + 1
	case ir.OpMul:
		x, y := of(0), of(1)
		r = widths{x.unsigned + y.unsigned, x.signed + y.signed}
	}
	return r
}

// shiftCount returns the count of shift v of w-bit elements, if it is one constant below w.
func (l *vectorOps) shiftCount(v *ir.Value, w int) (int, bool) {
	n, ok := uint64(0), false
	if v.Type.IsVector() {
		n, ok = l.uniformConstant(v.Args[1], w)
	} else if ok = v.Args[1].Op == ir.OpConst; ok {
		n = uint64(v.Args[1].Imm)
	}
	return int(n), ok && n < uint64(w)
}
