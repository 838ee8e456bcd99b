package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc/netflow/model"
)

// adjacency lists, for each unit, the units whose costs depend on its location: they are connected by a link, by a
// definition of one tied to or copying an operand of the other, or by continuing from operands of one value at one
// instruction.
type adjacency struct {
	pairs  [][2]int32
	starts []int32
	units  []int32
}

// of returns the units next to unit u, some of them more than once.
func (a *adjacency) of(u int32) []int32 { return a.units[a.starts[u]:a.starts[u+1]] }

func (a *adjacency) find(m *model.Model, units *Units) {
	a.pairs = a.pairs[:0]
	for i := range m.Links {
		a.pair(units.Of[m.Segs[m.Links[i].From].V], units.Of[m.Segs[m.Links[i].To].V])
	}
	for k := range m.Segs {
		s := &m.Segs[k]
		if !s.ByOperand {
			continue
		}
		u, e := units.Of[s.V], s.Source
		ps := &m.Segs[m.Events[e].Seg]
		a.pair(u, units.Of[ps.V])
		for e > ps.Events[0] && m.Events[e-1].Instr == s.First {
			e--
		}
		for ; e < s.Source; e++ {
			if c := m.Events[e].Child; c >= 0 {
				a.pair(u, units.Of[m.Segs[c].V])
			}
		}
	}
	a.starts = scratch.Zeroed(a.starts, units.N+2)
	for _, p := range a.pairs {
		a.starts[p[0]+2]++
		a.starts[p[1]+2]++
	}
	for u := range units.N {
		a.starts[u+2] += a.starts[u+1]
	}
	a.units = scratch.Sized(a.units, 2*len(a.pairs))
	for _, p := range a.pairs {
		for n := range p {
			at := &a.starts[p[n]+1]
			a.units[*at] = p[1-n]
			*at++
		}
	}
}

// pair records two units, unless they are equal or were recorded last.
func (a *adjacency) pair(u, w int32) {
	p := [2]int32{u, w}
	if n := len(a.pairs); u != w && (n == 0 || a.pairs[n-1] != p) {
		a.pairs = append(a.pairs, p)
	}
}
