package irgen

import "spillway/regalloc"

// Metric returns one of the metrics, by turns: executions, bytes, and both.
func Metric(seed uint64) regalloc.Metric {
	return [...]regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(1), regalloc.Mixed(10)}[seed%4]
}
