package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// shuffleVector lowers shufflevector.
func (l *vectorOps) shuffleVector(v *ir.Value) {
	src := v.Args[0].Type
	w := l.laneBits(src)
	if src.Elem == ir.I1 && w != 0 && l.laneBits(v.Type) != 0 {
		l.shuffleMasks(v)
		return
	}
	if w == 0 || src.Elem == ir.I1 || l.laneBits(v.Type) != w {
		l.shuffleLanes(v)
		return
	}
	if l.within[v] {
		return // shuffleSources sees through it
	}
	per := l.lanesPer(w)
	from, lanes := l.shuffleSources(v)
	if by := interleaved(lanes, w); by != nil && len(from) > 2 {
		l.set(v, l.interleaveFour(v.Type, w, from, by)...)
		return
	}
	var all, long []*ir.Value
	first := make([]int, len(from)) // index of its first element
	for i, x := range from {
		first[i] = len(all) * per
		all = append(all, l.halves(x)...)
		long = append(long, l.get(x)...)
	}
	for _, x := range from {
		if !l.hasWide() || l.vectors.Shuffler == nil || l.partsOfLanes(x.Type.Len, w)%2 != 0 {
			long = nil
		}
	}
	mask := make([]int, l.partsOfLanes(v.Type.Len, w)*per)
	for i := range mask {
		mask[i] = -1
		if i < len(lanes) && lanes[i].from >= 0 {
			mask[i] = first[lanes[i].from] + lanes[i].at
		}
	}
	out := make([]*ir.Value, len(mask)/per)
	for i := 0; i < len(out); i++ {
		if long != nil && i+1 < len(out) && i%2 == 0 {
			if r := l.vectors.Shuffler.Long(vectorBuilder{l}, w, long, mask[i*per:(i+2)*per]); r != nil {
				out[i], out[i+1] = l.lower(r), l.higher(r)
				i++
				continue
			}
		}
		out[i] = l.shufflePart(src.Elem, w, all, mask[i*per:(i+1)*per])
	}
	l.set(v, out...)
}

// shuffleMasks lowers a shuffle of masks at their current width.
func (l *vectorOps) shuffleMasks(v *ir.Value) {
	w := 0
	for _, a := range v.Args {
		if a.Op != ir.OpUndef && a.Op != ir.OpZero && a.Op != ir.OpVector {
			w = max(w, l.naturalWidth(a))
		}
	}
	if w == 0 {
		w = l.laneBits(v.Type)
	}
	per := l.lanesPer(w)
	var all []*ir.Value
	var first [2]int // index of the first element of each argument
	for i, a := range v.Args {
		first[i] = len(all) * per
		if a.Op != ir.OpUndef {
			all = append(all, l.split(l.maskAt(a, w))...)
		}
	}
	n := int(v.Args[0].Type.Len)
	lanes := make([]int, l.partsOfLanes(v.Type.Len, w)*per)
	for i := range lanes {
		lanes[i] = -1
		if i >= len(v.Path()) || v.Path()[i] < 0 {
			continue
		}
		if k := v.Path()[i]; v.Args[k/n].Op != ir.OpUndef {
			lanes[i] = first[k/n] + k%n
		}
	}
	out := make([]*ir.Value, len(lanes)/per)
	for i := range out {
		out[i] = l.shufflePart(intLaneType(w), w, all, lanes[i*per:(i+1)*per])
	}
	l.setMask(v, w, out)
}

// A lane is an element of one of several vectors, none if from is negative.
type lane struct{ from, at int }

// shuffleSources returns the source vectors of shuffle v, looking through single-use shuffles, and the elements taken
// from them.
func (l *vectorOps) shuffleSources(v *ir.Value) (from []*ir.Value, lanes []lane) {
	lanes = make([]lane, len(v.Path()))
	for i := range lanes {
		x, k := l.shuffled(v, i, l.within)
		if x == nil {
			lanes[i].from = -1
			continue
		}
		at := slices.Index(from, x)
		if at < 0 {
			at = len(from)
			from = append(from, x)
		}
		lanes[i] = lane{at, k}
	}
	return from, lanes
}

// shuffled returns the vector and index of element i of the shuffle v, looking through the shuffles in through; nil if
// undefined.
func (l *vectorOps) shuffled(v *ir.Value, i int, through map[*ir.Value]bool) (*ir.Value, int) {
	for {
		k := v.Path()[i]
		if k < 0 {
			return nil, 0
		}
		a, n := v.Args[0], int(v.Args[0].Type.Len)
		if k >= n {
			a, k = v.Args[1], k-n
		}
		if a.Op == ir.OpUndef {
			return nil, 0
		}
		if a.Op != ir.OpShuffleVector || !through[a] {
			return a, k
		}
		v, i = a, k
	}
}

// findShuffles finds the single-use shuffles whose user, another shuffle, can take from their sources instead and still
// have at most two.
func (l *vectorOps) findShuffles() {
	uses := make([]int32, l.numValues)
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				uses[a.ID]++
			}
		}
	}
	l.within = make(map[*ir.Value]bool)
	simple := func(v *ir.Value) bool {
		if v.Op != ir.OpShuffleVector || v.Type.Elem == ir.I1 {
			return false
		}
		w := l.laneBits(v.Type)
		return w > 0 && l.laneBits(v.Args[0].Type) == w
	}
	for _, b := range l.f.Blocks {
		for _, v := range b.Values {
			if !simple(v) {
				continue
			}
			var more []*ir.Value
			for _, a := range v.Args {
				if simple(a) && uses[a.ID] == 1 && a.Block == b && !slices.Contains(more, a) {
					more = append(more, a)
					l.within[a] = true
				}
			}
			if more == nil {
				continue
			}
			if from, lanes := l.shuffleSources(v); len(from) > 2 && interleaved(lanes, l.laneBits(v.Type)) == nil {
				for _, a := range more {
					delete(l.within, a)
				}
			}
		}
	}
}

// interleaved returns the four vectors whose elements, of w bits (8 or 16), lanes takes in turn, or nil.
func interleaved(lanes []lane, w int) []int {
	if w > 16 || len(lanes)%4 != 0 {
		return nil
	}
	by := []int{-1, -1, -1, -1}
	for i, x := range lanes {
		if x.from < 0 {
			continue
		}
		if x.at != i/4 || by[i%4] >= 0 && by[i%4] != x.from {
			return nil
		}
		by[i%4] = x.from
	}
	for i, x := range by {
		if x < 0 {
			by[i] = max(by[i^1], 0)
		}
	}
	return by
}

// interleaveFour interleaves four vectors with elements of w bits, 8 or 16, into parts of type t: first pairs of
// elements, and then pairs of these.
func (l *vectorOps) interleaveFour(t *ir.Type, w int, from []*ir.Value, by []int) []*ir.Value {
	var parts [4][]*ir.Value
	for i, x := range by {
		parts[i] = l.get(from[x])
	}
	n := l.partsOfLanes(t.Len, w)
	var out []*ir.Value
	for i := range parts[0] {
		if len(out) >= n {
			break
		}
		a, b, c, d := parts[0][i], parts[1][i], parts[2][i], parts[3][i]
		pair, quad := intLanes(w), intLanes(2*w)
		var r []*ir.Value
		for _, op := range [...]ir.Op{ir.OpVUnpackLo, ir.OpVUnpackHi} {
			x, y := l.unpack(op, pair, a, b), l.unpack(op, pair, c, d)
			r = append(r, l.unpack(ir.OpVUnpackLo, quad, x, y), l.unpack(ir.OpVUnpackHi, quad, x, y))
		}
		if l.isWide(a) || l.isWide(b) || l.isWide(c) || l.isWide(d) {
			out = append(out, l.orderHalves(r)...)
			continue
		}
		out = append(out, r...)
	}
	return out[:n]
}

// orderHalves returns the low halves of four parts of 32 bytes, and then the high ones.
func (l *vectorOps) orderHalves(p []*ir.Value) []*ir.Value {
	if l.crossesHalves() {
		var out []*ir.Value
		for _, m := range [...]target.Mask{{0, 1, 4, 5}, {2, 3, 6, 7}} {
			for j := 0; j < 4; j += 2 {
				r := l.vectors.Shuffler.Long(vectorBuilder{l}, 64, []*ir.Value{l.longer(p[j]), l.longer(p[j+1])}, m)
				out = append(out, l.lower(r), l.higher(r))
			}
		}
		return out
	}
	var out []*ir.Value
	for h := range 2 {
		for _, x := range p {
			out = append(out, l.halfOf(x, h))
		}
	}
	return out
}

// shuffleLanes lowers a shuffle element by element.
func (l *vectorOps) shuffleLanes(v *ir.Value) {
	var lanes [2][]words
	for i, a := range v.Args {
		lanes[i] = l.lanesOfValue(a)
	}
	n := int(v.Args[0].Type.Len)
	out := make([]words, v.Type.Len)
	for i, k := range v.Path() {
		if k >= 0 {
			out[i] = lanes[k/n][k%n]
		}
	}
	l.set(v, l.joinAll(v.Type, out)...)
}

// shufflePart returns the part with the w-bit elements of parts given by mask; negative: undefined.
func (l *vectorOps) shufflePart(elem *ir.Type, w int, all []*ir.Value, mask []int) *ir.Value {
	per := l.lanesPer(w)
	var from []int
	for _, k := range mask {
		if k >= 0 && !slices.Contains(from, k/per) {
			from = append(from, k/per)
		}
	}
	if packed, rest := l.strided(w, all, mask, len(from)); packed != nil {
		return l.shufflePart(elem, w, packed, rest)
	}
	switch len(from) {
	case 0:
		return l.vzero()
	case 1:
		return l.permute(w, all[from[0]], target.Mask(mask).Of(from[0]))
	case 2:
		return l.combine(w, all[from[0]], all[from[1]], target.Mask(mask).Of(from[0]), target.Mask(mask).Of(from[1]))
	}
	if w <= 16 && len(from) > 4 {
		lanes := make([]words, per)
		for i, k := range mask {
			if k >= 0 {
				lanes[i] = l.laneOf(elem, w, all[k/per], k%per)
			}
		}
		return l.join(elem, w, lanes)
	}
	r := l.combine(w, all[from[0]], all[from[1]], target.Mask(mask).Of(from[0]), target.Mask(mask).Of(from[1]))
	done := make([]int, per)
	for i, k := range mask {
		done[i] = -1
		if k >= 0 && (k/per == from[0] || k/per == from[1]) {
			done[i] = i
		}
	}
	for _, p := range from[2:] {
		more := target.Mask(mask).Of(p)
		r = l.combine(w, r, all[p], done, more)
		for i, k := range more {
			if k >= 0 {
				done[i] = i
			}
		}
	}
	return r
}

// strided packs the elements of parts that mask selects into fewer parts, from which rest selects, if they are every
// second or fourth element of 8 or 16 bits over all parts. packed is nil if not, or if something else is shorter.
func (l *vectorOps) strided(w int, all []*ir.Value, mask []int, parts int) (packed []*ir.Value, rest []int) {
	if w > 16 || l.vectors.Shuffler == nil && l.vectors.Permutations == nil {
		return nil, nil
	}
	offset, stride := strideOf(mask, w)
	if stride < 2 || parts <= 2 && (stride < 4 || l.shufflesBytes()) {
		return nil, nil
	}
	per, offset := len(mask), offset%stride
	packed = make([]*ir.Value, (len(all)+stride-1)/stride)
	rest = make([]int, per)
	for i, k := range mask {
		rest[i] = -1
		if k < 0 {
			continue
		}
		rest[i] = k / stride
		if j := rest[i] / per; packed[j] == nil {
			packed[j] = l.eachNth(w, stride, offset, all[j*stride:min((j+1)*stride, len(all))])
		}
	}
	return packed, rest
}

// strideOf returns the offset of one w-bit element and the stride, at most 32 bits, that all others are multiples of; 0
// if there are fewer than four.
func strideOf(mask []int, w int) (offset, stride int) {
	offset, stride = -1, 32/w
	distinct := 0
	for i, k := range mask {
		if k < 0 {
			continue
		}
		if !slices.Contains(mask[:i], k) {
			distinct++
		}
		if offset < 0 {
			offset = k
		}
		for (k-offset)%stride != 0 {
			stride /= 2
		}
	}
	if distinct < 4 {
		return 0, 0
	}
	return offset, stride
}

// eachNth returns the w-bit elements at offset within each stride (2 or 4) of parts, by repeatedly taking every second
// element of pairs of parts. Parts of which no element is used are nil.
func (l *vectorOps) eachNth(w, stride, offset int, parts []*ir.Value) *ir.Value {
	if s := l.vectors.Shuffler; s != nil {
		return s.EachNth(vectorBuilder{l}, w, stride, offset, parts)
	}
	for ; stride > 1; stride, offset = stride/2, offset/2 {
		mask := make([]int, l.lanesPer(w))
		for i := range mask {
			mask[i] = 2*i + offset%2
		}
		parts = append(slices.Clone(parts), make([]*ir.Value, stride-len(parts))...)
		for i := range stride / 2 {
			a, b := parts[2*i], parts[2*i+1]
			switch {
			case a == nil:
				a = b
			case b == nil:
				b = a
			}
			if parts[i] = nil; a != nil {
				parts[i] = l.choose(w, a, b, mask)
			}
		}
		parts = parts[:stride/2]
	}
	return parts[0]
}

// permute shuffles one part.
func (l *vectorOps) permute(w int, p *ir.Value, mask target.Mask) *ir.Value {
	switch s := l.vectors.Shuffler; {
	case mask.Stays() || p.Op == ir.OpConst:
		return p
	case s != nil:
		return s.Permute(vectorBuilder{l}, w, p, mask)
	}
	return l.choose(w, p, p, mask)
}

// combine shuffles two parts: ma selects from a, mb from b.
func (l *vectorOps) combine(w int, a, b *ir.Value, ma, mb target.Mask) *ir.Value {
	if s := l.vectors.Shuffler; s != nil {
		return s.Combine(vectorBuilder{l}, w, a, b, ma, mb)
	}
	mask := slices.Clone(ma)
	for i, k := range mb {
		if k >= 0 {
			mask[i] = len(mask) + k
		}
	}
	return l.choose(w, a, b, mask)
}

// shufflesBytes reports whether the machine shuffles bytes by an index vector.
func (l *vectorOps) shufflesBytes() bool { return l.ops.Has(l.vectors.ShuffleBytes, ir.V16I8) }

// shufBytes shuffles p by an index vector of bytes; negative elements of mask are zero, or undefined if other is 0.
func (l *vectorOps) shufBytes(w int, p *ir.Value, mask []int, other uint64) *ir.Value {
	var bits [2]uint64
	for i, k := range mask {
		for b := range w / 8 {
			n := other
			if k >= 0 {
				n = uint64(k*w/8 + b)
			}
			ir.SetLane(bits[:], i*w/8+b, 8, ir.U128{Lo: n})
		}
	}
	return l.v2(l.vectors.ShuffleBytes, ir.V16I8, p, l.vconst(bits[0], bits[1]))
}

// permuteBy lowers a shuffle of eight 32-bit elements by an index vector.
func (l *vectorOps) permuteBy(v *ir.Value) {
	a, by := l.get(v.Args[0]), l.get(v.Args[1])
	if l.ops.HasOn(l.vectors.Wide.Permute32, ir.V8I32) && len(a) == 1 && len(by) == 1 {
		l.set(v, l.emit(l.vectors.Wide.Permute32, ir.V8I32, a[0], by[0]))
		return
	}
	l.chooseInMemory(v, func(at, _ *ir.Value) *ir.Value { return l.loadFrom(ir.I32, at, 0, 4) })
}

// shuffleBytes lowers a shuffle of bytes by an index vector.
func (l *vectorOps) shuffleBytes(v *ir.Value) {
	if l.shufflesBytes() {
		l.set(v, l.v2(l.vectors.ShuffleBytes, ir.V16I8, l.one(v.Args[0]), l.one(v.Args[1])))
		return
	}
	l.chooseInMemory(v, func(at, by *ir.Value) *ir.Value {
		b := l.convert(ir.OpZExt, ir.I32, l.loadFrom(ir.I8, at, 0, 1))
		keep := l.convert(ir.OpZExt, ir.I32, l.cmpImm(ir.SGE, by, 0))
		return l.convert(ir.OpTrunc, ir.I8, l.and(b, l.neg(keep)))
	})
}

// chooseInMemory lowers a shuffle v with variable indices: element makes each element from the address at of the first
// argument and its index by.
func (l *vectorOps) chooseInMemory(v *ir.Value, element func(at, by *ir.Value) *ir.Value) {
	if !l.hasVectors() {
		l.fail(v, "choose another target", "the target has no %s", v.OpName())
		return
	}
	w, slot := l.spillVector(v.Args[0])
	lanes := l.lanesOfValue(v.Args[1])
	for i, x := range lanes {
		at := l.elementAddress(slot, l.rawValue(v.Args[1].Type.Elem, x), v.Type.Len, w)
		lanes[i] = words{element(at, x[0])}
	}
	l.set(v, l.joinAll(v.Type, lanes)...)
}

// intLaneType returns the integer type of w bits.
func intLaneType(w int) *ir.Type { return ir.Int(w) }
