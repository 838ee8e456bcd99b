package model

import (
	"math"

	"spillway/regalloc"
)

// CostOf returns the cost of r, a valid Result of p, as an assignment of the model under the metric, or infinity if p
// is too large or r does not fit the model, for instance because it holds a value twice where the model would need a
// location that other values occupy. Every bound of the model is at most that: the fixed point's prices are rounded
// down, so their sum is rounded up to the next possible cost, as bounds are.
func CostOf(p *regalloc.Problem, r *regalloc.Result, metric regalloc.Metric) float64 {
	if Large(p) {
		return math.Inf(1)
	}
	m := New(p, metric)
	slot := make([]int32, len(p.VRegs))
	for v := range slot {
		slot[v] = int32(v)
	}
	x := m.NewStates(slot)
	if !m.Project(r, x) {
		return math.Inf(1)
	}
	var taken Occupancy
	if taken.Fill(m, x); taken.Over > 0 {
		return math.Inf(1)
	}
	m.ShareSlots(x)
	if c := m.Total(x); c < Frozen.Move {
		return regalloc.RoundUp(m.Float(c), regalloc.Grain(p, metric))
	}
	return math.Inf(1)
}
