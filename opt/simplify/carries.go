package simplify

import (
	"slices"

	"spillway/ir"
)

// carryOf returns the operation whose carry or borrow out is v, if it is in the current block, or nil.
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

// carryIn returns the i1 that v zero-extends, or nil.
func carryIn(v *ir.Value) *ir.Value {
	if v.Op == ir.OpZExt && v.Args[0].Type == ir.I1 {
		return v.Args[0]
	}
	return nil
}

// resultOf returns the operation op whose first result is v, or nil.
func resultOf(v *ir.Value, op ir.Op) *ir.Value {
	if v.Op == ir.OpExtractValue && v.Path()[0] == 0 && v.Args[0].Op == op {
		return v.Args[0]
	}
	return nil
}

// overflows recognizes the carry and borrow tests of C programs: t < a or t < b with t = a + b, and a < b where a - b
// is also computed. The sum or difference and the comparison become the two results of an addition or subtraction with
// carry out, in the same block, if the comparison is used as a number, or decides the branch at the end of the block
// with little in between that may clobber the flags. s.uses must be current. It reports whether there are any. O(n) for
// a block of n values.
func (s *simplifier) overflows() (any bool) {
	for _, b := range s.f.Blocks {
		for i := 0; i < len(b.Values); i++ { // b.Values grows
			c := b.Values[i]
			if c.Op != ir.OpICmp || c.Pred != ir.ULT && c.Pred != ir.UGT || !c.Type.IsScalar() || !c.Args[0].Type.IsInt() {
				continue
			}
			less, more := c.Args[0], c.Args[1]
			if c.Pred == ir.UGT {
				less, more = more, less
			}
			if k := s.overflowing(b, i, less, more); k >= 0 && s.countsCarry(b, c, min(i, k), i) {
				s.overflow(b, i, k)
				any = true
				i++
			}
		}
	}
	return any
}

const (
	// nearby is the maximum distance between the comparison and the sum or difference, in values.
	nearby = 16
	// beforeBranch is the maximum distance of the earlier of these from the branch that it decides.
	beforeBranch = 6
	// usersWithin is the maximum distance of the comparison's users.
	usersWithin = 64
)

// overflowing returns the index in b of the sum whose carry, or the difference whose borrow, is less < more, the value
// at i, or -1.
func (s *simplifier) overflowing(b *ir.Block, i int, less, more *ir.Value) int {
	for k := i - 1; k >= max(0, i-nearby); k-- {
		if t := b.Values[k]; t == less {
			if t.Op == ir.OpAdd && !t.NUW && more.Op != ir.OpConst && (t.Args[0] == more || t.Args[1] == more) && s.t.Legal(ir.OpUAddO, t.Type, nil) {
				return k
			}
			break
		}
	}
	for k := max(0, i-nearby); k < min(len(b.Values), i+nearby); k++ {
		if t := b.Values[k]; t.Op == ir.OpSub && t.Args[0] == less && t.Args[1] == more && s.t.Legal(ir.OpUSubO, t.Type, nil) {
			return k
		}
	}
	return -1
}

// countsCarry reports whether all users of c, the comparison at i of b, use it as a carry, if the operation is placed
// at index at.
func (s *simplifier) countsCarry(b *ir.Block, c *ir.Value, at, i int) bool {
	left := s.uses[c.ID]
	for k, v := range b.Values[i+1 : min(len(b.Values), i+usersWithin)] {
		for _, a := range v.Args {
			if a != c {
				continue
			}
			switch {
			case v.Op == ir.OpZExt || v.Op == ir.OpSExt && left == 1 && s.isAdded(b, v, i+2+k):
			case v.Op == ir.OpCondBr && i+1+k-at <= beforeBranch:
			default:
				return false
			}
			left--
		}
	}
	return left == 0
}

// isAdded reports whether v, a value of b, is only added to another value soon after index from: the sum becomes a
// difference from a number (addParts).
func (s *simplifier) isAdded(b *ir.Block, v *ir.Value, from int) bool {
	if s.uses[v.ID] != 1 {
		return false
	}
	for _, u := range b.Values[from:min(len(b.Values), from+usersWithin)] {
		if slices.Contains(u.Args, v) {
			return u.Op == ir.OpAdd && u.Type.IsInt()
		}
	}
	return false
}

// overflow combines the comparison at i of b and the sum or difference at k into one operation, in place of the earlier
// one.
func (s *simplifier) overflow(b *ir.Block, i, k int) {
	c, t := b.Values[i], b.Values[k]
	op := ir.OpUAddO
	if t.Op == ir.OpSub {
		op = ir.OpUSubO
	}
	of := s.f.NewValue(op, ir.StructOf(t.Type, ir.I1), t.Args[0], t.Args[1])
	of.Block, of.Pos = b, b.Values[min(i, k)].Pos
	for n, v := range []*ir.Value{t, c} {
		v.Op, v.Args, v.NUW, v.NSW, v.Pred = ir.OpExtractValue, []*ir.Value{of}, false, false, 0
		v.SetPath([]int{n})
	}
	if k > i {
		copy(b.Values[i+1:k+1], b.Values[i:k]) // move the difference before the comparison: chaining looks backwards
		b.Values[i] = t
	}
	b.Values = slices.Insert(b.Values, min(i, k), of)
}

// A chain is two operations, the second of which takes a carry as a number, and at most one of which can carry:
// together they compute a + b + c or a - b - c.
type chain struct {
	op      ir.Op // OpAddC or OpSubC
	a, b, c *ir.Value
	last    *ir.Value // the second operation
}

// chained returns the chain in which p is the carry of the first operation and q that of the second; ok is false if
// there is none:
//
//	(s, p) = uadd.with.overflow a, b;       (r, q) = uadd.with.overflow s, zext c    a + b + c
//	(s, p) = uadd.with.overflow a, zext c;  (r, q) = uadd.with.overflow s, b         a + b + c
//	(s, p) = usub.with.overflow a, b;       (r, q) = usub.with.overflow s, zext c    a - b - c
//	(s, p) = usub.with.overflow a, zext c;  (r, q) = usub.with.overflow s, b         a - b - c
//	(s, p) = uadd.with.overflow b, zext c;  (r, q) = usub.with.overflow a, s         a - b - c
func (s *simplifier) chained(p, q *ir.Value) (x chain, ok bool) {
	first, second := s.carryOf(p), s.carryOf(q)
	if first == nil || second == nil || s.used(q) != 1 {
		return x, false
	}
	a, b := first.Args[0], first.Args[1]
	c, d := second.Args[0], second.Args[1]
	x.last = second
	switch {
	case first.Op == ir.OpUAddO && second.Op == ir.OpUAddO:
		if resultOf(c, ir.OpUAddO) != first {
			c, d = d, c
		}
		if resultOf(c, ir.OpUAddO) != first {
			return x, false
		}
		if carryIn(a) != nil {
			a, b = b, a
		}
		if x.op, x.a, x.b, x.c = ir.OpAddC, a, b, carryIn(d); x.c == nil {
			x.b, x.c = d, carryIn(b)
		}
	case first.Op == ir.OpUSubO && second.Op == ir.OpUSubO && resultOf(c, ir.OpUSubO) == first:
		if x.op, x.a, x.b, x.c = ir.OpSubC, a, b, carryIn(d); x.c == nil {
			x.b, x.c = d, carryIn(b)
		}
	case first.Op == ir.OpUAddO && second.Op == ir.OpUSubO && resultOf(d, ir.OpUAddO) == first:
		if carryIn(a) != nil {
			a, b = b, a
		}
		x.op, x.a, x.b, x.c = ir.OpSubC, c, a, carryIn(b)
	}
	return x, x.c != nil && s.t.Legal(x.op, x.a.Type, nil)
}

// withCarry returns the carry of an operation with carry in that replaces the chain with carries p and q (chained), or
// nil. The chain's second operation is kept if other values use its carry.
func (s *simplifier) withCarry(p, q *ir.Value) *ir.Value {
	x, ok := s.chained(p, q)
	if !ok {
		if x, ok = s.chained(q, p); !ok {
			return nil
		}
	}
	both := s.f.NewValue(x.op, x.last.Type, x.a, x.b, x.c)
	both.Block, both.Pos = s.block, x.last.Pos
	at := len(s.out) - 1
	for s.out[at] != x.last {
		at--
	}
	s.out = slices.Insert(s.out, at+1, both)
	for _, r := range s.out[at+2:] {
		if resultOf(r, x.last.Op) == x.last {
			r.Args[0] = both
		}
	}
	return s.result(both, 1, ir.I1)
}

// oneCarry rewrites v, a sum that includes the two carries of a chain, or a difference from it, to use the single carry
// of withCarry instead. It returns nil if v has another form.
func (s *simplifier) oneCarry(v *ir.Value) *ir.Value {
	op := ir.OpAddC
	if v.Op == ir.OpSub {
		op = ir.OpSubC
	}
	for i := len(v.Args) - 1; i >= 0; i-- {
		x, n := v.Args[1-i], v.Args[i]
		q := carryIn(n)
		if q == nil || i == 0 && v.Op == ir.OpSub || s.used(n) != 1 || s.used(x) != 1 {
			continue
		}
		if p := carryIn(x); p != nil && v.Op == ir.OpAdd {
			if c := s.withCarry(p, q); c != nil {
				return s.emit(ir.OpZExt, v.Type, c)
			}
		}
		if of := resultOf(x, op); of != nil {
			if c := s.withCarry(of.Args[2], q); c != nil {
				return s.result(s.emit(op, of.Type, of.Args[0], of.Args[1], c), 0, v.Type)
			}
		}
	}
	return nil
}

// addTo rewrites v, the sum of b and of a number plus a carry, as one operation on all three, or returns nil. If b is a
// later carry, it becomes the carry in, since it may still be in the flags, and the earlier carry becomes a number.
func (s *simplifier) addTo(v *ir.Value) *ir.Value {
	for i, x := range v.Args {
		if of := resultOf(x, ir.OpAddC); of != nil && v.Op == ir.OpAdd && s.used(x) == 1 && s.used(of) == 1 && isZero(of.Args[1]) {
			b, c := v.Args[1-i], of.Args[2]
			if d := carryIn(b); d != nil && s.used(b) == 1 && s.used(d) == 1 && s.laterCarry(d, c) {
				b, c = s.emit(ir.OpZExt, v.Type, c), d
			}
			return s.result(s.emit(ir.OpAddC, of.Type, of.Args[0], b, c), 0, v.Type)
		}
	}
	return nil
}

// laterCarry reports whether c is the carry of an operation near the end of the current block and after that of b.
func (s *simplifier) laterCarry(c, b *ir.Value) bool {
	of, earlier := s.carryOf(c), s.carryOf(b)
	if of == nil || of == earlier {
		return false
	}
	for k := len(s.out) - 1; k >= max(0, len(s.out)-nearby); k-- {
		switch s.out[k] {
		case of:
			return true
		case earlier:
			return false
		}
	}
	return false
}

// isZero reports whether v is the constant 0.
func isZero(v *ir.Value) bool { return v.Op == ir.OpConst && v.Imm == 0 }

// addCarry combines v, the sum of a value and the extended carry of another operation, or their difference, into an
// operation with carry in, which is one instruction if the carry is still in the flags. It returns nil if v has another
// form.
func (s *simplifier) addCarry(v *ir.Value) *ir.Value {
	op, inner := ir.OpAddC, ir.OpAdd
	if v.Op == ir.OpSub {
		op, inner = ir.OpSubC, ir.OpSub
	}
	if w := s.oneCarry(v); w != nil {
		return w
	}
	if w := s.addTo(v); w != nil {
		return w
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

// result emits result k of v, of type t.
func (s *simplifier) result(v *ir.Value, k int, t *ir.Type) *ir.Value {
	r := s.f.NewValue(ir.OpExtractValue, t, v)
	r.SetPath([]int{k})
	return s.visit(r)
}
