package legalize

import (
	"fmt"
	"math"
	"slices"

	"spillway/ir"
)

// put appends v to the block being filled.
func (l *builder) put(v *ir.Value) *ir.Value {
	v.Block = l.cur
	l.cur.Values = append(l.cur.Values, v)
	return v
}

// emit appends a new value to the block being filled.
func (l *builder) emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	if l.vec.hasWide() {
		args = slices.Clone(args)
		if v := l.vec.emitWide(op, t, args); v != nil {
			return v
		}
		for i, a := range args {
			args[i] = l.vec.materialize(a)
		}
	}
	v := l.f.NewValue(op, t, args...)
	v.Line, v.Col, v.Pos = l.line, l.col, l.pos
	return l.put(v)
}

// konst returns the integer constant x of the legal type t.
func (l *builder) konst(t *ir.Type, x int64) *ir.Value { return l.f.Const(t, x) }

// float returns the constant x of type t, float or double.
func (l *builder) float(t *ir.Type, x float64) *ir.Value {
	if t.Kind == ir.FloatKind {
		return l.f.Const(t, int64(math.Float32bits(float32(x))))
	}
	return l.f.Const(t, int64(math.Float64bits(x)))
}

// isConst reports whether v is the integer constant x.
func isConst(v *ir.Value, x int64) bool { return v.Op == ir.OpConst && v.Type.IsInt() && v.Imm == x }

// indexOf returns the number, below 7, of a type of legal programs; 7 for other types.
func indexOf(t *ir.Type) int {
	switch t {
	case ir.I1:
		return 0
	case ir.I8:
		return 1
	case ir.I16:
		return 2
	case ir.I32:
		return 3
	case ir.I64:
		return 4
	case ir.F32:
		return 5
	case ir.F64:
		return 6
	}
	return 7
}

// pair returns the struct type {a, b}.
func (l *builder) pair(a, b *ir.Type) *ir.Type {
	p := &l.pairs[indexOf(a)][indexOf(b)]
	if *p == nil {
		*p = ir.StructOf(a, b)
	}
	return *p
}

// result returns result i of v, a value of struct type.
func (l *builder) result(v *ir.Value, i int) *ir.Value {
	x := l.emit(ir.OpExtractValue, v.Type.Fields[i], v)
	x.SetPath(paths[i])
	return x
}

var paths = [...][]int{{0}, {1}, {2}}

// two appends an operation with two results.
func (l *builder) two(op ir.Op, a, b *ir.Type, args ...*ir.Value) (*ir.Value, *ir.Value) {
	v := l.emit(op, l.pair(a, b), args...)
	return l.result(v, 0), l.result(v, 1)
}

// binary appends op at a's type, which must be natural, or folds it.
func (l *builder) binary(op ir.Op, a, b *ir.Value) *ir.Value {
	return l.arith(op, width{a.Type.Bits, a.Type}, a, b, nil)
}

func (l *builder) add(a, b *ir.Value) *ir.Value { return l.binary(ir.OpAdd, a, b) }
func (l *builder) sub(a, b *ir.Value) *ir.Value { return l.binary(ir.OpSub, a, b) }
func (l *builder) mul(a, b *ir.Value) *ir.Value { return l.binary(ir.OpMul, a, b) }
func (l *builder) and(a, b *ir.Value) *ir.Value { return l.binary(ir.OpAnd, a, b) }
func (l *builder) or(a, b *ir.Value) *ir.Value  { return l.binary(ir.OpOr, a, b) }
func (l *builder) xor(a, b *ir.Value) *ir.Value { return l.binary(ir.OpXor, a, b) }

// Variants with a constant second argument.

func (l *builder) addImm(a *ir.Value, x int64) *ir.Value { return l.add(a, l.konst(a.Type, x)) }
func (l *builder) andImm(a *ir.Value, x int64) *ir.Value { return l.and(a, l.konst(a.Type, x)) }
func (l *builder) shlImm(a *ir.Value, n int) *ir.Value {
	return l.binary(ir.OpShl, a, l.konst(a.Type, int64(n)))
}
func (l *builder) lshrImm(a *ir.Value, n int) *ir.Value {
	return l.binary(ir.OpLShr, a, l.konst(a.Type, int64(n)))
}
func (l *builder) ashrImm(a *ir.Value, n int) *ir.Value {
	return l.binary(ir.OpAShr, a, l.konst(a.Type, int64(n)))
}

// not returns the complement of a.
func (l *builder) not(a *ir.Value) *ir.Value { return l.xor(a, l.konst(a.Type, -1)) }

// neg returns -a.
func (l *builder) neg(a *ir.Value) *ir.Value { return l.sub(l.konst(a.Type, 0), a) }

// mulImm returns a*x, by a shift if x is a power of two.
func (l *builder) mulImm(a *ir.Value, x int64) *ir.Value {
	if x > 0 && x&(x-1) == 0 {
		n := 0
		for ; x > 1; x >>= 1 {
			n++
		}
		return l.shlImm(a, n)
	}
	return l.mul(a, l.konst(a.Type, x))
}

// fold simplifies op on a and b (b may be nil) to a constant or an argument, or returns nil.
func (l *builder) fold(op ir.Op, a, b *ir.Value) *ir.Value {
	t := a.Type
	if b == nil {
		return nil
	}
	if a.IsConst() && b.IsConst() {
		x, _, ok := ir.Eval(op, 0, t, t, uint64(a.Imm), uint64(b.Imm), 0)
		if ok {
			return l.konst(t, int64(x))
		}
		return nil
	}
	if a.IsConst() && op.IsCommutative() {
		a, b = b, a
	}
	if !b.IsConst() {
		return nil
	}
	switch {
	case b.Imm == 0 && (op == ir.OpAdd || op == ir.OpSub || op == ir.OpOr || op == ir.OpXor || op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr):
		return a
	case b.Imm == 0 && (op == ir.OpAnd || op == ir.OpMul):
		return l.konst(t, 0)
	case b.Imm == -1 && op == ir.OpAnd, b.Imm == 1 && op == ir.OpMul && t.Bits > 1:
		return a
	}
	return nil
}

// cmp returns the i1 pred(a, b) for natural integers or addresses.
func (l *builder) cmp(pred ir.Pred, a, b *ir.Value) *ir.Value {
	t := a.Type
	if a.IsConst() && b.IsConst() {
		if ir.EvalICmp(pred, t.Bits, uint64(a.Imm), uint64(b.Imm)) {
			return l.konst(ir.I1, 1)
		}
		return l.konst(ir.I1, 0)
	}
	if !l.ops.Compares(pred, t) {
		return l.cmpElsewhere(pred, a, b)
	}
	v := l.emit(ir.OpICmp, ir.I1, a, b)
	v.Pred = pred
	return v
}

// cmpElsewhere compares a and b at another type that the machine compares.
func (l *builder) cmpElsewhere(pred ir.Pred, a, b *ir.Value) *ir.Value {
	switch {
	case a.Type == ir.I1 && pred == ir.NE:
		return l.xor(a, b)
	case a.Type == ir.I1 && pred == ir.EQ:
		return l.not(l.xor(a, b))
	case l.ops.Compares(pred.Swap(), a.Type):
		return l.cmp(pred.Swap(), b, a)
	}
	conv := ir.OpZExt
	if pred >= ir.SGT {
		conv = ir.OpSExt
	}
	for _, t := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if t.Bits > a.Type.Bits && (l.ops.Compares(pred, t) || l.ops.Compares(pred.Swap(), t)) {
			return l.cmp(pred, l.convert(conv, t, a), l.convert(conv, t, b))
		}
	}
	l.fail(nil, "choose another target", "the target cannot compare values of type %s", a.Type)
	return l.konst(ir.I1, 0)
}

// cmpImm returns the i1 pred(a, x).
func (l *builder) cmpImm(pred ir.Pred, a *ir.Value, x int64) *ir.Value {
	return l.cmp(pred, a, l.konst(a.Type, x))
}

// sel returns c ? a : b for natural types.
func (l *builder) sel(c, a, b *ir.Value) *ir.Value {
	t := a.Type
	switch {
	case a == b:
		return a
	case t.IsVector():
		return l.vec.selPart(c, a, b)
	case c.IsConst() && c.Imm != 0:
		return a
	case c.IsConst():
		return b
	case l.ops.Has(ir.OpSelect, t):
		return l.emit(ir.OpSelect, t, c, a, b)
	case t == ir.I1:
		return l.xor(b, l.and(c, l.xor(a, b)))
	}
	for _, w := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if t.IsInt() && w.Bits > t.Bits && l.ops.Has(ir.OpSelect, w) {
			return l.convert(ir.OpTrunc, t, l.sel(c, l.convert(ir.OpZExt, w, a), l.convert(ir.OpZExt, w, b)))
		}
	}
	if t.IsInt() {
		mask := l.convert(ir.OpSExt, t, c)
		return l.xor(b, l.and(mask, l.xor(a, b)))
	}
	return l.fp.selFloat(c, a, b)
}

// convert returns x zero-extended, sign-extended or truncated from one natural
// type to another.
func (l *builder) convert(op ir.Op, t *ir.Type, x *ir.Value) *ir.Value {
	src := x.Type
	switch {
	case t == src:
		return x
	case op != ir.OpTrunc && src.Bits > t.Bits || op == ir.OpTrunc && src.Bits < t.Bits:
		panic(fmt.Sprintf("legalize: %s from %s to %s", op, src, t))
	case x.IsConst():
		r, _, _ := ir.Eval(op, 0, t, src, uint64(x.Imm), 0, 0)
		return l.konst(t, int64(r))
	case l.ops.Converts(op, t, src):
		return l.emit(op, t, x)
	case op == ir.OpTrunc && t == ir.I1:
		return l.cmpImm(ir.NE, l.andImm(x, 1), 0)
	case op == ir.OpSExt && src == ir.I1:
		return l.neg(l.convert(ir.OpZExt, t, x))
	}
	for _, w := range [...]*ir.Type{ir.I32, ir.I16, ir.I8, ir.I64} {
		if l.ops.Converts(op, w, src) && l.ops.Converts(op, t, w) {
			return l.emit(op, t, l.emit(op, w, x))
		}
	}
	l.fail(nil, "choose another target", "the target has no %s from %s to %s", op, src, t)
	return l.konst(t, 0)
}

// newBlock returns a fresh block that comes from the same raw block as the one being filled.
func (l *builder) newBlock() *ir.Block {
	b := l.f.NewBlock("")
	l.origin = append(l.origin, l.origin[l.cur.ID])
	return b
}

// enter makes b the block being filled.
func (l *builder) enter(b *ir.Block) {
	l.cur = b
	l.serial++
}

// branch ends the block being filled with a jump to b.
func (l *builder) branch(b *ir.Block) {
	l.emit(ir.OpBr, ir.Void)
	l.cur.Succs, l.cur.Probs = append(l.takeBlocks(1), b), nil
}

// branchIf ends the current block with a branch to yes, with probability p (negative: unknown), if c holds, and to no
// otherwise.
func (l *builder) branchIf(c *ir.Value, yes, no *ir.Block, p float64) {
	if yes == no {
		l.branch(yes)
		return
	}
	l.emit(ir.OpCondBr, ir.Void, c)
	l.cur.Succs, l.cur.Probs = append(l.takeBlocks(2), yes, no), nil
	if p >= 0 {
		l.cur.Probs = []float64{p, 1 - p}
	}
}

// phi inserts a phi into b, which must contain only phis, with one argument per block of preds; these become b's final
// predecessors.
func (l *builder) phi(b *ir.Block, t *ir.Type, preds []*ir.Block, args ...*ir.Value) *ir.Value {
	v := l.f.NewValue(ir.OpPhi, t, args...)
	v.Line, v.Col, v.Pos, v.Block = l.line, l.col, l.pos, b
	b.Values = append(b.Values, v)
	b.Preds = preds
	return v
}
