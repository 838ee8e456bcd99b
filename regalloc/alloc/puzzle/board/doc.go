// Package board solves puzzles: boards of areas with partly filled squares, and pieces to place in the free squares
// without turning or splitting them. Register allocation for one instruction is such a puzzle [Pereira08 §2]: an area
// is a register with its aliases, its upper row the moment before the instruction and its lower row the moment after;
// an X-piece is a value that ends there, a Z-piece one that begins, a Y-piece one that lives through. The package is
// independent of programs.
//
// # Boards
//
// Areas of one column are of type 0, of two columns type 1, of four columns type 2; areas of eight columns, which the
// paper does not have, are called type 3 here. A board with areas of several widths is a hybrid: the widest are full
// registers, and a column of a narrower area is proportionally wider, so that its columns make up a full register too
// (x86-32: eax with al and ah besides esi). Banks derives the areas from the aliasing units of a machine.
//
// # The algorithm
//
// Everything but pieces of width 4 is decided by counting: columns of a full register take as many wide pieces as
// possible, pieces over both rows first; then the rows are padded with narrow pieces for empty squares, and the
// program of [Pereira08 Figure 8] runs on numbers of areas of each shape and of pieces of each kind. Placement
// follows the same steps area by area. Pieces of width 4 are first placed over rows in all ways that exchanges of
// pieces do not rule out; a board of halves remains. Pieces of width 8 on boards of type 3 are placed likewise, and a
// board of type 2 remains.
//
// Requires: areas of 1, 2, 4 or 8 columns. Ensures: Decide returns true exactly if the pieces can be placed; Solve and
// Guide then place all of them.
//
// Complexity: counting is linear in the areas, deciding then takes constant time, placing is linear. With w pieces of
// width 4 there are at most O(w^4) decisions on boards of type 2, rarely more than one. Free rows of a board of type
// 3 whose opposite rows are not filled are of k kinds up to symmetry, at most 27 and on most boards below five: with
// w pieces of width 8 there are at most O(w^2k) boards of type 2, rarely more than one.
//
// # Differences from the paper
//
// Padding is mandatory here (without it the program fails on most solvable boards); the printed Figure 8 does not
// solve type-2 boards and hybrids, which this package solves exactly; mirror images count as one pattern, which leaves
// nine statements of fifteen; and pieces may have preferred spots, which they get if that does not make the board
// unsolvable.
//
// # Example
//
// Two areas of two columns, the upper left square of the first filled, with
// pieces X1, Z2 and Y4: the X-piece and the Z-piece go into the first area, the
// Y-piece takes the second. With another X1 there is no place left.
package board
