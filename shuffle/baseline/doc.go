// Package baseline has the algorithms that packages shuffle and permi are compared with: those of the papers, and a
// naive one.
//
//   - Printed: the algorithm of [Shuf25] as it is printed, for copies and swaps. It is optimal when
//     a swap costs as much as a copy, and does not look at costs.
//   - Mohr: the copies that the compiler of Mohr et al. chooses, then GREEDY [Buchwald15 §1, §3], for
//     permi. The papers name this heuristic without its choice of copies; here cycles keep
//     their edges, and elsewhere the branch keeps its edge that is read last in register order.
//   - Tables: the exact tables of [Buchwald15 §4] with their misprints corrected, for permi. They give
//     the length only.
//   - Naive: a copy per edge off the cycles and permi5 for the cycles.
//
// Measure runs them and the algorithms of this module.
package baseline
