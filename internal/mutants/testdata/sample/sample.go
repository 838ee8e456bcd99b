// Package sample has code of every kind that is mutated.
package sample

// Clamp is tested but at its bounds.
func Clamp(x, lo, hi int) int {
	if x < lo {
		return lo
	}
	if x > hi {
		return hi
	}
	return x
}

// Count is tested well.
func Count(list []int32, even func(int32) bool) (n int32) {
	for _, x := range list {
		if x == 0 || !even(x) {
			continue
		}
		n++
	}
	return n + 1
}

// Sum is tested with a list of one.
func Sum(list []uint8) (sum uint8) {
	for i := 0; i < len(list); i++ {
		sum += list[i] << 1
	}
	return sum
}

// Halvings is tested well; some mutants go on for ever.
func Halvings(n uint32) (times int) {
	for n > 0 {
		n >>= 1
		times++
	}
	return times
}

// Never is not tested.
func Never() bool { return true }
