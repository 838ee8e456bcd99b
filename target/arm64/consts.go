package arm64

import (
	"math"
	"math/bits"
	"strconv"
	"strings"

	"spillway/target"
)

// The range of offsets in addresses.
const minOff, maxOff = -1 << 12, 1<<16 - 1

// immSets returns the constants and offsets that instructions can hold.
func immSets() []*target.ImmSet {
	sets := []*target.ImmSet{
		{Name: "arith", Has: isArith, Part: arithPart},
		{Name: "arith2", Has: isArithPair},
		{Name: "logic32", Has: func(v int64) bool { return isLogic(uint64(uint32(v)) | uint64(v)<<32) }},
		{Name: "logic64", Has: func(v int64) bool { return isLogic(uint64(v)) }},
		{Name: "narrow8", Has: func(v int64) bool { return isLogic(uint64(uint8(v)) * 0x1_0000_0001) }},
		{Name: "narrow16", Has: func(v int64) bool { return isLogic(uint64(uint16(v)) * 0x1_0000_0001) }},
		{Name: "mov32", Has: func(v int64) bool { return isMove(uint32(v)) }},
		{Name: "movu32", Has: func(v int64) bool { return v>>32 == 0 && isMove(uint32(v)) }},
		{Name: "fp32", Has: func(v int64) bool { return isFloat8(float64(math.Float32frombits(uint32(v)))) }},
		{Name: "fp64", Has: func(v int64) bool { return isFloat8(math.Float64frombits(uint64(v))) }},
		{Name: "none", Has: func(v int64) bool { return v == 0 }},
		{Name: "sum", Has: func(v int64) bool { return minOff <= v && v <= maxOff && isArith(v) }},
	}
	for _, c := range vectorConstants {
		sets = append(sets, &target.ImmSet{Name: "movi." + c.form, Has: func(v int64) bool { _, ok := vectorForm(c.form, uint64(v)); return ok }})
	}
	for _, n := range []int64{32, 64} { // of the first element
		sets = append(sets, &target.ImmSet{Name: "ins" + strconv.FormatInt(n, 10), Has: func(v int64) bool { return v&15 == 0 && 0 <= v>>4 && v>>4 < 128/n }})
	}
	for n := 1; n <= 4; n++ {
		sets = append(sets, &target.ImmSet{Name: "movz" + strconv.Itoa(n), Has: func(v int64) bool { return countHalves(uint64(v), 0) == n }},
			&target.ImmSet{Name: "movn" + strconv.Itoa(n), Has: func(v int64) bool { return countHalves(uint64(v), 0xFFFF) == n }})
	}
	sets = append(sets, &target.ImmSet{Name: "mov64", Has: func(v int64) bool {
		return countHalves(uint64(v), 0) <= 1 || countHalves(uint64(v), 0xFFFF) <= 1 || isLogic(uint64(v))
	}})
	for n := 1; n <= 2; n++ {
		sets = append(sets, &target.ImmSet{Name: "logicbut" + strconv.Itoa(n), Has: func(v int64) bool {
			if min(countHalves(uint64(v), 0), countHalves(uint64(v), 0xFFFF)) < n+2 {
				return false
			}
			_, _, changed := logicBase(uint64(v))
			return changed == n
		}})
	}
	for k := 1; k < 64; k++ {
		sets = append(sets, &target.ImmSet{Name: "field" + strconv.Itoa(k), Has: func(v int64) bool { return isField(uint64(v), k) }})
		if k < 32 {
			sets = append(sets, &target.ImmSet{Name: "low" + strconv.Itoa(k), Has: func(v int64) bool { return isField(uint64(uint32(v)), k) }})
		}
	}
	for size := int64(1); size <= 16; size *= 2 {
		sets = append(sets, &target.ImmSet{Name: "off" + strconv.Itoa(int(size)), Has: func(v int64) bool { return reaches(v, size) }},
			&target.ImmSet{Name: "pair" + strconv.Itoa(int(size)), Has: func(v int64) bool { return v%size == 0 && -64 <= v/size && v/size <= 63 }})
	}
	return sets
}

// reaches reports whether v is the offset of an access of so many bytes: 12 bits that count such accesses, or 9 bits
// with a sign.
func reaches(v, size int64) bool {
	return -256 <= v && v <= 255 || v >= 0 && v%size == 0 && v/size < 1<<12
}

// isField reports whether v has ones in a row from bit k on, and nothing else.
func isField(v uint64, k int) bool {
	v = bits.RotateLeft64(v, -k)
	return v != 0 && v&(v+1) == 0 && bits.Len64(v) <= 64-k
}

// isArith reports whether an addition or a subtraction can hold v: 12 bits, shifted by 12 or not.
func isArith(v int64) bool {
	if v < 0 {
		v = -v
	}
	return v >= 0 && (v < 1<<12 || v < 1<<24 && v&(1<<12-1) == 0)
}

// isArithPair reports whether two additions or subtractions can hold v, but not one.
func isArithPair(v int64) bool { return -1<<24 < v && v < 1<<24 && !isArith(v) }

// arithPart returns the part of v that is added first.
func arithPart(v int64) int64 {
	const most = (1<<12 - 1) << 12
	switch low := v % (1 << 12); {
	case v > 1<<24:
		return most
	case v < -1<<24:
		return -most
	default:
		return v - low
	}
}

// isLogic reports whether v is an immediate of instructions on bits: of some power of two of bits, from 2 to 64,
// repeated, ones in a row that may go around.
func isLogic(v uint64) bool {
	_, _, _, ok := logicFields(v)
	return ok
}

// logicFields returns the fields n, immr and imms of such an immediate.
func logicFields(v uint64) (n, immr, imms uint32, ok bool) {
	if v == 0 || v == math.MaxUint64 {
		return 0, 0, 0, false
	}
	size := 64
	for size > 2 {
		half := size / 2
		mask := uint64(1)<<half - 1
		if v&mask != v>>half&mask {
			break
		}
		size = half
	}
	mask := uint64(math.MaxUint64) >> (64 - size)
	v &= mask
	ones := bits.OnesCount64(v)
	// rotate right until the ones are the low bits
	for r := range size {
		rotated := (v<<r | v>>(size-r)) & mask
		if rotated == uint64(1)<<ones-1 {
			if size == 64 {
				n = 1
			}
			return n, uint32(r), uint32(^(2*size-1)&0x3F | (ones - 1)), true
		}
	}
	return 0, 0, 0, false
}

// logicBase returns an immediate of instructions on bits that differs from v in few half-words, their numbers, and how
// many there are: one, two, or 0 if there is no such immediate.
func logicBase(v uint64) (base uint64, at [2]int, n int) {
	for i := range 4 {
		for _, c := range replacements(v) {
			if base = withHalf(v, i, c); isLogic(base) {
				return base, [2]int{i}, 1
			}
		}
	}
	for i := range 3 {
		for j := i + 1; j < 4; j++ {
			for _, c := range replacements(v) {
				for _, d := range replacements(v) {
					if base = withHalf(withHalf(v, i, c), j, d); isLogic(base) {
						return base, [2]int{i, j}, 2
					}
				}
			}
		}
	}
	return 0, at, 0
}

// replacements returns the half-words by which logicBase replaces others: those of v, zeros and ones.
func replacements(v uint64) [6]uint16 {
	return [6]uint16{uint16(v), uint16(v >> 16), uint16(v >> 32), uint16(v >> 48), 0, 0xFFFF}
}

// withHalf returns v with half as its i-th half-word.
func withHalf(v uint64, i int, half uint16) uint64 {
	return v&^(0xFFFF<<(16*i)) | uint64(half)<<(16*i)
}

// isMove reports whether one instruction moves v to a register of 32 bits.
func isMove(v uint32) bool {
	return v&0xFFFF == 0 || v>>16 == 0 || v|0xFFFF == math.MaxUint32 || v>>16 == 0xFFFF || isLogic(uint64(v)|uint64(v)<<32)
}

// countHalves returns how many of the four half-words of v differ from half.
func countHalves(v uint64, half uint16) (n int) {
	for i := range 4 {
		if uint16(v>>(16*i)) != half {
			n++
		}
	}
	return n
}

// halfAt returns the number of the half-word of v that is the k-th, from 0, to differ from half.
func halfAt(v uint64, half uint16, k int) int {
	for i := range 4 {
		if uint16(v>>(16*i)) != half {
			if k == 0 {
				return i
			}
			k--
		}
	}
	return 0
}

// isFloat8 reports whether fmov can hold v: a sign, 3 bits of exponent and 4 of the fraction.
func isFloat8(v float64) bool {
	_, ok := float8(v)
	return ok
}

// float8 returns the 8 bits of such a number.
func float8(v float64) (uint32, bool) {
	b := math.Float64bits(v)
	exp := int(b>>52&0x7FF) - 1023
	if b&(1<<48-1) != 0 || exp < -3 || exp > 4 {
		return 0, false
	}
	return uint32(b>>63<<7 | uint64((exp+3)&7^4)<<4 | b>>48&15), true
}

// appendForm appends a constant in one of the forms that rows name: as bits of a register (w, x), as a float, as how many
// bits are set (ones32), as an immediate of instructions on bits that differs from it (base), one of the half-words in
// which that does (lK), or that are not zeros (zK) or not ones (mK, and nK inverted) or of all (yK) with its shift, as a
// multiple of 4096 with its sign and what is below (above12, below12), as a shift to the right and the bits that are left
// of a width (left8), as a width less it (less32), and less a number (down5).
func appendForm(b []byte, form string, v uint64, _ int) []byte {
	if number, last, ok := formElement(form); ok {
		return strconv.AppendUint(b, v>>number&last, 10)
	}
	b = append(b, '#')
	switch form {
	case "w":
		return strconv.AppendUint(append(b, "0x"...), uint64(uint32(v)), 16)
	case "narrow8":
		return strconv.AppendUint(append(b, "0x"...), uint64(uint8(v)), 16)
	case "narrow16":
		return strconv.AppendUint(append(b, "0x"...), uint64(uint16(v)), 16)
	case "above12":
		return strconv.AppendInt(b, int64(v)-int64(v)%(1<<12), 10)
	case "below12":
		return strconv.AppendInt(b, int64(v)%(1<<12), 10)
	case "x":
		return strconv.AppendUint(append(b, "0x"...), v, 16)
	case "base":
		base, _, _ := logicBase(v)
		return strconv.AppendUint(append(b, "0x"...), base, 16)
	case "ones32":
		return strconv.AppendInt(b, int64(bits.OnesCount32(uint32(v))), 10)
	case "ones64":
		return strconv.AppendInt(b, int64(bits.OnesCount64(v)), 10)
	case "fp32":
		return strconv.AppendFloat(b, float64(math.Float32frombits(uint32(v))), 'f', -1, 64)
	case "fp64":
		return strconv.AppendFloat(b, math.Float64frombits(v), 'f', -1, 64)
	}
	if name, ok := strings.CutPrefix(form, "movi."); ok {
		b, _ = appendVectorForm(b, name, v)
		return b
	}
	if name, width, ok := formWidth(form); ok {
		if name == "left" {
			b = append(strconv.AppendUint(b, v, 10), ", #"...)
		}
		if name == "down" {
			return strconv.AppendUint(b, v-uint64(width), 10)
		}
		return strconv.AppendUint(b, uint64(width)-v, 10)
	}
	half, at := formHalf(form, v)
	b = strconv.AppendUint(append(b, "0x"...), uint64(half), 16)
	if at > 0 {
		b = strconv.AppendInt(append(b, ", lsl #"...), int64(16*at), 10)
	}
	return b
}

// formElement reports whether a form is the number of an element in four bits of a constant, from which on they are and what the
// last number is.
func formElement(form string) (from int, last uint64, ok bool) {
	if rest, found := strings.CutPrefix(form, "hi"); found {
		last, _ = strconv.ParseUint(rest, 10, 8)
		return 4, last, true
	}
	rest, ok := strings.CutPrefix(form, "lo")
	last, _ = strconv.ParseUint(rest, 10, 8)
	return 0, last, ok
}

// formWidth takes apart the name of a form that has a width, or another number.
func formWidth(form string) (name string, width int, ok bool) {
	name = strings.TrimRight(form, "0123456789")
	width, err := strconv.Atoi(form[len(name):])
	return name, width, err == nil && (name == "left" || name == "less" || name == "down")
}

// formHalf returns the half-word of v that a form says, and its number.
func formHalf(form string, v uint64) (half uint16, at int) {
	k := int(form[1] - '0')
	switch form[0] {
	case 'y':
		at = k
	case 'z':
		at = halfAt(v, 0, k)
	case 'l':
		_, list, _ := logicBase(v)
		at = list[k]
	default:
		at = halfAt(v, 0xFFFF, k)
	}
	half = uint16(v >> (16 * at))
	if form[0] == 'n' {
		half = ^half
	}
	return half, at
}

// mergeCosts returns the costs of addresses of symbols, a page's address and the sum with the rest.
func mergeCosts() *target.MergeCosts {
	return &target.MergeCosts{Load: 2 * instrBytes, Part: instrBytes, Near: 255, Far: 4095, Offsets: farOffsets()}
}

// farOffsets returns what accesses far from a register cost.
func farOffsets() *target.FarOffsets {
	return &target.FarOffsets{
		AllTypes: true,
		Access: func(bits int, off int64) int {
			if reaches(off, int64(bits+7)/8) {
				return instrBytes
			}
			return 0
		},
		Index: func(off int64) int {
			return instrBytes * max(1, min(countHalves(uint64(off), 0), countHalves(uint64(off), 0xFFFF)))
		},
		Sum: func(off int64) int {
			switch {
			case isArith(off):
				return instrBytes
			case isArithPair(off):
				return 2 * instrBytes
			}
			return instrBytes + instrBytes*max(1, min(countHalves(uint64(off), 0), countHalves(uint64(off), 0xFFFF)))
		},
	}
}
