package live

import (
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

const (
	// Never is the distance to the next use of a register that has none.
	Never = int32(1) << 30
	// LoopExit is added to a distance for each loop left on the way.
	LoopExit = int32(1) << 20
	// ColdEdge is added for an edge taken by less than one execution in 32.
	ColdEdge = int32(1) << 12
)

// NextUse holds distances, in instructions, to the next use on the nearest path.
// Uses in the same loop are nearer than uses after it, whatever the path's
// length, because a loop is expected to be repeated.
type NextUse struct {
	In    []int32 // parallel to Sets.In: from the start of the block
	Out   []int32 // parallel to Sets.Out: from the end of the block
	Param []int32 // parallel to Problem.Params: from the start of the block, or Never
	Op    []int32 // by operand: from its instruction to the next use of its register, or Never
	// Pressure is the largest number of registers of each class live at once,
	// by block and class: Pressure[b*classes+c].
	Pressure []int32
}

// NextUses computes the distances in two backward passes over the sets and one
// over the operands. Distances around loops nested more than two deep may be too
// large.
func NextUses(p *regalloc.Problem, f *cfg.Info, s *Sets) *NextUse {
	return new(Workspace).NextUses(p, f, s)
}

// NextUses is the function of that name in this workspace.
func (ws *Workspace) NextUses(p *regalloc.Problem, f *cfg.Info, s *Sets) *NextUse {
	u, d := &ws.next, &ws.d
	u.In, u.Out, u.Op = scratch.Sized(u.In, len(s.In)), scratch.Sized(u.Out, len(s.Out)), scratch.Sized(u.Op, len(p.Operands))
	u.Param = scratch.Sized(u.Param, len(p.Params))
	u.Pressure = scratch.Sized(u.Pressure, len(p.Blocks)*len(p.Machine.Classes))
	d.p, d.f, d.s, d.u = p, f, s, u
	d.near, d.first = scratch.Zeroed(d.near, len(p.VRegs)), scratch.Sized(d.first, len(s.In))
	d.local()
	d.flow()
	d.operands()
	return u
}

type distances struct {
	p *regalloc.Problem
	f *cfg.Info
	s *Sets
	u *NextUse

	near  []int32 // scratch by register, 0 between uses
	first []int32 // parallel to Sets.In: distance of the first use in the block, or -1
	count []int32 // scratch by class: live registers
}

// local finds the first use of each register that is live into a block.
func (d *distances) local() {
	for b := range d.p.Blocks {
		start, end := d.s.InStart[b], d.s.InStart[b+1]
		if start == end {
			continue
		}
		for k := start; k < end; k++ {
			d.first[k], d.u.In[k] = -1, Never
			d.near[d.s.In[k]] = k + 1
		}
		first, last := d.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < last; i++ {
			r := d.p.Instrs[i].Operands
			ops := d.p.Operands[r[0]:r[1]]
			for k := range ops {
				if n := d.near[ops[k].VReg]; n > 0 && ops[k].Role != regalloc.Def {
					d.first[n-1] = int32(i - first)
					d.near[ops[k].VReg] = 0
				}
			}
		}
		for _, v := range d.s.In[start:end] {
			d.near[v] = 0
		}
	}
}

// flow solves
//
//	out(b, v) = min over edges b->s of in(s, v) + penalty(b->s)
//	in(b, v)  = first use of v in b, else length(b) + out(b, v)
//
// in one pass backwards over all blocks and one over those in loops. No shortest
// path from outside a loop, or from its header, takes an edge back to the header;
// only a loop with several entries makes the second pass go over all blocks too.
func (d *distances) flow() {
	order := d.f.Loops.Order
	for i := len(order) - 1; i >= 0; i-- {
		d.block(regalloc.BlockID(order[i]))
	}
	if len(d.f.Loops.Loops) == 0 {
		return
	}
	all := slices.ContainsFunc(d.f.Loops.Loops, func(l cfg.Loop) bool { return l.Irreducible })
	for i := len(order) - 1; i >= 0; i-- {
		if b := order[i]; all || d.f.Loops.Of[b] >= 0 {
			d.block(regalloc.BlockID(b))
		}
	}
}

// block passes the distances at the end of b on to its start. In near they are
// counted down from Never, so that 0 is Never.
func (d *distances) block(b regalloc.BlockID) {
	d.blockOut(b)
	length := int32(d.p.Blocks[b].Instrs[1] - d.p.Blocks[b].Instrs[0])
	for k := d.s.InStart[b]; k < d.s.InStart[b+1]; k++ {
		if d.first[k] >= 0 {
			d.u.In[k] = d.first[k]
			continue
		}
		d.u.In[k] = min(length+Never-d.near[d.s.In[k]], Never-1)
	}
	for k := d.s.OutStart[b]; k < d.s.OutStart[b+1]; k++ {
		v := d.s.Out[k]
		d.u.Out[k] = min(Never-d.near[v], Never-1)
		d.near[v] = 0
	}
}

// blockOut leaves the distances from the end of b in near.
func (d *distances) blockOut(b regalloc.BlockID) {
	first, last := d.p.Succs(b)
	for e := first; e < last; e++ {
		edge := &d.p.Edges[e]
		base := Never - d.penalty(edge)
		for k := d.s.InStart[edge.To]; k < d.s.InStart[edge.To+1]; k++ {
			v := d.s.In[k]
			d.near[v] = max(d.near[v], base-d.u.In[k])
		}
		for _, v := range d.p.EdgeArgs(e) {
			d.near[v] = Never
		}
	}
}

func (d *distances) penalty(e *regalloc.Edge) int32 {
	var x int32
	if out := d.f.Loops.Depth(int32(e.From)) - d.f.Loops.Depth(int32(e.To)); out > 0 {
		x = min(out, 16) * LoopExit
	}
	if e.Freq*32 < d.p.Blocks[e.From].Freq {
		x += ColdEdge
	}
	return x
}

// operands fills Op and Pressure going backwards through each block; near holds
// the position of the next use plus one, or 0 for a register that is not live.
func (d *distances) operands() {
	classes := len(d.p.Machine.Classes)
	d.count = scratch.Sized(d.count, classes)
	for b := range d.p.Blocks {
		clear(d.count)
		first, last := d.p.InstrRange(regalloc.BlockID(b))
		length := int32(last - first)
		for k := d.s.OutStart[b]; k < d.s.OutStart[b+1]; k++ {
			v := d.s.Out[k]
			d.near[v] = min(length+d.u.Out[k], Never-1) + 1
			d.count[d.p.VRegs[v].Class]++
		}
		peak := d.u.Pressure[b*classes : (b+1)*classes]
		copy(peak, d.count)
		for i := last - 1; i >= first; i-- {
			d.instr(i, int32(i-first), peak)
		}
		for k := d.s.InStart[b]; k < d.s.InStart[b+1]; k++ {
			d.near[d.s.In[k]] = 0
		}
		for k := d.p.Blocks[b].Params[0]; k < d.p.Blocks[b].Params[1]; k++ {
			v := d.p.Params[k]
			d.u.Param[k] = Never
			if d.near[v] > 0 {
				d.u.Param[k] = d.near[v] - 1
			}
			d.near[v] = 0
		}
	}
}

func (d *distances) instr(i regalloc.InstrID, pos int32, peak []int32) {
	r := d.p.Instrs[i].Operands
	ops := d.p.Operands[r[0]:r[1]]
	next := d.u.Op[r[0]:r[1]]
	for k := range ops {
		o := &ops[k]
		next[k] = Never
		if n := d.near[o.VReg]; n > 0 {
			next[k] = n - 1 - pos
		} else if o.Role != regalloc.Use {
			d.add(o.VReg, peak) // a dead definition still takes a register
			d.near[o.VReg] = pos + 1
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role != regalloc.Use && d.near[o.VReg] > 0 {
			d.count[d.p.VRegs[o.VReg].Class]--
			d.near[o.VReg] = 0
		}
	}
	for k := range ops {
		if o := &ops[k]; o.Role != regalloc.Def {
			if d.near[o.VReg] == 0 {
				d.add(o.VReg, peak)
			}
			d.near[o.VReg] = pos + 1
		}
	}
}

// add counts one more live register.
func (d *distances) add(v regalloc.VReg, peak []int32) {
	c := d.p.VRegs[v].Class
	d.count[c]++
	peak[c] = max(peak[c], d.count[c])
}
