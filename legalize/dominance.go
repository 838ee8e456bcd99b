package legalize

import (
	"slices"

	"spillway/cfg"
	"spillway/ir"
)

// repairDominance restores SSA form in the raw function f after control-flow changes created paths to uses that bypass
// definitions: phis carry each such value to its uses, undefined on those paths. Phis are placed by searching backwards
// from the uses [Braun13 §2], and trivial ones are removed. Requires: all blocks are reachable.
//
// O(size of f) plus, for each value that needs it, the blocks between its definition and its uses.
func repairDominance(f *ir.Func) {
	g := f.Graph()
	flow := cfg.NewFlow(g)
	dom := cfg.Dominators(flow, cfg.ReversePostorder(flow))
	broken := make(map[*ir.Value][]ssaUse)
	var order []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				at := b
				if v.Op == ir.OpPhi {
					at = b.Preds[i]
				}
				if a.Op.IsLeaf() || dom.Dominates(g.Index(a.Block), g.Index(at)) {
					continue
				}
				if broken[a] == nil {
					order = append(order, a)
				}
				broken[a] = append(broken[a], ssaUse{v, i, at})
			}
		}
	}
	for _, v := range order {
		(&ssaRepair{f: f, v: v, atEnd: make(map[*ir.Block]*ir.Value), same: make(map[*ir.Value]*ir.Value)}).run(broken[v])
	}
}

// ssaUse is argument number arg of user, reached through block at.
type ssaUse struct {
	user *ir.Value
	arg  int
	at   *ir.Block
}

// ssaRepair inserts phis for the uses of one value.
type ssaRepair struct {
	f     *ir.Func
	v     *ir.Value
	atEnd map[*ir.Block]*ir.Value // v's reaching value at the end of a block, or within it if the block does not define v
	phis  []*ir.Value
	same  map[*ir.Value]*ir.Value // replacement of a trivial phi
}

func (r *ssaRepair) run(uses []ssaUse) {
	found := make([]*ir.Value, len(uses))
	for i, u := range uses {
		found[i] = r.find(u.at)
	}
	r.dropTrivial()
	for i, u := range uses {
		u.user.Args[u.arg] = r.resolve(found[i])
	}
	for _, phi := range r.phis {
		if r.same[phi] != nil {
			continue
		}
		for i, a := range phi.Args {
			phi.Args[i] = r.resolve(a)
		}
		phi.Block.Values = slices.Insert(phi.Block.Values, len(phi.Block.Phis()), phi)
	}
}

// find returns the reaching value of v at the end of b.
func (r *ssaRepair) find(b *ir.Block) *ir.Value {
	if b == r.v.Block {
		return r.v
	}
	if x := r.atEnd[b]; x != nil {
		return x
	}
	var x *ir.Value
	switch len(b.Preds) {
	case 0:
		x = r.f.Undef(r.v.Type)
	case 1:
		x = r.find(b.Preds[0])
	default:
		x = r.f.NewValue(ir.OpPhi, r.v.Type, make([]*ir.Value, len(b.Preds))...)
		x.Block, x.Line, x.Col = b, r.v.Line, r.v.Col
		r.phis = append(r.phis, x)
		r.atEnd[b] = x
		for i, p := range b.Preds {
			x.Args[i] = r.find(p)
		}
	}
	r.atEnd[b] = x
	return x
}

// dropTrivial finds the phis whose arguments, other than themselves, are all one value.
func (r *ssaRepair) dropTrivial() {
	for again := true; again; {
		again = false
		for _, phi := range r.phis {
			if r.same[phi] != nil {
				continue
			}
			if one := r.onlyArg(phi); one != nil {
				r.same[phi] = one
				again = true
			}
		}
	}
}

func (r *ssaRepair) onlyArg(phi *ir.Value) (one *ir.Value) {
	for _, a := range phi.Args {
		a = r.resolve(a)
		switch {
		case a == phi || a == one:
		case one != nil:
			return nil
		default:
			one = a
		}
	}
	return one
}

// resolve returns x or its replacement.
func (r *ssaRepair) resolve(x *ir.Value) *ir.Value {
	for r.same[x] != nil {
		x = r.same[x]
	}
	return x
}
