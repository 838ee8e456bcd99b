package live

import (
	"math"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// Sets are the virtual registers live at the boundaries of blocks, each list in
// ascending order.
type Sets struct {
	InStart, OutStart []int32
	In, Out           []regalloc.VReg
}

// LiveIn returns the registers live into b.
func (s *Sets) LiveIn(b regalloc.BlockID) []regalloc.VReg {
	return s.In[s.InStart[b]:s.InStart[b+1]]
}

// LiveOut returns the registers live out of b, arguments of its edges included.
func (s *Sets) LiveOut(b regalloc.BlockID) []regalloc.VReg {
	return s.Out[s.OutStart[b]:s.OutStart[b+1]]
}

// Compute finds the live sets of p; f is its flow graph.
func Compute(p *regalloc.Problem, f *cfg.Flow) *Sets { return new(Workspace).Compute(p, f) }

// A Workspace is memory for analyses. What it returns is valid until the same
// method is called again.
type Workspace struct {
	sets   Sets
	next   NextUse
	ranges Ranges
	saving saving
	params deadParams
	alive  []int32 // scratch by register: a block, counted from 1

	c collector
	w walker
	t [3]table
	d distances
}

// Compute is the function of that name in this workspace.
func (ws *Workspace) Compute(p *regalloc.Problem, f *cfg.Flow) *Sets {
	return ws.ComputeWithout(p, f, nil)
}

// ComputeWithout is Compute, but that edges do not read the arguments of parameters
// that are dead (DeadParams): by position in p.Params, or nil if none is.
func (ws *Workspace) ComputeWithout(p *regalloc.Problem, f *cfg.Flow, dead []bool) *Sets {
	return ws.compute(p, f, dead, math.MaxInt)
}

// compute is ComputeWithout, but returns nil if the lists are longer than most together, as soon as that is known.
func (ws *Workspace) compute(p *regalloc.Problem, f *cfg.Flow, dead []bool, most int) *Sets {
	c, w := &ws.c, &ws.w
	c.scan(p, dead)
	n := len(p.VRegs)
	uses, outs := ws.tabulate(0, n, c.uses), ws.tabulate(1, n, c.outs)
	w.reset(f, c, ws.tabulate(2, n, c.more), len(p.Blocks))
	for v := range int32(n) {
		if us, os := uses.of(v), outs.of(v); len(us) > 0 || len(os) > 0 {
			w.walk(v, us, os)
			if len(w.in)+len(w.out) > most {
				return nil
			}
		}
	}
	s := &ws.sets
	s.InStart, s.In = byBlock(s.InStart, s.In, len(p.Blocks), w.in)
	s.OutStart, s.Out = byBlock(s.OutStart, s.Out, len(p.Blocks), w.out)
	return s
}

// Rename gives each register v in s the name name[v]. Registers of one name must
// never be live at the same program point.
func (s *Sets) Rename(name []regalloc.VReg) {
	rename(s.InStart, s.In, name)
	rename(s.OutStart, s.Out, name)
}

func rename(start []int32, list, name []regalloc.VReg) {
	for k, v := range list {
		list[k] = name[v]
	}
	for b := range len(start) - 1 {
		if l := list[start[b]:start[b+1]]; !slices.IsSorted(l) {
			slices.Sort(l)
		}
	}
}

// A pair is a virtual register and a block.
type pair struct{ v, b int32 }

// table lists blocks by virtual register.
type table struct{ start, blocks []int32 }

func (t *table) of(v int32) []int32 {
	if len(t.blocks) == 0 {
		return nil
	}
	return t.blocks[t.start[v]:t.start[v+1]]
}

func (ws *Workspace) tabulate(k, n int, pairs []pair) *table {
	t := &ws.t[k]
	t.blocks = scratch.Sized(t.blocks, len(pairs))
	if len(pairs) == 0 {
		return t
	}
	t.start = scratch.Zeroed(t.start, n+2)
	for _, x := range pairs {
		t.start[x.v+2]++
	}
	for v := range n {
		t.start[v+2] += t.start[v+1]
	}
	for _, x := range pairs {
		t.blocks[t.start[x.v+1]] = x.b
		t.start[x.v+1]++
	}
	return t
}

// byBlock turns pairs, ascending by register, into lists by block.
func byBlock(start []int32, list []regalloc.VReg, n int, pairs []pair) ([]int32, []regalloc.VReg) {
	start, list = scratch.Zeroed(start, n+2), scratch.Sized(list, len(pairs))
	for _, x := range pairs {
		start[x.b+2]++
	}
	for b := range n {
		start[b+2] += start[b+1]
	}
	for _, x := range pairs {
		list[start[x.b+1]] = regalloc.VReg(x.v)
		start[x.b+1]++
	}
	return start[:n+1], list
}

// collector finds the blocks that read a register before they write it, those
// that pass it along an edge, and those that write it.
type collector struct {
	regs       []seen // by register
	uses, outs []pair
	more       []pair // blocks that write a register, without the first of each
}

// seen says where a register was seen last, and written first; blocks are
// counted from 1.
type seen struct{ use, def, first int32 }

func (c *collector) use(v regalloc.VReg, b int32) {
	if s := &c.regs[v]; s.def != b+1 && s.use != b+1 {
		s.use = b + 1
		c.uses = scratch.Push(c.uses, pair{int32(v), b})
	}
}

func (c *collector) def(v regalloc.VReg, b int32) {
	s := &c.regs[v]
	if s.def == b+1 {
		return
	}
	if s.def = b + 1; s.first == 0 {
		s.first = b + 1
		return
	}
	c.more = scratch.Push(c.more, pair{int32(v), b})
}

func (c *collector) scan(p *regalloc.Problem, dead []bool) {
	c.regs = scratch.Zeroed(c.regs, len(p.VRegs))
	c.uses, c.outs, c.more = c.uses[:0], c.outs[:0], c.more[:0]
	for b := range int32(len(p.Blocks)) {
		for _, v := range p.BlockParams(regalloc.BlockID(b)) {
			c.def(v, b)
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			r := p.Instrs[i].Operands
			ops := p.Operands[r[0]:r[1]]
			for k := range ops {
				if ops[k].Role != regalloc.Def {
					c.use(ops[k].VReg, b)
				}
			}
			for k := range ops {
				if ops[k].Role != regalloc.Use {
					c.def(ops[k].VReg, b)
				}
			}
		}
		if len(p.Args) == 0 {
			continue
		}
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			param := p.Blocks[p.Edges[e].To].Params[0]
			for k, v := range p.EdgeArgs(e) {
				if dead != nil && dead[param+int32(k)] {
					continue
				}
				c.use(v, b)
				c.outs = scratch.Push(c.outs, pair{int32(v), b})
			}
		}
	}
}

// walker spreads one register at a time backwards through the graph.
type walker struct {
	f       *cfg.Flow
	regs    []seen  // of the collector
	more    *table  // of the collector
	marks   []marks // by block
	in, out []pair
	stack   []int32
}

// marks of a block say which register, counted from 1, was found live in, live
// out and written there last.
type marks struct{ in, out, def int32 }

func (w *walker) reset(f *cfg.Flow, c *collector, more *table, blocks int) {
	w.f, w.regs, w.more = f, c.regs, more
	w.marks = scratch.Zeroed(w.marks, blocks)
	w.in, w.out = w.in[:0], w.out[:0]
}

func (w *walker) walk(v int32, uses, outs []int32) {
	if first := w.regs[v].first; first > 0 {
		w.marks[first-1].def = v + 1
	}
	for _, b := range w.more.of(v) {
		w.marks[b].def = v + 1
	}
	for _, b := range outs {
		w.liveOut(v, &w.marks[b], b)
	}
	for _, b := range uses {
		w.liveIn(v, &w.marks[b], b)
	}
	for len(w.stack) > 0 {
		b := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		for _, p := range w.f.PredsOf(b) {
			m := &w.marks[p]
			w.liveOut(v, m, p)
			if m.def != v+1 {
				w.liveIn(v, m, p)
			}
		}
	}
}

func (w *walker) liveIn(v int32, m *marks, b int32) {
	if m.in != v+1 {
		m.in = v + 1
		w.in = scratch.Push(w.in, pair{v, b})
		w.stack = scratch.Push(w.stack, b)
	}
}

func (w *walker) liveOut(v int32, m *marks, b int32) {
	if m.out != v+1 {
		m.out = v + 1
		w.out = scratch.Push(w.out, pair{v, b})
	}
}
