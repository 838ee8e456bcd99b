package sweep

import (
	"fmt"
	"math/big"
	"slices"
)

// arithmetic computes an operation on numbers of format f; nil where the language leaves the result open.
func (f *format) arithmetic(name string, x []*big.Int) *big.Int {
	n := make([]number, len(x))
	for i := range x {
		n[i] = f.decode(x[i])
	}
	flip := func(neg bool) *big.Int {
		y := new(big.Int).Set(x[0])
		return y.SetBit(y, f.bits-1, map[bool]uint{true: 1}[neg])
	}
	switch name {
	case "fadd":
		return f.encode(add(n[0], n[1]), false)
	case "fsub":
		n[1].neg = !n[1].neg
		return f.encode(add(n[0], n[1]), false)
	case "fmul":
		return f.encode(mul(n[0], n[1]), false)
	case "fdiv":
		return f.div(n[0], n[1])
	case "frem":
		return f.rem(n[0], n[1])
	case "fma":
		if n[2].nan {
			return f.nan()
		}
		return f.encode(add(mul(n[0], n[1]), n[2]), false)
	case "fmuladd":
		apart := f.encode(add(f.decode(f.encode(mul(n[0], n[1]), false)), n[2]), false)
		if once := f.arithmetic("fma", x); floatType(f).same(apart, once) {
			return once
		}
		return nil
	case "fneg":
		return flip(!n[0].neg)
	case "fabs":
		return flip(false)
	case "copysign":
		return flip(n[1].neg)
	case "sqrt":
		return f.sqrt(n[0])
	case "floor":
		return f.rounded(n[0], down)
	case "ceil":
		return f.rounded(n[0], up)
	case "trunc":
		return f.rounded(n[0], toZero)
	case "rint", "nearbyint", "roundeven":
		return f.rounded(n[0], toEven)
	case "round":
		return f.rounded(n[0], away)
	case "canonicalize":
		return f.encode(n[0], false)
	}
	return f.extreme(name, x, n)
}

// extreme is the lesser or greater of two numbers, of the three kinds of functions that there are.
func (f *format) extreme(name string, x []*big.Int, n []number) *big.Int {
	least := name[:3] == "min"
	if name == "minnum" || name == "maxnum" {
		if n[0].nan && !n[0].quiet || n[1].nan && !n[1].quiet || n[0].zero() && n[1].zero() && n[0].neg != n[1].neg {
			return nil
		}
	}
	switch onlyNumbers := name != "minimum" && name != "maximum"; {
	case n[0].nan && n[1].nan:
		return f.nan()
	case n[0].nan || n[1].nan:
		if !onlyNumbers {
			return f.nan()
		}
		return either(n[1].nan, x)
	}
	c := compare(n[0], n[1])
	if c == 0 && n[0].neg != n[1].neg {
		return either(n[0].neg == least, x)
	}
	return either(c < 0 == least, x)
}

var floatOps = map[string]int{
	"fadd": 2, "fsub": 2, "fmul": 2, "fdiv": 2, "frem": 2, "fneg": 1, "fabs": 1, "copysign": 2, "sqrt": 1, "floor": 1, "ceil": 1, "trunc": 1,
	"rint": 1, "nearbyint": 1, "roundeven": 1, "round": 1, "canonicalize": 1, "fma": 3, "fmuladd": 3,
	"minnum": 2, "maxnum": 2, "minimum": 2, "maximum": 2, "minimumnum": 2, "maximumnum": 2,
}

var floatOpNames = []string{"fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fabs", "copysign", "sqrt", "floor", "ceil", "trunc",
	"rint", "nearbyint", "roundeven", "round", "canonicalize", "fma", "fmuladd", "fma",
	"minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"}

var floatInstructions = []string{"fadd", "fsub", "fmul", "fdiv", "frem", "fneg"}

func makeFloat(g *generator) *operation {
	name := floatOpNames[g.IntN(len(floatOpNames))]
	t := g.shape(g.floatLane())
	op := &operation{name: fmt.Sprint(name, " ", t), results: []Type{t},
		lanes: func(x []*big.Int) []*big.Int { return []*big.Int{t.Float.arithmetic(name, x)} }}
	for range floatOps[name] {
		op.args = append(op.args, t)
	}
	instruction := slices.Contains(floatInstructions, name)
	strict := !instruction && g.IntN(8) == 0 || instruction && name != "fneg" && g.IntN(4) == 0
	switch name {
	case "fabs", "copysign", "canonicalize", "minimumnum", "maximumnum":
		strict = false // there is no such function
	}
	op.body = func(c *code, x []string) []string {
		if instruction && !strict {
			text := name + " " + t.String() + " " + x[0]
			for _, a := range x[1:] {
				text += ", " + a
			}
			return []string{c.def("%s", text)}
		}
		prefix := "llvm."
		if strict {
			prefix = "llvm.experimental.constrained."
		}
		var args []string
		for _, a := range x {
			args = append(args, t.String(), a)
		}
		if strict {
			args = append(args, metadata(name)...)
		}
		return []string{c.call(t.String(), prefix+name+"."+t.suffix(), args...)}
	}
	op.constrain(strict)
	return op
}

// metadata returns the metadata operands of constrained operations.
func metadata(name string) []string {
	except := []string{"metadata", `!"fpexcept.strict"`}
	switch name {
	case "floor", "ceil", "trunc", "round", "roundeven", "minnum", "maxnum", "minimum", "maximum", "fpext", "fptosi", "fptoui", "lround", "llround":
		return except
	}
	return append([]string{"metadata", `!"round.dynamic"`}, except...)
}

func (op *operation) constrain(strict bool) {
	if strict {
		op.strict = true
		op.name = "constrained " + op.name
	}
}

var floatPredicates = []string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"}

func floatHolds(pred string, a, b number) bool {
	c := compare(a, b)
	switch pred {
	case "false":
		return false
	case "true":
		return true
	case "ord":
		return c != 2
	case "uno":
		return c == 2
	}
	if c == 2 {
		return pred[0] == 'u'
	}
	switch pred[1:] {
	case "eq":
		return c == 0
	case "ne":
		return c != 0
	case "gt":
		return c > 0
	case "ge":
		return c >= 0
	case "lt":
		return c < 0
	}
	return c <= 0
}

func makeFloatCompare(g *generator) *operation {
	pred, t := floatPredicates[g.IntN(len(floatPredicates))], g.shape(g.floatLane())
	bit := t.with(intType(1))
	strict, fcmps := g.IntN(6) == 0 && pred != "false" && pred != "true", g.pick("fcmp", "fcmps")
	name := "fcmp"
	if strict {
		name = fcmps
	}
	op := &operation{name: fmt.Sprint(name, " ", pred, " ", t), args: []Type{t, t}, results: []Type{bit},
		body: func(c *code, x []string) []string {
			if strict {
				return []string{c.call(bit.String(), "llvm.experimental.constrained."+name+"."+t.suffix(), t.String(), x[0], t.String(), x[1],
					"metadata", `!"`+pred+`"`, "metadata", `!"fpexcept.strict"`)}
			}
			return []string{c.def("fcmp %s %s %s, %s", pred, t, x[0], x[1])}
		},
		lanes: func(x []*big.Int) []*big.Int {
			return []*big.Int{truth(floatHolds(pred, t.Float.decode(x[0]), t.Float.decode(x[1])))}
		}}
	if g.IntN(3) == 0 && !strict { // as a select or a branch needs it
		plain, u := op.body, t.with(g.anyElement(t))
		op.name += fmt.Sprint(" select ", u)
		op.args, op.results = []Type{t, t, u, u}, []Type{u}
		op.body = func(c *code, x []string) []string {
			k := plain(c, x[:2])
			return []string{c.def("select %s %s, %s %s, %s %s", bit, k[0], u, x[2], u, x[3])}
		}
		op.lanes = func(x []*big.Int) []*big.Int {
			return []*big.Int{either(floatHolds(pred, t.Float.decode(x[0]), t.Float.decode(x[1])), x[2:])}
		}
	}
	op.constrain(strict)
	return op
}

func makeClass(g *generator) *operation {
	t, mask := g.shape(g.floatLane()), 1+g.IntN(1023)
	if g.IntN(2) == 0 {
		mask = 1 << g.IntN(10)
	}
	bit := t.with(intType(1))
	return &operation{name: fmt.Sprint("is.fpclass ", t, " ", mask), args: []Type{t}, results: []Type{bit},
		body: func(c *code, x []string) []string {
			return []string{c.call(bit.String(), "llvm.is.fpclass."+t.suffix(), t.String(), x[0], "i32", fmt.Sprint(mask))}
		},
		lanes: func(x []*big.Int) []*big.Int {
			n := t.Float.decode(x[0])
			class := 0 // of a negative number: infinite, normal, subnormal, zero
			switch {
			case n.nan && n.quiet:
				return []*big.Int{truth(mask&2 != 0)}
			case n.nan:
				return []*big.Int{truth(mask&1 != 0)}
			case n.inf:
				class = 2
			case n.zero():
				class = 5
			case n.m.BitLen() <= t.Float.fraction:
				class = 4
			default:
				class = 3
			}
			if !n.neg {
				class = 11 - class
			}
			return []*big.Int{truth(mask>>class&1 != 0)}
		}}
}

// makeFloatResize converts between formats.
func makeFloatResize(g *generator) *operation {
	a, b := g.formats[g.IntN(len(g.formats))], g.formats[g.IntN(len(g.formats))]
	if a.bits == b.bits {
		return nil
	}
	name := "fpext"
	if a.bits > b.bits {
		name = "fptrunc"
	}
	shape := g.shape(intType(max(a.bits, b.bits)))
	from, to := shape.with(floatType(a)), shape.with(floatType(b))
	return g.conversion(name, from, to, func(x *big.Int) *big.Int { return b.encode(a.decode(x), false) })
}

// conversion is an operation with one operand, which also has a constrained form.
func (g *generator) conversion(name string, from, to Type, eval func(x *big.Int) *big.Int) *operation {
	strict := g.IntN(5) == 0
	flag := ""
	if name == "uitofp" && !strict && g.IntN(4) == 0 {
		flag = "nneg"
	}
	op := &operation{name: fmt.Sprint(name, " ", flag, " ", from, " to ", to), args: []Type{from}, results: []Type{to},
		body: func(c *code, x []string) []string {
			if strict {
				args := append([]string{from.String(), x[0]}, metadata(name)...)
				return []string{c.call(to.String(), "llvm.experimental.constrained."+name+"."+to.suffix()+"."+from.suffix(), args...)}
			}
			return []string{c.def("%s %s %s %s to %s", name, flag, from, x[0], to)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			if flag != "" && x[0].Bit(from.Bits-1) != 0 {
				return nil
			}
			if r := eval(x[0]); r != nil {
				return []*big.Int{r}
			}
			return nil
		}}
	op.constrain(strict)
	return op
}

// convertedLane is integerLane of what is converted from and to floats.
func (g *generator) convertedLane() Type {
	t := g.integerLane()
	if g.converted > 0 && t.Bits > g.converted {
		return intType(g.converted)
	}
	return t
}

func makeIntToFloat(g *generator) *operation {
	name := g.pick("sitofp", "uitofp")
	from := g.shape(g.convertedLane())
	to := from.with(g.floatLane())
	return g.conversion(name, from, to, func(x *big.Int) *big.Int {
		if name == "sitofp" {
			x = signed(x, from.Bits)
		}
		return to.Float.encode(integerNumber(x), false)
	})
}

func makeFloatToInt(g *generator) *operation {
	name := g.pick("fptosi", "fptoui")
	to := g.shape(g.convertedLane())
	from := to.with(g.floatLane())
	op := g.conversion(name, from, to, func(x *big.Int) *big.Int {
		n := from.Float.decode(x)
		if !n.finite() {
			return nil
		}
		return fitting(n.integral(toZero), to.Bits, name == "fptosi")
	})
	op.draws = map[int]func(*generator) *big.Int{0: near(from.Float, to.Bits)}
	return op
}

// near draws numbers of which integers of n bits have many.
func near(f *format, n int) func(g *generator) *big.Int {
	return func(g *generator) *big.Int {
		if g.IntN(3) == 0 {
			return f.random(g.Rand)
		}
		m, more := integer(g.Rand, n+1), g.IntN(4)
		x := integerNumber(signed(m, n+1))
		x.m = new(big.Int).Lsh(x.m, uint(more))
		x.m.Or(x.m, wrap(big.NewInt(int64(g.IntN(8))), more))
		x.e = -more
		return f.encode(x, false)
	}
}

// fitting returns the n bits of x if they have room for it.
func fitting(x *big.Int, n int, isSigned bool) *big.Int {
	r := wrap(x, n)
	if isSigned && signed(r, n).Cmp(x) != 0 || !isSigned && r.Cmp(x) != 0 {
		return nil
	}
	return r
}

func makeSaturating(g *generator) *operation {
	name := g.pick("fptosi.sat", "fptoui.sat")
	to := g.shape(g.convertedLane())
	from := to.with(g.floatLane())
	return &operation{name: fmt.Sprint(name, " ", from, " to ", to), args: []Type{from}, results: []Type{to},
		body: func(c *code, x []string) []string {
			return []string{c.call(to.String(), "llvm."+name+"."+to.suffix()+"."+from.suffix(), from.String(), x[0])}
		},
		lanes: func(x []*big.Int) []*big.Int {
			n := from.Float.decode(x[0])
			switch {
			case n.nan:
				return []*big.Int{new(big.Int)}
			case n.inf:
				n = number{neg: n.neg, m: big.NewInt(1), e: 300}
			}
			return []*big.Int{clamp(n.integral(toZero), to.Bits, name == "fptosi.sat")}
		},
		draws: map[int]func(*generator) *big.Int{0: near(from.Float, to.Bits)}}
}

// makeToLong rounds to integers, as of the C library.
func makeToLong(g *generator) *operation {
	name := g.pick("lrint", "llrint", "lround", "llround")
	to := intType(64)
	if name[:2] != "ll" && (g.ptrBytes == 4 || g.IntN(3) == 0) {
		to = intType([]int{32, 64}[g.IntN(2)])
	}
	if g.IntN(3) == 0 {
		to = g.vector(to)
	}
	from := to.with(g.floatLane())
	how := toEven
	if name == "lround" || name == "llround" {
		how = away
	}
	return g.conversion2(name, from, to, func(x *big.Int) *big.Int {
		n := from.Float.decode(x)
		if !n.finite() {
			return nil
		}
		return fitting(n.integral(how), to.Bits, true)
	})
}

// conversion2 is an intrinsic that is named after its result and its operand.
func (g *generator) conversion2(name string, from, to Type, eval func(x *big.Int) *big.Int) *operation {
	strict := g.IntN(5) == 0
	op := &operation{name: fmt.Sprint(name, " ", from, " to ", to), args: []Type{from}, results: []Type{to},
		body: func(c *code, x []string) []string {
			args, prefix := []string{from.String(), x[0]}, "llvm."
			if strict {
				args, prefix = append(args, metadata(name)...), "llvm.experimental.constrained."
			}
			return []string{c.call(to.String(), prefix+name+"."+to.suffix()+"."+from.suffix(), args...)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			if r := eval(x[0]); r != nil {
				return []*big.Int{r}
			}
			return nil
		}}
	op.constrain(strict)
	return op
}

// makeScale multiplies by powers of two.
func makeScale(g *generator) *operation {
	t := g.shape(g.floatLane())
	e := t.with(intType([]int{32, 32, 16, 8, 64, 1 + g.IntN(128)}[g.IntN(6)]))
	strict := g.IntN(5) == 0
	op := &operation{name: fmt.Sprint("ldexp ", t, " ", e), args: []Type{t, e}, results: []Type{t},
		body: func(c *code, x []string) []string {
			args, prefix := []string{t.String(), x[0], e.String(), x[1]}, "llvm."
			if strict {
				args, prefix = append(args, metadata("ldexp")...), "llvm.experimental.constrained."
			}
			return []string{c.call(t.String(), prefix+"ldexp."+t.suffix()+"."+e.suffix(), args...)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			n := t.Float.decode(x[0])
			by := max(-100000, min(100000, clampInt(signed(x[1], e.Bits))))
			n.e += by
			return []*big.Int{t.Float.encode(n, false)}
		}}
	op.constrain(strict)
	return op
}

func clampInt(x *big.Int) int {
	if !x.IsInt64() {
		return x.Sign() * 1e9
	}
	return int(max(-1e9, min(1e9, x.Int64())))
}

// makeParts takes numbers apart: fraction and exponent, or fraction and integer.
func makeParts(g *generator) *operation {
	name, t := g.pick("frexp", "modf"), g.shape(g.floatLane())
	u := t
	if name == "frexp" {
		u = t.with(intType([]int{32, 32, 64, 16, 17 + g.IntN(60)}[g.IntN(5)]))
	}
	f := t.Float
	return &operation{name: fmt.Sprint(name, " ", t, " ", u), args: []Type{t}, results: []Type{t, u},
		body: func(c *code, x []string) []string {
			s, full := fmt.Sprintf("{ %s, %s }", t, u), "llvm."+name+"."+t.suffix()
			if name == "frexp" {
				full += "." + u.suffix()
			}
			r := c.call(s, full, t.String(), x[0])
			return []string{c.def("extractvalue %s %s, 0", s, r), c.def("extractvalue %s %s, 1", s, r)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			n := f.decode(x[0])
			if name == "frexp" {
				if !n.finite() {
					return []*big.Int{f.encode(n, false), nil}
				}
				if n.zero() {
					return []*big.Int{f.encode(n, false), new(big.Int)}
				}
				e := n.e + n.m.BitLen()
				n.e = -n.m.BitLen()
				return []*big.Int{f.encode(n, false), wrap(big.NewInt(int64(e)), u.Bits)}
			}
			switch {
			case n.nan:
				return []*big.Int{f.nan(), f.nan()}
			case n.inf:
				return []*big.Int{f.pack(n.neg, 0, new(big.Int)), f.infinity(n.neg)}
			}
			whole := integerNumber(n.integral(toZero))
			negated := whole
			negated.neg = !n.neg
			rest := add(n, negated)
			whole.neg, rest.neg = n.neg, n.neg
			return []*big.Int{f.encode(rest, false), f.encode(whole, false)}
		}}
}
