package sweep

import (
	"fmt"
	"math/big"
	"slices"
)

// allocated is the number of bytes from one t to the next of an array.
func (g *generator) allocated(t Type) int {
	size := t.size()
	align := 1
	switch {
	case t.Float == extended && g.ptrBytes == 4:
		align = 4
	case t.Float != nil && g.ptrBytes == 4 && t.Bits == 64, t.Float == nil && g.ptrBytes == 4 && t.Bits > 32 && t.Bits <= 64:
		align = 4
	case t.Float == nil && t.Bits > 64:
		for align < min(size, g.wideAlign) {
			align *= 2
		}
	default:
		for align < min(size, 16) {
			align *= 2
		}
	}
	return roundUp(size, align)
}

// array returns n elements of t.
func (g *generator) array(t Type, n int) Type {
	t.Lanes, t.Stride = n, g.allocated(t.lane())
	return t
}

// blankValue is the initial memory of results of type t.
func blankValue(t Type) value {
	b := make([]byte, t.size())
	for i := range b {
		b[i] = blank
	}
	return t.of(b)
}

// masked returns the active elements of x, and the inactive ones of other.
func masked(mask, x, other value) value {
	out := slices.Clone(other)
	for i := range out {
		if mask[i].Sign() != 0 {
			out[i] = x[i]
		}
	}
	return out
}

func makeMasked(g *generator) *operation {
	t := g.vector(g.anyLane())
	mask, align := t.with(intType(1)), fmt.Sprint([]int{1, 1, 2, 16}[g.IntN(4)])
	ts, ms := t.String(), mask.String()
	if g.IntN(2) == 0 {
		return &operation{name: "masked.load " + ts, args: []Type{t, mask, t}, results: []Type{t}, memory: []int{0},
			body: func(c *code, x []string) []string {
				return []string{c.call(ts, "llvm.masked.load."+t.suffix()+".p0", "ptr", x[0], "i32", align, ms, x[1], ts, x[2])}
			},
			whole: func(x []value) []value { return []value{masked(x[1], x[0], x[2])} }}
	}
	return &operation{name: "masked.store " + ts, args: []Type{t, mask}, results: []Type{t},
		body: func(c *code, x []string) []string {
			c.call("void", "llvm.masked.store."+t.suffix()+".p0", ts, x[0], "ptr", c.resultPlace(0), "i32", align, ms, x[1])
			return []string{""}
		},
		whole: func(x []value) []value { return []value{masked(x[1], x[0], blankValue(t))} }}
}

// makeExpanding loads the elements that a mask says from one place after the other, or stores them so.
func makeExpanding(g *generator) *operation {
	t := g.vector(g.anyLane())
	mask, memory := t.with(intType(1)), g.array(t, t.Lanes)
	ts, ms := t.String(), mask.String()
	if g.IntN(2) == 0 {
		return &operation{name: "masked.expandload " + ts, args: []Type{memory, mask, t}, results: []Type{t}, memory: []int{0},
			body: func(c *code, x []string) []string {
				return []string{c.call(ts, "llvm.masked.expandload."+t.suffix(), "ptr", x[0], ms, x[1], ts, x[2])}
			},
			whole: func(x []value) []value {
				out, k := slices.Clone(x[2]), 0
				for i := range out {
					if x[1][i].Sign() != 0 {
						out[i] = x[0][k]
						k++
					}
				}
				return []value{out}
			}}
	}
	return &operation{name: "masked.compressstore " + ts, args: []Type{t, mask}, results: []Type{memory},
		body: func(c *code, x []string) []string {
			c.call("void", "llvm.masked.compressstore."+t.suffix(), ts, x[0], "ptr", c.resultPlace(0), ms, x[1])
			return []string{""}
		},
		whole: func(x []value) []value {
			out, k := blankValue(memory), 0
			for i, e := range x[0] {
				if x[1][i].Sign() != 0 {
					out[k] = e
					k++
				}
			}
			return []value{out}
		}}
}

// makeGather loads elements from anywhere in an array, or stores them there.
func makeGather(g *generator) *operation {
	t := g.vector(g.anyLane())
	n := t.Lanes
	mask, index, pointers, memory := t.with(intType(1)), t.with(intType(32)), fmt.Sprintf("<%d x ptr>", n), g.array(t, n)
	ts, ms, suffix := t.String(), mask.String(), fmt.Sprintf("%s.v%dp0", t.suffix(), n)
	at := func(c *code, base, index string) string {
		return c.def("getelementptr %s, ptr %s, <%d x i32> %s", t.lane(), base, n, index)
	}
	if g.IntN(2) == 0 {
		return &operation{name: "masked.gather " + ts, args: []Type{memory, index, mask, t}, results: []Type{t}, memory: []int{0},
			draws: map[int]func(*generator) *big.Int{1: below(n)},
			body: func(c *code, x []string) []string {
				return []string{c.call(ts, "llvm.masked.gather."+suffix, pointers, at(c, x[0], x[1]), "i32", "1", ms, x[2], ts, x[3])}
			},
			whole: func(x []value) []value {
				from := make(value, n)
				for i := range from {
					from[i] = x[0][x[1][i].Int64()]
				}
				return []value{masked(x[2], from, x[3])}
			}}
	}
	return &operation{name: "masked.scatter " + ts, args: []Type{t, index, mask}, results: []Type{memory}, draws: map[int]func(*generator) *big.Int{1: below(n)},
		body: func(c *code, x []string) []string {
			c.call("void", "llvm.masked.scatter."+suffix, ts, x[0], pointers, at(c, c.resultPlace(0), x[1]), "i32", "1", ms, x[2])
			return []string{""}
		},
		whole: func(x []value) []value {
			out := blankValue(memory)
			for i, e := range x[0] {
				if x[2][i].Sign() != 0 {
					out[x[1][i].Int64()] = e
				}
			}
			return []value{out}
		}}
}

// makeIndexed loads an element of an array, or stores one.
func makeIndexed(g *generator) *operation {
	t, n := g.anyLane(), 1+g.IntN(6)
	memory, index := g.array(t, n), intType([]int{32, 64, 8}[g.IntN(3)])
	if g.IntN(2) == 0 {
		return &operation{name: fmt.Sprint("load of an array of ", t), args: []Type{memory, index}, results: []Type{t}, memory: []int{0},
			draws: map[int]func(*generator) *big.Int{1: below(n)},
			body: func(c *code, x []string) []string {
				return []string{c.def("load %s, ptr %s, align 1", t, c.def("getelementptr %s, ptr %s, %s %s", t, x[0], index, x[1]))}
			},
			whole: func(x []value) []value { return []value{{x[0][x[1][0].Int64()]}} }}
	}
	return &operation{name: fmt.Sprint("store to an array of ", t), args: []Type{t, index}, results: []Type{memory}, draws: map[int]func(*generator) *big.Int{1: below(n)},
		body: func(c *code, x []string) []string {
			c.line("store %s %s, ptr %s, align 1", t, x[0], c.def("getelementptr %s, ptr %s, %s %s", t, c.resultPlace(0), index, x[1]))
			return []string{""}
		},
		whole: func(x []value) []value {
			out := blankValue(memory)
			out[x[1][0].Int64()] = x[0][0]
			return []value{out}
		}}
}

var atomics = []string{"xchg", "add", "sub", "and", "or", "xor", "nand", "max", "min", "umax", "umin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"}

func atomicResult(name string, n int, old, x *big.Int) *big.Int {
	switch name {
	case "xchg":
		return x
	case "nand":
		return new(big.Int).Xor(new(big.Int).And(old, x), ones(n))
	case "max", "min":
		return integerIntrinsics["s"+name].eval(n, []*big.Int{old, x})
	case "umax", "umin":
		return integerIntrinsics[name].eval(n, []*big.Int{old, x})
	case "uinc_wrap":
		if old.Cmp(x) >= 0 {
			return new(big.Int)
		}
		return new(big.Int).Add(old, big.NewInt(1))
	case "udec_wrap":
		if old.Sign() == 0 || old.Cmp(x) > 0 {
			return x
		}
		return new(big.Int).Sub(old, big.NewInt(1))
	case "usub_cond":
		if old.Cmp(x) < 0 {
			return old
		}
		return new(big.Int).Sub(old, x)
	case "usub_sat":
		return integerIntrinsics["usub.sat"].eval(n, []*big.Int{old, x})
	}
	r, _ := binary(name, "", n, old, x)
	return wrap(r, n)
}

func makeAtomic(g *generator) *operation {
	t := intType([]int{8, 16, 32, 64, 128}[g.IntN(5)])
	order := g.pick("monotonic", "acquire", "release", "acq_rel", "seq_cst")
	place := func(c *code, x string) string { // of a result that is x to begin with
		p := c.resultPlace(1)
		c.line("store %s %s, ptr %s, align 16", t, x, p)
		return p
	}
	switch g.IntN(4) {
	case 0:
		return &operation{name: fmt.Sprint("cmpxchg ", t), args: []Type{t, t, t}, results: []Type{t, t, intType(1)},
			body: func(c *code, x []string) []string {
				r := c.def("cmpxchg ptr %s, %s %s, %s %s %s acquire", place(c, x[0]), t, x[1], t, x[2], g.pick("monotonic", "acq_rel", "seq_cst"))
				s := fmt.Sprintf("{ %s, i1 }", t)
				return []string{c.def("extractvalue %s %s, 0", s, r), "", c.def("extractvalue %s %s, 1", s, r)}
			},
			lanes: func(x []*big.Int) []*big.Int {
				if same := x[0].Cmp(x[1]) == 0; same {
					return []*big.Int{x[0], x[2], truth(same)}
				}
				return []*big.Int{x[0], x[0], truth(false)}
			}}
	case 1:
		u := t
		if g.IntN(2) == 0 {
			for u = g.floatLane(); u.Float == extended; u = g.floatLane() {
			}
		}
		return &operation{name: fmt.Sprint("load and store atomic ", u), args: []Type{u}, results: []Type{u, u},
			body: func(c *code, x []string) []string {
				p := c.resultPlace(1)
				c.line("store atomic %s %s, ptr %s %s, align %d", u, x[0], p, g.pick("monotonic", "release", "seq_cst"), u.size())
				return []string{c.def("load atomic %s, ptr %s %s, align %d", u, p, g.pick("monotonic", "acquire", "seq_cst"), u.size()), ""}
			},
			lanes: func(x []*big.Int) []*big.Int { return []*big.Int{x[0], x[0]} }}
	case 2:
		return g.floatAtomic(order)
	}
	name := atomics[g.IntN(len(atomics))]
	unread := g.IntN(3) == 0
	op := &operation{name: fmt.Sprint("atomicrmw ", name, " ", t), args: []Type{t, t}, results: []Type{t, t},
		body: func(c *code, x []string) []string {
			p := place(c, x[0])
			return []string{c.def("atomicrmw %s ptr %s, %s %s %s, align %d", name, p, t, x[1], order, t.size()), ""}
		},
		lanes: func(x []*big.Int) []*big.Int { return []*big.Int{x[0], atomicResult(name, t.Bits, x[0], x[1])} }}
	if unread {
		plain := op.body
		op.name += " unread"
		op.body = func(c *code, x []string) []string {
			plain(c, x)
			return []string{x[0], ""}
		}
	}
	return op
}

func (g *generator) floatAtomic(order string) *operation {
	t := floatType([]*format{half, bfloat, single, double}[g.IntN(4)])
	name := g.pick("fadd", "fsub", "fmax", "fmin", "xchg")
	return &operation{name: fmt.Sprint("atomicrmw ", name, " ", t), args: []Type{t, t}, results: []Type{t, t},
		body: func(c *code, x []string) []string {
			p := c.resultPlace(1)
			c.line("store %s %s, ptr %s, align 16", t, x[0], p)
			return []string{c.def("atomicrmw %s ptr %s, %s %s %s, align %d", name, p, t, x[1], order, t.size()), ""}
		},
		lanes: func(x []*big.Int) []*big.Int {
			if name == "xchg" {
				return []*big.Int{x[0], x[1]}
			}
			return []*big.Int{x[0], t.Float.arithmetic(map[string]string{"fadd": "fadd", "fsub": "fsub", "fmax": "maxnum", "fmin": "minnum"}[name], x)}
		}}
}

// makeVariable passes operands as variable arguments.
func makeVariable(g *generator) *operation {
	types := []Type{intType(32), intType(64), floatType(double), floatType(extended), floatType(quad), intType(128)}
	t := types[g.IntN(6)]
	for _, less := range []*format{quad, double} {
		if t.Float != nil && !slices.Contains(g.formats, t.Float) {
			t = floatType(less)
		}
	}
	switch g.IntN(3) {
	case 0:
		t = g.vector(intType([]int{8, 16, 32, 64}[g.IntN(4)]))
	case 1:
		t = g.vector(floatType([]*format{single, double}[g.IntN(2)]))
	}
	d, i := floatType(double), intType(32)
	return &operation{name: fmt.Sprint("va_arg ", t), args: []Type{d, t, t, i}, results: []Type{d, t, t, i},
		body: func(c *code, x []string) []string {
			var s string
			s = fmt.Sprintf("define internal void @%s.va(ptr %%r, ...) noinline {\n  %%l = alloca [4 x ptr]\n  call void @llvm.va_start.p0(ptr %%l)\n", c.name)
			for k, u := range []Type{d, t, t, i} {
				s += fmt.Sprintf("  %%x%d = va_arg ptr %%l, %s\n  %%p%d = getelementptr i8, ptr %%r, i32 %d\n  store %s %%x%d, ptr %%p%d, align 1\n", k, u, k, c.results[k], u, k, k)
			}
			c.outside("declare void @llvm.va_start.p0(ptr)\ndeclare void @llvm.va_end.p0(ptr)\n")
			c.outside(s + "  call void @llvm.va_end.p0(ptr %l)\n  ret void\n}\n")
			c.line("call void (ptr, ...) @%s.va(ptr %%r, %s %s, %s %s, %s %s, %s %s)", c.name, d, x[0], t, x[1], t, x[2], i, x[3])
			return []string{"", "", "", ""}
		},
		whole: func(x []value) []value { return x }}
}
