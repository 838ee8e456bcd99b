package slotcoloring

import (
	"cmp"
	"math/bits"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A Sharer is reusable memory for Slots. It must not be used concurrently.
type Sharer struct {
	p *regalloc.Problem
	r *regalloc.Result

	words  int     // of a set of slots
	slot   []int32 // by number: the slot
	number []int32 // by slot: its number among those that may share, or -1
	shares int     // how many may
	events []int32 // accesses of each block, then edge: slots and kinds; simultaneous ones end with endGroup
	begin  []int32 // by block, then by edge: its first event
	uses   []int32 // by slot: number of references
	order  []int32 // all slots, most referenced first

	liveIn []uint64 // by block
	grown  []int32  // by block: when its part of liveIn last grew
	walked []int32  // by block: when it was last walked, or -1
	live   []uint64 // at the point that a walk has reached
	out    []uint64 // live at the end of the block, for the edges seen
	conf   []uint64 // by slot that may share: those that interfere
	taken  []int32  // by color: the last slot, in order and counted from one, that interferes with one of it
	color  []int32  // by slot
}

const endGroup = -1

const (
	// Bounds on the sizes of all sets of slots for blocks, accesses and slots together (allWords) and of each set
	// (leastWords, mostWords).
	allWords   = 1 << 20
	leastWords = 16
	mostWords  = 32
	// walks is the maximum average number of visits per block, beyond which slots are not shared.
	walks = 16
)

// Slots returns r with fewer slots, or r itself.
func (s *Sharer) Slots(p *regalloc.Problem, r *regalloc.Result) *regalloc.Result {
	if len(r.Slots) < 2 {
		return r
	}
	s.p, s.r = p, r
	defer func() { s.p, s.r = nil, nil }()
	s.choose()
	s.collect()
	if !s.flow() {
		return r
	}
	s.interfere()
	n := s.paint()
	if n == len(r.Slots) {
		return r
	}
	return s.renamed(n)
}

// choose orders the slots and decides which may share: if there are very many, the most referenced ones, so that all
// sets of slots take time and memory linear in the function.
func (s *Sharer) choose() {
	n, all := len(s.r.Slots), len(s.p.Blocks)+len(s.r.Slots)
	s.uses, s.order = scratch.Zeroed(s.uses, n), s.order[:0]
	count := func(l regalloc.Loc) {
		if l.Kind() == regalloc.SlotLoc {
			s.uses[l.Slot()]++
			all++
		}
	}
	for o, l := range s.r.Locs {
		count(l)
		if s.p.Operands[o].Role == regalloc.UseDef {
			count(l)
		}
	}
	for k := range s.r.InstrMoves {
		count(s.r.InstrMoves[k].Src)
		count(s.r.InstrMoves[k].Dst)
	}
	for k := range s.r.EdgeMoves {
		count(s.r.EdgeMoves[k].Src)
		count(s.r.EdgeMoves[k].Dst)
	}
	for i := range n {
		s.order = append(s.order, int32(i))
	}
	slices.SortStableFunc(s.order, func(a, b int32) int { return cmp.Compare(s.uses[b], s.uses[a]) })
	s.words = min((n+63)/64, max(leastWords, allWords/all), mostWords)
	s.shares, s.number = n, scratch.Sized(s.number, n)
	for i := range s.number {
		s.number[i] = int32(i)
	}
	if n > 64*s.words {
		s.shares = 64 * s.words
		for k, slot := range s.order {
			s.number[slot] = int32(k)
			if k >= s.shares {
				s.number[slot] = -1
			}
		}
	}
}

// collect lists the accesses to slots that may be shared.
func (s *Sharer) collect() {
	p, r := s.p, s.r
	s.events = s.events[:0]
	s.begin = scratch.Sized(s.begin, len(p.Blocks)+len(p.Edges)+1)
	for b := range p.Blocks {
		s.begin[b] = int32(len(s.events))
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i, moves := range r.Points(first, end) {
			s.moves(moves)
			ops := p.Instrs[i].Operands
			for o := ops[0]; o < ops[1]; o++ {
				if l := r.Locs[o]; l.Kind() == regalloc.SlotLoc {
					role := p.Operands[o].Role
					if role != regalloc.Def {
						s.access(l, false)
					}
					if role != regalloc.Use {
						s.access(l, true)
					}
				}
			}
			s.group()
		}
	}
	for e, moves := range r.EachEdge(len(p.Edges)) {
		s.begin[len(p.Blocks)+int(e)] = int32(len(s.events))
		s.moves(moves)
	}
	s.begin[len(p.Blocks)+len(p.Edges)] = int32(len(s.events))
}

// moves lists the accesses of moves, those of a step together.
func (s *Sharer) moves(moves regalloc.Moves) {
	for step := range moves.Steps() {
		for k := range step.Len() {
			s.move(step.At(k))
		}
		s.group()
	}
}

func (s *Sharer) move(m *regalloc.Move) {
	if m.Src.Kind() == regalloc.SlotLoc {
		s.access(m.Src, false)
	}
	if m.Dst.Kind() == regalloc.SlotLoc {
		s.access(m.Dst, true)
	}
}

func (s *Sharer) access(l regalloc.Loc, writes bool) {
	x := s.number[l.Slot()] << 1
	if x < 0 {
		return
	}
	if writes {
		x |= 1
	}
	s.events = scratch.Push(s.events, x)
}

// group ends a group, if it is not empty.
func (s *Sharer) group() {
	if n := len(s.events); n > 0 && s.events[n-1] != endGroup {
		s.events = append(s.events, endGroup)
	}
}

// flow computes the slots live at the start of each block. It reports false if that takes too long.
func (s *Sharer) flow() bool {
	n := len(s.p.Blocks)
	left := walks * n
	s.liveIn = scratch.Zeroed(s.liveIn, n*s.words)
	s.live = scratch.Sized(s.live, s.words)
	s.grown, s.walked = scratch.Zeroed(s.grown, n), scratch.Filled(s.walked, n, -1)
	now := int32(0)
	for changed := true; changed; {
		changed = false
		for b := n - 1; b >= 0; b-- {
			if !s.stale(regalloc.BlockID(b)) {
				continue
			}
			if left--; left < 0 {
				return false
			}
			s.block(b, false)
			s.walked[b] = now
			in := s.liveIn[b*s.words : (b+1)*s.words]
			if !slices.Equal(in, s.live) {
				copy(in, s.live)
				now++
				s.grown[b], changed = now, true
			}
		}
	}
	return true
}

// stale reports whether b has not been walked since its live-out set grew.
func (s *Sharer) stale(b regalloc.BlockID) bool {
	if s.walked[b] < 0 {
		return true
	}
	e0, e1 := s.p.Succs(b)
	for e := e0; e < e1; e++ {
		if s.grown[s.p.Edges[e].To] > s.walked[b] {
			return true
		}
	}
	return false
}

// interfere computes the interference of slots.
func (s *Sharer) interfere() {
	s.conf = scratch.Zeroed(s.conf, s.shares*s.words)
	for b := range s.p.Blocks {
		s.block(b, true)
	}
	for a := range s.shares {
		for w, set := range s.conf[a*s.words : (a+1)*s.words] {
			for ; set != 0; set &= set - 1 {
				b := w*64 + bits.TrailingZeros64(set)
				s.conf[b*s.words+a/64] |= 1 << (a % 64)
			}
		}
	}
}

// block walks backwards over the edges out of b, and b; s.live is then b's live-in set.
func (s *Sharer) block(b int, marking bool) {
	first, end := s.p.Succs(regalloc.BlockID(b))
	n := len(s.p.Blocks)
	clear(s.live)
	moved := false
	for e := first; e < end; e++ {
		if s.begin[n+int(e)] == s.begin[n+int(e)+1] {
			s.join(s.p.Edges[e].To)
		} else {
			moved = true
		}
	}
	if moved {
		s.out = append(s.out[:0], s.live...)
		for e := first; e < end; e++ {
			if s.begin[n+int(e)] != s.begin[n+int(e)+1] {
				clear(s.live)
				s.join(s.p.Edges[e].To)
				s.walk(n+int(e), marking)
				for w := range s.out {
					s.out[w] |= s.live[w]
				}
			}
		}
		copy(s.live, s.out)
	}
	s.walk(b, marking)
}

func (s *Sharer) join(b regalloc.BlockID) {
	for w, set := range s.liveIn[int(b)*s.words : (int(b)+1)*s.words] {
		s.live[w] |= set
	}
}

// walk updates s.live backwards over the events of a block or an edge. A written slot interferes with those live after
// it or written at the same time, and also with those read at the same time, so that copies contain no cycles.
func (s *Sharer) walk(node int, marking bool) {
	events := s.events[s.begin[node]:s.begin[node+1]]
	for end := len(events); end > 0; {
		from := end - 1
		for from > 0 && events[from-1] != endGroup {
			from--
		}
		group := events[from : end-1]
		end = from
		if marking {
			s.written(group, func(slot int32) { s.live[slot/64] |= 1 << (slot % 64) })
			s.written(group, s.mark)
		}
		s.written(group, func(slot int32) { s.live[slot/64] &^= 1 << (slot % 64) })
		for _, x := range group {
			if x&1 == 0 {
				s.live[x>>1/64] |= 1 << (x >> 1 % 64)
			}
		}
		if marking {
			s.written(group, s.mark)
		}
	}
}

// written calls f for each slot that a group of events writes.
func (s *Sharer) written(group []int32, f func(slot int32)) {
	for _, x := range group {
		if x&1 != 0 {
			f(x >> 1)
		}
	}
}

// mark makes a slot interfere with all live ones.
func (s *Sharer) mark(slot int32) {
	row := s.conf[int(slot)*s.words : (int(slot)+1)*s.words]
	for w, set := range s.live {
		row[w] |= set
	}
}

// paint sets s.color and returns the number of colors: each slot gets the first color of no interfering slot before
// it. Slots that may not share come last in the order.
func (s *Sharer) paint() int {
	n := len(s.r.Slots)
	s.color, s.taken = scratch.Filled(s.color, n, -1), scratch.Zeroed(s.taken, n)
	s.slot = scratch.Sized(s.slot, s.shares)
	for slot, k := range s.number {
		if k >= 0 {
			s.slot[k] = int32(slot)
		}
	}
	colors := 0
	for at, slot := range s.order {
		c := colors
		if k := int(s.number[slot]); k >= 0 {
			c = s.first(s.conf[k*s.words:(k+1)*s.words], int32(at+1))
		}
		colors = max(colors, c+1)
		s.color[slot] = int32(c)
	}
	return colors
}

// first returns the first color that no slot of a set has; stamp marks the others.
func (s *Sharer) first(set []uint64, stamp int32) int {
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			if c := s.color[s.slot[w*64+bits.TrailingZeros64(word)]]; c >= 0 {
				s.taken[c] = stamp
			}
		}
	}
	return slices.IndexFunc(s.taken, func(at int32) bool { return at != stamp })
}

// renamed returns the Result with n slots, by color.
func (s *Sharer) renamed(n int) *regalloc.Result {
	next := *s.r
	next.Slots = make([]regalloc.Slot, n)
	for i, x := range s.r.Slots {
		y := &next.Slots[s.color[i]]
		y.Size, y.Align = max(y.Size, x.Size), max(y.Align, x.Align)
	}
	at := func(l regalloc.Loc) regalloc.Loc {
		if l.Kind() == regalloc.SlotLoc {
			return regalloc.InSlot(s.color[l.Slot()])
		}
		return l
	}
	next.Locs = slices.Clone(s.r.Locs)
	for i, l := range next.Locs {
		next.Locs[i] = at(l)
	}
	next.InstrMoves = slices.Clone(s.r.InstrMoves)
	for i := range next.InstrMoves {
		m := &next.InstrMoves[i].Move
		m.Src, m.Dst = at(m.Src), at(m.Dst)
	}
	next.EdgeMoves = slices.Clone(s.r.EdgeMoves)
	for i := range next.EdgeMoves {
		m := &next.EdgeMoves[i].Move
		m.Src, m.Dst = at(m.Src), at(m.Dst)
	}
	return &next
}
