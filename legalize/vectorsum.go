package legalize

import "spillway/ir"

// Of products that only a sum of all elements is made of, through additions and phis, it does not matter which element is
// where: two of them side by side may be added at once (OpVMulAdd), and zeros take the rest of the vector.

// pairedProduct returns v, a product of numbers of at most 16 bits that are extended, in this way, or nil.
func (l *lowering) pairedProduct(v *ir.Value, w int) []*ir.Value {
	n := v.Type.Len
	if v.Op != ir.OpMul || w != 32 || n < 4 || n&(n-1) != 0 || !l.ops.Has(ir.OpVMulAdd, ir.V4I32) || !l.of16Bits(v.Args[0]) || !l.of16Bits(v.Args[1]) || !l.sums[v] {
		return nil
	}
	x, y := l.in16Bits(v.Args[0]), l.in16Bits(v.Args[1])
	if n == 4 { // of registers that hold 8, anything may be behind them
		return []*ir.Value{l.v2(ir.OpVMulAdd, ir.V4I32, l.v2(ir.OpVLow, ir.V2F64, l.vzero(), x[0]), y[0])}
	}
	out := l.mapParts(x, func(i int, p *ir.Value) *ir.Value { return l.v2(ir.OpVMulAdd, ir.V4I32, p, y[i]) })
	for _, p := range out[:len(x):len(x)] {
		out = append(out, l.f.Const(vectorType(partBits(p)), 0))
	}
	return out
}

// vectorType returns the type of a part of so many bits.
func vectorType(bits int) *ir.Type {
	if bits == 256 {
		return ir.V4I64
	}
	return ir.V2I64
}

// of16Bits reports whether the elements of a are numbers that 16 bits with a sign hold, extended.
func (l *lowering) of16Bits(a *ir.Value) bool {
	if a.Op != ir.OpSExt && a.Op != ir.OpZExt {
		return false
	}
	from := l.laneBits(a.Args[0].Type)
	return from == 8 || from == 16 && a.Op == ir.OpSExt
}

// in16Bits returns the elements of a, for which of16Bits holds, in parts of elements of 16 bits.
func (l *lowering) in16Bits(a *ir.Value) []*ir.Value {
	if l.laneBits(a.Args[0].Type) == 16 {
		return l.get(a.Args[0])
	}
	return l.widen(a.Op == ir.OpSExt, a.Type.Len, 8, 16, l.halves(a.Args[0]))
}

// isSum reports whether v is the sum of all elements of a vector of i32.
func isSum(v *ir.Value) bool {
	return v.Op == ir.OpReduce && v.Imm == int64(ir.OpAdd) && v.Type == ir.I32
}

// findSums returns the vectors of i32 of which nothing is made but sums of all elements. O(values of f), and
// the square of the values in sums at worst.
func findSums(f *ir.Func) map[*ir.Value]bool {
	sums, uses := map[*ir.Value]bool{}, make([]int32, f.NumValues())
	var list, roots []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				uses[a.ID]++
			}
			if isSum(v) {
				roots = append(roots, v)
			}
		}
	}
	add := func(v *ir.Value) {
		if (v.Op == ir.OpPhi || v.Op == ir.OpAdd || v.Op == ir.OpMul) && !sums[v] {
			sums[v] = true
			list = append(list, v)
		}
	}
	for _, r := range roots {
		add(r.Args[0])
	}
	for i := 0; i < len(list); i++ {
		if v := list[i]; v.Op != ir.OpMul {
			for _, a := range v.Args {
				add(a)
			}
		}
	}
	within := make([]int32, len(uses))
	for changed := true; changed; {
		changed = false
		clear(within)
		for _, r := range roots {
			within[r.Args[0].ID]++
		}
		for _, v := range list {
			if sums[v] && v.Op != ir.OpMul {
				for _, a := range v.Args {
					within[a.ID]++
				}
			}
		}
		for _, v := range list {
			if sums[v] && within[v.ID] != uses[v.ID] {
				delete(sums, v)
				changed = true
			}
		}
	}
	return sums
}
