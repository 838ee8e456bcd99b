package live

import (
	"slices"

	"spillway/cfg"
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

	c     collector
	w     walker
	t     [3]table
	d     distances
	start []int32
}

// Compute is the function of that name in this workspace.
func (ws *Workspace) Compute(p *regalloc.Problem, f *cfg.Flow) *Sets {
	c, w := &ws.c, &ws.w
	c.reset(p)
	c.scan()
	n := len(p.VRegs)
	uses, outs, defs := ws.tabulate(0, n, c.uses), ws.tabulate(1, n, c.outs), ws.tabulate(2, n, c.defs)
	w.f = f
	w.inMark, w.outMark, w.defMark = fill(w.inMark, len(p.Blocks)), fill(w.outMark, len(p.Blocks)), fill(w.defMark, len(p.Blocks))
	w.in, w.out = w.in[:0], w.out[:0]
	for v := range int32(len(p.VRegs)) {
		us, os := uses.of(v), outs.of(v)
		if len(us) == 0 && len(os) == 0 {
			continue
		}
		w.walk(v, us, os, defs.of(v))
	}
	s := &ws.sets
	s.InStart, s.In = ws.byBlock(s.InStart, s.In, len(p.Blocks), w.in)
	s.OutStart, s.Out = ws.byBlock(s.OutStart, s.Out, len(p.Blocks), w.out)
	return s
}

// resize returns s with n zero elements.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// fill returns s with n elements of -1.
func fill(s []int32, n int) []int32 {
	s = slices.Grow(s[:0], n)[:n]
	for i := range s {
		s[i] = -1
	}
	return s
}

// A pair is a virtual register and a block.
type pair struct{ v, b int32 }

// table lists blocks by virtual register.
type table struct{ start, blocks []int32 }

func (t *table) of(v int32) []int32 { return t.blocks[t.start[v]:t.start[v+1]] }

func (ws *Workspace) tabulate(k, n int, pairs []pair) *table {
	t := &ws.t[k]
	t.start, t.blocks = resize(t.start, n+1), slices.Grow(t.blocks[:0], len(pairs))[:len(pairs)]
	for _, x := range pairs {
		t.start[x.v+1]++
	}
	for v := range n {
		t.start[v+1] += t.start[v]
	}
	ws.start = append(ws.start[:0], t.start[:n]...)
	for _, x := range pairs {
		t.blocks[ws.start[x.v]] = x.b
		ws.start[x.v]++
	}
	return t
}

// byBlock turns pairs, ascending by register, into lists by block.
func (ws *Workspace) byBlock(start []int32, list []regalloc.VReg, n int, pairs []pair) ([]int32, []regalloc.VReg) {
	start = resize(start, n+1)
	for _, x := range pairs {
		start[x.b+1]++
	}
	for b := range n {
		start[b+1] += start[b]
	}
	list = slices.Grow(list[:0], len(pairs))[:len(pairs)]
	ws.start = append(ws.start[:0], start[:n]...)
	for _, x := range pairs {
		list[ws.start[x.b]] = regalloc.VReg(x.v)
		ws.start[x.b]++
	}
	return start, list
}

// collector finds the blocks that read a register before they write it, those
// that pass it along an edge, and those that write it.
type collector struct {
	p                *regalloc.Problem
	lastUse, lastDef []int32 // by register: the last block seen to read or write it
	uses, outs, defs []pair
}

func (c *collector) reset(p *regalloc.Problem) {
	c.p = p
	c.lastUse, c.lastDef = fill(c.lastUse, len(p.VRegs)), fill(c.lastDef, len(p.VRegs))
	c.uses, c.outs = c.uses[:0], c.outs[:0]
	c.defs = slices.Grow(c.defs[:0], len(p.VRegs))
}

func (c *collector) use(v regalloc.VReg, b int32) {
	if c.lastDef[v] != b && c.lastUse[v] != b {
		c.lastUse[v] = b
		c.uses = append(c.uses, pair{int32(v), b})
	}
}

func (c *collector) def(v regalloc.VReg, b int32) {
	if c.lastDef[v] != b {
		c.lastDef[v] = b
		c.defs = append(c.defs, pair{int32(v), b})
	}
}

func (c *collector) scan() {
	p := c.p
	for b := range p.Blocks {
		for _, v := range p.BlockParams(regalloc.BlockID(b)) {
			c.def(v, int32(b))
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			r := p.Instrs[i].Operands
			ops := p.Operands[r[0]:r[1]]
			for k := range ops {
				if ops[k].Role != regalloc.Def {
					c.use(ops[k].VReg, int32(b))
				}
			}
			for k := range ops {
				if ops[k].Role != regalloc.Use {
					c.def(ops[k].VReg, int32(b))
				}
			}
		}
		if len(p.Args) == 0 {
			continue
		}
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			for _, v := range p.EdgeArgs(e) {
				c.use(v, int32(b))
				c.outs = append(c.outs, pair{int32(v), int32(b)})
			}
		}
	}
}

// walker spreads one register at a time backwards through the graph.
type walker struct {
	f                        *cfg.Flow
	inMark, outMark, defMark []int32 // by block: the last register found there
	in, out                  []pair
	stack                    []int32
}

func (w *walker) walk(v int32, uses, outs, defs []int32) {
	for _, b := range defs {
		w.defMark[b] = v
	}
	for _, b := range outs {
		w.liveOut(v, b)
	}
	for _, b := range uses {
		w.liveIn(v, b)
	}
	for len(w.stack) > 0 {
		b := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		for _, p := range w.f.PredsOf(b) {
			w.liveOut(v, p)
			if w.defMark[p] != v {
				w.liveIn(v, p)
			}
		}
	}
}

func (w *walker) liveIn(v, b int32) {
	if w.inMark[b] != v {
		w.inMark[b] = v
		w.in = append(w.in, pair{v, b})
		w.stack = append(w.stack, b)
	}
}

func (w *walker) liveOut(v, b int32) {
	if w.outMark[b] != v {
		w.outMark[b] = v
		w.out = append(w.out, pair{v, b})
	}
}
