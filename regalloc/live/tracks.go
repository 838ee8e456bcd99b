package live

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
)

// An Interval is a half-open run of program points with a weight.
type Interval struct {
	From, To int32
	Weight   float64
}

// A Packer is memory for Tracks.
type Packer struct {
	best   []float64 // by number of intervals: the weight of their heaviest set
	before []int32   // by interval: how many end before it begins
}

// Tracks returns how many registers the intervals are worth, if each register
// costs price: one after the other, it is given the heaviest set of intervals
// that do not overlap (weighted interval scheduling), until what is left weighs
// no more than the price or there are most registers. The list is reordered and
// consumed. O(n log n) for each register; the first set is optimal, several
// together are not always.
func (p *Packer) Tracks(list []Interval, price float64, most int) int {
	slices.SortFunc(list, func(a, b Interval) int { return cmp.Or(cmp.Compare(a.To, b.To), cmp.Compare(a.From, b.From)) })
	p.best, p.before = scratch.Zeroed(p.best, len(list)+1), scratch.Sized(p.before, len(list))
	best, before := p.best, p.before
	for n := 0; ; n++ {
		if n == most || len(list) == 0 {
			return n
		}
		for k := range list {
			j, _ := slices.BinarySearchFunc(list[:k], list[k].From, func(x Interval, from int32) int {
				if x.To <= from {
					return -1
				}
				return 1
			})
			before[k] = int32(j)
			best[k+1] = max(best[k], best[j]+list[k].Weight)
		}
		if best[len(list)] <= price {
			return n
		}
		for k := len(list); k > 0; {
			if best[k] == best[k-1] {
				k--
				continue
			}
			list[k-1].Weight = 0
			k = int(before[k-1])
		}
		list = slices.DeleteFunc(list, func(x Interval) bool { return x.Weight == 0 })
	}
}
