package ir

// Aligned sets the alignment in bytes of the address of a memory operation (of both addresses of a memory intrinsic),
// or of an alloca; the default is that of the type. It returns v.
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

// AtomicRMW replaces the value in memory by the result of op, such as RMWAdd, on it and x, and returns the old value.
func (b *Builder) AtomicRMW(op RMW, addr, x *Value, order Order) *Value {
	v := b.Inst(OpAtomicRMW, x.Type, addr, x)
	v.RMW, v.Order = op, order
	return v
}

// CmpXchg writes x if memory holds old. It returns the value in memory, and whether it was old: a struct of both, for
// ExtractValue. On failure, the operation is ordered like a load with that order.
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

// VAStart initializes a va_list to the arguments after the parameters of the variadic function: list is the address of
// a C va_list of the machine (24 bytes on x86-64).
func (b *Builder) VAStart(list *Value) *Value { return b.Inst(OpVAStart, Void, list) }

// VAArg reads the next argument, a t, from a va_list.
func (b *Builder) VAArg(t *Type, list *Value) *Value { return b.Inst(OpVAArg, t, list) }

// VACopy copies the state of va_list from to to.
func (b *Builder) VACopy(to, from *Value) *Value { return b.Inst(OpVACopy, Void, to, from) }

// VAEnd ends the use of a va_list.
func (b *Builder) VAEnd(list *Value) *Value { return b.Inst(OpVAEnd, Void, list) }

// Weights sets the relative frequencies of the edges out of the terminated block.
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
