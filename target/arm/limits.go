package arm

import "spillway/target"

// limits are lower than those of x86-64, as a word takes a load and a store of four bytes each, and a call three or four instructions:
// at -O2 1.4 % less text of the corpus. Those of vectors and tables are the same, and have not been measured.
var limits = target.Limits{
	CopyWords:    [3]int{6, 4, 2},
	SetWords:     [3]int{8, 5, 3},
	CompareWords: [3]int{2, 1, 1},
	CopyVectors:  [3]int{8, 4, 2},
	SetVectors:   [3]int{16, 8, 4},
	TableEntries: 4,
	TableDensity: [3]float64{0.10, 0.40, 0.40},
}
