// Package simplify makes a legal program cheaper before selection, block by
// block: constants are folded, identities applied, divisions by constants
// turned into multiplications, equal computations within a block merged, and
// what one tile can do is brought into one block.
//
// # Phases
//
//  1. fold: one walk over the values in reverse postorder; every value is folded
//     and rewritten once its arguments are (fold.go, identity.go, divide.go), and
//     looked up among the equal ones of its block (number.go).
//  2. hoist: what does not change in a loop is computed before it, within the
//     limits of the registers (hoist.go); not where size counts most.
//  3. sink: an address that is computed in another block and fits an addressing
//     mode is computed again where it is used, and so is a comparison that a
//     branch or select of another block uses, since a tile sees one block.
//  4. sweep: values nobody needs are removed.
//
// Requires and ensures: the legal form (package ir); the same result for every
// input. Each phase is linear in the size of the function.
//
// The divisions follow [Granlund94] as
// [Warren13 ch. 10] presents them.
package simplify
