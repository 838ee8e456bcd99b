package route

import (
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// vacant is the cost model in which everything is free.
type vacant struct{ m *model.Model }

func (t vacant) through(l *model.Layout, i regalloc.InstrID, h []cost) {
	shut(l, l.Given&^l.Blocked(t.m.Clobber[i]), h)
}

func (t vacant) entry(l *model.Layout, b int32, h []cost) { shut(l, l.Given, h) }

func (t vacant) read(l *model.Layout, i regalloc.InstrID, h []cost) {}

func (t vacant) write(l *model.Layout, i regalloc.InstrID, h []cost) {}

func (t vacant) memory(i regalloc.InstrID) cost { return 0 }

func (t vacant) prefix(i regalloc.InstrID, _ regalloc.OpID) cost { return 0 }

func (t vacant) plain(l *model.Layout, i regalloc.InstrID, first, last bool) bool {
	return t.m.Clobber[i] == (model.Units{})
}

func (t vacant) free(l *model.Layout, i regalloc.InstrID, k int) bool { return true }

// unknown marks a unit's isolated cost as not yet computed.
const unknown = -inf

// alone returns the minimum cost of any path of unit u, ignoring the others: a path of that cost is optimal.
func (v *Improver) alone(u int32) cost {
	if v.ideal[u] == unknown {
		t, loops := v.r.costModel, v.r.loops
		v.r.costModel, v.r.loops, v.r.alone = vacant{v.m}, ignored, true
		before := v.r.steps
		v.ideal[u] = v.r.solve(v.Units.of(u))
		v.size[u] = int32(v.r.steps - before)
		v.r.costModel, v.r.loops, v.r.alone = t, loops, false
	}
	return v.ideal[u]
}
