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
package target
