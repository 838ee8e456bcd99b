package route

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/internal/disjoint"
	"spillway/regalloc"
)

// TestJoin joins random values, most of them short and one after the other, and compares what is one
// unit and where that is alive with what is found without lists that are merged later.
func TestJoin(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 12 {
		n := 100 + rng.IntN(3000)
		u := Units{lead: disjoint.Singletons([]int32(nil), n), lists: make([][]stretch, n), extra: make([][][]stretch, n)}
		points := make([]map[int32]bool, n)
		for v := range n {
			at := int32(rng.IntN(4 * n))
			length := int32(rng.IntN(3))
			u.lists[v] = []stretch{{at, at + length}}
			points[v] = map[int32]bool{}
			for k := at; k <= at+length; k++ {
				points[v][k] = true
			}
		}
		for range 3 * n {
			a, b := rng.IntN(n), rng.IntN(n)
			if rng.IntN(3) > 0 {
				a = rng.IntN(3)
			}
			x, y := disjoint.Find(u.lead, int32(a)), disjoint.Find(u.lead, int32(b))
			if x == y {
				continue
			}
			shared := false
			for k := range points[y] {
				shared = shared || points[x][k]
			}
			u.join(regalloc.VReg(a), regalloc.VReg(b))
			joined := disjoint.Find(u.lead, int32(a)) == disjoint.Find(u.lead, int32(b))
			if joined == shared {
				t.Fatalf("%d and %d share a point: %t, joined: %t", a, b, shared, joined)
			}
			if joined {
				root, other := x, y
				if u.lead[x] == y {
					root, other = y, x
				}
				for k := range points[other] {
					points[root][k] = true
				}
			}
		}
		for v := range int32(n) {
			if disjoint.Find(u.lead, v) == v {
				all := slices.Concat(append(slices.Clone(u.extra[v]), u.lists[v])...)
				slices.SortFunc(all, func(a, b stretch) int { return cmp.Compare(a.from, b.from) })
				covered := 0
				for _, s := range all {
					covered += int(s.to-s.from) + 1
				}
				if covered != len(points[v]) {
					t.Fatalf("unit of %d is alive at %d points, want %d", v, covered, len(points[v]))
				}
			}
		}
	}
}

// TestJoinMany counts how much is moved when very many short values become one unit, the last first.
func TestJoinMany(t *testing.T) {
	moved := func(n int) int {
		u := Units{lead: disjoint.Singletons([]int32(nil), n), lists: make([][]stretch, n), extra: make([][][]stretch, n)}
		for v := range int32(n) {
			u.lists[v] = []stretch{{4 * v, 4*v + 1}}
		}
		for v := n - 2; v >= 0; v-- {
			u.join(regalloc.VReg(n-1), regalloc.VReg(v))
		}
		return u.moved
	}
	if small, large := moved(1000), moved(32000); large > 60*small {
		t.Errorf("%d stretches are moved for 1,000 values, %d for 32,000", small, large)
	}
}
