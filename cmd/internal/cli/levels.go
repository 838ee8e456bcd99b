package cli

import (
	"strings"

	"spillway"
	"spillway/isel"
	"spillway/regalloc"
)

// A level is what -O means: the everyday way to say what to minimize and how much
// time to take for it. Flags that name a part themselves win over it.
type level struct {
	name, doc          string
	regalloc, selector string // "": the default
	order              isel.Order
	metric             regalloc.Metric
	without            []string
	budget             regalloc.Budget // of the level's own allocator
}

var levels = []level{
	{"0", "compile fast", "fast", "munch", isel.SourceOrder, regalloc.Metric{}, []string{"promote", "stack-coloring", "simplify", "share", "improve", "stores", "thread", "heads", "merge", "rethread", "duplicate", "hoist", "returns", "retarget", "flags", "apart", "dependencies", "fuse", "align"}, regalloc.Budget{}},
	{"1", "compile fast, but simplify", "", "cse-leaves", isel.HoistOrder, regalloc.Metric{}, []string{"share", "improve"}, regalloc.Budget{}},
	{"2", "the default", "", "", isel.HoistOrder, regalloc.Metric{}, nil, regalloc.Budget{}},
	{"3", "take time for speed", "netflow", "", isel.HoistOrder, regalloc.Mixed(20), nil, regalloc.Budget{Iterations: -1}},
	{"s", "small code", "", "", isel.HoistOrder, regalloc.Mixed(1), nil, regalloc.Budget{}},
	{"z", "take time for small code", "netflow", "exact", isel.HoistOrder, regalloc.Mixed(0.1), nil, regalloc.Budget{Iterations: -1}},
}

func levelNames() []string { return names(levels, func(l level) string { return l.name }) }

// levelDoc lists the levels for the help.
func levelDoc() string {
	docs := names(levels, func(l level) string { return l.name + " " + l.doc })
	return "optimize as `LEVEL` says: " + strings.Join(docs, ", ")
}

// apply sets what the level says.
func (c *CompileFlags) applyLevel(o *spillway.Options) error {
	for _, l := range levels {
		if l.name != c.Level {
			continue
		}
		if c.Regalloc == "" {
			c.Regalloc, o.Budget = l.regalloc, l.budget
		}
		if c.Selector == "" {
			c.Selector = l.selector
		}
		o.Order, o.Metric, o.Without = l.order, l.metric, l.without
		return nil
	}
	return Usagef("-O%s: want -O0, -O1, -O2, -O3, -Os or -Oz", c.Level)
}
