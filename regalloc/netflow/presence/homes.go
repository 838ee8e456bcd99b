package presence

import (
	"slices"

	"spillway/regalloc"
)

// homes merges the homes of values that pass on the contents of a slot: an argument and its parameter, a copy and its
// source, a definition and the use it is tied to; only if the contents are read later.
func (r *reader) homes() {
	p := r.p
	r.first = make([]int32, len(p.VRegs)+1)
	for v := range p.VRegs {
		r.first[v+1] = r.first[v] + r.where.slots[v]
	}
	r.home = make([]int32, r.first[len(p.VRegs)])
	for h := range r.home {
		r.home[h] = int32(h)
	}
	need := make([][]bool, len(p.Blocks)) // by block: the homes read from its start on
	for k := range need {
		need[k] = make([]bool, len(r.home))
	}
	for again := true; again; {
		again = false
		for k := len(p.Blocks) - 1; k >= 0; k-- {
			r.needed = make([]bool, len(r.home))
			e0, e1 := p.Succs(regalloc.BlockID(k))
			for e := e0; e < e1; e++ {
				r.over(e, need[p.Edges[e].To])
			}
			r.back(regalloc.BlockID(k))
			if !slices.Equal(need[k], r.needed) {
				need[k], again = r.needed, true
			}
		}
	}
}

// over propagates after, the needs after edge e, to before it.
func (r *reader) over(e regalloc.EdgeID, after []bool) {
	to := r.p.Edges[e].To
	s := &r.edges[e]
	params, args := r.p.BlockParams(to), r.p.EdgeArgs(e)
	before := make([]bool, len(r.home))
	for _, x := range r.starts[to] {
		for k := r.first[x.v]; k < r.first[x.v+1]; k++ {
			if !after[k] {
				continue
			}
			v := source(x.v, params, args)
			from := k
			if v != x.v {
				if from = r.slotOf(s.after, v); from < 0 {
					continue
				}
				r.join(k, from)
			}
			before[from] = true
		}
	}
	old := r.needed
	r.needed = before
	r.moves(s)
	for h, is := range old {
		r.needed[h] = r.needed[h] || is
	}
}

// slotOf returns a home of v that holds it in s, or none.
func (r *reader) slotOf(s presences, v regalloc.VReg) int32 {
	if at := s.of(v); at != nil {
		for a := len(r.regs(v)); a < len(at); a++ {
			if r.is(at[a]) {
				return r.first[v] + int32(a-len(r.regs(v)))
			}
		}
	}
	return none
}

// moves propagates needs backwards over the moves of s.
func (r *reader) moves(s *spot) {
	for k := range s.fills { // stores make it
		f := &s.fills[k]
		for a := len(r.regs(f.v)); a < len(f.col[0]); a++ {
			if h := r.first[f.v] + int32(a-len(r.regs(f.v))); r.needed[h] && !r.is(s.before.of(f.v)[a]) {
				for w := range f.col {
					if r.is(f.col[w][a]) {
						r.needed[h] = false
					}
				}
			}
		}
	}
	for k := range s.fills { // loads read it
		f := &s.fills[k]
		if r.any(f.col[byLoad]) {
			if h := r.slotOf(s.before, f.v); h >= 0 {
				r.needed[h] = true
			}
		}
	}
}

// back walks from the end of block k to its start.
func (r *reader) back(k regalloc.BlockID) {
	first, end := r.p.InstrRange(k)
	for i := end - 1; i >= first; i-- {
		r.instr(i)
		r.moves(&r.spots[i])
	}
}

// instr propagates needs backwards over instruction i.
func (r *reader) instr(i regalloc.InstrID) {
	ops := r.p.Ops(i)
	start := r.p.Instrs[i].Operands[0]
	copied := r.p.Instrs[i].Flags&regalloc.FlagMove != 0
	var read []int32
	for k := range ops {
		o, at := &ops[k], r.ops[start+regalloc.OpID(k)].at
		if o.Role == regalloc.Use {
			if h := r.slotOf(presences{{o.VReg, at}}, o.VReg); h >= 0 {
				read = append(read, h)
			}
			continue
		}
		h := r.first[o.VReg]
		from := int32(none)
		switch in := r.slotOf(presences{{o.VReg, at}}, o.VReg) >= 0; {
		case copied && (r.needed[h] || in):
			u := ops[k-len(ops)/2].VReg
			if from = r.slotOf(r.spots[i].after, u); in && r.slotOf(presences{{u, r.ops[start+regalloc.OpID(k-len(ops)/2)].at}}, u) < 0 {
				from = none // stored
			}
		case o.Constraint == regalloc.TiedTo && in:
			u := ops[o.Tied].VReg
			from = r.slotOf(presences{{u, r.ops[start+regalloc.OpID(o.Tied)].at}}, u)
		}
		for ; h < r.first[o.VReg+1]; h++ {
			r.needed[h] = false
		}
		if from >= 0 {
			r.join(r.first[o.VReg], from)
			read = append(read, from)
		}
	}
	for _, h := range read {
		r.needed[h] = true
	}
}
