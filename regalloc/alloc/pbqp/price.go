package pbqp

import "spillway/regalloc"

// load returns the price of a load of v executed freq times per call.
func (s *inputs) load(v regalloc.VReg, freq float64) float64 {
	return s.metric.Byte*float64(s.m.Classes[s.p.VRegs[v].Class].Load) + s.metric.Access*freq
}

// store returns the price of a store of v.
func (s *inputs) store(v regalloc.VReg, freq float64) float64 {
	return s.metric.Byte*float64(s.m.Classes[s.p.VRegs[v].Class].Store) + s.metric.Accesses(0, freq)
}

// copy returns the price of a move of v between registers.
func (s *inputs) copy(v regalloc.VReg, freq float64) float64 {
	return s.metric.Copy(&s.m.Classes[s.p.VRegs[v].Class], freq)
}

// recompute returns the price of rematerializing v.
func (s *inputs) recompute(v regalloc.VReg, freq float64) float64 {
	info := &s.p.VRegs[v]
	return s.metric.Byte*float64(info.RematBytes) + s.metric.Remat(info)*freq
}

// reload returns the price of loading or rematerializing v.
func (s *inputs) reload(v regalloc.VReg, freq float64) float64 {
	if s.remat(v) {
		return s.recompute(v, freq)
	}
	return s.load(v, freq)
}

// keep returns the price of storing v, just written to a register, in its home location.
func (s *program) keep(n regalloc.OpID, v regalloc.VReg, freq float64) float64 {
	if s.remat(v) || s.dead[n] {
		return 0
	}
	return s.store(v, freq)
}

// direct reports whether operands of i may all be in slots, as those of copies.
func (s *inputs) direct(i regalloc.InstrID) bool {
	in := &s.p.Instrs[i]
	if in.Flags&regalloc.FlagMove == 0 || int(in.MemLimit) < int(in.Operands[1]-in.Operands[0]) {
		return false
	}
	for n := in.Operands[0]; n < in.Operands[1]; n++ {
		if o := &s.p.Operands[n]; o.Mem == regalloc.NoAlt || o.Constraint != regalloc.InClass || o.Class != s.p.VRegs[o.VReg].Class ||
			o.Role == regalloc.Use && o.Const == regalloc.NoAlt && s.remat(o.VReg) {
			return false
		}
	}
	return true
}

// removable reports whether i only computes a value that can be rematerialized at its uses.
func (s *inputs) removable(i regalloc.InstrID) bool {
	in := &s.p.Instrs[i]
	if in.Flags&regalloc.FlagRemat == 0 || in.Operands[1]-in.Operands[0] != 1 {
		return false
	}
	return s.p.VRegs[s.p.Operands[in.Operands[0]].VReg].Remat == i
}

// alone returns the cost of operand k of an instruction in a register with its value at home, and the cost without a
// register, which is Inf if it needs one.
func (s *state) alone(i regalloc.InstrID, k int, freq float64) (cost, folded float64) {
	ops := s.build.at.ops
	o := &ops[k]
	n := s.build.at.base + regalloc.OpID(k)
	folded = inf
	switch {
	case o.Constraint == regalloc.Anywhere:
		return 0, 0
	case o.Role == regalloc.Use:
		cost = s.reload(o.VReg, freq)
		d := s.build.at.tie[k]
		if d >= 0 && ops[d].VReg == o.VReg {
			return 0, inf // as the definition says
		}
		if d >= 0 || o.Constraint != regalloc.InClass {
			return cost, inf
		}
		if s.build.at.copies {
			folded = cost
			if s.remat(o.VReg) && o.Const == regalloc.NoAlt || !s.remat(o.VReg) && !s.build.mayFold(o) {
				folded = inf
			}
		} else if s.remat(o.VReg) {
			if o.Const != regalloc.NoAlt {
				folded = s.metric.Byte * float64(o.Const)
			}
		} else if s.build.mayFold(o) {
			folded = s.metric.Byte*float64(o.Mem) + s.metric.Access*freq
		}
	case o.Role == regalloc.Def:
		if s.remat(o.VReg) {
			return 0, inf
		}
		cost = s.prog.keep(n, o.VReg, freq)
		loads := 0.0
		if o.Constraint == regalloc.TiedTo {
			u := &ops[o.Tied]
			if u.VReg != o.VReg || u.Constraint != regalloc.InClass {
				return cost, inf
			}
			cost += s.load(o.VReg, freq)
			loads = freq
		} else if o.Constraint != regalloc.InClass {
			return cost, inf
		}
		if s.build.mayFold(o) {
			folded = s.metric.Byte*float64(o.Mem) + s.metric.Accesses(loads, freq)
			if s.build.at.copies {
				folded = s.store(o.VReg, freq)
			}
		}
	default: // a use-def
		cost = s.reload(o.VReg, freq) + s.prog.keep(n, o.VReg, freq)
		if o.Constraint == regalloc.InClass && !s.remat(o.VReg) && s.build.mayFold(o) {
			folded = s.metric.Byte*float64(o.Mem) + s.metric.Accesses(freq, freq)
		}
	}
	return min(cost, folded), folded
}

// mayFold reports whether o, not rematerializable, may be in a slot.
func (s *building) mayFold(o *regalloc.Operand) bool {
	return o.Mem != regalloc.NoAlt && s.p.Instrs[s.at.instr].MemLimit > 0
}
