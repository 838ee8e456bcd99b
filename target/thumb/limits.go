package thumb

import "spillway/target"

// limits are those of package arm, but that cases are compared one by one: no address of a table is at hand.
var limits = target.Limits{
	CopyWords:    [3]int{16, 6, 3},
	SetWords:     [3]int{16, 6, 3},
	CompareWords: [3]int{4, 2, 2},
	CopyVectors:  [3]int{8, 4, 2},
	SetVectors:   [3]int{16, 8, 4},
	TableEntries: 1 << 30,
	TableDensity: [3]float64{1, 1, 1},
}
