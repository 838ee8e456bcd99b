package llvmir

import (
	"strings"
	"sync"

	"spillway/ir"
)

// Constrained floating-point intrinsics (llvm.experimental.constrained) are operations under a rounding mode that the
// program may have set, with exceptions that it may observe. With rounding to nearest and ignored exceptions they are
// the plain operations. Otherwise the first operand passes through memory by a volatile store and load before the
// operation, and the result is stored likewise after it. The operand is then opaque, so nothing is folded or merged,
// and volatile accesses and calls keep their order, so nothing is moved or deleted.

const constrainedPrefix = "experimental.constrained."

// constrainedOps are those that are otherwise instructions, not intrinsics.
var constrainedOps = sync.OnceValue(func() map[string]constrainedOp {
	return map[string]constrainedOp{
		"fadd": {ir.OpFAdd, "f:rr"}, "fsub": {ir.OpFSub, "f:rr"}, "fmul": {ir.OpFMul, "f:rr"}, "fdiv": {ir.OpFDiv, "f:rr"}, "frem": {ir.OpFRem, "f:rr"},
		"fptosi": {ir.OpFPToSI, "i:f"}, "fptoui": {ir.OpFPToUI, "i:f"}, "sitofp": {ir.OpSIToFP, "f:i"}, "uitofp": {ir.OpUIToFP, "f:i"},
		"fpext": {ir.OpFPExt, "f:f"}, "fptrunc": {ir.OpFPTrunc, "f:f"},
	}
})

type constrainedOp struct {
	op  ir.Op
	sig string
}

// constrained returns the intrinsic whose name, after the prefix, is base; nil if there is none.
func constrained(base string) *intrinsicFunc {
	if cmp, _, _ := strings.Cut(base, "."); cmp == "fcmp" || cmp == "fcmps" {
		return &intrinsicFunc{native: true, meaning: meaning{"b:ffmm", func(p *parser, c *intrinsicUse) {
			p.strictly(c, func() {
				if cmp == "fcmps" && p.strict(c) {
					p.signals(c.args[0], c.args[1])
				}
				p.def(ir.OpFCmp, c.ret, c.args[:2]...).Pred = p.namedPredicate(c, true)
			})
		}}}
	}
	name, _, _ := strings.Cut(base, ".")
	if o, ok := constrainedOps()[name]; ok {
		return &intrinsicFunc{native: true, meaning: meaning{o.sig + "m*", func(p *parser, c *intrinsicUse) {
			n := strings.Count(o.sig[2:], "") - 1
			if from := c.args[0].Type; o.sig[2:] == "f" || o.sig[2:] == "i" {
				if why := castProblem(&p.layout, o.op, from, c.ret); why != "" {
					p.failInst("@%s cannot convert %s to %s, %s", c.name, shortType(from), shortType(c.ret), why)
				}
			}
			p.strictly(c, func() { p.def(o.op, c.ret, c.args[:n]...) })
		}}}
	}
	in, ok := anyIntrinsic(name)
	if !ok {
		return nil
	}
	plain := in.lower
	in.sig += "m*"
	in.lower = func(p *parser, c *intrinsicUse) {
		for len(c.args) > 0 && c.args[len(c.args)-1] == nil {
			c.args = c.args[:len(c.args)-1]
		}
		p.strictly(c, func() { plain(p, c) })
	}
	return &in
}

// strict reports whether the operation c may be rounded other than to nearest, or has observable exceptions.
func (p *parser) strict(c *intrinsicUse) bool {
	for _, text := range c.texts {
		switch text {
		case "round.tonearest", "fpexcept.ignore":
		default:
			if strings.HasPrefix(text, "round.") || strings.HasPrefix(text, "fpexcept.") {
				return true
			}
		}
	}
	return false
}

// strictly makes lower's result, with opaque arguments, the result of c.
func (p *parser) strictly(c *intrinsicUse, lower func()) {
	if !p.strict(c) {
		lower()
		return
	}
	c.args[0] = p.opaque(c.args[0])
	v := p.capture(lower)
	if v.Op == ir.OpICmp || v.Op == ir.OpFCmp { // may be computed at each of its uses
		v = p.opaque(v)
	} else {
		p.emit(ir.OpStore, ir.Void, v, p.scratchSlot(v.Type)).Volatile = true
	}
	p.same(v)
}

// capture returns the result of lower instead of defining the current instruction's.
func (p *parser) capture(lower func()) *ir.Value {
	old := p.fn.capture
	p.fn.capture = true
	lower()
	p.fn.capture = old
	return p.fn.captured
}

// opaque hides the value of v from optimization, at a position that is ordered with volatile accesses and calls.
func (p *parser) opaque(v *ir.Value) *ir.Value {
	slot := p.scratchSlot(v.Type)
	p.emit(ir.OpStore, ir.Void, v, slot).Volatile = true
	v = p.emit(ir.OpLoad, v.Type, slot)
	v.Volatile = true
	return v
}

// signals does a signaling comparison, whose result is unused.
func (p *parser) signals(a, b *ir.Value) {
	if t := a.Type; t.IsVector() {
		for i := range t.Len {
			p.signals(p.elementOf(a, i), p.elementOf(b, i))
		}
		return
	}
	m := p.machine()
	if m == nil || m.Signal == nil {
		p.failInst("a signaling comparison is not supported for triple %q, compare with llvm.experimental.constrained.fcmp", p.m.Triple)
	}
	m.Signal(&p.builder, a, b)
}

// namedPredicate returns the predicate named by the metadata of a comparison.
func (p *parser) namedPredicate(c *intrinsicUse, float bool) ir.Pred {
	for _, text := range c.texts {
		if pred, ok := predicateNamed([]byte(text), float); ok {
			return pred
		}
	}
	p.failInst("@%s has no predicate, write one such as metadata !\"oeq\"", c.name)
	return 0
}
