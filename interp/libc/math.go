package libc

import (
	"math"

	"spillway/ir"
)

// mathFunctions returns the functions on doubles, and on floats those of the
// same names with an f: the double's result, rounded.
func mathFunctions() map[string]Func {
	table := map[string]Func{
		"ldexp":  func(c *Call) { x := c.float64(); c.giveFloat64(math.Ldexp(x, int(c.Int()))) },
		"ldexpf": func(c *Call) { x := c.float32(); c.giveFloat32(float32(math.Ldexp(float64(x), int(c.Int())))) },
		"scalbn": func(c *Call) { x := c.float64(); c.giveFloat64(math.Ldexp(x, int(c.Int()))) },
		"frexp":  func(c *Call) { c.frexp(c.float64()) },
		"frexpf": func(c *Call) {
			c.frexp(float64(c.float32()))
			c.giveFloat32(float32(math.Float64frombits(c.Result)))
		},
		"modf":  modf,
		"ilogb": func(c *Call) { c.GiveInt(int32(math.Ilogb(c.float64()))) },
		"nan":   func(c *Call) { c.giveFloat(0x7FF8_0000_0000_0000, 64) },
		"nanf":  func(c *Call) { c.giveFloat(0x7FC0_0000, 32) },
		"fma": func(c *Call) {
			x, y, z := c.float64(), c.float64(), c.float64()
			c.giveFloat64(math.FMA(x, y, z))
		},
		"fmaf": func(c *Call) {
			x, y, z := c.Machine.Floating(32), c.Machine.Floating(32), c.Machine.Floating(32)
			r, _, _ := c.Semantics.Eval(ir.OpFMA, ir.PredNone, ir.F32, nil, x, y, z)
			c.giveFloat(r, 32)
		},
	}
	for name, f := range unaryMath() {
		table[name] = func(c *Call) { c.giveFloat64(f(c.float64())) }
		table[name+"f"] = func(c *Call) { c.giveFloat32(float32(f(float64(c.float32())))) }
	}
	for name, f := range binaryMath() {
		table[name] = func(c *Call) { x, y := c.float64(), c.float64(); c.giveFloat64(f(x, y)) }
		table[name+"f"] = func(c *Call) {
			x, y := c.float32(), c.float32()
			c.giveFloat32(float32(f(float64(x), float64(y))))
		}
	}
	for name, round := range map[string]func(float64) float64{
		"rint": math.RoundToEven, "round": math.Round,
	} {
		for _, wide := range []bool{false, true} {
			bits := func(c *Call) int {
				if wide {
					return 64
				}
				return 8 * c.Layout.PtrBytes
			}
			prefix := "l"
			if wide {
				prefix = "ll"
			}
			table[prefix+name] = func(c *Call) { c.giveRounded(round(c.float64()), bits(c)) }
			table[prefix+name+"f"] = func(c *Call) { c.giveRounded(round(float64(c.float32())), bits(c)) }
		}
	}
	return table
}

func unaryMath() map[string]func(float64) float64 {
	return map[string]func(float64) float64{
		"sqrt": math.Sqrt, "sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
		"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
		"exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1, "exp10": func(x float64) float64 { return math.Pow(10, x) },
		"log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p, "logb": math.Logb, "cbrt": math.Cbrt,
		"floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc, "round": math.Round, "rint": math.RoundToEven,
		"nearbyint": math.RoundToEven, "roundeven": math.RoundToEven, "fabs": math.Abs, "erf": math.Erf, "erfc": math.Erfc,
		"tgamma": math.Gamma, "lgamma": func(x float64) float64 { y, _ := math.Lgamma(x); return y },
	}
}

func binaryMath() map[string]func(x, y float64) float64 {
	return map[string]func(x, y float64) float64{
		"pow": math.Pow, "fmod": math.Mod, "atan2": math.Atan2, "hypot": math.Hypot, "copysign": math.Copysign,
		"remainder": math.Remainder, "fdim": math.Dim, "nextafter": math.Nextafter,
		"fmin": func(x, y float64) float64 { return minMax(ir.OpFMinNum, x, y) },
		"fmax": func(x, y float64) float64 { return minMax(ir.OpFMaxNum, x, y) },
	}
}

func minMax(op ir.Op, x, y float64) float64 {
	r, _, _ := ir.Eval(op, ir.PredNone, ir.F64, nil, math.Float64bits(x), math.Float64bits(y), 0)
	return math.Float64frombits(r)
}

func (c *Call) giveRounded(x float64, bits int) {
	r, _, _ := c.Semantics.Eval(ir.OpFPToSI, ir.PredNone, ir.Int(bits), ir.F64, math.Float64bits(x), 0, 0)
	c.give(r, bits)
}

func (c *Call) frexp(x float64) {
	fraction, exponent := math.Frexp(x)
	c.Put(c.Ptr(), 4, uint64(exponent))
	c.giveFloat64(fraction)
}

func modf(c *Call) {
	x, at := c.float64(), c.Ptr()
	whole := math.Trunc(x)
	c.Put(at, 8, math.Float64bits(whole))
	if math.IsInf(x, 0) {
		c.giveFloat64(math.Copysign(0, x))
		return
	}
	c.giveFloat64(math.Copysign(x-whole, x))
}
