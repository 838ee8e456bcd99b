package puzzle

import "spillway/regalloc"

// bytes is what the n bytes of an access weigh when program points for stores are
// compared: where the metric prices none, as much as executing it once.
func (s *inputs) bytes(n int8) float32 {
	if s.metric.Byte == 0 {
		return float32(s.metric.Access)
	}
	return float32(s.metric.Byte) * float32(n)
}

// load is the price of loading v, or rematerializing it, freq times at one program point; of
// doing so nowhere it is 0.
func (s *inputs) load(v regalloc.VReg, freq float32) float32 {
	if freq <= 0 {
		return 0
	}
	m, info := &s.metric, &s.p.VRegs[v]
	if s.remat(v) {
		return float32(m.Byte)*float32(info.RematBytes) + float32(m.Remat(info))*freq
	}
	return float32(m.Byte)*float32(s.m.Classes[info.Class].Load) + float32(m.Access)*freq
}

// store is the price of storing v freq times at one program point.
func (s *inputs) store(v regalloc.VReg, freq float32) float32 {
	if freq <= 0 {
		return 0
	}
	return float32(s.metric.Byte)*float32(s.m.Classes[s.p.VRegs[v].Class].Store) + float32(s.metric.Accesses(0, 1))*freq
}

// keeping is what a store of v that is executed freq times weighs against others.
func (s *inputs) keeping(v regalloc.VReg, freq float64) float32 {
	return s.bytes(s.m.Classes[s.p.VRegs[v].Class].Store) + float32(s.metric.Accesses(0, 1))*float32(freq)
}

// saving is the price of using r at all.
func (s *inputs) saving(r regalloc.Reg) float32 { return float32(s.metric.Save(&s.m.Regs[r])) }
