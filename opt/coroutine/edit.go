package coroutine

import (
	"slices"

	"spillway/ir"
)

// An edit collects changes to a function, which apply makes in one pass.
type edit struct {
	f          *ir.Func
	like       *ir.Value                 // whose position new values get
	pre, post  map[*ir.Value][]*ir.Value // inserted before and after a value
	instead    map[*ir.Value]*ir.Value   // replacements of removed values
	dead       map[*ir.Value]bool
	splitEdges map[*ir.Block]*ir.Block
}

func newEdit(f *ir.Func) *edit {
	return &edit{f: f, pre: map[*ir.Value][]*ir.Value{}, post: map[*ir.Value][]*ir.Value{}, instead: map[*ir.Value]*ir.Value{},
		dead: map[*ir.Value]bool{}, splitEdges: map[*ir.Block]*ir.Block{}}
}

// value creates a value and appends it to list, whose values are inserted together.
func (e *edit) value(list *[]*ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := e.f.NewValue(op, t, args...)
	if e.like != nil {
		v.Line, v.Col, v.Pos = e.like.Line, e.like.Col, e.like.Pos
	}
	*list = append(*list, v)
	return v
}

// store appends a store of x to p.
func (e *edit) store(list *[]*ir.Value, x, p *ir.Value) { e.value(list, ir.OpStore, ir.Void, x, p) }

// before inserts values before v.
func (e *edit) before(v *ir.Value, list ...*ir.Value) { e.pre[v] = append(e.pre[v], list...) }

// replace replaces v by x, and removes v.
func (e *edit) replace(v, x *ir.Value) { e.instead[v], e.dead[v] = x, true }

// remove removes v, which must be unused.
func (e *edit) remove(v *ir.Value) { e.dead[v] = true }

// behind inserts values where the result of v, in b, becomes available: on the normal edge if b invokes v.
func (e *edit) behind(v *ir.Value, b *ir.Block, list []*ir.Value) {
	switch {
	case v.Op == ir.OpPhi:
		last := b.Values[len(b.Phis())-1]
		if pad := b.LandingPad(); pad != nil {
			last = pad
		}
		e.post[last] = append(e.post[last], list...)
	case b.Invoked() != v:
		e.post[v] = append(e.post[v], list...)
	default:
		e.onEdge(b, list)
	}
}

// onEdge inserts values on the normal edge of b.
func (e *edit) onEdge(b *ir.Block, list []*ir.Value) {
	n := e.splitEdges[b]
	if n == nil {
		to := b.Succs[0]
		n = e.f.NewBlock("")
		br := e.f.NewValue(ir.OpBr, ir.Void)
		br.Block = n
		n.Values, n.Preds, n.Succs = []*ir.Value{br}, []*ir.Block{b}, []*ir.Block{to}
		to.Preds[slices.Index(to.Preds, b)] = n
		b.Succs[0] = n
		e.splitEdges[b] = n
	}
	e.before(n.Values[0], list...)
}

// end returns the value before which others can be inserted at the end of b.
func end(b *ir.Block) *ir.Value {
	if v := b.Invoked(); v != nil {
		return v
	}
	return b.Term()
}

// final returns the replacement of v.
func (e *edit) final(v *ir.Value) *ir.Value {
	for {
		x := e.instead[v]
		if x == nil {
			return v
		}
		v = x
	}
}

// described returns the replacement of v in debug records, or nil if there is none.
func (e *edit) described(v *ir.Value) *ir.Value {
	if v == nil {
		return nil
	}
	if v = e.final(v); e.dead[v] {
		return nil
	}
	return v
}

// apply makes the changes. O(size of the function).
func (e *edit) apply() {
	for _, b := range e.f.Blocks {
		values := make([]*ir.Value, 0, len(b.Values))
		put := func(v *ir.Value) {
			v.Block = b
			values = append(values, v)
		}
		for _, v := range b.Values {
			for _, x := range e.pre[v] {
				put(x)
			}
			if !e.dead[v] {
				put(v)
			}
			for _, x := range e.post[v] {
				put(x)
			}
		}
		b.Values = values
		for _, v := range b.Values {
			for i, a := range v.Args {
				v.Args[i] = e.final(a)
			}
		}
	}
	e.applyToRecords()
}

// applyToRecords updates the debug records.
func (e *edit) applyToRecords() {
	if e.f.Debug == nil {
		return
	}
	for i := range e.f.Debug.Records {
		r := &e.f.Debug.Records[i]
		r.Value = e.described(r.Value)
		for k, v := range r.More {
			if r.More[k] = e.described(v); r.More[k] == nil {
				r.Value = nil
			}
		}
		if r.Value == nil {
			r.More = nil
		}
	}
}

// removeEdge removes successor i of b.
func removeEdge(b *ir.Block, i int) {
	to := b.Succs[i]
	b.Succs = slices.Delete(slices.Clone(b.Succs), i, i+1)
	k := slices.Index(to.Preds, b)
	to.Preds = slices.Delete(slices.Clone(to.Preds), k, k+1)
	for _, phi := range to.Phis() {
		phi.Args = slices.Delete(slices.Clone(phi.Args), k, k+1)
	}
}

// foldBranches turns branches on constants into jumps.
func foldBranches(f *ir.Func) {
	for _, b := range f.Blocks {
		t := b.Term()
		if t == nil || t.Op != ir.OpCondBr || !t.Args[0].IsConst() {
			continue
		}
		if t.Args[0].Imm != 0 {
			removeEdge(b, 1)
		} else {
			removeEdge(b, 0)
		}
		t.Op, t.Args, b.Probs = ir.OpBr, nil, nil
	}
}
