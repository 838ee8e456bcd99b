package ir

import (
	"spillway/cfg"
	"spillway/internal/scratch"
)

// A Graph is the control flow graph of a function by positions: block i is Func.Blocks[i]. It implements package cfg's
// graph interface.
type Graph struct {
	f     *Func
	index []int32 // by block id: position in f.Blocks
}

// Graph returns the current control flow graph of f. O(blocks).
func (f *Func) Graph() Graph {
	var g Graph
	g.Set(f)
	return g
}

// Set makes g the current control flow graph of f, reusing the memory of g; f may be nil. O(blocks).
func (g *Graph) Set(f *Func) {
	g.f = f
	if f == nil {
		return
	}
	g.index = scratch.Sized(g.index, f.nextBlock)
	for i, b := range f.Blocks {
		g.index[b.ID] = int32(i)
	}
}

// ReversePostorder returns the reachable blocks of f, the entry first and each before those that it dominates. O(size
// of the graph).
func (f *Func) ReversePostorder() []*Block {
	order := cfg.OrderOf(f.Graph())
	blocks := make([]*Block, order.Reachable)
	for i := range blocks {
		blocks[i] = f.Blocks[order.Blocks[i]]
	}
	return blocks
}

// An Ordering is memory for block orders, reused from function to function.
type Ordering struct {
	cfg    cfg.Workspace
	graph  Graph
	blocks []*Block
}

// ReversePostorder is Func.ReversePostorder in this memory: its result is valid until the next call.
func (o *Ordering) ReversePostorder(f *Func) []*Block {
	o.graph.Set(f)
	order := o.cfg.OrderOf(&o.graph)
	o.blocks = o.blocks[:0]
	for _, b := range order.Blocks[:order.Reachable] {
		o.blocks = append(o.blocks, f.Blocks[b])
	}
	return o.blocks
}

// RemoveUnreachable removes the unreachable blocks, and their arguments of phis. Those whose address is taken are moved
// to f.Removed. It returns the others like ReversePostorder.
func (o *Ordering) RemoveUnreachable(f *Func) []*Block {
	order := o.ReversePostorder(f)
	if len(order) == len(f.Blocks) {
		return order
	}
	live := make([]bool, f.NumBlocks())
	for _, b := range order {
		live[b.ID] = true
	}
	kept := f.Blocks[:0]
	for _, b := range f.Blocks {
		if live[b.ID] {
			kept = append(kept, b)
		} else {
			b.Succs, b.Func = nil, nil
			if b.AddressTaken {
				f.Removed = append(f.Removed, b)
			}
		}
	}
	clear(f.Blocks[len(kept):])
	f.Blocks = kept
	for _, b := range f.Blocks {
		b.KeepPreds(live)
	}
	return order
}

// NumBlocks returns the number of blocks.
func (g Graph) NumBlocks() int { return len(g.f.Blocks) }

// NumSuccs returns the number of successors of block b.
func (g Graph) NumSuccs(b int) int { return len(g.f.Blocks[b].Succs) }

// Succ returns the i-th successor of block b.
func (g Graph) Succ(b, i int) int { return int(g.index[g.f.Blocks[b].Succs[i].ID]) }

// Index returns the position of b.
func (g Graph) Index(b *Block) int32 { return g.index[b.ID] }
