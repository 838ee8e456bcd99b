package intrinsics

import (
	"spillway/ir"
	"spillway/ir/intrinsic"
)

// What clang before version 20 makes of the functions of <mmintrin.h>, and of those of later headers on
// __m64: of 8 bytes, one element of 64 bits to LLVM, that each function takes for a vector of its own kind.

// mmxMeanings returns those on vectors of 8 bytes.
func mmxMeanings() map[string]meaning {
	all := map[string]meaning{
		"x86.mmx.emms": {"v:", effect("emms", "~{memory}")}, "x86.mmx.femms": {"v:", effect("emms", "~{memory}")},
		"x86.mmx.maskmovq": {"v:aap", maskedBytes},
		"x86.mmx.movnt.dq": {"v:pa", func(p *intrinsic.Builder, c *intrinsic.Use) {
			p.Def(ir.OpStore, ir.Void, c.Args[1], c.Args[0]).Align = 1
		}},
		"x86.mmx.pmovmskb": {"i:a", func(p *intrinsic.Builder, c *intrinsic.Use) { signMask(p, smallUse(p, c, c.Ret, ir.I8)) }},
		"x86.mmx.pand":     {"a:rr", operation(ir.OpAnd)}, "x86.mmx.por": {"a:rr", operation(ir.OpOr)}, "x86.mmx.pxor": {"a:rr", operation(ir.OpXor)},
		"x86.mmx.pandn":     {"a:rr", small(ir.I64, ir.I64, othersOf)},
		"x86.mmx.pmull.w":   {"a:rr", small(ir.I16, ir.I16, operation(ir.OpMul))},
		"x86.mmx.pmulh.w":   {"a:rr", small(ir.I16, ir.I16, highProduct(ir.OpSExt))},
		"x86.mmx.pmulhu.w":  {"a:rr", small(ir.I16, ir.I16, highProduct(ir.OpZExt))},
		"x86.mmx.pmulu.dq":  {"a:rr", small(ir.I64, ir.I64, lowProduct)},
		"x86.mmx.pmadd.wd":  {"a:rr", small(ir.I32, ir.I16, inWhole(productSums))},
		"x86.mmx.psad.bw":   {"a:rr", small(ir.I64, ir.I8, inWhole(differences))},
		"x86.mmx.packsswb":  {"a:rr", small(ir.I8, ir.I16, packed(-128, 127))},
		"x86.mmx.packuswb":  {"a:rr", small(ir.I8, ir.I16, packed(0, 255))},
		"x86.mmx.packssdw":  {"a:rr", small(ir.I16, ir.I32, packed(-32768, 32767))},
		"x86.mmx.pmaxu.b":   {"a:rr", small(ir.I8, ir.I8, operation(ir.OpUMax))},
		"x86.mmx.pminu.b":   {"a:rr", small(ir.I8, ir.I8, operation(ir.OpUMin))},
		"x86.mmx.pmaxs.w":   {"a:rr", small(ir.I16, ir.I16, operation(ir.OpSMax))},
		"x86.mmx.pmins.w":   {"a:rr", small(ir.I16, ir.I16, operation(ir.OpSMin))},
		"x86.mmx.palignr.b": {"a:rri", small(ir.I8, ir.I8, bytesFrom)},
		"x86.mmx.pextr.w":   {"i:ai", extractWord}, "x86.mmx.pinsr.w": {"a:rii", small(ir.I16, ir.I16, insertWord)},
		"x86.sse.pshuf.w":       {"a:ri", small(ir.I16, ir.I16, shuffledWords)},
		"x86.sse.cvtpi2ps":      {"a:ra", firstTwoFloats},
		"x86.sse.cvtpi2pd":      {"a:a", func(p *intrinsic.Builder, c *intrinsic.Use) { operation(ir.OpSIToFP)(p, smallUse(p, c, c.Ret, ir.I32)) }},
		"x86.sse.cvtps2pi":      {"a:a", firstTwo("cvtps2dq")},
		"x86.sse.cvttps2pi":     {"a:a", firstTwo("cvttps2dq")},
		"x86.sse.cvtpd2pi":      {"a:a", firstTwo("cvtpd2dq")},
		"x86.sse.cvttpd2pi":     {"a:a", firstTwo("cvttpd2dq")},
		"x86.ssse3.pshuf.b":     {"a:rr", small(ir.I8, ir.I8, byteShuffleOf8)},
		"x86.ssse3.pmadd.ub.sw": {"a:rr", small(ir.I16, ir.I8, mixedProductSums)},
		"x86.ssse3.pmul.hr.sw":  {"a:rr", small(ir.I16, ir.I16, roundedProduct)},
		"x86.mmx.padds.b":       {"a:rr", small(ir.I8, ir.I8, operation(ir.OpSAddSat))},
		"x86.mmx.padds.w":       {"a:rr", small(ir.I16, ir.I16, operation(ir.OpSAddSat))},
		"x86.mmx.paddus.b":      {"a:rr", small(ir.I8, ir.I8, operation(ir.OpUAddSat))},
		"x86.mmx.paddus.w":      {"a:rr", small(ir.I16, ir.I16, operation(ir.OpUAddSat))},
		"x86.mmx.psubs.b":       {"a:rr", small(ir.I8, ir.I8, operation(ir.OpSSubSat))},
		"x86.mmx.psubs.w":       {"a:rr", small(ir.I16, ir.I16, operation(ir.OpSSubSat))},
		"x86.mmx.psubus.b":      {"a:rr", small(ir.I8, ir.I8, operation(ir.OpUSubSat))},
		"x86.mmx.psubus.w":      {"a:rr", small(ir.I16, ir.I16, operation(ir.OpUSubSat))},
		"x86.mmx.pavg.b":        {"a:rr", small(ir.I8, ir.I8, average)},
		"x86.mmx.pavg.w":        {"a:rr", small(ir.I16, ir.I16, average)},
		"x86.ssse3.phadd.sw":    {"a:rr", small(ir.I16, ir.I16, horizontal(ir.OpSAddSat))},
		"x86.ssse3.phsub.sw":    {"a:rr", small(ir.I16, ir.I16, horizontal(ir.OpSSubSat))},
	}
	names := []string{"b", "w", "d", "q"}
	wider := []string{"bw", "wd", "dq"}
	for i, e := range []*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		n := names[i]
		all["x86.mmx.padd."+n] = meaning{"a:rr", small(e, e, operation(ir.OpAdd))}
		all["x86.mmx.psub."+n] = meaning{"a:rr", small(e, e, operation(ir.OpSub))}
		if e != ir.I8 {
			for name, op := range map[string]ir.Op{"psll": ir.OpShl, "psrl": ir.OpLShr, "psra": ir.OpAShr} {
				if op != ir.OpAShr || e != ir.I64 {
					all["x86.mmx."+name+"."+n] = meaning{"a:rr", small(e, e, shifted(op))}
					all["x86.mmx."+name+"i."+n] = meaning{"a:ri", small(e, e, shifted(op))}
				}
			}
		}
		if e == ir.I64 {
			break
		}
		all["x86.mmx.pcmpeq."+n], all["x86.mmx.pcmpgt."+n] = meaning{"a:rr", small(e, e, maskOf(ir.EQ))}, meaning{"a:rr", small(e, e, maskOf(ir.SGT))}
		all["x86.mmx.punpckl"+wider[i]] = meaning{"a:rr", small(e, e, unpacked(0))}
		all["x86.mmx.punpckh"+wider[i]] = meaning{"a:rr", small(e, e, unpacked(1))}
		all["x86.ssse3.psign."+n], all["x86.ssse3.pabs."+n] = meaning{"a:rr", small(e, e, signed)}, meaning{"a:r", small(e, e, operation(ir.OpAbs))}
		if e != ir.I8 {
			all["x86.ssse3.phadd."+n], all["x86.ssse3.phsub."+n] = meaning{"a:rr", small(e, e, horizontal(ir.OpAdd))}, meaning{"a:rr", small(e, e, horizontal(ir.OpSub))}
		}
	}
	return all
}

// small computes a vector of 8 bytes of the given elements, from arguments of 8 bytes of other ones.
func small(result, operand *ir.Type, of func(*intrinsic.Builder, *intrinsic.Use)) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		if !c.Ret.IsVector() || c.Ret.Len != 1 || c.Ret.Elem != ir.I64 {
			p.Fail("@%s cannot have result type %s, correct it", c.Name, intrinsic.TypeName(c.Ret))
		}
		use := smallUse(p, c, p.Vector(int64(64/result.Bits), result), operand)
		p.Def(ir.OpBitcast, c.Ret, p.Capture(func() { of(p, use) }))
	}
}

// small returns the use with another type of result, and with the vectors of one element of 64 bits among the
// arguments as vectors of others.
func smallUse(p *intrinsic.Builder, c *intrinsic.Use, ret, operand *ir.Type) *intrinsic.Use {
	use := *c
	use.Ret, use.Args = ret, nil
	for _, a := range c.Args {
		if a.Type.IsVector() && a.Type.Len == 1 && a.Type.Elem == ir.I64 {
			a = p.Emit(ir.OpBitcast, p.Vector(int64(64/operand.Bits), operand), a)
		}
		use.Args = append(use.Args, a)
	}
	return &use
}

// operation is an operation on each element.
func operation(op ir.Op) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) { p.Def(op, c.Ret, c.Args...) }
}

// maskOf compares elements, all of whose bits say the answer.
func maskOf(pred ir.Pred) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.Def(ir.OpSExt, c.Ret, p.Compared(pred, c.Args[0], c.Args[1]))
	}
}

// unpacked makes the lower halves (0) of two vectors, or the upper ones (1), element by element.
func unpacked(half int) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		n := int(c.Ret.Len)
		mask := make([]int, n)
		for i := range mask {
			mask[i] = half*n/2 + i/2 + i%2*n
		}
		p.Def(ir.OpShuffleVector, c.Ret, c.Args[0], c.Args[1]).SetPath(mask)
	}
}

// inWhole computes in vectors of 16 bytes, of whose result the lower half is taken.
func inWhole(of func(*intrinsic.Builder, *intrinsic.Use)) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		use := *c
		use.Ret, use.Args = p.Vector(2*c.Ret.Len, c.Ret.Elem), nil
		for _, a := range c.Args {
			use.Args = append(use.Args, p.Shuffled(a, p.Func().Zero(a.Type), intrinsic.Counted(0, 1, 2*int(a.Type.Len))))
		}
		v := p.Capture(func() { of(p, &use) })
		p.Def(ir.OpShuffleVector, c.Ret, v, v).SetPath(intrinsic.Counted(0, 1, int(c.Ret.Len)))
	}
}

// othersOf makes the bits of the second vector that the first one has not.
func othersOf(p *intrinsic.Builder, c *intrinsic.Use) {
	p.Def(ir.OpAnd, c.Ret, p.Emit(ir.OpXor, c.Ret, c.Args[0], p.SplatOf(c.Ret, -1)), c.Args[1])
}

// lowProduct multiplies the lower halves.
func lowProduct(p *intrinsic.Builder, c *intrinsic.Use) {
	low := p.SplatOf(c.Ret, 1<<32-1)
	p.Def(ir.OpMul, c.Ret, p.Emit(ir.OpAnd, c.Ret, c.Args[0], low), p.Emit(ir.OpAnd, c.Ret, c.Args[1], low))
}

// byteShuffleOf8 chooses bytes of 8 by numbers, of which three bits count, and the sign, which makes zero.
func byteShuffleOf8(p *intrinsic.Builder, c *intrinsic.Use) {
	use := *c
	use.Args = []*ir.Value{c.Args[0], p.Emit(ir.OpAnd, c.Ret, c.Args[1], p.SplatOf(c.Ret, 0x87))}
	inWhole(byteShuffle)(p, &use)
}

// bytesFrom makes 8 bytes of 16, the upper ones of which are the first vector, from a number on.
func bytesFrom(p *intrinsic.Builder, c *intrinsic.Use) {
	zero := p.Func().Zero(c.Ret)
	switch k := int(uint8(p.ConstArg(c, 2))); {
	case k < 8:
		p.Def(ir.OpShuffleVector, c.Ret, c.Args[1], c.Args[0]).SetPath(intrinsic.Counted(k, 1, 8))
	case k < 16:
		p.Def(ir.OpShuffleVector, c.Ret, c.Args[0], zero).SetPath(intrinsic.Counted(k-8, 1, 8))
	default:
		p.Same(zero)
	}
}

// maskedBytes stores the bytes for which the second vector has the sign set.
func maskedBytes(p *intrinsic.Builder, c *intrinsic.Use) {
	use := smallUse(p, c, c.Ret, ir.I8)
	p.WantVectors(&intrinsic.Use{Name: c.Name, Args: use.Args[:2]}, 8, false)
	use.Args = []*ir.Value{use.Args[0], use.Args[2], p.Func().Const(ir.I32, 1), p.Negative(use.Args[1])}
	p.MaskedStore(use)
}

// extractWord makes a number of 16 bits, of four, longer.
func extractWord(p *intrinsic.Builder, c *intrinsic.Use) {
	use := smallUse(p, c, c.Ret, ir.I16)
	p.WantVectors(&intrinsic.Use{Name: c.Name, Args: use.Args[:1]}, 4, false)
	p.Def(ir.OpZExt, c.Ret, p.ElementOf(use.Args[0], p.ConstArg(c, 1)&3))
}

// insertWord puts a number in place of one of four.
func insertWord(p *intrinsic.Builder, c *intrinsic.Use) {
	x := p.Emit(ir.OpTrunc, ir.I16, c.Args[1])
	p.Def(ir.OpInsertElement, c.Ret, c.Args[0], x, p.Func().Const(ir.I32, p.ConstArg(c, 2)&3))
}

// shuffledWords chooses four of four, each by two bits of a number.
func shuffledWords(p *intrinsic.Builder, c *intrinsic.Use) {
	k := int(p.ConstArg(c, 1))
	p.Def(ir.OpShuffleVector, c.Ret, c.Args[0], c.Args[0]).SetPath([]int{k & 3, k >> 2 & 3, k >> 4 & 3, k >> 6 & 3})
}

// firstTwoFloats converts two integers to the first two of four floats.
func firstTwoFloats(p *intrinsic.Builder, c *intrinsic.Use) {
	p.WantVectors(&intrinsic.Use{Name: c.Name, Args: c.Args[:1]}, 4, true)
	use := smallUse(p, c, c.Ret, ir.I32)
	x := p.Emit(ir.OpSIToFP, p.Vector(2, ir.F32), use.Args[1])
	p.Def(ir.OpShuffleVector, c.Ret, p.Shuffled(x, x, []int{0, 1, 2, 3}), c.Args[0]).SetPath([]int{0, 1, 6, 7})
}

// firstTwo converts the first two floats by an instruction that makes four integers.
func firstTwo(name string) func(*intrinsic.Builder, *intrinsic.Use) {
	return func(p *intrinsic.Builder, c *intrinsic.Use) {
		p.WantVectors(c, 0, true)
		use := *c
		use.Ret = p.Vector(4, ir.I32)
		if x := c.Args[0]; x.Type.Len == 4 { // the others must raise no exception
			use.Args = []*ir.Value{p.Shuffled(x, p.Func().Zero(x.Type), []int{0, 1, 4, 4})}
		}
		v := p.Capture(func() { machine(name+" $1, $0", "=x,x")(p, &use) })
		p.Def(ir.OpBitcast, c.Ret, p.Shuffled(v, v, []int{0, 1}))
	}
}
