package outssa

import (
	"math/rand/v2"
	"testing"
)

// TestLongLists adds segments in random order to a list that becomes long, some of them adjoining, and looks for others
// as they are added and when all are.
func TestLongLists(t *testing.T) {
	const n = 3 * manySegments
	rng := rand.New(rand.NewPCG(3, 1))
	c, l := new(coalescer), new(lowerer)
	l.tied.method = new(Method)
	c.lists = make([]list, 1)
	order := rng.Perm(n)
	c.segs = append(c.segs, segment{from: int32(4 * order[0]), to: int32(4*order[0] + 2)})
	c.lists[0] = list{n: 1, room: 1}
	added := make([]bool, n)
	added[order[0]] = true
	has := func(from, to int32) bool {
		s := []segment{{from: from, to: to}}
		return c.cross(l, c.own(l, 0), s) || c.cross(l, c.waiting(0), s)
	}
	waited := false
	for _, k := range order[1:] {
		at := int32(4 * k)
		to := at + 2
		if k%3 == 0 {
			to = at + 4 // where the next one begins
		}
		if k%16 == 1 {
			for _, q := range order[:20] {
				if has(int32(4*q), int32(4*q+1)) != added[q] || has(int32(4*q+2), int32(4*q+3)) != (added[q] && q%3 == 0 && q != order[0]) {
					t.Fatal("a segment is missing, or was never added")
				}
			}
		}
		c.add(&c.lists[0], []segment{{from: at, to: to}})
		added[k] = true
		waited = waited || len(c.waiting(0)) > 0
	}
	if !waited {
		t.Error("nothing ever waited")
	}
	all := c.list(l, 0)
	if len(c.waiting(0)) != 0 {
		t.Error("segments wait after the list was asked for")
	}
	sum := int32(0)
	for k, s := range all {
		if k > 0 && all[k-1].to >= s.from {
			t.Fatalf("%v before %v", all[k-1], s)
		}
		sum += s.to - s.from
	}
	want := int32(0)
	for k := range n {
		if want += 2; k%3 == 0 && k != order[0] {
			want += 2
		}
	}
	if sum != want {
		t.Errorf("%d points, not %d", sum, want)
	}
}
