package isel

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// webs are classes of values that could share a register: phis with their arguments, and values computed in place from
// one value, such as a shift by a constant. The allocator decides whether they do. They are computed on demand.
type webs struct {
	known  bool
	parent []int32 // by value id
}

// of returns the web of v, a value of f, by the id of one of its values.
func (w *webs) of(f *ir.Func, v *ir.Value) int32 {
	if !w.known {
		w.find(f)
	}
	return w.root(int32(v.ID))
}

// find computes the webs of f. Almost linear in values and operands.
func (w *webs) find(f *ir.Func) {
	w.known = true
	w.parent = scratch.Sized(w.parent, f.NumValues())
	for i := range w.parent {
		w.parent[i] = int32(i)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch {
			case v.Op == ir.OpPhi:
				for _, a := range v.Args {
					w.join(v, a)
				}
			case v.Op.IsBinary() && v.Args[1].Op == ir.OpConst:
				w.join(v, v.Args[0])
			}
		}
	}
}

func (w *webs) join(v, a *ir.Value) {
	if a.Op != ir.OpConst {
		w.parent[w.root(int32(a.ID))] = w.root(int32(v.ID))
	}
}

func (w *webs) root(v int32) int32 {
	for w.parent[v] != v {
		w.parent[v] = w.parent[w.parent[v]]
		v = w.parent[v]
	}
	return v
}
