package simplify

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/ir"
	"spillway/target"
)

// anchor rewrites accesses that are out of reach of their common base, relative to a nearer base:
//
//	load (p + 5000); load (p + 5008)   =>   q = p + 4096; load (q + 904); load (q + 912)
//
// where this is shorter than an index or a sum for each access (target.FarOffsets): first for accesses in several
// blocks, then within each block. O(n log n) for n accesses, times anchorWindow, and O(blocks).
func (s *simplifier) anchor() {
	far := s.t.Address.Far
	if far == nil {
		return
	}
	a := anchorer{simplifier: s, far: far}
	a.across()
	for _, b := range s.f.Blocks {
		a.within(b)
	}
}

// An anchorer is the state of anchor.
type anchorer struct {
	*simplifier
	far      *target.FarOffsets
	accesses []farAccess // by base and offset
	inserted []insertion

	// For several blocks.
	dom    *cfg.DomTree
	global bool
	budget int // steps of searches for common dominators left
}

// A farAccess is a load or store at an offset from its base that does not fit an instruction.
type farAccess struct {
	v    *ir.Value
	arg  int   // index of the address argument of v
	at   int   // index in its block
	pos  int32 // of its block in reverse postorder, for several blocks
	base *ir.Value
	off  int64
	bits int
	done bool
}

// address returns the sum of base and offset.
func (x *farAccess) address() *ir.Value { return x.v.Args[x.arg] }

// An insertion is a value to insert before value number at of its block.
type insertion struct {
	at int
	v  *ir.Value
}

const (
	// anchorWindow is the maximum number of accesses, in order of offset, considered for one anchor.
	anchorWindow = 40
	// dominatorSteps is the number of steps for each block of the function in searches for common dominators: after that,
	// anchors are placed within blocks only.
	dominatorSteps = 16
	// anchorReach is the number of blocks, in reverse postorder, from one access to others with its anchor and back to the
	// anchor: longer ranges of many anchors would take quadratic time.
	anchorReach = 400
)

// across anchors accesses in several blocks.
func (a *anchorer) across() {
	a.accesses, a.inserted, a.global = a.accesses[:0], a.inserted[:0], true
	for pos, b := range a.flow.reachable() {
		for i, v := range a.f.Blocks[b].Values {
			a.collect(v, i, int32(pos))
		}
	}
	if len(a.accesses) < 2 {
		return
	}
	a.countUses()
	a.dom, a.budget = a.flow.dominators(), dominatorSteps*len(a.f.Blocks)
	a.placeAll()
	a.insert()
}

// within anchors accesses of b.
func (a *anchorer) within(b *ir.Block) {
	a.accesses, a.inserted, a.global = a.accesses[:0], a.inserted[:0], false
	for i, v := range b.Values {
		a.collect(v, i, 0)
	}
	a.placeAll()
	a.insert()
}

// insert inserts the new values.
func (a *anchorer) insert() {
	slices.SortStableFunc(a.inserted, func(x, y insertion) int {
		return cmp.Or(cmp.Compare(x.v.Block.ID, y.v.Block.ID), cmp.Compare(x.at, y.at))
	})
	for list := a.inserted; len(list) > 0; {
		b, n := list[0].v.Block, 1
		for n < len(list) && list[n].v.Block == b {
			n++
		}
		out, next := make([]*ir.Value, 0, len(b.Values)+n), 0
		for i, v := range b.Values {
			for ; next < n && list[next].at == i; next++ {
				out = append(out, list[next].v)
			}
			out = append(out, v)
		}
		b.Values, list = out, list[n:]
	}
}

// collect records v, value i of its block, if it is a far access. Within a block, addresses computed in others are in
// registers anyway.
func (a *anchorer) collect(v *ir.Value, i int, pos int32) {
	x := farAccess{v: v, at: i, pos: pos}
	switch {
	case v.Order != ir.NotAtomic:
		return
	case v.Op == ir.OpLoad:
		x.bits = a.bits(v.Type)
	case v.Op == ir.OpStore:
		x.arg, x.bits = 1, a.bits(v.Args[0].Type)
	}
	if x.bits == 0 {
		return
	}
	sum := x.address()
	off, ok := imm(sum)
	if !ok || sum.Op != ir.OpAdd || sum.Block != v.Block && !a.global || isPlaced(sum.Args[0]) || sum.Args[0].Op == ir.OpSlotAddr || a.far.Access(x.bits, off) > 0 {
		return
	}
	x.base, x.off = sum.Args[0], off
	a.accesses = append(a.accesses, x)
}

// bits returns the width of an access of type t, 0 if its offsets are not known.
func (a *anchorer) bits(t *ir.Type) int {
	switch {
	case t.IsInt():
		return t.Bits
	case !a.far.AllTypes:
		return 0
	case t.IsVector():
		return int(t.Len) * ir.LaneBits(t.Elem)
	}
	return t.FloatBits()
}

// placeAll anchors accesses where that is profitable.
func (a *anchorer) placeAll() {
	slices.SortStableFunc(a.accesses, func(x, y farAccess) int {
		return cmp.Or(cmp.Compare(x.base.ID, y.base.ID), cmp.Compare(x.off, y.off), cmp.Compare(x.address().ID, y.address().ID))
	})
	for i := range a.accesses {
		if !a.accesses[i].done {
			a.place(i)
		}
	}
}

// place anchors access i and the following ones at the most profitable offset, if any.
func (a *anchorer) place(i int) {
	first := &a.accesses[i]
	best, most := int64(0), 0
	for bits := range 16 { // number of low bits to clear
		at := first.off &^ (1<<bits - 1)
		if bits > 0 && at == first.off {
			continue
		}
		if p := a.profit(i, at); p > most {
			best, most = at, p
		}
	}
	if most == 0 {
		return
	}
	b, begin := a.home(i, best)
	if a.global && (a.budget < 0 || first.pos-a.flow.order.Index[a.flow.graph.Index(b)] > anchorReach) {
		return
	}
	anchor := a.sum(b, begin, first.base, best)
	a.reached(i, best, func(x *farAccess) {
		x.done = true
		x.v.Args[x.arg] = anchor
		if x.off != best {
			x.v.Args[x.arg] = a.sum(x.v.Block, x.at, anchor, x.off-best)
		}
	})
}

// home returns the block that dominates the accesses from i on that reach from offset at, and the position there before
// the first one of them.
func (a *anchorer) home(i int, at int64) (*ir.Block, int) {
	to := a.accesses[i].v.Block
	if a.global {
		k := a.flow.graph.Index(to)
		a.reached(i, at, func(x *farAccess) {
			for n := a.flow.graph.Index(x.v.Block); !a.dom.Dominates(k, n); {
				if a.budget--; a.budget < 0 {
					return
				}
				k = a.dom.IDom[k]
			}
		})
		to = a.f.Blocks[k]
	}
	begin := len(to.Values) - 1
	a.reached(i, at, func(x *farAccess) {
		if x.v.Block == to {
			begin = min(begin, x.at)
		}
	})
	return to, begin
}

// sum emits base + off before value number at of b.
func (a *anchorer) sum(b *ir.Block, at int, base *ir.Value, off int64) *ir.Value {
	v := a.f.NewValue(ir.OpAdd, base.Type, base, a.f.Const(base.Type, off))
	v.Block = b
	a.inserted = append(a.inserted, insertion{at, v})
	return v
}

// reached calls do for the accesses from i on with the same base that reach from base + at.
func (a *anchorer) reached(i int, at int64, do func(x *farAccess)) {
	base, pos := a.accesses[i].base, a.accesses[i].pos
	for k := i; k < len(a.accesses) && k < i+anchorWindow && a.accesses[k].base == base; k++ {
		if x := &a.accesses[k]; !x.done && max(x.pos-pos, pos-x.pos) <= anchorReach && a.far.Access(x.bits, x.off-at) > 0 {
			do(x)
		}
	}
}

// profit returns the number of bytes that an anchor at offset at saves on the accesses from i on.
func (a *anchorer) profit(i int, at int64) int {
	if a.global {
		return a.profitAcross(i, at)
	}
	n, last := -a.far.Sum(at), (*farAccess)(nil)
	a.reached(i, at, func(x *farAccess) {
		if n += a.far.Access(x.bits, 0) - a.far.Access(x.bits, x.off-at); last == nil || last.off != x.off {
			n += a.far.Index(x.off)
		}
		last = x
	})
	return n
}

// profitAcross is profit for accesses in several blocks, 0 if they are in one. An address whose only users are such
// accesses, in its block, is an index; others are sums, which are saved if no other user is left.
func (a *anchorer) profitAcross(i int, at int64) int {
	n, blocks := -a.far.Sum(at), false
	var last *farAccess
	left, apart := int32(0), false // users of last's address so far unknown, and whether some are in another block
	settle := func() {
		switch {
		case last == nil || left > 0:
		case apart:
			n += a.far.Sum(last.off)
		default:
			n += a.far.Index(last.off)
		}
	}
	a.reached(i, at, func(x *farAccess) {
		n += a.far.Access(x.bits, 0) - a.far.Access(x.bits, x.off-at)
		blocks = blocks || x.v.Block != a.accesses[i].v.Block
		if last == nil || x.address() != last.address() {
			settle()
			left, apart = a.uses[x.address().ID], false
		}
		left--
		apart = apart || x.v.Block != x.address().Block
		last = x
	})
	settle()
	if !blocks {
		return 0
	}
	return n
}
