package bench

import (
	"maps"
	"slices"

	"spillway/regalloc"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/netflow/route"
)

// variants are what allocators leave open, by allocator, its default first. They are
// measured alone: nothing improves their Results.
var variants = map[string][]solver{
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

func oneByOne(name string, p route.Priority, t route.Ties) solver {
	return solver{name, func() regalloc.Allocator {
		return &heuristic.Allocator{Method: heuristic.Iterative, Priority: p, Ties: t}
	}}
}

func variantNames() []string { return slices.Sorted(maps.Keys(variants)) }

func sweeping(name string, t route.Traces, once bool) solver {
	return solver{name, func() regalloc.Allocator {
		return &heuristic.Allocator{Method: heuristic.Simultaneous, Traces: t, Once: once}
	}}
}
