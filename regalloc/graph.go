package regalloc

import "slices"

// NumSuccs returns the number of edges out of b. With NumBlocks and Succ it implements the graph interface of package
// cfg.
func (p *Problem) NumSuccs(b int) int {
	r := p.Blocks[b].Succs
	return int(r[1] - r[0])
}

// Succ returns the target of the i-th edge out of b.
func (p *Problem) Succ(b, i int) int {
	return int(p.Edges[p.Blocks[b].Succs[0]+EdgeID(i)].To)
}

// MovableEdges reports for each edge whether moves may be placed on it: always if it
// may be given a block of its own; otherwise if its source has no other edge and
// reads and writes nothing from its last split point on, or if its target has no
// other edge into it.
func (p *Problem) MovableEdges() []bool { return p.AppendMovable(nil) }

// AppendMovable appends what MovableEdges returns to list.
func (p *Problem) AppendMovable(list []bool) []bool {
	first := len(list)
	var preds []int32 // by block; counted when it matters
	for i := range p.Edges {
		list = append(list, !p.Edges[i].NoSplit)
	}
	for i := range p.Edges {
		e := &p.Edges[i]
		if !e.NoSplit {
			continue
		}
		if preds == nil {
			preds = make([]int32, len(p.Blocks))
			for k := range p.Edges {
				preds[p.Edges[k].To]++
			}
		}
		list[first+i] = preds[e.To] == 1 && e.To != 0 || p.NumSuccs(int(e.From)) == 1 && p.QuietEnd(e.From)
	}
	return list
}

// QuietEnd reports whether moves before b's last split point are equivalent to moves at its very end.
func (p *Problem) QuietEnd(b BlockID) bool {
	for i := p.Blocks[b].LastSplit; i < p.Blocks[b].Instrs[1]; i++ {
		in := &p.Instrs[i]
		if in.Operands[0] != in.Operands[1] || !in.Clobbers.Empty() {
			return false
		}
	}
	return true
}

// AppendByInstr appends the blocks to order, sorted by their first instruction.
func (p *Problem) AppendByInstr(order []BlockID) []BlockID {
	n := len(order)
	for b := range p.Blocks {
		order = append(order, BlockID(b))
	}
	byInstr := func(a, b BlockID) int { return int(p.Blocks[a].Instrs[0]) - int(p.Blocks[b].Instrs[0]) }
	if !slices.IsSortedFunc(order[n:], byInstr) {
		slices.SortStableFunc(order[n:], byInstr)
	}
	return order
}
