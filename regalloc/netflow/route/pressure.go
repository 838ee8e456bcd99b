package route

import (
	"math/bits"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A loopPressure finds loops in which more values are live than there are registers. Of the values that are only live
// through such a loop, the excess waits in memory: inside it, the sweep would find out too late.
type loopPressure struct {
	forest *cfg.Forest
	excess [][]int32 // by class and loop: number of values in excess
	begun  []bool    // by loop: one of its blocks was swept
	// needs are the positions in the forest's order of the blocks that need a value, ascending, value by value;
	// those of v end at needsEnd[v], where those of the next one begin.
	needs    []int32
	needsEnd []int32
	idle     []int32
	waits    []bool // by segment of the block, from its first one: only live through the loop
}

// measure counts values and registers.
func (p *loopPressure) measure(m *model.Model, closed model.Units) {
	p.forest = cfg.Loops(m.Flow, m.Order)
	p.needsEnd = p.needsEnd[:0]
	p.begun = scratch.Zeroed(p.begun, len(p.forest.Loops))
	p.excess = scratch.Sized(p.excess, len(m.Layouts))
	live := make([]int32, len(m.P.Instrs)+1)
	for c := range m.Layouts {
		p.excess[c] = scratch.Zeroed(p.excess[c], len(p.forest.Loops))
		p.class(m, c, closed, live)
	}
}

// findNeeds finds the blocks that need each value: those that read, write or change it.
func (p *loopPressure) findNeeds(w *Sweep) {
	m := w.m
	ends := scratch.Zeroed(p.needsEnd, len(m.P.VRegs)+1) // first by value, plus one: how many
	for _, b := range p.forest.Order {
		for k := w.heads[b]; k < w.ends[b]; k++ {
			if s := &m.Segs[k]; p.needed(m, s) {
				ends[s.V+1]++
			}
		}
	}
	for v := 1; v < len(ends); v++ {
		ends[v] += ends[v-1]
	}
	p.needs = scratch.Sized(p.needs, int(ends[len(ends)-1]))
	for i, b := range p.forest.Order { // each value's count becomes the place of its next one, at last of the next value's first
		for k := w.heads[b]; k < w.ends[b]; k++ {
			if s := &m.Segs[k]; p.needed(m, s) {
				p.needs[ends[s.V]] = int32(i)
				ends[s.V]++
			}
		}
	}
	p.needsEnd = ends
}

// needed reports whether the block of s needs its value.
func (p *loopPressure) needed(m *model.Model, s *model.Seg) bool {
	return s.Def || s.Events[0] < s.Events[1] || p.changes(m, s)
}

// neededIn reports whether a block of l needs v.
func (p *loopPressure) neededIn(l *cfg.Loop, v regalloc.VReg) bool {
	first := int32(0)
	if v > 0 {
		first = p.needsEnd[v-1]
	}
	list := p.needs[first:p.needsEnd[v]]
	i, _ := slices.BinarySearch(list, l.First)
	return i < len(list) && list[i] < l.End
}

// class measures class c, including values of classes within it.
func (p *loopPressure) class(m *model.Model, c int, closed model.Units, live []int32) {
	l := &m.Layouts[c]
	clear(live)
	for k := range m.Segs {
		if s := &m.Segs[k]; within(m, int(m.P.VRegs[s.V].Class), c) {
			live[s.First]++
			live[s.Last+1]--
		}
	}
	for i := 1; i < len(live); i++ {
		live[i] += live[i-1]
	}
	for b := range m.P.Blocks {
		n := p.forest.Of[b]
		if n < 0 {
			continue
		}
		first, end := m.P.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			room := bits.OnesCount64(l.Given &^ l.Blocked(m.Clobber[i].Or(closed)))
			p.excess[c][n] = max(p.excess[c][n], live[i]-int32(room))
		}
	}
	for n := len(p.forest.Loops) - 1; n >= 0; n-- { // inner loops are contained in outer ones
		if o := p.forest.Loops[n].Parent; o >= 0 {
			p.excess[c][o] = max(p.excess[c][o], p.excess[c][n])
		}
	}
}

// within reports whether all registers of class d are, or are parts of, registers of class c.
func within(m *model.Model, d, c int) bool {
	for _, r := range m.Layouts[d].Regs {
		if m.Layouts[c].Blocked(m.Machine.Units[r]) == 0 {
			return false
		}
	}
	return true
}

// enter returns the segments at the start of the sweep's block that wait in memory: those of loops with this header.
func (p *loopPressure) enter(w *Sweep) []int32 {
	p.idle = p.idle[:0]
	p.waits = scratch.Zeroed(p.waits, int(w.ends[w.b]-w.heads[w.b]))
	for n := p.forest.Of[w.b]; n >= 0 && !p.begun[n]; n = p.forest.Loops[n].Parent {
		p.begun[n] = true
		p.loop(w, n)
	}
	return p.idle
}

// loop adds the segments that wait during loop n, in time that grows with the values at its start, not with its body.
func (p *loopPressure) loop(w *Sweep, n int32) {
	m, first := w.m, w.heads[w.b]
	for c := range p.excess {
		left := p.excess[c][n]
		if left > 0 && len(p.needsEnd) == 0 {
			p.findNeeds(w)
		}
		for k := first; k < w.ends[w.b] && !m.Segs[k].Def && left > 0; k++ {
			s := &m.Segs[k]
			if within(m, int(m.P.VRegs[s.V].Class), c) && !p.neededIn(&p.forest.Loops[n], s.V) {
				left--
				if !p.waits[k-first] {
					p.waits[k-first] = true
					p.idle = append(p.idle, k)
				}
			}
		}
	}
}

// changes reports whether s continues as another value.
func (p *loopPressure) changes(m *model.Model, s *model.Seg) bool {
	for i := s.Links[0]; i < s.Links[1]; i++ {
		if m.Segs[m.Links[i].To].V != s.V {
			return true
		}
	}
	return false
}
