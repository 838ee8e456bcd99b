package interp

import "spillway/ir"

// ordered emits a machine operation with an effect, with the memory off bytes above the address in word addr, if it
// accesses any; the result of a test is stored in dst.
func (e *emitter) ordered(op ir.Op, dst, addr int32, off int64) {
	e.emit(inst{op: opOrdered, dst: dst, a: addr, b: int32(op), imm: uint64(off)})
}

// orderedOp executes an opOrdered.
func (m *machine) orderedOp(fn *function, r []uint64, pc int, in *inst) error {
	op := m.target.Ops.Ordered(ir.Op(in.b))
	size, addr := uint64(op.Bytes), uint64(0)
	var memory ir.U128
	if size > 0 {
		addr = r[in.a] + in.imm
	}
	if size > 0 && !op.Writes {
		lo, ok := m.mem.ReadN(addr, min(size, 8))
		memory.Lo = lo
		if ok && size > 8 {
			memory.Hi, ok = m.mem.ReadN(addr+8, size-8)
		}
		if !ok {
			return unmapped(fn, pc, "load", size, addr)
		}
		m.counts.Loads++
	}
	out, ok := op.Run(m.state, memory)
	if !ok {
		return fault(fn, pc, "%s with %s", m.target.Ops.Name(ir.Op(in.b)), m.state)
	}
	switch {
	case op.Writes:
		ok := m.mem.WriteN(addr, min(size, 8), out.Lo)
		if ok && size > 8 {
			ok = m.mem.WriteN(addr+8, size-8, out.Hi)
		}
		if !ok {
			return unmapped(fn, pc, "store", size, addr)
		}
		m.counts.Stores++
	case op.Test:
		r[in.dst] = out.Lo
	}
	return nil
}

// newState returns the state of the machine's operations with effects, nil without a machine.
func (im *image) newState() ir.State {
	if im.target == nil || im.target.Ops == nil || im.target.Ops.NewState == nil {
		return nil
	}
	return im.target.Ops.NewState()
}
