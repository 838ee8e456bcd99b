package isel

import (
	"errors"
	"fmt"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// Options of a selection; the zero value is the production default.
type Options struct {
	Selector Selector // nil: Munch
	// RegisterCost is the cost, in bytes, charged for a register that a tile passes to others of its block. 0: tiles
	// cost only their bytes.
	RegisterCost int
	Order        Order // of the tiles of a block
	Check        bool  // check each block's cover with CheckCover, and verify the memo
	// Stats, if not nil, is added to.
	Stats *Stats
}

// Stats counts what a selector did.
type Stats struct {
	Blocks int // covered
	Nodes  int // live, inputs not counted
	Tiles  int // chosen
	Bytes  int // their cost, including Options.RegisterCost
}

// Select translates the legal function f to machine code of t at stage Selected. The error names the first operation
// for which t has no tile. O(size of f) for a fixed set of tiles. To select many functions, use one Engine.
func Select(f *ir.Func, t *target.Target, opts Options) (*mach.Func, error) {
	return NewEngine(NewRules(t)).Select(f, opts)
}

// An Engine selects functions one after another and keeps its memory between them. It must not be used by several
// goroutines at a time.
type Engine struct {
	rules  *Rules
	target *target.Target
	dag    DAG
	match  Matches
	cover  Cover

	// Of the current function.
	fn       *ir.Func
	out      *mach.Func
	cfg      cfg.Workspace
	flow     *cfg.Flow
	edgePred []int32     // by edge of flow: its number among the predecessors of its target
	graph    ir.Graph    // its control flow
	vregs    []mach.VReg // by value id: its register (of several results: the first), or NoVReg
	named    struct{ entry, ret, jump target.TileID }
	memory   memory
	scratch  int32 // slot for transfers, or -1
	deaths   deaths
	webs     webs

	// Of the current block.
	local  []mach.VReg // by node: register of a floating node, once materialized
	reads  []int32     // by node: instances still to be emitted that read it
	instrs []mach.Instr
	call   mach.Instr // the current instruction, if others may have to precede it
	waiters
	scheduler scheduler
	hoister   hoister
	reliever  reliever
}

// NewEngine returns an engine that uses the tiles of r.
func NewEngine(r *Rules) *Engine {
	e := &Engine{rules: r, target: r.target}
	e.named.entry = target.NoTile
	if id, ok := r.target.Tile("entry"); ok {
		e.named.entry = id
	}
	e.named.ret, e.named.jump = r.target.Frame.Ret, r.target.Frame.Jump
	return e
}

// Select is like the function Select, for the engine's target.
func (e *Engine) Select(f *ir.Func, opts Options) (*mach.Func, error) {
	selector := opts.Selector
	if selector == nil {
		selector = Munch{}
	}
	e.begin(f)
	e.match.registerCost, e.match.verify = int32(opts.RegisterCost), opts.Check
	order := e.cfg.ReversePostorder(e.flow)
	for _, b := range order.Blocks {
		err := e.coverBlock(int(b), selector, opts.Stats)
		if err == nil && opts.Check {
			err = e.checkCover(int(b), selector)
		}
		if err == nil {
			err = e.emitBlock(e.out.Blocks[b], opts.Order)
		}
		if err != nil {
			return nil, err
		}
	}
	if e.out.UsesFP && e.out.PassesFP() {
		return nil, fmt.Errorf("in @%s: inline assembly or control flow that needs a frame pointer is not supported in calling convention %s, which passes an argument in %s; move it to a separate function",
			f.Name, f.CallConv, e.target.Machine.RegName(e.target.FP))
	}
	e.connect()
	e.frequencies(order)
	if f.Debug != nil {
		e.watch()
	}
	out := e.out
	e.fn, e.out = nil, nil
	return out, nil
}

// memory holds the storage of machine code.
type memory struct {
	instrs   scratch.Arena[mach.Instr]
	operands scratch.Arena[mach.Operand]
	blocks   scratch.Arena[mach.Block]
	edges    scratch.Arena[mach.Edge]
	ids      scratch.Arena[mach.BlockID]
	vregs    scratch.Arena[mach.VReg]
	infos    scratch.Arena[mach.VRegInfo]
}

func (m *memory) release() {
	m.instrs.Give()
	m.operands.Give()
	m.blocks.Give()
	m.edges.Give()
	m.ids.Give()
	m.vregs.Give()
	m.infos.Give()
}

// Recycle reuses the memory of the function selected last, which must no longer be used.
func (e *Engine) Recycle() {
	m := &e.memory
	m.instrs.Reset()
	m.operands.Reset()
	m.blocks.Reset()
	m.edges.Reset()
	m.ids.Reset()
	m.vregs.Reset()
	m.infos.Reset()
}

// Cover builds the DAG of block b of f and covers it, for inspection. The results are valid until the next use of the
// engine.
func (e *Engine) Cover(f *ir.Func, b int, s Selector) (*DAG, *Matches, *Cover, error) {
	e.begin(f)
	err := e.coverBlock(b, s, nil)
	return &e.dag, &e.match, &e.cover, err
}

// coverBlock builds the DAG of a block and lets the selector cover it.
func (e *Engine) coverBlock(b int, s Selector, stats *Stats) error {
	e.dag.build(e.fn.Blocks[b], e.edgePred[e.flow.SuccStart[b]:e.flow.SuccStart[b+1]])
	e.match.reset(e.rules, &e.dag)
	e.cover.reset(e.dag.Len())
	if err := s.Select(&e.dag, &e.match, &e.cover); err != nil {
		return err
	}
	if stats != nil {
		stats.Blocks++
		stats.Nodes += e.dag.NumLive()
		stats.Tiles += e.cover.Tiles(&e.match)
		stats.Bytes += e.cover.Cost(&e.match)
	}
	return nil
}

// NumLive returns the number of live nodes that tiles must compute.
func (d *DAG) NumLive() int {
	n := 0
	for i := range d.nodes {
		if d.nodes[i].flags&(nodeLive|nodeInput) == nodeLive {
			n++
		}
	}
	return n
}

// checkCover returns the violations of the cover of block number b as an error.
func (e *Engine) checkCover(b int, s Selector) error {
	if len(e.match.stale) > 0 {
		return e.errorAt(e.dag.Value(e.match.stale[0]), "the cached match differs from a fresh one")
	}
	if errs := CheckCover(&e.dag, &e.match, &e.cover); len(errs) > 0 {
		return fmt.Errorf("internal error: @%s, block %d: invalid cover by %s: %w", e.fn.Name, b, s.Name(), errors.Join(errs...))
	}
	return nil
}

// begin prepares e for the blocks of f and creates the machine function without code.
func (e *Engine) begin(f *ir.Func) {
	e.fn = f
	e.memory.release()
	e.match.registerCost, e.match.verify = 0, false
	e.graph = f.Graph()
	e.flow = e.cfg.NewFlow(e.graph)
	e.dag.reset(f, e.graph)
	e.deaths.find(f, e.flow, e.dag.outer)
	e.numberEdges()
	e.webs.known = false
	e.vregs = scratch.Sized(e.vregs, f.NumValues())
	for i := range e.vregs {
		e.vregs[i] = mach.NoVReg
	}
	e.scratch = -1
	e.shell()
}

// numberEdges finds, for each edge, its argument index in the target's phis.
func (e *Engine) numberEdges() {
	e.edgePred = scratch.Sized(e.edgePred, len(e.flow.Succs))
	at := make([]int32, e.flow.NumBlocks()) // by block: its index among the predecessors of s
	for s, b := range e.fn.Blocks {
		for i, p := range b.Preds {
			at[e.graph.Index(p)] = int32(i)
		}
		for k := e.flow.PredStart[s]; k < e.flow.PredStart[s+1]; k++ {
			e.edgePred[e.flow.PredEdge[k]] = at[e.flow.Preds[k]]
		}
	}
}

// calls reports whether f calls functions: tail calls leave its frame first, and inline assembly is no call.
func calls(f *ir.Func) bool {
	return slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool {
		return slices.ContainsFunc(b.Values, func(v *ir.Value) bool { return v.Op == ir.OpCall })
	})
}

// shell creates the blocks, slots and block parameters of the function.
func (e *Engine) shell() {
	f := e.fn
	e.out = &mach.Func{Name: f.Name, IR: f, Target: e.target, Stage: mach.Selected}
	e.out.UsesFP = (f.Attrs.FramePointer || f.Attrs.FramePointerNonLeaf && calls(f) || f.Attrs.Realign(e.target.ABI.StackAlign) > 0) && !f.Attrs.Naked && !e.out.PassesFP()
	e.out.VRegs = e.memory.infos.Take(f.NumValues())[:0]
	e.out.Slots = make([]mach.Slot, len(f.Slots))
	for i, s := range f.Slots {
		e.out.Slots[i] = mach.Slot{Kind: mach.SlotKind(s.Kind), Protection: s.Protection, Size: s.Size, Align: s.Align, Offset: s.Offset}
		if s.Align > e.target.ABI.StackAlign { // the stack pointer is realigned, at an unknown distance from the arguments
			e.out.UsesFP = true
		}
	}
	blocks := e.memory.blocks.Take(len(f.Blocks))
	preds := e.memory.ids.Take(len(e.flow.Preds))[:0]
	e.out.Blocks = make([]*mach.Block, len(f.Blocks))
	for i, b := range f.Blocks {
		mb := &blocks[i]
		*mb = mach.Block{ID: mach.BlockID(i), IR: b, Freq: 1, AddressTaken: b.AddressTaken, Closed: e.deaths.closed(i)}
		at := len(preds)
		for _, p := range e.flow.PredsOf(int32(i)) {
			preds = append(preds, mach.BlockID(p))
		}
		mb.Preds = preds[at:len(preds):len(preds)]
		if phis := b.Phis(); len(phis) > 0 {
			mb.Params = e.memory.vregs.Take(len(phis))
			for k, phi := range phis {
				mb.Params[k] = e.vreg(phi)
			}
		}
		e.out.Blocks[i] = mb
	}
}

// connect fills in the edge arguments that are values of blocks. Their registers are known only after all blocks, since
// a phi may read later values.
func (e *Engine) connect() {
	for b, mb := range e.out.Blocks {
		first := int(e.flow.SuccStart[b])
		for i := range mb.Succs {
			args := mb.Succs[i].Args
			if len(args) == 0 {
				continue
			}
			for k, phi := range mb.IR.Succs[i].Phis() {
				if args[k] == mach.NoVReg {
					args[k] = e.vreg(phi.Args[e.edgePred[first+i]])
				}
			}
		}
	}
}

// frequencies sets block frequencies and loop depths.
func (e *Engine) frequencies(order *cfg.Order) {
	loops := e.cfg.Loops(e.flow, order)
	of := func(b int32) *ir.Block { return e.out.Blocks[b].IR }
	hints := &cfg.Hints{Known: func(b int32) []float64 { return of(b).Probs }}
	if !e.fn.Attrs.MinSize { // jumps to blocks placed out of line are longer
		hints.Rarity = func(b int32) cfg.Rarity { return rarity(of(b)) }
	}
	prob := cfg.Predict(e.flow, loops, hints)
	for b, mb := range e.out.Blocks {
		for i := range mb.Succs {
			mb.Succs[i].Prob = prob[int(e.flow.SuccStart[b])+i]
		}
	}
	freq := cfg.Frequencies(e.flow, loops, func(b, i int) float64 { return e.out.Blocks[b].Succs[i].Prob })
	for i, mb := range e.out.Blocks {
		mb.Freq = freq[i]
		mb.Loop = loops.Depth(int32(i))
	}
}

// vreg returns the register of v, a value that is live across blocks or computed in the current block; if it has
// several results, that of the first.
func (e *Engine) vreg(v *ir.Value) mach.VReg {
	if r := e.vregs[v.ID]; r != mach.NoVReg {
		return r
	}
	if v.Op == ir.OpExtractValue {
		r := e.vreg(v.Args[0]) + mach.VReg(v.Path()[0])
		e.vregs[v.ID] = r
		e.out.VRegs[r].Value = v
		return r
	}
	r := mach.VReg(len(e.out.VRegs))
	if v.Type.Kind == ir.StructKind {
		for _, t := range v.Type.Fields {
			e.newVReg(t, v)
		}
	} else {
		e.newVReg(v.Type, v)
	}
	e.vregs[v.ID] = r
	return r
}

// newVReg returns a fresh register for a value of type t.
func (e *Engine) newVReg(t *ir.Type, v *ir.Value) mach.VReg {
	r := mach.VReg(len(e.out.VRegs))
	e.out.VRegs = append(e.out.VRegs, mach.VRegInfo{Class: e.target.ClassOf(t), Type: t, Value: v})
	return r
}

// errorAt returns an internal error about v.
func (e *Engine) errorAt(v *ir.Value, format string, args ...any) error {
	return fmt.Errorf("%s: internal error: %s: %s in %s", position(e.fn, v), v.OpName(), fmt.Sprintf(format, args...), e.fn.Name)
}
