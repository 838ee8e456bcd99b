package legalize

import (
	"slices"

	"spillway/ir"
)

// If a product is only summed over all elements, through additions and phis, the position of its elements does not
// matter: two neighbors can be added at once (VectorOps.MulAdd), and zeros fill the rest of the vector.

// pairedProduct lowers v, a product of extended numbers of at most 16 bits, this way, or returns nil.
func (l *vectorOps) pairedProduct(v *ir.Value, w int) []*ir.Value {
	n := v.Type.Len
	if v.Op != ir.OpMul || w != 32 || n < 4 || n&(n-1) != 0 || !l.ops.Has(l.vectors.MulAdd, ir.V4I32) || !l.of16Bits(v.Args[0]) || !l.of16Bits(v.Args[1]) || !l.sums[v] {
		return nil
	}
	x, y := l.in16Bits(v.Args[0]), l.in16Bits(v.Args[1])
	if n == 4 { // elements after the lower 8 bytes are arbitrary
		return []*ir.Value{l.v2(l.vectors.MulAdd, ir.V4I32, l.lowFrom(64, l.vzero(), x[0]), y[0])}
	}
	out := l.mapParts(x, func(i int, p *ir.Value) *ir.Value { return l.v2(l.vectors.MulAdd, ir.V4I32, p, y[i]) })
	for _, p := range out[:len(x):len(x)] {
		out = append(out, l.f.Const(l.vectorType(partBits(p)), 0))
	}
	return out
}

// vectorType returns the type of a part of so many bits.
func (l *vectorOps) vectorType(bits int) *ir.Type {
	if bits == l.wideBits() {
		return ir.V4I64
	}
	return ir.V2I64
}

// of16Bits reports whether the elements of a are extended from signed 16 bits.
func (l *vectorOps) of16Bits(a *ir.Value) bool {
	if a.Op != ir.OpSExt && a.Op != ir.OpZExt {
		return false
	}
	from := l.laneBits(a.Args[0].Type)
	return from == 8 || from == 16 && a.Op == ir.OpSExt
}

// in16Bits returns the elements of a, for which of16Bits holds, as 16-bit elements.
func (l *vectorOps) in16Bits(a *ir.Value) []*ir.Value {
	if l.laneBits(a.Args[0].Type) == 16 {
		return l.get(a.Args[0])
	}
	return l.widen(a.Op == ir.OpSExt, a.Type.Len, 8, 16, l.halves(a.Args[0]))
}

// isSum reports whether v is the sum of all elements of a vector of i32.
func isSum(v *ir.Value) bool {
	return isSumOfElements(v) && v.Type == ir.I32
}

// findSums returns the i32 vectors that are used only for sums of all elements. O(values of f), and quadratic in the
// values of sums in the worst case.
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

// pairedSum lowers v, a sum of products of neighboring, sign-extended 16-bit elements, to VectorOps.MulAdd, or returns
// nil.
func (l *vectorOps) pairedSum(v *ir.Value, w int) []*ir.Value {
	if v.Op != ir.OpAdd || w != 32 || v.Args[0].Op != ir.OpMul || v.Args[1].Op != ir.OpMul || !l.ops.Has(l.vectors.MulAdd, ir.V4I32) {
		return nil
	}
	x, xp := l.everySecond(v.Args[0].Args[0])
	y, yp := l.everySecond(v.Args[0].Args[1])
	z, zp := l.everySecond(v.Args[1].Args[0])
	u, up := l.everySecond(v.Args[1].Args[1])
	if x == nil || xp != yp || zp != up || xp == zp || !(x == z && y == u || x == u && y == z) {
		return nil
	}
	b := l.get(y)
	return l.mapParts(l.get(x), func(i int, p *ir.Value) *ir.Value { return l.v2(l.vectors.MulAdd, ir.V4I32, p, b[i]) })
}

// everySecond returns the i16 vector whose even or odd elements, sign-extended, are v; or nil.
func (l *vectorOps) everySecond(v *ir.Value) (of *ir.Value, odd int) {
	if v.Op != ir.OpSExt || v.Args[0].Op != ir.OpShuffleVector {
		return nil, 0
	}
	s := v.Args[0]
	of, mask := s.Args[0], s.Path()
	if of.Type.Elem != ir.I16 || int(of.Type.Len) != 2*len(mask) || len(mask) < 4 || len(mask)%4 != 0 || mask[0] < 0 || mask[0] > 1 || l.within[of] {
		return nil, 0
	}
	odd = mask[0]
	for i, k := range mask {
		if k != 2*i+odd {
			return nil, 0
		}
	}
	return of, odd
}

// distances returns the byte vectors of whose differences v, a vector of wider integers, is the magnitude, or nil.
func (l *vectorOps) distances(v *ir.Value) (a, b *ir.Value) {
	if v.Op == ir.OpZExt {
		v = v.Args[0]
	}
	if v.Op != ir.OpAbs || v.Args[0].Op != ir.OpSub {
		return nil, nil
	}
	x, y := v.Args[0].Args[0], v.Args[0].Args[1]
	if x.Op != ir.OpZExt || y.Op != ir.OpZExt || x.Args[0].Type.Elem != ir.I8 || y.Args[0].Type.Elem != ir.I8 {
		return nil, nil
	}
	return x.Args[0], y.Args[0]
}

// sumOfDistances returns the sum of all elements of a, if these are absolute differences of bytes, by
// VectorOps.SumDistances; or nil.
func (l *vectorOps) sumOfDistances(a *ir.Value) words {
	n := a.Type.Len
	x, y := l.distances(a)
	if x == nil || a.Type.Elem != ir.I32 || n < 8 || n&(n-1) != 0 || !l.ops.Has(l.vectors.SumDistances, ir.V2I64) {
		return nil
	}
	b := l.get(y)
	parts := l.mapParts(l.get(x), func(i int, p *ir.Value) *ir.Value { return l.v2(l.vectors.SumDistances, ir.V2I64, p, b[i]) })
	sum := parts[0]
	for _, p := range parts[1:] {
		sum = l.emit(ir.OpAdd, ir.V4I32, sum, p)
	}
	if l.isWide(sum) {
		sum = l.emit(ir.OpAdd, ir.V4I32, l.lower(sum), l.higher(sum))
	}
	if n > 8 {
		sum = l.emit(ir.OpAdd, ir.V4I32, sum, l.upper(sum, 64))
	}
	return l.laneOf(ir.I32, 32, sum, 0)
}

// joinSums makes one sum of all elements of vectors whose sums are added in one block: sum(a) + sum(b) is sum(a + b), and sum(a) +
// (sum(b) + c) is sum(a + b) + c. It notes which sums of vectors only such sums use. O(values of f).
func (l *lowering) joinSums() {
	j := sumJoiner{lowering: l}
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			if isSumOfElements(v) {
				j.sums++
			}
		}
	}
	if j.sums == 0 {
		return
	}
	j.uses = make([]int32, l.f.NumValues())
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				j.uses[a.ID]++
			}
		}
	}
	l.vec.joined, j.gone = map[*ir.Value]bool{}, map[*ir.Value]bool{}
	for _, b := range l.f.Blocks {
		j.block(b)
	}
}

// isSumOfElements reports whether v is the sum of all elements of a vector of integers.
func isSumOfElements(v *ir.Value) bool {
	return v.Op == ir.OpReduce && v.Imm == int64(ir.OpAdd) && v.Type.IsInt() && v.Type != ir.I1
}

// sumJoiner is the working state of joinSums.
type sumJoiner struct {
	*lowering
	sums int                // sums of elements in the function
	uses []int32            // by value, of those that were there before
	gone map[*ir.Value]bool // parts of sums that others replace: each would be lowered with all that is summed
	out  []*ir.Value        // the values of the block, or nil if none has changed
}

// block joins the sums of b.
func (j *sumJoiner) block(b *ir.Block) {
	j.out = nil
	for i, v := range b.Values {
		if isSumOfElements(v) {
			j.mark(v, v.Args[0])
		}
		if v.Op == ir.OpAdd && v.Type.IsInt() {
			j.join(b, v, i)
		}
		if j.out != nil {
			j.out = append(j.out, v)
		}
	}
	if j.out != nil {
		b.Values = slices.DeleteFunc(j.out, func(v *ir.Value) bool { return j.gone[v] })
	}
}

// mark notes that what is added only for v, a sum of all elements, is as good as a sum of sums.
func (j *sumJoiner) mark(v, a *ir.Value) {
	if a.Op == ir.OpAdd && j.own(v.Block, a) && a.Type.IsVector() && j.vec.joins(a) {
		j.vec.joined[a] = true
		j.mark(v, a.Args[0])
		j.mark(v, a.Args[1])
	}
}

// own reports whether v is a value of b that was there before, of one use.
func (j *sumJoiner) own(b *ir.Block, v *ir.Value) bool {
	return v.Block == b && int(v.ID) < len(j.uses) && j.uses[v.ID] == 1
}

// parts returns the sum of elements that v, a value of b, is, or that is a part of v, and the rest.
func (j *sumJoiner) parts(b *ir.Block, v *ir.Value) (sum, rest *ir.Value) {
	mine := func(v *ir.Value) bool { return isSumOfElements(v) && (j.own(b, v) || int(v.ID) >= len(j.uses)) }
	switch {
	case mine(v):
		return v, nil
	case v.Op != ir.OpAdd || !j.own(b, v) || v.Type.IsVector():
	case mine(v.Args[0]):
		return v.Args[0], v.Args[1]
	case mine(v.Args[1]):
		return v.Args[1], v.Args[0]
	}
	return nil, nil
}

// join joins the sums of elements that v, value number i of b, adds.
func (j *sumJoiner) join(b *ir.Block, v *ir.Value, i int) {
	x, rest := j.parts(b, v.Args[0])
	y, more := j.parts(b, v.Args[1])
	if x == nil || y == nil || x == y || rest != nil && more != nil || !x.Args[0].Type.Equal(y.Args[0].Type) || !j.vec.joins(x.Args[0]) || !j.vec.joins(y.Args[0]) {
		return
	}
	if j.out == nil {
		j.out = append(make([]*ir.Value, 0, len(b.Values)+j.sums), b.Values[:i]...)
	}
	both := j.f.NewValue(ir.OpAdd, x.Args[0].Type, x.Args[0], y.Args[0])
	both.Block, j.vec.joined[both] = b, true
	j.out = append(j.out, both)
	if rest == nil {
		rest = more
	}
	j.gone[x], j.gone[y], j.gone[v.Args[0]], j.gone[v.Args[1]] = true, true, true, true
	if rest == nil {
		v.Op, v.Imm, v.Args = ir.OpReduce, int64(ir.OpAdd), []*ir.Value{both}
		v.NSW, v.NUW = false, false
		return
	}
	sum := j.f.NewValue(ir.OpReduce, v.Type, both)
	sum.Imm, sum.Block = int64(ir.OpAdd), b
	j.out = append(j.out, sum)
	v.Args = []*ir.Value{sum, rest}
}

// joins reports whether the sum of all elements of a is no shorter by itself.
func (l *vectorOps) joins(a *ir.Value) bool {
	x, _ := l.distances(a)
	return l.laneBits(a.Type) > 0 && (x == nil || !l.ops.Has(l.vectors.SumDistances, ir.V2I64))
}

// summands returns parts that are as much in all as the elements of a, of w bits.
func (l *vectorOps) summands(a *ir.Value, w int) []*ir.Value {
	if l.joined[a] {
		return append(l.summands(a.Args[0], w), l.summands(a.Args[1], w)...)
	}
	paired := func(parts []*ir.Value, signed bool, n int) []*ir.Value {
		for n *= 2; n <= w; n *= 2 {
			low, high, t := l.vectors.Long.ZExtLow, l.vectors.Long.ZExtHigh, intLanes(n)
			if signed {
				low, high = ir.OpVSExtLow, l.vectors.Long.SExtHigh
			}
			parts = l.mapParts(parts, func(_ int, p *ir.Value) *ir.Value {
				return l.v2(l.vectors.Long.AddPairs, t, l.emit(low, t, p), l.emit(high, t, p))
			})
		}
		return parts
	}
	fills := func(n int) bool { return n > 0 && (2*n == w || 4*n == w) && int(a.Type.Len)*n >= 128 }
	if a.Op == ir.OpAbs && a.Args[0].Op == ir.OpSub && l.extendsLanes(a.Args[0].Args[0], w) {
		if n := l.laneBits(a.Args[0].Args[0].Args[0].Type); fills(n) {
			if parts := l.extendedDistance(a, w); parts != nil {
				return paired(parts, false, n)
			}
		}
	}
	if l.extendsLanes(a, w) {
		if n := l.laneBits(a.Args[0].Type); fills(n) {
			return paired(l.split(l.get(a.Args[0])), a.Op == ir.OpSExt, n)
		}
	}
	if w < 64 && l.fitsHalf(a, w) && fills(w/2) && (a.Op == ir.OpSub || a.Args[0].Op == ir.OpSExt || a.Args[1].Op == ir.OpSExt) {
		return paired(l.halved2(a, w), true, w/2)
	}
	return l.get(a)
}

// sumOf returns the sum of parts, one after the other, so that each can be added by the instruction that makes it.
func (l *vectorOps) sumOf(parts []*ir.Value, w int) *ir.Value {
	sum := parts[0]
	for _, p := range parts[1:] {
		sum = l.partOp(ir.OpAdd, intLanes(w), w, sum, p)
	}
	return sum
}
