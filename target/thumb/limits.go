package thumb

import "spillway/target"

// limits are those of package arm, but that cases are compared one by one: no address of a table is at hand.
var limits = target.Limits{
	CopyWords:    [3]int{6, 4, 2},
	SetWords:     [3]int{8, 5, 3},
	CompareWords: [3]int{2, 1, 1},
	CopyVectors:  [3]int{8, 4, 2},
	SetVectors:   [3]int{16, 8, 4},
	TableEntries: 1 << 30,
	TableDensity: [3]float64{1, 1, 1},
}
