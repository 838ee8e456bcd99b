package interference

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/internal/assign"
	"spillway/regalloc/internal/slots"
	"spillway/regalloc/live"
	"spillway/regalloc/outssa"
)

// An Order removes all nodes from the graph: it merges, assigns and pushes them until none is left.
type Order func(g *Graph)

// Allocator allocates by coloring an interference graph. It reuses its memory.
type Allocator struct {
	// MaxEdges is the maximum number of edges of a graph; 0 is a number linear in the function.
	MaxEdges int
	// Rounds counts rounds after the first, and Pinned instructions whose operands had to be searched, over all
	// Problems.
	Rounds, Pinned int

	builder
	ws    live.Workspace
	lower outssa.Workspace
	fit   assign.Searcher

	f     *cfg.Info
	saved regalloc.RegSet // registers that cost something at first use
	open  regalloc.RegSet // those of them that are worth it
	used  regalloc.RegSet // and those that are used

	slotOf []int32 // by virtual register
	slots  slots.Coloring
	home   homes
	moves  []regalloc.InstrMove
	edges  []regalloc.EdgeMove
	bonus  []float64 // by register: what copies it saves the current node
	cross  crossings

	elsewhere []bool          // scratch of hold
	holder    []regalloc.VReg // by register: which value it holds
	scanner
}

// Allocate returns a Result of p, a valid Problem, with nodes removed from the graph in the given order. A graph that
// is too large is an error, and so are constraints that cannot be satisfied (regalloc.InfeasibleError). If opts names
// an SSA destruction method, its coalescing is kept [Rastello05: pinning, then repeated coalescing]; otherwise all
// copies are left to the order.
func (a *Allocator) Allocate(p *regalloc.Problem, opts regalloc.Options, order Order) (*regalloc.Result, error) {
	a.intervals, a.pieces = false, false
	how := outssa.Options{KeepCopies: true}
	if opts.OutOfSSA != "" {
		method, err := outssa.ByName(opts.OutOfSSA)
		if err != nil {
			return nil, err
		}
		how = outssa.Options{Method: method}
	}
	return a.rounds(p, opts, how, func() (done bool, err error) {
		order(&a.Graph)
		return a.color()
	})
}

// rounds builds and assigns until all nodes have registers.
func (a *Allocator) rounds(p *regalloc.Problem, opts regalloc.Options, how outssa.Options, assign func() (done bool, err error)) (*regalloc.Result, error) {
	low, err := a.lower.Lower(p, how)
	if err != nil {
		return nil, err
	}
	method := how.Method
	if method == nil {
		method = outssa.Default
	}
	opts.Log = low.Log(opts.Log, method.Name)
	a.reset(low, opts)
	if err := a.settle(assign); err != nil {
		return nil, low.RaiseError(err)
	}
	r, err := a.result()
	if err != nil {
		return nil, low.RaiseError(err)
	}
	return low.Raise(r), nil
}

// settle is the loop of rounds.
func (a *Allocator) settle(assign func() (done bool, err error)) error {
	if err := a.pinGroups(); err != nil {
		return err
	}
	if a.pieces {
		a.findWhole()
	}
	for round := 0; ; round++ {
		if err := a.build(); err != nil {
			return err
		}
		if a.opts.Log != nil {
			a.logRound(round)
		}
		if done, err := assign(); done || err != nil {
			return err
		}
		a.Rounds++
	}
}

func (a *Allocator) reset(low *outssa.Lowered, opts regalloc.Options) {
	p := low.Problem
	a.Graph.reset(p, opts)
	if a.most = a.MaxEdges; a.most == 0 {
		a.most = leastEdges + edgesEach*len(p.Instrs)
	}
	a.f, a.sets, a.order = low.Flow, low.Live, low.Flow.Loops.Order
	a.spilled, a.pin, a.pins = scratch.Zeroed(a.spilled, len(p.VRegs)), scratch.Zeroed(a.pin, len(p.Instrs)), a.pins[:0]
	n := a.classes
	a.within = scratch.Zeroed(a.within, n*n)
	for c := range n {
		for d := range n {
			a.within[c*n+d] = a.alloc[c].Minus(a.alloc[d]).Empty()
		}
	}
	a.saved, a.aliased = regalloc.RegSet{}, false
	for r := range regalloc.Reg(len(a.m.Regs)) {
		if a.metric.Save(&a.m.Regs[r]) > 0 {
			a.saved.Add(r)
		}
		a.aliased = a.aliased || a.m.Conflicts(r).Len() > 1
	}
	a.hold()
	a.price()
	for v := range p.VRegs {
		// What is as cheap made where it is read, takes no register before.
		a.spilled[v] = p.VRegs[v].Remat != regalloc.None && a.costs[v] <= 0
	}
	a.open = regalloc.RegSet{}
	if !a.saved.Empty() {
		a.open = a.ws.Saves(p, a.metric, a.cross.find(a), a.ws.NextUses(p, a.f, a.sets))
	}
}

// hold finds the values of classes without a register that may be allocated: one is
// where its definition leaves it, in a register that its uses demand, if nothing writes
// there in between.
func (a *Allocator) hold() {
	p := a.p
	a.held = scratch.Filled(a.held, len(p.VRegs), regalloc.NoReg)
	if !slices.ContainsFunc(a.alloc, regalloc.RegSet.Empty) {
		return
	}
	elsewhere := scratch.Zeroed(a.elsewhere, len(p.VRegs)) // an operand is not there
	holder := scratch.Sized(a.holder, len(a.m.Regs))
	a.elsewhere, a.holder = elsewhere, holder
	for b := range p.Blocks {
		for r := range holder {
			holder[r] = regalloc.None
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			ops := p.Ops(i)
			for k := range ops {
				if o := &ops[k]; o.Role != regalloc.Def && (o.Constraint != regalloc.InReg || holder[o.Reg] != o.VReg) {
					elsewhere[o.VReg] = true
				}
			}
			a.vacate(p.Instrs[i].Clobbers)
			for k := range ops {
				if o := &ops[k]; o.Constraint == regalloc.InReg && (o.Role != regalloc.Use || holder[o.Reg] != o.VReg) {
					a.vacate(regalloc.SetOf(o.Reg))
				}
			}
			for k := range ops {
				switch o := &ops[k]; {
				case o.Role == regalloc.Use:
				case o.Constraint != regalloc.InReg:
					elsewhere[o.VReg] = true
				case a.alloc[p.VRegs[o.VReg].Class].Empty():
					holder[o.Reg] = o.VReg
					if r := a.held[o.VReg]; r != regalloc.NoReg && r != o.Reg {
						elsewhere[o.VReg] = true
					}
					a.held[o.VReg] = o.Reg
				}
			}
		}
	}
	for v := range a.held {
		if elsewhere[v] {
			a.held[v] = regalloc.NoReg
		}
	}
}

// vacate notes that registers are written.
func (a *Allocator) vacate(rs regalloc.RegSet) {
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		for c := a.m.Conflicts(r); !c.Empty(); {
			x := c.First()
			c.Remove(x)
			a.holder[x] = regalloc.None
		}
	}
}

// unseen stands for a value that is neither read nor defined as far as was looked.
const unseen regalloc.InstrID = -2

// price computes what it costs to have each value in memory, or recomputed.
func (a *Allocator) price() {
	p := a.p
	a.costs, a.unread = scratch.Zeroed(a.costs, len(p.VRegs)), scratch.Filled(a.unread, len(p.VRegs), unseen)
	for x := range p.Blocks {
		freq := p.Blocks[x].Freq
		first, end := p.InstrRange(regalloc.BlockID(x))
		for i := first; i < end; i++ {
			in := &p.Instrs[i]
			r := in.Operands
			ops := p.Operands[r[0]:r[1]]
			for k := range ops {
				v := ops[k].VReg
				a.costs[v] += a.operandCost(in, &ops[k], freq)
				if ops[k].Role == regalloc.Def && p.VRegs[v].Remat == regalloc.None {
					if a.unread[v] == unseen {
						a.unread[v] = i
					}
				} else {
					a.unread[v] = regalloc.None
				}
			}
		}
	}
}

// operandCost returns what operand o costs if its value is spilled.
func (a *Allocator) operandCost(in *regalloc.Instr, o *regalloc.Operand, freq float64) float64 {
	if o.Constraint == regalloc.Anywhere {
		return 0
	}
	info := &a.p.VRegs[o.VReg]
	c := &a.m.Classes[info.Class]
	if info.Remat != regalloc.None {
		again := a.metric.Byte*float64(info.RematBytes) + a.metric.Remat(info)*freq
		switch {
		case o.Role == regalloc.Def:
			return -again
		case o.Const != regalloc.NoAlt && in.Flags&regalloc.FlagMove == 0:
			return min(again, a.metric.Byte*float64(o.Const))
		}
		return again
	}
	access := a.metric.Access * freq
	if in.Flags&regalloc.FlagMove != 0 {
		// It is a load or a store in place of a move, if it is not one slot.
		return access + a.metric.Byte*float64(c.Load-c.Move) - a.metric.Move*freq
	}
	if o.Mem != regalloc.NoAlt && in.MemLimit > 0 {
		return access + a.metric.Byte*float64(o.Mem)
	}
	cost := access
	if o.Role == regalloc.Def {
		return cost + a.metric.Byte*float64(c.Store)
	}
	if o.Role == regalloc.UseDef {
		return 2*cost + a.metric.Byte*float64(c.Load+c.Store)
	}
	return cost + a.metric.Byte*float64(c.Load)
}

// crossings finds the values that live across calls.
type crossings struct {
	list []live.Crossing
	of   []int32 // by virtual register: its number in list, plus one
	pos  []int32 // by block
}

// find lists the values that live across calls: those that are live out of a block
// with a call and were before it, roughly, and of others those that a block reads
// after a call and has before it.
func (x *crossings) find(a *Allocator) []live.Crossing {
	p := a.p
	x.list, x.of, x.pos = x.list[:0], scratch.Zeroed(x.of, len(p.VRegs)), scratch.Sized(x.pos, len(p.Blocks))
	at := int32(0)
	for _, b := range a.order {
		x.pos[b] = at
		at += int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	}
	alive := scratch.Zeroed(a.read, len(p.VRegs)) // 1: live at the current point
	a.read = alive
	now := make([]regalloc.VReg, 0, 64)
	for k := len(a.order) - 1; k >= 0; k-- {
		b := regalloc.BlockID(a.order[k])
		first, end := p.InstrRange(b)
		for _, v := range now {
			alive[v] = 0
		}
		now = now[:0]
		calls := false
		for i := first; i < end; i++ {
			calls = calls || p.Instrs[i].CallClobbers()
		}
		if !calls {
			continue
		}
		enliven := func(v regalloc.VReg) {
			if alive[v] == 0 {
				now, alive[v] = append(now, v), int32(len(now))+1
			}
		}
		kill := func(v regalloc.VReg) {
			if n := alive[v]; n != 0 {
				last := now[len(now)-1]
				now[n-1], alive[last] = last, n
				now, alive[v] = now[:len(now)-1], 0
			}
		}
		for _, v := range a.sets.LiveOut(b) {
			enliven(v)
		}
		for i := end - 1; i >= first; i-- {
			r := p.Instrs[i].Operands
			ops := p.Operands[r[0]:r[1]]
			for k := range ops {
				if ops[k].Role == regalloc.Def {
					kill(ops[k].VReg)
				}
			}
			if p.Instrs[i].CallClobbers() {
				here := x.pos[b] + int32(i-first)
				for _, v := range now {
					x.cross(a, v, here, p.Blocks[b].Freq)
				}
			}
			for k := range ops {
				if ops[k].Role != regalloc.Def {
					enliven(ops[k].VReg)
				}
			}
		}
	}
	clear(alive)
	if len(x.list) == 0 {
		return nil
	}
	for _, b := range a.order {
		end := 2 * (x.pos[b] + int32(p.Blocks[b].Instrs[1]-p.Blocks[b].Instrs[0]))
		for _, v := range a.sets.LiveOut(regalloc.BlockID(b)) {
			x.extend(v, end-1, end)
		}
		for _, v := range a.sets.LiveIn(regalloc.BlockID(b)) {
			x.extend(v, 2*x.pos[b], 2*x.pos[b]+1)
		}
	}
	return x.list
}

// cross notes that v lives across the call at position here.
func (x *crossings) cross(a *Allocator, v regalloc.VReg, here int32, freq float64) {
	if x.of[v] == 0 {
		x.list = append(x.list, live.Crossing{VReg: v, From: 2 * here, To: 2*here + 2})
		x.of[v] = int32(len(x.list))
	}
	x.extend(v, 2*here, 2*here+2)
	c := &a.m.Classes[a.p.VRegs[v].Class]
	x.list[x.of[v]-1].Around += a.metric.Byte*float64(c.Load+c.Store) + 2*a.metric.Access*freq
}

// extend makes the interval of v reach from one point to another at least.
func (x *crossings) extend(v regalloc.VReg, from, to int32) {
	if n := x.of[v]; n != 0 {
		c := &x.list[n-1]
		c.From, c.To = min(c.From, from), max(c.To, to)
	}
}
