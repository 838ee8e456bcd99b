package llvmir

import (
	"math"

	"spillway/ir"
)

// What clang makes of the functions of <immintrin.h> up to AVX2, FMA, BMI and F16C where LLVM
// has no operation for them, in operations of any machine; of vectors of 32 bytes each half
// is computed by itself where the machine does so.

// extensionMeanings returns those beyond SSE2, on vectors of 16 and 32 bytes.
func extensionMeanings() map[string]meaning {
	all := map[string]meaning{
		"x86.ssse3.pshuf.b.128": {"a:rr", byteShuffle}, "x86.avx2.pshuf.b": {"a:rr", byteShuffle},
		"x86.ssse3.pmadd.ub.sw.128": {"a:aa", mixedProductSums}, "x86.avx2.pmadd.ub.sw": {"a:aa", mixedProductSums},
		"x86.ssse3.pmul.hr.sw.128": {"a:rr", roundedProduct}, "x86.avx2.pmul.hr.sw": {"a:rr", roundedProduct},
		"x86.sse3.addsub.ps": {"a:rr", addSub}, "x86.sse3.addsub.pd": {"a:rr", addSub},
		"x86.avx.addsub.ps.256": {"a:rr", addSub}, "x86.avx.addsub.pd.256": {"a:rr", addSub},
		"x86.sse41.packusdw": {"a:aa", packed(0, 65535)}, "x86.avx2.packusdw": {"a:aa", packed(0, 65535)},
		"x86.avx2.packsswb": {"a:aa", packed(-128, 127)}, "x86.avx2.packuswb": {"a:aa", packed(0, 255)}, "x86.avx2.packssdw": {"a:aa", packed(-32768, 32767)},
		"x86.avx2.pmadd.wd": {"a:aa", productSums}, "x86.avx2.psad.bw": {"a:aa", differences},
		"x86.avx2.pavg.b": {"a:rr", average}, "x86.avx2.pavg.w": {"a:rr", average},
		"x86.avx2.pmulh.w": {"a:rr", highProduct(ir.OpSExt)}, "x86.avx2.pmulhu.w": {"a:rr", highProduct(ir.OpZExt)},
		"x86.avx2.pmovmskb": {"i:a", signMask}, "x86.avx.movmsk.ps.256": {"i:a", signMask}, "x86.avx.movmsk.pd.256": {"i:a", signMask},
		"x86.avx.min.ps.256": {"a:rr", ordered(ir.FOLT)}, "x86.avx.min.pd.256": {"a:rr", ordered(ir.FOLT)},
		"x86.avx.max.ps.256": {"a:rr", ordered(ir.FOGT)}, "x86.avx.max.pd.256": {"a:rr", ordered(ir.FOGT)},
		"x86.avx.cvtt.ps2dq.256": {"a:a", truncated}, "x86.avx.cvtt.pd2dq.256": {"a:a", truncated},
		"x86.avx.vzeroupper": {"v:", drop}, "x86.avx.vzeroall": {"v:", drop},
		"x86.sse3.ldu.dq": {"a:p", anyLoad}, "x86.avx.ldu.dq.256": {"a:p", anyLoad},
		"x86.avx2.permd": {"a:ra", permuted}, "x86.avx2.permps": {"a:ra", permuted},
		"x86.bmi.bextr.32": {"i:rr", bitField}, "x86.bmi.bextr.64": {"i:rr", bitField},
		"x86.bmi.bzhi.32": {"i:rr", lowBits}, "x86.bmi.bzhi.64": {"i:rr", lowBits},
		"x86.vcvtps2ph.128": {"a:ai", toHalf}, "x86.vcvtps2ph.256": {"a:ai", toHalf},
		"x86.sse41.insertps": {"a:rri", insertFloat}, "x86.sse41.dpps": {"a:rri", dotProduct}, "x86.sse41.dppd": {"a:rri", dotProduct},
		"x86.avx.dp.ps.256":  {"a:rri", dotProduct},
		"x86.sse41.round.ss": {"a:rri", rounded}, "x86.sse41.round.sd": {"a:rri", rounded},
	}
	for _, s := range []struct{ name, sig string }{{"sse41.round.ps", "a:ri"}, {"sse41.round.pd", "a:ri"}, {"avx.round.ps.256", "a:ri"}, {"avx.round.pd.256", "a:ri"}} {
		all["x86."+s.name] = meaning{s.sig, rounded}
	}
	for _, s := range []string{"sse.cmp.ps", "sse2.cmp.pd", "avx.cmp.ps.256", "avx.cmp.pd.256"} {
		all["x86."+s] = meaning{"a:rri", comparedAs}
	}
	for _, s := range []string{"sse41.pblendvb", "avx2.pblendvb", "sse41.blendvps", "sse41.blendvpd", "avx.blendv.ps.256", "avx.blendv.pd.256"} {
		all["x86."+s] = meaning{"a:rrr", blended}
	}
	for _, s := range []string{"phadd.w", "phadd.d", "phadd.sw"} {
		op := ir.OpAdd
		if s == "phadd.sw" {
			op = ir.OpSAddSat
		}
		all["x86.ssse3."+s+".128"], all["x86.avx2."+s] = meaning{"a:rr", horizontal(op)}, meaning{"a:rr", horizontal(op)}
	}
	for _, s := range []string{"phsub.w", "phsub.d", "phsub.sw"} {
		op := ir.OpSub
		if s == "phsub.sw" {
			op = ir.OpSSubSat
		}
		all["x86.ssse3."+s+".128"], all["x86.avx2."+s] = meaning{"a:rr", horizontal(op)}, meaning{"a:rr", horizontal(op)}
	}
	for _, t := range []string{"ps", "pd"} {
		all["x86.sse3.hadd."+t], all["x86.avx.hadd."+t+".256"] = meaning{"a:rr", horizontal(ir.OpFAdd)}, meaning{"a:rr", horizontal(ir.OpFAdd)}
		all["x86.sse3.hsub."+t], all["x86.avx.hsub."+t+".256"] = meaning{"a:rr", horizontal(ir.OpFSub)}, meaning{"a:rr", horizontal(ir.OpFSub)}
	}
	for _, w := range []string{"b", "w", "d"} {
		all["x86.ssse3.psign."+w+".128"], all["x86.avx2.psign."+w] = meaning{"a:rr", signed}, meaning{"a:rr", signed}
	}
	for _, w := range []string{"w", "d", "q"} {
		for name, op := range map[string]ir.Op{"psll": ir.OpShl, "psrl": ir.OpLShr, "psra": ir.OpAShr} {
			if name != "psra" || w != "q" {
				all["x86.avx2."+name+"."+w], all["x86.avx2."+name+"i."+w] = meaning{"a:ra", shifted(op)}, meaning{"a:ri", shifted(op)}
			}
			if w != "w" && (name != "psra" || w != "q") {
				all["x86.avx2."+name+"v."+w], all["x86.avx2."+name+"v."+w+".256"] = meaning{"a:rr", shiftedEach(op)}, meaning{"a:rr", shiftedEach(op)}
			}
		}
	}
	for name, test := range map[string]func(p *parser, a, b *ir.Value) *ir.Value{"ptestz": noCommon, "ptestc": allCovered, "ptestnzc": neither} {
		all["x86.sse41."+name], all["x86.avx."+name+".256"] = meaning{"i:aa", tested(test)}, meaning{"i:aa", tested(test)}
	}
	return all
}

// shuffled emits a shuffle of a and b.
func (p *parser) shuffled(a, b *ir.Value, mask []int) *ir.Value {
	v := p.emit(ir.OpShuffleVector, p.types.vector(int64(len(mask)), a.Type.Elem), a, b)
	v.SetPath(mask)
	return v
}

// compared emits a comparison.
func (p *parser) compared(pred ir.Pred, a, b *ir.Value) *ir.Value {
	op, t := ir.OpICmp, ir.I1
	if a.Type.Lane().IsFloat() {
		op = ir.OpFCmp
	}
	if a.Type.IsVector() {
		t = p.types.vector(a.Type.Len, ir.I1)
	}
	v := p.emit(op, t, a, b)
	v.Pred = pred
	return v
}

// byteShuffle chooses bytes of each 16 by numbers.
func byteShuffle(p *parser, c *intrinsicUse) {
	p.wantVectors(c, c.ret.Len, false)
	if c.ret.Elem != ir.I8 || c.ret.Len%16 != 0 {
		p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(c.ret))
	}
	var halves []*ir.Value
	for at := 0; at < int(c.ret.Len); at += 16 {
		x, by := c.args[0], c.args[1]
		if c.ret.Len > 16 {
			x, by = p.shuffled(x, x, counted(at, 1, 16)), p.shuffled(by, by, counted(at, 1, 16))
		}
		halves = append(halves, p.emit(ir.OpVShufBytes, ir.V16I8, x, by))
	}
	if len(halves) == 1 {
		p.same(halves[0])
		return
	}
	v := p.def(ir.OpShuffleVector, c.ret, halves[0], halves[1])
	v.SetPath(counted(0, 1, 32))
}

// pairs returns the numbers of the elements, of two vectors of n elements of bits each, that are
// first or second in pairs: 16 bytes of the first vector, 16 of the second, and so on.
func pairs(n, bits, second int) []int {
	per := 128 / bits
	list := make([]int, n)
	for i := range list {
		block, k := i/per, i%per
		list[i] = block*per + 2*(k%(per/2)) + second
		if k >= per/2 {
			list[i] += n
		}
	}
	return list
}

// horizontal makes op of each two elements side by side.
func horizontal(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, c.ret.Len, c.ret.Lane().IsFloat())
		n, w := int(c.ret.Len), ir.LaneBits(c.ret.Elem)
		p.def(op, c.ret, p.shuffled(c.args[0], c.args[1], pairs(n, w, 0)), p.shuffled(c.args[0], c.args[1], pairs(n, w, 1)))
	}
}

// mixedProductSums makes the saturated sums of each two products of an unsigned and a signed byte.
func mixedProductSums(p *parser, c *intrinsicUse) {
	p.wantVectors(c, 2*c.ret.Len, false)
	n := int(c.ret.Len)
	t := p.types.vector(int64(2*n), ir.I32)
	x := p.emit(ir.OpMul, t, p.emit(ir.OpZExt, t, c.args[0]), p.emit(ir.OpSExt, t, c.args[1]))
	half := p.types.vector(int64(n), ir.I32)
	sum := p.emit(ir.OpAdd, half, p.shuffled(x, x, counted(0, 2, n)), p.shuffled(x, x, counted(1, 2, n)))
	sum = p.emit(ir.OpSMax, half, sum, p.splatOf(half, math.MinInt16))
	p.def(ir.OpTrunc, c.ret, p.emit(ir.OpSMin, half, sum, p.splatOf(half, math.MaxInt16)))
}

// roundedProduct makes the upper halves of products, rounded.
func roundedProduct(p *parser, c *intrinsicUse) {
	p.wantVectors(c, c.ret.Len, false)
	t := p.integers(c.ret, 2)
	x := p.emit(ir.OpMul, t, p.emit(ir.OpSExt, t, c.args[0]), p.emit(ir.OpSExt, t, c.args[1]))
	x = p.emit(ir.OpAdd, t, p.emit(ir.OpLShr, t, x, p.splatOf(t, 14)), p.splatOf(t, 1))
	p.def(ir.OpTrunc, c.ret, p.emit(ir.OpLShr, t, x, p.splatOf(t, 1)))
}

// signed gives the elements of the first vector the signs of those of the second; zero where that is zero.
func signed(p *parser, c *intrinsicUse) {
	p.wantVectors(c, c.ret.Len, false)
	zero := p.fn.f.Zero(c.ret)
	x := p.emit(ir.OpSelect, c.ret, p.compared(ir.SLT, c.args[1], zero), p.emit(ir.OpSub, c.ret, zero, c.args[0]), c.args[0])
	p.def(ir.OpSelect, c.ret, p.compared(ir.EQ, c.args[1], zero), zero, x)
}

// addSub subtracts the even elements and adds the odd ones.
func addSub(p *parser, c *intrinsicUse) {
	p.wantVectors(c, c.ret.Len, true)
	p.evenOdd(c, p.emit(ir.OpFSub, c.ret, c.args...), p.emit(ir.OpFAdd, c.ret, c.args...))
}

// evenOdd makes the result of c of the even elements of one vector and the odd ones of another.
func (p *parser) evenOdd(c *intrinsicUse, even, odd *ir.Value) {
	mask := counted(0, 1, int(c.ret.Len))
	for i := 1; i < len(mask); i += 2 {
		mask[i] += len(mask)
	}
	p.def(ir.OpShuffleVector, c.ret, even, odd).SetPath(mask)
}

// anyLoad is a load.
func anyLoad(p *parser, c *intrinsicUse) { p.def(ir.OpLoad, c.ret, c.args[0]).Align = 1 }

// permuted chooses elements by numbers.
func permuted(p *parser, c *intrinsicUse) {
	t := p.types.vector(8, ir.I32)
	p.sameType(c, c.args[1].Type, t)
	x := c.args[0]
	if x.Type.Elem == ir.I32 {
		p.sameType(c, c.ret, t)
		p.def(ir.OpVPermuteBy, t, x, c.args[1])
		return
	}
	p.sameType(c, c.ret, p.types.vector(8, ir.F32))
	p.def(ir.OpBitcast, c.ret, p.emit(ir.OpVPermuteBy, t, p.emit(ir.OpBitcast, t, x), c.args[1]))
}

// bitField returns the bits of the first number from the one on that byte 0 of the second says, as
// many as byte 1 says.
func bitField(p *parser, c *intrinsicUse) {
	f, t := p.fn.f, c.ret
	x := p.shiftedAtMost(ir.OpLShr, c.args[0], p.emit(ir.OpAnd, t, c.args[1], f.Const(t, 255)))
	n := p.emit(ir.OpAnd, t, p.emit(ir.OpLShr, t, c.args[1], f.Const(t, 8)), f.Const(t, 255))
	ones := p.shiftedAtMost(ir.OpShl, f.Const(t, -1), n)
	p.def(ir.OpAnd, t, x, p.emit(ir.OpXor, t, ones, f.Const(t, -1)))
}

// lowBits returns as many low bits of the first number as the low byte of the second says.
func lowBits(p *parser, c *intrinsicUse) {
	f, t := p.fn.f, c.ret
	ones := p.shiftedAtMost(ir.OpShl, f.Const(t, -1), p.emit(ir.OpAnd, t, c.args[1], f.Const(t, 255)))
	p.def(ir.OpAnd, t, c.args[0], p.emit(ir.OpXor, t, ones, f.Const(t, -1)))
}

// shiftedAtMost shifts the integer x, by any number.
func (p *parser) shiftedAtMost(op ir.Op, x, n *ir.Value) *ir.Value {
	f, t := p.fn.f, x.Type
	in := p.compared(ir.ULT, n, f.Const(t, int64(t.Bits)))
	r := p.emit(op, t, x, p.emit(ir.OpAnd, t, n, f.Const(t, int64(t.Bits-1))))
	return p.emit(ir.OpSelect, t, in, r, f.Const(t, 0))
}

// shiftedEach shifts each element by its own number, which may be any.
func shiftedEach(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, c.ret.Len, false)
		last := p.splatOf(c.ret, int64(c.ret.Elem.Bits-1))
		in := p.compared(ir.ULE, c.args[1], last)
		n := p.emit(ir.OpSelect, c.ret, in, c.args[1], last)
		if op == ir.OpAShr {
			p.def(op, c.ret, c.args[0], n)
			return
		}
		p.def(ir.OpSelect, c.ret, in, p.emit(op, c.ret, c.args[0], n), p.fn.f.Zero(c.ret))
	}
}

// toHalf converts floats to half, rounded to the nearest, and fills up with zeros.
func toHalf(p *parser, c *intrinsicUse) {
	if k := p.constArg(c, 1); k != 0 && k != 4 && k != 8 {
		p.failInst("@%s with rounding %d is not supported, use 0", c.name, k)
	}
	from := c.args[0].Type
	x := p.emit(ir.OpFPTrunc, p.types.vector(from.Len, ir.F16), c.args[0])
	bits := p.emit(ir.OpBitcast, p.types.vector(from.Len, ir.I16), x)
	if from.Len == c.ret.Len {
		p.same(bits)
		return
	}
	p.def(ir.OpShuffleVector, c.ret, bits, p.fn.f.Zero(bits.Type)).SetPath(counted(0, 1, int(c.ret.Len)))
}

// insertFloat is ir.OpVInsertF.
func insertFloat(p *parser, c *intrinsicUse) {
	p.wantVectorsBut(c, 4)
	k := int(p.constArg(c, 2))
	mask := counted(0, 1, 4)
	mask[k>>4&3] = 4 + k>>6&3
	v := p.shuffled(c.args[0], c.args[1], mask)
	zeros := counted(0, 1, 4)
	for i := range zeros {
		if k>>i&1 != 0 {
			zeros[i] = 4
		}
	}
	p.def(ir.OpShuffleVector, c.ret, v, p.fn.f.Zero(c.ret)).SetPath(zeros)
}

// wantVectorsBut checks that the first two arguments of c are vectors of n floats.
func (p *parser) wantVectorsBut(c *intrinsicUse, n int64) {
	for _, a := range c.args[:2] {
		if !a.Type.IsVector() || a.Type.Len != n || !a.Type.Elem.IsFloat() {
			p.failInst("@%s has an argument of type %s, correct the type", c.name, shortType(a.Type))
		}
	}
}

// dotProduct adds the products that the upper bits of a number say, for each 16 bytes, and puts
// the sum where the lower ones say.
func dotProduct(p *parser, c *intrinsicUse) {
	p.wantVectorsBut(c, c.ret.Len)
	k, n := int(p.constArg(c, 2)), int(c.ret.Len)
	per := 128 / ir.LaneBits(c.ret.Elem)
	zero := p.fn.f.Zero(c.ret)
	x := p.emit(ir.OpFMul, c.ret, c.args[:2]...)
	chosen, placed, swap := counted(0, 1, n), counted(0, 1, n), make([]int, n)
	for i := range n {
		if k>>(4+i%per)&1 == 0 {
			chosen[i] = n + i
		}
		if k>>(i%per)&1 == 0 {
			placed[i] = n + i
		}
		swap[i] = i ^ 1
	}
	x = p.shuffled(x, zero, chosen)
	x = p.emit(ir.OpFAdd, c.ret, x, p.shuffled(x, x, swap))
	if per == 4 {
		swap = make([]int, n)
		for i := range swap {
			swap[i] = i ^ 2
		}
		x = p.emit(ir.OpFAdd, c.ret, x, p.shuffled(x, x, swap))
	}
	p.def(ir.OpShuffleVector, c.ret, x, zero).SetPath(placed)
}

// rounded rounds as a number says: all elements, or the first one of the second vector, which takes
// the place of that of the first one.
func rounded(p *parser, c *intrinsicUse) {
	k := int(p.constArg(c, len(c.args)-1))
	op := [...]ir.Op{ir.OpFRoundEven, ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc, ir.OpFRint, ir.OpFRint, ir.OpFRint, ir.OpFRint}[k&7]
	if !c.ret.IsVector() || !c.ret.Elem.IsFloat() {
		p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(c.ret))
	}
	if len(c.args) == 2 {
		p.def(op, c.ret, c.args[0])
		return
	}
	p.wantVectorsBut(c, c.ret.Len)
	first := p.emit(op, c.ret.Elem, p.elementOf(c.args[1], 0))
	p.def(ir.OpInsertElement, c.ret, c.args[0], first, p.fn.f.Const(ir.I32, 0))
}

// comparedAs compares floats as a number says.
func comparedAs(p *parser, c *intrinsicUse) {
	p.wantVectorsBut(c, c.ret.Len)
	preds := [...]ir.Pred{ir.FOEQ, ir.FOLT, ir.FOLE, ir.FUNO, ir.FUNE, ir.FUGE, ir.FUGT, ir.FORD,
		ir.FUEQ, ir.FULT, ir.FULE, ir.FFalse, ir.FONE, ir.FOGE, ir.FOGT, ir.FTrue}
	t := p.integers(c.ret, 1)
	m := p.compared(preds[p.constArg(c, 2)&15], c.args[0], c.args[1])
	p.def(ir.OpBitcast, c.ret, p.emit(ir.OpSExt, t, m))
}

// blended chooses elements of the second vector where the sign of those of the third is set, else
// of the first.
func blended(p *parser, c *intrinsicUse) {
	p.def(ir.OpSelect, c.ret, p.negative(c.args[2]), c.args[1], c.args[0])
}

// tested compares all bits of two vectors.
func tested(test func(p *parser, a, b *ir.Value) *ir.Value) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, c.args[0].Type.Len, false)
		p.def(ir.OpZExt, c.ret, test(p, c.args[0], c.args[1]))
	}
}

// noneOf returns whether a vector is zero.
func (p *parser) noneOf(v *ir.Value) *ir.Value {
	r := p.emit(ir.OpReduce, v.Type.Elem, v)
	r.Imm = int64(ir.OpOr)
	return p.compared(ir.EQ, r, p.fn.f.Const(r.Type, 0))
}

func noCommon(p *parser, a, b *ir.Value) *ir.Value { return p.noneOf(p.emit(ir.OpAnd, a.Type, a, b)) }

// allCovered returns whether b has no bit that a has not.
func allCovered(p *parser, a, b *ir.Value) *ir.Value {
	return p.noneOf(p.emit(ir.OpAnd, a.Type, p.emit(ir.OpXor, a.Type, a, p.splatOf(a.Type, -1)), b))
}

func neither(p *parser, a, b *ir.Value) *ir.Value {
	either := p.emit(ir.OpOr, ir.I1, noCommon(p, a, b), allCovered(p, a, b))
	return p.emit(ir.OpXor, ir.I1, either, p.fn.f.Const(ir.I1, -1))
}
