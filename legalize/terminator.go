package legalize

import (
	"slices"

	"spillway/ir"
)

// terminator ends the current block with the raw block's terminator. Its successors are raw blocks, which keep their
// identity.
func (l *lowering) terminator(v *ir.Value, succs []*ir.Block, probs []float64) {
	switch v.Op {
	case ir.OpRet:
		l.conv.lowerRet(v)
	case ir.OpBr, ir.OpInvoke: // after an instruction that already ended the block
		l.branch(succs[0])
	case ir.OpCondBr:
		p := -1.0
		if len(probs) == 2 {
			p = probs[0]
		}
		l.branchIf(l.one(v.Args[0]), succs[0], succs[1], p)
	case ir.OpSwitch:
		l.lowerSwitch(v, succs, probs)
	case ir.OpIndirectBr:
		l.emit(ir.OpIndirectBr, ir.Void, l.one(v.Args[0]))
		l.cur.Succs = succs
	case ir.OpResume:
		l.exc.resume(v)
	case ir.OpUnreachable:
		l.emit(ir.OpUnreachable, ir.Void)
	default:
		l.fail(v, "report this as a bug", "%s is not supported", v.Op)
	}
}

// finish inserts the new blocks after those they come from, and updates the predecessors and phi arguments of raw
// blocks.
func (l *builder) finish() {
	old := l.f.Blocks[:len(l.f.Blocks)-(len(l.origin)-l.numOld)]
	blocks := l.f.Blocks
	if len(old) < len(blocks) {
		blocks = make([]*ir.Block, 0, len(l.f.Blocks))
		for _, b := range old {
			blocks = append(blocks, b)
			r := l.made[b.ID]
			blocks = append(blocks, l.f.Blocks[r[0]:r[1]]...)
		}
		l.f.Blocks = blocks
	}
	counts := make([]int32, l.f.NumBlocks()) // by block: number of predecessors; -1: already set
	for _, b := range blocks {
		if b.ID >= l.numOld && len(b.Preds) > 0 {
			counts[b.ID] = -1
		}
	}
	total := 0
	for _, b := range blocks {
		for _, s := range b.Succs {
			if counts[s.ID] >= 0 {
				counts[s.ID]++
				total++
			}
		}
	}
	room := make([]*ir.Block, total)
	for _, b := range blocks {
		if n := counts[b.ID]; n >= 0 {
			b.Preds, room = room[:0:n], room[n:]
		}
	}
	for _, b := range blocks {
		for _, s := range b.Succs {
			if counts[s.ID] >= 0 {
				s.Preds = append(s.Preds, b)
			}
		}
	}
	l.orderPhis()
	for _, b := range blocks[1:] {
		if len(b.Preds) == 0 { // the unreachable default of a switch
			new(ir.Ordering).RemoveUnreachable(l.f)
			return
		}
	}
}

// orderPhis gives the phis of raw blocks one argument per new predecessor, taken from its raw block.
func (l *builder) orderPhis() {
	index := make([]int32, l.numOld) // by raw block: its index among the raw predecessors
	for id, phis := range l.phis {
		phis = slices.DeleteFunc(phis, func(p *ir.Value) bool { return p.Op != ir.OpPhi })
		if len(phis) == 0 {
			continue
		}
		raw := l.preds[id]
		for i, p := range raw {
			index[p.ID] = int32(i)
		}
		b := phis[0].Block
		if l.samePreds(raw, b.Preds) {
			continue
		}
		for _, v := range phis {
			args := make([]*ir.Value, len(b.Preds))
			for i, p := range b.Preds {
				args[i] = v.Args[index[l.origin[p.ID].ID]]
			}
			v.Args = args
		}
	}
}

// samePreds reports whether the predecessors are unchanged.
func (l *builder) samePreds(raw, now []*ir.Block) bool {
	if len(raw) != len(now) {
		return false
	}
	for i, p := range raw {
		if l.origin[now[i].ID] != p {
			return false
		}
	}
	return true
}
