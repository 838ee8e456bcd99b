package arm

import (
	"math/bits"
	"strconv"

	"spillway/target"
)

// The range of offsets in addresses.
const minOff, maxOff = -4095, 4095

// immSets returns the constants and offsets that instructions can hold.
func immSets() []*target.ImmSet {
	return []*target.ImmSet{
		{Name: "rot", Has: func(v int64) bool { return isRotated(uint32(v)) }},
		{Name: "arith", Has: isArith, Part: arithPart},
		{Name: "arith2", Has: func(v int64) bool { return !isArith(v) && (parts(uint32(v)) == 2 || parts(uint32(-v)) == 2) }},
		{Name: "logic", Has: isMove}, // of and and bic
		{Name: "mov", Has: isMove},
		{Name: "or2", Has: func(v int64) bool { return parts(uint32(v)) == 2 }},
		{Name: "clear2", Has: func(v int64) bool { return parts(^uint32(v)) == 2 }},
		{Name: "mov2", Has: func(v int64) bool { return !isMove(v) && parts(uint32(v)) == 2 }},
		{Name: "mvn2", Has: func(v int64) bool { return !isMove(v) && parts(uint32(v)) != 2 && parts(^uint32(v)) == 2 }},
		{Name: "movw", Has: func(v int64) bool { return uint32(v)>>16 == 0 && !isMove(v) }},
		{Name: "near", Has: func(v int64) bool { return -255 <= v && v <= 255 }}, // of accesses that are not those of words and bytes
		{Name: "vfp", Has: func(v int64) bool { return -1020 <= v && v <= 1020 && v%4 == 0 }},
		{Name: "none", Has: func(v int64) bool { return v == 0 }},
		{Name: "sum", Has: func(v int64) bool { return minOff <= v && v <= maxOff && isArith(v) }},
	}
}

// isRotated reports whether v is 8 bits, rotated by an even number.
func isRotated(v uint32) bool {
	_, ok := rotated(v)
	return ok
}

// rotated returns the field of 12 bits for such a number: the smallest rotation, as assemblers choose it.
func rotated(v uint32) (field uint32, ok bool) {
	for r := 0; r < 32; r += 2 {
		if x := bits.RotateLeft32(v, r); x < 256 {
			return uint32(r)<<7 | x, true
		}
	}
	return 0, false
}

// isArith reports whether an addition or a subtraction can hold v.
func isArith(v int64) bool { return isRotated(uint32(v)) || isRotated(uint32(-v)) }

// isMove reports whether mov or mvn, and or bic can hold v.
func isMove(v int64) bool { return isRotated(uint32(v)) || isRotated(^uint32(v)) }

// arithPart returns the part of v that is added first, of a sum that no instruction can hold: the 8 highest bits.
func arithPart(v int64) int64 {
	sign := int64(1)
	if v < 0 {
		sign, v = -1, -v
	}
	shift := max(bits.Len64(uint64(v))-8, 0) &^ 1
	if part := v >> shift << shift; part <= 0xFF<<24 && isRotated(uint32(part)) {
		return sign * part
	}
	return sign * (v >> (shift + 2) << (shift + 2))
}

// part returns the first of as few numbers as possible, each of 8 bits rotated, that have the bits of v between them.
func part(v uint32) uint32 {
	best, least := uint32(0), 33
	for r := 0; r < 32; r += 2 {
		chunk := v & bits.RotateLeft32(0xFF, -r)
		if n := lowParts(v &^ chunk); chunk != 0 && n < least {
			best, least = chunk, n
		}
	}
	return best
}

// lowParts returns how many such numbers have the bits of v, taken from its lowest ones on.
func lowParts(v uint32) (n int) {
	for ; v != 0; n++ {
		v &^= 0xFF << (bits.TrailingZeros32(v) &^ 1)
	}
	return n
}

// parts returns how many numbers of 8 bits rotated have the bits of v between them, at least 1.
func parts(v uint32) int {
	n := 1
	for ; !isRotated(v); n++ {
		v &^= part(v)
	}
	return n
}

// partAt returns the k-th of them, from 0.
func partAt(v uint32, k int) uint32 {
	for ; k > 0; k-- {
		v &^= part(v)
	}
	if isRotated(v) {
		return v
	}
	return part(v)
}

// form returns the number that a form of a constant stands for: part oK or, of its complement, cK of it; part sK of a sum; half-word hK; a
// width less it (less32).
func form(name string, v uint64) int64 {
	k := int(name[len(name)-1] - '0')
	switch name[0] {
	case 'o':
		return int64(partAt(uint32(v), k))
	case 'c':
		return int64(partAt(^uint32(v), k))
	case 's':
		if parts(uint32(v)) == 2 {
			return int64(partAt(uint32(v), k))
		}
		return -int64(partAt(uint32(-v), k))
	case 'l':
		return 32 - int64(v)
	}
	return int64(uint32(v) >> (16 * k) & 0xFFFF) // hK
}

// appendForm appends a constant in one of the forms that rows name.
func appendForm(b []byte, name string, v uint64, _ int) []byte {
	return strconv.AppendInt(append(b, '#'), form(name, v), 10)
}

// farOffsets returns what accesses far from a register cost, where halves of constants can be moved or not.
func farOffsets(halves bool) *target.FarOffsets {
	const one, literal = instrBytes, 4
	long := one + literal
	if halves {
		long = 2 * one
	}
	return &target.FarOffsets{
		Access: func(bits int, off int64) int {
			if most := int64(maxOff); -most <= off && off <= most && (bits != 16 || -255 <= off && off <= 255) {
				return one
			}
			return 0
		},
		Index: func(off int64) int {
			switch {
			case isMove(off), halves && uint32(off)>>16 == 0:
				return one
			case parts(uint32(off)) == 2, parts(^uint32(off)) == 2:
				return 2 * one
			}
			return long
		},
		Sum: func(off int64) int {
			switch {
			case isArith(off):
				return one
			case parts(uint32(off)) == 2, parts(uint32(-off)) == 2:
				return 2 * one
			}
			return long + one
		},
	}
}

// mergeCosts returns the costs of addresses of symbols: a literal and its load. In position-independent code, each place
// has a literal of its own, and a sum with the program counter.
func mergeCosts(reloc target.Relocation, features target.Features) *target.MergeCosts {
	m := &target.MergeCosts{Entry: 4, Load: instrBytes, Near: 255, Far: maxOff, Offsets: farOffsets(features&V6T2 != 0)}
	if reloc == target.PIC {
		m.Entry, m.Load = 0, m.Entry+m.Load+instrBytes
	}
	return m
}
