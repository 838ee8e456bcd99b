package simplify

import (
	"math/bits"

	"spillway/ir"
)

// significantDepth is how many operations significant looks through, one above the other.
const significantDepth = 6

// significant returns how many of the low bits of x, an integer, may be other than zero,
// where that is easily seen.
func (s *simplifier) significant(x *ir.Value) int { return s.significantIn(x, significantDepth) }

func (s *simplifier) significantIn(x *ir.Value, depth int) int {
	w := x.Type.Bits
	if depth == 0 || !x.Type.IsInt() {
		return w
	}
	if int(x.ID) < len(s.remainders) && s.remainders[x.ID] != 0 {
		return int(s.remainders[x.ID])
	}
	of := func(i int) int { return s.significantIn(x.Args[i], depth-1) }
	c, constant := imm(x)
	switch x.Op {
	case ir.OpConst:
		if x.Imm >= 0 {
			return min(w, bits.Len64(uint64(x.Imm)))
		}
	case ir.OpZExt:
		return of(0)
	case ir.OpTrunc:
		return min(w, of(0))
	case ir.OpLShr:
		if constant && c > 0 && c < int64(w) {
			return max(0, of(0)-int(c))
		}
	case ir.OpShl:
		if constant && c > 0 && c < int64(w) {
			return min(w, of(0)+int(c))
		}
	case ir.OpAnd:
		return min(of(0), of(1))
	case ir.OpOr, ir.OpXor:
		return max(of(0), of(1))
	case ir.OpAdd:
		if n := max(of(0), of(1)); n < w {
			return n + 1
		}
	case ir.OpMul:
		return min(w, of(0)+of(1))
	case ir.OpUDiv:
		return of(0)
	case ir.OpURem:
		return min(of(0), of(1))
	case ir.OpSelect:
		return max(s.significantIn(x.Args[1], depth-1), s.significantIn(x.Args[2], depth-1))
	case ir.OpCtLz, ir.OpCtTz:
		if y := x.Args[0]; y.Op == ir.OpOr && y.Args[1].IsConst() && y.Args[1].Imm != 0 {
			return bits.Len(uint(w - 1))
		}
		return bits.Len(uint(w))
	}
	return w
}

// remainder notes that v, which no operation shows it, is less than d.
func (s *simplifier) remainder(v *ir.Value, d uint64) *ir.Value {
	if n := int(v.ID) + 1; n > len(s.remainders) {
		s.remainders = append(s.remainders, make([]uint8, n-len(s.remainders))...)
	}
	s.remainders[v.ID] = uint8(bits.Len64(d - 1))
	return v
}
