package target

import "spillway/ir"

// SoftFloat describes floating-point arithmetic by library calls, in which floats are passed as integers. Arithmetic
// and conversions have the names of the compiler's runtime library (__adddf3), or those in Target.Library.
type SoftFloat struct {
	// Compare are the functions that return 1 if a predicate holds for floats, and for doubles, otherwise 0: FOEQ,
	// FOLT, FOLE, FOGT, FOGE and FUNO.
	Compare [2][ir.NumPreds]string
}
