package simplify

import (
	"math/bits"

	"spillway/internal/scratch"
	"spillway/ir"
)

// narrow shrinks loads, and the operations on them, to the part that is used: tests of bits in one byte of a word,
// changes of bits in one byte of memory, and parts extracted by shifts or masks.
func (s *simplifier) narrow() {
	s.countUses()
	n, size := &s.narrowing, s.f.NumValues()
	n.simplifier, n.offset, n.effects = s, scratch.Zeroed(n.offset, size), scratch.Zeroed(n.effects, size)
	for _, b := range s.f.Blocks {
		n.number(b)
		n.found = false
		for i := len(b.Values) - 1; i >= 0; i-- { // comparisons before their operands
			n.visit(b.Values[i])
		}
		if n.found {
			n.move(b)
		}
	}
}

// narrower is the working state of narrow.
type narrower struct {
	*simplifier
	offset  []int8  // by load: the increment of its address, in bytes
	effects []int32 // by value: number of operations with effects before it in its block
	found   bool    // the current block has nonzero offsets
}

// number sets n.effects for b.
func (n *narrower) number(b *ir.Block) {
	count := int32(0)
	for _, v := range b.Values {
		n.effects[v.ID] = count
		if v.Op.HasEffect() {
			count++
		}
	}
}

func (n *narrower) visit(v *ir.Value) {
	switch v.Op {
	case ir.OpICmp:
		n.test(v)
	case ir.OpStore:
		n.change(v)
	case ir.OpTrunc:
		n.truncation(v)
	case ir.OpLShr, ir.OpAnd:
		n.part(v)
	case ir.OpAShr:
		n.signedPart(v)
	}
}

// narrows reports whether v is a plain single-use load of more than a byte, in the block of its user.
func (n *narrower) narrows(v, user *ir.Value) bool {
	return v.Op == ir.OpLoad && n.used(v) == 1 && v.Block == user.Block && v.Type.IsInt() && v.Type.Bits > 8 &&
		!v.Volatile && v.Order == ir.NotAtomic && n.offset[v.ID] == 0
}

// operation reports whether v operates on a load and a constant, and the bits in mask are in one byte, and returns the
// number of this byte.
func (n *narrower) operation(v, user *ir.Value, mask uint64) (byteNo int, ok bool) {
	if n.used(v) != 1 || v.Block != user.Block || !n.narrows(v.Args[0], v) || mask == 0 || !n.t.Legal(v.Op, ir.I8, nil) {
		return 0, false
	}
	byteNo = bits.TrailingZeros64(mask) / 8
	return byteNo, mask>>(8*byteNo) <= 0xFF
}

// test narrows tests of bits of one byte, such as (load & mask) == c.
func (n *narrower) test(v *ir.Value) {
	and := v.Args[0]
	c, ok := imm(v)
	mask, masked := imm(and)
	if !ok || !masked || and.Op != ir.OpAnd || v.Pred != ir.EQ && v.Pred != ir.NE || !n.t.LegalPred(v.Pred, ir.I8) {
		return
	}
	w := and.Type.Bits
	m, u := ir.ZeroExtend(uint64(mask), w), ir.ZeroExtend(uint64(c), w)
	k, ok := n.operation(and, v, m)
	if !ok || u&^m != 0 {
		return
	}
	n.toByte(and, k)
	v.Args[1] = n.konst(ir.I8, ir.SignExtend(u>>(8*k), 8))
}

// change narrows changes of bits of one byte, such as *p = *p | mask.
func (n *narrower) change(v *ir.Value) {
	x := v.Args[0]
	c, ok := imm(x)
	if !ok || x.Op != ir.OpAnd && x.Op != ir.OpOr && x.Op != ir.OpXor || v.Volatile || v.Order != ir.NotAtomic {
		return
	}
	m := ir.ZeroExtend(uint64(c), x.Type.Bits)
	if x.Op == ir.OpAnd {
		m = ir.ZeroExtend(^uint64(c), x.Type.Bits)
	}
	k, ok := n.operation(x, v, m)
	if !ok || x.Args[0].Args[0] != v.Args[1] || n.effects[x.Args[0].ID] != n.effects[v.ID] {
		return
	}
	n.toByte(x, k)
	n.offset[v.ID] = n.offset[x.Args[0].ID]
}

// toByte narrows v, an operation on a load and a constant, to byte k of both.
func (n *narrower) toByte(v *ir.Value, k int) {
	n.shorten(v.Args[0], ir.I8, k)
	v.Type = ir.I8
	v.Args[1] = n.konst(ir.I8, ir.SignExtend(uint64(v.Args[1].Imm)>>(8*k), 8))
}

// truncation narrows the truncation of a load, possibly shifted right.
func (n *narrower) truncation(v *ir.Value) {
	x, by := n.shifted(v.Args[0], v)
	if n.partOf(x, v, v.Type.Bits, by) {
		n.shorten(x, v.Type, by/8)
		v.Args[0] = x // folded away
	}
}

// part narrows a load that is shifted right, masked, or both.
func (n *narrower) part(v *ir.Value) {
	c, ok := imm(v)
	if !ok {
		return
	}
	x, by, width := v.Args[0], int(c), v.Type.Bits-int(c)
	if v.Op == ir.OpAnd {
		x, by = n.shifted(x, v)
		u := ir.ZeroExtend(uint64(c), x.Type.Bits)
		if width = bits.Len64(u); u&(u+1) != 0 {
			return
		}
	}
	if !n.partOf(x, v, width, by) {
		return
	}
	if t := ir.Int(width); n.t.Legal(ir.OpZExt, v.Type, t) {
		n.shorten(x, t, by/8)
		v.Op = ir.OpZExt
		v.Args = append(v.Args[:0], x)
	}
}

// signedPart narrows a load whose low part is sign-extended by a left shift to the top and a right shift.
func (n *narrower) signedPart(v *ir.Value) {
	up := v.Args[0]
	c, ok := imm(v)
	d, shifted := imm(up)
	if !ok || !shifted || up.Op != ir.OpShl || n.used(up) != 1 || up.Block != v.Block || d <= 0 || c < d {
		return
	}
	x, width := up.Args[0], up.Type.Bits-int(d)
	if t := ir.Int(max(width, 1)); n.partOf(x, up, width, 0) && n.t.Legal(ir.OpSExt, v.Type, t) {
		n.shorten(x, t, 0)
		up.Op, up.Args = ir.OpSExt, append(up.Args[:0], x)
		v.Args[1] = n.konst(v.Type, c-d)
	}
}

// shifted returns the operand and count of v, if it is a right shift by a constant used only by user; otherwise v and
// 0.
func (n *narrower) shifted(v, user *ir.Value) (x *ir.Value, by int) {
	if c, ok := imm(v); ok && v.Op == ir.OpLShr && n.used(v) == 1 && v.Block == user.Block {
		return v.Args[0], int(c)
	}
	return v, 0
}

// partOf reports whether user is the only use of x, a load, and uses width bits from bit by on, which can be loaded
// separately.
func (n *narrower) partOf(x, user *ir.Value, width, by int) bool {
	return n.narrows(x, user) && (width == 8 || width == 16 || width == 32) && width < x.Type.Bits &&
		by >= 0 && by%width == 0 && by+width <= x.Type.Bits
}

// shorten changes v, a load, to type t, at k bytes from the least significant byte of the old type.
func (n *narrower) shorten(v *ir.Value, t *ir.Type, k int) {
	if n.t.Layout.BigEndian {
		k = (v.Type.Bits-t.Bits)/8 - k
	}
	v.Type, v.Align = t, min(v.Align, int64(t.Bits/8))
	if n.offset[v.ID] = int8(k); k > 0 {
		n.found = true
	}
}

// move adjusts the addresses of the narrowed accesses of b.
func (n *narrower) move(b *ir.Block) {
	out := make([]*ir.Value, 0, len(b.Values)+4)
	for _, v := range b.Values {
		if int(v.ID) < len(n.offset) && n.offset[v.ID] > 0 {
			at := 0
			if v.Op == ir.OpStore {
				at = 1
			}
			p := v.Args[at]
			a := n.f.NewValue(ir.OpAdd, p.Type, p, n.konst(p.Type, int64(n.offset[v.ID])))
			a.Block = b
			v.Args[at] = a
			out = append(out, a)
		}
		out = append(out, v)
	}
	b.Values = out
}
