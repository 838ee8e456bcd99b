package simplify

import (
	"math/bits"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

// rewrite returns a cheaper value equal to v, or v itself, possibly with other arguments.
func (s *simplifier) rewrite(v *ir.Value) *ir.Value {
	if w := s.constant(v); w != nil {
		return w
	}
	if v.Op.IsCommutative() && v.Args[0].Op == ir.OpConst && v.Args[1].Op != ir.OpConst {
		v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
	}
	switch v.Op {
	case ir.OpAdd:
		if w := s.addCarry(v); w != nil {
			return w
		}
		return s.add(v)
	case ir.OpSub:
		if w := s.addCarry(v); w != nil {
			return w
		}
		return s.sub(v)
	case ir.OpMul:
		return s.mul(v)
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return s.bitwise(v)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return s.shift(v)
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return s.divide(v)
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return s.convert(v)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
		return s.signs(v)
	case ir.OpICmp:
		return s.compare(v)
	case ir.OpSelect:
		return s.choose(v)
	case ir.OpPhi:
		return s.phi(v)
	case ir.OpCondBr:
		s.branch(v)
	}
	return v
}

// constant folds v if its arguments are constants and the target has an instruction that materializes the result, else
// returns nil: legalization, which places other constants in memory, has already run.
func (s *simplifier) constant(v *ir.Value) *ir.Value {
	n := len(v.Args)
	if n == 0 || n > 3 || !pure(v) || !v.Type.IsScalar() {
		return nil
	}
	var x [3]uint64
	for i, a := range v.Args {
		if a.Op != ir.OpConst {
			return nil
		}
		x[i] = uint64(a.Imm)
	}
	src := v.Args[0].Type
	lo, _, ok := s.t.Semantics.Eval(v.Op, v.Pred, v.Type, src, x[0], x[1], x[2])
	if !ok || !s.t.MakesConst(v.Type, s.f.Const(v.Type, int64(lo)).Imm) {
		return nil
	}
	return s.konst(v.Type, int64(lo))
}

// imm returns the value of the second argument of v, if that is a constant.
func imm(v *ir.Value) (int64, bool) {
	if len(v.Args) > 1 && v.Args[1].IsConst() {
		return v.Args[1].Imm, true
	}
	return 0, false
}

// add simplifies x + 0, (x + a) + b, and address + constant.
func (s *simplifier) add(v *ir.Value) *ir.Value {
	c, ok := imm(v)
	if !ok {
		if v.Args[0].Op == ir.OpSym || v.Args[0].Op == ir.OpSlotAddr { // canonicalize constants to the right
			v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
		}
		return s.addParts(v)
	}
	x := v.Args[0]
	if c == 0 {
		return x
	}
	switch x.Op {
	case ir.OpAdd:
		if d, ok := imm(x); ok {
			return s.emit(ir.OpAdd, v.Type, x.Args[0], s.konst(v.Type, c+d))
		}
	case ir.OpSym:
		if off := x.Imm + c; s.t.Address.Reaches(off) && x.Hi == 0 {
			return s.f.SymAddr(x.Type, x.Sym, off)
		}
	case ir.OpSlotAddr:
		if target.ReachesInFrame(x.Hi + c) {
			w := s.f.NewValue(ir.OpSlotAddr, v.Type)
			w.Imm, w.Hi = x.Imm, x.Hi+c
			return s.visit(w)
		}
	}
	return v
}

// addParts rewrites (x + c) + y to (x + y) + c, so that the constant ends up in the displacement of an address, and x +
// sext i1 to x - zext i1, which saves the negation.
func (s *simplifier) addParts(v *ir.Value) *ir.Value {
	for i := range 2 {
		x, y := v.Args[i], v.Args[1-i]
		if x.Op == ir.OpSExt && x.Args[0].Type == ir.I1 && s.used(x) == 1 && s.used(x.Args[0]) == 1 && v.Type.IsInt() {
			return s.emit(ir.OpSub, v.Type, y, s.emit(ir.OpZExt, v.Type, x.Args[0]))
		}
		if c, ok := imm(x); ok && x.Op == ir.OpAdd && s.used(x) == 1 {
			return s.emit(ir.OpAdd, v.Type, s.emit(ir.OpAdd, v.Type, x.Args[0], y), s.konst(v.Type, c))
		}
		if n, c := s.extendedSum(x); n != nil && v.Type == s.t.Classes.Ptr {
			return s.emit(ir.OpAdd, v.Type, s.emit(ir.OpAdd, v.Type, n, y), s.konst(v.Type, c))
		}
		if n := s.negative(x); n != nil && y.Op != ir.OpSym && y.Op != ir.OpSlotAddr {
			return s.emit(ir.OpSub, v.Type, y, n)
		}
	}
	return v
}

// negative returns the value to subtract instead of adding x, if x is 0 - y or a single-use multiple of that, else nil.
func (s *simplifier) negative(x *ir.Value) *ir.Value {
	if s.used(x) != 1 || len(x.Args) != 2 || !x.Type.IsInt() {
		return nil
	}
	switch y := x.Args[0]; {
	case x.Op == ir.OpSub && y.IsConst() && y.Imm == 0:
		return x.Args[1]
	case (x.Op == ir.OpShl || x.Op == ir.OpMul) && x.Args[1].IsConst():
		if n := s.negative(y); n != nil {
			return s.emit(x.Op, x.Type, n, x.Args[1])
		}
	}
	return nil
}

// extendedSum returns n and c with x = n + c, if x extends a single-use sum with c that does not overflow. This is only
// profitable if the constant ends up in the displacement of an address.
func (s *simplifier) extendedSum(x *ir.Value) (n *ir.Value, c int64) {
	if x.Op != ir.OpSExt && x.Op != ir.OpZExt {
		return nil, 0
	}
	sum := x.Args[0]
	c, ok := imm(sum)
	if !ok || sum.Op != ir.OpAdd || s.used(sum) != 1 || x.Op == ir.OpSExt && !sum.NSW || x.Op == ir.OpZExt && !sum.NUW {
		return nil, 0
	}
	if x.Op == ir.OpZExt {
		c = int64(ir.ZeroExtend(uint64(c), sum.Type.Bits))
	}
	if c < s.t.Address.MinOff || c > s.t.Address.MaxOff {
		return nil, 0
	}
	return s.emit(x.Op, x.Type, sum.Args[0]), c
}

// sub simplifies x - c, x - x, and x - 0.
func (s *simplifier) sub(v *ir.Value) *ir.Value {
	if v.Args[0] == v.Args[1] {
		return s.konst(v.Type, 0)
	}
	if c, ok := imm(v); ok {
		return s.emit(ir.OpAdd, v.Type, v.Args[0], s.konst(v.Type, -c))
	}
	if x, y := v.Args[0], v.Args[1]; x.IsConst() && x.Imm == 0 && y.Op == ir.OpSub && s.used(y) == 1 {
		return s.emit(ir.OpSub, v.Type, y.Args[1], y.Args[0])
	}
	// A number whose bits are all set in the low mask c never borrows.
	if x := v.Args[0]; x.IsConst() && x.Imm > 0 && x.Imm&(x.Imm+1) == 0 && s.significant(v.Args[1]) <= bits.Len64(uint64(x.Imm)) {
		return s.emit(ir.OpXor, v.Type, v.Args[1], x)
	}
	return v
}

// mul simplifies x * 0, x * 1, and multiplications by a power of two or by what an address can compute.
func (s *simplifier) mul(v *ir.Value) *ir.Value {
	c, ok := imm(v)
	if !ok {
		return v
	}
	u := ir.ZeroExtend(uint64(c), v.Type.Bits)
	switch {
	case u == 0:
		return v.Args[1]
	case u == 1:
		return v.Args[0]
	case u&(u-1) == 0:
		return s.emit(ir.OpShl, v.Type, v.Args[0], s.konst(v.Type, log2(u)))
	}
	if x := v.Args[0]; x.Op == ir.OpMul {
		if d, ok := imm(x); ok {
			return s.emit(ir.OpMul, v.Type, x.Args[0], s.konst(v.Type, c*d))
		}
	}
	return s.scaledSum(v, u)
}

// scaledSum turns x * (1 + 2^n) into x + (x << n), if an address can compute it. Multiples of these are kept: a
// multiplication is shorter than a sum and a shift.
func (s *simplifier) scaledSum(v *ir.Value, u uint64) *ir.Value {
	n := u - 1
	if !s.t.Address.Index || v.Type.Bits < 32 || n&(n-1) != 0 || !s.isScale(n) {
		return v
	}
	x := v.Args[0]
	scaled := s.f.NewValue(ir.OpShl, v.Type, x, s.konst(v.Type, log2(n)))
	scaled.Block, scaled.Pos = s.block, s.pos
	s.out = append(s.out, scaled) // not simplified: merged with another shift, it would not be an index
	return s.emit(ir.OpAdd, v.Type, x, scaled)
}

// isScale reports whether an address can multiply its index by n.
func (s *simplifier) isScale(n uint64) bool {
	return n < 1<<16 && slices.Contains(s.t.Address.Scales, int64(n))
}

// bitwise simplifies and, or, xor with equal operands, with 0 and all ones, and with two constants.
func (s *simplifier) bitwise(v *ir.Value) *ir.Value {
	x, y := v.Args[0], v.Args[1]
	if x == y {
		if v.Op == ir.OpXor {
			return s.konst(v.Type, 0)
		}
		return x
	}
	if v.Op == ir.OpOr {
		if w := s.rotate(v); w != nil {
			return w
		}
		if w := s.withCarry(x, y); w != nil {
			return w
		}
	}
	c, ok := imm(v)
	if !ok {
		return v
	}
	ones := ir.SignExtend(^uint64(0), v.Type.Bits)
	c = ir.SignExtend(uint64(c), v.Type.Bits)
	switch {
	case v.Op == ir.OpAnd && c == 0, v.Op == ir.OpOr && c == ones:
		return y
	case v.Op == ir.OpAnd && c == ones, v.Op != ir.OpAnd && c == 0:
		return x
	case v.Op == ir.OpAnd && v.Type.IsInt() && v.Type.Bits <= 64:
		maybe := s.maybe(x)
		if maybe&^uint64(c) == 0 {
			return x
		}
		if more := ir.SignExtend(uint64(c)|^maybe, v.Type.Bits); more != c && s.t.TakesConst(v.Op, v.Type, more) &&
			(!s.t.TakesConst(v.Op, v.Type, c) || s.maskLength(uint64(more), v.Type) < s.maskLength(uint64(c), v.Type)) {
			v.Args[1] = s.konst(v.Type, more)
			c = more
		}
	}
	if x.Op == v.Op {
		if d, ok := imm(x); ok {
			z, _, _ := ir.Eval(v.Op, 0, v.Type, v.Type, uint64(c), uint64(d), 0)
			return s.emit(v.Op, v.Type, x.Args[0], s.konst(v.Type, int64(z)))
		}
	}
	if v.Op == ir.OpXor && v.Type == ir.I1 && (x.Op == ir.OpICmp || x.Op == ir.OpFCmp) && s.used(x) == 1 {
		w := s.f.NewValue(x.Op, ir.I1, x.Args...)
		w.Pred = x.Pred.Negate()
		return s.visit(w)
	}
	return v
}

// lowOnes returns the number of trailing ones of c.
func lowOnes(c int64) int { return bits.TrailingZeros64(^uint64(c)) }

// rotate recognizes (x << c) | (x >> (w-c)), if the target has rotations. For variable c, one of the counts is the
// difference; counts above w differ, but make the shifts undefined.
func (s *simplifier) rotate(v *ir.Value) *ir.Value {
	l, r := v.Args[0], v.Args[1]
	if l.Op == ir.OpLShr {
		l, r = r, l
	}
	if l.Op != ir.OpShl || r.Op != ir.OpLShr || l.Args[0] != r.Args[0] {
		return nil
	}
	a, ok1 := imm(l)
	b, ok2 := imm(r)
	switch {
	case ok1 && ok2:
		if a+b != int64(v.Type.Bits) || a <= 0 || b <= 0 || !s.t.Legal(ir.OpRotl, v.Type, nil) {
			return nil
		}
		return s.emit(ir.OpRotl, v.Type, l.Args[0], l.Args[1])
	case isRest(r.Args[1], l.Args[1], v.Type.Bits) && s.t.Legal(ir.OpRotl, v.Type, nil):
		return s.emit(ir.OpRotl, v.Type, l.Args[0], l.Args[1])
	case isRest(l.Args[1], r.Args[1], v.Type.Bits) && s.t.Legal(ir.OpRotr, v.Type, nil):
		return s.emit(ir.OpRotr, v.Type, r.Args[0], r.Args[1])
	}
	return nil
}

// isRest reports whether x is w - c, possibly modulo w, a power of two.
func isRest(x, c *ir.Value, w int) bool {
	whole := x
	if m, ok := imm(x); ok && x.Op == ir.OpAnd && m == int64(w-1) {
		x = x.Args[0]
	}
	if x.Op != ir.OpSub || !x.Args[0].IsConst() {
		return false
	}
	if x.Args[0].Imm == int64(w) && x.Args[1] == c {
		return true
	}
	return whole != x && x.Args[0].Imm&int64(w-1) == 0 && unmasked(x.Args[1], w) == unmasked(c, w)
}

// unmasked strips an and from x that preserves it modulo w, a power of two.
func unmasked(x *ir.Value, w int) *ir.Value {
	for {
		m, ok := imm(x)
		if !ok || x.Op != ir.OpAnd || m&int64(w-1) != int64(w-1) {
			return x
		}
		x = x.Args[0]
	}
}

// shift simplifies shifts by 0, right shifts of all bits that may be nonzero, and shifts of shifts by constants.
func (s *simplifier) shift(v *ir.Value) *ir.Value {
	c, ok := imm(v)
	if !ok {
		return s.shiftBy(v)
	}
	x := v.Args[0]
	if c == 0 {
		return x
	}
	w := int64(v.Type.Bits)
	if v.Op == ir.OpLShr && c > 0 && c < w && int64(s.significant(x)) <= c {
		return s.konst(v.Type, 0)
	}
	if r := s.shiftedSum(v, x, c); r != nil {
		return r
	}
	if d, ok := imm(x); ok && c > 0 && c < w && d >= 0 && d < w {
		return s.twoShifts(v, x, c, d)
	}
	return v
}

// shiftedSum moves the addition of a constant out of x << c, toward the displacement of an address, or returns nil.
// Pointer-sized shifts are mostly for addresses.
func (s *simplifier) shiftedSum(v, x *ir.Value, c int64) *ir.Value {
	if v.Op != ir.OpShl || c <= 0 || c >= 16 {
		return nil
	}
	a := &s.t.Address
	if d, ok := imm(x); ok && x.Op == ir.OpAdd && v.Type.Bits == s.t.Classes.Ptr.Bits && a.Index && (v.Type.Bits > 32 || c < 4 && (s.used(x) == 1 || s.steps(x.Args[0]) > 1)) {
		if e := d << uint(c); e>>uint(c) == d && e >= a.MinOff && e <= a.MaxOff {
			return s.emit(ir.OpAdd, v.Type, s.emit(ir.OpShl, v.Type, x.Args[0], v.Args[1]), s.konst(v.Type, e))
		}
	}
	if v.Type != s.t.Classes.Ptr {
		return nil
	}
	if n, k := s.extendedSum(x); n != nil {
		if e := k << uint(c); e >= a.MinOff && e <= a.MaxOff {
			return s.emit(ir.OpAdd, v.Type, s.emit(ir.OpShl, v.Type, n, v.Args[1]), s.konst(v.Type, e))
		}
	}
	return nil
}

// countSteps counts, for each value, its sums with constants that are shifted left. The lowest bit of an element marks
// counted sums, the others hold the count. If addresses hold an index or an offset but not both, several such sums are
// elements accessed at offsets from one address.
func (s *simplifier) countSteps() {
	s.shiftedSums = s.shiftedSums[:0]
	if !s.t.Address.IndexAlone {
		return
	}
	s.shiftedSums = scratch.Zeroed(s.shiftedSums, s.f.NumValues())
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			if v.Op != ir.OpShl || v.Type != s.t.Classes.Ptr {
				continue
			}
			x := v.Args[0]
			_, shifted := imm(v)
			if _, ok := imm(x); ok && shifted && x.Op == ir.OpAdd && s.shiftedSums[x.ID]&1 == 0 {
				s.shiftedSums[x.ID] |= 1
				s.shiftedSums[x.Args[0].ID] += 2
			}
		}
	}
}

// steps returns the number of sums of x and a constant that were shifted when fold began.
func (s *simplifier) steps(x *ir.Value) int32 {
	if int(x.ID) < len(s.shiftedSums) {
		return s.shiftedSums[x.ID] >> 1
	}
	return 0
}

// twoShifts combines v, a shift by c, with its argument x, if that is a shift by d; both counts are less than the
// width.
func (s *simplifier) twoShifts(v, x *ir.Value, c, d int64) *ir.Value {
	w := int64(v.Type.Bits)
	switch {
	case v.Op == ir.OpAShr && x.Op == ir.OpShl && c == d && s.signBits(x.Args[0]) > int(c):
		return x.Args[0]
	case v.Op == ir.OpAShr && x.Op == ir.OpShl && c >= d && s.extends(w-d, v.Type) && (c == d || s.used(x) == 1):
		return s.emit(ir.OpAShr, v.Type, s.emit(ir.OpSExt, v.Type, s.emit(ir.OpTrunc, ir.Int(int(w-d)), x.Args[0])), s.konst(v.Type, c-d))
	case x.Op == v.Op && v.Op == ir.OpAShr:
		return s.emit(v.Op, v.Type, x.Args[0], s.konst(v.Type, min(c+d, w-1)))
	case x.Op == v.Op && c+d >= w:
		return s.konst(v.Type, 0)
	case x.Op == v.Op:
		return s.emit(v.Op, v.Type, x.Args[0], s.konst(v.Type, c+d))
	case v.Op == ir.OpShl && x.Op == ir.OpLShr && c == d:
		return s.emit(ir.OpAnd, v.Type, x.Args[0], s.konst(v.Type, -1<<uint(c)))
	case v.Op == ir.OpLShr && x.Op == ir.OpShl && c == d && w <= 32:
		return s.emit(ir.OpAnd, v.Type, x.Args[0], s.konst(v.Type, int64(ir.ZeroExtend(^uint64(0), int(w-c)))))
	}
	return v
}

// shiftBy simplifies the count of v, a shift, which is less than the width w: it may be replaced by a value congruent
// modulo w and, on machines whose shifts are modulo the width, w - n is -n, and w-1 - n is ~n.
func (s *simplifier) shiftBy(v *ir.Value) *ir.Value {
	n := v.Args[1]
	t := n.Type
	if n.Op == ir.OpZExt && s.used(n) == 1 {
		n = n.Args[0]
	}
	w := int64(v.Type.Bits)
	if w&(w-1) != 0 || n.Type.Bits > 64 || !s.t.FusesSecond(v.Op, v.Type, ir.OpAnd, v.Type) {
		return v
	}
	m := s.modulo(n, w)
	if m == nil {
		return v
	}
	if m = s.emit(ir.OpAnd, n.Type, m, s.konst(n.Type, w-1)); n.Type != t {
		m = s.emit(ir.OpZExt, t, m)
	}
	v.Args[1] = m
	return v
}

// modulo returns a cheaper value, or one with fewer operations, congruent to n modulo w, a power of two; or nil.
func (s *simplifier) modulo(n *ir.Value, w int64) *ir.Value {
	x := unmasked(n, int(w))
	if x.Op == ir.OpSub && s.used(x) == 1 && x.Args[0].IsConst() {
		from, y := x.Args[0].Imm, unmasked(x.Args[1], int(w))
		switch {
		case from&(w-1) == w-1:
			return s.emit(ir.OpXor, x.Type, y, s.konst(x.Type, -1))
		case from&(w-1) == 0 && (from != 0 || y != x.Args[1]):
			return s.emit(ir.OpSub, x.Type, s.konst(x.Type, 0), y)
		}
	}
	if x == n || x == n.Args[0] && n.Args[1].Imm == w-1 {
		return nil
	}
	return x
}

// extends reports whether the target can sign-extend numbers of w bits to type t.
func (s *simplifier) extends(w int64, t *ir.Type) bool {
	return (w == 8 || w == 16 || w == 32) && s.t.Legal(ir.OpSExt, t, ir.Int(int(w))) && s.t.Legal(ir.OpTrunc, ir.Int(int(w)), t)
}

// convert simplifies conversions of conversions.
func (s *simplifier) convert(v *ir.Value) *ir.Value {
	x := v.Args[0]
	if v.Type == x.Type {
		return x
	}
	if x.Op == ir.OpTrunc && v.Op != ir.OpTrunc {
		if w := s.extendedAlready(v, x.Args[0], x.Type.Bits); w != nil {
			return w
		}
	}
	if v.Op == ir.OpSExt {
		if w := s.extendedField(v, x); w != nil {
			return w
		}
	}
	if v.Op == ir.OpZExt && s.extendsFree(v.Type, x, extensionDepth) && x.Op != ir.OpLoad {
		c := x.Args[1].Imm
		if x.Op != ir.OpAnd { // and leaves these bits zero, whatever they are in c
			c = int64(ir.ZeroExtend(uint64(c), x.Type.Bits))
		}
		return s.emit(x.Op, v.Type, s.emit(ir.OpZExt, v.Type, x.Args[0]), s.konst(v.Type, c))
	}
	switch {
	case x.Op == v.Op:
		return s.emit(v.Op, v.Type, x.Args[0])
	case v.Op == ir.OpSExt && x.Op == ir.OpZExt:
		return s.emit(ir.OpZExt, v.Type, x.Args[0])
	case v.Op == ir.OpTrunc && (x.Op == ir.OpZExt || x.Op == ir.OpSExt):
		src := x.Args[0]
		switch {
		case src.Type == v.Type:
			return src
		case src.Type.Bits > v.Type.Bits:
			return s.emit(ir.OpTrunc, v.Type, src)
		}
		return s.emit(x.Op, v.Type, src)
	case v.Op == ir.OpTrunc && x.Op == ir.OpAnd:
		if c, ok := imm(x); ok && lowOnes(c) >= v.Type.Bits {
			return s.emit(ir.OpTrunc, v.Type, x.Args[0])
		}
	}
	return v
}

// extensionDepth is the maximum number of operations that extendsFree looks through.
const extensionDepth = 4

// extendsFree reports whether x is a load that the target zero-extends to type t for free, or a single-use expression
// of such a load and logical operations with constants, which can be done at type t.
func (s *simplifier) extendsFree(t *ir.Type, x *ir.Value, depth int) bool {
	switch x.Op {
	case ir.OpLoad:
		return x.Type.IsInt() && s.t.Fuses(ir.OpZExt, t, ir.OpLoad, x.Type)
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		return depth > 0 && s.used(x) == 1 && x.Args[1].IsConst() && s.t.Legal(x.Op, t, nil) && s.extendsFree(t, x.Args[0], depth-1)
	}
	return false
}

// extendedField simplifies v, an extension of x: two shifts that extend a bit field can extend it further, and so can
// the extension that replaces the first one. It returns nil if x has another form.
func (s *simplifier) extendedField(v, x *ir.Value) *ir.Value {
	y := x.Args
	if x.Op != ir.OpAShr || s.used(x) != 1 || !y[1].IsConst() || s.used(y[0]) != 1 || !s.t.Legal(ir.OpAShr, v.Type, nil) {
		return nil
	}
	if z := y[0]; z.Op == ir.OpSExt && s.t.Legal(ir.OpSExt, v.Type, z.Args[0].Type) {
		return s.emit(ir.OpAShr, v.Type, s.emit(ir.OpSExt, v.Type, z.Args[0]), s.konst(v.Type, y[1].Imm))
	}
	if y[0].Op != ir.OpShl || !y[0].Args[1].IsConst() || !s.t.Legal(ir.OpShl, v.Type, nil) || !s.t.Fuses(ir.OpZExt, v.Type, ir.OpAdd, x.Type) {
		return nil
	}
	more := int64(v.Type.Bits - x.Type.Bits)
	left := s.emit(ir.OpShl, v.Type, s.emit(ir.OpZExt, v.Type, y[0].Args[0]), s.konst(v.Type, y[0].Args[1].Imm+more))
	return s.emit(ir.OpAShr, v.Type, left, s.konst(v.Type, y[1].Imm+more))
}

// extendedAlready returns a value equal to v, an extension of the low n bits of y, if y already is that extension; or
// nil.
func (s *simplifier) extendedAlready(v, y *ir.Value, n int) *ir.Value {
	if y.Type.Bits > 64 || v.Op == ir.OpZExt && s.significant(y) > n || v.Op == ir.OpSExt && s.signBits(y) <= y.Type.Bits-n {
		return nil
	}
	switch {
	case v.Type == y.Type:
		return y
	case v.Type.Bits < y.Type.Bits && s.t.Legal(ir.OpTrunc, v.Type, y.Type):
		return s.emit(ir.OpTrunc, v.Type, y)
	case v.Type.Bits > y.Type.Bits && s.t.Legal(v.Op, v.Type, y.Type):
		return s.emit(v.Op, v.Type, y)
	}
	return nil
}

// compare canonicalizes constants to the right, and simplifies comparisons of bits with 0 and 1.
func (s *simplifier) compare(v *ir.Value) *ir.Value {
	x, y := v.Args[0], v.Args[1]
	if x.Op == ir.OpConst && y.Op != ir.OpConst {
		v.Args[0], v.Args[1] = y, x
		v.Pred = v.Pred.Swap()
		x, y = y, x
	}
	if x == y {
		return s.konst(ir.I1, boolInt(ir.EvalICmp(v.Pred, 64, 0, 0)))
	}
	c, ok := imm(v)
	if !ok || v.Pred != ir.EQ && v.Pred != ir.NE {
		return s.bound(v)
	}
	if x.Op == ir.OpZExt && x.Args[0].Type == ir.I1 && (c == 0 || c == 1) {
		return s.negatedIf(x.Args[0], (v.Pred == ir.EQ) == (c == 0))
	}
	if x.Type == ir.I1 {
		return s.negatedIf(x, (v.Pred == ir.EQ) == (c == 0))
	}
	if (x.Op == ir.OpXor || x.Op == ir.OpAdd) && s.used(x) == 1 { // x op d == c
		if d, ok := imm(x); ok {
			if x.Op == ir.OpXor {
				c ^= d
			} else {
				c -= d
			}
			w := s.f.NewValue(ir.OpICmp, ir.I1, x.Args[0], s.konst(x.Type, c))
			w.Pred = v.Pred
			return s.visit(w)
		}
	}
	return v
}

// bound turns a comparison with a constant bound into one with 0, or with the shorter of two equivalent bounds.
func (s *simplifier) bound(v *ir.Value) *ir.Value {
	c, ok := imm(v)
	if !ok {
		return v
	}
	bits := v.Args[0].Type.Bits
	u := ir.ZeroExtend(uint64(c), bits)
	with := func(p ir.Pred, c int64) *ir.Value {
		v.Pred, v.Args[1] = p, s.konst(v.Args[0].Type, c)
		return v
	}
	if shift, pred, ok := shiftedBound(v.Pred, u); ok && shift > 31 && c != int64(int32(c)) {
		v.Args[0] = s.emit(ir.OpLShr, v.Args[0].Type, v.Args[0], s.konst(v.Args[0].Type, int64(shift)))
		return with(pred, 0)
	}
	switch {
	case v.Pred == ir.ULT && u == 1, v.Pred == ir.ULE && u == 0:
		return s.compare(with(ir.EQ, 0))
	case v.Pred == ir.UGT && u == 0, v.Pred == ir.UGE && u == 1:
		return s.compare(with(ir.NE, 0))
	case v.Pred == ir.SGT && c == -1:
		return with(ir.SGE, 0)
	case v.Pred == ir.SLT && c == 1:
		return with(ir.SLE, 0)
	case v.Pred == ir.ULT && u == 128:
		return with(ir.ULE, 127)
	case v.Pred == ir.UGE && u == 128:
		return with(ir.UGT, 127)
	case v.Pred == ir.ULT && c == 1<<31:
		return with(ir.ULE, 1<<31-1)
	case v.Pred == ir.UGE && c == 1<<31:
		return with(ir.UGT, 1<<31-1)
	case v.Pred == ir.SLT && c == 128:
		return with(ir.SLE, 127)
	case v.Pred == ir.SGE && c == 128:
		return with(ir.SGT, 127)
	}
	return v
}

// shiftedBound returns shift and pred such that comparing with u under p is comparing the number shifted right by shift
// with 0 under pred. It is for bounds that do not fit an immediate.
func shiftedBound(p ir.Pred, u uint64) (shift int, pred ir.Pred, ok bool) {
	pred = ir.EQ
	if p == ir.UGE || p == ir.UGT {
		pred = ir.NE
	}
	if p == ir.ULE || p == ir.UGT {
		u++
	}
	return bits.TrailingZeros64(u), pred, p >= ir.UGT && p <= ir.ULE && u != 0 && u&(u-1) == 0
}

// negatedIf returns x, a bit, or its negation.
func (s *simplifier) negatedIf(x *ir.Value, negate bool) *ir.Value {
	if !negate {
		return x
	}
	return s.emit(ir.OpXor, ir.I1, x, s.konst(ir.I1, -1))
}

// choose simplifies selects with a known or negated condition, or with equal operands.
func (s *simplifier) choose(v *ir.Value) *ir.Value {
	c, x, y := v.Args[0], v.Args[1], v.Args[2]
	switch {
	case c.Op == ir.OpConst && c.Imm&1 != 0, x == y:
		return x
	case c.Op == ir.OpConst:
		return y
	}
	if inner, ok := negation(c); ok {
		v.Args[0], v.Args[1], v.Args[2] = inner, y, x
		return s.choose(v)
	}
	if v.Type != ir.I1 {
		if w := s.chooseConstant(v); w != v {
			return w
		}
		return s.chooseTwice(v)
	}
	switch {
	case x.Op == ir.OpConst && y.Op == ir.OpConst:
		return s.negatedIf(c, x.Imm&1 == 0)
	case y.Op == ir.OpConst && y.Imm&1 == 0: // c and x
		return s.emit(ir.OpAnd, ir.I1, c, x)
	case x.Op == ir.OpConst && x.Imm&1 != 0: // c or y
		return s.emit(ir.OpOr, ir.I1, c, y)
	}
	return v
}

// negation returns x if v is the negation of x, a bit.
func negation(v *ir.Value) (*ir.Value, bool) {
	if c, ok := imm(v); ok && v.Op == ir.OpXor && v.Type == ir.I1 && c&1 != 0 {
		return v.Args[0], true
	}
	return nil, false
}

// phi simplifies phis with a single argument other than themselves.
func (s *simplifier) phi(v *ir.Value) *ir.Value {
	var same *ir.Value
	for _, a := range v.Args {
		if a == v || a == same {
			continue
		}
		if same != nil {
			return v
		}
		same = a
	}
	if same == nil || !same.Op.IsLeaf() { // the argument of a back edge may not have been rewritten yet
		return v
	}
	return same
}

// branch simplifies branches on a negated condition.
func (s *simplifier) branch(v *ir.Value) {
	if inner, ok := negation(v.Args[0]); ok {
		v.Args[0] = inner
		b := s.block
		b.Succs[0], b.Succs[1] = b.Succs[1], b.Succs[0]
		if b.Probs != nil {
			b.Probs[0], b.Probs[1] = b.Probs[1], b.Probs[0]
		}
	}
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// log2 returns the logarithm of a power of two.
func log2(u uint64) int64 {
	n := int64(0)
	for u > 1 {
		u >>= 1
		n++
	}
	return n
}
