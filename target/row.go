package target

import "strings"

// A Row is the text of a Tile.
//
// Pattern is "d:i32 = (add.i32 a b)": the results with their types, and what
// each of them means, in the same order, with commas between. An effect has no
// "d =". A pattern is an S-expression over the operations of package ir:
//
//	(add.i32 a b)            the type of the value after the last dot; the arguments are i32 by that
//	(zext.i64 a:i32)         a leaf says its type where the operation does not
//	(add.v4i32 a b)          of vectors the operation alone says what the elements are; operands and loads are v
//	(icmp.i32 ?cc a b)       of a comparison the type of the arguments; ?cc is a PredOperand,
//	(icmp.i32 eq a #0)       or one predicate is demanded; #0 is this constant and no operand
//	(add.i32 a k:imm8)       an ImmOperand: imm (all of its type), imm8, imm32, uimm8, uimm31,
//	                         uimm32, imm64, pow2, sym (only a symbol), LO..HI
//	(load.i32 m)             what stands for an address is a MemOperand; m:mem where it stands alone,
//	                         m:mem.i32 where its type is not known by that
//	(store.i32!release v m)  the strongest ordering that the tile guarantees
//	(atomicrmw.i32 add m v)
//
// A name that occurs again is the same operand. A leaf alone is a pattern too:
// "d:i32 = k:imm" makes a constant, "d:i64 = m:mem" an address.
//
// Constraints is a list of: d=a (tied), a@rax (fixed), d! (an early result), a~ (a late use),
// t:i32, t:i32@rdx, t:i32! (a temporary; it may be tied, too), clobber:rcx, m+0..4095 (offsets that
// the address m may have, where they are not all of the machine's; m+0..1020/4: multiples of 4; m+near: those in
// that set; m+near*4: and an index alone or times 4; m+near*0: and no index; m+sp=0..1020/4: those that it may have from
// the stack pointer, m+sp=none: which is not a base, m+sp!0..1020/4: and on which alone it may be based);
// and, in rows without a pattern, <a:i64 (a use), >d:i64 (a result), k:imm32 (a constant), m:mem
// (an address).
//
// Asm is a list of lines, with semicolons between: "addl {b}, {d} | 01 /r", or
// "L0:" for a label. See AsmLine and Encoding.
type Row struct {
	Name, Pattern, Constraints, Asm string

	Needs  Features
	Flags  TileFlags
	Cycles int8
	Named  bool // its tile is also asked for by its name; those of hidden rows always are

	Table *InlineTable // the jump table that follows the jump, which is the last line; nil: there is none

	// Each, if not nil, makes the row stand for as many rows: for each list of pairs
	// that with the pairs put into the texts, as by Replace, when its tile is made.
	// What is at the root of the pattern is the same in all of them, and no operation's name
	// directly below the root is made of what is put in, except for whole arguments.
	Each [][]string

	later *fillers // of all texts; see Written
}

// Split returns the results of r's pattern, with their types, and what they mean; results are empty where it is an effect.
func (r *Row) Split() (results, meaning string) { return splitPattern(r.Pattern) }

// splitPattern is Row.Split, for a pattern.
func splitPattern(pattern string) (results, meaning string) {
	if at := strings.IndexByte(pattern, '='); at > 0 && pattern[at-1] == ' ' && at+1 < len(pattern) && pattern[at+1] == ' ' {
		return pattern[:at-1], trim(pattern[at+2:])
	}
	return "", trim(pattern)
}
