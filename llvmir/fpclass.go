package llvmir

import (
	"math/bits"

	"spillway/ir"
)

// Bits of llvm.is.fpclass.
const (
	fpSNaN = 1 << iota
	fpQNaN
	fpNegInf
	fpNegNormal
	fpNegSubnormal
	fpNegZero
	fpPosZero
	fpPosSubnormal
	fpPosNormal
	fpPosInf
	fpAll = 1<<iota - 1
)

// fpClasses are the classes of magnitudes: intervals of the bits without sign.
var fpClasses = []struct {
	neg, pos int64 // the mask's bits for either sign
	interval func(f fpFormat) (lo, hi ir.U128)
}{
	{fpNegZero, fpPosZero, func(fpFormat) (lo, hi ir.U128) { return }},
	{fpNegSubnormal, fpPosSubnormal, func(f fpFormat) (ir.U128, ir.U128) { return ir.U128{Lo: 1}, before(f.minNormal) }},
	{fpNegNormal, fpPosNormal, func(f fpFormat) (ir.U128, ir.U128) { return f.minNormal, before(f.inf) }},
	{fpNegInf, fpPosInf, func(f fpFormat) (ir.U128, ir.U128) { return f.inf, f.inf }},
	{fpSNaN, fpSNaN, func(f fpFormat) (ir.U128, ir.U128) { return ir.U128{Lo: f.inf.Lo + 1, Hi: f.inf.Hi}, before(f.quiet) }},
	{fpQNaN, fpQNaN, func(f fpFormat) (ir.U128, ir.U128) { return f.quiet, f.all }},
}

// before returns x - 1.
func before(x ir.U128) ir.U128 { return less(x, ir.U128{Lo: 1}) }

func less(x, y ir.U128) ir.U128 {
	lo, borrow := bits.Sub64(x.Lo, y.Lo, 0)
	hi, _ := bits.Sub64(x.Hi, y.Hi, borrow)
	return ir.U128{Lo: lo, Hi: hi}
}

// fpFormat contains the bit patterns, without sign, of landmarks of a format.
type fpFormat struct {
	t                                *ir.Type
	minNormal, inf, quiet, all, sign ir.U128
}

// formatOf returns the landmarks of a floating-point type; the explicit integer bit of x86_fp80 is set in all of them.
func formatOf(t *ir.Type) fpFormat {
	n := t.FloatBits()
	at := func(bit int) ir.U128 {
		if bit >= 64 {
			return ir.U128{Hi: 1 << (bit - 64)}
		}
		return ir.U128{Lo: 1 << bit}
	}
	or := func(x, y ir.U128) ir.U128 { return ir.U128{Lo: x.Lo | y.Lo, Hi: x.Hi | y.Hi} }
	exponent := map[ir.Kind]int{ir.HalfKind: 10, ir.BFloatKind: 7, ir.FloatKind: 23, ir.DoubleKind: 52, ir.X86FP80Kind: 64, ir.FP128Kind: 112}[t.Kind]
	quiet, explicit := exponent-1, ir.U128{}
	if t.Kind == ir.X86FP80Kind {
		quiet, explicit = exponent-2, at(exponent-1)
	}
	f := fpFormat{t: ir.Int(n), sign: at(n - 1), all: before(at(n - 1))}
	f.inf = or(less(at(n-1), at(exponent)), explicit)
	f.minNormal = or(at(exponent), explicit)
	f.quiet = or(f.inf, at(quiet))
	return f
}

// fpClass expands llvm.is.fpclass: an or of interval tests on the bits, without the sign if it does not matter.
// Adjacent classes are merged, and the complement is tested if it has fewer intervals. Negative numbers are also
// negative as integers.
func fpClass(p *parser, c *intrinsicUse) {
	mask := p.constArg(c, 1) & fpAll
	f := p.fn.f
	x := c.args[0]
	switch mask {
	case 0, fpAll:
		p.same(f.Const(ir.I1, -(mask & 1)))
		return
	case fpSNaN | fpQNaN, fpAll &^ (fpSNaN | fpQNaN):
		v := p.def(ir.OpFCmp, ir.I1, x, x)
		v.Pred = ir.FUNO
		if mask&fpSNaN == 0 {
			v.Pred = ir.FORD
		}
		return
	}
	fm := formatOf(x.Type)
	tests := fm.intervals(mask)
	others := fm.intervals(fpAll &^ mask)
	inverted := len(others) < len(tests)
	if inverted {
		tests = others
	}
	number := func(x ir.U128) *ir.Value { return f.ConstWords(fm.t, []uint64{x.Lo, x.Hi}) }
	whole := p.emit(ir.OpBitcast, fm.t, x)
	var abs, any *ir.Value
	for _, k := range tests {
		from := whole
		if k.abs {
			if abs == nil {
				abs = p.emit(ir.OpAnd, fm.t, whole, number(fm.all))
			}
			from = abs
		}
		pred, bound := ir.ULE, less(k.hi, k.lo)
		switch {
		case k.lo == k.hi:
			pred, bound = ir.EQ, k.lo
		case k.abs && k.hi == fm.all:
			pred, bound = ir.UGE, k.lo
		case k.lo != ir.U128{}:
			from = p.emit(ir.OpSub, fm.t, from, number(k.lo))
		}
		in := p.emit(ir.OpICmp, ir.I1, from, number(bound))
		in.Pred = pred
		if any == nil {
			any = in
		} else {
			any = p.emit(ir.OpOr, ir.I1, any, in)
		}
	}
	if inverted {
		any = p.emit(ir.OpXor, ir.I1, any, f.Const(ir.I1, -1))
	}
	p.same(any)
}

// An fpInterval contains the numbers from lo to hi, inclusive, by their bits or, with abs, without sign.
type fpInterval struct {
	abs    bool
	lo, hi ir.U128
}

// intervals returns the fewest intervals that cover exactly the classes of mask.
func (f fpFormat) intervals(mask int64) (list []fpInterval) {
	sign := func(x ir.U128) ir.U128 { return ir.U128{Lo: x.Lo | f.sign.Lo, Hi: x.Hi | f.sign.Hi} }
	for _, group := range []struct{ neg, pos bool }{{true, true}, {true, false}, {false, true}} {
		joined := false
		for _, k := range fpClasses {
			lo, hi := k.interval(f)
			if (mask&k.neg != 0) != group.neg || (mask&k.pos != 0) != group.pos {
				joined = false
				continue
			}
			if group.neg && !group.pos {
				lo, hi = sign(lo), sign(hi)
			}
			if joined {
				list[len(list)-1].hi = hi
			} else {
				list = append(list, fpInterval{group.neg && group.pos, lo, hi})
			}
			joined = true
		}
	}
	return list
}
