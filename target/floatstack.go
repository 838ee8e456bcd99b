package target

import "spillway/ir"

// A FloatStack describes arithmetic on x86_fp80 by operations with an effect (ir.OrderedOp), without registers, on a
// stack of at least eight numbers. An operation pops its arguments, the last one on top, and pushes its result. The
// register allocator does not see the stack: legalization leaves it empty at the ends of blocks and at calls.
type FloatStack struct {
	Load, Store map[*ir.Type]ir.Op // push and pop by the type in memory: f32, f64, x86_fp80, and i32 and i64
	Unary       map[ir.Op]ir.Op
	Binary      map[ir.Op][2]ir.Op // and with the arguments exchanged
	Test        map[ir.Pred]ir.Op  // of fogt, foge, fueq, funo and foeq; the upper number is the first of the predicate's
	Zero, One   ir.Op              // push a constant
	Dup, Swap   ir.Op              // of the top, and of the two top numbers
	// LoadControl and StoreControl access a word of 16 bits; with the bits Truncate in it, stores of integers
	// round towards zero.
	LoadControl, StoreControl ir.Op
	Truncate                  int64
}
