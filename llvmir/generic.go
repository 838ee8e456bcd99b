package llvmir

import (
	"strings"
	"sync"

	"spillway/ir"
)

// Machine-independent intrinsics that expand to several operations, and remedies for unsupported ones.

// genericIntrinsics are those on numbers, on the floating-point environment and on frames.
var genericIntrinsics = sync.OnceValue(func() map[string]meaning {
	return map[string]meaning{
		"minimum":    {"f:rr", func(p *parser, c *intrinsicUse) { p.same(p.smaller(true, c.args[0], c.args[1])) }},
		"maximum":    {"f:rr", func(p *parser, c *intrinsicUse) { p.same(p.smaller(false, c.args[0], c.args[1])) }},
		"minimumnum": {"f:rr", func(p *parser, c *intrinsicUse) { p.same(p.smallerNumber(true, c.args[0], c.args[1])) }},
		"maximumnum": {"f:rr", func(p *parser, c *intrinsicUse) { p.same(p.smallerNumber(false, c.args[0], c.args[1])) }},
		"smul.fix":   {"i:rri", fixed(true, false, fixedProduct)}, "smul.fix.sat": {"i:rri", fixed(true, true, fixedProduct)},
		"umul.fix": {"i:rri", fixed(false, false, fixedProduct)}, "umul.fix.sat": {"i:rri", fixed(false, true, fixedProduct)},
		"sdiv.fix": {"i:rri", fixed(true, false, fixedQuotient)}, "sdiv.fix.sat": {"i:rri", fixed(true, true, fixedQuotient)},
		"udiv.fix": {"i:rri", fixed(false, false, fixedQuotient)}, "udiv.fix.sat": {"i:rri", fixed(false, true, fixedQuotient)},
		"clmul":           {"i:rr", carrylessProduct},
		"convert.to.fp16": {"i:f", func(p *parser, c *intrinsicUse) { p.def(ir.OpBitcast, c.ret, p.emit(ir.OpFPTrunc, ir.F16, c.args[0])) }},
		"convert.from.fp16": {"f:i", func(p *parser, c *intrinsicUse) {
			p.def(ir.OpFPExt, c.ret, p.emit(ir.OpBitcast, ir.F16, c.args[0]))
		}},
		"get.rounding": {"i:", ofMachine("get.rounding")}, "flt.rounds": {"i:", ofMachine("get.rounding")}, "set.rounding": {"v:i", ofMachine("set.rounding")},
		"get.fpenv": {"i:", environment("fegetenv", false)}, "set.fpenv": {"v:i", environment("fesetenv", true)}, "reset.fpenv": {"v:", resetEnvironment("fesetenv")},
		"get.fpmode": {"i:", environment("fegetmode", false)}, "set.fpmode": {"v:i", environment("fesetmode", true)}, "reset.fpmode": {"v:", resetEnvironment("fesetmode")},
		"readcyclecounter":        {"i:", ofMachine("readcyclecounter")},
		"readsteadycounter":       {"i:", constantResult(0)},
		"get.dynamic.area.offset": {"i:", constantResult(0)},
		"thread.pointer":          {"p:", ofMachine("thread.pointer")},
		"addressofreturnaddress":  {"p:", ofMachine("addressofreturnaddress")}, "sponentry": {"p:", direct(ir.OpEntrySP, 0)}, "eh.dwarf.cfa": {"p:i", canonicalFrameAddress},
		"init.trampoline": {"v:ppp", ofMachine("init.trampoline")}, "adjust.trampoline": {"p:p", passThrough(0)},
		"stackaddress":  {"p:", direct(ir.OpStackSave, 0)},
		"read_register": {"i:m", ofMachine("read_register")}, "read_volatile_register": {"i:m", ofMachine("read_register")}, "write_register": {"v:mi", ofMachine("write_register")},
		"callbr.landingpad": {"a:r", passThrough(0)},
		"pcmarker":          {"v:i", drop}, "codeview.annotation": {"v:m", drop}, "public.type.test": {"b:pm", constantResult(-1)},
	}
})

// advices are the remedies for unsupported intrinsics, by name prefix after "llvm.".
var advices = []struct{ prefix, advice string }{
	{"coro.", "let LLVM split such coroutines first (opt -passes=coro-early,coro-split,coro-cleanup)"},
	{"instrprof.", "let LLVM lower it first, as clang does without -disable-llvm-passes"},
	{"type.", "link without -flto and compile without -fsanitize=cfi and -fwhole-program-vtables"},
	{"icall.branch.funnel", "compile without -fsanitize=cfi"},
	{"gc", "name live pointers with @llvm.experimental.gc.statepoint"},
	{"experimental.deoptimize", "call a function instead"}, {"experimental.guard", "branch instead"},
	{"experimental.convergence", "compile for a machine without convergence"},
	{"experimental.memset.pattern", "store in a loop instead"},
	{"ptrauth.", "compile without -fptrauth-intrinsics"}, {"seh.", "compile for an ELF target"}, {"local", "compile for an ELF target"},
	{"eh.exception", "compile for an ELF target"}, {"eh.recoverfp", "compile for an ELF target"},
	{"xray.", "compile without -fxray-instrument"}, {"hwasan.", "compile without -fsanitize=hwaddress"}, {"asan.", "compile with -mllvm -asan-optimize-callbacks=0"},
	{"loop.decrement", "compile without hardware loops"}, {"start.loop", "compile without hardware loops"}, {"set.loop", "compile without hardware loops"}, {"test.", "compile without hardware loops"},
	{"vscale", "compile with auto-vectorization off"}, {"swift.async", "pass the context as an argument"},
	{"call.preallocated", "compile for an ELF target"},
}

// canonicalFrameAddress is the stack pointer at entry plus the argument in bytes.
func canonicalFrameAddress(p *parser, c *intrinsicUse) {
	p.def(ir.OpGEP, ir.Ptr, p.emit(ir.OpEntrySP, ir.Ptr), p.fn.f.Const(ir.I64, p.constArg(c, 0))).Elem = ir.I8
}

// insteadOf returns the remedy for an unsupported intrinsic.
func (p *parser) insteadOf(name string) string {
	base := strings.TrimPrefix(name, "llvm.")
	for _, m := range p.machines {
		for _, a := range m.Refused {
			if strings.HasPrefix(base, a.Prefix) {
				return a.Advice
			}
		}
	}
	for _, a := range advices {
		if strings.HasPrefix(base, a.prefix) {
			return a.advice
		}
	}
	return "rewrite the code without it"
}

// objc returns the lowering of llvm.objc.name: a call of the runtime's objc_name.
func objc(name string) *intrinsicFunc {
	if strings.HasPrefix(name, "arc.annotation.") || strings.HasPrefix(name, "clang.arc.") {
		return &intrinsicFunc{meaning: meaning{"v:*", drop}, anyType: true}
	}
	called := "objc_" + strings.ReplaceAll(name, ".", "_")
	lower := func(p *parser, c *intrinsicUse) { p.libraryCall(called, c.ret, c.args) }
	return &intrinsicFunc{meaning: meaning{"?:*", lower}, anyType: true}
}

// bitsOf returns v as integers.
func (p *parser) bitsOf(v *ir.Value) *ir.Value {
	t := ir.Int(ir.LaneBits(v.Type.Lane()))
	return p.emit(ir.OpBitcast, p.types.like(v.Type, t), v)
}

// ordered3 returns the minimum or maximum of two numbers, with -0 < +0, NaN aside.
func (p *parser) ordered3(least bool, a, b *ir.Value) *ir.Value {
	first, second, join := ir.FOLT, ir.FOGT, ir.OpOr
	if !least {
		first, second, join = ir.FOGT, ir.FOLT, ir.OpAnd
	}
	x := p.bitsOf(a)
	equal := p.emit(ir.OpBitcast, a.Type, p.emit(join, x.Type, x, p.bitsOf(b))) // the same bits, except for the signs of zeros
	rest := p.emit(ir.OpSelect, a.Type, p.comparedFloats(second, a, b), b, equal)
	return p.emit(ir.OpSelect, a.Type, p.comparedFloats(first, a, b), a, rest)
}

func (p *parser) comparedFloats(pred ir.Pred, a, b *ir.Value) *ir.Value {
	v := p.emit(ir.OpFCmp, p.types.like(a.Type, ir.I1), a, b)
	v.Pred = pred
	return v
}

// smaller returns the minimum or maximum of two numbers, NaN if either is.
func (p *parser) smaller(least bool, a, b *ir.Value) *ir.Value {
	return p.emit(ir.OpSelect, a.Type, p.comparedFloats(ir.FUNO, a, b), p.emit(ir.OpFAdd, a.Type, a, b), p.ordered3(least, a, b))
}

// smallerNumber returns the minimum or maximum of two numbers, NaN only if both are.
func (p *parser) smallerNumber(least bool, a, b *ir.Value) *ir.Value {
	nan := p.emit(ir.OpFAdd, a.Type, a, b)
	noA, noB := p.comparedFloats(ir.FUNO, a, a), p.comparedFloats(ir.FUNO, b, b)
	v := p.emit(ir.OpSelect, a.Type, noB, a, p.ordered3(least, a, b))
	return p.emit(ir.OpSelect, a.Type, noA, p.emit(ir.OpSelect, a.Type, noB, nan, b), v)
}

// twice returns integers of twice the width of t.
func (p *parser) twice(t *ir.Type) *ir.Type { return p.types.like(t, ir.Int(2*t.Lane().Bits)) }

// numbers returns the integer n, or a splat of it with the length of t.
func (p *parser) numbers(t *ir.Type, n ir.U128) *ir.Value {
	e := p.fn.f.ConstWords(t.Lane(), []uint64{n.Lo, n.Hi})
	if !t.IsVector() {
		return e
	}
	return p.splatValue(t, e)
}

// bitRange returns the integer with the bits in [from, to) set, or a splat of it with the length of t.
func (p *parser) bitRange(t *ir.Type, from, to int) *ir.Value {
	n := t.Lane().Bits
	x := make([]uint64, ir.IntWords(n))
	for i := from; i < to; i++ {
		x[i/64] |= 1 << (i % 64)
	}
	if !t.IsVector() {
		return p.fn.f.ConstWords(t, x)
	}
	e := ir.U128{Lo: x[0]}
	if len(x) > 1 {
		e.Hi = x[1]
	}
	lanes := make([]uint64, ir.VectorWords(t))
	for i := range int(t.Len) {
		ir.SetLane(lanes, i, n, e)
	}
	return p.fn.f.Vector(t, lanes)
}

// A fixedPoint is an operation on fixed-point numbers: integers with a number of fraction bits.
type fixedPoint struct {
	signed, saturating bool
	places             ir.U128
}

// fixed lowers an operation on fixed-point numbers. Vectors without a type of twice the width are scalarized.
func fixed(signed, saturating bool, of func(p *parser, c *intrinsicUse, x fixedPoint)) func(*parser, *intrinsicUse) {
	lower := func(p *parser, c *intrinsicUse) {
		n, bits := p.constArg(c, 2), c.ret.Lane().Bits
		if n < 0 || n > int64(bits) || signed && n == int64(bits) || 2*bits > ir.MaxIntBits {
			p.failInst("@%s of %d places in %s is not supported, use fewer places and %d bits at most", c.name, n, shortType(c.ret), ir.MaxIntBits/2)
		}
		of(p, c, fixedPoint{signed, saturating, ir.U128{Lo: uint64(n)}})
	}
	return func(p *parser, c *intrinsicUse) {
		if c.ret.IsVector() && c.ret.Elem.Bits > 64 {
			p.eachLane(&intrinsicFunc{meaning: meaning{lower: lower}}, c)
			return
		}
		lower(p, c)
	}
}

// result truncates v, of twice the width, to the result of c: its low half, or saturated.
func (x fixedPoint) result(p *parser, c *intrinsicUse, v *ir.Value) {
	if x.saturating {
		n, t := c.ret.Lane().Bits, v.Type
		if x.signed {
			v = p.emit(ir.OpSMax, t, v, p.bitRange(t, n-1, 2*n))
			v = p.emit(ir.OpSMin, t, v, p.bitRange(t, 0, n-1))
		} else {
			v = p.emit(ir.OpUMin, t, v, p.bitRange(t, 0, n))
		}
	}
	p.def(ir.OpTrunc, c.ret, v)
}

func fixedProduct(p *parser, c *intrinsicUse, x fixedPoint) {
	extend, shift := ir.OpZExt, ir.OpLShr
	if x.signed {
		extend, shift = ir.OpSExt, ir.OpAShr
	}
	t := p.twice(c.ret)
	v := p.emit(ir.OpMul, t, p.emit(extend, t, c.args[0]), p.emit(extend, t, c.args[1]))
	x.result(p, c, p.emit(shift, t, v, p.numbers(t, x.places)))
}

// fixedQuotient divides, rounding down.
func fixedQuotient(p *parser, c *intrinsicUse, x fixedPoint) {
	t := p.twice(c.ret)
	if !x.signed {
		a := p.emit(ir.OpShl, t, p.emit(ir.OpZExt, t, c.args[0]), p.numbers(t, x.places))
		x.result(p, c, p.emit(ir.OpUDiv, t, a, p.emit(ir.OpZExt, t, c.args[1])))
		return
	}
	a, b := p.emit(ir.OpShl, t, p.emit(ir.OpSExt, t, c.args[0]), p.numbers(t, x.places)), p.emit(ir.OpSExt, t, c.args[1])
	zero := p.numbers(t, ir.U128{})
	q, r := p.emit(ir.OpSDiv, t, a, b), p.emit(ir.OpSRem, t, a, b)
	bit := p.types.like(t, ir.I1)
	apart := p.compared(ir.SLT, p.emit(ir.OpXor, t, a, b), zero)
	down := p.emit(ir.OpAnd, bit, apart, p.compared(ir.NE, r, zero))
	x.result(p, c, p.emit(ir.OpAdd, t, q, p.emit(ir.OpSExt, t, down)))
}

// carrylessProduct multiplies polynomials over GF(2).
func carrylessProduct(p *parser, c *intrinsicUse) {
	t, sum := c.ret, p.fn.f.Zero(c.ret)
	if t.IsInt() {
		sum = p.fn.f.Const(t, 0)
	}
	for i := range t.Lane().Bits {
		n := p.numbers(t, ir.U128{Lo: uint64(i)})
		on := p.compared(ir.NE, p.emit(ir.OpAnd, t, p.emit(ir.OpLShr, t, c.args[1], n), p.numbers(t, ir.U128{Lo: 1})), p.numbers(t, ir.U128{}))
		sum = p.emit(ir.OpXor, t, sum, p.emit(ir.OpSelect, t, on, p.emit(ir.OpShl, t, c.args[0], n), p.numbers(t, ir.U128{})))
	}
	p.same(sum)
}

// environment gets or sets the floating-point environment by a C library function, through memory.
func environment(name string, set bool) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		t := c.ret
		if set {
			t = c.args[0].Type
		}
		slot := p.scratchSlot(t)
		if set {
			p.emit(ir.OpStore, ir.Void, c.args[0], slot)
		}
		p.fillCall(p.emit(ir.OpCall, ir.I32), name, ir.I32, []*ir.Value{slot})
		if !set {
			p.def(ir.OpLoad, t, slot)
		}
	}
}

// resetEnvironment sets the default environment.
func resetEnvironment(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		standard := p.emit(ir.OpIntToPtr, ir.Ptr, p.fn.f.Const(ir.Int(8*p.layout.PtrBytes), -1))
		p.fillCall(p.emit(ir.OpCall, ir.I32), name, ir.I32, []*ir.Value{standard})
	}
}
