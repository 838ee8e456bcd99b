package asm

import (
	"fmt"
	"math"
	"slices"

	"spillway/mach"
	"spillway/target"
)

// A Placer places literal pools. It is reused between functions.
type Placer struct {
	sizer
	items  []item
	refs   []litRef
	consts []constant
	known  map[mach.Literal]int32
	fused  mach.Instr

	base    Relaxer // without pools
	pend    []pending
	from    int32 // offset of the first reference to a pending entry
	limit   int32 // latest start of the pending pool
	size    int32 // size of the pending pool
	pools   []pool
	entries []int32 // constants of the entries of the pools
	free    site    // the last site after code that does not fall through
	cold    site    // the best of the other sites
}

// An item is code between two possible pool sites: instructions of a block.
type item struct {
	place, first int32 // layout index of the block, and number of the first instruction
	bytes        int32 // without jumps
	jumps, refs  int32 // index of the item's first jump and reference
	pad          int32 // maximum padding before it
	free         bool  // does not fall through
}

// A litRef is an instruction's reference to a literal pool entry.
type litRef struct {
	lit    int32 // index of the constant
	off    int32 // offset of its line in the item
	lo, hi int32 // allowed distance from there to the entry
	entry  int32 // index of the entry
}

// A constant is the contents of one or more entries.
type constant struct {
	mach.Literal
	entry int32 // the last entry that holds it, or -1
	at    int32 // offset of that entry
	pend  int32 // the pending entry, or -1
}

// A pending entry is not yet in a pool.
type pending struct {
	lit   int32 // constant
	first int32 // first reference
	off   int32 // offset in the pool
}

// A pool is a placed pool.
type pool struct {
	item  int32 // the item after it
	free  bool  // needs no jump around it
	end   int32 // end of its entries
	bytes int32 // size including alignment and jump
}

// A site is a possible place for a pool.
type site struct {
	ok       bool
	item, at int32
	freq     float64
}

// placings is the maximum number of placement rounds; if jumps still grow after these, all become long.
const placings = 4

// Literals places the literal pools of f, if it has any: after code that does not fall through or, where instructions
// could not reach that, elsewhere, with a jump around the pool. Jumps out of range become target.FrameTiles.JumpFar, or
// are routed through blocks that consist of one. f is at stage Framed, with its final code. It is an error if a far
// jump would clobber a link register that is not saved. O(instructions) per round, of which there are few.
func (x *Placer) Literals(f *mach.Func) error {
	if f.Target.Literals == nil {
		return nil
	}
	x.f, f.Literals = f, new(mach.Literals)
	defer func() { x.f = nil }()
	for {
		some := x.decide()
		switch {
		case len(x.tables) > 0 && x.insertTableJumps():
			continue
		case f.Target.Frame.JumpFar != 0 && x.insertFarJumps():
			if link := f.Target.ABI.Link; link != nil && !slices.Contains(f.CalleeSaved, *link) {
				return fmt.Errorf("a jump in @%s is out of range, and the link register, which a far jump clobbers, is not saved", f.Name)
			}
			continue
		case some:
			x.apply()
		}
		return nil
	}
}

// insertFarJumps replaces jumps out of range by far jumps, or routes them through one, and reports whether there are
// any.
func (x *Placer) insertFarJumps() (any bool) {
	f := x.f
	if len(x.refs) == 0 {
		x.Relax()
	}
	t := &f.Target.Frame
	near := &f.Target.Tiles[t.Jump].Lines(0)[0].Enc
	layout := make([]mach.BlockID, 0, len(f.Layout))
	next := 0
	for i, id := range f.Layout {
		b := f.Blocks[id]
		layout = append(layout, id)
		for end := x.jumpsEnd(i); next < end; next++ {
			j := &x.Jumps[next]
			last := &b.Instrs[len(b.Instrs)-1]
			if j.enc == nil || !j.Long || last.Tile == t.JumpFar || near.Reaches(int(x.start[j.To]-j.End)) {
				continue
			}
			if any = true; last.Tile == t.Jump {
				last.Tile = t.JumpFar
				continue
			}
			over := x.between(b, f.Blocks[j.To])
			over.Instrs[0].Tile = t.JumpFar
			layout = append(layout, over.ID)
		}
	}
	if any {
		f.Layout = layout
		f.ComputePreds()
	}
	return any
}

// decide chooses the places of the pools, and reports whether there are entries.
func (x *Placer) decide() bool {
	x.collect()
	if len(x.refs) == 0 {
		return false
	}
	b := &x.base
	b.Jumps, b.places = append(b.Jumps[:0], x.Jumps...), append(b.places[:0], x.places...)
	x.Relax()
	for n := 0; ; n++ {
		if n == placings {
			x.lengthenAll()
		}
		if x.place(); !x.lengthen() {
			return true
		}
	}
}

// collect divides the code into items.
func (x *Placer) collect() {
	f := x.f
	x.Reset(len(f.Blocks))
	x.pad = padMost
	x.items, x.refs, x.consts = x.items[:0], x.refs[:0], x.consts[:0]
	if x.known == nil {
		x.known = make(map[mach.Literal]int32)
	}
	clear(x.known)
	for i, id := range f.Layout {
		b := f.Blocks[id]
		invoked, args := f.Invoked(b), int64(0)
		called := 0 // instructions outlined into a routine
		x.block(i)
		for k := range b.Instrs {
			in := &b.Instrs[k]
			if n := in.Routine; n > 0 {
				called = f.Routines[n-1].Length
			}
			if called--; called >= 0 && in.Routine == 0 {
				continue
			}
			bound := k > 0 && (in.Origin == mach.FromFrame && b.Instrs[k-1].Origin == mach.FromFrame || in.Join == mach.JoinsPrevious || invoked >= 0 && k > invoked || args != 0)
			args += x.pushes(in)
			if !bound {
				x.items = append(x.items, item{place: int32(i), first: int32(k), jumps: int32(len(x.Jumps)), refs: int32(len(x.refs))})
			}
			it := &x.items[len(x.items)-1]
			if in.Routine == 0 {
				x.references(it, b, k)
			}
			p := &x.places[len(x.places)-1]
			jumps := len(x.Jumps)
			it.bytes -= p.tail
			if in.Routine > 0 {
				x.call(in.Routine)
			} else {
				x.instr(i, k)
			}
			for j := range x.Jumps[jumps:] {
				it.bytes += x.Jumps[jumps+j].Before
			}
			it.bytes += p.tail
			if k == 0 && b.Align > 1 {
				it.pad = int32(b.Align - 1)
			}
		}
		x.items[len(x.items)-1].free = !fallsThrough(f, i)
	}
	x.items = append(x.items, item{place: int32(len(f.Layout)), jumps: int32(len(x.Jumps)), refs: int32(len(x.refs))})
}

// pushes returns the size in bytes of the arguments that in pushes.
func (x *Placer) pushes(in *mach.Instr) int64 {
	t := x.f.Target
	switch {
	case in.Pops() > 0:
		return -in.Pops()
	case in.Origin == mach.FromFrame:
	case in.Tile == t.Frame.AdjustSP:
		return -in.Imm
	case t.Frame.Pushed(in.Tile) > 0 || t.Frame.PushesArgument(in.Tile):
		return t.ABI.ArgSlot
	}
	return 0
}

// fallsThrough reports whether control may fall through from block Layout[i].
func fallsThrough(f *mach.Func, i int) bool {
	b := f.Blocks[f.Layout[i]]
	switch Falls(f, i) {
	case 0, target.FallsSwapped:
		return false
	case 2:
		if f.Invoked(b) >= 0 { // the landing pad follows
			return false
		}
	}
	lines := f.Target.Tiles[b.Instrs[len(b.Instrs)-1].Tile].Lines(0)
	return len(lines) == 0 || lines[len(lines)-1].JumpsTo() >= 0
}

// references adds the entries referenced by instruction k of b to the item.
func (x *Placer) references(it *item, b *mach.Block, k int) {
	in := x.f.Emitted(b, k, &x.fused)
	if in == nil {
		return
	}
	tile := &x.f.Target.Tiles[in.Tile]
	uses := tile.Literals()
	if len(uses) == 0 {
		return
	}
	x.f.Assignment(&x.at, in)
	lines := tile.LinesAt(&x.at)
	line, off := int8(0), it.bytes
	for i := range uses {
		u := &uses[i]
		for ; line < u.Line; line++ {
			off += int32(x.f.Target.LineBytes(in.Tile, &lines[line], &x.at))
		}
		lit := in.Literal(u)
		if u.Label >= 0 {
			lit.Only = int32(len(x.refs)) + 1
		}
		n, ok := x.known[lit]
		if !ok {
			n = int32(len(x.consts))
			x.consts = append(x.consts, constant{Literal: lit})
			x.known[lit] = n
		}
		x.refs = append(x.refs, litRef{lit: n, off: off, lo: u.Lo, hi: u.Hi})
	}
}

// place places the pools, given the current jump lengths, as late as all their entries are in range.
func (x *Placer) place() {
	x.pools, x.entries = x.pools[:0], x.entries[:0]
	for i := range x.consts {
		x.consts[i].entry, x.consts[i].pend = -1, -1
	}
	x.begin()
	at := int32(0)
	n := len(x.items) - 1
	for i := 0; i < n; {
		it := &x.items[i]
		x.refer(i, at)
		end := at + x.length(i)
		if len(x.pend) > 0 && end+x.around(it.free) > x.limit && x.pend[0].first < it.refs {
			i, at = x.dump()
			continue
		}
		at = end
		i++
		x.note(i, at)
	}
	if len(x.pend) > 0 {
		x.free = site{ok: true, item: int32(n), at: at}
		x.dump()
	}
}

// begin starts a new pool.
func (x *Placer) begin() {
	x.pend, x.limit, x.size = x.pend[:0], math.MaxInt32, 0
	x.free, x.cold = site{}, site{}
}

// length returns the bytes of item i.
func (x *Placer) length(i int) int32 {
	n := x.items[i].bytes + x.items[i].pad
	for k := x.items[i].jumps; k < x.items[i+1].jumps; k++ {
		if j := &x.Jumps[k]; !j.align {
			n += j.Bytes
		}
	}
	return n
}

// around returns the maximum size of the padding and the jump before a pool.
func (x *Placer) around(free bool) int32 {
	n := int32(poolAlign(x.f.Target)) - 1
	if !free {
		n += int32(x.f.Target.Tiles[x.f.Target.Frame.Jump].Lines(0)[0].Enc.Bytes)
	}
	return n
}

// refer assigns entries to the references of item i, which starts at at.
func (x *Placer) refer(i int, at int32) {
	at += x.items[i].pad
	for k := x.items[i].refs; k < x.items[i+1].refs; k++ {
		r := &x.refs[k]
		c := &x.consts[r.lit]
		from := at + r.off
		if c.entry >= 0 && c.at >= from+r.lo {
			r.entry = c.entry
			continue
		}
		if c.pend < 0 {
			if len(x.pend) == 0 {
				x.from = from
			}
			c.pend = int32(len(x.pend))
			x.pend = append(x.pend, pending{lit: r.lit, first: k, off: x.size})
			x.size += int32(c.Bytes)
		}
		r.entry = int32(len(x.entries)) + c.pend
		x.limit = min(x.limit, from+r.hi-x.pend[c.pend].off)
	}
}

// note records that a pool may be placed before item i.
func (x *Placer) note(i int, at int32) {
	if len(x.pend) == 0 {
		return
	}
	if x.items[i-1].free {
		x.free = site{ok: true, item: int32(i), at: at}
		return
	}
	freq := x.f.Blocks[x.f.Layout[x.items[i-1].place]].Freq
	if i < len(x.items)-1 {
		freq = min(freq, x.f.Blocks[x.f.Layout[x.items[i].place]].Freq)
	}
	if early := x.limit-at > at-x.from; !x.cold.ok || early || freq <= x.cold.freq {
		x.cold = site{ok: true, item: int32(i), at: at, freq: freq}
	}
}

// dump places a pool with the pending entries, preferably after code that does not fall through, and returns where to
// continue: at the item after it, whose references are assigned again.
func (x *Placer) dump() (i int, at int32) {
	s := x.cold
	p := pool{free: x.free.ok}
	if p.free {
		s = x.free
	}
	p.item, p.bytes = s.item, x.around(p.free)
	at = s.at + p.bytes
	refs := x.items[s.item].refs
	for k := range x.pend {
		e := &x.pend[k]
		c := &x.consts[e.lit]
		c.pend = -1
		if e.first < refs {
			c.entry, c.at = int32(len(x.entries)), at+e.off
			x.entries = append(x.entries, e.lit)
			p.bytes += int32(c.Bytes)
		}
	}
	p.end = int32(len(x.entries))
	x.pools = append(x.pools, p)
	x.begin()
	return int(p.item), s.at + p.bytes
}

// lengthen lengthens jumps that are out of range with the pools in place, and reports whether there are any.
func (x *Placer) lengthen() (changed bool) {
	for i := range x.Jumps {
		x.Jumps[i].Before = x.base.Jumps[i].Before
	}
	for i := range x.places {
		x.places[i].tail = x.base.places[i].tail
	}
	for _, p := range x.pools {
		it := &x.items[p.item]
		place, jump := it.place, it.jumps
		if it.first == 0 { // at the end of the preceding block
			place--
			if jump > 0 && x.Jumps[jump-1].align {
				jump--
			}
		}
		if int(jump) < x.jumpsEnd(int(place)) {
			x.Jumps[jump].Before += p.bytes
		} else {
			x.places[place].tail += p.bytes
		}
	}
	for {
		if _, again := x.round(); !again {
			return changed
		}
		changed = true
	}
}

// lengthenAll makes all jumps long.
func (x *Placer) lengthenAll() {
	for i := range x.Jumps {
		if j := &x.Jumps[i]; j.enc != nil {
			j.Bytes, j.Long = j.long, true
		}
	}
}

// apply inserts the pools into the function.
func (x *Placer) apply() {
	f, l := x.f, x.f.Literals
	for i := range x.refs {
		l.Refs = append(l.Refs, x.refs[i].entry)
	}
	for _, n := range x.entries {
		l.Entries = append(l.Entries, x.consts[n].Literal)
	}
	layout := make([]mach.BlockID, 0, len(f.Layout)+len(x.pools))
	place, cut := int32(0), int32(0) // position in the layout, and the number of instructions of the last block already split off
	for _, p := range x.pools {
		it := &x.items[p.item]
		end := it.place
		if it.first > 0 {
			end++
		}
		if place < end {
			layout, place, cut = append(layout, f.Layout[place:end]...), end, 0
		}
		last := f.Blocks[layout[len(layout)-1]]
		switch {
		case p.free:
		case it.first == 0:
			last = x.between(last, f.Blocks[f.Layout[it.place]])
			layout = append(layout, last.ID)
		default:
			layout = append(layout, x.split(last, int(it.first-cut)))
			cut = it.first
		}
		l.Pools = append(l.Pools, p.end)
		last.Pool = int32(len(l.Pools))
	}
	f.Layout = append(layout, f.Layout[place:]...)
	f.ComputePreds()
}

// between inserts a block with a jump between b and its fall-through next, and returns it.
func (x *Placer) between(b, next *mach.Block) *mach.Block {
	k := slices.IndexFunc(b.Succs, func(e mach.Edge) bool { return e.To == next.ID })
	out := &b.Succs[k]
	over := x.add(mach.Block{Instrs: []mach.Instr{x.f.Jump()}, Succs: []mach.Edge{{To: next.ID, Prob: 1}}, Freq: b.Freq * out.Prob, Loop: min(b.Loop, next.Loop), Bare: next.Bare})
	out.To = over.ID
	return over
}

// split moves the instructions of b from number k on to a new block, to which b jumps, and returns it.
func (x *Placer) split(b *mach.Block, k int) mach.BlockID {
	bare := b.Bare || b.ID == 0
	for i := range b.Instrs[:k] { // each run of frame instructions sets up or tears down the frame
		if frame := b.Instrs[i].Origin == mach.FromFrame; frame && (i == 0 || b.Instrs[i-1].Origin != mach.FromFrame) {
			bare = !bare
		}
	}
	rest := x.add(mach.Block{Instrs: b.Instrs[k:], Succs: b.Succs, Freq: b.Freq, Loop: b.Loop, Bare: bare})
	b.Instrs = append(b.Instrs[:k:k], x.f.Jump())
	b.Succs = []mach.Edge{{To: rest.ID, Prob: 1}}
	return rest.ID
}

// add adds a block to the function.
func (x *Placer) add(b mach.Block) *mach.Block {
	b.ID = mach.BlockID(len(x.f.Blocks))
	x.f.Blocks = append(x.f.Blocks, &b)
	return &b
}

// poolAlign is the alignment of pools if it exceeds that of code, else 1.
func poolAlign(t *target.Target) int64 {
	if n := int64(t.Syntax.InstrBytes); n > 0 && n%t.Literals.Align == 0 {
		return 1
	}
	return t.Literals.Align
}
