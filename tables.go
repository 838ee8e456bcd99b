package spillway

import (
	"fmt"
	"slices"
	"strings"

	"spillway/cfg"
	"spillway/isel"
	"spillway/regalloc"
	"spillway/regalloc/alloc/auto"
	"spillway/regalloc/alloc/color"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/alloc/intervals"
	"spillway/regalloc/alloc/irc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/alloc/pbqp"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/improve"
	"spillway/regalloc/live"
	"spillway/regalloc/outssa"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm"
	"spillway/target/arm64"
	"spillway/target/i386"
	"spillway/target/thumb"
)

// An AllocatorInfo describes a register allocator of this module; Compile accepts any other one too.
type AllocatorInfo struct {
	Name string
	Doc  string // one line
	New  func() regalloc.Allocator
	// Lowers reports that it takes Problems out of SSA form by Options.OutOfSSA; others ignore that option.
	Lowers bool
}

// A SelectorInfo describes an instruction selector.
type SelectorInfo struct {
	Name string
	Doc  string // one line
	New  func() isel.Selector
}

// An OutOfSSAInfo describes an SSA destruction method of package outssa, for allocators that do not take SSA form.
type OutOfSSAInfo struct {
	Name string
	Doc  string // one line
}

// A TargetInfo describes a target that Compile can generate code for.
type TargetInfo struct {
	*target.Platform        // of every target that New returns
	Doc              string // one line
	New              func(target.Relocation) *target.Target
	// Object is the format of its ELF files, the same for every target that New returns.
	Object *target.ObjectFormat
}

var allocators = []AllocatorInfo{
	{"auto", "linear, and puzzle where linear inserts many register moves: the cheaper result", func() regalloc.Allocator { return improve.After(auto.New(linear.New(), puzzle.New())) }, true},
	{"linear", "second-chance binpacking linear scan with lifetime holes", func() regalloc.Allocator { return improve.After(linear.New()) }, true},
	{"puzzle", "puzzle solving: a board of pieces for each instruction", func() regalloc.Allocator { return improve.After(puzzle.New()) }, false},
	{"pbqp", "partitioned boolean quadratic problems: registers and memory as options with costs", func() regalloc.Allocator {
		return improve.After(loweredReserve{new(pbqp.Allocator), new(linear.Allocator)})
	}, true},
	{"netflow", "network flow: values rerouted one by one along shortest paths", func() regalloc.Allocator {
		return improve.After(netflow.From(improve.After(linear.New()), improve.After(puzzle.New())).Also(improve.After(heuristic.New(heuristic.Hybrid))))
	}, false},
	{"iterative", "network flow: values routed one by one, each once, in order of priority", func() regalloc.Allocator { return withReserve(heuristic.New(heuristic.Iterative)) }, false},
	{"simultaneous", "network flow: all values in one sweep over the code, evicting each other", func() regalloc.Allocator { return withReserve(heuristic.New(heuristic.Simultaneous)) }, false},
	{"hybrid", "network flow: the better of iterative and simultaneous", func() regalloc.Allocator { return withReserve(heuristic.New(heuristic.Hybrid)) }, false},
	{"puzzle-paper", "puzzle solving as printed: furthest-first spilling on a walk of the dominator tree", func() regalloc.Allocator { return puzzle.NewWith(puzzle.Options{Paper: true}) }, false},
	{"color", "Chaitin-Briggs: optimistic coloring of the interference graph", func() regalloc.Allocator { return withReserve(color.New()) }, true},
	{"irc", "George-Appel: iterated register coalescing", func() regalloc.Allocator { return withReserve(irc.New()) }, true},
	{"linear-whole", "Poletto-Sarkar: linear scan over whole intervals, one location per value", func() regalloc.Allocator { return intervals.New() }, true},
	{"linear-extended", "Sarkar-Barik: spills until pressure fits, then assigns registers block by block", func() regalloc.Allocator { return intervals.NewWith(intervals.Options{Extended: true}) }, true},
	{"fast", "one backward walk over each block; values are in memory between most blocks", fast.New, false},
}

var selectors = []SelectorInfo{
	{"auto", "optimal within a small budget, else the best of the others for each component", func() isel.Selector { return isel.Auto() }},
	{"exact", "provably optimal, within a large budget", func() isel.Selector { return &isel.Exact{} }},
	{"noltis-iterated", "noltis iterated to a fixed point, keeping the cheapest tiling", func() isel.Selector { return &isel.NOLTIS{Iterated: true} }},
	{"noltis", "dynamic programming, repeated with shared nodes fixed where overlap is expensive", func() isel.Selector { return &isel.NOLTIS{} }},
	{"cse-none", "dynamic programming on trees; shared nodes may be recomputed", func() isel.Selector { return &isel.Trees{} }},
	{"cse-leaves", "dynamic programming on trees, cut at shared nodes that are more than a leaf", func() isel.Selector { return &isel.Trees{Sharing: isel.FixLeaves} }},
	{"cse-all", "dynamic programming on trees, cut at every shared node", func() isel.Selector { return &isel.Trees{Sharing: isel.FixAll} }},
	{"munch", "maximal munch: the largest tile at every node, ties by bytes", func() isel.Selector { return isel.Munch{} }},
}

var outOfSSA = []OutOfSSAInfo{
	{outssa.Frequency.Name, outssa.Frequency.Doc},
	{outssa.Pinning.Name, outssa.Pinning.Doc},
	{outssa.PinningDepth.Name, outssa.PinningDepth.Doc},
	{outssa.PinningOptimistic.Name, outssa.PinningOptimistic.Doc},
	{outssa.PinningPessimistic.Name, outssa.PinningPessimistic.Doc},
	{outssa.Boissinot.Name, outssa.Boissinot.Doc},
	{outssa.Sreedhar.Name, outssa.Sreedhar.Doc},
	{outssa.LeungGeorge.Name, outssa.LeungGeorge.Doc},
	{outssa.Chaitin.Name, outssa.Chaitin.Doc},
	{outssa.Briggs.Name, outssa.Briggs.Doc},
	{outssa.Naive.Name, outssa.Naive.Doc},
}

// A LevelInfo describes an optimization level: what to minimize, and how much time to spend.
type LevelInfo struct {
	Name string // as in -O2
	Doc  string // one line

	Allocator string // name; "": the first of Allocators
	Selector  string // name; "": the first of Selectors

	order   isel.Order
	metric  regalloc.Metric
	budget  regalloc.Budget
	without []string
}

var levels = []LevelInfo{
	{Name: "0", Doc: "fastest compilation", Allocator: "fast", Selector: "munch", order: isel.SourceOrder, without: []string{"promote", "stack-coloring", "simplify", "merge-globals", "share", "improve", "stores", "thread", "heads", "merge", "rethread", "duplicate", "hoist", "returns", "retarget", "flags", "apart", "dependencies", "fuse", "align"}},
	{Name: "1", Doc: "fast compilation, with simplification", Selector: "cse-leaves", order: isel.HoistOrder, without: []string{"share", "improve"}},
	{Name: "2", Doc: "the default", order: isel.HoistOrder},
	{Name: "3", Doc: "faster code, at more compile time", Allocator: "netflow", order: isel.HoistOrder, metric: regalloc.Mixed(20), budget: regalloc.Budget{Iterations: -1}},
	{Name: "s", Doc: "small code", order: isel.HoistOrder, metric: regalloc.Mixed(1)},
	{Name: "z", Doc: "smallest code, at more compile time", Allocator: "netflow", Selector: "exact", order: isel.HoistOrder, metric: regalloc.Mixed(0.1), budget: regalloc.Budget{Iterations: -1}},
}

var targets = []TargetInfo{
	{amd64.Platform(), "x86-64, System V ABI, SSE2", amd64.Target, amd64.Object()},
	{i386.Platform(), "x86-32, System V ABI, SSE2", i386.Target, i386.Object()},
	{arm64.Platform(), "AArch64 (Armv8.0-A), AAPCS64", arm64.Target, arm64.Object()},
	{arm.Platform(), "32-bit Arm (ARMv6 and later), AAPCS with floats in software or in registers", arm.Target, arm.Object()},
	{thumb.Platform(), "32-bit Arm with Thumb's instructions (ARMv6, ARMv7-A, ARMv6-M, ARMv7-M, ARMv8-M main), AAPCS with floats in software or, with Thumb-2, in registers", thumb.Target, thumb.Object()},
}

// Allocators returns the register allocators, the default first.
func Allocators() []AllocatorInfo { return append([]AllocatorInfo(nil), allocators...) }

// Selectors returns the instruction selectors, the default first.
func Selectors() []SelectorInfo { return append([]SelectorInfo(nil), selectors...) }

// OutOfSSAMethods returns the SSA destruction methods, the default first.
func OutOfSSAMethods() []OutOfSSAInfo { return append([]OutOfSSAInfo(nil), outOfSSA...) }

// Levels returns the optimization levels, from the fastest to the one for the smallest code.
func Levels() []LevelInfo { return append([]LevelInfo(nil), levels...) }

// Targets returns the targets, the default first.
func Targets() []TargetInfo { return append([]TargetInfo(nil), targets...) }

// AllocatorByName returns the allocator of the given name; the error lists the valid names.
func AllocatorByName(name string) (*AllocatorInfo, error) {
	return byName("allocator", allocators, name, func(a *AllocatorInfo) string { return a.Name })
}

// SelectorByName returns the selector of the given name; the error lists the valid names.
func SelectorByName(name string) (*SelectorInfo, error) {
	return byName("selector", selectors, name, func(s *SelectorInfo) string { return s.Name })
}

// OutOfSSAByName returns the method of the given name; the error lists the valid names.
func OutOfSSAByName(name string) (*OutOfSSAInfo, error) {
	return byName("SSA destruction method", outOfSSA, name, func(o *OutOfSSAInfo) string { return o.Name })
}

// LevelByName returns the level of the given name; the error lists the valid names.
func LevelByName(name string) (*LevelInfo, error) {
	return byName("level", levels, name, func(l *LevelInfo) string { return l.Name })
}

// Apply sets the level's Allocator, Budget, Selector, Order, Metric and Without. Options that override the level are
// set afterwards.
func (l *LevelInfo) Apply(o *Options) {
	o.Allocator, o.Selector = nil, nil
	if a, err := AllocatorByName(l.Allocator); err == nil {
		o.Allocator = a.New
	}
	if s, err := SelectorByName(l.Selector); err == nil {
		o.Selector = s
	}
	o.Budget, o.Order, o.Metric, o.Without = l.budget, l.order, l.metric, slices.Clone(l.without)
}

// TargetByName returns the target of the given name; the error lists the valid names.
func TargetByName(name string) (*TargetInfo, error) {
	return byName("target", targets, name, func(t *TargetInfo) string { return t.Name })
}

func byName[T any](kind string, table []T, name string, nameOf func(*T) string) (*T, error) {
	names := make([]string, len(table))
	for i := range table {
		if names[i] = nameOf(&table[i]); names[i] == name {
			return &table[i], nil
		}
	}
	return nil, fmt.Errorf("unknown %s %q (valid: %s)", kind, name, strings.Join(names, ", "))
}

// A reserve is an allocator with a fallback for Problems that the allocator cannot solve: those that are too large for
// it (regalloc.SizeError) and, for allocators of the network-flow model, those where a value would have to be in
// several locations on an edge without moves even after copies before such edges (model.Isolate).
type reserve struct {
	regalloc.Allocator
	other regalloc.Allocator
}

// withReserve returns a, which requires SSA form, with linear as fallback, and improvement passes after both.
func withReserve(a regalloc.Allocator) regalloc.Allocator {
	return improve.After(reserve{a, improve.After(linear.New())})
}

// Allocate implements regalloc.Allocator. It returns the first allocator's error.
func (a reserve) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	r, err := a.Allocator.Allocate(p, opts)
	if err == nil {
		return r, nil
	}
	if r, otherwise := a.other.Allocate(p, opts); otherwise == nil {
		return r, nil
	}
	return nil, err
}

// A loweredReserve is a reserve for allocators that require Problems out of SSA form.
type loweredReserve struct {
	outssa.Allocator
	other outssa.Allocator
}

// Allocate implements regalloc.Allocator.
func (a loweredReserve) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	var ws live.Workspace
	f := cfg.Analyze(p)
	return a.AllocateLive(p, f, ws.Compute(p, f.Flow), opts)
}

// AllocateLive implements outssa.Allocator. It returns the first allocator's error.
func (a loweredReserve) AllocateLive(p *regalloc.Problem, f *cfg.Info, s *live.Sets, opts regalloc.Options) (*regalloc.Result, error) {
	r, err := a.Allocator.AllocateLive(p, f, s, opts)
	if err == nil {
		return r, nil
	}
	if r, otherwise := a.other.AllocateLive(p, f, s, opts); otherwise == nil {
		return r, nil
	}
	return nil, err
}

// A FeatureInfo describes an experimental extension of a target, off by default: its code can be interpreted, but not
// assembled.
type FeatureInfo struct {
	Name   string
	Doc    string // one line
	Target string // name of the target
	New    func(target.Relocation) *target.Target
}

var features = []FeatureInfo{
	{"permi", "instructions that permute up to five registers", "amd64", amd64.TargetPermi},
}

// Features returns the experimental features of the targets.
func Features() []FeatureInfo { return append([]FeatureInfo(nil), features...) }

// FeatureByName returns the feature of the given name; the error lists the valid names.
func FeatureByName(name string) (*FeatureInfo, error) {
	return byName("feature", features, name, func(f *FeatureInfo) string { return f.Name })
}
