package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// defPlaces lists the places where registers are defined; most Problems never ask.
type defPlaces struct {
	start []int32
	place []int32
	next  []int32 // scratch
	known bool    // it is filled in
}

// find fills d in.
func (d *defPlaces) find(p *regalloc.Problem, place []int32) {
	d.known = true
	d.start = scratch.Zeroed(d.start, len(p.VRegs)+1)
	for k := range p.Operands {
		if p.Operands[k].Role != regalloc.Use {
			d.start[p.Operands[k].VReg+1]++
		}
	}
	for v := range p.VRegs {
		d.start[v+1] += d.start[v]
	}
	d.place = scratch.Zeroed(d.place, int(d.start[len(p.VRegs)]))
	d.next = append(d.next[:0], d.start...)
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			for k := p.Instrs[i].Operands[0]; k < p.Instrs[i].Operands[1]; k++ {
				if o := &p.Operands[k]; o.Role != regalloc.Use {
					d.place[d.next[o.VReg]] = place[b] + int32(i-first)
					d.next[o.VReg]++
				}
			}
		}
	}
}

// definedWithin reports whether v is defined at a place from first to end-1.
func (s *scan) definedWithin(v regalloc.VReg, first, end int32) bool {
	d := &s.defs
	if !d.known {
		d.find(s.p, s.place)
	}
	for _, at := range d.place[d.start[v]:d.start[v+1]] {
		if first <= at && at < end {
			return true
		}
	}
	return false
}
