package promote

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// Module promotes the variables of every function of m. Time as for Func.
func Module(m *ir.Module) {
	l, ws := ir.LayoutOf(m), new(Workspace)
	for _, f := range m.Funcs {
		ws.Func(f, &l)
	}
}

// A Workspace is memory reused by one goroutine. The zero value is ready.
type Workspace struct{ p promoter }

// Func promotes the variables of f, with types laid out by l, and reports whether it promoted any. Declarations are
// ignored. For the time, see the package documentation.
func (ws *Workspace) Func(f *ir.Func, l *ir.Layout) bool {
	p := &ws.p
	if len(f.Blocks) == 0 || f.Attrs.OptNone || !hasSlots(f) || f.ReturnsTwice() {
		return false
	}
	p.f, p.layout = f, l
	defer p.forget()
	return p.run()
}

// promoter is the working state of Func. Values are indexed by id, blocks by position in Func.Blocks.
type promoter struct {
	// Inputs.
	f      *ir.Func
	layout *ir.Layout

	// Of find and split.
	objects  []object
	at       []place // by value: the address it computes
	accesses []access
	queue    []int32       // objects to be split
	lists    [][]*ir.Value // replacements of values
	instead  []int32       // by value: 1 + index in lists of its replacement, or 0
	kept     []*ir.Value   // new allocas
	splitter splitter

	// Of the control flow.
	flow    cfg.Workspace
	g       ir.Graph
	edges   *cfg.Flow
	order   *cfg.Order
	dom     *cfg.DomTree
	repl    []*ir.Value // by value: its replacement, or nil
	numVars int
	varOf   []int32 // by value: 1 + index of the slot's variable, or 0

	ssa    ssa
	walker walker
	debug  describer
	needed []bool
	work   []*ir.Value
}

// hasSlots reports whether the entry block of f has allocas.
func hasSlots(f *ir.Func) bool {
	for _, v := range f.Blocks[0].Values {
		if v.Op == ir.OpAlloca {
			return true
		}
	}
	return false
}

func (p *promoter) run() bool {
	p.numVars = 0
	p.analyze()
	if p.order.Reachable < len(p.f.Blocks) {
		p.emptyUnreachable()
		p.analyze()
	}
	if !p.find() {
		return false
	}
	n := p.f.NumValues()
	p.instead, p.repl, p.varOf = scratch.Zeroed(p.instead, n), scratch.Zeroed(p.repl, n), scratch.Zeroed(p.varOf, n)
	p.lists, p.kept = p.lists[:0], p.kept[:0]
	p.declarations()
	// Objects that are only copied come last, so that the splits of the objects they are copied from and to guide
	// theirs.
	p.queue = p.queue[:0]
	for i := range p.objects {
		if p.objects[i].accessed {
			p.queue = append(p.queue, int32(i))
		}
	}
	for i := range p.objects {
		for k := 0; k < len(p.queue); k++ {
			p.object(&p.objects[p.queue[k]])
		}
		p.queue = p.queue[:0]
		p.object(&p.objects[i])
	}
	if p.numVars == 0 && len(p.lists) == 0 {
		return false
	}
	p.flatten()
	p.dom = p.flow.Dominators(p.edges, p.order)
	p.place()
	p.walk()
	p.sweep()
	p.describe()
	return true
}

// analyze computes the edges and the order of the blocks.
func (p *promoter) analyze() {
	p.g = p.f.Graph()
	p.edges = p.flow.NewFlow(p.g)
	p.order = p.flow.ReversePostorder(p.edges)
}

// emptyUnreachable empties unreachable blocks, in which uses may precede definitions. The blocks are kept, since their
// addresses may be taken.
func (p *promoter) emptyUnreachable() {
	for _, i := range p.order.Blocks[p.order.Reachable:] {
		b := p.f.Blocks[i]
		for _, s := range b.Succs {
			dropPred(s, b)
		}
		end := p.f.NewValue(ir.OpUnreachable, ir.Void)
		end.Block = b
		b.Values, b.Succs, b.Probs = append(b.Values[:0], end), nil, nil
	}
}

// dropPred removes one edge from pred to b.
func dropPred(b, pred *ir.Block) {
	for i, x := range b.Preds {
		if x == pred {
			b.Preds = append(b.Preds[:i], b.Preds[i+1:]...)
			for _, phi := range b.Phis() {
				phi.Args = append(phi.Args[:i], phi.Args[i+1:]...)
			}
			return
		}
	}
}

// newVariable returns a slot for a variable of type t: it is in no block, and only loaded and stored.
func (p *promoter) newVariable(t *ir.Type) *ir.Value {
	slot := p.f.NewValue(ir.OpAlloca, ir.Ptr, p.f.Const(ir.I32, 1))
	slot.Elem = t
	p.isVariable(slot)
	return slot
}

// isVariable makes slot a variable.
func (p *promoter) isVariable(slot *ir.Value) {
	p.numVars++
	p.varOf = grown(p.varOf, int(slot.ID))
	p.varOf[slot.ID] = int32(p.numVars)
}

// variable returns the index of the variable at address a, or -1.
func (p *promoter) variable(a *ir.Value) int32 {
	if a.Op != ir.OpAlloca || int(a.ID) >= len(p.varOf) {
		return -1
	}
	return p.varOf[a.ID] - 1
}

// grown returns s with room for index i.
func grown[T any](s []T, i int) []T {
	for len(s) <= i {
		var zero T
		s = append(s, zero)
	}
	return s
}

// resolve returns the replacement of v.
func (p *promoter) resolve(v *ir.Value) *ir.Value {
	for int(v.ID) < len(p.repl) && p.repl[v.ID] != nil {
		v = p.repl[v.ID]
	}
	return v
}

// replace replaces v by a list of values, and its uses by result, which is nil if v has none.
func (p *promoter) replace(v *ir.Value, list []*ir.Value, result *ir.Value) {
	p.lists = append(p.lists, list)
	p.instead = grown(p.instead, int(v.ID))
	p.instead[v.ID] = int32(len(p.lists))
	if result != nil {
		p.repl = grown(p.repl, int(v.ID))
		p.repl[v.ID] = result
	}
}

// replaced reports whether v has been replaced.
func (p *promoter) replaced(v *ir.Value) bool {
	return int(v.ID) < len(p.instead) && p.instead[v.ID] != 0
}

// flatten inserts the values of the lists.
func (p *promoter) flatten() {
	if len(p.lists) > 0 {
		for _, b := range p.f.Blocks {
			p.flattenBlock(b)
		}
	}
	if len(p.kept) > 0 {
		entry := p.f.Blocks[0]
		for _, v := range p.kept {
			v.Block = entry
		}
		entry.Values = slices.Insert(entry.Values, 0, p.kept...)
	}
}

func (p *promoter) flattenBlock(b *ir.Block) {
	changed := false
	for _, v := range b.Values {
		changed = changed || p.replaced(v)
	}
	if !changed {
		return
	}
	out := make([]*ir.Value, 0, len(b.Values)+8)
	for _, v := range b.Values {
		out = p.flat(out, v, b)
	}
	b.Values = out
}

// flat appends v, or the values of its list.
func (p *promoter) flat(out []*ir.Value, v *ir.Value, b *ir.Block) []*ir.Value {
	if !p.replaced(v) {
		v.Block = b
		return append(out, v)
	}
	for _, x := range p.lists[p.instead[v.ID]-1] {
		out = p.flat(out, x, b)
	}
	return out
}

// forget drops references to the function, so that the reused memory does not retain it.
func (p *promoter) forget() {
	clear(p.lists)
	clear(p.repl)
	clear(p.objects)
	clear(p.accesses)
	clear(p.kept)
	p.splitter.forget()
	p.ssa.forget()
	p.walker.forget()
	clear(p.work[:cap(p.work)])
	p.debug = describer{of: p.debug.of[:0], parts: p.debug.parts[:0], places: p.debug.places[:0], nodes: p.debug.nodes[:0]}
	p.f, p.layout, p.g = nil, nil, ir.Graph{}
}
