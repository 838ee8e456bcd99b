package spillway

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"spillway/cfg"
	"spillway/emit/asm"
	"spillway/emit/debuginfo"
	"spillway/emit/encode"
	"spillway/frame"
	"spillway/ir"
	"spillway/isel"
	"spillway/layout"
	"spillway/mach"
	"spillway/opt/mergeglobals"
	"spillway/regalloc"
	"spillway/regalloc/alloc/fast"
	"spillway/regalloc/check"
)

// A form is the form of a function between two passes.
type form uint8

const (
	formRead      form = iota // ir as it was read or built
	formLegal                 // ir that the target has tiles for
	formAddressed             // the same, with addresses in segments next to their accesses
	formAligned               // the same, whose accesses are as aligned as the target needs them
	formSelected              // machine code in SSA
	formSplit                 // the same, where moves can be placed on every edge
	formPosed                 // the same, with its allocation problem
	formSolved                // the same, with the problem's result
	formAllocated             // machine code with registers and slots
	formFramed                // machine code with a prologue and epilogues
	formPlaced                // the same, with literal pools, and no longer than it will be
	formText                  // assembly text
	formCode                  // bytes with relocations
)

var formNames = [...]string{"ir", "legal ir", "addressed ir", "aligned ir", "selected", "split", "problem", "result", "allocated", "framed", "placed", "assembly", "object"}

func (f form) String() string { return formNames[f] }

// A pass transforms a function from form needs to form makes.
type pass struct {
	name, doc    string
	needs, makes form
	optional     bool                            // the code is correct without it
	run          func(w *worker, s *State) error // nil: the pass works on several functions at once (compiler.together)
}

// passes is the pipeline, in order. The form that one pass makes is the one that the next needs.
var passes = []pass{
	{"promote", "promote allocas to SSA values (SROA, mem2reg)", formRead, formRead, true, (*worker).promote},
	{"stack-protector", "choose the functions with a stack protector and classify their protected slots", formRead, formRead, true, (*worker).stackProtector},
	{"stack-coloring", "let allocas with disjoint lifetimes share a slot", formRead, formRead, true, (*worker).stackColoring},
	{"legalize", "lower to the types and operations that the target has", formRead, formLegal, false, (*worker).legalize},
	{"simplify", "fold, eliminate common subexpressions, hoist out of loops, strength-reduce", formLegal, formLegal, true, (*worker).simplify},
	{"merge-globals", "address variables that a minsize function uses together from one base", formLegal, formLegal, true, (*worker).mergeGlobals},
	{"segments", "sink segment addresses to their accesses", formLegal, formAddressed, false, (*worker).segments},
	{"demote", "demote values to memory that are live through very many blocks, where there are too many", formAddressed, formAddressed, true, (*worker).demote},
	{"divide", "split unaligned accesses, on machines that fault on them", formAddressed, formAligned, false, (*worker).divide},
	{"select", "select instructions: cover the blocks with tiles", formAligned, formSelected, false, (*worker).selectTiles},
	{"share", "share equal addresses and constants between blocks, hoist constants out of loops", formSelected, formSelected, true, (*worker).share},
	{"split", "split critical edges that need moves", formSelected, formSplit, false, (*worker).split},
	{"narrow", "use 8-bit registers for 8-bit values where that is not longer", formSplit, formSplit, true, (*worker).narrow},
	{"problem", "build the register allocation problem", formSplit, formPosed, false, (*worker).pose},
	{"reserve", "reserve the frame pointer where it shortens the slot addresses of a draft allocation a lot", formPosed, formPosed, true, (*worker).reserve},
	{"allocate", "allocate registers", formPosed, formSolved, false, (*worker).allocate},
	{"improve", "split live ranges by minimum cuts, place stores, recolor", formSolved, formSolved, true, (*worker).improveResult},
	{"frame-pointer", "keep a frame pointer where it shortens slot addresses", formSolved, formSolved, true, (*worker).framePointer},
	{"apply", "rewrite the code with the allocated registers, slots and moves", formSolved, formAllocated, false, (*worker).apply},
	{"stores", "eliminate redundant spill stores", formAllocated, formAllocated, true, (*worker).stores},
	{"thread", "thread jumps through empty blocks", formAllocated, formAllocated, true, (*worker).thread},
	{"heads", "hoist common prefixes of a branch's successors", formAllocated, formAllocated, true, (*worker).heads},
	{"merge", "merge identical blocks and common tails", formAllocated, formAllocated, true, (*worker).merge},
	{"rethread", "thread jumps through blocks that merging has emptied", formAllocated, formAllocated, true, (*worker).thread},
	{"duplicate", "tail-duplicate short blocks that end in indirect branches", formAllocated, formAllocated, true, (*worker).duplicate},
	{"order", "order the blocks", formAllocated, formAllocated, true, (*worker).order},
	{"hoist", "speculate short blocks", formAllocated, formAllocated, true, (*worker).hoist},
	{"frame", "lay out the frame, insert prologue and epilogues", formAllocated, formFramed, false, (*worker).frame},
	{"land", "mark indirect-branch targets where the module has them enforced, reserve patchable function entries", formFramed, formFramed, true, (*worker).markLandingPads},
	{"returns", "replace jumps to short returns by copies of the returns", formFramed, formFramed, true, (*worker).returns},
	{"retarget", "compute values in the registers that later moves and exchanges bring them to", formFramed, formFramed, true, (*worker).retarget},
	{"flags", "eliminate redundant compares", formFramed, formFramed, true, (*worker).flags},
	{"apart", "use shorter encodings where the destination overlaps no source", formFramed, formFramed, true, (*worker).apart},
	{"exchange", "move registers by exchanges or by push and pop where shorter", formFramed, formFramed, true, (*worker).exchange},
	{"dependencies", "break false dependencies", formFramed, formFramed, true, (*worker).dependencies},
	{"fuse", "combine instructions: load and store pairs, accesses with base update, returns that restore registers", formFramed, formFramed, true, (*worker).fuse},
	{"align", "align inner loop headers", formFramed, formFramed, true, (*worker).align},
	{"share-jumps", "route long jumps through nearby jumps to the same target", formFramed, formFramed, true, (*worker).shareJumps},
	{"outline", "outline instruction sequences that repeat in the module, in minsize functions", formFramed, formFramed, true, nil},
	{"pools", "place literal pools, join pops and returns, use near forms of branches and jump tables", formFramed, formPlaced, false, (*worker).pools},
	{"predicate", "execute short blocks on a condition in place of branches around them", formPlaced, formPlaced, true, (*worker).predicate},
	{"assembly", "write assembly text", formPlaced, formText, false, (*worker).assemble},
	{"encode", "encode machine code, in place of assembly text", formPlaced, formCode, false, (*worker).encode},
}

// A PassInfo describes a pass of the pipeline.
type PassInfo struct {
	Name     string `json:"name"`
	Doc      string `json:"doc"`      // one line
	Needs    string `json:"needs"`    // form that the pass requires
	Makes    string `json:"makes"`    // form that the pass produces
	Optional bool   `json:"optional"` // Options.Without may name it
}

// Passes returns the passes of the pipeline, in order.
func Passes() []PassInfo {
	list := make([]PassInfo, len(passes))
	for i, p := range passes {
		list[i] = PassInfo{p.name, p.doc, p.needs.String(), p.makes.String(), p.optional}
	}
	return list
}

// passByName returns the index of a pass; the error lists the valid names.
func passByName(name string) (int, error) {
	names := make([]string, len(passes))
	for i := range passes {
		if names[i] = passes[i].name; names[i] == name {
			return i, nil
		}
	}
	return 0, fmt.Errorf("unknown pass %q (valid: %s)", name, strings.Join(names, ", "))
}

// lastPass returns the index of the pass to stop after.
func (o *Options) lastPass() (int, error) {
	if o.StopAfter != "" {
		return passByName(o.StopAfter)
	}
	last := map[Stage]form{ToAssembly: formText, ToSelected: formSelected, ToAllocated: formAllocated, ToFramed: formFramed, ToObject: formCode}[o.Stage]
	return slices.IndexFunc(passes, func(p pass) bool { return p.makes == last }), nil
}

// disabled returns by pass whether it is disabled.
func (o *Options) disabled() ([]bool, error) {
	out := make([]bool, len(passes))
	for _, name := range o.Without {
		i, err := passByName(name)
		if err != nil {
			return nil, err
		}
		if !passes[i].optional {
			return nil, fmt.Errorf("pass %s cannot be disabled: no other pass makes %s code", name, passes[i].makes)
		}
		out[i] = true
	}
	return out, nil
}

// leaveText disables the pass that writes text if machine code is emitted.
func (c *compiler) leaveText() {
	if passes[c.last].makes == formCode {
		c.without[slices.IndexFunc(passes, func(p pass) bool { return p.makes == formText })] = true
	}
}

// A State is a function between two passes. Later passes mutate it, and use
// its memory for other functions.
type State struct {
	IR      *ir.Func
	Code    *mach.Func        // nil before selection
	Problem *regalloc.Problem // nil except from pass problem to pass apply
	Result  *regalloc.Result  // nil except from pass allocate to pass apply
	Text    []byte            // nil before assembly

	index   int    // of the function
	running string // the pass
	form    form
	metric  regalloc.Metric
	draft   *regalloc.Result // of Problem, from pass reserve to pass allocate, or nil
	flow    *cfg.Info        // of Problem, from pass allocate to pass improve, or nil
	stats   *FuncStats
}

// Metric returns the metric that allocation minimizes in the function.
func (s *State) Metric() regalloc.Metric { return s.metric }

// WriteTo writes the function as text in its current form.
func (s *State) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	switch {
	case s.Text != nil:
		b.Write(s.Text)
	case s.Result != nil:
		if err := regalloc.WriteResult(&b, s.Problem, s.Result); err != nil {
			return 0, err
		}
	case s.Problem != nil:
		b.WriteString(s.Problem.String())
	case s.Code != nil:
		b.WriteString(s.Code.String())
	default:
		b.WriteString(s.IR.String())
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// verify returns the violations of the rules of s's form.
func (w *worker) verify(s *State) []error {
	switch s.form {
	case formRead:
		return ir.Verify(s.IR)
	case formLegal:
		return append(ir.Verify(s.IR), w.legal.Verify(s.IR)...)
	case formAddressed:
		return slices.Concat(ir.Verify(s.IR), w.legal.Verify(s.IR), w.legal.VerifySegments(s.IR))
	case formAligned:
		return slices.Concat(ir.Verify(s.IR), w.legal.Verify(s.IR), w.legal.VerifySegments(s.IR), w.legal.VerifyAligned(s.IR))
	case formSelected:
		return mach.Verify(s.Code, mach.Selected)
	case formSplit:
		return mach.Verify(s.Code, mach.Split)
	case formPosed:
		return s.Problem.Validate()
	case formSolved:
		return w.prove(s)
	case formAllocated:
		return mach.Verify(s.Code, mach.Allocated)
	case formFramed, formPlaced:
		return mach.Verify(s.Code, mach.Framed)
	}
	return nil
}

// prove returns the errors of an allocation.
func (w *worker) prove(s *State) (errs []error) {
	findings := check.Result(s.Problem, s.Result)
	for i := range findings {
		errs = append(errs, fmt.Errorf("incorrect allocation of @%s by %T: %w", s.IR.Name, w.allocator(s.IR), &findings[i]))
	}
	return errs
}

func (w *worker) promote(s *State) error {
	w.slots.Func(s.IR, &w.types)
	return nil
}

func (w *worker) stackProtector(s *State) error {
	w.guards.Func(s.IR, &w.types)
	return nil
}

func (w *worker) stackColoring(s *State) error {
	w.overlays.Func(s.IR, &w.types)
	return nil
}

func (w *worker) legalize(s *State) error {
	if w.debug != nil {
		debuginfo.Flow(s.IR, w.m.Debug)
	}
	return w.legal.Func(s.IR)
}

func (w *worker) simplify(s *State) error {
	w.simple.Constants = w.legal
	w.simple.Func(s.IR, w.t)
	return nil
}

// mergeGlobals addresses variables whose distances Compile has fixed from one base, in minsize functions.
func (w *worker) mergeGlobals(s *State) error {
	if w.clusters && mergeglobals.Applies(s.IR) {
		w.merges.Func(s.IR, w.t)
	}
	return nil
}

func (w *worker) segments(s *State) error { return w.legal.Segments(s.IR) }

func (w *worker) demote(s *State) error {
	w.demotes.Func(s.IR, w.t)
	return nil
}

func (w *worker) divide(s *State) error {
	w.legal.Divide(s.IR)
	return nil
}

// registerCost is the cost of a register in selection, in addition to the bytes of the tile that defines it: sharing a
// value can cause spills and callee-saved registers. 2 was measured to give the smallest code
// (docs/design/constants.md).
const registerCost = 2

func (w *worker) selectTiles(s *State) (err error) {
	s.Code, err = w.engine.Select(s.IR, isel.Options{Selector: w.selectorOf(s.IR), RegisterCost: registerCost, Order: w.opts.Order, Check: w.opts.Check})
	return w.named(err)
}

func (w *worker) share(s *State) error {
	mach.Share(s.Code, &w.shares)
	return nil
}

func (w *worker) split(s *State) error {
	if _, quick := w.allocator(s.IR).(*fast.Allocator); quick {
		w.mem.SplitCrossed(s.Code)
	} else {
		w.mem.SplitEdges(s.Code)
	}
	mach.KeepAcross(s.Code)
	return nil
}

func (w *worker) narrow(s *State) error {
	mach.Narrow(s.Code)
	return nil
}

// pose builds the Problem, in new memory if it may be retained.
func (w *worker) pose(s *State) error {
	if w.opts.Observe != nil {
		s.Problem = mach.Problem(s.Code)
	} else {
		s.Problem = w.mem.Problem(s.Code)
	}
	if w.debug != nil {
		s.Code.NumberPoints()
	}
	if w.opts.Registers > 0 {
		s.Problem = s.Problem.Squeeze(w.opts.Registers)
	}
	return nil
}

// allocate solves the Problem. An allocator from improve.After is split: pass improve does the second part.
func (w *worker) allocate(s *State) (err error) {
	a := w.allocator(s.IR)
	if d, ok := a.(drafter); ok && s.draft != nil {
		s.Result, err = d.AllocateFrom(s.Problem, s.draft, w.options(s))
		s.draft = nil
	} else {
		s.Result, err = allocate(s.Problem, a, w.options(s), &w.lower)
	}
	s.flow = nil
	if known, ok := a.(interface{ Flow() *cfg.Info }); ok {
		s.flow = known.Flow()
	} else if !a.SSA() {
		s.flow = w.lower.Flow()
	}
	var e *regalloc.InfeasibleError
	if errors.As(err, &e) {
		e.Place = w.place(s, e.Instr)
		return err
	}
	return w.named(err)
}

// place returns the position of instruction i of the Problem in the module's text, as file:line:column: of the
// instruction itself, else of the nearest one before it, else of the function. Without a line it is the module's name.
func (w *worker) place(s *State, i regalloc.InstrID) string {
	line, col := int32(s.IR.Line), int32(s.IR.Col)
	n := regalloc.InstrID(0)
	for _, b := range s.Code.Blocks {
		for k := range b.Instrs {
			if v := b.Instrs[k].Value; n <= i && v != nil && v.Line > 0 {
				line, col = v.Line, v.Col
			}
			n++
		}
		if n > i {
			break
		}
	}
	if line == 0 {
		return nameOf(w.m)
	}
	return fmt.Sprintf("%s:%d:%d", nameOf(w.m), line, col)
}

// improveResult improves the Result if the allocator requests it.
func (w *worker) improveResult(s *State) error {
	if w.improves && !w.usesFastAllocator(s.IR) {
		s.Result = w.better.ResultWith(s.Problem, s.flow, s.Result, w.options(s))
	}
	return nil
}

// options returns the allocation options for s.
func (w *worker) options(s *State) regalloc.Options {
	opts := regalloc.Options{Metric: s.metric, OutOfSSA: w.opts.OutOfSSA.Name, Fuel: w.opts.Fuel, Context: w.ctx, Budget: w.opts.Budget}
	if w.opts.Improve != nil {
		opts.Context = w.opts.Improve
	}
	if w.opts.Progress != nil {
		opts.Progress = func(x regalloc.Progress) { w.opts.Progress(s.IR.Name, x) }
	}
	if w.opts.ObserveDecisions != nil {
		opts.Log = func(d regalloc.Decision) { w.opts.ObserveDecisions(s.IR.Name, d) }
	}
	return opts
}

func (w *worker) apply(s *State) error {
	if w.opts.Observe != nil {
		w.opts.Observe(s.Problem, s.Result)
	}
	if w.debug != nil {
		debuginfo.Locate(s.Code, s.Problem, s.Result)
		if w.opts.Check {
			if findings := check.Observations(s.Problem, s.Result, observations(s.Code.Places)); len(findings) > 0 {
				return fmt.Errorf("%s: incorrect variable locations of @%s: %w (%d violations)", nameOf(w.m), s.IR.Name, &findings[0], len(findings))
			}
		}
	}
	if w.opts.NoStats && w.opts.ObserveTransfers == nil {
		err := w.mem.Apply(s.Code, s.Problem, s.Result, s.metric, nil)
		s.Problem, s.Result = nil, nil
		return w.named(err)
	}
	s.stats.allocated(regalloc.Cost(s.Problem, s.Result, s.metric), s.Result)
	err := w.mem.Apply(s.Code, s.Problem, s.Result, s.metric, func(t *mach.Transfer) {
		s.stats.transfer(t)
		if w.opts.ObserveTransfers != nil {
			w.opts.ObserveTransfers(s.IR.Name, t)
		}
	})
	s.Problem, s.Result = nil, nil
	return w.named(err)
}

// observations returns the variable locations in places as claims to check.
func observations(places *mach.Places) (list []check.Observation) {
	if places == nil {
		return nil
	}
	for v := range places.Start[1:] {
		for _, s := range places.All[places.Start[v]:places.Start[v+1]] {
			list = append(list, check.Observation{VReg: regalloc.VReg(v), From: regalloc.InstrID(s.From - 1), To: regalloc.InstrID(s.To - 1), Loc: s.Loc, Survives: s.Survives, Made: s.Made})
		}
	}
	return list
}

func (w *worker) thread(s *State) error {
	layout.Thread(s.Code)
	return nil
}

func (w *worker) heads(s *State) error {
	w.layout.Heads(s.Code)
	return nil
}

func (w *worker) merge(s *State) error {
	w.layout.Merge(s.Code, s.metric)
	return nil
}

func (w *worker) duplicate(s *State) error {
	if layout.Duplicate(s.Code, s.metric) {
		w.layout.Stores(s.Code, s.metric) // not all copies need the stores of the block
	}
	return nil
}

func (w *worker) stores(s *State) error {
	w.layout.Stores(s.Code, s.metric)
	return nil
}

func (w *worker) order(s *State) error {
	w.layout.Order(s.Code)
	return nil
}

func (w *worker) hoist(s *State) error {
	if s.Code.Layout != nil {
		w.layout.Hoist(s.Code, s.metric)
	}
	return nil
}

func (w *worker) frame(s *State) error {
	if f := s.Code; f.Layout == nil { // no pass has chosen an order
		f.Layout = make([]mach.BlockID, len(f.Blocks))
		for i := range f.Layout {
			f.Layout[i] = mach.BlockID(i)
		}
	}
	insert := frame.Insert
	if w.recycles(s) {
		insert = w.frames.Insert
	}
	return w.placed(s.IR, insert(s.Code, s.metric))
}

// placed returns err with the position of f, if known.
func (w *worker) placed(f *ir.Func, err error) error {
	if err != nil && f.Line > 0 {
		return fmt.Errorf("%s:%d:%d: %w", nameOf(w.m), f.Line, f.Col, err)
	}
	return w.named(err)
}

func (w *worker) returns(s *State) error {
	layout.Returns(s.Code, s.metric)
	return nil
}

func (w *worker) markLandingPads(s *State) error {
	frame.Patch(s.Code)
	if w.m.Flags.CFBranch {
		frame.Land(s.Code)
	}
	return nil
}

func (w *worker) retarget(s *State) error {
	w.layout.Retarget(s.Code)
	return nil
}

func (w *worker) flags(s *State) error {
	w.layout.Flags(s.Code)
	return nil
}

func (w *worker) apart(s *State) error {
	layout.Apart(s.Code)
	return nil
}

func (w *worker) exchange(s *State) error {
	layout.Exchange(s.Code, s.metric)
	return nil
}

func (w *worker) dependencies(s *State) error {
	layout.BreakDependencies(s.Code, s.metric)
	return nil
}

func (w *worker) fuse(s *State) error {
	w.layout.Fuse(s.Code)
	return nil
}

func (w *worker) align(s *State) error {
	if a := &s.IR.Attrs; !a.OptSize && !a.MinSize {
		layout.Align(s.Code, s.metric)
		w.settler.Settle(s.Code)
	}
	return nil
}

func (w *worker) shareJumps(s *State) error {
	asm.ShareJumps(s.Code, s.metric)
	return nil
}

func (w *worker) pools(s *State) error {
	if err := mach.Fields(s.Code); err != nil {
		return w.named(err)
	}
	frame.PopReturns(s.Code)
	if err := w.placed(s.IR, w.placer.Literals(s.Code)); err != nil {
		return err
	}
	asm.NarrowTables(s.Code)
	asm.NearBranches(s.Code)
	return nil
}

func (w *worker) predicate(s *State) error {
	if layout.Predicate(s.Code, s.metric) {
		asm.Widen(s.Code)
	}
	return nil
}

// lines assigns addresses to debug information, for text and for machine code.
func (w *worker) lines(s *State) {
	if w.debug != nil {
		w.debug.Func(s.index, s.Code)
	}
}

func (w *worker) assemble(s *State) error {
	w.lines(s)
	w.text[s.index] = w.print.FuncIn(&w.printing, s.Code)
	if proof := s.stats.proof(); w.opts.Comment && proof != "" {
		w.text[s.index].Code = append([]byte(s.Code.Target.Syntax.Comment+" "+proof+"\n"), w.text[s.index].Code...)
	}
	s.Text = w.text[s.index].Code
	return nil
}

func (w *worker) encode(s *State) (err error) {
	w.lines(s)
	w.codes[s.index], err = w.coding.Func(w.coder, s.Code)
	var text *encode.InlineAsmError
	if errors.As(err, &text) && text.Line > 0 {
		return fmt.Errorf("%s:%d:%d: %w", nameOf(w.m), text.Line, text.Col, err)
	}
	return w.named(err)
}

// named adds the module's name to an error that has no position.
func (w *worker) named(err error) error {
	if err != nil {
		err = fmt.Errorf("%s: %w", nameOf(w.m), err)
	}
	return err
}
