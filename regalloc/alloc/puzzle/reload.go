package puzzle

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// reloads estimates how often a value in memory is loaded before its next use: at that use, or on the edges towards
// it, whichever is rarer.
//
//	out(b, v) = sum over edges b->s of min(freq(b->s), in(s, v))
//	in(b, v)  = freq(b) if b uses v, else out(b, v)
type reloads struct {
	in, out []float32 // parallel to Sets.In and Sets.Out
	param   []float32 // parallel to Problem.Params
	near    []float32 // by virtual register: out of the current block
}

// compute makes two passes against the order of the blocks: the second for loops.
func (r *reloads) compute(s *solution) {
	r.in, r.out = scratch.Zeroed(r.in, len(s.prog.sets.In)), scratch.Sized(r.out, len(s.prog.sets.Out))
	r.param, r.near = scratch.Zeroed(r.param, len(s.p.Params)), scratch.Zeroed(r.near, len(s.p.VRegs))
	passes := 1
	if len(s.prog.flow.Loops.Loops) > 0 {
		passes = 2
	}
	for range passes {
		for k := len(s.prog.order) - 1; k >= 0; k-- {
			r.block(s, regalloc.BlockID(s.prog.order[k]))
		}
	}
	clear(r.near)
}

func (r *reloads) block(s *solution, b regalloc.BlockID) {
	p := s.p
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		edge := &p.Edges[e]
		freq := float32(edge.Freq)
		for k := s.prog.sets.InStart[edge.To]; k < s.prog.sets.InStart[edge.To+1]; k++ {
			r.near[s.prog.sets.In[k]] += min(freq, r.in[k])
		}
		base := p.Blocks[edge.To].Params[0]
		for k, v := range p.EdgeArgs(e) {
			r.near[v] += min(freq, r.param[base+int32(k)])
		}
	}
	freq := float32(p.Blocks[b].Freq)
	length := int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	for k := s.prog.sets.InStart[b]; k < s.prog.sets.InStart[b+1]; k++ {
		r.in[k] = freq
		if s.prog.uses.In[k] >= length {
			r.in[k] = r.near[s.prog.sets.In[k]]
		}
	}
	for k, v := range p.BlockParams(b) {
		x := r.near[v]
		if s.firstUse(b, v, p.Blocks[b].Params[0]+int32(k)) < length {
			x = freq
		}
		r.param[p.Blocks[b].Params[0]+int32(k)] = x
	}
	for k := s.prog.sets.OutStart[b]; k < s.prog.sets.OutStart[b+1]; k++ {
		v := s.prog.sets.Out[k]
		r.out[k] = r.near[v]
		r.near[v] = 0
	}
}

// enter prepares after for the values that are alive at the end of b.
func (r *reloads) enter(s *solution, b regalloc.BlockID) {
	for k := s.prog.sets.OutStart[b]; k < s.prog.sets.OutStart[b+1]; k++ {
		r.near[s.prog.sets.Out[k]] = r.out[k]
	}
}

// leave undoes enter.
func (r *reloads) leave(s *solution, b regalloc.BlockID) {
	for k := s.prog.sets.OutStart[b]; k < s.prog.sets.OutStart[b+1]; k++ {
		r.near[s.prog.sets.Out[k]] = 0
	}
}

// after returns the frequency of reloads of v if it is in memory from the current instruction on and next used at the
// given position.
func (r *reloads) after(s *solution, v regalloc.VReg, next int32) float32 {
	if next-s.cur.pos >= live.Never {
		return 0
	}
	b := s.cur.now
	if end := s.prog.ranges.Pos[b] + int32(s.p.Blocks[b].Instrs[1]-s.p.Blocks[b].Instrs[0]); next < end {
		return float32(s.p.Blocks[b].Freq)
	}
	return r.near[v]
}
