// Package isel turns legal programs (package ir) into machine code of a target
// (package mach at stage Selected), by covering each block's expression DAG
// with tiles.
//
// # What it does
//
// Each block is a DAG: a node for each value, operands before users. Rules are
// the target's patterns as a trie; Matches lists, for a node, every Instance of
// a tile rooted there: what it computes (covered nodes), what it reads
// (boundary nodes), its address and its bytes. A Selector chooses instances; a
// Cover holds the choice, at most one instance for each root. The Engine writes
// the chosen instances as instructions, in the order of their roots in the
// source, with a virtual register for each root.
//
// # Requires and ensures
//
// Requires a legal function (see package ir). Ensures that everything required
// (effects, terminators, values used in other blocks and by phis) and everything
// read by a chosen instance is computed by a chosen instance, that effects keep
// their order, and that a load is executed once, with no effect between its
// place and the place of the tile that executes it: CheckCover says so.
//
// Constants and addresses of symbols and slots have no place: each block that
// needs one in a register makes it there, once, before its first use. Pure
// operations may be computed inside several tiles. A truncation or the like
// that needs no code shares the register of its operand.
//
// # Loads inside larger tiles
//
// An instance may execute the load L below its root r only if L has one use, and
// so has everything between L and r, and no effect stands between L and r. That
// leaves one way to execute L twice: another tile that computes r again and
// reads L, or what lies between, from a register. Covers are therefore chosen from users to operands and
// Matches.Permits is asked before each choice.
//
// # Selectors
//
//	| selector         | what it does                                                        |
//	|------------------|---------------------------------------------------------------------|
//	| Munch            | the largest tile at every node, ties by bytes                       |
//	| Trees            | dynamic programming on trees: cut at no shared node, at every one,  |
//	|                  | or at those that are more than a leaf [Koes09 §7.4]                 |
//	| NOLTIS           | trees, then shared nodes fixed where overlap is dear [Koes09 §7]    |
//	| Exact            | the cheapest cover, proved, part by part, under a budget of states  |
//	| Auto             | Exact with a small budget                                           |
//
// A selector keeps scratch memory: one goroutine may use it at a time.
//
// # Order and two-address instructions
//
// Covers know no registers: a result tied to an operand costs nothing there. The
// Engine then avoids the copies that ties cause. Of two exchangeable operands it
// overwrites the one that is not read again; an instance that overwrites its
// only register operand waits for that operand's other readers; and where all operands
// are read later it takes an instance without a tie that reads the same and is
// shorter than the copy together with the instruction.
//
// # Complexity
//
// Building the DAG is linear; matching visits, for each node, the part of the
// trie that fits it; maximal munch asks for the instances of the nodes that it
// chooses and no others. Nothing is allocated per node once the arrays have grown.
//
// # The worked example
//
// With tiles for add, for load, and for add with a memory operand, the block
//
//	x = load i64 p
//	y = add i64 x, a
//
// is one instance that covers y and x and reads a and p. If x had a second use
// it would be two.
package isel
