package ir

// Aligned says that the address of a memory operation (both addresses of a memory intrinsic) is a multiple of n bytes, or that an
// alloca's is to be; without it, it is that of the type. It returns v.
func (v *Value) Aligned(n int64) *Value {
	v.Align = n
	return v
}

// Fence orders memory operations before it against those after it.
func (b *Builder) Fence(order Order) *Value {
	v := b.Inst(OpFence, Void)
	v.Order = order
	return v
}

// AtomicLoad reads a t atomically.
func (b *Builder) AtomicLoad(t *Type, addr *Value, order Order) *Value {
	v := b.Load(t, addr)
	v.Order = order
	return v
}

// AtomicStore writes x atomically.
func (b *Builder) AtomicStore(x, addr *Value, order Order) *Value {
	v := b.Store(x, addr)
	v.Order = order
	return v
}

// AtomicRMW makes of the number in memory what op makes of it and x, such as RMWAdd, and returns the old one.
func (b *Builder) AtomicRMW(op RMW, addr, x *Value, order Order) *Value {
	v := b.Inst(OpAtomicRMW, x.Type, addr, x)
	v.RMW, v.Order = op, order
	return v
}

// CmpXchg writes x if old is in memory. It returns what was there, and whether it was old: a struct of both, for
// ExtractValue. Where it was not, the operation is ordered as a load of that order.
func (b *Builder) CmpXchg(addr, old, x *Value, order Order) *Value {
	v := b.Inst(OpCmpXchg, StructOf(old.Type, I1), addr, old, x)
	v.Order = order
	return v
}

// MemCpy copies n bytes to memory that does not overlap.
func (b *Builder) MemCpy(to, from, n *Value) *Value { return b.Inst(OpMemCpy, Void, to, from, n) }

// MemMove copies n bytes.
func (b *Builder) MemMove(to, from, n *Value) *Value { return b.Inst(OpMemMove, Void, to, from, n) }

// MemSet writes n times the byte x, an i8.
func (b *Builder) MemSet(to, x, n *Value) *Value { return b.Inst(OpMemSet, Void, to, x, n) }

// VAStart begins with the arguments after the parameters of the function, which is variadic: list is the address of a va_list of
// C on the machine (24 bytes on x86-64).
func (b *Builder) VAStart(list *Value) *Value { return b.Inst(OpVAStart, Void, list) }

// VAArg reads the next argument, a t, from a va_list.
func (b *Builder) VAArg(t *Type, list *Value) *Value { return b.Inst(OpVAArg, t, list) }

// VACopy makes of to a va_list that is where from is.
func (b *Builder) VACopy(to, from *Value) *Value { return b.Inst(OpVACopy, Void, to, from) }

// VAEnd ends the use of a va_list.
func (b *Builder) VAEnd(list *Value) *Value { return b.Inst(OpVAEnd, Void, list) }

// Weights says how often control goes along each edge out of the block, which is ended, against the others.
func (b *Builder) Weights(weights ...float64) {
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	b.Block.Probs = make([]float64, len(weights))
	for i, w := range weights {
		b.Block.Probs[i] = w / sum
	}
}
