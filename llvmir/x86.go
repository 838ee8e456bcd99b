package llvmir

import (
	"slices"
	"sync"

	"spillway/ir"
)

// What clang makes of the functions of <emmintrin.h> where LLVM has no operation for them, in
// operations of any machine.

// x86Intrinsics are those of SSE and SSE2 on vectors of 16 bytes.
var x86Intrinsics = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"x86.sse2.pmovmskb.128": {"i:a", signMask}, "x86.sse.movmsk.ps": {"i:a", signMask}, "x86.sse2.movmsk.pd": {"i:a", signMask},
		"x86.sse2.packsswb.128": {"a:aa", packed(-128, 127)}, "x86.sse2.packuswb.128": {"a:aa", packed(0, 255)},
		"x86.sse2.packssdw.128": {"a:aa", packed(-32768, 32767)},
		"x86.sse2.pavg.b":       {"a:rr", average}, "x86.sse2.pavg.w": {"a:rr", average},
		"x86.sse2.pmulh.w": {"a:rr", highProduct(ir.OpSExt)}, "x86.sse2.pmulhu.w": {"a:rr", highProduct(ir.OpZExt)},
		"x86.sse2.pmadd.wd": {"a:aa", productSums}, "x86.sse2.psad.bw": {"a:aa", differences},
		"x86.sse2.pslli.w": {"a:ri", shifted(ir.OpShl)}, "x86.sse2.pslli.d": {"a:ri", shifted(ir.OpShl)}, "x86.sse2.pslli.q": {"a:ri", shifted(ir.OpShl)},
		"x86.sse2.psrli.w": {"a:ri", shifted(ir.OpLShr)}, "x86.sse2.psrli.d": {"a:ri", shifted(ir.OpLShr)}, "x86.sse2.psrli.q": {"a:ri", shifted(ir.OpLShr)},
		"x86.sse2.psrai.w": {"a:ri", shifted(ir.OpAShr)}, "x86.sse2.psrai.d": {"a:ri", shifted(ir.OpAShr)},
		"x86.sse2.psll.w": {"a:rr", shifted(ir.OpShl)}, "x86.sse2.psll.d": {"a:rr", shifted(ir.OpShl)}, "x86.sse2.psll.q": {"a:rr", shifted(ir.OpShl)},
		"x86.sse2.psrl.w": {"a:rr", shifted(ir.OpLShr)}, "x86.sse2.psrl.d": {"a:rr", shifted(ir.OpLShr)}, "x86.sse2.psrl.q": {"a:rr", shifted(ir.OpLShr)},
		"x86.sse2.psra.w": {"a:rr", shifted(ir.OpAShr)}, "x86.sse2.psra.d": {"a:rr", shifted(ir.OpAShr)},
		"x86.sse.min.ps": {"a:rr", ordered(ir.FOLT)}, "x86.sse2.min.pd": {"a:rr", ordered(ir.FOLT)},
		"x86.sse.max.ps": {"a:rr", ordered(ir.FOGT)}, "x86.sse2.max.pd": {"a:rr", ordered(ir.FOGT)},
		"x86.sse2.cvttps2dq": {"a:a", truncated},
		"x86.sse.cvttss2si":  {"i:a", truncated}, "x86.sse.cvttss2si64": {"i:a", truncated}, "x86.sse2.cvttsd2si": {"i:a", truncated}, "x86.sse2.cvttsd2si64": {"i:a", truncated},
		"x86.sse2.pause": {"v:", drop},
		"x86.sse.sfence": {"v:", wholeFence}, "x86.sse2.lfence": {"v:", wholeFence}, "x86.sse2.mfence": {"v:", wholeFence},
	}
})

// wantVectors checks that the arguments of c are vectors of n elements (of any number if n is
// 0) that are floats, or all integers.
func (p *parser) wantVectors(c *intrinsicUse, n int64, floats bool) {
	for _, a := range c.args {
		if !a.Type.IsVector() || n > 0 && a.Type.Len != n || floats != a.Type.Elem.IsFloat() || a.Type.Elem.Kind == ir.PtrKind {
			p.failInst("@%s has an argument of type %s, correct the type", c.name, shortType(a.Type))
		}
	}
}

// splatOf returns the vector of type t each of whose elements is n.
func (p *parser) splatOf(t *ir.Type, n int64) *ir.Value {
	lanes, w := make([]uint64, ir.VectorWords(t)), ir.LaneBits(t.Elem)
	for i := range int(t.Len) {
		ir.SetLane(lanes, i, w, ir.U128{Lo: uint64(n), Hi: uint64(n >> 63)})
	}
	return p.fn.f.Vector(t, lanes)
}

// integers returns the type of as many integers as t has elements, each times as wide.
func (p *parser) integers(t *ir.Type, times int) *ir.Type {
	return p.types.vector(t.Len, ir.Int(times*ir.LaneBits(t.Elem)))
}

// signMask makes a number of the signs of the elements.
func signMask(p *parser, c *intrinsicUse) {
	x := c.args[0]
	if !x.Type.IsVector() || x.Type.Len < 2 || int(x.Type.Len) > c.ret.Bits {
		p.failInst("@%s has an argument of type %s, correct the type", c.name, shortType(x.Type))
	}
	bits := p.emit(ir.OpBitcast, ir.Int(int(x.Type.Len)), p.negative(x))
	if bits.Type == c.ret {
		p.same(bits)
		return
	}
	p.def(ir.OpZExt, c.ret, bits)
}

// packed makes one vector of two, of elements of half the width, each the nearest number
// from low to high.
func packed(low, high int64) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, 0, false)
		x, y := c.args[0], c.args[1]
		p.sameType(c, x.Type, y.Type)
		if !c.ret.IsVector() || c.ret.Len != 2*x.Type.Len || !x.Type.Elem.IsInt() || !c.ret.Elem.IsInt() || x.Type.Elem.Bits != 2*c.ret.Elem.Bits {
			p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(x.Type))
		}
		t := p.types.vector(c.ret.Len, x.Type.Elem)
		v := p.emit(ir.OpShuffleVector, t, x, y)
		v.SetPath(alternating(t))
		v = p.emit(ir.OpSMax, t, v, p.splatOf(t, low))
		p.def(ir.OpTrunc, c.ret, p.emit(ir.OpSMin, t, v, p.splatOf(t, high)))
	}
}

// alternating returns the numbers of the elements of two vectors of half the length of t
// that t has one after the other, 16 bytes of the result at a time.
func alternating(t *ir.Type) []int {
	n := int(t.Len)
	per := min(n, 256/t.Elem.Bits) / 2 // of each vector at a time
	list := make([]int, n)
	for i := range list {
		block, k := i/(2*per), i%(2*per)
		list[i] = block*per + k%per + k/per*n/2
	}
	return list
}

// counted returns n numbers from first on, step apart.
func counted(first, step, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = first + i*step
	}
	return list
}

// average makes the mean of each two elements, rounded up.
func average(p *parser, c *intrinsicUse) {
	p.wantVectors(c, 0, false)
	t := p.integers(c.ret, 2)
	sum := p.emit(ir.OpAdd, t, p.emit(ir.OpZExt, t, c.args[0]), p.emit(ir.OpZExt, t, c.args[1]))
	sum = p.emit(ir.OpAdd, t, sum, p.splatOf(t, 1))
	p.def(ir.OpTrunc, c.ret, p.emit(ir.OpLShr, t, sum, p.splatOf(t, 1)))
}

// highProduct makes the upper halves of the products, of numbers extended by op.
func highProduct(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, 0, false)
		t := p.integers(c.ret, 2)
		x := p.emit(ir.OpMul, t, p.emit(op, t, c.args[0]), p.emit(op, t, c.args[1]))
		p.def(ir.OpTrunc, c.ret, p.emit(ir.OpLShr, t, x, p.splatOf(t, int64(c.ret.Elem.Bits))))
	}
}

// productSums makes the sums of each two products side by side.
func productSums(p *parser, c *intrinsicUse) {
	p.wantVectors(c, 0, false)
	t := c.args[0].Type
	p.sameType(c, t, c.args[1].Type)
	if t.Elem != ir.I16 {
		p.failInst("@%s has an argument of type %s, correct the type", c.name, shortType(t))
	}
	p.sameType(c, c.ret, p.types.vector(t.Len/2, ir.I32))
	p.def(ir.OpVMulAdd, c.ret, c.args...)
}

// differences makes, for each half, the sum of the distances of the elements of both vectors.
func differences(p *parser, c *intrinsicUse) {
	p.wantVectors(c, 8*c.ret.Len, false)
	t := p.types.vector(8*c.ret.Len, ir.I8)
	p.sameType(c, c.args[0].Type, t)
	p.sameType(c, c.args[1].Type, t)
	p.sameType(c, c.ret, p.types.vector(c.ret.Len, ir.I64))
	p.def(ir.OpVSad, c.ret, c.args...)
}

// shifted shifts all elements by one number, which may be as large as the width and larger:
// an integer, or the low half of a vector.
func shifted(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		f, t := p.fn.f, c.ret
		if !t.IsVector() || !t.Elem.IsInt() || !slices.Contains([]int{64, 128, 256}, ir.VectorBits(t)) {
			p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(t))
		}
		n := c.args[1]
		if n.Type.IsVector() {
			if words := p.types.vector(int64(ir.VectorBits(n.Type)/64), ir.I64); !words.Equal(n.Type) {
				n = p.emit(ir.OpBitcast, words, n)
			}
			n = p.elementOf(n, 0)
		}
		w := int64(t.Elem.Bits)
		last := f.Const(n.Type, w-1)
		fits := p.emit(ir.OpICmp, ir.I1, n, last)
		fits.Pred = ir.ULE
		n = p.emit(ir.OpSelect, n.Type, fits, n, last)
		switch from := n.Type.Bits; {
		case from > int(w):
			n = p.emit(ir.OpTrunc, t.Elem, n)
		case from < int(w):
			n = p.emit(ir.OpZExt, t.Elem, n)
		}
		by := p.emit(ir.OpInsertElement, t, f.Undef(t), n, f.Const(ir.I32, 0))
		all := p.emit(ir.OpShuffleVector, t, by, by)
		all.SetPath(make([]int, t.Len))
		if op == ir.OpAShr {
			p.def(op, t, c.args[0], all)
			return
		}
		p.def(ir.OpSelect, t, fits, p.emit(op, t, c.args[0], all), f.Zero(t))
	}
}

// ordered makes the first of each two elements if they are in the order pred, else the second.
func ordered(pred ir.Pred) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, 0, true)
		first := p.emit(ir.OpFCmp, p.types.vector(c.ret.Len, ir.I1), c.args...)
		first.Pred = pred
		p.def(ir.OpSelect, c.ret, first, c.args[0], c.args[1])
	}
}

// truncated converts all elements to integers, or the first one if the result is one.
func truncated(p *parser, c *intrinsicUse) {
	p.wantVectors(c, 0, true)
	x := c.args[0]
	if c.ret.IsVector() && (c.ret.Len != x.Type.Len || !c.ret.Elem.IsInt()) {
		p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(x.Type))
	}
	if !c.ret.IsVector() {
		x = p.elementOf(x, 0)
	}
	p.def(ir.OpFPToSI, c.ret, x)
}

// wholeFence orders all of memory.
func wholeFence(p *parser, c *intrinsicUse) { p.def(ir.OpFence, ir.Void).Order = ir.SeqCst }
