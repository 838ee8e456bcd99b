package target

import "spillway/ir"

// SoftFloat is how a machine without instructions for floats computes with them: by functions, to which floats are integers. Those
// for arithmetic and conversions have the names of the compiler's library (__adddf3), or what Target.Library has for these.
type SoftFloat struct {
	// Compare are the functions that return 1 if a predicate holds of floats, and of doubles, and else 0: FOEQ, FOLT, FOLE,
	// FOGT, FOGE and FUNO.
	Compare [2][ir.NumPreds]string
}
