package live

import (
	"cmp"
	"slices"

	"spillway/scratch"
)

// An interval is a half-open run of program points with a weight.
type interval struct {
	from, to int32
	weight   float64
}

// packer is memory for tracks.
type packer struct {
	best   []float64 // by number of intervals: the weight of their heaviest set
	before []int32   // by interval: how many end before it begins
}

// tracks returns how many registers the intervals are worth, if each register
// costs price: one after the other, it is given the heaviest set of intervals
// that do not overlap (weighted interval scheduling), until what is left weighs
// no more than the price or there are most registers. The list is reordered and
// consumed. O(n log n) for each register; the first set is optimal, several
// together are not always.
func (p *packer) tracks(list []interval, price float64, most int) int {
	slices.SortFunc(list, func(a, b interval) int { return cmp.Or(cmp.Compare(a.to, b.to), cmp.Compare(a.from, b.from)) })
	p.best, p.before = scratch.Zeroed(p.best, len(list)+1), scratch.Sized(p.before, len(list))
	best, before := p.best, p.before
	for n := 0; ; n++ {
		if n == most || len(list) == 0 {
			return n
		}
		for k := range list {
			j, _ := slices.BinarySearchFunc(list[:k], list[k].from, func(x interval, from int32) int {
				if x.to <= from {
					return -1
				}
				return 1
			})
			before[k] = int32(j)
			best[k+1] = max(best[k], best[j]+list[k].weight)
		}
		if best[len(list)] <= price {
			return n
		}
		for k := len(list); k > 0; {
			if best[k] == best[k-1] {
				k--
				continue
			}
			list[k-1].weight = 0
			k = int(before[k-1])
		}
		list = slices.DeleteFunc(list, func(x interval) bool { return x.weight == 0 })
	}
}
