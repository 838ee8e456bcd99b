package simplify

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// anchor rewrites accesses of a block that are out of reach of their common base, relative to a nearer base:
//
//	load (p + 5000); load (p + 5008)   =>   q = p + 4096; load (q + 904); load (q + 912)
//
// where this is shorter than an index for each access (target.FarOffsets). It is done only in optsize and minsize
// functions, since q takes a register. O(block * log block).
func (s *simplifier) anchor() {
	far := s.t.Address.Far
	if far == nil || !s.f.Attrs.MinSize && !s.f.Attrs.OptSize {
		return
	}
	a := anchorer{simplifier: s, far: far}
	for _, b := range s.f.Blocks {
		a.block(b)
	}
}

// An anchorer is the state of anchor.
type anchorer struct {
	*simplifier
	far      *target.FarOffsets
	b        *ir.Block
	accesses []farAccess // of the block, by base and offset
	inserted []insertion
}

// A farAccess is a load or store at an offset from its base that does not fit an instruction.
type farAccess struct {
	v    *ir.Value
	arg  int // index of the address argument of v
	at   int // index in the block
	base *ir.Value
	off  int64
	bits int
	done bool
}

// An insertion is a value to insert before another value of the block.
type insertion struct {
	at int
	v  *ir.Value
}

// anchorWindow is the maximum number of accesses, in order of offset, considered for one anchor.
const anchorWindow = 40

func (a *anchorer) block(b *ir.Block) {
	a.b, a.accesses, a.inserted = b, a.accesses[:0], a.inserted[:0]
	for i, v := range b.Values {
		a.collect(v, i)
	}
	slices.SortStableFunc(a.accesses, func(x, y farAccess) int {
		return cmp.Or(cmp.Compare(x.base.ID, y.base.ID), cmp.Compare(x.off, y.off))
	})
	for i := range a.accesses {
		if !a.accesses[i].done {
			a.place(i)
		}
	}
	if len(a.inserted) == 0 {
		return
	}
	slices.SortStableFunc(a.inserted, func(x, y insertion) int { return cmp.Compare(x.at, y.at) })
	out, next := make([]*ir.Value, 0, len(b.Values)+len(a.inserted)), 0
	for i, v := range b.Values {
		for ; next < len(a.inserted) && a.inserted[next].at == i; next++ {
			out = append(out, a.inserted[next].v)
		}
		out = append(out, v)
	}
	b.Values = out
}

// collect records v, value i of the block, if it is a far access.
func (a *anchorer) collect(v *ir.Value, i int) {
	x := farAccess{v: v, at: i}
	switch {
	case v.Order != ir.NotAtomic:
		return
	case v.Op == ir.OpLoad && v.Type.IsInt():
		x.bits = v.Type.Bits
	case v.Op == ir.OpStore && v.Args[0].Type.IsInt():
		x.arg, x.bits = 1, v.Args[0].Type.Bits
	default:
		return
	}
	sum := v.Args[x.arg]
	off, ok := imm(sum)
	if !ok || sum.Op != ir.OpAdd || sum.Block != a.b || isPlaced(sum.Args[0]) || sum.Args[0].Op == ir.OpSlotAddr || a.far.Access(x.bits, off) > 0 {
		return
	}
	x.base, x.off = sum.Args[0], off
	a.accesses = append(a.accesses, x)
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
	begin := first.at
	a.reached(i, best, func(x *farAccess) { begin = min(begin, x.at) })
	anchor := a.sum(begin, first.base, best)
	a.reached(i, best, func(x *farAccess) {
		x.done = true
		x.v.Args[x.arg] = anchor
		if x.off != best {
			x.v.Args[x.arg] = a.sum(x.at, anchor, x.off-best)
		}
	})
}

// sum emits base + off before value number at of the block.
func (a *anchorer) sum(at int, base *ir.Value, off int64) *ir.Value {
	v := a.f.NewValue(ir.OpAdd, base.Type, base, a.f.Const(base.Type, off))
	v.Block = a.b
	a.inserted = append(a.inserted, insertion{at, v})
	return v
}

// reached calls do for the accesses from i on with the same base that reach from base + at.
func (a *anchorer) reached(i int, at int64, do func(x *farAccess)) {
	base := a.accesses[i].base
	for k := i; k < len(a.accesses) && k < i+anchorWindow && a.accesses[k].base == base; k++ {
		if x := &a.accesses[k]; !x.done && a.far.Access(x.bits, x.off-at) > 0 {
			do(x)
		}
	}
}

// profit returns the number of bytes that an anchor at offset at saves on the accesses from i on.
func (a *anchorer) profit(i int, at int64) int {
	n, last := -a.far.Sum(at), (*farAccess)(nil)
	a.reached(i, at, func(x *farAccess) {
		if n += a.far.Access(x.bits, 0) - a.far.Access(x.bits, x.off-at); last == nil || last.off != x.off {
			n += a.far.Index(x.off)
		}
		last = x
	})
	return n
}
