package llvmir

import "spillway/ir"

// What clang before version 20 makes of the functions of <mmintrin.h>, and of those of later headers on
// __m64: of 8 bytes, one element of 64 bits to LLVM, that each function takes for a vector of its own kind.

// mmxMeanings returns those on vectors of 8 bytes.
func mmxMeanings() map[string]meaning {
	all := map[string]meaning{
		"x86.mmx.emms": {"v:", effect("emms", "~{memory}")}, "x86.mmx.femms": {"v:", effect("emms", "~{memory}")},
		"x86.mmx.maskmovq": {"v:aap", maskedBytes},
		"x86.mmx.movnt.dq": {"v:pa", func(p *parser, c *intrinsicUse) { p.def(ir.OpStore, ir.Void, c.args[1], c.args[0]).Align = 1 }},
		"x86.mmx.pmovmskb": {"i:a", func(p *parser, c *intrinsicUse) { signMask(p, c.small(p, c.ret, ir.I8)) }},
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
		"x86.sse.cvtpi2pd":      {"a:a", func(p *parser, c *intrinsicUse) { operation(ir.OpSIToFP)(p, c.small(p, c.ret, ir.I32)) }},
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
func small(result, operand *ir.Type, of func(*parser, *intrinsicUse)) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		if !c.ret.IsVector() || c.ret.Len != 1 || c.ret.Elem != ir.I64 {
			p.failInst("@%s cannot have result type %s, correct it", c.name, shortType(c.ret))
		}
		use := c.small(p, p.types.vector(int64(64/result.Bits), result), operand)
		p.def(ir.OpBitcast, c.ret, p.capture(func() { of(p, use) }))
	}
}

// small returns the use with another type of result, and with the vectors of one element of 64 bits among the
// arguments as vectors of others.
func (c *intrinsicUse) small(p *parser, ret, operand *ir.Type) *intrinsicUse {
	use := *c
	use.ret, use.args = ret, nil
	for _, a := range c.args {
		if a.Type.IsVector() && a.Type.Len == 1 && a.Type.Elem == ir.I64 {
			a = p.emit(ir.OpBitcast, p.types.vector(int64(64/operand.Bits), operand), a)
		}
		use.args = append(use.args, a)
	}
	return &use
}

// operation is an operation on each element.
func operation(op ir.Op) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.def(op, c.ret, c.args...) }
}

// maskOf compares elements, all of whose bits say the answer.
func maskOf(pred ir.Pred) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) { p.def(ir.OpSExt, c.ret, p.compared(pred, c.args[0], c.args[1])) }
}

// unpacked makes the lower halves (0) of two vectors, or the upper ones (1), element by element.
func unpacked(half int) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		n := int(c.ret.Len)
		mask := make([]int, n)
		for i := range mask {
			mask[i] = half*n/2 + i/2 + i%2*n
		}
		p.def(ir.OpShuffleVector, c.ret, c.args[0], c.args[1]).SetPath(mask)
	}
}

// inWhole computes in vectors of 16 bytes, of whose result the lower half is taken.
func inWhole(of func(*parser, *intrinsicUse)) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		use := *c
		use.ret, use.args = p.types.vector(2*c.ret.Len, c.ret.Elem), nil
		for _, a := range c.args {
			use.args = append(use.args, p.shuffled(a, p.fn.f.Zero(a.Type), counted(0, 1, 2*int(a.Type.Len))))
		}
		v := p.capture(func() { of(p, &use) })
		p.def(ir.OpShuffleVector, c.ret, v, v).SetPath(counted(0, 1, int(c.ret.Len)))
	}
}

// othersOf makes the bits of the second vector that the first one has not.
func othersOf(p *parser, c *intrinsicUse) {
	p.def(ir.OpAnd, c.ret, p.emit(ir.OpXor, c.ret, c.args[0], p.splatOf(c.ret, -1)), c.args[1])
}

// lowProduct multiplies the lower halves.
func lowProduct(p *parser, c *intrinsicUse) {
	low := p.splatOf(c.ret, 1<<32-1)
	p.def(ir.OpMul, c.ret, p.emit(ir.OpAnd, c.ret, c.args[0], low), p.emit(ir.OpAnd, c.ret, c.args[1], low))
}

// byteShuffleOf8 chooses bytes of 8 by numbers, of which three bits count, and the sign, which makes zero.
func byteShuffleOf8(p *parser, c *intrinsicUse) {
	use := *c
	use.args = []*ir.Value{c.args[0], p.emit(ir.OpAnd, c.ret, c.args[1], p.splatOf(c.ret, 0x87))}
	inWhole(byteShuffle)(p, &use)
}

// bytesFrom makes 8 bytes of 16, the upper ones of which are the first vector, from a number on.
func bytesFrom(p *parser, c *intrinsicUse) {
	zero := p.fn.f.Zero(c.ret)
	switch k := int(uint8(p.constArg(c, 2))); {
	case k < 8:
		p.def(ir.OpShuffleVector, c.ret, c.args[1], c.args[0]).SetPath(counted(k, 1, 8))
	case k < 16:
		p.def(ir.OpShuffleVector, c.ret, c.args[0], zero).SetPath(counted(k-8, 1, 8))
	default:
		p.same(zero)
	}
}

// maskedBytes stores the bytes for which the second vector has the sign set.
func maskedBytes(p *parser, c *intrinsicUse) {
	use := c.small(p, c.ret, ir.I8)
	p.wantVectors(&intrinsicUse{name: c.name, args: use.args[:2]}, 8, false)
	use.args = []*ir.Value{use.args[0], use.args[2], p.fn.f.Const(ir.I32, 1), p.negative(use.args[1])}
	maskedStore(p, use)
}

// extractWord makes a number of 16 bits, of four, longer.
func extractWord(p *parser, c *intrinsicUse) {
	use := c.small(p, c.ret, ir.I16)
	p.wantVectors(&intrinsicUse{name: c.name, args: use.args[:1]}, 4, false)
	p.def(ir.OpZExt, c.ret, p.elementOf(use.args[0], p.constArg(c, 1)&3))
}

// insertWord puts a number in place of one of four.
func insertWord(p *parser, c *intrinsicUse) {
	x := p.emit(ir.OpTrunc, ir.I16, c.args[1])
	p.def(ir.OpInsertElement, c.ret, c.args[0], x, p.fn.f.Const(ir.I32, p.constArg(c, 2)&3))
}

// shuffledWords chooses four of four, each by two bits of a number.
func shuffledWords(p *parser, c *intrinsicUse) {
	k := int(p.constArg(c, 1))
	p.def(ir.OpShuffleVector, c.ret, c.args[0], c.args[0]).SetPath([]int{k & 3, k >> 2 & 3, k >> 4 & 3, k >> 6 & 3})
}

// firstTwoFloats converts two integers to the first two of four floats.
func firstTwoFloats(p *parser, c *intrinsicUse) {
	p.wantVectors(&intrinsicUse{name: c.name, args: c.args[:1]}, 4, true)
	use := c.small(p, c.ret, ir.I32)
	x := p.emit(ir.OpSIToFP, p.types.vector(2, ir.F32), use.args[1])
	p.def(ir.OpShuffleVector, c.ret, p.shuffled(x, x, []int{0, 1, 2, 3}), c.args[0]).SetPath([]int{0, 1, 6, 7})
}

// firstTwo converts the first two floats by an instruction that makes four integers.
func firstTwo(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		p.wantVectors(c, 0, true)
		use := *c
		use.ret = p.types.vector(4, ir.I32)
		if x := c.args[0]; x.Type.Len == 4 { // the others must raise no exception
			use.args = []*ir.Value{p.shuffled(x, p.fn.f.Zero(x.Type), []int{0, 1, 4, 4})}
		}
		v := p.capture(func() { machine(name+" $1, $0", "=x,x")(p, &use) })
		p.def(ir.OpBitcast, c.ret, p.shuffled(v, v, []int{0, 1}))
	}
}
