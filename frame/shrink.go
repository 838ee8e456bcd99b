package frame

import (
	"math"
	"slices"

	"spillway/internal/mincut"
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A placement describes where the frame exists (shrink-wrapping [Chow88]). Control arrives at block b with the frame
// or, if bare, without it; framed is the state in which the code of b runs, and leaves that in which control continues.
// Prologues and epilogues are inserted where these differ: at the start of blocks, and before the jumps of blocks with
// one successor. Critical edges get their own blocks for them.
type placement struct {
	bare, framed, leaves []bool // by block
}

// placing is the working state of place, and memory that is used again for the next function.
type placing struct {
	f       *mach.Func
	saved   regalloc.RegSet // registers saved by the prologue, with their aliases
	entries target.TileID   // the tile that defines the parameters
	needs   []bool          // by block
	args    regalloc.RegSet // parameter registers of saved, with their aliases
	wrote   []bool          // by block: one of these may have been written on entry; nil: no args
	graph   mincut.Graph
	at      []int32 // by block: node for the state of its code; framed: on the source's side
	entry   []int32 // by block: node for the state on entry

	nodes          []int32 // at, entry and others
	behind, before []bool
	work           []mach.BlockID
}

// everywhere is the placement of frames that are in place from the entry of the function to its returns.
func everywhere(f *mach.Func) (p placement) {
	n := len(f.Blocks)
	all := make([]bool, 2*n)
	p.bare, p.framed = all[:n:n], all[n:]
	p.bare[0] = true
	for b := range p.framed {
		p.framed[b] = true
	}
	p.leaves = p.framed
	return p
}

// place finds the cheapest placement of prologue pro and of epilogues under metric: a minimum cut between blocks that
// need the frame and the entry and the returns, which do not have it. A block between two blocks that need the frame
// has it too, so that the contents of the frame are preserved and no loop that needs it sets it up more than once.
func (p *placing) place(f *mach.Func, metric regalloc.Metric, pro []mach.Instr, epilogue func(ret *mach.Instr) []mach.Instr) placement {
	if f.JumpsFar() {
		return everywhere(f)
	}
	if n, _ := probes(f); n > 0 { // a free register is known only at the entry
		return everywhere(f)
	}
	if how, _ := f.IR.Signing(); how == ir.SignAlways && len(pro) > 0 {
		return everywhere(f)
	}
	if len(pro) == 0 || f.IR.Attrs.Naked || f.ReturnsTwice || len(f.Blocks) == 1 || len(f.Blocks[0].Preds) > 0 {
		return everywhere(f)
	}
	p.f, p.saved = f, regalloc.RegSet{}
	for _, r := range f.CalleeSaved {
		p.saved = p.saved.Union(f.Target.Machine.Conflicts(r))
	}
	p.entries, _ = f.Target.Tile("entry")
	p.args, p.wrote = f.Overwritten()
	p.needs = scratch.Sized(p.needs, len(f.Blocks))
	for i, b := range f.Blocks {
		p.needs[i] = p.uses(b)
	}
	if p.needs[0] {
		return everywhere(f)
	}
	p.between()
	p.build(metric, p.price(metric, pro), func(ret *mach.Instr) price { return p.price(metric, epilogue(ret)) })
	const rounds = 64
	if !p.graph.Cut(rounds) {
		return everywhere(f)
	}
	r := p.placed()
	p.land(&r)
	return r
}

// uses reports whether b needs the frame.
func (p *placing) uses(b *mach.Block) bool {
	t := p.f.Target
	for i := range b.Instrs {
		in := &b.Instrs[i]
		tile := &t.Tiles[in.Tile]
		if tile.Returns() || tile.Flags&target.TileFrame != 0 || in.Origin == mach.FromCall {
			return true
		}
		if m := &in.Mem; m.Used && m.Slot >= 0 && (p.f.Slots[m.Slot].Kind != mach.IncomingSlot || p.f.Slots[m.Slot].Offset < 0) {
			return true
		}
		if tile.Flags&target.TileRet != 0 || in.Tile == p.entries {
			continue
		}
		if !p.f.Clobbers(in).Intersect(p.saved).Empty() {
			return true
		}
		for k := range in.Regs {
			if r := in.Regs[k].Reg; r != regalloc.NoReg && p.saved.Has(r) && (!p.args.Has(r) || p.wrote[b.ID] || in.Writes(t, k)) {
				return true
			}
		}
	}
	return false
}

// between adds to p.needs the blocks on paths from one that needs the frame to another.
func (p *placing) between() {
	n := len(p.f.Blocks)
	p.behind, p.before = scratch.Zeroed(p.behind, n), scratch.Zeroed(p.before, n)
	behind, before, work := p.behind, p.before, p.work[:0]
	spread := func(marked []bool, next func(mach.BlockID, func(mach.BlockID))) {
		for i, need := range p.needs {
			if need {
				work = append(work, mach.BlockID(i))
			}
		}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			next(b, func(x mach.BlockID) {
				if !marked[x] {
					marked[x] = true
					work = append(work, x)
				}
			})
		}
	}
	spread(behind, func(b mach.BlockID, visit func(mach.BlockID)) {
		for _, e := range p.f.Blocks[b].Succs {
			visit(e.To)
		}
	})
	spread(before, func(b mach.BlockID, visit func(mach.BlockID)) {
		for _, x := range p.f.Blocks[b].Preds {
			visit(x)
		}
	})
	p.work = work
	for i := range p.needs {
		p.needs[i] = p.needs[i] || behind[i] && before[i]
	}
}

// A price is the cost of code: once, and per execution.
type price struct{ bytes, run float64 }

func (c price) plus(d price) price { return price{c.bytes + d.bytes, c.run + d.run} }

func (p *placing) price(metric regalloc.Metric, code []mach.Instr) (c price) {
	t := &p.f.Target.Frame
	for i := range code {
		in := &code[i]
		c.bytes += metric.Byte * float64(p.f.Bytes(in))
		if n := t.Pushed(in.Tile) + t.Popped(in.Tile); n > 0 {
			c.run += metric.Access * float64(n)
		} else {
			c.run += metric.Move
		}
	}
	return c
}

// build builds the graph. metric prices a jump; pro and before are the prices of a prologue, and of an epilogue before
// ret or, if that is nil, before other code.
func (p *placing) build(metric regalloc.Metric, pro price, before func(ret *mach.Instr) price) {
	f, g := p.f, &p.graph
	once := max(f.Blocks[0].Freq, math.SmallestNonzeroFloat32)
	scaled := func(c price, freq float64) int64 {
		return 1 + int64(1024*min(c.bytes+c.run*freq/once, 1e9)) // 1: ties go to the smaller cut
	}
	epi := before(nil)
	jump := f.Jump()
	jumps := p.price(metric, []mach.Instr{jump})
	g.Reset()
	n := len(f.Blocks)
	p.nodes = scratch.Zeroed(p.nodes, 4*n)
	nodes := p.nodes
	p.at, p.entry = nodes[:n:n], nodes[n:2*n:2*n]
	framed, bare := nodes[2*n:3*n:3*n], nodes[3*n:] // by block: the nodes that land creates for it
	for i := range f.Blocks {
		p.at[i] = g.Node()
	}
	for i, b := range f.Blocks {
		switch {
		case i == 0:
			p.entry[i] = mincut.Sink
		case len(b.Preds) == 1:
			p.entry[i] = p.at[b.Preds[0]]
		default:
			p.entry[i] = g.Node()
		}
	}
	same := func(x, y int32) {
		g.Arc(x, y, mincut.Endless)
		g.Arc(y, x, mincut.Endless)
	}
	for i, b := range f.Blocks {
		if p.needs[i] {
			g.Arc(mincut.Source, p.at[i], mincut.Endless)
		}
		// A prologue costs if the code after it is on the source's side and the code before it is not.
		g.Arc(p.at[i], p.entry[i], scaled(pro, b.Freq))
		if p.entry[i] != mincut.Sink {
			g.Arc(p.entry[i], p.at[i], scaled(epi, b.Freq))
		}
		if last := &b.Instrs[len(b.Instrs)-1]; f.Target.Tiles[last.Tile].Flags&target.TileRet != 0 {
			g.Arc(p.at[i], mincut.Sink, scaled(before(last), b.Freq))
		}
		for _, e := range b.Succs {
			switch x := p.entry[e.To]; {
			case x == p.at[i]:
			case p.jumps(b):
				g.Arc(p.at[i], x, scaled(epi, b.Freq))
				g.Arc(x, p.at[i], scaled(pro, b.Freq))
			case f.Blocks[e.To].AddressTaken:
				same(p.at[i], x)
			default:
				// Edges that need an epilogue share one, and so do those that need a prologue.
				if framed[e.To] == 0 {
					framed[e.To], bare[e.To] = g.Node(), g.Node()
					g.Arc(framed[e.To], x, scaled(epi.plus(jumps), 0))
					g.Arc(x, bare[e.To], scaled(pro.plus(jumps), 0))
				}
				g.Arc(p.at[i], framed[e.To], mincut.Endless)
				g.Arc(bare[e.To], p.at[i], mincut.Endless)
				g.Arc(p.at[i], x, scaled(price{run: epi.run + jumps.run}, b.Freq*e.Prob))
				g.Arc(x, p.at[i], scaled(price{run: pro.run + jumps.run}, b.Freq*e.Prob))
			}
		}
	}
}

// jumps reports whether b ends in a jump, before which a prologue or an epilogue can be placed.
func (p *placing) jumps(b *mach.Block) bool {
	return b.Instrs[len(b.Instrs)-1].Tile == p.f.Target.Frame.Jump
}

// placed reads the placement off the cut.
func (p *placing) placed() (r placement) {
	n := len(p.f.Blocks)
	all := make([]bool, 3*n)
	r.bare, r.framed, r.leaves = all[:n:n], all[n:2*n:2*n], all[2*n:]
	for i, b := range p.f.Blocks {
		r.bare[i] = p.entry[i] == mincut.Sink || !p.graph.Near(p.entry[i])
		r.framed[i] = p.graph.Near(p.at[i])
		r.leaves[i] = r.framed[i]
		if len(b.Succs) == 1 && p.entry[b.Succs[0].To] != p.at[i] {
			r.leaves[i] = p.graph.Near(p.entry[b.Succs[0].To])
		}
	}
	return r
}

// land redirects the critical edges that need a prologue or an epilogue to new blocks, one for each target, placed
// before the target in the text if nothing else falls through to it.
func (p *placing) land(r *placement) {
	f := p.f
	changed := false
	for to, b := range f.Blocks {
		if len(b.Preds) < 2 {
			continue
		}
		var x *mach.Block
		for _, id := range b.Preds {
			from := f.Blocks[id]
			if r.leaves[id] != r.bare[to] || len(from.Succs) == 1 && p.jumps(from) {
				continue
			}
			for k := range from.Succs {
				e := &from.Succs[k]
				if e.To != b.ID {
					continue
				}
				if x == nil {
					x = &mach.Block{ID: mach.BlockID(len(f.Blocks)), Instrs: []mach.Instr{f.Jump()}, Succs: []mach.Edge{{To: b.ID, Prob: 1}}, Loop: b.Loop}
					f.Blocks = append(f.Blocks, x)
				}
				x.Freq += from.Freq * e.Prob
				e.To = x.ID
			}
		}
		if x == nil {
			continue
		}
		changed = true
		framed := r.bare[to] // the opposite state holds at its sources
		r.bare, r.framed, r.leaves = append(r.bare, !framed), append(r.framed, framed), append(r.leaves, !framed)
		p.put(x, b, framed && !r.framed[to])
	}
	if changed {
		f.ComputePreds()
	}
}

// put inserts x, which jumps to b, into the layout. If b only returns, x may return itself.
func (p *placing) put(x, b *mach.Block, mayReturn bool) {
	f := p.f
	i := slices.Index(f.Layout, b.ID)
	if i < 0 { // b is not in the layout
		return
	}
	falls := false
	for k, e := range f.Blocks[f.Layout[i-1]].Succs {
		falls = falls || k < 2 && e.To == b.ID
	}
	switch {
	case !falls:
		f.Layout = slices.Insert(f.Layout, i, x.ID)
	case mayReturn && len(b.Instrs) == 1 && len(b.Succs) == 0:
		x.Instrs[0] = b.Instrs[0]
		x.Instrs[0].Regs = slices.Clone(b.Instrs[0].Regs)
		x.Instrs[0].Point = 0 // it is no longer unique
		x.Succs = nil
		f.Layout = slices.Insert(f.Layout, i+1, x.ID)
	default:
		f.Layout = append(f.Layout, x.ID)
	}
}

// incoming addresses incoming arguments in bare code from the stack pointer without the frame.
func incoming(f *mach.Func, p *placement) {
	n := len(f.Slots)
	var bare []int32 // by slot: its copy
	for i, b := range f.Blocks {
		if p.framed[i] {
			continue
		}
		for k := range b.Instrs {
			m := &b.Instrs[k].Mem
			if !m.Used || m.Slot < 0 { // other slots need the frame
				continue
			}
			if bare == nil {
				bare = make([]int32, n)
			}
			if bare[m.Slot] == 0 {
				bare[m.Slot] = int32(len(f.Slots))
				s := f.Slots[m.Slot]
				s.Base, s.Disp = f.Target.SP, f.Target.ABI.ReturnAddr+s.Offset
				f.Slots = append(f.Slots, s)
			}
			m.Slot = bare[m.Slot]
		}
	}
}
