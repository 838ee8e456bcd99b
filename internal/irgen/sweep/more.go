package sweep

import (
	"fmt"
	"math/big"
	"slices"
)

// makeCount counts elements, or makes vectors of their numbers.
func makeCount(g *generator) *operation {
	t := g.vector(g.integerLane())
	if g.IntN(3) == 0 {
		t.Bits = max(t.Bits, 8)
		return &operation{name: fmt.Sprint("stepvector ", t), args: []Type{t}, results: []Type{t},
			body: func(c *code, x []string) []string {
				return []string{c.def("add %s %s, %s", t, x[0], c.call(t.String(), "llvm.stepvector."+t.suffix()))}
			},
			whole: func(x []value) []value {
				out := make(value, t.Lanes)
				for i, e := range x[0] {
					out[i] = wrap(new(big.Int).Add(e, big.NewInt(int64(i))), t.Bits)
				}
				return []value{out}
			}}
	}
	if g.IntN(2) == 0 {
		t.Bits = 1
	}
	r, poison := intType([]int{8, 32, 64}[g.IntN(3)]), g.IntN(2) == 0
	return &operation{name: fmt.Sprint("cttz.elts ", r, " ", t), args: []Type{t}, results: []Type{r},
		body: func(c *code, x []string) []string {
			return []string{c.call(r.String(), "llvm.experimental.cttz.elts."+r.suffix()+"."+t.suffix(), t.String(), x[0], "i1", fmt.Sprint(poison))}
		},
		whole: func(x []value) []value {
			n := slices.IndexFunc(x[0], func(e *big.Int) bool { return e.Sign() != 0 })
			if n < 0 {
				if n = t.Lanes; poison {
					return nil
				}
			}
			return []value{{big.NewInt(int64(n))}}
		}}
}

func makePartial(g *generator) *operation {
	r := g.vector(g.integerLane())
	t := r
	t.Lanes *= 1 << g.IntN(3)
	if t.Lanes > 64 || t.Lanes*t.Bits > 4096 {
		return nil
	}
	return &operation{name: fmt.Sprint("vector.partial.reduce.add ", r, " ", t), args: []Type{r, t}, results: []Type{r},
		body: func(c *code, x []string) []string {
			return []string{c.def("add %s %s, zeroinitializer", r, c.call(r.String(), "llvm.experimental.vector.partial.reduce.add."+r.suffix()+"."+t.suffix(), r.String(), x[0], t.String(), x[1]))}
		},
		whole: func(x []value) []value { // only the sum of all is defined: of one element it is this one
			if r.Lanes > 1 {
				return []value{make(value, r.Lanes)}
			}
			sum := new(big.Int).Set(x[0][0])
			for _, e := range x[1] {
				sum.Add(sum, e)
			}
			return []value{{wrap(sum, r.Bits)}}
		}}
}

// makePredicatedMemory loads and stores under a mask and a length.
func makePredicatedMemory(g *generator) *operation {
	t := g.vector(g.anyLane())
	mask := t.with(intType(1))
	ts, ms := t.String(), mask.String()
	active := func(m value, length *big.Int) value {
		out := slices.Clone(m)
		for i := range out {
			if int64(i) >= length.Int64() {
				out[i] = new(big.Int)
			}
		}
		return out
	}
	if g.IntN(2) == 0 {
		return &operation{name: "vp.load " + ts, args: []Type{t, mask, intType(32)}, results: []Type{t}, memory: []int{0},
			draws: map[int]func(*generator) *big.Int{2: below(t.Lanes + 1)},
			body: func(c *code, x []string) []string {
				return []string{c.call(ts, "llvm.vp.load."+t.suffix()+".p0", "ptr", "align 1 "+x[0], ms, x[1], "i32", x[2])}
			},
			whole: func(x []value) []value { return []value{masked(active(x[1], x[2][0]), x[0], make(value, t.Lanes))} }}
	}
	return &operation{name: "vp.store " + ts, args: []Type{t, mask, intType(32)}, results: []Type{t},
		draws: map[int]func(*generator) *big.Int{2: below(t.Lanes + 1)},
		body: func(c *code, x []string) []string {
			c.call("void", "llvm.vp.store."+t.suffix()+".p0", ts, x[0], "ptr", "align 1 "+c.resultPlace(0), ms, x[1], "i32", x[2])
			return []string{""}
		},
		whole: func(x []value) []value { return []value{masked(active(x[1], x[2][0]), x[0], blankValue(t))} }}
}

// makePredicatedReduction folds the elements that a mask and a length leave in.
func makePredicatedReduction(g *generator) *operation {
	name := g.pick("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax")
	t := g.vector(g.integerLane())
	e, mask := t.lane(), t.with(intType(1))
	return &operation{name: fmt.Sprint("vp.reduce.", name, " ", t), args: []Type{e, t, mask, intType(32)}, results: []Type{e},
		draws: map[int]func(*generator) *big.Int{3: below(t.Lanes + 1)},
		body: func(c *code, x []string) []string {
			return []string{c.call(e.String(), "llvm.vp.reduce."+name+"."+t.suffix(), e.String(), x[0], t.String(), x[1], mask.String(), x[2], "i32", x[3])}
		},
		whole: func(x []value) []value {
			r := x[0][0]
			for i, y := range x[1] {
				if x[2][i].Sign() != 0 && int64(i) < x[3][0].Int64() {
					r = fold(name, t.Bits, r, y)
				}
			}
			return []value{{r}}
		}}
}

// fold is one step of a reduction of integers.
func fold(name string, n int, a, b *big.Int) *big.Int {
	if in, ok := integerIntrinsics[name]; ok {
		return in.eval(n, []*big.Int{a, b})
	}
	r, _ := binary(name, "", n, a, b)
	return wrap(r, n)
}

// makeHalfBits converts halves that are integers.
func makeHalfBits(g *generator) *operation {
	f := []*format{single, double}[g.IntN(2)]
	t, bits := floatType(f), intType(16)
	if g.IntN(2) == 0 {
		return &operation{name: "convert.to.fp16 " + f.name, args: []Type{t}, results: []Type{floatType(half)},
			body: func(c *code, x []string) []string {
				return []string{c.def("bitcast i16 %s to half", c.call("i16", "llvm.convert.to.fp16."+t.suffix(), t.String(), x[0]))}
			},
			lanes: func(x []*big.Int) []*big.Int { return []*big.Int{half.encode(f.decode(x[0]), false)} }}
	}
	return &operation{name: "convert.from.fp16 " + f.name, args: []Type{bits}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm.convert.from.fp16."+t.suffix(), "i16", x[0])}
		},
		lanes: func(x []*big.Int) []*big.Int { return []*big.Int{f.encode(half.decode(x[0]), false)} }}
}

// makeMatrix multiplies matrices in vectors, columns first, or turns one.
func makeMatrix(g *generator) *operation {
	e := g.integerLane()
	e.Bits = 1 + e.Bits%64
	m, n, k := 1+g.IntN(4), 1+g.IntN(4), 1+g.IntN(4)
	a, b, r := e, e, e
	a.Lanes, b.Lanes, r.Lanes = m*n, n*k, m*k
	at := func(v value, rows, i, j int) *big.Int { return v[j*rows+i] }
	if g.IntN(2) == 0 {
		return &operation{name: fmt.Sprint("matrix.transpose ", a, " ", m), args: []Type{a}, results: []Type{a},
			body: func(c *code, x []string) []string {
				return []string{c.call(a.String(), "llvm.matrix.transpose."+a.suffix(), a.String(), x[0], "i32", fmt.Sprint(m), "i32", fmt.Sprint(n))}
			},
			whole: func(x []value) []value {
				out := make(value, m*n)
				for i := range m {
					for j := range n {
						out[i*n+j] = at(x[0], m, i, j)
					}
				}
				return []value{out}
			}}
	}
	return &operation{name: fmt.Sprint("matrix.multiply ", a, " ", b), args: []Type{a, b}, results: []Type{r},
		body: func(c *code, x []string) []string {
			return []string{c.call(r.String(), "llvm.matrix.multiply."+r.suffix()+"."+a.suffix()+"."+b.suffix(), a.String(), x[0], b.String(), x[1],
				"i32", fmt.Sprint(m), "i32", fmt.Sprint(n), "i32", fmt.Sprint(k))}
		},
		whole: func(x []value) []value {
			out := make(value, m*k)
			for i := range m {
				for j := range k {
					sum := new(big.Int)
					for l := range n {
						sum.Add(sum, new(big.Int).Mul(at(x[0], m, i, l), at(x[1], n, l, j)))
					}
					out[j*m+i] = wrap(sum, e.Bits)
				}
			}
			return []value{out}
		}}
}
