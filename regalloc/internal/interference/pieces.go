package interference

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// cuts is what is known of values that have a node for each block.
type cuts struct {
	whole   []bool  // by virtual register: it has one node all the same
	made    []int32 // by virtual register: the last block that it has a node for, plus one
	borders []border
	of      [][3]int32 // by block: borders from [0] to [1] are at its end, those to [2] at its start
}

// A border is a value that is live at the start or end of a block, with its node there.
type border struct {
	v regalloc.VReg
	n Node
}

// findWhole finds the values that cannot be moved on some edge that they are live on.
func (b *builder) findWhole() {
	c := &b.cuts
	c.whole = scratch.Zeroed(c.whole, len(b.p.VRegs))
	movable := b.p.MovableEdges()
	for e := range b.p.Edges {
		if !movable[e] {
			for _, v := range b.sets.LiveIn(b.p.Edges[e].To) {
				c.whole[v] = true
			}
		}
	}
	c.of = scratch.Zeroed(c.of, len(b.p.Blocks))
}

// cut makes nodes for the values that are live in x or that its instructions name.
func (b *builder) cut(x regalloc.BlockID) {
	c := &b.cuts
	if x == regalloc.BlockID(b.order[len(b.order)-1]) { // the first that is visited
		c.made, c.borders = scratch.Zeroed(c.made, len(b.p.VRegs)), c.borders[:0]
	}
	from := int32(len(c.borders))
	for _, v := range b.sets.LiveOut(x) {
		b.border(v, x)
	}
	mid := int32(len(c.borders))
	for _, v := range b.sets.LiveIn(x) {
		b.border(v, x)
	}
	c.of[x] = [3]int32{from, mid, int32(len(c.borders))}
	first, end := b.p.InstrRange(x)
	for i := first; i < end; i++ {
		r := b.p.Instrs[i].Operands
		for k := r[0]; k < r[1]; k++ {
			b.piece(b.p.Operands[k].VReg, x)
		}
	}
}

// piece makes a node for v in block x, if it is to have one, and reports whether it does.
func (b *builder) piece(v regalloc.VReg, x regalloc.BlockID) bool {
	if c := &b.cuts; b.spilled[v] || c.whole[v] || b.held[v] != regalloc.NoReg || b.unread[v] != regalloc.None {
		return false
	} else if c.made[v] != int32(x)+1 {
		c.made[v] = int32(x) + 1
		class := b.p.VRegs[v].Class
		b.value[v] = b.node(class, b.alloc[class], v, b.costs[v], regalloc.None)
	}
	return true
}

func (b *builder) border(v regalloc.VReg, x regalloc.BlockID) {
	if b.piece(v, x) {
		b.cuts.borders = append(b.cuts.borders, border{v, b.value[v]})
	}
}

// connections calls yield with the nodes that a value has on the two sides of an edge.
func (b *builder) connections(yield func(e regalloc.EdgeID, v regalloc.VReg, from, to Node)) {
	c := &b.cuts
	for e := range b.p.Edges {
		x := &b.p.Edges[e]
		out, in := c.of[x.From], c.of[x.To]
		for _, y := range c.borders[out[0]:out[1]] {
			b.value[y.v] = y.n
		}
		for _, y := range c.borders[in[1]:in[2]] {
			yield(regalloc.EdgeID(e), y.v, b.value[y.v], y.n)
		}
	}
}

// joinPieces notes that nodes of one value on the two sides of an edge had better be in
// one register.
func (b *builder) joinPieces() {
	b.connections(func(e regalloc.EdgeID, v regalloc.VReg, from, to Node) {
		c := &b.m.Classes[b.p.VRegs[v].Class]
		b.copyOf(from, to, regalloc.NoReg, b.metric.Copy(c, b.p.Edges[e].Freq))
	})
}

// movePieces moves values on edges between the registers of their nodes.
func (a *Allocator) movePieces() {
	a.connections(func(e regalloc.EdgeID, v regalloc.VReg, from, to Node) {
		if dst, src := a.nodes[to].reg, a.nodes[from].reg; dst != src {
			a.edges = append(a.edges, regalloc.EdgeMove{Edge: e, Move: regalloc.Move{VReg: v, Step: 1, Dst: regalloc.InRegister(dst), Src: regalloc.InRegister(src)}})
		}
	})
}
