package sweep

import (
	"fmt"
	"math/big"
	"slices"
)

// allFamilies returns the families, with how often each is drawn.
func allFamilies() []family {
	return []family{
		{"binary", Exact, 20, makeBinary},
		{"compare", Exact, 6, makeCompare},
		{"choice", Exact, 6, makeChoice},
		{"select", Exact, 4, makeSelect},
		{"resize", Exact, 8, makeResize},
		{"integer", Exact, 14, makeIntegerIntrinsic},
		{"zeros", Exact, 5, makeZeros},
		{"overflow", Exact, 6, makeOverflow},
		{"threeway", Exact, 3, makeThreeWay},
		{"fixed", Exact, 6, makeFixed},
		{"float", Exact, 24, makeFloat},
		{"floatcompare", Exact, 8, makeFloatCompare},
		{"class", Exact, 4, makeClass},
		{"floatresize", Exact, 8, makeFloatResize},
		{"inttofloat", Exact, 10, makeIntToFloat},
		{"floattoint", Exact, 8, makeFloatToInt},
		{"saturating", Exact, 8, makeSaturating},
		{"tolong", Exact, 5, makeToLong},
		{"scale", Exact, 4, makeScale},
		{"parts", Exact, 5, makeParts},
		{"element", Exact, 6, makeElement},
		{"shuffle", Exact, 6, makeShuffle},
		{"rearrange", Exact, 5, makeRearrange},
		{"compress", Exact, 3, makeCompress},
		{"reduction", Exact, 7, makeReduction},
		{"lanemask", Exact, 1, makeLaneMask},
		{"bitcast", Exact, 8, makeBitcast},
		{"predicated", Exact, 6, makePredicated},
		{"masked", Exact, 6, makeMasked},
		{"expanding", Exact, 5, makeExpanding},
		{"gather", Exact, 5, makeGather},
		{"indexed", Exact, 3, makeIndexed},
		{"atomic", Exact, 8, makeAtomic},
		{"variable", Exact, 3, makeVariable},
		{"library", Reference, 10, makeLibrary},
		{"power", Reference, 3, makePower},
		{"shortlibrary", Exact, 4, makeShortLibrary},
		{"sincos", Exact, 2, makeSinCos},
		{"chain", Exact, 60, makeChain},
		{"count", Exact, 3, makeCount},
		{"partial", Exact, 1, makePartial},
		{"predicatedmemory", Exact, 3, makePredicatedMemory},
		{"predicatedreduction", Exact, 3, makePredicatedReduction},
		{"halfbits", Exact, 1, makeHalfBits},
		{"matrix", Exact, 2, makeMatrix},
	}
}

// libraryLane draws a type at which other compilers call the C library: for bfloats they need functions of the compiler's
// library that not every one has, and on machines of 32 bits LLVM 19 does not align fp128 for the functions that it calls.
func (g *generator) libraryLane(strict bool) Type {
	for {
		switch t := g.floatLane(); {
		case t.Float == bfloat, t.Float == half && strict, t.Float == quad && g.ptrBytes == 4:
		default:
			return t
		}
	}
}

// makeLibrary calls functions of the C library whose results are not exact.
func makeLibrary(g *generator) *operation {
	strict := g.IntN(4) == 0
	return libraryCall(libraryName(g, strict), g.shape(g.libraryLane(strict)), strict)
}

func libraryName(g *generator, strict bool) string {
	names := []string{"sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10", "pow", "exp10"}
	if strict {
		names = names[:len(names)-1] // there is no such function
	}
	return g.pick(names...)
}

func libraryCall(name string, t Type, strict bool) *operation {
	op := &operation{name: fmt.Sprint(name, " ", t), args: []Type{t}, results: []Type{t}}
	if name == "pow" {
		op.args = append(op.args, t)
	}
	op.body = func(c *code, x []string) []string {
		var args []string
		for _, a := range x {
			args = append(args, t.String(), a)
		}
		prefix := "llvm."
		if strict {
			args, prefix = append(args, metadata(name)...), "llvm.experimental.constrained."
		}
		return []string{c.call(t.String(), prefix+name+"."+t.suffix(), args...)}
	}
	op.constrain(strict)
	return op
}

func makePower(g *generator) *operation {
	strict := g.IntN(4) == 0
	return power(g.shape(g.libraryLane(strict)), strict)
}

func power(t Type, strict bool) *operation {
	op := &operation{name: fmt.Sprint("powi ", t), args: []Type{t, intType(32)}, results: []Type{t},
		variable: true, // a known power is expanded in some order
		draws:    map[int]func(*generator) *big.Int{1: func(g *generator) *big.Int { return wrap(big.NewInt(int64(g.IntN(40)-20)), 32) }},
		body: func(c *code, x []string) []string {
			args, prefix, suffix := []string{t.String(), x[0], "i32", x[1]}, "llvm.", ".i32"
			if strict {
				args, prefix, suffix = append(args, metadata("powi")...), "llvm.experimental.constrained.", ""
			}
			return []string{c.call(t.String(), prefix+"powi."+t.suffix()+suffix, args...)}
		}}
	op.constrain(strict)
	return op
}

// makeShortLibrary tests whether functions of numbers of 16 bits are those of float.
func makeShortLibrary(g *generator) *operation {
	t := g.shape(floatType([]*format{half, bfloat}[g.IntN(2)]))
	strict := g.IntN(4) == 0
	if g.IntN(4) == 0 {
		return asFloat(t, func(t Type) *operation { return power(t, strict) })
	}
	name := libraryName(g, strict)
	return asFloat(t, func(t Type) *operation { return libraryCall(name, t, strict) })
}

// asFloat tests whether the operation at type t is the one of float.
func asFloat(t Type, at func(t Type) *operation) *operation {
	f := t.with(floatType(single))
	op := at(t)
	plain, wide, args := op.body, at(f).body, op.args
	op.name += " as float"
	op.body = func(c *code, x []string) []string {
		long := slices.Clone(x)
		for j, a := range x {
			if args[j] == t {
				long[j] = c.def("fpext %s %s to %s", t, a, f)
			}
		}
		return []string{c.def("fcmp ueq %s %s, %s", t, plain(c, x)[0], c.def("fptrunc %s %s to %s", f, wide(c, long)[0], t))}
	}
	return op.alwaysTrue(t, 1)
}

// alwaysTrue says that the results of op are n tests that hold, of all elements of t.
func (op *operation) alwaysTrue(t Type, n int) *operation {
	op.results = slices.Repeat([]Type{t.with(intType(1))}, n)
	op.lanes = func(x []*big.Int) []*big.Int { return slices.Repeat([]*big.Int{big.NewInt(1)}, n) }
	return op
}

// makeSinCos tests whether sincos is both.
func makeSinCos(g *generator) *operation {
	t := g.shape(g.floatLane())
	op := &operation{name: fmt.Sprint("sincos ", t), args: []Type{t},
		body: func(c *code, x []string) []string {
			s := fmt.Sprintf("{ %s, %s }", t, t)
			r := c.call(s, "llvm.sincos."+t.suffix(), t.String(), x[0])
			var same []string
			for k, name := range []string{"sin", "cos"} {
				want := c.call(t.String(), "llvm."+name+"."+t.suffix(), t.String(), x[0])
				same = append(same, c.def("fcmp ueq %s %s, %s", t, want, c.def("extractvalue %s %s, %d", s, r, k)))
			}
			return same
		}}
	return op.alwaysTrue(t, 2)
}
