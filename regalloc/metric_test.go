package regalloc_test

import (
	"testing"

	"spillway/regalloc"
)

// TestParseMetric holds names of metrics to what they mean, both ways.
func TestParseMetric(t *testing.T) {
	for _, c := range []struct {
		name string
		want regalloc.Metric
	}{
		{"speed", regalloc.Metric{Access: 8, Move: 1}},
		{"size", regalloc.Metric{Byte: 1}},
		{"mixed:1", regalloc.Metric{Byte: 1, Access: 4, Move: 2}},
		{"mixed:0.25", regalloc.Metric{Byte: 1, Access: 1, Move: 0.5}},
		{"speed:10,4,1", regalloc.Executed(10, 4, 1)},
		{"speed:0,3.5,0", regalloc.Executed(0, 3.5, 0)},
	} {
		m, err := regalloc.ParseMetric(c.name)
		if err != nil || m != c.want || m.String() != c.name {
			t.Errorf("%s is read as %+v (%v) and printed as %s", c.name, m, err, m)
		}
	}
	for _, bad := range []string{"", "fast", "mixed", "mixed:", "mixed:-1", "mixed:NaN", "mixed:+Inf", "speed:", "speed:1,2", "speed:1,2,-3", "speed:0,0,0", "speed:1,2,3,4", "speed:1,x,3"} {
		if m, err := regalloc.ParseMetric(bad); err == nil {
			t.Errorf("%q is read as %v", bad, m)
		}
	}
}

// TestMixedPrice holds the price of a mixed metric to its parts: bytes once,
// accesses and moves by how often they are executed.
func TestMixedPrice(t *testing.T) {
	b := regalloc.Breakdown{Bytes: 100, LoadFreq: 3, StoreFreq: 2, MoveFreq: 5, RematMoves: 7, RematAccesses: 8, SaveSpeed: 16}
	for _, c := range []struct {
		m    regalloc.Metric
		want float64
	}{
		{regalloc.Metric{}, 8*(3+2+8) + 5 + 7 + 16},
		{regalloc.Speed, 8*(3+2+8) + 5 + 7 + 16},
		{regalloc.Size, 100},
		{regalloc.Executed(8, 8, 1), 8*(3+2+8) + 5 + 7 + 16},
		{regalloc.Executed(10, 4, 2), 10*(3+8) + 4*2 + 2*(5+7) + 10 + 4},
		{regalloc.Mixed(10), 100 + 40*(5+8+2) + 20*(5+7)},
	} {
		if got := b.Price(c.m); got != c.want {
			t.Errorf("under %v it costs %g, want %g", c.m, got, c.want)
		}
	}
}
