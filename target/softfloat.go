package target

import "spillway/ir"

// SoftFloat describes floating-point arithmetic by library calls, in which floats are passed as integers. Arithmetic
// and conversions have the names of the compiler's runtime library (__adddf3), or those in Target.Library.
type SoftFloat struct {
	// Compare are the functions that return 1 if a predicate holds for floats, and for doubles, otherwise 0: FOEQ,
	// FOLT, FOLE, FOGT, FOGE and FUNO.
	Compare [2][ir.NumPreds]string
	// Doubles: only arithmetic on doubles is done so, and registers have floats. A calling convention that passes floats
	// in registers passes doubles in them, too.
	Doubles bool
}
