package ir

// Semantics is what a machine makes of floating-point operations whose outcome
// the program leaves open: the sign and payload of a NaN, and numbers that do not
// fit the integer they are converted to. The zero value serves where no machine is known: a program
// may not depend on any of it.
type Semantics struct {
	Convert OutOfRange
	// CanonicalNaN: every operation whose result is a NaN gives the default one
	// (RISC-V). Otherwise a NaN among the arguments is passed on, quieted, the first
	// one if there are several.
	CanonicalNaN bool
	// PositiveNaN: the default NaN, which is made from numbers, has the sign bit clear.
	PositiveNaN bool
}

// OutOfRange is what a conversion to an integer of 32 or 64 bits gives for what
// does not fit. Narrower results are those of 32 bits, truncated, or of 64 bits
// for unsigned numbers where OutOfRange is Indefinite.
type OutOfRange uint8

// What conversions may give.
const (
	AnyInteger    OutOfRange = iota // whatever it is; Eval takes 0x80..0
	Indefinite                      // 0x80..0 (x86)
	Saturated                       // the nearest integer, and 0 for a NaN (Arm)
	SaturatedHigh                   // the nearest integer, and the greatest one for a NaN (RISC-V)
)

// open is what Eval goes by: what the program leaves open is anything.
var open Semantics

// defaultNaN returns the NaN that is made from numbers of the given width.
func (s *Semantics) defaultNaN(bits int) uint64 {
	sign, nan := uint64(1)<<63, uint64(0x7FF8)<<48
	if bits == 32 {
		sign, nan = 1<<31, 0x7FC0<<16
	}
	if s.PositiveNaN {
		return nan
	}
	return nan | sign
}

// truncate converts x to an integer of 32 or 64 bits.
func (s *Semantics) truncate(op Op, bits int, x float64) uint64 {
	saturating, greatest := OpFPToUISat, ZeroExtend(^uint64(0), bits)
	if op == OpFPToSI {
		saturating, greatest = OpFPToSISat, greatest>>1
	}
	if x != x && s.Convert == SaturatedHigh {
		return greatest
	}
	return s.evalFloatToInt(saturating, bits, x)
}
