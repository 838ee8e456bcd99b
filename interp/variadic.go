package interp

import (
	"spillway/ir"
	"spillway/target"
)

// A variadicArg is an argument that va_arg may read, in raw form.
type variadicArg struct {
	argInfo
	lo, hi uint64
}

func variadicArgs(r []uint64, info *callInfo) []variadicArg {
	args := make([]variadicArg, 0, len(info.args)-info.nfixed)
	for _, a := range info.args[info.nfixed:] {
		v := variadicArg{argInfo: a, lo: r[a.word]}
		if wordsOf(a.typ) == 2 {
			v.hi = r[a.word+1]
		}
		args = append(args, v)
	}
	return args
}

// A vaShape describes a va_list other than a pointer to the next argument in memory: the ends of the register save
// area, and the positions of the fields.
type vaShape struct {
	bytes              uint64
	intEnd, floatEnd   uint64 // of the registers in the save area, from its start
	intOff, floatOff   uint64 // fields: offset of the next register from the start of the area, or from the end of its part
	intBase, floatBase uint64 // fields: that base address
	memory             uint64 // field: the next argument in memory
	below              bool   // the offsets are from the ends
}

// The shapes, by target.VAListKind.
var vaShapes = [...]vaShape{
	target.VAOffsets: {bytes: 24, intEnd: 6 * 8, floatEnd: 6*8 + 8*16, intOff: 0, floatOff: 4, intBase: 16, floatBase: 16, memory: 8},
	target.VAEnds:    {bytes: 32, intEnd: 8 * 8, floatEnd: 8*8 + 8*16, intOff: 24, floatOff: 28, intBase: 8, floatBase: 16, memory: 0, below: true},
}

// vaKind returns the shape of va_list.
func (im *image) vaKind() target.VAListKind {
	switch {
	case im.target != nil:
		return im.target.ABI.VAList
	case im.machine != nil:
		return im.machine.ABI.VAList
	case im.layout.PtrBytes == 4:
		return target.VAPointer
	}
	return target.VAOffsets
}

// vaIsPointer reports whether a va_list is a pointer.
func (im *image) vaIsPointer() bool { return im.vaKind() == target.VAPointer }

func (im *image) vaListBytes() uint64 {
	if kind := im.vaKind(); kind != target.VAPointer {
		return vaShapes[kind].bytes
	}
	return uint64(im.layout.PtrBytes)
}

// aligned returns the position in the save area at which an integer of the given number of words may start: at an even
// register if register pairs are required (AAPCS64).
func (s *vaShape) aligned(at, words uint64) uint64 {
	if s.below && words == 2 {
		return (at + 15) &^ 15
	}
	return at
}

// vaStart lays out the variadic arguments in the frame as the ABI's callee would find them, and initializes a va_list.
func (m *machine) vaStart(fn *function, r []uint64, pc int, in *inst, va []variadicArg) error {
	shape := &vaShapes[m.vaKind()]
	room := shape.floatEnd + 16
	for _, a := range va {
		room += 32
		if a.byVal != nil {
			room += uint64(m.layout.Size(a.byVal) + a.align)
		}
	}
	sp := (r[wordSP] - room) &^ 31
	if !m.mem.reserveStack(sp - funcStep) {
		return fault(fn, pc, "stack overflow")
	}
	r[wordSP] = sp
	if m.mem.Write(r[in.a], m.vaListBytes()) == nil {
		return unmapped(fn, pc, "store", m.vaListBytes(), r[in.a])
	}
	if m.vaIsPointer() {
		if !m.layPacked(sp, va, uint64(m.layout.I64Align)) {
			return fault(fn, pc, "byval argument is not mapped")
		}
		m.mem.WriteN(r[in.a], m.vaListBytes(), sp)
		return nil
	}
	memory := (sp + shape.floatEnd + 15) &^ 15
	ints, floats := uint64(fn.code.fixed[0])*8, shape.intEnd+uint64(fn.code.fixed[1])*16
	ints, floats = min(ints, shape.intEnd), min(floats, shape.floatEnd)
	list, intFrom, floatFrom := r[in.a], sp, sp
	if shape.below {
		intFrom, floatFrom = sp+shape.intEnd, sp+shape.floatEnd
	}
	m.mem.WriteN(list+shape.intOff, 4, sp+ints-intFrom)
	m.mem.WriteN(list+shape.floatOff, 4, sp+floats-floatFrom)
	m.mem.WriteN(list+shape.memory, 8, memory)
	m.mem.WriteN(list+shape.intBase, 8, intFrom)
	m.mem.WriteN(list+shape.floatBase, 8, floatFrom)
	var rest []variadicArg
	for _, a := range va {
		words := uint64(wordsOf(a.typ))
		switch {
		case a.typ == ir.F80:
			rest = append(rest, a)
		case a.byVal == nil && (a.typ.IsFloating() || a.typ.IsVector() && words <= 2) && floats < shape.floatEnd:
			m.mem.WriteN(sp+floats, 8, a.lo)
			m.mem.WriteN(sp+floats+8, 8, a.hi)
			floats += 16
		case a.byVal == nil && !a.typ.IsFloating() && !a.typ.IsVector() && shape.aligned(ints, words)+8*words <= shape.intEnd:
			ints = shape.aligned(ints, words)
			m.mem.WriteN(sp+ints, 8, a.lo)
			if words == 2 {
				m.mem.WriteN(sp+ints+8, 8, a.hi)
			}
			ints += 8 * words
		default:
			rest = append(rest, a)
		}
	}
	if !m.layPacked(memory, rest, 16) {
		return fault(fn, pc, "byval argument is not mapped")
	}
	return nil
}

// layPacked stores arguments one after another from addr on, in slots of pointer size, those of more than a slot
// aligned to at most align.
func (m *machine) layPacked(addr uint64, va []variadicArg, align uint64) bool {
	slot := uint64(m.layout.PtrBytes)
	for _, a := range va {
		if a.byVal != nil {
			size := uint64(m.layout.Size(a.byVal))
			addr = (addr + uint64(a.align) - 1) &^ uint64(a.align-1)
			p := m.mem.Read(a.lo, size)
			if p == nil && size > 0 {
				return false
			}
			copy(m.mem.Write(addr, size), p[:size])
			addr += (size + slot - 1) &^ (slot - 1)
			continue
		}
		size := max(slot, uint64(m.layout.StoreSize(a.typ)))
		if a.typ == ir.F80 {
			size = uint64(m.layout.Size(a.typ))
		}
		if size > slot {
			addr = (addr + align - 1) &^ (align - 1)
		}
		m.mem.WriteN(addr, min(size, 8), a.lo)
		if size > 8 {
			m.mem.WriteN(addr+8, 8, a.hi)
		}
		addr += (size + slot - 1) &^ (slot - 1)
	}
	return true
}

// vaNext reads the next argument from the list at addr: an integer of n bytes,
// or a float; an x86_fp80 has 10 bytes. ok is false if something is not mapped.
func (m *machine) vaNext(list uint64, n uint64, float bool) (lo, hi uint64, ok bool) {
	if slot := m.vaListBytes(); m.vaIsPointer() {
		at, ok := m.mem.ReadN(list, slot)
		if n == extendedBytes {
			lo, hi, ok2 := m.readExtended(at)
			m.mem.WriteN(list, slot, at+uint64(m.layout.Size(ir.F80)))
			return lo, hi, ok && ok2
		}
		if n > slot {
			align := uint64(m.layout.I64Align)
			at = (at + align - 1) &^ (align - 1)
		}
		lo, ok2 := m.mem.ReadN(at, n)
		m.mem.WriteN(list, slot, at+max(n, slot))
		return lo, 0, ok && ok2
	}
	shape := &vaShapes[m.vaKind()]
	if n == extendedBytes {
		at, ok := m.mem.ReadN(list+shape.memory, 8)
		at = (at + 15) &^ 15
		lo, hi, ok2 := m.readExtended(at)
		m.mem.WriteN(list+shape.memory, 8, at+16)
		return lo, hi, ok && ok2
	}
	field, base, end, words := shape.intOff, shape.intBase, shape.intEnd, (n+7)/8
	step := 8 * words
	if float {
		field, base, end, step = shape.floatOff, shape.floatBase, shape.floatEnd, 16
	}
	off, ok1 := m.mem.ReadN(list+field, 4)
	from, ok2 := m.mem.ReadN(list+base, 8)
	at := off
	if shape.below { // from the end of the part, to which it grows
		at = end + uint64(int32(off))
	}
	if !float {
		at = shape.aligned(at, words)
	}
	if at+step <= end {
		if shape.below {
			from -= end
		}
		from += at
		at += step
		if shape.below {
			at -= end
		}
		m.mem.WriteN(list+field, 4, at)
	} else {
		from, ok2 = m.mem.ReadN(list+shape.memory, 8)
		if shape.below { // no registers remain
			m.mem.WriteN(list+field, 4, 0)
		}
		if n > 8 {
			from = (from + 15) &^ 15
		}
		m.mem.WriteN(list+shape.memory, 8, from+(n+7)&^7)
	}
	lo, ok3 := m.mem.ReadN(from, min(n, 8))
	ok = ok1 && ok2 && ok3
	if n > 8 {
		hi, ok3 = m.mem.ReadN(from+8, n-8)
	}
	return lo, hi, ok && ok3
}

// extendedBytes is the size by which vaNext recognizes x86_fp80.
const extendedBytes = 10

func (m *machine) readExtended(at uint64) (lo, hi uint64, ok bool) {
	lo, ok1 := m.mem.ReadN(at, 8)
	hi, ok2 := m.mem.ReadN(at+8, 2)
	return lo, hi, ok1 && ok2
}

// vaArg executes an opVAArg: lists[imm] is the number of bytes and whether they are a float's.
func (m *machine) vaArg(fn *function, r []uint64, pc int, in *inst) error {
	desc := fn.code.lists[in.imm]
	lo, hi, ok := m.vaNext(r[in.a], uint64(desc[0]), desc[1] != 0)
	if !ok {
		return fault(fn, pc, "va_arg of a list that is not mapped")
	}
	r[in.dst] = lo
	if desc[0] > 8 {
		r[in.dst+1] = hi
	}
	return nil
}
