package sweep

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

func below(n int) func(g *generator) *big.Int {
	return func(g *generator) *big.Int { return big.NewInt(int64(g.IntN(n))) }
}

// makeElement reads or writes an element by a number that is a variable or a constant.
func makeElement(g *generator) *operation {
	t, index := g.vector(g.anyLane()), intType([]int{32, 64, 8}[g.IntN(3)])
	e := t.lane()
	if g.IntN(2) == 0 {
		return &operation{name: fmt.Sprint("extractelement ", t), args: []Type{t, index}, results: []Type{e}, draws: map[int]func(*generator) *big.Int{1: below(t.Lanes)},
			body: func(c *code, x []string) []string {
				return []string{c.def("extractelement %s %s, %s %s", t, x[0], index, x[1])}
			},
			whole: func(x []value) []value { return []value{{x[0][x[1][0].Int64()]}} }}
	}
	return &operation{name: fmt.Sprint("insertelement ", t), args: []Type{t, e, index}, results: []Type{t}, draws: map[int]func(*generator) *big.Int{2: below(t.Lanes)},
		body: func(c *code, x []string) []string {
			return []string{c.def("insertelement %s %s, %s %s, %s %s", t, x[0], e, x[1], index, x[2])}
		},
		whole: func(x []value) []value {
			r := slices.Clone(x[0])
			r[x[2][0].Int64()] = x[1][0]
			return []value{r}
		}}
}

func makeShuffle(g *generator) *operation {
	t := g.vector(g.anyLane())
	r := g.vector(t.lane())
	mask, text := make([]int, r.Lanes), make([]string, r.Lanes)
	step, start := 1+g.IntN(4), g.IntN(2*t.Lanes)
	regular := g.IntN(3)
	for i := range mask {
		mask[i] = g.IntN(2 * t.Lanes)
		if regular == 0 {
			mask[i] = (start + i*step) % (2 * t.Lanes)
		}
		text[i] = fmt.Sprint("i32 ", mask[i])
		if g.IntN(12) == 0 {
			mask[i], text[i] = -1, "i32 poison"
		}
	}
	return &operation{name: fmt.Sprint("shufflevector ", t, " ", r), args: []Type{t, t}, results: []Type{r},
		body: func(c *code, x []string) []string {
			return []string{c.def("shufflevector %s %s, %s %s, <%d x i32> <%s>", t, x[0], t, x[1], r.Lanes, strings.Join(text, ", "))}
		},
		whole: func(x []value) []value {
			both := append(slices.Clone(x[0]), x[1]...)
			out := make(value, r.Lanes)
			for i, k := range mask {
				if k >= 0 {
					out[i] = both[k]
				}
			}
			return []value{out}
		}}
}

// makeRearrange makes what intrinsics have for shuffles.
func makeRearrange(g *generator) *operation {
	t := g.vector(g.anyLane())
	n := t.Lanes
	two := func(x []value) value { return append(slices.Clone(x[0]), x[1]...) }
	switch g.IntN(5) {
	case 0:
		return &operation{name: fmt.Sprint("vector.reverse ", t), args: []Type{t}, results: []Type{t},
			body: func(c *code, x []string) []string {
				return []string{c.call(t.String(), "llvm.vector.reverse."+t.suffix(), t.String(), x[0])}
			},
			whole: func(x []value) []value {
				r := slices.Clone(x[0])
				slices.Reverse(r)
				return []value{r}
			}}
	case 1:
		k := g.IntN(2*n) - n
		return &operation{name: fmt.Sprint("vector.splice ", t, " ", k), args: []Type{t, t}, results: []Type{t},
			body: func(c *code, x []string) []string {
				return []string{c.call(t.String(), "llvm.vector.splice."+t.suffix(), t.String(), x[0], t.String(), x[1], "i32", fmt.Sprint(k))}
			},
			whole: func(x []value) []value {
				first := k
				if k < 0 {
					first += n
				}
				return []value{two(x)[first : first+n]}
			}}
	case 2:
		r := t
		r.Lanes *= 2
		return &operation{name: fmt.Sprint("vector.interleave2 ", r), args: []Type{t, t}, results: []Type{r},
			body: func(c *code, x []string) []string {
				return []string{c.call(r.String(), "llvm.vector.interleave2."+r.suffix(), t.String(), x[0], t.String(), x[1])}
			},
			whole: func(x []value) []value {
				var out value
				for i := range n {
					out = append(out, x[0][i], x[1][i])
				}
				return []value{out}
			}}
	case 3:
		from := t
		from.Lanes *= 2
		return &operation{name: fmt.Sprint("vector.deinterleave2 ", from), args: []Type{from}, results: []Type{t, t},
			body: func(c *code, x []string) []string {
				s := fmt.Sprintf("{ %s, %s }", t, t)
				r := c.call(s, "llvm.vector.deinterleave2."+from.suffix(), from.String(), x[0])
				return []string{c.def("extractvalue %s %s, 0", s, r), c.def("extractvalue %s %s, 1", s, r)}
			},
			whole: func(x []value) []value {
				out := make([]value, 2)
				for i, e := range x[0] {
					out[i%2] = append(out[i%2], e)
				}
				return out
			}}
	}
	part := t
	part.Lanes = 1 + g.IntN(n)
	k := g.IntN(n/part.Lanes) * part.Lanes
	if g.IntN(2) == 0 {
		return &operation{name: fmt.Sprint("vector.extract ", part, " ", t, " ", k), args: []Type{t}, results: []Type{part},
			body: func(c *code, x []string) []string {
				return []string{c.call(part.String(), "llvm.vector.extract."+part.suffix()+"."+t.suffix(), t.String(), x[0], "i64", fmt.Sprint(k))}
			},
			whole: func(x []value) []value { return []value{x[0][k : k+part.Lanes]} }}
	}
	return &operation{name: fmt.Sprint("vector.insert ", part, " ", t, " ", k), args: []Type{t, part}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm.vector.insert."+t.suffix()+"."+part.suffix(), t.String(), x[0], part.String(), x[1], "i64", fmt.Sprint(k))}
		},
		whole: func(x []value) []value {
			r := slices.Clone(x[0])
			copy(r[k:], x[1])
			return []value{r}
		}}
}

func makeCompress(g *generator) *operation {
	t := g.vector(g.anyLane())
	mask := t.with(intType(1))
	return &operation{name: fmt.Sprint("vector.compress ", t), args: []Type{t, mask, t}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm.experimental.vector.compress."+t.suffix(), t.String(), x[0], mask.String(), x[1], t.String(), x[2])}
		},
		whole: func(x []value) []value {
			var out value
			for i, e := range x[0] {
				if x[1][i].Sign() != 0 {
					out = append(out, e)
				}
			}
			return []value{append(out, x[2][len(out):]...)}
		}}
}

// makeReduction folds a vector to a number.
func makeReduction(g *generator) *operation {
	if g.IntN(3) == 0 {
		return g.floatReduction()
	}
	name := g.pick("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax")
	t := g.vector(g.integerLane())
	return &operation{name: fmt.Sprint("vector.reduce.", name, " ", t), args: []Type{t}, results: []Type{t.lane()},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.lane().String(), "llvm.vector.reduce."+name+"."+t.suffix(), t.String(), x[0])}
		},
		whole: func(x []value) []value {
			r := x[0][0]
			for _, e := range x[0][1:] {
				r = fold(name, t.Bits, r, e)
			}
			return []value{{r}}
		}}
}

func (g *generator) floatReduction() *operation {
	name := g.pick("fadd", "fmul", "fmin", "fmax", "fminimum", "fmaximum")
	t := g.vector(g.floatLane())
	e := t.lane()
	fold := map[string]string{"fadd": "fadd", "fmul": "fmul", "fmin": "minnum", "fmax": "maxnum", "fminimum": "minimum", "fmaximum": "maximum"}[name]
	op := &operation{name: fmt.Sprint("vector.reduce.", name, " ", t), args: []Type{t}, results: []Type{e},
		body: func(c *code, x []string) []string {
			return []string{c.call(e.String(), "llvm.vector.reduce."+name+"."+t.suffix(), t.String(), x[0])}
		},
		whole: func(x []value) []value {
			r := x[0][0]
			for _, y := range x[0][1:] {
				if r = t.Float.arithmetic(fold, []*big.Int{r, y}); r == nil {
					return []value{{nil}}
				}
			}
			return []value{{r}}
		}}
	if name == "fadd" || name == "fmul" {
		plain := op.whole
		op.args = []Type{e, t}
		op.body = func(c *code, x []string) []string {
			return []string{c.call(e.String(), "llvm.vector.reduce."+name+"."+t.suffix(), e.String(), x[0], t.String(), x[1])}
		}
		op.whole = func(x []value) []value { return plain([]value{append(slices.Clone(x[0]), x[1]...)}) }
	}
	return op
}

func makeLaneMask(g *generator) *operation {
	t := g.vector(intType(1))
	n := intType([]int{8, 32, 64}[g.IntN(3)])
	return &operation{name: fmt.Sprint("get.active.lane.mask ", t, " ", n), args: []Type{n, n}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm.get.active.lane.mask."+t.suffix()+"."+n.suffix(), n.String(), x[0], n.String(), x[1])}
		},
		whole: func(x []value) []value {
			out := make(value, t.Lanes)
			for i := range out {
				out[i] = truth(new(big.Int).Add(x[0][0], big.NewInt(int64(i))).Cmp(x[1][0]) < 0)
			}
			return []value{out}
		}}
}

// makeBitcast changes the type and leaves the bits alone.
func makeBitcast(g *generator) *operation {
	pick := func(bits int) (Type, bool) {
		var all []Type
		if bits <= 200 || g.IntN(2) == 0 && bits <= 1024 {
			all = append(all, intType(bits))
		}
		for _, f := range g.formats {
			if f.bits == bits {
				all = append(all, floatType(f))
			}
			if f != extended && bits%f.bits == 0 && bits/f.bits <= 32 {
				all = append(all, Type{Bits: f.bits, Float: f, Lanes: bits / f.bits})
			}
		}
		for n := 1; n <= min(128, bits); n++ {
			if bits%n == 0 && bits/n <= 64 {
				all = append(all, Type{Bits: n, Lanes: bits / n})
			}
		}
		if len(all) == 0 {
			return Type{}, false
		}
		return all[g.IntN(len(all))], true
	}
	from := g.vector(g.anyLane())
	if g.IntN(3) == 0 {
		from = g.vector(intType(8))
	}
	if from.Float == extended {
		from = floatType(extended)
	}
	to, ok := pick(from.count() * from.Bits)
	if !ok || to == from {
		return nil
	}
	if g.IntN(2) == 0 {
		from, to = to, from
	}
	if to.Float == extended {
		return nil // most bits are not numbers
	}
	return &operation{name: fmt.Sprint("bitcast ", from, " to ", to), args: []Type{from}, results: []Type{to},
		body: func(c *code, x []string) []string {
			return []string{c.def("bitcast %s %s to %s", from, x[0], to)}
		},
		whole: func(x []value) []value {
			all := new(big.Int)
			for i := len(x[0]) - 1; i >= 0; i-- {
				all.Or(all.Lsh(all, uint(from.Bits)), x[0][i])
			}
			out := make(value, to.count())
			for i := range out {
				out[i] = wrap(all, to.Bits)
				all = new(big.Int).Rsh(all, uint(to.Bits))
			}
			return []value{out}
		}}
}

// makePredicated makes vector-predicated operations: what the mask or the length leaves out may be anything.
func makePredicated(g *generator) *operation {
	var plain *operation
	switch g.IntN(3) {
	case 0:
		name := binaryNames[g.IntN(len(binaryNames))]
		t := g.vector(g.integerLane())
		plain = &operation{name: name, args: []Type{t, t}, results: []Type{t}, lanes: func(x []*big.Int) []*big.Int {
			r, ok := binary(name, "", t.Bits, x[0], x[1])
			if !ok {
				return nil
			}
			return []*big.Int{wrap(r, t.Bits)}
		}}
		if name == "shl" || name == "lshr" || name == "ashr" {
			plain.draws = map[int]func(*generator) *big.Int{1: lessThan(t.Bits)}
		}
	case 1:
		name := g.pick("umin", "umax", "smin", "smax", "ctpop", "bitreverse", "fshl", "fshr", "uadd.sat", "ssub.sat")
		t := g.vector(g.integerLane())
		plain = &operation{name: name, results: []Type{t}, lanes: func(x []*big.Int) []*big.Int {
			return []*big.Int{integerIntrinsics[name].eval(t.Bits, x)}
		}}
		for range integerIntrinsics[name].args {
			plain.args = append(plain.args, t)
		}
	default:
		name := g.pick("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fabs", "sqrt", "fma", "floor", "ceil", "rint", "minnum", "maxnum")
		t := g.vector(g.floatLane())
		plain = &operation{name: name, results: []Type{t}, lanes: func(x []*big.Int) []*big.Int { return []*big.Int{t.Float.arithmetic(name, x)} }}
		for range floatOps[name] {
			plain.args = append(plain.args, t)
		}
	}
	t := plain.results[0]
	mask := t.with(intType(1))
	n := len(plain.args)
	op := &operation{name: "vp." + plain.name + " " + t.String(), args: append(slices.Clone(plain.args), mask, intType(32)), results: plain.results,
		draws: map[int]func(*generator) *big.Int{n + 1: below(t.Lanes + 1)},
		body: func(c *code, x []string) []string {
			var args []string
			for _, a := range x[:n] {
				args = append(args, t.String(), a)
			}
			return []string{c.call(t.String(), "llvm.vp."+plain.name+"."+t.suffix(), append(args, mask.String(), x[n], "i32", x[n+1])...)}
		},
		whole: func(x []value) []value {
			out := make(value, t.Lanes)
			for i := range out {
				if x[n][i].Sign() != 0 && int64(i) < x[n+1][0].Int64() {
					r := plain.lanes(at(x[:n], i))
					if r == nil {
						return nil
					}
					out[i] = r[0]
				}
			}
			return []value{out}
		}}
	if draw := plain.draws[1]; draw != nil {
		op.draws[1] = draw
	}
	return op
}
