package target

import (
	"slices"
	"strings"
)

// A Row is the text of a Tile.
//
// Pattern is "d:i32 = (add.i32 a b)": the results with their types, and their patterns, in the same order, separated
// by commas. An effect has no "d =". A pattern is an S-expression over the operations of package ir:
//
//	(add.i32 a b)            the type of the value follows the last dot; it implies that the arguments are i32
//	(zext.i64 a:i32)         a leaf has a type if the operation does not imply it
//	(add.v4i32 a b)          only the operation gives the elements of a vector; operands and loads are v
//	(icmp.i32 ?cc a b)       of a comparison the type of the arguments; ?cc is a PredOperand,
//	(icmp.i32 eq a #0)       or one predicate is required; #0 is this constant and not an operand
//	(add.i32 a k:imm8)       an ImmOperand: imm (all of its type), imm8, imm32, uimm8, uimm31,
//	                         uimm32, imm64, pow2, sym (only a symbol), LO..HI
//	(load.i32 m)             the address is a MemOperand; m:mem if it stands alone,
//	                         m:mem.i32 if its type is not implied
//	(store.i32!release v m)  the strongest ordering that the tile guarantees
//	(atomicrmw.i32 add m v)
//
// A repeated name is the same operand. A leaf alone is a pattern too: "d:i32 = k:imm" makes a constant, "d:i64 =
// m:mem" an address.
//
// Constraints is a list of: d=a (tied), a@rax (fixed), d! (early result), a~ (late use), t:i32, t:i32@rdx, t:i32! (a
// temporary; it may be tied, too), clobber:rcx; m+0..4095 (the offsets of the address m, if they are fewer than the
// machine's; m+0..1020/4: multiples of 4; m+near: those in that set; m+near*4: plus an index, unscaled or times 4;
// m+near*0: without an index; m+sp=0..1020/4: those allowed from the stack pointer; m+sp=none: not based on it;
// m+sp!0..1020/4: based only on it); and, in rows without a pattern, <a:i64 (a use), >d:i64 (a result), k:imm32 (an
// immediate), m:mem (an address).
//
// Asm is a list of lines separated by semicolons: "addl {b}, {d} | 01 /r", or "L0:" for a label. See AsmLine and
// Encoding.
type Row struct {
	Name, Pattern, Constraints, Asm string

	Needs  Features
	Flags  TileFlags
	Cycles int8
	// FlagLines is the number of lines that only set the condition flags, where that is not one (Assignment.Flags).
	FlagLines int8
	Named     bool // its tile is also looked up by name; those of hidden rows always are

	Table *InlineTable // the jump table after the jump, which is the last line; nil: none

	// Each, if not nil, makes the row a template for several rows: one for each list of pairs, which are substituted
	// in the texts, as by Replace, when its tile is made. The root of the pattern is the same in all of them, and
	// substitution changes operations directly below the root only as whole arguments.
	Each [][]string

	later *fillers // of all texts; see Written
}

// Split returns the results of r's pattern, with their types, and their patterns; results are empty for an effect.
func (r *Row) Split() (results, meaning string) { return splitPattern(r.Pattern) }

// splitPattern is Row.Split, for a pattern.
func splitPattern(pattern string) (results, meaning string) {
	if at := strings.IndexByte(pattern, '='); at > 0 && pattern[at-1] == ' ' && at+1 < len(pattern) && pattern[at+1] == ' ' {
		return pattern[:at-1], trim(pattern[at+2:])
	}
	return "", trim(pattern)
}

// InFlag returns rows, which set their last result by a flag in the end, from the text set on, and the hidden ones that
// leave it there (Forms.OnFlag). What sets it must preserve the flag.
func InFlag(flag, set string, rows []Row) []Row {
	out := slices.Clone(rows)
	for _, r := range rows {
		r.Name += flag
		r.Flags |= TileHidden | TileInFlag
		r.Asm = r.Asm[:strings.Index(r.Asm, set)]
		out = append(out, r)
	}
	return out
}
