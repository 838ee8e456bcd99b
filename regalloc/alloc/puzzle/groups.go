package puzzle

import "spillway/regalloc"

// groups chooses a tuple for each group that the instruction demands, and pins its operands: of the tuples that fixed
// registers leave free, the one that already holds most of the values.
func (s *solution) groups() {
	q := &s.puzzle
	for k := range q.ops {
		if q.ops[k].Constraint != regalloc.InGroup || q.of[k] >= 0 {
			continue
		}
		role := q.ops[k].Role == regalloc.Use
		best, most := -1, -1
		for t, tuple := range s.m.Groups[q.ops[k].Reg].Tuples {
			if n := s.tupleFits(k, tuple, role); n > most {
				best, most = t, n
			}
		}
		if best < 0 {
			continue
		}
		tuple := s.m.Groups[q.ops[k].Reg].Tuples[best]
		for j := range q.ops {
			o := &q.ops[j]
			if o.Constraint != regalloc.InGroup || o.Reg != q.ops[k].Reg || (o.Role == regalloc.Use) != role || int(o.Tied) >= len(tuple) {
				continue
			}
			x := piece{v: o.VReg, d: regalloc.None, class: o.Class, upper: true, lower: o.Pos == regalloc.Late, late: o.Pos == regalloc.Late, read: true, pinned: true, reg: tuple[o.Tied], cur: regalloc.NoReg, preferred: regalloc.NoReg}
			if role {
				x.cur = s.cur.reg[o.VReg]
			} else {
				x.v, x.d, x.upper, x.lower, x.read = regalloc.None, o.VReg, o.Pos == regalloc.Early, true, false
			}
			q.of[j] = q.add(x)
		}
	}
}

// tupleFits returns how many of the group's values are already in the tuple, or -1 if it is unavailable.
func (s *solution) tupleFits(k int, tuple []regalloc.Reg, role bool) int {
	q := &s.puzzle
	n := 0
	for j := range q.ops {
		o := &q.ops[j]
		if o.Constraint == regalloc.InReg && (o.Role == regalloc.Use) == role {
			for _, r := range tuple {
				conflicts := s.m.Conflicts(r)
				if conflicts.Has(o.Reg) {
					return -1
				}
			}
		}
		if o.Constraint != regalloc.InGroup || o.Reg != q.ops[k].Reg || (o.Role == regalloc.Use) != role {
			continue
		}
		if int(o.Tied) >= len(tuple) || s.p.Reserved.Has(tuple[o.Tied]) || s.m.Regs[tuple[o.Tied]].Reserved {
			return -1
		}
		if role && s.cur.reg[o.VReg] == tuple[o.Tied] {
			n++
		}
	}
	return n
}
