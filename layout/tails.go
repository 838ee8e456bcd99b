package layout

import (
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// tails merges the ends of blocks with the same continuation: blocks that jump to the given block, or that branch to
// it and to the same other blocks.
func (m *merger) tails(to mach.BlockID) {
	f := m.f
	jumping, branching := m.jumping[:0], m.branching[:0]
	for _, id := range m.preds(to) {
		switch b := f.Blocks[id]; {
		case m.jumps(b):
			jumping = append(jumping, id)
		case f.Invoked(b) < 0: // an invoke must stay in its block
			branching = append(branching, keyed{hashSuccs(0, b), id})
		}
	}
	m.jumping, m.branching = jumping, branching
	m.merge(jumping, 1, 0)
	groups(branching, func(group []keyed) {
		first := f.Blocks[group[0].id]
		ids := make([]mach.BlockID, 0, len(group))
		for _, k := range group {
			if sameSuccs(first, f.Blocks[k.id]) {
				ids = append(ids, k.id)
			}
		}
		m.merge(ids, 0, 0)
	})
}

// jumps reports whether b ends with a jump.
func (m *merger) jumps(b *mach.Block) bool {
	return b.Instrs[len(b.Instrs)-1].Tile == m.f.Target.Frame.Jump
}

// merge merges ends of the given blocks, whose last skip instructions are jumps
// to the same target, and whose known instructions before these are equal.
func (m *merger) merge(blocks []mach.BlockID, skip, known int) {
	if len(blocks) < 2 {
		return
	}
	keys := make([]keyed, 0, len(blocks))
	for _, id := range blocks {
		if b := m.f.Blocks[id]; len(b.Instrs) > skip+known {
			keys = append(keys, keyed{hashInstr(0, &b.Instrs[len(b.Instrs)-1-skip-known]), id})
		}
	}
	last := func(id mach.BlockID) *mach.Instr {
		in := m.f.Blocks[id].Instrs
		return &in[len(in)-1-skip-known]
	}
	groups(keys, func(group []keyed) {
		ids := make([]mach.BlockID, 0, len(group))
		for _, k := range group {
			if mach.Same(last(group[0].id), last(k.id)) {
				ids = append(ids, k.id)
			}
		}
		if len(ids) < 2 {
			return
		}
		n := m.shared(ids, skip)
		if !m.worthwhile(ids, n, skip) {
			m.merge(ids, skip, n)
			return
		}
		m.share(ids, n, skip)
		m.merge(ids, 1, 0)
	})
}

// shared returns the length of the common suffix of blocks, without the last skip instructions; a block is never
// emptied of its jump.
func (m *merger) shared(ids []mach.BlockID, skip int) int {
	first := m.f.Blocks[ids[0]]
	for n := 0; ; n++ {
		at := len(first.Instrs) - 1 - skip - n
		if at < 0 {
			return n
		}
		for _, id := range ids[1:] {
			b := m.f.Blocks[id]
			if k := len(b.Instrs) - 1 - skip - n; k < 0 || !mach.Same(&b.Instrs[k], &first.Instrs[at]) {
				return n
			}
		}
	}
}

// worthwhile reports whether sharing the last n instructions pays: under a metric without bytes if there are at least
// minTail, otherwise if the bytes saved outweigh the additional jumps. The blocks jumped before, or left the function,
// whose epilogue is then shared, too, and all but the most frequent one may have to jump now. A jump that the shared
// tail needs where one of the blocks fell through is not counted: as often the tail falls through.
func (m *merger) worthwhile(ids []mach.BlockID, n, skip int) bool {
	b, jumps := m.f.Blocks[ids[0]], m.f.Jump()
	ends := len(b.Succs) == 0 && !m.returns(b)
	if m.metric.Byte == 0 && !ends && m.freq(ids) > rareFreq {
		return n >= minTail
	}
	jump := m.f.Bytes(&jumps)
	bytes := 0
	for _, in := range b.Instrs[len(b.Instrs)-skip-n:] {
		bytes += m.f.Bytes(&in)
	}
	switch {
	case ends:
		return !m.splitsPushes(ids, n) && (len(ids)-1)*bytes > max(m.longer(ids, n)-1, 0)*jump
	case len(b.Succs) == 0: // a ret: the blocks jump now, and share the epilogue
		bytes += m.epilogueBytes() - jump
	case skip == 0 && len(b.Succs) > 2: // no jump was needed before
		bytes -= jump
	}
	saved := float64((len(ids) - 1) * bytes)
	if m.metric.Byte == 0 {
		return saved > 0
	}
	return m.metric.Byte*saved > m.metric.Move*m.rest(ids)
}

// rest returns how often the given blocks are executed, except for the most frequent.
func (m *merger) rest(ids []mach.BlockID) float64 {
	sum, most := 0.0, 0.0
	for _, id := range ids {
		freq := m.f.Blocks[id].Freq
		sum, most = sum+freq, max(most, freq)
	}
	return sum - most
}

// splitsPushes reports whether sharing the last n instructions of the blocks, a call
// among them, leaves arguments that could be pushed in other blocks than the call.
func (m *merger) splitsPushes(ids []mach.BlockID, n int) bool {
	if m.f.Target.Frame.PushImm == target.NoTile {
		return false
	}
	for _, id := range ids {
		own := m.f.Blocks[id].Instrs
		own = own[:len(own)-n]
		for i := len(own) - 1; i >= 0 && m.f.Target.Tiles[own[i].Tile].Flags&target.TileCall == 0; i-- {
			if s := own[i].Mem.Slot; own[i].Mem.Used && s >= 0 && m.f.Slots[s].Kind == mach.OutgoingSlot {
				return true
			}
		}
	}
	return false
}

// freq returns how often the blocks run.
func (m *merger) freq(ids []mach.BlockID) (sum float64) {
	for _, id := range ids {
		sum += m.f.Blocks[id].Freq
	}
	return sum
}

// longer returns how many of the blocks have more than n instructions.
func (m *merger) longer(ids []mach.BlockID, n int) (count int) {
	for _, id := range ids {
		if len(m.f.Blocks[id].Instrs) > n {
			count++
		}
	}
	return count
}

// epilogueBytes estimates the length of an epilogue: pops of the saved registers,
// and one more where they leave the stack unaligned.
func (m *merger) epilogueBytes() (bytes int) {
	f := m.f
	for _, r := range f.CalleeSaved {
		bytes += m.popBytes(r)
	}
	abi := &f.Target.ABI
	if at := int64(len(f.CalleeSaved))*abi.ArgSlot + abi.ReturnAddr; f.HasCalls && at%abi.StackAlign != 0 {
		bytes += m.popBytes(target.AnyReg)
	}
	return bytes
}

// popBytes returns the length of a pop of r.
func (m *merger) popBytes(r regalloc.Reg) int {
	p := target.Unassigned()
	p.Regs[0] = r
	return m.f.Target.Bytes(m.f.Target.Frame.Pop, &p)
}

// share moves the last n instructions of the blocks, before the skip last ones,
// into a new block to which they jump.
func (m *merger) share(ids []mach.BlockID, n, skip int) {
	f := m.f
	first := f.Blocks[ids[0]]
	at := len(first.Instrs) - skip - n
	tail := &mach.Block{
		ID:     mach.BlockID(len(f.Blocks)),
		Instrs: append([]mach.Instr(nil), first.Instrs[at:]...),
		Succs:  first.Succs,
		Loop:   first.Loop,
	}
	for _, id := range ids[1:] {
		end := f.Blocks[id].Instrs
		m.unify(tail.Instrs[:n], end[len(end)-skip-n:])
	}
	f.Blocks = append(f.Blocks, tail)
	m.hashes = append(m.hashes, 0)
	for _, e := range tail.Succs {
		f.Blocks[e.To].Preds = append(f.Blocks[e.To].Preds, tail.ID)
	}
	for _, id := range ids {
		b := f.Blocks[id]
		tail.Freq += b.Freq
		tail.Loop = min(tail.Loop, b.Loop)
		b.Instrs = append(b.Instrs[:len(b.Instrs)-skip-n], f.Jump())
		b.Succs = []mach.Edge{{To: tail.ID, Prob: 1}}
		m.hashes[id] = 0
		if empty(f, b) && id != 0 {
			m.redirect(b, tail)
		} else {
			tail.Preds = append(tail.Preds, id)
		}
	}
	m.merged = true
	m.changed(tail.ID)
}
