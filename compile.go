package spillway

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"spillway/asm"
	"spillway/check"
	"spillway/frame"
	"spillway/ir"
	"spillway/isel"
	"spillway/layout"
	"spillway/legalize"
	"spillway/mach"
	"spillway/outssa"
	"spillway/regalloc"
	"spillway/simplify"
	"spillway/target"
)

// Options of Compile. The zero value is the production default: the target of
// the module's triple, position-independent code, the default selector and
// allocator, speed unless a function asks for size, all processors.
type Options struct {
	Target     *TargetInfo    // nil: from the module's triple
	Allocator  *AllocatorInfo // nil: the first of Allocators
	Selector   *SelectorInfo  // nil: the first of Selectors
	Order      isel.Order     // of the tiles of a block
	Feature    *FeatureInfo   // of the target; nil: none
	Relocation target.Relocation
	// Metric is what to minimise; MetricAuto takes size for functions marked
	// optsize or minsize and speed for others.
	Metric  Metric
	Workers int // functions compiled at once; 0: one for each processor
	// Check proves every allocation and verifies the code after every stage.
	Check bool
	// Comment marks spill code and copies in the assembly.
	Comment bool
	// Registers squeezes every register class to that many registers, or to what
	// the instructions need if that is more; 0: all.
	Registers int
	// Fuel bounds the optional decisions of each allocation; 0: no bound.
	Fuel int
	// Stage is where to stop: the functions are in Output.Funcs. The zero value
	// goes on to assembly text.
	Stage Stage
	// Observe, if not nil, is called with each function's allocation problem and
	// the result for it, in any order, from several goroutines.
	Observe func(p *regalloc.Problem, r *regalloc.Result)
	// ObserveTransfers, if not nil, is called with each group of moves that happen
	// at once and the instructions for it: in order within a function, but from
	// several goroutines, and with functions in any order.
	ObserveTransfers func(function string, t *mach.Transfer)
}

// Metric is what allocation minimises.
type Metric uint8

// The metrics.
const (
	MetricAuto Metric = iota
	MetricSpeed
	MetricSize
)

// Stage is where Compile stops.
type Stage uint8

// The stages at which Compile can stop.
const (
	ToAssembly  Stage = iota
	ToSelected        // machine code in SSA
	ToAllocated       // registers and slots
	ToFramed          // prologues and epilogues
)

// Output is what Compile makes.
type Output struct {
	Target   *target.Target
	Assembly []byte       // text for the system assembler; nil if stopped before
	Funcs    []*mach.Func // defined functions in the module's order, at the last stage reached
	Stats    []FuncStats  // one for each of Funcs
}

// Compile turns a module into assembly text. It changes the module: it is
// legalised in place. The output is the same bytes whatever the number of
// workers. Errors name the position in the module's text where they can.
func Compile(ctx context.Context, m *ir.Module, opts Options) (*Output, error) {
	c := &compiler{m: m, opts: opts}
	if err := c.configure(); err != nil {
		return nil, err
	}
	for _, f := range m.Funcs {
		if !f.Declared && len(f.Blocks) > 0 && f.Linkage != ir.AvailableExternally {
			c.funcs = append(c.funcs, f)
		}
	}
	if err := c.compileFuncs(ctx); err != nil {
		return nil, err
	}
	c.legal.Complete(m)
	return c.output(), nil
}

// compiler is the state of one Compile.
type compiler struct {
	m     *ir.Module
	opts  Options
	t     *target.Target
	legal *legalize.Legalizer
	rules *isel.Rules
	print *asm.Printer
	funcs []*ir.Func

	mach  []*mach.Func // by index into funcs
	text  []asm.Text
	stats []FuncStats
}

func (c *compiler) configure() error {
	o := &c.opts
	if o.Target == nil {
		if c.m.Triple == "" {
			o.Target = &targets[0]
		} else {
			t, err := TargetForTriple(c.m.Triple)
			if err != nil {
				return fmt.Errorf("%s: %w", c.m.Name, err)
			}
			o.Target = t
		}
	}
	if o.Allocator == nil {
		o.Allocator = &allocators[0]
	}
	if o.Selector == nil {
		o.Selector = &selectors[0]
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	c.t = o.Target.New(o.Relocation)
	if o.Feature != nil {
		if o.Feature.Target != o.Target.Name {
			return fmt.Errorf("%s: target %s has no feature %s", c.m.Name, o.Target.Name, o.Feature.Name)
		}
		if o.Stage == ToAssembly {
			return fmt.Errorf("%s: no assembler knows the feature %s: its code can be interpreted, not assembled", c.m.Name, o.Feature.Name)
		}
		c.t = o.Feature.New(o.Relocation)
	}
	c.print = asm.NewPrinter(c.t, asm.Options{Comment: o.Comment})
	c.rules = Rules(c.t)
	c.legal = legalize.New(c.t, nil)
	c.legal.Prepare(c.m)
	return nil
}

// compileFuncs compiles all functions, opts.Workers at a time. The error is
// that of the first function in the module's order that has one.
func (c *compiler) compileFuncs(ctx context.Context) error {
	n := len(c.funcs)
	c.mach = make([]*mach.Func, n)
	c.text = make([]asm.Text, n)
	c.stats = make([]FuncStats, n)
	errs := make([]error, n)
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(c.opts.Workers, n) {
		wg.Go(func() {
			w := c.newWorker()
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if errs[i] = ctx.Err(); errs[i] == nil {
					errs[i] = w.compile(i)
				}
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// worker holds what one goroutine uses again for each function.
type worker struct {
	*compiler
	alloc    regalloc.Allocator
	lower    outssa.Workspace
	mem      mach.Workspace
	engine   *isel.Engine
	selector isel.Selector
	stage    string // for messages
}

func (c *compiler) newWorker() *worker {
	return &worker{compiler: c, alloc: c.opts.Allocator.New(), engine: isel.NewEngine(c.rules), selector: c.opts.Selector.New()}
}

// compile takes function i through the pipeline. A panic is a bug of ours: it
// becomes an error that names the stage and the function.
func (w *worker) compile(i int) (err error) {
	fn := w.funcs[i]
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: internal error in stage %s of function @%s: %v\n%s", w.m.Name, w.stage, fn.Name, r, debug.Stack())
		}
	}()
	stats := &w.stats[i]
	stats.Name = fn.Name
	clock := startClock(stats)

	w.stage = "legalize"
	if err := w.legal.Func(fn); err != nil {
		return err
	}
	clock.lap("legalize")

	w.stage = "simplify"
	simplify.Func(fn, w.t)
	clock.lap("simplify")

	w.stage = "select"
	f, err := w.engine.Select(fn, isel.Options{Selector: w.selector, RegisterCost: registerCost, Order: w.opts.Order})
	if err != nil {
		return fmt.Errorf("%s: %w", w.m.Name, err)
	}
	w.mach[i] = f
	clock.lap("select")
	if err := w.verify(f, mach.Selected); err != nil || w.opts.Stage == ToSelected {
		return err
	}

	w.stage = "split"
	mach.SplitEdges(f)
	mach.Narrow(f)
	if err := w.verify(f, mach.Split); err != nil {
		return err
	}

	w.stage = "allocate"
	if err := w.allocate(f, fn, stats, clock); err != nil {
		return fmt.Errorf("%s: %w", w.m.Name, err)
	}
	if err := w.verify(f, mach.Allocated); err != nil || w.opts.Stage == ToAllocated {
		stats.count(f)
		return err
	}

	w.stage = "layout"
	layout.Thread(f)
	layout.Merge(f, w.metric(fn))
	layout.Thread(f)
	layout.Order(f)
	clock.lap("layout")

	w.stage = "frame"
	if err := frame.Insert(f); err != nil {
		return fmt.Errorf("%s: %w", w.m.Name, err)
	}
	clock.lap("frame")
	if err := w.verify(f, mach.Framed); err != nil || w.opts.Stage == ToFramed {
		stats.count(f)
		return err
	}

	w.stage = "assembly"
	w.text[i] = w.print.Func(f)
	clock.lap("assembly")
	stats.count(f)
	return nil
}

// registerCost is what selection charges for a register besides the bytes of the
// tile that computes it. Sharing costs spills and saved registers: by measurement
// (BENCHMARKS.md, instruction selection) code gets smallest with 2.
const registerCost = 2

// metric returns what to minimise in fn.
func (w *worker) metric(fn *ir.Func) regalloc.Metric {
	if w.opts.Metric == MetricSize || w.opts.Metric == MetricAuto && (fn.Attrs.MinSize || fn.Attrs.OptSize) {
		return regalloc.Size
	}
	return regalloc.Speed
}

// verify lists the violated invariants of a stage as one error, if checks are on.
func (w *worker) verify(f *mach.Func, s mach.Stage) error {
	if !w.opts.Check {
		return nil
	}
	if errs := mach.Verify(f, s); len(errs) > 0 {
		return fmt.Errorf("%s: after stage %s: %w (%d violations)", w.m.Name, w.stage, errs[0], len(errs))
	}
	return nil
}

// allocate takes f from stage Split to Allocated: as a Problem out of SSA (if
// the allocator wants that), through the allocator, and back.
func (w *worker) allocate(f *mach.Func, fn *ir.Func, stats *FuncStats, clock *clock) error {
	p := w.problem(f)
	if w.opts.Registers > 0 {
		p = p.Squeeze(w.opts.Registers)
	}
	clock.lap("problem")
	opts := regalloc.Options{Metric: w.metric(fn), Fuel: w.opts.Fuel}
	r, err := allocate(p, w.opts.Allocator.SSA, w.alloc, opts, &w.lower)
	if err != nil {
		return err
	}
	clock.lap("allocate")
	if w.opts.Check {
		if errs := check.Result(p, r); len(errs) > 0 {
			return fmt.Errorf("allocation of @%s by %s is wrong: %w (%d findings)", f.Name, w.opts.Allocator.Name, &errs[0], len(errs))
		}
	}
	if w.opts.Observe != nil {
		w.opts.Observe(p, r)
	}
	stats.Cost = regalloc.Cost(p, r, opts.Metric)
	err = w.mem.Apply(f, p, r, opts.Metric, func(t *mach.Transfer) {
		stats.transfer(t)
		if w.opts.ObserveTransfers != nil {
			w.opts.ObserveTransfers(f.Name, t)
		}
	})
	clock.lap("apply")
	return err
}

// problem returns the Problem of f: a new one if somebody may keep it.
func (w *worker) problem(f *mach.Func) *regalloc.Problem {
	if w.opts.Observe != nil {
		return mach.Problem(f)
	}
	return w.mem.Problem(f)
}

// Allocate runs an allocator on a Problem in SSA form, through package outssa
// if the allocator does not take SSA.
func Allocate(p *regalloc.Problem, ssa bool, a regalloc.Allocator, opts regalloc.Options) (*regalloc.Result, error) {
	return allocate(p, ssa, a, opts, new(outssa.Workspace))
}

func allocate(p *regalloc.Problem, ssa bool, a regalloc.Allocator, opts regalloc.Options, ws *outssa.Workspace) (*regalloc.Result, error) {
	if ssa {
		return a.Allocate(p, opts)
	}
	return ws.Allocate(p, a, opts)
}

// output puts the pieces together, in the module's order.
func (c *compiler) output() *Output {
	out := &Output{Target: c.t, Funcs: c.mach, Stats: c.stats}
	if c.opts.Stage == ToAssembly {
		out.Assembly = c.print.Module(c.m, c.text)
	}
	return out
}
