package slots_test

import (
	"math/rand"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/internal/slots"
)

// TestColor colors random ranges: no two that overlap share a slot, slots have the
// sizes asked for, and there are as many of a size as overlap at most.
func TestColor(t *testing.T) {
	sizes := []regalloc.Slot{{Size: 4, Align: 4}, {Size: 8, Align: 8}, {Size: 16, Align: 16}}
	var c slots.Coloring
	for seed := range int64(200) {
		r := rand.New(rand.NewSource(seed))
		ranges := make([]slots.Range, r.Intn(30))
		for k := range ranges {
			from := r.Int31n(40)
			ranges[k] = slots.Range{VReg: regalloc.VReg(k), From: from, To: from + 1 + r.Int31n(20), Slot: sizes[r.Intn(len(sizes))]}
		}
		of := make([]int32, len(ranges))
		list := c.Color(ranges, func(v regalloc.VReg, slot int32) { of[v] = slot })
		for i, x := range ranges {
			if list[of[x.VReg]] != x.Slot {
				t.Fatalf("seed %d: %v got a slot %v", seed, x, list[of[x.VReg]])
			}
			for _, y := range ranges[:i] {
				if of[x.VReg] == of[y.VReg] && x.From < y.To && y.From < x.To {
					t.Fatalf("seed %d: %v and %v share slot %d", seed, x, y, of[x.VReg])
				}
			}
		}
		for _, size := range sizes {
			have, most := 0, 0
			for _, s := range list {
				if s == size {
					have++
				}
			}
			for at := range int32(60) {
				n := 0
				for _, x := range ranges {
					if x.Slot == size && x.From <= at && at < x.To {
						n++
					}
				}
				most = max(most, n)
			}
			if have != most {
				t.Fatalf("seed %d: %d slots of %v, want %d", seed, have, size, most)
			}
		}
	}
}
