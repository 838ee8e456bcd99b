package simplify

import "spillway/ir"

// chooseTwice turns a select on the conjunction or disjunction of two comparisons into two selects: one tile compares
// and selects, whereas materializing a condition costs an instruction.
func (s *simplifier) chooseTwice(v *ir.Value) *ir.Value {
	c, x, y := v.Args[0], v.Args[1], v.Args[2]
	if c.Op != ir.OpAnd && c.Op != ir.OpOr || !v.Type.IsInt() || s.used(c) != 1 ||
		c.Args[0].Op != ir.OpICmp || c.Args[1].Op != ir.OpICmp || s.used(c.Args[0]) != 1 || s.used(c.Args[1]) != 1 {
		return v
	}
	inner := s.emit(ir.OpSelect, v.Type, c.Args[1], x, y)
	if c.Op == ir.OpAnd {
		return s.emit(ir.OpSelect, v.Type, c.Args[0], inner, y)
	}
	return s.emit(ir.OpSelect, v.Type, c.Args[0], x, inner)
}

// chooseConstant turns a select between two integers whose difference is a power of two or an address scale into
// arithmetic on the condition, which needs one register and shorter constants.
func (s *simplifier) chooseConstant(v *ir.Value) *ir.Value {
	c, x, y := v.Args[0], v.Args[1], v.Args[2]
	if x.Op != ir.OpConst || y.Op != ir.OpConst || !v.Type.IsInt() || !s.t.Legal(ir.OpZExt, v.Type, ir.I1) {
		return v
	}
	w := v.Type.Bits
	if s.multiple(ir.ZeroExtend(uint64(x.Imm-y.Imm), w), y.Imm) {
		return s.multiplied(c, x.Imm-y.Imm, y)
	}
	if n := s.negated(c); n != nil && s.multiple(ir.ZeroExtend(uint64(y.Imm-x.Imm), w), x.Imm) {
		return s.multiplied(n, y.Imm-x.Imm, x)
	}
	return v
}

// multiple reports whether an i1 times n, plus c, is cheap.
func (s *simplifier) multiple(n uint64, c int64) bool {
	if small := c >= -128 && c < 128; n&(n-1) == 0 {
		return small || s.isScale(n)
	}
	return s.t.Address.Index && (n-1)&(n-2) == 0 && s.isScale(n-1)
}

// multiplied returns c, a truth value, times n, plus base.
func (s *simplifier) multiplied(c *ir.Value, n int64, base *ir.Value) *ir.Value {
	t := base.Type
	x := s.emit(ir.OpMul, t, s.emit(ir.OpZExt, t, c), s.konst(t, n))
	return s.emit(ir.OpAdd, t, x, base)
}

// negated returns the negation of c if it is free, or nil.
func (s *simplifier) negated(c *ir.Value) *ir.Value {
	if c.Op != ir.OpICmp && c.Op != ir.OpFCmp || s.used(c) != 1 {
		return nil
	}
	return s.negatedIf(c, true)
}
