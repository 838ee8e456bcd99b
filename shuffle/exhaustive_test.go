package shuffle

import (
	"os"
	"testing"
)

// TestEveryFunction holds every function on 5 registers, and with 1 and 2 scratch registers on 4,
// against the cheapest sequence there is, at all swap costs. SPILLWAY_EXHAUSTIVE=1 adds all
// functions on 6 registers with 0 to 2 scratch registers, which takes minutes.
func TestEveryFunction(t *testing.T) {
	cases := []struct{ n, scratch int }{{5, 0}, {4, 1}, {4, 2}}
	if os.Getenv("SPILLWAY_EXHAUSTIVE") != "" {
		cases = append(cases, []struct{ n, scratch int }{{6, 0}, {5, 1}, {5, 2}, {6, 1}, {6, 2}}...)
	}
	var s Sequencer
	for _, c := range cases {
		for _, swap := range swapCosts {
			dist := distances(c.n+c.scratch, swap)
			src := make([]int, c.n+c.scratch)
			for i := c.n; i < len(src); i++ {
				src[i] = len(src)
			}
			for {
				checkPlain(t, &s, len(src), swap, src, dist)
				if t.Failed() {
					t.FailNow()
				}
				if !increment(src[:c.n], c.n) {
					break
				}
			}
		}
		t.Logf("n=%d, %d scratch registers, all swap costs", c.n, c.scratch)
	}
}
