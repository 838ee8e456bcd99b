package layout

import (
	"cmp"
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Merge makes one block of equal blocks, and one tail of equal ends of blocks:
// where bytes count wherever they weigh more than the jumps that sharing adds, with
// speed where at least minTail instructions are shared, or in blocks that run seldom
// or from where the function never returns. f is at stage Allocated.
//
// Equal blocks are found by hash, round by round, since merging makes their
// predecessors equal. Ends are merged from the back: blocks that go on alike
// are grouped by their last instruction; what a whole group shares becomes a
// block of its own, and so on for the blocks that now go on there; if it does not
// pay, they are grouped by the instruction before. O(n log n) for n instructions
// per round.
func Merge(f *mach.Func, metric regalloc.Metric) {
	m := &merger{f: f, metric: metric}
	for range maxMergeRounds {
		if !m.equalBlocks() {
			break
		}
	}
	m.tails()
	f.ComputePreds()
}

const (
	maxMergeRounds = 8
	minTail        = 4
	seldom         = 0.25 // runs for each run of the function
)

// merger is the working state of Merge.
type merger struct {
	f      *mach.Func
	metric regalloc.Metric
}

// sameInstr reports whether two instructions do the same.
func sameInstr(a, b *mach.Instr) bool {
	if a.Tile != b.Tile || a.Pred != b.Pred || a.Imm != b.Imm || a.Sym != b.Sym || a.Block != b.Block ||
		a.Mem != b.Mem || a.NumRets != b.NumRets || len(a.Regs) != len(b.Regs) || a.InlineAsm() != b.InlineAsm() {
		return false
	}
	for i := range a.Regs {
		if a.Regs[i].Reg != b.Regs[i].Reg {
			return false
		}
	}
	return true
}

// hashInstr returns a hash of what sameInstr compares.
func hashInstr(h uint64, in *mach.Instr) uint64 {
	mix := func(x uint64) { h = (h ^ x) * 0x9E3779B97F4A7C15; h ^= h >> 29 }
	mix(uint64(in.Tile)<<32 | uint64(in.Pred)<<8 | uint64(len(in.Regs)))
	mix(uint64(in.Imm))
	for _, r := range in.Regs {
		mix(uint64(r.Reg) + 7)
	}
	mix(uint64(uint32(in.Mem.Slot))<<32 | uint64(uint32(in.Mem.Off)))
	return h
}

// keyed is a block with a hash.
type keyed struct {
	hash uint64
	id   mach.BlockID
}

// groups sorts blocks by hash, then id, and calls f with each run of equal hashes
// of at least two.
func groups(keys []keyed, f func([]keyed)) {
	slices.SortFunc(keys, func(a, b keyed) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.id, b.id)) })
	for lo := 0; lo < len(keys); {
		hi := lo
		for hi < len(keys) && keys[hi].hash == keys[lo].hash {
			hi++
		}
		if hi-lo > 1 {
			f(keys[lo:hi])
		}
		lo = hi
	}
}

// equalBlocks leads all edges to one of each set of equal blocks, and reports
// whether there were any.
func (m *merger) equalBlocks() (changed bool) {
	f := m.f
	into := make([]mach.BlockID, len(f.Blocks))
	keys := make([]keyed, 0, len(f.Blocks))
	for i, b := range f.Blocks {
		into[i] = mach.BlockID(i)
		if b.AddressTaken || i == 0 || len(b.Preds) == 0 {
			continue
		}
		h := uint64(len(b.Succs))
		for k := range b.Instrs {
			h = hashInstr(h, &b.Instrs[k])
		}
		for _, e := range b.Succs {
			h = (h ^ uint64(e.To)) * 0x9E3779B97F4A7C15
		}
		keys = append(keys, keyed{h, b.ID})
	}
	groups(keys, func(group []keyed) {
		for i := range group {
			for j := range i {
				if a, b := group[j].id, group[i].id; into[a] == a && sameBlock(f.Blocks[a], f.Blocks[b]) {
					into[b] = a
					f.Blocks[a].Freq += f.Blocks[b].Freq
					changed = true
					break
				}
			}
			if i > 16 { // equal hashes of different blocks are rare; this bounds the time all the same
				break
			}
		}
	})
	if !changed {
		return false
	}
	for _, b := range f.Blocks {
		for i := range b.Succs {
			b.Succs[i].To = into[b.Succs[i].To]
		}
	}
	f.ComputePreds()
	return true
}

func sameBlock(a, b *mach.Block) bool {
	if len(a.Instrs) != len(b.Instrs) || len(a.Succs) != len(b.Succs) {
		return false
	}
	for i := range a.Succs {
		if a.Succs[i].To != b.Succs[i].To {
			return false
		}
	}
	for i := range a.Instrs {
		if !sameInstr(&a.Instrs[i], &b.Instrs[i]) {
			return false
		}
	}
	return true
}

// tails merges the ends of blocks that go on alike: that jump to the same
// block, or that leave the function in the same way, or that end for good.
func (m *merger) tails() {
	f := m.f
	n := len(f.Blocks)
	reachable := func(b *mach.Block) bool { return b.ID == 0 || len(b.Preds) > 0 || b.AddressTaken }
	f.ComputePreds()
	var leaving, ending []mach.BlockID
	jumping := make([][]mach.BlockID, n)
	for _, b := range f.Blocks {
		last := &b.Instrs[len(b.Instrs)-1]
		switch {
		case !reachable(b):
		case last.Tile == f.Target.Frame.Jump:
			to := b.Succs[0].To
			jumping[to] = append(jumping[to], b.ID)
		case f.Target.Tiles[last.Tile].Flags&target.TileRet != 0:
			leaving = append(leaving, b.ID)
		case len(b.Succs) == 0:
			ending = append(ending, b.ID)
		}
	}
	m.merge(leaving, 0, 0)
	m.merge(ending, 0, 0)
	for _, blocks := range jumping {
		m.merge(blocks, 1, 0)
	}
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
	groups(keys, func(group []keyed) {
		ids := make([]mach.BlockID, 0, len(group))
		first := m.f.Blocks[group[0].id]
		for _, k := range group {
			if b := m.f.Blocks[k.id]; sameInstr(&first.Instrs[len(first.Instrs)-1-skip-known], &b.Instrs[len(b.Instrs)-1-skip-known]) {
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

// shared returns how many instructions the ends of blocks have in common, apart
// from the last skip ones; a block is never emptied of its jump.
func (m *merger) shared(ids []mach.BlockID, skip int) int {
	first := m.f.Blocks[ids[0]]
	for n := 0; ; n++ {
		at := len(first.Instrs) - 1 - skip - n
		if at < 0 {
			return n
		}
		for _, id := range ids[1:] {
			b := m.f.Blocks[id]
			if k := len(b.Instrs) - 1 - skip - n; k < 0 || !sameInstr(&b.Instrs[k], &first.Instrs[at]) {
				return n
			}
		}
	}
}

// worthwhile reports whether sharing the last n instructions pays: under a metric
// without bytes if there are minTail of them, else if the bytes saved weigh more than
// the jumps executed in addition. The blocks jumped before, or left the function, whose
// epilogue is shared then, too, and all but the one that is executed most often may have
// to jump now; one more jump may be needed from the shared tail.
func (m *merger) worthwhile(ids []mach.BlockID, n, skip int) bool {
	b, jumps := m.f.Blocks[ids[0]], m.f.Jump()
	ends := len(b.Succs) == 0 && m.f.Target.Tiles[b.Instrs[len(b.Instrs)-1].Tile].Flags&target.TileRet == 0
	if m.metric.Byte == 0 && !ends && m.freq(ids) > seldom {
		return n >= minTail
	}
	jump := m.f.Bytes(&jumps)
	bytes := 0
	for _, in := range b.Instrs[len(b.Instrs)-skip-n:] {
		bytes += m.f.Bytes(&in)
	}
	if ends {
		return !m.splitsPushes(ids, n) && (len(ids)-1)*bytes > max(m.longer(ids, n)-1, 0)*jump
	}
	if skip == 0 { // a ret: the blocks jump now, and share the epilogue
		bytes += m.epilogueBytes() - jump
		jump = 0
	}
	saved := float64((len(ids)-1)*bytes - jump)
	if m.metric.Byte == 0 {
		return saved > 0
	}
	return m.metric.Byte*saved > m.metric.Move*m.rest(ids)
}

// rest returns how often the given blocks are executed, but for the most frequent.
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
	p := target.Unplaced()
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
	f.Blocks = append(f.Blocks, tail)
	for _, id := range ids {
		b := f.Blocks[id]
		tail.Freq += b.Freq
		tail.Loop = min(tail.Loop, b.Loop)
		b.Instrs = append(b.Instrs[:len(b.Instrs)-skip-n], f.Jump())
		b.Succs = []mach.Edge{{To: tail.ID, Prob: 1}}
	}
}
