package livesplit

import (
	"spillway/live"
	"spillway/regalloc"
)

// Worthwhile returns the registers that the Result does not use, but that the values
// that are still in memory after Improve would be worth saving, by what their accesses
// cost: as many as these values need one after the other.
func (f *Splitter) Worthwhile() (open regalloc.RegSet) {
	if len(f.order) == 0 {
		return open
	}
	machine := f.p.Machine
	var seen regalloc.RegSet
	for c := range machine.Classes {
		rs := f.p.Allocatable(regalloc.ClassID(c)).Minus(f.choices[c].regs).Minus(seen)
		if rs.Empty() {
			continue
		}
		seen = seen.Union(rs)
		f.wait(rs)
		n := f.packer.Tracks(f.waiting, f.metric.Save(&machine.Regs[rs.First()]), rs.Len())
		for _, r := range machine.Classes[c].Regs {
			if n > 0 && rs.Has(r) {
				open = open.Union(machine.Kin(r))
				n--
			}
		}
	}
	return open
}

// wait lists the candidates that could be in a register of rs.
func (f *Splitter) wait(rs regalloc.RegSet) {
	f.waiting = f.waiting[:0]
	for k, v := range f.order {
		cost := f.price(f.now[k])
		if f.home[k] < 0 || cost <= 0 || f.p.Allocatable(f.p.VRegs[v].Class).Intersect(rs).Empty() {
			continue
		}
		f.k = int32(k)
		f.focus(v)
		f.split()
		f.waiting = append(f.waiting, live.Interval{From: f.spans[0].from, To: f.until(&f.spans[len(f.spans)-1]), Weight: cost})
	}
}
