package thumb

import (
	"math/bits"
	"strconv"

	"spillway/target"
)

// The range of offsets in addresses, except for the stack pointer, and that of Thumb-2.
const minOff, maxOff, minOffWide, maxOffWide = 0, 124, -255, 4095

// mostSP is the greatest constant that an addition to the stack pointer has.
const mostSP = 508

// mostPair is the greatest offset of ldrd and strd.
const mostPair = 1020

// immSets returns the constants that instructions, or two of them, can hold.
func immSets() []*target.ImmSet {
	return []*target.ImmSet{
		{Name: "sp", Has: func(v int64) bool { return abs(v) <= mostSP && v%4 == 0 }, Part: stackPart},
		{Name: "above", Has: func(v int64) bool { return 0 < v && v <= 2*mostSP && v%4 == 0 }},
		{Name: "sum2", Has: func(v int64) bool { return 255 < abs(v) && abs(v) <= 510 }},
		{Name: "not", Has: func(v int64) bool { return -256 <= v && v < 0 }},
		{Name: "shifted", Has: func(v int64) bool { return shift(uint32(v)) > 0 }},
		{Name: "far", Has: func(v int64) bool { return !(-256 <= v && v <= 510) && shift(uint32(v)) == 0 }},
		{Name: "low", Has: func(v int64) bool { return lowMask(uint32(v)) > 0 }},
		{Name: "mask", Has: func(v int64) bool { return 0 < v && v < 1<<31 && v&(v+1) == 0 }},
		{Name: "onebit", Has: func(v int64) bool { return 0 < v && v&(v-1) == 0 }},
		{Name: "high", Has: func(v int64) bool { return lowMask(^uint32(v)) > 0 }},
		{Name: "mod", Has: func(v int64) bool { return isModified(uint32(v)) }},
		{Name: "modnot", Has: func(v int64) bool { return isModified(^uint32(v)) }},
		{Name: "arith", Has: func(v int64) bool { return isModified(uint32(v)) || isModified(uint32(-v)) }},
		{Name: "logic", Has: func(v int64) bool { return isModified(uint32(v)) || isModified(^uint32(v)) }},
		{Name: "movw", Has: func(v int64) bool { return uint32(v)>>16 == 0 && !isModified(uint32(v)) }},
		{Name: "vfp", Has: func(v int64) bool { return abs(v) <= 1020 && v%4 == 0 }},
		{Name: "none", Has: func(v int64) bool { return v == 0 }},
		{Name: "pair", Has: func(v int64) bool { return abs(v) <= mostPair && v%4 == 0 }},
		{Name: "aligned", Has: func(v int64) bool { return v < -1 && v&-v == -v }},
	}
}

func abs(v int64) int64 { return max(v, -v) }

// stackPart returns the part of v that is added first to the stack pointer, of a sum that no instruction can hold.
func stackPart(v int64) int64 { return min(max(v, -mostSP), mostSP) }

// shift returns by how many bits 8 bits are shifted to the left to make v; 0 where v is no such number, or has 8 bits.
func shift(v uint32) int {
	if n := bits.TrailingZeros32(v); v > 255 && v>>n <= 255 {
		return n
	}
	return 0
}

// lowMask returns the number of the lowest bits that v has, if it has no others and is more than a constant of 8 bits; else 0.
func lowMask(v uint32) int {
	if n := bits.Len32(v); n > 8 && n < 32 && v == 1<<n-1 {
		return n
	}
	return 0
}

// form returns the number that a form of a constant stands for.
func form(name string, v uint64) int64 {
	x := uint32(v)
	switch name {
	case "not":
		return int64(^x)
	case "low8":
		return int64(x >> shift(x))
	case "shift":
		return int64(shift(x))
	case "most": // the one of two numbers that make a sum
		if int32(x) < 0 {
			return -255
		}
		return 255
	case "rest": // the other
		return int64(int32(x)) - form("most", v)
	case "inverse":
		return int64(int32(^x))
	case "abs":
		return abs(int64(v))
	case "negated":
		return -int64(int32(x))
	case "less32":
		return 32 - int64(v)
	case "above": // how many bits there are above a mask of the lowest ones
		return int64(32 - lowMask(x))
	case "below": // and below one of the highest
		return int64(lowMask(^x))
	case "bit": // how many bits are above the highest that is 1
		return int64(bits.LeadingZeros32(x))
	case "log2": // of the lowest bit
		return int64(bits.TrailingZeros32(x))
	}
	panic("thumb: no form " + name)
}

// appendForm appends a constant in one of the forms that rows name; addsub is the name of the instruction that adds it with its sign.
func appendForm(b []byte, name string, v uint64, _ int) []byte {
	switch {
	case name == "addsub" && int64(v) < 0:
		return append(b, "sub"...)
	case name == "addsub":
		return append(b, "add"...)
	}
	return strconv.AppendInt(append(b, '#'), form(name, v), 10)
}

// farOffsets returns what accesses far from a register cost with instructions of two bytes.
func farOffsets() *target.FarOffsets {
	const one, literal = instrBytes, 4
	return &target.FarOffsets{
		Access: func(bits int, off int64) int {
			if unit := int64(bits+7) / 8; 0 <= off && off <= 31*unit && off%unit == 0 {
				return one
			}
			return 0
		},
		Index: func(off int64) int {
			switch {
			case 0 <= off && off <= 255:
				return one
			case -256 <= off && off <= 510, shift(uint32(off)) > 0:
				return 2 * one
			}
			return one + literal
		},
		Sum: func(off int64) int {
			switch {
			case abs(off) <= 7:
				return one
			case abs(off) <= 255:
				return 2 * one
			case abs(off) <= 510, shift(uint32(off)) > 0:
				return 3 * one
			}
			return 2*one + literal
		},
	}
}

// mergeCosts returns the costs of addresses of symbols: a literal and its load. In position-independent code, each place
// has a literal of its own, and a sum with the program counter.
func mergeCosts(reloc target.Relocation, offsets *target.FarOffsets) *target.MergeCosts {
	m := &target.MergeCosts{Entry: 4, Load: instrBytes, Near: maxOff, Far: 255, Offsets: offsets}
	if reloc == target.PIC {
		m.Entry, m.Load = 0, m.Entry+m.Load+instrBytes
	}
	return m
}

// farOffsetsWide is farOffsets with instructions of four bytes.
func farOffsetsWide() *target.FarOffsets {
	const wide = 2 * instrBytes
	near, arith := farOffsets(), func(off int64) bool { return isModified(uint32(off)) || isModified(uint32(-off)) }
	return &target.FarOffsets{
		Access: func(bits int, off int64) int {
			if n := near.Access(bits, off); n > 0 {
				return n
			}
			if minOffWide <= off && off <= maxOffWide {
				return wide
			}
			return 0
		},
		Index: func(off int64) int {
			if n := near.Index(off); n < wide || !isModified(uint32(off)) && !isModified(^uint32(off)) && uint32(off)>>16 != 0 {
				return n
			}
			return wide
		},
		Sum: func(off int64) int {
			if n := near.Sum(off); n < wide || !arith(off) && abs(off) > maxOffWide {
				return n
			}
			return wide
		},
	}
}
