package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/legalize/internal/permute"
	"spillway/target"
)

// Shuffles for which the machine may lack the best operation. Each tries the target's operation first, and falls back
// to choose.

// does reports whether the machine has the vector operation op with a result of type t, perhaps only for constants.
func (l *vectorOps) does(op ir.Op, t *ir.Type) bool { return l.ops.HasOn(op, t) }

// packs reports whether the machine narrows elements with saturation to w bits from twice the width.
func (l *vectorOps) packs(w int) bool {
	return l.does(ir.OpVPackS, intLanes(w)) && (w != 8 || l.does(ir.OpVPackU, ir.V16I8))
}

// unpack appends OpVUnpackLo or OpVUnpackHi, or an equivalent shuffle.
func (l *vectorOps) unpack(op ir.Op, t *ir.Type, a, b *ir.Value) *ir.Value {
	if l.does(op, t) {
		return l.v2(op, t, a, b)
	}
	n := int(t.Len)
	mask := make([]int, n)
	for i := range mask {
		if mask[i] = i/2 + i%2*n; op == ir.OpVUnpackHi {
			mask[i] += n / 2
		}
	}
	return l.choose(ir.LaneBits(t.Elem), a, b, mask)
}

// shuffle32 appends a shuffle of the four 32-bit elements of p.
func (l *vectorOps) shuffle32(p *ir.Value, mask ...int) *ir.Value {
	return l.shuffle32Of2(p, p, mask...)
}

// shuffle32Of2 appends a shuffle of 32-bit elements of a and b; b's are numbered after a's.
func (l *vectorOps) shuffle32Of2(a, b *ir.Value, mask ...int) *ir.Value {
	if l.vectors.Shuffler == nil {
		return l.choose(32, a, b, mask)
	}
	if r := l.planned(32, a, b, mask, 1); r != nil {
		return r
	}
	if l.isWide(a) || l.isWide(b) {
		a, b = l.longer(a), l.longer(b)
		return l.joinHalves(l.shuffle32Of2(l.lower(a), l.lower(b), mask...), l.shuffle32Of2(l.higher(a), l.higher(b), mask...))
	}
	return l.choose(32, a, b, mask)
}

// lowFrom returns a with its first element, of w bits (32 or 64), replaced by b's.
func (l *vectorOps) lowFrom(w int, a, b *ir.Value) *ir.Value {
	t := map[int]*ir.Type{32: ir.V4F32, 64: ir.V2F64}[w]
	if l.does(l.vectors.Low, t) {
		return l.v2(l.vectors.Low, t, a, b)
	}
	mask := target.Sequence(0, l.lanesPer(w))
	mask[0] = l.lanesPer(w)
	return l.choose(w, a, b, mask)
}

// evens returns the even w-bit elements of a, and then those of b: a truncation of elements of twice the width.
func (l *vectorOps) evens(w int, a, b *ir.Value) *ir.Value {
	mask := make([]int, l.lanesPer(w))
	for i := range mask {
		mask[i] = 2 * i
	}
	return l.choose(w, a, b, mask)
}

// cut truncates elements of twice the width to w bits, of a and then of b, both prepared by cutFor.
func (l *vectorOps) cut(w int, a, b *ir.Value) *ir.Value {
	if !l.packs(w) {
		return l.evens(w, a, b)
	}
	return l.v2(ir.OpVPackU, intLanes(w), a, b)
}

// cutFor prepares p, with elements of twice w = 8 bits, for truncation to w.
func (l *vectorOps) cutFor(w int, p *ir.Value) *ir.Value {
	if !l.packs(w) {
		return p
	}
	return l.vand(p, l.vsplat(2*w, 1<<w-1))
}

// choose shuffles the w-bit elements of a and b by mask, which numbers b's after a's, negative for undefined: by a few
// operations, a byte table, or element by element.
func (l *vectorOps) choose(w int, a, b *ir.Value, mask []int) *ir.Value {
	n := len(mask)
	if a == b {
		mask = slices.Clone(mask)
		for i, k := range mask {
			if k >= n {
				mask[i] = k - n
			}
		}
	}
	ma, mb := target.Mask(mask).Of(0), target.Mask(mask).Of(1)
	switch noneA, noneB := slices.Max(ma) < 0, slices.Max(mb) < 0; {
	case ma.Stays() && noneB, noBits(a) && noBits(b):
		return a
	case mb.Stays() && noneA:
		return b
	case noneA:
		a, ma = b, mb
		fallthrough
	case noneB:
		b, mb, mask = a, ma, ma
	}
	tables := l.tableCost(a, b)
	if p := l.planFor(w, a, b, mask, tables); p != nil {
		return l.carryOut(p, a, b)
	}
	switch {
	case !l.shufflesBytes():
		return l.chooseOneByOne(w, a, b, mask)
	case a == b:
		return l.shufBytes(w, a, ma, 0)
	case noBits(a):
		return l.shufBytes(w, b, mb, 0x80)
	case noBits(b):
		return l.shufBytes(w, a, ma, 0x80)
	}
	return l.vor(l.shufBytes(w, a, ma, 0x80), l.shufBytes(w, b, mb, 0x80))
}

// tableCost returns the cost of shuffling a and b with byte tables, or else by the remaining fallback.
func (l *vectorOps) tableCost(a, b *ir.Value) int {
	switch cost := l.vectors.TableCost; {
	case !l.shufflesBytes():
		return 100
	case a == b || noBits(a) || noBits(b):
		return cost
	default:
		return 2*cost + 1
	}
}

// planFor returns the cheapest plan for choose that is found, of cost most at most, or nil.
func (l *vectorOps) planFor(w int, a, b *ir.Value, mask []int, most int) *permute.Plan {
	if l.vectors.Permutations == nil {
		return nil
	}
	zero, vectors := -1, 2
	switch {
	case a == b:
		vectors = 1
	case noBits(a):
		zero = 0
	case noBits(b):
		zero = 1
	}
	var want permute.Bytes
	for i := range want {
		switch k := mask[i*8/w]; {
		case k < 0:
			want[i] = permute.Any
		case k/len(mask) == zero:
			want[i] = permute.Zero
		default:
			want[i] = int8(k*w/8 + i%(w/8))
		}
	}
	return l.search(a, b).Find(want, vectors, zero, most)
}

// planned is choose with a limited number of operations, or nil.
func (l *vectorOps) planned(w int, a, b *ir.Value, mask []int, operations int) *ir.Value {
	if l.vectors.Permutations == nil {
		return nil
	}
	least := l.search(a, b).Least()
	if p := l.planFor(w, a, b, mask, (operations+1)*least-1); p != nil && len(p.Steps) <= operations {
		return l.carryOut(p, a, b)
	}
	return nil
}

// search returns the plan search for parts of the length of a and b.
func (l *vectorOps) search(a, b *ir.Value) *permute.Search {
	if l.isWide(a) || l.isWide(b) {
		return l.plans[1]()
	}
	return l.plans[0]()
}

// carryOut emits the operations of a plan.
func (l *vectorOps) carryOut(p *permute.Plan, a, b *ir.Value) *ir.Value {
	made := []*ir.Value{a, b}
	for i := range p.Steps {
		s := &p.Steps[i]
		args := []*ir.Value{made[s.Of[0]], made[s.Of[1]]}[:s.Args]
		if s.HasConstant() {
			args = append(args, l.konst(ir.I32, int64(s.K)))
		}
		made = append(made, l.emit(s.Op, s.Type, args...))
	}
	if len(p.Steps) == 0 {
		return made[p.Of]
	}
	return made[len(made)-1]
}

// chooseOneByOne is choose for elements of 16 bits, or of 8 within these.
func (l *vectorOps) chooseOneByOne(w int, a, b *ir.Value, mask []int) *ir.Value {
	if l.isWide(a) || l.isWide(b) {
		lo := l.chooseOneByOne(w, l.lower(l.longer(a)), l.lower(l.longer(b)), mask)
		return l.joinHalves(lo, l.chooseOneByOne(w, l.higher(l.longer(a)), l.higher(l.longer(b)), mask))
	}
	byte := func(i int) int { // the source byte of byte i of the result
		if k := mask[i*8/w]; k >= 0 {
			return k*w/8 + i%(w/8)
		}
		return -1
	}
	part := func(k int) (p *ir.Value, at int) {
		if k < 16 {
			return a, k
		}
		return b, k - 16
	}
	one := func(k int) *ir.Value { // byte k, zero-extended
		p, at := part(k)
		word := l.vk(ir.OpVExtract16, ir.I32, p, at/2)
		if at%2 == 1 {
			return l.lshrImm(word, 8)
		}
		return l.andImm(word, 0xff)
	}
	r := a
	for i := range 8 {
		lo, hi := byte(2*i), byte(2*i+1)
		var x *ir.Value
		switch p, at := part(max(lo, hi-1, 0)); {
		case lo < 0 && hi < 0, p == a && (lo < 0 || lo == 2*i) && (hi < 0 || hi == 2*i+1):
			continue
		case max(lo, hi-1)%2 == 0 && (lo < 0 || hi < 0 || hi == lo+1):
			x = l.vk(ir.OpVExtract16, ir.I32, p, at/2)
		case lo < 0:
			x = l.shlImm(one(hi), 8)
		case hi < 0:
			x = one(lo)
		default:
			x = l.or(one(lo), l.shlImm(one(hi), 8))
		}
		r = l.emit(ir.OpVInsert, ir.V8I16, r, x, l.konst(ir.I32, int64(i)))
	}
	return r
}

// eachLane does op on each pair of w-bit elements of a and b as scalars.
func (l *vectorOps) eachLane(op ir.Op, w int, a, b *ir.Value) *ir.Value {
	if l.isWide(a) || l.isWide(b) {
		lo := l.eachLane(op, w, l.lower(l.longer(a)), l.lower(l.longer(b)))
		return l.joinHalves(lo, l.eachLane(op, w, l.higher(l.longer(a)), l.higher(l.longer(b))))
	}
	t := intLaneType(w)
	lanes := make([]words, l.lanesPer(w))
	for i := range lanes {
		lanes[i] = l.scalarPair(op, t, l.laneOf(t, w, a, i), l.laneOf(t, w, b, i))
	}
	return l.join(t, w, lanes)
}

// foldMask returns the w-bit mask elements of p as the bits of an i32.
func (l *vectorOps) foldMask(w int, p *ir.Value) *ir.Value {
	var bits [2]uint64
	for i := range l.lanesPer(w) {
		ir.SetLane(bits[:], i, w, ir.U128{Lo: 1 << (i % 8)})
	}
	p = l.vand(p, l.vconst(bits[0], bits[1]))
	n := l.vectorBits()
	if w == 8 { // sixteen: those of each half in a byte
		n = 64
	}
	for n /= 2; n >= w; n /= 2 {
		p = l.vor(p, l.upper(p, n))
	}
	if w > 8 {
		return l.andImm(l.laneOf(ir.I32, 32, p, 0)[0], 1<<(l.lanesPer(w))-1)
	}
	lo, hi := l.vk(ir.OpVExtract16, ir.I32, p, 0), l.vk(ir.OpVExtract16, ir.I32, p, 4)
	return l.or(l.andImm(lo, 0xff), l.shlImm(l.andImm(hi, 0xff), 8))
}
