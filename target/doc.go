// Package target says what a machine is, as data: registers and classes, tiles,
// calling convention, assembly syntax. The data of one machine is a package
// below this one, and no other package asks for a target's name.
//
// # Tiles
//
// A Tile declares one machine operation once. Its Pattern, an expression tree
// over the operations of package ir, is its meaning: selection matches it,
// the interpreter evaluates it, and comparing patterns finds the form of the
// tile that takes an operand from memory or as a constant. Its Operands say
// what an allocator must know; its Asm lines are the text and the encoding.
// A tile may be several machine instructions (a compare and a branch, a
// compare and a conditional move): condition flags live only inside a tile, so
// whatever is inserted between tiles may destroy them.
//
// # Rows
//
// A tile is written as a Row of text. Adding an operation is adding a row:
//
//	{Name: "add32.rm", Pattern: "d:i32 = (add.i32 a (load.i32 m))", Constraints: "d=a",
//		Asm: "addl {m}, {d} | 03 /r"}
//
// Row, AsmLine and Encoding define the three languages. A row that does not make
// sense is an error that names it, which a test of each machine looks for.
//
// A compilation needs few of the thousands of tiles, and starts in about a millisecond,
// so work is put off: rows that Replace makes of templates are filled in when their tiles
// are made (Row.Written), Target.Finish only looks at the operations at the roots of the
// patterns, and the tiles of a root are made when one of them is asked for (Tile, Rooted,
// Legal). Who has the number of a tile finds it in Target.Tiles, but only Complete makes
// all of them.
//
// # What follows from the rows
//
// With the tiles come, in time linear in their rows:
//   - the forms of tiles: a tile Y whose pattern is that of X with one leaf a
//     replaced by (load m) is X's MemForm for a, if all other constraints agree;
//     (store Y m), where Y loads the operand that X's result is tied to from m, is
//     the form with the pair in memory; a leaf that is a constant makes an ImmForm;
//   - where a machine has registers of 8 bits that are parts of others, which
//     operands they may hold (Operand.Part): values of 8 bits that the text sees no
//     wider; and for a tile that sees one wider the tile of the same meaning that
//     does not (Tile.Narrow), written as a row with the flag TileByte;
//   - lengths: Bytes, exact for operands in given locations; MinBytes, and Tile.Length by the kind of the constant; and the
//     regalloc.RegCost of each operand, which is the same in an allocator's terms;
//   - the tiles by root, and what is Legal: the operations that some tile computes
//     whatever their arguments;
//   - the lines of a terminator when one of its successors follows (Tile.Lines).
//
// A Target is not changed after Finish, observably, and may be shared.
package target
