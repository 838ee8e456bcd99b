package mergeglobals

import (
	"spillway/ir"
)

// maxRoots is the number of symbols known outside the module up to which reach distinguishes them.
const maxRoots = 64

// reach finds out which variables a linker that drops unreferenced sections keeps together: variable.reach is the set of
// the symbols, among those known outside the module, from which a variable is reached by references. Variables that are
// reached from others than the first maxRoots such symbols are not moved. O(maxRoots * references).
func (p *planner) reach(m *ir.Module, uses Uses) {
	r := reacher{id: make(map[ir.Symbol]int32)}
	for _, f := range m.Funcs {
		r.enter(f)
	}
	for _, g := range m.Globals {
		r.enter(g)
	}
	for _, a := range m.Aliases {
		r.enter(a)
		if a.Target != nil {
			r.refer(a, a.Target)
		}
	}
	for _, f := range uses.Funcs {
		uses.Of(f, func(s ir.Symbol) { r.refer(f, s) })
		r.data(f, f.Prefix)
	}
	for _, g := range m.Globals {
		r.data(g, g.Init)
	}
	reached := r.visit()
	for i := range p.vars {
		v := &p.vars[i]
		if x := reached[r.id[v.g]]; x.far {
			delete(p.index, v.g)
		} else {
			v.reach = x.roots
		}
	}
}

// A reacher is the graph of references between symbols.
type reacher struct {
	id    map[ir.Symbol]int32 // never iterated
	roots []int32
	refs  [][]int32 // by symbol
}

// reached are the roots that reach a symbol: the first ones as a set, and whether others do.
type reached struct {
	roots uint64
	far   bool
}

func (r *reacher) enter(s ir.Symbol) {
	n := int32(len(r.refs))
	r.id[s] = n
	r.refs = append(r.refs, nil)
	if info := s.Sym(); !info.Declared && (!info.IsLocal() || info.Used) {
		r.roots = append(r.roots, n)
	}
}

func (r *reacher) refer(from, to ir.Symbol) {
	x := r.id[from]
	if y, known := r.id[to]; known {
		if list := r.refs[x]; len(list) == 0 || list[len(list)-1] != y {
			r.refs[x] = append(list, y)
		}
	}
}

func (r *reacher) data(from ir.Symbol, d *ir.Data) {
	if d == nil {
		return
	}
	for i := range d.Relocs {
		r.refer(from, d.Relocs[i].Sym)
	}
}

// visit returns what reaches each symbol.
func (r *reacher) visit() []reached {
	out := make([]reached, len(r.refs))
	var stack []int32
	for i, root := range r.roots {
		mark := reached{far: true}
		if i < maxRoots {
			mark = reached{roots: 1 << i}
		}
		stack = append(stack, root)
		for len(stack) > 0 {
			n := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			x := &out[n]
			if x.roots&mark.roots == mark.roots && (x.far || !mark.far) {
				continue
			}
			x.roots, x.far = x.roots|mark.roots, x.far || mark.far
			stack = append(stack, r.refs[n]...)
		}
	}
	return out
}
