package live

import (
	"math/rand/v2"
	"testing"
)

// heaviest is the greatest weight of a set of disjoint intervals, by trying all.
func heaviest(list []Interval) (best float64) {
	for set := range 1 << len(list) {
		sum, ok := 0.0, true
		for i := range list {
			if set>>i&1 == 0 {
				continue
			}
			sum += list[i].Weight
			for j := range i {
				ok = ok && (set>>j&1 == 0 || list[i].To <= list[j].From || list[j].To <= list[i].From)
			}
		}
		if ok {
			best = max(best, sum)
		}
	}
	return best
}

func TestTracks(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		list := make([]Interval, rng.IntN(9))
		total := 0.0
		for i := range list {
			from := int32(rng.IntN(12))
			list[i] = Interval{from, from + 1 + int32(rng.IntN(6)), float64(1 + rng.IntN(9))}
			total += list[i].Weight
		}
		price := float64(rng.IntN(12))
		best := heaviest(list)
		n := new(Packer).Tracks(append([]Interval(nil), list...), price, 3)
		if (n > 0) != (best > price) {
			t.Fatalf("%v: %d registers at %v each, the heaviest set weighs %v", list, n, price, best)
		}
		if n > 3 || float64(n)*price > total {
			t.Fatalf("%v: %d registers at %v each for a weight of %v", list, n, price, total)
		}
		if free := new(Packer).Tracks(append([]Interval(nil), list...), 0, 100); free < overlap(list) || free > len(list) {
			t.Fatalf("%v: %d registers that cost nothing, %d live at once", list, free, overlap(list))
		}
	}
}

// overlap is the greatest number of intervals with a point in common: no fewer
// registers hold all of them.
func overlap(list []Interval) (most int) {
	for at := range int32(20) {
		n := 0
		for _, x := range list {
			if x.From <= at && at < x.To {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
