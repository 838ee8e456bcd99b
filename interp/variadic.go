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

// The va_list of the System V ABI for x86-64: offsets of the next integer and
// floating register in the save area, the next argument in memory, and the
// save area of 6 integer and 8 floating registers. Other machines' is a
// pointer to the next argument in memory.
const (
	vaIntOff   = 0
	vaFloatOff = 4
	vaMemory   = 8
	vaSaveArea = 16
	vaBytes    = 24
	vaIntEnd   = 6 * 8
	vaFloatEnd = vaIntEnd + 8*16
)

// vaIsPointer reports whether a va_list is a pointer.
func (im *image) vaIsPointer() bool {
	if im.target != nil {
		return im.target.ABI.VAList == target.VAPointer
	}
	return im.layout.PtrBytes == 4
}

func (im *image) vaListBytes() uint64 {
	if im.vaIsPointer() {
		return uint64(im.layout.PtrBytes)
	}
	return vaBytes
}

// vaStart lays the variadic arguments out in the frame as the ABI's callee
// would find them, and makes a list of them.
func (m *machine) vaStart(fn *function, r []uint64, pc int, in *inst, va []variadicArg) error {
	room := uint64(vaFloatEnd + 16)
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
	memory := (sp + vaFloatEnd + 15) &^ 15
	ints, floats := uint64(fn.code.fixed[0])*8, uint64(vaIntEnd+fn.code.fixed[1]*16)
	ints, floats = min(ints, vaIntEnd), min(floats, vaFloatEnd)
	m.mem.WriteN(r[in.a]+vaIntOff, 4, ints)
	m.mem.WriteN(r[in.a]+vaFloatOff, 4, floats)
	m.mem.WriteN(r[in.a]+vaMemory, 8, memory)
	m.mem.WriteN(r[in.a]+vaSaveArea, 8, sp)
	var rest []variadicArg
	for _, a := range va {
		words := uint64(wordsOf(a.typ))
		switch {
		case a.typ == ir.F80:
			rest = append(rest, a)
		case a.byVal == nil && (a.typ.IsFloating() || a.typ.IsVector() && words <= 2) && floats < vaFloatEnd:
			m.mem.WriteN(sp+floats, 8, a.lo)
			m.mem.WriteN(sp+floats+8, 8, a.hi)
			floats += 16
		case a.byVal == nil && !a.typ.IsFloating() && !a.typ.IsVector() && ints+8*words <= vaIntEnd:
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

// layPacked stores arguments one after the other from addr on, in slots of
// pointer size, those of more than a slot aligned to at most align.
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
	if n == extendedBytes {
		at, ok := m.mem.ReadN(list+vaMemory, 8)
		at = (at + 15) &^ 15
		lo, hi, ok2 := m.readExtended(at)
		m.mem.WriteN(list+vaMemory, 8, at+16)
		return lo, hi, ok && ok2
	}
	off, end, step := uint64(vaIntOff), uint64(vaIntEnd), (n+7)&^7
	if float {
		off, end, step = vaFloatOff, vaFloatEnd, 16
	}
	at, ok1 := m.mem.ReadN(list+off, 4)
	from, ok2 := m.mem.ReadN(list+vaSaveArea, 8)
	if at+step <= end {
		m.mem.WriteN(list+off, 4, at+step)
		from += at
	} else {
		from, ok2 = m.mem.ReadN(list+vaMemory, 8)
		if n > 8 {
			from = (from + 15) &^ 15
		}
		m.mem.WriteN(list+vaMemory, 8, from+(n+7)&^7)
	}
	lo, ok3 := m.mem.ReadN(from, min(n, 8))
	ok = ok1 && ok2 && ok3
	if n > 8 {
		hi, ok3 = m.mem.ReadN(from+8, n-8)
	}
	return lo, hi, ok && ok3
}

// extendedBytes is the number of bytes by which vaNext knows an x86_fp80.
const extendedBytes = 10

func (m *machine) readExtended(at uint64) (lo, hi uint64, ok bool) {
	lo, ok1 := m.mem.ReadN(at, 8)
	hi, ok2 := m.mem.ReadN(at+8, 2)
	return lo, hi, ok1 && ok2
}

// vaArg carries out an opVAArg: lists[imm] is the number of bytes and whether
// they are a float's.
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
