package x86

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// A shuffler makes the choices of elements for which no single operation does: by chains, by packing what is
// masked or shifted before, by tables of bytes.
type shuffler struct{}

// A shuffle is a choice being made.
type shuffle struct{ target.VectorBuilder }

// Permute implements target.Shuffler.
func (shuffler) Permute(b target.VectorBuilder, w int, p *ir.Value, m target.Mask) *ir.Value {
	return shuffle{b}.permute(w, p, m)
}

// Combine implements target.Shuffler.
func (shuffler) Combine(b target.VectorBuilder, w int, p, q *ir.Value, mp, mq target.Mask) *ir.Value {
	return shuffle{b}.combine(w, p, q, mp, mq)
}

// Choose16 implements target.Shuffler: by a chain of operations, or one element after the other.
func (shuffler) Choose16(b target.VectorBuilder, p *ir.Value, m target.Mask) *ir.Value {
	return shuffle{b}.choose16(p, m)
}

// First implements target.Shuffler.
func (shuffler) First(b target.VectorBuilder, w int, p *ir.Value, k int) *ir.Value {
	if w == 64 || k == 2 {
		return b.Emit(ir.OpVUnpackHi, ir.V2I64, p, p)
	}
	return shuffle{b}.pairs(p, k, 0, 0, 0)
}

// Splat implements target.Shuffler.
func (shuffler) Splat(b target.VectorBuilder, w int, p *ir.Value) *ir.Value {
	switch w {
	case 64:
		return b.Emit(ir.OpVUnpackLo, ir.V2I64, p, p)
	case 8:
		if b.TablesOfBytes() {
			return b.Emit(OpVShufBytes, ir.V16I8, p, b.Bits(0, 0))
		}
		p = b.Emit(ir.OpVUnpackLo, ir.V16I8, p, p)
		fallthrough
	case 16:
		return shuffle{b}.choose16(p, make(target.Mask, 8))
	}
	return shuffle{b}.pairs(p, 0, 0, 0, 0)
}

// ReverseBytes implements target.Shuffler.
func (shuffler) ReverseBytes(b target.VectorBuilder, w int, p *ir.Value) *ir.Value {
	if b.TablesOfBytes() {
		return b.ByTable(8, p, reversed(w/8, 16), true)
	}
	p = shuffle{b}.exchangeBytes(p)
	if w == 16 {
		return p
	}
	return shuffle{b}.choose16(p, reversed(w/16, 8))
}

// reversed returns the numbers of n elements, each of as many next to each other in the opposite order.
func reversed(group, n int) target.Mask {
	m := make(target.Mask, n)
	for i := range m {
		m[i] = i ^ (group - 1)
	}
	return m
}

// pairs chooses elements of 32 bits of p.
func (s shuffle) pairs(p *ir.Value, m ...int) *ir.Value {
	r := s.Planned(32, p, p, m, 1)
	if r == nil { // there are vectors of 32 bytes for floats only
		return s.Join(s.pairs(s.Half(p, 0), m...), s.pairs(s.Half(p, 1), m...))
	}
	return r
}

// permute chooses elements of one vector.
func (s shuffle) permute(w int, p *ir.Value, m target.Mask) *ir.Value {
	if m.Stays() || s.IsConstant(p) {
		return p
	}
	if wide := m.Twice(); w < 64 && wide != nil {
		return s.permute(2*w, p, wide)
	}
	if w > 16 || !repeats(m) {
		if r := s.Planned(w, p, p, m, 1); r != nil {
			return r
		}
	}
	if r := s.permuteKnown(w, p, m); r != nil {
		return r
	}
	if w == 16 && (!s.TablesOfBytes() || halvesStay(m)) {
		return s.choose16(p, m)
	}
	if s.TablesOfBytes() {
		return s.ByTable(w, p, m, true)
	}
	return s.permuteBytes(p, m)
}

// permuteBytes chooses bytes of p by words.
func (s shuffle) permuteBytes(p *ir.Value, m target.Mask) *ir.Value {
	pairs, straight := make(target.Mask, 8), true // the words that both bytes of a word are of
	for i := range pairs {
		lo, hi := m[2*i], m[2*i+1]
		if pairs[i] = max(lo, hi) >> 1; lo >= 0 && hi >= 0 && lo>>1 != hi>>1 {
			straight = false
		}
	}
	if straight {
		return s.exchangeSome(s.permute(16, p, pairs), m)
	}
	low, high, even, odd := true, true, true, true
	for _, k := range m {
		if k >= 0 {
			low, high, even, odd = low && k < 8, high && k >= 8, even && k%2 == 0, odd && k%2 == 1
		}
	}
	zero := s.Bits(0, 0)
	var from []*ir.Value // the bytes as words
	at := make(target.Mask, 16)
	for i, k := range m {
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
		from = []*ir.Value{s.And(p, s.Splat(16, 0xff))}
	case odd:
		from = []*ir.Value{s.EmitBy(ir.OpVLShr, ir.V8I16, p, 8)}
	case low:
		from = []*ir.Value{s.Emit(ir.OpVUnpackLo, ir.V16I8, p, zero)}
	case high:
		from = []*ir.Value{s.Emit(ir.OpVUnpackHi, ir.V16I8, p, zero)}
	default:
		from = []*ir.Value{s.Emit(ir.OpVUnpackLo, ir.V16I8, p, zero), s.Emit(ir.OpVUnpackHi, ir.V16I8, p, zero)}
	}
	words := [2]*ir.Value{s.Choose(16, from, at[:8])}
	words[1] = words[0]
	if !at[8:].Fits(at[:8]) {
		words[1] = s.Choose(16, from, at[8:])
	}
	return s.Emit(ir.OpVPackU, ir.V16I8, words[0], words[1])
}

// exchangeSome exchanges the bytes of those words whose low byte m takes from an odd place, or whose high byte from an even one.
func (s shuffle) exchangeSome(words *ir.Value, m target.Mask) *ir.Value {
	exchanged := s.exchangeBytes(words)
	other, all := make(target.Mask, 16), true
	for i, k := range m {
		other[i] = -1
		if k >= 0 && k%2 != i%2 {
			other[i] = i
		}
		all = all && (k < 0 || other[i] >= 0)
	}
	if all {
		return exchanged
	}
	return s.blend(8, words, exchanged, other)
}

// exchangeBytes exchanges the bytes of each word of p.
func (s shuffle) exchangeBytes(p *ir.Value) *ir.Value {
	return s.Or(s.EmitBy(ir.OpVShl, ir.V8I16, p, 8), s.EmitBy(ir.OpVLShr, ir.V8I16, p, 8))
}

// halvesStay reports whether a choice of eight elements is one within each half.
func halvesStay(m target.Mask) bool {
	for i, k := range m {
		if k >= 0 && k/4 != i/4 {
			return false
		}
	}
	return true
}

// permuteKnown does what few instructions do: repeated elements, each second element.
func (s shuffle) permuteKnown(w int, p *ir.Value, m target.Mask) *ir.Value {
	per := len(m)
	if k := m.Same(); k >= 0 {
		return s.repeat(w, p, k)
	}
	if !s.TablesOfBytes() {
		every := make(target.Mask, per)
		for odd := range 2 {
			for i := range per {
				every[i] = 2*i%per + odd
			}
			if m.Fits(every) && (w == 8 || odd == 1) {
				return s.pack(w, odd, p, p)
			}
		}
	}
	return nil
}

// repeats reports whether m chooses one element more often than an interleaving does: machines repeat one all through.
func repeats(m target.Mask) bool {
	n := 0
	for _, k := range m {
		if k >= 0 {
			n++
		}
	}
	return m.Same() >= 0 && n > 2
}

// repeat returns the vector all of whose elements, of 8 or 16 bits, are element k of p.
func (s shuffle) repeat(w int, p *ir.Value, k int) *ir.Value {
	all := func(n, k int) target.Mask {
		m := make(target.Mask, n)
		for i := range m {
			m[i] = k
		}
		return m
	}
	if w == 8 && s.TablesOfBytes() {
		return s.ByTable(w, p, all(16, k), true)
	}
	if w == 8 {
		op := ir.OpVUnpackLo
		if k >= 8 {
			op, k = ir.OpVUnpackHi, k-8
		}
		p = s.Emit(op, ir.V16I8, p, p)
	}
	return s.choose16(p, all(8, k))
}

// choose16 chooses elements of 16 bits by a chain of operations, or one after the other where there is none.
func (s shuffle) choose16(p *ir.Value, m target.Mask) *ir.Value {
	links, ok := chain(m)
	if !ok {
		return s.OneByOne(p, m)
	}
	for _, c := range links {
		p = s.EmitBy(c.op, c.t, p, c.k)
	}
	return p
}

// combine chooses elements of two vectors: mp says what of p, mq what of q.
func (s shuffle) combine(w int, p, q *ir.Value, mp, mq target.Mask) *ir.Value {
	if wp, wq := mp.Twice(), mq.Twice(); w < 64 && wp != nil && wq != nil && aligned(mp, mq) {
		return s.combine(2*w, p, q, wp, wq)
	}
	most := 1
	if w >= 32 || s.IsZero(p) || s.IsZero(q) {
		most = 2
	}
	if r := s.Planned(w, p, q, both(mp, mq), most); r != nil {
		return r
	}
	for range 2 {
		if r := s.packed(w, p, q, mp, mq); r != nil {
			return r
		}
		p, q, mp, mq = q, p, mq, mp
	}
	if w <= 16 && s.TablesOfBytes() && !(mp.Stays() || mq.Stays()) {
		return s.Or(s.ByTable(w, p, mp, false), s.ByTable(w, q, mq, false))
	}
	return s.blend(w, s.permute(w, p, mp), s.permute(w, q, mq), mq)
}

// both returns what mp chooses of one vector and mq of the next as one mask.
func both(mp, mq target.Mask) target.Mask {
	m := append(target.Mask(nil), mp...)
	for i, k := range mq {
		if k >= 0 {
			m[i] = len(m) + k
		}
	}
	return m
}

// aligned reports whether no pair of elements is of both masks.
func aligned(mp, mq target.Mask) bool {
	for i := 0; i < len(mp); i += 2 {
		if (mp[i] >= 0 || mp[i+1] >= 0) && (mq[i] >= 0 || mq[i+1] >= 0) {
			return false
		}
	}
	return true
}

// packed puts each second element of p, and then of q, together.
func (s shuffle) packed(w int, p, q *ir.Value, mp, mq target.Mask) *ir.Value {
	per := len(mp)
	if w > 16 {
		return nil
	}
	for odd := range 2 {
		wantP, wantQ := make(target.Mask, per), make(target.Mask, per)
		for i := range per {
			wantP[i], wantQ[i] = -2, -2
			if i < per/2 {
				wantP[i] = 2*i + odd
			} else {
				wantQ[i] = 2*(i-per/2) + odd
			}
		}
		if mp.Fits(wantP) && mq.Fits(wantQ) {
			return s.pack(w, odd, p, q)
		}
	}
	return nil
}

// pack returns the even elements, or the odd ones, of 8 bits or 16, of p and after them those of q.
func (s shuffle) pack(w, odd int, p, q *ir.Value) *ir.Value {
	only := func(p *ir.Value) *ir.Value {
		switch {
		case w == 8 && odd == 0:
			return s.And(p, s.Splat(16, 0xff))
		case w == 8:
			return s.EmitBy(ir.OpVLShr, ir.V8I16, p, 8)
		case odd == 0:
			p = s.EmitBy(ir.OpVShl, ir.V4I32, p, 16)
		}
		return s.EmitBy(ir.OpVAShr, ir.V4I32, p, 16)
	}
	op, t, x := ir.OpVPackS, ir.V8I16, only(p)
	if w == 8 {
		op, t = ir.OpVPackU, ir.V16I8
	}
	if p == q {
		return s.Emit(op, t, x, x)
	}
	return s.Emit(op, t, x, only(q))
}

// blend returns the elements of q where mq says something and those of p elsewhere.
func (s shuffle) blend(w int, p, q *ir.Value, mq target.Mask) *ir.Value {
	if w == 64 && mq[1] < 0 && !s.IsLong(p) {
		return s.Emit(OpVLow, ir.V2F64, p, q)
	}
	var bits [2]uint64
	chosen(bits[:], w, mq)
	return s.Select(s.Bits(bits[:]...), q, p)
}

// chosen sets all bits of the elements where m says something.
func chosen(bits []uint64, w int, m target.Mask) {
	for i, k := range m {
		if k >= 0 {
			ir.SetLane(bits, i, w, ir.U128{Lo: ^uint64(0)})
		}
	}
}

// EachNth implements target.Shuffler.
func (shuffler) EachNth(b target.VectorBuilder, w, stride, offset int, vectors []*ir.Value) *ir.Value {
	s := shuffle{b}
	some := vectors[slices.IndexFunc(vectors, func(p *ir.Value) bool { return p != nil })]
	at := func(i int) *ir.Value {
		if i < len(vectors) && vectors[i] != nil {
			return vectors[i]
		}
		return some
	}
	if stride == 2 {
		return s.pack(w, offset, at(0), at(1))
	}
	only := func(p *ir.Value) *ir.Value { // as elements of 32 bits
		if offset > 0 {
			p = s.EmitBy(ir.OpVLShr, ir.V4I32, p, 8*offset)
		}
		if offset < 3 {
			p = s.And(p, s.Splat(32, 0xff))
		}
		return p
	}
	var pairs [2]*ir.Value
	for i := range pairs {
		pairs[i] = s.Emit(ir.OpVPackS, ir.V8I16, only(at(2*i)), only(at(2*i+1)))
	}
	return s.Emit(ir.OpVPackU, ir.V16I8, pairs[0], pairs[1])
}
