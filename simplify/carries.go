package simplify

import (
	"slices"

	"spillway/ir"
)

// carryOf returns the operation of which v is the carry or the borrow out, if it stands in the block at hand, else nil.
func (s *simplifier) carryOf(v *ir.Value) *ir.Value {
	if v.Op != ir.OpExtractValue || v.Path()[0] != 1 || v.Block != s.block {
		return nil
	}
	switch of := v.Args[0]; of.Op {
	case ir.OpUAddO, ir.OpUSubO, ir.OpAddC, ir.OpSubC:
		return of
	}
	return nil
}

// carryIn returns the truth value that v, a number, is, or nil.
func carryIn(v *ir.Value) *ir.Value {
	if v.Op == ir.OpZExt && v.Args[0].Type == ir.I1 {
		return v.Args[0]
	}
	return nil
}

// resultOf returns the operation op of which v is the first result, or nil.
func resultOf(v *ir.Value, op ir.Op) *ir.Value {
	if v.Op == ir.OpExtractValue && v.Path()[0] == 0 && v.Args[0].Op == op {
		return v.Args[0]
	}
	return nil
}

// withCarry makes one operation of two that add, or subtract, a number and then a carry, where v tells whether one of them carries:
//
//	(s, p) = uadd.with.overflow a, b;  (r, q) = uadd.with.overflow s, zext c;  v = or p, q
//
// becomes (r, v) = addc a, b, c: both cannot carry. The second operation stays for others that read q, if there are any after all.
// It returns what takes the place of v, or nil.
func (s *simplifier) withCarry(v *ir.Value) *ir.Value {
	for i, q := range v.Args {
		p := v.Args[1-i]
		first, second := s.carryOf(p), s.carryOf(q)
		if first == nil || second == nil || first.Op != second.Op || s.used(q) != 1 {
			continue
		}
		op := ir.OpAddC
		if first.Op == ir.OpUSubO {
			op = ir.OpSubC
		} else if first.Op != ir.OpUAddO {
			continue
		}
		x, c := second.Args[0], carryIn(second.Args[1])
		if c == nil && op == ir.OpAddC {
			x, c = second.Args[1], carryIn(second.Args[0])
		}
		if c == nil || resultOf(x, first.Op) != first || !s.t.Legal(op, x.Type, nil) {
			continue
		}
		both := s.f.NewValue(op, second.Type, first.Args[0], first.Args[1], c)
		both.Block, both.Pos = s.block, second.Pos
		at := slices.Index(s.out, second)
		s.out = slices.Insert(s.out, at+1, both)
		for _, r := range s.out[at+2:] {
			if resultOf(r, second.Op) == second {
				r.Args[0] = both
			}
		}
		return s.result(both, 1, v.Type)
	}
	return nil
}

// addCarry makes an operation that takes a carry of v, a sum with the carry of another operation or a difference from it, of which
// only the carry is a number for v. Where a flag still holds the carry, that is one instruction. It returns nil if v is none.
func (s *simplifier) addCarry(v *ir.Value) *ir.Value {
	op, inner := ir.OpAddC, ir.OpAdd
	if v.Op == ir.OpSub {
		op, inner = ir.OpSubC, ir.OpSub
	}
	for i := len(v.Args) - 1; i >= 0; i-- {
		x, n := v.Args[1-i], v.Args[i]
		c := carryIn(n)
		if c == nil || i == 0 && v.Op == ir.OpSub || s.used(n) != 1 || s.used(c) != 1 || s.carryOf(c) == nil || !s.t.Legal(op, v.Type, nil) {
			continue
		}
		a, b := x, s.konst(v.Type, 0)
		if x.Op == inner && x.Block == s.block && s.used(x) == 1 {
			a, b = x.Args[0], x.Args[1]
		}
		return s.result(s.emit(op, ir.StructOf(v.Type, ir.I1), a, b, c), 0, v.Type)
	}
	return nil
}

// result makes the k-th result of v, of type t, at the end of the block.
func (s *simplifier) result(v *ir.Value, k int, t *ir.Type) *ir.Value {
	r := s.f.NewValue(ir.OpExtractValue, t, v)
	r.SetPath([]int{k})
	return s.visit(r)
}
