package llvmir

import (
	"strings"
	"sync"

	"spillway/ir"
)

// Vector-predicated operations (llvm.vp) take a mask and a length. Inactive elements of the result are poison, so
// these are the plain operations, except for those that may trap, memory accesses and reductions.

// predicatedOps are those that are otherwise instructions, not intrinsics.
var predicatedOps = sync.OnceValue(func() map[string]ir.Op {
	return map[string]ir.Op{
		"add": ir.OpAdd, "sub": ir.OpSub, "mul": ir.OpMul, "shl": ir.OpShl, "lshr": ir.OpLShr, "ashr": ir.OpAShr, "and": ir.OpAnd, "or": ir.OpOr, "xor": ir.OpXor,
		"udiv": ir.OpUDiv, "sdiv": ir.OpSDiv, "urem": ir.OpURem, "srem": ir.OpSRem,
		"fadd": ir.OpFAdd, "fsub": ir.OpFSub, "fmul": ir.OpFMul, "fdiv": ir.OpFDiv, "frem": ir.OpFRem, "fneg": ir.OpFNeg,
		"trunc": ir.OpTrunc, "zext": ir.OpZExt, "sext": ir.OpSExt, "fptrunc": ir.OpFPTrunc, "fpext": ir.OpFPExt, "fptoui": ir.OpFPToUI, "fptosi": ir.OpFPToSI,
		"uitofp": ir.OpUIToFP, "sitofp": ir.OpSIToFP, "ptrtoint": ir.OpPtrToInt, "inttoptr": ir.OpIntToPtr,
	}
})

// predicatedForms are those with a form of their own.
var predicatedForms = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"load": {"a:pai", predicatedLoad}, "store": {"v:apai", predicatedStore},
		"gather": {"a:aai", predicatedLoad}, "scatter": {"v:aaai", predicatedStore},
		"strided.load": {"a:piai", stridedLoad}, "strided.store": {"v:apiai", stridedStore},
		"icmp": {"b:aamai", predicatedCompare}, "fcmp": {"b:ffmai", predicatedCompare},
		"select": {"a:aaai", func(p *parser, c *intrinsicUse) { p.def(ir.OpSelect, c.ret, c.args[:3]...) }},
		"merge": {"a:aaai", func(p *parser, c *intrinsicUse) {
			p.def(ir.OpSelect, c.ret, p.active(c, c.args[0], c.args[3]), c.args[1], c.args[2])
		}},
		"reverse": {"a:aai", func(p *parser, c *intrinsicUse) {
			// The last active element comes first, so the length gives the position of each one.
			n := p.fn.f
			p.gathered(c, func(i int64) *ir.Value {
				k := p.emit(ir.OpSub, ir.I32, c.args[2], n.Const(ir.I32, i+1))
				k = p.emit(ir.OpAnd, ir.I32, k, n.Const(ir.I32, int64(nextPower(c.ret.Len)-1)))
				return p.within(c.args[0], k)
			})
		}},
		"splat": {"a:aai", func(p *parser, c *intrinsicUse) { p.same(p.splatValue(c.ret, c.args[0])) }},
		"splice": {"a:aaiaii", func(p *parser, c *intrinsicUse) {
			f := p.fn.f
			at := p.constArg(c, 2)
			first := p.emit(ir.OpAdd, ir.I32, c.args[4], f.Const(ir.I32, at)) // of the last -at elements
			if at >= 0 {
				first = f.Const(ir.I32, at)
			}
			p.gathered(c, func(i int64) *ir.Value {
				k := p.emit(ir.OpAdd, ir.I32, first, f.Const(ir.I32, i))
				second := p.emit(ir.OpSub, ir.I32, k, c.args[4])
				return p.emit(ir.OpSelect, c.ret.Elem, p.compared(ir.ULT, k, c.args[4]), p.within(c.args[0], k), p.within(c.args[1], second))
			})
		}},
		"cttz.elts": {"a:abai", func(p *parser, c *intrinsicUse) {
			// Inactive elements count as zero; the result is the length if all elements are zero.
			on := p.emit(ir.OpAnd, c.args[2].Type, p.active(c, c.args[2], c.args[3]), p.nonZero(c.args[0]))
			end := p.emit(ir.OpXor, on.Type, p.compared(ir.ULT, p.steps(p.types.vector(on.Type.Len, ir.I32)), p.splatValue(p.types.vector(on.Type.Len, ir.I32), c.args[3])), p.ones(on.Type))
			p.same(p.trailing1(p.emit(ir.OpOr, on.Type, on, end), c.ret))
		}},
	}
})

// predicatedReductions are the operations of vp.reduce.
var predicatedReductions = map[string]ir.Op{
	"add": ir.OpAdd, "mul": ir.OpMul, "and": ir.OpAnd, "or": ir.OpOr, "xor": ir.OpXor,
	"umax": ir.OpUMax, "umin": ir.OpUMin, "smax": ir.OpSMax, "smin": ir.OpSMin,
}

// neutral returns the vector of type t of op's identity element.
func (p *parser) neutral(op ir.Op, t *ir.Type) *ir.Value {
	n := t.Elem.Bits
	switch op {
	case ir.OpMul:
		return p.splatOf(t, 1)
	case ir.OpAnd, ir.OpUMin:
		return p.splatOf(t, -1)
	case ir.OpSMax:
		return p.bitRange(t, n-1, n)
	case ir.OpSMin:
		return p.bitRange(t, 0, n-1)
	}
	return p.splatOf(t, 0)
}

// predicated returns the intrinsic whose name, after the prefix, is name; nil if there is none.
func predicated(name string) *intrinsicFunc {
	for base := name; base != ""; {
		if in := predicatedBase(base); in != nil {
			return in
		}
		base = base[:max(strings.LastIndexByte(base, '.'), 0)]
	}
	return nil
}

func predicatedBase(base string) *intrinsicFunc {
	if m, ok := predicatedForms()[base]; ok {
		return &intrinsicFunc{meaning: m, native: true, anyType: true}
	}
	if op, ok := strings.CutPrefix(base, "reduce."); ok {
		return predicatedReduction(op)
	}
	if op, ok := predicatedOps()[base]; ok {
		sig := "a:aai"
		if op <= ir.OpFRem && op != ir.OpFNeg {
			sig = "a:rrai"
		}
		return &intrinsicFunc{native: true, meaning: meaning{sig, func(p *parser, c *intrinsicUse) { p.predicatedOp(c, op) }}}
	}
	if base == "roundtozero" {
		base = "trunc"
	}
	in, ok := anyIntrinsic(base)
	if !ok || in.sig[0] == 'v' || in.reduces {
		return nil
	}
	want, _, _ := strings.Cut(in.sig, "|")
	plain := in
	return &intrinsicFunc{native: true, meaning: meaning{want + "ai", func(p *parser, c *intrinsicUse) {
		c.args, c.attrs = c.args[:len(c.args)-2], c.attrs[:len(c.args)-2]
		if plain.native {
			plain.lower(p, c)
		} else {
			p.eachLane(&plain, c)
		}
	}}}
}

// predicatedOp makes c the plain operation op. Inactive divisors are replaced by one.
func (p *parser) predicatedOp(c *intrinsicUse, op ir.Op) {
	n := len(c.args) - 2
	args := c.args[:n:n]
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		args[1] = p.emit(ir.OpSelect, c.ret, p.active(c, c.args[n], c.args[n+1]), args[1], p.splatOf(c.ret, 1))
	}
	if n == 1 && op != ir.OpFNeg {
		if why := castProblem(&p.layout, op, args[0].Type, c.ret); why != "" {
			p.failInst("@%s cannot convert %s to %s, %s", c.name, shortType(args[0].Type), shortType(c.ret), why)
		}
	}
	p.def(op, c.ret, args...)
}

// active returns the mask of active elements, from the mask and length of c.
func (p *parser) active(c *intrinsicUse, mask, length *ir.Value) *ir.Value {
	if !mask.Type.IsVector() || mask.Type.Elem != ir.I1 || length.Type != ir.I32 {
		p.failInst("@%s has a mask of type %s and a length of type %s, use a vector of i1 and i32", c.name, shortType(mask.Type), shortType(length.Type))
	}
	t := p.types.vector(mask.Type.Len, ir.I32)
	if length.IsConst() && length.Imm >= t.Len {
		return mask
	}
	return p.emit(ir.OpAnd, mask.Type, mask, p.compared(ir.ULT, p.steps(t), p.splatValue(t, length)))
}

// unmasked combines the mask and length of c, its last arguments, to a mask.
func (p *parser) unmasked(c *intrinsicUse) {
	n := len(c.args)
	c.args[n-2] = p.active(c, c.args[n-2], c.args[n-1])
	c.args, c.attrs = c.args[:n-1], c.attrs[:n-1]
}

// predicatedLoad is a masked load or, from a vector of addresses, a gather.
func predicatedLoad(p *parser, c *intrinsicUse) {
	p.unmasked(c)
	c.args = append(c.args, p.fn.f.Undef(c.ret))
	if c.attrs[0].Align == 0 {
		c.attrs[0].Align = p.layout.Align(c.ret.Lane())
	}
	if c.args[0].Type.IsVector() {
		maskedGather(p, c)
	} else {
		maskedLoad(p, c)
	}
}

// predicatedStore is a masked store or, to a vector of addresses, a scatter.
func predicatedStore(p *parser, c *intrinsicUse) {
	p.unmasked(c)
	if c.attrs[1].Align == 0 {
		c.attrs[1].Align = p.layout.Align(c.args[0].Type.Lane())
	}
	if c.args[1].Type.IsVector() {
		maskedScatter(p, c)
	} else {
		maskedStore(p, c)
	}
}

// strided replaces the address and the stride in bytes of c, arguments i and i+1, by a vector of n addresses.
func (p *parser) strided(c *intrinsicUse, i int, n int64) {
	f, by := p.fn.f, c.args[i+1]
	all := f.Undef(p.types.vector(n, ir.Ptr))
	for k := range n {
		at := p.emit(ir.OpGEP, ir.Ptr, c.args[i], p.emit(ir.OpMul, by.Type, by, f.Const(by.Type, k)))
		at.Elem = ir.I8
		all = p.emit(ir.OpInsertElement, all.Type, all, at, f.Const(ir.I32, k))
	}
	c.args[i] = all
	c.args = append(c.args[:i+1], c.args[i+2:]...)
	c.attrs = append(c.attrs[:i+1], c.attrs[i+2:]...)
}

func stridedLoad(p *parser, c *intrinsicUse) {
	p.strided(c, 0, c.ret.Len)
	predicatedLoad(p, c)
}

func stridedStore(p *parser, c *intrinsicUse) {
	p.strided(c, 1, c.args[0].Type.Len)
	predicatedStore(p, c)
}

func predicatedCompare(p *parser, c *intrinsicUse) {
	op, float := ir.OpICmp, c.args[0].Type.Lane().IsFloating()
	if float {
		op = ir.OpFCmp
	}
	p.sameType(c, c.args[1].Type, c.args[0].Type)
	p.def(op, c.ret, c.args[:2]...).Pred = p.namedPredicate(c, float)
}

// predicatedReduction returns vp.reduce of the operation: of the first argument and the elements of
// the second one.
func predicatedReduction(name string) *intrinsicFunc {
	if op, ok := predicatedReductions[name]; ok {
		return &intrinsicFunc{native: true, meaning: meaning{"a:raai", func(p *parser, c *intrinsicUse) {
			if t := p.vectorArg(c, 1).Type; !t.Elem.IsInt() {
				p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(t))
			}
			all := p.emit(ir.OpReduce, c.ret, p.activeOr(c, p.neutral(op, c.args[1].Type)))
			all.Imm = int64(op)
			p.def(op, c.ret, c.args[0], all)
		}}}
	}
	float := map[string]ir.Op{"fadd": ir.OpFAdd, "fmul": ir.OpFMul, "fmax": ir.OpFMaxNum, "fmin": ir.OpFMinNum}
	order := map[string]string{"fmaximum": "maximum", "fminimum": "minimum"}
	op, known := float[name]
	if !known && order[name] == "" {
		return nil
	}
	return &intrinsicFunc{native: true, meaning: meaning{"a:rfai", func(p *parser, c *intrinsicUse) {
		start, t := c.args[0], c.args[1].Type
		switch {
		case op == ir.OpFAdd || op == ir.OpFMul:
			neutral := p.emit(ir.OpUIToFP, c.ret, p.fn.f.Const(ir.I32, 1))
			if op == ir.OpFAdd {
				neutral = p.emit(ir.OpFNeg, c.ret, p.fn.f.Zero(c.ret))
			}
			p.def(ir.OpReduceFrom, c.ret, start, p.activeOr(c, p.splatValue(t, neutral))).Imm = int64(op)
		case known:
			all := p.emit(ir.OpReduce, c.ret, p.activeOr(c, p.splatValue(t, start)))
			all.Imm = int64(op)
			p.def(op, c.ret, start, all)
		default: // the first argument is neutral in place of inactive elements
			v := p.activeOr(c, p.splatValue(t, start))
			p.same(p.smaller(order[name] == "minimum", start, p.reduced(v, order[name] == "minimum")))
		}
	}}}
}

// activeOr returns the second argument of the reduction c, with inactive elements replaced by those of other.
func (p *parser) activeOr(c *intrinsicUse, other *ir.Value) *ir.Value {
	v := c.args[1]
	if !v.Type.IsVector() || !v.Type.Elem.Equal(c.ret) {
		p.failInst("@%s cannot make %s of %s, correct the types", c.name, shortType(c.ret), shortType(v.Type))
	}
	return p.emit(ir.OpSelect, v.Type, p.active(c, c.args[2], c.args[3]), v, other)
}
