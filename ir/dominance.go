package ir

// dominance checks that the arguments of val, number i of its block, dominate it. Unreachable blocks may use anything.
func (v *Verifier) dominance(val *Value, i int) {
	b := val.Block
	for k, a := range val.Args {
		if a.Block == nil {
			continue
		}
		if val.Op == OpPhi {
			if p := b.Preds[k]; v.reachable(p) && (!v.dominates(a.Block, p) || !v.comesBack(a, val, p)) {
				v.fail("phi uses a value that does not dominate its predecessor, define it earlier")
			}
		} else if a.Block == b && int(v.at[a.ID])-1 >= i || a.Block != b && !v.dominates(a.Block, b) {
			v.fail("argument %d (%s) does not dominate its use, define it on every path to it", k, describe(a))
		} else if !v.comesBack(a, val, b) {
			v.fail("argument %d (%s) is the result of a call that may have unwound, use it where the call has returned", k, describe(a))
		}
	}
}

// behind reports whether the arguments of val, at i of its block, trivially dominate it: they are in the same block, or
// in the entry, which does not end in a call and reaches all others; those of a phi may be in the corresponding
// predecessors.
func (v *Verifier) behind(val *Value, i int) bool {
	for k, a := range val.Args {
		switch {
		case a.Block == nil:
		case val.Op == OpPhi:
			if p := val.Block.Preds[k]; a.Block != v.entry && (a.Block != p || p.Invoked() != nil) {
				return false
			}
		case a.Block == val.Block:
			if int(v.at[a.ID])-1 >= i {
				return false
			}
		case a.Block != v.entry:
			return false
		}
	}
	return true
}

// analyze computes the block order and the dominator tree.
func (v *Verifier) analyze() {
	v.graph.Set(v.f)
	flow := v.cfg.NewFlow(&v.graph)
	v.order = v.cfg.ReversePostorder(flow)
	v.dom = v.cfg.Dominators(flow, v.order)
}

// reachable reports whether b is reachable.
func (v *Verifier) reachable(b *Block) bool {
	if v.order == nil {
		v.analyze()
	}
	return v.order.IsReachable(v.graph.Index(b))
}

// dominates reports whether a dominates b.
func (v *Verifier) dominates(a, b *Block) bool {
	return v.dom.Dominates(v.graph.Index(a), v.graph.Index(b))
}

// describe formats a value for a message.
func describe(v *Value) string {
	if v.Name != "" {
		return "%" + quoteName(v.Name)
	}
	return v.OpName()
}
