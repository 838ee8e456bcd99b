package x86

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Long implements target.Shuffler.
func (shuffler) Long(b target.VectorBuilder, w int, vectors []*ir.Value, m target.Mask) *ir.Value {
	per := len(m)
	first, second := -1, -1
	for _, k := range m {
		switch {
		case k < 0 || k/per == first || k/per == second:
		case first < 0:
			first = k / per
		case second < 0:
			second = k / per
		default:
			return nil
		}
	}
	s := shuffle{b}
	switch {
	case first < 0:
		return b.Bits(0, 0, 0, 0)
	case second < 0:
		return s.permuteLong(w, vectors[first], m.Of(first))
	}
	return s.combineLong(w, vectors[first], vectors[second], m.Of(first), m.Of(second))
}

// Crosses implements target.Shuffler.
func (shuffler) Crosses(b target.VectorBuilder) bool {
	return shuffle{b}.crosses() && b.Has(OpVPermuteBy, ir.V8I32) && b.Has(OpVPermuteHalves, ir.V4I64)
}

// withinHalves returns the choice that both halves of m make, each of its own half, or nil.
func withinHalves(m target.Mask) target.Mask {
	per := len(m) / 2
	out := make(target.Mask, per)
	for i := range out {
		out[i] = -1
	}
	for i, k := range m {
		switch o := &out[i%per]; {
		case k < 0:
		case k/per != i/per || *o >= 0 && *o != k%per:
			return nil
		default:
			*o = k % per
		}
	}
	return out
}

// intLanes returns the type of vectors of 16 bytes with integers of w bits.
func intLanes(w int) *ir.Type {
	return map[int]*ir.Type{8: ir.V16I8, 16: ir.V8I16, 32: ir.V4I32, 64: ir.V2I64}[w]
}

// crosses reports whether there are operations that move integers from half to half.
func (s shuffle) crosses() bool { return s.Has(OpVPermute, ir.V4I64) }

// permuteLong chooses elements of one vector.
func (s shuffle) permuteLong(w int, p *ir.Value, m target.Mask) *ir.Value {
	if m.Stays() || s.IsConstant(p) {
		return p
	}
	if splat := ir.TwoVectors(intLanes(w)); m.Same() >= 0 && s.Has(ir.OpVSplat, splat) {
		return s.Emit(ir.OpVSplat, splat, s.elementFirst(w, p, m.Same(), len(m)/2))
	}
	if within := withinHalves(m); within != nil {
		return s.permute(w, p, within)
	}
	if wide := m.Twice(); w < 64 && wide != nil {
		return s.permuteLong(2*w, p, wide)
	}
	if !s.crosses() || !s.Has(OpVPermuteBy, ir.V8I32) {
		return nil
	}
	switch w {
	case 64:
		return s.EmitBy(OpVPermute, ir.V4I64, p, fourOf(m))
	case 32:
		var by [4]uint64
		for i, k := range m {
			ir.SetLane(by[:], i, 32, ir.U128{Lo: uint64(max(k, 0))})
		}
		return s.Emit(OpVPermuteBy, ir.V8I32, p, s.Bits(by[:]...))
	}
	return s.acrossHalves(w, p, m)
}

// elementFirst returns a vector of 16 bytes whose first element is element k of p, whose halves have per.
func (s shuffle) elementFirst(w int, p *ir.Value, k, per int) *ir.Value {
	half := s.Half(p, k/per)
	if k%per == 0 {
		return half
	}
	to := make(target.Mask, per)
	for i := range to {
		to[i] = -1
	}
	to[0] = k % per
	return s.permute(w, half, to)
}

// fourOf returns four choices of two bits each.
func fourOf(m target.Mask) int {
	r := 0
	for i, x := range m {
		if x < 0 {
			x = i
		}
		r |= x & 3 << (2 * i)
	}
	return r
}

// The constants of OpVPermute that exchange the halves, and the second and third quarter.
const (
	halvesExchanged = 0x4E
	middleExchanged = 0xD8
)

// acrossHalves chooses elements of 8 or 16 bits: they change their half with the whole half that they are in.
func (s shuffle) acrossHalves(w int, p *ir.Value, m target.Mask) *ir.Value {
	per := len(m) / 2
	straight, crossed := make(target.Mask, len(m)), make(target.Mask, len(m))
	for i, k := range m {
		straight[i], crossed[i] = -1, -1
		switch {
		case k < 0:
		case k/per == i/per:
			straight[i] = k % per
		default:
			crossed[i] = k % per
		}
	}
	if slices.Max(crossed) < 0 {
		return s.byTableLong(w, p, straight)
	}
	swapped := s.EmitBy(OpVPermute, ir.V4I64, p, halvesExchanged)
	if slices.Max(straight) < 0 {
		return s.byTableLong(w, swapped, crossed)
	}
	return s.Or(s.byTableLong(w, p, straight), s.byTableLong(w, swapped, crossed))
}

// byTableLong chooses elements of w bits of each half by itself, as m says with numbers within the half;
// the others are zeros.
func (s shuffle) byTableLong(w int, p *ir.Value, m target.Mask) *ir.Value {
	var bits [4]uint64
	for i, k := range m {
		for b := range w / 8 {
			n := uint64(0x80)
			if k >= 0 {
				n = uint64(k*w/8 + b)
			}
			ir.SetLane(bits[:], i*w/8+b, 8, ir.U128{Lo: n})
		}
	}
	return s.Emit(OpVShufBytes, ir.V16I8, p, s.Bits(bits[:]...))
}

// combineLong chooses elements of two vectors: mp says what of p, mq what of q.
func (s shuffle) combineLong(w int, p, q *ir.Value, mp, mq target.Mask) *ir.Value {
	if wp, wq := mp.Twice(), mq.Twice(); w < 64 && wp != nil && wq != nil && aligned(mp, mq) {
		return s.combineLong(2*w, p, q, wp, wq)
	}
	if mp.Stays() && mq.Stays() {
		return s.blendLong(w, p, q, mq)
	}
	if r := s.combineWithin(w, p, q, mp, mq); r != nil {
		return r
	}
	if k, ok := wholeHalves(mp, mq); ok && s.Has(OpVPermuteHalves, ir.V4I64) {
		if lo, hi := s.chosenHalf(p, q, k), s.chosenHalf(p, q, k>>4); lo != nil && hi != nil {
			return s.Join(lo, hi)
		}
		return s.Emit(OpVPermuteHalves, ir.V4I64, p, q, s.Number(k))
	}
	if s.crosses() {
		if r := s.combineWithin(w, p, q, exchangeMiddle(mp), exchangeMiddle(mq)); r != nil {
			return s.EmitBy(OpVPermute, ir.V4I64, r, middleExchanged)
		}
	}
	if pp, pq := s.permuteLong(w, p, mp), s.permuteLong(w, q, mq); pp != nil && pq != nil {
		return s.blendLong(w, pp, pq, mq)
	}
	return nil
}

// combineWithin is combineLong where each half is made of the same half of p and q in the same way; else nil.
func (s shuffle) combineWithin(w int, p, q *ir.Value, mp, mq target.Mask) *ir.Value {
	lp, lq := withinHalves(mp), withinHalves(mq)
	if lp == nil || lq == nil {
		return nil
	}
	for i := range lp {
		if lp[i] >= 0 && lq[i] >= 0 { // p's in one half, q's in the other
			return nil
		}
	}
	return s.combine(w, p, q, lp, lq)
}

// exchangeMiddle returns m with the second and third quarter exchanged.
func exchangeMiddle(m target.Mask) target.Mask {
	n := len(m) / 4
	return slices.Concat(m[:n], m[2*n:3*n], m[n:2*n], m[3*n:])
}

// wholeHalves returns the constant of OpVPermuteHalves that chooses as mp of one vector and mq of another say, if
// it can.
func wholeHalves(mp, mq target.Mask) (k int, ok bool) {
	per := len(mp) / 2
	for h := range 2 {
		choice := -1
		for i := h * per; i < (h+1)*per; i++ {
			for vector, m := range [2]target.Mask{mp, mq} {
				switch at := m[i]; {
				case at < 0:
				case at%per != i%per || choice >= 0 && choice != 2*vector+at/per:
					return 0, false
				default:
					choice = 2*vector + at/per
				}
			}
		}
		k |= max(choice, 0) << (4 * h)
	}
	return k, true
}

// chosenHalf returns the half of p or q that two bits of OpVPermuteHalves's constant choose, if it
// is a value by itself already.
func (s shuffle) chosenHalf(p, q *ir.Value, k int) *ir.Value {
	from := [...]*ir.Value{p, q}[k>>1&1]
	if !s.HasHalves(from) {
		return nil
	}
	return s.Half(from, k&1)
}

// blendLong returns the elements of q where mq says something and those of p elsewhere.
func (s shuffle) blendLong(w int, p, q *ir.Value, mq target.Mask) *ir.Value {
	var bits [4]uint64
	chosen(bits[:], w, mq)
	return s.Select(s.Bits(bits[:]...), q, p)
}
