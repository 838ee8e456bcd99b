// Package auto is the allocator of the compiler's default: one that takes little time, and, for the
// few Problems of which that one's Result moves much between registers, another one too. The Result
// that costs less is taken.
//
// # Algorithm
//
// A linear scan decides where values are block after block, and what it decided before is right for
// the way by which it came. In code with long live ranges, many joins and more values than
// registers it then moves values from register to register on most edges: there something that
// decides otherwise is often better by far, and elsewhere hardly ever by much. So the number of
// moves between registers for each instruction says where it is worth to look again (movesEach,
// docs/design/constants.md). The two Results are compared as they are made, before package improve
// has them: it takes as long as allocation does, and what costs less before it mostly does so
// after it.
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
