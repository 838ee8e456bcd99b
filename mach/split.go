package mach

// SplitEdges gives every edge a program point where moves can stand: after it, each
// edge either is the only one out of a block whose terminator reads no
// register, or the only one into its target. New blocks are appended, in order
// of (block, successor number). It recomputes Preds and brings f from stage
// Selected to Split. O(edges).
func SplitEdges(f *Func) {
	f.ComputePreds()
	n := len(f.Blocks)
	for _, b := range f.Blocks[:n] {
		plain := len(b.Succs) == 1 && len(b.Instrs[len(b.Instrs)-1].Regs) == 0
		for i := range b.Succs {
			e := &b.Succs[i]
			if plain || len(f.Blocks[e.To].Preds) == 1 {
				continue
			}
			to := f.Blocks[e.To]
			mid := &Block{
				ID:     BlockID(len(f.Blocks)),
				Instrs: []Instr{f.Jump()},
				Succs:  []Edge{{To: e.To, Args: e.Args, Prob: 1}},
				Freq:   b.Freq * e.Prob,
				Loop:   min(b.Loop, to.Loop),
			}
			f.Blocks = append(f.Blocks, mid)
			e.To, e.Args = mid.ID, nil
		}
	}
	f.ComputePreds()
	f.Stage = Split
}

// Jump returns an unconditional jump; its target is the block's only successor.
func (f *Func) Jump() Instr {
	return Instr{Tile: f.Target.Frame.Jump, Mem: NoMem}
}

// NoMem is the Mem of an instruction without an address.
var NoMem = Mem{Base: -1, Index: -1, Slot: -1}

// ComputePreds sets Preds of every block from Succs, one entry for each edge,
// in order of (block, successor number).
func (f *Func) ComputePreds() {
	for _, b := range f.Blocks {
		b.Preds = b.Preds[:0]
	}
	for _, b := range f.Blocks {
		for _, e := range b.Succs {
			to := f.Blocks[e.To]
			to.Preds = append(to.Preds, b.ID)
		}
	}
}
