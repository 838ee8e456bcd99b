package promote

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// sweep removes trivial phis and dead values.
func (p *promoter) sweep() {
	p.dropTrivial()
	needed, work := scratch.Zeroed(p.needed, p.f.NumValues()), p.work[:0]
	for _, b := range p.f.Blocks {
		for _, v := range b.Values {
			if hasEffect(v) {
				needed[v.ID] = true
				work = append(work, v)
			}
			if m := v.StackMap(); m != nil {
				for _, l := range m.Locations {
					if l.Alloca != nil {
						needed[l.Alloca.ID] = true
						work = append(work, l.Alloca)
					}
				}
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for i, a := range v.Args {
			a = p.resolve(a)
			v.Args[i] = a
			if !needed[a.ID] {
				needed[a.ID] = true
				if len(a.Args) > 0 {
					work = append(work, a)
				}
			}
		}
	}
	for _, b := range p.f.Blocks {
		kept := b.Values[:0]
		for _, v := range b.Values {
			if needed[v.ID] {
				kept = append(kept, v)
			}
		}
		clear(b.Values[len(kept):])
		b.Values = kept
	}
	p.needed, p.work = needed, work
}

// hasEffect reports whether v must be kept even if it is unused.
func hasEffect(v *ir.Value) bool {
	switch v.Op {
	case ir.OpAlloca:
		return false
	case ir.OpLoad:
		return v.Volatile || v.Order > ir.Unordered
	}
	return v.Op.HasEffect() || v.Op.IsTerminator()
}

// dropTrivial replaces phis whose arguments, other than themselves, are a single value by that value, until there are
// none left.
func (p *promoter) dropTrivial() {
	p.repl = grownTo(p.repl, p.f.NumValues())
	for again := true; again; {
		again = false
		for _, i := range p.order.Blocks[:p.order.Reachable] {
			for _, v := range p.f.Blocks[i].Phis() {
				if p.repl[v.ID] != nil {
					continue
				}
				if x := p.onlyArgument(v); x != nil {
					p.repl[v.ID] = x
					again = true
				}
			}
		}
	}
}

// onlyArgument returns the only argument of phi v other than v itself, or nil.
func (p *promoter) onlyArgument(v *ir.Value) (x *ir.Value) {
	for i, a := range v.Args {
		a = p.resolve(a)
		v.Args[i] = a
		if a == v || a == x {
			continue
		}
		if x != nil {
			return nil
		}
		x = a
	}
	return x
}
