package simplify

import "spillway/ir"

// signs eliminates negations in sums and products of floats: x + -y and x - -y become x - y and x + y, -x * -y becomes
// x * y, and x + -y * z, which clang emits for x - y * z, becomes x - y * z. Rounding does not depend on the sign.
func (s *simplifier) signs(v *ir.Value) *ir.Value {
	x, y := v.Args[0], v.Args[1]
	if v.Op == ir.OpFMul {
		if s.changesSign(x) && s.changesSign(y) {
			return s.emit(ir.OpFMul, v.Type, x.Args[0], y.Args[0])
		}
		return v
	}
	if z := s.opposite(y); z != nil {
		op := ir.OpFSub
		if v.Op == ir.OpFSub {
			op = ir.OpFAdd
		}
		return s.emit(op, v.Type, x, z)
	}
	if v.Op == ir.OpFAdd {
		if z := s.opposite(x); z != nil {
			return s.emit(ir.OpFSub, v.Type, y, z)
		}
	}
	return v
}

// opposite returns -x if x is a negated float, or a single-use product with one; otherwise nil.
func (s *simplifier) opposite(x *ir.Value) *ir.Value {
	if s.changesSign(x) {
		return x.Args[0]
	}
	if x.Op != ir.OpFMul || s.used(x) != 1 || x.Block != s.block {
		return nil
	}
	for i, a := range x.Args {
		if s.changesSign(a) {
			args := [2]*ir.Value{x.Args[0], x.Args[1]}
			args[i] = a.Args[0]
			return s.emit(ir.OpFMul, x.Type, args[0], args[1])
		}
	}
	return nil
}

// changesSign reports whether x is a negation in this block. A negation elsewhere may be executed less often, and a
// sum, unlike a difference, is commutative.
func (s *simplifier) changesSign(x *ir.Value) bool { return x.Op == ir.OpFNeg && x.Block == s.block }
