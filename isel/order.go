package isel

import (
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
)

// waiters holds the instances that are emitted later than in the source. An instance that overwrites its only register
// operand waits until the operand's other readers are emitted, which saves a copy, unless its own result is needed
// first; of several, the one that feeds the operand, a phi, waits longest. This extends no live range.
type waiters struct {
	waiting []bool   // by node: its instance waits
	first   []NodeID // by node: the instance that waits for its readers, and
	next    []NodeID // the one after that
	number  []int32  // number of instances that wait for its readers
	all     []NodeID // instances that have waited, in order
	left    int      // number that still wait
	aliasOf []NodeID // by node without code: whose register it shares, or NoNode
}

func (w *waiters) reset(n int) {
	w.waiting, w.first, w.next = scratch.Sized(w.waiting, n), scratch.Sized(w.first, n), scratch.Sized(w.next, n)
	w.number, w.aliasOf = scratch.Sized(w.number, n), scratch.Sized(w.aliasOf, n)
	clear(w.waiting)
	clear(w.number)
	for i := range n {
		w.first[i], w.aliasOf[i] = NoNode, NoNode
	}
	w.all, w.left = w.all[:0], 0
}

// place emits instance c, or delays it. Its operands are emitted before it; after it, the instances that waited only
// for it.
func (e *Engine) place(c InstID) {
	reads := e.match.Boundary(c)
	if e.left > 0 {
		for _, b := range reads {
			e.release(b)
		}
	}
	if t := e.overwritten(c); t != NoNode {
		root := e.match.Inst(c).Root
		e.waiting[root] = true
		e.left++
		e.next[root], e.first[t] = e.first[t], root
		e.number[t]++
		e.all = append(e.all, root)
		return
	}
	e.emit(c)
	if e.left == 0 {
		return
	}
	for _, b := range reads {
		for ; b != NoNode; b = e.aliasOf[b] {
			for e.number[b] > 0 && e.reads[b] <= e.number[b] {
				e.release(e.first[b])
			}
		}
	}
}

// release emits the instance of n if it waits.
func (e *Engine) release(n NodeID) {
	if !e.waiting[n] {
		return
	}
	e.waiting[n] = false
	e.left--
	c := e.cover.Choice[n]
	t := e.tied(c)
	e.number[t]--
	for at := &e.first[t]; ; at = &e.next[*at] {
		if *at == n {
			*at = e.next[n]
			break
		}
	}
	e.emit(c)
}

// releaseAll emits everything that waits.
func (e *Engine) releaseAll() {
	for _, n := range e.all {
		e.release(n)
	}
}

// tied returns the node whose register c's result overwrites.
func (e *Engine) tied(c InstID) NodeID {
	tile := &e.target.Tiles[e.match.Inst(c).Tile]
	return e.match.Uses(c)[tile.Operands[0].Tied-tile.NumDefs]
}

// overwritten returns the node that c should wait for, or NoNode: the only register that c reads, if c overwrites it
// and others still read it.
func (e *Engine) overwritten(c InstID) NodeID {
	in := e.match.Inst(c)
	if in.Tile < 0 || in.folds || e.dag.IsMemory(in.Root) {
		return NoNode
	}
	tile := &e.target.Tiles[in.Tile]
	if tile.NumDefs != 1 || tile.NumUses != 1 || tile.Operands[0].Tied < 0 || in.Addr != NoAddr ||
		tile.Operands[0].Fixed != regalloc.NoReg || tile.Operands[1].Fixed != regalloc.NoReg || len(tile.Patterns) > 1 {
		return NoNode
	}
	t := e.tied(c)
	if e.dag.Floating(t) {
		return NoNode
	}
	if e.reads[t] <= e.number[t]+1 {
		if e.number[t] > 0 && e.returns(in.Root, t) {
			for e.first[t] != NoNode {
				e.release(e.first[t])
			}
		}
		return NoNode
	}
	return t
}

// returns reports whether t is a phi of a successor that root feeds.
func (e *Engine) returns(root, t NodeID) bool {
	phi := e.dag.Value(t)
	if phi == nil || phi.Op != ir.OpPhi {
		return false
	}
	b := e.dag.block
	for i, s := range b.Succs {
		if s == phi.Block && phi.Args[e.edgePred[int(e.flow.SuccStart[e.graph.Index(b)])+i]] == e.dag.Value(root) {
			return true
		}
	}
	return false
}

// countReads counts the instances that read each node.
func (e *Engine) countReads() {
	e.reads = scratch.Sized(e.reads, e.dag.Len())
	clear(e.reads)
	for _, c := range e.cover.Choice {
		if c != NoInst {
			for _, b := range e.match.Boundary(c) {
				e.reads[b]++
			}
		}
	}
}

// read removes instance c from the readers of its operands, and of the nodes whose registers they share.
func (e *Engine) read(c InstID) {
	for _, b := range e.match.Boundary(c) {
		for ; b != NoNode; b = e.aliasOf[b] {
			e.reads[b]--
		}
	}
}

// share records that root shares the register of n.
func (e *Engine) share(root, n NodeID) {
	e.aliasOf[root] = n
	for ; n != NoNode; n = e.aliasOf[n] {
		e.reads[n] += e.reads[root]
	}
}
