package libc

import (
	"math"

	"spillway/ir"
)

// runtimeFunctions returns the arithmetic that compilers call: each is an
// operation of ir at a width.
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
	return table
}

func (c *Call) wide(bits int) ir.U128 {
	lo, hi := c.Machine.Integer(bits)
	return ir.U128{Lo: lo, Hi: hi}
}

// operation gives op of an argument of the given width and a second one, if its width is not 0.
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
