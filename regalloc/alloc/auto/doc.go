// Package auto is the default allocator: it runs a fast one, and a second one for the few Problems
// for which the fast one's Result has many moves between registers, or spills where registers are parts
// of others, and returns the cheaper Result.
//
// # Algorithm
//
// A linear scan decides where values are block after block, and what it decided before is right for
// the way by which it came. In code with long live ranges, many joins and more values than
// registers it then moves values from register to register on most edges: there something that
// decides otherwise is often better by far, and elsewhere hardly ever by much. So the number of
// moves between registers for each instruction says where it is worth looking again (movesEach,
// docs/design/constants.md). Where registers of one class are parts of those of another, as halves of
// floating-point registers, the scan leaves holes that no wider value fits into and spills what would
// have had room, so there spilling says it too, in Problems of any size (accessesEach). The two Results
// are compared as they are made, before package improve has them: it takes as long as allocation does,
// and what costs less before it mostly does so after it.
//
// # Requires, ensures
//
// As for both allocators. The Result costs no more than the first one's, and there is one wherever
// that has one. An error is the first one's.
//
// # Complexity
//
// That of the first allocator, and of the other one for few Problems.
//
// # Differences
//
// The hybrid allocator of [Koes09 §5.4] always runs both of its two.
package auto
