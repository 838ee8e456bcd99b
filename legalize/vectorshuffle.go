package legalize

import (
	"slices"

	"spillway/ir"
)

// shuffleVector translates a choice of elements of two vectors.
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
	per := lanesPer(w)
	from, lanes := l.shuffleSources(v)
	if by := fourInTurn(lanes, w); by != nil && len(from) > 2 {
		l.set(v, l.interleaveFour(v.Type, w, from, by)...)
		return
	}
	var all, long []*ir.Value
	first := make([]int, len(from)) // the number of its first element
	for i, x := range from {
		first[i] = len(all) * per
		all = append(all, l.halves(x)...)
		long = append(long, l.get(x)...)
	}
	for _, x := range from {
		if !l.hasWide() || partsOfLanes(x.Type.Len, w)%2 != 0 {
			long = nil
		}
	}
	mask := make([]int, partsOfLanes(v.Type.Len, w)*per)
	for i := range mask {
		mask[i] = -1
		if i < len(lanes) && lanes[i].from >= 0 {
			mask[i] = first[lanes[i].from] + lanes[i].at
		}
	}
	out := make([]*ir.Value, len(mask)/per)
	for i := 0; i < len(out); i++ {
		if long != nil && i+1 < len(out) && i%2 == 0 {
			if r := l.shuffleLong(src.Elem, w, long, mask[i*per:(i+2)*per]); r != nil {
				out[i], out[i+1] = l.lower(r), l.higher(r)
				i++
				continue
			}
		}
		out[i] = l.shufflePart(src.Elem, w, all, mask[i*per:(i+1)*per])
	}
	l.set(v, out...)
}

// shuffleMasks translates a choice of elements of two vectors of truth values, at the width at which
// they are there.
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
	per := lanesPer(w)
	var all []*ir.Value
	var first [2]int // the number of the first element of each argument
	for i, a := range v.Args {
		first[i] = len(all) * per
		if a.Op != ir.OpUndef {
			all = append(all, l.split(l.maskAt(a, w))...)
		}
	}
	n := int(v.Args[0].Type.Len)
	lanes := make([]int, partsOfLanes(v.Type.Len, w)*per)
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

// shuffleSources returns the vectors of which the shuffle v chooses, through those shuffles that only it uses, and
// which elements of them.
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

// shuffled returns the vector, and the number there, of element i of the shuffle v, through the shuffles that
// through holds; nil if it may be anything.
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

// findShuffles finds the shuffles that only another shuffle uses, which chooses of at most two
// vectors anyway if it chooses of what they do.
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
			if from, lanes := l.shuffleSources(v); len(from) > 2 && fourInTurn(lanes, l.laneBits(v.Type)) == nil {
				for _, a := range more {
					delete(l.within, a)
				}
			}
		}
	}
}

// fourInTurn returns the numbers of the four vectors, of elements of w bits, whose elements lanes
// are in turn, if that are more than two of 8 or 16 bits, or nil.
func fourInTurn(lanes []lane, w int) []int {
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

// interleaveFour returns the parts of the vector type t that has elements of w bits, 8 or 16, of
// four vectors in turn: pairs of elements first, and then pairs of these.
func (l *vectorOps) interleaveFour(t *ir.Type, w int, from []*ir.Value, by []int) []*ir.Value {
	var parts [4][]*ir.Value
	for i, x := range by {
		parts[i] = l.get(from[x])
	}
	n := partsOfLanes(t.Len, w)
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
		if isWide(a) || isWide(b) || isWide(c) || isWide(d) {
			for h := range 2 {
				for _, p := range r {
					out = append(out, l.halfOf(p, h))
				}
			}
			if l.ops.HasOn(l.vectors.Wide.ChooseHalves, ir.V4I64) {
				out = out[:len(out)-8]
				for _, k := range [...]int64{0x20, 0x31} {
					for j := 0; j < 4; j += 2 {
						p := l.emit(l.vectors.Wide.ChooseHalves, ir.V4I64, l.longer(r[j]), l.longer(r[j+1]), l.konst(ir.I32, k))
						out = append(out, l.lower(p), l.higher(p))
					}
				}
			}
			continue
		}
		out = append(out, r...)
	}
	return out[:n]
}

// shuffleLanes does a shuffle element by element.
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

// shufflePart returns the part whose elements of w bits are those of the parts that mask
// numbers, or anything where it is negative.
func (l *vectorOps) shufflePart(elem *ir.Type, w int, all []*ir.Value, mask []int) *ir.Value {
	per := lanesPer(w)
	var from []int
	for _, k := range mask {
		if k >= 0 && !slices.Contains(from, k/per) {
			from = append(from, k/per)
		}
	}
	if r := l.strided(elem, w, all, mask, len(from)); r != nil {
		return r
	}
	switch len(from) {
	case 0:
		return l.vzero()
	case 1:
		return l.permute(elem, w, all[from[0]], local(mask, from[0], per))
	case 2:
		return l.combine(elem, w, all[from[0]], all[from[1]], local(mask, from[0], per), local(mask, from[1], per))
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
	r := l.combine(elem, w, all[from[0]], all[from[1]], local(mask, from[0], per), local(mask, from[1], per))
	done := make([]int, per)
	for i, k := range mask {
		done[i] = -1
		if k >= 0 && (k/per == from[0] || k/per == from[1]) {
			done[i] = i
		}
	}
	for _, p := range from[2:] {
		more := local(mask, p, per)
		r = l.combine(elem, w, r, all[p], done, more)
		for i, k := range more {
			if k >= 0 {
				done[i] = i
			}
		}
	}
	return r
}

// strided is shufflePart, of elements of so many parts, where these are every second or fourth one of 8 or 16 bits,
// counted over all parts: they are taken out of each part, and those of two parts, or four, packed
// into one. It returns nil where they are not, or something else is shorter.
func (l *vectorOps) strided(elem *ir.Type, w int, all []*ir.Value, mask []int, parts int) *ir.Value {
	if w > 16 || !l.packs(8) || !l.packs(16) {
		return nil
	}
	offset, stride, distinct := -1, 32/w, 0
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
	if distinct < 4 || stride < 2 || parts <= 2 && (stride < 4 || l.shufflesBytes()) {
		return nil
	}
	per, offset := len(mask), offset%stride
	packed := make([]*ir.Value, (len(all)+stride-1)/stride)
	rest := make([]int, per)
	for i, k := range mask {
		rest[i] = -1
		if k < 0 {
			continue
		}
		rest[i] = k / stride
		if j := rest[i] / per; packed[j] == nil {
			packed[j] = l.packStrided(w, stride, offset, all[j*stride:min((j+1)*stride, len(all))])
		}
	}
	return l.shufflePart(elem, w, packed, rest)
}

// packStrided returns the elements of w bits that are at offset of each stride ones, 2 or 4, of as many parts. Those parts
// are nil of which no element matters.
func (l *vectorOps) packStrided(w, stride, offset int, parts []*ir.Value) *ir.Value {
	some := parts[slices.IndexFunc(parts, func(p *ir.Value) bool { return p != nil })]
	at := func(i int) *ir.Value {
		if i < len(parts) && parts[i] != nil {
			return parts[i]
		}
		return some
	}
	if stride == 2 {
		return l.pack(w, offset, at(0), at(1))
	}
	only := func(p *ir.Value) *ir.Value { // as elements of 32 bits
		if offset > 0 {
			p = l.vk(ir.OpVLShr, ir.V4I32, p, 8*offset)
		}
		if offset < 3 {
			p = l.vand(p, l.vsplat(32, 0xff))
		}
		return p
	}
	var pairs [2]*ir.Value
	for i := range pairs {
		pairs[i] = l.v2(ir.OpVPackS, ir.V8I16, only(at(2*i)), only(at(2*i+1)))
	}
	return l.v2(ir.OpVPackU, ir.V16I8, pairs[0], pairs[1])
}

// local returns mask as it chooses elements of part p, with -1 for others.
func local(mask []int, p, per int) []int {
	out := make([]int, per)
	for i, k := range mask {
		out[i] = -1
		if k >= 0 && k/per == p {
			out[i] = k % per
		}
	}
	return out
}

// fits reports whether want says nothing else than mask, where want says something.
func fits(want []int, mask ...int) bool {
	for i, k := range want {
		if k >= 0 && k != mask[i] {
			return false
		}
	}
	return true
}

// sequence returns the n numbers from first on.
func sequence(first, n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = first + i
	}
	return s
}

// twice returns mask as it chooses elements of twice the width, or nil if it takes them apart.
func twice(mask []int) []int {
	out := make([]int, len(mask)/2)
	for i := range out {
		a, b := mask[2*i], mask[2*i+1]
		switch {
		case a < 0 && b < 0:
			out[i] = -1
		case a >= 0 && (a%2 != 0 || b >= 0 && b != a+1), a < 0 && b%2 == 0:
			return nil
		case a >= 0:
			out[i] = a / 2
		default:
			out[i] = b / 2
		}
	}
	return out
}

// imm4 returns four choices of two bits each.
func imm4(k []int) int {
	r := 0
	for i, x := range k {
		if x < 0 {
			x = i
		}
		r |= x & 3 << (2 * i)
	}
	return r
}

// permute chooses elements of one part.
func (l *vectorOps) permute(elem *ir.Type, w int, p *ir.Value, mask []int) *ir.Value {
	per := len(mask)
	if fits(mask, sequence(0, per)...) || p.Op == ir.OpConst {
		return p
	}
	if !l.hasChain() {
		return l.choose(w, p, p, mask)
	}
	if wide := twice(mask); w < 64 && wide != nil {
		return l.permute(intLaneType(2*w), 2*w, p, wide)
	}
	if w > 16 || !repeats(mask) {
		if r := l.planned(w, p, p, mask, 1); r != nil {
			return r
		}
	}
	if r := l.permuteKnown(w, p, mask); r != nil {
		return r
	}
	if w == 16 && (!l.shufflesBytes() || l.halvesStay(mask)) {
		return l.choose16(p, mask)
	}
	if l.shufflesBytes() {
		return l.shufBytes(w, p, mask, 0)
	}
	return l.permute8(p, mask)
}

// permute8 chooses bytes of p by words.
func (l *vectorOps) permute8(p *ir.Value, mask []int) *ir.Value {
	pairs, straight := make([]int, 8), true // the words that both bytes of a word are of
	for i := range pairs {
		lo, hi := mask[2*i], mask[2*i+1]
		if pairs[i] = max(lo, hi) >> 1; lo >= 0 && hi >= 0 && lo>>1 != hi>>1 {
			straight = false
		}
	}
	if straight { // some words have their bytes exchanged
		words := l.permute(ir.I16, 16, p, pairs)
		exchanged := l.exchangeBytes(words)
		other := make([]int, 16)
		all := true
		for i, k := range mask {
			other[i] = -1
			if k >= 0 && k%2 != i%2 {
				other[i] = i
			}
			all = all && (k < 0 || other[i] >= 0)
		}
		if all {
			return exchanged
		}
		return l.blend(8, words, exchanged, other)
	}
	low, high, even, odd := true, true, true, true
	for _, k := range mask {
		if k >= 0 {
			low, high, even, odd = low && k < 8, high && k >= 8, even && k%2 == 0, odd && k%2 == 1
		}
	}
	zero := l.vzero()
	var from []*ir.Value // the bytes as words
	at := make([]int, 16)
	for i, k := range mask {
		at[i] = k
		switch {
		case k < 0:
		case even || odd:
			at[i] = k / 2
		case high:
			at[i] = k - 8
		}
	}
	switch {
	case even:
		from = []*ir.Value{l.vand(p, l.vsplat(16, 0xff))}
	case odd:
		from = []*ir.Value{l.vk(ir.OpVLShr, ir.V8I16, p, 8)}
	case low:
		from = []*ir.Value{l.v2(ir.OpVUnpackLo, ir.V16I8, p, zero)}
	case high:
		from = []*ir.Value{l.v2(ir.OpVUnpackHi, ir.V16I8, p, zero)}
	default:
		from = []*ir.Value{l.v2(ir.OpVUnpackLo, ir.V16I8, p, zero), l.v2(ir.OpVUnpackHi, ir.V16I8, p, zero)}
	}
	words := []*ir.Value{l.shufflePart(ir.I16, 16, from, at[:8]), nil}
	words[1] = words[0]
	if !fits(at[8:], at[:8]...) {
		words[1] = l.shufflePart(ir.I16, 16, from, at[8:])
	}
	return l.v2(ir.OpVPackU, ir.V16I8, words[0], words[1])
}

// exchangeBytes exchanges the bytes of each word of p.
func (l *vectorOps) exchangeBytes(p *ir.Value) *ir.Value {
	return l.vor(l.vk(ir.OpVShl, ir.V8I16, p, 8), l.vk(ir.OpVLShr, ir.V8I16, p, 8))
}

// shufflesBytes reports whether the machine chooses bytes by a vector of their numbers.
func (l *vectorOps) shufflesBytes() bool { return l.ops.Has(l.vectors.ShuffleBytes, ir.V16I8) }

// shufBytes chooses elements of p by a vector of the numbers of their bytes; where mask is
// negative, the result has zeros, or anything if other is 0.
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

// permuteBy translates a choice of eight elements of 32 bits by a vector of their numbers.
func (l *vectorOps) permuteBy(v *ir.Value) {
	a, by := l.get(v.Args[0]), l.get(v.Args[1])
	if l.ops.HasOn(l.vectors.Wide.ChooseBy, ir.V8I32) && len(a) == 1 && len(by) == 1 {
		l.set(v, l.emit(l.vectors.Wide.ChooseBy, ir.V8I32, a[0], by[0]))
		return
	}
	l.chooseInMemory(v, func(at, _ *ir.Value) *ir.Value { return l.loadFrom(ir.I32, at, 0, 4) })
}

// shuffleBytes translates a choice of bytes by a vector of their numbers.
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

// chooseInMemory makes each element of v by element, of the address of the one of the first argument that the
// element by of the second one says.
func (l *vectorOps) chooseInMemory(v *ir.Value, element func(at, by *ir.Value) *ir.Value) {
	if !l.hasVectors() {
		l.fail(v, "choose another target", "the target has no %s", v.OpName())
		return
	}
	w, slot := l.spillVector(v.Args[0])
	lanes := l.lanesOfValue(v.Args[1])
	for i, x := range lanes {
		at := l.elementAddress(slot, l.standIn(v.Args[1].Type.Elem, x), v.Type.Len, w)
		lanes[i] = words{element(at, x[0])}
	}
	l.set(v, l.joinAll(v.Type, lanes)...)
}

// halvesStay reports whether a choice of eight elements is one within each half.
func (l *vectorOps) halvesStay(mask []int) bool {
	for i, k := range mask {
		if k >= 0 && k/4 != i/4 {
			return false
		}
	}
	return true
}

// intLaneType returns the integer type of w bits.
func intLaneType(w int) *ir.Type { return ir.Int(w) }

// permuteKnown does what few instructions do: repeated elements, each second element.
func (l *vectorOps) permuteKnown(w int, p *ir.Value, mask []int) *ir.Value {
	per := len(mask)
	if k := same(mask); k >= 0 {
		return l.repeat(w, p, k)
	}
	if !l.shufflesBytes() {
		every := make([]int, per)
		for odd := range 2 {
			for i := range per {
				every[i] = 2*i%per + odd
			}
			if fits(mask, every...) && (w == 8 || odd == 1) {
				return l.pack(w, odd, p, p)
			}
		}
	}
	return nil
}

// repeats reports whether mask chooses one element more often than an interleaving does: machines repeat one all through.
func repeats(mask []int) bool {
	n := 0
	for _, k := range mask {
		if k >= 0 {
			n++
		}
	}
	return same(mask) >= 0 && n > 2
}

// same returns the only element that mask chooses, or -1.
func same(mask []int) int {
	k := -1
	for _, x := range mask {
		switch {
		case x < 0:
		case k >= 0 && k != x:
			return -1
		default:
			k = x
		}
	}
	return k
}

// repeat returns the vector all of whose elements, of 8 or 16 bits, are element k of p.
func (l *vectorOps) repeat(w int, p *ir.Value, k int) *ir.Value {
	if w == 8 && l.shufflesBytes() {
		mask := make([]int, 16)
		for i := range mask {
			mask[i] = k
		}
		return l.shufBytes(w, p, mask, 0)
	}
	if w == 8 {
		op := ir.OpVUnpackLo
		if k >= 8 {
			op, k = ir.OpVUnpackHi, k-8
		}
		p = l.v2(op, ir.V16I8, p, p)
	}
	mask := make([]int, 8)
	for i := range mask {
		mask[i] = k
	}
	return l.choose16(p, mask)
}

// hasChain reports whether the machine has chains of operations for any choice of elements of one vector: they, and
// operations that do it alone, are taken then, and else what costs least.
func (l *vectorOps) hasChain() bool { return l.vectors.Chain != nil }

// choose16 chooses elements of 16 bits by the machine's chain of operations, or one after the other where it has none.
func (l *vectorOps) choose16(p *ir.Value, mask []int) *ir.Value {
	var want [8]int8
	for i, k := range mask {
		want[i] = int8(k)
	}
	chain, ok := l.vectors.Chain(want)
	if !ok {
		return l.insert16(p, mask)
	}
	for _, c := range chain {
		p = l.vk(c.Op, c.Type, p, c.K)
	}
	return p
}

// insert16 chooses elements of 16 bits one after the other.
func (l *vectorOps) insert16(p *ir.Value, mask []int) *ir.Value {
	r := p
	for i, k := range mask {
		if k >= 0 && k != i {
			r = l.emit(ir.OpVInsert, ir.V8I16, r, l.vk(ir.OpVExtract16, ir.I32, p, k), l.konst(ir.I32, int64(i)))
		}
	}
	return r
}

// combine chooses elements of two parts: ma says what of a, mb what of b.
func (l *vectorOps) combine(elem *ir.Type, w int, a, b *ir.Value, ma, mb []int) *ir.Value {
	mask := slices.Clone(ma)
	for i, k := range mb {
		if k >= 0 {
			mask[i] = len(mask) + k
		}
	}
	if !l.hasChain() {
		return l.choose(w, a, b, mask)
	}
	if wa, wb := twice(ma), twice(mb); w < 64 && wa != nil && wb != nil && aligned(ma, mb) {
		return l.combine(intLaneType(2*w), 2*w, a, b, wa, wb)
	}
	most := 1
	if w >= 32 || noBits(a) || noBits(b) {
		most = 2
	}
	if r := l.planned(w, a, b, mask, most); r != nil {
		return r
	}
	for range 2 {
		if r := l.packed(w, a, b, ma, mb); r != nil {
			return r
		}
		a, b, ma, mb = b, a, mb, ma
	}
	if w <= 16 && l.shufflesBytes() && !(stays(ma) || stays(mb)) {
		return l.vor(l.shufBytes(w, a, ma, 0x80), l.shufBytes(w, b, mb, 0x80))
	}
	pa, pb := l.permute(elem, w, a, ma), l.permute(elem, w, b, mb)
	return l.blend(w, pa, pb, mb)
}

// stays reports whether the elements that mask chooses stay where they are.
func stays(mask []int) bool { return fits(mask, sequence(0, len(mask))...) }

// aligned reports whether no pair of elements is of both masks.
func aligned(ma, mb []int) bool {
	for i := 0; i < len(ma); i += 2 {
		if (ma[i] >= 0 || ma[i+1] >= 0) && (mb[i] >= 0 || mb[i+1] >= 0) {
			return false
		}
	}
	return true
}

// packed puts each second element of a, and then of b, together.
func (l *vectorOps) packed(w int, a, b *ir.Value, ma, mb []int) *ir.Value {
	per := len(ma)
	if w > 16 {
		return nil
	}
	for odd := range 2 {
		wantA, wantB := make([]int, per), make([]int, per)
		for i := range per {
			wantA[i], wantB[i] = -2, -2
			if i < per/2 {
				wantA[i] = 2*i + odd
			} else {
				wantB[i] = 2*(i-per/2) + odd
			}
		}
		if !fits(ma, wantA...) || !fits(mb, wantB...) {
			continue
		}
		return l.pack(w, odd, a, b)
	}
	return nil
}

// pack returns the even elements, or the odd ones, of 8 bits or 16, of a and after them those of b.
func (l *vectorOps) pack(w, odd int, a, b *ir.Value) *ir.Value {
	only := func(p *ir.Value) *ir.Value {
		switch {
		case w == 8 && odd == 0:
			return l.vand(p, l.vsplat(16, 0xff))
		case w == 8:
			return l.vk(ir.OpVLShr, ir.V8I16, p, 8)
		case odd == 0:
			p = l.vk(ir.OpVShl, ir.V4I32, p, 16)
		}
		return l.vk(ir.OpVAShr, ir.V4I32, p, 16)
	}
	op, t, x := ir.OpVPackS, ir.V8I16, only(a)
	if w == 8 {
		op, t = ir.OpVPackU, ir.V16I8
	}
	if a == b {
		return l.v2(op, t, x, x)
	}
	return l.v2(op, t, x, only(b))
}

// blend returns the elements of b where mb says something and those of a elsewhere.
func (l *vectorOps) blend(w int, a, b *ir.Value, mb []int) *ir.Value {
	var bits [2]uint64
	for i, k := range mb {
		if k >= 0 {
			ir.SetLane(bits[:], i, w, ir.U128{Lo: ^uint64(0)})
		}
	}
	if w == 64 && mb[1] < 0 && !isWide(a) {
		return l.v2(l.vectors.Low, ir.V2F64, a, b)
	}
	return l.selectPart(l.vconst(bits[0], bits[1]), b, a)
}
