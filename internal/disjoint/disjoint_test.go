package disjoint_test

import (
	"math/rand"
	"testing"

	"spillway/internal/disjoint"
)

// TestFind joins random pairs and holds the leaders against labels that are
// rewritten at each join.
func TestFind(t *testing.T) {
	const n = 200
	r := rand.New(rand.NewSource(1))
	lead := disjoint.Singletons(make([]int32, 0, n/2), n)
	label := make([]int32, n)
	for i := range label {
		label[i] = int32(i)
	}
	for range 2 * n {
		a, b := disjoint.Find(lead, r.Int31n(n)), disjoint.Find(lead, r.Int31n(n))
		lead[b] = a
		for i, l := range label {
			if l == b {
				label[i] = a
			}
		}
		for i := range int32(n) {
			if got := disjoint.Find(lead, i); got != label[i] {
				t.Fatalf("the leader of %d is %d, want %d", i, got, label[i])
			}
		}
	}
	for i, l := range disjoint.Singletons(lead, n) {
		if int(l) != i {
			t.Fatalf("the leader of %d is %d after a reset", i, l)
		}
	}
}
