// Package cfg holds the classic analyses of control-flow graphs: depth-first orders, dominators, loops, critical edges
// and block frequencies. A graph is anything that can count its blocks and list their successors; results are flat
// arrays indexed by block number, immutable, unless a Workspace reuses their memory for the next ones.
//
// Block 0 is the entry. Unreachable blocks are allowed: they come last in every order and have no dominator.
//
//	| type      | what it is                                | time             |
//	|-----------|-------------------------------------------|------------------|
//	| Graph     | what the caller provides                  |                  |
//	| Flow      | successors and predecessors in flat form  | linear           |
//	| Order     | reverse postorder                         | linear           |
//	| DomTree   | immediate dominators (semi-NCA)           | n log n at worst |
//	| Forest    | nested loops, irreducible ones included   | near linear      |
//	| Info      | a Flow, its Order and its Forest          |                  |
//	| Workspace | memory for them, used again               |                  |
//
// Dominators are found by the semi-NCA algorithm of Georgiadis and Tarjan
// (semidominators with path compression, then the nearest common ancestor),
// which stays near-linear on the ladders where iteration is quadratic. Loops are
// found as Havlak does: headers innermost first, bodies by walking backwards, a
// union-find of collapsed bodies; a loop with several entries is kept as one
// irreducible loop headed by the entry that depth-first search meets first.
package cfg
