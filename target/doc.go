// Package target describes machines as data: registers and classes, tiles, calling conventions, assembly syntax. Each
// machine is a package below this one, and no other package refers to a target by name.
//
// # Tiles
//
// A Tile declares one machine operation. Its Pattern, an expression tree over the operations of package ir, is its
// semantics: selection matches it, the interpreter evaluates it, and comparing patterns finds the variant of a tile
// that takes an operand from memory or as an immediate. Its Operands are the constraints for the register allocator;
// its Asm lines are the text and the encoding. A tile may be several machine instructions (a compare and a branch, a
// compare and a conditional move): condition flags live only inside a tile, so code inserted between tiles may clobber
// them.
//
// # Rows
//
// A tile is written as a Row of text. Adding an operation is adding a row:
//
//	{Name: "add32.rm", Pattern: "d:i32 = (add.i32 a (load.i32 m))", Constraints: "d=a",
//		Asm: "addl {m}, {d} | 03 /r"}
//
// Row, AsmLine and Encoding define the three languages. A malformed row is an error that names it; a test of each
// machine checks all rows.
//
// A compilation needs few of the thousands of tiles, and startup takes about a millisecond, so work is lazy: rows that
// Replace derives from templates are expanded when their tiles are made (Row.Written), Target.Finish only examines the
// operations at the roots of the patterns, and the tiles of a root are made on the first request (Tile, Rooted,
// Legal). The number of a tile always indexes Target.Tiles, but only Complete makes all of them.
//
// # Derived data
//
// Derived from the rows, in time linear in their size:
//   - the forms of tiles: a tile Y whose pattern is that of X with one leaf a
//     replaced by (load m) is X's MemForm for a, if all other constraints agree;
//     (store Y m), where Y loads the operand that X's result is tied to from m, is
//     the form with the pair in memory; a leaf that is a constant makes an ImmForm;
//   - on machines with 8-bit registers that are parts of others, the operands that may be in
//     them (Operand.Part): 8-bit values that the text refers to at no greater width; and for a
//     tile that refers to one at a greater width, the tile of the same meaning that does not
//     (Tile.Narrow), written as a row with the flag TileByte;
//   - lengths: Bytes, exact for operands in given locations; MinBytes, and Tile.Length by the kind of the constant; and the
//     regalloc.RegCost of each operand, which is the same in an allocator's terms;
//   - the tiles by root, and what is Legal: the operations that some tile computes
//     whatever their arguments;
//   - the lines of a terminator when one of its successors follows (Tile.Lines).
//
// A Target is immutable after Finish (apart from lazy initialization), and may be shared.
package target
