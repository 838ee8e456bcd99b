package ir

// dominance checks that the arguments of val, number i of its block, are computed
// on every way from the entry. Unreachable blocks may use anything.
func (v *Verifier) dominance(val *Value, i int) {
	b := val.Block
	for k, a := range val.Args {
		if a.Block == nil {
			continue
		}
		if val.Op == OpPhi {
			if p := b.Preds[k]; v.reachable(p) && (!v.dominates(a.Block, p) || !v.comesBack(a, val, p)) {
				v.fail("phi uses a value that is not computed on the way from its predecessor, define it earlier")
			}
		} else if a.Block == b && int(v.at[a.ID])-1 >= i || a.Block != b && !v.dominates(a.Block, b) {
			v.fail("argument %d (%s) does not dominate its use, define it on every way here", k, describe(a))
		} else if !v.comesBack(a, val, b) {
			v.fail("argument %d (%s) is the result of a call that an exception may have left, use it where the call has come back", k, describe(a))
		}
	}
}

// behind reports whether val, at i of its block, plainly is after its arguments: they are in
// the same block, or in the entry, which no call ends and from which control comes to all others; those of
// a phi may be in the blocks from which they come.
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

// analyze finds the order of the blocks and which dominate which.
func (v *Verifier) analyze() {
	v.graph.Set(v.f)
	flow := v.cfg.NewFlow(&v.graph)
	v.order = v.cfg.ReversePostorder(flow)
	v.dom = v.cfg.Dominators(flow, v.order)
}

// reachable reports whether control arrives at b.
func (v *Verifier) reachable(b *Block) bool {
	if v.order == nil {
		v.analyze()
	}
	return v.order.IsReachable(v.graph.Index(b))
}

// dominates reports whether every way from the entry to b goes through a.
func (v *Verifier) dominates(a, b *Block) bool {
	return v.dom.Dominates(v.graph.Index(a), v.graph.Index(b))
}

// describe names a value for a message.
func describe(v *Value) string {
	if v.Name != "" {
		return "%" + quoteName(v.Name)
	}
	return v.OpName()
}
