package libc

import (
	"math"
	"strconv"

	"spillway/ir"
)

// runtimeFunctions returns the arithmetic of the runtime library: each function is an operation of ir at a width.
func runtimeFunctions() map[string]Func {
	table := map[string]Func{
		"__powidf2": func(c *Call) { x := c.float64(); c.giveFloat64(math.Pow(x, float64(c.Int()))) },
		"__muloti4": func(c *Call) { c.mulOverflow(128) },
		"__mulodi4": func(c *Call) { c.mulOverflow(64) },
		"__mulosi4": func(c *Call) { c.mulOverflow(32) },
	}
	for _, w := range []struct {
		suffix string
		bits   int
	}{{"si", 32}, {"di", 64}, {"ti", 128}} {
		for name, op := range map[string]ir.Op{
			"udiv": ir.OpUDiv, "umod": ir.OpURem, "div": ir.OpSDiv, "mod": ir.OpSRem, "mul": ir.OpMul,
		} {
			table["__"+name+w.suffix+"3"] = func(c *Call) { c.operation(op, w.bits, w.bits) }
		}
		for name, op := range map[string]ir.Op{"ashl": ir.OpShl, "lshr": ir.OpLShr, "ashr": ir.OpAShr} {
			table["__"+name+w.suffix+"3"] = func(c *Call) { c.operation(op, w.bits, 32) }
		}
		for name, op := range map[string]ir.Op{"popcount": ir.OpCtPop, "clz": ir.OpCtLz, "ctz": ir.OpCtTz} {
			table["__"+name+w.suffix+"2"] = func(c *Call) { c.operation(op, w.bits, 0); c.give(c.Result, 32) }
		}
		table["__bswap"+w.suffix+"2"] = func(c *Call) { c.operation(ir.OpBSwap, w.bits, 0) }
		for _, f := range []struct {
			suffix string
			typ    *ir.Type
		}{{"sf", ir.F32}, {"df", ir.F64}} {
			table["__float"+w.suffix+f.suffix] = func(c *Call) { c.fromInt(ir.OpSIToFP, w.bits, f.typ) }
			table["__floatun"+w.suffix+f.suffix] = func(c *Call) { c.fromInt(ir.OpUIToFP, w.bits, f.typ) }
			table["__fix"+f.suffix+w.suffix] = func(c *Call) { c.toInt(ir.OpFPToSI, w.bits, f.typ) }
			table["__fixuns"+f.suffix+w.suffix] = func(c *Call) { c.toInt(ir.OpFPToUI, w.bits, f.typ) }
		}
	}
	for name, signed := range map[string]bool{"__divmod": true, "__udivmod": false} {
		table[name+"si4"] = func(c *Call) { c.divMod(signed, 32) }
		table[name+"di4"] = func(c *Call) { c.divMod(signed, 64) }
	}
	for _, f := range []struct {
		suffix string
		typ    *ir.Type
	}{{"sf", ir.F32}, {"df", ir.F64}} {
		for name, op := range map[string]ir.Op{"add": ir.OpFAdd, "sub": ir.OpFSub, "mul": ir.OpFMul, "div": ir.OpFDiv} {
			table["__"+name+f.suffix+"3"] = func(c *Call) { c.floatOperation(op, f.typ, f.typ, 2) }
		}
	}
	table["__extendsfdf2"] = func(c *Call) { c.floatOperation(ir.OpFPExt, ir.F64, ir.F32, 1) }
	table["__truncdfsf2"] = func(c *Call) { c.floatOperation(ir.OpFPTrunc, ir.F32, ir.F64, 1) }
	for _, bytes := range []int{1, 2, 4, 8} {
		table["__sync_val_compare_and_swap_"+strconv.Itoa(bytes)] = func(c *Call) { c.swapIfEqual(bytes) }
	}
	table["__sync_synchronize"] = func(*Call) {} // one thread runs
	return table
}

// Comparison returns the function that returns 1 if pred holds for two floats of type t, else 0.
func Comparison(pred ir.Pred, t *ir.Type) Func {
	return func(c *Call) {
		a, b := c.Machine.Floating(t.FloatBits()), c.Machine.Floating(t.FloatBits())
		r, _, _ := c.Semantics.EvalWide(ir.OpFCmp, pred, ir.I1, t, ir.U128{Lo: a}, ir.U128{Lo: b}, ir.U128{})
		c.GiveInt(int32(r.Lo & 1))
	}
}

// floatOperation computes op, of type t, on n floats of type from.
func (c *Call) floatOperation(op ir.Op, t, from *ir.Type, n int) {
	var args [2]ir.U128
	for i := range n {
		args[i].Lo = c.Machine.Floating(from.FloatBits())
	}
	r, _, _ := c.Semantics.EvalWide(op, ir.PredNone, t, from, args[0], args[1], ir.U128{})
	c.giveFloat(r.Lo, t.FloatBits())
}

// divMod returns the quotient and, above it, the remainder of two integers of the given width, at most 64.
func (c *Call) divMod(signed bool, bits int) {
	quotient, remainder := ir.OpUDiv, ir.OpURem
	if signed {
		quotient, remainder = ir.OpSDiv, ir.OpSRem
	}
	a, b := c.wide(bits), c.wide(bits)
	t := ir.Int(bits)
	q, _, ok := ir.EvalWide(quotient, ir.PredNone, t, t, a, b, ir.U128{})
	r, _, _ := ir.EvalWide(remainder, ir.PredNone, t, t, a, b, ir.U128{})
	if !ok {
		c.Fail("trap: %s", quotient)
	}
	if bits == 64 {
		c.giveWide(ir.U128{Lo: q.Lo, Hi: r.Lo}, 2*bits)
		return
	}
	c.give(ir.ZeroExtend(q.Lo, bits)|r.Lo<<bits, 2*bits)
}

// swapIfEqual replaces an integer of the given number of bytes if it has the expected value, and returns the old one.
func (c *Call) swapIfEqual(bytes int) {
	addr := c.Ptr()
	expected, next := c.wide(8*bytes).Lo, c.wide(8*bytes).Lo
	old := c.Get(addr, uint64(bytes))
	if old == ir.ZeroExtend(expected, 8*bytes) {
		c.Put(addr, uint64(bytes), next)
	}
	c.give(old, 8*bytes)
}

func (c *Call) wide(bits int) ir.U128 {
	lo, hi := c.Machine.Integer(bits)
	return ir.U128{Lo: lo, Hi: hi}
}

// operation computes op on an argument of the given width and a second one, if its width is not 0.
func (c *Call) operation(op ir.Op, bits, second int) {
	a, b := c.wide(bits), ir.U128{}
	if second > 0 {
		b = c.wide(second)
	}
	r, _, ok := ir.EvalWide(op, ir.PredNone, ir.Int(bits), ir.Int(bits), a, b, ir.U128{})
	if !ok {
		c.Fail("trap: %s", op)
	}
	c.giveWide(r, bits)
}

func (c *Call) mulOverflow(bits int) {
	a, b, at := c.wide(bits), c.wide(bits), c.Ptr()
	r, over, _ := ir.EvalWide(ir.OpSMulO, ir.PredNone, ir.Int(bits), ir.Int(bits), a, b, ir.U128{})
	c.Put(at, 4, over.Lo)
	c.giveWide(r, bits)
}

func (c *Call) fromInt(op ir.Op, bits int, t *ir.Type) {
	r, _, _ := ir.EvalWide(op, ir.PredNone, t, ir.Int(bits), c.wide(bits), ir.U128{}, ir.U128{})
	c.giveFloat(r.Lo, 8*int(c.Layout.Size(t)))
}

func (c *Call) toInt(op ir.Op, bits int, t *ir.Type) {
	x := ir.U128{Lo: c.Machine.Floating(8 * int(c.Layout.Size(t)))}
	r, _, _ := c.Semantics.EvalWide(op, ir.PredNone, ir.Int(bits), t, x, ir.U128{}, ir.U128{})
	c.giveWide(r, bits)
}
