// Package permi turns register transfer graphs into shortest sequences of three instructions: copy;
// permi5, a cyclic shift of up to five registers; permi23, a swap and a disjoint cyclic shift of up
// to three [Buchwald15]. Together the last two permute any five registers.
//
// # Algorithm
//
// Some shortest sequence has its permutations first, and then one copy for every edge of a copy
// set: each register keeps one outgoing edge and the others are copied [Buchwald15 Lemma 2]. What is
// kept are paths and cycles of s_i registers. GREEDY (greedy.go) resolves them with
//
//	max(ceil(F1/2), ceil(F2/3)) permutations,  F1 = sum floor(s_i/2),  F2 = sum floor(3 s_i/4)
//
// and this is a lower bound: an instruction lowers F1 by at most 2 and F2 by at most 3 (they are the Psi_1 and Psi_2 of
// [Buchwald15 §3], summed up), and both are 0 only if nothing remains. Joining paths does not help, since floor is
// superadditive. Copies cannot be fewer than the edges beyond the first of each register, because permutations keep the
// number of registers that hold a value.
//
// The copy set decides F1 and F2. Most of its edges follow from the lengths of the paths below a register (settle.go);
// on graphs of real functions hardly a choice is left. Then (choice.go, ring.go) every subtree has a front of the pairs
// that its copy sets reach, by the size modulo 4 of the path from its root, which is all that matters when the path
// grows. Fronts of disjoint parts add up by convolution, and those of alternatives by union. A cycle is kept whole, or
// broken and walked once for each guess of the size of the path where the walk ends. The best pair of the whole graph
// is then traced back.
//
// # Requires, ensures
//
// Requires at most one move into a register. Ensures that every destination holds its value and that sources that are
// neither destinations nor declared free keep theirs. The result is shortest. Registers without an edge are never
// touched: using them does not help.
//
// # Complexity
//
// Merging tables of disjoint sets takes O(n^2) altogether, where the paper needs O(n^4). Since
// nearly all fronts are segments of slope -1 that add up in constant time (front.go), time is
// near-linear on all graphs measured; without branches it is linear. A Sequencer that is reused
// does not allocate.
//
// # Differences from the paper
//
// Fronts over (F1, F2) take the place of two tables over diff: one pass is exact where the paper
// makes two. The correction terms of Lemmas 12 (ii) and 14 are taken at the size before the path
// grows; as printed, at the size after, the result is wrong from six registers on. A child is folded
// into its parent once, where Lemma 14 makes the product of all other children for each; a component
// with a cycle is solved once, where Lemma 16 solves a tree for each edge of the cycle. GREEDY says
// nothing about one or two cycles of three that are left over: they take an instruction each.
//
// The tests compare with breadth-first searches that know the instructions only: all graphs of up to
// 6 registers, and up to isomorphism of up to 8 (10 with SPILLWAY_EXHAUSTIVE=1).
package permi
