package sweep

import (
	"fmt"
	"math/big"
	"math/bits"
)

// binaries are instructions on two integers, with what may be written after their names.
var binaries = map[string][]string{
	"add": {"nsw", "nuw"}, "sub": {"nsw", "nuw"}, "mul": {"nsw", "nuw"}, "and": nil, "or": {"disjoint"}, "xor": nil,
	"udiv": {"exact"}, "sdiv": {"exact"}, "urem": nil, "srem": nil, "shl": {"nsw", "nuw"}, "lshr": {"exact"}, "ashr": {"exact"},
}

var binaryNames = []string{"add", "sub", "mul", "and", "or", "xor", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr"}

// binary computes an instruction on integers of n bits; the result is the number before it is wrapped, and false where it is not defined.
func binary(name, flag string, n int, x, y *big.Int) (*big.Int, bool) {
	r, sx, sy := new(big.Int), signed(x, n), signed(y, n)
	amount := func() (uint, bool) { return uint(y.Uint64()), y.IsInt64() && y.Int64() < int64(n) }
	unsignedResult, signedResult := r, r
	switch name {
	case "add":
		unsignedResult, signedResult = new(big.Int).Add(x, y), new(big.Int).Add(sx, sy)
	case "sub":
		unsignedResult, signedResult = new(big.Int).Sub(x, y), new(big.Int).Sub(sx, sy)
	case "mul":
		unsignedResult, signedResult = new(big.Int).Mul(x, y), new(big.Int).Mul(sx, sy)
	case "and":
		return r.And(x, y), true
	case "or":
		return r.Or(x, y), flag == "" || new(big.Int).And(x, y).Sign() == 0
	case "xor":
		return r.Xor(x, y), true
	case "udiv", "urem":
		if y.Sign() == 0 {
			return nil, false
		}
		q, m := new(big.Int).QuoRem(x, y, new(big.Int))
		if name == "urem" {
			return m, true
		}
		return q, flag == "" || m.Sign() == 0
	case "sdiv", "srem":
		if y.Sign() == 0 {
			return nil, false
		}
		q, m := new(big.Int).QuoRem(sx, sy, new(big.Int))
		if signed(wrap(q, n), n).Cmp(q) != 0 {
			return nil, false
		}
		if name == "srem" {
			return m, true
		}
		return q, flag == "" || m.Sign() == 0
	case "shl":
		k, ok := amount()
		if !ok {
			return nil, false
		}
		unsignedResult, signedResult = new(big.Int).Lsh(x, k), new(big.Int).Lsh(sx, k)
	case "lshr":
		k, ok := amount()
		return r.Rsh(x, k), ok && (flag == "" || wrap(x, int(k)).Sign() == 0)
	case "ashr":
		k, ok := amount()
		return r.Rsh(sx, k), ok && (flag == "" || wrap(x, int(k)).Sign() == 0)
	}
	switch flag {
	case "nsw":
		return signedResult, signed(wrap(signedResult, n), n).Cmp(signedResult) == 0
	case "nuw":
		return unsignedResult, wrap(unsignedResult, n).Cmp(unsignedResult) == 0
	}
	return unsignedResult, true
}

// lessThan draws shift amounts.
func lessThan(n int) func(g *generator) *big.Int {
	return func(g *generator) *big.Int { return wrap(big.NewInt(int64(g.IntN(n))), max(1, bits.Len(uint(n-1)))) }
}

func makeBinary(g *generator) *operation {
	name := binaryNames[g.IntN(len(binaryNames))]
	t := g.shape(g.integerLane())
	flag := ""
	if flags := binaries[name]; flags != nil && g.IntN(4) == 0 {
		flag = g.pick(flags...)
	}
	op := &operation{name: fmt.Sprint(name, " ", flag, " ", t), args: []Type{t, t}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.def("%s %s %s %s, %s", name, flag, t, x[0], x[1])}
		},
		lanes: func(x []*big.Int) []*big.Int {
			r, ok := binary(name, flag, t.Bits, x[0], x[1])
			if !ok {
				return nil
			}
			return []*big.Int{wrap(r, t.Bits)}
		}}
	if name == "shl" || name == "lshr" || name == "ashr" {
		op.draws = map[int]func(*generator) *big.Int{1: lessThan(t.Bits)}
	}
	return op
}

var predicates = []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

func holds(pred string, n int, x, y *big.Int) bool {
	if pred[0] == 's' {
		x, y = signed(x, n), signed(y, n)
	}
	c := x.Cmp(y)
	switch pred {
	case "eq":
		return c == 0
	case "ne":
		return c != 0
	case "ugt", "sgt":
		return c > 0
	case "uge", "sge":
		return c >= 0
	case "ult", "slt":
		return c < 0
	}
	return c <= 0
}

func truth(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}

func makeCompare(g *generator) *operation {
	pred, t := predicates[g.IntN(len(predicates))], g.shape(g.integerLane())
	return &operation{name: fmt.Sprint("icmp ", pred, " ", t), args: []Type{t, t}, results: []Type{t.with(intType(1))},
		body: func(c *code, x []string) []string {
			return []string{c.def("icmp %s %s %s, %s", pred, t, x[0], x[1])}
		},
		lanes: func(x []*big.Int) []*big.Int { return []*big.Int{truth(holds(pred, t.Bits, x[0], x[1]))} }}
}

// makeBranch compares and branches, or selects.
func makeChoice(g *generator) *operation {
	pred, t, u := predicates[g.IntN(len(predicates))], intType(0), g.shape(g.anyLane())
	t = u.with(g.elementLane(u))
	scalar := g.IntN(2) == 0
	if scalar {
		t.Lanes = 0
	}
	return &operation{name: fmt.Sprint("icmp ", pred, " ", t, " select ", u), args: []Type{t, t, u, u}, results: []Type{u},
		body: func(c *code, x []string) []string {
			k := c.def("icmp %s %s %s, %s", pred, t, x[0], x[1])
			return []string{c.def("select %s %s, %s %s, %s %s", t.with(intType(1)), k, u, x[2], u, x[3])}
		},
		lanes: func(x []*big.Int) []*big.Int {
			if holds(pred, t.Bits, x[0], x[1]) {
				return []*big.Int{x[2]}
			}
			return []*big.Int{x[3]}
		}}
}

func (g *generator) anyElement(t Type) Type {
	if g.IntN(2) == 0 {
		return g.elementLane(t)
	}
	return g.floatLane()
}

func (g *generator) anyLane() Type {
	if g.IntN(2) == 0 {
		return g.integerLane()
	}
	return g.floatLane()
}

// makeSelect selects by a condition in memory.
func makeSelect(g *generator) *operation {
	t := g.shape(g.anyLane())
	cond := t.with(intType(1))
	if g.IntN(3) == 0 {
		cond.Lanes = 0
	}
	return &operation{name: fmt.Sprint("select ", cond, " ", t), args: []Type{cond, t, t}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.def("select %s %s, %s %s, %s %s", cond, x[0], t, x[1], t, x[2])}
		},
		lanes: func(x []*big.Int) []*big.Int { return []*big.Int{x[2-x[0].Bit(0)]} }}
}

func makeResize(g *generator) *operation {
	name := g.pick("zext", "sext", "trunc")
	a, b := g.integerLane(), g.integerLane()
	if a.Bits == b.Bits {
		return nil
	}
	if a.Bits < b.Bits == (name == "trunc") {
		a, b = b, a
	}
	shape := g.shape(intType(max(a.Bits, b.Bits)))
	if shape.Lanes > 0 && max(a.Bits, b.Bits) > 128 {
		return nil
	}
	from, to := shape.with(a), shape.with(b)
	flag := ""
	if g.IntN(4) == 0 {
		flag = map[string][]string{"zext": {"nneg", "nneg"}, "sext": {"", ""}, "trunc": {"nuw", "nsw"}}[name][g.IntN(2)]
	}
	return &operation{name: fmt.Sprint(name, " ", flag, " ", from, " to ", to), args: []Type{from}, results: []Type{to},
		body: func(c *code, x []string) []string {
			return []string{c.def("%s %s %s %s to %s", name, flag, from, x[0], to)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			s := signed(x[0], from.Bits)
			r := wrap(x[0], to.Bits)
			if name == "sext" {
				r = wrap(s, to.Bits)
			}
			if flag == "nneg" && s.Sign() < 0 || flag == "nuw" && r.Cmp(x[0]) != 0 || flag == "nsw" && signed(r, to.Bits).Cmp(s) != 0 {
				return nil
			}
			return []*big.Int{r}
		}}
}

// clamp returns the number of n bits that is nearest to x.
func clamp(x *big.Int, n int, isSigned bool) *big.Int {
	low, high := new(big.Int), ones(n)
	if isSigned {
		high = ones(n - 1)
		low.Not(high)
	}
	switch {
	case x.Cmp(low) < 0:
		x = low
	case x.Cmp(high) > 0:
		x = high
	}
	return wrap(x, n)
}

// intrinsics on integers: how many operands of the type they have, and what they are.
var integerIntrinsics = map[string]struct {
	args int
	eval func(n int, x []*big.Int) *big.Int // nil where undefined
}{
	"umin": {2, func(n int, x []*big.Int) *big.Int { return either(x[0].Cmp(x[1]) < 0, x) }},
	"umax": {2, func(n int, x []*big.Int) *big.Int { return either(x[0].Cmp(x[1]) > 0, x) }},
	"smin": {2, func(n int, x []*big.Int) *big.Int { return either(signed(x[0], n).Cmp(signed(x[1], n)) < 0, x) }},
	"smax": {2, func(n int, x []*big.Int) *big.Int { return either(signed(x[0], n).Cmp(signed(x[1], n)) > 0, x) }},
	"ctpop": {1, func(n int, x []*big.Int) *big.Int {
		k := 0
		for i := range n {
			k += int(x[0].Bit(i))
		}
		return wrap(big.NewInt(int64(k)), n)
	}},
	"bitreverse": {1, func(n int, x []*big.Int) *big.Int {
		r := new(big.Int)
		for i := range n {
			r.SetBit(r, n-1-i, x[0].Bit(i))
		}
		return r
	}},
	"bswap": {1, func(n int, x []*big.Int) *big.Int {
		r := new(big.Int)
		for i := range n {
			r.SetBit(r, n-8-i/8*8+i%8, x[0].Bit(i))
		}
		return r
	}},
	"fshl":     {3, func(n int, x []*big.Int) *big.Int { return funnel(n, x, false) }},
	"fshr":     {3, func(n int, x []*big.Int) *big.Int { return funnel(n, x, true) }},
	"uadd.sat": {2, func(n int, x []*big.Int) *big.Int { return clamp(new(big.Int).Add(x[0], x[1]), n, false) }},
	"sadd.sat": {2, func(n int, x []*big.Int) *big.Int {
		return clamp(new(big.Int).Add(signed(x[0], n), signed(x[1], n)), n, true)
	}},
	"usub.sat": {2, func(n int, x []*big.Int) *big.Int { return clamp(new(big.Int).Sub(x[0], x[1]), n, false) }},
	"ssub.sat": {2, func(n int, x []*big.Int) *big.Int {
		return clamp(new(big.Int).Sub(signed(x[0], n), signed(x[1], n)), n, true)
	}},
	"ushl.sat": {2, func(n int, x []*big.Int) *big.Int {
		if x[1].Cmp(big.NewInt(int64(n))) >= 0 {
			return nil
		}
		return clamp(new(big.Int).Lsh(x[0], uint(x[1].Int64())), n, false)
	}},
	"sshl.sat": {2, func(n int, x []*big.Int) *big.Int {
		if x[1].Cmp(big.NewInt(int64(n))) >= 0 {
			return nil
		}
		return clamp(new(big.Int).Lsh(signed(x[0], n), uint(x[1].Int64())), n, true)
	}},
}

var integerIntrinsicNames = []string{"umin", "umax", "smin", "smax", "ctpop", "bitreverse", "bswap", "fshl", "fshr", "fshl", "fshr",
	"uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "ushl.sat", "sshl.sat"}

func either(first bool, x []*big.Int) *big.Int {
	if first {
		return x[0]
	}
	return x[1]
}

func funnel(n int, x []*big.Int, right bool) *big.Int {
	k := int(new(big.Int).Mod(x[2], big.NewInt(int64(n))).Int64())
	both := new(big.Int).Or(new(big.Int).Lsh(x[0], uint(n)), x[1])
	if right {
		return wrap(both.Rsh(both, uint(k)), n)
	}
	return wrap(both.Rsh(both, uint(n-k)), n)
}

func makeIntegerIntrinsic(g *generator) *operation {
	name := integerIntrinsicNames[g.IntN(len(integerIntrinsicNames))]
	in := integerIntrinsics[name]
	t := g.integerLane()
	if name == "bswap" {
		t.Bits = 16 * (1 + g.IntN(12))
	}
	if t = g.shape(t); name == "bswap" {
		t.Bits = max(16, t.Bits/16*16)
	}
	op := &operation{name: fmt.Sprint(name, " ", t), results: []Type{t},
		lanes: func(x []*big.Int) []*big.Int {
			r := in.eval(t.Bits, x)
			if r == nil {
				return nil
			}
			return []*big.Int{r}
		}}
	for range in.args {
		op.args = append(op.args, t)
	}
	rotate := in.args == 3 && g.IntN(3) == 0
	op.body = func(c *code, x []string) []string {
		var args []string
		for _, a := range x {
			args = append(args, t.String(), a)
		}
		return []string{c.call(t.String(), "llvm."+name+"."+t.suffix(), args...)}
	}
	if rotate { // both halves are the same
		plain := op.body
		op.name += " rotate"
		op.args = []Type{t, t}
		op.body = func(c *code, x []string) []string { return plain(c, []string{x[0], x[0], x[1]}) }
		op.lanes = func(x []*big.Int) []*big.Int {
			return []*big.Int{in.eval(t.Bits, []*big.Int{x[0], x[0], x[1]})}
		}
	}
	if name == "ushl.sat" || name == "sshl.sat" {
		op.draws = map[int]func(*generator) *big.Int{1: lessThan(t.Bits)}
	}
	return op
}

// makeZeros counts zeros, or takes absolute values: what is undefined at one number, perhaps.
func makeZeros(g *generator) *operation {
	name, poison := g.pick("ctlz", "cttz", "abs"), g.IntN(2) == 0
	t := g.shape(g.integerLane())
	return &operation{name: fmt.Sprint(name, " ", t, " ", poison), args: []Type{t}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm."+name+"."+t.suffix(), t.String(), x[0], "i1", fmt.Sprint(poison))}
		},
		lanes: func(x []*big.Int) []*big.Int {
			n := t.Bits
			if name == "abs" {
				s := signed(x[0], n)
				r := wrap(new(big.Int).Abs(s), n)
				if poison && s.Sign() < 0 && r.Bit(n-1) != 0 {
					return nil
				}
				return []*big.Int{r}
			}
			if x[0].Sign() == 0 {
				if poison {
					return nil
				}
				return []*big.Int{wrap(big.NewInt(int64(n)), n)}
			}
			if name == "ctlz" {
				return []*big.Int{big.NewInt(int64(n - x[0].BitLen()))}
			}
			return []*big.Int{big.NewInt(int64(x[0].TrailingZeroBits()))}
		}}
}

func makeOverflow(g *generator) *operation {
	name, sign := g.pick("add", "sub", "mul"), g.pick("s", "u")
	t := g.shape(g.integerLane())
	bit := t.with(intType(1))
	return &operation{name: fmt.Sprint(sign, name, ".with.overflow ", t), args: []Type{t, t}, results: []Type{t, bit},
		body: func(c *code, x []string) []string {
			s := fmt.Sprintf("{ %s, %s }", t, bit)
			r := c.call(s, "llvm."+sign+name+".with.overflow."+t.suffix(), t.String(), x[0], t.String(), x[1])
			return []string{c.def("extractvalue %s %s, 0", s, r), c.def("extractvalue %s %s, 1", s, r)}
		},
		lanes: func(x []*big.Int) []*big.Int {
			r, fits := binary(name, map[string]string{"s": "nsw", "u": "nuw"}[sign], t.Bits, x[0], x[1])
			return []*big.Int{wrap(r, t.Bits), truth(!fits)}
		}}
}

func makeThreeWay(g *generator) *operation {
	name := g.pick("ucmp", "scmp")
	t := g.shape(g.integerLane())
	r := t.with(intType(2 + g.IntN(66)))
	return &operation{name: fmt.Sprint(name, " ", r, " ", t), args: []Type{t, t}, results: []Type{r},
		body: func(c *code, x []string) []string {
			return []string{c.call(r.String(), "llvm."+name+"."+r.suffix()+"."+t.suffix(), t.String(), x[0], t.String(), x[1])}
		},
		lanes: func(x []*big.Int) []*big.Int {
			a, b := x[0], x[1]
			if name == "scmp" {
				a, b = signed(a, t.Bits), signed(b, t.Bits)
			}
			return []*big.Int{wrap(big.NewInt(int64(a.Cmp(b))), r.Bits)}
		}}
}

// makeFixed makes fixed-point products and quotients.
func makeFixed(g *generator) *operation {
	sign, what, sat := g.pick("s", "u"), g.pick("mul", "div"), g.pick("", ".sat")
	t := g.shape(g.integerLane())
	most := t.Bits
	if sign == "s" {
		most--
	}
	if what == "div" {
		if t.Bits > 126 {
			return nil
		}
		most = min(most, t.Bits-1)
	}
	if most < 1 {
		return nil
	}
	places := g.IntN(most + 1)
	name := sign + what + ".fix" + sat
	return &operation{name: fmt.Sprint(name, " ", t, " ", places), args: []Type{t, t}, results: []Type{t},
		body: func(c *code, x []string) []string {
			return []string{c.call(t.String(), "llvm."+name+"."+t.suffix(), t.String(), x[0], t.String(), x[1], "i32", fmt.Sprint(places))}
		},
		lanes: func(x []*big.Int) []*big.Int {
			a, b := x[0], x[1]
			if sign == "s" {
				a, b = signed(a, t.Bits), signed(b, t.Bits)
			}
			r := new(big.Int)
			if what == "mul" {
				r.Rsh(r.Mul(a, b), uint(places))
			} else {
				if b.Sign() == 0 {
					return nil
				}
				m := new(big.Int)
				r.DivMod(new(big.Int).Lsh(a, uint(places)), b, m) // Euclid's: m is not negative
				if b.Sign() < 0 && m.Sign() != 0 {
					r.Sub(r, big.NewInt(1)) // down
				}
			}
			c := clamp(r, t.Bits, sign == "s")
			if sat == "" && wrap(r, t.Bits).Cmp(c) != 0 {
				return nil
			}
			return []*big.Int{c}
		}}
}

// elementLane draws an integer type of which there is one, or a vector as t is one.
func (g *generator) elementLane(t Type) Type {
	for {
		if e := g.integerLane(); t.Lanes == 0 || e.Bits <= 128 {
			return e
		}
	}
}
