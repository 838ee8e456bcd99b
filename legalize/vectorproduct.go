package legalize

import "spillway/ir"

// product64 multiplies elements of 64 bits of which something is known: of those that 32 bits hold one product is
// enough, and of one such operand two are. It returns nil where v is something else.
func (l *lowering) product64(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpMul || w != 64 || !l.ops.Has(ir.OpVMulEven, ir.V2I64) {
		return nil
	}
	const depth = 6
	a, b := v.Args[0], v.Args[1]
	ua, sa := l.in32Bits(a, depth)
	ub, sb := l.in32Bits(b, depth)
	var op ir.Op
	switch {
	case ua && ub:
		op = ir.OpVMulEven
	case sa && sb && l.ops.HasOn(ir.OpVSMulEven, ir.V2I64):
		op = ir.OpVSMulEven
	case ua:
		a, b = b, a
		fallthrough
	case ub:
		y := l.get(b)
		return l.mapParts(l.get(a), func(i int, p *ir.Value) *ir.Value {
			high := l.v2(ir.OpVMulEven, ir.V2I64, l.vk(ir.OpVLShr, ir.V2I64, p, 32), y[i])
			return l.emit(ir.OpAdd, ir.V2I64, l.v2(ir.OpVMulEven, ir.V2I64, p, y[i]), l.vk(ir.OpVShl, ir.V2I64, high, 32))
		})
	default:
		return nil
	}
	y := l.get(b)
	return l.mapParts(l.get(a), func(i int, p *ir.Value) *ir.Value { return l.v2(op, ir.V2I64, p, y[i]) })
}

// in32Bits reports whether the raw v, an integer of 64 bits or a vector of these, is known to be the zero extension of
// its low 32 bits, and whether to be the sign extension. It looks at most depth operations back.
func (l *lowering) in32Bits(v *ir.Value, depth int) (unsigned, signed bool) {
	both := func(a, b *ir.Value) (unsigned, signed bool) {
		if unsigned, signed = l.in32Bits(a, depth-1); unsigned || signed {
			u, s := l.in32Bits(b, depth-1)
			unsigned, signed = unsigned && u, signed && s
		}
		return unsigned, signed
	}
	if depth == 0 {
		return false, false
	}
	switch v.Op {
	case ir.OpUndef, ir.OpZero:
		return true, true
	case ir.OpConst:
		return uint64(v.Imm)>>32 == 0, v.Imm == int64(int32(v.Imm))
	case ir.OpVector:
		unsigned, signed = true, true
		for _, x := range v.Lanes()[:v.Type.Len] {
			unsigned, signed = unsigned && x>>32 == 0, signed && int64(x) == int64(int32(x))
		}
		return unsigned, signed
	case ir.OpZExt:
		bits := v.Args[0].Type.Lane().Bits
		return bits <= 32, bits < 32
	case ir.OpSExt:
		return false, v.Args[0].Type.Lane().Bits <= 32
	case ir.OpAnd:
		ua, sa := l.in32Bits(v.Args[0], depth-1)
		ub, sb := l.in32Bits(v.Args[1], depth-1)
		return ua || ub, sa && sb || ua && sa || ub && sb
	case ir.OpLShr, ir.OpAShr:
		n := uint64(v.Args[1].Imm)
		if v.Type.IsVector() {
			var ok bool
			if n, ok = l.uniformConstant(v.Args[1], 64); !ok {
				n = 0
			}
		} else if v.Args[1].Op != ir.OpConst {
			n = 0
		}
		if v.Op == ir.OpLShr {
			return n >= 32, n > 32
		}
		return false, n >= 32
	case ir.OpShuffleVector, ir.OpOr, ir.OpXor:
		return both(v.Args[0], v.Args[1])
	case ir.OpInsertElement:
		return both(v.Args[0], v.Args[1])
	case ir.OpSelect:
		return both(v.Args[1], v.Args[2])
	case ir.OpFreeze:
		return l.in32Bits(v.Args[0], depth-1)
	}
	return false, false
}
