package llvmir

import "spillway/ir"

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

// fpClasses are the classes of magnitudes: each is an interval of the bits
// without the sign.
var fpClasses = []struct {
	neg, pos int64 // the mask's bits for either sign
	interval func(f fpFormat) (lo, hi int64)
}{
	{fpNegZero, fpPosZero, func(fpFormat) (int64, int64) { return 0, 0 }},
	{fpNegSubnormal, fpPosSubnormal, func(f fpFormat) (int64, int64) { return 1, f.minNormal - 1 }},
	{fpNegNormal, fpPosNormal, func(f fpFormat) (int64, int64) { return f.minNormal, f.inf - 1 }},
	{fpNegInf, fpPosInf, func(f fpFormat) (int64, int64) { return f.inf, f.inf }},
	{fpSNaN, fpSNaN, func(f fpFormat) (int64, int64) { return f.inf + 1, f.quiet - 1 }},
	{fpQNaN, fpQNaN, func(f fpFormat) (int64, int64) { return f.quiet, f.all }},
}

// fpFormat has the bits, without the sign, of landmarks of a format.
type fpFormat struct {
	t                          *ir.Type
	minNormal, inf, quiet, all int64
}

func formatOf(t *ir.Type) fpFormat {
	if t.Kind == ir.FloatKind {
		return fpFormat{ir.I32, 1 << 23, 0xff << 23, 0x1ff << 22, 1<<31 - 1}
	}
	return fpFormat{ir.I64, 1 << 52, 0x7ff << 52, 0xfff << 51, 1<<63 - 1}
}

// fpClass makes a test of the class of a number: an or of interval tests on
// the bits. Negative numbers have the sign bit set as an integer too.
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
	bits := p.emit(ir.OpBitcast, fm.t, x)
	abs := p.emit(ir.OpAnd, fm.t, bits, f.Const(fm.t, fm.all))
	any := f.Const(ir.I1, 0)
	add := func(from *ir.Value, lo, hi int64) {
		d := p.emit(ir.OpSub, fm.t, from, f.Const(fm.t, lo))
		in := p.emit(ir.OpICmp, ir.I1, d, f.Const(fm.t, hi-lo))
		in.Pred = ir.ULE
		any = p.emit(ir.OpOr, ir.I1, any, in)
	}
	for _, k := range fpClasses {
		lo, hi := k.interval(fm)
		sign := fm.all + 1 // wraps to the sign bit of 64
		switch neg, pos := mask&k.neg != 0, mask&k.pos != 0; {
		case neg && pos:
			add(abs, lo, hi)
		case neg:
			add(bits, lo|sign, hi|sign)
		case pos:
			add(bits, lo, hi)
		}
	}
	p.same(any)
}
