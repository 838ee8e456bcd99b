package spillway

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"spillway/emit/asm"
	"spillway/emit/debuginfo"
	"spillway/emit/encode"
	"spillway/frame"
	"spillway/ir"
	"spillway/isel"
	"spillway/layout"
	"spillway/legalize"
	"spillway/mach"
	"spillway/object"
	"spillway/opt/demote"
	"spillway/opt/mergeglobals"
	"spillway/opt/nounwind"
	"spillway/opt/promote"
	"spillway/opt/simplify"
	"spillway/opt/stackcoloring"
	"spillway/opt/stackprotector"
	"spillway/regalloc"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/improve"
	"spillway/regalloc/outssa"
	"spillway/target"
)

// Options of Compile. The zero value is the production default: the target of
// the module's triple, position-independent code, the default selector and
// allocator, a mix of size and speed unless a function asks for size, all processors.
type Options struct {
	Target *TargetInfo // nil: by the module's triple
	// Allocator makes an allocator for each goroutine that compiles, since an allocator is not safe for concurrent use.
	// It may be AllocatorInfo.New or return a custom allocator. An allocator from improve.After is run as two passes,
	// allocate and improve, of which the second can be disabled. Nil: the first of Allocators, except for optnone
	// functions, which use the fastest.
	Allocator func() regalloc.Allocator
	Selector  *SelectorInfo // nil: the first of Selectors, except for optnone functions, which use the fastest
	OutOfSSA  *OutOfSSAInfo // SSA destruction method, for allocators that use one (AllocatorInfo.Lowers); nil: the allocator's default
	Order     isel.Order    // of the tiles of a block
	Feature   *FeatureInfo  // of the target; nil: none
	// CPU is the name of the CPU to compile for, one of target.Target.CPUs; "": baseline, without extensions. The
	// attributes "target-cpu" and "target-features" of a function add to it.
	CPU        string
	Relocation target.Relocation
	// Metric is what to minimize. The zero value mixes bytes and executions (regalloc.Mixed): 0.1 bytes per execution
	// in minsize functions, 1 in optsize functions, 10 in others.
	Metric regalloc.Metric
	// Budget bounds the improvement of each function's allocation, for progressive allocators.
	Budget regalloc.Budget
	// Improve, if not nil, stops improvement when it is done: progressive allocators return the best allocation so far,
	// and compilation continues.
	Improve context.Context
	// Progress, if not nil, is called after each round of improvement of a function, concurrently.
	Progress func(function string, x regalloc.Progress)
	// ObserveDecisions, if not nil, is called with each decision of the allocator, in order within a function but
	// concurrently for different functions.
	ObserveDecisions func(function string, d regalloc.Decision)
	Workers          int // functions compiled in parallel; 0: one per processor
	// Verified skips the verification of the module, for modules that package llvmir returned: it has verified them.
	Verified bool
	// Bodies, if not nil, reads the body of each function before it is compiled, for a module without bodies
	// (llvmir.ParseLazy).
	Bodies Bodies
	// Check proves every allocation and verifies the code after every pass.
	Check bool
	// Comment marks spill code and copies in the assembly.
	Comment bool
	// FunctionSections and DataSections put each function and each variable without an explicit section into its own
	// section, so that a linker can drop unreferenced ones (ld --gc-sections).
	FunctionSections, DataSections bool
	// NoDebug drops the module's debug information.
	NoDebug bool
	// Registers limits every register class to that many registers, or to what the instructions need if that is more;
	// 0: no limit.
	Registers int
	// Fuel bounds the optional decisions of each allocation; 0: no bound.
	Fuel int
	// Discard frees the memory of each function as soon as its text or machine code is emitted, including its body
	// in the module. Output.Funcs is nil if Output.Assembly or Output.Object is set.
	Discard bool
	// NoStats leaves Output.Stats empty except for the names.
	NoStats bool
	// Stage is the stage to stop after, with the functions in Output.Funcs. The zero value continues to assembly text.
	Stage Stage
	// StopAfter, if not empty, is the name of the pass to stop after, in place of Stage.
	StopAfter string
	// Without names the passes to disable; see PassInfo.Optional.
	Without []string
	// ObservePass, if not nil, is called after each pass of each function, in any order of functions and concurrently.
	// The State is valid during the call only.
	ObservePass func(pass string, s *State)
	// Observe, if not nil, is called with each function's allocation problem and its result, in any order and
	// concurrently.
	Observe func(p *regalloc.Problem, r *regalloc.Result)
	// ObserveTransfers, if not nil, is called with each parallel copy and the instructions that implement it: in order
	// within a function but concurrently for different functions.
	ObserveTransfers func(function string, t *mach.Transfer)
}

// Bodies reads the bodies of functions, concurrently; f may already have its body.
type Bodies interface {
	Read(f *ir.Func) error
	Size(f *ir.Func) int // size of its text in bytes; 0: unknown
	// Symbols calls do for each symbol that an unread body mentions, again for each mention.
	Symbols(f *ir.Func, do func(ir.Symbol))
}

// Stage is where Compile stops.
type Stage uint8

// The stages at which Compile can stop.
const (
	ToAssembly  Stage = iota
	ToSelected        // machine code in SSA
	ToAllocated       // registers and slots
	ToFramed          // prologues and epilogues
	ToObject          // machine code: Output.Object in place of Output.Assembly
)

// Output is the result of Compile.
type Output struct {
	Target   *target.Target
	Assembly []byte       // text for the system assembler; nil if stopped before
	Object   *object.File // with Options.Stage ToObject
	Funcs    []*mach.Func // defined functions in the module's order, as the last pass left them; nil before selection
	Stats    []FuncStats  // one for each of Funcs
}

// Compile verifies a module and compiles it to assembly text. It modifies the module: legalization is in place. The
// output does not depend on the number of workers. Errors have the position in the module's text where known; an
// internal error is returned as an error, too.
func Compile(ctx context.Context, m *ir.Module, opts Options) (out *Output, err error) {
	c := &compiler{ctx: ctx, m: m, opts: opts}
	defer c.recoverBug("module", &err)
	if err := c.configure(); err != nil {
		return nil, err
	}
	c.defined()
	if !opts.NoDebug {
		c.debug = debuginfo.New(m, c.base, len(c.funcs))
	}
	c.cluster()
	c.together = c.outlines()
	if err := c.compileFuncs(); err != nil {
		return nil, err
	}
	c.baseLegal.Complete(m)
	return c.output()
}

// compiler is the state of one Compile.
type compiler struct {
	ctx       context.Context
	m         *ir.Module
	opts      Options
	base      *target.Target // with the features that all functions may use
	baseLegal *legalize.Legalizer
	print     *asm.Printer
	coder     *encode.Encoder   // nil unless emitting machine code
	debug     *debuginfo.Module // nil: no debug information
	funcs     []*ir.Func

	features target.Features // that all functions may use

	defaultAllocator, defaultSelector bool // not set in Options

	discards bool // no function is needed once it is written
	together bool // functions wait for each other before pass outline
	clusters bool // there are variables at known distances, see cluster

	last    int    // the pass to stop after
	without []bool // by pass

	held []*State // by index into funcs: the waiting ones; nil: others

	mach  []*mach.Func // by index into funcs
	text  []asm.Text
	codes []*encode.Code
	stats []FuncStats
}

// recoverBug, deferred, turns a panic into an error.
func (c *compiler) recoverBug(stage string, err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("%s: internal error in stage %s: %v\n%s", nameOf(c.m), stage, r, debug.Stack())
	}
}

// configure completes the options with defaults, verifies the module, and computes module-wide properties.
func (c *compiler) configure() (err error) {
	o := &c.opts
	if o.Target == nil {
		t, err := TargetOf(c.m)
		if err != nil {
			return fmt.Errorf("%s: %w", nameOf(c.m), err)
		}
		o.Target = t
	}
	c.defaultAllocator, c.defaultSelector = o.Allocator == nil, o.Selector == nil
	if c.defaultAllocator {
		o.Allocator = allocators[0].New
	}
	if c.defaultSelector {
		o.Selector = &selectors[0]
	}
	if o.OutOfSSA == nil {
		o.OutOfSSA = &OutOfSSAInfo{} // each allocator has its own default
	}
	if c.last, err = o.lastPass(); err != nil {
		return err
	}
	c.discards = o.Discard && passes[c.last].makes >= formText
	if c.without, err = o.disabled(); err != nil {
		return err
	}
	c.leaveText()
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if err := c.verifyModule(); err != nil {
		return err
	}
	c.base = o.Target.New(o.Relocation)
	if err := checkMachine(&c.base.Platform, c.m); err != nil {
		return fmt.Errorf("%s: %w", nameOf(c.m), err)
	}
	if err := checkSizes(&c.base.Platform, c.m); err != nil {
		return err
	}
	if o.Feature != nil {
		if o.Feature.Target != o.Target.Name {
			return fmt.Errorf("%s: target %s has no feature %s", nameOf(c.m), o.Target.Name, o.Feature.Name)
		}
		if passes[c.last].makes >= formText {
			return fmt.Errorf("%s: feature %s cannot be assembled: its code can only be interpreted", nameOf(c.m), o.Feature.Name)
		}
		c.base = o.Feature.New(o.Relocation)
	}
	if o.CPU != "" {
		if c.features, err = c.base.CPUByName(o.CPU); err != nil {
			return fmt.Errorf("%s: %w", nameOf(c.m), err)
		}
	}
	c.features |= c.base.TripleFeatures(c.m.Triple)
	c.base = c.base.WithFeatures(c.features)
	c.print = asm.NewPrinter(c.base, asm.Options{Comment: o.Comment})
	if passes[c.last].makes == formCode {
		if c.coder, err = encode.New(c.base); err != nil {
			return fmt.Errorf("%s: %w", nameOf(c.m), err)
		}
	}
	c.apart()
	nounwind.Module(c.m)
	stackprotector.Landings(c.m, o.Bodies == nil)
	c.baseLegal = legalize.New(c.base, nil)
	c.baseLegal.Prepare(c.m)
	return nil
}

// apart assigns functions and variables their own sections, if requested.
func (c *compiler) apart() {
	if c.opts.FunctionSections {
		for _, f := range c.m.Funcs {
			f.Apart = true
		}
	}
	if c.opts.DataSections {
		for _, g := range c.m.Globals {
			g.Apart = true
		}
	}
}

// defined lists the functions to compile.
func (c *compiler) defined() {
	for _, f := range c.m.Funcs {
		if !f.Declared && (len(f.Blocks) > 0 || c.opts.Bodies != nil) && f.Linkage != ir.AvailableExternally {
			c.funcs = append(c.funcs, f)
			c.alignStack(f)
		}
	}
}

// cluster lays out variables that minsize functions use together at known distances, for pass merge-globals.
func (c *compiler) cluster() {
	if c.base.Address.Merge == nil || c.without[merging] || c.last < merging || !c.hasMinSize() {
		return
	}
	uses := mergeglobals.Uses{Funcs: c.funcs, Of: func(f *ir.Func, do func(ir.Symbol)) {
		if len(f.Blocks) == 0 {
			c.opts.Bodies.Symbols(f, do)
		}
		mergeglobals.Symbols(f, do)
	}}
	place := asm.Places(c.m, c.base)
	c.clusters = mergeglobals.Module(c.m, c.base, uses, func(g *ir.Global) string {
		s := place(g)
		if s.Entry != 0 { // the linker merges its contents
			return ""
		}
		return s.Name
	})
}

// alignStack makes f realign the stack pointer if the module's callers guarantee less alignment, or its callees require
// more, than the calling convention.
func (c *compiler) alignStack(f *ir.Func) {
	switch n := c.m.Flags.StackAlign; {
	case n == 0:
	case n < c.base.ABI.StackAlign:
		f.Attrs.StackRealign = true
	default:
		f.Attrs.AlignStack = max(f.Attrs.AlignStack, n)
	}
}

// verifyModule returns the errors of the module as one error.
func (c *compiler) verifyModule() error {
	errs := ir.VerifySymbols(c.m)
	if len(errs) > 0 {
		return c.invalid(errs)
	}
	if c.opts.Verified {
		return nil
	}
	if errs := ir.VerifyDebug(c.m); len(errs) > 0 {
		return c.invalid(errs)
	}
	return c.parallel(ascending(len(c.m.Funcs)), func() func(int) error {
		v := new(ir.Verifier)
		return func(i int) (err error) {
			defer c.recoverBug("verify", &err)
			return c.invalid(v.Func(c.m.Funcs[i]))
		}
	})
}

// nameOf returns the name of m in errors: its file, if it has one.
func nameOf(m *ir.Module) string {
	if m.Name == "" {
		return "module"
	}
	return m.Name
}

// invalid returns the first of the violations that a verifier found, nil if
// there is none.
func (c *compiler) invalid(errs []error) error {
	if len(errs) == 0 {
		return nil
	}
	where := nameOf(c.m)
	if e, ok := errs[0].(*ir.VerifyError); ok && e.Line > 0 {
		where = fmt.Sprintf("%s:%d:%d", where, e.Line, e.Col)
	}
	return fmt.Errorf("%s: invalid module: %w (%d violations)", where, errs[0], len(errs))
}

// compileFuncs compiles all functions.
func (c *compiler) compileFuncs() error {
	c.grow(len(c.funcs))
	c.held = make([]*State, len(c.funcs))
	if err := c.parallel(c.largestFirst(), func() func(int) error { return c.newWorker().compile }); err != nil || !c.together {
		return err
	}
	waiting, err := c.outline()
	if err != nil {
		return err
	}
	if err := c.parallel(waiting, func() func(int) error { return c.newWorker().finish }); err != nil || !c.discards {
		return err
	}
	for _, i := range waiting { // others have copies of their instructions
		c.funcs[i].Discard()
	}
	return nil
}

// grow makes room for the results of n functions.
func (c *compiler) grow(n int) {
	n -= len(c.stats)
	c.mach = append(c.mach, make([]*mach.Func, n)...)
	c.text = append(c.text, make([]asm.Text, n)...)
	c.codes = append(c.codes, make([]*encode.Code, n)...)
	c.stats = append(c.stats, make([]FuncStats, n)...)
}

// outlines reports whether pass outline is to run.
func (c *compiler) outlines() bool {
	return c.base.Routine != nil && c.last >= outlining && !c.without[outlining] && c.hasMinSize()
}

// hasMinSize reports whether a function to compile is marked minsize.
func (c *compiler) hasMinSize() bool {
	return slices.ContainsFunc(c.funcs, func(f *ir.Func) bool { return f.Attrs.MinSize })
}

// outline runs the outliner on all functions that wait for it, and returns the indices of those that continue,
// including new ones.
func (c *compiler) outline() (waiting []int, err error) {
	defer c.recoverBug("outline", &err)
	start := time.Now()
	var funcs []*mach.Func
	for i, s := range c.held {
		if s != nil {
			waiting, funcs = append(waiting, i), append(funcs, s.Code)
		}
	}
	if len(funcs) == 0 {
		return nil, nil
	}
	names := make(map[string]bool)
	each(c.m, func(s *ir.SymInfo) { names[s.Name] = true })
	for _, f := range layout.Outline(funcs, c.held[waiting[0]].metric, func(name string) bool { return names[name] }) {
		waiting = append(waiting, len(c.funcs))
		c.held = append(c.held, &State{IR: f.IR, Code: f, index: len(c.funcs), form: formFramed})
		c.funcs = append(c.funcs, f.IR)
	}
	c.grow(len(c.funcs))
	for _, i := range waiting {
		s := c.held[i]
		s.stats = &c.stats[i]
		s.stats.Name = s.IR.Name
	}
	if first := c.held[waiting[0]]; !c.opts.NoStats {
		first.stats.Times = append(first.stats.Times, PassTime{passes[outlining].name, time.Since(start).Nanoseconds()})
	}
	w := &worker{compiler: c}
	for _, i := range waiting {
		if err := w.observe(&passes[outlining], c.held[i]); err != nil {
			return nil, err
		}
	}
	return waiting, nil
}

// outlining is the index of the pass that works on several functions at once.
var outlining = slices.IndexFunc(passes, func(p pass) bool { return p.run == nil })

// merging is the index of pass merge-globals.
var merging = slices.IndexFunc(passes, func(p pass) bool { return p.name == "merge-globals" })

// largestFirst returns the indices of the functions in compilation order, by decreasing size: a worker's reused memory
// has its final size after the first function, and no worker starts a large one when the others are done.
func (c *compiler) largestFirst() []int {
	size := make([]int, len(c.funcs))
	for i, f := range c.funcs {
		if c.opts.Bodies != nil {
			size[i] = c.opts.Bodies.Size(f)
			continue
		}
		for _, b := range f.Blocks {
			size[i] += len(b.Values)
		}
	}
	order := ascending(len(c.funcs))
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(size[j], size[i]) })
	return order
}

// ascending returns the numbers from 0 to n-1.
func ascending(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return order
}

// parallel processes the numbers in order, opts.Workers at a time, each worker with a function that start returns. It
// returns the error of the lowest number that has one.
func (c *compiler) parallel(order []int, start func() func(i int) error) error {
	n := len(order)
	if n == 0 {
		return nil
	}
	errs := make([]error, 1+slices.Max(order))
	var next atomic.Int64
	run := func() {
		work := start()
		for {
			k := int(next.Add(1)) - 1
			if k >= n {
				return
			}
			i := order[k]
			if errs[i] = c.ctx.Err(); errs[i] == nil {
				errs[i] = work(i)
			}
		}
	}
	var wg sync.WaitGroup
	for range min(c.opts.Workers, n) - 1 {
		wg.Go(run)
	}
	run()
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// worker holds the memory that one goroutine reuses between functions.
type worker struct {
	*compiler
	alloc    regalloc.Allocator
	fast     regalloc.Allocator // for functions marked optnone; nil: alloc
	improves bool               // its Results go to pass improve
	better   improve.Workspace
	lower    outssa.Workspace
	mem      mach.Workspace
	slots    promote.Workspace
	guards   stackprotector.Workspace
	overlays stackcoloring.Workspace
	shares   mach.ShareWorkspace
	simple   simplify.Workspace
	merges   mergeglobals.Workspace
	demotes  demote.Workspace
	layout   layout.Workspace
	frames   frame.Workspace
	waiting  mach.Compactor // for the code of functions that wait for others
	coding   encode.Workspace
	settler  asm.Settler
	placer   asm.Placer
	printing asm.Workspace
	selector isel.Selector
	quick    isel.Selector // for functions marked optnone; nil: selector
	*variant               // of the current function
	variants []*variant
}

// A variant is the target with the features of some functions, and its tools. A worker's first one is the module's.
type variant struct {
	t      *target.Target
	types  ir.Layout // how they are laid out in the module
	legal  *legalize.Legalizer
	engine *isel.Engine

	cpu, list string // attributes of the last function it was for
}

// variantOf returns the variant for fn, or an error about unsupported features.
func (w *worker) variantOf(fn *ir.Func) (*variant, error) {
	if v := w.variant; v != nil && v.cpu == fn.Attrs.CPU && v.list == fn.Attrs.Features {
		return v, nil
	}
	t := w.base
	if word := t.Missing(fn.Attrs.Features); word != "" {
		return nil, w.placed(fn, fmt.Errorf("@%s requests hardening by %q in \"target-features\", which is not supported; compile without it", fn.Name, word))
	}
	if word := t.OtherSet(fn.Attrs.Features); word != "" {
		return nil, w.placed(fn, fmt.Errorf("@%s uses another instruction set than its module (%q in \"target-features\"); compile it in a separate module", fn.Name, word))
	}
	if set := t.FeaturesOf(fn.Attrs.CPU, fn.Attrs.Features); set&^w.features != 0 {
		t = t.WithFeatures(set | w.features)
	}
	for _, v := range w.variants {
		if v.t == t {
			v.cpu, v.list = fn.Attrs.CPU, fn.Attrs.Features
			return v, nil
		}
	}
	v := &variant{t: t, types: legalize.LayoutFor(t, w.m), cpu: fn.Attrs.CPU, list: fn.Attrs.Features, legal: w.baseLegal, engine: isel.NewEngine(Rules(t))}
	if t != w.base {
		v.legal = v.legal.For(t)
	}
	w.variants = append(w.variants, v)
	return v, nil
}

func (c *compiler) newWorker() *worker {
	w := &worker{compiler: c, alloc: c.opts.Allocator(), selector: c.opts.Selector.New()}
	if a, ok := w.alloc.(*improve.Allocator); ok {
		w.alloc, w.improves = a.Inner(), true
	}
	if c.defaultAllocator {
		w.fast = fast.New()
	}
	if c.defaultSelector {
		w.quick = isel.Munch{}
	}
	return w
}

// usesFastAllocator reports whether fn uses the fastest allocator.
func (w *worker) usesFastAllocator(fn *ir.Func) bool { return fn.Attrs.OptNone && w.fast != nil }

// allocator returns the allocator for fn.
func (w *worker) allocator(fn *ir.Func) regalloc.Allocator {
	if w.usesFastAllocator(fn) {
		return w.fast
	}
	return w.alloc
}

// selectorOf returns the selector for fn.
func (w *worker) selectorOf(fn *ir.Func) isel.Selector {
	if fn.Attrs.OptNone && w.quick != nil {
		return w.quick
	}
	return w.selector
}

// compile runs function i through the passes. A panic becomes an error that names the pass and the function.
func (w *worker) compile(i int) (err error) {
	s := &State{IR: w.funcs[i], index: i, metric: w.metric(w.funcs[i]), stats: &w.stats[i]}
	if s.stats.Name = s.IR.Name; !w.opts.NoStats {
		s.stats.Times = make([]PassTime, 0, w.last+1)
	}
	if w.variant, err = w.variantOf(s.IR); err != nil {
		return err
	}
	defer w.recoverPass(s, &err)
	if w.opts.Bodies != nil {
		if err := w.opts.Bodies.Read(s.IR); err != nil {
			return err
		}
	}
	for k := range passes[:w.last+1] {
		if k == outlining && w.waits(s) {
			w.postpone(s)
			return nil
		}
		if err := w.step(k, s); err != nil {
			return err
		}
	}
	if s.Code == nil {
		return nil
	}
	if w.done(s); w.discards {
		w.recycle(s)
	}
	return nil
}

// waits reports whether pass outline looks at a function together with others.
func (w *worker) waits(s *State) bool { return w.together && s.IR.Attrs.MinSize }

// postpone makes a function wait for others, compacted if its body is no longer needed.
func (w *worker) postpone(s *State) {
	w.held[s.index] = s
	if w.recycles(s) {
		w.waiting.Compact(s.Code)
		w.recycle(s)
	}
}

// recycles reports whether the memory of a function is reused for others after it.
func (w *worker) recycles(s *State) bool { return w.discards && (!w.waits(s) || s.Code.Compactable()) }

// recycle releases the memory of a function and its body for reuse.
func (w *worker) recycle(s *State) {
	s.IR.Discard()
	w.engine.Recycle()
	w.mem.Recycle()
}

// finish runs function i, which has waited, through the remaining passes.
func (w *worker) finish(i int) (err error) {
	s := w.held[i]
	w.held[i] = nil
	defer w.recoverPass(s, &err)
	for k := outlining + 1; k <= w.last; k++ {
		if err := w.step(k, s); err != nil {
			return err
		}
	}
	w.done(s)
	return nil
}

// step runs pass k on a function, unless disabled.
func (w *worker) step(k int, s *State) error {
	if w.without[k] {
		return nil
	}
	s.running = passes[k].name
	if k == outlining { // not a pass over a single function
		return w.observe(&passes[k], s)
	}
	return w.pass(&passes[k], s)
}

// done records the result of a function.
func (w *worker) done(s *State) {
	if !w.opts.NoStats {
		s.stats.count(s.Code, w.codes[s.index])
	}
	if !w.discards {
		w.mach[s.index] = s.Code
	}
}

// recoverPass, deferred, turns a panic into an error that names s's current pass.
func (w *worker) recoverPass(s *State, err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("%s: internal error in pass %s of function @%s: %v\n%s", nameOf(w.m), s.running, s.IR.Name, r, debug.Stack())
	}
}

// pass runs one pass, timed, and verifies its output if requested.
func (w *worker) pass(p *pass, s *State) error {
	if s.form != p.needs {
		panic(fmt.Sprintf("requires %s code, not %s", p.needs, s.form))
	}
	if err := w.timed(p, s); err != nil {
		return err
	}
	s.form = p.makes
	return w.observe(p, s)
}

// observe calls the observers in Options after a pass.
func (w *worker) observe(p *pass, s *State) error {
	if w.opts.ObservePass != nil {
		w.opts.ObservePass(p.name, s)
	}
	if w.opts.Check {
		if errs := w.verify(s); len(errs) > 0 {
			return fmt.Errorf("%s: after pass %s: %w (%d violations)", nameOf(w.m), p.name, errs[0], len(errs))
		}
	}
	return nil
}

// timed runs one pass and records its time, if statistics are enabled.
func (w *worker) timed(p *pass, s *State) error {
	if w.opts.NoStats {
		return p.run(w, s)
	}
	start := time.Now()
	err := p.run(w, s)
	s.stats.Times = append(s.stats.Times, PassTime{p.name, time.Since(start).Nanoseconds()})
	return err
}

// metric returns the metric for fn.
func (w *worker) metric(fn *ir.Func) regalloc.Metric {
	switch {
	case w.opts.Metric != regalloc.Metric{}:
		return w.opts.Metric
	case fn.Attrs.MinSize:
		return smallest
	case fn.Attrs.OptSize:
		return small
	}
	return balanced
}

// Default metrics. Under balanced, code is smaller than under Speed and executes hardly more instructions. Under the
// other two it is nearly as small as under Size, but without the instructions that Size adds to loops to save a byte.
var balanced, small, smallest = regalloc.Mixed(10), regalloc.Mixed(1), regalloc.Mixed(0.1)

// Allocate runs an allocator on a Problem. A Problem in SSA form is first lowered by package outssa if the allocator
// does not take SSA form; one that is not in SSA form is an error for an allocator that requires it, and its Result is
// not improved.
func Allocate(p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
	return allocate(p, a, opts, new(outssa.Workspace))
}

func allocate(p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options, ws *outssa.Workspace) (r *regalloc.Result, err error) {
	if x, ok := a.(*improve.Allocator); ok && !p.SSA {
		a = x.Inner()
	}
	switch {
	case a.SSA() == p.SSA:
		r, err = a.Allocate(p, opts)
	case a.SSA():
		return nil, fmt.Errorf("problem %s is not in SSA form, which this allocator requires", p.Name)
	default:
		r, err = ws.Allocate(p, a, opts)
	}
	if err != nil {
		p.Locate(err)
	}
	return r, err
}

// commonTarget returns the target of all of funcs, or base if their features differ or none is retained.
func commonTarget(funcs []*mach.Func, base *target.Target) *target.Target {
	t := base
	for i, f := range funcs {
		switch {
		case f == nil || i > 0 && f.Target != t:
			return base
		case i == 0:
			t = f.Target
		}
	}
	return t
}

// output assembles the functions' output in the module's order.
func (c *compiler) output() (out *Output, err error) {
	out = &Output{Target: commonTarget(c.mach, c.base), Funcs: c.mach, Stats: c.stats}
	switch passes[c.last].makes {
	case formText:
		var header, footer []byte
		if c.debug != nil {
			header, footer = c.debug.Header(), c.debug.Text()
		}
		out.Assembly = c.print.Module(c.m, c.text, header, footer)
		settleTails(c.stats)
	case formCode:
		var debug *encode.Debug
		if c.debug != nil {
			debug = &encode.Debug{Header: c.debug.Header(), Write: c.debug.Write}
		}
		if out.Object, err = c.coder.ModuleWithDebug(c.m, c.codes, debug); err != nil {
			var field *encode.FieldError
			if errors.As(err, &field) && field.Line > 0 {
				return nil, fmt.Errorf("%s:%d:%d: %w", nameOf(c.m), field.Line, field.Col, err)
			}
			return nil, fmt.Errorf("%s: %w", nameOf(c.m), err)
		}
		for i, code := range c.codes {
			c.stats[i].settle(code)
		}
	default:
		return out, nil
	}
	if c.opts.Discard {
		out.Funcs = nil
	}
	return out, nil
}

// Prepare lowers the defined functions of m to the input of instruction selection, legal and simplified, and returns
// them with their target. It modifies m.
func Prepare(m *ir.Module, opts Options) (t *target.Target, funcs []*ir.Func, err error) {
	c := &compiler{ctx: context.Background(), m: m, opts: opts}
	defer c.recoverBug("prepare", &err)
	if err := c.configure(); err != nil {
		return nil, nil, err
	}
	c.last = slices.IndexFunc(passes, func(p pass) bool { return p.makes == formSelected }) - 1
	c.defined()
	if err := c.compileFuncs(); err != nil {
		return nil, nil, err
	}
	return c.base, c.funcs, nil
}
