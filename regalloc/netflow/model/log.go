package model

import (
	"slices"

	"spillway/regalloc"
)

// Tell logs where x has the values, block by block, except for those whose segments are as in was, which may be nil.
func (m *Model) Tell(log regalloc.Log, x, was *States, why string) {
	for k := range m.Segs {
		s := &m.Segs[k]
		from, to := s.Node, s.Node+int32(s.Last-s.First)+1
		if was != nil && x.In[k] == was.In[k] && slices.Equal(x.At[from:to], was.At[from:to]) {
			continue
		}
		l := m.Layout(s)
		last := regalloc.Loc(0)
		if !s.Def {
			m.logState(log, s, s.First, &last, l.loc(int(x.In[k])), why)
		}
		for n := from; n < to; n++ {
			m.logState(log, s, s.First+regalloc.InstrID(n-from), &last, l.loc(int(x.At[n])), why)
		}
	}
}

// logState logs that s's value is at loc from instruction i on, unless it was there already.
func (m *Model) logState(log regalloc.Log, s *Seg, i regalloc.InstrID, last *regalloc.Loc, loc regalloc.Loc, why string) {
	if loc == *last || loc == regalloc.Recomputed && m.P.VRegs[s.V].Remat == regalloc.None { // where it ends
		return
	}
	d := regalloc.Decision{Kind: regalloc.Assigned, VReg: s.V, Other: regalloc.None, Instr: i, From: *last, To: loc, Why: why}
	switch {
	case loc.Kind() == regalloc.SlotLoc && last.Kind() == regalloc.RegLoc:
		d.Kind = regalloc.Evicted
	case loc.Kind() == regalloc.SlotLoc:
		d.Kind = regalloc.Spilled
	case *last != 0:
		d.Kind = regalloc.Split
	}
	*last = loc
	log(d)
}

// loc returns where the value is in state a: its register, if it is in one.
func (l *Layout) loc(a int) regalloc.Loc {
	if k := l.Register(a); k >= 0 {
		return regalloc.InRegister(l.Regs[k])
	}
	if a == l.Mem() {
		return regalloc.InSlot(0)
	}
	return regalloc.Recomputed
}
