package linear

import "spillway/regalloc"

// lowPair returns the numbers of the use and of the definition of a copy of a low part.
func lowPair(ops []regalloc.Operand) (use, def int) {
	if ops[0].Role == regalloc.Use {
		return 0, 1
	}
	return 1, 0
}

// preferLow records the register whose low part is the hint of a copy of a low part as the hint of the copy's source.
func (s *preferences) preferLow(ops []regalloc.Operand, hints []int32) {
	use, def := lowPair(ops)
	if w := hints[def]; w >= 0 && w < regalloc.MaxRegs {
		if whole := s.m.Whole(regalloc.Reg(w)); s.m.Low(whole) == regalloc.Reg(w) {
			s.ahead[ops[use].VReg].hint = int32(whole)
		}
	}
}

// lowHint returns the hint for the definition of a copy of a low part: the register that hint h denotes, or the one in
// which it emits no code if its use dies there.
func (s *scan) lowHint(h int32) int32 {
	a := &s.at
	use, def := lowPair(a.ops)
	v := a.ops[def].VReg
	if r := s.cur.hinted(h); r != regalloc.NoReg && !s.prefs.blocked[v].Has(r) {
		return h
	}
	if l := a.locs[use]; l.Kind() == regalloc.RegLoc && s.dies(a.ops[use].VReg) {
		return int32(s.m.Low(l.Reg()))
	}
	return h
}
