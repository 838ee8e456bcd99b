package target

import "spillway/ir"

// VectorOps are the machine-specific vector operations that legalization uses; each is ir.OpInvalid if the machine
// lacks it, and legalization finds another sequence. Vectors have 16 bytes, or 32 if ir.VectorShape.EachHalf tells
// that the halves are computed alike, except for the contents of Wide. A constant k is an argument of type i32.
//
// # Required of every machine with vectors
//
// A machine whose TypeClasses.Vector is not 0 needs rows for these operations of package ir; all vector operations of
// programs can be lowered to them, if necessary by scalarization:
//   - loads, stores and moves of 16 bytes, and the constants 0 and -1 of type ir.V2I64;
//   - add and sub of elements of 8, 16, 32 and 64 bits; and, or and xor at ir.V2I64;
//   - OpVEq and OpVSGt of elements of 8, 16 and 32 bits;
//   - OpVShl and OpVLShr by constants below the width, of elements of 16, 32 and 64 bits, and OpVAShr of 16 and 32;
//   - OpVOf and OpVFirst for float, double and the integers of 32 bits, and of 64 where registers of integers have them;
//   - OpVExtract16, and OpVInsert of elements of 16 bits.
//
// Next in importance, a byte shuffle by a vector (ShuffleBytes) implements any permutation in at most three
// operations, Permutations implement most in one or two, and OpVUnpackLo and OpVUnpackHi widen elements (list them
// among Permutations, too). All other vector operations of package ir, and element-wise scalar ones (products, minimum
// and maximum, saturation, shifts by vectors, arithmetic on floats, ...), are used at the types for which there are
// rows. A row of a shift by a constant does not imply that the count may be in a register.
type VectorOps struct {
	MulEven, SMulEven ir.Op // the products of the low halves of elements of 64 bits, unsigned and signed
	MulAdd            ir.Op // the sums of adjacent pairs of products of elements of 16 bits, signed; elements of 32
	SumDistances      ir.Op // of bytes, unsigned: the sum of absolute differences in each 8 bytes; elements of 64
	ShuffleBytes      ir.Op // args a, b: for each byte of b below 16 the byte of a with that number, and zero for those from 128 on
	// Less and Greater are, of floats, the elements of a that are less, or greater, than those of b, otherwise those
	// of b.
	Less, Greater ir.Op
	// Select has args a, b, c: the bytes of b where those of c are ones, and those of a where they are zeros; SelectConst16
	// has args a, b, k: the elements of 16 bits of b where k has a bit, and those of a elsewhere.
	Select, SelectConst16 ir.Op
	SelectsBits           bool // Select chooses bits by the bits of c
	// FloatCompares has args a, b, k: elements of ones where Preds[k] holds between the floats of their width,
	// otherwise of zeros. Fogt and foge, or their mirror images, and foeq are among these predicates; others are
	// derived from them.
	FloatCompares FloatCompares
	// Signs are, by the width of elements, the sign bits of all of them as an i32 (movemask).
	Signs map[int]ir.Op

	// Permutations returns the operations that permute elements by constants; ties in cost go to the first one.
	// TableCost is the cost, relative to these, of ShuffleBytes including its table; 0: nothing else is cheaper.
	Permutations func() []Permutation
	TableCost    int
	Shuffler     Shuffler // nil: the cheapest of what Permutations and ShuffleBytes make is taken for all choices of elements
	Low          ir.Op    // args a, b: a with the first element of b
	// InsertFloat has args a, b, k: a with the float selected by bits 4 and 5 of k replaced by the first float of b.
	InsertFloat ir.Op

	// Compares are, besides OpVEq and OpVSGt, by integer predicate: ones where it holds.
	Compares map[ir.Pred]ir.Op
	// ShiftBy shifts each element by the low byte, sign-extended, of that of a second vector: left or, if negative,
	// right, logically; SShiftBy arithmetically.
	ShiftBy, SShiftBy ir.Op
	// Repeat is a vector both halves of which are its argument, a constant of type i64 for which Repeats holds.
	Repeat  ir.Op
	Repeats func(k int64) bool
	// Distance are the magnitudes of differences, of signed elements and of unsigned ones.
	SDistance, UDistance ir.Op
	// RoundedShift has args a, k: the elements divided by 2 to the k, from 1 to their width, and rounded to the nearest, half up;
	// of signed elements and of unsigned ones.
	SRoundedShift, URoundedShift ir.Op
	// Across are horizontal reductions, by the combining operation and the element width, in any order: of floats, or
	// of integers to a zero-extended i32, or to an i64.
	Across map[ir.Op]map[int]ir.Op

	Long        LongOps
	Conversions VectorConversions
	Wide        WideOps
}

// LongOps produce elements twice as wide as those of their arguments, from the low or the high halves of these. A
// machine has those on 8, 16 and 32 bits or none.
type LongOps struct {
	SExtHigh, ZExtLow, ZExtHigh          ir.Op // besides OpVSExtLow
	SMulLow, SMulHigh, UMulLow, UMulHigh ir.Op // the products
	Narrow                               ir.Op // the other way: elements of half the width, in the low half
	SNarrow, SNarrowU, UNarrow           ir.Op // likewise saturated: to the range of signed elements, that of unsigned ones, and of unsigned elements that
	NarrowRounded                        ir.Op // args a, k: the sums of elements and of half of 2 to the k, of which Narrow takes those bits from k on
	Dup                                  ir.Op // args a, k: all elements are element k of a, so that a high half becomes a low one
	AddPairs                             ir.Op // args a, b, of one width: the sums of adjacent pairs of elements, of a and then of b
}

// FloatCompares are numbered comparisons of floats.
type FloatCompares struct {
	Op    ir.Op
	Preds []ir.Pred
}

// VectorConversions have elements of different widths: they convert the low halves, and zero the rest of the result.
type VectorConversions struct {
	IntToDouble, DoubleToInt ir.Op // of i32
	// These convert all elements, of one width. In addition to OpVSIToFP and OpVFPToSI: unsigned i32 to and from
	// float, and i64 to and from double.
	UIntToFloat, FloatToUInt                                 ir.Op
	LongToDouble, ULongToDouble, DoubleToLong, DoubleToULong ir.Op
	FloatToDoubleHigh                                        ir.Op // of the high half, as OpVFPExtLow
}

// WideOps are the operations on vectors of 32 bytes that do not treat both halves alike.
type WideOps struct {
	Permute32     ir.Op         // args a, b: eight elements of 32 bits of a, each the one with the number in three bits of b's
	SelectConst32 ir.Op         // as VectorOps.SelectConst16, of elements of 32 bits
	Signs         map[int]ir.Op // as VectorOps.Signs
	// Conversions between 16 bytes and 32.
	IntToDouble, FloatToDouble, DoubleToInt, DoubleToFloat ir.Op
}
