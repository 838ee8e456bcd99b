// Package isel turns legal programs (package ir) into machine code of a target
// (package mach at stage Selected), by covering each block's expression DAG
// with tiles.
//
// # What it does
//
// Each block is a DAG: a node for each value, operands before users. Rules are the target's patterns as a trie; Matches
// lists, for a node, every Instance of a tile rooted there: the nodes it computes (covered), the nodes it reads
// (boundary), its address and its bytes. A Selector chooses instances; a Cover holds the choice, at most one instance
// for each root. The Engine emits the chosen instances as instructions, in an Order, with a virtual register for each
// root.
//
// # Requires and ensures
//
// Requires a legal function (see package ir). Ensures that everything required (effects, terminators, values used in
// other blocks and by phis) and everything read by a chosen instance is computed by a chosen instance, that effects
// keep their order, and that each load is executed once, with no effect between its position and that of the tile that
// executes it. CheckCover verifies this.
//
// Constants and addresses of symbols and slots have no position: each block that needs one in a register materializes
// it once, before its first use. Pure operations may be computed inside several tiles. A truncation, or another
// operation without code, shares the register of its operand.
//
// # Loads inside larger tiles
//
// An instance rooted at r may execute a load L below r only if L and all nodes between L and r have a single use, and
// no effect is between L and r. One way remains to execute L twice: another tile that recomputes r and reads L, or a
// node between, from a register. Covers are therefore chosen from users to operands, and selectors query
// Matches.Permits before each choice.
//
// # Selectors
//
//	| selector | what it does                                                             |
//	|----------|--------------------------------------------------------------------------|
//	| Munch    | the largest tile at every node, ties by bytes                            |
//	| Trees    | dynamic programming on trees, cut at no shared node, at all of them,     |
//	|          | or at those that no single tile computes from leaves [Koes09 §7.4]       |
//	| NOLTIS   | trees, then shared nodes fixed where overlap is expensive [Koes09 §7]    |
//	| Exact    | the cheapest cover, proved, part by part, within a budget of states      |
//	| Auto     | the default: Exact with a budget of 20,000 states per part               |
//
// A selector keeps scratch memory: one goroutine may use it at a time.
//
// The cost of a tile is its bytes. Options.RegisterCost charges extra for each register that a tile passes to others:
// bytes alone prefer many small tiles, whose registers later cost moves and spills. Package draw draws a block and its
// covers.
//
// # Order and two-address instructions
//
// Covers ignore registers: a result tied to an operand costs nothing there. The Engine then avoids the copies that ties
// cause. Of two commutative operands it overwrites the one that is not read again; if neither is, the one more likely
// to be in the result's final register: a phi that the result feeds, a call's result in the register in which the block
// returns it, or a value in the same web of phis. An instance that overwrites its only register operand waits for that
// operand's other readers. If all operands are read later, it uses an instance without a tie that reads the same nodes
// and is shorter than the instruction with the copy.
//
// PressureOrder orders tiles by Sethi-Ullman numbers: of a tile's operands, the one that needs the most registers comes
// first; ties keep source order [Koes09 §7]. On trees no order needs fewer registers; a shared tile is numbered as if
// it were computed for each reader, and emitted for the first. Tiles do not move across effects. It does not reduce
// spills. Spill loads, spill stores and bytes of code in SourceOrder, in HoistOrder (the default) and in PressureOrder,
// from spillway bench select --order on x86-64:
//
//	| code               | loads           | stores          | bytes                    |
//	|--------------------|-----------------|-----------------|--------------------------|
//	| examples, -O1      | 341   341   342 | 338   340   341 |  65760    65788    65897 |
//	| examples, -O2      | 453   443   448 | 470   461   465 |  75481    75391    75669 |
//	| examples, -Oz      | 227   225   224 | 264   264   270 |  46779    46770    46866 |
//	| Lua by files, -O2  | 807   807   810 | 737   737   743 | 188808   188814   188696 |
//	| Lua by files, -Oz  | 514   514   517 | 373   373   372 | 118036   118038   118143 |
//
// Other forms of pressure order were tried on earlier code, with 6433 loads and stores in source order and 6440 in
// pressure order: letting every tile that does not access memory sink below effects to its first reader (6605), only
// those with at most one register operand (6417, but 0.05 % more bytes), and ordering only blocks in which some tile
// needs at least 3, 4 or 6 registers (6451, 6443, 6437).
//
// HoistOrder, the default, is source order except for tiles that move up, between the same effects, to reduce the
// number of live registers: where the source computes many products before it adds them up, each is accumulated
// eagerly. A tile that is the last reader of two registers, both computed in the block, moves to the definition of the
// later one if it passes a tile that stays; tiles that compute its operands and are themselves the last readers of a
// register move with it. Letting all of the latter move on their own costs as much as it saves: zstd executed 1 % more
// instructions, and 1.7 % more memory accesses.
//
// Where more values are live at once than there are registers, which is rare except in ciphers, hashes and transforms
// and on machines with few registers, a bottom-up list scheduler orders the tiles between two effects: of the tiles
// whose readers are all placed, it places one that leaves the fewest values live above it; ties go to the one that
// became ready last. Both orders are priced by simulating an allocation with furthest-next-use eviction [Belady66],
// including the copies of operands that are overwritten and read again; the new order is used if it is 3 % cheaper. In
// the product of two ten-digit numbers, for which the source computes all partial products before it adds any, the sums
// then grow digit by digit. Values that are live through the whole block are not counted, and keeping a carry in the
// flags is not preferred.
//
// # Complexity
//
// Building the DAG is linear; matching visits, for each node, the part of the trie that fits it; maximal munch computes
// instances only for the nodes that it chooses. Maximal munch and Exact match each shape once: everything that matching
// examines of a node and those below it is a key under which the engine caches the largest instance, or the options
// (memo.go). Nothing is allocated per node once the arrays have grown.
//
// # Example
//
// With tiles for add, load, and add with a memory operand, the block
//
//	x = load i64 p
//	y = add i64 x, a
//
// is one instance that covers y and x and reads a and p. If x had a second use, it would be two instances.
package isel
