// Package isel turns legal programs (package ir) into machine code of a target
// (package mach at stage Selected), by covering each block's expression DAG
// with tiles.
//
// # What it does
//
// Each block is a DAG: a node for each value, operands before users. Rules are
// the target's patterns as a trie; Matches lists, for a node, every Instance of
// a tile rooted there: what it computes (covered nodes), what it reads (boundary
// nodes), its address and its bytes. A Selector chooses instances; a Cover holds
// the choice, at most one instance for each root. The Engine writes the chosen
// instances as instructions, in an Order, with a virtual register for each root.
//
// # Requires and ensures
//
// Requires a legal function (see package ir). Ensures that everything required
// (effects, terminators, values used in other blocks and by phis) and everything
// read by a chosen instance is computed by a chosen instance, that effects keep
// their order, and that a load is executed once, with no effect between its
// position and that of the tile that executes it: CheckCover says so.
//
// Constants and addresses of symbols and slots have no position: each block that
// needs one in a register makes it there, once, before its first use. Pure
// operations may be computed inside several tiles. A truncation or the like
// that needs no code shares the register of its operand.
//
// # Loads inside larger tiles
//
// An instance may execute the load L below its root r only if L has one use, and so has everything
// between L and r, and no effect is between L and r. That leaves one way to execute L twice:
// another tile that computes r again and reads L, or what lies between, from a register. Covers are
// therefore chosen from users to operands and Matches.Permits is asked before each choice.
//
// # Selectors
//
//	| selector         | what it does                                                        |
//	|------------------|---------------------------------------------------------------------|
//	| Munch            | the largest tile at every node, ties by bytes                       |
//	| Trees            | dynamic programming on trees: cut at no shared node, at every one,  |
//	|                  | or at those that are more than a leaf [Koes09 §7.4]                 |
//	| NOLTIS           | trees, then shared nodes fixed where overlap is expensive [Koes09 §7]    |
//	| Exact            | the cheapest cover, proved, part by part, under a budget of states  |
//	| Auto             | the same, by default: the budget of both is 20,000 states           |
//
// A selector keeps scratch memory: one goroutine may use it at a time.
//
// The cost of a tile is its bytes. Options.RegisterCost adds a charge for each
// register that a tile hands to others: bytes alone prefer many small tiles, whose
// registers cost moves and spills afterwards. Package draw draws a block and its covers.
//
// # Order and two-address instructions
//
// Covers know no registers: a result tied to an operand costs nothing there. The Engine then avoids
// the copies that ties cause. Of two exchangeable operands it overwrites the one that is not read
// again, of two such the one that is nearer to where the result is to be: a phi that it becomes
// again, what a call returned where the block returns it, or a value of one web of phis with it; an
// instance that overwrites its only register operand waits for that operand's other readers; and
// where all operands are read later it takes an instance without a tie that reads the same and is
// shorter than the copy together with the instruction.
//
// PressureOrder is that of the thesis, by Sethi-Ullman numbers over the tiles: of the operands of a
// tile, the one that needs most registers comes first, and the source decides among equals [Koes09
// §7]. On trees it needs the fewest registers of all orders; a shared tile is numbered as if it
// were computed for each reader and emitted for the first. It keeps every tile between the two
// effects where it is in the source. It saves no spills. Loads and stores of spills and bytes
// of code in source order, in HoistOrder, the default, and in pressure order, as spillway bench
// select --order has them for x86-64:
//
//	| code               | loads           | stores          | bytes                    |
//	|--------------------|-----------------|-----------------|--------------------------|
//	| examples, -O1      | 341   341   342 | 338   340   341 |  65760    65788    65897 |
//	| examples, -O2      | 453   443   448 | 470   461   465 |  75481    75391    75669 |
//	| examples, -Oz      | 227   225   224 | 264   264   270 |  46779    46770    46866 |
//	| Lua by files, -O2  | 807   807   810 | 737   737   743 | 188808   188814   188696 |
//	| Lua by files, -Oz  | 514   514   517 | 373   373   372 | 118036   118038   118143 |
//
// Other forms of pressure order were tried on earlier code, 6433 loads and stores in source order
// and 6440 in pressure order: to let every tile that touches no memory sink below
// effects to its first reader (6605), only those with at most one register operand
// (6417, but 0.05 % more bytes), and to order only blocks where some tile needs at
// least 3, 4 or 6 registers (6451, 6443, 6437).
//
// HoistOrder, the default, is source order except for tiles that move up, between the same effects,
// because fewer registers are live then: where the source has many products first and adds them up
// afterwards, each is added as soon as it is made. A tile that is the last to read two registers,
// each computed in the block, moves to where the later one is computed, if it passes a tile that
// stays; with it move tiles that compute what it reads and are themselves the last to read a
// register. Letting all of the latter move by themselves costs as much as it saves: zstd executed 1
// % more, and 1.7 % more accesses.
//
// Where more values are live at once than there are registers, which is seldom but in ciphers,
// hashes, transforms, and on machines of few registers, the tiles between two effects are put in
// the order of a list scheduler: from their end on, of those whose readers have their places, next
// comes one above which the fewest values are live, of equals the one that became ready last. What
// both orders cost is counted with as many registers as there are, of which the value makes room
// that is read last [Belady66], with the copies of what is overwritten and read again; the new
// order stays if it costs 3 % less. So in the product of two numbers of ten digits each, of which
// the source makes all partial products before it adds any, sums grow digit by digit. It counts no
// values that are live through the whole block, and prefers no order in which a carry stays in its
// flag.
//
// # Complexity
//
// Building the DAG is linear; matching visits, for each node, the part of the
// trie that fits it; maximal munch asks for the instances of the nodes that it
// chooses and no others. Both maximal munch and Exact match each shape once: what a tile may see of a node and
// those below it is a key under which the engine remembers the largest instance, or the options (memo.go). Nothing
// is allocated per node once the arrays have grown.
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
