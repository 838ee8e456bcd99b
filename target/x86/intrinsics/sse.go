package intrinsics

import (
	"slices"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/target/x86"
)

// What clang makes of the functions of <emmintrin.h> where LLVM has no operation for them, in
// operations of any machine.

// sseMeanings returns those of SSE and SSE2 on vectors of 16 bytes.
func sseMeanings() map[string]meaning {
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
		"x86.sse2.pause": {"v:", nothing},
		"x86.sse.sfence": {"v:", wholeFence}, "x86.sse2.lfence": {"v:", wholeFence}, "x86.sse2.mfence": {"v:", wholeFence},
	}
}

// signMask makes a number of the signs of the elements.
func signMask(p *intrinsic.Builder, c *intrinsic.Use) {
	x := c.Args[0]
	if !x.Type.IsVector() || x.Type.Len < 2 || int(x.Type.Len) > c.Ret.Bits {
		p.Fail("@%s has an argument of type %s, correct the type", c.Name, intrinsic.TypeName(x.Type))
	}
	bits := p.Emit(ir.OpBitcast, ir.Int(int(x.Type.Len)), p.Negative(x))
	if bits.Type == c.Ret {
		p.Same(bits)
		return
	}
	p.Def(ir.OpZExt, c.Ret, bits)
}

// packed makes one vector of two, of elements of half the width, each the nearest number
// from low to high.
func packed(low, high int64) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, 0, false)
		x, y := c.Args[0], c.Args[1]
		p.SameType(c, x.Type, y.Type)
		if !c.Ret.IsVector() || c.Ret.Len != 2*x.Type.Len || !x.Type.Elem.IsInt() || !c.Ret.Elem.IsInt() || x.Type.Elem.Bits != 2*c.Ret.Elem.Bits {
			p.Fail("@%s cannot make %s of %s, correct the types", c.Name, intrinsic.TypeName(c.Ret), intrinsic.TypeName(x.Type))
		}
		t := p.Vector(c.Ret.Len, x.Type.Elem)
		v := p.Emit(ir.OpShuffleVector, t, x, y)
		v.SetPath(alternating(t))
		v = p.Emit(ir.OpSMax, t, v, p.SplatOf(t, low))
		p.Def(ir.OpTrunc, c.Ret, p.Emit(ir.OpSMin, t, v, p.SplatOf(t, high)))
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

// average makes the mean of each two elements, rounded up.
func average(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, 0, false)
	t := p.Integers(c.Ret, 2)
	sum := p.Emit(ir.OpAdd, t, p.Emit(ir.OpZExt, t, c.Args[0]), p.Emit(ir.OpZExt, t, c.Args[1]))
	sum = p.Emit(ir.OpAdd, t, sum, p.SplatOf(t, 1))
	p.Def(ir.OpTrunc, c.Ret, p.Emit(ir.OpLShr, t, sum, p.SplatOf(t, 1)))
}

// highProduct makes the upper halves of the products, of numbers extended by op.
func highProduct(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, 0, false)
		t := p.Integers(c.Ret, 2)
		x := p.Emit(ir.OpMul, t, p.Emit(op, t, c.Args[0]), p.Emit(op, t, c.Args[1]))
		p.Def(ir.OpTrunc, c.Ret, p.Emit(ir.OpLShr, t, x, p.SplatOf(t, int64(c.Ret.Elem.Bits))))
	}
}

// productSums makes the sums of each two products side by side.
func productSums(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, 0, false)
	t := c.Args[0].Type
	p.SameType(c, t, c.Args[1].Type)
	if t.Elem != ir.I16 {
		p.Fail("@%s has an argument of type %s, correct the type", c.Name, intrinsic.TypeName(t))
	}
	p.SameType(c, c.Ret, p.Vector(t.Len/2, ir.I32))
	p.Def(x86.OpVMulAdd, c.Ret, c.Args...)
}

// differences makes, for each half, the sum of the distances of the elements of both vectors.
func differences(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, 8*c.Ret.Len, false)
	t := p.Vector(8*c.Ret.Len, ir.I8)
	p.SameType(c, c.Args[0].Type, t)
	p.SameType(c, c.Args[1].Type, t)
	p.SameType(c, c.Ret, p.Vector(c.Ret.Len, ir.I64))
	p.Def(x86.OpVSad, c.Ret, c.Args...)
}

// shifted shifts all elements by one number, which may be as large as the width and larger:
// an integer, or the low half of a vector.
func shifted(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		f, t := p.Func(), c.Ret
		if !t.IsVector() || !t.Elem.IsInt() || !slices.Contains([]int{64, 128, 256}, ir.VectorBits(t)) {
			p.Fail("@%s cannot have result type %s, correct it", c.Name, intrinsic.TypeName(t))
		}
		n := c.Args[1]
		if n.Type.IsVector() {
			if words := p.Vector(int64(ir.VectorBits(n.Type)/64), ir.I64); !words.Equal(n.Type) {
				n = p.Emit(ir.OpBitcast, words, n)
			}
			n = p.ElementOf(n, 0)
		}
		w := int64(t.Elem.Bits)
		last := f.Const(n.Type, w-1)
		fits := p.Emit(ir.OpICmp, ir.I1, n, last)
		fits.Pred = ir.ULE
		n = p.Emit(ir.OpSelect, n.Type, fits, n, last)
		switch from := n.Type.Bits; {
		case from > int(w):
			n = p.Emit(ir.OpTrunc, t.Elem, n)
		case from < int(w):
			n = p.Emit(ir.OpZExt, t.Elem, n)
		}
		by := p.Emit(ir.OpInsertElement, t, f.Undef(t), n, f.Const(ir.I32, 0))
		all := p.Emit(ir.OpShuffleVector, t, by, by)
		all.SetPath(make([]int, t.Len))
		if op == ir.OpAShr {
			p.Def(op, t, c.Args[0], all)
			return
		}
		p.Def(ir.OpSelect, t, fits, p.Emit(op, t, c.Args[0], all), f.Zero(t))
	}
}

// ordered makes the first of each two elements if they are in the order pred, else the second.
func ordered(pred ir.Pred) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, 0, true)
		first := p.Emit(ir.OpFCmp, p.Vector(c.Ret.Len, ir.I1), c.Args...)
		first.Pred = pred
		p.Def(ir.OpSelect, c.Ret, first, c.Args[0], c.Args[1])
	}
}

// truncated converts all elements to integers, or the first one if the result is one.
func truncated(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, 0, true)
	x := c.Args[0]
	if c.Ret.IsVector() && (c.Ret.Len != x.Type.Len || !c.Ret.Elem.IsInt()) {
		p.Fail("@%s cannot make %s of %s, correct the types", c.Name, intrinsic.TypeName(c.Ret), intrinsic.TypeName(x.Type))
	}
	if !c.Ret.IsVector() {
		x = p.ElementOf(x, 0)
	}
	p.Def(ir.OpFPToSI, c.Ret, x)
}

// wholeFence orders all of memory.
func wholeFence(p *intrinsic.Builder, c *intrinsic.Use) { p.Def(ir.OpFence, ir.Void).Order = ir.SeqCst }
