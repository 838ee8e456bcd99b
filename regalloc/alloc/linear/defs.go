package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// defPositions lists where registers are defined; most Problems never ask.
type defPositions struct {
	start []int32
	pos   []int32
	next  []int32 // scratch
	known bool    // it is filled in
}

// find fills d in.
func (d *defPositions) find(p *regalloc.Problem, pos []int32) {
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
	d.pos = scratch.Zeroed(d.pos, int(d.start[len(p.VRegs)]))
	d.next = append(d.next[:0], d.start...)
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			for k := p.Instrs[i].Operands[0]; k < p.Instrs[i].Operands[1]; k++ {
				if o := &p.Operands[k]; o.Role != regalloc.Use {
					d.pos[d.next[o.VReg]] = pos[b] + int32(i-first)
					d.next[o.VReg]++
				}
			}
		}
	}
}

// definedWithin reports whether v is defined at a position from first to end-1.
func (s *scan) definedWithin(v regalloc.VReg, first, end int32) bool {
	d := &s.prefs.defs
	if !d.known {
		d.find(s.p, s.flow.pos)
	}
	for _, at := range d.pos[d.start[v]:d.start[v+1]] {
		if first <= at && at < end {
			return true
		}
	}
	return false
}
