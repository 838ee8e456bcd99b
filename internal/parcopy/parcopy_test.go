package parcopy

import (
	"fmt"
	"slices"
	"testing"
)

// TestAll compares the copies with all functions, of which each has one form with least sources among those
// that its renamings have.
func TestAll(t *testing.T) {
	for _, n := range []size{{1, 0}, {0, 1}, {2, 0}, {1, 1}, {3, 0}, {2, 1}, {0, 3}, {2, 2}, {3, 1}} {
		for _, computed := range []bool{false, true} {
			got := map[string]int{}
			All(n[0], n[1], computed, func(src []int) bool {
				got[fmt.Sprint(canonical(src, n))]++
				return true
			})
			want := map[string]bool{}
			every(n, computed, func(src []int) { want[fmt.Sprint(canonical(src, n))] = true })
			for g, times := range got {
				if times != 1 || !want[g] {
					t.Errorf("%v: %s comes %d times, is a copy: %v", n, g, times, want[g])
				}
			}
			if len(got) != len(want) {
				t.Errorf("%v, computed %v: %d copies, want %d", n, computed, len(got), len(want))
			}
		}
	}
}

// every calls f with all sources of n locations.
func every(n size, computed bool, f func(src []int)) {
	src := make([]int, n[0]+n[1])
	var fill func(i int)
	fill = func(i int) {
		if i == len(src) {
			f(src)
			return
		}
		for s := ComputedBy; s < len(src); s++ {
			register := i < n[0]
			if s == Free && !register || s == ComputedBy && register || s <= Computed && !computed {
				continue
			}
			src[i] = s
			fill(i + 1)
		}
	}
	fill(0)
}

// canonical returns the least sources that a renaming of the n locations gives.
func canonical(src []int, n size) []int {
	var best []int
	name := make([]int, len(src))
	var fill func(i int)
	fill = func(i int) {
		if i == len(src) {
			renamed := make([]int, len(src))
			for d, s := range src {
				if s >= 0 {
					s = name[s]
				}
				renamed[name[d]] = s
			}
			if best == nil || slices.Compare(renamed, best) < 0 {
				best = renamed
			}
			return
		}
		lo, hi := 0, n[0]
		if i >= n[0] {
			lo, hi = n[0], len(src)
		}
		for k := lo; k < hi; k++ {
			if !slices.Contains(name[:i], k) {
				name[i] = k
				fill(i + 1)
			}
		}
	}
	fill(0)
	return best
}

// TestAllStops expects no call after one that returns false.
func TestAllStops(t *testing.T) {
	n := 0
	All(3, 3, true, func([]int) bool { n++; return n < 10 })
	if n != 10 {
		t.Errorf("%d calls, want 10", n)
	}
}

// BenchmarkAll says how many copies there are.
func BenchmarkAll(b *testing.B) {
	for n := 1; n <= 5; n++ {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for range b.N {
				copies := 0
				All(n, n, false, func([]int) bool { copies++; return true })
				b.ReportMetric(float64(copies), "copies")
			}
		})
	}
}
