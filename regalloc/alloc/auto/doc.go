// Package auto is the default allocator. It runs a fast allocator, and a second one for the few Problems in which the
// fast one's Result has many moves between registers, or spills although registers are parts of others, and returns
// the cheaper Result.
//
// # Algorithm
//
// A linear scan decides block by block, and earlier decisions suit the path by which a block was reached. In code with
// long live ranges, many joins and more values than registers, it then moves values from register to register on most
// edges. There a different method is often far better; elsewhere it rarely gains much. So the number of moves between
// registers per instruction predicts where a second attempt pays (movesEach, docs/design/constants.md). If registers
// of one class are parts of those of another, such as halves of floating-point registers, the scan leaves holes too
// small for any wider value and spills unnecessarily, so there spilling triggers the second attempt too, in Problems
// of any size (accessesEach). The two Results are compared before package improve runs: improving takes as long as
// allocating, and the cheaper Result mostly remains the cheaper one.
//
// # Requires, ensures
//
// As for both allocators. The Result costs no more than the first allocator's. An error is the first allocator's.
//
// # Complexity
//
// That of the first allocator, and that of the second for few Problems.
//
// # Differences
//
// The hybrid allocator of [Koes09 §5.4] always runs both.
package auto
