package route

import (
	"math/bits"
	"slices"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A loopPressure knows which loops more values are alive in than there are registers.
// Of those that are only passed through such a loop as many wait in memory as do not
// fit: the sweep would find out too late, inside.
type loopPressure struct {
	forest *cfg.Forest
	excess [][]int32 // by class and loop: how many values too many
	begun  []bool    // by loop: one of its blocks was swept
	stamp  []int32   // by value: the loop that it was last found needed in, plus one
	idle   []int32
}

// measure counts values and registers.
func (p *loopPressure) measure(m *model.Model, closed model.Units) {
	p.forest = cfg.Loops(m.Flow, m.Order)
	p.begun = scratch.Zeroed(p.begun, len(p.forest.Loops))
	p.stamp = scratch.Zeroed(p.stamp, len(m.P.VRegs))
	p.excess = scratch.Sized(p.excess, len(m.Layouts))
	live := make([]int32, len(m.P.Instrs)+1)
	for c := range m.Layouts {
		p.excess[c] = scratch.Zeroed(p.excess[c], len(p.forest.Loops))
		p.class(m, c, closed, live)
	}
}

// class measures class c: values of classes within it count.
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
	for n := len(p.forest.Loops) - 1; n >= 0; n-- { // what is inside is inside what is around
		if o := p.forest.Loops[n].Parent; o >= 0 {
			p.excess[c][o] = max(p.excess[c][o], p.excess[c][n])
		}
	}
}

// within reports whether all registers of class d are registers of class c, or parts of such.
func within(m *model.Model, d, c int) bool {
	for _, r := range m.Layouts[d].Regs {
		if m.Layouts[c].Blocked(m.Machine.Units[r]) == 0 {
			return false
		}
	}
	return true
}

// enter returns the segments at the start of the sweep's block that wait in memory:
// those of loops that begin with it.
func (p *loopPressure) enter(w *Sweep) []int32 {
	p.idle = p.idle[:0]
	for n := p.forest.Of[w.b]; n >= 0 && !p.begun[n]; n = p.forest.Loops[n].Parent {
		p.begun[n] = true
		p.loop(w, n)
	}
	return p.idle
}

// loop adds the segments that wait during loop n.
func (p *loopPressure) loop(w *Sweep, n int32) {
	m := w.m
	if !slices.ContainsFunc(p.excess, func(x []int32) bool { return x[n] > 0 }) {
		return
	}
	l := &p.forest.Loops[n]
	for _, b := range p.forest.Order[l.First:l.End] {
		for k := w.heads[b]; k < w.ends[b]; k++ {
			if s := &m.Segs[k]; s.Def || s.Events[0] < s.Events[1] || p.changes(m, s) {
				p.stamp[s.V] = n + 1
			}
		}
	}
	for c := range p.excess {
		left := p.excess[c][n]
		for k := w.heads[w.b]; k < w.ends[w.b] && !m.Segs[k].Def && left > 0; k++ {
			s := &m.Segs[k]
			if p.stamp[s.V] != n+1 && within(m, int(m.P.VRegs[s.V].Class), c) {
				left--
				if !slices.Contains(p.idle, k) {
					p.idle = append(p.idle, k)
				}
			}
		}
	}
}

// changes reports whether s goes on as another value.
func (p *loopPressure) changes(m *model.Model, s *model.Seg) bool {
	for i := s.Links[0]; i < s.Links[1]; i++ {
		if m.Segs[m.Links[i].To].V != s.V {
			return true
		}
	}
	return false
}
