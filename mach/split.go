package mach

import (
	"slices"

	"spillway/internal/scratch"
)

// SplitEdges gives every edge a program point where moves can be placed: after it, each edge is either the only one out
// of a block whose terminator reads no register, or the only one into its target. New blocks are appended, in order of
// (block, successor number). It recomputes Preds and takes f from stage Selected to Split. O(edges).
func SplitEdges(f *Func) { new(Workspace).SplitEdges(f) }

// SplitEdges is the function of that name, reusing the blocks that Recycle reclaims.
func (ws *Workspace) SplitEdges(f *Func) { ws.splits.edges(f, false) }

// SplitCrossed is SplitEdges except for edges without moves, which pass no argument to a closed block.
func (ws *Workspace) SplitCrossed(f *Func) { ws.splits.edges(f, true) }

// splitMemory is the storage of blocks on edges.
type splitMemory struct {
	blocks scratch.Arena[Block]
	instrs scratch.Arena[Instr]
	succs  scratch.Arena[Edge]
}

func (m *splitMemory) edges(f *Func, crossed bool) {
	m.blocks.Give() // memory not reclaimed belongs to another function
	m.instrs.Give()
	m.succs.Give()
	f.ComputePreds()
	n, split := len(f.Blocks), 0
	for _, b := range f.Blocks {
		for i := range b.Succs {
			if e := &b.Succs[i]; f.critical(b, e) && !(crossed && f.idle(e)) {
				split++
			}
		}
	}
	f.Stage = Split
	if split == 0 {
		return
	}
	blocks, instrs, edges := m.blocks.Take(split), m.instrs.Take(split), m.succs.Take(split)
	f.Blocks = slices.Grow(f.Blocks, split)
	for _, b := range f.Blocks[:n] {
		for i := range b.Succs {
			e := &b.Succs[i]
			if !f.critical(b, e) || crossed && f.idle(e) {
				continue
			}
			k := len(f.Blocks) - n
			instrs[k], edges[k] = f.Jump(), Edge{To: e.To, Args: e.Args, Prob: 1}
			blocks[k] = Block{
				ID:     BlockID(len(f.Blocks)),
				Instrs: instrs[k : k+1 : k+1],
				Succs:  edges[k : k+1 : k+1],
				Freq:   b.Freq * e.Prob,
				Loop:   min(b.Loop, f.Blocks[e.To].Loop),
			}
			f.Blocks = append(f.Blocks, &blocks[k])
			e.To, e.Args = blocks[k].ID, nil
		}
	}
	f.ComputePreds()
}

// critical reports whether moves cannot be placed on edge e of b.
func (f *Func) critical(b *Block, e *Edge) bool {
	plain := len(b.Succs) == 1 && len(b.Instrs[len(b.Instrs)-1].Regs) == 0
	return !plain && len(f.Blocks[e.To].Preds) > 1
}

// idle reports whether there is nothing to move on edge e.
func (f *Func) idle(e *Edge) bool { return len(e.Args) == 0 && f.Blocks[e.To].Closed }

// Jump returns an unconditional jump; its target is the block's only successor.
func (f *Func) Jump() Instr {
	return Instr{Tile: f.Target.Frame.Jump, Mem: NoMem}
}

// NoMem is the Mem of an instruction without an address.
var NoMem = Mem{Base: -1, Index: -1, Slot: -1}

// ComputePreds sets Preds of every block from Succs, one entry for each edge from a reachable block, in order of
// (block, successor number). O(blocks and edges).
func (f *Func) ComputePreds() {
	reached := f.Reachable()
	for _, b := range f.Blocks {
		b.Preds = b.Preds[:0]
	}
	for i, b := range f.Blocks {
		if !reached[i] {
			continue
		}
		for _, e := range b.Succs {
			to := f.Blocks[e.To]
			to.Preds = append(to.Preds, b.ID)
		}
	}
}

// Reachable returns by block whether it is reachable, from the entry or by its address. O(blocks and edges).
func (f *Func) Reachable() []bool {
	reached := make([]bool, len(f.Blocks))
	var few [64]BlockID
	work := few[:0]
	for _, b := range f.Blocks {
		if b.ID == 0 || b.AddressTaken {
			reached[b.ID] = true
			work = append(work, b.ID)
		}
	}
	for len(work) > 0 {
		b := f.Blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		for _, e := range b.Succs {
			if !reached[e.To] {
				reached[e.To] = true
				work = append(work, e.To)
			}
		}
	}
	return reached
}
