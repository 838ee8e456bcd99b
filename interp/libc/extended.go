package libc

import (
	"math/big"
	"strconv"
	"strings"

	"spillway/ir"
)

func (c *Call) extended() ir.U128 {
	lo, hi := c.Machine.Extended()
	return ir.U128{Lo: lo, Hi: hi & 0xFFFF}
}

func (c *Call) giveExtended(x ir.U128) {
	c.Result, c.ResultHi, c.ResultBits, c.FloatResult = x.Lo, x.Hi, 80, true
}

// extendedFunctions returns the functions on long double that are operations of package ir, strtold, and the runtime
// library's conversions of 16-bit floats.
func extendedFunctions() map[string]Func {
	table := map[string]Func{
		"strtold": strtold,
		"ldexpl":  func(c *Call) { x := c.extended(); c.giveExtended(scaleExtended(x, int(c.Int()))) },
		"scalbnl": func(c *Call) { x := c.extended(); c.giveExtended(scaleExtended(x, int(c.Int()))) },
	}
	for name, c := range map[string]struct {
		op       ir.Op
		to, from *ir.Type
	}{"__extendhfsf2": {ir.OpFPExt, ir.F32, ir.F16}, "__truncsfhf2": {ir.OpFPTrunc, ir.F16, ir.F32}, "__truncdfhf2": {ir.OpFPTrunc, ir.F16, ir.F64},
		"__truncxfhf2": {ir.OpFPTrunc, ir.F16, ir.F80}, "__truncsfbf2": {ir.OpFPTrunc, ir.BF16, ir.F32}, "__truncdfbf2": {ir.OpFPTrunc, ir.BF16, ir.F64},
		"__truncxfbf2": {ir.OpFPTrunc, ir.BF16, ir.F80}} {
		table[name] = func(call *Call) {
			x := ir.U128{}
			if c.from == ir.F80 {
				x = call.extended()
			} else {
				x.Lo = call.Machine.Floating(c.from.FloatBits())
			}
			r, _, _ := call.Semantics.EvalWide(c.op, ir.PredNone, c.to, c.from, x, ir.U128{}, ir.U128{})
			call.giveFloat(r.Lo, c.to.FloatBits())
		}
	}
	for name, op := range map[string]ir.Op{"sqrtl": ir.OpFSqrt, "fabsl": ir.OpFAbs, "floorl": ir.OpFFloor, "ceill": ir.OpFCeil,
		"truncl": ir.OpFTrunc, "rintl": ir.OpFRint, "nearbyintl": ir.OpFRint, "roundl": ir.OpFRound, "roundevenl": ir.OpFRoundEven,
		"fmodl": ir.OpFRem, "copysignl": ir.OpFCopySign, "fminl": ir.OpFMinNum, "fmaxl": ir.OpFMaxNum, "fmal": ir.OpFMA} {
		table[name] = func(c *Call) {
			var args [3]ir.U128
			n := 1
			switch {
			case op == ir.OpFMA:
				n = 3
			case op.IsBinary():
				n = 2
			}
			for i := range n {
				args[i] = c.extended()
			}
			r, _, _ := c.Semantics.EvalWide(op, ir.PredNone, ir.F80, nil, args[0], args[1], args[2])
			c.giveExtended(r)
		}
	}
	return table
}

// scaleExtended returns x times two to the power of n.
func scaleExtended(x ir.U128, n int) ir.U128 {
	f, neg, finite := ir.Magnitude(ir.F80, x)
	if !finite {
		return x
	}
	n = min(max(n, -1<<16), 1<<16)
	return ir.Rounded(ir.F80, f.SetMantExp(f, n), neg)
}

func strtold(c *Call) {
	s, end := c.Ptr(), c.Ptr()
	text := c.Str(s)
	d, n := parseFloat(text)
	if end != 0 {
		c.Put(end, uint64(c.Layout.PtrBytes), s+uint64(n))
	}
	number := strings.TrimSpace(string(text[:n]))
	if strings.HasPrefix(strings.TrimLeft(number, "+-"), "0x") && !strings.Contains(number, "p") {
		number += "p0"
	}
	r, ok := new(big.Rat).SetString(number)
	if !ok || d == 0 && r.Sign() == 0 { // not a number, or an infinity, a NaN or zero
		x := new(Call)
		x.giveFloat64(d)
		wide, _, _ := ir.EvalWide(ir.OpFPExt, ir.PredNone, ir.F80, ir.F64, ir.U128{Lo: x.Result}, ir.U128{}, ir.U128{})
		c.giveExtended(wide)
		return
	}
	neg := r.Sign() < 0
	c.giveExtended(ir.RoundedRat(ir.F80, r.Abs(r), neg))
}

// long appends the conversion of a long double.
func (v *verb) long(out []byte, x ir.U128) []byte {
	f, neg, finite := ir.Magnitude(ir.F80, x)
	if !finite {
		isInf := x.Lo == 1<<63
		return v.magnitude(out, neg, !isInf, isInf, nil)
	}
	return v.magnitude(out, neg, false, false, longDouble{f, x})
}

type longDouble struct {
	f    *big.Float
	bits ir.U128
}

func (x longDouble) text(format byte, precision int) string { return x.f.Text(format, precision) }

// hex has the four upper bits of the significand before the point, as in the C library.
func (x longDouble) hex(precision int) string {
	man, exponent := x.bits.Lo, max(int(x.bits.Hi&0x7FFF), 1)-16383-3
	if man == 0 {
		exponent = 0
	}
	whole, digits := man>>60, 15
	rest := man << 4 >> 4
	if precision >= 0 && precision < digits {
		drop := uint(4 * (digits - precision))
		half, odd := uint64(1)<<(drop-1), man>>drop&1
		up := man + half - 1 + odd
		carried := up < man
		up >>= drop
		digits = precision
		whole, rest = up>>(4*digits), up&(1<<(4*digits)-1)
		if carried {
			whole, exponent = 1, exponent+4
		}
	}
	tail := ""
	if digits > 0 {
		tail = strconv.FormatUint(rest, 16)
		tail = strings.Repeat("0", digits-len(tail)) + tail
	}
	if precision < 0 {
		tail = strings.TrimRight(tail, "0")
	}
	tail += strings.Repeat("0", max(precision-15, 0))
	if tail != "" {
		tail = "." + tail
	}
	sign := "+"
	if exponent < 0 {
		sign, exponent = "-", -exponent
	}
	return "0x" + strconv.FormatUint(whole, 16) + tail + "p" + sign + strconv.Itoa(exponent)
}
