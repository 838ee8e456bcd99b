package mergeglobals

import (
	"cmp"
	"slices"

	"spillway/internal/disjoint"
	"spillway/ir"
	"spillway/target"
)

// Uses lists the symbols that functions use.
type Uses struct {
	Funcs []*ir.Func                           // that are compiled
	Of    func(f *ir.Func, do func(ir.Symbol)) // calls do for each symbol that f mentions, again for each mention
}

// Applies reports whether f's variables are merged: it is marked minsize.
func Applies(f *ir.Func) bool { return f.Attrs.MinSize && !f.Attrs.OptNone }

// Symbols calls do for each mention of a symbol in the body of f.
func Symbols(f *ir.Func, do func(ir.Symbol)) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				if a.Op == ir.OpSym {
					do(a.Sym)
				}
			}
		}
	}
}

// pairWindow is the number of variables after one in a function that are paired with it.
const pairWindow = 8

// Module lays out the variables of m that minsize functions use together in clusters, and reports whether there are any. Place
// returns what names the section of a variable, equal for all that can be neighbors; "" if it cannot be moved.
func Module(m *ir.Module, t *target.Target, uses Uses, place func(*ir.Global) string) bool {
	p := planner{t: t, costs: t.Address.Merge, index: make(map[*ir.Global]int32)}
	for _, g := range m.Globals {
		if p.movable(g) {
			if s := place(g); s != "" {
				p.index[g] = int32(len(p.vars))
				p.vars = append(p.vars, variable{g: g, place: s, size: max(g.Init.Size, 1)})
			}
		}
	}
	if len(p.vars) < 2 {
		return false
	}
	p.count(m, uses)
	if len(p.pairs) == 0 {
		return false
	}
	near, far := p.join(p.costs.Near), p.join(p.costs.Far)
	p.layout(near, far)
	return true
}

// A planner is the state of Module.
type planner struct {
	t     *target.Target
	costs *target.MergeCosts
	index map[*ir.Global]int32 // into vars; never iterated
	vars  []variable
	pairs []pair // by decreasing count
}

// A variable can be moved.
type variable struct {
	g     *ir.Global
	place string
	size  int64
	reach uint64 // where it has a section of its own: see reach
}

// A pair is two variables that functions use together, a < b.
type pair struct{ a, b, count int32 }

// movable reports whether g can be laid out with others.
func (p *planner) movable(g *ir.Global) bool {
	return g.Init != nil && !g.Declared && !g.ThreadLocal && !g.Used && g.Section == "" && g.Comdat == "" &&
		(g.IsLocal() || g.Linkage == ir.External && p.t.IsDirect(&g.SymInfo))
}

// count finds the pairs.
func (p *planner) count(m *ir.Module, uses Uses) {
	counts := make(map[[2]int32]int32)
	if p.vars[0].g.Apart {
		p.reach(m, uses)
	}
	var list []int32
	last := make([]int32, len(p.vars)) // by variable: one plus the last function that uses it
	for i, f := range uses.Funcs {
		if !Applies(f) {
			continue
		}
		list = list[:0]
		uses.Of(f, func(s ir.Symbol) {
			g, _ := s.(*ir.Global)
			if k, ok := p.index[g]; ok && last[k] != int32(i+1) {
				last[k] = int32(i + 1)
				list = append(list, k)
			}
		})
		slices.Sort(list)
		for at, a := range list {
			for _, b := range list[at+1 : min(at+1+pairWindow, len(list))] {
				if x, y := &p.vars[a], &p.vars[b]; x.place == y.place && x.reach == y.reach {
					key := [2]int32{a, b}
					if counts[key]++; counts[key] == 1 {
						p.pairs = append(p.pairs, pair{a: a, b: b})
					}
				}
			}
		}
	}
	for i := range p.pairs {
		p.pairs[i].count = counts[[2]int32{p.pairs[i].a, p.pairs[i].b}]
	}
	slices.SortFunc(p.pairs, func(x, y pair) int {
		return cmp.Or(cmp.Compare(y.count, x.count), cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b))
	})
}

// join returns the leaders, the first of each set, of the sets of variables joined by pairs whose members, the largest
// last, begin within most bytes.
func (p *planner) join(most int64) []int32 {
	lead := disjoint.Singletons[int32](nil, len(p.vars))
	size, largest := make([]int64, len(p.vars)), make([]int64, len(p.vars)) // by leader
	for i := range p.vars {
		size[i], largest[i] = p.vars[i].size, p.vars[i].size
	}
	for _, e := range p.pairs {
		x, y := disjoint.Find(lead, e.a), disjoint.Find(lead, e.b)
		n, l := size[x]+size[y], max(largest[x], largest[y])
		if x == y || n-l > most {
			continue
		}
		x, y = min(x, y), max(x, y)
		lead[y], size[x], largest[x] = x, n, l
	}
	for i := range lead {
		lead[i] = disjoint.Find(lead, int32(i))
	}
	return lead
}

// An entry is a variable in the order of clusters.
type entry struct {
	v         int32
	cluster   int32 // its first variable
	big       int
	far, near int32 // the leaders of its sets
	size      int64
}

// layout makes the clusters: of the variables of one section that are in any set, or, where variables have sections of
// their own, of each set. Small ones come first, those of one near set together, by size, so that most are near the start.
func (p *planner) layout(near, far []int32) {
	members := make([]int32, len(p.vars))
	for _, leader := range far {
		members[leader]++
	}
	first := make(map[string]int32) // by place
	var list []entry
	for i := range p.vars {
		v := &p.vars[i]
		if members[far[i]] < 2 {
			continue
		}
		e := entry{v: int32(i), cluster: far[i], far: far[i], near: near[i], size: v.size}
		if v.size > p.costs.Near {
			e.big = 1
		}
		if !v.g.Apart {
			if _, known := first[v.place]; !known {
				first[v.place] = int32(i)
			}
			e.cluster = first[v.place]
		}
		list = append(list, e)
	}
	slices.SortFunc(list, func(x, y entry) int {
		return cmp.Or(cmp.Compare(x.cluster, y.cluster), cmp.Compare(x.big, y.big), cmp.Compare(x.far, y.far), cmp.Compare(x.near, y.near),
			cmp.Compare(x.size, y.size), cmp.Compare(x.v, y.v))
	})
	var c *ir.Cluster
	end, n := int64(0), 0
	for i, e := range list {
		if i == 0 || e.cluster != list[i-1].cluster {
			c, end = &ir.Cluster{Index: n}, 0
			n++
		}
		g := p.vars[e.v].g
		end = c.Add(g, end, g.Init.Size, p.t.Layout.GlobalAlign(g))
	}
}
