package route

import (
	"slices"

	"spillway/netflow/model"
)

// A snapshot keeps the states of a unit.
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

// put copies them back.
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

// equal reports whether t and o, of the same segments, have the same states.
func (t *snapshot) equal(o *snapshot) bool {
	return slices.Equal(t.at, o.at) && slices.Equal(t.in, o.in) && slices.Equal(t.op, o.op)
}
