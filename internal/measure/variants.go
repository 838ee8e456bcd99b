// Package measure names the variants of allocators and the methods out of SSA form that tables compare. The command
// "bench" and the experiments of lab share it.
package measure

import (
	"maps"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/netflow/route"
)

// A Solver is an allocator, or a variant of one.
type Solver struct {
	Name string
	New  func() regalloc.Allocator
}

// Variants are what allocators leave open, by allocator, its default first. They are
// measured alone: nothing improves their Results.
var Variants = map[string][]Solver{
	"iterative": {
		oneByOne("density, precolored", route.Density, route.Precolored),
		oneByOne("density, conflicts", route.Density, route.Conflicts),
		oneByOne("density, lowest", route.Density, route.Lowest),
		oneByOne("accesses, precolored", route.Accesses, route.Precolored),
		oneByOne("excess, precolored", route.Excess, route.Precolored),
		oneByOne("excess, lowest", route.Excess, route.Lowest),
		oneByOne("sequence, precolored", route.Sequence, route.Precolored),
	},
	"hybrid": {
		{"hybrid", func() regalloc.Allocator { return heuristic.New(heuristic.Hybrid) }},
		{"hybrid, blocks swept once", func() regalloc.Allocator { return &heuristic.Allocator{Once: true} }},
	},
	"simultaneous": {
		sweeping("traces avoid loops", route.AvoidingLoops, false),
		sweeping("long traces", route.LongTraces, false),
		sweeping("loop traces", route.LoopTraces, false),
		sweeping("traces avoid loops, swept once", route.AvoidingLoops, true),
		sweeping("loop traces, swept once", route.LoopTraces, true),
	},
}

func oneByOne(name string, p route.Priority, t route.Ties) Solver {
	return Solver{name, func() regalloc.Allocator {
		return &heuristic.Allocator{Method: heuristic.Iterative, Priority: p, Ties: t}
	}}
}

// Names returns the allocators that have variants.
func Names() []string { return slices.Sorted(maps.Keys(Variants)) }

func sweeping(name string, t route.Traces, once bool) Solver {
	return Solver{name, func() regalloc.Allocator {
		return &heuristic.Allocator{Method: heuristic.Simultaneous, Traces: t, Once: once}
	}}
}
