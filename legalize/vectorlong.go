package legalize

import (
	"slices"

	"spillway/ir"
)

// shuffleLong returns the part of 32 bytes whose elements of w bits are those of the parts, all of
// 32 bytes, that mask numbers, or nil if that is done better by halves.
func (l *vectorOps) shuffleLong(elem *ir.Type, w int, parts []*ir.Value, mask []int) *ir.Value {
	per := 2 * lanesPer(w)
	first, second := -1, -1
	for _, k := range mask {
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
	switch {
	case first < 0:
		return l.f.Const(ir.V4I64, 0)
	case second < 0:
		return l.permuteLong(elem, w, parts[first], local(mask, first, per))
	}
	return l.combineLong(elem, w, parts[first], parts[second], local(mask, first, per), local(mask, second, per))
}

// withinHalves returns the choice that both halves of mask make, each of its own half, or nil.
func withinHalves(mask []int) []int {
	per := len(mask) / 2
	out := make([]int, per)
	for i := range out {
		out[i] = -1
	}
	for i, k := range mask {
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

// permuteLong chooses elements of one part.
func (l *vectorOps) permuteLong(elem *ir.Type, w int, p *ir.Value, mask []int) *ir.Value {
	per := len(mask) / 2
	if stays(mask) || p.Op == ir.OpConst {
		return p
	}
	if k := same(mask); k >= 0 && l.ops.HasOn(ir.OpVSplat, ir.TwoVectors(intLanes(w))) {
		half := l.halfOf(p, k/per)
		if k%per > 0 {
			to := make([]int, per)
			for i := range to {
				to[i] = -1
			}
			to[0] = k % per
			half = l.permute(elem, w, half, to)
		}
		return l.emit(ir.OpVSplat, ir.TwoVectors(intLanes(w)), half)
	}
	if m := withinHalves(mask); m != nil {
		return l.permute(elem, w, p, m)
	}
	if m := twice(mask); w < 64 && m != nil {
		return l.permuteLong(intLaneType(2*w), 2*w, p, m)
	}
	if !l.ops.HasOn(l.vectors.Wide.Choose4, ir.V4I64) || !l.ops.HasOn(l.vectors.Wide.ChooseBy, ir.V8I32) {
		return nil
	}
	switch w {
	case 64:
		return l.vk(l.vectors.Wide.Choose4, ir.V4I64, p, imm4(mask))
	case 32:
		var by [4]uint64
		for i, k := range mask {
			ir.SetLane(by[:], i, 32, ir.U128{Lo: uint64(max(k, 0))})
		}
		return l.emit(l.vectors.Wide.ChooseBy, ir.V8I32, p, l.wconst(by))
	}
	// Elements change their half with the whole half that they are in.
	straight, crossed := make([]int, len(mask)), make([]int, len(mask))
	for i, k := range mask {
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
		return l.shufBytesLong(w, p, straight)
	}
	swapped := l.vk(l.vectors.Wide.Choose4, ir.V4I64, p, 0x4E)
	if slices.Max(straight) < 0 {
		return l.shufBytesLong(w, swapped, crossed)
	}
	return l.vor(l.shufBytesLong(w, p, straight), l.shufBytesLong(w, swapped, crossed))
}

// shufBytesLong chooses elements of w bits of each half by itself, as mask says with numbers within the half;
// the others are zeros.
func (l *vectorOps) shufBytesLong(w int, p *ir.Value, mask []int) *ir.Value {
	var bits [4]uint64
	for i, k := range mask {
		for b := range w / 8 {
			n := uint64(0x80)
			if k >= 0 {
				n = uint64(k*w/8 + b)
			}
			ir.SetLane(bits[:], i*w/8+b, 8, ir.U128{Lo: n})
		}
	}
	return l.emit(l.vectors.ShuffleBytes, ir.V16I8, p, l.wconst(bits))
}

// combineLong chooses elements of two parts: ma says what of a, mb what of b.
func (l *vectorOps) combineLong(elem *ir.Type, w int, a, b *ir.Value, ma, mb []int) *ir.Value {
	if wa, wb := twice(ma), twice(mb); w < 64 && wa != nil && wb != nil && aligned(ma, mb) {
		return l.combineLong(intLaneType(2*w), 2*w, a, b, wa, wb)
	}
	if stays(ma) && stays(mb) {
		return l.blendLong(w, a, b, mb)
	}
	if r := l.combineWithin(elem, w, a, b, ma, mb); r != nil {
		return r
	}
	if k, ok := wholeHalves(w, ma, mb); ok && l.ops.HasOn(l.vectors.Wide.ChooseHalves, ir.V4I64) {
		if lo, hi := l.chosenHalf(a, b, k), l.chosenHalf(a, b, k>>4); lo != nil && hi != nil {
			return l.joinHalves(lo, hi)
		}
		return l.emit(l.vectors.Wide.ChooseHalves, ir.V4I64, a, b, l.konst(ir.I32, int64(k)))
	}
	if l.ops.HasOn(l.vectors.Wide.Choose4, ir.V4I64) {
		if r := l.combineWithin(elem, w, a, b, middleExchanged(ma), middleExchanged(mb)); r != nil {
			return l.vk(l.vectors.Wide.Choose4, ir.V4I64, r, 0xD8)
		}
	}
	if pa, pb := l.permuteLong(elem, w, a, ma), l.permuteLong(elem, w, b, mb); pa != nil && pb != nil {
		return l.blendLong(w, pa, pb, mb)
	}
	return nil
}

// combineWithin is combineLong where each half is made of the same half of a and b in the same way; else nil.
func (l *vectorOps) combineWithin(elem *ir.Type, w int, a, b *ir.Value, ma, mb []int) *ir.Value {
	la, lb := withinHalves(ma), withinHalves(mb)
	if la == nil || lb == nil {
		return nil
	}
	for i := range la {
		if la[i] >= 0 && lb[i] >= 0 { // a's in one half, b's in the other
			return nil
		}
	}
	return l.combine(elem, w, a, b, la, lb)
}

// middleExchanged returns mask with the second and third quarter exchanged.
func middleExchanged(mask []int) []int {
	q := len(mask) / 4
	out := append([]int(nil), mask[:q]...)
	out = append(append(out, mask[2*q:3*q]...), mask[q:2*q]...)
	return append(out, mask[3*q:]...)
}

// wholeHalves returns the constant of OpVPermuteHalves that chooses as ma of one part and mb of another say, if
// it can.
func wholeHalves(w int, ma, mb []int) (k int, ok bool) {
	per := lanesPer(w)
	for h := range 2 {
		choice := -1
		for i := h * per; i < (h+1)*per; i++ {
			for part, m := range [2][]int{ma, mb} {
				switch at := m[i]; {
				case at < 0:
				case at%per != i%per || choice >= 0 && choice != 2*part+at/per:
					return 0, false
				default:
					choice = 2*part + at/per
				}
			}
		}
		k |= max(choice, 0) << (4 * h)
	}
	return k, true
}

// chosenHalf returns the half of a or b that two bits of OpVPermuteHalves's constant choose, if it
// is a value by itself already.
func (l *vectorOps) chosenHalf(a, b *ir.Value, k int) *ir.Value {
	p := [...]*ir.Value{a, b}[k>>1&1]
	if _, bits := l.constants[p]; !bits && p.Op != ir.OpConst && p.Op != ir.OpVJoin {
		return nil
	}
	return l.halfOf(p, k&1)
}

// blendLong returns the elements of b where mb says something and those of a elsewhere.
func (l *vectorOps) blendLong(w int, a, b *ir.Value, mb []int) *ir.Value {
	var bits [4]uint64
	for i, k := range mb {
		if k >= 0 {
			ir.SetLane(bits[:], i, w, ir.U128{Lo: ^uint64(0)})
		}
	}
	return l.selectPart(l.wconst(bits), b, a)
}
