package puzzle

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// finish builds the Result: it decides where values are stored, assigns slots, and drops redundant moves.
func (s *solution) finish() *regalloc.Result {
	s.hoistStores()
	m := &s.a.memory
	m.assign(s)
	s.dropTransfers()
	r := &regalloc.Result{Locs: s.out.locs, Slots: m.slots, Bound: regalloc.NoBound, ModelBound: regalloc.NoBound}
	if len(m.slots) > 0 {
		for o, l := range r.Locs {
			if l.Kind() == regalloc.SlotLoc {
				r.Locs[o] = m.slot(l)
			}
		}
	}
	m.keys = m.keys[:0]
	for k := range s.out.instrMoves {
		m.keys = append(m.keys, orderKey(int32(s.out.instrMoves[k].Before), s.out.instrMoves[k].Step, k))
	}
	slices.Sort(m.keys)
	if len(m.keys) > 0 {
		r.InstrMoves = make([]regalloc.InstrMove, 0, len(m.keys))
	}
	for _, key := range m.keys {
		x := s.out.instrMoves[numberOf(key)].InstrMove
		if x.Dst, x.Src = m.slot(x.Dst), m.slot(x.Src); x.Dst != x.Src {
			r.InstrMoves = append(r.InstrMoves, x)
		}
	}
	m.keys = m.keys[:0]
	for k := range s.out.edgeMoves {
		m.keys = append(m.keys, orderKey(int32(s.out.edgeMoves[k].Edge), 0, k))
	}
	slices.Sort(m.keys)
	if len(m.keys) > 0 {
		r.EdgeMoves = make([]regalloc.EdgeMove, 0, len(m.keys))
	}
	for _, key := range m.keys {
		k := numberOf(key)
		x := s.out.edgeMoves[k].EdgeMove
		if x.Dst, x.Src = m.slot(x.Dst), m.slot(x.Src); x.Dst == x.Src {
			continue
		}
		if s.out.edgeMoves[k].instead != 0 {
			x.Src = s.out.edgeMoves[k].instead
		}
		r.EdgeMoves = append(r.EdgeMoves, x)
	}
	return r
}

// orderKey returns a key for sorting moves by position and step, with ties by number k; numberOf extracts k. Steps
// are from -1 to afterPassing.
func orderKey(at, step int32, k int) uint64 { return uint64(at)<<35 | uint64(step+1)<<32 | uint64(k) }

func numberOf(key uint64) int { return int(uint32(key)) }

// hoistStores replaces the stores of a value at its evictions by one at its definition if that is no more expensive:
// the value never changes, so one store serves all.
func (s *solution) hoistStores() {
	if s.a.opts.NoHoisting || s.a.opts.Paper {
		return
	}
	hoisted := scratch.Sized(s.a.memory.hoisted, len(s.p.VRegs))
	s.a.memory.hoisted = hoisted
	any := false
	for v := range hoisted {
		hoisted[v] = s.out.stores[v] > 0 && s.hoist(regalloc.VReg(v))
		any = any || hoisted[v]
	}
	if !any {
		return
	}
	s.out.instrMoves = slices.DeleteFunc(s.out.instrMoves, func(x move) bool { return x.evict && hoisted[x.VReg] })
	s.out.edgeMoves = slices.DeleteFunc(s.out.edgeMoves, func(x edgeMove) bool { return x.evict && hoisted[x.VReg] })
	for v := range hoisted {
		if hoisted[v] {
			at := s.p.Blocks[s.vals.defIn[v]].Instrs[0]
			if s.vals.defs[v] != regalloc.None {
				at = s.vals.defAt[v]
			}
			s.decide(regalloc.Spilled, at, regalloc.VReg(v), 0, regalloc.InSlot(0), "stored here, at its definition, since that costs no more than stores where it was evicted; those are removed")
			s.storeAtDefinition(regalloc.VReg(v))
		}
	}
}

// hoist reports whether v is better stored where it is defined.
func (s *solution) hoist(v regalloc.VReg) bool {
	b := s.vals.defIn[v]
	blk := &s.p.Blocks[b]
	price := s.keeping(v, blk.Freq)
	if s.vals.defs[v] != regalloc.None && s.vals.defAt[v]+1 > blk.LastSplit {
		return false
	}
	return price <= s.out.stores[v]
}

// storeAtDefinition stores v right after its definition, or has it defined in
// memory if nothing reads it in a register.
func (s *solution) storeAtDefinition(v regalloc.VReg) {
	b := s.vals.defIn[v]
	o := s.vals.defs[v]
	if o == regalloc.None {
		for _, x := range s.ends.entry[b] {
			if x.v == v {
				s.out.move(s.p.Blocks[b].Instrs[0], 0, v, regalloc.InSlot(int32(v)), regalloc.InRegister(x.reg))
			}
		}
		return
	}
	i := s.vals.defAt[v]
	if !s.out.inReg[v] && s.out.definable(i, o) {
		s.out.locs[o] = regalloc.InSlot(int32(v))
		return
	}
	s.out.move(i+1, 0, v, regalloc.InSlot(int32(v)), s.out.locs[o])
}

// definable reports whether the definition o of instruction i can be in memory.
func (s *output) definable(i regalloc.InstrID, o regalloc.OpID) bool {
	op := &s.p.Operands[o]
	if op.Mem == regalloc.NoAlt || op.Constraint != regalloc.InClass {
		return false
	}
	n := 0
	r := s.p.Instrs[i].Operands
	for k := r[0]; k < r[1]; k++ {
		switch s.locs[k].Kind() {
		case regalloc.SlotLoc:
			n++
		case regalloc.RematLoc:
			return false // an instruction may not allow a constant and a memory operand at once
		}
	}
	return n < int(s.p.Instrs[i].MemLimit)
}
