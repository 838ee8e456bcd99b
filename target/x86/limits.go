package x86

import "spillway/target"

// Limits are those of LLVM, except for comparisons, where it has two accesses, and compares vectors.
var Limits = target.Limits{
	CopyWords:    [3]int{16, 6, 3},
	SetWords:     [3]int{16, 6, 3},
	CompareWords: [3]int{4, 2, 2},
	CopyVectors:  [3]int{8, 4, 2},
	SetVectors:   [3]int{16, 8, 4},
	TableEntries: 4,
	TableDensity: [3]float64{0.10, 0.40, 0.40},
}
