package target

import "spillway/ir"

// VectorOps are the operations on vectors of the machine's own that legalization has a use for, each
// ir.OpInvalid where there is none: legalization looks for another way then. Vectors are of 16 bytes, or
// of 32 where ir.VectorShape.EachHalf says that the halves are computed alike, except for what Wide has. A
// constant k is an argument of type i32.
//
// # What every machine with vectors has
//
// A machine whose TypeClasses.Vector is not 0 needs rows for these operations of package ir; everything that
// programs do with vectors can be made of them, if by way of scalars:
//
//   - loads, stores and moves of 16 bytes, and the constants 0 and -1 of type ir.V2I64;
//   - add and sub of elements of 8, 16, 32 and 64 bits; and, or and xor at ir.V2I64;
//   - OpVEq and OpVSGt of elements of 8, 16 and 32 bits;
//   - OpVShl and OpVLShr by constants below the width, of elements of 16, 32 and 64 bits, and OpVAShr of 16 and 32;
//   - OpVOf and OpVFirst for float, double and the integers of 32 bits, and of 64 where registers of integers have them;
//   - OpVExtract16, and OpVInsert of elements of 16 bits.
//
// Next, a choice of bytes by a vector (ShuffleBytes) makes any permutation in at most three operations, Permutations make most
// in one or two, and OpVUnpackLo and OpVUnpackHi widen elements (list them among Permutations, too). All other operations of package ir on vectors, and element by element those on scalars
// (products, minimum and maximum, saturation, shifts by vectors, arithmetic on floats, ...), are used at the types for which
// there are rows. A row of a shift by a constant does not promise that the count may be in a register.
type VectorOps struct {
	MulEven, SMulEven ir.Op // the products of the low halves of elements of 64 bits, unsigned and signed
	MulAdd            ir.Op // the sums of each two products, side by side, of elements of 16 bits, signed; elements of 32
	SumDistances      ir.Op // of bytes, unsigned: the sum of the magnitudes of their differences in each 8 bytes; elements of 64
	ShuffleBytes      ir.Op // args a, b: for each byte of b below 16 the byte of a with that number, and zero for those from 128 on
	// Less and Greater are, of floats, the elements of a that are less, or greater, than those of b, and those of
	// b elsewhere.
	Less, Greater ir.Op
	// Blend chooses the bytes of b where those of a third vector are ones, and those of a where they are zeros; BlendBy16
	// elements of 16 bits where k has a bit.
	Blend, BlendBy16 ir.Op
	BlendsBits       bool // Blend chooses bits by the bits of the third vector
	// FloatCompares has args a, b, k: elements of ones where Preds[k] holds between the floats of their width, and of zeros
	// elsewhere. Fogt and foge are among these predicates, or what they become with a and b exchanged, and foeq; what is not
	// is made of them.
	FloatCompares FloatCompares
	// Signs are, by the width of elements, the signs of all of them as an i32.
	Signs map[int]ir.Op

	// Permutations returns the operations that put elements elsewhere by constants; of several that are as cheap, the first one
	// is taken. TableCost is the cost besides these of ShuffleBytes with the numbers that it takes; 0: no other way is better.
	Permutations func() []Permutation
	TableCost    int
	Shuffler     Shuffler // nil: the cheapest of what Permutations and ShuffleBytes make is taken for all choices of elements
	Low          ir.Op    // args a, b: a with the first element of b
	// InsertFloat has args a, b, k: a with the first float of b as the one that bits 4 and 5 of k say.
	InsertFloat ir.Op

	// Compares are, besides OpVEq and OpVSGt, by the predicate of integers, ones where that holds.
	Compares map[ir.Pred]ir.Op
	// ShiftBy shifts each element by the low byte, with its sign, of that of a second vector: up or, where it is less than
	// zero, down; SShiftBy does so with the sign of the element.
	ShiftBy, SShiftBy ir.Op
	// Repeat is a vector of both halves of which are its argument, a constant of type i64 for which Repeats holds.
	Repeat  ir.Op
	Repeats func(k int64) bool
	// Across are, by the operation that combines two elements and by their width, in any order, those that combine all: floats,
	// or integers as an i32 with zeros above, or as an i64.
	Across map[ir.Op]map[int]ir.Op

	Long        LongOps
	Conversions VectorConversions
	Wide        WideOps
}

// LongOps make elements that are twice as wide as those of their arguments, of the low halves of these or of the high ones.
// A machine has those on 8, 16 and 32 bits or none.
type LongOps struct {
	SExtHigh, ZExtLow, ZExtHigh          ir.Op // besides OpVSExtLow
	SMulLow, SMulHigh, UMulLow, UMulHigh ir.Op // the products
	Narrow                               ir.Op // the other way: elements of half the width, in the low half
	AddPairs                             ir.Op // args a, b, of one width: the sums of each two elements, of a and then of b
}

// FloatCompares are comparisons of floats by number.
type FloatCompares struct {
	Op    ir.Op
	Preds []ir.Pred
}

// VectorConversions have elements of unlike widths: they are of the low halves, with zeros above what they make.
type VectorConversions struct {
	IntToDouble, DoubleToInt ir.Op // of i32
	// These have elements of one width: all are converted. Besides OpVSIToFP and OpVFPToSI those of i32 without a sign to and from float,
	// and those of i64 to and from double.
	UIntToFloat, FloatToUInt                                 ir.Op
	LongToDouble, ULongToDouble, DoubleToLong, DoubleToULong ir.Op
	FloatToDoubleHigh                                        ir.Op // of the high half, as OpVFPExtLow
}

// WideOps are those on vectors of 32 bytes that do not do the same to both halves.
type WideOps struct {
	ChooseBy  ir.Op         // args a, b: eight elements of 32 bits of a, each the one that three bits of b's say
	BlendBy32 ir.Op         // args a, b, k: of eight elements those of b where k has a bit, else those of a
	Signs     map[int]ir.Op // as VectorOps has them
	// Conversions between 16 bytes and 32.
	IntToDouble, FloatToDouble, DoubleToInt, DoubleToFloat ir.Op
}
