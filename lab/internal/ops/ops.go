// Package ops implements the operations of pieces: the work that experiments do on modules and Problems. Each is a
// function of its inputs and arguments only; time is stored next to its value, never in it.
package ops

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"spillway"
	"spillway/internal/measure"
	"spillway/ir"
	"spillway/lab/internal/known"
	"spillway/lab/internal/piece"
	"spillway/lab/internal/store"
	"spillway/regalloc"
	"spillway/regalloc/alloc/heuristic"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/check"
	"spillway/regalloc/improve"
	"spillway/regalloc/netflow/route"
)

func init() {
	piece.Register("module", piece.Op{Revision: 1, Do: module})
	piece.Register("sizes", piece.Op{Revision: 1, Do: sizes})
	piece.Register("allocate", piece.Op{Revision: 1, Do: allocate})
	piece.Register("progress", piece.Op{Revision: 1, Do: progress})
}

// A Function is one function of a module compiled at some level.
type Function struct {
	Name    string `json:"name"`
	Problem string `json:"problem"` // its name in the store
	Instrs  int    `json:"instrs"`
	Bytes   int    `json:"bytes"` // of code, with the default allocator
	Base    int    `json:"base"`  // part of the cost that does not depend on allocation
}

// load reads a piece's module.
func load(ctx context.Context, s *store.Store, p *piece.Piece) (m *ir.Module, opts spillway.Options, err error) {
	text, err := s.Get(ctx, p.Inputs[0])
	if err != nil {
		return nil, opts, err
	}
	if m, err = spillway.Parse(p.Args["file"], text); err != nil {
		return nil, opts, err
	}
	level, err := spillway.LevelByName(p.Args["level"])
	if err != nil {
		return nil, opts, err
	}
	level.Apply(&opts)
	opts.Budget = regalloc.Budget{}
	if opts.Target, err = spillway.TargetByName(p.Args["target"]); err != nil {
		return nil, opts, err
	}
	// The frame pointer pass may allocate twice.
	opts.Workers, opts.Verified, opts.NoDebug, opts.Without = 1, true, true, []string{"reserve", "frame-pointer"}
	return m, opts, nil
}

// A sized function is its size and the part of it due to allocation.
type Sized struct {
	Name     string `json:"name"`
	Bytes    int    `json:"bytes"`
	Overhead int    `json:"overhead"`
}

// compileSizes compiles a module and returns its functions, with observe's result for each.
func compileSizes(ctx context.Context, m *ir.Module, opts spillway.Options, observe func(*regalloc.Problem, *regalloc.Result)) (list []Sized, err error) {
	overhead := map[string]int{}
	opts.Observe = func(p *regalloc.Problem, r *regalloc.Result) {
		c := regalloc.Costs(p, r)
		overhead[p.Name] = c.Bytes
		if observe != nil {
			observe(p, r)
		}
	}
	out, err := spillway.Compile(ctx, m, opts)
	if err != nil {
		return nil, err
	}
	for i := range out.Stats {
		x := &out.Stats[i]
		if bytes, ok := overhead[x.Name]; ok && !x.BytesBound {
			list = append(list, Sized{x.Name, x.Bytes, bytes})
		}
	}
	return list, nil
}

// module compiles a module, stores the Problem of each function, and returns []Function.
func module(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	if opts.Allocator, err = Allocator("linear"); err != nil {
		return nil, err
	}
	var failed error
	problems := map[string]Function{}
	list, err := compileSizes(ctx, m, opts, func(q *regalloc.Problem, _ *regalloc.Result) {
		name := store.Name("problem", q.Digest())
		data, err := q.AppendBinary(nil)
		if err == nil {
			err = s.Put(ctx, name, data)
		}
		failed = cmpErr(failed, err)
		problems[q.Name] = Function{Name: q.Name, Problem: name, Instrs: len(q.Instrs)}
	})
	if err != nil || failed != nil {
		return nil, cmpErr(err, failed)
	}
	functions := []Function{}
	for _, x := range list {
		f := problems[x.Name]
		f.Bytes, f.Base = x.Bytes, x.Bytes-x.Overhead
		functions = append(functions, f)
	}
	return functions, nil
}

func cmpErr(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// sizes compiles a module with an allocator and, if one is named, a selector, and returns []Sized.
func sizes(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	m, opts, err := load(ctx, s, p)
	if err != nil {
		return nil, err
	}
	if opts.Allocator, err = Allocator(p.Args["allocator"]); err != nil {
		return nil, err
	}
	if name := p.Args["selector"]; name != "" {
		if opts.Selector, err = spillway.SelectorByName(name); err != nil {
			return nil, err
		}
	}
	return compileSizes(ctx, m, opts, nil)
}

// Allocator returns the allocator of a piece's argument: an allocator of the compiler; "bare NAME", the same without
// the passes after it; "NAME: VARIANT" of package measure; "puzzle/OPTION,..." or "flow/NAME", network flow starting
// from NAME's Result.
func Allocator(name string) (func() regalloc.Allocator, error) {
	if of, variant, ok := strings.Cut(name, ": "); ok {
		for _, v := range measure.Variants[of] {
			if v.Name == variant {
				return v.New, nil
			}
		}
		return nil, fmt.Errorf("%s has no variant %q", of, variant)
	}
	if options, ok := strings.CutPrefix(name, "puzzle/"); ok {
		o, err := puzzleOptions(options)
		return func() regalloc.Allocator { return puzzle.NewWith(o) }, err
	}
	if start, ok := strings.CutPrefix(name, "flow/"); ok {
		f, err := Allocator(start)
		return func() regalloc.Allocator { return netflow.From(f()) }, err
	}
	switch name {
	case "bare linear":
		return func() regalloc.Allocator { return linear.New() }, nil
	case "hybrid", "simultaneous", "iterative":
		method := map[string]heuristic.Method{"hybrid": heuristic.Hybrid, "simultaneous": heuristic.Simultaneous, "iterative": heuristic.Iterative}[name]
		return func() regalloc.Allocator { return heuristic.New(method) }, nil
	}
	if inner, ok := strings.CutPrefix(name, "bare "); ok {
		f, err := Allocator(inner)
		return func() regalloc.Allocator {
			a := f()
			if x, ok := a.(*improve.Allocator); ok {
				return x.Inner()
			}
			return a
		}, err
	}
	info, err := spillway.AllocatorByName(name)
	if err != nil {
		return nil, err
	}
	return info.New, nil
}

// puzzleOptions reads the options of the puzzle allocator.
func puzzleOptions(list string) (o puzzle.Options, err error) {
	for _, name := range strings.Split(list, ",") {
		field, ok := map[string]*bool{"paper": &o.Paper, "no-coalescing": &o.NoCoalescing, "no-folding": &o.NoFolding, "no-sharing": &o.NoSharing,
			"no-hoisting": &o.NoHoisting, "no-transfer-elimination": &o.NoTransferElimination, "no-load-lowering": &o.NoLoadLowering, "default": new(bool)}[name]
		if !ok {
			return o, fmt.Errorf("puzzle has no option %q", name)
		}
		*field = true
	}
	return o, nil
}

// A question is a Problem and a query about it.
type question struct {
	p    *regalloc.Problem
	opts regalloc.Options
}

// ask reads the Problem and the options of a piece.
func ask(ctx context.Context, s *store.Store, p *piece.Piece) (q question, err error) {
	text, err := s.Get(ctx, p.Inputs[0])
	if err != nil {
		return q, err
	}
	if q.p, err = regalloc.ParseProblem(p.Inputs[0], text); err != nil {
		return q, err
	}
	if n, err := number(p, "registers"); err != nil {
		return q, err
	} else if n > 0 {
		q.p = q.p.Squeeze(n)
	}
	if q.opts.Metric, err = regalloc.ParseMetric(p.Args["metric"]); err != nil {
		return q, err
	}
	q.opts.OutOfSSA, q.opts.Context = p.Args["out-of-ssa"], ctx
	q.opts.Budget.Iterations, err = number(p, "iterations")
	return q, err
}

// number parses a numeric argument, 0 if missing.
func number(p *piece.Piece, name string) (int, error) {
	if p.Args[name] == "" {
		return 0, nil
	}
	return strconv.Atoi(p.Args[name])
}

// An Allocation is the cost of a Result.
type Allocation struct {
	Cost       float64  `json:"cost"`
	Bound      *float64 `json:"bound,omitempty"`
	ModelBound *float64 `json:"model_bound,omitempty"`
	Iterations int      `json:"iterations,omitempty"`
	Loads      int      `json:"loads"`
	Stores     int      `json:"stores"`
	Moves      int      `json:"moves"`
	Remats     int      `json:"remats"`
	Saved      int      `json:"saved"`
	Bytes      int      `json:"bytes"`
	Executed   float64  `json:"executed"`    // loads and stores, per call
	LoadFreq   float64  `json:"load_freq"`   // of them, loads
	MovesFreq  float64  `json:"moves_freq"`  // moves, per call
	SlotBytes  int64    `json:"slot_bytes"`  // of the frame
	SlotValues int      `json:"slot_values"` // slots
}

// Accesses returns the loads and stores in the code.
func (a *Allocation) Accesses() int { return a.Loads + a.Stores }

// allocate allocates a Problem, proves the Result, and returns an Allocation.
func allocate(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	f, err := Allocator(p.Args["allocator"])
	if err != nil {
		return nil, err
	}
	r, err := spillway.Allocate(q.p, f(), q.opts)
	if err != nil {
		return nil, err
	}
	if errs := check.Result(q.p, r); len(errs) > 0 {
		return nil, fmt.Errorf("incorrect Result: %w", &errs[0])
	}
	return costs(q.p, r, q.opts.Metric), nil
}

func costs(p *regalloc.Problem, r *regalloc.Result, m regalloc.Metric) *Allocation {
	c := regalloc.Costs(p, r)
	a := &Allocation{Cost: c.Price(m), Bound: finite(r.Bound), ModelBound: finite(r.ModelBound), Iterations: r.Iterations, Loads: c.Loads, Stores: c.Stores,
		Moves: c.Moves, Remats: c.Remats, Saved: c.SavedRegs, Bytes: c.Bytes, Executed: c.LoadFreq + c.StoreFreq, LoadFreq: c.LoadFreq, MovesFreq: c.MoveFreq, SlotValues: len(r.Slots)}
	for _, x := range r.Slots {
		a.SlotBytes += int64(x.Size)
	}
	return a
}

// finite returns a bound for JSON, which has no infinity.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) {
		return nil
	}
	return &x
}

// A Step is the state of progressive allocation after a number of iterations.
type Step struct {
	Iteration  int      `json:"iteration"`
	Cost       float64  `json:"cost"`
	Bound      *float64 `json:"bound,omitempty"`
	ModelBound *float64 `json:"model_bound,omitempty"`
}

// Steps are the iterations at which progress is recorded.
var Steps = []int{1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000}

// A Trace is the improvement of an allocation.
type Trace struct {
	Start float64 `json:"start"` // the cost of the heuristic allocator's Result
	Steps []Step  `json:"steps"`
	Grain float64 `json:"grain"` // see regalloc.Grain
}

// progress allocates a Problem progressively and returns a Trace. It always starts from the heuristic allocator's
// Result, since that is what the papers measure.
func progress(ctx context.Context, s *store.Store, p *piece.Piece) (any, error) {
	q, err := ask(ctx, s, p)
	if err != nil {
		return nil, err
	}
	first, err := Allocator(p.Args["allocator"])
	if err != nil {
		return nil, err
	}
	r, err := spillway.Allocate(q.p, first(), regalloc.Options{Metric: q.opts.Metric})
	if err != nil {
		return nil, err
	}
	t := &Trace{Start: regalloc.Cost(q.p, r, q.opts.Metric), Grain: regalloc.Grain(q.p, q.opts.Metric), Steps: []Step{}}
	q.opts.Progress = func(x regalloc.Progress) {
		if slices.Contains(Steps, x.Iteration) {
			t.Steps = append(t.Steps, Step{x.Iteration, x.Cost, finite(x.Bound), finite(x.ModelBound)})
		}
	}
	var rule route.Ascent
	if err := rule.ParseStep(cmp.Or(p.Args["step"], "anchored")); err != nil {
		return nil, err
	}
	if rule.Direction, err = route.DirectionByName(cmp.Or(p.Args["direction"], "running")); err != nil {
		return nil, err
	}
	if r, err = spillway.Allocate(q.p, netflow.From(first()).Ascend(rule), q.opts); err != nil {
		return nil, err
	}
	if errs := check.Result(q.p, r); len(errs) > 0 {
		return nil, fmt.Errorf("incorrect Result: %w", &errs[0])
	}
	t.Steps = append(t.Steps, Step{r.Iterations, regalloc.Cost(q.p, r, q.opts.Metric), finite(r.Bound), finite(r.ModelBound)})
	_, err = known.Put(ctx, s, q.p, r, known.Search{Metric: q.opts.Metric}) // a starting point for searches
	return t, err
}
