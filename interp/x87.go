package interp

import "spillway/ir"

// x87 emits an operation on the stack of x86_fp80 numbers, with the memory off bytes above
// what is in word addr, if it takes any; the truth value of a comparison goes to dst.
func (e *emitter) x87(op ir.Op, dst, addr int32, off int64) {
	e.emit(inst{op: opX87, dst: dst, a: addr, b: int32(op), imm: uint64(off)})
}

// x87Op carries out an opX87.
func (m *machine) x87Op(fn *function, r []uint64, pc int, in *inst) error {
	op := ir.Op(in.b)
	size, addr := uint64(op.X87Bytes()), uint64(0)
	stores := op >= ir.OpX87St32 && op <= ir.OpX87StCW
	var memory ir.U128
	if size > 0 {
		addr = r[in.a] + in.imm
	}
	if size > 0 && !stores {
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
	out, ok := m.x87.EvalX87(op, memory)
	if !ok {
		return fault(fn, pc, "%s with %d numbers on the stack", op, m.x87.Depth())
	}
	switch {
	case stores:
		ok := m.mem.WriteN(addr, min(size, 8), out.Lo)
		if ok && size > 8 {
			ok = m.mem.WriteN(addr+8, size-8, out.Hi)
		}
		if !ok {
			return unmapped(fn, pc, "store", size, addr)
		}
		m.counts.Stores++
	case op >= ir.OpX87GT:
		r[in.dst] = out.Lo
	}
	return nil
}
