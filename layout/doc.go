// Package layout makes one block of equal blocks and one tail of equal ends of
// blocks, and chooses the order in which blocks stand in the text, so that the
// likely way out of a block is to fall through.
//
// Stores of spilled values to slots that hold the same already are left out first, or stand only on
// the ways on which they are needed (Stores).
//
// Jumps to blocks that do nothing but jump are led to where they end first (Thread), before merging
// (Merge) and after it. What both ways of a branch begin with is done before it (Heads), ahead of
// merging. What stands before equal calls and jumps is put in an order first in which more of it is
// equal.
//
// Short blocks that branch indirectly are copied into the blocks that jump there (Duplicate).
//
// Then chains of blocks are grown bottom up [Pettis90]: edges are taken from the
// most to the least frequent, and an edge joins two chains if it leads from the
// end of one to the start of the other. The chain of the entry comes first; each
// next chain is the one most strongly connected to what stands already.
//
// Then short blocks after branches that only fill registers, as phis make them, and jump are
// hoisted before these branches where a jump is worth more than what is executed in vain (Hoist).
//
// Short returns are copied over jumps to them once there are epilogues (Returns).
//
// Comparisons that were made just before, or with zero of what was computed just before, are left
// out last where the flags still tell of it (Flags), carries and overflows are taken from the
// flags, and instructions take a shorter form that they have where their result is in no register
// of their operands (Apart). Moves become exchanges, or pushes and pops, where these are shorter
// and bytes count (Exchange). Registers of which an instruction writes a part only are cleared
// before it (BreakDependencies), and the heads of inner loops are aligned, those of short ones so
// that the loop is in one cache line (Align).
//
// Requires: a function at stage Allocated or later. Ensures: Func.Layout holds
// every reachable block once, the entry first. O(e log e) for e edges.
package layout
