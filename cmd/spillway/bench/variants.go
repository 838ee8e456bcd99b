package bench

import (
	"maps"
	"slices"

	"spillway/alloc/iterative"
	"spillway/alloc/simultaneous"
	"spillway/netflow/route"
	"spillway/regalloc"
)

// variants are what allocators leave open, by allocator, its default first.
var variants = map[string][]solver{
	"iterative": {
		oneByOne("density, precoloured", route.Density, route.Precoloured),
		oneByOne("density, conflicts", route.Density, route.Conflicts),
		oneByOne("density, lowest", route.Density, route.Lowest),
		oneByOne("accesses, precoloured", route.Accesses, route.Precoloured),
		oneByOne("excess, precoloured", route.Excess, route.Precoloured),
		oneByOne("excess, lowest", route.Excess, route.Lowest),
		oneByOne("sequence, precoloured", route.Sequence, route.Precoloured),
	},
	"simultaneous": {
		sweeping("traces by metric", route.ByMetric),
		sweeping("traces avoid loops", route.AvoidingLoops),
		sweeping("long traces", route.LongTraces),
		sweeping("loop traces", route.LoopTraces),
	},
}

func oneByOne(name string, p route.Priority, t route.Ties) solver {
	return solver{name, func() regalloc.Allocator { return &iterative.Allocator{Priority: p, Ties: t} }}
}

func variantNames() []string { return slices.Sorted(maps.Keys(variants)) }

func sweeping(name string, t route.Traces) solver {
	return solver{name, func() regalloc.Allocator { return &simultaneous.Allocator{Traces: t} }}
}
