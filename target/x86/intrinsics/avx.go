package intrinsics

import (
	"math"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/target/x86"
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
		"x86.avx.vzeroupper": {"v:", nothing}, "x86.avx.vzeroall": {"v:", nothing},
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
	for name, test := range map[string]func(p *intrinsic.Builder, a, b *ir.Value) *ir.Value{"ptestz": noCommon, "ptestc": allCovered, "ptestnzc": neither} {
		all["x86.sse41."+name], all["x86.avx."+name+".256"] = meaning{"i:aa", tested(test)}, meaning{"i:aa", tested(test)}
	}
	return all
}

// byteShuffle chooses bytes of each 16 by numbers.
func byteShuffle(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, c.Ret.Len, false)
	if c.Ret.Elem != ir.I8 || c.Ret.Len%16 != 0 {
		p.Fail("@%s cannot have result type %s, correct it", c.Name, intrinsic.TypeName(c.Ret))
	}
	var halves []*ir.Value
	for at := 0; at < int(c.Ret.Len); at += 16 {
		x, by := c.Args[0], c.Args[1]
		if c.Ret.Len > 16 {
			x, by = p.Shuffled(x, x, intrinsic.Counted(at, 1, 16)), p.Shuffled(by, by, intrinsic.Counted(at, 1, 16))
		}
		halves = append(halves, p.Emit(x86.OpVShufBytes, ir.V16I8, x, by))
	}
	if len(halves) == 1 {
		p.Same(halves[0])
		return
	}
	v := p.Def(ir.OpShuffleVector, c.Ret, halves[0], halves[1])
	v.SetPath(intrinsic.Counted(0, 1, 32))
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
func horizontal(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Ret.Len, c.Ret.Lane().IsFloat())
		n, w := int(c.Ret.Len), ir.LaneBits(c.Ret.Elem)
		p.Def(op, c.Ret, p.Shuffled(c.Args[0], c.Args[1], pairs(n, w, 0)), p.Shuffled(c.Args[0], c.Args[1], pairs(n, w, 1)))
	}
}

// mixedProductSums makes the saturated sums of each two products of an unsigned and a signed byte.
func mixedProductSums(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, 2*c.Ret.Len, false)
	n := int(c.Ret.Len)
	t := p.Vector(int64(2*n), ir.I32)
	x := p.Emit(ir.OpMul, t, p.Emit(ir.OpZExt, t, c.Args[0]), p.Emit(ir.OpSExt, t, c.Args[1]))
	half := p.Vector(int64(n), ir.I32)
	sum := p.Emit(ir.OpAdd, half, p.Shuffled(x, x, intrinsic.Counted(0, 2, n)), p.Shuffled(x, x, intrinsic.Counted(1, 2, n)))
	sum = p.Emit(ir.OpSMax, half, sum, p.SplatOf(half, math.MinInt16))
	p.Def(ir.OpTrunc, c.Ret, p.Emit(ir.OpSMin, half, sum, p.SplatOf(half, math.MaxInt16)))
}

// roundedProduct makes the upper halves of products, rounded.
func roundedProduct(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, c.Ret.Len, false)
	t := p.Integers(c.Ret, 2)
	x := p.Emit(ir.OpMul, t, p.Emit(ir.OpSExt, t, c.Args[0]), p.Emit(ir.OpSExt, t, c.Args[1]))
	x = p.Emit(ir.OpAdd, t, p.Emit(ir.OpLShr, t, x, p.SplatOf(t, 14)), p.SplatOf(t, 1))
	p.Def(ir.OpTrunc, c.Ret, p.Emit(ir.OpLShr, t, x, p.SplatOf(t, 1)))
}

// signed gives the elements of the first vector the signs of those of the second; zero where that is zero.
func signed(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, c.Ret.Len, false)
	zero := p.Func().Zero(c.Ret)
	x := p.Emit(ir.OpSelect, c.Ret, p.Compared(ir.SLT, c.Args[1], zero), p.Emit(ir.OpSub, c.Ret, zero, c.Args[0]), c.Args[0])
	p.Def(ir.OpSelect, c.Ret, p.Compared(ir.EQ, c.Args[1], zero), zero, x)
}

// addSub subtracts the even elements and adds the odd ones.
func addSub(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(c, c.Ret.Len, true)
	evenOdd(p, c, p.Emit(ir.OpFSub, c.Ret, c.Args...), p.Emit(ir.OpFAdd, c.Ret, c.Args...))
}

// evenOdd makes the result of c of the even elements of one vector and the odd ones of another.
func evenOdd(p *intrinsic.Builder, c *intrinsic.Use, even, odd *ir.Value) {
	mask := intrinsic.Counted(0, 1, int(c.Ret.Len))
	for i := 1; i < len(mask); i += 2 {
		mask[i] += len(mask)
	}
	p.Def(ir.OpShuffleVector, c.Ret, even, odd).SetPath(mask)
}

// anyLoad is a load.
func anyLoad(p *intrinsic.Builder, c *intrinsic.Use) { p.Def(ir.OpLoad, c.Ret, c.Args[0]).Align = 1 }

// permuted chooses elements by numbers.
func permuted(p *intrinsic.Builder, c *intrinsic.Use) {
	t := p.Vector(8, ir.I32)
	p.SameType(c, c.Args[1].Type, t)
	x := c.Args[0]
	if x.Type.Elem == ir.I32 {
		p.SameType(c, c.Ret, t)
		p.Def(x86.OpVPermuteBy, t, x, c.Args[1])
		return
	}
	p.SameType(c, c.Ret, p.Vector(8, ir.F32))
	p.Def(ir.OpBitcast, c.Ret, p.Emit(x86.OpVPermuteBy, t, p.Emit(ir.OpBitcast, t, x), c.Args[1]))
}

// bitField returns the bits of the first number from the one on that byte 0 of the second says, as
// many as byte 1 says.
func bitField(p *intrinsic.Builder, c *intrinsic.Use) {
	f, t := p.Func(), c.Ret
	x := shiftedAtMost(p, ir.OpLShr, c.Args[0], p.Emit(ir.OpAnd, t, c.Args[1], f.Const(t, 255)))
	n := p.Emit(ir.OpAnd, t, p.Emit(ir.OpLShr, t, c.Args[1], f.Const(t, 8)), f.Const(t, 255))
	ones := shiftedAtMost(p, ir.OpShl, f.Const(t, -1), n)
	p.Def(ir.OpAnd, t, x, p.Emit(ir.OpXor, t, ones, f.Const(t, -1)))
}

// lowBits returns as many low bits of the first number as the low byte of the second says.
func lowBits(p *intrinsic.Builder, c *intrinsic.Use) {
	f, t := p.Func(), c.Ret
	ones := shiftedAtMost(p, ir.OpShl, f.Const(t, -1), p.Emit(ir.OpAnd, t, c.Args[1], f.Const(t, 255)))
	p.Def(ir.OpAnd, t, c.Args[0], p.Emit(ir.OpXor, t, ones, f.Const(t, -1)))
}

// shiftedAtMost shifts the integer x, by any number.
func shiftedAtMost(p *intrinsic.Builder, op ir.Op, x, n *ir.Value) *ir.Value {
	f, t := p.Func(), x.Type
	in := p.Compared(ir.ULT, n, f.Const(t, int64(t.Bits)))
	r := p.Emit(op, t, x, p.Emit(ir.OpAnd, t, n, f.Const(t, int64(t.Bits-1))))
	return p.Emit(ir.OpSelect, t, in, r, f.Const(t, 0))
}

// shiftedEach shifts each element by its own number, which may be any.
func shiftedEach(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, c.Ret.Len, false)
		last := p.SplatOf(c.Ret, int64(c.Ret.Elem.Bits-1))
		in := p.Compared(ir.ULE, c.Args[1], last)
		n := p.Emit(ir.OpSelect, c.Ret, in, c.Args[1], last)
		if op == ir.OpAShr {
			p.Def(op, c.Ret, c.Args[0], n)
			return
		}
		p.Def(ir.OpSelect, c.Ret, in, p.Emit(op, c.Ret, c.Args[0], n), p.Func().Zero(c.Ret))
	}
}

// toHalf converts floats to half, rounded to the nearest, and fills up with zeros.
func toHalf(p *intrinsic.Builder, c *intrinsic.Use) {
	if k := p.ConstArg(c, 1); k != 0 && k != 4 && k != 8 {
		p.Fail("@%s with rounding %d is not supported, use 0", c.Name, k)
	}
	from := c.Args[0].Type
	x := p.Emit(ir.OpFPTrunc, p.Vector(from.Len, ir.F16), c.Args[0])
	bits := p.Emit(ir.OpBitcast, p.Vector(from.Len, ir.I16), x)
	if from.Len == c.Ret.Len {
		p.Same(bits)
		return
	}
	p.Def(ir.OpShuffleVector, c.Ret, bits, p.Func().Zero(bits.Type)).SetPath(intrinsic.Counted(0, 1, int(c.Ret.Len)))
}

// insertFloat is the instruction insertps.
func insertFloat(p *intrinsic.Builder, c *intrinsic.Use) {
	wantVectorsBut(p, c, 4)
	k := int(p.ConstArg(c, 2))
	mask := intrinsic.Counted(0, 1, 4)
	mask[k>>4&3] = 4 + k>>6&3
	v := p.Shuffled(c.Args[0], c.Args[1], mask)
	zeros := intrinsic.Counted(0, 1, 4)
	for i := range zeros {
		if k>>i&1 != 0 {
			zeros[i] = 4
		}
	}
	p.Def(ir.OpShuffleVector, c.Ret, v, p.Func().Zero(c.Ret)).SetPath(zeros)
}

// wantVectorsBut checks that the first two arguments of c are vectors of n floats.
func wantVectorsBut(p *intrinsic.Builder, c *intrinsic.Use, n int64) {
	for _, a := range c.Args[:2] {
		if !a.Type.IsVector() || a.Type.Len != n || !a.Type.Elem.IsFloat() {
			p.Fail("@%s has an argument of type %s, correct the type", c.Name, intrinsic.TypeName(a.Type))
		}
	}
}

// dotProduct adds the products that the upper bits of a number say, for each 16 bytes, and puts
// the sum where the lower ones say.
func dotProduct(p *intrinsic.Builder, c *intrinsic.Use) {
	wantVectorsBut(p, c, c.Ret.Len)
	k, n := int(p.ConstArg(c, 2)), int(c.Ret.Len)
	per := 128 / ir.LaneBits(c.Ret.Elem)
	zero := p.Func().Zero(c.Ret)
	x := p.Emit(ir.OpFMul, c.Ret, c.Args[:2]...)
	chosen, placed, swap := intrinsic.Counted(0, 1, n), intrinsic.Counted(0, 1, n), make([]int, n)
	for i := range n {
		if k>>(4+i%per)&1 == 0 {
			chosen[i] = n + i
		}
		if k>>(i%per)&1 == 0 {
			placed[i] = n + i
		}
		swap[i] = i ^ 1
	}
	x = p.Shuffled(x, zero, chosen)
	x = p.Emit(ir.OpFAdd, c.Ret, x, p.Shuffled(x, x, swap))
	if per == 4 {
		swap = make([]int, n)
		for i := range swap {
			swap[i] = i ^ 2
		}
		x = p.Emit(ir.OpFAdd, c.Ret, x, p.Shuffled(x, x, swap))
	}
	p.Def(ir.OpShuffleVector, c.Ret, x, zero).SetPath(placed)
}

// rounded rounds as a number says: all elements, or the first one of the second vector, which takes
// the place of that of the first one.
func rounded(p *intrinsic.Builder, c *intrinsic.Use) {
	k := int(p.ConstArg(c, len(c.Args)-1))
	op := [...]ir.Op{ir.OpFRoundEven, ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc, ir.OpFRint, ir.OpFRint, ir.OpFRint, ir.OpFRint}[k&7]
	if !c.Ret.IsVector() || !c.Ret.Elem.IsFloat() {
		p.Fail("@%s cannot have result type %s, correct it", c.Name, intrinsic.TypeName(c.Ret))
	}
	if len(c.Args) == 2 {
		p.Def(op, c.Ret, c.Args[0])
		return
	}
	wantVectorsBut(p, c, c.Ret.Len)
	first := p.Emit(op, c.Ret.Elem, p.ElementOf(c.Args[1], 0))
	p.Def(ir.OpInsertElement, c.Ret, c.Args[0], first, p.Func().Const(ir.I32, 0))
}

// comparedAs compares floats as a number says.
func comparedAs(p *intrinsic.Builder, c *intrinsic.Use) {
	wantVectorsBut(p, c, c.Ret.Len)
	preds := [...]ir.Pred{ir.FOEQ, ir.FOLT, ir.FOLE, ir.FUNO, ir.FUNE, ir.FUGE, ir.FUGT, ir.FORD,
		ir.FUEQ, ir.FULT, ir.FULE, ir.FFalse, ir.FONE, ir.FOGE, ir.FOGT, ir.FTrue}
	t := p.Integers(c.Ret, 1)
	m := p.Compared(preds[p.ConstArg(c, 2)&15], c.Args[0], c.Args[1])
	p.Def(ir.OpBitcast, c.Ret, p.Emit(ir.OpSExt, t, m))
}

// blended chooses elements of the second vector where the sign of those of the third is set, else
// of the first.
func blended(p *intrinsic.Builder, c *intrinsic.Use) {
	p.Def(ir.OpSelect, c.Ret, p.Negative(c.Args[2]), c.Args[1], c.Args[0])
}

// tested compares all bits of two vectors.
func tested(test func(p *intrinsic.Builder, a, b *ir.Value) *ir.Value) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		for i, a := range c.Args { // of floats in old programs
			if a.Type.IsVector() && a.Type.Elem == ir.F32 {
				c.Args[i] = p.Emit(ir.OpBitcast, p.Integers(a.Type, 1), a)
			}
		}
		p.WantVectors(c, c.Args[0].Type.Len, false)
		p.Def(ir.OpZExt, c.Ret, test(p, c.Args[0], c.Args[1]))
	}
}

// noneOf returns whether a vector is zero.
func noneOf(p *intrinsic.Builder, v *ir.Value) *ir.Value {
	r := p.Emit(ir.OpReduce, v.Type.Elem, v)
	r.Imm = int64(ir.OpOr)
	return p.Compared(ir.EQ, r, p.Func().Const(r.Type, 0))
}

func noCommon(p *intrinsic.Builder, a, b *ir.Value) *ir.Value {
	return noneOf(p, p.Emit(ir.OpAnd, a.Type, a, b))
}

// allCovered returns whether b has no bit that a has not.
func allCovered(p *intrinsic.Builder, a, b *ir.Value) *ir.Value {
	return noneOf(p, p.Emit(ir.OpAnd, a.Type, p.Emit(ir.OpXor, a.Type, a, p.SplatOf(a.Type, -1)), b))
}

func neither(p *intrinsic.Builder, a, b *ir.Value) *ir.Value {
	either := p.Emit(ir.OpOr, ir.I1, noCommon(p, a, b), allCovered(p, a, b))
	return p.Emit(ir.OpXor, ir.I1, either, p.Func().Const(ir.I1, -1))
}
