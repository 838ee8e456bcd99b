package route

import (
	"slices"

	"spillway/regalloc/netflow/model"
)

// A snapshot saves the states of a unit.
type snapshot struct {
	at, in, op []int8
}

// take copies the states of segs from x.
func (t *snapshot) take(m *model.Model, x *model.States, segs []int32) {
	t.at, t.in, t.op = t.at[:0], t.in[:0], t.op[:0]
	for _, k := range segs {
		s := &m.Segs[k]
		t.at = append(t.at, x.At[s.Node:s.Node+int32(s.Last-s.First)+1]...)
		t.in = append(t.in, x.In[k])
		for e := s.Events[0]; e < s.Events[1]; e++ {
			t.op = append(t.op, x.Op[m.Events[e].Op])
		}
		if s.Def {
			t.op = append(t.op, x.Op[s.DefOp])
		}
		if s.ByOperand {
			t.op = append(t.op, x.Op[m.Events[s.Source].Op])
		}
	}
}

// put restores them.
func (t *snapshot) put(m *model.Model, x *model.States, segs []int32) {
	at, op := t.at, t.op
	next := func() int8 {
		y := op[0]
		op = op[1:]
		return y
	}
	for i, k := range segs {
		s := &m.Segs[k]
		at = at[copy(x.At[s.Node:s.Node+int32(s.Last-s.First)+1], at):]
		x.In[k] = t.in[i]
		for e := s.Events[0]; e < s.Events[1]; e++ {
			x.Op[m.Events[e].Op] = next()
		}
		if s.Def {
			x.Op[s.DefOp] = next()
		}
		if s.ByOperand {
			x.Op[m.Events[s.Source].Op] = next()
		}
	}
}

// sameSegment reports whether segment k has the same states in x and y.
func sameSegment(m *model.Model, x, y *model.States, k int32) bool {
	s := &m.Segs[k]
	end := s.Node + int32(s.Last-s.First) + 1
	if x.In[k] != y.In[k] || s.Def && x.Op[s.DefOp] != y.Op[s.DefOp] || !slices.Equal(x.At[s.Node:end], y.At[s.Node:end]) {
		return false
	}
	for e := s.Events[0]; e < s.Events[1]; e++ {
		if o := m.Events[e].Op; x.Op[o] != y.Op[o] {
			return false
		}
	}
	return true
}

// copySegment sets the states of segment k in x to those in y.
func copySegment(m *model.Model, x, y *model.States, k int32) {
	s := &m.Segs[k]
	end := s.Node + int32(s.Last-s.First) + 1
	copy(x.At[s.Node:end], y.At[s.Node:end])
	if x.In[k] = y.In[k]; s.Def {
		x.Op[s.DefOp] = y.Op[s.DefOp]
	}
	for e := s.Events[0]; e < s.Events[1]; e++ {
		o := m.Events[e].Op
		x.Op[o] = y.Op[o]
	}
}
