package frame

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestInRows holds rows of slots against all orders: at least a quarter of the weight that the best order has side by
// side is, the order has each slot once, and pairs that need only each other are side by side.
func TestInRows(t *testing.T) {
	beside := func(order []int32, pairs []slotPair) (sum int64) {
		for _, p := range pairs {
			if d := slices.Index(order, p.a) - slices.Index(order, p.b); d == 1 || d == -1 {
				sum += p.weight
			}
		}
		return sum
	}
	found, most := int64(0), int64(0)
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 2 + r.IntN(5)
		var pairs []slotPair
		for b := range int32(n) {
			for a := range b {
				if r.IntN(2) == 0 {
					pairs = append(pairs, slotPair{a, b, int64(1 + r.IntN(4))})
				}
			}
		}
		slices.SortStableFunc(pairs, func(x, y slotPair) int { return cmp.Compare(y.weight, x.weight) })
		var order []int32
		for _, s := range r.Perm(n) {
			order = append(order, int32(s))
		}
		got := inRows(pairs, order, n)
		if sorted := slices.Sorted(slices.Values(got)); !slices.Equal(sorted, slices.Sorted(slices.Values(order))) {
			t.Fatalf("seed %d: %v of %v", seed, got, order)
		}
		best := int64(0)
		permute(order, 0, func() { best = max(best, beside(order, pairs)) })
		if x := beside(got, pairs); 4*x < best {
			t.Errorf("seed %d: %v has %d side by side of %v, some order %d", seed, got, x, pairs, best)
		} else {
			found, most = found+x, most+best
		}
	}
	if found*100 < most*95 {
		t.Errorf("%d side by side, the best orders have %d", found, most)
	}
	if got := inRows([]slotPair{{0, 3, 1}, {1, 2, 1}}, []int32{0, 1, 2, 3}, 4); !slices.Equal(got, []int32{3, 0, 2, 1}) && !slices.Equal(got, []int32{0, 3, 1, 2}) {
		t.Errorf("two pairs stand as %v", got)
	}
}

// permute calls visit with each order of what list has from position k on.
func permute(list []int32, k int, visit func()) {
	if k == len(list) {
		visit()
		return
	}
	for i := k; i < len(list); i++ {
		list[k], list[i] = list[i], list[k]
		permute(list, k+1, visit)
		list[k], list[i] = list[i], list[k]
	}
}
