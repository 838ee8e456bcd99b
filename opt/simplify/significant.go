package simplify

import (
	"math/bits"

	"spillway/ir"
)

// significantDepth is the maximum depth of operations that maybe looks through.
const significantDepth = 6

// significantArgs is the maximum number of phi arguments that maybe looks at.
const significantArgs = 4

// significant returns the number of low bits of the integer x that may be nonzero (known-bits analysis).
func (s *simplifier) significant(x *ir.Value) int {
	if x.Type.Bits > 64 {
		return x.Type.Bits
	}
	return bits.Len64(s.maybe(x))
}

// maybe returns the bits of x, an integer of at most 64 bits, that may be nonzero (known-bits analysis).
func (s *simplifier) maybe(x *ir.Value) uint64 { return s.maybeIn(x, significantDepth) }

func (s *simplifier) maybeIn(x *ir.Value, depth int) uint64 {
	any := ones(x.Type)
	if depth == 0 || !x.Type.IsInt() || x.Type.Bits > 64 {
		return any
	}
	if int(x.ID) < len(s.bits.remainders) && s.bits.remainders[x.ID] != 0 {
		return 1<<s.bits.remainders[x.ID] - 1
	}
	of := func(i int) uint64 { return s.maybeIn(x.Args[i], depth-1) }
	length := func(i int) int { return bits.Len64(of(i)) }
	low := func(n int) uint64 { return any & (1<<uint(n) - 1) }
	c, constant := imm(x)
	switch x.Op {
	case ir.OpConst:
		return uint64(x.Imm) & any
	case ir.OpZExt:
		return of(0)
	case ir.OpTrunc:
		return any & of(0)
	case ir.OpLShr:
		if constant && c > 0 && c < int64(x.Type.Bits) {
			return of(0) >> uint(c)
		}
	case ir.OpAShr:
		if y := of(0); constant && c > 0 && c < int64(x.Type.Bits) && y&sign(x.Type) == 0 {
			return y >> uint(c)
		}
	case ir.OpShl:
		if constant && c > 0 && c < int64(x.Type.Bits) {
			return of(0) << uint(c) & any
		}
	case ir.OpAnd:
		return of(0) & of(1)
	case ir.OpOr, ir.OpXor:
		return of(0) | of(1)
	case ir.OpAdd:
		y, z := of(0), of(1)
		if y&z == 0 {
			return y | z
		}
		return low(max(bits.Len64(y), bits.Len64(z)) + 1)
	case ir.OpMul:
		return low(length(0) + length(1))
	case ir.OpUDiv:
		return low(length(0))
	case ir.OpURem:
		return low(min(length(0), length(1)))
	case ir.OpSelect:
		return s.maybeIn(x.Args[1], depth-1) | s.maybeIn(x.Args[2], depth-1)
	case ir.OpPhi:
		// A loop-carried argument may not have been rewritten yet, but it keeps its bits, since all of them are
		// demanded (demand.go).
		if len(x.Args) > significantArgs || s.bits.demandOf(x) != any {
			return any
		}
		y := uint64(0)
		for _, a := range x.Args {
			if a != x {
				y |= s.maybeIn(a, min(depth-1, significantDepth/2))
			}
		}
		return y & any
	case ir.OpCtLz, ir.OpCtTz:
		// Ignore that a trailing zero count is less than the width: selection needs the mask that expresses it.
		if y := x.Args[0]; x.Op == ir.OpCtLz && y.Op == ir.OpOr && y.Args[1].IsConst() && y.Args[1].Imm != 0 {
			return low(bits.Len(uint(x.Type.Bits - 1)))
		}
		return low(bits.Len(uint(x.Type.Bits)))
	case ir.OpVExtract16:
		return low(16)
	case ir.OpVExtract8:
		return low(8)
	default:
		if op := s.t.Ops.Vector(x.Op); op != nil && op.Significant > 0 {
			return low(op.Significant)
		}
	}
	return any
}

// signBits returns the number of high bits of x, an integer of at most 64 bits, that are known to equal its sign bit,
// which is included.
func (s *simplifier) signBits(x *ir.Value) int { return s.signBitsIn(x, significantDepth) }

func (s *simplifier) signBitsIn(x *ir.Value, depth int) int {
	w := x.Type.Bits
	if depth == 0 || !x.Type.IsInt() || w > 64 {
		return 1
	}
	of := func(i int) int { return s.signBitsIn(x.Args[i], depth-1) }
	c, constant := imm(x)
	constant = constant && c >= 0 && c < int64(w)
	switch x.Op {
	case ir.OpConst:
		n := ir.SignExtend(uint64(x.Imm), w)
		return w - bits.Len64(uint64(n^n>>63))
	case ir.OpSExt:
		return of(0) + w - x.Args[0].Type.Bits
	case ir.OpTrunc:
		return max(1, of(0)-(x.Args[0].Type.Bits-w))
	case ir.OpAShr:
		if constant {
			return min(w, of(0)+int(c))
		}
		return of(0)
	case ir.OpShl:
		if constant {
			return max(1, of(0)-int(c))
		}
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if n := min(of(0), of(1)); n > 1 {
			return n
		}
	case ir.OpSelect:
		return min(s.signBitsIn(x.Args[1], depth-1), s.signBitsIn(x.Args[2], depth-1))
	}
	return max(1, w-bits.Len64(s.maybeIn(x, depth)))
}

// remainder records that v is less than d, which cannot be inferred from its operation.
func (s *knownBits) remainder(v *ir.Value, d uint64) *ir.Value {
	if n := int(v.ID) + 1; n > len(s.remainders) {
		s.remainders = append(s.remainders, make([]uint8, n-len(s.remainders))...)
	}
	s.remainders[v.ID] = uint8(bits.Len64(d - 1))
	return v
}
