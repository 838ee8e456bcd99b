package puzzle

import "spillway/regalloc"

// bytes is the weight of the n bytes of an access when program points for stores are compared: if the metric does not
// price bytes, that of one execution.
func (s *inputs) bytes(n int8) float32 {
	if s.metric.Byte == 0 {
		return float32(s.metric.Access)
	}
	return float32(s.metric.Byte) * float32(n)
}

// load is the price of loading or rematerializing v freq times at one program point; 0 if freq is 0.
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

// keeping is the weight of a store of v that is executed freq times.
func (s *inputs) keeping(v regalloc.VReg, freq float64) float32 {
	return s.bytes(s.m.Classes[s.p.VRegs[v].Class].Store) + float32(s.metric.Accesses(0, 1))*float32(freq)
}

// saving is the price of using r at all.
func (s *inputs) saving(r regalloc.Reg) float32 { return float32(s.metric.Save(&s.m.Regs[r])) }
